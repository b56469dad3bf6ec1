"""One mechanism with every kind of joint, load, sensor and ready set in it."""

from __future__ import annotations

import math
from typing import Any

from symbody.expr.external import ExternalFunction
from symbody.expr.functions import cos, sin, sqrt
from symbody.expr.node import Array, symbol
from symbody.model.body import Body
from symbody.model.formulas import VectorLike
from symbody.model.joint import Joint
from symbody.model.joint_types.element import CustomJoint, Screw
from symbody.model.joint_types.pairs import (
    Chain,
    Cylindrical,
    JointKind,
    Planar,
    Prismatic,
    Revolute,
    Spherical,
    Universal,
)
from symbody.model.kinds import missing, sample
from symbody.model.loads.beam import Beam, Bushing
from symbody.model.loads.cable import Muscle, WrappedCable
from symbody.model.loads.contact import CompliantContact, LineTraction, Tire
from symbody.model.loads.joint_loads import (
    CoulombFriction,
    JointForce,
    TorsionalSpringDamper,
)
from symbody.model.loads.journal_bearings import FiniteJournalBearing, JournalBearing
from symbody.model.loads.springs import Force, PointToPoint, SpringDamper, Torque
from symbody.model.model import Model
from symbody.model.sensors.energy import CenterOfMass, Energy, Jacobian
from symbody.model.sensors.frames import (
    Acceleration,
    AngularAcceleration,
    AngularVelocity,
    Distance,
    Orientation,
    Position,
    Velocity,
)
from symbody.model.sensors.joints import (
    ConstraintForce,
    ConstraintTorque,
    JointState,
    LoadValue,
)
from symbody.model.sets.actuators import add_hydraulic_cylinder
from symbody.model.sets.slots import add_contact_slot, add_motion_platform, add_tire
from symbody.spatial.rotation import rotation


def zoo() -> Model:
    """Return the zoo: four animals on a post, and one that flies.

    The post is welded to the world. On it stand a crane (driven turntable, skew axis,
    slide, screw), a trunk (ball, universal joint, sleeve), a wagon (planar, cardan,
    wheel) and a snake (custom joint, chain); the fly is free. Dampers keep the animals
    calm, so that any integrator can follow them.

    Example:
        A file of two lines, from symbody.library import zoo and model = zoo(), is all
        that the command needs: symbody simulate zoo.py --duration 5
    """
    model = Model("zoo", gravity=(0, 0, -9.81))
    post = _body(model, "post", model.world, "fixed", 10.0)
    _crane(model, post)
    _trunk(model, post)
    _wagon(model, post)
    _snake(model, post)
    _fly(model)
    _watch(model)
    # One of each kind that no animal has.
    for name, kind in missing("joint", [j.kind for j in model.joints.values()]).items():
        _body(model, f"other_{name}", model.world, sample(kind, model))
    for name, kind in missing("load", [x.load for x in model.loads.values()]).items():
        model.add_load(f"other_{name}", sample(kind, model))
    there = [named.sensor for named in model.sensors.values()]
    for name, kind in missing("sensor", there).items():
        model.add_sensor(f"other_{name}", sample(kind, model))
    return model


def _body(
    model: Model,
    name: str,
    carrier: Body,
    kind: JointKind,
    mass: float = 1.0,
    at: tuple[float, float, float] = (0.0, 0.0, 0.0),
) -> Body:
    """Add a body on a joint at a place of its carrier."""
    m = model.add_parameter(f"m_{name}", mass, positive=True, unit="kg")
    body = model.add_body(
        name, mass=m, com=(0.05, -0.02, 0.1), inertia=(0.06 * m, 0.05 * m, 0.04 * m)
    )
    place = carrier.add_frame(f"{name}_at", at=at)
    model.add_joint(f"{name}_joint", place, body, kind)
    return body


def _joint(model: Model, name: str) -> Joint:
    return model.joints[f"{name}_joint"]


def _calm(
    model: Model,
    name: str,
    stiffness: VectorLike | float = 0,
    damping: VectorLike | float = 2.0,
) -> None:
    """Add a spring and a damper in the joint that carries a body."""
    load = TorsionalSpringDamper(_joint(model, name), stiffness, damping)
    model.add_load(f"{name}_calm", load)


