"""What is left when a loop has ended: rows, inputs, statistics."""

from __future__ import annotations

import numpy as np

from symbody.analyses.inputs import Array
from symbody.analyses.integrators.call import COMPLETED, STOPPED, RightHandSide
from symbody.analyses.integrators.dormand_prince import STIFF_LIMIT
from symbody.analyses.integrators.map_over import map_inputs
from symbody.analyses.integrators.run import (
    BEST,
    EVALUATIONS,
    JACOBIANS,
    LOST,
    LOST_TIME,
    OUTPUT,
    REJECTED,
    SECONDS,
    STEPS,
    STIFF,
    TIME,
    WORST,
    WORST_TIME,
    Run,
)
from symbody.analyses.settings import Settings
from symbody.errors import warn_user
from symbody.results.status import Statistics

COMPILED_METHODS = ("DP54", "RK4")
ROUNDING = 1e-14  # of times, relative to the largest


def reached_rows(run: Run) -> tuple[Array, Array]:
    """Return times and states as far as the run came, the last state included."""
    rows = run.counts[OUTPUT]
    times, states = run.times[:rows], run.states[:rows]
    beyond = abs(run.clock[TIME] - times[-1])
    largest = max(abs(run.times[0]), abs(run.times[-1]))
    if rows == run.times.size or beyond <= ROUNDING * largest:
        return times, states
    return np.append(times, run.clock[TIME]), np.vstack([states, run.y])


def inputs_at(f: RightHandSide, t: Array, y: Array, code: int) -> tuple[Array, int]:
    """Return the inputs at the rows, and the status of the run after that.

    The function that gives them may raise here, or the user press Ctrl-C: the rows from
    there on are NaN.
    """
    f.stop[0] = 0
    u = np.full((t.size, f.u.size), np.nan)
    map_inputs(f, t, y, u)
    return u, STOPPED if code == COMPLETED and f.stop[0] != 0 else code


# A condition so much larger than elsewhere leaves no digit of where the motion goes.
_UNDECIDED = 1e12


def singular_notes(run: Run) -> tuple[str, ...]:
    """Return what rounding has done to a run near singular positions, in sentences.

    The user is warned where the motion may be another one.
    """
    clock = run.clock
    notes = []
    if clock[LOST] > 0:
        notes.append(
            f"Near a singular position at t = {clock[LOST_TIME]:.6g} s rounding makes "
            f"errors up to {clock[LOST]:.3g} times as large as rtol and atol allow."
        )
    if clock[WORST] > _UNDECIDED * clock[BEST]:
        notes.append(
            f"At t = {clock[WORST_TIME]:.6g} s the motion comes so near to a singular "
            f"position that rounding decides how it goes on."
        )
        warn_user(notes[-1])
    return tuple(notes)


def count(settings: Settings, run: Run) -> Statistics:
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
    )
