"""Random mechanisms with one planar loop that closes at their start."""

from __future__ import annotations

from typing import final

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from probes.random_systems import random_inertia
from symbody.expr.node import Array
from symbody.model.body import Body, Frame
from symbody.model.joint_types.pairs import Prismatic, Revolute
from symbody.model.model import Model
from symbody.spatial.rotation import rotation

Floats = NDArray[np.float64]
Pose = tuple[Floats, Floats]


def random_planar_loop(
    rng: Generator, branches: tuple[str, str], *, parameters: bool = False
) -> tuple[Model, Frame, Frame]:
    """Return a mechanism with two branches that meet at the start, and their ends.

    The plane has any orientation and may swing, the axes point along its normal or
    against it, and the frames of the bodies have any place and orientation. The start
    values are any, so that they may hold whole turns.

    Args:
        rng: Source of randomness.
        branches: For both, "R" or "T" for each joint from the common body outward.
        parameters: Whether the places of frames are parameters.
    """
    model = Model("random_loop", gravity=tuple(rng.normal(size=3) * 5))
    builder = _Builder(model, rng, parameters)
    common = builder.common_body()
    meeting = builder.point()
    a, b = (builder.branch(common, kinds, meeting) for kinds in branches)
    return model, a, b


@final
class _Builder:
    """Adds bodies and joints; every body has a pose at the start, seen from common."""

    def __init__(self, model: Model, rng: Generator, parameters: bool) -> None:
        self._model = model
        self._rng = rng
        self._parameters = parameters
        self._plane = self._turn()
        self._count = 0

    def common_body(self) -> Body:
        model, rng = self._model, self._rng
        if rng.random() < 0.5:
            return model.world
        body = model.add_body("common", 1.0, inertia=random_inertia(rng))
        model.add_joint("swing", model.world, body, "Rx", q=float(rng.normal()))
        return body

    def point(self) -> Floats:
        """Return a point in the plane, as seen from the common body."""
        found: Floats = self._plane @ np.append(self._rng.uniform(-1, 1, size=2), 0.0)
        return found

    def branch(self, common: Body, kinds: str, meeting: Floats) -> Frame:
        body, pose = common, (np.eye(3), np.zeros(3))
        for kind in kinds:
            body, pose = self._joint(body, pose, kind)
        return self._frame(body, pose, (self._turn(), meeting))

    def _joint(self, parent: Body, at: Pose, kind: str) -> tuple[Body, Pose]:
        rng, k = self._rng, self._count
        self._count += 1
        body = self._model.add_body(
            f"body_{k}", rng.uniform(0.5, 2), com=rng.normal(size=3) * 0.2,
            inertia=random_inertia(rng),
        )  # fmt: skip
        q = float(rng.uniform(-4, 4) if kind == "R" else rng.uniform(-1, 1))
        local = rng.normal(size=3) if rng.random() < 0.3 else np.eye(3)[rng.integers(3)]
        local = local / np.linalg.norm(local)
        R = self._aligned(local, kind)
        here, there = (R, self.point()), (R, np.zeros(3))
        if kind == "R":
            turn = np.array(rotation(tuple(local), q), dtype=float)
            there = (R @ turn, here[1])
        else:
            there = (R, here[1] + R @ local * q)
        pose = self._turn(), rng.normal(size=3)
        motion = (Revolute if kind == "R" else Prismatic)(tuple(map(float, local)))
        self._model.add_joint(
            f"joint_{k}", self._frame(parent, at, here),
            self._frame(body, pose, there), motion, q=q,
        )  # fmt: skip
        return body, pose

    def _aligned(self, local: Floats, kind: str) -> Floats:
        """Return a rotation that takes an axis to the normal or into the plane."""
        rng = self._rng
        if kind == "R":
            goal = self._plane[:, 2] * rng.choice([-1.0, 1.0])
        else:
            angle = rng.uniform(0, 6)
            goal = self._plane @ np.array([np.cos(angle), np.sin(angle), 0.0])
        return _basis(goal, self._turn()) @ _basis(local, self._turn()).T

    def _frame(self, body: Body, pose: Pose, at: Pose) -> Frame:
        """Add a frame to a body by the poses of both as seen from the common body."""
        R = pose[0].T @ at[0]
        p: Floats | Array = pose[0].T @ (at[1] - pose[1])
        name = f"frame_{len(body.frames)}"
        if self._parameters:
            p = self._model.add_parameter(f"{body.name}_{name}", p)
        return body.add_frame(name, at=p, rotation=R)

    def _turn(self) -> Floats:
        """Return a random rotation."""
        Q, R = np.linalg.qr(self._rng.normal(size=(3, 3)))
        Q = Q * np.sign(np.diag(R))
        found: Floats = Q * np.linalg.det(Q)
        return found


def _basis(axis: Floats, other: Floats) -> Floats:
    """Return a rotation whose third column is an axis."""
    first = np.cross(axis, other[:, 0])
    first /= np.linalg.norm(first)
    return np.column_stack([first, np.cross(axis, first), axis])
