"""The composite-body formalism: M from the inertia of everything that a joint carries.

References:
    Walker and Orin (1982); Featherstone (2008), section 6.2.
"""

from __future__ import annotations

from symbody.expr.node import ZERO, Node
from symbody.expr.origins import part_by_part
from symbody.formalisms.dynamics.inverse import along
from symbody.formalisms.tree.tree import Member, Tree
from symbody.spatial.six import shift_of_inertia
from symbody.spatial.vectors import (
    ZERO_SYM,
    ZERO_VEC,
    Sym,
    Vec,
    add3,
    add_sym,
    cross,
    full,
    matvec,
    plus,
    scale,
)

Composite = tuple[Node, Vec, Sym]


def mass_matrix(tree: Tree) -> dict[tuple[int, int], Node]:
    """Return the lower triangle of M by numbers of members, zeros left out.

    An entry (i, k) exists only if member k carries member i, or is it.
    """
    carried = composites(tree)
    M: dict[tuple[int, int], Node] = {}
    for member in part_by_part(tree.members):
        if member.driven:
            continue
        force, torque = _unit_wrench(member, carried[member.index])
        own = along(member, force, torque)
        M[member.index, member.index] = plus(own, member.armature)
        below = member
        while below.parent:
            force, torque = below.turn.outward(force), below.turn.outward(torque)
            torque = add3(torque, cross(below.p, force))
            below = tree.members[below.parent - 1]
            if not below.driven:
                entry = along(below, force, torque)
                if entry is not ZERO:
                    M[member.index, below.index] = entry
    return M


def composites(tree: Tree) -> list[Composite]:
    """Return mass, first moment and inertia of what each member carries, in C."""
    total: list[Composite] = [(ZERO, ZERO_VEC, ZERO_SYM)]
    total += [(member.m, member.h, member.J) for member in tree.members]
    for member in part_by_part(reversed(tree.members)):
        if not member.parent:
            continue
        m, h, J = total[member.index]
        h = member.turn.outward(h)
        J = member.turn.outward_sym(J)
        after = add3(h, scale(m, member.p))
        J = add_sym(J, shift_of_inertia(member.p, h, after))
        M, H, J_h = total[member.parent]
        total[member.parent] = plus(M, m), add3(H, after), add_sym(J_h, J)
    return total


def _unit_wrench(member: Member, composite: Composite) -> tuple[Vec, Vec]:
    """Return what a unit acceleration of the member alone needs, in C."""
    m, h, J = composite
    w, a = member.s_w, member.s_l
    force = add3(scale(m, a), cross(w, h))
    return force, add3(_times(J, w), cross(h, a))


def _times(J: Sym, w: Vec) -> Vec:
    return matvec(full(J), w) if w is not ZERO_VEC else ZERO_VEC
