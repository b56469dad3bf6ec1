"""Pictures of equilibria, modes and paths."""

from __future__ import annotations

import os
import runpy
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
from matplotlib.figure import Figure

import symbody as sb

EXAMPLES = Path(__file__).parents[1] / "examples"


def trailer() -> sb.Model:
    """Return the trailer of the page on equilibria."""
    model = sb.Model("trailer", gravity=(0, 0, -9.81))
    k = model.add_parameter("k", 4e4, unit="N/m")
    load = model.add_parameter("load", 300.0, unit="kg")
    frame = model.add_body("frame", mass=load, com=(0.8, 0, 0), inertia=(0, 60, 0))
    model.add_joint("arm", model.world, frame, "Ry", q=-0.3)
    axle = frame.add_frame("axle", at=(1, 0, 0))
    ground = model.world.add_frame("ground", at=(1, 0, -0.5))
    model.add_load(
        "spring", sb.loads.SpringDamper(axle, ground, k, 2e3, free_length=0.5)
    )
    model.add_sensor("height", sb.sensors.Position(axle))
    return model


def equilibrium() -> Figure:
    """Draw the height of the trailer's axle by its load."""
    compiled = sb.compile_model(trailer())
    loads = np.linspace(0, 1200, 25)
    heights = []
    start = None
    for load in loads:
        found = sb.equilibrium(compiled, parameters={"load": load + 1e-3}, start=start)
        start = found.start
        heights.append(found["height[2]"])
    figure = Figure(figsize=(6, 3), layout="constrained")
    ax = figure.add_subplot()
    ax.plot(loads, heights)
    ax.set(xlabel="load [kg]", ylabel="height of the axle [m]")
    ax.grid(True, alpha=0.3)
    return figure


def path() -> Figure:
    """Draw the angle of a pendulum by the moment that lifts it, through the fold."""
    model = sb.Model("swing", gravity=(0, 0, -9.81))
    moment = model.add_input("M", unit="N m")
    bob = model.add_body("bob", mass=2, com=(0, 0, -0.5))
    hinge = model.add_joint("hinge", model.world, bob, "Ry")
    model.add_load("motor", sb.loads.JointForce(hinge, moment))
    figure = Figure(figsize=(6, 3.6), layout="constrained")
    path = sb.equilibrium_path(model, "M", 12.0, method=sb.ArcLength(most=60))
    path.plot(ax=figure.add_subplot())
    return figure


def periodic() -> Figure:
    """Draw a resonance curve with folds, and the chart of Mathieu's equation."""
    figure = Figure(figsize=(9, 3.6), layout="constrained")
    left, right = figure.subplots(1, 2)
    model = sb.Model("press")
    joint = model.add_joint("x", model.world, model.add_body("plate", 1.0), "Tx")
    omega = model.add_parameter("omega", 0.8, unit="rad/s")
    x, v = joint.q[0], joint.v[0]
    push = 0.3 * sb.cos(omega * model.t) - x - x**3 - 0.1 * v
    model.add_load("push", sb.loads.JointForce(joint, push))
    sb.periodic_path(model, "omega", (0.8, 2.5), 2 * np.pi / omega).plot(ax=left)
    swing = sb.Model("swing")
    rail = swing.add_joint("x", swing.world, swing.add_body("mass", 1.0), "Tx")
    a, q = swing.add_parameter("a", 1.0), swing.add_parameter("q", 0.5)
    stiffness = a - 2 * q * sb.cos(2 * swing.t)
    swing.add_load("spring", sb.loads.JointForce(rail, -stiffness * rail.q[0]))
    values = {"a": np.linspace(-1, 5, 61), "q": np.linspace(0, 2, 31)}
    sb.stability_chart(swing, values, np.pi).plot(ax=right)
    return figure


def residual_swing() -> Figure:
    """Draw what a load does on a planned ride and on a switched one, and after it."""
    example = runpy.run_path(str(EXAMPLES / "crane_without_swing.py"))
    figure = Figure(figsize=(6, 3), layout="constrained")
    ax = figure.add_subplot()
    for name, (ride, after) in example["rides"](example["crane"]()).items():
        time = np.concatenate([ride.time, ride.time[-1] + after.time])
        swing = np.concatenate([ride["q_swing"], after["q_swing"]])
        (line,) = ax.plot(time, np.degrees(swing), label=name)
        ax.axvline(ride.time[-1], color=line.get_color(), linestyle=":")
    ax.set(xlabel="t [s]", ylabel="swing [°]")
    ax.legend()
    return figure


