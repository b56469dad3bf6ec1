"""SciPy's multistep methods, BDF and LSODA, as a solver like the compiled ones.

They keep a history that must not be touched, so quaternions cannot be normalized in
the solver's state. Instead the rates are those of the normalized quaternion, scaled
with its length: then the length has no effect on the motion.

Their states have errors of the tolerance, which a stiff system magnifies in its rates.
So where a step is stiff, or rates are sensitive to errors of states, Radau leads from
some steps before to the asked times.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, Literal, TypeAlias, final

import numpy as np
from scipy.integrate import BDF, LSODA

from symbody.analyses.instant.inputs import Array
from symbody.runtime.loops.library import Answers
from symbody.runtime.loops.solver import LoopSolver
from symbody.runtime.loops.structures import Counts, Ending, Functions

MultistepName: TypeAlias = Literal["BDF", "LSODA"]
_SOLVERS: dict[str, Any] = {"BDF": BDF, "LSODA": LSODA}
_SHRINK = 0.2  # how much a first step is shorter after rates that are not finite
# Product of step and Jacobian from which a step is stiff; how many tolerances of the
# rates an error of the state may make in them elsewhere.
_STIFF, _SENSITIVE = 1.0, 100.0
_LASTS = 8  # steps that a Jacobian is good for, to tell so
# Radau begins so many steps before, and so many times of the fastest decay, so that
# errors of the state decay; it takes at most so many steps. So many states are kept.
_BEFORE, _DECAYED, _MOST_REFINING, _MOST_BEFORE = 16, 50.0, 10_000, 64
_SMALLEST = 10 * np.finfo(np.float64).eps  # step, relative to the time


def _fastest(size: Array) -> float:
    """Return about the largest eigenvalue of a matrix without negative entries."""
    vector, powers, fastest = np.ones(len(size)), 8, 1.0
    for power in range(2 * powers):
        vector = size @ vector
        largest = float(vector.max(initial=0.0))
        if not 0.0 < largest < math.inf:
            return largest
        vector /= largest
        # The first ones turn the vector.
        fastest *= largest ** (1.0 / powers) if power >= powers else 1.0
    return fastest


class _EndedError(Exception):
    """Leaves the solver from within a function that it calls."""

    def __init__(self, ending: Ending) -> None:
        super().__init__(ending)
        self.ending = ending


@final
class ScipySolver:
    """A SciPy solver that calls the functions of a compiled one."""

    def __init__(self, method: MultistepName, calls: LoopSolver) -> None:
        self.t = self.next_step = self.bad_time = 0.0
        self.y: Array = np.zeros(calls.n)
        self.counts = Counts()
        self.bad_rates: Array = np.zeros(calls.n)
        self.bad_state: Array = np.zeros(calls.n)
        self._method = method
        self._calls = calls
        self._solver: Any = None
        self._bad = False
        self._tried = math.inf  # first step of the last retry since an accepted step
        self._before: list[tuple[float, Array]] = []
        self._largest: Array = np.zeros(calls.n)  # rates so far
        self._look, self._stiffest, self._fastest = 0, math.inf, math.inf

    @property
    def calls(self) -> LoopSolver:
        """The compiled solver whose functions, inputs and limits are used."""
        return self._calls

    def start(self, t: float, y: Array, first_step: float = 0.0) -> None:
        """Begin at a time and state; these methods choose their first steps."""
        del first_step
        self.t, self.y[:] = t, y
        self._solver = None
        self._bad = False
        self._tried = math.inf
        self._before.clear()
        self._look = self.counts.steps
        self._before.append((t, y.copy()))

    def connect(self, functions: Functions) -> None:
        """Go on with other functions, of the same sizes."""
        self._calls.connect(functions)
        self._solver = None

    def advance(self, end: float, answers: Answers, budget: int) -> Ending:
        """Take so many accepted steps at most, and answer what they pass."""
        for _ in range(budget):
            if self.t == end:
                return Ending.DONE
            ending = self._guarded(lambda: self._step(end, answers), end)
            if ending != Ending.RUNNING:
                return ending
        return Ending.DONE if self.t == end else Ending.RUNNING

    def _guarded(self, action: Callable[[], Ending], end: float) -> Ending:
        """Turn what may happen inside the solver into a reason for its end."""
        try:
            # Values that are not finite are reported by name instead.
            with np.errstate(invalid="ignore", over="ignore", divide="ignore"):
                return action()
        except _EndedError as error:
            return error.ending
        except (ValueError, np.linalg.LinAlgError):
            # The solvers' linear algebra refuses what is not finite.
            if not self._bad:
                self.bad_time = self.t
                return Ending.JACOBIAN_NOT_FINITE
        return self._guarded(lambda: self._retry(end), end)

    def _make_solver(self, end: float, first_step: float | None) -> None:
        calls, functions = self._calls, self._calls.functions
        self._solver = _SOLVERS[self._method](
            self._rates,
            self.t,
            self.y.copy(),
            end,
            rtol=calls.accuracy.rtol,
            atol=calls.accuracy.atol,
            max_step=calls.accuracy.max_step,
            first_step=first_step,
            jac=None if functions.jacobian is None else self._jacobian,
        )
        self.counts.jacobians += self._solver.njev

    def _step(self, end: float, answers: Answers) -> Ending:
        if self._solver is None:
            self._make_solver(end, None)
        solver = self._solver
        known = solver.njev
        solver.step()
        self.counts.jacobians += solver.njev - known
        step = abs(solver.t - self.t)
        # BDF and LSODA may believe in a state that is not finite, and LSODA does not
        # give up by itself when the step has become too small.
        if (
            solver.status == "failed"
            or not np.isfinite(solver.y).all()
            or (solver.status == "running" and step <= self._smallest(end))
        ):
            return self._retry(end)
        met = self._calls.watch(self.t, self.y, float(solver.t), self._unit(solver.y))
        if met != Ending.RUNNING:
            return met
        stored = Ending.RUNNING
        # The history must not be touched, but the state can be watched.
        if not self._calls.context.corrects:
            stored = self._calls.keep(float(solver.t), self._unit(solver.y))
        if stored == Ending.SET_ASIDE:
            return stored
        self._tried, self._bad = math.inf, False
        self.counts.steps += 1
        if not self._answer(answers):
            return Ending.SET_ASIDE
        self.t = float(solver.t)
        self.y[:] = self._unit(solver.y)
        self._before.append((self.t, self.y.copy()))
        if len(self._before) > _MOST_BEFORE:
            # The older the states are, the wider apart.
            del self._before[1 : _MOST_BEFORE // 2 : 2]
        return stored

    def _retry(self, end: float) -> Ending:
        """Begin anew from the last state with a shorter step, if rates were bad."""
        if not self._bad:
            return Ending.STEP_TOO_SMALL
        self._tried = _SHRINK * min(abs(self.bad_time - self.t), self._tried)
        if self._tried <= self._smallest(end):
            return Ending.NOT_FINITE
        self._make_solver(end, self._tried)
        return Ending.RUNNING

    def _smallest(self, end: float) -> float:
        return float(_SMALLEST * max(abs(self.t), abs(end)))

    def _answer(self, answers: Answers) -> bool:
        """Answer what a step has passed; return whether what was set aside holds."""
        solver, calls = self._solver, self._calls
        request = answers.times[answers.known : answers.structure.last]
        passed = int(np.count_nonzero((request - solver.t) * solver.direction <= 0))
        if not passed:
            return True
        interpolant = solver.dense_output()
        times = request[:passed]
        states = [self._unit(interpolant(t)) for t in times]
        for t, y in zip(times, self._refined(times, states), strict=True):
            if calls.context.sets_aside and calls.keep(t, y) == Ending.SET_ASIDE:
                return False
            answers.put(y)
        return True

    def _refined(self, times: Array, states: list[Array]) -> Sequence[Array] | Array:
        """Return the states at times of this step, where rates need it by Radau."""
        calls, h = self._calls, self._solver.t - self.t
        if calls.functions.jacobian is not None and self.counts.steps >= self._look:
            self._look = self.counts.steps + _LASTS
            self._stiffest, self._fastest = self._stiffness(h)
        if not abs(h) * self._stiffest > _STIFF:
            return states
        first = max(0, len(self._before) - _BEFORE)
        while (
            first and abs(times[0] - self._before[first][0]) * self._fastest < _DECAYED
        ):
            first -= 1
        t, y = self._before[first]
        refined, known = Answers(times, calls.n), calls.counts.evaluations
        limits = calls.context.limit, calls.context.good_limit
        calls.start(t, y, float(times[0] - t) / 2)
        ending = calls.advance(float(times[-1]), refined, _MOST_REFINING)
        # Steps that are done again must not lower a limit that was raised since.
        calls.raise_limit(*limits)
        self.counts.evaluations += calls.counts.evaluations - known
        if ending == Ending.STOPPED:
            raise _EndedError(ending)
        return refined.states if ending == Ending.DONE else states

    def _stiffness(self, h: float) -> tuple[float, float]:
        """Return a bound of eigenvalues, inf if rates feel errors, and the largest."""
        size = abs(self._calls.jacobian(self.t, self.y)[1])
        rtol, atol = self._calls.accuracy.rtol, self._calls.accuracy.atol
        self._largest = np.maximum(self._largest, abs((self._solver.y - self.y) / h))
        off = size @ (rtol * abs(self.y) + atol)
        is_sensitive = (off > _SENSITIVE * (rtol * self._largest + atol)).any()
        bound = math.sqrt(float((size @ size.sum(1)).max()))
        return math.inf if is_sensitive else bound, _fastest(size)

    def _rates(self, t: float, y: Array) -> Array:
        y_unit = self._unit(y)
        self.counts.evaluations += 1
        ending, yd = self._calls.rates(t, y_unit)
        if ending == Ending.NOT_FINITE:
            self._bad, self.bad_time = True, t
            self.bad_rates[:], self.bad_state[:] = yd, y_unit
        elif ending != Ending.RUNNING:
            raise _EndedError(ending)
        for block in self._blocks():
            yd[block] *= np.linalg.norm(y[block])
        return yd

    def _jacobian(self, t: float, y: Array) -> Array:
        y_unit = self._unit(y)
        ending, J = self._calls.jacobian(t, y_unit)
        if ending == Ending.NOT_FINITE:
            self.bad_time = t
            ending = Ending.JACOBIAN_NOT_FINITE
        if ending != Ending.RUNNING:
            raise _EndedError(ending)
        if self._calls.quaternions:
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
        for block in self._blocks():
            unit[block] /= np.linalg.norm(unit[block])
        return unit

    def _blocks(self) -> list[slice]:
        return [slice(start, start + 4) for start in self._calls.quaternions]
