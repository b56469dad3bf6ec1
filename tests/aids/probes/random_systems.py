"""Random mechanisms, for tests of formalisms against each other and against peers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from symbody.expr.functions import sin
from symbody.expr.node import Array, Symbol, symbol
from symbody.model.body import Body, Frame
from symbody.model.joint_types.element import CustomJoint, Screw
from symbody.model.joint_types.pairs import (
    Chain,
    Free,
    JointKind,
    Prismatic,
    Revolute,
    Spherical,
    Universal,
)
from symbody.model.model import Model
from symbody.spatial.rotation import rotation
from symbody.system.system import System
from symbody.system.values import parameter_values

# Words for the joints that a random tree is made of; see random_joint.
ELEMENTARY: tuple[str, ...] = (
    "Rx", "Ry", "Rz", "Tx", "Ty", "Tz", "skew", "skew_slide", "ball", "cardan", "free",
    "chain", "universal", "fixed",
)  # fmt: skip
KINDS: tuple[str, ...] = (*ELEMENTARY, "screw", "law", "law_of_time")


def random_tree(
    rng: Generator,
    joints: int,
    *,
    kinds: Sequence[str] = KINDS,
    turned_frames: bool = True,
    name: str = "random",
) -> Model:
    """Return a tree of bodies with random shape, joints, inertias and placements.

    Args:
        rng: Source of randomness.
        joints: How many joints.
        kinds: Of which each joint is one, see KINDS.
        turned_frames: Whether joint frames are turned on the bodies.
        name: Of the model.
    """
    plan = [
        (int(rng.integers(i + 1)), str(rng.choice(list(kinds)))) for i in range(joints)
    ]
    return tree_of(plan, rng, turned_frames=turned_frames, name=name)


def tree_of(
    plan: Sequence[tuple[int, str]],
    rng: Generator,
    *,
    turned_frames: bool = True,
    empty_bodies: bool = False,
    name: str = "random",
    prefix: str = "",
) -> Model:
    """Return a tree of given shape with random inertias and placements.

    Every body has mass and a possible inertia, all given as parameters, so that
    nothing about the numbers is known to the derivation.

    Args:
        plan: For each body the number of the one that carries it, and one of KINDS.
            The world is 0, the first body 1; larger numbers than known begin anew.
        rng: Source of randomness.
        turned_frames: Whether joint frames are turned on the bodies.
        empty_bodies: Whether a body without mass, fixed to the carrier, comes between
            each two bodies.
        name: Of the model.
        prefix: Of the names of all elements.
    """
    model = Model(name, gravity=tuple(rng.normal(size=3) * 5))
    bodies = [model.world]
    for i, (carrier, kind) in enumerate(plan):
        mass = model.add_parameter(f"{prefix}m_{i}", rng.uniform(0.5, 3), positive=True)
        com = model.add_parameter(f"{prefix}c_{i}", rng.normal(size=3) * 0.3)
        J = model.add_parameter(f"{prefix}J_{i}", random_inertia(rng))
        body = model.add_body(f"{prefix}body_{i}", mass=mass, com=com, inertia=J)
        at = model.add_parameter(f"{prefix}p_{i}", rng.normal(size=3) * 0.5)
        R = random_rotation(rng) if turned_frames and rng.random() < 0.5 else None
        frame = bodies[carrier % (i + 1)].add_frame(
            f"{prefix}at_{i}", at=at, rotation=R
        )
        if empty_bodies:
            empty = model.add_body(f"{prefix}empty_{i}")
            model.add_joint(f"{prefix}weld_{i}", frame, empty, "fixed")
            frame = empty.origin
        child: Body | Frame = body
        if turned_frames and rng.random() < 0.3:
            child = body.add_frame(
                "inlet", at=rng.normal(size=3) * 0.2, rotation=random_rotation(rng)
            )
        model.add_joint(
            f"{prefix}joint_{i}", frame, child, random_joint(rng, kind, model.t)
        )
        bodies.append(body)
    return model


def random_joint(rng: Generator, kind: str, t: Symbol) -> JointKind:
    """Return a joint of one of KINDS; t is the time of the model."""
    x, y = symbol("x"), symbol("y")
    made: dict[str, Callable[[], JointKind]] = {
        "skew": lambda: Revolute(tuple(rng.normal(size=3))),
        "skew_slide": lambda: Prismatic(tuple(rng.normal(size=3))),
        "ball": lambda: Spherical("quaternion"),
        "cardan": lambda: Spherical("cardan"),
        "free": lambda: Free("quaternion"),
        "chain": lambda: ["Tx", "Ry", "Rz", "Tz"],
        "universal": lambda: Universal((1, 0.2, 0), tuple(rng.normal(size=3))),
        "screw": lambda: Screw(tuple(rng.normal(size=3)), rng.normal()),
        "law": lambda: CustomJoint(
            (x, y), (x, x * y, 0.5 * sin(y)), rotation("x", x * x) @ rotation("y", y)
        ),
        "law_of_time": lambda: Chain(
            (CustomJoint((x,), (0, x, t * x), rotation("z", t + sin(x))), "Rx")
        ),
    }
    return made[kind]() if kind in made else kind


def random_rotation(rng: Generator) -> Array:
    """Return a rotation: half of the time by a right angle, else any."""
    if rng.random() < 0.5:
        axis = str(rng.choice(["x", "y", "z"]))
        return rotation(axis, float(rng.integers(1, 4)) * np.pi / 2)
    return rotation(tuple(rng.normal(size=3)), rng.uniform(0.2, 3))


def random_inertia(rng: Generator) -> NDArray[np.float64]:
    """Return an inertia matrix that a body can have [kg m²]."""
    moments = rng.uniform(0.05, 0.3, size=3)
    K = np.diag(moments)
    axes, _ = np.linalg.qr(rng.normal(size=(3, 3)))
    K = axes @ K @ axes.T
    J: NDArray[np.float64] = np.trace(K) * np.eye(3) - K
    return (J + J.T) / 2


def random_state(
    rng: Generator, nq: int, nv: int, quaternions: Sequence[int]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return random coordinates, quaternions of unit length, and velocities."""
    q = rng.uniform(-1.2, 1.2, size=nq)
    for start in quaternions:
        quaternion = rng.normal(size=4)
        q[start : start + 4] = quaternion / np.linalg.norm(quaternion)
    return q, rng.normal(size=nv)


