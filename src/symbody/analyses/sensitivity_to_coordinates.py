"""Coordinates on which no force depends: found by rank, and held."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import final

import numpy as np
from scipy.linalg import qr

from symbody.analyses.implicit_point import Array, ImplicitModel, Point
from symbody.analyses.newton import NEGLIGIBLE, Linear
from symbody.analyses.steady import Steady, Target, Tried, column_of
from symbody.analyses.steady_request import Request
from symbody.arguments import listed
from symbody.errors import ModelError
from symbody.pipeline.calls.undefined import curves_left
from symbody.pipeline.singularity import cause_in

# Where the rank is looked at beside the start, as steps in rad and m.
_SPREAD = (0.0, 0.03, 0.07)
# A coordinate takes part in a direction from this share on.
_PART = 1e-6
# Forces below this, in relation to their slopes, are rounding.
_UNBALANCED = 1e-8
# At a fold Newton's method comes so near to the singular stiffness.
_LOOSE = 1e-8


@final
@dataclass(frozen=True)
class Idle:
    """Directions that change no equation, wherever the mechanism is nearby.

    Attributes:
        count: How many there are, multipliers of redundant constraints left out.
        frozen: Numbers of the velocities that are such directions by themselves.
        unbalanced: Forces that nothing can balance, in words.
        contested: Names of targets of which some follow from the others.
        surplus: How many targets too many these are.
    """

    count: int
    frozen: tuple[int, ...]
    unbalanced: tuple[str, ...]
    contested: tuple[str, ...] = ()
    surplus: int = 0


def idle_directions(request: Request) -> Idle:
    """Return what changes no equation, and which forces nothing balances.

    Raises:
        ModelError: What is free beside coordinates changes nothing.
    """
    steady = request.steady
    every = replace(steady, targets=(*steady.targets, *request.wishes))
    idle, _, _ = _least_idle(every, request.at)
    _, linear, at = _least_idle(steady, request.at)
    q = steady.columns["q"]
    _check_free(steady, idle)
    aimed = Linear(every.jacobian(at), every.sizes).scaled
    alone = np.linalg.norm(aimed[:, q], axis=0) < _PART
    frozen = tuple(j for j in np.flatnonzero(alone).tolist())
    equations = replace(steady, targets=())
    contested, surplus = _contested(steady, linear)
    if surplus:
        linear = Linear(equations.jacobian(at), steady.sizes)
    residual = (equations if surplus else steady).residual(at)
    left = linear.left(residual)
    system = steady.model.system
    unbalanced = [
        f"{-residual[i]:.4g} {system.force_units[v]} along {v.name}"
        for i, v in enumerate(system.v)
        if abs(left[i]) > _UNBALANCED * max(1.0, np.abs(left).max())
        and abs(residual[i]) > _UNBALANCED * np.abs(residual[: len(system.v)]).max()
    ]
    return Idle(idle.shape[1], frozen, tuple(unbalanced), contested, surplus)


def at_rest(request: Request) -> Request:
    """Return the request with velocities at rest that extra states alone give.

    A drive by a state binds a velocity to it. Where nothing tells how fast that is, an
    equilibrium is where it rests.
    """
    steady, model = request.steady, request.steady.model
    by_x = model.slopes(request.at.point).by("x", model.rows["rates"])
    if not by_x.any():
        return request
    idle, _, _ = _least_idle(steady, request.at)
    part = idle[steady.columns["v"]]
    if not part.size:
        return request
    _, R, order = qr(part.T, mode="economic", pivoting=True)
    rank = int((np.abs(np.diag(R)) > _PART).sum())
    system = model.system
    rest = tuple(
        Target(system.v[j].name, "v", j, 0.0, system.units[system.v[j]])
        for j in sorted(order[:rank].tolist())
    )
    return replace(request, steady=replace(steady, targets=(*steady.targets, *rest)))


def _contested(steady: Steady, linear: Linear) -> tuple[tuple[str, ...], int]:
    """Return targets that cannot have values of their own, and how many too many.

    Args:
        steady: The equations.
        linear: Their Jacobian.
    """
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


def named(
    steady: Steady, at: Tried, count: int, negligible: float = NEGLIGIBLE
) -> tuple[str, ...]:
    """Return names of so many coordinates that change no force at an equilibrium."""
    idle = _idle(steady, Linear(steady.jacobian(at), steady.sizes), negligible)
    part = idle[steady.columns["q"]]
    count = min(count, part.shape[1])
    if not count:
        return ()
    _, order = qr(part.T, mode="r", pivoting=True)
    return tuple(steady.model.step_names()[j] for j in sorted(order[:count].tolist()))


def names_of_loose(steady: Steady, at: Tried, idle_at: Idle) -> tuple[str, ...]:
    """Return names of coordinates along which forces change nowhere but here.

    The way of a steady turn is none of them: forces turn along with it.

    Args:
        steady: The equations.
        at: An equilibrium.
        idle_at: Directions that change no force anywhere near.
    """
    idle = _idle(steady, Linear(steady.jacobian(at), steady.sizes), _LOOSE)
    more = idle.shape[1] - idle_at.count
    if more == 1 and _turns_along(at.point, idle[steady.columns["q"]], idle_at.frozen):
        return ()
    if more <= 0:
        return ()
    return named(steady, at, idle.shape[1], _LOOSE)[:]


def _turns_along(point: Point, idle: Array, frozen: tuple[int, ...]) -> bool:
    """Return whether a motion goes on along what changes no force, in a turn.

    Args:
        point: With the velocities of the motion.
        idle: Directions that change no force, by coordinates.
        frozen: Numbers of those that are such by themselves.
    """
    own = np.delete(point.v, frozen)
    if not np.abs(point.vd).max(initial=0.0) > _UNBALANCED * (point.v @ point.v):
        return False
    basis = np.linalg.svd(idle, full_matrices=False)[0]
    left = point.v - basis @ (basis.T @ point.v)
    size = np.linalg.norm(point.v)
    return bool(np.linalg.norm(own) > _PART * size > np.linalg.norm(left))


def _least_idle(steady: Steady, at: Tried) -> tuple[Array, Linear, Tried]:
    """Return the idle directions where there are fewest, and where that is."""
    rng = np.random.default_rng(0)
    best: tuple[Array, Linear, Tried] | None = None
    for spread in _SPREAD:
        tried = at
        if spread:
            step = np.zeros(steady.columns["free"].stop)
            step[steady.columns["q"]] = spread * rng.normal(size=len(at.point.v))
            tried = steady.moved(at, step)
            tried = replace(tried, point=tried.model.held(tried.point))
        J = steady.jacobian(tried)
        if not np.isfinite(J).all():
            continue
        linear = Linear(J, steady.sizes)
        idle = _idle(steady, linear)
        if best is None or idle.shape[1] < best[0].shape[1]:
            best = idle, linear, tried
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
    curves = curves_left(model, point.t, y, point.u)
    found = cause_in(model.undefined_loads(point.t, y, point.u), curves)
    return f"{found} " if found else ""


def _idle(steady: Steady, linear: Linear, negligible: float = NEGLIGIBLE) -> Array:
    """Return the directions that change no equation, by coordinates and what is free.

    Multipliers alone, those of redundant constraints, are left out.
    """
    # What is frozen has columns of zeros, and is none of them.
    active = np.setdiff1d(np.arange(linear.scaled.shape[1]), steady.frozen)
    null = np.zeros((linear.scaled.shape[1], 0))
    if len(active):
        _, s, Vt = np.linalg.svd(linear.scaled[:, active])
        rank = int((s > negligible * s.max(initial=0.0)).sum())
        null = np.zeros((linear.scaled.shape[1], len(active) - rank))
        null[active] = Vt[rank:].T
    q, x = steady.columns["q"], steady.columns["x"]
    free = [column_of(steady, f) for f in steady.free]
    part = null[np.r_[q, x, free].astype(int)]
    if not part.size:
        return null[:, :0]
    _, s, Vt = np.linalg.svd(part, full_matrices=False)
    idle: Array = null @ Vt[s > _PART].T
    return idle


def _check_free(steady: Steady, idle: Array) -> None:
    names = [f.name for f in steady.free]
    part = np.abs(idle[[column_of(steady, f) for f in steady.free]])
    part = part.max(axis=1, initial=0.0)
    without = [name for name, size in zip(names, part, strict=True) if size > _PART]
    if not without:
        return
    several = len(without) > 1
    few = (
        f"{listed(without)} can change together without changing what is asked for, "
        f"which does not determine them"
        if several
        else f"{without[0]} can change without changing what is asked for, which does "
        f"not determine it"
    )
    them = "them" if several else "it"
    raise ModelError(
        f"equilibrium: free={without if several else without[0]!r}: {few}. Aim at "
        f"something more that depends on {them} by targets= or wishes=, or leave "
        f"{'some' if several else 'it'} out of free=."
    )
