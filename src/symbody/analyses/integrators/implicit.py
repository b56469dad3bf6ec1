"""SciPy's solvers for stiff systems, as a loop like the compiled ones.

They keep a history that must not be touched, so quaternions cannot be normalized in
the solver's state. Instead the rates are those of the normalized quaternion, scaled
with its length: then the length has no effect on the motion.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import Any, final

import numpy as np
from scipy.integrate import BDF, LSODA, Radau

from symbody.analyses.integrators.call import (
    COMPLETED,
    JACOBIAN_NOT_FINITE,
    NOT_FINITE,
    RUNNING,
    STEP_TOO_SMALL,
    STOPPED,
    Array,
    RightHandSide,
    correct,
    evaluate,
    normalize,
)
from symbody.analyses.integrators.coincidence import MET, passed
from symbody.analyses.integrators.dormand_prince import SHRINK, SMALLEST, Tolerance
from symbody.analyses.integrators.run import (
    BAD,
    BAD_TIME,
    JACOBIANS,
    OUTPUT,
    STEP,
    STEPS,
    TIME,
    Run,
    copy,
    is_answered,
    rates,
)

SOLVERS: dict[str, Any] = {"Radau": Radau, "BDF": BDF, "LSODA": LSODA}


class _EndedError(Exception):
    """Leaves the solver from within a function that it calls."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


