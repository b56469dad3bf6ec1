"""Whole simulations, many at once: a microsecond of one thread is what counts.

Each run is a second of RK4 in steps of a millisecond, from starts of its own, or with
adaptive steps. "one by one" are the same runs in compiled loops, but not in lanes.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from size import run

import symbody as sb
from symbody.model.model import Model
from symbody.studies.design import Design
from symbody.studies.engine import Plan


class Size(NamedTuple):
    """What is measured.

    Attributes:
        models: Mechanisms by their name.
        runs: Of each.
        step: Of RK4 [s].
    """

    models: dict[str, Callable[[], Model]]
    runs: int
    step: float


FULL = Size(
    {
        "arm7": sb.library.arm7,
        "quadruped": sb.library.quadruped,
        "humanoid": sb.library.humanoid,
        "10-joint chain": lambda: sb.library.chain(10),
    },
    256,
    1e-3,
)
SMALLEST = Size({"pendulum": sb.library.pendulum}, 8, 0.5)


def main(size: Size) -> None:
    """Print a line for each mechanism."""
    print(f"{'µs a run':15} {'lanes':>9} {'one by one':>11} {'DP54':>9} {'states':>7}")
    for name, make in size.models.items():
        compiled = sb.compile_model(make())
        design = _starts(compiled, size.runs)
        fixed = {"method": sb.RK4(size.step)}
        lanes = _time(compiled, design, fixed)
        alone = _alone(compiled, design, fixed)
        adaptive = _time(compiled, design, {})
        print(
            f"{name:15} {lanes:9.0f} {alone:11.0f} {adaptive:9.0f} "
            f"{compiled.system.coordinates.size:7}",
            flush=True,
        )


def _starts(compiled: sb.CompiledModel, runs: int) -> Design:
    rng = np.random.default_rng(0)
    return sb.studies.rows(
        {v.name: rng.uniform(-0.5, 0.5, runs) for v in compiled.system.v}
    )


def _time(compiled: sb.CompiledModel, design: Design, options: dict[str, Any]) -> float:
    """Return the microseconds of processor time of a run, the least of three."""
    return min(_times(compiled, design, options) for _ in range(3))


def _times(
    compiled: sb.CompiledModel, design: Design, options: dict[str, Any]
) -> float:
    began = time.process_time()
    sb.simulate_many(compiled, design, [0.0, 1.0], workers=1, **options)
    return (time.process_time() - began) / len(design) * 1e6


def _alone(
    compiled: sb.CompiledModel, design: Design, options: dict[str, Any]
) -> float:
    """Return the same where lanes are not taken, as if there were numerical blocks."""
    usual = Plan.why_not_in_lanes
    setattr(Plan, "why_not_in_lanes", lambda plan: "measured")  # noqa: B010 (for mypy)
    try:
        return _time(compiled, design, options)
    finally:
        setattr(Plan, "why_not_in_lanes", usual)  # noqa: B010


if __name__ == "__main__":
    run(main, FULL, SMALLEST)
