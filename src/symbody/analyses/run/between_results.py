"""Motions at other times than those of their results: runs from one to the next."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from functools import cached_property
from typing import final

import numpy as np

from symbody.analyses.instant.inputs import Array
from symbody.analyses.run.integrate import integrated
from symbody.analyses.run.keeping import functions, jacobian_of
from symbody.analyses.run.labelled_motion import labelled_motion
from symbody.analyses.run.monitor import Monitor
from symbody.analyses.run.prepare import Prepared
from symbody.analyses.run.problem import InitialValueProblem
from symbody.analyses.run.settings import LOOPS, Settings
from symbody.analyses.run.trajectory import Trajectory
from symbody.errors import heard_warnings
from symbody.results.motion import Motion

_IMPLICIT = ("Radau", "BDF", "LSODA")


@final
class BetweenResults:
    """Computes a motion between its results by the equations that made it.

    Controllers are not called again: their outputs are what they were.
    """

    def __init__(
        self,
        ready: Prepared,
        settings: Settings,
        trajectory: Trajectory,
        computed: Collection[Monitor],
    ) -> None:
        """Keep what a run needs.

        Args:
            ready: The model and its problem.
            settings: Method and accuracy of the run.
            trajectory: Its results.
            computed: What is computed beside, see `checked_monitor`.
        """
        self._ready, self._settings = ready, settings
        self._trajectory, self._computed = trajectory, computed

    @cached_property
    def _run(self) -> tuple[InitialValueProblem, Settings]:
        problem, settings = self._ready.problem, self._settings
        if problem.controllers is not None:
            held = problem.controllers.outputs()
            events = self._ready.plan.with_controllers(held)
            problem = replace(problem, controllers=held, held=held.held, events=events)
        if settings.method not in LOOPS or self._ready.way == "dae":
            # Of several steps, they would begin with short ones in each gap.
            is_stiff = settings.method in _IMPLICIT and problem.jacobian is not None
            if self._ready.way == "dae":
                model, y0 = self._ready.model, np.asarray(problem.y0, dtype=float)
                rhs, keeping = functions(model, y0, "projection", False)
                jacobian = model.function(jacobian_of(False))
                assert keeping is not None
                problem, is_stiff = problem.keeping_by(rhs, keeping, jacobian), True
            settings = replace(settings, method="Radau" if is_stiff else "DP54")
        return problem, settings

    def __call__(self, values: Array) -> Motion:
        """Return the motion at some times, in the order of the run, after its start.

        Args:
            values: Within the run, each once, in its order [s].

        Raises:
            AnalysisError: A run fails.
        """
        results = self._trajectory
        sign = 1.0 if results.times[-1] >= results.times[0] else -1.0
        before = np.searchsorted(sign * results.times, sign * values, side="right") - 1
        rows = [(results.seen[:1], results.y[:1], results.u[:1])]
        with heard_warnings():
            for row in np.unique(before).tolist():
                rows += self.led(row, values[before == row])
            visited, y, u = (np.concatenate(part) for part in zip(*rows, strict=True))
            times = np.concatenate([results.times[:1], values])
            trajectory = Trajectory(
                times, y, u, results.status, results.statistics, visited
            )
            return labelled_motion(self._ready.model, trajectory, self._computed)

    def led(self, row: int, values: Array) -> list[tuple[Array, Array, Array]]:
        """Return what formulas get at times from a result on, up to the next one.

        Args:
            row: Number of the result.
            values: The times, in their order [s].

        Raises:
            AnalysisError: The run fails.
        """
        results, rows = self._trajectory, slice(row, row + 1)
        first = int(values[0] == results.times[row])
        result = [(results.seen[rows], results.y[rows], results.u[rows])] * first
        if values.size > first:
            problem, settings = self._run
            grid = np.concatenate([results.times[rows], values[first:]])
            begun = replace(problem, y0=results.y[row])
            run = integrated(begun, settings, grid, None)
            result.append((run.seen[1:], run.y[1:], run.u[1:]))
        return result