def plans() -> Figure:
    """Draw a hop, a change of lane, a ride over a bump, and a rotor that jumps."""
    parts = {
        name: runpy.run_path(str(EXAMPLES / f"{name}.py"))
        for name in ("hopping_leg", "lane_change", "quarter_car", "nonlinear_rotor")
    }
    figure = Figure(figsize=(9, 6), layout="constrained")
    (hop, lane), (ride, rotor) = figure.subplots(2, 2)
    at, coarse = 0.0, sb.Collocation(tolerance=1e-4)
    for name, plan in parts["hopping_leg"]["hop"].solve(coarse).items():
        hop.plot(at + plan.time, plan["q_z"], label=name)
        hop.plot(at + plan.time, plan["q_z"] + plan["q_leg"], color="gray")
        at += plan.duration
    hop.set(title="a leg hops", xlabel="t [s]", ylabel="trunk and foot [m]")
    hop.legend()
    plan = parts["lane_change"]["lane_change"]().solve(coarse)
    lane.plot(20 * plan.time, plan["q_side_Ty"])
    lane.set(title="a car changes its lane", xlabel="x [m]", ylabel="y [m]")
    for active, label in ((False, "spring and damper"), (True, "actuator")):
        plan = parts["quarter_car"]["quarter_car"](active=active).solve(coarse)
        body = plan["q_hub"] + plan["q_strut"]
        ride.plot(plan.time, 100 * body, label=label)
    ride.set(title="a ride over a bump", xlabel="t [s]", ylabel="body [cm]")
    ride.legend()
    model, w = parts["nonlinear_rotor"]["model"], parts["nonlinear_rotor"]["w"]
    sb.periodic_path(model, "w", (0.6, 2.0), 2 * np.pi / w).plot(ax=rotor)
    return figure


def bicycle() -> Figure:
    """Draw the growth of the bicycle's modes over its speed."""
    speeds = np.linspace(1, 10, 40) / 0.3
    paths = sb.modal_path(sb.library.bicycle(), "v_rear", speeds)
    figure = Figure(figsize=(6, 3.6), layout="constrained")
    paths.plot("growth", ax=figure.add_subplot())
    return figure


def suspension() -> Figure:
    """Draw the eigenvalues of the suspension while its damper grows stronger."""
    compiled = sb.compile_model(sb.library.five_bar_suspension())
    stands = sb.equilibrium(
        compiled,
        free=["length_tie", "free_length"],
        targets={"attitude[0,1]": 0.0, "q_heave": 0.0},
    )
    strengths = np.geomspace(200, 3e4, 150)
    paths = sb.modal_path(compiled, "c", strengths, parameters=stands.parameters)
    figure = Figure(figsize=(6, 3.6), layout="constrained")
    ax = figure.add_subplot()
    paths.plot("root locus", ax=ax)
    ax.set_xlim(-90, 5)
    return figure


def campbell() -> Figure:
    """Draw the frequencies of a rotor on a soft shaft over its speed."""
    model = sb.Model("rotor")
    ring, hub = model.add_body("ring", mass=0), model.add_body("hub", mass=0)
    disc = model.add_body("disc", mass=1, inertia=(0.2, 0.2, 0.3))
    x = model.add_joint("x", model.world, ring, "Rx")
    y = model.add_joint("y", ring, hub, "Ry")
    model.add_joint("z", hub, disc, "Rz")
    for joint in (x, y):
        model.add_load(
            f"shaft_{joint.name}", sb.loads.JointForce(joint, -50 * joint.q[0])
        )
    paths = sb.modal_path(model, "v_z", np.linspace(0, 40, 21), orders=(1, 2))
    figure = Figure(figsize=(6, 3.6), layout="constrained")
    paths.plot("Campbell", ax=figure.add_subplot())
    return figure


