"""The leg of a hexapod: a universal joint, a cylinder, and a point of the platform.

Vectors across one of the two axes of a universal joint are complex numbers, of rods and
other legs, too. With the first axis e1, the second e2, e3 = e1×e2 and the vector l
from the first joint to the point, seen from the leg's carrier; p from the first joint
to the second, and the point at w + s d on the second body, with d perpendicular to e2:

    (l2 + i l3) exp(-i q1) = (p2 + w2) + i N
    (w3 + i w1 + s (d3 + i d1)) exp(i q2) = (N - p3) + i (l1 - p1)

The first gives N and q1, the size of the second s, its direction q2.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple, final

from symbody.errors import ModelError
from symbody.expr.arithmetic import neg
from symbody.expr.functions import atan2, sqrt
from symbody.expr.node import ONE, ZERO, Const, Node, Symbol, as_node
from symbody.model.field import element, preset
from symbody.model.fields import Place, Posture
from symbody.model.loops.path import (
    Branch,
    Loop,
    LoopPath,
    LoopSolution,
    Step,
    limit_beside,
    nearest,
)
from symbody.model.loops.trigonometric_sum import (
    Complex,
    conjugate,
    constant_angle,
    product,
)
from symbody.spatial.rotation import sine_cosine
from symbody.spatial.vectors import (
    AXES,
    Vec,
    add3,
    cross,
    dot,
    mat,
    matvec,
    minus,
    plus,
    sub3,
    times,
    transposed,
)

# Directions come from sines and cosines in double precision.
_PERPENDICULAR = 1e-9
_RULE = (
    "The two axes that turn are perpendicular, and the one that slides is "
    "perpendicular to the second"
)
_BESIDE_FIRST = (
    "the point is {0:.4g} m away from the leg's first axis, but the leg runs at "
    "{1:.4g} m beside it"
)
_BESIDE_SECOND = (
    "the point is {0:.4g} m away from the leg's second axis, but the stroke runs at "
    "{1:.4g} m beside it"
)


def leg_of(path: LoopPath, kinds: Sequence[str], rule: str) -> tuple[Branch, Branch]:
    """Return the branch that ends with a leg of `kinds`, as "RRT", and the other."""
    for leg, other in ((path.b, path.a), (path.a, path.b)):
        if "".join(step.kind for step in leg.steps[-len(kinds[0]) :]) in kinds:
            return leg, other
    raise ModelError(
        f"{path.who}: the way round the loop is {path.in_words()}. {rule}. Give frames "
        f"at such an end, or close the loop by add_constraint."
    )


def axis_on_last(step: Step, axis: int) -> Vec:
    """Return an axis of a step's frame in the last one, without rounding errors."""
    x, y, z = matvec(step.R, AXES[axis])
    return without_rounding(x), without_rounding(y), without_rounding(z)


def without_rounding(entry: Node) -> Node:
    """Return a constant entry of a direction as the whole number it is next to."""
    if isinstance(entry, Const) and abs(entry.value - round(entry.value)) < 1e-15:
        return as_node(round(entry.value))
    return entry


def check_perpendicular(
    path: LoopPath, a: Vec, b: Vec, steps: tuple[Step, Step], rule: str = _RULE
) -> None:
    """Raise unless two axes, of these steps and in one frame, are perpendicular."""
    along = path.value(dot(a, b))
    path.assumed.append(dot(a, b))
    if not abs(along) < _PERPENDICULAR:
        angle = math.degrees(math.acos(max(-1.0, min(1.0, along))))
        raise ModelError(
            f"{path.who}: in the leg, the axes of {steps[0].symbol.name} and "
            f"{steps[1].symbol.name} make an angle of {angle:.4g}°. {rule}; turn the "
            f"joints' frames, or close the loop by add_constraint."
        )


def first_angle(l2: Node, l3: Node, m: Node, N: Node, tilt: int) -> Node:
    """Return q1 of (l2 + i l3) exp(-i q1) = m + i N, N with the sign `tilt` [rad]."""
    if m is ZERO:
        return atan2(signed(-tilt, l2), signed(tilt, l3))
    x, y = product((l2, l3), (m, neg(N)))
    return atan2(y, x)


def direction(KL: Complex, d: Complex, along: Complex) -> tuple[Node, float]:
    """Return the angle of KL d* along, and a constant to add to it [rad]."""
    constant = 0.0
    if isinstance(d[0], Const) and isinstance(d[1], Const):
        constant = -math.atan2(d[1].value, d[0].value)
        d = (ONE, ZERO)
    x, y = product(KL, conjugate(d))
    if along[1] is not ZERO:
        x, y = product((x, y), along)
    return atan2(y, x), constant


def signed(sign: int, a: Node) -> Node:
    """Return a, or -a where the sign is negative."""
    return a if sign > 0 else neg(a)


