"""The mesh of two gears: elastic teeth with backlash."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, final

from symbody.errors import ModelError
from symbody.expr.functions import maximum, where
from symbody.expr.node import ZERO, Array, Node, as_node, neg
from symbody.model.field import Bind, element, preset
from symbody.model.fields import ConstantFormula, Formula, SingleJoint
from symbody.model.kinematics import Kinematics
from symbody.model.loads.load import JointLoad, Load
from symbody.model.signs import BRAKES, not_negative, positive
from symbody.spatial.vectors import array, minus, plus, times

_HALF = as_node(0.5)


@final
@element
class GearMesh(Load):
    """Teeth of two gears that push each other, with play between them.

    Along the line of action the teeth approach by x = radius1*q1 - radius2*q2. While
    |x| is below half the backlash they do not touch. Beyond, by d, they push with
    stiffness*d + damping*ḋ, but never pull. Where backlash is the number 0 both flanks
    touch at all times, and the force is stiffness*x + damping*ẋ. It acts on gear 1 by
    -radius1*force, on gear 2 by radius2*force; the carriers take these torques through
    the joints, whose forces are without that of the teeth; a `GearPair` has it. Gears
    that mesh outside turn against each other where their axes are parallel: give one
    radius the sign -1; one that meshes inside, and a bevel gear, has the sign that its
    axis needs.

    Attributes:
        joint1: Joint of one freedom that carries gear 1.
        joint2: Joint of one freedom that carries gear 2.
        radius1: Base radius of gear 1 [m]; 1 for a rack, on a joint that slides.
        radius2: Base radius of gear 2 [m].
        stiffness: Of the teeth along the line of action [N/m].
        damping: While they touch [N s/m].
        backlash: Play along the line of action [m].

    References:
        Kahraman and Singh (1990), Non-linear dynamics of a spur gear pair, Journal of
        Sound and Vibration 142, equations 1 to 3.
    """

    joint1: SingleJoint
    joint2: SingleJoint
    radius1: Annotated[ConstantFormula, "m"]
    radius2: Annotated[ConstantFormula, "m"]
    stiffness: Annotated[Formula, "N/m", positive("because the teeth push each other")]
    damping: Annotated[Formula, "N s/m", BRAKES] = preset(0)
    backlash: Annotated[
        ConstantFormula, "m", not_negative("because it is a play; 0 is none")
    ] = preset(0)
    shape = ()
    unit = "N"

    def check(self, who: str, bind: Bind) -> None:
        """Raise if the gears are one, or have no radius."""
        if self.joint1 is self.joint2:
            raise ModelError(
                f"{who}: both gears are on the joint {self.joint1.name!r}, so they "
                f"never mesh. Give the joints of two gears."
            )
        for name, radius in (("radius1", self.radius1), ("radius2", self.radius2)):
            if bind.default(radius) == 0:
                raise ModelError(
                    f"{who}: {name} is 0, so the teeth do not turn the gear. Give its "
                    f"base radius, less than zero if it turns the other way."
                )

    def _force(self, kinematics: Kinematics) -> Node:
        (q1,), (q2,) = map(kinematics.coordinates, (self.joint1, self.joint2))
        (v1,), (v2,) = map(kinematics.velocities, (self.joint1, self.joint2))
        x = minus(times(self.radius1, q1), times(self.radius2, q2))
        rate = minus(times(self.radius1, v1), times(self.radius2, v2))
        if self.backlash is ZERO:
            return plus(times(self.stiffness, x), times(self.damping, rate))
        half = times(_HALF, self.backlash)
        push = self._push(minus(x, half), rate)
        pull = self._push(minus(neg(x), half), neg(rate))
        return where(x > 0, push, neg(pull))

    def _push(self, depth: Node, rate: Node) -> Node:
        """Return the force of teeth that overlap by a depth; zero without overlap."""
        force = plus(times(self.stiffness, depth), times(self.damping, rate))
        if self.damping is ZERO:
            return maximum(force, 0)
        return where(depth > 0, maximum(force, 0), 0)

    def joint_loads(self, kinematics: Kinematics) -> Sequence[JointLoad]:
        """Return the forces in both joints."""
        force = self._force(kinematics)
        return (
            JointLoad(self.joint1, 0, neg(times(self.radius1, force))),
            JointLoad(self.joint2, 0, times(self.radius2, force)),
        )

    def value(self, kinematics: Kinematics) -> Array:
        """Return the force of the teeth, positive if gear 1 drives along its axis."""
        return array(self._force(kinematics))
