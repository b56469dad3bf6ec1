"""The model of a URDF file."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Literal

import numpy as np

from symbody.io.choices import check_option
from symbody.io.frames import frame_at
from symbody.io.inertial import Constants, Parameters
from symbody.io.naming import Naming, plain
from symbody.io.notes import Notes
from symbody.io.pose import pose, z_along
from symbody.io.source import Source
from symbody.io.urdf.massless import massless_joints
from symbody.io.urdf.merge import merged, order_of
from symbody.io.urdf.robot import Robot, UrdfJoint, robot_of
from symbody.io.urdf.shapes import add_shapes, materials_of
from symbody.io.xml import parse_xml
from symbody.model.body import Body, Frame
from symbody.model.joint import Joint
from symbody.model.joint_types.chain import JointKind
from symbody.model.joint_types.pairs import Free, Planar, Prismatic, Revolute
from symbody.model.loads.joint_loads import CoulombFriction, JointForce
from symbody.model.loads.load import unit_in_joint
from symbody.model.loops.relations import JointFormula
from symbody.model.model import Model

Base = Literal["fixed", "free"]
Friction = Literal["smooth", "off"]
Shown = Literal["visual", "collision", "both", "none"]


def read_urdf(
    source: Source,
    *,
    base: Base = "fixed",
    merge_fixed: bool = False,
    parameters: Parameters = "numbers",
    friction: Friction = "smooth",
    regularization: float = 1e-2,
    inputs: bool = False,
    mimic: bool = True,
    gravity: Sequence[float] = (0, 0, -9.81),
    shapes: Shown = "visual",
) -> Model:
    """Return the model of a robot.

    Args:
        source: The file.
        base: Whether the root link is fixed to the world or moves freely.
        merge_fixed: Whether links held by fixed joints become frames of the body that
            carries them.
        parameters: "numbers", or "symbols" for mass properties and coefficients of
            friction that can be changed between runs; zeros stay numbers.
        friction: "smooth" for dry friction as `CoulombFriction`; "off" leaves it out.
        regularization: Of the dry friction [rad/s or m/s].
        inputs: Whether each joint gets a motor: an input tau_joint.
        mimic: Whether joints that mimic another follow it; else they move freely.
        gravity: In the axes of the world [m/s²].
        shapes: Which shapes are kept to look at.
    """
    check_option("base", base, Base)
    check_option("parameters", parameters, Parameters)
    check_option("friction", friction, Friction)
    check_option("shapes", shapes, Shown)
    root = parse_xml(source)
    robot = robot_of(root)
    robot = merged(robot) if merge_fixed else robot
    notes = Notes(source)
    model = Model(Naming().take("model", robot.name), gravity=gravity)
    names = Naming()
    builder = _Builder(model, names, Constants(model, names, parameters), notes, robot)
    builder.add_bodies(base)
    builder.lock_massless(mimic=mimic)
    if mimic:
        builder.add_loops()
    builder.add_loads(0.0 if friction == "off" else 1.0, regularization, inputs=inputs)
    wanted = ("visual", "collision") if shapes == "both" else (shapes,)
    colors = materials_of(root)
    for name, body in builder.bodies.items():
        kept = [s for s in robot.links[name].shapes if s.element.tag in wanted]
        add_shapes(model, names, notes, body, kept, colors)
    model.undrawn = notes.undrawn
    notes.warn()
    return model


class _Builder:
    """Makes a model of a robot, joint by joint."""

    def __init__(
        self,
        model: Model,
        naming: Naming,
        constants: Constants,
        notes: Notes,
        robot: Robot,
    ) -> None:
        self.model, self.naming, self.robot = model, naming, robot
        self._constants, self._notes = constants, notes
        self.bodies: dict[str, Body] = {}
        self._joints: dict[str, Joint] = {}
        # Joints come first, because coordinates are called after them.
        self._names = {
            joint.name: naming.take("joint", joint.name)
            for joint in robot.joints.values()
        }

    def add_bodies(self, base: Base) -> None:
        """Add all bodies and the joints that carry them, depth first."""
        for name in order_of(self.robot):
            link = self.robot.links[name]
            with link.element.blamed():
                own = self.naming.take("body", name)
                properties = self._constants.body(own, link.inertial)
                body = self.bodies[name] = self.model.add_body(own, **properties)
                for frame, at in link.frames.items():
                    body.add_frame(plain(frame), at=at.p, rotation=at.rotation)
            if name == self.robot.root:
                kind = Free() if base == "free" else "fixed"
                own = self.naming.take("joint", "base")
                joint = self.model.add_joint(own, self.model.world, body, kind)
                self.naming.moves(joint)
            else:
                self._add_joint(self.robot.joints[name])

    def _add_joint(self, joint: UrdfJoint) -> None:
        with joint.element.blamed():
            child: Body | Frame = self.bodies[joint.child]
            name, at = self._names[joint.name], joint.at
            if joint.kind == "planar":
                turn = pose(R=z_along(joint.axis))
                at = at @ turn
                child = frame_at(self.bodies[joint.child], name, turn)
            parent = frame_at(self.bodies[joint.parent], name, at)
            start = None
            if joint.limits is not None:
                start = float(np.clip(0.0, *joint.limits)) or None
            self._joints[joint.name] = made = self.model.add_joint(
                name, parent, child, _kind(joint), q=start, limits=joint.limits
            )
            self.naming.moves(made)

    def lock_massless(self, *, mimic: bool) -> None:
        """Lock joints that move nothing that has mass, which nothing accelerates."""
        for child in massless_joints(self.robot, mimic=mimic):
            joint = self.robot.joints[child]
            self._notes.left_out(
                "motions of joints that move nothing that has mass, which are locked",
                joint.name,
            )
            made = self._joints[joint.name]
            self.model.drive(made, made.q_start[0], provisional=True)

    def add_loops(self) -> None:
        """Let joints follow those that they mimic."""
        for joint in self.robot.joints.values():
            if joint.mimic is None or not self._joints[joint.name].q:
                continue
            element = joint.element.required_child("mimic")
            followed, multiplier, offset = joint.mimic
            if followed not in self._joints or len(self._joints[followed].q) != 1:
                # Files of robots have such; the joint moves freely then.
                self._notes.left_out(
                    "mimics of joints of one freedom that are not there",
                    f"{joint.name} of {followed}",
                )
                continue
            with element.blamed():
                formula = multiplier * self._joints[followed].q[0] + offset
                name = self.naming.take("loop", f"{self._names[joint.name]}_mimic")
                self.model.add_loop(
                    name, JointFormula(self._joints[joint.name], formula)
                )

    def add_loads(self, dry: float, regularization: float, *, inputs: bool) -> None:
        """Add friction and motors of all joints."""
        for joint in self.robot.joints.values():
            made = self._joints[joint.name]
            if not made.v or made.drives[0] is not None:
                continue
            with joint.element.blamed():
                self._add_friction(joint, made, dry, regularization)
                if inputs:
                    self._add_motor(joint, made)

    def _add_friction(
        self, joint: UrdfJoint, made: Joint, dry: float, regularization: float
    ) -> None:
        friction = joint.friction * dry
        if joint.friction and not dry:
            self._notes.left_out("dry friction of joints, as asked", joint.name)
        if not friction and not joint.damping:
            return
        unit = "N m" if joint.kind in ("revolute", "continuous") else "N"
        damping = self._constants.one(f"d_{made.name}", joint.damping, f"{unit} s")
        name = self.naming.take("load", f"{made.name}_friction")
        if not friction:
            forces = [-damping * v for v in made.v]
            self.model.add_load(name, JointForce(made, forces))
            return
        force = self._constants.one(f"f_{made.name}", friction, unit)
        self.model.add_load(
            name,
            CoulombFriction(
                made, 1, force, viscous=damping, regularization=regularization
            ),
        )

    def _add_motor(self, joint: UrdfJoint, made: Joint) -> None:
        own = self.naming.take("input", f"tau_{made.name}")
        limits = (
            (-joint.effort, joint.effort)
            if joint.effort and joint.effort < math.inf
            else None
        )
        shape = () if len(made.v) == 1 else (len(made.v),)
        unit = unit_in_joint(made)
        tau = self.model.add_input(own, shape=shape, limits=limits, unit=unit)
        load = self.naming.take("load", f"{made.name}_motor")
        self.model.add_load(load, JointForce(made, tau))


def _kind(joint: UrdfJoint) -> JointKind:
    match joint.kind:
        case "revolute" | "continuous":
            return Revolute(joint.axis)
        case "prismatic":
            return Prismatic(joint.axis)
        case "floating":
            return Free()
        case "planar":
            return Planar("z")
    return "fixed"
