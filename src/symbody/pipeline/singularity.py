"""Why accelerations do not exist: which motion has no inertia, which rate no value."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import listed
from symbody.expr.node import Symbol
from symbody.system.system import System

# The least eigenvalue of M, scaled to a diagonal of ones, that is more than rounding.
_LEAST_INERTIA = 1e-13


def singular_mass(system: System, t: float, M: NDArray[np.float64]) -> str | None:
    """Return a message that names what moves without inertia; None if M is regular.

    M belongs to the independent velocities if there are constraints.
    """
    if not len(M) or not np.isfinite(M).all():
        return None
    diagonal = np.diag(M)
    dead = diagonal <= 0
    if not dead.any():
        size = np.sqrt(diagonal)
        values, vectors = np.linalg.eigh(M / np.outer(size, size))
        if values[0] > _LEAST_INERTIA:
            return None
        weights = np.abs(vectors[:, 0])
        dead = weights > 0.5 * weights.max()
    velocities: Sequence[Symbol] = system.v
    if system.partition is not None and len(M) < len(velocities):
        velocities = [system.opened.v[j] for j in system.partition.independent]
    names = [
        s.name.removeprefix("v_") for s, d in zip(velocities, dead, strict=True) if d
    ]
    together = " together with " if len(names) > 1 else ""
    shown = names[0] + together + ", ".join(names[1:])
    return (
        f"model {system.name!r}: the mass matrix is singular at t = {t:.6g} s: {shown} "
        f"moves without inertia, so its acceleration is undefined. Give the bodies "
        f"that it moves mass or inertia in this direction, or drive or lock the joint."
    )


def undefined_rates(
    system: System,
    t: float,
    y: NDArray[np.float64],
    yd: NDArray[np.float64],
    loads: Sequence[str],
) -> str:
    """Return a message that names the states whose rates are not finite.

    Args:
        system: The system.
        t: Time [s].
        y: The state.
        yd: Its rates.
        loads: Names of loads that are not finite there.
    """
    states = [symbol.name for symbol in (*system.q, *system.v, *system.x)]
    at = ", ".join(f"{s} = {value:.6g}" for s, value in zip(states, y, strict=True))
    bad = [s for s, rate in zip(states, yd, strict=True) if not np.isfinite(rate)]
    cause = (
        "Look for a formula that is undefined there: the root of a negative number, a "
        "division by zero."
    )
    return (
        f"model {system.name!r}: the rates of {', '.join(bad)} are not finite at "
        f"t = {t:.6g} s ({at}). {cause_in(loads) or cause}"
    )


def cause_in(loads: Sequence[str]) -> str:
    """Return which loads are the cause, and what to look for; "" if none is."""
    if not loads:
        return ""
    named = f"load {loads[0]!r} is" if len(loads) == 1 else f"loads {listed(loads)} are"
    return (
        f"There the {named} not finite: look for a force along the line of two points "
        f"that coincide, the root of a negative number, a division by zero."
    )
