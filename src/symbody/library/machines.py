"""Machines without loops: belt, shaft, crane crab, excavator, gantry."""

from __future__ import annotations

from symbody.arguments import Arguments
from symbody.errors import ModelError
from symbody.library.shapes import add_shapes
from symbody.model.joint_types.pairs import Chain, JointKind, Universal
from symbody.model.loads.joint_loads import JointForce
from symbody.model.loads.springs import PointToPoint
from symbody.model.model import Model
from symbody.model.sensors.frames import (
    AngularVelocity,
    Distance,
    Position,
)
from symbody.model.visuals import Box, Line


def belt(*, name: str = "belt") -> Model:
    """Return a driving pulley, a driven one with a load, and the belt between them.

    The two spans of the belt are springs with damping that the turning pulleys wind
    and unwind, pre-tensioned so that neither falls slack: together they act on the
    difference r1 q1 - r2 q2. The input is the motor's torque.

    Args:
        name: Of the model.
    """
    model = Model(name, gravity=(0, 0, 0))
    tau = model.add_input("tau", unit="N m")
    r1 = model.add_parameter("r1", 0.05, positive=True, unit="m")
    r2 = model.add_parameter("r2", 0.15, positive=True, unit="m")
    J1 = model.add_parameter("J1", 0.002, positive=True, unit="kg m²")
    J2 = model.add_parameter("J2", 0.05, positive=True, unit="kg m²")
    k = model.add_parameter("k", 2e4, positive=True, unit="N/m")
    d = model.add_parameter("d", 20.0, positive=True, unit="N s/m")
    motor = model.add_body("motor_pulley", mass=1.0, inertia=(0, 0, J1))
    other = model.add_body("load_pulley", mass=3.0, inertia=(0, 0, J2))
    seat = model.world.add_frame("load_axle", at=(0.6, 0, 0))
    first = model.add_joint("motor", model.world, motor, "Rz")
    second = model.add_joint("load", seat, other, "Rz")
    stretch = r1 * first.q[0] - r2 * second.q[0]
    rate = r1 * first.v[0] - r2 * second.v[0]
    pull = model.add_expression("pull", 2 * (k * stretch + d * rate), sensor=True)
    model.add_load("drive", JointForce(first, tau))
    model.add_load("belt_motor", JointForce(first, -r1 * pull))
    model.add_load("belt_load", JointForce(second, r2 * pull))
    for name, side in (("upper", 1), ("lower", -1)):
        begin = model.world.add_frame(f"{name}_span", at=(0, side * r1, 0))
        span = Line((0.6, side * (r2 - r1), 0))
        model.add_visual(begin, span, name=f"{name}_span", color="black")
    return model


def cardan_shaft() -> Model:
    """Return a driven shaft, an intermediate and an output shaft, all along x.

    This is the tree: the output shaft has no bearing of its own, so that the two
    shafts behind the first hang from it.
    """
    model = Model("cardan_shaft")
    tau = model.add_input("tau", unit="N m")
    m = model.add_parameter("m", (2.0, 4.0, 2.0), unit="kg")
    length = model.add_parameter("l", (0.2, 0.8, 0.3), unit="m")
    r = model.add_parameter("r", 0.03, positive=True, unit="m")
    place = model.world.origin
    names = ("input", "middle", "output")
    kinds: tuple[JointKind, ...] = ("Rx", Universal("y", "z"), Universal("y", "z"))
    joints = []
    for i, (name, kind) in enumerate(zip(names, kinds, strict=True)):
        along = m[i] * r**2 / 2
        across = m[i] * (r**2 / 4 + length[i] ** 2 / 12)
        shaft = model.add_body(
            f"{name}_shaft",
            mass=m[i],
            com=(length[i] / 2, 0, 0),
            inertia=(along, across, across),
        )
        start = 5.0 if i == 0 else None
        joints.append(model.add_joint(name, place, shaft, kind, v=start))
        place = shaft.add_frame("end", at=(length[i], 0, 0))
    model.add_load("motor", JointForce(joints[0], tau))
    model.add_sensor("end", Position(place))
    model.add_sensor("w", AngularVelocity(place))
    return model


