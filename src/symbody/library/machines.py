"""Machines without loops: belt, shaft, crane crab, excavator, gantry; vehicles."""

from __future__ import annotations

import math

from symbody.arguments import Arguments
from symbody.errors import ModelError
from symbody.library.planar import add_shapes
from symbody.model.constraints.cuts import Rod
from symbody.model.constraints.rolling import RollingDisc
from symbody.model.joint_types.pairs import Chain, JointKind, Revolute, Universal
from symbody.model.loads.contact import CompliantContact
from symbody.model.loads.joint_loads import JointForce
from symbody.model.loads.springs import PointToPoint, SpringDamper
from symbody.model.model import Model
from symbody.model.sensors.frames import (
    AngularVelocity,
    Distance,
    Orientation,
    Position,
)
from symbody.model.visuals import Box, Cylinder, Line, Sphere
from symbody.spatial.rotation import rotation


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
    model.add_sensor("teeth", Position(body.add_frame("teeth", at=(1.2, 0, 0))))
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


# Tubes that are drawn, on the frame and on the fork; and of the rider [m].
_FRAME = (
    ((0, 0, 0), (0.42, 0, -0.03)), ((0, 0, 0), (0.27, 0, 0.45)),
    ((0.42, 0, -0.03), (0.25, 0, 0.6)), ((0.42, 0, -0.03), (0.87, 0, 0.38)),
    ((0.27, 0, 0.45), (0.83, 0, 0.5)), ((0.87, 0, 0.38), (0.81, 0, 0.56)),
    ((0.16, 0, 0.61), (0.38, 0, 0.6)),
)  # fmt: skip
_FORK = (
    ((-0.08, 0.06, 0.35), (-0.22, 0.06, 0.72)), ((-0.22, 0, 0.72), (-0.32, 0, 0.98)),
    ((-0.08, -0.06, 0.35), (-0.22, -0.06, 0.72)), ((-0.3, -0.28, 1), (-0.3, 0.28, 1)),
    ((-0.22, -0.06, 0.72), (-0.22, 0.06, 0.72)),
)  # fmt: skip
_RIDER = (
    ((0.25, 0, 0.72), (0.55, 0, 1.15)), ((0.52, -0.19, 1.1), (0.8, -0.26, 0.7)),
    ((0.52, 0.19, 1.1), (0.8, 0.26, 0.7)), ((0.52, -0.19, 1.1), (0.52, 0.19, 1.1)),
    ((0.27, -0.1, 0.7), (0.58, -0.12, 0.42)), ((0.58, -0.12, 0.42), (0.42, -0.12, 0.1)),
    ((0.27, 0.1, 0.7), (0.6, 0.12, 0.3)), ((0.6, 0.12, 0.3), (0.42, 0.12, -0.14)),
)  # fmt: skip


def bicycle() -> Model:
    """Return a bicycle with a rigid rider: four bodies and two thin wheels that roll.

    x is forward, y to the left, z up; the ground is z = 0. Of its nine coordinates two
    follow from the contacts, which leave three velocities: of roll, steer and the rear
    wheel. It stands still at the start.

    References:
        Meijaard, Papadopoulos, Ruina and Schwab (2007), Linearized dynamics equations
        for the balance and steer of a bicycle, table 1.

    Example:
        >>> import symbody as sb
        >>> model = sb.library.bicycle()
        >>> ride = sb.equilibrium(model, speeds={"v_rear": 5.0 / 0.3})
        >>> sb.modal(model, ride).status.name
        'STABLE'
    """
    model = Model("bicycle", gravity=(0, 0, -9.81))
    wheelbase = model.add_parameter("wheelbase", 1.02, unit="m")
    trail = model.add_parameter("trail", 0.08, unit="m")
    tilt = math.pi / 10  # of the steer axis, its upper end to the rear [rad]
    rear_radius = model.add_parameter("rear_radius", 0.3, unit="m")
    front_radius = model.add_parameter("front_radius", 0.35, unit="m")
    mass = model.add_parameter("mass", 85.0, unit="kg")
    # The frame's origin is the centre of the rear wheel, that of the fork where the
    # steer axis meets the ground.
    frame = model.add_body(
        "frame", mass, (0.3, 0, 0.9 - rear_radius), (9.2, 11.0, 2.8, 0, -2.4, 0)
    )
    head = frame.add_frame("head", at=(wheelbase + trail, 0, -rear_radius))
    fork = model.add_body(
        "fork", 4.0, (0.9 - wheelbase - trail, 0, 0.7),
        (0.05892, 0.06, 0.00708, 0, 0.00756, 0),
    )  # fmt: skip
    axle = fork.add_frame("axle", at=(-trail, 0, front_radius))
    rear = model.add_body("rear_wheel", 2.0, (0, 0, 0), (0.0603, 0.12, 0.0603))
    front = model.add_body("front_wheel", 3.0, (0, 0, 0), (0.1405, 0.28, 0.1405))
    model.add_joint(
        "base", model.world, frame, ["Tx", "Ty", "Tz", "Rz", "Rx", "Ry"],
        q=(0, 0, 0.3, 0, 0, 0),
    )  # fmt: skip
    axis = (-math.sin(tilt), 0, math.cos(tilt))
    steer = model.add_joint("steer", head, fork, Revolute(axis))
    wheel = model.add_joint("rear", frame, rear, "Ry")
    model.add_joint("front", axle, front, "Ry")
    model.choose_independent("q_base_Rx", steer, wheel)
    for body, tubes, radius, color in (
        (frame, _FRAME, 0.017, "red"), (fork, _FORK, 0.015, "red"),
        (frame, _RIDER, 0.05, "blue"),
    ):  # fmt: skip
        for a, b in tubes:
            between = _between(a, b)
            length = math.hypot(*between)
            x, y, z = (part / length for part in between)
            turn = rotation("z", math.atan2(y, x)) @ rotation("y", math.acos(z))
            middle = tuple((p + q) / 2 for p, q in zip(a, b, strict=True))
            name = f"tube_{len(model.visuals)}"
            at = body.add_frame(name, at=middle, rotation=turn)
            model.add_visual(
                at, Cylinder(radius, length + radius), name=name, color=color
            )
    head_of_rider = frame.add_frame("head_of_rider", at=(0.66, 0, 1.36))
    model.add_visual(head_of_rider, Sphere(0.11), name="rider", color="brown")
    model.add_constraint("rear_tire", RollingDisc(rear, model.world, rear_radius))
    model.add_constraint("front_tire", RollingDisc(front, model.world, front_radius))
    return model


