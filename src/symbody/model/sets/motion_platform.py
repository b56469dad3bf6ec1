"""The sensors of a motion platform that lets a driver feel a simulated vehicle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from symbody.expr.node import Array
from symbody.model.body import Body, Frame
from symbody.model.model import Model
from symbody.model.sensors.frames import (
    Acceleration,
    AngularAcceleration,
    AngularVelocity,
    Orientation,
    Position,
    Velocity,
)
from symbody.model.sets.slot import check_set


@final
@dataclass(frozen=True, eq=False)
class MotionPlatform:
    """The symbols of a driver's motion.

    Attributes:
        position: In the world [m].
        orientation: Takes components in the driver's frame to the world's.
        velocity: As the world sees it, in axes of the driver [m/s].
        angular_velocity: As the world sees it, in axes of the driver [rad/s].
        acceleration: As the world sees it, without gravity, in axes of the driver
            [m/s²].
        angular_acceleration: As the world sees it, in axes of the driver [rad/s²].
    """

    position: Array
    orientation: Array
    velocity: Array
    angular_velocity: Array
    acceleration: Array
    angular_acceleration: Array


def add_motion_platform(
    model: Model, driver: Body | Frame, name: str = "BWS"
) -> MotionPlatform:
    """Add the sensors of a motion platform.

    They are r_name, T_name, v_name, om_name, a_name and dom_name.

    Args:
        model: The model.
        driver: Body or frame where the driver sits.
        name: Of the platform.

    Raises:
        ModelError: A name is taken, or the frame is of another model.
    """
    check_set("add_motion_platform", model, name)
    return MotionPlatform(
        model.add_sensor(f"r_{name}", Position(driver)),
        model.add_sensor(f"T_{name}", Orientation(driver)),
        model.add_sensor(f"v_{name}", Velocity(driver, expressed_in=driver)),
        model.add_sensor(f"om_{name}", AngularVelocity(driver, expressed_in=driver)),
        model.add_sensor(f"a_{name}", Acceleration(driver, expressed_in=driver)),
        model.add_sensor(
            f"dom_{name}", AngularAcceleration(driver, expressed_in=driver)
        ),
    )
