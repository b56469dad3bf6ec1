"""Newton's method with a line search, also where equations are redundant or too few.

A step is the one of least norm among those of least squares. Steps are compared in the
metric of the unknowns, not of the residuals, so that units of equations do not matter.

References:
    Deuflhard (2011), Newton Methods for Nonlinear Problems, section 3.3.2.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias, final

import numpy as np

from symbody.analyses.instant.inputs import Array
from symbody.analyses.instant.steady import Steady, Tried

# What should be zero, and its slopes by the unknowns.
Equations: TypeAlias = tuple[Callable[[Tried], Array], Callable[[Tried], Array]]
# Singular values below this, in relation to the largest of the scaled Jacobian, count
# as zero.
NEGLIGIBLE = 1e-10
_SMALLEST_PART = 1e-4


@final
@dataclass(frozen=True)
class Root:
    """The end of Newton's method; `near` if whole steps have at least halved each time.

    `residual` is relative to slopes of the equations, `step` (the last) to the sizes.
    """

    at: Tried
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
    steady: Steady,
    at: Tried,
    tolerance: float,
    rounds: int = 80,
    equations: Equations | None = None,
) -> Root:
    """Return where Newton's method ends; `tolerance` is of steps relative to sizes."""
    residual_at, jacobian_at = equations or (steady.residual, steady.jacobian)
    sizes, residual = steady.sizes, residual_at(at)
    measured = np.isfinite(sizes)
    taken, part, near, before = 0, 1.0, True, np.inf
    while True:
        linear = Linear(jacobian_at(at), sizes)
        step = linear.step(residual)
        wanted = np.where(measured, step / np.where(measured, sizes, 1.0), 0.0)
        size = float(np.abs(wanted).max(initial=0.0))
        scaled = np.abs(residual * linear.rows)
        ok = size < tolerance and scaled.max(initial=0.0) < 100 * tolerance
        if ok:
            # What is left of forces, which the sizes do not measure, goes with it.
            last = steady.moved(at, step)
            result = np.abs(residual_at(last) * linear.rows)
            if result.max(initial=0.0) <= scaled.max(initial=0.0):
                at, scaled = last, result
            return Root(at, True, taken, scaled, wanted, near)
        if taken >= rounds or not np.isfinite(size):
            return Root(at, False, taken, scaled, wanted)
        part = min(1.0, 4 * part, steady.limit(at, step))
        while True:
            tried = steady.moved(at, part * step)
            result = residual_at(tried)
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
