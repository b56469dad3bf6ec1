"""The leg of a hexapod with offset axes: five joints, whose coordinates follow.

Two joints that turn, a cylinder that slides and turns, and a joint at its upper end,
with offsets between the axes: PyMbs's Hexapod_m_AV. There is no formula for these
coordinates; generated code finds them by Newton's method, from those of a leg without
offsets.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, final

from symbody.errors import ModelError
from symbody.expr.blocks import linear_solve, newton_solve
from symbody.expr.differentiate import jacobian
from symbody.expr.functions import asin, atan2, sqrt
from symbody.expr.node import ZERO, Node, Symbol
from symbody.expr.substitute import substitute
from symbody.model.body import Frame
from symbody.model.loops.loop import Closure, LoopBind, checked_places
from symbody.model.loops.path import Branch, LoopPath
from symbody.spatial.vectors import IDENTITY, Vec, dot, matvec, sub3, transposed

_PATTERN = (["R", "R", "T", "R", "R"], ["R", "R", "R", "T", "R"])
_HINGE, _ACROSS = IDENTITY[1], (IDENTITY[1], IDENTITY[2])


@final
@dataclass(frozen=True, eq=False)
class OffsetLeg:
    """A leg of two revolute joints, a cylinder that turns, and a revolute joint.

    Its end meets the other frame in a hinge: the y axis of the end is the x axis of
    that frame, about which both may turn. Five coordinates follow from the motion of
    the platform.

    Attributes:
        a: Body or frame: end of the leg, or the point that it leads to.
        b: Body or frame: the other of the two.
    """

    a: Any
    b: Any

    def bound(self, who: str, bind: LoopBind) -> OffsetLeg:
        """Return the loop with its places checked."""
        a, b = checked_places(who, self.a, self.b)
        return replace(self, a=a, b=b)

    def frames(self) -> Sequence[Frame]:
        """Return both frames."""
        return self.a, self.b

    def dependent(self, path: LoopPath) -> tuple[Symbol, ...]:
        """Return the coordinates of the leg."""
        leg, _ = _branches(path)
        return tuple(step.symbol for step in leg.steps)

    def inputs(self, path: LoopPath) -> Sequence[Symbol]:
        """Return the coordinates of the platform."""
        return path.others(self.dependent(path))

    def close(self, path: LoopPath) -> Closure:
        """Return the solution."""
        leg, platform = _branches(path)
        dependent = self.dependent(path)
        rows = _rows(leg, platform)
        unknowns = [Symbol(f"{q.name}_unknown") for q in dependent]
        renamed = dict(zip(dependent, unknowns, strict=True))
        residuals = substitute(list(rows), renamed)
        steps = linear_solve(jacobian(residuals, unknowns), residuals).tolist()
        start = dict(zip(unknowns, _start(leg, platform.point()), strict=True))
        found = newton_solve(residuals, start, steps, "offset_leg")
        return Closure(dependent, tuple(found), rows)


def _branches(path: LoopPath) -> tuple[Branch, Branch]:
    """Return the branch of the leg, and that of the platform.

    Raises:
        ModelError: Neither is a leg.
    """
    for leg, platform in ((path.b, path.a), (path.a, path.b)):
        if [step.kind for step in leg.steps] in _PATTERN:
            return leg, platform
    raise ModelError(
        f"{path.who}: the way round the loop is {path.way()}. A leg with offset axes "
        f"has two joints that turn, a cylinder that slides and turns, and one joint "
        f"more; give its end and the place on the platform."
    )


def _rows(leg: Branch, platform: Branch) -> tuple[Node, ...]:
    """Return what is zero where the leg meets the platform."""
    gap = sub3(leg.point(), platform.point())
    hinge = _direction(leg, _HINGE)
    return (*gap, *(dot(hinge, _direction(platform, axis)) for axis in _ACROSS))


def _direction(branch: Branch, axis: Vec) -> Vec:
    """Return a unit vector of the frame at the end in axes of the common body."""
    tip: Vec = tuple(
        p + e for p, e in zip(branch.p, matvec(branch.R, axis), strict=True)
    )
    return sub3(replace(branch, p=tip).point(), branch.point())


def _start(leg: Branch, point: Vec) -> tuple[Node, ...]:
    """Return the coordinates of a leg whose axes meet in one point."""
    first, second = leg.steps[:2]
    slide = next(step for step in leg.steps if step.kind == "T")
    i, j, k = first.axis, second.axis, slide.axis
    to_point = matvec(transposed(first.R), sub3(point, first.p))
    length = sqrt(dot(to_point, to_point))
    handed = 1 if (j - i) % 3 == 1 else -1
    angles = (
        atan2(-handed * to_point[j], to_point[k]),
        handed * asin(to_point[i] / length),
    )
    offsets = sum((step.p[k] for step in leg.steps[1:]), leg.p[k])
    rest = [length - offsets if step.kind == "T" else ZERO for step in leg.steps[2:]]
    return (*angles, *rest)
