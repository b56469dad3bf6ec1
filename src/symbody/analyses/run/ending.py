"""The end of a run: its last inputs, statistics, notes."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from symbody.analyses.instant.inputs import Array
from symbody.analyses.run.connect import StepSolver
from symbody.analyses.run.driver import Driver
from symbody.analyses.run.settings import LOOPS, Settings
from symbody.errors import warn_user
from symbody.results.status import Statistics
from symbody.runtime.loops.structures import Ending

# A condition so much larger than elsewhere leaves no digit of where the motion goes.
UNDECIDED = 1e12


def inputs_at(
    driver: Driver, t: Array, y: Array, ending: Ending
) -> tuple[Array, Ending]:
    """Return the inputs at the rows, and how the run has ended after that.

    The function that gives them may raise here, or the user press Ctrl-C: the rows from
    there on are NaN.
    """
    calls = driver.solver.calls
    calls.stop[0] = 0
    calls.window = -float("inf"), float("inf")
    if calls.functions.inputs is None:
        u = np.empty((len(t), len(calls.u)))
        u[:] = calls.u
    else:
        u = calls.map_inputs(t, y)
    if driver.problem.controllers is not None:
        known = driver.answers.known
        u[:known] = driver.inputs[:known]
    stopped = ending == Ending.DONE and calls.stop[0] != 0
    return u, Ending.STOPPED if stopped else ending


def singular_notes(solver: StepSolver) -> tuple[str, ...]:
    """Return what rounding has done to a run near singular positions, in sentences.

    The user is warned where the motion may be another one.
    """
    result = solver.calls.singular
    notes = []
    if result.lost > 0:
        notes.append(
            f"Near a singular position at t = {result.lost_time:.6g} s rounding makes "
            f"errors up to {result.lost:.3g} times as large as rtol and atol allow."
        )
    if result.worst > UNDECIDED * result.best > 0:
        notes.append(
            f"At t = {result.worst_time:.6g} s the motion comes so near to a singular "
            f"position that rounding decides how it goes on."
        )
        warn_user(notes[-1])
    return tuple(notes)


def note_of_jumps(times: Sequence[float]) -> tuple[str, ...]:
    """Return that velocities have jumped at some times; nothing if never."""
    if not times:
        return ()
    several = "" if len(times) == 1 else f", and at {len(times) - 1} more events,"
    text = (
        f"At t = {times[0]:.6g} s{several} a kinematic formula of time has a corner: "
        f"velocities jump by impulses of drives and constraints, which forces over "
        f"time do not show. The momenta of what is free stay."
    )
    return (text,)


def count(settings: Settings, driver: Driver) -> Statistics:
    """Return what the run took."""
    counts = driver.solver.counts
    return Statistics(
        method=settings.method,
        steps=counts.steps,
        rejected=counts.rejected if settings.method in LOOPS else None,
        evaluations=counts.evaluations,
        jacobians=counts.jacobians,
        seconds=driver.seconds,
        stiff=bool(counts.stiff),
        events=driver.events,
    )
