"""Sensors of bodies and of whole mechanisms: energy, centre of mass, Jacobian."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from symbody.errors import ModelError
from symbody.expr.node import ZERO, Array, Node
from symbody.model.body import Body, Frame
from symbody.model.field import Entry, Field, element, preset
from symbody.model.fields import Joints, OptionalBody, OptionalPlace, Place
from symbody.model.kinematics import Kinematics
from symbody.model.loads.load import Wrench
from symbody.model.sensors.sensor import Sensor, vector_of
from symbody.spatial.vectors import array, cross, neg3, scale, sub3


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
        if len(set(map(id, bodies))) < len(bodies):
            names = ", ".join(body.name for body in bodies)
            raise ModelError(
                f"{entry.who}: a body is given twice: {names}. Give each once."
            )
        if all(body.mass is ZERO for body in bodies):
            names = ", ".join(body.name for body in bodies)
            raise ModelError(
                f"{entry.who}: its bodies are massless: {names}. Without mass there is "
                f"no centre of mass; use Position for a frame."
            )
        return tuple(bodies)

    @classmethod
    def frames(cls, value: Sequence[Body] | None) -> Sequence[Frame]:
        """Return the own frames of the bodies."""
        return () if value is None else [body.origin for body in value]


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
