"""Slopes of the forces that a tree lacks: r = M vd + c - tau where vd is held.

By coordinates and velocities, what bodies need follows by recursion and what loads
depend on by their own formulas. By all else, which changes few of the forces, the
formulas of the inverse dynamics are differentiated.

References:
    Carpentier, Mansard (2018), Analytical derivatives of rigid body dynamics
    algorithms, section IV.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias, final

import numpy as np

from symbody.expr.differentiate import directional, jacobian
from symbody.expr.node import ONE, ZERO, Array, Node, Symbol, as_node
from symbody.expr.substitute import substitute
from symbody.expr.traverse import symbols_of
from symbody.formalisms.derivatives.inertial import (
    slopes_by_masses,
    with_masses_held,
)
from symbody.formalisms.derivatives.inverse_dynamics import (
    InverseDynamicsDerivatives,
    derivatives_of_inverse_dynamics,
)
from symbody.formalisms.derivatives.member_products import mass_products, worth_products
from symbody.formalisms.dynamics.newton_euler import inverse_dynamics
from symbody.formalisms.tree.kinematics import Motion, forward_pass
from symbody.formalisms.tree.loads_on_tree import Applied, applied_loads
from symbody.formalisms.tree.tree import Tree, with_accelerations
from symbody.formalisms.tree.tree_kinematics import TreeKinematics
from symbody.spatial.six import NO_FORCE, SpatialForce
from symbody.spatial.vectors import minus, plus, times
from symbody.system.system import System, coordinate_rates

# Entries by number of the member.
Column: TypeAlias = dict[int, Node]
# Products of matrices give all columns at once, for those who want one in so many.
_MOST = 3


@final
@dataclass(frozen=True)
class Residual:
    """The slopes of M vd + c - tau where vd is held.

    Attributes:
        slopes: A row for each free velocity, a column for each symbol.
        M: The mass matrix, if it is worth products of matrices.
    """

    slopes: Array
    M: Array | None


def residual_derivatives(
    system: System, tree: Tree, vd: Sequence[Node], wrt: Sequence[Symbol]
) -> Residual:
    """Return ∂(M vd + c - tau)/∂s where vd is held.

    Args:
        system: The system.
        tree: Its tree, without merged frames.
        vd: The accelerations at which it is taken.
        wrt: Symbols of any kind, each once.
    """
    # Entries of one quaternion are found together.
    whole = [q for turn in quaternions_among(system, wrt) for q in turn]
    every = dict.fromkeys([*wrt, *whole])
    moving = with_accelerations(tree, vd)
    motion = forward_pass(moving, accelerated=True)
    applied = applied_loads(system, moving, TreeKinematics(system, moving, motion))
    flow: dict[Symbol, Node] = {system.t: ONE}
    flow |= dict(zip(system.q, coordinate_rates(system), strict=True))
    known = {*system.q, *system.v}
    by_motion = [s for s in every if s in known]
    products = _MOST * len(by_motion) > len(known) and worth_products(tree)
    inverse = derivatives_of_inverse_dynamics(
        moving, motion, applied, law_coordinates(system), flow, products=products
    )
    columns = _of_bodies(system, tree, inverse, by_motion)
    changes = _of_loads(moving, applied, by_motion)
    for column, change in zip(columns, changes, strict=True):
        for i, value in change.items():
            column[i] = minus(column.get(i, ZERO), value)
    column_of = dict(zip(by_motion, columns, strict=True))
    _add_stretches(system, tree, vd, quaternions_among(system, by_motion), column_of)
    others = [s for s in every if s not in known]
    column_of |= _of_formulas(system, tree, vd, others, motion)
    numbers = [member.index for member in tree.free()]
    slopes: Array = np.full((len(numbers), len(wrt)), ZERO, dtype=object)
    for k, symbol in enumerate(wrt):
        slopes[:, k] = [column_of[symbol].get(i, ZERO) for i in numbers]
    return Residual(slopes, mass_products(tree) if products else None)


def forces_needed(system: System, tree: Tree) -> Column:
    """Return M vd + c - tau, by number of the free member.

    Args:
        system: The system.
        tree: Its tree, with accelerations.
    """
    motion = forward_pass(tree, accelerated=True)
    applied = applied_loads(system, tree, TreeKinematics(system, tree, motion))
    needed = inverse_dynamics(tree, motion, applied)
    return {
        member.index: minus(needed[member.index - 1], applied.joint[member.index])
        for member in tree.free()
    }


def _of_formulas(
    system: System, tree: Tree, vd: Sequence[Node], wrt: Sequence[Symbol], at: Motion
) -> dict[Symbol, Column]:
    """Return the columns of symbols by which nothing moves.

    Masses and inertias are held as the formulas are differentiated: the forces are
    linear in them.
    """
    if not wrt:
        return {}
    bare, values = with_masses_held(with_accelerations(tree, system.vd))
    forces = forces_needed(system, bare)
    slopes = jacobian(list(forces.values()), wrt)
    known = {**values, **dict(zip(system.vd, vd, strict=True))}
    slopes = substitute(slopes, known)
    by_masses = slopes_by_masses(tree, at, wrt)
    result: dict[Symbol, Column] = {}
    for s, column in zip(wrt, slopes.T, strict=True):
        entries = dict(zip(forces, column, strict=True))
        total = {i: plus(d, by_masses[s].get(i, ZERO)) for i, d in entries.items()}
        result[s] = {i: d for i, d in total.items() if d is not ZERO}
    return result


def law_coordinates(system: System) -> dict[int, Symbol]:
    """Return the coordinates of joints by law, by number of the link."""
    return {
        link.index: link.q
        for link in system.links
        if link.general is not None and isinstance(link.q, Symbol) and not link.driven
    }


def _of_bodies(
    system: System,
    tree: Tree,
    inverse: InverseDynamicsDerivatives,
    wrt: Sequence[Symbol],
) -> list[Column]:
    """Return the columns that bodies have, with their loads held."""
    free = tree.free()
    by_q: dict[int, Column] = {member.index: {} for member in free}
    by_v: dict[int, Column] = {member.index: {} for member in free}
    for table, entries in ((by_q, inverse.by_q), (by_v, inverse.by_v)):
        for (i, j), value in entries.items():
            table[j][i] = value
    number = {v: m.index for v, m in zip(system.v, free, strict=True)}
    small_turns = _small_turns(system)
    columns: list[Column] = []
    for symbol in wrt:
        column: Column = {}
        if symbol in number:
            column = by_v[number[symbol]]
        for v, factor in small_turns.get(symbol, {}).items():
            for i, value in by_q[number[v]].items():
                column[i] = plus(column.get(i, ZERO), times(factor, value))
        columns.append(column)
    return columns


def _small_turns(system: System) -> dict[Symbol, dict[Symbol, Node]]:
    """Return ∂(integral of v)/∂q for each coordinate, by velocity.

    For a unit quaternion it is 4 Nᵀ, as N Nᵀ = 1/4 along the sphere.
    """
    four = as_node(4)
    result: dict[Symbol, dict[Symbol, Node]] = {}
    for q, rate in zip(system.q, coordinate_rates(system), strict=True):
        if isinstance(rate, Symbol):
            result[q] = {rate: ONE}
            continue
        speeds = [s for s in symbols_of(rate) if s in set(system.v)]
        slopes = jacobian([rate], speeds)[0]
        result[q] = {
            v: times(four, slope) for v, slope in zip(speeds, slopes, strict=True)
        }
    return result


def quaternions_among(
    system: System, symbols: Sequence[Symbol]
) -> list[tuple[Symbol, ...]]:
    """Return the quaternions of which an entry is among some symbols."""
    quaternions = [system.q[start : start + 4] for start in system.quaternions]
    return [q for q in quaternions if not set(q).isdisjoint(symbols)]


def _add_stretches(
    system: System,
    tree: Tree,
    vd: Sequence[Node],
    quaternions: Sequence[tuple[Symbol, ...]],
    columns: dict[Symbol, Column],
) -> None:
    """Add to the columns of quaternions how formulas change with their length.

    No motion of a body corresponds to it. The forces are differentiated along each
    quaternion, and what is known of that, of the loads, is replaced.
    """
    if not quaternions:
        return
    forces = forces_needed(system, with_accelerations(tree, system.vd))
    held = dict(zip(system.vd, vd, strict=True))
    for quaternion in quaternions:
        along = directional(list(forces.values()), {q: q for q in quaternion})
        for i, change in zip(forces, substitute(along, held), strict=True):
            for q in quaternion:
                change = minus(change, times(q, columns[q].get(i, ZERO)))
            for q in quaternion:
                columns[q][i] = plus(columns[q].get(i, ZERO), times(q, change))


def _of_loads(tree: Tree, applied: Applied, wrt: Sequence[Symbol]) -> list[Column]:
    """Return changes of the generalized forces of loads, by number of the member."""
    n = len(tree.members) + 1
    wrenches = [SpatialForce(applied.torque[i], applied.force[i]) for i in range(n)]
    nodes = [node for w in wrenches for node in (*w.torque, *w.force)]
    nodes += applied.joint
    changes = _sparse_jacobian(nodes, wrt)
    columns: list[Column] = []
    for change in changes:
        column: Column = {}
        moved: dict[int, SpatialForce] = {}
        for place, value in change.items():
            if place >= 6 * n:
                column[place - 6 * n] = value
            else:
                entries = moved.setdefault(place // 6, NO_FORCE)
                moved[place // 6] = entries.plus(_unit(place % 6, value))
        _projected(tree, moved, column)
        columns.append(column)
    return columns


def _sparse_jacobian(
    nodes: Sequence[Node], wrt: Sequence[Symbol]
) -> list[dict[int, Node]]:
    """Return by symbol the derivatives that are not zero, by place of the node."""
    wanted = set(wrt)
    changing = [
        i
        for i, node in enumerate(nodes)
        if node is not ZERO and any(s in wanted for s in symbols_of(node))
    ]
    if not changing:
        return [{} for _ in wrt]
    J = jacobian([nodes[i] for i in changing], list(wrt))
    return [
        {
            i: entry
            for i, entry in zip(changing, J[:, k], strict=True)
            if entry is not ZERO
        }
        for k in range(len(wrt))
    ]


def _unit(place: int, value: Node) -> SpatialForce:
    entries = [ZERO] * 6
    entries[place] = value
    a, b, c, d, e, f = entries
    return SpatialForce((a, b, c), (d, e, f))


def _projected(tree: Tree, wrenches: dict[int, SpatialForce], column: Column) -> None:
    """Add the generalized forces of wrenches on members, from the tips to the root."""
    for i in range(len(tree.members), 0, -1):
        if i not in wrenches:
            continue
        member, wrench = tree.members[i - 1], wrenches[i]
        force = wrench.dot(member.S)
        if force is not ZERO:
            column[i] = plus(column.get(i, ZERO), force)
        if member.parent:
            below = wrenches.get(member.parent, NO_FORCE)
            wrenches[member.parent] = below.plus(member.outward(wrench))
