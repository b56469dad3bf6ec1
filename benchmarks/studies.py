"""What a study costs beside the compiled loops alone, and what more workers bring.

10 000 runs of the 7-joint arm with a mass and a start value that vary, 1 s each, of
which a final value is kept. The overhead is the processor time of a whole study beside
that in compiled loops of the same runs. Workers are told by the clock on the wall, the
least of some rounds in which they take turns: a machine that does other things
meanwhile shows less than they bring. Beside them stand the loops of all runs in one
call a thread, with nothing of a study around: what the machine gives.

Then the same with longer runs, of some 10 ms each, also on a cluster of Dask with two
workers of one thread, which has begun; and short runs of a four-bar with constraints,
whose starts are closed first.
"""

from __future__ import annotations

import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from distributed import Client
from distributed.deploy.subprocess import SubprocessCluster
from size import run

import symbody as sb
from symbody.model.model import Model
from symbody.runtime.repeat import Repeat


class Size(NamedTuple):
    """What is measured.

    Attributes:
        model: The mechanism.
        mass: Name of a parameter that varies.
        runs: How many of a second.
        rounds: Of workers.
        long_runs: How many longer ones.
        long: How long they are [s].
    """

    model: Model
    mass: str
    runs: int
    rounds: int
    long_runs: int
    long: float


FULL = Size(sb.library.arm7(), "m_a7", 10_000, 3, 400, 22.0)
SMALLEST = Size(sb.library.double_pendulum(), "m_lower", 20, 1, 20, 1.0)


def study_of(size: Size, runs: int, duration: float = 1.0) -> sb.Study:
    """Return the study."""
    start = sb.compile_model(size.model).system.q[0].name
    vary = sb.studies.random({size.mass: (0.9, 1.1), start: (-1.0, 1.0)}, runs, 0)
    return sb.Study(size.model, vary, {"end": start}, duration=[0.0, duration])


def constrained(runs: int) -> sb.Study:
    """Return short runs of a four-bar that begins elsewhere each time."""
    model = sb.library.loop_chain(1)
    crank = sb.compile_model(model).system.q[0]
    start = float(sb.compile_model(model).start_state()[0])
    vary = sb.studies.random({crank.name: (start - 0.01, start + 0.01)}, runs, 0)
    return sb.Study(model, vary, {"end": crank.name}, duration=[0.0, 0.02])


class Bare:
    """The compiled loops of a study's runs, in one call a thread."""

    def __init__(self, study: sb.Study, runs: int) -> None:
        """Note what the loops are called with."""
        calls: list[tuple[Any, ...]] = []
        usual, known = Repeat.states, replace(study._runs, shapes={"end": ()})

        def states(repeat: Repeat, *rows: Any, first: Any = None, **named: Any) -> Any:
            choices = np.zeros(len(rows[0]), np.int64) if first is None else first
            calls.append((repeat, *rows, choices))
            return usual(repeat, *rows, first=first, **named)

        Repeat.states = states  # type: ignore[method-assign]
        try:
            for _ in range(2):
                # Threads have memory of their own.
                thread = threading.Thread(target=known.block, args=(range(runs),))
                thread.start()
                thread.join()
        finally:
            Repeat.states = usual  # type: ignore[method-assign]
        self._repeats = [*dict.fromkeys(call[0] for call in calls)]
        first = [call[1:] for call in calls if call[0] is self._repeats[0]]
        self._numbers = [np.concatenate(rows) for rows in zip(*first, strict=True)]

    def seconds(self, workers: int) -> float:
        """Return what the loops take in so many threads [s]."""
        *rows, first = [np.array_split(rows, workers) for rows in self._numbers]
        threads = [
            threading.Thread(
                target=partial(repeat.states, first=first[k]),
                args=[part[k] for part in rows],
            )
            for k, repeat in enumerate(self._repeats[:workers])
        ]
        began = time.perf_counter()
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        return time.perf_counter() - began


