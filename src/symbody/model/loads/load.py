"""The interface of loads, and the kinematics of frames that loads and sensors use.

Every vector of the kinematics is that of frame `of` relative to frame `seen_from`, as
observed there, in components of frame `expressed_in`. None means the world.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import ClassVar, Literal, NamedTuple, Protocol, TypeAlias, final

from symbody.dataclass import dataclass
from symbody.errors import ModelError
from symbody.expr.functions import sqrt
from symbody.expr.node import ZERO, Array, Node
from symbody.model.body import Body, Frame, place_name
from symbody.model.field import Bind, ModelElement
from symbody.model.fields import MovingJoint
from symbody.model.joint import Joint, placed_elements
from symbody.spatial.rotation import quaternion_rate
from symbody.spatial.vectors import (
    AXES,
    ZERO_VEC,
    Mat,
    Vec,
    add3,
    array,
    cross,
    dot,
    inner,
    neg3,
    sub3,
)


@final
@dataclass(frozen=True)
class Slide:
    """A line along which two points A and B can only move relative to each other."""

    coordinate: Node  # of B, from A [m]; positive where the model starts
    rate: Node  # how fast it grows [m/s]
    direction: Vec  # of the line, in the world's axes


class Dynamics(Protocol):
    """Quantities that follow from the accelerations, as formulas."""

    def acceleration(
        self, of: Frame, seen_from: Frame | None, expressed_in: Frame | None
    ) -> Vec:
        """Return the acceleration of the origin of `of` [m/s²]."""

    def angular_acceleration(
        self, of: Frame, seen_from: Frame | None, expressed_in: Frame | None
    ) -> Vec:
        """Return the angular acceleration of `of` [rad/s²]."""

    def joint_accelerations(self, joint: Joint) -> tuple[Node, ...]:
        """Return the derivatives of a joint's velocities."""

    def constraint_force(self, joint: Joint, expressed_in: Frame) -> Vec:
        """Return the force that the parent exerts on the child [N]."""

    def constraint_torque(self, joint: Joint, expressed_in: Frame) -> Vec:
        """Return the torque of the parent on the child, about its frame [N m]."""

    def multiplier(self, constraint: str, entry: int) -> Node:
        """Return a multiplier of a constraint, by its name."""


class Kinematics(Dynamics, Protocol):
    """Positions and velocities of the frames of a system, as formulas."""

    def position(
        self, of: Frame, seen_from: Frame | None, expressed_in: Frame | None
    ) -> Vec:
        """Return the vector from one origin to the other [m]."""

    def rotation(self, of: Frame, seen_from: Frame | None) -> Mat:
        """Return the matrix that takes components in `of` to `seen_from`."""

    def velocity(
        self, of: Frame, seen_from: Frame | None, expressed_in: Frame | None
    ) -> Vec:
        """Return the velocity of the origin of `of` [m/s]."""

    def angular_velocity(
        self, of: Frame, seen_from: Frame | None, expressed_in: Frame | None
    ) -> Vec:
        """Return the angular velocity of `of` [rad/s]."""

    def slide(self, a: Frame, b: Frame) -> Slide | None:
        """Return the line that joints let the origins move along; None if not one."""

    def is_even(self, formula: Node, a: Frame, b: Frame) -> bool:
        """Return whether a formula is one of the distance of two origins on a line.

        It depends on where they are, but is the same if they change sides.
        """

    def rate(self, formula: Node) -> Node:
        """Return the rate in time of a formula of the user's.

        Inputs and velocities in it count as constant, which a `ModelWarning` tells.
        """

    def coordinates(self, joint: Joint) -> tuple[Node, ...]:
        """Return the coordinates of a joint; formulas of time where it is driven."""

    def velocities(self, joint: Joint) -> tuple[Node, ...]:
        """Return the velocities of a joint; formulas of time where it is driven."""

    def kinetic_energy(self, body: Body | None) -> Node:
        """Return the kinetic energy of a body, or of all [J]."""

    def potential_energy(self, body: Body | None) -> Node:
        """Return the potential energy in the gravity field, zero at the origin [J]."""

    def center_of_mass(
        self,
        bodies: Sequence[Body] | None,
        seen_from: Frame | None,
        expressed_in: Frame | None,
    ) -> Vec:
        """Return the common centre of mass of bodies, or of all [m]."""

    def centers_of_mass(
        self, bodies: Sequence[Body] | None
    ) -> Sequence[tuple[Frame, Node]]:
        """Return a frame at the centre of mass of each body, and its share of the mass.

        Massless bodies are left out; None means all bodies.
        """

    def partial_velocities(
        self, of: Frame, joint: Joint, expressed_in: Frame | None
    ) -> Sequence[tuple[Vec, Vec]]:
        """Return angular and linear velocity of `of` by each velocity of a joint.

        Seen from the world.
        """


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


