"""Equilibria from rough starts: relaxation downhill.

References:
    Kelley and Keyes (1998), Convergence analysis of pseudo-transient continuation.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

import numpy as np

from symbody.analyses.implicit_point import Array
from symbody.analyses.newton import Linear
from symbody.analyses.steady import Steady, Tried

_ROUNDS = 300
_FIRST = 1e-3  # s²: how far the first step falls
_LONGEST = 0.5  # rad or m in one step
_NEAR = 1e-3
# Squares of times [s²].
_SHORTEST, _LONG, _LONGEST_TIME = 1e-12, 1e2, 1e12


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
        q[:, [j for j in self.steady.frozen if j < q.shape[1]]] = 0.0
        J[:, columns["q"]] += q
        xd = self.steady.model.rows["xd"]
        J[xd, columns["x"]] -= np.eye(xd.stop - xd.start) / np.sqrt(self.time)
        return J


def relaxed(steady: Steady, at: Tried) -> Tried:
    """Return where a mechanism falls to without kinetic energy, near an equilibrium.

    Args:
        steady: The equations.
        at: Where it begins.
    """
    time, residual = _FIRST, steady.residual(at)
    for _ in range(_ROUNDS):
        linear = Linear(Relaxed(steady, time).jacobian(at), steady.sizes)
        step = linear.step(residual)
        far = np.abs(step[steady.columns["q"]]).max(initial=0.0)
        if not np.isfinite(far):
            break
        if far > _LONGEST and time > _SHORTEST:
            time *= 0.25
            continue
        moved = steady.moved(at, steady.limit_of_signs(at, step) * step)
        found = steady.residual(moved)
        if not np.isfinite(found).all():
            break
        before = np.linalg.norm(residual * linear.rows)
        after = np.linalg.norm(found * linear.rows)
        at, residual = moved, found
        if far < _NEAR and time > _LONG:
            break
        time = min(time * (4.0 if after <= before else 2.0), _LONGEST_TIME)
    return at