def random_state_of(
    rng: Generator, system: System
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return random coordinates and velocities of a system.

    Where loops must close, coordinates are near the start.
    """
    q, v = random_state(rng, len(system.q), len(system.v), system.quaternions)
    return (np.array(system.q_start) + 0.1 * q if system.loop_solutions else q), v


def random_values(rng: Generator, system: System) -> dict[Symbol, float]:
    """Return a value for every symbol of a system: parameters at their defaults.

    Coordinates, velocities, accelerations, inputs and time are random.
    """
    q, v = random_state_of(rng, system)
    values = dict(zip(system.p, parameter_values(system).tolist(), strict=True))
    values.update(zip(system.q, q.tolist(), strict=True))
    values.update(zip(system.v, v.tolist(), strict=True))
    values.update((symbol, rng.normal()) for symbol in (*system.vd, *system.u))
    values[system.t] = rng.uniform(0.1, 1.0)
    return values


def random_frames(
    model: Model, rng: Generator, names: Sequence[str]
) -> tuple[Frame, Frame, Frame]:
    """Return two new frames on different bodies or the world, and one anywhere."""
    every = [model.world, *model.bodies.values()]
    first, second = rng.choice(len(every), size=2, replace=False)
    bodies = every[first], every[second], every[rng.integers(len(every))]
    one, two, three = (
        body.add_frame(name, at=rng.normal(size=3), rotation=random_rotation(rng))
        for name, body in zip(names, bodies, strict=True)
    )
    return one, two, three


def planar_tree(rng: Generator, count: int) -> Model:
    """Return a tree that moves in a plane, whose normal is any axis of its bodies."""
    model = Model("planar", gravity=tuple(rng.normal(size=3)))
    places: list[Body] = [model.world]
    normals = [rng.choice([*"xyz"])]
    for i in range(count):
        of = rng.integers(max(0, i - 2), i + 1)
        normal, about = normals[of], rng.choice([*"xyz".replace(normals[of], "")])
        quarters = rng.integers(4)
        R = rotation(normal, rng.normal()) @ rotation(about, quarters * np.pi / 2)
        place = places[of].add_frame(f"f{i}", at=tuple(rng.normal(size=3)), rotation=R)
        (third,) = "xyz".replace(normal, "").replace(about, "")
        normals.append(third if quarters % 2 else normal)
        slide = rng.choice([*"xyz".replace(normals[-1], "")])
        com, J = tuple(rng.normal(size=3)), rng.uniform(1.3, 1.8, 3)
        inertia = (*J, 0.1, -0.2, 0.05)
        body = model.add_body(f"b{i}", rng.uniform(1, 2), com=com, inertia=inertia)
        kind = rng.choice(["R" + normals[-1], "T" + slide])
        model.add_joint(f"j{i}", place, body, kind, armature=rng.choice([0.0, 0.3]))
        places.append(body)
    return model
