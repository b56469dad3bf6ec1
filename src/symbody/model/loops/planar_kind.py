"""Planar loops: places, pattern of the joints, and partition."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from symbody.errors import ModelError
from symbody.expr.node import Symbol
from symbody.model.field import Bind, element, preset
from symbody.model.fields import Place, Posture
from symbody.model.joint_fields import OptionalCoordinates
from symbody.model.loops.choice import nearest
from symbody.model.loops.dyad import solve
from symbody.model.loops.loop import (
    Loop,
    LoopSolution,
    check_places,
)
from symbody.model.loops.path import LoopPath
from symbody.model.loops.planar_loop import PlanarJoint, PlanarLoop, planar_loop


@element
class PlanarKind(Loop, ABC):
    """A planar loop of joints that turn and slide, and a hinge where two frames meet.

    Attributes:
        a: Body or frame at the hinge.
        b: Body or frame at the hinge, on another body.
        posture: Which of two solutions, 1 or -1; None for the one nearest to the start
            values of the dependent joints.
        independent: The joint whose coordinate is independent, or a sequence of them;
            None for the usual ones of the kind.
    """

    a: Place
    b: Place
    posture: Posture = preset(None)
    independent: OptionalCoordinates = preset(None)
    words: ClassVar[str]
    turning: ClassVar[int]
    sliding: ClassVar[int]

    def check(self, who: str, bind: Bind) -> None:
        """Raise if both frames are on one body."""
        check_places(who, self.a, self.b)

    @abstractmethod
    def usual(self, loop: PlanarLoop) -> Sequence[PlanarJoint]:
        """Return the joints of the independent coordinates if the user gives none."""

    def dependent(self, path: LoopPath) -> tuple[Symbol, ...]:
        """Return the two coordinates that follow."""
        return self._dependent(self._loop(path))

    def inputs(self, path: LoopPath) -> Sequence[Symbol]:
        """Return the coordinates that they follow from."""
        return path.others(self.dependent(path))

    def solve(self, path: LoopPath) -> LoopSolution:
        """Return the solution."""
        loop = self._loop(path)
        dependent = self._dependent(loop)
        postures = (1, -1) if self.posture is None else (self.posture,)
        return nearest(
            path, postures, lambda p, turns: solve(loop, dependent, p, turns)
        )

    def _loop(self, path: LoopPath) -> PlanarLoop:
        kinds = sorted(step.kind for step in path.steps)
        if kinds != ["R"] * self.turning + ["T"] * self.sliding:
            slides = f" and {self.sliding} that slides" if self.sliding else ""
            raise ModelError(
                f"{path.who}: the way round the loop is {path.way()}. A {self.words} "
                f"has {self.turning} joints that turn{slides}, and the frames a and b "
                f"make the last hinge. Give other frames, or close the loop by "
                f"add_constraint."
            )
        return planar_loop(path)

    def _dependent(self, loop: PlanarLoop) -> tuple[Symbol, ...]:
        independent: Sequence[Symbol] | None = self.independent
        if independent is None:
            independent = [joint.step.symbol for joint in self.usual(loop)]
        _check_independent(loop, independent)
        left = [j for j in loop.joints if j.step.symbol not in independent]
        _check_dependent(loop, left, independent)
        return tuple(joint.step.symbol for joint in left)


def _check_independent(loop: PlanarLoop, independent: Sequence[Symbol]) -> None:
    symbols = [joint.step.symbol for joint in loop.joints]
    for q in independent:
        if q not in symbols:
            raise ModelError(
                f"{loop.path.who}: {q.name} cannot be independent, because it is not "
                f"in the loop. The way round the loop is {loop.path.way()}; choose "
                f"among these joints."
            )
    count = len(symbols) - 2
    if len(set(independent)) != count:
        raise ModelError(
            f"{loop.path.who}: independent coordinates given: {_named(independent)}. "
            f"The loop has {len(symbols)} coordinates and two relations, so {count} "
            f"of them can be independent; give as many."
        )


def _check_dependent(
    loop: PlanarLoop, left: Sequence[PlanarJoint], independent: Sequence[Symbol]
) -> None:
    for joint in left:
        if joint.step.driven:
            raise ModelError(
                f"{loop.path.who}: joint {joint.step.joint!r} is driven, but would "
                f"follow from {_named(independent)}. A motion has one cause: name the "
                f"driven joint as independent, or do not drive it."
            )


def _named(symbols: Sequence[Symbol]) -> str:
    return " and ".join(symbol.name for symbol in symbols)


def first_turning(loop: PlanarLoop) -> PlanarJoint:
    """Return the revolute joint nearest to the common body; of two the longer branch's.

    Nearness counts joints.
    """

    def rank(item: tuple[int, PlanarJoint]) -> tuple[int, int]:
        after = item[0] - loop.common
        return (after, 0) if after >= 0 else (-after - 1, 1)

    turning = [(k, j) for k, j in enumerate(loop.joints) if j.kind == "R"]
    return min(turning, key=rank)[1]


def cylinder(loop: PlanarLoop) -> tuple[PlanarJoint, PlanarJoint]:
    """Return the slider and the revolute joint that swings it.

    That is the next one inward on the slider's branch; if there is none, the next one
    outward, on through the hinge.
    """
    n = len(loop.joints)
    (at,) = (k for k, joint in enumerate(loop.joints) if joint.kind == "T")
    outer = at >= loop.common
    inward = range(at - 1, loop.common - 1, -1) if outer else range(at + 1, loop.common)
    outward = [(at + k if outer else at - k) % n for k in range(1, n)]
    turning = [k for k in (*inward, *outward) if loop.joints[k].kind == "R"]
    return loop.joints[at], loop.joints[turning[0]]
