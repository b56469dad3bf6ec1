"""IDA step by step: a run ends when its steps are too many, or get nowhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, final

import numpy as np

from symbody.analyses.instant.inputs import Array

# After so many steps in turn the pace is looked at.
_TURN = 500
# A pace that needs so many times the steps that are allowed gets nowhere.
_HOPELESS = 10.0


@final
@dataclass(frozen=True)
class Solved:
    """The result of steps of IDA, as far as they came."""

    times: Array  # asked ones that were reached; after a failure also its time [s]
    y: Array  # shape (N, n)
    steps: int
    known: int  # how many of these are asked ones
    failure: str  # why it ended too early; "" if it did not
    interrupted: bool = False


def solve(
    solvers: Sequence[Any],
    times: Sequence[float] | Array,
    y: Array,
    start: Callable[[float, Array], tuple[Array, Array]],
    max_steps: int,
    watch: Callable[[float, Array], str],
    refined: Callable[[float, Array, Array, float], Array],
) -> Solved:
    """Return the unknowns at some times [s], increasing from the start, by IDAs.

    A later solver goes on where one before fails. `start` gives unknowns, and their
    derivatives, that fulfil all equations; `watch` says why the run has to end before,
    if it need; `refined` gives unknowns that fulfil the equations more exactly.
    """
    march = _March(
        solvers, float(times[0]), float(times[-1]), y, start, max_steps, watch
    )
    rows, interrupted = [march.y], False
    try:
        for request in map(float, times[1:]):
            march.to(request)
            if march.failure:
                break
            row = refined(request, *march.at(request), march.h)
            march.failure = watch(request, row)
            if march.failure:
                break
            rows.append(row)
    except KeyboardInterrupt:
        interrupted = True
    reached = np.array(times[: len(rows)], dtype=float)
    known = len(rows)
    if (march.failure or interrupted) and march.t != reached[-1]:
        reached, rows = np.append(reached, march.t), [*rows, march.y]
    return Solved(
        reached, np.array(rows), march.steps, known, march.failure, interrupted
    )


@final
class _March:
    """A solver on its way."""

    def __init__(
        self,
        solvers: Sequence[Any],
        t: float,
        end: float,
        y: Array,
        start: Callable[[float, Array], tuple[Array, Array]],
        max_steps: int,
        watch: Callable[[float, Array], str],
    ) -> None:
        self.t, self.y, self.h = t, y, 0.0
        self._start = start
        self.steps = 0
        self.failure = ""
        self.solver, *self._others = solvers
        self._end, self._turn = end, t
        self._sign = 1.0 if end >= t else -1.0
        self._max_steps = max_steps
        self._watch = watch
        self._begin()

    def to(self, request: float) -> None:
        """Step until a time is reached or passed, or the steps fail."""
        while not self.failure and self._sign * (request - self.t) > 0:
            if self.steps and self.steps % _TURN == 0:
                pace, self._turn = abs(self.t - self._turn) / _TURN, self.t
                if abs(self._end - self.t) > _HOPELESS * self._max_steps * pace:
                    self._fail(f"its steps have become as short as {pace:.2g} s.")
                if self.failure:
                    return
            result = self.solver.step(request, method="onestep", tstop=self._end)
            self.steps += 1
            if not result.success:
                self._fail(str(result.message))
                continue
            t, y = float(result.t), np.array(result.y, dtype=float)
            self.failure = self._watch(t, y)
            if self.failure:
                return
            self.t, self.y, self.h = t, y, t - self.t
            self._rates = np.array(result.yp, dtype=float)
            if self.steps >= self._max_steps:
                self.failure = f"{self.steps} steps have led no further."

    def at(self, t: float) -> tuple[Array, Array]:
        """Return the unknowns and their derivatives at a time within the last step."""
        if t == self.t:
            return self.y, self._rates
        result = self.solver.step(t, method="normal")
        return np.array(result.y, dtype=float), np.array(result.yp, dtype=float)

    def _begin(self) -> None:
        """Begin where it is."""
        self.y, self._rates = self._start(self.t, self.y)
        self.solver.init_step(self.t, self.y, self._rates)

    def _fail(self, failure: str) -> None:
        """Go on with another solver, or fail if there is none."""
        if not self._others:
            self.failure = failure
            return
        self.solver = self._others.pop(0)
        self._begin()
