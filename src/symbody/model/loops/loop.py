"""The interface of loops: dependent coordinates as formulas of the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol, final

from symbody.arguments import counted
from symbody.dataclass import dataclass
from symbody.errors import ModelError
from symbody.expr.node import Node, Symbol
from symbody.model.body import Frame, place_name
from symbody.model.constraints.constraint import ConstraintKinematics
from symbody.model.field import ModelElement
from symbody.model.joint import Joint
from symbody.model.loads.load import Wrench
from symbody.model.loops.path import LoopPath


class Limit(NamedTuple):
    """A condition for a loop to close.

    Attributes:
        value: Not negative where it closes.
        words: What the geometry is like where it does not, with places {0}, {1}, …
            for the numbers.
        numbers: Formulas of these.
        scale: What the value is at most, or the size of what it is a difference of.
    """

    value: Node
    words: str
    numbers: tuple[Node, ...]
    scale: Node


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
    """

    dependent: tuple[Symbol, ...]
    formulas: tuple[Node, ...]
    rows: tuple[Node, ...]
    limits: tuple[Limit, ...] = ()
    relations: tuple[Node, ...] = ()


class Loop(ModelElement, Protocol):
    """A kind of loop. A new one is a file beside this one.

    Its frames are the two that coincide; none if it relates coordinates.
    """

    def dependent(self, path: LoopPath) -> tuple[Symbol, ...]:
        """Return the coordinates that leave the state, after checking the path."""
        ...

    def inputs(self, path: LoopPath) -> Sequence[Symbol]:
        """Return the coordinates that the formulas are made of."""
        ...

    def solve(self, path: LoopPath) -> LoopSolution:
        """Return the solution."""
        ...

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


def check_places(who: str, first: Frame, second: Frame) -> None:
    """Raise unless the two frames of a loop are on two bodies.

    Raises:
        ModelError: They are on one.
    """
    if first.body is second.body:
        raise ModelError(
            f"{who}: both frames, {place_name(first)} and {place_name(second)}, are on "
            f"the body {first.body.name!r}, so no joint lies between them. A loop "
            f"closes where two bodies meet; give a frame of each."
        )


def checked_joint(who: str, joints: Sequence[Joint], place: object) -> Symbol:
    """Return the coordinate that is meant by a joint or a coordinate.

    Raises:
        ModelError: It is neither, or the joint has not one coordinate.
    """
    if isinstance(place, Symbol):
        for joint in joints:
            if place in joint.q:
                _check_not_in_quaternion(who, joint, place)
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


def _check_not_in_quaternion(who: str, joint: Joint, q: Symbol) -> None:
    at = 0
    for element in joint.elements:
        n = len(element.coordinates)
        if element.kind == "Q" and q in joint.q[at : at + n]:
            raise ModelError(
                f"{who}: {q.name} is an entry of the quaternion of joint "
                f"{joint.name!r}, and these depend on each other. Describe its "
                f"rotation by angles: Spherical('cardan') or a chain of rotations."
            )
        at += n
