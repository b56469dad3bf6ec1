"""Pictures of the how-to pages on parts of machines, for docs/make_pictures.py."""

from __future__ import annotations

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from scipy.optimize import brentq

import symbody as sb
from symbody.typing import Node

SIZE = (7.0, 2.6)


def rotor() -> Figure:
    """Draw how an arm with a wheel turns and nods, for speeds of the wheel."""
    figure = Figure(figsize=SIZE, layout="constrained")
    turn, nod = figure.subplots(1, 2)
    for speed in (100.0, 200.0, 300.0):
        model = sb.Model("top", gravity=(0, 0, -9.81))
        post = model.add_body("post", mass=0, inertia=(0, 0, 0.001))
        model.add_joint("turn", model.world, post, "Rz")
        inertia = (0.004, 0.03, 0.03)
        arm = model.add_body("arm", mass=2.0, com=(0.1, 0, 0), inertia=inertia)
        model.add_joint("nod", post, arm, "Ry")
        sb.add_rotor(model, "wheel", arm, 0.02, axis="x", speed=speed)
        motion = sb.simulate(model, 1.0)
        time, label = motion["q_turn"].time, f"{speed:g} rad/s"
        turn.plot(time, motion.array("q_turn"), label=label)
        nod.plot(time, motion.array("q_nod"), label=label)
    for ax, words in ((turn, "turn"), (nod, "nod")):
        ax.set(xlabel="time [s]", ylabel=f"{words} [rad]")
    turn.legend(fontsize=7)
    return figure


def filtered_drive() -> Figure:
    """Draw a command, the place of a trolley that follows it, and the force."""
    model = sb.Model("crane", gravity=(0, 0, -9.81))
    trolley = model.add_body("trolley", mass=200)
    way = model.add_joint("way", model.world, trolley, "Tx")
    hook = model.add_body("hook", mass=50, com=(0, 0, -4))
    model.add_joint("rope", trolley, hook, "Ry")
    sb.add_filtered_drive(model, "drive", way, frequency=2.0)
    command = {"w_drive": lambda t: 3.0 if t > 1 else 0.0}
    motion = sb.simulate(model, 8.0, inputs=command, method=sb.DP54(input_times=[1.0]))
    figure = Figure(figsize=SIZE, layout="constrained")
    place, force = figure.subplots(1, 2)
    time = motion["q_way"].time
    place.plot(time, motion.array("w_drive"), "0.6", label="command")
    place.plot(time, motion.array("q_way"), label="trolley")
    place.set(xlabel="time [s]", ylabel="place [m]")
    place.legend(fontsize=7)
    force.plot(time, 1e-3 * motion.array("lam_drive"))
    force.set(xlabel="time [s]", ylabel="force of the drive [kN]")
    return figure


def spring_mass() -> Figure:
    """Draw the frequency over the mass of a spring, and that of one with waves."""
    shares = np.linspace(0.05, 2.0, 20)
    model = sb.Model("bell", gravity=(0, 0, 0))
    heavy = model.add_parameter("heavy", 0.3, unit="kg")
    weight = model.add_body("weight", mass=1.0)
    model.add_joint("way", model.world, weight, "Tz", q=-0.5)
    ends = model.world, weight
    spring = sb.loads.SpringDamper(*ends, stiffness=400, free_length=0.5)
    model.add_load("spring", spring)
    sb.add_spring_mass(model, "coil", *ends, heavy)
    found, exact = [], []
    for share in shares:
        rest = sb.equilibrium(model, parameters={"heavy": share})
        found.append(sb.modal(model, rest).frequencies[0])
        beta = brentq(lambda b, s=share: b * np.tan(b) - s, 1e-6, np.pi / 2 - 1e-6)
        exact.append(beta * np.sqrt(400 / share) / (2 * np.pi))
    figure = Figure(figsize=(4.6, 2.8), layout="constrained")
    ax = figure.subplots()
    ax.plot(shares, found, label="add_spring_mass")
    ax.plot(shares, exact, "--", color="0.5", label="with waves")
    ax.axhline(20 / (2 * np.pi), color="0.85", label="no mass")
    ax.set(xlabel="mass of spring / weight", ylabel="frequency [Hz]")
    ax.legend(fontsize=7)
    return figure


def gravity_field() -> Figure:
    """Draw an orbit about a point, and about a planet that is flattened."""
    mu, far = 3.986e14, 8e6

    def flattened(x: Node, y: Node, z: Node) -> object:
        r = sb.sqrt(x * x + y * y + z * z)
        return -mu / r * (1 - 0.05 * (6.4e6 / r) ** 2 * (1.5 * (z / r) ** 2 - 0.5))

    figure = Figure(figsize=(4.2, 3.6), layout="constrained")
    ax = figure.subplots()
    for name in ("point", "flattened planet"):
        model = sb.Model("probe", gravity=(0, 0, 0))
        probe = model.add_body("probe", mass=500)
        start = {"q": (far, 0, 0), "v": (0, 6e3, 0)}
        model.add_joint("orbit", model.world, probe, ["Tx", "Ty", "Tz"], **start)
        field = sb.loads.PointGravity(model.world, mu)
        model.add_load(
            "g", field if name == "point" else sb.loads.GravityField(flattened)
        )
        motion = sb.simulate(model, 12e3, method=sb.DP54(rtol=1e-10))
        x, y = (1e-3 * motion.array(f"q_orbit_T{axis}") for axis in "xy")
        ax.plot(x, y, label=name)
    ax.plot([0], [0], "ko")
    ax.set(xlabel="x [km]", ylabel="y [km]", aspect="equal")
    ax.legend(fontsize=7, loc="upper left")
    return figure


