"""Runs of one problem with other parameters, starts and inputs, one after the other.

What `simulate` looks up, checks and labels for each run takes longer than many a motion
itself. Here all of it is done once; between two runs numbers are put in their places.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import final

import numpy as np

from symbody.analyses.connect import connect
from symbody.analyses.inputs import Array, ConstantInputs
from symbody.analyses.problem import InitialValueProblem
from symbody.analyses.settings import LOOPS, Settings
from symbody.pipeline import CompiledModel
from symbody.runtime.arrays import address
from symbody.runtime.functions import Entry
from symbody.runtime.loops.answers import Answers
from symbody.runtime.loops.solver import LoopSolver
from symbody.runtime.loops.structures import Ending

# A run of more steps is left to `simulate`, which looks after Ctrl-C meanwhile.
_MOST_STEPS = 100_000
# From so many runs on it pays to compile what tells quickly that all has inertia.
_PAYS = 5


@final
class _Rebound:
    """A compiled function whose parameters change in place."""

    def __init__(self, entry: Entry) -> None:
        self.address = entry.address
        self.parameters: Array = np.full(entry.p.shape, np.nan)
        self.constants: Array = np.full(entry.signature.constants, np.nan)
        self._entry = entry
        self._places = address(self.parameters), address(self.constants)

    def put(self, p: Array) -> None:
        """Take over values of the parameters."""
        self.parameters[:] = p
        self._entry.condense(*self._places)


def repeats(model: CompiledModel, problem: InitialValueProblem, method: str) -> bool:
    """Return whether runs of a problem differ in numbers only, as `RepeatedRuns` needs.

    So it is without constraints, and with constant inputs and no times of events.

    Args:
        model: The model.
        problem: The problem of any of the runs.
        method: The method.
    """
    places = [model.time_switches(name) for name in ("derivatives", "sensors")]
    system = model.system
    return (
        method in LOOPS
        and not system.constrained
        and not system.start_conditions
        and problem.keeping is None
        and problem.controllers is None
        and isinstance(problem.inputs, ConstantInputs)
        and not any(place.switches or place.calls for place in places)
    )


@final
class RepeatedRuns:
    """Runs over the same times, with memory of their own; for one thread.

    Attributes:
        settings: Method and accuracy.
        quaternions: Index of the first of the four entries of each in a state.
        meets: Whether there are loads whose ends may meet.
    """

    def __init__(
        self,
        model: CompiledModel,
        problem: InitialValueProblem,
        settings: Settings,
        times: Array,
    ) -> None:
        """Make ready.

        Args:
            model: The model.
            problem: Of any of the runs, see `repeats`.
            settings: Method and accuracy.
            times: When states are asked for [s].
        """
        self._model, self._times = model, times
        self.quaternions = problem.quaternions
        self.settings = settings
        self.meets = problem.ends is not None
        self._most = min(settings.max_steps, _MOST_STEPS)
        self._is_clear: Callable[[float, Array, Array], bool] | None = None
        self._asked = 0
        self._functions: list[_Rebound] = []
        jacobian = None if problem.jacobian is None else self._bound("jacobian")
        ends = None if problem.ends is None else self._bound("coincidences")
        rates = self._bound("derivatives")
        own = replace(problem, rhs=rates, jacobian=jacobian, ends=ends)
        solver, _ = connect(own, settings, np.zeros(1, np.int64))
        assert isinstance(solver, LoopSolver)
        self._solver = solver

    def _bound(self, name: str) -> _Rebound:
        function = _Rebound(self._model.function(name).entry)
        self._functions.append(function)
        return function

    def lacks_inertia(self, p: Array, y0: Array) -> bool:
        """Return whether something moves without inertia at the start.

        Args:
            p: Parameters.
            y0: The state at the first time.
        """
        inertia, begin = self._model.shared.inertia, float(self._times[0])
        self._asked += 1
        if self._asked == _PAYS:
            self._is_clear = inertia.clear()
        if self._is_clear is not None and self._is_clear(begin, y0, p):
            return False
        return inertia.message(begin, y0, p, nearly=False) is not None

    def states(self, p: Array, y0: Array, u: Array) -> Array | None:
        """Return the states at the asked times, shape (N, n).

        They are those of `simulate`, to the last bit. None if the run does not come to
        its end; then `simulate` says why.

        Args:
            p: Parameters.
            y0: The state at the first time.
            u: Inputs.
        """
        times, solver = self._times, self._solver
        begin, end = float(times[0]), float(times[-1])
        if self.lacks_inertia(p, y0):
            return None
        for function in self._functions:
            function.put(p)
        solver.u[:] = u
        answers = Answers(times, len(y0))
        y = normalized(y0, self.quaternions)
        solver.start(begin, y)
        while answers.known < len(times) and times[answers.known] == begin:
            answers.put(y)
        if begin != end and solver.advance(end, answers, self._most) != Ending.DONE:
            return None
        while answers.known < len(times):
            answers.put(solver.y)
        return answers.states


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
