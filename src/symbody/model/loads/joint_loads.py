"""Loads in the freedoms of joints: forces, springs, stops, friction, teeth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, final

from symbody.errors import ModelError, warn_user
from symbody.expr.arithmetic import neg
from symbody.expr.functions import maximum, tanh, where
from symbody.expr.node import ONE, ZERO, Array, Node, as_node
from symbody.model.field import Bind, element, preset
from symbody.model.fields import (
    ConstantFormula,
    Formula,
    MovingJoint,
    OnePerFreedom,
    PerFreedom,
    SingleJoint,
)
from symbody.model.formulas import (
    BRAKES,
    DAMPING,
    STEEP,
    TAKES_ENERGY,
    TURNS_ROUND,
    not_negative,
    positive,
)
from symbody.model.joint import Joint
from symbody.model.loads.load import JointLoad, Kinematics, Load, LoadInJoint
from symbody.model.loads.own_law import LawPerFreedom
from symbody.spatial.vectors import array, minus, plus, times


@final
@element
class JointForce(LoadInJoint):
    """Generalized forces along the velocities of a joint.

    Attributes:
        joint: The joint.
        force: Positive along the velocity [N m or N]; one number or formula, or as
            many as the joint has velocities.
    """

    joint: MovingJoint
    force: Annotated[OnePerFreedom, "N m or N"]

    def forces(self, kinematics: Kinematics) -> Sequence[Node]:
        """Return one force a velocity."""
        return tuple(self.force)


@final
@element
class TorsionalSpringDamper(LoadInJoint):
    """A spring and a damper in the freedoms of a joint.

    The torque along a velocity is
    stiffness*(free_angle - angle) - damping*rate + law(angle, rate). In a freedom that
    slides it is a force, and the angle a way. The damping brakes the joint, not the
    distance from a free angle that changes; a coordinate that this follows does not
    feel the torque. A negative stiffness or damping is allowed. Each attribute is one
    value for all freedoms, or one for each.

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
    damping: Annotated[PerFreedom, "N m s/rad or N s/m", DAMPING] = preset(0)
    free_angle: Annotated[PerFreedom, "rad or m"] = preset(0)
    law: Annotated[LawPerFreedom, "N m or N", "rad or m", "rad/s or m/s"] = preset(None)
    acts_by = ("stiffness", "damping", "law")
    references = ("free_angle",)

    def check(self, who: str, bind: Bind) -> None:
        """Raise if the fields do not fit each other."""
        springs = any(self.law) or any(entry is not ZERO for entry in self.stiffness)
        if len(self.joint.q) != len(self.joint.v) and springs:
            raise ModelError(
                f"{who}: the joint {self.joint.name!r} is described by a quaternion, "
                f"whose entries are no angles that a spring could resist. Use a "
                f"Bushing between its bodies, or Spherical('cardan'); a damping alone "
                f"is possible."
            )

    def forces(self, kinematics: Kinematics) -> Sequence[Node]:
        """Return one torque a velocity."""
        rates = kinematics.velocities(self.joint)
        angles = kinematics.coordinates(self.joint)
        if len(angles) != len(rates):
            angles = (ZERO,) * len(rates)
        torques = []
        for i, (angle, rate) in enumerate(zip(angles, rates, strict=True)):
            spring = times(self.stiffness[i], minus(self.free_angle[i], angle))
            torque = minus(spring, times(self.damping[i], rate))
            law = self.law[i]
            torques.append(torque if law is None else plus(torque, law.at(angle, rate)))
        return torques


