"""Wishes: what an equilibrium should come near to, after its targets are met.

What targets and forces leave free is chosen so that the squares of the errors are
least, by Gauss–Newton steps along the equilibria.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import final

import numpy as np

from symbody.analyses.implicit_point import Array
from symbody.analyses.newton import Found, Linear, newton
from symbody.analyses.steady import Steady, Target, Tried

_ROUNDS = 60
_SMALLEST_PART = 1e-3
_STILL = 1e-10


@final
@dataclass(frozen=True)
class Compromise:
    """The equilibrium nearest to wishes.

    Attributes:
        found: The equilibrium.
        errors: What is left of each wish.
    """

    found: Found[Tried]
    errors: Array


def nearest(
    steady: Steady, wishes: tuple[Target, ...], begin: Found[Tried], tolerance: float
) -> Compromise:
    """Return the equilibrium whose errors of wishes have the least squares.

    Args:
        steady: The equations, with the targets.
        wishes: What is wished.
        begin: An equilibrium.
        tolerance: Of Newton's last step.
    """
    aims = replace(steady, targets=wishes)
    count = len(wishes)
    found = begin
    errors = aims.residual(found.at)[-count:]
    for _ in range(_ROUNDS):
        free = _free_directions(steady, found.at)
        slopes = aims.jacobian(found.at)[-count:] @ free
        step = free @ np.linalg.lstsq(slopes, -errors, rcond=1e-9)[0]
        sizes = np.where(np.isfinite(steady.sizes), steady.sizes, np.inf)
        if not np.abs(step / sizes).max(initial=0.0) > _STILL:
            break
        part = steady.limit(found.at, step)
        while part > _SMALLEST_PART:
            tried = newton(steady, steady.moved(found.at, part * step), tolerance)
            there = aims.residual(tried.at)[-count:]
            if tried.converged and np.linalg.norm(there) < np.linalg.norm(errors):
                break
            part *= 0.5
        else:
            break
        found, errors = tried, there
    return Compromise(found, errors)


def _free_directions(steady: Steady, at: Tried) -> Array:
    """Return directions along which all equations stay fulfilled, as columns."""
    J = steady.jacobian(at)
    active = np.setdiff1d(np.arange(J.shape[1]), steady.frozen)
    linear = Linear(J[:, active], steady.sizes[active])
    null = linear.null_space()
    result = np.zeros((J.shape[1], null.shape[1]))
    result[active] = linear.columns[:, None] * null
    return result
