"""A problem that is integrated in many pieces, each from a state that is given anew."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.run.connect import connect
from symbody.analyses.run.problem import InitialValueProblem
from symbody.analyses.run.settings import Settings
from symbody.analyses.tangent.tangent_runs import Run
from symbody.runtime.loops.answers import Answers
from symbody.runtime.loops.structures import Ending

Array: TypeAlias = NDArray[np.float64]
_BUDGET = 1 << 16


@final
class Pieces:
    """Integrates from one time to another, with one solver for all pieces.

    A piece begins with the step that the one before would have taken next. Where there
    are constraints or time events, and where a step fails, each piece is a run of its
    own, which knows about them.
    """

    def __init__(
        self,
        run: Run,
        problem: InitialValueProblem,
        rtol: float,
        atol: Array,
        begin: float,
        end: float,
    ) -> None:
        self._run, self._problem = run, problem
        self._rtol, self._atol = rtol, atol
        self._next = 0.0
        plain = problem.keeping is None and not tuple(problem.events(begin, end))
        self._solver = None
        if plain:
            settings = Settings(run.method, rtol, atol, None, run.ready.plan.max_step)
            self._stop = np.zeros(1, dtype=np.int64)
            self._solver, _ = connect(problem, settings, self._stop)

    def over(self, begin: float, end: float, y: Array) -> Array:
        """Return the state at the end of a piece.

        Args:
            begin: Its first time [s].
            end: Its last one [s].
            y: The state at its first time.
        """
        solver = self._solver
        if solver is not None:
            answers = Answers(np.array([end]), y.size)
            solver.start(begin, y, self._next)
            ending = Ending.RUNNING
            while ending == Ending.RUNNING:
                ending = solver.advance(end, answers, _BUDGET)
            if ending == Ending.DONE and answers.known:
                self._next = solver.next_step
                last: Array = answers.states[0]
                return last
        problem = replace(self._problem, y0=y)
        piece = np.array([begin, end])
        result = self._run.integrated(problem, piece, self._rtol, self._atol)
        end_state: Array = result.y[-1]
        return end_state
