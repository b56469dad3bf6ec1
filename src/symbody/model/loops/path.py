"""The path round a loop: the freedoms between two frames, without the mechanism.

Two branches lead from the nearest body that carries both frames outward to them. A loop
needs no more than these of a mechanism, so that its geometry is solved alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, final

from symbody.dataclass import dataclass
from symbody.expr.evaluate import evaluate
from symbody.expr.node import Node, Symbol
from symbody.spatial.rotation import axis_turn
from symbody.spatial.vectors import (
    IDENTITY,
    ZERO_VEC,
    Mat,
    Vec,
    add3,
    matvec,
    scale,
    sub3,
    transposed,
)


@final
@dataclass(frozen=True)
class Step:
    """A motion on a branch: of a frame S relative to a frame B fixed to the last S."""

    joint: str
    kind: Literal["R", "T", "G"]  # turn, slide, or another motion
    axis: int  # index of the coordinate axis, of B and of S
    symbol: Symbol  # the coordinate [rad or m]; for "G" one of several
    coordinate: Node  # the symbol, or a formula of time where it is driven
    R: Mat  # takes components in B to components in the last S; constant
    p: Vec  # origin of B in the last S [m]; constant
    free: tuple[Symbol, ...]  # coordinates that move it and are not driven
    motion: tuple[Mat, Vec] = (IDENTITY, ZERO_VEC)  # R_BS and p_BS of "G"

    @property
    def driven(self) -> bool:
        """Whether the motion is prescribed."""
        return self.symbol not in self.free

    def inward(self, a: Vec) -> Vec:
        """Return a point, given in the last S, in S [m]."""
        a = matvec(transposed(self.R), sub3(a, self.p))
        if self.kind == "R":
            return axis_turn(self.axis, self.coordinate).inward(a)
        if self.kind == "T":
            return sub3(a, scale(self.coordinate, IDENTITY[self.axis]))
        return matvec(transposed(self.motion[0]), sub3(a, self.motion[1]))

    def turned_inward(self, a: Vec) -> Vec:
        """Return a direction, given in the last S, in S."""
        a = matvec(transposed(self.R), a)
        if self.kind == "R":
            return axis_turn(self.axis, self.coordinate).inward(a)
        return matvec(transposed(self.motion[0]), a)

    def turned_outward(self, a: Vec) -> Vec:
        """Return a direction, given in S, in the last S."""
        if self.kind == "R":
            a = axis_turn(self.axis, self.coordinate).outward(a)
        return matvec(self.R, matvec(self.motion[0], a))

    def outward(self, a: Vec) -> Vec:
        """Return a point, given in S, in the last S [m]."""
        if self.kind == "R":
            a = axis_turn(self.axis, self.coordinate).outward(a)
        elif self.kind == "T":
            a = add3(a, scale(self.coordinate, IDENTITY[self.axis]))
        else:
            a = add3(self.motion[1], matvec(self.motion[0], a))
        return add3(self.p, matvec(self.R, a))


@final
@dataclass(frozen=True)
class Branch:
    """The motions from the common body outward to one of the frames."""

    steps: tuple[Step, ...]
    R: Mat = IDENTITY  # takes components in the frame to components in the last S
    p: Vec = ZERO_VEC  # origin of the frame in the last S [m]

    def point(self) -> Vec:
        """Return the frame's origin on the common body [m]."""
        a = self.p
        for step in reversed(self.steps):
            a = step.outward(a)
        return a

    def direction(self, axis: int) -> Vec:
        """Return an axis of the frame on the common body."""
        a = transposed(self.R)[axis]
        for step in reversed(self.steps):
            a = step.turned_outward(a)
        return a


@final
@dataclass(frozen=True)
class LoopPath:
    """Both branches of a loop, and the configuration at the start.

    Attributes:
        name: Of the loop.
        a: Leads to the loop's frame a.
        b: Leads to the loop's frame b.
        values: Values at the start of free coordinates, parameters and time. Those of
            dependent coordinates are guesses of the user's.
        coordinates: The free coordinates of the whole mechanism.
        known: What stands for a formula: driven coordinates and expressions.
    """

    name: str
    a: Branch
    b: Branch
    values: Mapping[Symbol, float]
    coordinates: frozenset[Symbol]
    known: Mapping[Symbol, Node]

    @property
    def who(self) -> str:
        """Kind and name of the loop, for messages."""
        return f"loop {self.name!r}"

    @property
    def steps(self) -> tuple[Step, ...]:
        """The motions of both branches."""
        return self.a.steps + self.b.steps

    def others(self, dependent: tuple[Symbol, ...]) -> tuple[Symbol, ...]:
        """Return the free coordinates on the way but these."""
        free = dict.fromkeys(q for step in self.steps for q in step.free)
        return tuple(q for q in free if q not in dependent)

    def in_words(self) -> str:
        """Return the joints from frame a to frame b in words."""
        words = {"R": "turns", "T": "slides", "G": "moves otherwise"}
        steps = [*reversed(self.a.steps), *self.b.steps]
        return ", ".join(f"{s.joint} ({words[s.kind]})" for s in steps) or "empty"

    def value(self, formula: Node) -> float:
        """Return the value of a formula at the start."""
        return evaluate(formula, self.values)
