"""What is left when a loop has ended: rows, inputs, statistics."""

from __future__ import annotations

import numpy as np

from symbody.analyses.inputs import Array
from symbody.analyses.integrators.call import COMPLETED, STOPPED, RightHandSide
from symbody.analyses.integrators.dormand_prince import STIFF_LIMIT
from symbody.analyses.integrators.map_over import map_inputs
from symbody.analyses.integrators.run import (
    EVALUATIONS,
    JACOBIANS,
    REJECTED,
    SECONDS,
    STEPS,
    STIFF,
    TIME,
    Run,
)
from symbody.analyses.settings import Settings
from symbody.results.status import Statistics

COMPILED_METHODS = ("DP54", "RK4")
ROUNDING = 1e-14  # of times, relative to the largest


def reached_rows(run: Run, seen: Array, rows: int) -> tuple[Array, Array, Array]:
    """Return times and states as far as the run came, the last state included.

    Args:
        run: As the loop left it.
        seen: The times that formulas get for asked ones [s].
        rows: How many are answered.

    Returns:
        Times, what formulas get for them, and states.
    """
    times, states = run.times[:rows], run.states[:rows]
    last = times[-1] if rows else np.inf
    beyond = abs(run.clock[TIME] - last)
    largest = max(abs(run.times[0]), abs(run.times[-1]))
    if rows == run.times.size or beyond <= ROUNDING * largest:
        return times, seen[:rows], states
    t = run.clock[TIME]
    return np.append(times, t), np.append(seen[:rows], t), np.vstack([states, run.y])


def inputs_at(f: RightHandSide, t: Array, y: Array, code: int) -> tuple[Array, int]:
    """Return the inputs at the rows, and the status of the run after that.

    The function that gives them may raise here, or the user press Ctrl-C: the rows from
    there on are NaN.
    """
    f.stop[0] = 0
    f.window[:] = -np.inf, np.inf
    u = np.full((t.size, f.u.size), np.nan)
    map_inputs(f, t, y, u)
    return u, STOPPED if code == COMPLETED and f.stop[0] != 0 else code


def count(settings: Settings, run: Run, events: int) -> Statistics:
    """Return what the run took."""
    counted = settings.method in COMPILED_METHODS
    return Statistics(
        method=settings.method,
        steps=int(run.counts[STEPS]),
        rejected=int(run.counts[REJECTED]) if counted else None,
        evaluations=int(run.counts[EVALUATIONS]),
        jacobians=int(run.counts[JACOBIANS]),
        seconds=float(run.clock[SECONDS]),
        stiff=bool(run.counts[STIFF] == STIFF_LIMIT),
        events=events,
    )
