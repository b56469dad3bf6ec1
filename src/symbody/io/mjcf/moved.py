"""Displacements by joints from where the file draws the bodies, as numbers.

References:
    mujoco.readthedocs.io, XML reference: joint/springdamper, position/dampratio;
    Featherstone (2008), section 6.2, for the mass matrix.
"""

from __future__ import annotations

import numpy as np

from symbody.io.inertial import Inertial, of_point
from symbody.io.mjcf.build import Built, MjJoint
from symbody.io.pose import Floats, Pose, pose


def inertia_of(built: Built, joint: MjJoint) -> float:
    """Return what a hinge or slide joint moves if all others are free [kg m² or kg].

    Raises:
        ReadError: Nothing has mass there.
    """
    if "shares" not in built.numbers:
        columns, M = _mass_matrix(built)
        try:
            shares = np.diag(np.linalg.inv(M))
        except np.linalg.LinAlgError:
            shares = np.zeros(len(M))
        owners = [id(owner) for owner, _, _ in columns]
        built.numbers["shares"] = dict(zip(owners, shares.tolist(), strict=True))
    share = built.numbers["shares"][id(joint)]
    if not share > 0:
        raise joint.element.error("some joint moves nothing that has mass.")
    return float(1 / share)


def _mass_matrix(built: Built) -> tuple[list[tuple[MjJoint, int, Floats]], Floats]:
    """Return the freedoms (joint, body, motion) and their mass matrix.

    Motions and inertias are about the world's origin: angular, then linear.
    """
    bodies = built.tree.bodies
    places: list[Pose] = [pose()]
    carried = [np.zeros((6, 6))]
    for body in bodies[1:]:
        places.append(places[body.parent] @ body.at)
        carried.append(_spatial(body.inertial.placed(places[-1])))
    for number in range(len(bodies) - 1, 0, -1):
        carried[bodies[number].parent] += carried[number]
    columns: list[tuple[MjJoint, int, Floats]] = []
    armature: list[float] = []
    for joint in built.joints.values():
        motions = _motions(joint, places[joint.number])
        columns += [(joint, joint.number, motion) for motion in motions]
        armature += [joint.element.number("armature", 0.0)] * len(motions)
    M = np.diag(armature)
    for i, (_, number, motion) in enumerate(columns):
        momentum = carried[number] @ motion
        above = _path(built, number)
        for k, (_, other, own) in enumerate(columns):
            if other in above and (other != number or k <= i):
                M[i, k] += own @ momentum
    lower = np.tril(M)
    return columns, lower + np.tril(M, -1).T


def _path(built: Built, number: int) -> set[int]:
    path = {number}
    while number:
        number = built.tree.bodies[number].parent
        path.add(number)
    return path


def _spatial(inertial: Inertial) -> Floats:
    m, r = inertial.mass, inertial.com
    skew = np.array([[0, -r[2], r[1]], [r[2], 0, -r[0]], [-r[1], r[0], 0]])
    J = inertial.inertia + m * of_point(r)
    return np.block([[J, m * skew], [m * skew.T, m * np.eye(3)]])


def _motions(joint: MjJoint, at: Pose) -> list[Floats]:
    anchor = at.p + at.R @ joint.anchor
    if joint.kind == "slide":
        return [np.concatenate([np.zeros(3), _unit(at.R @ joint.axis)])]
    if joint.kind == "hinge":
        return [_turning(_unit(at.R @ joint.axis), anchor)]
    turns = [_turning(at.R[:, k], anchor) for k in range(3)]
    slides = [np.eye(6)[3 + k] for k in range(3)] if joint.kind == "free" else []
    return [*slides, *turns]


def _turning(axis: Floats, anchor: Floats) -> Floats:
    return np.concatenate([axis, np.cross(anchor, axis)])


def _unit(axis: Floats) -> Floats:
    return axis / np.linalg.norm(axis)
