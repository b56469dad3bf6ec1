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
BAD_TIME = 3  # of the last rates that are not finite
SECONDS = 4  # that the slices took
CONDITION = 5  # of the dependent coordinates at y, see Keeping; 0 if not known
SINGULAR = 6  # time of the singular position that is nearest, or infinite
LOST = 7  # largest error that rounding has let pass, in tolerances
LOST_TIME = 8  # where that was
BEST = 9  # the smallest condition so far
WORST = 10  # the largest one
WORST_TIME = 11  # where that was

# Rows of `stages` beyond those of the method.
SAMPLE = 7  # rates at a stage whose state differs by rounding
BACKUP = 8  # a state while it is changed
KEPT = 9  # the new state on its constraints

# Entries of `counts`.
STEPS = 0
REJECTED = 1
EVALUATIONS = 2
OUTPUT = 3  # rows of `states` that are written
RETRY = 4  # the last step was rejected
BAD = 5  # the step that is tried has rates that are not finite (1), or opens (2)
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
        stages: Rates at the stages, row 0 belongs to y, and the rows SAMPLE to KEPT;
            shape (10, n).
        noise: How uncertain rounding makes the error, as a rate, shape (n,).
        bad_rates: Rates that are not finite, at BAD_TIME, shape (n,).
        bad_inputs: The inputs there, shape (m,).
        clock: Entries TIME to WORST_TIME.
        counts: Entries STEPS to JACOBIANS.
    """

    times: Array
    states: Array
    quaternions: Integers
    y: Array
    y_new: Array
    y_stage: Array
    stages: Array
    noise: Array
    bad_rates: Array
    bad_inputs: Array
    clock: Array
    counts: Integers


def new_run(times: Array, y0: Array, m: int, quaternions: Integers) -> Run:
    """Return a run with m inputs at its start; the loop's own `start` comes next."""
    n = y0.size
    return Run(
        times=times,
        states=np.full((times.size, n), np.nan),
        quaternions=quaternions,
        y=y0.copy(),
        y_new=np.zeros(n),
        y_stage=np.zeros(n),
        stages=np.zeros((10, n)),
        noise=np.zeros(n),
        bad_rates=np.zeros(n),
        bad_inputs=np.zeros(m),
        clock=_clock(times[0]),
        counts=np.zeros(9, dtype=np.int64),
    )


def _clock(t: float) -> Array:
    clock = np.zeros(12)
    clock[[TIME, BAD_TIME, LOST_TIME, WORST_TIME]] = t
    clock[ERROR] = 1e-4
    clock[[SINGULAR, BEST]] = np.inf
    return clock


@compiled
def rates(f: RightHandSide, run: Run, stage: int, t: float, y: Array) -> int:
    """Evaluate a stage; keep what is not finite for the error message."""
    run.counts[EVALUATIONS] += 1
    status = evaluate(f, t, y, run.stages[stage])
    if status == NOT_FINITE:
        run.counts[BAD] = 1
        run.clock[BAD_TIME] = t
        copy(run.stages[stage], run.bad_rates)
        copy(f.u, run.bad_inputs)
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