def quarter_car() -> sb.Model:
    """Return the quarter car of the pages on modes and frequency responses."""
    model = sb.Model("quarter_car", gravity=(0, 0, -9.81))
    road = model.add_input("road", unit="m")
    wheel = model.add_body("wheel", mass=40.0)
    chassis = model.add_body("chassis", mass=300.0)
    tire = model.add_joint("tire", model.world, wheel, "Tz")
    travel = model.add_joint("travel", wheel, chassis, "Tz")
    model.add_load("rubber", sb.loads.JointForce(tire, 2e5 * (road - tire.q[0])))
    strut = -2e4 * travel.q[0] - 1.5e3 * travel.v[0]
    model.add_load("strut", sb.loads.JointForce(travel, strut))
    model.add_sensor("height", sb.sensors.Position(chassis))
    return model


def bode() -> Figure:
    """Draw the response of the quarter car to the road."""
    model = quarter_car()
    system = sb.linearize(model, sb.equilibrium(model, inputs={"road": 0}))
    return system.bode(["height_z", "q_travel"], by="road").plot()


def modes() -> Figure:
    """Draw eigenvalues and shapes of the quarter car."""
    model = quarter_car()
    found = sb.modal(model, sb.equilibrium(model, inputs={"road": 0}))
    figure = Figure(figsize=(6, 3.6), layout="constrained")
    found.plot(ax=figure.add_subplot())
    return figure


def sprung(joints: int) -> sb.Model:
    """Return a chain with a spring in each joint."""
    model = sb.library.chain(joints)
    for name, joint in list(model.joints.items()):
        spring = sb.loads.TorsionalSpringDamper(joint, 1000.0, 1.0)
        model.add_load(f"spring_{name}", spring)
    return model


_FIRST: dict[str, tuple[Callable[[], sb.Model], Callable[[sb.CompiledModel], object]]]
_FIRST = {
    "motion of a crane": (sb.library.crane_crab, lambda m: sb.simulate(m, 1.0)),
    "equilibrium of an arm": (sb.library.arm7, sb.equilibrium),
    "modes of a four-bar": (sb.library.four_bar, sb.modal),
    "linear system, 30 joints": (lambda: sprung(30), sb.linearize),
    "equilibrium, 30 joints": (lambda: sprung(30), sb.equilibrium),
    "slopes of accelerations, 30 joints": (
        lambda: sb.library.chain(30),
        lambda m: m.function("jacobian(vd; q, v)"),
    ),
    "linear system, 100 joints": (lambda: sprung(100), sb.linearize),
}
_STAGES = {
    "assemble": "assembly",
    "prepare": "checks, tables, labels",
    "derive": "formulas",
    "lower": "passes",
    "compile": "text and machine code",
    "load": "the time loop",
    "": "the answer, all else",
}


def first_answer() -> Figure:
    """Draw where the time of first answers goes, in one run on this machine."""
    sb.modal(sb.library.pendulum())  # What is imported belongs to none of them.
    rows = {name: _stages_of(*both) for name, both in _FIRST.items()}
    figure = Figure(figsize=(8, 3.4), layout="constrained")
    ax = figure.add_subplot()
    left = np.zeros(len(rows))
    for stage, label in _STAGES.items():
        widths = np.array([row[stage] for row in rows.values()])
        ax.barh(list(rows), widths, left=left, label=label)
        left += widths
    ax.invert_yaxis()
    ax.set_xlabel("time [s]")
    ax.legend()
    return figure


def _stages_of(
    make: Callable[[], sb.Model], answer: Callable[[sb.CompiledModel], object]
) -> dict[str, float]:
    """Return the seconds of each stage, without code on disk."""
    before = os.environ.get("SYMBODY_CACHE_DIR")
    with tempfile.TemporaryDirectory() as empty:
        os.environ["SYMBODY_CACHE_DIR"] = empty
        start = time.perf_counter()
        compiled = sb.compile_model(make())
        answer(compiled)
        whole = time.perf_counter() - start
    if before is None:
        os.environ.pop("SYMBODY_CACHE_DIR")
    else:
        os.environ["SYMBODY_CACHE_DIR"] = before
    result = dict.fromkeys(_STAGES, 0.0)
    for stage, seconds in compiled.timings.items():
        word = stage.split(" ", 1)[0]
        result[word if word in result else ""] += seconds
    result[""] += whole - sum(result.values())
    return result
