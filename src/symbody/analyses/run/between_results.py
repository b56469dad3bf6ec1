"""Motions between the times of their results, and rates that errors make wrong."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.instant.inputs import Array, ConstantInputs, Inputs
from symbody.analyses.run.driver import ROUNDING
from symbody.analyses.run.integrate import integrate
from symbody.analyses.run.keeping import correction_of
from symbody.analyses.run.labelled_motion import Contents, labelled_motion
from symbody.analyses.run.methods import IntegrationMethod, Radau
from symbody.analyses.run.options import NOTHING, Save
from symbody.analyses.run.problem import InitialValueProblem, Prepared, Trajectory
from symbody.dataclass import dataclass
from symbody.errors import AnalysisError, collected_warnings, warn_user
from symbody.notes import Note
from symbody.results.motion import Motion
from symbody.runtime.functions import CompiledFunction
from symbody.runtime.loops.library import map_over


@final
@dataclass(frozen=True, eq=False)
class BetweenResults:
    """Computes a motion between its results, with what controllers put out before."""

    ready: Prepared
    trajectory: Trajectory
    computed: Save | Contents

    @cached_property
    def _run(self) -> tuple[InitialValueProblem, IntegrationMethod]:
        problem, method = self.ready.problem, self.ready.method
        if problem.controllers is not None:
            held = problem.controllers.outputs()
            events = self.ready.events.with_controllers(held)
            problem = replace(problem, controllers=held, held=held.held, events=events)
        if self.ready.treatment == "dae":
            # IDA would begin with short steps in each gap.
            model, y0 = self.ready.model, np.asarray(problem.y0, dtype=float)
            correction = correction_of(model, 0.0, y0, "projection", False)
            assert correction is not None
            problem = replace(problem, jacobian=correction.jacobian())
            problem = problem.corrected_by(correction)
            method = Radau(method.rtol, method.atol, method.max_step, method.max_steps)
        return problem, method

    def __call__(self, values: Array) -> Motion:
        """Return the motion at times within the run, after its start, in order [s]."""
        trajectory = self.states(values)
        return labelled_motion(
            self.ready.model, trajectory, self.computed, between=self
        )

    def states(self, values: Array) -> Trajectory:
        """Return the start, and states at times within the run, in order [s]."""
        results = self.trajectory
        sign = 1.0 if results.times[-1] >= results.times[0] else -1.0
        before = np.searchsorted(sign * results.times, sign * values, side="right") - 1
        rows = [(results.formula_times[:1], results.y[:1], results.u[:1])]
        with collected_warnings():
            for row in np.unique(before).tolist():
                rows += self.led(row, values[before == row])
            formula_times, y, u = (
                np.concatenate(part) for part in zip(*rows, strict=True)
            )
        times = np.concatenate([results.times[:1], values])
        return Trajectory(
            times, y, u, results.status, results.statistics, formula_times,
            events=results.events,
        )  # fmt: skip

    def led(self, row: int, values: Array) -> list[tuple[Array, Array, Array]]:
        """Return what formulas get at times from a result up to the next one [s]."""
        results, rows = self.trajectory, slice(row, row + 1)
        near = ROUNDING * np.abs(results.times).max()
        first = int((np.abs(values - results.times[row]) <= near).sum())
        result = [
            (results.formula_times[rows], results.y[rows], results.u[rows])
        ] * first
        if values.size > first:
            problem, method = self._run
            grid = np.concatenate([results.times[rows], values[first:]])
            begun = replace(problem, y0=results.y[row])
            if problem.whens is not None:
                whens = problem.whens.going_on(results.u[row])
                inputs: Inputs = problem.inputs
                if isinstance(inputs, ConstantInputs):
                    inputs = ConstantInputs(whens.held)
                begun = replace(begun, whens=whens, held=whens.held, inputs=inputs)
            run = integrate(begun, grid, method)
            result.append((run.formula_times[1:], run.y[1:], run.u[1:]))
        return result


# Results that are looked at, first and where rates are sensitive; tolerances by which
# rates may be off; steps of Radau from one result to the next; names that are shown.
_FEW, _LOOKED_AT, _ALLOWED, _MOST_STEPS, _SHOWN = 5, 100, 100.0, 10_000, 6
_ROUNDINGS = 16 * np.finfo(np.float64).eps


def notes_of_sensitive_rates(
    ready: Prepared, trajectory: Trajectory
) -> tuple[Note, ...]:
    """Return that rates are off by more than tolerances; the user is warned."""
    times, y, u = trajectory.times, trajectory.y, trajectory.u
    rhs, n = ready.problem.rhs, y.shape[1]
    assert isinstance(rhs, CompiledFunction)
    known = np.asarray(np.isfinite(y).all(axis=1) & np.isfinite(u).all(axis=1))
    after = np.flatnonzero(known[1:] & known[:-1] & (np.diff(times) != 0)) + 1
    if not after.size or not n or trajectory.status.outcome != "completed":
        return ()
    rates = map_over(rhs, trajectory.formula_times[known], y[known], u[known], n)
    method = ready.method
    atol = method.tolerances(ready.problem.labels)
    allowed = _ALLOWED * (method.rtol * np.abs(rates).max(axis=0) + atol)
    few = replace(ready, method=method.limited(most_steps=_MOST_STEPS))
    between = BetweenResults(few, trajectory, NOTHING)
    largest: dict[int, tuple[float, float]] = {}

    def effects(row: int) -> tuple[Array, Array, Array]:
        """Return errors that are allowed in a state, its rates, and their errors."""
        t, errors = trajectory.formula_times[row], method.rtol * np.abs(y[row]) + atol
        states = y[row] + np.vstack([np.zeros(n), np.diag(errors)])
        near = map_over(rhs, np.full(n + 1, t), states, np.tile(u[row], (n + 1, 1)), n)
        return errors, near[0], np.abs(near[1:] - near[0]).sum(axis=0)

    if not any((effects(row)[2] > allowed).any() for row in _some(after, _FEW)):
        return ()
    for row in _some(after, _LOOKED_AT):
        errors, rate, effect = effects(row)
        try:
            with collected_warnings():
                state = between.led(row - 1, times[row : row + 1])[-1][1][-1]
        except AnalysisError:
            continue  # Nothing can be compared, and the run itself has passed here.
        # States that are off by more are no matter of sensitive rates.
        if not (np.abs(state - y[row]) <= _ALLOWED * errors).all():
            continue
        exact = map_over(
            rhs, trajectory.formula_times[row : row + 1], state[None], u[[row]], n
        )
        off = np.abs(exact[0] - rate)
        rounding = _ROUNDINGS / method.rtol * effect
        for i in np.flatnonzero(off > allowed + rounding).tolist():
            largest[i] = max(
                largest.get(i, (0.0, 0.0)), (float(off[i]), float(times[row]))
            )
    if not largest:
        return ()
    system = ready.model.system
    v, names = system.coordinates.v_in_y.start, [s.name for s in system.vd]
    worst = sorted(largest, key=lambda i: -largest[i][0] / allowed[i])
    words = [
        f"{names[i - v] if 0 <= i - v < len(names) else f'the rate of {label!r}'} by "
        f"{largest[i][0]:.2g} at t = {largest[i][1]:.6g} s"
        for i in worst[:_SHOWN]
        for label in ready.problem.labels[i : i + 1]
    ]
    remedy = " and constraints='projection'" if ready.treatment == "dae" else ""
    text = (
        f"Errors of the states within rtol and atol make rates wrong, as the system is "
        f"stiff: {'; '.join(words)}, and with them loads and multipliers. Take "
        f"method='Radau'{remedy}, whose results have "
        f"rates within the tolerance."
    )
    warn_user(f"model {system.name!r}: {text}")
    return (Note(text, "accuracy", time=largest[worst[0]][1]),)


def _some(rows: NDArray[np.int64], most: int) -> list[int]:
    """Return so many of the rows, evenly."""
    places = np.linspace(0, rows.size - 1, min(most, rows.size)).astype(int)
    return [int(row) for row in rows[places]]