def crane_crab() -> Model:
    """Return the crane crab with the names of the manual.

    The frame of the pendulum is at its centre of mass, a length l2 below the crab. The
    force F pushes the crab away from the world's origin.

    References:
        PyMbs manual, section 2.3, a first example.
    """
    model = Model("crane_crab", gravity=(0, 0, -9.81))
    F = model.add_input("F", unit="N")
    m1 = model.add_parameter("m1", 1.0, positive=True, unit="kg")
    m2 = model.add_parameter("m2", 1.0, positive=True, unit="kg")
    l2 = model.add_parameter("l2", 1.0, positive=True, unit="m")
    I2 = model.add_parameter("I2", m2 * l2**2 / 12, positive=True, unit="kg m²")
    crab = model.add_body("crab", mass=m1)
    pendulum = model.add_body("pendulum", mass=m2, inertia=(0, I2, 0, 0, 0, 0))
    joint = pendulum.add_frame("joint", at=(0, 0, l2))
    model.add_joint("trans_crab", model.world, crab, "Tx", q=1.0)
    model.add_joint("rot_pendulum", crab, joint, "Ry", q=-1.0)
    model.add_load("drive", PointToPoint(crab, model.world, F))
    model.add_sensor("d", Distance(crab, model.world))
    return model


# Joint, motion, place on the body before [m], angle at the start [rad].
_JOINTS = (
    ("swing", "Rz", (0.0, 0.0, 1.0), 0.0),
    ("boom", "Ry", (0.5, 0.0, 0.8), -0.6),
    ("stick", "Ry", (5.7, 0.0, 0.0), 1.6),
    ("bucket", "Ry", (2.9, 0.0, 0.0), 0.5),
)
# Mass [kg], center of mass [m], principal moments of inertia [kg m²].
_BODIES = (
    (9000.0, (-0.8, 0.0, 0.6), (6000.0, 9000.0, 11000.0)),
    (1600.0, (2.8, 0.0, 0.3), (150.0, 4500.0, 4500.0)),
    (850.0, (1.1, 0.0, 0.1), (40.0, 900.0, 900.0)),
    (750.0, (0.5, 0.0, -0.2), (180.0, 150.0, 180.0)),
)
# Name, body, center and edges [m], and color of the boxes that are drawn.
_SHAPES = (
    ("left_track", "world", (0.0, 1.1, 0.45), (3.8, 0.6, 0.9), (0.15, 0.15, 0.17)),
    ("right_track", "world", (0.0, -1.1, 0.45), (3.8, 0.6, 0.9), (0.15, 0.15, 0.17)),
    ("carriage", "world", (0.0, 0.0, 0.6), (1.6, 1.8, 0.5), "gray"),
    ("engine", "swing_body", (-1.3, 0.0, 0.65), (2.2, 2.4, 1.2), "orange"),
    ("floor", "swing_body", (0.2, 0.0, 0.2), (1.0, 2.4, 0.3), "orange"),
    ("cab", "swing_body", (0.3, 0.75, 0.95), (1.2, 0.9, 1.6), "blue"),
    ("back", "bucket_body", (0.1, 0.0, -0.25), (0.2, 1.2, 0.7), "green"),
    ("bottom", "bucket_body", (0.6, 0.0, -0.55), (1.2, 1.2, 0.1), "green"),
    ("left_side", "bucket_body", (0.5, 0.56, -0.3), (0.9, 0.08, 0.6), "green"),
    ("right_side", "bucket_body", (0.5, -0.56, -0.3), (0.9, 0.08, 0.6), "green"),
)
# Body and place of the foot and of the eye of each hydraulic cylinder [m].
_CYLINDERS = {
    "left_lift": ("swing_body", (1.0, 0.42, 0.3), "boom_body", (2.4, 0.42, 0.2)),
    "right_lift": ("swing_body", (1.0, -0.42, 0.3), "boom_body", (2.4, -0.42, 0.2)),
    "crowd": ("boom_body", (3.0, 0, 0.72), "stick_body", (-0.6, 0, 0.1)),
    "curl": ("stick_body", (0.5, 0, 0.42), "bucket_body", (-0.1, 0, 0.3)),
}


