"""How often a simulation derives its constraints and trees, and lowers formulas."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple
from unittest.mock import patch

from size import run

import symbody as sb
from symbody.expr.node import sweep
from symbody.formalisms.constraints.rows import constraint_rows
from symbody.formalisms.tree.tree import build_tree
from symbody.model.model import Model
from symbody.passes.schedule import run_passes

sys.path.append(str(Path(__file__).parents[1] / "tests" / "aids"))

from probes.executions import executions


class Size(NamedTuple):
    """How much is measured.

    Attributes:
        repeats: Of which the least time counts.
        large: Whether mechanisms of many joints are measured, too.
    """

    repeats: int
    large: bool


FULL = Size(3, True)
SMALLEST = Size(1, False)


def four_bar(*, explicit: bool, driven: bool = False) -> Model:
    """Return a four-bar with two sensors, on a ground that may be driven."""
    model = Model("four_bar", gravity=(0, -9.81, 0))
    ground = model.world
    if driven:
        carriage = model.add_body("carriage", 1.0, (0, 0, 0), (0, 0, 0.1))
        sway = model.add_joint("sway", ground, carriage, "Tx")
        model.drive(sway, 0.05 * sb.sin(3.0 * model.t))
        ground = carriage
    bars = {}
    for name, length in (("crank", 0.4), ("coupler", 1.1), ("rocker", 0.8)):
        J = length**2 / 12
        bars[name] = model.add_body(name, 1.0, (length / 2, 0, 0), (0, J, J))
        bars[name].add_frame("end", at=(length, 0, 0))
    crank, coupler, rocker = bars.values()
    pivot = ground.add_frame("pivot", at=(1.0, 0, 0))
    model.add_joint("turn", ground, crank, "Rz", q=0.6)
    if explicit:
        model.add_joint("fold", crank["end"], coupler, "Rz")
        model.add_joint("swing", pivot, rocker, "Rz")
        loop = sb.loops.FourBar(coupler["end"], rocker["end"], posture=1)
        model.add_loop("loop", loop)
    else:
        model.add_joint("fold", crank["end"], coupler, "Rz", q=-0.112902)
        model.add_joint("swing", pivot, rocker, "Rz", q=1.18343)
        cut = sb.constraints.PlanarHingeCut(coupler["end"], rocker["end"])
        model.add_constraint("loop", cut)
    model.add_sensor("curve", sb.sensors.Position(coupler["end"]))
    model.add_sensor("speed", sb.sensors.Velocity(coupler["end"]))
    return model


def counted(model: Model, **options: Any) -> list[int]:
    """Return constraint rows and trees derived, and lowerings, of one simulation.

    Nothing that is kept on disk is taken, as then nothing is lowered.
    """
    with (
        TemporaryDirectory() as folder,
        patch.dict(os.environ, SYMBODY_CACHE_DIR=folder),
    ):
        counts = executions(
            lambda: sb.simulate(model, 0.01, **options),
            constraint_rows,
            build_tree,
            run_passes,
        )
    sweep()
    return counts


def seconds(model: Callable[[], Model], repeats: int) -> float:
    """Return the processor time of a short simulation without time to compile [s]."""
    times = []
    for _ in range(repeats):
        made = model()
        start = time.process_time()
        sb.simulate(made, 0.001, compile=sb.Compile(backend="python"))
        times.append(time.process_time() - start)
        del made
        sweep()
    return min(times)


def main(size: Size) -> None:
    """Print the tables."""
    print("Constraint rows and trees derived, and lowerings, of one simulation")
    print(f"{'mechanism':28}{'rows':>6}{'trees':>7}{'lowerings':>11}")
    extra = {"save": sb.Save(work=True, drives=True)}
    for name, model, options in (
        ("four-bar, loop", four_bar(explicit=True), {}),
        ("four-bar, constraint", four_bar(explicit=False), {}),
        ("  with work and drives", four_bar(explicit=True, driven=True), extra),
        ("  with work and drives", four_bar(explicit=False, driven=True), extra),
    ):
        rows, trees, lowerings = counted(model, **options)
        print(f"{name:28}{rows:6}{trees:7}{lowerings:11}")
    print("\nProcessor time of a first short simulation in Python [ms]")
    mechanisms: dict[str, Callable[[], Model]] = {
        "four-bar, loop": lambda: four_bar(explicit=True),
        "four-bar, constraint": lambda: four_bar(explicit=False),
    }
    if size.large:
        mechanisms |= {
            "7-axis arm": sb.library.arm7,
            "30-dof humanoid": sb.library.humanoid,
            "30-joint chain": lambda: sb.library.chain(30),
            "Andrews' mechanism": sb.library.andrews,
        }
    for name, make in mechanisms.items():
        print(f"{name:28}{seconds(make, size.repeats) * 1e3:10.0f}")


if __name__ == "__main__":
    run(main, FULL, SMALLEST)
