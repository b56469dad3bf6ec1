"""Sensors of energy and power, of the centre of mass, and the Jacobian."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import cast, final

from symbody.errors import ModelError
from symbody.expr.node import ZERO, Array, Node
from symbody.model.body import Body, Frame
from symbody.model.field import Entry, Field, element, preset
from symbody.model.fields import Joints, OptionalBody, OptionalPlace, Place, some_load
from symbody.model.loads.joint_loads import TorsionalSpringDamper
from symbody.model.loads.load import Kinematics, Load, Slide, Wrench
from symbody.model.sensors.frames import Sensor, vector_of
from symbody.model.sensors.joints import AnyLoad
from symbody.spatial.vectors import (
    ZERO_VEC,
    array,
    cross,
    dot,
    minus,
    neg3,
    plus,
    scale,
    sub3,
    times,
)


@final
@element
class Energy(Sensor):
    """Kinetic energy and potential energy in the gravity field: entries 0 and 1 [J].

    The potential is zero where the centre of mass is at the world's origin.

    Attributes:
        of: A body; None or the world for all bodies together.
    """

    of: OptionalBody = preset(None)
    shape = (2,)
    unit = "J"
    entries = ("kinetic", "potential")

    def measure(self, kinematics: Kinematics) -> Array:
        """Return (kinetic, potential)."""
        return array(
            [kinematics.kinetic_energy(self.of), kinematics.potential_energy(self.of)]
        )


class Bodies(Field[Body | Sequence[Body] | None, tuple[Body, ...] | None]):
    """A body or several, one of which has mass; None for all bodies of the model."""

    words = "body, or several, or None"
    form, sample = "place", lambda m, n: list(m.bodies.values())[-1 - n]

    @classmethod
    def bound(cls, value: object, entry: Entry) -> tuple[Body, ...] | None:
        """Return the bodies."""
        if value is None:
            return None
        bodies = (value,) if isinstance(value, Body) else value
        if not isinstance(bodies, Sequence) or not bodies:
            raise ModelError(
                f"{entry.who}: {value!r} is neither a body nor a list of bodies. Give "
                f"what add_body returned, or nothing for the centre of mass of all "
                f"bodies."
            )
        for body in bodies:
            if not isinstance(body, Body) or body.name == "world":
                raise ModelError(
                    f"{entry.who}: {body!r} is not a body with a mass. Give what "
                    f"add_body returned, or nothing for the centre of mass of all "
                    f"bodies."
                )
        names = ", ".join(body.name for body in bodies)
        if len(set(map(id, bodies))) < len(bodies):
            raise ModelError(
                f"{entry.who}: a body is given twice: {names}. Give each once."
            )
        if all(body.mass is ZERO for body in bodies):
            raise ModelError(
                f"{entry.who}: its bodies are massless: {names}. Without mass there is "
                f"no centre of mass; use Position for a frame."
            )
        return tuple(bodies)


@final
@element
class CenterOfMass(Sensor):
    """Vector from the observer's origin to the common centre of mass of bodies [m].

    Attributes:
        of: A body, or several; None for all bodies of the model.
        seen_from: Body or frame of the observer; None for the world.
        expressed_in: Body or frame whose axes the components refer to; None for the
            observer's own.
    """

    of: Bodies = preset(None)
    seen_from: OptionalPlace = preset(None)
    expressed_in: OptionalPlace = preset(None, instead="seen_from")
    shape = (3,)
    unit = "m"
    entries = ("x", "y", "z")
    orders = (0, 0, 0)
    dual_units = ("N", "N", "N")

    def measure(self, kinematics: Kinematics) -> Array:
        """Return the three components."""
        return array(
            kinematics.center_of_mass(self.of, self.seen_from, self.expressed_in)
        )

    def dual_wrenches(self, kinematics: Kinematics, dual: Array) -> Sequence[Wrench]:
        """Return a force on each body by its share of the mass, and the reactions."""
        force, axes, observer = vector_of(dual), self.expressed_in, self.seen_from
        result = [
            Wrench(center, axes, force=scale(share, force))
            for center, share in kinematics.centers_of_mass(self.of)
        ]
        if observer is not None:
            result.append(Wrench(observer, axes, force=neg3(force)))
        if axes is not None:
            arm = kinematics.center_of_mass(self.of, observer, axes)
            result.append(Wrench(axes, axes, torque=cross(arm, neg3(force))))
        return result


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


class BrakingLoad(AnyLoad):
    """A load of the model with a part of its own that brakes, or its name."""

    sample = some_load(TorsionalSpringDamper)


@final
@element
class Power(Sensor):
    """The power that a load gives to all it acts on [W].

    It is Σ F·v + T·w over the frames where the load acts, and Σ f v over the
    velocities of joints. Of a spring it is less than zero while the spring takes
    energy up. What the load takes from elsewhere, a motor from its supply for example,
    is not asked for.

    Attributes:
        load: What add_load returned, or the name of the load.
    """

    load: AnyLoad
    unit = "W"

    def measure(self, kinematics: Kinematics) -> Array:
        """Return the power."""
        return array(power_of(self.load, kinematics))


@final
@element
class Dissipation(Sensor):
    """The power that a load turns into heat [W], positive where it brakes.

    It is the power that the load takes, less what it would take if it felt no
    velocities: of a spring and a damper the part of the damper, of friction all of it,
    of a law(length, rate) that of law(length, rate) - law(length, 0). A force that is
    given as a formula feels nothing itself; of such a load `Power` is the measure.

    Attributes:
        load: What add_load returned, or the name of the load.
    """

    load: BrakingLoad
    unit = "W"

    def measure(self, kinematics: Kinematics) -> Array:
        """Return the dissipated power.

        Raises:
            ModelError: The load does not measure velocities itself.
        """
        at_rest = cast(Kinematics, _Still(kinematics))
        still = power_of(self.load, kinematics, at_rest)
        braking = minus(still, power_of(self.load, kinematics))
        braking = minus(braking, _braking_of_winding(self.load, kinematics, at_rest))
        if braking is ZERO:
            raise ModelError(
                f"sensor Dissipation: the load {type(self.load).__name__} has no part "
                f"that it makes of velocities itself, so nothing tells what of its "
                f"power is dissipated. Use Power, or a load with a damping or a law of "
                f"the rate; add_viscoelastic and motors return what they dissipate as "
                f".dissipated and .heat, for add_expression(..., sensor=True)."
            )
        return array(braking)


def power_of(
    load: Load, kinematics: Kinematics, measured: Kinematics | None = None
) -> Node:
    """Return the power of what a load does, by another motion where one is measured."""
    power, source = ZERO, measured or kinematics
    for wrench in load.wrenches(source):
        if wrench.force != ZERO_VEC:
            v = kinematics.velocity(wrench.on, None, wrench.expressed_in)
            power = plus(power, dot(wrench.force, v))
        if wrench.torque != ZERO_VEC:
            w = kinematics.angular_velocity(wrench.on, None, wrench.expressed_in)
            power = plus(power, dot(wrench.torque, w))
    for one in load.joint_loads(source):
        v_joint = kinematics.velocities(one.joint)[one.index]
        power = plus(power, times(one.force, v_joint))
    return power


def _braking_of_winding(load: Load, moving: Kinematics, still: Kinematics) -> Node:
    """Return the power of what changes free lengths, against the load's dampers."""
    power = ZERO
    pairs = zip(load.windings(moving), load.windings(still), strict=True)
    for (tension, length), (without, _) in pairs:
        rate = moving.rate(length)
        power = plus(power, times(minus(tension, without), rate))
    return power


# What vanishes at rest, of the methods of kinematics.
_AT_REST: dict[str, Callable[..., object]] = {
    "velocity": lambda *_: ZERO_VEC,
    "angular_velocity": lambda *_: ZERO_VEC,
    "velocities": lambda joint: (ZERO,) * len(joint.v),
    "rate": lambda formula: ZERO,
}


@final
class _Still:
    """The kinematics of bodies that stand where they are, without velocities."""

    def __init__(self, kinematics: Kinematics) -> None:
        self._kinematics = kinematics

    def slide(self, a: Frame, b: Frame) -> Slide | None:
        """Return the line that joints let the origins move along, at rest."""
        slide = self._kinematics.slide(a, b)
        return None if slide is None else replace(slide, rate=ZERO)

    def __getattr__(self, name: str) -> object:
        return _AT_REST.get(name) or getattr(self._kinematics, name)
