"""Loads of multipliers on bodies and in joints, like loads of the user's.

A condition h of sensors and coordinates does the virtual work Σ λ ∂h/∂s δs. Each
sensor gives the wrenches that are dual to its value; coordinates act in their joints.
What changes with time alone, as the length of a rod that grows, does work in sum:
Σ λ ∂h/∂s ds/dt = -λ ∂h/∂t of positions, and -λ p0 of velocities.

The rows of an explicit loop are combinations of the components of the gap between its
two frames, h = T gap, so the multipliers are the force F = Tᵀ lam. T follows from the
dependent coordinates, by which both change: with G = ∂gap/∂q_v and H = ∂h/∂q_v,

    F = G (Gᵀ G)⁻¹ Hᵀ lam.

In a planar loop F lies in the plane; what a hinge transmits across it is not known.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import final

from symbody.dataclass import dataclass
from symbody.errors import DerivationError
from symbody.expr.differentiate import derivative, jacobian
from symbody.expr.evaluate import substitute
from symbody.expr.node import ZERO, Const, Node, Symbol
from symbody.expr.traverse import as_vector, symbols_of
from symbody.formalisms.constraints.rows import time_derivatives
from symbody.formalisms.derivations import Derivations, of_state
from symbody.formalisms.dynamics.matrices import inverse, written_product
from symbody.formalisms.tree.loads_on_tree import Applied, on_members
from symbody.formalisms.tree.tree_kinematics import TreeKinematics
from symbody.model.loads.load import JointLoad, Wrench
from symbody.model.quantities import expanded
from symbody.model.sensors.frames import (
    WITH_DUALS,
    Dual,
    add_slopes,
    dual_loads,
)
from symbody.spatial.vectors import Vec, cross, matvec, neg3, transposed
from symbody.system.system import System


@final
@dataclass(frozen=True)
class Condition:
    """A formula of the user's in a loop or constraint."""

    owner: str  # kind and name, for messages
    multiplier: str
    order: int  # 0: positions; 1: velocities, whose positions do no work
    formula: Node  # of sensors and coordinates; expressions are replaced


def conditions(kinematics: TreeKinematics) -> list[Condition]:
    """Return the formulas of all loops that relate coordinates, and of constraints."""
    system, result = kinematics.system, list[Condition]()
    for closed in system.loop_solutions:
        for i, formula in enumerate(closed.solution.relations):
            name = f"lam_{closed.name}[{i}]"
            result.append(Condition(f"loop {closed.name!r}", name, 0, formula))
    for named in system.constraints:
        if formulas := named.constraint.formulas():
            who = f"constraint {named.name!r}"
            holonomic = len(named.constraint.positions(kinematics))
            pairs = zip(named.multipliers, formulas, strict=True)
            for i, (name, formula) in enumerate(pairs):
                result.append(Condition(who, name, int(i >= holonomic), formula))
    if not system.expressions:
        return result
    nodes = expanded([one.formula for one in result], system.expressions)
    return [replace(one, formula=node) for one, node in zip(result, nodes, strict=True)]


def _add_slopes(
    system: System, slopes: dict[Symbol, Node], condition: Condition, value: Node
) -> None:
    """Add λ ∂h/∂s for the symbols s that the user sees in a formula."""
    inside = symbols_of(condition.formula) if value is not ZERO else ()
    for name, named in system.sensors.items():
        measures = not set(named.symbols.ravel().tolist()).isdisjoint(inside)
        if measures and not isinstance(named.sensor, Dual):
            raise DerivationError(
                f"{condition.owner}: its formula holds the sensor {name!r} of the kind "
                f"{type(named.sensor).__name__}. What keeps its value does to bodies "
                f"is not known, so that the forces in joints and of drives are not, "
                f"either. Write the condition {WITH_DUALS}"
            )
    add_slopes(slopes, condition.formula, value)


def prescribed_rates(kinematics: TreeKinematics) -> dict[str, Node]:
    """Return ∂h/∂t or p0 by multiplier, without drives; times -lam it is the power."""
    result: dict[str, Node] = {}
    for condition in conditions(kinematics):
        if condition.order == 0:
            formula = _with_values(kinematics, condition.formula, 0)
            rate = derivative(formula, kinematics.system.t)
        else:
            rate = _with_values(kinematics, condition.formula, 1)
        if rate is not ZERO:
            (result[condition.multiplier],) = kinematics.resolve(
                [rate], condition.owner
            )
    return {name: rate for name, rate in result.items() if rate is not ZERO}


