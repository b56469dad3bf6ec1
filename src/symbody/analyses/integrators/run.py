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
REFUSED = 5  # norm of the error of the step before, if it was rejected; else infinite

# Entries of `counts`.
STEPS = 0
REJECTED = 1
EVALUATIONS = 2
OUTPUT = 3  # rows of `states` that are written
RETRY = 4  # the last step was rejected
BAD = 5  # rates of the step that is tried were not finite
STIFF = 6  # successive signs of stiffness, STIFF_LIMIT if settled
NOT_STIFF = 7
JACOBIANS = 8
BEGUN = 9  # steps when the segment began


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
        bad_rates: Rates that are not finite, at BAD_TIME, shape (n,).
        bad_inputs: The inputs there, shape (m,).
        clock: Entries TIME to SECONDS.
        counts: Entries STEPS to BEGUN.
    """

    times: Array
    states: Array
    quaternions: Integers
    y: Array
    y_new: Array
    y_stage: Array
    stages: Array
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
        stages=np.zeros((7, n)),
        bad_rates=np.zeros(n),
        bad_inputs=np.zeros(m),
        clock=np.array([times[0], 0.0, 1e-4, times[0], 0.0, np.inf]),
        counts=np.zeros(10, dtype=np.int64),
    )


def new_segment(run: Run, times: Array, states: Array) -> Run:
    """Return the part of a run between two events, which goes on with its state.

    Args:
        run: The run, at the first of the times.
        times: Where the state is asked for in this part [s].
        states: Where the answers are written.
    """
    run.clock[TIME] = times[0]
    run.clock[REFUSED] = np.inf
    run.counts[OUTPUT] = run.counts[RETRY] = run.counts[BAD] = 0
    run.counts[BEGUN] = run.counts[STEPS]
    return run._replace(times=times, states=states)


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
