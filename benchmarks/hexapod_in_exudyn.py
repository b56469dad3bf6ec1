"""The hexapod in Exudyn: bodies with Tait-Bryan angles, joints by generic locks."""

from __future__ import annotations

from typing import Any

import numpy as np
from exudyn.rigidBodyUtilities import RigidBodyInertia
from loops_in_exudyn import ExudynRun, ex, exu, numbers_of

from symbody.pipeline.compiled_model import CompiledModel
from symbody.spatial.rotation import rotation

_HELD = [1, 1, 1]


class Hexapod:
    """The platform and six legs, at the start of ours."""

    def __init__(self, compiled: CompiledModel, forces: np.ndarray) -> None:
        self.system = exu.SystemContainer().AddSystem()
        self.compiled = compiled
        self.numbers = numbers_of(compiled)
        names = (symbol.name for symbol in compiled.system.q)
        self.q = dict(zip(names, compiled.system.q_start, strict=True))
        p = {s.name: s for s in compiled.system.p}
        self.law = {
            "stiffness": float(self.numbers(p["stiffness"])),
            "damping": float(self.numbers(p["damping"])),
            "referenceLength": float(self.numbers(p["free_length"])),
        }
        self.ground = self.system.AddObject(ex.ObjectGround())
        self.platform = self.body(
            "platform_body",
            [self.q[f"q_platform_T{a}"] for a in "xyz"],
            self.turn("platform", "xyz"),
        )
        for k, force in enumerate(forces):
            self.leg(k, force)
        coordinates = exu.OutputVariableType.Coordinates
        sensor = ex.SensorNode(
            nodeNumber=0, outputVariableType=coordinates, storeInternal=True
        )
        self.sensors = [self.system.AddSensor(sensor)]
        self.system.Assemble()

    def turn(self, joint: str, axes: str) -> np.ndarray:
        """Return the rotation of a joint at the start."""
        R = np.eye(3)
        for axis in axes:
            R = R @ self.numbers(rotation(axis, self.q[f"q_{joint}_R{axis}"]))
        return R

    def body(self, name: str, origin: Any, R: np.ndarray) -> tuple[int, np.ndarray]:
        """Add a body at rest; return it with its centre."""
        tree = self.compiled.system
        ours = next(body for body in tree.bodies if body.name == name)
        center, mass = self.numbers(ours.com), float(self.numbers(ours.mass))
        xx, xy, xz, yy, yz, zz = self.numbers(ours.inertia)
        made = self.system.CreateRigidBody(
            nodeType=exu.NodeType.RotationRxyz,
            inertia=RigidBodyInertia(
                mass, np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
            ),
            referencePosition=np.asarray(origin) + R @ center,
            referenceRotationMatrix=R,
            gravity=self.numbers(tree.gravity),
            returnDict=False,
        )
        return made, center

    def marker(self, body: tuple[int, np.ndarray], p: Any) -> int:
        """Return a marker at a place of a body."""
        local = np.asarray(p) - body[1]
        return self.system.AddMarker(
            ex.MarkerBodyRigid(bodyNumber=body[0], localPosition=local)
        )

    def leg(self, k: int, force: float) -> None:
        """Add housing and rod with their joints and the cylinder between the ends."""
        tree = self.compiled.system
        joint = next(j for j in tree.joints if j.name == f"gimbal_{k}")
        base, turned = self.numbers(joint.parent.p), self.numbers(joint.parent.R)
        constraint = next(c for c in tree.constraints if c.name == f"leg_{k}")
        R = turned @ self.turn(f"gimbal_{k}", "xy")
        stroke = R @ [0, 0, self.q[f"q_stroke_{k}"]]
        housing = self.body(f"housing_{k}", base, R)
        rod = self.body(f"rod_{k}", base + stroke, R)
        at_base = self.marker((self.ground, np.zeros(3)), base)
        at_rod = self.marker(rod, np.zeros(3))
        point = self.marker(self.platform, self.numbers(constraint.constraint.a.p))
        foot = self.marker(housing, np.zeros(3))
        # A universal joint: x of the base and y of the housing stay perpendicular.
        self.lock(at_base, foot, [*_HELD, 0, 0, 1], turned)
        self.lock(foot, at_rod, [1, 1, 0, 1, 1, 1], np.eye(3))
        self.lock(at_rod, point, [*_HELD, 0, 0, 0], np.eye(3))
        cylinder = ex.ObjectConnectorSpringDamper(
            markerNumbers=[at_base, at_rod], force=-force, **self.law
        )
        self.system.AddObject(cylinder)

    def lock(self, a: int, b: int, locked: list[int], turned: np.ndarray) -> None:
        """Lock translations and rotations along the axes of the first marker."""
        joint = ex.ObjectJointGeneric(
            markerNumbers=[a, b], constrainedAxes=locked, rotationMarker0=turned
        )
        self.system.AddObject(joint)


def hexapod(compiled: CompiledModel, forces: np.ndarray) -> ExudynRun:
    """Return the hexapod in Exudyn; compared are place and angles of the platform."""

    def describe() -> tuple[Any, list[int]]:
        made = Hexapod(compiled, forces)
        return made.system, made.sensors

    start = np.array(compiled.system.q_start[:6])[None, :]
    return ExudynRun(describe, start, slice(0, 6))
