"""Chains and trees: serial ones of any length, skew, branching."""

from __future__ import annotations

import math
from collections.abc import Sequence

from symbody.arguments import Arguments
from symbody.errors import ModelError
from symbody.model.body import Frame
from symbody.model.joint_types.element import JointType
from symbody.model.joint_types.pairs import Prismatic, Revolute
from symbody.model.loads.joint_loads import JointForce
from symbody.model.model import Model
from symbody.model.sensors.energy import Energy
from symbody.model.sensors.frames import AngularVelocity, Velocity
from symbody.spatial.rotation import rotation

_LONGEST = 100_000


def chain(
    joints: int, *, axes: Sequence[str] = ("Rz", "Ry", "Rx"), name: str = "chain"
) -> Model:
    """Return a spatial chain with full symbols.

    Each body has mass, a centre of mass in all three directions, six different
    entries of inertia and an offset in all three directions, all of them parameters.

    Args:
        joints: How many bodies.
        axes: Joints, repeated in this order.
        name: Of the model.
    """
    arguments = Arguments("chain", ModelError)
    joints = arguments.whole("joints", joints, least=1, most=_LONGEST)
    kinds = arguments.items("axes", axes, str) or ("Rz",)
    model = Model(name)
    place = model.world.origin
    for i in range(1, joints + 1):
        m = model.add_parameter(f"m_{i}", 1.0 + 0.1 * (i % 3), positive=True, unit="kg")
        com = model.add_parameter(f"c_{i}", (0.02, 0.01, -0.25), unit="m")
        J = model.add_parameter(
            f"J_{i}", (0.05, 0.06, 0.03, 0.001, 0.002, -0.001), unit="kg m²"
        )
        body = model.add_body(f"body_{i}", mass=m, com=com, inertia=J)
        model.add_joint(f"joint_{i}", place, body, kinds[(i - 1) % len(kinds)], q=0.1)
        tip = model.add_parameter(f"l_{i}", (0.03, -0.02, -0.5), unit="m")
        place = body.add_frame("tip", at=tip)
    return model


def planar_pendulums(links: int, *, name: str = "pendulums") -> Model:
    """Return a planar chain of rods that swing about parallel axes.

    Args:
        links: How many rods.
        name: Of the model.
    """
    arguments = Arguments("planar_pendulums", ModelError)
    links = arguments.whole("links", links, least=1, most=_LONGEST)
    model = Model(name)
    place = model.world.origin
    for i in range(1, links + 1):
        m = model.add_parameter(f"m_{i}", 1.0, positive=True, unit="kg")
        length = model.add_parameter(f"l_{i}", 1.0, positive=True, unit="m")
        rod = model.add_body(
            f"rod_{i}",
            mass=m,
            com=(0, 0, -length / 2),
            inertia=(0, m * length**2 / 12, 0),
        )
        model.add_joint(f"hinge_{i}", place, rod, "Ry", q=0.5)
        place = rod.add_frame("tip", at=(0, 0, -length))
    return model


_JOINTS: tuple[tuple[str, JointType], ...] = (
    ("swing", Revolute((1, 2, 2))),
    ("slide", Prismatic((0, -3, 4))),
    ("twist", Revolute((-1, 0.5, 0))),
    ("roll", Revolute((0, 0, -1))),
)


