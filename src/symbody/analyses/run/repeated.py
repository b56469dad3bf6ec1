"""Runs of one problem with other parameters, starts and inputs, one after the other.

What `simulate` looks up, checks and labels for each run takes longer than many a motion
itself. Here all of it is done once; between two runs numbers are put in their places.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.instant.inputs import Array, ConstantInputs
from symbody.analyses.run.connect import HARMLESS, LARGEST_GROWTH, connect
from symbody.analyses.run.integrate import UNDECIDED
from symbody.analyses.run.methods import IntegrationMethod
from symbody.analyses.run.problem import InitialValueProblem
from symbody.pipeline import CompiledModel
from symbody.pipeline.quick_starts import QuickStarts
from symbody.runtime.loops.solver import LoopSolver
from symbody.runtime.repeat import Rebound, Repeat
from symbody.system.system import System
from symbody.system.values import fixed_start, user_start

# As in `CompiledModel.settled_start`.
_SAME = 1e-9


@final
class ClosedStarts:
    """Closes starts of a model with constraints, with parameters of each run."""

    def __init__(self, model: CompiledModel, values: Collection[str]) -> None:
        """Make ready.

        Args:
            model: The model.
            values: Names of the states that are given for each run; none for the start
                of the model.
        """
        made, system = model.shared.quick_plans, model.system
        assert made is not None, "`closes_quickly` says whether they can be closed so"
        assert system.partition is not None
        self._made = made
        self._model, self._names = model, frozenset(values)
        self._home = system.partition
        self._function = Rebound(model.shared.rows)
        self._closer = QuickStarts(made, self._function, system, 0)
        self._rank = len(system.coordinates.by_constraints.rows)
        # By the parameters on which it depends.
        self._home_posture = b"none", 0
        staying = self._names or user_start(system)
        self._staying = [model.state_places[name] for name in sorted(staying)]

    def closed(self, p: Array, y: Array) -> tuple[Array, NDArray[np.bool_]]:
        """Return closed states, and where nothing has to be told of them.

        So it is where the dependent coordinates are those of the model, in the posture
        of its start, and no value that was given has moved.

        Args:
            p: Parameters, a row a run.
            y: Rough states, likewise.
        """
        result, unmoved = y.copy(), np.ones(len(y), dtype=bool)
        for i in range(len(y)):
            self._function.put(p[i])
            unmoved[i] = self._close(p[i], result[i])
        return result, unmoved

    def _posture(self, p: Array) -> int:
        """Return on which side of singular positions the model's own start is."""
        at, home = self._model.system.coordinates, self._model.start_state()
        geometry = self._made.plans.geometry
        known, posture = self._home_posture
        if known != p[geometry].tobytes():
            q, x = home[at.q_in_y], home[at.x_in_y]
            posture = self._closer.sign(q, x, at.by_constraints)
            self._home_posture = p[geometry].tobytes(), posture
        return posture

    def _close(self, p: Array, y: Array) -> bool:
        """Close a state in place; return whether nothing has to be told of it."""
        model, closer, system = self._model, self._closer, self._model.system
        at = system.coordinates
        own = bool(np.array_equal(p, model.shared.closed_with))
        if own and not self._names:
            return not system.moved  # the start is the model's, closed
        known = self._made.same_geometry(p, model.shared.closed_with)
        closer.rank = self._rank if known else 0
        rough, q, v, x = y.copy(), y[at.q_in_y], y[at.v_in_y], y[at.x_in_y]
        if closer.settled(q, v, x, self._names) != self._home:
            return False
        if self._names and self._posture(p) * closer.sign(q, x, at.by_constraints) < 0:
            return False
        there = rough[self._staying]
        same = np.abs(y[self._staying] - there) <= _SAME * np.abs(there)
        return bool(same.all())


# A run of more steps is left to `simulate`, which looks after Ctrl-C meanwhile.
_MOST_STEPS = 100_000
# From so many runs on it pays to compile what tells quickly that all has inertia.
_PAYS = 5


def repeats(
    model: CompiledModel,
    problem: InitialValueProblem,
    method: IntegrationMethod,
    *,
    started: bool,
) -> bool:
    """Return whether runs of a problem differ in numbers only, as `RepeatedRuns` needs.

    So it is with constant inputs and no times of events; with explicit loops, if no
    start value is given or fixed that follows from others; with constraints, if
    compiled code closes starts.

    Args:
        model: The model.
        problem: The problem of any of the runs.
        method: The method.
        started: Whether start values are given for each run.
    """
    places = [model.time_switches(name) for name in ("derivatives", "sensors")]
    system = model.system
    return (
        method.loop is not None
        and (not system.constraints or model.shared.quick_plans is not None)
        and not _has_dependent_start(system, started=started)
        and not system.start_conditions
        and problem.controllers is None
        and isinstance(problem.inputs, ConstantInputs)
        and not any(place.switches or place.calls for place in places)
    )


