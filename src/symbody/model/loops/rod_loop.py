"""A rod between two balls, whose last joint follows: SSR and SSP.

Seen by the body before the last joint of one branch, with the other end at P and this
one at w on the body after it, |S(q) w - P| = l. A joint that turns about its axis e by
q gives

    A cos q + B sin q = C,    A = w⊥·P⊥,    B = e·(w×P),
    C = (w² + P² - l²)/2 - (e·w)(e·P)

and one that slides q = e·(P - w) ± sqrt(l² - |(P - w)⊥|²).
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Annotated, final

from symbody.errors import ModelError
from symbody.expr.functions import atan2, cos, sin, sqrt
from symbody.expr.node import Node, Symbol, as_node
from symbody.model.constraints.constraint import ConstraintKinematics
from symbody.model.constraints.rods import Rod
from symbody.model.field import Bind, element, preset
from symbody.model.fields import ConstantFormula, Place, Posture
from symbody.model.loads.load import Wrench, check_positive
from symbody.model.loops.choice import nearest
from symbody.model.loops.loop import Limit, Loop, LoopSolution, check_places
from symbody.model.loops.path import Branch, LoopPath
from symbody.spatial.vectors import (
    AXES,
    Vec,
    cross,
    dot,
    matvec,
    scale,
    sub3,
    transposed,
)


@final
@element
class RodLoop(Loop):
    """A rod without mass between two balls, from which the last joint follows.

    The branch to frame b, or else that to a, ends with a joint that turns or slides;
    its coordinate follows from the distance, while all else moves anyhow. It is what
    the constraint `Rod` keeps, without a constraint. An angle jumps by a turn where it
    passes half a turn from where the model starts counting.

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
    length: Annotated[ConstantFormula, "m"]
    posture: Posture = preset(None)

    def check(self, who: str, bind: Bind) -> None:
        """Raise if both frames are on one body, or the rod has no length."""
        check_places(who, self.a, self.b)
        one = "because it is the distance of two balls"
        check_positive(who, self, bind, one, "length")

    def dependent(self, path: LoopPath) -> tuple[Symbol, ...]:
        """Return the coordinate of the last joint."""
        return (_branches(path)[0].steps[-1].symbol,)

    def inputs(self, path: LoopPath) -> Sequence[Symbol]:
        """Return the coordinates that move the other end relative to that joint."""
        return path.others(self.dependent(path))

    def wrenches(
        self, kinematics: ConstraintKinematics, lam: Sequence[Node]
    ) -> Sequence[Wrench]:
        """Return two opposite forces along the rod, as of the constraint `Rod`."""
        return Rod(self.a, self.b, self.length).wrenches(kinematics, lam)

    def solve(self, path: LoopPath) -> LoopSolution:
        """Return the solution."""
        leg, other = _branches(path)
        point = other.point()
        for step in leg.steps[:-1]:
            point = step.inward(point)
        signs = (1, -1) if self.posture is None else (self.posture,)

        def close(sign: int, turns: Mapping[Symbol, int]) -> LoopSolution:
            return follower(leg, point, self.length, sign, turns)

        return nearest(path, signs, close)


def _branches(path: LoopPath) -> tuple[Branch, Branch]:
    """Return the branch whose last joint follows, and the other one.

    Raises:
        ModelError: Neither ends with a joint that turns or slides and is not driven.
    """
    for leg, other in ((path.b, path.a), (path.a, path.b)):
        if leg.steps and leg.steps[-1].kind != "G" and not leg.steps[-1].driven:
            return leg, other
    raise ModelError(
        f"{path.who}: the way round the loop is {path.way()}. At one end of the rod a "
        f"joint must turn about or slide along one axis, without a drive, so that it "
        f"can follow. Give frames at such an end, or close the loop by "
        f"add_constraint(name, Rod(…))."
    )


def follower(
    leg: Branch, point: Vec, length: Node, sign: int, turns: Mapping[Symbol, int]
) -> LoopSolution:
    """Return the solution for the last joint of a branch that a rod leads.

    Args:
        leg: The branch.
        point: The other end of the rod, before that joint [m].
        length: Of the rod [m].
        sign: 1 for the larger of two solutions, -1 for the smaller.
        turns: Whole turns to add to angles.
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
    whole = 2 * math.pi * turns.get(q, 0)
    formula = atan2(B * C + A * root, A * C - B * root) + whole
    residual = (C - A * cos(q) - B * sin(q)) / length
    limit = Limit(reach, _NOT_MET, (length,), size)
    return LoopSolution((q,), (formula,), (residual,), (limit,))


_TOO_SHORT = (
    "the rod of {0:.4g} m does not reach the line on which its end slides, at a "
    "distance of {1:.4g} m"
)
_NOT_MET = "the rod of {0:.4g} m meets nowhere the circle on which its end turns"
