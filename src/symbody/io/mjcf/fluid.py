"""Forces of a fluid around the bodies, each as a box of the same inertia.

References:
    mujoco.readthedocs.io, Computation, Fluid forces, inertia model.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from symbody.expr.functions import absolute
from symbody.expr.node import Array, Node
from symbody.io.frames import free_frame_name
from symbody.io.mjcf.build import Built
from symbody.io.mjcf.tree import MjBody
from symbody.io.pose import Floats
from symbody.model.body import Body
from symbody.model.loads.force import Force, Torque
from symbody.model.sensors.frames import AngularVelocity, Orientation, Velocity

_LEAST = 1e-15  # of mass and moments that MuJoCo divides by


def add_fluid_forces(built: Built) -> None:
    """Add drag and friction by the medium that the file puts around its bodies.

    Raises:
        ReadError: A setting is wrong.
    """
    option = built.document.option
    if option is None or not built.document.flag("passive"):
        return
    density, viscosity = option.number("density", 0.0), option.number("viscosity", 0.0)
    if not density and not viscosity:
        return
    wind = np.array(option.numbers("wind", 3, (0, 0, 0)))
    for body, made in list(zip(built.tree.bodies, built.bodies, strict=True))[1:]:
        if any(g.element.get("fluidshape", "none") != "none" for g in body.geoms):
            built.notes.left_out("fluid forces of ellipsoids", made.name)
        elif body.inertial.mass > _LEAST:
            with body.element.blamed():
                _add(built, body, made, (density, viscosity, wind))


def _add(
    built: Built, body: MjBody, made: Body, medium: tuple[float, float, Floats]
) -> None:
    density, viscosity, wind = medium
    J = body.inertial.inertia
    if body.axes is not None:
        axes = body.axes
        moments = np.diag(axes.T @ J @ axes)
    else:
        moments, axes = np.linalg.eigh(J)
        axes[:, 0] *= np.linalg.det(axes)
    squares = 6 * (moments.sum() - 2 * moments) / body.inertial.mass
    box = np.sqrt(np.maximum(squares, _LEAST))
    turn = None if np.allclose(axes, np.eye(3)) else axes
    name = free_frame_name(made, "fluid")
    frame = made.add_frame(name, at=body.inertial.com, rotation=turn)
    sensors = built.model.add_sensor
    v: Any = sensors(
        built.naming.take("sensor", f"{made.name}_flow"),
        Velocity(frame, expressed_in=frame),
    )
    w = sensors(
        built.naming.take("sensor", f"{made.name}_spin"),
        AngularVelocity(frame, expressed_in=frame),
    )
    if wind.any():
        attitude = built.naming.take("sensor", f"{made.name}_attitude")
        R = sensors(attitude, Orientation(frame))
        v = [v[k] - sum(R[i, k] * wind[i] for i in range(3)) for k in range(3)]
    force, torque = _drag(box, v, w, density, viscosity)
    take = built.naming.take
    built.model.add_load(
        take("load", f"{made.name}_drag"), Force(frame, force, expressed_in=frame)
    )
    built.model.add_load(
        take("load", f"{made.name}_drag_torque"),
        Torque(frame, torque, expressed_in=frame),
    )


def _drag(
    box: Floats, v: Any, w: Array, density: float, viscosity: float
) -> tuple[list[Node], list[Node]]:
    """Return force and torque in the axes of the box."""
    mean = box.mean()
    force, torque = [], []
    for i in range(3):
        a, b, c = (float(box[(i + k) % 3]) for k in range(3))
        linear = -3 * math.pi * mean * viscosity * v[i]
        angular = -math.pi * mean**3 * viscosity * w[i]
        force.append(linear - 0.5 * density * b * c * absolute(v[i]) * v[i])
        turning = density * a * (b**4 + c**4) / 64
        torque.append(angular - turning * absolute(w[i]) * w[i])
    return force, torque
