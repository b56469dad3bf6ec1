"""Balances and linear systems of an instant, checked whether they last in motion."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from symbody.analyses.implicit_point import Array, ImplicitModel, Point, Slopes
from symbody.analyses.linear_terms import LinearTerms, accelerated, linear_terms
from symbody.errors import AnalysisError

# Velocities below are the rounding of those that are zero [rad/s or m/s].
STILL = 1e-15
# A change of the equations along the motion that is more than rounding, against the
# largest that any coordinate makes.
_PASSES = 1e-7
# How far the mechanism is moved to see whether its linear equations change [rad or m],
# and by which part of their size they do then, beyond rounding and third order.
_WAY = 1e-3
_CHANGES = 1e-7
FROZEN = (
    "The linear equations change along this motion, as those in world axes do in a "
    "turn: eigenvalues are those of a frozen instant, and do not tell whether the "
    "motion is stable. Describe what turns by joints that turn along, such as Rz "
    "(about the center), Ty (the radius), Rz."
)


def passes(slopes: Slopes, point: Point) -> bool:
    """Return whether an equilibrium changes as its own coordinates move on.

    Where accelerations are not zero, as of velocities in world axes in a steady turn,
    they may change along; `changes_along` tells that of the linear equations.
    """
    if not point.v.any() or np.abs(point.vd).max(initial=0.0) > STILL:
        return False
    change = slopes.by("q") @ point.v
    # Forces of constraints turn along with the mechanism.
    lam = slopes.by("lam")
    change = change - lam @ np.linalg.lstsq(lam, change, rcond=None)[0]
    size = np.linalg.norm(slopes.by("q"), axis=1) * np.linalg.norm(point.v)
    return bool((np.abs(change) > _PASSES * size.max()).any())


def changes_along(model: ImplicitModel, point: Point, terms: LinearTerms) -> bool:
    """Return whether the linear equations of a motion change as it goes on.

    They do not where the motion is steady in the coordinates that describe it. Time is
    held: what depends on it is told apart.

    Args:
        model: The model.
        point: With accelerations and multipliers that belong to its state.
        terms: The linear system there.
    """
    fastest = np.abs(point.v).max(initial=0.0)
    if fastest <= STILL or not np.isfinite(terms.A).all():
        return False
    time = min(_WAY / fastest, np.sqrt(_WAY / (np.abs(point.vd).max() + 1e-300)))
    try:
        there, before = (_moved(model, point, terms, s * time) for s in (1, -1))
    except AnalysisError:
        return True
    if there.independent != before.independent:
        return True
    size = np.abs(terms.A)
    rows, columns = (np.sqrt(size.max(axis=k, initial=0.0)) for k in (1, 0))
    change = np.abs(there.A - before.A)
    whole = np.outer(np.where(rows > 0, rows, 1), np.where(columns > 0, columns, 1))
    return bool((change > _CHANGES * whole).any())


def _moved(
    model: ImplicitModel, point: Point, terms: LinearTerms, time: float
) -> LinearTerms:
    """Return the linear system a short time on."""
    step: Array = time * point.v + 0.5 * time**2 * point.vd
    on = replace(point, q=model.moved(point.q, step), v=point.v + time * point.vd)
    on = accelerated(model, model.on_explicit_loops(on))
    return linear_terms(model, on, terms.independent)
