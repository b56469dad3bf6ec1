"""Coordinates on which no force depends: found by rank, and held."""

from __future__ import annotations

from dataclasses import replace
from typing import final

import numpy as np

from symbody.analyses.instant.implicit_point import ImplicitModel, Point
from symbody.analyses.instant.inputs import Array
from symbody.analyses.instant.newton import TOLERANCE, Root, linear_at
from symbody.analyses.instant.regular import NEGLIGIBLE, Linear, pivoted
from symbody.analyses.instant.steady import Steady, Target, Tried, column_of
from symbody.analyses.instant.steady_request import Request
from symbody.arguments import listed
from symbody.dataclass import dataclass
from symbody.errors import ModelError

# Where the rank is looked at beside the start, as steps in rad and m.
_SPREAD = (0.0, 0.03, 0.07)
# A coordinate takes part in a direction from this share on.
_PART = 1e-6
# Forces below this, in relation to their slopes, are rounding.
_UNBALANCED = 1e-8
# At a fold Newton's method comes so near to the singular stiffness.
_LOOSE = 1e-8
# How far along neutral motions an equilibrium is looked for again [rad or m], and how
# much of that it may be aside.
_TRIAL, _BESIDE = 0.02, 0.1
# Most rad or m that other coordinates move at once as these motions are taken back.
_FAR, _ARRIVED = 0.3, 1e-14
_ROUNDS, _RETURNS = 20, 200
_LEFT = 1e-8  # of equations, behind the last step of Newton's method
_EQUAL = 1e-6


@final
@dataclass(frozen=True)
class Idle:
    """Directions that change no equation, wherever the mechanism is nearby.

    `frozen` velocities are such alone; `surplus` of `contested` targets are implied.
    """

    frozen: tuple[int, ...]
    unbalanced: tuple[str, ...]
    contested: tuple[str, ...] = ()
    surplus: int = 0


def idle_directions(request: Request) -> Idle:
    """Return what changes no equation, and which forces nothing balances."""
    steady = request.steady
    every = steady
    if request.wishes:
        every = replace(steady, targets=(*steady.targets, *request.wishes))
    idle, linear, at = _least_idle(every, request.at)
    if request.wishes:
        _, linear, at = _least_idle(steady, request.at)
    q = steady.columns["q"]
    _check_free(steady, idle)
    aimed = (linear_at(every, at) if request.wishes else linear).scaled
    alone = np.linalg.norm(aimed[:, q], axis=0) < _PART
    frozen = tuple(j for j in np.flatnonzero(alone).tolist())
    contested, surplus = _contested(steady, linear)
    equations = replace(steady, targets=()) if surplus else steady
    if surplus:
        linear = linear_at(equations, at)
    residual = equations.residual(at)
    left = linear.left(residual)
    system, forces = steady.model.system, np.abs(residual[steady.model.rows["force"]])
    sizes = np.abs(left)
    acts = sizes[: len(forces)] > _UNBALANCED * max(1.0, sizes.max(initial=0.0))
    acts &= forces > _UNBALANCED * forces.max(initial=0.0)
    unbalanced = [
        f"{-residual[i]:.4g} {system.force_units[system.v[i]]} along {system.v[i].name}"
        for i in np.flatnonzero(acts).tolist()
    ]
    return Idle(frozen, tuple(unbalanced), contested, surplus)


def at_rest(request: Request) -> Request:
    """Return the request with velocities at rest that only drives by states bind."""
    steady, model = request.steady, request.steady.model
    by_x = model.slopes(request.at.point).by("x", model.rows["rates"])
    if not by_x.any():
        return request
    idle, _, _ = _least_idle(steady, request.at)
    part = idle[steady.columns["v"]]
    if not part.size:
        return request
    sizes, order = pivoted(part.T)
    rank = int((sizes > _PART).sum())
    system = model.system
    rest = tuple(
        Target(system.v[j].name, "v", j, 0.0, system.units[system.v[j]])
        for j in sorted(order[:rank].tolist())
    )
    return replace(request, steady=replace(steady, targets=(*steady.targets, *rest)))


def _contested(steady: Steady, linear: Linear) -> tuple[tuple[str, ...], int]:
    """Return targets that cannot have values of their own, and how many too many."""
    count = len(steady.targets)
    if not count:
        return (), 0
    equations, aims = linear.scaled[:-count], linear.scaled[-count:]
    # What targets change once all other equations hold.
    _, s, Vt = np.linalg.svd(equations)
    rank = int((s > NEGLIGIBLE * s.max(initial=0.0)).sum())
    effects = aims @ Vt[rank:].T
    U, s, _ = np.linalg.svd(effects)
    able = int((s > _PART * max(1.0, s.max(initial=0.0))).sum())
    parts = np.abs(U[:, able:]).max(axis=1, initial=0.0)
    names = [t.name for t, part in zip(steady.targets, parts, strict=True)
             if part > _PART]  # fmt: skip
    return tuple(names), count - able