def _crane(model: Model, post: Body) -> None:
    turntable = _body(model, "turntable", post, "Rz", 4.0, (0, 0, 1))
    model.drive(_joint(model, "turntable"), 0.5 * sin(model.t))
    boom = _body(model, "boom", turntable, Revolute((0.1, 1, 0.2)), 2.0, (0, 0, 0.2))
    stick = _body(model, "stick", boom, Prismatic((1, 0, 0.5)), 1.0, (0.5, 0, 0))
    _body(model, "nut", stick, Screw("x", 0.1), 0.5, (0.3, 0, 0))
    add_hydraulic_cylinder(
        model,
        "boom",
        turntable.add_frame("ear", at=(0.2, 0, -0.1)),
        boom.add_frame("ear", at=(0.4, 0, 0)),
        law=lambda length, rate: 900 * (0.4 - length) - 60 * rate,
    )
    _calm(model, "stick", 200, 20)
    model.add_load("thread", CoulombFriction(_joint(model, "nut"), 0.2, 0.5, 0.05, 0.5))
    # A motor turns the nut, with its current as a state.
    nut = _joint(model, "nut")
    voltage = model.add_input("voltage", limits=(-24, 24), unit="V")
    R = model.add_parameter("R", 2.0, positive=True, unit="Ohm")
    L = model.add_parameter("L", 0.1, positive=True, unit="H")
    k = model.add_parameter("k", 0.4, unit="N m/A")
    current = model.add_state("current", 0.0, unit="A")
    model.set_rate(
        current, (voltage + 2 * sin(model.t) - R * current - k * nut.v[0]) / L
    )
    model.add_load("motor", JointForce(nut, k * current))


def _trunk(model: Model, post: Body) -> None:
    ball = _body(model, "ball", post, "spherical", 2.0, (1, 0, 1))
    shaft = _body(model, "shaft", ball, Universal("x", (0, 1, 0.2)), 1.0, (0, 0, -0.3))
    _body(model, "sleeve", shaft, Cylindrical("z"), 0.5, (0, 0, -0.2))
    _calm(model, "ball", damping=(1, 2, 3))
    _calm(model, "shaft", 20)
    _calm(model, "sleeve", (300, 0), (10, 0.5))
    stretches, forces = (-0.4, -0.1, 0.0, 0.2, 0.6), (5.0, 0.3, 0.0, -0.8, -12.0)
    rubber = model.add_curve("rubber", stretches, forces)
    spring = SpringDamper(
        post.add_frame("hook", at=(1.5, 0, 0.5)),
        shaft.add_frame("hook", at=(0.1, 0, -0.1)),
        stiffness=100,
        damping=3,
        free_length=0.3,
        law=lambda length, rate: rubber(length - 0.3),
    )
    model.add_load("trunk_spring", spring)
    drum = post.add_frame("drum", at=(1.2, 0, 0.9), rotation=rotation("x", math.pi / 2))
    leash = (post["hook"], ball.add_frame("collar", at=(0.05, 0, 0.1)))
    model.add_load("leash", WrappedCable(drum, *leash, 0.05, 50, 0.6, 1, side=-1))


def _wagon(model: Model, post: Body) -> None:
    wagon = _body(model, "wagon", post, Planar("z"), 5.0, (0, 2, 0.3))
    mast = _body(model, "mast", wagon, Spherical("cardan"), 0.5, (0, 0, 0.2))
    wheel = _body(model, "wheel", wagon, "Ry", 1.0, (0.3, 0.2, 0))
    _calm(model, "wagon", (30, 40, 20), 5)
    _calm(model, "mast", 15)
    up = rotation("y", -math.pi / 2)
    foot = wagon.add_frame("foot", rotation=up)
    stay = Beam(foot, mast.add_frame("foot", rotation=up), 0.2, 90, 2, 2, 1, 0.05)
    model.add_load("mast_stay", stay)

    def rolling(
        position: object, orientation: object, velocity: Array, spin: Array
    ) -> Any:
        slip = velocity[0] - 0.3 * spin[1]
        return (-20 * slip, -30 * velocity[1], 0), (0, 6 * slip, 0)

    box = wagon.add_frame("box", at=(0.3, 0.2, 0), rotation=rotation("x", math.pi / 2))
    model.add_load("axle_box", JournalBearing(box, wheel, 0.02, 0.03, 1e-4, 0.01))
    long = FiniteJournalBearing(box, wheel, 0.02, 0.06, 1e-4, 0.01)
    model.add_load("axle_sleeve", long)
    add_tire(
        model, "wheel", wagon.add_frame("hub", at=(0.3, 0.2, 0)), wheel, law=rolling
    )
    wind = model.add_input("wind", unit="N")
    push = Force(
        mast.add_frame("flag", at=(0, 0, 0.3)), (wind + sin(2 * model.t), 0, 0)
    )
    model.add_load("gust", push)
    gear = Torque(
        wheel, (0, 0.4 * cos(model.t), 0), reaction_on=wagon, expressed_in=wagon
    )
    model.add_load("gear", gear)
    drag = model.sensors["v_wheel"].symbols[0]
    brake = Tire(wheel, wagon, (-2 * drag, 0, 0), (0, 0, 0), expressed_in=wagon)
    model.add_load("brake", brake)


