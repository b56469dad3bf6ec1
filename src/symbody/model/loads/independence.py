"""The check that the variables of a connecting element are independent.

A variable that follows from others has no force of its own: F·δε leaves it undefined.
That is found in numbers, at random places of the endpoints: the slopes by positions and
small turns of the endpoints are independent rows, at one of the places at least.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import shown
from symbody.errors import ModelError
from symbody.expr.differentiate import jacobian
from symbody.expr.evaluate import evaluate_all
from symbody.expr.node import Symbol
from symbody.expr.traverse import symbols_of
from symbody.model.field import Bind
from symbody.model.loads.endpoints import distances_between, symbols_between
from symbody.model.loads.variables import Variables

_PLACES = 4
_RANK = 1e-8  # far above rounding, far below what anybody means


def checked_variables(who: str, variables: Variables, bind: Bind) -> None:
    """Raise unless variables depend on the endpoints, and not on each other.

    Raises:
        ModelError: One is the same everywhere, or follows from those before it.
    """
    between = set(symbols_between(variables.ends))
    for k, formula in enumerate(variables.formulas):
        if between.isdisjoint(symbols_of(formula)):
            raise ModelError(
                f"{who}: its variable {k}, {shown(formula)}, is the same wherever the "
                f"endpoints are, so that no force belongs to it. Give formulas of "
                f"distance_to, p and R of the endpoints."
            )
    constants = {
        # At any time: that of a drive does not make variables follow from each other.
        s: 0.0 if (value := bind.default(s)) is None else value
        for s in symbols_of(*variables.formulas)
        if s not in between
    }
    dependent = _dependent(variables, constants)
    if dependent is not None:
        raise ModelError(
            f"{who}: its variable {dependent}, "
            f"{shown(variables.formulas[dependent])}, follows from the variables "
            f"before it wherever the endpoints are, so that its force is not defined "
            f"beside theirs. Leave it out, and let the law of the others hold what it "
            f"does."
        )


def _dependent(variables: Variables, constants: Mapping[Symbol, Any]) -> int | None:
    """Return the first variable that follows from those before it, in all places."""
    symbols = symbols_between(variables.ends)
    slopes = jacobian(list(variables.formulas), symbols).ravel().tolist()
    rng = np.random.default_rng(3)
    count, most = len(variables.formulas), 0
    for _ in range(_PLACES):
        values, motions = _place(variables, rng)
        numbers = evaluate_all(slopes, {**constants, **values})
        rows = np.array(numbers).reshape(count, -1) @ motions
        if not np.isfinite(rows).all():
            return None
        most = max(most, _leading_rank(rows))
    return most if most < count else None


def _leading_rank(rows: NDArray[np.float64]) -> int:
    """Return how many rows, from the first on, are independent."""
    size = np.linalg.norm(rows, axis=1, keepdims=True)
    rows = rows / np.where(size > 0, size, 1)
    for k in range(len(rows)):
        if np.linalg.matrix_rank(rows[: k + 1], tol=_RANK) <= k:
            return k
    return len(rows)


def _place(
    variables: Variables, rng: np.random.Generator
) -> tuple[dict[Symbol, float], NDArray[np.float64]]:
    """Return values of what is between endpoints at random places, and their slopes.

    These are by the positions of the endpoints behind the first, and their small turns.
    """
    ends = variables.ends
    p = np.vstack([np.zeros(3), rng.uniform(0.3, 1, (len(ends) - 1, 3))])
    values: dict[Symbol, float] = {}
    slopes: dict[Symbol, NDArray[np.float64]] = {}
    for i, j, symbol in distances_between(ends):
        values[symbol] = float(np.linalg.norm(p[j] - p[i]))
        slope = np.zeros((2, len(ends), 3))
        slope[0, j] = (p[j] - p[i]) / values[symbol]
        slope[0, i] = -slope[0, j]
        slopes[symbol] = slope
    for end in ends[1:]:
        n = end.number - 1
        R = _random_rotation(rng)
        for i, a in enumerate(end.p.tolist()):
            values[a], slopes[a] = float(p[n, i]), np.zeros((2, len(ends), 3))
            slopes[a][0, n, i] = 1
        for (i, j), a in np.ndenumerate(end.R):
            values[a], slopes[a] = float(R[i, j]), np.zeros((2, len(ends), 3))
            slopes[a][1, n] = np.cross(R[:, j], np.eye(3)[i])
    order: Sequence[Symbol] = symbols_between(ends)
    return values, np.array([slopes[s][:, 1:].ravel() for s in order])


def _random_rotation(rng: np.random.Generator) -> NDArray[np.float64]:
    """Return a rotation by less than a right angle, where sines have inverses."""
    x, y, z = rng.uniform(0.1, 0.5, 3)
    turn = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    R = np.linalg.solve(np.eye(3) - turn / 2, np.eye(3) + turn / 2)
    return R.astype(np.float64)
