"""The common centre of mass of bodies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from symbody.errors import ModelError
from symbody.expr.node import ZERO, Array
from symbody.model.body import Body, Frame
from symbody.model.field import Entry, Field, element, preset
from symbody.model.fields import OptionalPlace
from symbody.model.kinematics import Kinematics
from symbody.model.loads.load import JointLoad, Wrench
from symbody.model.sensors.dual import vector_of
from symbody.model.sensors.sensor import Sensor
from symbody.spatial.vectors import array, cross, neg3, scale


class Bodies(Field[Body | Sequence[Body] | None, tuple[Body, ...] | None]):
    """A body or several, one of which has mass; None for all bodies of the model."""

    words = "body, or several, or None"

    @classmethod
    def bound(cls, value: object, entry: Entry) -> tuple[Body, ...] | None:
        """Return the bodies."""
        return None if value is None else _checked_bodies(entry.who, value)

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

    def dual_loads(self, dual: Array) -> Sequence[JointLoad]:
        """Return nothing."""
        return ()


def _checked_bodies(who: str, given: object) -> tuple[Body, ...]:
    bodies = (given,) if isinstance(given, Body) else given
    if not isinstance(bodies, Sequence) or not bodies:
        raise ModelError(
            f"{who}: {given!r} is neither a body nor a list of bodies. Give what "
            f"add_body returned, or nothing for the centre of mass of all bodies."
        )
    for body in bodies:
        if not isinstance(body, Body) or body.name == "world":
            raise ModelError(
                f"{who}: {body!r} is not a body with a mass. Give what add_body "
                f"returned, or nothing for the centre of mass of all bodies."
            )
    if len(set(map(id, bodies))) < len(bodies):
        names = ", ".join(body.name for body in bodies)
        raise ModelError(f"{who}: a body is given twice: {names}. Give each once.")
    if all(body.mass is ZERO for body in bodies):
        names = ", ".join(body.name for body in bodies)
        raise ModelError(
            f"{who}: what it looks at is massless: {names}. Without mass there is no "
            f"centre of mass; use Position for a frame."
        )
    return tuple(bodies)
