"""Pictures of the pages on given motions: inverse dynamics, powers, gradients."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from matplotlib.figure import Figure

import symbody as sb


def arm_torques() -> Figure:
    """Draw a swing of an arm, and the torques that it takes at two speeds."""
    figure = Figure(figsize=(7.5, 3.0), layout="constrained")
    angles, torques = figure.subplots(1, 2)
    for seconds, style in ((2.0, "-"), (1.0, "--")):
        model = sb.library.arm6()
        s = sb.minimum(model.t / seconds, 1)
        swing = s**3 * (10 - 15 * s + 6 * s**2)
        wanted = dict.fromkeys(model.joints, 0.2)
        wanted |= {"shoulder": -1 + 2 * swing, "elbow": 1.5 * swing}
        times = np.linspace(0, seconds, 201)
        motion = sb.inverse_dynamics(model, wanted, times=times)
        for k, (joint, color) in enumerate((("shoulder", "C0"), ("elbow", "C1")), 1):
            q, force = motion.array(f"q_{joint}"), motion.array("torque")[:, k]
            angles.plot(times, q, style, color=color, label=f"{joint}, {seconds:g} s")
            torques.plot(times, force, style, color=color)
    angles.set_ylabel("angle [rad]")
    torques.set_ylabel("torque [N m]")
    for ax in (angles, torques):
        ax.set_xlabel("t [s]")
        ax.grid(alpha=0.3)
    angles.legend(fontsize=8)
    return figure


def energy_of_crane() -> Figure:
    """Draw where the energy of a crane comes from and goes to."""
    model = sb.library.crane_crab()
    hinge = model.joints["rot_pendulum"]
    model.add_load("bearing", sb.loads.TorsionalSpringDamper(hinge, damping=0.3))
    push = 4 * sb.sin(2 * model.t) * sb.where(model.t < 5, 1, 0)
    times = np.concatenate([np.linspace(0, 5, 251), np.linspace(5, 10, 251)])
    motion = sb.simulate(model, times, inputs={"F": push})
    flow = sb.energy_flow(model, motion)
    figure = Figure(figsize=(7.5, 3.0), layout="constrained")
    energies, powers = figure.subplots(1, 2)
    energy = flow.array("total_energy")
    energies.plot(times, energy - energy[0], "k", label="energy gained")
    for name, color in (("drive", "C0"), ("bearing", "C3")):
        work, power = flow.array(f"work_{name}"), flow.array(f"power_{name}")
        energies.plot(times, work, color, label=f"work of {name}")
        powers.plot(times, power, color, label=f"power of {name}")
    for ax, label in ((energies, "[J]"), (powers, "[W]")):
        ax.set_ylabel(label)
        ax.set_xlabel("t [s]")
        ax.grid(alpha=0.3)
    energies.legend(fontsize=8, loc="right", bbox_to_anchor=(1, 0.68))
    powers.legend(fontsize=8, loc="lower right")
    return figure


def fitted_pendulum() -> Figure:
    """Draw measurements of a double pendulum, and the motion that was fitted."""
    model = sb.library.double_pendulum()
    times = np.linspace(0, 3, 151)
    real = {"m_lower": 1.3, "l_upper": 1.1, "l_lower": 0.9}
    motion = sb.simulate(model, times, parameters=real)
    rng = np.random.default_rng(1)
    names = ("q_upper", "q_lower")
    data = {n: motion.array(n) + 0.08 * rng.normal(size=151) for n in names}
    found = sb.fit(model, data, list(real), times)
    figure = Figure(figsize=(7.5, 3.0), layout="constrained")
    found.plot(ax=figure.add_subplot())
    return figure


def circle_of_arm() -> Figure:
    """Draw a circle of a tool, and the coordinates and torques of the arm for it."""
    model = sb.library.arm6()
    compiled = sb.compile_model(model)
    posture = [0.3, -0.5, 0.9, 0.2, 0.6, -0.4]
    R, p = compiled.pose("tool", posture)
    start = dict(zip(compiled.state_labels(), posture, strict=False))
    turn = 2 * np.pi * (model.t / 4)
    place = (p[0], p[1] + 0.1 * sb.sin(turn), p[2] + 0.1 * (1 - sb.cos(turn)))
    times = np.linspace(0, 4, 81)
    found = sb.inverse_kinematics(
        compiled, {"tool": (R, place)}, times=times, start=start
    )
    motion = sb.inverse_dynamics(compiled, found.data, times=times)
    figure = Figure(figsize=(7.5, 3.0), layout="constrained")
    angles, torques = figure.subplots(1, 2)
    found.plot(ax=angles)
    angles.set_ylim(-1.6, 1.1)
    angles.legend(fontsize=7, ncol=2, loc="lower center")
    torques.plot(times, motion.array("torque"))
    torques.set_ylabel("torque [N m]")
    torques.set_xlabel("t [s]")
    torques.grid(alpha=0.3)
    return figure


def computed_torque() -> Figure:
    """Draw how far an arm is off its plan, without and with computed torque.

    The program is that of the tutorial.
    """
    page = Path(__file__).parent / "tutorials" / "robot-arm.md"
    (program,) = re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
    found: dict[str, Any] = {}
    exec(compile(program, str(page), "exec"), found)
    figure = Figure(figsize=(7.5, 2.8), layout="constrained")
    panels = figure.subplots(1, 2)
    for ax, name, title in zip(
        panels, ("alone", "controlled"), ("planned torques alone", "computed torque"),
        strict=True,
    ):  # fmt: skip
        errors = found[name].q - found["plan"].q
        ax.plot(found["times"], errors, label=found["joints"])
        ax.set_title(title, fontsize=10)
        ax.set_xlabel("t [s]")
        ax.grid(alpha=0.3)
    panels[0].set_ylabel("error of the angle [rad]")
    panels[1].legend(fontsize=7, ncol=2)
    return figure


MOTIONS: dict[str, Callable[[], Figure]] = {
    "arm-torques": arm_torques,
    "circle-of-arm": circle_of_arm,
    "computed-torque": computed_torque,
    "energy-of-crane": energy_of_crane,
    "fitted-pendulum": fitted_pendulum,
}
