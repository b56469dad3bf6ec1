"""The common part of sensors of forces and torques that a joint transmits."""

from __future__ import annotations

from abc import ABC

from symbody.model.body import Frame
from symbody.model.field import element, preset
from symbody.model.fields import PlaceOrDefault
from symbody.model.joint_fields import AnyJoint
from symbody.model.sensors.sensor import Sensor


@element
class TransmittedByJoint(Sensor, ABC):
    """A vector that acts from the parent on the child at a joint.

    Attributes:
        joint: The joint; it may be fixed.
        expressed_in: Body or frame whose axes the components refer to; None for the
            joint's frame on the child.
    """

    joint: AnyJoint
    expressed_in: PlaceOrDefault = preset(None, instead="joint.child")
    shape = (3,)
    entries = ("x", "y", "z")

    @property
    def axes(self) -> Frame:
        """Frame whose axes the components refer to."""
        return self.expressed_in
