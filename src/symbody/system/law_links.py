"""Links of a joint that moves by formulas of its coordinates.

    w_SP = Σ s_w v + w_t,   v_SP = Σ s_l v + l_t   (in S),   from R(q, t) and p(q, t)

All links of the joint share the frame S: the first carries the displacement, the last
what velocities add to the accelerations. If the formulas hold time, one link more is
driven at unit velocity.

References:
    Sol (1983), section 3.3, hinge elements: partial velocities and bias.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from symbody.expr.differentiate import derivative, directional
from symbody.expr.node import ONE, ZERO, Node, Symbol
from symbody.expr.substitute import substitute
from symbody.expr.traverse import symbols_of
from symbody.model.joint_types.element import Law
from symbody.spatial.vectors import (
    IDENTITY,
    ZERO_VEC,
    Mat,
    Vec,
    add3,
    dot,
    mat,
    matvec,
    scale,
    transposed,
)
from symbody.system.link import GeneralMotion, Link


def law_links(
    law: Law,
    joint: int,
    q: Sequence[Symbol],
    v: Sequence[Symbol],
    vd: Sequence[Symbol],
    drives: Sequence[Node | None],
    t: Symbol,
) -> Iterator[Link]:
    """Yield one link a coordinate of a law, and one for time if it occurs."""
    n = len(law.coordinates)
    own = dict(zip(law.coordinates, q, strict=False))
    p = _vec(substitute(list(law.position), own))
    R = mat([substitute(list(row), own) for row in law.rotation])
    flow: dict[Symbol, Node] = dict(zip(q[:n], v[:n], strict=True))
    moving = [*q[:n]]
    if t in symbols_of(*p, *(entry for row in R for entry in row)):
        flow[t] = ONE
        moving.append(t)
    columns = [
        (_spin(R, s), matvec(transposed(R), _vec(derivative(list(p), s))))
        for s in moving
    ]
    bias = _bias(R, p, columns, flow)
    motions = [
        GeneralMotion(
            R if k == 0 else IDENTITY,
            p if k == 0 else ZERO_VEC,
            *column,
            *(bias if k == len(moving) - 1 else (ZERO_VEC, ZERO_VEC)),
        )
        for k, column in enumerate(columns)
    ]
    states, known = _states(q[:n], v[:n], vd[:n], drives, t)
    states += [(None, ONE, ZERO, True)] * (len(moving) - n)
    for k, (motion, state) in enumerate(zip(motions, states, strict=True)):
        coordinate, velocity, acceleration, driven = state
        yield Link(
            0, 0, joint, "G", 0, IDENTITY, ZERO_VEC, coordinate, velocity,
            acceleration, driven=driven, ball=k, general=_known(motion, known),
        )  # fmt: skip


def _spin(R: Mat, s: Symbol) -> Vec:
    """Return the angular velocity, in S, by a unit rate of one symbol: Rᵀ ∂R/∂s."""
    columns = transposed(R)
    x, y, z = columns
    dx, dy, dz = (_vec(derivative(list(column), s)) for column in columns)
    return dot(z, dy), dot(x, dz), dot(y, dx)


def _bias(
    R: Mat, p: Vec, columns: Sequence[tuple[Vec, Vec]], flow: dict[Symbol, Node]
) -> tuple[Vec, Vec]:
    """Return angular and linear acceleration of S relative to P where vd = 0, in S."""
    w = ZERO_VEC
    for (s_w, _), rate in zip(columns, flow.values(), strict=True):
        w = add3(w, scale(rate, s_w))
    rate_of_p = directional(list(p), flow)
    return _vec(directional(list(w), flow)), matvec(
        transposed(R), _vec(directional(rate_of_p, flow))
    )


def _states(
    q: Sequence[Symbol],
    v: Sequence[Symbol],
    vd: Sequence[Symbol],
    drives: Sequence[Node | None],
    t: Symbol,
) -> tuple[list[tuple[Node | None, Node, Node, bool]], dict[Symbol, Node]]:
    """Return coordinate, velocity and acceleration of each, and what drives fix."""
    states: list[tuple[Node | None, Node, Node, bool]] = []
    known: dict[Symbol, Node] = {}
    for coordinate, velocity, acceleration, drive in zip(q, v, vd, drives, strict=True):
        if drive is None:
            states.append((coordinate, velocity, acceleration, False))
            continue
        rate = derivative(drive, t)
        known |= {coordinate: drive, velocity: rate}
        states.append((drive, rate, derivative(rate, t), True))
    return states, known


def _known(motion: GeneralMotion, known: dict[Symbol, Node]) -> GeneralMotion:
    if not known:
        return motion
    R = mat([substitute(list(row), known) for row in motion.R])
    vectors = (motion.p, motion.s_w, motion.s_l, motion.bias_w, motion.bias_l)
    return GeneralMotion(R, *(_vec(substitute(list(a), known)) for a in vectors))


def _vec(nodes: Sequence[Node]) -> Vec:
    x, y, z = nodes
    return ZERO_VEC if x is ZERO and y is ZERO and z is ZERO else (x, y, z)
