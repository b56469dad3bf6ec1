"""How a time integration ended, and why if too early, said to the user."""

from __future__ import annotations

import numpy as np

from symbody.analyses.integrators.call import (
    COMPLETED,
    DEGRADED,
    JACOBIAN_NOT_FINITE,
    NOT_FINITE,
    OPENED,
    STOPPED,
    TOO_MANY_STEPS,
    Array,
)
from symbody.analyses.integrators.coincidence import ENTRIES, MET
from symbody.analyses.integrators.dormand_prince import STIFF_LIMIT
from symbody.analyses.integrators.map_over import map_over
from symbody.analyses.integrators.run import BAD_TIME, STIFF, TIME, Run
from symbody.analyses.problem import InitialValueProblem
from symbody.analyses.settings import Settings
from symbody.pipeline.meetings import no_direction
from symbody.results.status import Status


def ending(
    code: int, problem: InitialValueProblem, settings: Settings, run: Run, met: int = 0
) -> Status:
    """Return how a run ended.

    Args:
        code: The status of the loop.
        problem: The problem.
        settings: As asked for.
        run: As the loop left it.
        met: Number of the load whose ends have met, if that was it.
    """
    t, end = run.clock[TIME], run.times[-1]
    if code == COMPLETED:
        return Status("completed", f"reached t = {end:g} s.")
    if code == STOPPED:
        return Status("interrupted", f"interrupted at t = {t:.6g} s of {end:g} s.")
    if code == MET:
        who = f"time integration with {settings.method}"
        meeting = no_direction(problem.loads[met])
        at = _state(problem.labels, run.y)
        return Status("failed", f"{who}: after t = {t:.6g} s, with {at}, {meeting}")
    return Status("failed", _explain(code, problem, settings, run))


def _explain(
    code: int, problem: InitialValueProblem, settings: Settings, run: Run
) -> str:
    who = f"time integration with {settings.method}"
    if code == NOT_FINITE:
        return f"{who}: {_not_finite(problem, run)}"
    if code == DEGRADED:
        return (
            f"{who}: a loop has come to a dead position at "
            f"t = {run.clock[TIME]:.6g} s, with {_state(problem.labels, run.y)}."
            f"{_of_loops(problem, run)} The independent coordinate is at the end of "
            f"its range there; choose another one, or close the loop by "
            f"add_constraint."
        )
    if code == OPENED:
        return (
            f"{who}: the constraints cannot be kept beyond "
            f"t = {run.clock[TIME]:.6g} s, with {_state(problem.labels, run.y)}."
        ) + (
            _of_loops(problem, run)
            or " The mechanism has come to the end of its range, or the step was too "
            "long; check the geometry, or set max_step."
        )
    if code == JACOBIAN_NOT_FINITE:
        return (
            f"{who}: the Jacobian of the right-hand side is not finite at "
            f"t = {run.clock[BAD_TIME]:.6g} s. A formula has an infinite slope there, "
            f"such as a square root at 0; smooth it, or take an explicit method."
            f"{_of_loops(problem, run)}"
        )
    if code == TOO_MANY_STEPS:
        return (
            f"{who}: {settings.max_steps} steps have led only to "
            f"t = {run.clock[TIME]:.6g} s of {run.times[-1]:g} s. "
            f"{_remedy_for_small_steps(settings, run)}, or raise max_steps."
            f"{_of_loops(problem, run)}"
        )
    return (
        f"{who}: the step has become smaller than rounding allows at "
        f"t = {run.clock[TIME]:.6g} s, with {_state(problem.labels, run.y)}."
    ) + (
        _of_loops(problem, run)
        or f" The solution has a singularity there, the system is very stiff, or the "
        f"tolerances are too tight. {_remedy_for_small_steps(settings, run)}."
        f"{_of_ends(problem, run)}"
    )


