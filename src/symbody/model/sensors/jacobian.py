"""The Jacobian of a frame: its partial velocities by those of joints."""

from __future__ import annotations

from typing import final

from symbody.expr.node import Array, Node
from symbody.model.field import element, preset
from symbody.model.fields import OptionalPlace, Place
from symbody.model.joint_fields import Joints
from symbody.model.kinematics import Kinematics
from symbody.model.sensors.sensor import Sensor
from symbody.spatial.vectors import array, cross, sub3


@final
@element
class Jacobian(Sensor):
    """Partial velocities of a frame, as the observer sees it: six rows, angular first.

    J @ v is the angular velocity of the frame, then the velocity of its origin, with v
    the velocities of the joints in the order given; what a law of time adds is left
    out. Columns of velocities that do not move the frame are zero. For all joints
    give `model.joints.values()`.

    Attributes:
        of: Body or frame.
        joints: A joint or several; each of their velocities is a column.
        expressed_in: Body or frame whose axes the components refer to; None for the
            observer's own.
        seen_from: Body or frame of the observer, who moves and turns with it; None
            for the world.
    """

    of: Place
    joints: Joints
    expressed_in: OptionalPlace = preset(None, instead="seen_from")
    seen_from: OptionalPlace = preset(None)
    unit = ""
    entries = ()

    @property
    def shape(self) -> tuple[int, ...]:
        """Six rows, a column for each velocity."""
        return 6, sum(len(joint.v) for joint in self.joints)

    def measure(self, kinematics: Kinematics) -> Array:
        """Return the columns side by side."""
        partial, axes = kinematics.partial_velocities, self.expressed_in
        columns: list[tuple[Node, ...]] = []
        for joint in self.joints:
            own = partial(self.of, joint, axes)
            if self.seen_from is not None:
                arm = kinematics.position(self.of, self.seen_from, axes)
                observer = partial(self.seen_from, joint, axes)
                own = [
                    (sub3(w, w_A), sub3(sub3(v, v_A), cross(w_A, arm)))
                    for (w, v), (w_A, v_A) in zip(own, observer, strict=True)
                ]
            columns += [(*w, *v) for w, v in own]
        return array(columns).T
