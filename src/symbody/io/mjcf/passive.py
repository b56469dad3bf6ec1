"""Springs, dampers, friction, gravity compensation and forces of a fluid.

References:
    mujoco.readthedocs.io, Computation, Passive forces; Fluid forces, inertia
    model; XML reference: joint/springdamper, position/dampratio.
    Featherstone (2008), section 6.2, for the mass matrix.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from symbody.expr.functions import absolute
from symbody.expr.node import Array, Node
from symbody.io.context import Floats, Inertial, Pose, free_frame_name, of_point, pose
from symbody.io.mjcf.build import MjcfImport, MjJoint
from symbody.io.mjcf.tree import MjBody
from symbody.model.body import Body, Frame
from symbody.model.loads.joint_loads import CoulombFriction, JointForce
from symbody.model.loads.springs import Force, Torque
from symbody.model.sensors.frames import AngularVelocity, Orientation, Velocity

_LEAST = 1e-15  # of mass and moments that MuJoCo divides by


def add_passive_forces(context: MjcfImport) -> None:
    """Add the passive forces of joints and bodies."""
    flag = context.document.flag
    for joint in context.joints.values():
        with joint.element.blamed():
            if flag("passive") and flag("spring"):
                _add_spring(context, joint)
            if flag("passive") and flag("damper"):
                _add_damper(context, joint)
            if flag("frictionloss"):
                _add_friction(context, joint)
    if flag("passive") and flag("gravity"):
        g = np.array([float(component) for component in context.model.gravity])
        for body, made in context.pairs():
            share = body.element.number("gravcomp", 0.0)
            if share and body.inertial.mass:
                with body.element.blamed():
                    force = Force(com_of(context, made), -share * g * made.mass)
                    context.add_load(f"{made.name}_gravcomp", force)


def _add_spring(context: MjcfImport, joint: MjJoint) -> None:
    element, made = joint.element, joint.joint
    stiffness = element.number("stiffness", 0.0)
    if "springdamper" in element.attributes and joint.kind in ("hinge", "slide"):
        stiffness = _by_time_constant(context, joint)[0]
    if stiffness == 0:
        return
    if joint.kind not in ("hinge", "slide"):
        context.notes.left_out("springs in ball and free joints", made.name)
        return
    k = context.constant(f"k_{made.name}", stiffness, "N m/rad or N/m")
    rest = joint.unit * element.number("springref", 0.0)
    context.add_load(f"{made.name}_spring", JointForce(made, -k * (made.q[0] - rest)))


def _add_damper(context: MjcfImport, joint: MjJoint) -> None:
    damping, made = joint.element.number("damping", 0.0), joint.joint
    if "springdamper" in joint.element.attributes and joint.kind in ("hinge", "slide"):
        damping = _by_time_constant(context, joint)[1]
    if damping == 0:
        return
    d = context.constant(f"d_{made.name}", damping, "N m s/rad or N s/m")
    context.add_load(f"{made.name}_damper", JointForce(made, [-d * v for v in made.v]))


def _by_time_constant(context: MjcfImport, joint: MjJoint) -> tuple[float, float]:
    """Return stiffness and damping for the inertia of the joint as it is drawn."""
    constant, ratio = joint.element.numbers("springdamper", 2)
    if not constant > 0 or not ratio > 0:
        return 0.0, 0.0
    inertia = inertia_of(context, joint)
    return inertia / (constant * ratio) ** 2, 2 * inertia / constant


def _add_friction(context: MjcfImport, joint: MjJoint) -> None:
    friction, made = joint.element.number("frictionloss", 0.0), joint.joint
    if friction == 0:
        return
    if not context.dry:
        context.notes.left_out("dry friction of joints, as asked", made.name)
        return
    force = context.constant(f"f_{made.name}", friction, "N m or N")
    load = CoulombFriction(made, 1, force, regularization=context.regularization)
    context.add_load(f"{made.name}_friction", load)


def com_of(context: MjcfImport, body: Body) -> Frame:
    """Return the frame at the center of mass of a body."""
    key = f"com of {body.name}"
    if key not in context.numbers:
        name = free_frame_name(body, "com")
        context.numbers[key] = body.add_frame(name, at=body.com)
    frame: Frame = context.numbers[key]
    return frame


def add_fluid_forces(context: MjcfImport) -> None:
    """Add drag and friction by the medium that the file puts around its bodies."""
    option = context.document.option
    if not context.document.flag("passive"):
        return
    density, viscosity = option.number("density", 0.0), option.number("viscosity", 0.0)
    if not density and not viscosity:
        return
    wind = np.array(option.numbers("wind", 3, (0, 0, 0)))
    for body, made in context.pairs():
        if any(g.element.get("fluidshape", "none") != "none" for g in body.geoms):
            context.notes.left_out("fluid forces of ellipsoids", made.name)
        elif body.inertial.mass > _LEAST:
            with body.element.blamed():
                _add(context, body, made, (density, viscosity, wind))


def _add(
    context: MjcfImport, body: MjBody, made: Body, medium: tuple[float, float, Floats]
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
    flow = Velocity(frame, expressed_in=frame)
    v: Any = context.add_sensor(f"{made.name}_flow", flow)
    spin = AngularVelocity(frame, expressed_in=frame)
    w = context.add_sensor(f"{made.name}_spin", spin)
    if wind.any():
        R = context.add_sensor(f"{made.name}_attitude", Orientation(frame))
        v = [v[k] - sum(R[i, k] * wind[i] for i in range(3)) for k in range(3)]
    force, torque = _drag(box, v, w, density, viscosity)
    context.add_load(f"{made.name}_drag", Force(frame, force, expressed_in=frame))
    torque_load = Torque(frame, torque, expressed_in=frame)
    context.add_load(f"{made.name}_drag_torque", torque_load)


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


def inertia_of(context: MjcfImport, joint: MjJoint) -> float:
    """Return the inertia of a hinge or slide joint, all others free [kg m² or kg]."""
    if "shares" not in context.numbers:
        columns, M = _mass_matrix(context)
        try:
            shares = np.diag(np.linalg.inv(M))
        except np.linalg.LinAlgError:
            shares = np.zeros(len(M))
        owners = [id(owner) for owner, _, _ in columns]
        context.numbers["shares"] = dict(zip(owners, shares.tolist(), strict=True))
    share = context.numbers["shares"][id(joint)]
    if not share > 0:
        raise joint.element.error("some joint moves nothing that has mass.")
    return float(1 / share)


def _mass_matrix(
    context: MjcfImport,
) -> tuple[list[tuple[MjJoint, int, Floats]], Floats]:
    """Return freedoms (joint, body, motion about the origin), and their mass matrix."""
    bodies = context.tree.bodies
    places: list[Pose] = [pose()]
    carried = [np.zeros((6, 6))]
    for body in bodies[1:]:
        places.append(places[body.parent] @ body.at)
        carried.append(_spatial(body.inertial.placed(places[-1])))
    for number in range(len(bodies) - 1, 0, -1):
        carried[bodies[number].parent] += carried[number]
    columns: list[tuple[MjJoint, int, Floats]] = []
    armature: list[float] = []
    for joint in context.joints.values():
        motions = _motions(joint, places[joint.number])
        columns += [(joint, joint.number, motion) for motion in motions]
        armature += [joint.element.number("armature", 0.0)] * len(motions)
    M = np.diag(armature)
    for i, (_, number, motion) in enumerate(columns):
        momentum = carried[number] @ motion
        above = _path(context, number)
        for k, (_, other, own) in enumerate(columns):
            if other in above and (other != number or k <= i):
                M[i, k] += own @ momentum
    lower = np.tril(M)
    return columns, lower + np.tril(M, -1).T


def _path(context: MjcfImport, number: int) -> set[int]:
    path = {number}
    while number:
        number = context.tree.bodies[number].parent
        path.add(number)
    return path


def _spatial(inertial: Inertial) -> Floats:
    m, r = inertial.mass, inertial.com
    skew = np.array([[0, -r[2], r[1]], [r[2], 0, -r[0]], [-r[1], r[0], 0]])
    J = inertial.inertia + m * of_point(r)
    return np.block([[J, m * skew], [m * skew.T, m * np.eye(3)]])


def _motions(joint: MjJoint, at: Pose) -> list[Floats]:
    anchor, axis = at.p + at.R @ joint.anchor, at.R @ joint.axis
    if joint.kind == "slide":
        return [np.concatenate([np.zeros(3), axis / np.linalg.norm(axis)])]
    if joint.kind == "hinge":
        return [_turning(axis / np.linalg.norm(axis), anchor)]
    turns = [_turning(at.R[:, k], anchor) for k in range(3)]
    slides = [np.eye(6)[3 + k] for k in range(3)] if joint.kind == "free" else []
    return [*slides, *turns]


def _turning(axis: Floats, anchor: Floats) -> Floats:
    return np.concatenate([axis, np.cross(anchor, axis)])
