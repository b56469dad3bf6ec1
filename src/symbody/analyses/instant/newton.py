"""Newton's method with a line search, also where equations are redundant or too few.

A step is the one of least norm among those of least squares. Steps are compared in the
metric of the unknowns, not of the residuals, so that units of equations do not matter.

References:
    Deuflhard (2011), Newton Methods for Nonlinear Problems, section 3.3.2.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar, final

import numpy as np

from symbody.analyses.instant.inputs import Array

State = TypeVar("State")
# Singular values below this, in relation to the largest of the scaled Jacobian, count
# as zero.
NEGLIGIBLE = 1e-10
_SMALLEST_PART = 1e-4


class Problem(Protocol[State]):
    """Equations for some unknowns, which are changed by steps."""

    @property
    def sizes(self) -> Array:
        """The large changes of the unknowns; infinity if any is allowed."""
        ...

    def limit(self, at: State, step: Array) -> float:
        """Return the largest part of a step that may be taken at once."""
        ...

    def residual(self, at: State) -> Array:
        """Return what should be zero."""
        ...

    def jacobian(self, at: State) -> Array:
        """Return its derivatives by steps, shape (equations, unknowns)."""
        ...

    def moved(self, at: State, step: Array) -> State:
        """Return the state after a step."""
        ...


@final
@dataclass(frozen=True)
class Root(Generic[State]):
    """The end of Newton's method.

    `residual` is in relation to the slopes of each equation, `step` the last one wanted
    in relation to the sizes; it began `near` if all steps were whole, each at most half
    of the one before.
    """

    at: State
    converged: bool
    iterations: int
    residual: Array
    step: Array
    near: bool = True


@final
class Linear:
    """A Jacobian, scaled and decomposed."""

    def __init__(self, J: Array, sizes: Array) -> None:
        norms = np.linalg.norm(J, axis=0)
        finite = np.where(np.isfinite(sizes), sizes, 0.0)
        self.columns = np.where(finite > 0, finite, 1 / np.where(norms > 0, norms, 1.0))
        scaled = J * self.columns
        rows = np.linalg.norm(scaled, axis=1)
        self.rows = 1 / np.where(rows > 0, rows, 1.0)
        self.scaled: Array = scaled * self.rows[:, None]
        self.U, self.s, self.Vt = np.linalg.svd(self.scaled, full_matrices=False)
        least = NEGLIGIBLE * self.s.max(initial=0.0)
        self.rank = int((self.s > least).sum())

    def step(self, residual: Array) -> Array:
        """Return the step that brings the residual to zero, in the unknowns."""
        r = self.rank
        part = self.U[:, :r].T @ (-residual * self.rows) / self.s[:r]
        step: Array = self.columns * (self.Vt[:r].T @ part)
        return step

    def null_space(self) -> Array:
        """Return directions that change nothing, in scaled unknowns, as columns."""
        _, _, Vt = np.linalg.svd(self.scaled)
        null: Array = Vt[self.rank :].T
        return null

    def left(self, residual: Array) -> Array:
        """Return what no step can take away, in scaled equations."""
        scaled = residual * self.rows
        r = self.rank
        left: Array = scaled - self.U[:, :r] @ (self.U[:, :r].T @ scaled)
        return left


def newton(
    problem: Problem[State], at: State, tolerance: float, rounds: int = 80
) -> Root[State]:
    """Return where Newton's method gets from a state in some rounds.

    The tolerance is of the last step, in relation to the sizes of the unknowns.
    """
    sizes = problem.sizes
    residual = problem.residual(at)
    measured = np.isfinite(sizes)
    taken, part, near, before = 0, 1.0, True, np.inf
    while True:
        linear = Linear(problem.jacobian(at), sizes)
        step = linear.step(residual)
        wanted = np.where(measured, step / np.where(measured, sizes, 1.0), 0.0)
        size = float(np.abs(wanted).max(initial=0.0))
        scaled = np.abs(residual * linear.rows)
        ok = size < tolerance and scaled.max(initial=0.0) < 100 * tolerance
        if ok:
            # What is left of forces, which the sizes do not measure, goes with it.
            last = problem.moved(at, step)
            result = np.abs(problem.residual(last) * linear.rows)
            if result.max(initial=0.0) <= scaled.max(initial=0.0):
                at, scaled = last, result
            return Root(at, True, taken, scaled, wanted, near)
        if taken >= rounds or not np.isfinite(size):
            return Root(at, False, taken, scaled, wanted)
        part = min(1.0, 4 * part, problem.limit(at, step))
        while True:
            tried = problem.moved(at, part * step)
            result = problem.residual(tried)
            if size < tolerance:
                break
            if np.isfinite(result).all():
                again = linear.step(result)
                again = np.where(measured, again / np.where(measured, sizes, 1.0), 0.0)
                if np.linalg.norm(again) <= (1 - part / 4) * np.linalg.norm(wanted):
                    break
                if np.abs(again).max(initial=0.0) < tolerance:
                    break
            part *= 0.5
            if part < _SMALLEST_PART:
                return Root(at, False, taken, scaled, wanted)
        at, residual = tried, result
        near = near and part == 1.0 and 2 * size <= before
        taken, before = taken + 1, size
