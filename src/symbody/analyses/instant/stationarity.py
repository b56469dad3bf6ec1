"""Balances and linear systems of an instant, checked whether they last in motion.

Steady motions last in the velocities whose coordinates change no force: these may
depend on the others.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.instant.eigen import growth, regular_growth
from symbody.analyses.instant.implicit_point import ImplicitModel, Point
from symbody.analyses.instant.inputs import Array
from symbody.analyses.instant.linear_terms import (
    LinearTerms,
    accelerated,
    dependent_by_weights,
    dependent_columns,
    linear_terms,
    wished_of,
    without_rounding,
)
from symbody.analyses.instant.regular import row_factors
from symbody.arguments import listed
from symbody.errors import AnalysisError
from symbody.notes import Note

# Velocities below are the rounding of those that are zero [rad/s or m/s].
STILL = 1e-15
# A change of the equations along the motion that is more than rounding, against the
# largest that any coordinate makes.
_PASSES = 1e-7
# How far the mechanism is moved to see whether its linear equations change [rad or m],
# and by which part of their size they do then, beyond rounding and third order.
_REACH = 1e-3
_CHANGES = 1e-7
# How far a uniform motion is followed, so that changes of second order show as well.
_FAR = 0.03
# Changes of accelerations beside those of third and fourth order in time, in relation
# to what the coordinates that move change; and their rounding.
_THIRD, _FOURTH, _ROUNDED = 1e-4, 1e-8, 1e-10
# Conditions nearer to zero switch in a state; so far are states beside it [rad, or the
# mechanism's length].
# At half of that what is smooth is off by a fourth, a corner by half, a jump by all.
_SWITCHES, _BESIDE, _CORNER, _OFF = 1e-9, 1e-5, 0.35, 1e-9
# How notes on an equilibrium in motion begin that does not last.
ALONE = "The forces balance at this instant alone: "
UNDECIDED = Note(
    "Stability is not known: the equations of small motions are singular here, as "
    "where what moves has no inertia.",
    "undetermined",
)
FROZEN = Note(
    "The linear equations change along this motion, as those in world axes do in a "
    "turn: eigenvalues are those of a frozen instant, and do not tell whether the "
    "motion is stable. Describe what turns by joints that turn along, such as Rz "
    "(about the center), Ty (the radius), Rz, and what spins by a joint whose last "
    "turn is the spin, such as Rz Rx Ry of a wheel in place of a quaternion.",
    "instant",
)

TIMED = Note(
    "The linear equations change with time: eigenvalues are those of one instant, and "
    "do not tell whether deviations grow. Of what repeats, periodic_motion and "
    "stability_chart tell that.",
    "instant",
)
# How much later equations are looked at, in units of time, and what is no balance.
_LATER = (0.05, 0.0809)
_BALANCED = 1e-9


def _is_uniform(model: ImplicitModel, point: Point) -> bool:
    """Return whether coordinates go on in proportion to time, which turns do not."""
    _, greatest, rounding = _sizes(point)
    turns = [point.v[first + k] for first in model.turns for k in range(3)]
    return greatest <= rounding and not np.any(turns)


def passes(model: ImplicitModel, point: Point) -> bool:
    """Return whether an unaccelerated equilibrium changes as coordinates move on."""
    if not point.v.any() or np.abs(point.vd).max(initial=0.0) > STILL:
        return False
    slopes = model.slopes(point)
    change, lam = slopes.by("q") @ point.v, slopes.by("lam")
    if _is_uniform(model, point):
        time = _FAR / np.abs(point.v).max()
        there = _on(model, point, time)
        change = (model.residuals(there) - model.residuals(point)) / time
        lam = model.slopes(there).by("lam")
    # Forces of constraints turn along with the mechanism.
    change = change - lam @ np.linalg.lstsq(lam, change, rcond=None)[0]
    size = np.linalg.norm(slopes.by("q"), axis=1) * np.linalg.norm(point.v)
    return bool((np.abs(change) > _PASSES * size.max()).any())


def accelerating(
    model: ImplicitModel, point: Point, independent: Sequence[int]
) -> list[int]:
    """Return velocities that accelerate, those that change forces most first.

    A motion is steady where some choice of independent velocities has no acceleration,
    now and a short time before and after; what turns along changes no force.
    """
    fastest, greatest, rounding = _sizes(point)
    if fastest <= STILL or greatest <= rounding:
        return []
    others = [
        np.delete(np.arange(len(point.v)), stationary_dependents(model, point, w))
        for w in (wished_of(model), ())
    ]
    for chosen in (independent, *(each.tolist() for each in others)):
        if _goes_on(model, point, list(chosen)):
            return []
    # The effect of each: of its coordinate, as if constraints let it go alone.
    effects = np.linalg.norm(model.slopes(point).by("q"), axis=0) * np.abs(point.vd)
    effects[np.abs(point.vd) <= rounding] = 0.0
    order = np.argsort(-effects).tolist()
    return [j for j in order if effects[j] > _PASSES * effects.max()]


def _sizes(point: Point) -> tuple[float, float, float]:
    """Return the greatest velocity and acceleration, and what of these is rounding."""
    fastest = float(np.abs(point.v).max(initial=0.0))
    greatest = float(np.abs(point.vd).max(initial=0.0))
    return fastest, greatest, _PASSES * (fastest**2 + greatest)


def _goes_on(model: ImplicitModel, point: Point, independent: list[int]) -> bool:
    """Return whether velocities do not accelerate, and do not a short time on."""
    fastest, greatest, rounding = _sizes(point)
    if np.abs(point.vd[independent]).max(initial=0.0) > rounding:
        return False
    time = min(_REACH / fastest, np.sqrt(_REACH / greatest))
    try:
        terms = linear_terms(model, point, independent)
        later, before = (
            _rates_of(model, point, independent, s * time) for s in (1, -1)
        )
    except AnalysisError:
        return False
    by_q = np.abs(terms.vd[:, : len(terms.independent)][independent])
    method = time * np.abs(point.v) + 0.5 * time**2 * np.abs(point.vd)
    size = by_q @ method[list(terms.independent)]
    floor = _ROUNDED * (fastest**2 + greatest)
    odd, even = np.abs(later - before) / 2, np.abs(later + before) / 2
    return bool(
        (odd <= _THIRD * size + floor).all() and (even <= _FOURTH * size + floor).all()
    )


def _rates_of(
    model: ImplicitModel, point: Point, independent: list[int], time: float
) -> Array:
    """Return accelerations a short time on, with the same independent velocities."""
    on = _on(model, point, time)
    others = [j for j in range(len(point.v)) if j not in independent]
    on = accelerated(model, model.with_consistent_velocities(on, others))
    return np.asarray(on.vd[independent])


def growth_at(model: ImplicitModel, point: Point) -> tuple[float | None, str]:
    """Return the greatest real part of an eigenvalue, or None and why not."""
    try:
        terms = linear_terms(model, point)
        if not np.isfinite(terms.A).all():
            return None, ""
        # Rounding scatters rigid motions alone.
        grows = regular_growth(terms.A)
        if grows is None:
            terms = without_rounding(model, point, terms, ("A",))
    except AnalysisError:
        return None, ""
    if changes_along(model, point, terms):
        return None, FROZEN
    return growth(terms.A) if grows is None else grows, ""


def forces_change_in_time(model: ImplicitModel, point: Point) -> bool:
    """Return whether what balances now does not a little later, in the same state."""
    if not model.functions.timed:
        return False
    now = model.residuals(point)
    later = [model.residuals(each) - now for each in _later(model, point)]
    unit, force = model.units[1], model.rows["force"]
    changes = np.abs([*later, *(unit * model.slopes(point).by("t").T)])
    changes[:, force] /= model.force_sizes
    return bool(changes.max(initial=0.0) > _BALANCED)


def changes_in_time(
    model: ImplicitModel, point: Point, terms: LinearTerms | None = None
) -> bool:
    """Return whether the linear equations are others a little later, in this state."""
    if not model.functions.timed:
        return False
    try:
        terms = terms or linear_terms(model, point)
        later = [
            linear_terms(model, accelerated(model, each), terms.independent)
            for each in _later(model, point)
        ]
    except AnalysisError:
        return True
    return any(_differ(model, point, terms, each, terms) for each in later)


def changes_along(model: ImplicitModel, point: Point, terms: LinearTerms) -> bool:
    """Return whether the linear equations change along a motion, with time held."""
    fastest = np.abs(point.v).max(initial=0.0)
    if fastest <= STILL or not np.isfinite(terms.A).all():
        return False
    is_uniform = _is_uniform(model, point)
    time = _FAR / fastest
    if not is_uniform:
        greatest = np.abs(point.vd).max() + 1e-300
        time = min(_REACH / fastest, np.sqrt(_REACH / greatest))

    def moved(time: float) -> LinearTerms:
        on = replace(_on(model, point, time), v=point.v + time * point.vd)
        return linear_terms(model, accelerated(model, on), terms.independent)

    try:
        # What velocities change to second order is the same before.
        there, before = moved(time), terms if is_uniform else moved(-time)
    except AnalysisError:
        return True
    return _differ(model, point, terms, there, before)


def _differ(
    model: ImplicitModel, point: Point, terms: LinearTerms,
    there: LinearTerms, before: LinearTerms,
) -> bool:  # fmt: skip
    """Return whether two linear systems beside that of a point are not the same."""
    if not there.independent == before.independent == terms.independent:
        return True
    # What is zero but for rounding is no scale for changes.
    size = np.abs(without_rounding(model, point, terms, ("A",)).A)
    rows, columns = (np.sqrt(size.max(axis=k, initial=0.0)) for k in (1, 0))
    change = np.abs(there.A - before.A)
    whole = np.outer(np.where(rows > 0, rows, 1), np.where(columns > 0, columns, 1))
    return bool((change > _CHANGES * whole).any())


def _later(model: ImplicitModel, point: Point) -> list[Point]:
    """Return a state at other times."""
    times = (replace(point, t=point.t + dt * model.units[1]) for dt in _LATER)
    return [model.on_explicit_loops(each) for each in times]


def _on(model: ImplicitModel, point: Point, time: float) -> Point:
    """Return a point whose coordinates are those of a short time on."""
    step: Array = time * point.v + 0.5 * time**2 * point.vd
    return model.on_explicit_loops(replace(point, q=model.moved(point.q, step)))


# Where slopes are looked at beside the start, as steps in rad and m.
_SPREAD = (0.0, 0.03, 0.07)
# A coordinate changes an equation from this part of the largest slope on.
_PART = 1e-9
# By how much less each rank weighs in the choice of what depends.
_RANK = 1e-3


def dependent_velocities(
    model: ImplicitModel, point: Point, entries: Sequence[int], moves: bool
) -> list[int]:
    """Return the numbers of the velocities that follow from the others.

    In a steady motion only velocities may change whose coordinates change no force,
    such as the place of a wheel; where it `moves`, all others are independent before
    these.
    """
    rates = model.rows["rates"]
    if rates.start == rates.stop:
        return []
    J = model.slopes(point).by("v", rates) * model.step_sizes
    wished = list(wished_of(model))
    dependent = dependent_columns(row_factors(J) * J, entries, wished)
    if not moves or not dependent:
        return dependent
    ignorable = _ignorable(model, point)
    chosen = np.delete(np.arange(J.shape[1]), [*dependent, *entries])
    if not ignorable[chosen].any():
        return dependent
    return stationary_dependents(model, point, wished, entries, ignorable)


def stationary_dependents(
    model: ImplicitModel,
    point: Point,
    wished: Sequence[int] = (),
    entries: Sequence[int] = (),
    ignorable: NDArray[np.bool_] | None = None,
) -> list[int]:
    """Return dependent velocities, those of ignorable coordinates before others.

    Those of `entries` are independent before all, `wished` before others of their kind.
    """
    J = model.slopes(point).by("v", model.rows["rates"]) * model.step_sizes
    rank = np.zeros(J.shape[1])
    rank[list(wished)] = 1
    rank[~(_ignorable(model, point) if ignorable is None else ignorable)] += 2
    rank[list(entries)] = 4
    return dependent_by_weights(row_factors(J) * J, _RANK**rank)


def _ignorable(model: ImplicitModel, point: Point) -> NDArray[np.bool_]:
    """Return for each velocity whether steps along it alone change no equation."""
    rng = np.random.default_rng(0)
    nv, unit, steps = len(point.v), model.units[1], model.step_sizes
    ignorable = np.ones(nv, dtype=bool)
    for spread in _SPREAD:
        # With any motion and forces, so that none of them hides a dependence.
        tried = replace(
            point,
            q=model.moved(point.q, spread * rng.normal(size=nv) * steps),
            v=rng.normal(size=nv) * steps / unit,
            vd=rng.normal(size=nv) * steps / unit**2,
            lam=rng.normal(size=len(point.lam)),
        )
        slopes = model.slopes(model.on_explicit_loops(tried)).by("q") * steps
        slopes[model.rows["force"]] /= model.force_sizes[:, None]
        sizes = np.linalg.norm(slopes, axis=0)
        ignorable &= sizes <= _PART * max(1.0, sizes.max(initial=0.0))
    return ignorable


def note_of_corner(
    model: ImplicitModel, point: Point, terms: LinearTerms | None, rest: str
) -> tuple[Note, ...]:
    """Return a note if slopes, or what they are of, jump in a state; `rest` ends it."""
    owners = model.model.shared.outline("switches").shapes
    if not owners:
        return ()
    values = model.model.function("switches")(
        point.t, model.state_of(point), point.u[: len(model.model.system.u)]
    )
    ends = np.cumsum([math.prod(shape) for shape in owners.values()])
    parts = zip(owners, np.split(values, ends[:-1]), strict=True)
    here = [name for name, part in parts if (np.abs(part) <= _SWITCHES).any()]
    if not here:
        return ()
    terms = terms or linear_terms(model, point)
    n, nx, fq = len(terms.A), len(point.x), len(terms.independent)
    unit, own_v = model.units[1], list(terms.independent_v)
    of_q, of_v = (
        model.step_sizes[list(terms.independent)],
        model.step_sizes[own_v] / unit,
    )
    sizes = np.concatenate([of_q, of_v, np.ones(nx)])

    def rates(step: Array) -> Array:
        q = model.moved(point.q, terms.q @ step)
        v, x = point.v + terms.v @ step, point.x + step[n - nx :]
        there = accelerated(model, replace(point, q=q, v=v, x=x))
        return np.concatenate(
            [there.vd[own_v], model.residuals(there)[model.rows["xd"]]]
        )

    def off(size: float) -> Array:
        """Return by how much rates beside the state are not those of the slopes."""
        steps = size * np.vstack([np.diag(sizes), -np.diag(sizes)])
        there = np.array([rates(step) for step in steps])
        left = there - rates(np.zeros(n)) - steps @ terms.A[fq:].T
        return np.abs(left) * (unit / sizes[fq:])

    try:
        far, near = off(_BESIDE), off(_BESIDE / 2)
    except AnalysisError:
        far = near = np.ones(1)  # what it is beside the state nobody knows
    if not (near > np.maximum(_CORNER * far, _OFF)).any():
        return ()
    text = f"Formulas of {listed(here)} have a corner or a jump in this state: {rest}"
    return (Note(text, "singular"),)