def _snake(model: Model, post: Body) -> None:
    s = symbol("s")
    bow = CustomJoint((s,), (0.5 * sin(s), 0, 0.5 * cos(s)), rotation("y", 1.5 * s))
    neck = _body(model, "neck", post, bow, 1.0, (-1, 0, 1))
    head = _body(model, "head", neck, Chain(("Rx", "Tz")), 0.5, (0, 0, 0.3))
    _calm(model, "neck", 60)
    tail = post.add_frame("tail", at=(-1.5, 0, 0.3))
    model.add_load("tail_muscle", Muscle((tail, neck), 0.3, 5, 0.5, 0.6, 0.2))
    _calm(model, "head", (20, 300), (1, 10))
    c = model.add_parameter("c_tongue", 40.0, unit="N/m")
    tongue = head.add_frame("tongue", at=(0.2, 0, 0))
    length = model.add_sensor("tongue", Distance(post, tongue))[0]
    model.add_load("tongue_pull", PointToPoint(post, tongue, c * (0.5 - length)))


def _fly(model: Model) -> None:
    fly = _body(model, "fly", model.world, "free", 1.0, (-2, 0, 1))
    swing = model.world.add_frame("swing", at=(-2, 0.1, 1.0))
    model.add_load("swing", Bushing(swing, fly, (80, 90, 20), 10, 2, 0.5))
    foot = fly.add_frame("foot", at=(0, 0, -0.6))
    floor = CompliantContact(foot, model.world, 2e3, dissipation=0.3, coefficient=0.3,
                    regularization=0.2)  # fmt: skip
    model.add_load("floor", floor)
    film = LineTraction(swing, fly, lambda angle: 1 + 0.1 * cos(angle), 0.01, 0.02, 2.0)
    model.add_load("film", film)
    drag = ExternalFunction(
        "drag",
        _drag,
        c="return v*hypot(v, 0.5);",
        bodies={
            "fortran": "value = v*hypot(v, 0.5_dp)",
            "julia": "return v*hypot(v, 0.5)",
            "casadi": "return v*ca.sqrt(v*v + 0.25)",
            "jax": "return v*jnp.hypot(v, 0.5)",
            "torch": "return v*torch.sqrt(v*v + 0.25)",
            "matlab": "value = v*hypot(v, 0.5);",
            "modelica": "value := v*sqrt(v*v + 0.25);",
            "rust": "v*math::hypot(v, 0.5)",
        },
        derivatives=[lambda v: (2 * v * v + 0.25) / sqrt(v * v + 0.25)],
    )

    def air(position: object, orientation: object, velocity: Array, spin: Array) -> Any:
        return [-drag(v) for v in velocity], -0.05 * spin

    add_contact_slot(model, "air", fly, law=air)
    add_motion_platform(model, fly)


def _drag(v: float) -> float:
    return v * math.hypot(v, 0.5)


def _watch(model: Model) -> None:
    nut, stick = model.bodies["nut"], model.bodies["stick"]
    for name, sensor in (
        ("nut_place", Position(nut, seen_from=stick)),
        ("nut_attitude", Orientation(nut)),
        ("nut_speed", Velocity(nut, expressed_in=nut)),
        ("nut_spin", AngularVelocity(nut, seen_from=model.bodies["turntable"])),
        ("nut_reach", Distance(model.world, nut)),
        ("nut_turn", JointState(_joint(model, "nut"))),
        ("nut_push", Acceleration(nut)),
        ("nut_whirl", AngularAcceleration(nut)),
        ("nut_ways", Jacobian(nut, [_joint(model, "boom"), _joint(model, "nut")])),
        ("crane_center", CenterOfMass([stick, nut])),
        ("weld_force", ConstraintForce(_joint(model, "post"))),
        ("weld_torque", ConstraintTorque(_joint(model, "post"))),
        ("floor_push", LoadValue(model.loads["floor"].load)),
        ("energy", Energy()),
        ("fly_energy", Energy(model.bodies["fly"])),
    ):
        model.add_sensor(name, sensor)
