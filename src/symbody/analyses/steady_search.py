"""The search for an equilibrium: by Newton's method, by falling, by homotopy."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import final

from symbody.analyses.newton import Found, newton
from symbody.analyses.released import released
from symbody.analyses.rough import relaxed
from symbody.analyses.sensitivity_to_coordinates import Idle, idle_directions
from symbody.analyses.steady import Steady, Tried
from symbody.analyses.steady_request import Request

# Of the last step, in rad, m or the values of what is free.
TOLERANCE = 1e-11
HOMOTOPY = "homotopy, then Newton"
_ROUNDS = 80
_SPRINGS = (0.0, 3.0)


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
    """

    idle: Idle
    steady: Steady
    found: Found[Tried]
    way: str
    fallen: Tried | None = None


def attempted(request: Request) -> Attempt:
    """Return where the search for an equilibrium ends; wishes are left out.

    Newton's method is tried first; then relaxation, which falls to a stable
    equilibrium; then homotopy, which follows a way from the start.
    """
    idle = idle_directions(request)
    steady = request.steady.without(idle.frozen)
    # Where nothing balances a force, no step can.
    rounds = 0 if idle.unbalanced else _ROUNDS
    found = newton(steady, request.at, TOLERANCE, rounds)
    if found.converged:
        return Attempt(idle, steady, found, "Newton")
    fallen = relaxed(request.steady, request.at)
    # What was free there may be held here, such as a wheel that touches now.
    again = idle_directions(replace(request, at=fallen))
    there = request.steady.without(again.frozen)
    better = newton(there, fallen, TOLERANCE)
    if better.converged:
        return Attempt(again, there, better, "relaxation, then Newton")
    hopeless = idle.unbalanced or idle.surplus
    for begin, stiff in () if hopeless else _begins(request, steady):
        followed = released(steady, begin, stiff)
        if followed is None:
            continue
        better = newton(steady, followed, TOLERANCE)
        if better.converged:
            return Attempt(idle, steady, better, HOMOTOPY)
    return Attempt(idle, steady, found, "Newton", fallen)


def _begins(request: Request, steady: Steady) -> Iterator[tuple[Tried, float]]:
    """Yield where homotopies begin, and how stiff the springs are that hold there."""
    if steady.targets:
        # What is free stays first, and targets are met afterwards.
        free = range(*steady.columns["free"].indices(steady.columns["free"].stop))
        plain = replace(steady.without(free), targets=())
        found = newton(plain, request.at, TOLERANCE)
        if not found.converged:
            found = newton(plain, relaxed(plain, request.at), TOLERANCE)
        if found.converged:
            yield found.at, 0.0
            return
    for stiff in _SPRINGS:
        yield request.at, stiff
