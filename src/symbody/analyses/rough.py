"""Equilibria from rough starts: relaxation downhill, then homotopy.

References:
    Kelley and Keyes (1998), Convergence analysis of pseudo-transient continuation.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

import numpy as np

from symbody.analyses.implicit_point import Array
from symbody.analyses.newton import Found, Linear, newton
from symbody.analyses.steady import Steady, Tried

_ROUNDS = 300
_FIRST = 1e-3  # s²: how far the first step falls
_LONGEST = 0.5  # rad or m in one step
_NEAR = 1e-3


@final
@dataclass(frozen=True)
class Relaxed:
    """Equations of an equilibrium whose coordinates resist by their inertia.

    A step is one of the implicit Euler method for a motion whose acceleration becomes
    its velocity: it falls towards a stable equilibrium.

    Attributes:
        steady: The equations.
        time: The square of a time [s²].
    """

    steady: Steady
    time: float

    def jacobian(self, at: Tried) -> Array:
        """Return the Jacobian with the inertia of the coordinates."""
        J = self.steady.jacobian(at)
        columns, force = self.steady.columns, self.steady.model.rows["force"]
        q = np.zeros((J.shape[0], columns["q"].stop))
        q[force] = J[force, columns["vd"]] / self.time
        q[:, list(self.steady.frozen)] = 0.0
        J[:, columns["q"]] += q
        xd = self.steady.model.rows["xd"]
        J[xd, columns["x"]] -= np.eye(xd.stop - xd.start) / np.sqrt(self.time)
        return J


def from_rough(
    steady: Steady, at: Tried, failed: Found[Tried], tolerance: float
) -> tuple[Found[Tried], str]:
    """Return what relaxation and Newton's method find, and in what way.

    Args:
        steady: The equations.
        at: Where the search begins.
        failed: What Newton's method alone has found.
        tolerance: Of the last step.
    """
    time, residual = _FIRST, steady.residual(at)
    for _ in range(_ROUNDS):
        linear = Linear(Relaxed(steady, time).jacobian(at), steady.sizes)
        step = linear.step(residual)
        far = np.abs(step[steady.columns["q"]]).max(initial=0.0)
        if not np.isfinite(far):
            return failed, "Newton"
        if far > _LONGEST:
            time *= 0.25
            if time < 1e-12:
                return failed, "Newton"
            continue
        at = steady.moved(at, step)
        found = steady.residual(at)
        if not np.isfinite(found).all():
            return failed, "Newton"
        before = np.linalg.norm(residual * linear.rows)
        after = np.linalg.norm(found * linear.rows)
        residual = found
        time *= 4.0 if after <= before else 2.0
        time = min(time, 1e12)
        if far < _NEAR and time > 1e2:
            result = newton(steady, at, tolerance)
            if result.converged:
                return result, "relaxation, then Newton"
    result = newton(steady, at, tolerance)
    if result.converged:
        return result, "relaxation, then Newton"
    return failed, "Newton"
