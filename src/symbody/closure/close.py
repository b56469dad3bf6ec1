"""Loops closed from rough start values.

Newton's method with a line search; where it ends without closing, some other starts
nearby, and at last the least squares of all equations.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import numpy as np

from symbody.closure.numbers import Array, Numbers
from symbody.errors import AnalysisError
from symbody.system.values import fixed_start

# Residuals in m, or cosines: far below what any integrator resolves.
CLOSED = 1e-12
_ROUNDS = 60
_TRIES = 8
_SPREAD = 0.3
_SMALLEST_PART = 1e-4
# Directions that change the residual less than this are left alone.
_NEGLIGIBLE = 1e-9


def close(numbers: Numbers, q: Array, moving: Collection[int]) -> Array | None:
    """Return closed coordinates near `q`, changed along `moving` only, or None."""
    moving = set(moving)
    count = numbers.shape.holonomic
    if not count:
        return q
    residual = numbers.phi(q)
    size = float(np.linalg.norm(residual))
    for _ in range(_ROUNDS):
        J = numbers.J(q)[:count]
        if not np.isfinite(J).all() or not np.isfinite(residual).all():
            return None
        step = np.zeros(len(numbers.labels))
        for rows, some in numbers.shape.holonomic_parts:
            inner = [j for j in some if j in moving]
            block = J[rows][:, inner]
            step[inner] = -np.linalg.lstsq(block, residual[rows], rcond=_NEGLIGIBLE)[0]
        if np.abs(residual).max() < CLOSED and np.abs(step).max(initial=0.0) < 1e-9:
            return q
        part = 1.0
        while part > _SMALLEST_PART:
            tried = numbers.moved(q, part * step)
            trial = numbers.phi(tried)
            trial_size = float(np.linalg.norm(trial))
            if trial_size < (1 - 0.1 * part) * size or trial_size < CLOSED:
                break
            part *= 0.5
        else:
            return q if np.abs(residual).max() < 100 * CLOSED else None
        q, residual, size = tried, trial, trial_size
    return None


def solve_position_constraints(
    numbers: Numbers,
    q: Array,
    moving: Sequence[int],
    fixed: Collection[int] = (),
) -> Array:
    """Return coordinates closed along `moving` or, if need be, all but the `fixed`."""
    everything = [j for j in range(len(numbers.labels)) if j not in fixed]
    for columns in (moving, everything):
        closed = close(numbers, q, columns)
        if closed is not None:
            return closed
    rng = np.random.default_rng(0)
    for attempt in range(_TRIES):
        columns = moving if attempt % 2 == 0 else everything
        step = np.zeros(len(numbers.labels))
        step[list(columns)] = rng.normal(scale=_SPREAD, size=len(columns))
        closed = close(numbers, numbers.moved(q, step), columns)
        if closed is not None:
            return closed
    nearest = _nearest(numbers, q, everything)
    closed = close(numbers, nearest, everything)
    if closed is not None:
        return closed
    raise AnalysisError(_cannot_close(numbers, q, nearest), nearest)


def _nearest(numbers: Numbers, q: Array, moving: Sequence[int]) -> Array:
    """Return the coordinates with the least squares of the residuals nearby."""

    def moved(part: Array) -> Array:
        step = np.zeros(len(numbers.labels))
        step[list(moving)] = part
        return numbers.moved(q, step)

    if not moving:
        return q

    def residuals(part: Array) -> Array:
        return numbers.phi(moved(part))

    # SciPy takes half a second to import.
    from scipy.optimize import least_squares

    solution = least_squares(residuals, np.zeros(len(moving)), xtol=1e-12)
    return moved(solution.x)


def _cannot_close(numbers: Numbers, q: Array, nearest: Array) -> str:
    residual = numbers.phi(nearest)
    worst = np.argsort(-np.abs(residual))[:3]
    rows = ", ".join(
        f"{numbers.shape.names[i].removeprefix('lam_')} is off by {residual[i]:.3g}"
        for i in worst
        if abs(residual[i]) > CLOSED
    )
    system = numbers.system
    free = {s.name for s in system.q}
    fixed = [f"{n} = {x:.6g}" for n, x in fixed_start(system).items() if n in free]
    release = f" Or release one of the fixed ones: {', '.join(fixed)}." if fixed else ""
    if not numbers.labels:
        return (
            f"model {system.name!r}: the loops are open, and all joints are "
            f"prescribed: {rows}. Prescribe fewer, or what closes the loops."
        )
    return (
        f"model {system.name!r}: the loops do not close from the start values "
        f"({numbers.shown(q)}). Nearest is {numbers.shown(nearest)}, where {rows}. "
        f"Either the lengths do not allow it, the constraints contradict each other, "
        f"or the start is too far away: check the geometry, or give start values "
        f"nearer to the posture that is meant.{release}"
    )