@final
@dataclass(frozen=True)
class Neutral:
    """Motions along which an equilibrium goes on as one: they change no force.

    The search has `moved` some for good; forces change along `singular` ones elsewhere.
    """

    root: Root[Tried]
    columns: tuple[int, ...] = ()
    names: tuple[str, ...] = ()
    moved: tuple[str, ...] = ()
    singular: tuple[str, ...] = ()


def neutral(steady: Steady, begin: Tried, result: Root[Tried]) -> Neutral:
    """Return an equilibrium whose neutral motions are where the search began.

    The null space of slopes is neutral where equilibria go on along it, else singular.
    """
    linear = linear_at(steady, result.at)
    null = linear.columns[:, None] * _idle(steady, linear, _LOOSE)
    if not null.shape[1]:
        return Neutral(result)
    q, x = steady.columns["q"], steady.columns["x"]
    described = np.r_[q, x].astype(int)
    # Of unknowns that describe a motion equally well the first is held.
    part = null[described] * (1 - _EQUAL * np.arange(len(described)))[:, None]
    if not part.size:
        return Neutral(result)
    _, order = pivoted(part.T)
    chosen = np.sort(described[order[: null.shape[1]]])
    ways, rows = _ways(steady, result.at, chosen.tolist())
    trials = ways * (_TRIAL / np.abs(ways[described]).max(axis=0))

    def goes_on(step: Array) -> bool:
        aimed = steady.moved(result.at, step)
        there = _corrected(steady.without(chosen.tolist()), aimed, rows)
        if there is None:
            return False
        aside = steady.model.step_between(aimed.point.q, there.point.q)
        return bool(np.abs(aside).max() <= _BESIDE * _TRIAL)

    whole = goes_on(trials.sum(axis=1))
    lasts = np.array([whole or goes_on(trial) for trial in trials.T])
    stored, lost = chosen[lasts].tolist(), chosen[~lasts].tolist()
    known = (ways, rows) if lasts.all() else None
    there = _brought_back(steady, begin, result.at, stored, known)
    if there is None:
        moved, at = stored, result.at
    else:
        moved, at = [], there
    linear = linear_at(steady, at)
    # Where coordinates are singular, they may be regular when these are taken back.
    if _idle(steady, linear, _LOOSE).shape[1] <= len(stored) or (
        len(lost) == 1 and _turns_along(at.point, null[q], tuple(stored))
    ):
        lost = []
    residual = np.abs(steady.residual(at) * linear.rows)
    names = (*steady.model.step_names(), *(s.name for s in steady.model.system.x))
    named = dict(zip(described.tolist(), names, strict=True))
    entries = [tuple(named[j] for j in columns) for columns in (stored, moved, lost)]
    return Neutral(replace(result, at=at, residual=residual), tuple(stored), *entries)


def _ways(steady: Steady, at: Tried, chosen: list[int]) -> tuple[Array, Array]:
    """Return steps along neutral motions, and equations independent there."""
    J = steady.jacobian(at)
    rest = J.copy()
    rest[:, chosen] = 0.0
    ways = Linear(rest, steady.sizes, steady.beside).steps(J[:, chosen])
    ways[chosen] = np.eye(len(chosen))
    sizes, order = pivoted(linear_at(steady, at).scaled.T)
    return ways, np.sort(order[: int((sizes > _LOOSE * sizes.max(initial=0.0)).sum())])


def _corrected(held: Steady, at: Tried, rows: Array) -> Tried | None:
    """Return the equilibrium nearby by independent rows; others need not vanish."""
    measured = np.isfinite(held.sizes)
    for _ in range(_ROUNDS):
        residual, J = held.residual(at), held.jacobian(at)
        if not np.isfinite(residual).all() or not np.isfinite(J).all():
            return None
        step = Linear(J[rows], held.sizes, held.beside[rows]).step(residual[rows])
        at = held.moved(at, step)
        if np.abs(step / held.sizes)[measured].max(initial=0.0) < TOLERANCE:
            left = held.residual(at) * linear_at(held, at).rows
            return at if np.abs(left).max(initial=0.0) < _LEFT else None
    return None


def _brought_back(
    steady: Steady, begin: Tried, at: Tried, chosen: list[int],
    ways_at: tuple[Array, Array] | None,
) -> Tried | None:  # fmt: skip
    """Return the equilibrium at which neutral motions are as at the start, or None."""
    held, q = steady.without(chosen), steady.columns["q"]
    far, most = np.inf, 1.0
    for _ in range(_RETURNS):
        ways, rows = ways_at or _ways(steady, at, chosen)
        ways_at = None
        gap = _gap(steady, begin.point, at.point, chosen, ways)
        if not gap.any() or max(far, np.abs(gap).max()) <= _ARRIVED:
            return at
        step, far = ways @ gap, float(np.abs(gap).max())
        others = np.abs(np.delete(step, chosen)[: q.stop]).max(initial=0.0)
        part = min(most, _FAR / max(others, _FAR))
        there = _corrected(held, steady.moved(at, part * step), rows)
        at, most = (at, 0.5 * part) if there is None else (there, min(1.0, 2 * part))
    return None


