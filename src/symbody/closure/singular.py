"""Singular positions: where constraints lose rank, and what could move there."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from symbody.arguments import listed
from symbody.closure.numbers import Array, Numbers
from symbody.system.system import System

# Singular values that are smaller than this in relation to the largest, or to the
# smallest at the start, tell of a singular position nearby.
_NEARLY_SINGULAR, _IN_COMPARISON = 1e-3, 0.1
# Velocities that take part in a motion with at least this share of the largest.
_SHARE = 0.3
_SHOWN = 6


def momentary_at(
    system: System, parameters: Sequence[float] | Array, t: float, q: Array
) -> tuple[str, ...]:
    """Return the velocities of motions that constraints hardly oppose at a position.

    Args:
        system: A system whose partition is chosen.
        parameters: Values of its parameters.
        t: Time [s].
        q: Coordinates at which the constraints hold.

    Returns:
        Names of the velocities, those that move most first; none where the position is
        not nearly singular.
    """
    numbers = Numbers(system, parameters, t)
    rows = list(system.coordinates.by_constraints.rows)
    here, start = numbers.J(q), numbers.J(np.array(system.q_start, dtype=float))
    # An equation may lose all of its coefficients there: its size is that elsewhere.
    size = np.maximum(np.abs(here), np.abs(start)).max(axis=1, initial=0.0)
    here, start = (J / np.where(size > 0, size, 1.0)[:, None] for J in (here, start))
    here, start = here[rows], start[rows]
    if not here.size or not np.isfinite(here).all():
        return ()
    _, sizes, motions = np.linalg.svd(here)
    usual = np.linalg.svd(start, compute_uv=False)[-1]
    weak = sizes <= max(_NEARLY_SINGULAR * sizes[0], _IN_COMPARISON * usual)
    if not weak.any():
        return ()
    share = np.abs(motions[: len(sizes)][weak]).max(axis=0)
    order = np.argsort(-share, kind="stable").tolist()
    return tuple(numbers.labels[j] for j in order if share[j] > _SHARE * share.max())


def told(names: Sequence[str]) -> str:
    """Return the coordinates of some velocities as text, the first of many."""
    shown = ", ".join(name.removeprefix("v_") for name in names[:_SHOWN])
    more = f" and {len(names) - _SHOWN} more" if len(names) > _SHOWN else ""
    return shown + more


def remedy_at_start(system: System, names: Sequence[str]) -> str:
    """Return what to prescribe where a start is singular, as a sentence.

    Args:
        system: The system.
        names: Velocities of motions that constraints hardly oppose there.
    """
    driven = [
        symbol.name.removeprefix("q_")
        for joint in system.joints
        for symbol, drive in zip(joint.q, system.drives[joint.name], strict=False)
        if drive is not None
    ]
    place = f" in place of {listed(driven)}" if driven else ""
    return f"Prescribe {told(names[:1])}{place}, or start elsewhere."
