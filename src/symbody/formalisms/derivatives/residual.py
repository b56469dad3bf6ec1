"""Slopes of the forces that a tree lacks: r = M vd + c - tau where vd is held.

By coordinates and velocities, what bodies need follows by recursion and what loads
depend on by their own formulas. By all else, which changes few of the forces, the
formulas of the inverse dynamics are differentiated.

References:
    Carpentier, Mansard (2018), Analytical derivatives of rigid body dynamics
    algorithms, section IV.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import final

import numpy as np

from symbody.expr.differentiate import directional, jacobian
from symbody.expr.node import ONE, ZERO, Array, Node, Symbol, as_node
from symbody.expr.substitute import substitute
from symbody.expr.traverse import as_vector, symbols_of
from symbody.formalisms.derivatives.inertial import (
    slopes_by_masses,
    with_masses_held,
)
from symbody.formalisms.derivatives.inverse_dynamics import (
    InverseDynamicsDerivatives,
    derivatives_of_inverse_dynamics,
)
from symbody.formalisms.derivatives.member_products import mass_products, worth_products
from symbody.formalisms.dynamics.matrices import added, less
from symbody.formalisms.dynamics.newton_euler import inverse_dynamics
from symbody.formalisms.tree.kinematics import Motion, forward_pass
from symbody.formalisms.tree.loads_on_tree import Applied, applied_loads
from symbody.formalisms.tree.tree import Tree, with_accelerations
from symbody.formalisms.tree.tree_kinematics import TreeKinematics
from symbody.spatial.six import NO_FORCE, SpatialForce
from symbody.spatial.vectors import minus, plus, times, vec
from symbody.system.system import System, coordinate_rates, flow_of

# Products of matrices give all columns at once, for those who want one in so many.
_MOST = 3


@final
@dataclass(frozen=True)
class Residual:
    """The slopes of M vd + c - tau where vd is held, and M if it is a product."""

    slopes: Array
    M: Array | None


def residual_derivatives(
    system: System, tree: Tree, vd: Sequence[Node], wrt: Sequence[Symbol]
) -> Residual:
    """Return ∂(M vd + c - tau)/∂s of a tree without merged frames, vd held."""
    # Entries of one quaternion are found together.
    whole = [q for turn in quaternions_among(system, wrt) for q in turn]
    every = dict.fromkeys([*wrt, *whole])
    moving = with_accelerations(tree, vd)
    motion = forward_pass(moving, accelerated=True)
    applied = applied_loads(system, moving, TreeKinematics(system, moving, motion))
    known = {*system.q, *system.v}
    by_motion = [s for s in every if s in known]
    products = _MOST * len(by_motion) > len(known) and worth_products(tree)
    inverse = derivatives_of_inverse_dynamics(
        moving,
        motion,
        applied,
        law_coordinates(system),
        flow_of(system),
        products=products,
    )
    slopes = less(
        _of_bodies(system, inverse, by_motion), _of_loads(moving, applied, by_motion)
    )
    column_of = dict(zip(by_motion, slopes.T, strict=True))
    _add_stretches(system, tree, vd, quaternions_among(system, by_motion), column_of)
    others = [s for s in every if s not in known]
    column_of |= zip(
        others, _of_formulas(system, tree, vd, others, motion).T, strict=True
    )
    result: Array = np.empty((len(system.v), len(wrt)), dtype=object)
    for k, symbol in enumerate(wrt):
        result[:, k] = column_of[symbol]
    return Residual(result, mass_products(tree) if products else None)


def forces_needed(system: System, tree: Tree) -> list[Node]:
    """Return M vd + c - tau in the order of v, of a tree with accelerations."""
    motion = forward_pass(tree, accelerated=True)
    applied = applied_loads(system, tree, TreeKinematics(system, tree, motion))
    needed = inverse_dynamics(tree, motion, applied)
    numbers = [member.index for member in tree.free()]
    return [minus(needed[i - 1], applied.joint[i]) for i in numbers]


def _of_formulas(
    system: System, tree: Tree, vd: Sequence[Node], wrt: Sequence[Symbol], at: Motion
) -> Array:
    """Return the columns of symbols by which nothing moves.

    Masses and inertias are held as the formulas are differentiated: the forces are
    linear in them.
    """
    if not wrt:
        return np.empty((len(system.v), 0), dtype=object)
    bare, values = with_masses_held(with_accelerations(tree, system.vd))
    slopes = jacobian(forces_needed(system, bare), wrt)
    slopes = substitute(slopes, values | dict(zip(system.vd, vd, strict=True)))
    return added(slopes, slopes_by_masses(tree, at, wrt))


def law_coordinates(system: System) -> dict[int, Symbol]:
    """Return the coordinates of joints by law, by number of the link."""
    return {
        link.index: link.q
        for link in system.links
        if link.general is not None and isinstance(link.q, Symbol) and not link.driven
    }


def _of_bodies(
    system: System, inverse: InverseDynamicsDerivatives, wrt: Sequence[Symbol]
) -> Array:
    """Return the columns that bodies have, with their loads held."""
    row = {v: n for n, v in enumerate(system.v)}
    small_turns = _small_turns(system)
    result: Array = np.full((len(row), len(wrt)), ZERO, dtype=object)
    for column, symbol in zip(result.T, wrt, strict=True):
        if symbol in row:
            column[:] = inverse.by_v[:, row[symbol]]
        for v, factor in small_turns.get(symbol, {}).items():
            turned = [times(factor, value) for value in inverse.by_q[:, row[v]]]
            column[:] = added(column, as_vector(turned))
    return result


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
    columns: Mapping[Symbol, Array],
) -> None:
    """Add to the columns of quaternions how formulas change with their length.

    No motion of a body corresponds to it: the forces are differentiated along each
    quaternion, which replaces the slopes of loads.
    """
    if not quaternions:
        return
    forces = forces_needed(system, with_accelerations(tree, system.vd))
    held = dict(zip(system.vd, vd, strict=True))
    for quaternion in quaternions:
        along = directional(forces, {q: q for q in quaternion})
        for i, change in enumerate(substitute(along, held)):
            for q in quaternion:
                change = minus(change, times(q, columns[q][i]))
            for q in quaternion:
                columns[q][i] = plus(columns[q][i], times(q, change))


def _of_loads(tree: Tree, applied: Applied, wrt: Sequence[Symbol]) -> Array:
    """Return the changes of the generalized forces of loads."""
    pairs = zip(applied.torque, applied.force, strict=True)
    nodes = [node for torque, force in pairs for node in (*torque, *force)]
    nodes += applied.joint
    wanted, count = set(wrt), len(tree.members) + 1
    changing = [i for i, n in enumerate(nodes) if not wanted.isdisjoint(symbols_of(n))]
    changes: Array = np.full((len(nodes), len(wrt)), ZERO, dtype=object)
    if changing:
        changes[changing] = jacobian([nodes[i] for i in changing], list(wrt))
    result: Array = np.full((len(tree.free()), len(wrt)), ZERO, dtype=object)
    for column, change in zip(result.T, changes.T, strict=True):
        rows = change[: 6 * count].reshape(count, 6).tolist()
        wrenches = [SpatialForce(vec(row[:3]), vec(row[3:])) for row in rows]
        along = list(change[6 * count :])
        for member in reversed(tree.members):
            i, h = member.index, member.parent
            if wrenches[i] != NO_FORCE:
                along[i] = plus(along[i], wrenches[i].dot(member.S))
                if h:
                    wrenches[h] = wrenches[h].plus(member.outward(wrenches[i]))
        column[:] = [along[member.index] for member in tree.free()]
    return result
