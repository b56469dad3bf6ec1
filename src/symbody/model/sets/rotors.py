"""Rotors of one moment of inertia, free or geared to a joint, and bevel gears."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

import numpy as np

from symbody.arguments import Arguments, Numbers
from symbody.errors import ModelError
from symbody.expr.node import Scalar, Symbol
from symbody.model.body import Body, Frame
from symbody.model.joint import Joint
from symbody.model.joint_types.element import AxisLike
from symbody.model.joint_types.pairs import Revolute
from symbody.model.loops.relations import GearPair, Transmission
from symbody.model.model import Model
from symbody.model.sets.slots import check_set

# Of a symmetric matrix: xx, yy, zz, xy, xz, yz.
_ENTRIES = ((0, 0), (1, 1), (2, 2), (0, 1), (0, 2), (1, 2))


@final
@dataclass(frozen=True, eq=False)
class Rotor:
    """The parts of a rotor.

    Attributes:
        body: What turns, of one moment of inertia and no mass.
        joint: Its joint on the carrier.
    """

    body: Body
    joint: Joint


def add_rotor(
    model: Model,
    name: str,
    carrier: Body | Frame,
    inertia: Scalar,
    *,
    axis: AxisLike = "z",
    geared_to: Joint | Symbol | None = None,
    ratio: Scalar = 1,
    speed: float = 0.0,
) -> Rotor:
    """Add a rotor, whose gyroscopic torque the carrier feels.

    They are the body name_rotor and the joint name, and, if it is geared, the loop
    name_gear, by which it costs no coordinate. What the rotor weighs, and its inertia
    about other axes, belong to the carrier. (The `armature` of a joint turns the same
    rotor, but is felt in the joint only.)

    Args:
        model: The model.
        name: Of the rotor; its coordinate is q_name.
        carrier: Body or frame that its bearings are fixed to.
        inertia: About its axis [kg m²].
        axis: Of the rotor, in the axes of the carrier: "x", "y", "z" or a vector.
        geared_to: Joint of one coordinate, or coordinate, that drives it; None for a
            rotor that turns by itself.
        ratio: Turns of the rotor for one of the joint that drives it; 1/m of a joint
            that slides.
        speed: At the start, of one that is not geared [rad/s].

    Raises:
        ModelError: A name is taken, the inertia is not positive, or a speed is given
            for a rotor that is geared.
    """
    check_set("add_rotor", model, name)
    speed = Arguments(f"rotor {name!r}", ModelError).number("speed", speed)
    if geared_to is not None and speed:
        raise ModelError(
            f"rotor {name!r}: speed={speed:g}, but it is geared, so that its speed "
            f"follows. Give the start velocity of the joint that drives it."
        )
    if geared_to is None and not (isinstance(ratio, int | float) and ratio == 1):
        raise ModelError(
            f"rotor {name!r}: ratio={ratio!r}, but nothing drives it. Give "
            f"geared_to=joint, or leave the ratio out."
        )
    joint_type = Revolute(axis)
    J = model.default_value(inertia)
    if not J > 0:
        raise ModelError(
            f"rotor {name!r}: the inertia is {J:g} kg m²; it must be positive, as that "
            f"of any body that turns. Leave a rotor without inertia out."
        )
    (motion,) = joint_type.elements
    a = motion.axis
    body = model.add_body(
        f"{name}_rotor", inertia=[inertia * (a[i] * a[j]) for i, j in _ENTRIES]
    )
    v = None if geared_to is not None else speed
    joint = model.add_joint(name, carrier, body, joint_type, v=v)
    if geared_to is not None:
        model.add_loop(f"{name}_gear", Transmission(geared_to, joint, ratio))
    return Rotor(body, joint)


# Of directions and places that are computed in double precision.
_ROUNDING = 1e-9


@final
@dataclass(frozen=True, eq=False)
class BevelGears:
    """A pair of bevel gears.

    Attributes:
        ratio: Angle of the second joint for one of the first.
        apex: Where the axes cross, in the carrier's axes [m], shape (3,).
        pitch_angles: Of both cones, from axis to line of contact [rad].
        contact: Frame on the carrier where the teeth touch, x along their velocity, y
            along the normal of both cones, from gear 1 to gear 2.
    """

    ratio: float
    apex: Numbers
    pitch_angles: tuple[float, float]
    contact: Frame


def add_bevel_gears(
    model: Model,
    name: str,
    joint1: Joint,
    joint2: Joint,
    teeth1: int,
    teeth2: int,
    *,
    cone_distance: float | None = None,
    pressure_angle: float = 0.0,
) -> BevelGears:
    """Add bevel gears that mesh, on two joints whose axes cross.

    The joints turn on one carrier, a body or the world, each in a frame that lies where
    its gear is, away from the apex; from both places the sense follows in which the
    second turns. They add the loop name, a `GearPair`, by which the second angle is no
    coordinate any more, and the frame name_contact on the carrier, where the force
    between the teeth acts: the reactions of both joints carry it. Of a torque M of gear
    1 at the distance d from the apex it is M/(d tan(pitch_angles[0])). Places are those
    of the parameters' defaults. With play and elastic teeth take a `GearMesh` whose
    radii are in this ratio.

    Args:
        model: The model.
        name: Of the pair.
        joint1: Joint that turns about one axis and carries gear 1; independent.
        joint2: Joint that turns about one axis and carries gear 2.
        teeth1: Number of teeth of gear 1.
        teeth2: Number of teeth of gear 2.
        cone_distance: From the apex to the middle of the teeth [m]; None where the
            plane through gear 1 across its axis meets them.
        pressure_angle: By which the teeth push the gears apart [rad]; 0 is without.

    Raises:
        ModelError: A name is taken, the joints are on two carriers, their axes do not
            cross, a gear lies at the apex, or where the teeth touch is not known.
    """
    check_set("add_bevel_gears", model, name)
    who = f"bevel gears {name!r}"
    arguments = Arguments(who, ModelError)
    first = arguments.whole("teeth1", teeth1, least=1)
    second = arguments.whole("teeth2", teeth2, least=1)
    angle = arguments.number("pressure_angle", pressure_angle, least=0, unit="rad")
    if not angle < np.pi / 2:
        remedy = "Give it in radians, commonly 0.349 = 20°."
        raise arguments.refused("pressure_angle", angle, "below π/2", remedy)
    if cone_distance is not None:
        cone_distance = arguments.number(
            "cone_distance", cone_distance, above=0, unit="m"
        )
    p1, a1 = _axis(model, who, joint1)
    p2, a2 = _axis(model, who, joint2)
    if joint1.parent.body is not joint2.parent.body:
        raise ModelError(
            f"{who}: the joint {joint1.name!r} is on {joint1.parent.body.name!r}, "
            f"{joint2.name!r} on {joint2.parent.body.name!r}. Gears that mesh turn on "
            f"one carrier; let both joints begin there."
        )
    apex = _apex(who, (p1, a1), (p2, a2))
    sides = []
    for joint, p, a in ((joint1, p1, a1), (joint2, p2, a2)):
        along = float((p - apex) @ a)
        if abs(along) < _ROUNDING:
            raise ModelError(
                f"{who}: the frame of joint {joint.name!r} lies where the axes cross, "
                f"so that it does not say on which side the gear is. Put the frame "
                f"where the gear is."
            )
        sides.append((np.sign(along), np.sign(along) * a))
    (s1, g1), (s2, g2) = sides
    ratio = -float(s1 * s2) * first / second
    # sin δ1 / sin δ2 = teeth1 / teeth2, and δ1 + δ2 is the angle between the axes.
    between = float(np.arccos(np.clip(g1 @ g2, -1, 1)))
    cone = float(np.arctan2(np.sin(between), second / first + np.cos(between)))
    if cone_distance is None:
        if np.cos(cone) < _ROUNDING:
            raise ModelError(
                f"{who}: the pitch angle of gear 1 is {np.degrees(cone):.4g}°, so the "
                f"place of its joint does not say how far from the apex the teeth "
                f"touch. Give cone_distance, or make the other gear the first."
            )
        cone_distance = float((p1 - apex) @ g1) / float(np.cos(cone))
    contact = joint1.parent.body.add_frame(
        f"{name}_contact", *_contact(apex, g1, g2, cone, cone_distance)
    )
    model.add_loop(name, GearPair(joint1, joint2, contact, ratio, pressure_angle=angle))
    return BevelGears(ratio, apex, (cone, between - cone), contact)


def _contact(
    apex: Numbers, g1: Numbers, g2: Numbers, cone: float, away: float
) -> tuple[Numbers, Numbers]:
    """Return the place of contact on the carrier, and the axes there as columns.

    With unit axes a1, a2 from the apex, where these cross, and gears at g1 = s1 a1 and
    g2 = s2 a2, the pitch cones touch along a line between g1 and g2. Along it both move
    alike, as the carrier sees it, which gives w2 = -s1 s2 teeth1/teeth2 w1.
    """
    side = g2 - (g2 @ g1) * g1
    side /= np.linalg.norm(side)
    line = np.cos(cone) * g1 + np.sin(cone) * side
    normal = -np.sin(cone) * g1 + np.cos(cone) * side
    return apex + away * line, np.column_stack([np.cross(normal, line), normal, line])


def _axis(model: Model, who: str, joint: object) -> tuple[Numbers, Numbers]:
    """Return the place and the axis of a joint on its carrier."""
    if not isinstance(joint, Joint) or [e.kind for e in joint.elements] != ["R"]:
        shown = joint.name if isinstance(joint, Joint) else joint
        raise ModelError(
            f"{who}: {shown!r} is no joint that turns about one axis. Give the joints "
            f"that carry the gears, such as what add_joint(…, 'Rx') returned."
        )
    R = np.array([[model.default_value(x) for x in row] for row in joint.parent.R])
    p = np.array([model.default_value(x) for x in joint.parent.p])
    return p, R @ np.array([model.default_value(x) for x in joint.elements[0].axis])


def _apex(
    who: str, one: tuple[Numbers, Numbers], other: tuple[Numbers, Numbers]
) -> Numbers:
    """Return the point where two axes cross."""
    (p1, a1), (p2, a2) = one, other
    across = np.cross(a1, a2)
    size = float(np.linalg.norm(across))
    if size < _ROUNDING:
        raise ModelError(
            f"{who}: the axes of both joints are parallel. Bevel gears have axes that "
            f"cross; spur gears are a Transmission or a GearMesh."
        )
    beside = abs(float((p2 - p1) @ across)) / size
    if beside > _ROUNDING * (1 + float(np.linalg.norm(p2 - p1))):
        raise ModelError(
            f"{who}: the axes of both joints pass each other at {beside:.4g} m. Those "
            f"of bevel gears cross; move the frame of one of them."
        )
    along = float(np.cross(p2 - p1, a2) @ across) / size**2
    return np.asarray(p1 + along * a1)