def bodies_from_shapes() -> Figure:
    """Draw the frequency of a pendulum over the hole of its rod."""
    model = sb.Model("pendulum")
    hole = model.add_parameter("hole", 0.01, unit="m")
    rod_shape = sb.solid(sb.visuals.Cylinder(0.02, 0.6), 7850, hollow=hole)
    rod = model.add_body("rod", **rod_shape)
    ball = model.add_body("ball", **sb.solid(sb.visuals.Sphere(0.05), 7850))
    top = rod.add_frame("top", at=(0, 0, 0.3))
    end = rod.add_frame("end", at=(0, 0, -0.3))
    model.add_joint("hinge", model.world, top, "Ry")
    model.add_joint("weld", end, ball, "fixed")
    widths = np.linspace(0.0005, 0.0195, 20)
    found = []
    for width in widths:
        rest = sb.equilibrium(model, parameters={"hole": width})
        found.append(sb.modal(model, rest).frequencies[0])
    figure = Figure(figsize=(4.6, 2.8), layout="constrained")
    ax = figure.subplots()
    ax.plot(1e3 * widths, found)
    ax.set(xlabel="radius of the hole [mm]", ylabel="frequency [Hz]")
    return figure


def more_elements() -> Figure:
    """Draw what a muscle's activation, a differential and an own element do."""
    figure = Figure(figsize=(9.0, 2.5), layout="constrained")
    muscle, gears, own = figure.subplots(1, 3)
    _draw_activation(muscle)
    _draw_differential(gears)
    _draw_connector(own)
    return figure


def _draw_activation(ax: Axes) -> None:
    model = sb.Model("biceps", gravity=(0, 0, 0))
    arm = model.add_body("arm", mass=1, inertia=(0.01, 0.01, 0.01))
    model.add_joint("elbow", model.world, arm, "Ry", q=0.3)
    origin = model.world.add_frame("origin", at=(0, 0, 0.25))
    insertion = arm.add_frame("insertion", at=(0.05, 0, 0))
    size = {"strength": 200.0, "fiber_length": 0.1, "tendon_length": 0.15}
    sb.add_muscle(model, "biceps", [origin, insertion], **size)
    model.add_load(
        "elbow_damper", sb.loads.TorsionalSpringDamper(model.joints["elbow"], 5, 1)
    )
    pulse = {"e_biceps": lambda t: 0.8 if 0.1 < t < 0.4 else 0.05}
    motion = sb.simulate(
        model, 0.8, inputs=pulse, method=sb.DP54(input_times=[0.1, 0.4])
    )
    for name in ("e_biceps", "a_biceps"):
        ax.plot(motion[name].time, motion.array(name), label=name)
    ax.set_title("add_muscle", fontsize=9)
    ax.set_xlabel("time [s]", fontsize=7)
    ax.legend(fontsize=6)


def _draw_differential(ax: Axes) -> None:
    model = sb.Model("differential", gravity=(0, 0, 0))
    case = model.add_body("case", mass=5, inertia=(0.02, 0.02, 0.02))
    drive = model.add_joint("drive", model.world, case, "Ry")
    model.add_load("engine", sb.loads.JointForce(drive, 10.0))
    joints = []
    places = {"left": (0, 0.05, 0), "pinion": (0.03, 0, 0), "right": (0, -0.05, 0)}
    for name, place in places.items():
        gear = model.add_body(name, mass=0.5, inertia=(0.001, 0.001, 0.001))
        seat = case.add_frame(f"seat_{name}", at=place)
        kind = "Rx" if name == "pinion" else "Ry"
        joints.append(model.add_joint(f"turn_{name}", seat, gear, kind))
    sb.add_bevel_gears(model, "left_pair", joints[0], joints[1], 20, 12)
    sb.add_bevel_gears(model, "right_pair", joints[1], joints[2], 12, 20)
    for name, drag in (("left", 0.1), ("right", 0.3)):
        wheel = model.bodies[name]
        spin = model.add_sensor(f"spin_{name}", sb.sensors.AngularVelocity(wheel))[1]
        model.add_load(f"road_{name}", sb.loads.Torque(wheel, (0, -drag * spin, 0)))
    motion = sb.simulate(model, 3.0)
    for name in ("left", "right"):
        speed = motion.array(f"spin_{name}")[:, 1]
        ax.plot(motion[f"spin_{name}"].time, speed, label=f"{name} wheel [rad/s]")
    ax.set_title("add_bevel_gears: a differential", fontsize=9)
    ax.set_xlabel("time [s]", fontsize=7)
    ax.legend(fontsize=6)


def _draw_connector(ax: Axes) -> None:
    model = sb.Model("leaf", gravity=(0, 0, 0))
    body = model.add_body("body", mass=1.0)
    model.add_joint("way", model.world, body, "Tx")
    rope = sb.loads.Connector(
        [model.world, body],
        lambda a, b: [b.p[0] - 0.5],
        lambda e: [400 * e[0] + 4e4 * e[0] ** 3],
    )
    model.add_sensor("force", sb.sensors.LoadValue(model.add_load("rope", rope)))
    compiled = sb.compile_model(model, backend="python")
    q = np.linspace(0.3, 0.7, 41)
    forces = [compiled.sensor_values(0.0, [x, 0.0])["force"][0] for x in q]
    ax.plot(q, forces)
    ax.set_title("Connector: a law that stiffens", fontsize=9)
    ax.set_xlabel("place [m]", fontsize=7)
    ax.set_ylabel("force [N]", fontsize=7)


MACHINES = {
    "more-elements": more_elements,
    "rotor": rotor,
    "filtered-drive": filtered_drive,
    "spring-mass": spring_mass,
    "gravity-field": gravity_field,
    "bodies-from-shapes": bodies_from_shapes,
}