def _has_dependent_start(system: System, *, started: bool) -> bool:
    """Return whether start values are given that explicit loops determine.

    What the model gives is told only where runs do not give values themselves.
    """
    if not system.loop_solutions:
        return False
    states = {s.name for s in system.coordinates.y}
    values = set(fixed_start(system))
    if not started:
        values |= {*user_start(system), *(one.name for one in system.moved)}
    return not values <= states


@final
class RepeatedRuns:
    """Runs over the same times, with memory of their own; for one thread.

    Attributes:
        method: The method.
        quaternions: Index of the first of the four entries of each in a state.
        meets: Whether there are loads whose ends may meet.
        watches: Whether loops are watched, or kept closed, within runs.
    """

    def __init__(
        self,
        model: CompiledModel,
        problem: InitialValueProblem,
        method: IntegrationMethod,
        times: Array,
        values: Collection[str] = (),
    ) -> None:
        """Make ready.

        Args:
            model: The model.
            problem: Of any of the runs, see `repeats`.
            method: The method.
            times: When states are asked for [s].
            values: Names of the states that are given for each run; where loops must be
                closed, others move.
        """
        self._model, self._times = model, times
        self._starts: ClosedStarts | None = None
        if model.system.constraints:
            self._starts = ClosedStarts(model, values)
        self.quaternions = problem.quaternions
        self.method = method
        self.meets = problem.ends is not None
        self.watches = problem.keeping is not None
        self._are_clear: Callable[[float, Array, Array], NDArray[np.bool_]] | None = (
            None
        )
        self._checked = 0
        self._functions: list[Rebound] = []
        jacobian = None if problem.jacobian is None else self._bound("jacobian")
        ends = None if problem.ends is None else self._bound("coincidences")
        keeping = problem.keeping
        if keeping is not None:
            # Each run with constraints sets its limit; that of others is only raised
            # by a start at a dead position.
            name = "correction" if model.system.constraints else "range"
            keeping = replace(keeping, correction=self._bound(name), growth=0.0)
        rates = self._bound("derivatives")
        own = replace(problem, rhs=rates, jacobian=jacobian, ends=ends, keeping=keeping)
        solver, _ = connect(own, method, np.zeros(1, np.int64))
        assert isinstance(solver, LoopSolver)
        most = min(method.max_steps, _MOST_STEPS)
        growth = HARMLESS, LARGEST_GROWTH, UNDECIDED
        self._repeat = Repeat(solver, self._functions, times, most, growth)

    def _bound(self, name: str) -> Rebound:
        function = Rebound(self._model.function(name).entry)
        self._functions.append(function)
        return function

    def lack_inertia(self, p: Array, y0: Array) -> NDArray[np.bool_]:
        """Return in which runs something moves without inertia at the start.

        Args:
            p: Parameters, a row a run.
            y0: The state at the first time, likewise.
        """
        inertia, begin = self._model.shared.inertia, float(self._times[0])
        self._checked += len(p)
        if self._are_clear is None and self._checked >= _PAYS:
            self._are_clear = inertia.clear()
        lacking = np.ones(len(p), dtype=bool)
        if self._are_clear is not None:
            lacking = ~self._are_clear(begin, y0, p)
        for i in np.flatnonzero(lacking):
            result = inertia.message(begin, y0[i], p[i], nearly=False)
            lacking[i] = result is not None
        return lacking

    def states(self, p: Array, y0: Array, u: Array) -> tuple[Array, NDArray[np.bool_]]:
        """Return the states at the asked times, and which runs came to their end.

        They are those of `simulate`, to the last bit; it says why another one did not.

        Args:
            p: Parameters, a row a run.
            y0: The state at the first time, likewise.
            u: Inputs, likewise.

        Returns:
            Shapes (runs, times, n), with anything where a run did not, and (runs,).
        """
        unmoved = np.ones(len(p), dtype=bool)
        if self._starts is not None:
            y0, unmoved = self._starts.closed(p, y0)
        ready = unmoved & ~self.lack_inertia(p, y0)
        if self.quaternions:
            y0 = np.array([normalized(row, self.quaternions) for row in y0])
        if ready.all():
            return self._repeat.states(p, y0, u)
        states: Array = np.full((len(p), len(self._times), y0.shape[1]), np.nan)
        states[ready], done = self._repeat.states(p[ready], y0[ready], u[ready])
        ready[ready] = done
        return states, ready


def normalized(y: Array, quaternions: Sequence[int]) -> Array:
    """Return a state whose quaternions have length one.

    Args:
        y: The state.
        quaternions: Where each begins.
    """
    y = np.array(y, dtype=float)
    for start in quaternions:
        y[start : start + 4] /= np.linalg.norm(y[start : start + 4])
    return y
