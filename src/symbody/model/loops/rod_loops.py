"""Rods whose end leads a joint: between two balls (SSR, SSP), or on a universal joint.

Seen by the body before the last joint of one branch, with the other end at P and this
one at w on the body after it, |S(q) w - P| = l. A joint that turns about its axis e by
q gives

    A cos q + B sin q = C,    A = w⊥·P⊥,    B = e·(w×P),
    C = (w² + P² - l²)/2 - (e·w)(e·P)

and one that slides q = e·(P - w) ± sqrt(l² - |(P - w)⊥|²).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from itertools import product as combinations
from typing import Annotated, NamedTuple, final

from symbody.errors import ModelError
from symbody.expr.functions import atan2, cos, sin, sqrt
from symbody.expr.node import ONE, ZERO, Node, Symbol, as_node
from symbody.model.constraints.constraint import ConstraintKinematics
from symbody.model.constraints.cuts import Rod
from symbody.model.field import element, preset
from symbody.model.fields import ConstantFormula, Place, Posture
from symbody.model.formulas import positive
from symbody.model.loads.load import Wrench
from symbody.model.loops.hexapod_leg import (
    axis_on_last,
    check_perpendicular,
    direction,
    first_angle,
    signed,
)
from symbody.model.loops.path import (
    Branch,
    Limit,
    Loop,
    LoopPath,
    LoopSolution,
    Step,
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
    cross,
    dot,
    mat,
    matvec,
    minus,
    plus,
    scale,
    sub3,
    times,
    transposed,
)

# A distance between axes, in lengths of the rod, that rounding of places leaves.
_CROSSING = 1e-12
_TOO_SHORT = (
    "the rod of {0:.4g} m does not reach the line on which its end slides, at a "
    "distance of {1:.4g} m"
)
_NOT_MET = "the rod of {0:.4g} m meets nowhere the circle on which its end turns"
_BESIDE = (
    "the ball is {0:.4g} m away from the first axis of the rod's universal joint, but "
    "the rod's end runs at {1:.4g} m beside it"
)


@final
@element
class RodLoop(Loop):
    """A rod without mass between two balls, from which the last joint follows.

    The branch to frame b, or else that to a, ends with a joint that turns or slides;
    its coordinate follows from the distance, while all else moves anyhow. It is what
    the constraint `Rod` keeps, without a constraint. An angle jumps by a turn where it
    passes half a turn from where the model starts counting; a `ModelWarning` tells
    where loads jump with it, as a spring does.

    Attributes:
        a: Body or frame at one end.
        b: Body or frame at the other end, on another body.
        length: Of the rod [m]; a number or formula of parameters.
        posture: Which of two solutions: 1 the larger of the angles, counted from the
            direction of the other end, or coordinates, -1 the smaller. None is the
            one nearest to the start value.
    """

    a: Place
    b: Place
    length: Annotated[
        ConstantFormula, "m", positive("because it is the distance of two balls")
    ]
    posture: Posture = preset(None)

    def dependent(self, path: LoopPath) -> tuple[Symbol, ...]:
        """Return the coordinate of the last joint."""
        return (_branches(path)[0].steps[-1].symbol,)

    def wrenches(
        self, kinematics: ConstraintKinematics, lam: Sequence[Node]
    ) -> Sequence[Wrench]:
        """Return two opposite forces along the rod, as of the constraint `Rod`."""
        return Rod(self.a, self.b, self.length).wrenches(kinematics, lam)

    def solve(self, path: LoopPath) -> LoopSolution:
        """Return the solution."""
        leg, other = _branches(path)
        point = leg.inward(1, other.point())
        signs = (1, -1) if self.posture is None else (self.posture,)
        length = self.length
        return nearest(path, [follower(leg, point, length, sign) for sign in signs])


def _branches(path: LoopPath) -> tuple[Branch, Branch]:
    """Return the branch whose last joint follows, and the other one."""
    for leg, other in ((path.b, path.a), (path.a, path.b)):
        if leg.steps and leg.steps[-1].kind != "G" and not leg.steps[-1].driven:
            return leg, other
    raise ModelError(
        f"{path.who}: the way round the loop is {path.in_words()}. At one end of the "
        f"rod a joint must turn about or slide along one axis, without a drive, so "
        f"that it can follow. Give frames at such an end, or close the loop by "
        f"add_constraint(name, Rod(…))."
    )


def follower(leg: Branch, point: Vec, length: Node, sign: int) -> LoopSolution:
    """Return the solution for the last joint of a branch that a rod leads.

    `point` is the rod's other end [m]; sign 1 is the larger of two solutions.
    """
    last = leg.steps[-1]
    # Seen by the frame of the last joint's freedom, before it moves.
    P = matvec(transposed(last.R), sub3(point, last.p))
    w, e, q = leg.p, AXES[last.axis], last.symbol
    square = length * length
    if last.kind == "T":
        d = sub3(P, w)
        along = dot(d, e)
        reach = square - (dot(d, d) - along * along)
        formula: Node = along + as_node(sign) * sqrt(reach)
        end = sub3(scale(q, e), d)
        residual = (dot(end, end) - square) / (2 * length)
        limit = Limit(reach, _TOO_SHORT, (length, sqrt(square - reach)), square)
        return LoopSolution((q,), (formula,), (residual,), (limit,))
    along_w, along_P = dot(w, e), dot(P, e)
    A, B = dot(w, P) - along_w * along_P, dot(e, cross(w, P))
    C = (dot(w, w) + dot(P, P) - square) / 2 - along_w * along_P
    size = A * A + B * B
    reach = size - C * C
    root = as_node(sign) * sqrt(reach)
    formula = atan2(B * C + A * root, A * C - B * root)
    residual = (C - A * cos(q) - B * sin(q)) / length
    limit = Limit(reach, _NOT_MET, (length,), size)
    return LoopSolution((q,), (formula,), (residual,), (limit,))


@final
@element
class UniversalRodLoop(Loop):
    """A rod with mass, on a universal joint, whose ball leads another joint.

    The branch to frame a ends with the rod: two freedoms that turn about axes that
    cross at right angles. The branch to frame b ends with a joint that turns or slides.
    Both frames meet in a ball; the three coordinates follow from all else. The angle of
    a joint that is led jumps by a turn where it passes half a turn from where the model
    starts counting, as in `RodLoop`.

    Attributes:
        a: Body or frame at the end of the rod.
        b: Body or frame that it meets, on the body that is led.
        posture: Which of two solutions for the joint that is led, as in `RodLoop`: 1
            the larger of the angles, counted from the direction of the universal joint,
            or coordinates, -1 the smaller. None is the nearest to the start values.
        tilt: With 1 the ball lies on the side of the rod's first axis to which the
            product of first and second axis points, with -1 on the other. None is
            the nearest to the start values.
    """

    a: Place
    b: Place
    posture: Posture = preset(None)
    tilt: Posture = preset(None)

    def dependent(self, path: LoopPath) -> tuple[Symbol, ...]:
        """Return the coordinates of the joint that is led, and of the rod."""
        _check_pattern(path)
        first, second = path.a.steps[-2:]
        return path.b.steps[-1].symbol, first.symbol, second.symbol

    def solve(self, path: LoopPath) -> LoopSolution:
        """Return the solution."""
        _check_pattern(path)
        first, second = path.a.steps[-2:]
        e1, e2 = AXES[first.axis], axis_on_last(second, second.axis)
        check_perpendicular(path, e1, e2, (first, second))
        axes = e1, e2, cross(e1, e2)
        w = path.a.p
        length = sqrt(dot(w, w))
        beside = path.value(sqrt(dot(second.p, second.p)))
        path.assumed.extend(second.p)
        if beside > _CROSSING * path.value(length):
            raise ModelError(
                f"{path.who}: the joint of {second.symbol.name} lies {beside:.4g} m "
                f"beside the one that carries it. The axes of a rod's universal joint "
                f"cross; join them in one place, or close the loop by add_constraint."
            )
        center = path.b.inward(1, Branch(path.a.steps[:-2], p=first.p).point())
        on_rod = mat(matvec(transposed(second.R), e) for e in axes)
        geometry = _Geometry(center, axes, matvec(on_rod, w), length)
        postures = (1, -1) if self.posture is None else (self.posture,)
        signs = combinations(postures, (1, -1) if self.tilt is None else (self.tilt,))
        return nearest(path, (_solution(path, geometry, sign) for sign in signs))


def _check_pattern(path: LoopPath) -> None:
    """Raise unless the branches end as a rod and as a joint that can follow."""
    rod, led = path.a.steps[-2:], path.b.steps[-1:]
    fits = [step.kind for step in rod] == ["R", "R"] and led and led[0].kind in "RT"
    if not fits:
        raise ModelError(
            f"{path.who}: the way round the loop is {path.in_words()}. To frame a "
            "leads a rod with two freedoms that turn, to frame b a joint that turns or "
            "slides along one axis. Give the frames in this order, or close the loop "
            "by add_constraint."
        )


class _Geometry(NamedTuple):
    """The quantities of the equations of `_solution`."""

    center: Vec  # of the universal joint, before the joint that is led [m]
    axes: tuple[Vec, Vec, Vec]  # e1, e2, e3 as the base of the first axis sees them
    w: Vec  # from the center to the end of the rod, along them fixed to the rod
    length: Node  # of w


def _solution(
    path: LoopPath, geometry: _Geometry, sign: tuple[int, int]
) -> LoopSolution:
    """Return the solution for the joint that is led, and for the universal joint.

    The first follows as in a `RodLoop` of the rod's length |w|. With it the ball is at
    l in the axes of the base of the universal joint, along e1, e2 and e3 = e1×e2, and
    the end of the rod at w, along these axes fixed to the rod:

        (l2 + i l3) exp(-i q1) = w2 + i N
        (w3 + i w1) exp(i q2) = N + i l1,    N = ± sqrt(l2² + l3² - w2²)
    """
    posture, tilt = sign
    center, _, (w1, w2, w3), length = geometry
    led = follower(path.b, center, length, posture)
    # Where the joint is led to; the relations keep its own coordinate.
    to = replace(path.b.steps[-1], coordinate=led.formulas[0])
    l1, l2, l3 = _ball(path, geometry, to)
    reach = minus(plus(times(l2, l2), times(l3, l3)), times(w2, w2))
    N = sqrt(reach)
    first = first_angle(l2, l3, w2, signed(tilt, N), tilt)
    second, more = direction((N, signed(tilt, l1)), (w3, w1), (ONE, ZERO))
    more += 0.0 if tilt == 1 else math.pi
    return LoopSolution(
        (*led.dependent, *(step.symbol for step in path.a.steps[-2:])),
        (*led.formulas, first, plus(second, constant_angle(more))),
        (*led.rows, *_rows(path, geometry)),
        (
            *led.limits,
            Limit(reach, _BESIDE, (sqrt(reach + w2 * w2), abs(w2)), length**2),
        ),
    )


def _ball(path: LoopPath, geometry: _Geometry, last: Step) -> Vec:
    """Return the ball as the base of the universal joint sees it, along its axes."""
    point = Branch((*path.b.steps[:-1], last), path.b.R, path.b.p).point()
    point = path.a.inward(2, point)
    first = path.a.steps[-2]
    point = matvec(transposed(first.R), sub3(point, first.p))
    return matvec(geometry.axes, point)


def _rows(path: LoopPath, geometry: _Geometry) -> tuple[Node, Node]:
    """Return the relations of the rod: each holds one more of its angles."""
    l1, l2, l3 = _ball(path, geometry, path.b.steps[-1])
    w1, w2, w3 = geometry.w
    first, second = path.a.steps[-2:]
    s1, c1 = sine_cosine(first.symbol)
    s2, c2 = sine_cosine(second.symbol)
    y = minus(plus(times(l2, c1), times(l3, s1)), w2)
    across: Complex = product((minus(times(l3, c1), times(l2, s1)), l1), (c2, -s2))
    return y, product(across, conjugate((w3, w1)))[1] / geometry.length
