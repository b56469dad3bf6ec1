"""The leg of a hexapod whose joints have axes that do not cross.

A link turns about an axis of the base and carries, at an offset, the axis about which
the cylinder tilts; likewise a link at the platform. The angles of both links, q1 and
ψ, follow from two conditions: the line from joint to joint is perpendicular to both
axes of tilt,

    D(ψ)·e2(q1) = B(q1)·e2(q1),    (D(ψ) - B(q1))·e5(ψ) = 0,

which Newton's method solves from where the links would be without offsets. All else
follows in closed form.

Vectors are seen from the leg's carrier, along the first axis e1, the second axis e2 at
q1 = 0, and e3 = e1×e2; on the upper link along the axes of its end frame, that of the
hinge first.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import final

from symbody.errors import ModelError
from symbody.expr.arithmetic import neg
from symbody.expr.blocks import newton_solve
from symbody.expr.differentiate import jacobian
from symbody.expr.evaluate import substitute
from symbody.expr.functions import atan2, cos, sin, sqrt
from symbody.expr.node import Node, Symbol, as_node
from symbody.model.field import element, preset
from symbody.model.fields import AxisName, Place, Posture
from symbody.model.loops.hexapod_leg import check_perpendicular, leg_of, signed
from symbody.model.loops.path import Branch, Loop, LoopPath, LoopSolution, Step, nearest
from symbody.model.loops.trigonometric_sum import Complex, conjugate
from symbody.model.loops.trigonometric_sum import product as times_complex
from symbody.spatial.vectors import (
    AXES,
    ZERO_VEC,
    Mat,
    Vec,
    add3,
    cross,
    dot,
    matmul,
    matvec,
    minus,
    neg3,
    plus,
    scale,
    sub3,
    times,
    transposed,
)

_ROUNDING = 1e-9
_RULE = (
    "Turn and tilt of the lower link are about perpendicular axes, and the cylinder "
    "is perpendicular to both axes of tilt"
)
Signs = tuple[int, int, int]


@final
class _Links:
    """A leg, and the hinge that it leads to."""

    def __init__(self, path: LoopPath, leg: Branch, other: Branch, hinge: int) -> None:
        self._path = path
        self._steps = leg.steps[-5:]
        self._end = transposed(leg.R)
        self._axes = (hinge, (hinge + 1) % 3, (hinge + 2) % 3)
        first, second = self._steps[:2]
        point, axes = other.point(), [other.direction(k) for k in self._axes]
        for step in leg.steps[:-5]:
            point, axes = step.inward(point), [step.turned_inward(a) for a in axes]
        self._point = point
        self._hinge = axes[0]
        e1, e2 = AXES[first.axis], matvec(second.R, AXES[second.axis])
        check_perpendicular(path, e1, e2, (first, second), _RULE)
        base: Mat = (e1, e2, cross(e1, e2))
        R = transposed(first.R)
        self._E = matvec(base, matvec(R, sub3(point, first.p)))
        self._U = [matvec(base, matvec(R, a)) for a in axes]
        self._p = matvec(base, second.p)
        self._set_cylinder(second)
        self._r = self._on_end(neg3(leg.p))
        self._rows = self._relations(leg)

    def _set_cylinder(self, second: Step) -> None:
        """Find the directions of stroke, twist and upper tilt without motion."""
        third, fourth, fifth = self._steps[2:]
        slider, twist = (third, fourth) if third.kind == "T" else (fourth, third)
        R34 = matmul(third.R, fourth.R)
        R35 = matmul(R34, fifth.R)
        of = {third: third.R, fourth: R34}
        d = matvec(of[slider], AXES[slider.axis])
        e2, e5 = AXES[second.axis], matvec(R35, AXES[fifth.axis])
        path = self._path
        check_perpendicular(path, e2, d, (second, slider), _RULE)
        check_perpendicular(path, d, e5, (slider, fifth), _RULE)
        along = self._path.value(dot(d, matvec(of[twist], AXES[twist.axis])))
        self._twist = 1 if along > 0 else -1
        before = third.p
        after = add3(matvec(third.R, fourth.p), matvec(R34, fifth.p))
        if twist is fourth:
            before = add3(third.p, matvec(third.R, fourth.p))
            after = matvec(R34, fifth.p)
        beside = [cross(d, a) for a in (before, after)]
        path.assumed.extend(x for a in beside for x in a)
        path.assumed.extend(cross(d, matvec(of[twist], AXES[twist.axis])))
        crooked = max(abs(self._path.value(x)) for a in beside for x in a)
        if not (abs(abs(along) - 1) < _ROUNDING and crooked < _ROUNDING):
            raise ModelError(
                f"{self._path.who}: in the leg, {slider.symbol.name} slides and "
                f"{twist.symbol.name} twists along lines that are not one. Both have "
                f"the same axis, which passes through the axes of both tilts; place "
                f"the joints' frames so, or close the loop by add_constraint."
            )
        self._length = dot(d, add3(before, after))
        e1 = matvec(transposed(second.R), AXES[self._steps[0].axis])
        self._d = dot(cross(e1, e2), d), dot(e1, d)
        self._e5_start = dot(e2, e5), dot(cross(d, e2), e5)
        self._e5 = self._on_end(AXES[fifth.axis])
        self._d5 = self._on_end(matvec(transposed(R35), d))

    def _on_end(self, a: Vec) -> Vec:
        """Return a vector of the last body along the axes of the end frame."""
        b = matvec(self._end, a)
        return b[self._axes[0]], b[self._axes[1]], b[self._axes[2]]

    def solution(self, signs: Signs) -> LoopSolution:
        """Return the solution for signs of e3 to the hinge, upper link, and stroke."""
        lower, upper, extension = signs
        first, hinge = self._links(lower, upper)
        E, U = self._E, self._U
        D, B = self._place(E, U, self._r, hinge), self._lower(first)
        g = scale(as_node(extension), sub3(D, B))
        e2 = (AXES[0][1], cos(first), sin(first))
        z = minus(times(e2[1], g[2]), times(e2[2], g[1]))
        size = sqrt(plus(times(g[0], g[0]), times(z, z)))
        e5 = self._place(ZERO_VEC, U, self._e5, hinge)
        d5 = self._place(ZERO_VEC, U, self._d5, hinge)
        second = _argument((z, g[0]), conjugate(self._d))
        tilt = times(size, dot(e5, e2)), dot(e5, cross(g, e2))
        twist = _argument(tilt, conjugate(self._e5_start))
        fifth = atan2(dot(d5, cross(e5, g)), dot(d5, g))
        stroke = minus(signed(extension, size), self._length)
        third = stroke, twist if self._twist > 0 else neg(twist)
        if self._steps[2].kind == "R":
            third = third[1], third[0]
        dependent = tuple(step.symbol for step in self._steps)
        return LoopSolution(dependent, (first, second, *third, fifth), self._rows)

    def _links(self, lower: int, upper: int) -> tuple[Node, Node]:
        """Return the angles of both links."""
        first, hinge = Symbol("first"), Symbol("hinge")
        E = _stand_ins("E")
        U = [_stand_ins(f"U{k}") for k in range(3)]
        D, B = self._place(E, U, self._r, hinge), self._lower(first)
        e2 = (AXES[0][1], cos(first), sin(first))
        e5 = self._place(ZERO_VEC, U, self._e5, hinge)
        f = [minus(dot(D, e2), self._p[1]), dot(sub3(D, B), e5)]
        (a, b), (c, d) = jacobian(f, [first, hinge])
        size = a * d - b * c
        steps = [(d * f[0] - b * f[1]) / size, (a * f[1] - c * f[0]) / size]
        back = neg(dot(self._U[1], self._E)), neg(dot(self._U[2], self._E))
        turned = times_complex(back, (self._e5[1], neg(self._e5[2])))
        start = {
            first: atan2(signed(-lower, self._E[1]), signed(lower, self._E[2])),
            hinge: atan2(signed(upper, turned[0]), signed(-upper, turned[1])),
        }
        angles = newton_solve(f, start, steps, f"links_of_{self._path.name}")
        actual = dict(zip(E, self._E, strict=True))
        for stand_in, axis in zip(U, self._U, strict=True):
            actual |= dict(zip(stand_in, axis, strict=True))
        one, other = substitute(angles, actual)
        return one, other

    def _place(self, E: Vec, U: Sequence[Vec], a: Vec, hinge: Node) -> Vec:
        """Return E plus a vector of the upper link, that turned about the hinge."""
        c, s = cos(hinge), sin(hinge)
        x = minus(times(a[1], c), times(a[2], s))
        y = plus(times(a[1], s), times(a[2], c))
        return add3(add3(add3(E, scale(a[0], U[0])), scale(x, U[1])), scale(y, U[2]))

    def _lower(self, first: Node) -> Vec:
        """Return the vector from the first joint to the second."""
        c, s = cos(first), sin(first)
        _, y, z = self._p
        return (
            self._p[0],
            minus(times(c, y), times(s, z)),
            plus(times(s, y), times(c, z)),
        )

    def _relations(self, leg: Branch) -> tuple[Node, ...]:
        """Return five: the hinge's place, seen before the last tilt, and its axis."""
        point, axis = self._point, self._hinge
        for step in self._steps[:-1]:
            point, axis = step.inward(point), step.turned_inward(axis)
        last = self._steps[-1]
        axis = matvec(self._end, last.turned_inward(axis))
        place = sub3(point, last.outward(leg.p))
        return (*place, axis[self._axes[1]], axis[self._axes[2]])