class Range(NamedTuple):
    """The range in which a law holds."""

    what: str
    formula: Node
    least: float
    greatest: float


class Load(ModelElement, Protocol):
    """A force law."""

    def wrenches(self, kinematics: Kinematics) -> Sequence[Wrench]:
        """Return the wrenches on frames; none by default."""
        return ()

    def joint_loads(self, kinematics: Kinematics) -> Sequence[JointLoad]:
        """Return the forces in joints; none by default."""
        return ()

    # Whether it is gravity, which pulls all bodies.
    gravitates: ClassVar[bool] = False
    # Fields that say where its force is zero; what they follow feels nothing of it.
    references: ClassVar[tuple[str, ...]] = ()

    @property
    def is_relative(self) -> bool:
        """Whether an observer on any body sees the same wrenches; False by default."""
        return False

    @property
    def may_jump(self) -> bool:
        """Whether its length may jump, as of what turns about a cylinder."""
        return False

    def windings(self, kinematics: Kinematics) -> Sequence[tuple[Node, Node]]:
        """Return tensions, each with the length that it is wound up against."""
        return ()

    def ranges(self) -> Sequence[Range]:
        """Return the ranges in which the law holds; none by default.

        Inputs and states are watched along motions.
        """
        return ()

    def unsigned_line(self, kinematics: Kinematics) -> tuple[Vec, Node] | None:
        """Return the vector between ends where the force would flip, and the force.

        The vector is in the world's axes [m]. None, by default, if the force has a
        direction where the ends meet, or vanishes there.
        """
        return None

    def signed_line(self, kinematics: Kinematics) -> Node | None:
        """Return a length between ends whose sign is that of the force's direction [m].

        None, by default, if the direction does not depend on the side where a model
        starts. Otherwise, where the length is negative, a force that is meant to push
        ends apart pulls them together.
        """
        return None

    def potential_energy(self, kinematics: Kinematics, body: Body) -> Node:
        """Return the energy that a body has in the load's field [J]; zero by default.

        For loads that are gravity: energies count it with that of `model.gravity`.
        """
        return ZERO

    @property
    def shape(self) -> tuple[int, ...]:
        """Shape of the value; () for a scalar."""

    @property
    def unit(self) -> str:
        """Unit of the value; empty if its entries differ."""

    def value(self, kinematics: Kinematics) -> Array:
        """Return the value that the sensor LoadValue shows, as formulas."""


def action_and_reaction(
    on: Frame, frame: Frame, arm: Vec, force: Vec, torque: Vec = ZERO_VEC
) -> tuple[Wrench, Wrench]:
    """Return a wrench on a frame, and the one on another that balances it.

    Components are in the other's axes; `arm` leads from its origin to that of `on` [m].
    """
    about = neg3(add3(torque, cross(arm, force)))
    return (
        Wrench(on, frame, force=force, torque=torque),
        Wrench(frame, frame, force=neg3(force), torque=about),
    )


def with_reaction(wrench: Wrench, on: Frame | None) -> list[Wrench]:
    """Return a wrench, and the opposite one on another frame; None for the world."""
    if on is None:
        return [wrench]
    force, torque = neg3(wrench.force), neg3(wrench.torque)
    return [wrench, Wrench(on, wrench.expressed_in, force, torque)]


@final
@dataclass(frozen=True)
class Line:
    """The line from A's origin to B's, without direction where they meet."""

    a: Frame
    b: Frame
    p: Vec  # from A's origin to B's, in the world's axes [m]
    length: Node  # distance of the origins [m]

    def rate(self, kinematics: Kinematics) -> Node:
        """Return the rate of the length [m/s]."""
        v_A = kinematics.velocity(self.a, None, None)
        v_B = kinematics.velocity(self.b, None, None)
        return dot(self.p, sub3(v_B, v_A)) / self.length