def skew_chain() -> Model:
    """Return four bodies on skew axes, with joint frames that are turned on them.

    One angle of a frame is a parameter, as in a mechanism under design.
    """
    model = Model("skew_chain", gravity=(1.0, -2.0, -9.0))
    angle = model.add_parameter("angle", 0.4, unit="rad")
    turns = (
        rotation("x", angle),
        rotation("z", math.pi / 2),
        rotation((1, 1, 0), 0.8),
        None,
    )
    place = model.world.origin
    for (name, kind), turn in zip(_JOINTS, turns, strict=True):
        m = model.add_parameter(f"m_{name}", 1.2, positive=True, unit="kg")
        J = model.add_parameter(
            f"J_{name}", (0.03, 0.04, 0.05, 0.002, -0.003, 0.004), unit="kg m²"
        )
        body = model.add_body(f"{name}_arm", mass=m, com=(0.1, -0.2, 0.3), inertia=J)
        inlet = body.add_frame("inlet", at=(0.05, 0.1, 0), rotation=turn)
        model.add_joint(name, place, inlet, kind, q=0.3)
        place = body.add_frame("outlet", at=(0.2, 0.3, -0.4), rotation=turn)
    model.add_sensor("speed", Velocity(place))
    model.add_sensor("spin", AngularVelocity(place, expressed_in=place))
    return model


# Name, the one that carries it, joint, where on that one [m].
_PARTS = (
    ("trunk", "", "Rz", (0.0, 0.0, 0.0)),
    ("branch_left", "trunk", "Rx", (0.1, 0.2, 0.8)),
    ("branch_right", "trunk", "Ry", (0.0, -0.2, 0.9)),
    ("twig_low", "branch_left", "Rx", (0.0, 0.1, 0.4)),
    ("twig_high", "branch_left", "Tz", (0.0, 0.0, 0.6)),
    ("leaf", "twig_low", "Rz", (0.05, 0.0, 0.2)),
    ("bird", "branch_right", "Ty", (0.0, 0.1, 0.3)),
)


def branching_tree() -> Model:
    """Return seven bodies, of which two carry two others each.

    Many entries of its mass matrix are zero: what branches apart does not feel the
    acceleration of the other.
    """
    model = Model("branching_tree")
    bodies = {"": model.world}
    for name, carrier, kind, at in _PARTS:
        m = model.add_parameter(f"m_{name}", 1.0, positive=True, unit="kg")
        J = model.add_parameter(
            f"J_{name}", (0.02, 0.03, 0.02, 0.001, 0.0, 0.002), unit="kg m²"
        )
        body = model.add_body(name, mass=m, com=(0.01, 0.02, 0.2), inertia=J)
        place: Frame = bodies[carrier].add_frame(f"for_{name}", at=at)
        model.add_joint(f"to_{name}", place, body, kind, q=0.2)
        bodies[name] = body
    model.add_sensor("energy", Energy())
    return model


def tmt_rods() -> Model:
    """Return rods A and B with the bead Q that slides along B.

    A turns about z of the world by q1, B about x of A at its end by q2, and Q slides
    along y of B by q3; each against a linear spring. Gravity acts along +x.

    References:
        Moore, Learn Multibody Dynamics, chapter on the TMT method.
    """
    model = Model("tmt_rods")
    g = model.add_parameter("g", 9.81, unit="m/s²")
    k_l = model.add_parameter("k_l", 2.0, unit="N/m")
    k_t = model.add_parameter("k_t", 0.01, unit="N m/rad")
    length = model.add_parameter("l", 0.6, positive=True, unit="m")
    m = model.add_parameter("m", 1.0, positive=True, unit="kg")
    model.gravity = (g, 0, 0)
    J = m * length**2 / 12
    A = model.add_body("A", mass=m, com=(length / 2, 0, 0), inertia=(0, J, J))
    B = model.add_body("B", mass=m, inertia=(J, 0, J))
    Q = model.add_body("Q", mass=m / 4)
    end = A.add_frame("end", at=(length, 0, 0))
    joints = (
        model.add_joint("A_pin", model.world, A, "Rz", q=math.radians(25), v=0.1),
        model.add_joint("B_pin", end, B, "Rx", q=math.radians(5), v=2.2),
        model.add_joint("Q_slide", B, Q, "Ty", q=0.1, v=0.3),
    )
    for joint, stiffness in zip(joints, (k_t, k_t, k_l), strict=True):
        spring = JointForce(joint, -stiffness * joint.q[0])
        model.add_load(f"spring_{joint.name}", spring)
    return model