def excavator() -> Model:
    """Return platform, boom, stick and bucket with a torque in each joint.

    Sizes are round ones of a machine of twenty tons. Cylinders act between points of
    these bodies; here their torques are inputs.
    """
    model = Model("excavator")
    torque = model.add_input("torque", shape=len(_JOINTS), unit="N m")
    body = model.world
    rows = enumerate(zip(_JOINTS, _BODIES, strict=True))
    for i, ((name, kind, at, start), (mass, center, moments)) in rows:
        p = model.add_parameter(f"p_{name}", at, unit="m")
        m = model.add_parameter(f"m_{name}", mass, positive=True, unit="kg")
        c = model.add_parameter(f"c_{name}", center, unit="m")
        J = model.add_parameter(f"J_{name}", moments, unit="kg m²")
        place = body.add_frame(f"to_{name}", at=p)
        body = model.add_body(f"{name}_body", mass=m, com=c, inertia=J)
        joint = model.add_joint(name, place, body, kind, q=start)
        model.add_load(f"torque_{name}", JointForce(joint, torque[i]))
    add_shapes(model, ((*row[:3], Box(row[3]), row[4]) for row in _SHAPES))
    for name, (one, foot, other, eye) in _CYLINDERS.items():
        end = model.bodies[other].add_frame(f"{name}_eye", at=eye)
        add_shapes(model, [(name, one, foot, Line(end, 0.09), "gray")])
    teeth = body.add_frame("teeth", at=(1.2, 0, 0))
    model.add_sensor("teeth", Position(teeth))
    return model


def gantry(links: int = 3, *, name: str = "gantry") -> Model:
    """Return a gantry whose rope is a chain of rods.

    The crab moves along x and y under two forces. Each rod is as heavy as its share of
    the rope and turns about x and y in the one above it; a rope that twists would be
    another model.

    Args:
        links: Rods of the rope.
        name: Of the model.
    """
    links = Arguments("gantry", ModelError).whole("links", links, least=1, most=1000)
    model = Model(name)
    F = model.add_input("F", shape=2, unit="N")
    m_crab = model.add_parameter("m_crab", 200.0, positive=True, unit="kg")
    m_rope = model.add_parameter("m_rope", 10.0, positive=True, unit="kg")
    m_load = model.add_parameter("m_load", 100.0, positive=True, unit="kg")
    l_rope = model.add_parameter("l_rope", 6.0, positive=True, unit="m")
    J_load = model.add_parameter("J_load", 20.0, positive=True, unit="kg m²")
    crab = model.add_body("crab", mass=m_crab)
    travel = model.add_joint("travel", model.world, crab, ["Tx", "Ty"])
    model.add_load("motors", JointForce(travel, F))
    length, mass = l_rope / links, m_rope / links
    place = crab.origin
    for i in range(1, links + 1):
        J = mass * length**2 / 12
        rod = model.add_body(
            f"rod_{i}", mass=mass, com=(0, 0, -length / 2), inertia=(J, J, 0)
        )
        model.add_joint(f"knot_{i}", place, rod, ["Rx", "Ry"], q=(0.1, 0.2))
        place = rod.add_frame("end", at=(0, 0, -length))
    load = model.add_body("load", mass=m_load, inertia=(J_load, J_load, J_load))
    model.add_joint("hook", place, load, Chain(("Rx", "Ry")))
    model.add_sensor("place", Position(load))
    return model
