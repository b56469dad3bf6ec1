"""The interface of loops, and the path round one, without the mechanism.

Two branches lead from the nearest body that carries both frames outward to them. A loop
needs no more than these of a mechanism, so that its geometry is solved alone.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field, replace
from typing import ClassVar, Literal, NamedTuple, Protocol, final

from symbody.arguments import counted
from symbody.dataclass import dataclass
from symbody.errors import ModelError
from symbody.expr.arithmetic import neg
from symbody.expr.evaluate import evaluate
from symbody.expr.functions import sqrt
from symbody.expr.node import ADD, NEG, SUB, ZERO, Apply, Const, Node, Symbol, as_node
from symbody.model.body import Apart
from symbody.model.constraints.constraint import ConstraintKinematics
from symbody.model.field import ModelElement
from symbody.model.joint import Joint
from symbody.model.loads.load import Wrench
from symbody.spatial.rotation import AxisTurn, MatrixTurn, axis_turn
from symbody.spatial.vectors import (
    IDENTITY,
    ZERO_VEC,
    Mat,
    Vec,
    add3,
    matvec,
    plus,
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

    @property
    def _pose(self) -> tuple[AxisTurn | MatrixTurn, Vec]:
        """R_BS, and the origin of S in B [m]."""
        if self.kind == "R":
            return axis_turn(self.axis, self.coordinate), ZERO_VEC
        if self.kind == "T":
            return MatrixTurn(IDENTITY), scale(self.coordinate, IDENTITY[self.axis])
        return MatrixTurn(self.motion[0]), self.motion[1]

    def inward(self, a: Vec) -> Vec:
        """Return a point, given in the last S, in S [m]."""
        turn, p = self._pose
        return turn.inward(sub3(matvec(transposed(self.R), sub3(a, self.p)), p))

    def turned_inward(self, a: Vec) -> Vec:
        """Return a direction, given in the last S, in S."""
        return self._pose[0].inward(matvec(transposed(self.R), a))

    def turned_outward(self, a: Vec) -> Vec:
        """Return a direction, given in S, in the last S."""
        return matvec(self.R, self._pose[0].outward(a))

    def outward(self, a: Vec) -> Vec:
        """Return a point, given in S, in the last S [m]."""
        turn, p = self._pose
        return add3(self.p, matvec(self.R, add3(turn.outward(a), p)))


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

    def inward(self, last: int, a: Vec) -> Vec:
        """Return a point of the common body, before so many last motions [m]."""
        for step in self.steps[:-last]:
            a = step.inward(a)
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
        assumed: What is zero in the geometry that a solution holds for.
    """

    name: str
    a: Branch
    b: Branch
    values: Mapping[Symbol, float]
    coordinates: frozenset[Symbol]
    known: Mapping[Symbol, Node]
    assumed: list[Node] = field(default_factory=list)

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


_TURN = 2 * math.pi


class Limit(NamedTuple):
    """A condition for a loop to close.

    Attributes:
        value: Not negative where it closes.
        words: Description of the geometry where it does not, with places {0}, {1}, …
            for the numbers.
        numbers: Formulas of these.
        scale: The greatest value, or the size of the terms of which it is a difference.
    """

    value: Node
    words: str
    numbers: tuple[Node, ...]
    scale: Node


def limit_beside(
    beside: Node, reach: Node, square: Node, words: str
) -> tuple[Limit, ...]:
    """Return the limit of what runs `beside` an axis; none where it meets the axis."""
    if beside is ZERO:
        return ()
    return (Limit(reach, words, (sqrt(square), abs(beside)), square),)


@final
@dataclass(frozen=True)
class LoopSolution:
    """The solution of a loop.

    Attributes:
        dependent: Coordinates that leave the state.
        formulas: Their values: H of the other coordinates, parameters and time.
        rows: The implicit relation h(q, t), zero where the loop is closed; as many as
            there are dependent coordinates.
        limits: What must hold for the loop to close.
        relations: Of a loop that relates coordinates, the rows as the user wrote them,
            with driven coordinates, too: their multipliers act in the joints.
        assumed: Formulas of parameters that are zero where the solution holds.
        counts_turns: Whether angles go on beyond a turn, with the model's own lengths.
    """

    dependent: tuple[Symbol, ...]
    formulas: tuple[Node, ...]
    rows: tuple[Node, ...]
    limits: tuple[Limit, ...] = ()
    relations: tuple[Node, ...] = ()
    assumed: tuple[Node, ...] = ()
    counts_turns: bool = False


