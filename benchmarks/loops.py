"""Time of whole runs of mechanisms with loops, beside Exudyn and SciPy with Python.

Ours are run by `simulate`, whose time counts from its call to its return; beside it
stands the part of it that the compiled loop takes. SciPy integrates the same equations
with the same projection: once as the same machine code, called through a function that
Numba has compiled, and once as the generated Python functions, called as they are.
Exudyn describes the mechanisms in its
own coordinates; its order is two, so that its steps are chosen to give two errors,
about 1e-5 and 1e-7, and only its solver is timed. The error is the largest of all
compared coordinates at 21 times, against a run of ours with tolerances of 1e-12; other
formulas give the same reference, which is checked. Solvers are run in turn and the
least processor time of each counts, in one run on one machine: the ratio is the result.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, NamedTuple

import numpy as np
from bound_call import compiled_call, python_call
from loop_mechanisms import SAMPLES, Mechanism, mechanisms
from loops_in_scipy import METHODS, Functions, functions_of, run_scipy
from size import has, named, run, steps

import symbody as sb
from symbody.analyses.run.labelled_motion import labelled_motion
from symbody.analyses.run.options import NOTHING
from symbody.analyses.run.problem import Trajectory
from symbody.pipeline.compiled_model import CompiledModel
from symbody.results.motion import Motion
from symbody.results.record import Statistics, Status

TOLERANCE = 1e-7
FINEST = 1e-12
AGREEMENT = 1e-8  # of references by different formulas


class Size(NamedTuple):
    """What is measured.

    Attributes:
        part: Of the time that they run.
        ours: Runs of ours, of which the least counts.
        scipy: Of SciPy.
        exudyn: Of Exudyn.
    """

    part: float
    ours: int
    scipy: int
    exudyn: int


FULL, SMALLEST = Size(1.0, 30, 3, 2), Size(0.02, 1, 1, 1)


@dataclass
class Solver:
    """One way to run a mechanism.

    Attributes:
        run: Returns seconds, those in compiled code, and the compared values.
        rounds: How often it is run.
    """

    run: Callable[[], tuple[float, float, np.ndarray]]
    rounds: int


def ours(
    mechanism: Mechanism,
    compiled: CompiledModel,
    way: Any,
    tolerance: float = TOLERANCE,
) -> tuple[float, float, np.ndarray]:
    """Run by simulate."""
    start = time.process_time()
    motion = motion_of(mechanism, compiled, way, tolerance)
    seconds = time.process_time() - start
    found = mechanism.compared(compiled, motion)
    return seconds, motion.statistics.seconds, found


def motion_of(
    mechanism: Mechanism,
    compiled: CompiledModel,
    way: Any,
    tolerance: float = TOLERANCE,
) -> Motion:
    """Return the motion."""
    return sb.simulate(
        compiled,
        np.linspace(0, mechanism.end, SAMPLES + 1),
        inputs=mechanism.inputs,
        constraints=way,
        method=sb.DP54(rtol=tolerance, atol=tolerance),
        save=sb.Save(accelerations=False, energy=False, multipliers=False),
    )


def in_scipy(
    mechanism: Mechanism, compiled: CompiledModel, functions: Functions, method: str
) -> tuple[float, float, np.ndarray]:
    """Run by SciPy."""
    times = np.linspace(0, mechanism.end, SAMPLES + 1)
    start = time.process_time()
    y = run_scipy(functions, times, method, TOLERANCE)
    seconds = time.process_time() - start
    return seconds, np.nan, mechanism.compared(compiled, labelled(compiled, times, y))


def labelled(compiled: CompiledModel, times: np.ndarray, y: np.ndarray) -> Motion:
    """Return states as a motion, with what follows from them."""
    done = Status("completed", "by SciPy")
    u = np.zeros((len(times), len(compiled.system.u)))
    trajectory = Trajectory(
        times, y, u, done, Statistics("RK45", 0, 0, 0, 0, 0.0), times
    )
    return labelled_motion(compiled, trajectory, NOTHING)


def in_exudyn(
    mechanism: Mechanism, run: Any, steps: int
) -> tuple[float, float, np.ndarray]:
    """Run by Exudyn."""
    seconds, found = run.solve(
        mechanism.end, steps, dense=mechanism.dense, newton=mechanism.newton
    )
    return seconds, np.nan, found


def exudyn_runs(
    mechanism: Mechanism, compiled: CompiledModel, size: Size
) -> dict[str, Solver]:
    """Return Exudyn with few and with many steps; nothing where it is missing."""
    if not has("exudyn"):
        return {}
    # Nothing else needs Exudyn, and the other rows do without it.
    from hexapod_in_exudyn import hexapod
    from loops_in_exudyn import load_andrews, planar

    if compiled.system.name == "hexapod":
        copy = hexapod(compiled, mechanism.inputs["force"])
    elif compiled.system.name == "andrews":
        copy = planar(compiled, partial(load_andrews, compiled))
    else:
        copy = planar(compiled, lambda copy: None)
    return {
        f"Exudyn, {steps} steps": Solver(
            partial(in_exudyn, mechanism, copy, steps), size.exudyn
        )
        for steps in mechanism.steps
    }


def solvers(
    mechanism: Mechanism,
    closed: CompiledModel,
    explicit: CompiledModel | None,
    size: Size,
) -> dict[str, Solver]:
    """Return the solvers by name, the first of which is the yardstick."""
    by_us = partial(ours, mechanism)
    found = {
        way: Solver(partial(by_us, closed, way), size.ours)
        for way in ("projection", "partition")
    }
    variants = {"constraints": closed}
    if explicit is not None:
        solve = partial(by_us, explicit, "projection")
        found["explicit loops"] = Solver(solve, size.ours)
        variants["explicit"] = explicit
    for language, made in (("compiled", compiled_call), ("Python", python_call)):
        for name, compiled in variants.items():
            functions = functions_of(compiled, made, mechanism.inputs)
            for method in METHODS:
                solve = partial(in_scipy, mechanism, compiled, functions, method)
                found[f"SciPy {method}, {name}, {language}"] = Solver(solve, size.scipy)
    return found | exudyn_runs(mechanism, closed, size)


def compiled_of(mechanism: Mechanism, make: Callable[[], sb.Model]) -> CompiledModel:
    """Return a variant of the mechanism with its parameters."""
    parameters: Mapping[str, Any] | None = mechanism.parameters or None
    return sb.compile_model(make(), parameters=parameters)


def both_of(mechanism: Mechanism) -> tuple[CompiledModel, CompiledModel | None]:
    """Return the mechanism closed by constraints, and by explicit loops if it can."""
    other = mechanism.explicit
    explicit = None if other is None else compiled_of(mechanism, other)
    return compiled_of(mechanism, mechanism.closed), explicit


def mechanisms_of(size: Size) -> list[Mechanism]:
    """Return the mechanisms of the table, for a part of their time."""
    return [
        replace(
            mechanism,
            end=mechanism.end * size.part,
            steps=tuple(int(steps * size.part) for steps in mechanism.steps),
        )
        for mechanism in mechanisms()
    ]


def reference(
    mechanism: Mechanism, closed: CompiledModel, explicit: CompiledModel | None
) -> np.ndarray:
    """Return the compared values, which two ways must give."""
    _, _, exact = ours(mechanism, closed, "projection", FINEST)
    if explicit is None:
        _, _, other = ours(mechanism, closed, "partition", FINEST)
    else:
        _, _, other = ours(mechanism, explicit, "projection", FINEST)
    difference = np.abs(exact - other).max()
    if not difference < AGREEMENT:
        raise SystemExit(f"{mechanism.name}: the references differ by {difference:g}")
    return exact


def main(size: Size) -> None:
    """Print a row a mechanism and solver."""
    print(f"{'mechanism':17}{'by':36}{'ms':>11}{'compiled':>10}"
          f"{'to ours':>9}{'error':>9}")  # fmt: skip
    for mechanism in mechanisms_of(size):
        name = mechanism.name
        closed, explicit = both_of(mechanism)
        exact = reference(mechanism, closed, explicit)
        every = solvers(mechanism, closed, explicit, size)
        results: dict[str, list[Any]] = {label: [] for label in every}
        for turn in range(max(solver.rounds for solver in every.values())):
            for label, solver in every.items():
                if turn < solver.rounds:
                    results[label].append(solver.run())
        yardstick = None
        for label, runs in results.items():
            seconds, inside = (min(column) for column in [*zip(*runs, strict=True)][:2])
            yardstick = yardstick or seconds
            error = np.abs(runs[-1][2] - exact).max()
            part = f"{inside * 1e3:10.3f}" if inside == inside else f"{'':10}"
            print(f"{name:17}{label:36}{seconds * 1e3:11.3f}{part}"
                  f"{seconds / yardstick:9.1f}{error:9.0e}", flush=True)  # fmt: skip
            name = ""


def counts() -> dict[str, int]:
    """Return steps and evaluations of ours."""
    found = {}
    for mechanism in mechanisms_of(FULL):
        closed, explicit = both_of(mechanism)
        runs = {way: (closed, way) for way in ("projection", "partition")}
        if explicit is not None:
            runs["explicit loops"] = explicit, "projection"
        for name, (compiled, way) in runs.items():
            motion = motion_of(mechanism, compiled, way)
            found |= named(f"{mechanism.name}, {name}", steps(motion))
    return found


if __name__ == "__main__":
    run(main, FULL, SMALLEST)
