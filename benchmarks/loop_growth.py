"""What planar loops on each other cost as they grow in number.

Processor times of one thread: loops closed, coordinates chosen; derivation, lowering
and compilation of accelerations and of the projection together; one evaluation of the
accelerations; one run of 0.5 s at 1e-7. Stages are run once, evaluations and the run
several times, of which the least counts. From 600 links on it is a loop over these, of
which no operations are counted.
"""

from __future__ import annotations

import time
from typing import NamedTuple

import numpy as np
from size import run

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


def seconds_of_run(compiled: CompiledModel, rounds: int) -> tuple[float, int]:
    """Return the time of a run and its steps."""
    best, steps = np.inf, 0
    for _ in range(rounds):
        start = time.process_time()
        motion = sb.simulate(
            compiled,
            [0, END],
            method=sb.DP54(rtol=TOLERANCE, atol=TOLERANCE),
            save=sb.Save(accelerations=False, energy=False, multipliers=False),
        )
        best = min(best, time.process_time() - start)
        steps = motion.statistics.steps
    return best, steps


def stages(loops: int) -> tuple[CompiledModel, dict[str, float]]:
    """Return the chain, compiled, and the seconds of each stage."""
    model = sb.library.loop_chain(loops)
    start = time.process_time()
    compiled = sb.compile_model(model)
    seconds = {"close": time.process_time() - start}
    for purpose in FUNCTIONS:
        compiled.function(purpose)
    for stage in ("derive", "lower", "compile"):
        seconds[stage] = sum(
            taken for name, taken in compiled.timings.items() if name.startswith(stage)
        )
    return compiled, seconds


def main(size: Size) -> None:
    """Print a row a number of loops."""
    stages(2)  # imports what a first model needs
    print(f"{'loops':>5}{'close s':>9}{'derive s':>10}{'lower s':>9}{'compile s':>11}"
          f"{'operations':>12}{'evaluation µs':>15}"
          f"{'run ms':>9}{'steps':>7}")  # fmt: skip
    for loops in size.loops:
        compiled, seconds = stages(loops)
        evaluation = seconds_of_evaluation(compiled, size.rounds)
        whole_run, steps = seconds_of_run(compiled, size.rounds)
        operations = "-"
        if not compiled.rolled:
            operations = str(compiled.program("derivatives").counts.total)
        print(f"{loops:5}{seconds['close']:9.2f}{seconds['derive']:10.2f}"
              f"{seconds['lower']:9.2f}{seconds['compile']:11.2f}{operations:>12}"
              f"{evaluation * 1e6:15.2f}{whole_run * 1e3:9.2f}{steps:7}",
              flush=True)  # fmt: skip


if __name__ == "__main__":
    run(main, FULL, SMALLEST)
