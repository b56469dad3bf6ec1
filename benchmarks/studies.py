"""Runs of a study a second, beside the compiled loops alone and SciPy.

10 000 runs of the 7-joint arm with a mass and a start value that vary, 1 s each, of
which a final value is kept. "Loops" is the time in compiled code alone, on one thread.
SciPy's solve_ivp (RK45, the same tolerances) gets the compiled function, without
checks of its arguments; fewer runs of it are done, and counted as all.
"""

from __future__ import annotations

import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from size import run

import symbody as sb
from symbody.model.model import Model


class Size(NamedTuple):
    """What is measured.

    Attributes:
        model: The mechanism.
        mass: Name of a parameter that varies.
        runs: How many.
        peer_runs: Of SciPy.
    """

    model: Model
    mass: str
    runs: int
    peer_runs: int


FULL = Size(sb.library.arm7(), "m_a7", 10_000, 50)
SMALLEST = Size(sb.library.double_pendulum(), "m_lower", 20, 2)
TIMES = [0.0, 1.0]


def study_of(size: Size) -> sb.Study:
    """Return the study."""
    start = sb.compile_model(size.model).system.q[0].name
    vary = sb.studies.random({size.mass: (0.9, 1.1), start: (-1.0, 1.0)}, size.runs, 0)
    return sb.Study(size.model, vary, {"end": start}, times=TIMES)


def seconds_of_loops(size: Size, study: sb.Study) -> float:
    """Return what the integration of all runs takes in compiled code."""
    # The least of three is that without what else the machine does meanwhile.
    some = [
        min(study.rerun(i).statistics.seconds for _ in range(3))
        for i in range(min(200, size.runs))
    ]
    return float(np.mean(some)) * size.runs


def seconds_of_scipy(size: Size, study: sb.Study) -> float:
    """Return what as many runs would take in SciPy."""
    # Half a second, which only this needs.
    from scipy.integrate import solve_ivp

    compiled = sb.compile_model(size.model)
    u, y0 = np.zeros(len(compiled.system.u)), compiled.start_state()
    mass, _ = study.design.names
    began = time.perf_counter()
    for i in range(size.peer_runs):
        values = study.design.row(i)
        own = compiled.with_parameters({mass: values.pop(mass)})
        (y0[0],) = values.values()
        called = own.function("derivatives").call

        def rates(t: float, y: Any, called: Any = called) -> Any:
            return called(t, y, u)

        solve_ivp(rates, TIMES, y0, rtol=1e-8, atol=1e-10)
    return (time.perf_counter() - began) / size.peer_runs * size.runs


def main(size: Size) -> None:
    """Print a row a way."""
    study = study_of(size)
    study.run(progress=False, workers=1)  # compiles
    loops = seconds_of_loops(size, study)
    print(f"{'':28}{'seconds':>9}{'µs a run':>10}{'of loops':>10}")

    def row(name: str, seconds: float) -> None:
        each = seconds / size.runs * 1e6
        print(f"{name:28}{seconds:9.2f}{each:10.0f}{seconds / loops:10.2f}")

    def timed(name: str, **options: Any) -> None:
        began = time.perf_counter()
        study.run(progress=False, **options)
        row(name, time.perf_counter() - began)

    row("loops alone, one core", loops)
    timed("study, 1 thread", workers=1)
    timed("study, 2 threads", workers=2)
    timed("study, 2 processes", workers=2, where="processes")
    with tempfile.TemporaryDirectory() as folder:
        timed("study, 1 thread, stored", workers=1, store=Path(folder) / "runs")
    row("SciPy RK45, 1 thread", seconds_of_scipy(size, study))


if __name__ == "__main__":
    run(main, FULL, SMALLEST)
