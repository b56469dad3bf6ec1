"""The mass of a spring or rope that is spread along its line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import final

import numpy as np

from symbody.errors import ModelError, warn_user
from symbody.expr.differentiate import derivative
from symbody.expr.evaluate import substitute
from symbody.expr.node import ZERO, Array, Node, Scalar, as_node
from symbody.expr.traverse import symbols_of
from symbody.model.body import Body, Frame, frame_of
from symbody.model.loads.gravity_field import GravityField, PointGravity
from symbody.model.loads.load import Promise
from symbody.model.loads.springs import Force
from symbody.model.model import Model
from symbody.model.sensors.frames import Acceleration, Position, Velocity
from symbody.model.sets.slots import check_set
from symbody.spatial.vectors import array

# Points and weights of Gauss of the interval from 0 to 1, exact up to the fifth power.
_NODES, _GAUSS = np.polynomial.legendre.leggauss(3)
_POINTS, _WEIGHTS = (1 + _NODES) / 2, _GAUSS / 2


def line_weight(
    field: GravityField | PointGravity, a: Array, b: Array
) -> tuple[Array, Array, Node]:
    """Return forces on A and on B [N/kg], and energy [J/kg], of a mass spread evenly.

    The forces are slopes of the potential at three points of Gauss, so that energy is
    kept. Places are in the world's axes, of a point mass from its centre [m].
    """
    law = field.law
    slopes = [derivative(law.formula, argument) for argument in law.arguments]
    on_a, on_b = (np.full(3, ZERO, dtype=object) for _ in range(2))
    potential: Node = ZERO
    for share, weight in zip(_POINTS.tolist(), _WEIGHTS.tolist(), strict=True):
        place = (1 - share) * a + share * b
        at = dict(zip(law.arguments, place.tolist(), strict=True))
        potential = potential + weight * substitute(law.formula, at)
        pull = -weight * array(substitute(slopes, at))
        on_a, on_b = on_a + (1 - share) * pull, on_b + share * pull
    return on_a, on_b, potential


@final
@dataclass(frozen=True, eq=False)
class SpringMass:
    """The symbols of a mass on a line.

    Attributes:
        kinetic_energy: Of the mass [J].
        potential_energy: In the gravity of the model, zero at the origin, and in its
            fields [J].
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
    T_name and V_name are its own. The force of the spring is a load of its own.

    Its weight is that in `model.gravity`, and in each `GravityField` and
    `PointGravity`, whose potential is summed at three points of Gauss along the line:
    exact where it is a polynomial of the fifth degree, and such that energy is kept.

    Args:
        model: The model; its gravity and its fields at this moment are taken, later
            ones are told by a `ModelWarning`.
        name: Of the mass.
        a: Body or frame at one end.
        b: Body or frame at the other end; one of the two may be the world.
        mass: Of the spring [kg].

    Raises:
        ModelError: A name is taken, or the mass is not positive.
    """
    check_set("add_spring_mass", model, name)
    m = as_node(mass, f"spring mass {name!r}: mass")
    promise = Promise(
        f"spring mass {name!r}", ("mass",), (m,), "positive",
        " kg; it must be positive, as that of any spring. Leave one without mass out.",
    )  # fmt: skip
    promise.keep(model.default_value)
    ends = {"a": frame_of(promise.of, a), "b": frame_of(promise.of, b)}
    moving = {end: at for end, at in ends.items() if at.body is not model.world}
    if ends["a"].body is ends["b"].body:
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
        acceleration[end] = model.add_sensor(f"acc_{name}_{end}", Acceleration(place))
    weight, potential = _weight(model, name, m, p)
    for end, other in (("a", "b"), ("b", "a")):
        if end in moving:
            own = 2 * acceleration[end] + acceleration[other]
            force = weight[end] - m / 6 * own
            model.add_load(f"mass_{name}_{end}", Force(moving[end], force))
    square = v["a"] @ v["a"] + v["a"] @ v["b"] + v["b"] @ v["b"]
    kinetic = model.add_expression(f"T_{name}", m / 6 * square, sensor=True, unit="J")
    stored = model.add_expression(f"V_{name}", potential, sensor=True, unit="J")
    model._weighed.append(name)
    if symbols_of(m):
        model._promises.append(promise)
    return SpringMass(kinetic, stored)


def _weight(
    model: Model, name: str, m: Node, p: Mapping[str, Array]
) -> tuple[dict[str, Array], Node]:
    """Return the weight at either end, with its reactions, and the potential energy."""
    gravity = np.array(model.gravity, dtype=object)
    at_ends = {"a": m / 2 * gravity, "b": m / 2 * gravity}
    potential = -m / 2 * ((p["a"] + p["b"]) @ gravity)
    for field, named in list(model.loads.items()):
        load, center = named.load, np.full(3, ZERO, dtype=object)
        if not isinstance(load, GravityField | PointGravity):
            if load.gravitates:
                warn_user(
                    f"spring mass {name!r}: it has no weight in {field!r}, a gravity "
                    f"of a kind of its own, which pulls bodies only. Use a "
                    f"GravityField, or add the weight as a Force on its ends."
                )
            continue
        if isinstance(load, PointGravity):
            center = model.add_sensor(f"p_{name}_{field}", Position(load.center))
        on_a, on_b, energy = line_weight(load, p["a"] - center, p["b"] - center)
        at_ends["a"] = at_ends["a"] + m * on_a
        at_ends["b"] = at_ends["b"] + m * on_b
        potential = potential + m * energy
        if isinstance(load, PointGravity) and load.center.body is not model.world:
            back = Force(load.center, -m * (on_a + on_b))
            model.add_load(f"mass_{name}_{field}", back)
    return at_ends, potential
