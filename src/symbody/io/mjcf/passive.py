"""Springs, dampers, friction and gravity compensation in joints and bodies.

References:
    mujoco.readthedocs.io, Computation, Passive forces.
"""

from __future__ import annotations

import numpy as np

from symbody.io.frames import free_frame_name
from symbody.io.mjcf.build import Built, MjJoint
from symbody.io.mjcf.moved import inertia_of
from symbody.model.body import Body, Frame
from symbody.model.loads.force import Force
from symbody.model.loads.joint_loads import CoulombFriction, JointForce


def add_passive_forces(built: Built, dry: float, regularization: float) -> None:
    """Add what joints do by themselves.

    Args:
        built: The model so far.
        dry: One, or zero to leave dry friction out.
        regularization: Of the dry friction [rad/s or m/s].
    """
    flag = built.document.flag
    for joint in built.joints.values():
        with joint.element.blamed():
            if flag("passive") and flag("spring"):
                _add_spring(built, joint)
            if flag("passive") and flag("damper"):
                _add_damper(built, joint)
            if flag("frictionloss"):
                _add_friction(built, joint, dry, regularization)
    if flag("passive") and flag("gravity"):
        _add_gravity_compensation(built)


def _add_spring(built: Built, joint: MjJoint) -> None:
    element, made = joint.element, joint.joint
    stiffness = element.number("stiffness", 0.0)
    if "springdamper" in element.attributes and joint.kind in ("hinge", "slide"):
        stiffness = _by_time_constant(built, joint)[0]
    if stiffness == 0:
        return
    if joint.kind not in ("hinge", "slide"):
        built.notes.left_out("springs in ball and free joints", made.name)
        return
    k = built.constants.one(f"k_{made.name}", stiffness, "N m/rad or N/m")
    rest = joint.unit * element.number("springref", 0.0)
    name = built.naming.take("load", f"{made.name}_spring")
    built.model.add_load(name, JointForce(made, -k * (made.q[0] - rest)))


def _add_damper(built: Built, joint: MjJoint) -> None:
    damping, made = joint.element.number("damping", 0.0), joint.joint
    if "springdamper" in joint.element.attributes and joint.kind in ("hinge", "slide"):
        damping = _by_time_constant(built, joint)[1]
    if damping == 0:
        return
    d = built.constants.one(f"d_{made.name}", damping, "N m s/rad or N s/m")
    name = built.naming.take("load", f"{made.name}_damper")
    built.model.add_load(name, JointForce(made, [-d * v for v in made.v]))


def _by_time_constant(built: Built, joint: MjJoint) -> tuple[float, float]:
    """Return stiffness and damping for what the joint moves as it is drawn."""
    constant, ratio = joint.element.numbers("springdamper", 2)
    if not constant > 0 or not ratio > 0:
        return 0.0, 0.0
    inertia = inertia_of(built, joint)
    return inertia / (constant * ratio) ** 2, 2 * inertia / constant


def _add_friction(
    built: Built, joint: MjJoint, dry: float, regularization: float
) -> None:
    friction, made = joint.element.number("frictionloss", 0.0), joint.joint
    if friction == 0:
        return
    if not dry:
        built.notes.left_out("dry friction of joints, as asked", made.name)
        return
    force = built.constants.one(f"f_{made.name}", friction, "N m or N")
    name = built.naming.take("load", f"{made.name}_friction")
    load = CoulombFriction(made, 1, force, regularization=regularization)
    built.model.add_load(name, load)


def _add_gravity_compensation(built: Built) -> None:
    g = np.array([float(component) for component in built.model.gravity])
    for body, made in zip(built.tree.bodies, built.bodies, strict=True):
        share = body.element.number("gravcomp", 0.0) if body is not _world(built) else 0
        if share and body.inertial.mass:
            with body.element.blamed():
                name = built.naming.take("load", f"{made.name}_gravcomp")
                built.model.add_load(
                    name, Force(com_of(built, made), -share * g * made.mass)
                )


def _world(built: Built) -> object:
    return built.tree.bodies[0]


def com_of(built: Built, body: Body) -> Frame:
    """Return the frame at the center of mass of a body."""
    key = f"com of {body.name}"
    if key not in built.numbers:
        name = free_frame_name(body, "com")
        built.numbers[key] = body.add_frame(name, at=body.com)
    frame: Frame = built.numbers[key]
    return frame
