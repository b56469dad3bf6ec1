"""The interface of loads: wrenches on frames, and forces in joints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, final

from symbody.dataclass import dataclass
from symbody.expr.node import ZERO, Array, Node
from symbody.model.body import Body, Frame
from symbody.model.field import ModelElement
from symbody.model.joint import Joint
from symbody.model.kinematics import Kinematics
from symbody.spatial.vectors import ZERO_VEC, Vec


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


class Load(ModelElement, Protocol):
    """A force law. A new kind is a file beside this one."""

    def wrenches(self, kinematics: Kinematics) -> Sequence[Wrench]:
        """Return the wrenches on frames; none by default."""
        return ()

    def joint_loads(self, kinematics: Kinematics) -> Sequence[JointLoad]:
        """Return the forces in joints; none by default."""
        return ()

    @property
    def gravitates(self) -> bool:
        """Whether it is gravity, which pulls all bodies; False by default."""
        return False

    def windings(self, kinematics: Kinematics) -> Sequence[tuple[Node, Node]]:
        """Return tensions, each with the free length that it is wound up against."""
        return ()

    def potential_energy(self, kinematics: Kinematics, body: Body) -> Node:
        """Return the energy that a body has in the load's field [J]; zero by default.

        For loads that are gravity: energies count it with that of `model.gravity`.
        """
        return ZERO

    @property
    def shape(self) -> tuple[int, ...]:
        """Shape of the value; () for a scalar."""
        ...

    @property
    def unit(self) -> str:
        """Unit of the value; empty if its entries differ."""
        ...

    def value(self, kinematics: Kinematics) -> Array:
        """Return the value that the sensor LoadValue shows, as formulas."""
        ...
