"""What planar loops on each other, and side by side, cost as they grow in number.

Processor times of one thread: loops closed, coordinates chosen; derivation, lowering
and compilation of accelerations and of the projection together; one evaluation of the
accelerations; one run of 0.5 s at 1e-7. Stages are run once, evaluations and the run
several times, of which the least counts. On each other, from 600 links on, they are a
loop over these, of which no operations are counted; side by side one formula for all.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import product
from typing import NamedTuple

import numpy as np
from size import named, operations, run, steps

import symbody as sb
from symbody.pipeline.compiled_model import CompiledModel
from symbody.runtime.loops.library import map_over


class Size(NamedTuple):
    """What is measured.

    Attributes:
        loops: Numbers of loops.
        rounds: Of which the least counts.
    """

    loops: tuple[int, ...]
    rounds: int


LENGTH = 2.0
FULL, SMALLEST = Size((1, 5, 20, 50, 100, 200, 300, 1000), 5), Size((1,), 1)
END = 0.5
TOLERANCE = 1e-7
STATES = 64
FUNCTIONS = ("derivatives", "correction")


def seconds_of_evaluation(compiled: CompiledModel, rounds: int) -> float:
    """Return the time of one call of the accelerations, by address."""
    f = compiled.function("derivatives")
    y = np.tile(compiled.start_state(), (STATES, 1))
    t, u = np.zeros(STATES), np.zeros((STATES, 0))
    best = np.inf
    for _ in range(rounds):
        start = time.process_time()
        map_over(f, t, y, u, y.shape[1])
        best = min(best, (time.process_time() - start) / STATES)
    return best


def seconds_of_run(
    compiled: CompiledModel, rounds: int
) -> tuple[float, sb.results.Motion]:
    """Return the time of a run and its motion."""
    best = np.inf
    for _ in range(rounds):
        start = time.process_time()
        motion = sb.simulate(
            compiled,
            [0, END],
            method=sb.DP54(rtol=TOLERANCE, atol=TOLERANCE),
            save=sb.Save(accelerations=False, energy=False, multipliers=False),
        )
        best = min(best, time.process_time() - start)
    return best, motion


def side_by_side(loops: int) -> sb.Model:
    """Return four-bars beside each other, with constraints."""
    model = sb.Model("beside", gravity=(0, 0, -9.81))
    for i in range(loops):
        bars = []
        for name, length in (("crank", 1.0), ("coupler", LENGTH), ("rocker", 1.0)):
            place = (length / 2, 0, 0) if name == "coupler" else (0, 0, length / 2)
            bar = model.add_body(f"{name}{i}", 1.0, com=place, inertia=(0.1,) * 3)
            bars.append(bar)
        crank, coupler, rocker = bars
        feet = [
            model.world.add_frame(f"foot{i}_{x}", at=(5.0 * i + x * LENGTH, 0, 0))
            for x in (0, 1)
        ]
        model.add_joint(f"a{i}", feet[0], crank, "Ry", q=0.4)
        tip, top = (bar.add_frame("tip", at=(0, 0, 1.0)) for bar in (crank, rocker))
        model.add_joint(f"b{i}", tip, coupler, "Ry", q=-0.4)
        model.add_joint(f"c{i}", feet[1], rocker, "Ry", q=0.4)
        end = coupler.add_frame("end", at=(LENGTH, 0, 0))
        model.add_constraint(f"cut{i}", sb.constraints.PlanarHingeCut(end, top, "y"))
    return model


def stages(
    loops: int, make: Callable[[int], sb.Model]
) -> tuple[CompiledModel, dict[str, float]]:
    """Return so many loops, compiled, and the seconds of each stage."""
    model = make(loops)
    start = time.process_time()
    compiled = sb.compile_model(model)
    seconds = {"close": time.process_time() - start}
    for purpose in FUNCTIONS:
        compiled.function(purpose)
    for stage in ("prepare", "derive", "lower", "compile"):
        seconds[stage] = sum(
            taken for name, taken in compiled.timings.items() if name.startswith(stage)
        )
    return compiled, seconds


def main(size: Size) -> None:
    """Print a row a number of loops."""
    stages(2, side_by_side)  # imports what a first model needs
    print(f"{'loops':>5}{'close s':>9}{'prepare s':>11}{'derive s':>10}"
          f"{'lower s':>9}{'compile s':>11}{'operations':>12}{'evaluation µs':>15}"
          f"{'run ms':>9}{'steps':>7}")  # fmt: skip
    for make, loops in product((sb.library.loop_chain, side_by_side), size.loops):
        if loops == size.loops[0]:
            print(make.__name__)
        compiled, seconds = stages(loops, make)
        evaluation = seconds_of_evaluation(compiled, size.rounds)
        whole_run, motion = seconds_of_run(compiled, size.rounds)
        operations = "-"
        if not compiled.rolled:
            operations = str(compiled.program("derivatives").counts.total)
        done = motion.statistics.steps
        print(f"{loops:5}{seconds['close']:9.2f}{seconds['prepare']:11.2f}"
              f"{seconds['derive']:10.2f}"
              f"{seconds['lower']:9.2f}{seconds['compile']:11.2f}{operations:>12}"
              f"{evaluation * 1e6:15.2f}{whole_run * 1e3:9.2f}{done:7}",
              flush=True)  # fmt: skip


def counts() -> dict[str, int]:
    """Return operations and steps, of not too many loops."""
    found = {}
    for make, loops in product((sb.library.loop_chain, side_by_side), (1, 5, 20)):
        compiled, name = sb.compile_model(make(loops)), f"{loops} {make.__name__}"
        found |= named(name, operations(compiled, *FUNCTIONS))
        found |= named(name, steps(seconds_of_run(compiled, 1)[1]))
    return found


if __name__ == "__main__":
    run(main, FULL, SMALLEST)