@final
@element
class JointStops(LoadInJoint):
    """Stops at both ends of the range of a joint, as Hunt and Crossley's impacts.

    Beyond a stop by the depth d, which grows at the rate ḋ, the force back is
    stiffness*d**exponent*max(1 + dissipation*ḋ, 0): it begins without a jump and never
    pulls. A slow impact at velocity v loses the share 2/3*dissipation*v of it. The rate
    is that beyond a stop, which may move; a coordinate that it follows does not feel
    the force, as it does that of `contacts.JointStop`. Stops, stiffness and dissipation
    are one value for all freedoms of the joint, or one each.

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
    stiffness: Annotated[
        PerFreedom,
        "N m/rad^{exponent} or N/m^{exponent}",
        positive("because it keeps the joint in its range"),
    ]
    dissipation: Annotated[PerFreedom, "s/rad or s/m", TAKES_ENERGY] = preset(0)
    exponent: Annotated[ConstantFormula, "1", STEEP] = preset(1)
    references = ("least", "greatest")

    def check(self, who: str, bind: Bind) -> None:
        """Raise if the stops are no range."""
        check_stops(who, self.joint, self.least, self.greatest, bind)

    def forces(self, kinematics: Kinematics) -> Sequence[Node]:
        """Return one force a velocity."""
        return [minus(below, above) for below, above in self._pushes(kinematics)]

    def windings(self, kinematics: Kinematics) -> Sequence[tuple[Node, Node]]:
        """Return what each stop does against its own motion, and its place."""
        return [
            pair
            for i, (below, above) in enumerate(self._pushes(kinematics))
            for pair in ((neg(below), self.least[i]), (above, self.greatest[i]))
            if self.dissipation[i] is not ZERO
        ]

    def _pushes(self, kinematics: Kinematics) -> Iterator[tuple[Node, Node]]:
        """Yield the forces of the lower and the upper stop of each freedom."""
        coordinates = kinematics.coordinates(self.joint)
        velocities = kinematics.velocities(self.joint)
        for i, (q, v) in enumerate(zip(coordinates, velocities, strict=True)):
            stops = self.least[i], self.greatest[i]
            damped = self.dissipation[i] is not ZERO
            low, high = (kinematics.rate(s) if damped else ZERO for s in stops)
            yield (
                self._push(i, minus(stops[0], q), minus(low, v)),
                self._push(i, minus(q, stops[1]), minus(v, high)),
            )

    def _push(self, i: int, depth: Node, rate: Node) -> Node:
        elastic = times(self.stiffness[i], maximum(depth, 0) ** self.exponent)
        return without_pull(elastic, times(self.dissipation[i], rate))


def without_pull(elastic: Node, share: Node) -> Node:
    """Return the force elastic*(1 + share), but not below zero.

    The form changes with all of it: a body is let go at the share -1, which it comes
    to bit by bit, where the share alone would pass -1 by rounding again and again.
    """
    return elastic if share is ZERO else maximum(times(elastic, plus(ONE, share)), 0)


def one_sided(stiffness: Node, damping: Node, depth: Node, rate: Node) -> Node:
    """Return stiffness*depth + damping*rate beyond a depth of zero, nowhere below 0."""
    force = plus(times(stiffness, depth), times(damping, rate))
    if damping is ZERO:
        return maximum(force, 0)
    return where(depth <= 0, 0, maximum(force, 0))


def check_stops(
    who: str, joint: Joint, least: Array | None, greatest: Array | None, bind: Bind
) -> None:
    """Raise if the stops of a joint are no range; None is no stop."""
    if len(joint.q) != len(joint.v):
        raise ModelError(
            f"{who}: the joint {joint.name!r} is described by a quaternion, whose "
            f"entries are no angles that a stop could end. Describe it by angles, "
            f"Spherical('cardan') for example."
        )
    if least is None or greatest is None:
        return
    for q, *stops in zip(joint.q, least, greatest, strict=True):
        low, high = map(bind.default, stops)
        if low is not None and high is not None and not low < high:
            raise ModelError(
                f"{who}: its stops for {q.name} are least={low:g} and "
                f"greatest={high:g}; the first must be less than the second, or no "
                f"place is free. Exchange them."
            )


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
    coefficient: Annotated[PerFreedom, "1", BRAKES]
    normal_force: Annotated[PerFreedom, "N m or N"]
    viscous: Annotated[
        PerFreedom,
        "N m s/rad or N s/m",
        not_negative("because friction brakes", "the {} friction"),
    ] = preset(0)
    regularization: Annotated[PerFreedom, "rad/s or m/s", TURNS_ROUND] = preset(1e-3)

    def check(self, who: str, bind: Bind) -> None:
        """Warn if nothing presses the surfaces together."""
        for force in self.normal_force.tolist():
            pressed = bind.default(force)
            if pressed is not None and pressed < 0:
                warn_user(
                    f"{who}: the normal_force is {pressed:g}; less than zero counts as "
                    f"zero, so that there is no dry friction. Give what presses the "
                    f"surfaces together as a positive number."
                )

    def forces(self, kinematics: Kinematics) -> Sequence[Node]:
        """Return one force a velocity."""
        forces = []
        for i, v in enumerate(kinematics.velocities(self.joint)):
            limit = times(self.coefficient[i], maximum(self.normal_force[i], 0))
            dry = times(-limit, tanh(v / self.regularization[i]))
            forces.append(minus(dry, times(self.viscous[i], v)))
        return forces


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
    the joints, whose forces are without that of the teeth; a `GearPair` has it. Both
    joints begin on one carrier, as the teeth see angles against it: where a sun meshes
    with planets on a carrier that turns, its joint is on that carrier, too. Gears
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
        law = self.stiffness, self.damping
        push = one_sided(*law, minus(x, half), rate)
        pull = one_sided(*law, minus(neg(x), half), neg(rate))
        return where(x > 0, push, neg(pull))

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
