"""IDA step by step: a run ends when its steps are too many, or get nowhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, final

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]
# After so many steps in turn the pace is looked at.
_TURN = 500
# A pace that needs so many times the steps that are allowed gets nowhere.
_HOPELESS = 10.0


@final
@dataclass(frozen=True)
class Solved:
    """How far a run has come.

    Attributes:
        times: The asked times that were reached; after a failure also its time [s].
        y: The unknowns there, shape (N, n).
        steps: How many were taken.
        failure: Why the run ended too early; empty if it did not.
    """

    times: Array
    y: Array
    steps: int
    failure: str


def solve(
    solver: Any,
    times: Sequence[float] | Array,
    start: Array,
    rates: Array,
    max_steps: int,
) -> Solved:
    """Return the unknowns at some times.

    Args:
        solver: An IDA of scikit-sundae.
        times: When they are asked for, increasing or decreasing, the first for the
            start [s].
        start: The unknowns there.
        rates: Their derivatives there.
        max_steps: How many steps are tried at most.
    """
    rows, failure = [start], ""
    steps, t, y = 0, float(times[0]), start
    turn, end = t, float(times[-1])
    sign = 1.0 if end >= t else -1.0
    if len(times) > 1:
        solver.init_step(t, start, rates)
    for asked in map(float, times[1:]):
        while not failure and sign * (asked - t) > 0:
            found = solver.step(asked, method="onestep", tstop=end)
            t, y = float(found.t), np.array(found.y, dtype=float)
            steps += 1
            if not found.success:
                failure = str(found.message)
            elif steps >= max_steps:
                failure = f"{steps} steps have led no further."
            elif steps % _TURN == 0:
                pace, turn = abs(t - turn) / _TURN, t
                if abs(end - t) > _HOPELESS * max_steps * pace:
                    failure = f"its steps have become as short as {pace:.2g} s."
        if failure:
            break
        rows.append(y if t == asked else _between(solver, asked))
    reached = np.array(times[: len(rows)], dtype=float)
    if failure and t != reached[-1]:
        reached, rows = np.append(reached, t), [*rows, y]
    return Solved(reached, np.array(rows), steps, failure)


def _between(solver: Any, t: float) -> Array:
    """Return the unknowns at a time within the last step."""
    return np.array(solver.step(t, method="normal").y, dtype=float)
