"""Joints by law whose coordinates move them in the same way.

    rank [w_1 … w_n; v_1 … v_n] < n

References:
    Sol (1983), section 3.3, equation (3.3.36).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from symbody.errors import ModelError, warn_user
from symbody.expr.evaluate import evaluate_all
from symbody.expr.node import ZERO, Symbol
from symbody.model.joint import Joint
from symbody.system.link import GeneralMotion, Link
from symbody.system.parameters import parameter_values
from symbody.system.system import System, velocity_links

# At so many places and times around the start it is looked, so far away.
_NEARBY = 3
_SPREAD = 0.3
# Of singular values of columns of length one: what is zero, and what takes part.
_ZERO, _SHARE = 1e-9, 0.1


def warn_of_dependent_freedoms(system: System) -> None:
    """Warn of coordinates of joints by law that depend on each other.

    Where constraints or rotors may tell them apart, nothing is said.

    Args:
        system: With its start values.
    """
    if system.constraints or not any(link.general for link in system.links):
        return
    values: dict[str | Symbol, float] = {system.t: 0.0}
    values |= dict(zip(system.p, parameter_values(system), strict=True))
    values |= dict.fromkeys((*system.v, *system.u, *system.x), 0.0)
    values |= dict(zip(system.q, system.q_start, strict=True))
    links = velocity_links(system)
    for joint in system.joints:
        free = [link for link in links[joint.name] if link.general and not link.driven]
        if free and all(link.armature is ZERO for link in free):
            _check(joint, free, values, system.t)


def _check(
    joint: Joint,
    links: Sequence[Link],
    values: Mapping[str | Symbol, float],
    time: Symbol,
) -> None:
    try:
        here = _dependent(links, values)
    except np.linalg.LinAlgError:
        start = ", ".join(
            f"{link.q} = {values[link.q]:g}"
            for link in links
            if isinstance(link.q, Symbol)
        )
        raise ModelError(
            f"joint {joint.name!r}: where it starts, {start}, its formulas have no "
            f"finite slopes, so that it has no velocity there. Start elsewhere, or "
            f"smooth the formulas."
        ) from None
    if not here:
        return
    rng = np.random.default_rng(0)
    own = [link.q for link in links if isinstance(link.q, Symbol)]
    nearby = []
    for _ in range(_NEARBY):
        steps = rng.normal(scale=_SPREAD, size=len(own))
        moved = dict(values)
        moved[time] += rng.normal(scale=_SPREAD)
        moved.update((q, values[q] + s) for q, s in zip(own, steps, strict=True))
        nearby.append(_dependent(links, moved))
    who = f"joint {joint.name!r}: {' and '.join(here)}"
    same = "move it in the same way" if len(here) > 1 else "moves it in no way"
    if all(nearby):
        warn_user(
            f"{who} {same} wherever it is: a dependent freedom, which no force tells "
            f"from others, so that the mass matrix is singular. Leave one out of the "
            f"formulas, or drive it."
        )
    else:
        warn_user(
            f"{who} {same} where it starts, a singular position of its formulas: a "
            f"dependent freedom, whose acceleration is not determined there. Start "
            f"elsewhere, or take coordinates without this position."
        )


def _dependent(
    links: Sequence[Link], values: Mapping[str | Symbol, float]
) -> tuple[str, ...]:
    """Return the names of coordinates that depend on each other at some values."""
    motions = [link.general for link in links]
    columns = np.array([_column(m, values) for m in motions if m is not None]).T
    lengths = np.linalg.norm(columns, axis=0)
    if not np.isfinite(lengths).all():
        raise np.linalg.LinAlgError
    columns = columns / np.where(lengths > 0, lengths, 1.0)
    _, sizes, rows = np.linalg.svd(columns)
    rank = int((sizes > _ZERO * max(sizes[0], 1.0)).sum())
    share = np.abs(rows[rank:]).max(axis=0, initial=0.0)
    names = [str(link.q) for link in links]
    return tuple(n for n, s in zip(names, share, strict=True) if s > _SHARE)


def _column(
    motion: GeneralMotion, values: Mapping[str | Symbol, float]
) -> NDArray[np.float64]:
    """Return angular and linear velocity by a unit rate of one coordinate."""
    return np.array(evaluate_all([*motion.s_w, *motion.s_l], values), dtype=float)
