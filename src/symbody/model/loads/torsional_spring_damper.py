"""A spring, a damper and a law of the user's, in parallel in a joint."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypeAlias, final

from symbody.errors import ModelError
from symbody.expr.node import ZERO, Array, Node
from symbody.model.body import Frame
from symbody.model.fields import Field, Formulas, element, preset
from symbody.model.joint import Joint
from symbody.model.kinematics import Kinematics
from symbody.model.loads.coefficients import entries
from symbody.model.loads.in_joint import (
    checked_joint,
    shape_in_joint,
    unit_in_joint,
    value_in_joint,
)
from symbody.model.loads.load import Bind, JointLoad, Wrench
from symbody.model.loads.own_law import Law, OwnLaw, own_law
from symbody.spatial.vectors import minus, plus, times

# A function for all freedoms, or one for each, None where there is none.
Laws: TypeAlias = Field[
    Law | Sequence[Law | OwnLaw | None] | None, tuple[OwnLaw | None, ...]
]
_ARGUMENTS = ("angle", "rate")


@final
@element
class TorsionalSpringDamper:
    """A spring and a damper in the freedoms of a joint.

    The torque along a velocity is
    stiffness*(free_angle - angle) - damping*rate + law(angle, rate). In a freedom that
    slides it is a force, and the angle a way. A negative stiffness or damping is
    allowed. Each attribute is one value for all freedoms, or one for each.

    Attributes:
        joint: The joint.
        stiffness: Stiffness [N m/rad or N/m].
        damping: Damping [N m s/rad or N s/m].
        free_angle: Coordinate at which the spring has no torque [rad or m].
        law: Function from the formulas of coordinate and velocity to that of a torque,
            positive along the velocity; called once for each freedom.
    """

    joint: Joint
    stiffness: Formulas = preset(0)
    damping: Formulas = preset(0)
    free_angle: Formulas = preset(0)
    law: Laws = preset(None)

    def bound(self, who: str, bind: Bind) -> TorsionalSpringDamper:
        """Return the load with its formulas made nodes."""
        n = checked_joint(who, self.joint)
        stiffness = entries(self.stiffness, n, bind)
        damping = entries(self.damping, n, bind)
        laws = _laws(who, self.law, n, bind)
        if not any(laws) and {*stiffness.tolist(), *damping.tolist()} == {ZERO}:
            raise ModelError(
                f"{who}: stiffness and damping are zero and there is no law, so it "
                f"does nothing. Give at least one of the three."
            )
        if len(self.joint.q) != n and (any(laws) or {*stiffness.tolist()} != {ZERO}):
            raise ModelError(
                f"{who}: the joint {self.joint.name!r} is described by a quaternion, "
                f"whose entries are no angles that a spring could resist. Use a "
                f"Bushing between its bodies, or Spherical('cardan'); a damping alone "
                f"is possible."
            )
        free_angle = entries(self.free_angle, n, bind)
        return replace(
            self, stiffness=stiffness, damping=damping, free_angle=free_angle, law=laws
        )

    def wrenches(self, kinematics: Kinematics) -> Sequence[Wrench]:
        """Return nothing: the torque acts in the joint."""
        return ()

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

    @property
    def unit(self) -> str:
        """Unit of the value; empty if the joint turns and slides."""
        return unit_in_joint(self.joint)

    @property
    def shape(self) -> tuple[int, ...]:
        """Shape of the value: one entry a velocity."""
        return shape_in_joint(self.joint)

    def value(self, kinematics: Kinematics) -> Array:
        """Return the forces along the velocities of the joint."""
        return value_in_joint(self.joint_loads(kinematics))

    def frames(self) -> Sequence[Frame]:
        """Return the frames of the joint."""
        return self.joint.parent, self.joint.child


def _laws(who: str, law: Any, n: int, bind: Bind) -> tuple[OwnLaw | None, ...]:
    laws = list(law) if isinstance(law, (list, tuple)) else [law] * n
    if len(laws) != n:
        raise ModelError(
            f"{who}: {len(laws)} laws for {n} freedoms. Give one function for all, or "
            f"one for each, None where there is none."
        )
    return tuple(
        None if law is None else own_law(who, law, _ARGUMENTS, bind) for law in laws
    )
