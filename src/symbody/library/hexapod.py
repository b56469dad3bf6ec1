"""A hexapod or Stewart platform: six legs with cylinders, six degrees of freedom."""

from __future__ import annotations

import math

from symbody.arguments import Arguments
from symbody.errors import ModelError
from symbody.expr.node import Array
from symbody.model.body import Frame
from symbody.model.constraints.cuts import BallCut
from symbody.model.loads.joint_loads import JointForce
from symbody.model.loops.hexapod_leg import HexapodLeg
from symbody.model.model import Model
from symbody.model.sensors.frames import Orientation, Position
from symbody.spatial.rotation import rotation

_HEIGHT = 1.0  # of the platform at the start [m]
_STROKE = 1.073  # of each leg there [m]
_PAIR = math.radians(20)  # between the two joints of a pair


def hexapod(*, explicit: bool = True) -> Model:
    """Return a platform on six legs, each with a universal joint and a cylinder.

    The platform has six coordinates, translations and angles about x, y and z; the
    three of each leg follow from them. In each cylinder act a spring, a damper and a
    force that is an input.

    Args:
        explicit: Whether the legs are solved in closed form; otherwise constraints
            close them.
    """
    Arguments("hexapod", ModelError).flag("explicit", explicit)
    model = Model("hexapod")
    force = model.add_input("force", shape=6, unit="N")
    radius = model.add_parameter("radius", (0.6, 0.4), unit="m")
    m = model.add_parameter("m", (60.0, 6.0, 3.0), unit="kg")
    J = model.add_parameter(
        "J", ((3, 3, 5), (0.2, 0.2, 0.01), (0.1, 0.1, 0.005)), unit="kg m²"
    )
    stiffness = model.add_parameter("stiffness", 2e4, positive=True, unit="N/m")
    damping = model.add_parameter("damping", 200.0, positive=True, unit="N s/m")
    free_length = model.add_parameter("free_length", 1.1, positive=True, unit="m")
    platform = model.add_body("platform_body", m[0], inertia=J[0])
    motion = ["Tx", "Ty", "Tz", "Rx", "Ry", "Rz"]
    model.add_joint(
        "platform", model.world, platform, motion, q=[0, 0, _HEIGHT, 0, 0, 0]
    )
    for k in range(6):
        base, point = _places(model, k, radius)
        housing = model.add_body(f"housing_{k}", m[1], (0, 0, 0.3), J[1])
        rod = model.add_body(f"rod_{k}", m[2], (0, 0, -0.3), J[2])
        model.add_joint(f"gimbal_{k}", base, housing, ["Rx", "Ry"])
        stroke = model.add_joint(f"stroke_{k}", housing, rod, "Tz", q=_STROKE)
        if explicit:
            model.add_loop(f"leg_{k}", HexapodLeg(point, rod))
        else:
            model.add_constraint(f"leg_{k}", BallCut(point, rod))
        spring = stiffness * (free_length - stroke.q[0]) - damping * stroke.v[0]
        model.add_load(f"cylinder_{k}", JointForce(stroke, force[k] + spring))
    if not explicit:
        model.choose_independent("platform")
    model.add_sensor("position", Position(platform))
    model.add_sensor("attitude", Orientation(platform))
    return model


def _places(model: Model, k: int, radius: Array) -> tuple[Frame, Frame]:
    """Return where a leg begins and ends: pairs on the base, opened on the platform."""
    third, side = divmod(k, 2)
    inner = (2 * third + 1) * math.pi / 3
    sign = 2 * side - 1
    below = inner + sign * _PAIR / 2
    above = inner + sign * (math.pi / 3 - _PAIR / 2)
    a, b = radius
    R = rotation("z", below)
    base = model.world.add_frame(
        f"base_{k}", at=(a * math.cos(below), a * math.sin(below), 0), rotation=R
    )
    platform = model.bodies["platform_body"]
    point = platform.add_frame(
        f"point_{k}", at=(b * math.cos(above), b * math.sin(above), 0)
    )
    return base, point
