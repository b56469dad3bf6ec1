"""The search for an equilibrium: by Newton's method, by falling, by homotopy."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import final

import numpy as np

from symbody.analyses.equilibrium.released import released
from symbody.analyses.equilibrium.rough import relaxed
from symbody.analyses.instant.implicit_point import Array
from symbody.analyses.instant.lasting import growth_at
from symbody.analyses.instant.linear_terms import linear_terms
from symbody.analyses.instant.newton import Found, newton
from symbody.analyses.instant.sensitivity_to_coordinates import (
    Idle,
    Neutral,
    idle_directions,
    neutral,
)
from symbody.analyses.instant.steady import Steady, Tried
from symbody.analyses.instant.steady_request import Request

# Of the last step, in rad, m or the values of what is free.
TOLERANCE = 1e-11
HOMOTOPY = "homotopy, then Newton"
_ROUNDS = 80
_SPRINGS = (0.0, 3.0)
# How far beside an unstable equilibrium a search begins [rad or m], and by how much
# nearer to the start than a stable one it is where the user means it.
_BESIDE, _MUCH = 0.1, 3.5


@final
@dataclass(frozen=True)
class Attempt:
    """The end of a search.

    Attributes:
        idle: Directions that change no equation.
        steady: The equations, without these.
        found: Where the search ended, and whether they hold there.
        way: What got there.
        fallen: Where the mechanism has fallen to, if that did not help.
        neutral: Motions along which the equilibrium goes on; None while not looked at.
        growth: Of `growth_at`; None while not looked at.
    """

    idle: Idle
    steady: Steady
    found: Found[Tried]
    way: str
    fallen: Tried | None = None
    neutral: Neutral | None = None
    growth: tuple[float | None, str] | None = None


def attempted(request: Request) -> Attempt:
    """Return where the search for an equilibrium ends; wishes are left out.

    Newton's method is tried first; then relaxation, which falls to a stable
    equilibrium; then homotopy, which follows a way from the start.
    """
    idle = idle_directions(request)
    steady = request.steady.without(idle.frozen)
    # Where nothing balances a force, no step can.
    rounds = 0 if idle.unbalanced else _ROUNDS
    result = newton(steady, request.at, TOLERANCE, rounds)
    if result.converged:
        return Attempt(idle, steady, result, "Newton")
    fall = _fall(request, request.at)
    if fall.found.converged:
        return fall
    hopeless = idle.unbalanced or idle.surplus
    for begin, stiff in () if hopeless else _begins(request, steady):
        followed = released(steady, begin, stiff)
        if followed is None:
            continue
        better = newton(steady, followed, TOLERANCE)
        if better.converged:
            return Attempt(idle, steady, better, HOMOTOPY)
    return Attempt(idle, steady, result, "Newton", fall.fallen)


def _fall(request: Request, begin: Tried) -> Attempt:
    """Return where the mechanism comes to rest when it falls from a place."""
    fallen = relaxed(request.steady, begin)
    # What was free there may be held here, such as a wheel that touches now.
    idle = idle_directions(replace(request, at=fallen))
    there = request.steady.without(idle.frozen)
    result = newton(there, fallen, TOLERANCE)
    return Attempt(idle, there, result, "relaxation, then Newton", fallen)


def placed(request: Request, attempt: Attempt) -> Attempt:
    """Return the end of a search, with its neutral motions where the search began."""
    if not attempt.found.converged:
        return attempt
    steady, at = request.steady, attempt.found.at
    if request.wishes:
        aims = replace(steady, targets=request.wishes)
        errors = aims.residual(at)[-len(request.wishes) :].tolist()
        met = [
            replace(wish, value=wish.value + error)
            for wish, error in zip(request.wishes, errors, strict=True)
        ]
        steady = replace(steady, targets=(*steady.targets, *met))
    motions = neutral(steady, request.at, attempt.found)
    return replace(attempt, found=motions.found, neutral=motions)


def nearest(request: Request) -> Attempt:
    """Return the nearest stable equilibrium, or an unstable one that is much nearer.

    The search may have come to an unstable one, or far, from a rough start. Then it is
    sought again by falling from there, and by falling from beside unstable ones.
    """
    first = placed(request, attempted(request))
    steady, begin = request.steady, request.at.point.q
    if not first.found.converged or steady.free or steady.targets:
        return first

    def far(attempt: Attempt) -> float:
        there = attempt.found.at.point.q
        return float(np.linalg.norm(steady.model.step_between(begin, there)))

    direct = first.way == "Newton" and first.found.near
    growth, why, side = _growth(first.found.at)
    lasts = why or (growth is not None and growth <= 0)
    first = replace(first, growth=(growth, why))
    if direct and (lasts or far(first) < _BESIDE):
        return first
    ends = [first] if growth is not None and growth <= 0 else []
    if first.way == "Newton":
        ends += _stable(request, _fall(request, request.at))
    if not ends and side is not None:
        step = np.zeros(steady.columns["free"].stop)
        step[steady.columns["q"]] = _BESIDE * side
        for method in (step, -step):
            ends += _stable(
                request, _fall(request, steady.moved(first.found.at, method))
            )
    best = min(ends, key=far, default=first)
    meant = direct and growth is not None and _MUCH * far(first) < far(best)
    return first if meant else best


def _stable(request: Request, attempt: Attempt) -> list[Attempt]:
    """Return the end of a search in a list, if it is a stable equilibrium."""
    attempt = placed(request, attempt)
    if not attempt.found.converged:
        return []
    growth, why = growth_at(attempt.found.at.model, attempt.found.at.point)
    stable = growth is not None and growth <= 0
    return [replace(attempt, growth=(growth, why))] if stable else []


def _growth(at: Tried) -> tuple[float | None, str, Array | None]:
    """Return how motions grow, why not known, and a step along what grows most."""
    growth, why = growth_at(at.model, at.point)
    if growth is None or growth <= 0:
        return growth, why, None
    terms = linear_terms(at.model, at.point)
    values, shapes = np.linalg.eig(terms.A)
    shape = terms.q @ shapes[:, values.real.argmax()]
    # Shapes are of phase 0 at their largest entry.
    shape = (shape / shape[np.abs(shape).argmax()]).real
    return growth, why, shape / np.linalg.norm(shape)


def _begins(request: Request, steady: Steady) -> Iterator[tuple[Tried, float]]:
    """Yield where homotopies begin, and how stiff the springs are that hold there."""
    if steady.targets:
        # What is free stays first, and targets are met afterwards.
        free = range(*steady.columns["free"].indices(steady.columns["free"].stop))
        plain = replace(steady.without(free), targets=())
        result = newton(plain, request.at, TOLERANCE)
        if not result.converged:
            result = newton(plain, relaxed(plain, request.at), TOLERANCE)
        if result.converged:
            yield result.at, 0.0
            return
    for stiff in _SPRINGS:
        yield request.at, stiff
