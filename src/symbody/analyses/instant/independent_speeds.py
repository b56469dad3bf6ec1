"""Choice of the velocities whose values last in a steady motion."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.instant.implicit_point import ImplicitModel, Point
from symbody.analyses.instant.linear_terms import (
    dependent_by_weights,
    dependent_columns,
    wished_of,
)

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

    In a steady motion a velocity may change only if its coordinate changes no force,
    such as the place of a wheel on the plane: its direction turns along. Therefore
    those of other coordinates are independent before these.

    Args:
        model: The model.
        point: Where the search begins.
        entries: Numbers of the velocities to be independent if any choice allows that.
        moves: Whether velocities are not zero, and nothing is said on accelerations.
    """
    J = model.slopes(point).by("v", model.rows["rates"])
    wished = list(wished_of(model))
    dependent = dependent_columns(J, entries, wished)
    if not moves or not dependent:
        return dependent
    ignorable = _ignorable(model, point)
    chosen = np.setdiff1d(np.arange(J.shape[1]), [*dependent, *entries])
    if not ignorable[chosen].any():
        return dependent
    return lasting_dependents(model, point, wished, entries, ignorable)


def lasting_dependents(
    model: ImplicitModel,
    point: Point,
    wished: Sequence[int] = (),
    entries: Sequence[int] = (),
    ignorable: NDArray[np.bool_] | None = None,
) -> list[int]:
    """Return what depends if velocities of ignorable coordinates do before others.

    Args:
        model: The model.
        point: Where.
        wished: Numbers of those to be independent before others of their kind.
        entries: Numbers of those to be independent before all.
        ignorable: Whether steps along each velocity change no equation, if known.
    """
    J = model.slopes(point).by("v", model.rows["rates"])
    rank = np.zeros(J.shape[1])
    rank[list(wished)] = 1
    rank[~(_ignorable(model, point) if ignorable is None else ignorable)] += 2
    rank[list(entries)] = 4
    return dependent_by_weights(J, _RANK**rank)


def _ignorable(model: ImplicitModel, point: Point) -> NDArray[np.bool_]:
    """Return for each velocity whether steps along it alone change no equation."""
    rng = np.random.default_rng(0)
    nv = len(point.v)
    ignorable = np.ones(nv, dtype=bool)
    for spread in _SPREAD:
        # With any motion and forces, so that none of them hides a dependence.
        tried = replace(
            point,
            q=model.moved(point.q, spread * rng.normal(size=nv)),
            v=rng.normal(size=nv),
            vd=rng.normal(size=nv),
            lam=rng.normal(size=len(point.lam)),
        )
        sizes = np.linalg.norm(
            model.slopes(model.on_explicit_loops(tried)).by("q"), axis=0
        )
        ignorable &= sizes <= _PART * max(1.0, sizes.max(initial=0.0))
    return ignorable
