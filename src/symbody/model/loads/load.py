"""What every load gives: wrenches on frames, and forces in joints."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, Self, final

from symbody.expr.node import Array, Node
from symbody.model.body import Frame
from symbody.model.joint import Joint
from symbody.model.kinematics import Kinematics
from symbody.spatial.vectors import ZERO_VEC, Vec


@final
@dataclass(frozen=True)
class Bind:
    """What makes nodes of the formulas that the user writes into a load.

    Attributes:
        formulas: From (value as the user wrote it, expected shape) to nodes of that
            shape.
        default: From a formula to its value at the defaults of the parameters; None if
            it depends on anything else.
    """

    formulas: Callable[[Any, tuple[int, ...]], Array]
    default: Callable[[Node], float | None]

    def __call__(self, value: Any, shape: tuple[int, ...]) -> Array:
        """Return what the user wrote as nodes of a shape."""
        return self.formulas(value, shape)


@final
@dataclass(frozen=True)
class Wrench:
    """A force at the origin of a frame, and a torque, on the frame's body.

    Attributes:
        on: The frame.
        expressed_in: Frame of the components; None for the world.
        force: Force [N].
        torque: Torque [N m].
    """

    on: Frame
    expressed_in: Frame | None
    force: Vec = ZERO_VEC
    torque: Vec = ZERO_VEC


@final
@dataclass(frozen=True)
class JointLoad:
    """A generalized force in one freedom of a joint.

    Attributes:
        joint: The joint.
        index: Which of its velocities.
        force: Positive along the velocity [N m or N].
    """

    joint: Joint
    index: int
    force: Node


class Load(Protocol):
    """A force law. A new kind is a file beside this one."""

    def bound(self, who: str, bind: Bind) -> Self:
        """Return the load with its places and formulas checked and made nodes."""
        ...

    def wrenches(self, kinematics: Kinematics) -> Sequence[Wrench]:
        """Return what acts on frames."""
        ...

    def joint_loads(self, kinematics: Kinematics) -> Sequence[JointLoad]:
        """Return what acts in joints."""
        ...

    @property
    def shape(self) -> tuple[int, ...]:
        """Shape of the value; () for a scalar."""
        ...

    @property
    def unit(self) -> str:
        """Unit of the value; empty if its entries differ."""
        ...

    def value(self, kinematics: Kinematics) -> Array:
        """Return what the sensor LoadValue shows, as formulas."""
        ...

    def frames(self) -> Sequence[Frame]:
        """Return the frames it acts on or is measured by."""
        ...
