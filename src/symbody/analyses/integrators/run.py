"""The state of a run: everything a compiled loop keeps between two slices.

A loop returns after a given number of steps and goes on from here, so that Python can
look after signals and progress. A run cut into slices gives the same bits as one slice.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from symbody.analyses.integrators.call import (
    NOT_FINITE,
    Array,
    Integers,
    RightHandSide,
    evaluate,
)
from symbody.analyses.integrators.compiled import compiled

# Entries of `clock`.
TIME = 0  # of the state y
STEP = 1  # the next step, with its sign
ERROR = 2  # norm of the error of the last accepted step
TRIED = 3  # time of the last evaluation

# Entries of `counts`.
STEPS = 0
REJECTED = 1
EVALUATIONS = 2
OUTPUT = 3  # rows of `states` that are written
RETRY = 4  # the last step was rejected
BAD_STAGE = 5  # one more than the row of `stages` with a rate that is not finite
STIFF = 6  # successive signs of stiffness, STIFF_LIMIT if settled
NOT_STIFF = 7
JACOBIANS = 8


class Run(NamedTuple):
    """One integration from times[0] to times[-1].

    Attributes:
        times: Where the state is asked for, increasing or decreasing, shape (N,) [s].
        states: The answers, shape (N, n).
        quaternions: Start indices of the quaternions in the state.
        y: State after the last accepted step, shape (n,).
        y_new: State after the step that is tried, shape (n,).
        y_stage: Argument of a stage, shape (n,).
        stages: Rates at the stages, shape (7, n); row 0 belongs to y.
        clock: Entries TIME to TRIED.
        counts: Entries STEPS to JACOBIANS.
    """

    times: Array
    states: Array
    quaternions: Integers
    y: Array
    y_new: Array
    y_stage: Array
    stages: Array
    clock: Array
    counts: Integers


def new_run(times: Array, y0: Array, quaternions: Integers) -> Run:
    """Return a run that stands at its start; the loop's own `start` comes next."""
    n = y0.size
    return Run(
        times=times,
        states=np.full((times.size, n), np.nan),
        quaternions=quaternions,
        y=y0.copy(),
        y_new=np.zeros(n),
        y_stage=np.zeros(n),
        stages=np.zeros((7, n)),
        clock=np.array([times[0], 0.0, 1e-4, times[0]]),
        counts=np.zeros(9, dtype=np.int64),
    )


@compiled
def rates(f: RightHandSide, run: Run, stage: int, t: float, y: Array) -> int:
    """Evaluate a stage, and note what an error message will need."""
    run.clock[TRIED] = t
    run.counts[EVALUATIONS] += 1
    status = evaluate(f, t, y, run.stages[stage])
    if status == NOT_FINITE:
        run.counts[BAD_STAGE] = stage + 1
    return status


@compiled
def copy(source: Array, target: Array) -> None:
    """Copy entry by entry: a slice assignment would care for overlap, and allocate."""
    for i in range(source.size):
        target[i] = source[i]


@compiled
def is_answered(run: Run) -> bool:
    """Return whether the states at all asked times are written."""
    return bool(run.counts[OUTPUT] == run.times.size)
