"""Loads of conditions given by formulas on bodies and in joints, and their power.

A condition h of sensors and coordinates does the virtual work Σ λ ∂h/∂s δs. Each
sensor gives the wrenches that are dual to its value; coordinates act in their joints.
What changes with time alone, as the length of a rod that grows, does work in sum:
Σ λ ∂h/∂s ds/dt = -λ ∂h/∂t of positions, and -λ p0 of velocities.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import final

from symbody.dataclass import dataclass
from symbody.errors import DerivationError
from symbody.expr.differentiate import derivative
from symbody.expr.node import ZERO, Node, Symbol
from symbody.expr.substitute import substitute
from symbody.expr.traverse import symbols_of
from symbody.formalisms.tree.measured import Measured
from symbody.model.loads.load import (
    JointLoad,
    Wrench,
    loads_by_coordinates,
    loads_by_velocities,
)
from symbody.model.quantities import expanded
from symbody.model.sensors.sensor import Dual
from symbody.spatial.vectors import array, plus, times
from symbody.system.system import System


@final
@dataclass(frozen=True)
class Condition:
    """A formula of the user's in a loop or constraint.

    Attributes:
        owner: Kind and name of what it belongs to, for messages.
        multiplier: Name of its multiplier.
        order: 0 for a condition on positions; 1 for one on velocities, whose positions
            do no work.
        formula: Of sensors and coordinates; expressions are replaced.
    """

    owner: str
    multiplier: str
    order: int
    formula: Node


@final
@dataclass(frozen=True)
class Acting:
    """Wrenches on frames, and generalized forces in joints.

    Attributes:
        wrenches: On frames.
        joint_loads: In joints.
    """

    wrenches: list[Wrench] = field(default_factory=list)
    joint_loads: list[JointLoad] = field(default_factory=list)


def conditions(system: System, measured: Measured) -> list[Condition]:
    """Return the formulas of all loops that relate coordinates, and of constraints.

    Args:
        system: All coordinates of the spanning tree.
        measured: Of its tree.
    """
    result: list[tuple[str, str, int, Node]] = []
    for closed in system.loop_solutions:
        for i, formula in enumerate(closed.solution.relations):
            name = f"lam_{closed.name}[{i}]"
            result.append((f"loop {closed.name!r}", name, 0, formula))
    for named in system.constraints:
        formulas = named.constraint.formulas()
        if formulas:
            who = f"constraint {named.name!r}"
            holonomic = len(named.constraint.positions(measured))
            pairs = zip(named.multipliers, formulas, strict=True)
            for i, (name, formula) in enumerate(pairs):
                result.append((who, name, int(i >= holonomic), formula))
    plain = expanded([formula for *_, formula in result], system.expressions)
    return [
        Condition(owner, name, order, formula)
        for (owner, name, order, _), formula in zip(result, plain, strict=True)
    ]


def formula_loads(
    system: System, measured: Measured, lam: Mapping[str, Node]
) -> Acting:
    """Return what the multipliers of all formulas do.

    Args:
        system: All coordinates of the spanning tree.
        measured: Of its tree.
        lam: Multipliers by name.

    Raises:
        DerivationError: A formula holds a sensor whose dual wrenches are not known.
    """
    found = conditions(system, measured)
    result = Acting()
    for order in (0, 1):
        slopes: dict[Symbol, Node] = {}
        for condition in found:
            if condition.order == order:
                _add_slopes(system, slopes, condition, lam[condition.multiplier])
        _add_loads(system, measured, slopes, order, result)
    return result


def _add_slopes(
    system: System, slopes: dict[Symbol, Node], condition: Condition, value: Node
) -> None:
    """Add λ ∂h/∂s for the symbols s that the user sees in a formula."""
    if value is ZERO:
        return
    inside = symbols_of(condition.formula)
    for name, named in system.sensors.items():
        measures = not set(named.symbols.ravel().tolist()).isdisjoint(inside)
        if measures and not isinstance(named.sensor, Dual):
            raise DerivationError(
                f"{condition.owner}: its formula holds the sensor {name!r} of the kind "
                f"{type(named.sensor).__name__}. What keeps its value does to bodies "
                f"is not known, so that the forces in joints and of drives are not, "
                f"either. Write the condition with coordinates, or with sensors of "
                f"positions and velocities: Position, Orientation, Distance, "
                f"CenterOfMass, Velocity, AngularVelocity, JointState."
            )
    for symbol in inside:
        slope = times(value, derivative(condition.formula, symbol))
        slopes[symbol] = plus(slopes.get(symbol, ZERO), slope)


def _add_loads(
    system: System,
    measured: Measured,
    slopes: Mapping[Symbol, Node],
    order: int,
    result: Acting,
) -> None:
    for named in system.sensors.values():
        if not isinstance(named.sensor, Dual):
            continue
        entries = zip(named.symbols.ravel().tolist(), named.sensor.orders, strict=True)
        flat = [slopes.get(s, ZERO) if own == order else ZERO for s, own in entries]
        if any(slope is not ZERO for slope in flat):
            dual = array(flat).reshape(named.symbols.shape)
            result.wrenches.extend(named.sensor.dual_wrenches(measured, dual))
            result.joint_loads.extend(named.sensor.dual_loads(dual))
    for joint in system.joints:
        if order == 0:
            forces = [slopes.get(q, ZERO) for q in joint.q]
            result.joint_loads.extend(loads_by_coordinates(joint, forces))
        else:
            forces = [slopes.get(v, ZERO) for v in joint.v]
            result.joint_loads.extend(loads_by_velocities(joint, forces))


def prescribed_rates(system: System, measured: Measured) -> dict[str, Node]:
    """Return ∂h/∂t or p0 of the formulas that change with time alone, by multiplier.

    The multiplier times this, with the opposite sign, is the power of the constraint.
    Driven coordinates are no part of it: their drives do that work.
    """
    result: dict[str, Node] = {}
    for condition in conditions(system, measured):
        if condition.order == 0:
            formula = _with_plain_values(system, measured, condition.formula, 0)
            rate = derivative(formula, system.t)
        else:
            rate = _with_plain_values(system, measured, condition.formula, 1)
        if rate is not ZERO:
            (result[condition.multiplier],) = measured.resolve([rate], condition.owner)
    return {name: rate for name, rate in result.items() if rate is not ZERO}


def _with_plain_values(
    system: System, measured: Measured, formula: Node, order: int
) -> Node:
    """Return a formula without velocities, if of order 1.

    Sensors of positions stay symbols; those that have no dual are their formulas.
    """
    inside = set(symbols_of(formula))
    speeds = [v for joint in system.joints for v in joint.v]
    values: dict[Symbol, Node] = dict.fromkeys(speeds, ZERO) if order else {}
    for named in system.sensors.values():
        symbols = named.symbols.ravel().tolist()
        if isinstance(named.sensor, Dual):
            orders = zip(symbols, named.sensor.orders, strict=True)
            values |= {s: ZERO for s, own in orders if order and own}
        elif not inside.isdisjoint(symbols):
            found = measured.resolve(symbols)
            at_rest = (
                substitute(found, dict.fromkeys(system.v, ZERO)) if order else found
            )
            values |= dict(zip(symbols, at_rest, strict=True))
    return substitute(formula, values)
