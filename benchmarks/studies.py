"""What a study costs beside the compiled loops alone, and what more workers bring.

10 000 runs of the 7-joint arm with a mass and a start value that vary, 1 s each, of
which a final value is kept. The overhead is the processor time of a whole study beside
that in compiled loops of the same runs. Workers are told by the clock on the wall, the
least of three rounds in which they take turns: a machine that does other things
meanwhile shows less than they bring.
"""

from __future__ import annotations

import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

from size import run

import symbody as sb
from symbody.model.model import Model
from symbody.runtime.repeat import Repeat


class Size(NamedTuple):
    """What is measured.

    Attributes:
        model: The mechanism.
        mass: Name of a parameter that varies.
        runs: How many.
        rounds: Of workers.
    """

    model: Model
    mass: str
    runs: int
    rounds: int


FULL = Size(sb.library.arm7(), "m_a7", 10_000, 3)
SMALLEST = Size(sb.library.double_pendulum(), "m_lower", 20, 1)
TIMES = [0.0, 1.0]


def study_of(size: Size) -> sb.Study:
    """Return the study."""
    start = sb.compile_model(size.model).system.q[0].name
    vary = sb.studies.random({size.mass: (0.9, 1.1), start: (-1.0, 1.0)}, size.runs, 0)
    return sb.Study(size.model, vary, {"end": start}, times=TIMES)


def seconds(study: sb.Study, **options: Any) -> tuple[float, float]:
    """Return the processor time of a study on one thread, and that in its loops [s]."""
    inside, usual = [0.0], Repeat.states

    def states(*arguments: Any) -> Any:
        began = time.thread_time()
        found = usual(*arguments)
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
    study = study_of(size)
    study.run(progress=False, workers=1)  # compiles
    print(
        f"{'processor time, one thread':28}{'µs a run':>10}{'loops':>10}{'of them':>10}"
    )
    with tempfile.TemporaryDirectory() as folder:
        ways = {"in memory": {}, "stored": {"store": Path(folder) / "runs"}}
        for name, options in ways.items():
            whole, loops = seconds(study, **options)
            a, b = (1e6 * s / size.runs for s in (whole, loops))
            print(f"{name:28}{a:10.0f}{b:10.0f}{whole / loops:10.2f}", flush=True)
    print(f"\n{'clock on the wall':28}{'µs a run':>10}{'times one':>10}")
    workers = {
        "1 thread": {"workers": 1},
        "2 threads": {"workers": 2},
        "2 processes": {"workers": 2, "where": "processes"},
    }
    least = dict.fromkeys(workers, float("inf"))
    for _ in range(size.rounds):
        for name, options in workers.items():
            began = time.perf_counter()
            study.run(progress=False, **options)
            least[name] = min(least[name], time.perf_counter() - began)
    for name, took in least.items():
        rate = least["1 thread"] / took
        print(f"{name:28}{took / size.runs * 1e6:10.0f}{rate:10.2f}")


if __name__ == "__main__":
    run(main, FULL, SMALLEST)