def _stand_ins(name: str) -> tuple[Symbol, Symbol, Symbol]:
    return Symbol(f"{name}x"), Symbol(f"{name}y"), Symbol(f"{name}z")


def _argument(a: Complex, b: Complex) -> Node:
    x, y = times_complex(a, b)
    return atan2(y, x)


@final
@element
class OffsetHexapodLeg(Loop):
    """A leg of two universal joints with offset axes, and a cylinder that can twist.

    The leg is a branch of the loop that ends with five freedoms: the turn of the lower
    link, the tilt of the cylinder, stroke and twist along its axis, and the tilt of
    the upper link. At its end, frame a or b, a hinge joins it to a body of any motion.
    The five coordinates follow from that motion.

    Attributes:
        a: Body or frame: end of the leg, or the place of its hinge on the other body.
        b: Body or frame: the other of the two, on another body.
        axis: "x", "y" or "z": the axis of the hinge, in both frames.
        posture: With 1 the other hinge lies on the side of the first axis to which the
            product of first and second axis points, with -1 on the other. None, and
            what it leaves open, is the solution nearest to the start values.
    """

    a: Place
    b: Place
    axis: AxisName = preset("y")
    posture: Posture = preset(None)

    def dependent(self, path: LoopPath) -> tuple[Symbol, ...]:
        """Return the coordinates of the leg."""
        return tuple(step.symbol for step in _leg(path)[0].steps[-5:])

    def solve(self, path: LoopPath) -> LoopSolution:
        """Return the solution."""
        leg, other = _leg(path)
        links = _Links(path, leg, other, "xyz".index(self.axis))
        lower = (1, -1) if self.posture is None else (self.posture,)
        return nearest(path, map(links.solution, product(lower, (1, -1), (1, -1))))


def _leg(path: LoopPath) -> tuple[Branch, Branch]:
    rule = (
        "A leg with offset axes ends, at frame a or b, with two freedoms that turn, "
        "one that slides and one that twists about the same axis, and one that turns"
    )
    return leg_of(path, ("RRTRR", "RRRTR"), rule)