def took(study: sb.Study, **options: Any) -> float:
    """Return how long a study takes by the clock on the wall [s]."""
    began = time.perf_counter()
    study.run(progress=False, **options)
    return time.perf_counter() - began


def processor_seconds(study: sb.Study, **options: Any) -> tuple[float, float]:
    """Return the processor time of a study on one thread, and that in its loops [s]."""
    inside, usual = [0.0], Repeat.states

    def states(*arguments: Any, **named: Any) -> Any:
        began = time.thread_time()
        found = usual(*arguments, **named)
        inside[0] += time.thread_time() - began
        return found

    Repeat.states = states  # type: ignore[method-assign]
    try:
        began = time.process_time()
        study.run(progress=False, workers=1, **options)
        return time.process_time() - began, inside[0]
    finally:
        Repeat.states = usual  # type: ignore[method-assign]


def main(size: Size) -> None:
    """Print a row a way."""
    study = study_of(size, size.runs)
    study.run(progress=False, workers=1)  # compiles
    with tempfile.TemporaryDirectory() as folder:  # imports
        study_of(size, 4).run(Path(folder) / "runs", progress=False)
    print(
        f"{'processor time, one thread':28}{'µs a run':>10}{'loops':>10}{'of them':>10}"
    )
    with tempfile.TemporaryDirectory() as folder:
        ways = {"in memory": {}, "stored": {"store": Path(folder) / "runs"}}
        for name, options in ways.items():
            whole, loops = processor_seconds(study, **options)
            a, b = (1e6 * s / size.runs for s in (whole, loops))
            print(f"{name:28}{a:10.0f}{b:10.0f}{whole / loops:10.2f}", flush=True)
    closed = constrained(size.runs)
    closed.run(progress=False, workers=1)
    whole, loops = processor_seconds(closed)
    a, b = (1e6 * s / size.runs for s in (whole, loops))
    print(f"{'four-bar, starts closed':28}{a:10.1f}{b:10.1f}{whole / loops:10.2f}")
    bare = Bare(study, size.runs)
    least = rounds_of(
        size,
        {
            "loops alone, 1 thread": lambda: bare.seconds(1),
            "loops alone, 2 threads": lambda: bare.seconds(2),
            "1 thread": lambda: took(study, workers=1),
            "2 threads": lambda: took(study, workers=2),
            "2 processes": lambda: took(study, workers=2, where="processes"),
        },
    )
    show(least, size.runs, "1 thread")
    longer(size)


def longer(size: Size) -> None:
    """Print the same of longer runs, with a cluster."""
    study = study_of(size, size.long_runs, size.long)
    with (
        SubprocessCluster(n_workers=2, threads_per_worker=1) as cluster,
        Client(cluster) as client,
    ):
        study_of(size, 20, size.long).run(progress=False, where=client)
        ways = {
            "2 threads, longer runs": lambda: took(study, workers=2),
            "2 processes": lambda: took(study, workers=2, where="processes"),
            "2 workers of Dask": lambda: took(study, where=client),
        }
        show(rounds_of(size, ways), size.long_runs, "2 threads, longer runs")


def rounds_of(size: Size, ways: dict[str, Callable[[], float]]) -> dict[str, float]:
    """Return the least that each way takes in rounds in which they take turns [s]."""
    least = dict.fromkeys(ways, float("inf"))
    for _ in range(size.rounds):
        for name, way in ways.items():
            least[name] = min(least[name], way())
    return least


def show(least: dict[str, float], runs: int, one: str) -> None:
    """Print what ways take by the clock on the wall, and how much quicker they are."""
    print(f"\n{'clock on the wall':28}{'µs a run':>10}{'rate':>10}")
    for name, seconds in least.items():
        of = "loops alone, 1 thread" if name.startswith("loops") else one
        rate = least[of] / seconds
        print(f"{name:28}{seconds / runs * 1e6:10.0f}{rate:10.2f}", flush=True)


if __name__ == "__main__":
    run(main, FULL, SMALLEST)