class Loop(ModelElement, Protocol):
    """A kind of loop.

    Its frames are the two that coincide; none if it relates coordinates.
    """

    apart: ClassVar[Apart | None] = Apart(
        "frames",
        "so no joint lies between them. A loop closes where two bodies meet; give a "
        "frame of each.",
    )

    def dependent(self, path: LoopPath) -> tuple[Symbol, ...]:
        """Return the coordinates that leave the state, after checking the path."""

    def inputs(self, path: LoopPath) -> Sequence[Symbol]:
        """Return the coordinates that the formulas are made of.

        Those on the way round the loop that do not follow, by default.
        """
        return path.others(self.dependent(path))

    def solve(self, path: LoopPath) -> LoopSolution:
        """Return the solution."""

    def wrenches(
        self, kinematics: ConstraintKinematics, lam: Sequence[Node]
    ) -> Sequence[Wrench] | None:
        """Return the wrenches of the multipliers of its rows.

        None, by default, of a loop whose rows are combinations of the gap between its
        frames; from these the forces follow.
        """
        return None


@final
@dataclass(frozen=True)
class NamedLoop:
    """A loop with the name it has in the model."""

    name: str
    loop: Loop


def checked_joint(who: str, joints: Sequence[Joint], place: object) -> Symbol:
    """Return the coordinate that is meant by a joint or a coordinate."""
    if isinstance(place, Symbol):
        for joint in joints:
            if place in joint.q:
                if len(joint.moved_by[joint.q.index(place)]) > 1:
                    raise ModelError(
                        f"{who}: {place.name} is an entry of the quaternion of joint "
                        f"{joint.name!r}, and these depend on each other. Describe its "
                        f"rotation by angles: Spherical('cardan') or a chain of "
                        f"rotations."
                    )
                return place
    elif isinstance(place, Joint) and any(place is joint for joint in joints):
        if len(place.q) == 1:
            return place.q[0]
        names = ", ".join(symbol.name for symbol in place.q) or "none"
        raise ModelError(
            f"{who}: joint {place.name!r} has {counted(len(place.q), 'coordinate')}: "
            f"{names}. A loop relates single coordinates; give one of the joint's q."
        )
    known = ", ".join(joint.name for joint in joints) or "none"
    raise ModelError(
        f"{who}: {place!r} is neither a joint nor a coordinate of the model. Give what "
        f"add_joint returned; known joints: {known}."
    )


def nearest(path: LoopPath, solutions: Iterable[LoopSolution]) -> LoopSolution:
    """Return the solution nearest to the start, with whole turns added to angles."""
    angles = {step.symbol for step in path.steps if step.kind == "R"}
    best = min(solutions, key=lambda solution: _distance(path, solution, angles))
    formulas = list(best.formulas)
    for k, q in enumerate(best.dependent):
        off = (path.values[q] - path.value(formulas[k])) / _TURN
        if q in angles and math.isfinite(off):
            formulas[k] = _turned(formulas[k], round(off) * _TURN)
    return replace(best, formulas=tuple(formulas))


def _turned(angle: Node, by: float) -> Node:
    """Return an angle plus a constant, in one with the constant that it ends with."""
    if isinstance(angle, Apply) and angle.op is NEG:
        return neg(_turned(angle.args[0], -by))
    if isinstance(angle, Apply) and angle.op in (ADD, SUB):
        a, b = angle.args
        if isinstance(b, Const):
            return plus(a, as_node(by + (b.value if angle.op is ADD else -b.value)))
    return plus(angle, as_node(by))


def _distance(path: LoopPath, solution: LoopSolution, angles: set[Symbol]) -> float:
    """Return the distance from the start, by the largest length and in rad; else ∞."""
    values = [path.value(formula) for formula in solution.formulas]
    lengths = [
        abs(number)
        for q, value in zip(solution.dependent, values, strict=True)
        if q not in angles
        for number in (value, path.values[q])
    ]
    unit = max(lengths, default=0.0) or 1.0
    squares = 0.0
    for q, value in zip(solution.dependent, values, strict=True):
        difference = value - path.values[q]
        if q in angles:
            squares += math.remainder(difference, _TURN) ** 2
        else:
            squares += (difference / unit) ** 2
    return round(squares, 9) if math.isfinite(squares) else math.inf
