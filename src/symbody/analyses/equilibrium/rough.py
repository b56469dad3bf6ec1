"""Equilibria from rough starts: relaxation downhill.

A step is one of the implicit Euler method for a motion whose acceleration becomes its
velocity. Steps stay so short that the mechanism leaves an unstable equilibrium, to
which Newton's method would lead it.

References:
    Kelley and Keyes (1998), Convergence analysis of pseudo-transient continuation.
"""

from __future__ import annotations

import numpy as np

from symbody.analyses.instant.implicit_point import Array
from symbody.analyses.instant.newton import NEGLIGIBLE, Linear
from symbody.analyses.instant.steady import Steady, Tried

_ROUNDS = 300
_FIRST = 1e-3  # s²: how far the first step falls
_LONGEST = 0.5  # rad or m in one step
_NEAR, _RESTS = 1e-3, 1e-9
# Squares of times [s²].
_SHORTEST, _LONG, _LONGEST_TIME = 1e-12, 1e2, 1e12


def relaxed(steady: Steady, at: Tried) -> Tried:
    """Return where a mechanism falls to without kinetic energy, near an equilibrium.

    Args:
        steady: The equations.
        at: Where it begins.
    """
    time, residual = _FIRST, steady.residual(at)
    for _ in range(_ROUNDS):
        J = steady.jacobian(at)
        if not np.isfinite(J).all():
            break
        longest = _longest_time(steady, J)
        time = min(time, longest)
        linear = Linear(_with_inertia(steady, J, time), steady.sizes)
        step = linear.step(residual)
        far = np.abs(step[steady.columns["q"]]).max(initial=0.0)
        if not np.isfinite(far):
            break
        if far > _LONGEST and time > _SHORTEST:
            time *= 0.25
            continue
        moved = steady.moved(at, steady.limit_of_signs(at, step) * step)
        result = steady.residual(moved)
        if not np.isfinite(result).all():
            break
        before = np.linalg.norm(residual * linear.rows)
        after = np.linalg.norm(result * linear.rows)
        at, residual = moved, result
        if far < (_NEAR if longest > _LONG else _RESTS) and time > min(
            _LONG, longest / 2
        ):
            break
        time = min(time * (4.0 if after <= before else 2.0), _LONGEST_TIME)
    return at


def _with_inertia(steady: Steady, J: Array, time: float) -> Array:
    """Return a Jacobian in which coordinates resist by their inertia.

    Args:
        steady: The equations.
        J: Their Jacobian.
        time: The square of a time [s²].
    """
    columns, rows = steady.columns, steady.model.rows
    resisting, force, xd = J.copy(), rows["force"], rows["xd"]
    q = J[force, columns["vd"]] / time
    q[:, [j for j in steady.frozen if j < q.shape[1]]] = 0.0
    resisting[force, columns["q"]] += q
    resisting[xd, columns["x"]] -= np.eye(xd.stop - xd.start) / np.sqrt(time)
    return resisting


def _longest_time(steady: Steady, J: Array) -> float:
    """Return the square of the time in which what is unstable grows to the double."""
    if steady.targets:
        return _LONGEST_TIME
    rows, columns = steady.model.rows, steady.columns
    K, M = (J[rows["force"], columns[name]] for name in ("q", "vd"))
    phi = J[rows["phi"], columns["q"]]
    if len(phi):
        _, s, Vt = np.linalg.svd(phi)
        Z = Vt[int((s > NEGLIGIBLE * s.max(initial=0.0)).sum()) :].T
        K, M = Z.T @ K @ Z, Z.T @ M @ Z
    # NumPy's alone: threads of its and SciPy's libraries would wait for each other.
    squares = np.linalg.eigvals(np.linalg.lstsq(M, K, rcond=NEGLIGIBLE)[0])
    falling = -squares.real.min(initial=0.0)
    return min(_LONGEST_TIME, 0.5 / falling) if falling > _RESTS else _LONGEST_TIME
