"""Derivatives of the inverse dynamics by recursion: ∂τ/∂q and ∂τ/∂v together.

    τ_i = S_iᵀ F_i,    F_i = sum over what i carries of (I a + v ×* I v - f)

A change of coordinate j turns and moves all that joint j carries like a rigid body, by
the twist S_j, and changes its velocities by the field η and its accelerations by the
field ζ + η × v. With the composite inertia I^C, and B^C as in carried.py, the wrench
on member i changes by I^C ζ + 2 B^C η, and beyond joint j by S_j ×* F more:

    ∂τ_i/∂q_j = S_iᵀ (I_i^C ζ_j + 2 B_i^C η_j)              joint j carries member i
    ∂τ_j/∂q_i = S_jᵀ (I_i^C ζ_i + 2 B_i^C η_i + S_i ×* F_i)

so that each pair of members costs some dot products: of large trees these are products
of matrices, see pair_products.py.

Loads are held in the axes of their members; what they depend on is a matter of their
own formulas. The coordinates of a quaternion joint are small turns about the axes of
its child, the integrals of its velocities.

References:
    Carpentier, Mansard (2018), Analytical derivatives of rigid body dynamics
    algorithms.
    Singh, Russell, Wensing (2022), Efficient analytical derivatives of rigid-body
    dynamics using spatial vector algebra, equations 17 to 24.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias, final

from symbody.expr.node import ZERO, Node, Symbol, neg
from symbody.formalisms.derivatives.carried import (
    Carried,
    Column,
    Coriolis,
    Row,
    coriolis,
    origin_velocities,
)
from symbody.formalisms.derivatives.directions import (
    Direction,
    directions,
    members_of_joint,
    root_frames,
    slope,
)
from symbody.formalisms.derivatives.member_products import pair_products
from symbody.formalisms.derivatives.of_members import (
    NO_BODY,
    Body,
    Changed,
    Moved,
    bodies,
    moving,
)
from symbody.formalisms.dynamics.newton_euler import composites, member_wrenches
from symbody.formalisms.tree.kinematics import Motion
from symbody.formalisms.tree.loads_on_tree import Applied
from symbody.formalisms.tree.tree import Member, Tree
from symbody.spatial.six import SpatialForce
from symbody.spatial.vectors import (
    Vec,
    dot,
    plus,
)

Entries: TypeAlias = dict[tuple[int, int], Node]


@final
@dataclass(frozen=True)
class InverseDynamicsDerivatives:
    """Derivatives of the generalized forces that a motion needs, loads held.

    Entries are by numbers of members, row and column; those that are zero are left
    out. Driven members have rows, which belong to the forces of their drives, and no
    columns.

    Attributes:
        by_q: ∂τ/∂q, by small turns for quaternions.
        by_v: ∂τ/∂v.
    """

    by_q: Entries = field(default_factory=dict)
    by_v: Entries = field(default_factory=dict)


def derivatives_of_inverse_dynamics(
    tree: Tree,
    motion: Motion,
    applied: Applied,
    coordinates: Mapping[int, Symbol],
    flow: Mapping[Symbol, Node],
    *,
    products: bool = False,
) -> InverseDynamicsDerivatives:
    """Return the derivatives of the inverse dynamics of a tree.

    Args:
        tree: The tree, without merged frames.
        motion: Its motion, own accelerations counted.
        applied: The external loads.
        coordinates: Of the members of joints by law, by number of the member.
        flow: Derivatives in time of the symbols that laws depend on.
        products: Whether the pairs of free members are left to products of matrices,
            which are computed as a whole; driven members then have no rows.
    """
    velocities = origin_velocities(tree, motion)
    slopes = directions(tree, motion, velocities, coordinates, flow)
    result = InverseDynamicsDerivatives()
    if products:
        _multiplied(tree, motion, velocities, applied, slopes, result)
    else:
        _by_pairs(tree, motion, velocities, applied, slopes, result)
    if products and not coordinates:
        return result
    wrench = _transmitted(tree, motion, applied)
    for member in tree.members:
        i = member.index
        for mate in members_of_joint(tree, i):
            if mate.index in coordinates and not mate.driven:
                own = slope(member.S, coordinates[mate.index])
                _put(result.by_q, i, mate.index, wrench[i].dot(own))
    return result


def _by_pairs(
    tree: Tree,
    motion: Motion,
    velocities: Sequence[Vec],
    applied: Applied,
    slopes: Mapping[int, Direction],
    result: InverseDynamicsDerivatives,
) -> None:
    """Add the entries for all pairs of members, one after another."""
    D, momentum = coriolis(tree, motion, velocities)
    inertia = composites(tree)
    wrench = _transmitted(tree, motion, applied)
    for member in tree.members:
        i, S = member.index, member.S
        last = members_of_joint(tree, i)[-1].index
        carried = Carried(inertia[last], Coriolis(D[last], momentum[last]))
        column = None
        if not member.driven:
            column = carried.column(S, slopes[i], wrench[i])
        _paired(tree, member, (carried.row(i, S), column), slopes, result)


def _multiplied(
    tree: Tree,
    motion: Motion,
    velocities: Sequence[Vec],
    applied: Applied,
    slopes: Mapping[int, Direction],
    result: InverseDynamicsDerivatives,
) -> None:
    """Add the entries for all pairs of free members, by products of matrices."""
    frames, _ = root_frames(tree)
    inertia = composites(tree)
    members = moving(tree, motion, applied, frames)
    total = [NO_BODY, *bodies(members, velocities[1:])]
    for member in reversed(tree.members):
        if member.parent:
            total[member.parent] = total[member.parent].plus(total[member.index])

    def changed(member: Member) -> Changed:
        i = member.index
        last = members_of_joint(tree, i)[-1].index
        moved = Moved(frames[i], inertia[last], member.S)
        return Changed(moved, slopes[i], Body(total[last].coriolis, total[i].wrench))

    pairs = pair_products(tree, changed)
    for (i, j), value in pairs.by_q.items():
        _put(result.by_q, i, j, neg(value))
    for (i, j), value in pairs.by_v.items():
        _put(result.by_v, i, j, neg(value))


def _paired(
    tree: Tree,
    member: Member,
    factors: tuple[Row, Column | None],
    slopes: Mapping[int, Direction],
    result: InverseDynamicsDerivatives,
) -> None:
    """Add row and column of a member for all members that carry it."""
    i = member.index
    row, column = factors
    joint = members_of_joint(tree, i)
    for mate in joint:
        _fill(result, row, mate, slopes)
    at = joint[0]
    while at.parent:
        row = row.outward(at)
        column = None if column is None else column.outward(at)
        joint = members_of_joint(tree, at.parent)
        for above in joint:
            k = above.index
            _fill(result, row, above, slopes)
            if column is not None:
                _put(result.by_q, k, i, column.by_q.dot(above.S))
                _put(result.by_v, k, i, column.by_v.dot(above.S))
        at = joint[0]


def _fill(
    result: InverseDynamicsDerivatives,
    row: Row,
    mover: Member,
    slopes: Mapping[int, Direction],
) -> None:
    """Add the entries of a row in the column of a member that moves it."""
    if mover.driven:
        return
    i, j, by = row.index, mover.index, slopes[mover.index]
    by_eta = dot(row.coriolis, by.eta.angular)
    _put(result.by_q, i, j, plus(row.inertial.dot(by.zeta), by_eta))
    by_S = dot(row.coriolis, mover.s_w)
    _put(result.by_v, i, j, plus(row.inertial.dot(by.zeta_v), by_S))


def _put(entries: Entries, i: int, j: int, value: Node) -> None:
    if value is not ZERO:
        entries[i, j] = plus(entries.get((i, j), ZERO), value)


def _transmitted(tree: Tree, motion: Motion, applied: Applied) -> list[SpatialForce]:
    """Return the wrench that each member needs for all that it carries, in C."""
    wrench = member_wrenches(tree, motion, applied)
    for member in reversed(tree.members):
        i, h = member.index, member.parent
        if h:
            wrench[h] = wrench[h].plus(member.outward(wrench[i]))
    return wrench