@final
class ImplicitLoop:
    """A SciPy solver at work on a run.

    Attributes:
        f: The right-hand side.
        run: The run; the last rates are in row 1 of its stages.
        jacobian: The same for the Jacobian, or None.
    """

    def __init__(
        self,
        method: str,
        f: RightHandSide,
        run: Run,
        tolerance: Tolerance,
        jacobian: RightHandSide | None,
    ) -> None:
        self.f = f
        self.run = run
        self.jacobian = jacobian
        self._method = method
        self._tolerance = tolerance
        self._solver: Any = None
        self._tried = math.inf  # first step of the last retry since an accepted step

    def start(self, guess: float) -> int:
        """Evaluate the first rates and make the solver."""
        run = self.run
        normalize(run.y, run.quaternions)
        copy(run.y, run.states[0])
        run.counts[OUTPUT] = 1
        status = rates(self.f, run, 1, run.times[0], run.y)
        if status != RUNNING or run.times.size == 1:
            return status
        return self._guarded(partial(self._make_solver, self._first_step(guess)))

    def go_on(self) -> int:
        """Make a solver that begins at the state of the run."""
        step = self._first_step(abs(self.run.clock[STEP]))
        return self._guarded(partial(self._make_solver, step))

    def _first_step(self, guess: float) -> float | None:
        """Return a first step; None for one that the solver chooses.

        The others begin with a method of low order, for which a step of before is long.
        """
        if self._method != "Radau" or guess == 0.0:
            return None
        clock, times = self.run.clock, self.run.times
        return float(min(guess, abs(times[-1] - clock[TIME]), self._tolerance.max_step))

    def _make_solver(self, first_step: float | None = None) -> int:
        self._solver = SOLVERS[self._method](
            self._rates,
            self.run.clock[TIME],
            self.run.y.copy(),
            self.run.times[-1],
            rtol=self._tolerance.rtol,
            atol=self._tolerance.atol,
            max_step=self._tolerance.max_step,
            first_step=first_step,
            jac=None if self.jacobian is None else self._jacobian,
        )
        self.run.counts[JACOBIANS] += self._solver.njev
        return RUNNING

    def advance(self, budget: int) -> int:
        """Do at most `budget` accepted steps."""
        for _ in range(budget):
            if is_answered(self.run):
                return COMPLETED
            status = self._guarded(self._step)
            if status != RUNNING:
                return status
        return COMPLETED if is_answered(self.run) else RUNNING

    def _guarded(self, action: Callable[[], int]) -> int:
        """Turn what may happen inside the solver into a status."""
        try:
            # Values that are not finite are reported by name instead.
            with np.errstate(invalid="ignore", over="ignore", divide="ignore"):
                return action()
        except _EndedError as end:
            return end.status
        except (ValueError, np.linalg.LinAlgError):
            # The solvers' linear algebra refuses what is not finite.
            if self.run.counts[BAD] == 0:
                self.run.clock[BAD_TIME] = self.run.clock[TIME]
                return JACOBIAN_NOT_FINITE
        return self._guarded(self._retry)

    def _step(self) -> int:
        run, solver = self.run, self._solver
        known = solver.njev
        solver.step()
        run.counts[JACOBIANS] += solver.njev - known
        step = abs(solver.t - run.clock[TIME])
        # BDF and LSODA may believe in a state that is not finite, and LSODA does not
        # give up by itself when the step has become too small.
        if (
            solver.status == "failed"
            or not np.isfinite(solver.y).all()
            or (solver.status == "running" and step <= self._smallest())
        ):
            return self._retry()
        t, y = run.clock[TIME], run.y
        if passed(self.f, t, y, solver.t, solver.y, run.y_stage) != RUNNING:
            return MET
        self._tried = math.inf
        run.counts[BAD] = 0
        run.counts[STEPS] += 1
        self._answer()
        run.clock[STEP] = step
        run.clock[TIME] = solver.t
        copy(solver.y, run.y)
        normalize(run.y, run.quaternions)
        # A solver's history must not be touched, but its state can be watched.
        watched = self.f.correction != 0 and self.f.corrects[0] == 0
        return int(correct(self.f, solver.t, run.y)) if watched else RUNNING

    def _retry(self) -> int:
        """Begin anew from the last state with a shorter step, if rates were bad."""
        clock = self.run.clock
        if self.run.counts[BAD] == 0:
            return STEP_TOO_SMALL
        self._tried = SHRINK * min(abs(clock[BAD_TIME] - clock[TIME]), self._tried)
        if self._tried <= self._smallest():
            return NOT_FINITE
        return self._make_solver(self._tried)

    def _smallest(self) -> float:
        largest = max(abs(self.run.clock[TIME]), abs(self.run.times[-1]))
        return float(SMALLEST * largest)

    def _answer(self) -> None:
        """Write the states at the asked times that this step has passed."""
        run, solver = self.run, self._solver
        passed = (run.times - solver.t) * solver.direction <= 0
        rows = range(run.counts[OUTPUT], np.count_nonzero(passed))
        if rows:
            interpolant = solver.dense_output()
        for row in rows:
            run.states[row] = interpolant(run.times[row])
            normalize(run.states[row], run.quaternions)
        run.counts[OUTPUT] += len(rows)

    def _rates(self, t: float, y: Array) -> Array:
        y_unit = self._unit(y)
        status = rates(self.f, self.run, 1, t, y_unit)
        if status == STOPPED:
            raise _EndedError(STOPPED)
        if status == NOT_FINITE:
            self.run.y_stage[:] = y_unit
        yd: Array = self.run.stages[1].copy()
        for block in self._blocks():
            yd[block] *= np.linalg.norm(y[block])
        return yd

    def _jacobian(self, t: float, y: Array) -> Array:
        assert self.jacobian is not None
        y_unit, n = self._unit(y), y.size
        flat: Array = np.empty(n * n)
        status = evaluate(self.jacobian, t, y_unit, flat)
        if status != RUNNING:
            self.run.clock[BAD_TIME] = t
            raise _EndedError(JACOBIAN_NOT_FINITE if status == NOT_FINITE else status)
        J = flat.reshape(n, n)
        if self.run.quaternions.size > 0:
            self._scale(J, y, y_unit, self._rates(t, y_unit))
        return J

    def _scale(self, J: Array, y: Array, y_unit: Array, yd: Array) -> None:
        """Apply the chain rule for normalized quaternions with scaled rates."""
        for block in self._blocks():
            length, unit = np.linalg.norm(y[block]), y_unit[block]
            J[:, block] -= np.outer(J[:, block] @ unit, unit)
            J[:, block] /= length
            J[block] *= length
            J[block, block] += np.outer(yd[block], unit)

    def _unit(self, y: Array) -> Array:
        unit: Array = np.array(y, dtype=np.float64)
        normalize(unit, self.run.quaternions)
        return unit

    def _blocks(self) -> list[slice]:
        return [slice(start, start + 4) for start in self.run.quaternions]