def _with_values(kinematics: TreeKinematics, formula: Node, order: int) -> Node:
    """Return a formula, without velocities at order 1, sensors without dual put in."""
    system, inside = kinematics.system, set(symbols_of(formula))
    speeds = [v for joint in system.joints for v in joint.v]
    values: dict[Symbol, Node] = dict.fromkeys(speeds, ZERO) if order else {}
    for named in system.sensors.values():
        symbols = named.symbols.ravel().tolist()
        if isinstance(named.sensor, Dual):
            orders = zip(symbols, named.sensor.orders, strict=True)
            values |= {s: ZERO for s, own in orders if order and own}
        elif not inside.isdisjoint(symbols):
            resolved = kinematics.resolve(symbols)
            if order:
                resolved = substitute(resolved, dict.fromkeys(system.v, ZERO))
            values |= dict(zip(symbols, resolved, strict=True))
    return substitute(formula, values)


def loop_wrenches(kinematics: TreeKinematics, lam: Mapping[str, Node]) -> list[Wrench]:
    """Return the wrenches of explicit loops on their frames; relations have none."""
    system = kinematics.system
    velocity = system.coordinates.velocity_of
    loops = {named.name: named.loop for named in system.loops}
    result: list[Wrench] = []
    for closed in system.loop_solutions:
        count = len(closed.solution.rows)
        values = [lam[f"lam_{closed.name}[{i}]"] for i in range(count)]
        own = loops[closed.name].wrenches(kinematics, values)
        if own is not None:
            result += own
            continue
        frames = loops[closed.name].frames()
        if not frames:
            continue
        a, b = frames
        speeds = [velocity[q] for q in closed.solution.dependent]
        gap = kinematics.gap(a, b)
        G = jacobian(time_derivatives(system, gap), speeds)
        H = jacobian(time_derivatives(system, closed.solution.rows), speeds)
        along = written_product(H.T, as_vector(values)[:, None])
        weights = written_product(inverse(written_product(G.T, G)), along)
        x, y, z = written_product(G, weights)[:, 0]
        force: Vec = (x, y, z)
        R_CA, _ = kinematics.attitudes(a, b)
        A = transposed(R_CA)
        on_b, lever = matvec(A, force), matvec(A, cross(gap, force))
        result += [Wrench(b, a, on_b), Wrench(a, a, neg3(on_b), neg3(lever))]
    return result


def constraint_loads(
    kinematics: TreeKinematics, lam: Mapping[str, Node]
) -> tuple[list[Wrench], list[JointLoad]]:
    """Return what all loops and constraints do to frames and in joints."""
    system, by_formula = kinematics.system, conditions(kinematics)
    wrenches: list[Wrench] = []
    in_joints: list[JointLoad] = []
    for order in (0, 1):
        slopes: dict[Symbol, Node] = {}
        for condition in by_formula:
            if condition.order == order:
                _add_slopes(system, slopes, condition, lam[condition.multiplier])
        sensors, joints = system.sensors, system.joints
        pushes, along = dual_loads(kinematics, sensors, joints, slopes, order)
        wrenches += pushes
        in_joints += along
    if system.loop_solutions:
        wrenches += loop_wrenches(kinematics, lam)
    for named in system.constraints:
        values = [lam[name] for name in named.multipliers]
        wrenches += named.constraint.wrenches(kinematics, values)
    return wrenches, in_joints


def with_constraints(
    kinematics: TreeKinematics, applied: Applied, lam: Mapping[str, Node]
) -> Applied:
    """Return loads with those of the multipliers added."""
    if not kinematics.system.constrained:
        return applied
    wrenches, in_joints = constraint_loads(kinematics, lam)
    return applied.plus(on_members(kinematics, in_joints, wrenches, "a constraint"))


@of_state
def multiplier_units(of: Derivations) -> Mapping[str, str]:
    """Return the units of multipliers by name, dual to their formulas'; else empty."""
    system = of.system
    dual = _dual_units(system)
    result: dict[str, str] = {}
    for named in system.constraints:
        units = list(named.constraint.units)
        formulas = expanded(list(named.constraint.formulas()), system.expressions)
        for i, formula in enumerate(formulas):
            units[i] = units[i] or _of_formula(formula, dual)
        result |= dict(zip(named.multipliers, units, strict=True))
    return result


def _of_formula(formula: Node, dual: dict[Symbol, str]) -> str:
    units = set()
    for symbol in symbols_of(formula):
        if symbol in dual:
            slope = derivative(formula, symbol)
            if isinstance(slope, Const) and abs(slope.value) == 1:
                units.add(dual[symbol])
    return units.pop() if len(units) == 1 else ""


def _dual_units(system: System) -> dict[Symbol, str]:
    result: dict[Symbol, str] = dict(system.force_units)
    for joint in system.joints:
        units = [e.force_unit for e in joint.elements for _ in e.coordinates]
        result.update(zip(joint.q, units, strict=True))
    for named in system.sensors.values():
        if isinstance(named.sensor, Dual):
            symbols = named.symbols.ravel().tolist()
            result.update(zip(symbols, named.sensor.dual_units, strict=True))
    return result