@final
@element
class HexapodLeg(Loop):
    """A universal joint and a cylinder that lead to a point of another body.

    The leg is a branch of the loop that ends with three freedoms: two that turn, about
    perpendicular axes, and one that slides, perpendicular to the second axis; the
    axes need not cross. Its end, frame a or b, meets the origin of the other frame, on
    a body of any motion. The three coordinates of the leg follow from that motion.

    Attributes:
        a: Body or frame: end of the leg, or the point that it leads to.
        b: Body or frame: the other of the two, on another body.
        posture: With 1 the point lies on the side of the first axis to which the
            product of first and second axis points, with -1 on the other, and in both
            the cylinder's coordinate is positive. None is the solution nearest to the
            start values of the leg's joints, where it may be negative.
    """

    a: Place
    b: Place
    posture: Posture = preset(None)

    def dependent(self, path: LoopPath) -> tuple[Symbol, ...]:
        """Return the coordinates of the leg."""
        return tuple(step.symbol for step in _leg(path)[0].steps[-3:])

    def solve(self, path: LoopPath) -> LoopSolution:
        """Return the solution."""
        leg, other = _leg(path)
        point = leg.inward(3, other.point())
        first, second, third = leg.steps[-3:]
        point = matvec(transposed(first.R), sub3(point, first.p))
        e1 = AXES[first.axis]
        e2 = axis_on_last(second, second.axis)
        check_perpendicular(path, e1, e2, (first, second))
        E = (e1, e2, cross(e1, e2))
        F = mat(matvec(transposed(second.R), e) for e in E)
        d = axis_on_last(third, third.axis)
        check_perpendicular(path, d, F[1], (second, third))
        w = add3(third.p, matvec(third.R, leg.p))
        geometry = _Geometry(
            matvec(E, point),
            matvec(E, second.p),
            matvec(F, w),
            (without_rounding(dot(F[2], d)), without_rounding(dot(F[0], d))),
        )
        signs = [(1, 1), (-1, -1), (-1, 1), (1, -1)]
        if self.posture is not None:
            signs = [(self.posture, 1)]
        return nearest(path, [_solve(leg, geometry, sign) for sign in signs])


def _leg(path: LoopPath) -> tuple[Branch, Branch]:
    rule = (
        "A leg ends, at frame a or b, with two freedoms that turn and one that slides, "
        "in this order outward from its base"
    )
    return leg_of(path, ("RRT",), rule)


class _Geometry(NamedTuple):
    """The quantities of the equations above."""

    l: Vec  # noqa: E741
    p: Vec  # from the first joint to the second, along e1, e2, e3
    w: Vec  # along the same axes fixed to the second body, without stroke
    d: Complex  # d3 + i d1 of the direction of the stroke


def _solve(leg: Branch, geometry: _Geometry, sign: tuple[int, int]) -> LoopSolution:
    (l1, l2, l3), p, w, d = geometry
    tilt, extension = sign
    m = plus(p[1], w[1])
    reach = minus(plus(times(l2, l2), times(l3, l3)), times(m, m))
    N = sqrt(reach)
    # K + iL, times the sign that brings it to the right half of the plane.
    K = minus(N, signed(tilt, p[2]))
    L = signed(tilt, minus(l1, p[0]))
    KK = reach if p[2] is ZERO else times(K, K)
    along, beside = product((w[2], w[0]), conjugate(d))
    square = minus(plus(KK, times(L, L)), times(beside, beside))
    root = sqrt(square)
    first = first_angle(l2, l3, m, signed(tilt, N), tilt)
    # The factor (ω - iν) with ω of the sign of the extension.
    second, constant = direction((K, L), d, (root, times(as_node(-extension), beside)))
    constant += 0.0 if tilt == extension else math.pi
    steps = leg.steps[-3:]
    stroke = minus(signed(extension, root), along)
    return LoopSolution(
        tuple(step.symbol for step in steps),
        (first, plus(second, constant_angle(constant)), stroke),
        _rows(steps, geometry, m, (along, beside)),
        (
            *limit_beside(m, reach, plus(reach, times(m, m)), _BESIDE_FIRST),
            *limit_beside(
                beside, square, plus(times(K, K), times(L, L)), _BESIDE_SECOND
            ),
        ),
    )


def _rows(
    steps: Sequence[Step], geometry: _Geometry, m: Node, w: Complex
) -> tuple[Node, Node, Node]:
    """Return relations seen from the second body: each holds one more coordinate."""
    (l1, l2, l3), p, _, d = geometry
    s1, c1 = sine_cosine(steps[0].symbol)
    s2, c2 = sine_cosine(steps[1].symbol)
    y = minus(plus(times(l2, c1), times(l3, s1)), m)
    z = minus(minus(times(l3, c1), times(l2, s1)), p[2])
    along, beside = product(product((z, minus(l1, p[0])), (c2, neg(s2))), conjugate(d))
    return y, minus(beside, w[1]), minus(minus(along, w[0]), steps[2].symbol)
