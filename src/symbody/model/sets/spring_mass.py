"""The mass of a spring or rope that is spread along its line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

import numpy as np

from symbody.arguments import listed
from symbody.errors import ModelError, warn_user
from symbody.expr.node import Node, Scalar, as_node
from symbody.model.body import Body, Frame
from symbody.model.loads.force import Force
from symbody.model.model import Model
from symbody.model.sensors.acceleration import Acceleration
from symbody.model.sensors.position import Position
from symbody.model.sensors.velocity import Velocity
from symbody.model.sets.slot import check_set


@final
@dataclass(frozen=True, eq=False)
class SpringMass:
    """The symbols of a mass on a line.

    Attributes:
        kinetic_energy: Of the mass [J].
        potential_energy: In the gravity of the model, zero at the origin [J].
    """

    kinetic_energy: Node
    potential_energy: Node


def add_spring_mass(
    model: Model, name: str, a: Body | Frame, b: Body | Frame, mass: Scalar
) -> SpringMass:
    """Spread a mass evenly along the line of two points, as that of a coil spring.

    Its points move in proportion between A and B, so that it has the kinetic energy
    m/6 (v_A² + v_A·v_B + v_B²). It acts by the forces -m/6 (2 a_A + a_B) + m/2 g on A
    and the like on B, which follow accelerations and are solved for with them
    (`docs/howto/loads-that-follow-accelerations.md`); of two bodies that are both free
    it costs six equations. The energies of a motion do not count it: the expressions
    T_name and V_name are its own. The force of the spring is a load of its own. Its
    weight is that in `model.gravity`; it has none in a `GravityField` or of a
    `PointGravity`, which a `ModelWarning` tells.

    Args:
        model: The model; its gravity at this moment is taken.
        name: Of the mass.
        a: Body or frame at one end.
        b: Body or frame at the other end; one of the two may be the world.
        mass: Of the spring [kg].

    Raises:
        ModelError: A name is taken, or the mass is not positive.
    """
    check_set("add_spring_mass", model, name)
    m = as_node(mass, f"spring mass {name!r}: mass")
    number = model.default_value(m)
    if not number > 0:
        raise ModelError(
            f"spring mass {name!r}: the mass is {number:g} kg; it must be positive, as "
            f"that of any spring. Leave one without mass out."
        )
    ends = {"a": a, "b": b}
    moving = {
        end: place for end, place in ends.items() if _body(place) is not model.world
    }
    if not moving or len({id(_body(place)) for place in ends.values()}) < 2:
        raise ModelError(
            f"spring mass {name!r}: both ends are on one body, where it belongs to "
            f"that body's mass. Put the ends on two bodies."
        )
    still = np.array([as_node(0)] * 3, dtype=object)
    v, acceleration, p = ({"a": still, "b": still} for _ in range(3))
    for end, place in ends.items():
        p[end] = model.add_sensor(f"p_{name}_{end}", Position(place))
    for end, place in moving.items():
        v[end] = model.add_sensor(f"v_{name}_{end}", Velocity(place))
        sensor = Acceleration(place)
        acceleration[end] = model.add_sensor(f"acc_{name}_{end}", sensor)
    gravity = np.array(model.gravity, dtype=object)
    for end, other in (("a", "b"), ("b", "a")):
        if end in moving:
            own = 2 * acceleration[end] + acceleration[other]
            force = m / 2 * gravity - m / 6 * own
            model.add_load(f"mass_{name}_{end}", Force(moving[end], force))
    square = v["a"] @ v["a"] + v["a"] @ v["b"] + v["b"] @ v["b"]
    height = (p["a"] + p["b"]) @ gravity
    kinetic = model.add_expression(f"T_{name}", m / 6 * square, sensor=True, unit="J")
    potential = model.add_expression(
        f"V_{name}", -m / 2 * height, sensor=True, unit="J"
    )
    fields = [key for key, named in model.loads.items() if named.load.gravitates]
    if fields:
        warn_user(
            f"spring mass {name!r}: it has no weight in {listed(map(repr, fields))}, "
            f"as gravity of a load pulls bodies only. Use the model's gravity, or add "
            f"the weight as a Force on its ends."
        )
    model._weighed.append(name)
    return SpringMass(kinetic, potential)


def _body(place: Body | Frame) -> Body:
    return place.body if isinstance(place, Frame) else place
