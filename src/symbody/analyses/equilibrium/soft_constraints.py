"""Soft constraints: what an equilibrium should come near to, after its targets are met.

They are tried as targets first. Where these cannot all be met, what targets and forces
leave free is chosen so that the squares of the errors are least, by Gauss–Newton steps
along the equilibria, from several of these.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TypeAlias, final

import numpy as np

from symbody.analyses.equilibrium.steady_search import Attempt, attempted
from symbody.analyses.instant.inputs import Array
from symbody.analyses.instant.newton import Root, newton
from symbody.analyses.instant.regular import Linear
from symbody.analyses.instant.sensitivity_to_coordinates import idle_directions
from symbody.analyses.instant.steady import Steady, Target, Tried
from symbody.analyses.instant.steady_request import Request
from symbody.arguments import listed
from symbody.dataclass import dataclass
from symbody.notes import Note
from symbody.results.equilibrium import EquilibriumStatus

_ROUNDS = 60
_SMALLEST_PART = 1e-5
_STILL = 1e-10
# Of the errors' length, what a step may still be expected to take away at a minimum.
_SETTLED = 1e-6
# How far an equilibrium may be from where a step leads, in parts of the step.
_BESIDE = 0.5
_MET = 1e-9
_SAME = 1e-6
_MOST_ALONE = 4
_PLACING = 20


@final
@dataclass(frozen=True)
class Compromise:
    """An equilibrium near wishes, and whether the squares are least there."""

    root: Root[Tried]
    errors: Array
    least: bool


# The search that came nearest, its outcome, and notes on what is missed.
_Wished: TypeAlias = tuple[Attempt, EquilibriumStatus, tuple[Note, ...]]


def with_wishes(request: Request) -> _Wished:
    """Return the equilibrium that is nearest to wishes, or where none was found."""
    steady, wishes = request.steady, request.wishes
    every = replace(steady, targets=(*steady.targets, *wishes))
    exact = replace(request, steady=every, wishes=())
    if len(every.targets) <= len(steady.free):
        met = attempted(exact)
    else:
        idle = idle_directions(exact)
        less = every.without(idle.frozen)
        met = Attempt(idle, less, newton(less, request.at), "Newton")
    if met.root.converged:
        attempt = replace(met, steady=replace(met.steady, targets=steady.targets))
        return attempt, EquilibriumStatus.FOUND, ()
    begins = list(_begins(request, met.root.at))
    reached = [one for one in begins if one.root.converged]
    if not reached:
        return begins[0], EquilibriumStatus.NOT_FOUND, ()
    nears = [(nearest(one.steady, wishes, one.root), one) for one in reached]
    near, best = min(nears, key=lambda pair: float(np.linalg.norm(pair[0].errors)))
    missed = [
        f"{wish.name} is off by {error:.4g} {wish.unit}".rstrip()
        for wish, error in zip(wishes, near.errors.tolist(), strict=True)
        if abs(error) > _MET * max(1.0, abs(wish.value))
    ]
    result = replace(best, root=near.root)
    if not missed:
        return result, EquilibriumStatus.FOUND, ()
    notes = _notes_on(missed, near, [each for each, _ in nears])
    return result, EquilibriumStatus.COMPROMISE, notes


def _begins(request: Request, exact: Tried) -> Iterator[Attempt]:
    """Yield where least squares begin; `exact` ended a search for all wishes."""
    steady, first = request.steady, request
    if not steady.targets:
        columns = steady.columns["free"]
        free = range(columns.start, columns.stop)
        first = replace(request, steady=steady.without(free))
    first_attempt = attempted(first)
    # What was held to begin with is free afterwards.
    less = steady.without(first_attempt.idle.frozen)
    yield replace(first_attempt, steady=less)
    aims = replace(less, targets=(*less.targets, *request.wishes))
    first_row = less.model.rows["xd"].stop
    # Without forces, which hold nothing where the wishes may be met.
    equations = (
        lambda at: aims.residual(at)[first_row:],
        lambda at: aims.jacobian(at)[first_row:],
    )
    begun = first_attempt.root.at
    placed = newton(less, begun, _PLACING, equations)
    for begin in (exact, placed.at):
        yield replace(first_attempt, steady=less, root=newton(less, begin))
    alone = request.wishes[:_MOST_ALONE] if len(request.wishes) > 1 else ()
    for wish in alone:
        one = replace(less, targets=(*steady.targets, wish))
        result = newton(one, request.at)
        if result.converged:
            yield replace(first_attempt, steady=less, root=result)


def _notes_on(
    missed: list[str], near: Compromise, every: list[Compromise]
) -> tuple[Note, ...]:
    sizes = np.array([np.linalg.norm(one.errors) for one in every])
    least = float(np.linalg.norm(near.errors))
    farther = int((sizes > (1 + _SAME) * least).sum())
    came = "all came here" if not farther else f"{farther} ended farther off"
    several = f"from {len(every)} equilibria: {came}"
    sought = several if len(every) > 1 else "from one equilibrium"
    kind = (
        "This is a local minimum of the squares of the errors"
        if near.least
        else "The errors were still becoming less where the search ended"
    )
    left = f"Not all wishes are met: {listed(missed)}."
    elsewhere = "To look for a nearer one begin elsewhere by start= or free=."
    least_text = f"{kind}, sought {sought}. {elsewhere}"
    return Note(left, "missed"), Note(least_text, "search")


def nearest(
    steady: Steady, wishes: tuple[Target, ...], begin: Root[Tried]
) -> Compromise:
    """Return the equilibrium whose errors of wishes have the least squares nearby."""
    aims, count, result = replace(steady, targets=wishes), len(wishes), begin
    errors = aims.residual(result.at)[-count:]
    for _ in range(_ROUNDS):
        J = steady.jacobian(result.at)
        active = np.delete(np.arange(J.shape[1]), steady.frozen)
        linear = Linear(J[:, active], steady.sizes[active], steady.beside)
        null = linear.null_space()
        # Directions along which all equations stay fulfilled, as columns.
        free = np.zeros((J.shape[1], null.shape[1]))
        free[active] = linear.columns[:, None] * null
        slopes = aims.jacobian(result.at)[-count:] @ free
        chosen = np.linalg.lstsq(slopes, -errors, rcond=1e-9)[0]
        step, expected = free @ chosen, slopes @ chosen
        sizes = np.where(np.isfinite(steady.sizes), steady.sizes, np.inf)
        if not np.abs(step / sizes).max(initial=0.0) > _STILL:
            return Compromise(result, errors, least=True)
        part = steady.limit(result.at, step)
        while part > _SMALLEST_PART:
            tried = _beside(steady, result.at, part * step)
            if tried is not None:
                there = aims.residual(tried.at)[-count:]
                if np.linalg.norm(there) < np.linalg.norm(errors):
                    break
            part *= 0.5
        else:
            left = float(np.linalg.norm(expected))
            return Compromise(
                result, errors, left < _SETTLED * float(np.linalg.norm(errors))
            )
        result, errors = tried, there
    return Compromise(result, errors, least=False)


def _beside(steady: Steady, at: Tried, step: Array) -> Root[Tried] | None:
    """Return the equilibrium beside the end of a step; None if there is none near."""
    aimed = steady.moved(at, step)
    tried = newton(steady, aimed)
    aside = np.linalg.norm(tried.at.point.q - aimed.point.q)
    far = np.linalg.norm(aimed.point.q - at.point.q)
    near = aside <= _BESIDE * far or aside <= _STILL
    return tried if tried.converged and near else None