def line_between(
    kinematics: Kinematics, a: Frame, b: Frame, what: str = "load between"
) -> Line:
    """Return the line of two frames whose origins do not coincide always."""
    p_AB = kinematics.position(b, a, None)
    if p_AB == ZERO_VEC:
        raise ModelError(
            f"{what} {place_name(a)} and {place_name(b)}: the ends coincide always, "
            f"so the line between them has no direction, and its length no rate. Move "
            f"one of them."
        )
    return Line(a, b, p_AB, sqrt(dot(p_AB, p_AB)))


def unit_in_joint(joint: Joint) -> str:
    """Return the unit of forces along the velocities of a joint; "" if they differ."""
    units = {e.force_unit for e in joint.elements if e.velocities}
    return units.pop() if len(units) == 1 else ""


class LoadInJoint(Load):
    """A load whose value is what it does along the velocities of its joint.

    A kind gives `joint_loads`, or `forces`.
    """

    joint: MovingJoint

    def forces(self, kinematics: Kinematics) -> Sequence[Node]:
        """Return one force along each velocity of the joint."""
        return ()

    def joint_loads(self, kinematics: Kinematics) -> Sequence[JointLoad]:
        """Return one force a velocity."""
        forces = self.forces(kinematics)
        return tuple(JointLoad(self.joint, i, f) for i, f in enumerate(forces))

    @property
    def unit(self) -> str:
        """Unit of the value; empty if the joint turns and slides."""
        return unit_in_joint(self.joint)

    @property
    def shape(self) -> tuple[int, ...]:
        """Shape of the value: one entry a velocity; () for one."""
        return () if len(self.joint.v) == 1 else (len(self.joint.v),)

    def value(self, kinematics: Kinematics) -> Array:
        """Return the forces along the velocities of the joint."""
        forces = [load.force for load in self.joint_loads(kinematics)]
        return array(forces[0] if len(forces) == 1 else forces)


def loads_by_velocities(joint: Joint, forces: Sequence[Node]) -> list[JointLoad]:
    """Return the loads of generalized forces along all velocities of a joint."""
    return [
        JointLoad(joint, index, force)
        for index, force in enumerate(forces)
        if force is not ZERO
    ]


def loads_by_coordinates(joint: Joint, forces: Sequence[Node]) -> list[JointLoad]:
    """Return the loads that do the work of `forces`; of a quaternion Nᵀ times these."""
    along: list[Node] = []
    for element, of_q, _ in placed_elements(joint):
        own = forces[of_q]
        if element.kind == "Q":
            e0, e1, e2, e3 = joint.q[of_q]
            rates = [quaternion_rate((e0, e1, e2, e3), axis) for axis in AXES]
            along += [inner(rate, own) for rate in rates]
        else:
            along += own
    return loads_by_velocities(joint, along)


@final
@dataclass(frozen=True)
class NamedLoad:
    """A load with the name it has in the model."""

    name: str
    load: Load


Sign: TypeAlias = Literal["positive", "not negative", "not zero"]


@final
@dataclass(frozen=True)
class Promise(ModelElement):
    """The sign of a product of formulas, kept like the fields of an element."""

    of: str
    names: tuple[str, ...]
    formulas: tuple[Node, ...]
    sign: Sign
    rule: str  # end of the message: what the values do, what to give

    def verify(self, who: str, bind: Bind) -> None:
        """Raise if it does not hold at the parameters' values."""
        self.keep(bind.default)

    def keep(self, value: Callable[[Node], float | None]) -> None:
        """Raise if it does not hold; `value` is None of what follows the motion."""
        values = [value(formula) for formula in self.formulas]
        numbers = [number for number in values if number is not None]
        if len(numbers) < len(values):
            return
        product = math.prod(numbers)
        holds = {
            "positive": 0 < product < math.inf,
            "not negative": product >= 0,
            "not zero": product != 0,
        }
        if holds[self.sign]:
            return
        text = f"the {self.names[0]} is {numbers[0]:g}"
        if len(numbers) > 1:
            pairs = zip(self.names, numbers, strict=True)
            text = ", ".join(f"{name}={x:g}" for name, x in pairs)
        raise ModelError(f"{self.of}: {text}{self.rule}")
