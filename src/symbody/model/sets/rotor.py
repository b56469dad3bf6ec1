"""A rotor of one moment of inertia, free on its carrier or geared to a joint."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from symbody.arguments import Arguments
from symbody.errors import ModelError
from symbody.expr.node import Scalar, Symbol
from symbody.model.body import Body, Frame
from symbody.model.joint import Joint
from symbody.model.joint_types.element import AxisLike
from symbody.model.joint_types.pairs import Revolute
from symbody.model.loops.transmission import Transmission
from symbody.model.model import Model
from symbody.model.sets.slot import check_set

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
    asked = Arguments(f"rotor {name!r}", ModelError)
    speed = asked.number("speed", speed)
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
        f"{name}_rotor",
        inertia=[inertia * (a[i] * a[j]) for i, j in _ENTRIES],
    )
    v = None if geared_to is not None else speed
    joint = model.add_joint(name, carrier, body, joint_type, v=v)
    if geared_to is not None:
        model.add_loop(f"{name}_gear", Transmission(geared_to, joint, ratio))
    return Rotor(body, joint)
