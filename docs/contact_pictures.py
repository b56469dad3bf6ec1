"""A picture of examples/valve_train.py and catapult.py: lift, force, throws."""

from __future__ import annotations

import runpy
from pathlib import Path

import numpy as np
from matplotlib.figure import Figure

import symbody as sb

EXAMPLES = Path(__file__).parents[1] / "examples"


def valve() -> Figure:
    """Draw lift and force of a valve below and above the limit of its spring."""
    example = runpy.run_path(str(EXAMPLES / "valve_train.py"))
    figure = Figure(figsize=(7.5, 3.6), layout="constrained")
    lift, force = figure.subplots(1, 2)
    for speed, color in ((400.0, "C0"), (900.0, "C3")):
        motion = sb.simulate(example["valve_train"](speed), 2 * np.pi / speed)
        angle = np.degrees(speed * motion.time - np.pi)
        label = f"{speed:.0f} rad/s"
        lift.plot(angle, 1000 * motion.array("q_slide"), color, label=label)
        force.plot(angle, motion.array("F_face[n]"), color, label=label)
        for event in motion.events.of(kind="impact"):
            at = np.degrees(speed * event.time - np.pi)
            lift.axvline(at, color=color, lw=0.7, ls=":")
    lift.set_ylabel("lift of the valve [mm]")
    force.set_ylabel("force of the cam [N]")
    for ax in (lift, force):
        ax.set_xlabel("angle of the cam [°]")
        ax.grid(alpha=0.3)
    lift.legend(fontsize=8)
    return figure


def catapult() -> Figure:
    """Draw the paths of stones that are released at three angles."""
    example = runpy.run_path(str(EXAMPLES / "catapult.py"))
    figure = Figure(figsize=(7.5, 2.6), layout="constrained")
    ax = figure.add_subplot()
    for degrees in (85, 100, 120):
        model = example["catapult"](np.radians(degrees))
        motion = sb.simulate(model, np.linspace(0, 2.5, 1001))
        landing = motion.events.of("landing").times[0]
        release = motion.events.of("release").times[0]
        inside = motion.time <= landing
        x, _, z = motion.array("place")[inside].T
        (line,) = ax.plot(-x, z, label=f"released at {degrees}°")
        k = int(np.searchsorted(motion.time, release))
        ax.plot(-x[k], z[k], "o", color=line.get_color(), ms=4)
    ax.set(xlabel="distance [m]", ylabel="height [m]", aspect="equal")
    ax.grid(alpha=0.3)
    ax.legend(fontsize=8)
    return figure


CONTACTS = {"valve": valve, "catapult": catapult}
