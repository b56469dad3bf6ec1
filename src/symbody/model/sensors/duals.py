"""Loads that do the virtual work of formulas of sensors and coordinates."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from symbody.expr.differentiate import derivative
from symbody.expr.node import ZERO, Node, Symbol
from symbody.expr.traverse import symbols_of
from symbody.model.joint import Joint
from symbody.model.loads.load import (
    JointLoad,
    Kinematics,
    Wrench,
    loads_by_coordinates,
    loads_by_velocities,
)
from symbody.model.sensors.frames import Dual, NamedSensor
from symbody.spatial.vectors import array, plus, times


def add_slopes(slopes: dict[Symbol, Node], formula: Node, force: Node) -> None:
    """Add force ∂h/∂s for the symbols s that the user sees in a formula h."""
    for symbol in symbols_of(formula) if force is not ZERO else ():
        slope = times(force, derivative(formula, symbol))
        slopes[symbol] = plus(slopes.get(symbol, ZERO), slope)


def dual_loads(
    kinematics: Kinematics,
    sensors: Mapping[str, NamedSensor],
    joints: Iterable[Joint],
    slopes: Mapping[Symbol, Node],
    order: int,
) -> tuple[list[Wrench], list[JointLoad]]:
    """Return what does the work Σ slope δs; of velocities the power, at `order` 1."""
    wrenches: list[Wrench] = []
    loads: list[JointLoad] = []
    for named in sensors.values():
        if not isinstance(named.sensor, Dual):
            continue
        entries = zip(named.symbols.ravel().tolist(), named.sensor.orders, strict=True)
        flat = [slopes.get(s, ZERO) if own == order else ZERO for s, own in entries]
        if any(slope is not ZERO for slope in flat):
            dual = array(flat).reshape(named.symbols.shape)
            wrenches.extend(named.sensor.dual_wrenches(kinematics, dual))
            loads.extend(named.sensor.dual_loads(dual))
    for joint in joints:
        if order == 0:
            forces = [slopes.get(q, ZERO) for q in joint.q]
            loads.extend(loads_by_coordinates(joint, forces))
        else:
            forces = [slopes.get(v, ZERO) for v in joint.v]
            loads.extend(loads_by_velocities(joint, forces))
    return wrenches, loads
