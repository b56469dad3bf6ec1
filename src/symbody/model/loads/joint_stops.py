"""Stops in a joint: elastic limits that act."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, final

from symbody.errors import ModelError
from symbody.expr.functions import maximum
from symbody.expr.node import ONE, ZERO, Node
from symbody.model.field import Bind, element, preset
from symbody.model.fields import ConstantFormula
from symbody.model.joint_fields import MovingJoint, PerFreedom
from symbody.model.kinematics import Kinematics
from symbody.model.loads.coefficients import checked_not_negative, checked_positive
from symbody.model.loads.in_joint import LoadInJoint
from symbody.model.loads.load import JointLoad
from symbody.spatial.vectors import minus, plus, times


@final
@element
class JointStops(LoadInJoint):
    """Stops at both ends of the range of a joint, as Hunt and Crossley's impacts.

    Beyond a stop by the depth d, which grows at the rate ḋ, the force back is
    stiffness*d**exponent*max(1 + dissipation*ḋ, 0): it begins without a jump and never
    pulls. A slow impact at velocity v loses the share 2/3*dissipation*v of it. Stops,
    stiffness and dissipation are one value for all freedoms of the joint, or one each.

    Attributes:
        joint: The joint, without quaternion.
        least: Where the lower stop begins [rad or m].
        greatest: Where the upper stop begins [rad or m].
        stiffness: Stiffness [N m/rad**exponent or N/m**exponent].
        dissipation: Dissipation [s/rad or s/m].
        exponent: 1 for a linear spring, 1.5 for round bodies that touch; at least 1.

    References:
        Hunt and Crossley (1975), Coefficient of restitution interpreted as damping in
        vibroimpact, Journal of Applied Mechanics 42, equation 8.
    """

    joint: MovingJoint
    least: Annotated[PerFreedom, "rad or m"]
    greatest: Annotated[PerFreedom, "rad or m"]
    stiffness: Annotated[PerFreedom, "N m/rad^{exponent} or N/m^{exponent}"]
    dissipation: Annotated[PerFreedom, "s/rad or s/m"] = preset(0)
    exponent: Annotated[ConstantFormula, "1"] = preset(1)

    def check(self, who: str, bind: Bind) -> None:
        """Raise if the stops are no range, or would give energy."""
        if len(self.joint.q) != len(self.joint.v):
            raise ModelError(
                f"{who}: the joint {self.joint.name!r} is described by a quaternion, "
                f"whose entries are no angles that a stop could end. Describe it by "
                f"angles, Spherical('cardan') for example."
            )
        for i, q in enumerate(self.joint.q):
            low, high = bind.default(self.least[i]), bind.default(self.greatest[i])
            if low is not None and high is not None and not low < high:
                raise ModelError(
                    f"{who}: its stops for {q.name} are least={low:g} and "
                    f"greatest={high:g}; the first must be less than the second, or no "
                    f"place is free. Exchange them."
                )
            apart = "because it keeps the joint in its range"
            checked_positive(who, "the stiffness", self.stiffness[i], apart, bind)
            takes = "because an impact takes energy"
            d = self.dissipation[i]
            checked_not_negative(who, "the dissipation", d, takes, bind)
        power = bind.default(self.exponent)
        if power is not None and not power >= 1:
            raise ModelError(
                f"{who}: the exponent is {power:g}; it must be at least 1, or the "
                f"force would begin infinitely steep. Give 1 for a linear spring."
            )

    def joint_loads(self, kinematics: Kinematics) -> Sequence[JointLoad]:
        """Return one force a velocity."""
        pairs = zip(
            kinematics.coordinates(self.joint),
            kinematics.velocities(self.joint),
            strict=True,
        )
        return tuple(
            JointLoad(self.joint, i, self._force(i, q, v))
            for i, (q, v) in enumerate(pairs)
        )

    def _force(self, i: int, q: Node, v: Node) -> Node:
        below = self._push(i, minus(self.least[i], q), minus(ZERO, v))
        above = self._push(i, minus(q, self.greatest[i]), v)
        return minus(below, above)

    def _push(self, i: int, depth: Node, rate: Node) -> Node:
        elastic = times(self.stiffness[i], maximum(depth, 0) ** self.exponent)
        damped = maximum(plus(ONE, times(self.dissipation[i], rate)), 0)
        return times(elastic, damped)
