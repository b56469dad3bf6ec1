"""What every sensor gives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, Self

from symbody.errors import ModelError
from symbody.expr.node import Array
from symbody.model.body import Frame, frame_of
from symbody.model.joint import Joint
from symbody.model.kinematics import Kinematics


class Sensor(Protocol):
    """A measured quantity. A new kind is a file beside this one."""

    @property
    def shape(self) -> tuple[int, ...]:
        """Shape of the value; () for a scalar."""
        ...

    @property
    def unit(self) -> str:
        """Unit of the value; empty if its entries differ."""
        ...

    @property
    def entries(self) -> tuple[str, ...]:
        """Names of the entries of a vector; none for the default."""
        ...

    def bound(self, who: str) -> Self:
        """Return the sensor with its places checked."""
        ...

    def measure(self, kinematics: Kinematics) -> Array:
        """Return the value as formulas."""
        ...

    def frames(self) -> Sequence[Frame]:
        """Return the frames it looks at."""
        ...


def optional_frame(who: str, place: Any) -> Frame | None:
    """Return the frame meant; None for the world."""
    return None if place is None else frame_of(who, place)


def present(*frames: Frame | None) -> tuple[Frame, ...]:
    """Return those that are not None."""
    return tuple(frame for frame in frames if frame is not None)


def bound_joint(who: str, joint: Any) -> Joint:
    """Return the joint meant.

    Raises:
        ModelError: It is none.
    """
    if not isinstance(joint, Joint):
        raise ModelError(
            f"{who}: {joint!r} is not a joint. Give what add_joint returned."
        )
    return joint
