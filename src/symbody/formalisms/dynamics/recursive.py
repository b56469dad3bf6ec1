"""The recursive Newton–Euler formalism of Fisette and Samin: M and c.

The accelerations of a member are linear in vd. Their coefficients, a pair of vectors W
(angular, the paper's O) and A (linear) for each member i and each member k that
carries it, go forward with the bias; the forces and torques that belong to them come
back.

References:
    Fisette and Samin (1996), Symbolic generation of large multibody system dynamic
    equations using a new semi-explicit Newton/Euler recursive scheme.
"""

from __future__ import annotations

from symbody.expr.node import ZERO, Node
from symbody.expr.origins import part_by_part
from symbody.formalisms.dynamics.inverse import along
from symbody.formalisms.tree.tree import Member, Tree
from symbody.spatial.vectors import (
    ZERO_VEC,
    Vec,
    add3,
    cross,
    full,
    matvec,
    plus,
    scale,
)

Pair = tuple[Vec, Vec]


def mass_matrix(tree: Tree) -> dict[tuple[int, int], Node]:
    """Return the lower triangle of M by numbers of members, zeros left out."""
    coefficients = _coefficients(tree)
    M: dict[tuple[int, int], Node] = {}
    sums: list[dict[int, Pair]] = [{} for _ in range(len(tree.members) + 1)]
    for member in part_by_part(reversed(tree.members)):
        i, h = member.index, member.parent
        for k, (W, A) in coefficients[i].items():
            force, torque = _wrench(member, W, A)
            below_force, below_torque = sums[i].get(k, (ZERO_VEC, ZERO_VEC))
            force, torque = add3(force, below_force), add3(torque, below_torque)
            entry = ZERO if member.driven else along(member, force, torque)
            entry = plus(entry, member.armature) if k == i else entry
            if entry is not ZERO:
                M[i, k] = entry
            if k != i and h:
                _hand_on(member, sums[h], k, force, torque)
    return M


def _hand_on(
    member: Member, sums: dict[int, Pair], k: int, force: Vec, torque: Vec
) -> None:
    force = member.turn.outward(force)
    torque = add3(member.turn.outward(torque), cross(member.p, force))
    F, L = sums.get(k, (ZERO_VEC, ZERO_VEC))
    sums[k] = add3(F, force), add3(L, torque)


def _coefficients(tree: Tree) -> list[dict[int, Pair]]:
    """Return for each member and each free member that carries it (W, A), in C."""
    result: list[dict[int, Pair]] = [{}]
    for member in part_by_part(tree.members):
        inward = member.turn.inward
        own = {
            k: (inward(W), inward(add3(A, cross(W, member.p))))
            for k, (W, A) in result[member.parent].items()
        }
        if not member.driven:
            own[member.index] = member.s_w, member.s_l
        result.append(own)
    return result


def _wrench(member: Member, W: Vec, A: Vec) -> Pair:
    force = add3(scale(member.m, A), cross(W, member.h))
    torque = add3(matvec(full(member.J), W), cross(member.h, A))
    return force, torque
