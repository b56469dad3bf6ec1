"""A spring, a damper and a law of the user's, in parallel in a joint."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, final

from symbody.errors import ModelError
from symbody.expr.node import ZERO, Node
from symbody.model.field import Bind, element, preset
from symbody.model.joint_fields import MovingJoint, PerFreedom
from symbody.model.kinematics import Kinematics
from symbody.model.loads.coefficients import tell_negative
from symbody.model.loads.in_joint import LoadInJoint
from symbody.model.loads.load import JointLoad
from symbody.model.loads.own_law import LawPerFreedom
from symbody.spatial.vectors import minus, plus, times


@final
@element
class TorsionalSpringDamper(LoadInJoint):
    """A spring and a damper in the freedoms of a joint.

    The torque along a velocity is
    stiffness*(free_angle - angle) - damping*rate + law(angle, rate). In a freedom that
    slides it is a force, and the angle a way. The damping brakes the joint, not the
    distance from a free angle that changes. A negative stiffness or damping is
    allowed. Each attribute is one value for all freedoms, or one for each.

    Attributes:
        joint: The joint.
        stiffness: Stiffness [N m/rad or N/m].
        damping: Damping [N m s/rad or N s/m].
        free_angle: Coordinate at which the spring has no torque [rad or m].
        law: Function from the formulas of coordinate and velocity to that of a torque,
            positive along the velocity; called once for each freedom.
    """

    joint: MovingJoint
    stiffness: Annotated[PerFreedom, "N m/rad or N/m"] = preset(0)
    damping: Annotated[PerFreedom, "N m s/rad or N s/m"] = preset(0)
    free_angle: Annotated[PerFreedom, "rad or m"] = preset(0)
    law: Annotated[LawPerFreedom, "N m or N", "rad or m", "rad/s or m/s"] = preset(None)

    def check(self, who: str, bind: Bind) -> None:
        """Raise if the fields do not fit each other."""
        laws = any(self.law)
        springs = any(entry is not ZERO for entry in self.stiffness)
        if not laws and not springs and all(d is ZERO for d in self.damping):
            raise ModelError(
                f"{who}: stiffness and damping are zero and there is no law, so it "
                f"does nothing. Give at least one of the three."
            )
        if len(self.joint.q) != len(self.joint.v) and (laws or springs):
            raise ModelError(
                f"{who}: the joint {self.joint.name!r} is described by a quaternion, "
                f"whose entries are no angles that a spring could resist. Use a "
                f"Bushing between its bodies, or Spherical('cardan'); a damping alone "
                f"is possible."
            )
        tell_negative(who, "damping", self.damping, bind)

    def joint_loads(self, kinematics: Kinematics) -> Sequence[JointLoad]:
        """Return one torque a velocity."""
        rates = kinematics.velocities(self.joint)
        angles = kinematics.coordinates(self.joint)
        if len(angles) != len(rates):
            angles = (ZERO,) * len(rates)
        return tuple(
            JointLoad(self.joint, i, self._torque(i, angle, rate))
            for i, (angle, rate) in enumerate(zip(angles, rates, strict=True))
        )

    def _torque(self, i: int, angle: Node, rate: Node) -> Node:
        spring = times(self.stiffness[i], minus(self.free_angle[i], angle))
        torque = minus(spring, times(self.damping[i], rate))
        law = self.law[i]
        return plus(torque, law.at(angle, rate)) if law is not None else torque
