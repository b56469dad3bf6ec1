"""Slopes of the forces that a motion needs by masses and inertias.

They are linear in mass m, first moment h and inertia J of each member about its origin,
so that their slopes need no differentiation: the wrench of a change (dm, dh, dJ) is
what the same motion needs of that, and the members that carry it feel

    ∂r_i/∂s = S_iᵀ X_ij W_j(∂m_j/∂s, ∂h_j/∂s, ∂J_j/∂s)

the regressor of identification. Of large trees that is a product of matrices.

References:
    Atkeson, An, Hollerbach (1986), Estimation of inertial parameters of manipulator
    loads and links, section 2.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import final

import numpy as np

from symbody.expr.differentiate import jacobian
from symbody.expr.node import ZERO, Const, Node, Symbol
from symbody.expr.traverse import symbols_of
from symbody.formalisms.derivatives.mass_products import worth_products
from symbody.formalisms.derivatives.matrices import block_product
from symbody.formalisms.derivatives.root_frames import root_frames
from symbody.formalisms.derivatives.rows_and_columns import outward
from symbody.formalisms.tree.kinematics import Motion, moving_wrench
from symbody.formalisms.tree.tree import Member, Tree
from symbody.spatial.six import MassProperties, SpatialForce
from symbody.spatial.vectors import plus

# Entries by number of the member.
Column = dict[int, Node]


@final
@dataclass(frozen=True)
class Wrench:
    """A wrench that a motion needs in one member, in its frame."""

    member: Member
    wrench: SpatialForce


def with_masses_held(tree: Tree) -> tuple[Tree, dict[Symbol, Node]]:
    """Return a tree whose masses and inertias are symbols, and their formulas."""
    values: dict[Symbol, Node] = {}

    def held(node: Node, name: str) -> Node:
        if isinstance(node, Const):
            return node
        symbol = Symbol(name)
        values[symbol] = node
        return symbol

    members = []
    for member in tree.members:
        m, *rest = (
            held(node, f"inertial_{member.index}_{k}")
            for k, node in enumerate((member.m, *member.h, *member.J))
        )
        h, J = (rest[0], rest[1], rest[2]), rest[3:]
        members.append(
            replace(member, m=m, h=h, J=(J[0], J[1], J[2], J[3], J[4], J[5]))
        )
    return replace(tree, members=tuple(members)), values


def slopes_by_masses(
    tree: Tree, motion: Motion, wrt: Sequence[Symbol]
) -> dict[Symbol, Column]:
    """Return how the forces change where masses and inertias follow symbols.

    Args:
        tree: The tree, without merged frames.
        motion: Its motion, own accelerations counted.
        wrt: The symbols.
    """
    changes = list(_changes(tree, motion, wrt))
    columns: dict[Symbol, Column] = {s: {} for s in wrt}
    found = forces_for(tree, [wrench for _, wrench in changes])
    for (symbol, _), column in zip(changes, found, strict=True):
        own = columns[symbol]
        for i, value in column.items():
            own[i] = plus(own.get(i, ZERO), value)
    return columns


def forces_for(tree: Tree, wrenches: Sequence[Wrench]) -> Iterator[Column]:
    """Return the generalized forces that each wrench needs, in order.

    Args:
        tree: The tree, without merged frames.
        wrenches: Each in one member.
    """
    found = _multiplied if worth_products(tree) else _handed_down
    return found(tree, wrenches)


def wrench_of(member: Member, mass: MassProperties, motion: Motion) -> Wrench:
    """Return what a motion needs of mass that moves with a member."""
    force, torque = moving_wrench(mass, motion, member.index)
    return Wrench(member, SpatialForce(torque, force))


def _changes(
    tree: Tree, motion: Motion, wrt: Sequence[Symbol]
) -> Iterator[tuple[Symbol, Wrench]]:
    for member in tree.members:
        formulas = [member.m, *member.h, *member.J]
        held = set(symbols_of(*formulas))
        own = [s for s in wrt if s in held]
        if not own:
            continue
        for symbol, column in zip(own, jacobian(formulas, own).T, strict=True):
            m, hx, hy, hz, xx, xy, xz, yy, yz, zz = column.tolist()
            mass = MassProperties(m, (hx, hy, hz), (xx, xy, xz, yy, yz, zz))
            yield symbol, wrench_of(member, mass, motion)


def _handed_down(tree: Tree, changes: Sequence[Wrench]) -> Iterator[Column]:
    """Yield the forces that each wrench needs, from member to member."""
    for change in changes:
        at, wrench = change.member, change.wrench
        column: Column = {}
        while True:
            value = wrench.dot(at.S)
            if value is not ZERO and not at.driven:
                column[at.index] = value
            if not at.parent:
                break
            wrench = outward(at, wrench)
            at = tree.members[at.parent - 1]
        yield column


def _multiplied(tree: Tree, changes: Sequence[Wrench]) -> Iterator[Column]:
    """Yield the same as products of all motions and wrenches, seen from the roots."""
    if not changes:
        return
    frames, _ = root_frames(tree)
    free = tree.free()
    left = np.array([frames[m.index].motion(m.S) for m in free], dtype=object)
    wrenches = [frames[c.member.index].force(c.wrench) for c in changes]
    right = np.array(wrenches, dtype=object).T
    carries = np.array([_carrying(tree, change.member) for change in changes]).T
    C = block_product(left, right, carries)
    for column in C.T:
        pairs = zip(free, column, strict=True)
        yield {m.index: value for m, value in pairs if value is not ZERO}


def _carrying(tree: Tree, member: Member) -> list[bool]:
    """Return which free members carry a member."""
    path = {member.index}
    while member.parent:
        member = tree.members[member.parent - 1]
        path.add(member.index)
    return [m.index in path for m in tree.free()]
