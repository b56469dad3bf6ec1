"""How the velocities of joints move a frame."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, final

from symbody.errors import ModelError
from symbody.expr.node import Array, Node
from symbody.model.body import Frame, frame_of
from symbody.model.fields import Field, OptionalPlace, Place, element, preset
from symbody.model.joint import Joint
from symbody.model.kinematics import Kinematics
from symbody.model.sensors.sensor import optional_frame, present
from symbody.spatial.vectors import array, cross, sub3


@final
@element
class Jacobian:
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
    joints: Field[Joint | Iterable[Joint], tuple[Joint, ...]]
    expressed_in: OptionalPlace = preset(None)
    seen_from: OptionalPlace = preset(None)
    unit = ""
    entries = ()

    @property
    def shape(self) -> tuple[int, ...]:
        """Six rows, a column for each velocity."""
        return 6, sum(len(joint.v) for joint in self.joints)

    def bound(self, who: str) -> Jacobian:
        """Return the sensor with its places and joints checked."""
        seen_from = optional_frame(who, self.seen_from)
        return replace(
            self,
            of=frame_of(who, self.of),
            joints=_checked_joints(who, self.joints),
            expressed_in=optional_frame(who, self.expressed_in) or seen_from,
            seen_from=seen_from,
        )

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

    def frames(self) -> Sequence[Frame]:
        """Return the frames it looks at, and those of the joints."""
        ends = [end for joint in self.joints for end in (joint.parent, joint.child)]
        return present(self.of, *ends, self.seen_from, self.expressed_in)


def _checked_joints(who: str, given: Any) -> tuple[Joint, ...]:
    several = isinstance(given, Iterable) and not isinstance(given, str)
    joints = tuple(given) if several else (given,)
    for joint in joints:
        if not isinstance(joint, Joint):
            raise ModelError(
                f"{who}: {joint!r} is not a joint. Give what add_joint returned, or "
                f"several of these, such as model.joints.values()."
            )
    if len(set(map(id, joints))) < len(joints):
        names = ", ".join(joint.name for joint in joints)
        raise ModelError(f"{who}: a joint is given twice: {names}. Give each once.")
    if not any(joint.v for joint in joints):
        names = ", ".join(joint.name for joint in joints) or "none"
        raise ModelError(
            f"{who}: its joints ({names}) have no velocities, so the Jacobian would "
            f"have no column. Give joints that can move."
        )
    return joints
