"""Slopes of the wrenches on bodies by their velocities: D and l of 2 B η.

    2 B η = I (η × v) + η ×* I v + v ×* I η = (D ω, 2 ω × l),    η = (ω, u)

B acts on the angular part of η alone. Velocities of origins count from the first member
that turns, because a translation of everything changes no wrench.

References:
    Singh, Russell, Wensing (2022), Efficient analytical derivatives of rigid-body
    dynamics using spatial vector algebra, equation 10.
"""

from __future__ import annotations

from collections.abc import Sequence

from symbody.expr.node import ZERO, Node, as_node
from symbody.formalisms.dynamics.composite import Composite
from symbody.formalisms.tree.kinematics import Motion
from symbody.formalisms.tree.tree import Tree
from symbody.spatial.vectors import (
    ZERO_VEC,
    Mat,
    Vec,
    add3,
    cross,
    dot,
    full,
    minus,
    plus,
    scale,
    sub3,
    times,
    transposed,
)

_ZERO_MAT: Mat = (ZERO_VEC, ZERO_VEC, ZERO_VEC)
_TWO = as_node(2)


def origin_velocities(tree: Tree, motion: Motion) -> list[Vec]:
    """Return velocities of origins, of members that do not turn taken as zero, in C."""
    result = [ZERO_VEC]
    for member in tree.members:
        i, h = member.index, member.parent
        if motion.w[i] == ZERO_VEC:
            result.append(ZERO_VEC)
            continue
        moved = add3(result[h], cross(motion.w[h], member.p))
        own = scale(member.v, member.s_l)
        result.append(add3(member.turn.inward(moved), own))
    return result


def coriolis(
    tree: Tree, motion: Motion, moving: Sequence[Vec]
) -> tuple[list[Mat], list[Vec]]:
    """Return D and l of what each member carries, in C."""
    D: list[Mat] = [_ZERO_MAT]
    momentum = [ZERO_VEC]
    for member in tree.members:
        i = member.index
        own, moved = coriolis_of_body(
            (member.m, member.h, member.J), motion.w[i], moving[i]
        )
        D.append(own)
        momentum.append(moved)
    for member in reversed(tree.members):
        i, h = member.index, member.parent
        if h:
            l_i = member.turn.outward(momentum[i])
            D_i = member.turn.outward_block(D[i]) if D[i] != _ZERO_MAT else _ZERO_MAT
            # The torque about the parent's origin is p × 2 ω × l more.
            D[h] = _add(D[h], _add(D_i, shifted(l_i, member.p)))
            momentum[h] = add3(momentum[h], l_i)
    return D, momentum


def coriolis_of_body(inertia: Composite, w: Vec, v: Vec) -> tuple[Mat, Vec]:
    """Return D = 2 w̃ J - tr(J) w̃ + 2 (v·h 1 - v hᵀ) and l = m v + w × h."""
    m, h, inner = inertia
    J = full(inner)
    trace = plus(plus(J[0][0], J[1][1]), J[2][2])
    # Column by column: 2 w × (J e) - tr(J) w × e.
    x, y, z = (
        cross(w, sub3(scale(_TWO, _column(J, k)), _axis(k, trace))) for k in range(3)
    )
    D = _add(transposed((x, y, z)), shifted(v, h))
    return D, add3(scale(m, v), cross(w, h))


def shifted(a: Vec, b: Vec) -> Mat:
    """Return 2 (a·b 1 - a bᵀ), which takes ω to 2 b × (ω × a)."""
    if a == ZERO_VEC or b == ZERO_VEC:
        return _ZERO_MAT
    along = dot(a, b)
    rows = []
    for i in range(3):
        row = [minus(ZERO, times(a[i], b[j])) for j in range(3)]
        row[i] = plus(row[i], along)
        rows.append((times(_TWO, row[0]), times(_TWO, row[1]), times(_TWO, row[2])))
    return rows[0], rows[1], rows[2]


def _add(a: Mat, b: Mat) -> Mat:
    return add3(a[0], b[0]), add3(a[1], b[1]), add3(a[2], b[2])


def _column(m: Mat, k: int) -> Vec:
    return m[0][k], m[1][k], m[2][k]


def _axis(k: int, value: Node) -> Vec:
    entries = [ZERO, ZERO, ZERO]
    entries[k] = value
    return entries[0], entries[1], entries[2]
