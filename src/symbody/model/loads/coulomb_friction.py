"""Coulomb friction in a joint, smooth where the velocity changes its sign."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, final

from symbody.errors import warn_user
from symbody.expr.functions import maximum, tanh
from symbody.expr.node import Node
from symbody.model.field import Bind, element, preset
from symbody.model.joint_fields import MovingJoint, PerFreedom
from symbody.model.kinematics import Kinematics
from symbody.model.loads.coefficients import (
    checked_not_negative,
    checked_positive,
)
from symbody.model.loads.in_joint import LoadInJoint
from symbody.model.loads.load import JointLoad
from symbody.spatial.vectors import minus, times

_BRAKES = "because friction brakes"


@final
@element
class CoulombFriction(LoadInJoint):
    """Dry friction with a viscous part in each freedom of a joint.

    The force along a velocity v is
    -coefficient*max(normal_force, 0)*tanh(v/regularization) - viscous*v. It never
    holds a joint still: under a smaller load than the dry friction the joint creeps
    slower than the regularization. The smaller that is, the stiffer are the equations.
    A sliding body goes π²/12*regularization² / (coefficient*normal_force/mass) further
    than with a jump. Each attribute is one value for all freedoms, or one for each.

    Attributes:
        joint: The joint.
        coefficient: Coefficient of friction.
        normal_force: What presses the surfaces together [N]; in a freedom that turns,
            times the radius at which they rub [N m]. Less than zero counts as zero.
        viscous: Viscous friction [N s/m or N m s/rad].
        regularization: Velocity at which the dry friction has 76 % of its size
            [m/s or rad/s].

    References:
        Andersson, Söderberg and Björklund (2007), Friction models for sliding dry,
        boundary and mixed lubricated contacts, Tribology International 40, section 2.
    """

    joint: MovingJoint
    coefficient: Annotated[PerFreedom, "1"]
    normal_force: Annotated[PerFreedom, "N m or N"]
    viscous: Annotated[PerFreedom, "N m s/rad or N s/m"] = preset(0)
    regularization: Annotated[PerFreedom, "rad/s or m/s"] = preset(1e-3)

    def check(self, who: str, bind: Bind) -> None:
        """Raise if the friction would drive."""
        for i in range(len(self.joint.v)):
            for what, value in (
                ("the coefficient", self.coefficient[i]),
                ("the viscous friction", self.viscous[i]),
            ):
                checked_not_negative(who, what, value, _BRAKES, bind)
            checked_positive(
                who,
                "the regularization",
                self.regularization[i],
                "because the friction turns round within it; take a hundredth of a "
                "velocity that matters",
                bind,
            )

            pressed = bind.default(self.normal_force[i])
            if pressed is not None and pressed < 0:
                warn_user(
                    f"{who}: the normal_force is {pressed:g}; less than zero counts as "
                    f"zero, so that there is no dry friction. Give what presses the "
                    f"surfaces together as a positive number."
                )

    def joint_loads(self, kinematics: Kinematics) -> Sequence[JointLoad]:
        """Return one force a velocity."""
        return tuple(
            JointLoad(self.joint, i, self._force(i, v))
            for i, v in enumerate(kinematics.velocities(self.joint))
        )

    def _force(self, i: int, v: Node) -> Node:
        limit = times(self.coefficient[i], maximum(self.normal_force[i], 0))
        return minus(
            times(-limit, tanh(v / self.regularization[i])), times(self.viscous[i], v)
        )
