"""A Monte Carlo study of the crane with a store: its rate, and whether memory grows.

Ten seconds of motion a run with three values that vary; kept are an end and a maximum.
A line at each tenth of the runs has the rate since the line before, and the memory that
the process has then and has had at most. Then the result is loaded and looked at by the
same process. `python benchmarks/million_runs.py --runs 100000` does fewer.
"""

from __future__ import annotations

import argparse
import resource
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np
import psutil

import symbody as sb


class Size(NamedTuple):
    """What is measured.

    Attributes:
        runs: How many.
        steps: Whether they are done with steps of one length, too.
    """

    runs: int
    steps: bool


FULL = Size(1_000_000, steps=True)
SMALLEST = Size(40, steps=False)
MEGABYTE = 1e6


def study_of(runs: int, **options: float | str) -> sb.Study:
    """Return the study."""
    vary = sb.studies.random(
        {"F": (4.0, 6.0), "m2": (5.0, 15.0), "q_rot_pendulum": (-0.2, 0.2)}, runs, 1
    )
    keep = {"end": "q_trans_crab", "swing": sb.studies.Maximum("q_rot_pendulum")}
    times = np.linspace(0.0, 10.0, 101)
    return sb.Study(sb.library.crane_crab(), vary, keep, duration=times, **options)


class Lines:
    """Prints a line at each tenth of the runs."""

    def __init__(self) -> None:
        self.process = psutil.Process()
        self.began, self.done, self.next = time.perf_counter(), 0, 1

    def __call__(self, done: int, runs: int) -> None:
        """Tell how many runs are done."""
        if 10 * done < self.next * runs:
            return
        now = time.perf_counter()
        rate = (done - self.done) / (now - self.began)
        self.began, self.done, self.next = now, done, 1 + 10 * done // runs
        has, most = self.process.memory_info().rss / MEGABYTE, peak()
        print(f"{done:10}{rate:12.0f}{has:14.0f}{most:14.0f}", flush=True)


def peak() -> float:
    """Return the memory that this process has had at most [MB]."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e3


def work(study: sb.Study, store: Path, title: str) -> None:
    """Print what a study takes."""
    print(f"\n{title}\n{'runs':>10}{'runs/s':>12}{'now [MB]':>14}{'at most [MB]':>14}")
    began, used = time.perf_counter(), time.process_time()
    study.run(store, progress=Lines())
    took, used = time.perf_counter() - began, time.process_time() - used
    size = sum(file.stat().st_size for file in store.rglob("*") if file.is_file())
    print(
        f"{len(study)} runs: {took:.0f} s, processor time {used:.0f} s "
        f"({1e6 * used / len(study):.0f} µs a run), {size / MEGABYTE:.0f} MB on disk"
    )
    began = time.perf_counter()
    result = sb.studies.StudyResult.load(store)
    median, error = result.quantiles("end", [0.5])
    print(
        f"loaded in {time.perf_counter() - began:.1f} s: {result.status}; median "
        f"{median[0]:.6f} m ± {error[0]:.1e}; {peak():.0f} MB at most"
    )


def main(size: Size) -> None:
    """Print what studies take."""
    with tempfile.TemporaryDirectory() as folder:
        work(study_of(size.runs), Path(folder) / "adaptive", "DP54, rtol 1e-8")
        if size.steps:
            fixed = study_of(size.runs, method=sb.RK4(0.01))
            work(fixed, Path(folder) / "steps", "RK4 with steps of 10 ms, in lanes")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=FULL.runs)
    parser.add_argument("--smallest", action="store_true")
    given = parser.parse_args()
    main(SMALLEST if given.smallest else FULL._replace(runs=given.runs))