# On the chassis, and on the wheel carrier [m]: x forward, y to the left, z up.
_RODS = {
    "lower_front": ((0.15, 0.35, 0.20), (0.02, 0.70, 0.17)),
    "lower_rear": ((-0.20, 0.35, 0.20), (-0.04, 0.70, 0.17)),
    "upper_front": ((0.12, 0.42, 0.48), (0.01, 0.66, 0.46)),
    "upper_rear": ((-0.15, 0.42, 0.48), (-0.03, 0.66, 0.46)),
    "tie": ((-0.14, 0.38, 0.26), (-0.13, 0.69, 0.25)),
}
_WHEEL = (0.0, 0.75, 0.30)
_RADIUS = 0.30
_STRUT = (0.08, 0.48, 0.70)  # its upper end, on the chassis [m]
_SEAT = 0.7  # where on the rod its lower end is, in parts of the rod's length


def five_bar_suspension(*, strut: bool = True) -> Model:
    """Return a quarter of a car: chassis, five rods, wheel carrier and tire.

    Spring and damper stand on one of the rods, which is a body; the other four are
    constraints. The length of the tie rod is a parameter.

    Args:
        strut: Whether there are a spring and a damper; without, others can be added.

    References:
        ROBOTRAN basics, appendix A.

    Example:
        >>> import symbody as sb
        >>> rest = sb.equilibrium(sb.library.five_bar_suspension())
        >>> rest.stable
        True
    """
    Arguments("five_bar_suspension", ModelError).flag("strut", strut)
    model = Model("five_bar_suspension", gravity=(0, 0, -9.81))
    mass = model.add_parameter("mass", 300.0, unit="kg")
    k = model.add_parameter("k", 4e4, unit="N/m")
    c = model.add_parameter("c", 2.5e3, unit="N s/m")
    free_length = model.add_parameter("free_length", 0.6, unit="m")
    chassis = model.add_body("chassis", mass=mass)
    model.add_joint("heave", model.world, chassis, "Tz")
    begin, end = _RODS["lower_front"]
    along = _between(begin, end)
    half = (along[0] / 2, along[1] / 2, along[2] / 2)
    rod = model.add_body("rod", 3.0, half, (0.03, 0.005, 0.03))
    model.add_joint("swing", chassis.add_frame("inner", at=begin), rod, ["Rx", "Rz"])
    carrier = model.add_body("carrier", 40.0, _between(end, _WHEEL), (0.8, 1.2, 0.8))
    model.add_joint("ball", rod.add_frame("end", at=along), carrier, ["Rx", "Ry", "Rz"])
    for name, (inner, outer) in _RODS.items():
        if name == "lower_front":
            continue
        length = sum(d * d for d in _between(inner, outer)) ** 0.5
        own = model.add_parameter(f"length_{name}", length, unit="m")
        model.add_constraint(
            name,
            Rod(
                chassis.add_frame(name, at=inner),
                carrier.add_frame(name, at=_between(end, outer)),
                own,
            ),
        )
    seat = rod.add_frame(
        "seat", at=(_SEAT * along[0], _SEAT * along[1], _SEAT * along[2])
    )
    top = chassis.add_frame("top", at=_STRUT)
    if strut:
        model.add_load("strut", SpringDamper(top, seat, k, c, free_length=free_length))
    hub = carrier.add_frame("hub", at=_between(end, _WHEEL))
    below = _between(end, (_WHEEL[0], _WHEEL[1], _WHEEL[2] - _RADIUS))
    patch = carrier.add_frame("patch", at=below)
    model.add_load("tire", CompliantContact(patch, model.world, 2e5, 1))
    model.add_sensor("wheel", Position(hub))
    model.add_sensor("attitude", Orientation(carrier))
    return model


def _between(
    a: tuple[float, float, float], b: tuple[float, float, float]
) -> tuple[float, float, float]:
    return b[0] - a[0], b[1] - a[1], b[2] - a[2]
