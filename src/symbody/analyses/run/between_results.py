"""Motions between the times of their results."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import final

import numpy as np

from symbody.analyses.instant.inputs import Array, ConstantInputs, Inputs
from symbody.analyses.run.driver import ROUNDING
from symbody.analyses.run.integrate import integrate
from symbody.analyses.run.keeping import correction_of
from symbody.analyses.run.labelled_motion import Contents, labelled_motion
from symbody.analyses.run.methods import IntegrationMethod, Radau
from symbody.analyses.run.options import Save
from symbody.analyses.run.problem import InitialValueProblem, Prepared, Trajectory
from symbody.dataclass import dataclass
from symbody.errors import collected_warnings
from symbody.results.motion import Motion


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
                held = problem.held
                if problem.controllers is None or held is None:
                    held = problem.whens.held.copy()
                whens = problem.whens.going_on(results.u[row], held)
                inputs: Inputs = problem.inputs
                if isinstance(inputs, ConstantInputs):
                    inputs = ConstantInputs(whens.held)
                begun = replace(begun, whens=whens, held=whens.held, inputs=inputs)
            run = integrate(begun, grid, method)
            result.append((run.formula_times[1:], run.y[1:], run.u[1:]))
        return result