def explain_inputs(error: Exception, t: float) -> str:
    """Return the message for an exception in the user's function of the inputs."""
    return (
        f"inputs: the Python function raised {type(error).__name__} at t = {t:.6g} s: "
        f"{error}. The integration stopped there; what was computed until then is the "
        f"result of this error."
    )


def _not_finite(problem: InitialValueProblem, run: Run) -> str:
    t = run.clock[BAD_TIME]
    if not np.isfinite(run.bad_inputs).all():
        names = tuple(f"the input {label!r}" for label in problem.input_labels)
        found = _named(names, run.bad_inputs)
        return (
            f"{found} at t = {t:.6g} s. Inputs must be finite; check the function or "
            f"the table that gives them."
        )
    names = tuple(f"the rate of {label!r}" for label in problem.labels)
    found = _named(names, run.bad_rates)
    return (
        f"{found} at t = {t:.6g} s, after the state {_state(problem.labels, run.y)}. "
        f"Rates must be finite: some formula was evaluated where it is not defined "
        f"(division by zero, root or logarithm of a negative number, singular mass "
        f"matrix), or the motion grows without bound. Check parameters and start."
        f"{_of_loops(problem, run)}"
        f"{_of_ends(problem, run) or _of_loads(problem, run)}"
    )


def _of_loads(problem: InitialValueProblem, run: Run) -> str:
    """Return which loads are not finite when rates were not, if any is."""
    if problem.undefined is None:
        return ""
    tried = [(float(run.clock[TIME]), run.y), (float(run.clock[BAD_TIME]), run.y_stage)]
    found = [problem.undefined(t, y, run.bad_inputs) for t, y in tried]
    return next((f" {words}" for words in found if words), "")


def _of_loops(problem: InitialValueProblem, run: Run) -> str:
    """Return what is singular: a position, or the end of an explicit loop's range."""
    if problem.keeping is None or problem.keeping.explain is None:
        return ""
    found = problem.keeping.explain(run.clock[TIME], run.y)
    return f" {found}" if found else ""


# So near, in m and in relation to the distance at the start, the ends of a load meet.
_MEETING = (1e-9, 1e-6)


def _of_ends(problem: InitialValueProblem, run: Run) -> str:
    """Return which loads have ends that meet where a run has ended, if any."""
    if problem.ends is None:
        return ""
    Y = np.vstack([run.states[0], run.y])
    out = np.zeros((2, ENTRIES * len(problem.loads)))
    times = np.array([run.times[0], run.clock[TIME]])
    map_over(
        problem.ends.address, times, Y, np.zeros((2, len(problem.input_labels))),
        np.array(problem.ends.parameters), np.array(problem.ends.constants), out,
    )  # fmt: skip
    lengths = np.linalg.norm(out.reshape(2, -1, ENTRIES)[:, :, :3], axis=2)
    near = lengths[1] < _MEETING[0] + _MEETING[1] * lengths[0]
    found = [load for load, meets in zip(problem.loads, near, strict=True) if meets]
    return f" There {no_direction(found[0])}" if found else ""


def _named(labels: tuple[str, ...], values: Array) -> str:
    """Return which values are not finite: the first by name, the others as number."""
    bad = np.flatnonzero(~np.isfinite(values))
    others = f" ({bad.size - 1} more are not finite)" if bad.size > 1 else ""
    return f"{labels[bad[0]]} is {values[bad[0]]}{others}"


def _state(labels: tuple[str, ...], y: Array, most: int = 6) -> str:
    shown = [f"{a} = {b:.5g}" for a, b in zip(labels[:most], y[:most], strict=True)]
    return ", ".join(shown) + (", …" if len(labels) > most else "")


def _remedy_for_small_steps(settings: Settings, run: Run) -> str:
    if settings.method != "DP54":
        return "Check the model at this time, loosen rtol and atol"
    if run.counts[STIFF] == STIFF_LIMIT:
        return "The system is stiff: take method='Radau'"
    return "If the system is stiff, take method='Radau'; else loosen rtol and atol"
