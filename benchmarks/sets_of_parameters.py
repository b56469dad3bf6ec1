"""What a run takes beside its motion when parameters, start or inputs change.

First each run is one call of `simulate` with a compiled model. The loops are what runs
in compiled code: integrating, and evaluating accelerations, energies and sensors at the
times asked for. Then the runs are those of a study in one thread, which keeps the end
of a coordinate; the loops are the integration of all runs.
"""

from __future__ import annotations

import time
import warnings
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from size import named, run, steps

import symbody as sb
from symbody import studies
from symbody.library.closed_by_constraints import double_four_bar
from symbody.model.model import Model
from symbody.runtime.loops.library import library
from symbody.runtime.repeat import Repeat


class Size(NamedTuple):
    """What is measured.

    Attributes:
        models: Mechanisms by their name.
        runs: Of each.
        duration: Of the motions [s].
        of_study: Runs of a study, and how long they are [s].
    """

    models: dict[str, Model]
    runs: int
    duration: float
    of_study: tuple[int, float]


FULL = Size(
    {
        "30-joint chain": sb.library.chain(30),
        "hexapod, explicit loops": sb.library.hexapod(),
        "loader, explicit loops": sb.library.loader(),
        "two four-bars, constraints": double_four_bar(),
    },
    200,
    1.0,
    (2000, 0.1),
)
SMALLEST = Size({"2-joint chain": sb.library.chain(2)}, 2, 0.01, (2, 0.01))


class _Clock:
    """Sums the processor time of the functions that it wraps."""

    def __init__(self) -> None:
        self.total = 0.0

    def around(self, function: Callable[..., Any]) -> Callable[..., Any]:
        def timed(*arguments: Any, **options: Any) -> Any:
            start = time.process_time()
            result = function(*arguments, **options)
            self.total += time.process_time() - start
            return result

        return timed


def options(compiled: sb.CompiledModel, size: Size) -> dict[str, Callable[[int], Any]]:
    """Return what changes from run to run, by a word for it."""
    system = compiled.system
    one = [name for name, p in system.parameters.items() if p.symbols.ndim == 0][:1]
    inputs = list(system.inputs)[:1]
    q, value = system.q[0].name, system.q_start[0]
    found: dict[str, Callable[[int], Any]] = {
        "start": lambda i: {"start": {q: value + 1e-6 * i}}
    }
    if one:
        mean = float(compiled.parameters[system.defaults.places[one[0]]][0])
        found["parameters"] = lambda i: {"parameters": {one[0]: mean * (1 + 1e-6 * i)}}
    if inputs:
        found["inputs"] = lambda i: {"inputs": {inputs[0]: 1e-3 * i}}
    return found


def main(size: Size) -> None:
    """Print a row a mechanism and change."""
    clock, loop = _Clock(), library("loop")
    for name in ("model_begin", "model_advance", "model_map"):
        vars(loop)[name] = clock.around(getattr(loop, name))
    print(f"{'':28}{'changes':12}{'run [ms]':>10}{'loops [ms]':>12}{'ratio':>8}")
    for name, model in size.models.items():
        compiled = sb.compile_model(model)
        for change, given in options(compiled, size).items():
            # Starts of loops that move are told each time.
            with warnings.catch_warnings():
                warnings.simplefilter("ignore", sb.errors.ModelWarning)
                for i in range(10):
                    sb.simulate(compiled, size.duration, **given(i))
                clock.total, start = 0.0, time.process_time()
                for i in range(10, 10 + size.runs):
                    sb.simulate(compiled, size.duration, **given(i))
                each = (time.process_time() - start) / size.runs * 1e3
            loops = clock.total / size.runs * 1e3
            print(f"{name:28}{change:12}{each:10.2f}{loops:12.2f}{each / loops:8.1f}")
    in_studies(size, clock)


def in_studies(size: Size, clock: _Clock) -> None:
    """Print a row a mechanism whose start varies in a study."""
    count, duration = size.of_study
    setattr(Repeat, "states", clock.around(Repeat.states))  # noqa: B010 (for mypy)
    print(f"{'':28}{'in a study':12}{'run [µs]':>10}{'loops [µs]':>12}{'ratio':>8}")
    for name, model in size.models.items():
        system = sb.compile_model(model).system
        places = system.coordinates
        (free, *_) = places.velocities(places.independent_in_tree)
        q = system.q.index(places.coordinate_of[free])
        vary = {system.q[q].name: system.q_start[q] + 1e-6 * np.arange(count)}
        times = [0, duration / 2, duration]
        for _ in range(2):  # The first one compiles.
            keep = {"end": system.q[-1].name}
            study = sb.Study(model, studies.rows(vary), keep, duration=times)
            clock.total, start = 0.0, time.process_time()
            study.run(progress=False, workers=1)
            each = (time.process_time() - start) / count * 1e6
        loops = clock.total / count * 1e6
        print(f"{name:28}{'start':12}{each:10.1f}{loops:12.1f}{each / loops:8.1f}")


def counts() -> dict[str, int]:
    """Return the steps and evaluations of the runs."""
    found = {}
    for name, model in FULL.models.items():
        found |= named(name, steps(sb.simulate(model, FULL.duration)))
    return found


if __name__ == "__main__":
    run(main, FULL, SMALLEST)