def _gap(
    steady: Steady, begin: Point, point: Point, chosen: list[int], ways: Array
) -> Array:
    """Return how far neutral motions are from where they were."""
    model, x = steady.model, steady.columns["x"]
    whole = np.zeros(len(ways))
    whole[steady.columns["q"]] = model.step_between(point.q, begin.q)
    whole[x] = begin.x - point.x
    gap: Array = whole[chosen]
    for first in model.turns:
        turn = slice(first, first + 3)
        own = [k for k, j in enumerate(chosen) if first <= j < first + 3]
        gap[own] = np.linalg.lstsq(ways[turn, own], whole[turn], rcond=None)[0]
    return gap


def _turns_along(point: Point, idle: Array, frozen: tuple[int, ...]) -> bool:
    """Return whether a motion goes on along idle directions, in a turn."""
    own = np.delete(point.v, frozen)
    if not np.abs(point.vd).max(initial=0.0) > _UNBALANCED * (point.v @ point.v):
        return False
    basis = np.linalg.svd(idle, full_matrices=False)[0]
    left = point.v - basis @ (basis.T @ point.v)
    size = np.linalg.norm(point.v)
    return bool(np.linalg.norm(own) > _PART * size > np.linalg.norm(left))


def _least_idle(steady: Steady, at: Tried) -> tuple[Array, Linear, Tried]:
    """Return the idle directions where there are fewest, and where that is."""
    rng: np.random.Generator | None = None
    best: tuple[Array, Linear, Tried] | None = None
    for spread in _SPREAD:
        tried = at
        if spread:
            rng = rng or np.random.default_rng(0)
            step = np.zeros(steady.columns["free"].stop)
            far = spread * steady.model.step_sizes
            step[steady.columns["q"]] = rng.normal(size=len(at.point.v)) * far
            tried = steady.moved(at, step)
            tried = replace(tried, point=tried.model.held(tried.point))
        linear = linear_at(steady, tried)
        if not linear.is_finite:
            continue
        idle = _idle(steady, linear)
        if best is None or idle.shape[1] < best[0].shape[1]:
            best = idle, linear, tried
        if not best[0].size:
            break
    if best is None:
        raise ModelError(
            f"equilibrium: model {steady.model.system.name!r}: forces or their slopes "
            f"are not finite at the start. {_cause(at.point, steady.model)}Begin "
            f"elsewhere by start=."
        )
    return best


def _cause(point: Point, implicit: ImplicitModel) -> str:
    """Return what is not finite at a point, as a sentence; "" if nothing is known."""
    system, model = implicit.system, implicit.model
    symbols = [s.name for s in (*system.q, *system.v, *system.x)]
    values = dict(zip(symbols, [*point.q, *point.v, *point.x], strict=True))
    if not values.keys() >= set(model.state_labels()):
        return ""
    y = [values[name] for name in model.state_labels()]
    # Modules that answers do without.
    from symbody.pipeline.diagnosis import cause_in, curves_left

    curves = curves_left(model, point.t, y, point.u)
    cause = cause_in(model.undefined_loads(point.t, y, point.u), curves)
    return f"{cause} " if cause else ""


def _idle(steady: Steady, linear: Linear, negligible: float = NEGLIGIBLE) -> Array:
    """Return the directions that change no equation, but multipliers alone."""
    null = linear.null_space(negligible)
    if not null.shape[1]:
        return null
    # What is frozen has columns of zeros, and is none of them.
    null = null[:, ~null[list(steady.frozen)].any(axis=0)]
    q, x = steady.columns["q"], steady.columns["x"]
    free = [column_of(steady, f) for f in steady.free]
    part = null[np.r_[q, x, free].astype(int)]
    if not part.size:
        return null[:, :0]
    _, s, Vt = np.linalg.svd(part, full_matrices=False)
    return np.asarray(null @ Vt[s > _PART].T)


def _check_free(steady: Steady, idle: Array) -> None:
    names = [f.name for f in steady.free]
    part = np.abs(idle[[column_of(steady, f) for f in steady.free]])
    part = part.max(axis=1, initial=0.0)
    without = [name for name, size in zip(names, part, strict=True) if size > _PART]
    if not without:
        return
    several = len(without) > 1
    few = (
        f"{listed(without)} can change together without an effect on the targets, "
        f"which do not determine them"
        if several
        else f"{without[0]} can change without an effect on the targets, which do not "
        f"determine it"
    )
    them = "them" if several else "it"
    raise ModelError(
        f"equilibrium: free={without if several else without[0]!r}: {few}. Aim at "
        f"something more that depends on {them} by targets= or wishes=, or leave "
        f"{'some' if several else 'it'} out of free=."
    )
