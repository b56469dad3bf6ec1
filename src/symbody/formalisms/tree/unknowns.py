"""Rows with unknowns: solved in formulas, and looked at in numbers.

A node of a connection, a body without mass and a load that follows what it causes are
rows of formulas that vanish, with unknowns. They are solved by a linear system where
the unknowns are linear in them, else by a block of Newton's method. Before, numbers
where a model starts tell their rank, and which rows depend on each other.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from itertools import product
from typing import TypeAlias, final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symbody.events.switches import jumps_in
from symbody.expr.arithmetic import neg
from symbody.expr.blocks import linear_solve, newton_solve, newton_steps
from symbody.expr.differentiate import jacobian
from symbody.expr.evaluate import Evaluation, hoisted, substitute
from symbody.expr.node import ZERO, Node, Symbol
from symbody.expr.node import Array as Formulas
from symbody.expr.traverse import connected, symbols_of
from symbody.spatial.vectors import array

Array: TypeAlias = NDArray[np.float64]
# Solves a linear system of formulas.
Solve: TypeAlias = Callable[[Formulas, Formulas], Formulas]
Values: TypeAlias = Mapping[Symbol, float]

_RANK = 1e-9
# A slope of this size, in relation to the largest one, is rounding.
_REGULAR = 1e10  # at most the size of the solution beside that of the right side
_NOISE = 1e-13
# An entry of a direction that is smaller is rounding.
_CLEAN = 1e-12
# Newton's method begins at all combinations for so many unknowns, for more at equal
# values; solutions that differ by less are one.
_MOST = 2
_SAME = 1e-6


def linear(
    rows: Sequence[Node], unknowns: Sequence[Symbol], solve: Solve = linear_solve
) -> list[Node] | None:
    """Return the unknowns at which linear rows vanish; None if they are not linear."""
    slopes = jacobian(rows, unknowns)
    if not set(unknowns).isdisjoint(symbols_of(*slopes.ravel().tolist())):
        return None
    if jumps_in(rows, set(unknowns)):
        return None  # as sign(x), whose slope is zero
    still: dict[Symbol, Node] = dict.fromkeys(unknowns, ZERO)
    right = array([neg(row) for row in substitute(rows, still)])
    if len(right) == 1:
        return [right[0] / slopes[0, 0]]
    solution: list[Node] = solve(slopes, right).tolist()
    return solution


def by_newton(
    rows: Sequence[Node],
    begin: Mapping[Symbol, Node],
    name: str,
    solve: Solve = linear_solve,
) -> list[Node]:
    """Return the unknowns at which rows vanish, as a block of Newton's method."""
    unknowns, n = list(begin), len(rows)
    formulas, outside = hoisted([*rows, *newton_steps(rows, unknowns, solve)], unknowns)
    return substitute(newton_solve(formulas[:n], begin, formulas[n:], name), outside)


def dependent_groups(
    unknowns: Sequence[Collection[Symbol]], rows: Sequence[Sequence[Node]]
) -> list[list[int]]:
    """Return the numbers of rows in groups, of which none holds another's unknowns."""
    every = {symbol for symbols in unknowns for symbol in symbols}
    return connected(
        every.intersection(symbols_of(*formulas)).union(own)
        for own, formulas in zip(unknowns, rows, strict=True)
    )


@final
class Rows:
    """Formulas, and their slopes by unknowns or other slopes, in numbers."""

    def __init__(
        self,
        formulas: Sequence[Node],
        unknowns: Sequence[Symbol],
        slopes: NDArray[np.object_] | None = None,
    ) -> None:
        self._unknowns = list(unknowns)
        self._count = len(formulas)
        if slopes is None:
            slopes = jacobian(formulas, self._unknowns)
        self._places = np.nonzero(slopes != ZERO)
        self._evaluation = Evaluation([*formulas, *slopes[self._places].tolist()])

    def step(
        self, values: Values, unknowns: Array, rcond: float | None = None
    ) -> Array | None:
        """Return what Newton's method takes off; None where it is not finite."""
        f, J = self.at(values, unknowns)
        return solved(J, f, rcond) if finite(f, J) else None

    def at(self, values: Values, unknowns: Array | None = None) -> tuple[Array, Array]:
        """Return the formulas and their slopes, shape (formulas, unknowns)."""
        known = dict(values)
        if unknowns is not None:
            known |= zip(self._unknowns, unknowns.tolist(), strict=True)
        numbers = np.array(self._evaluation(known))
        slopes = np.zeros((self._count, len(self._unknowns)))
        slopes[self._places] = numbers[self._count :]
        return numbers[: self._count], slopes


def solved(J: Array, f: Array, rcond: float | None = None) -> Array:
    """Return the shortest x with J x = f, or next to it; see `numpy.linalg.lstsq`.

    Singular values take a hundred times as long as elimination, which does where x
    shows that J is regular.
    """
    if rcond is None and J.shape[0] == J.shape[1]:
        with suppress(np.linalg.LinAlgError):
            x = np.array(np.linalg.solve(J, f), dtype=np.float64)
            if np.linalg.norm(J) * np.linalg.norm(x) <= _REGULAR * np.linalg.norm(f):
                return x
    return np.array(np.linalg.lstsq(J, f, rcond=rcond)[0], dtype=np.float64)


def finite(*parts: ArrayLike) -> bool:
    """Return whether all numbers are finite."""
    return all(bool(np.isfinite(part).all()) for part in parts)


def with_other_parameters(values: Values, parameters: Sequence[Symbol]) -> Values:
    """Return values with other parameters, which hide nothing behind one of zero."""
    rng = np.random.default_rng(0)
    others = {s: values[s] * rng.uniform(1, 1.1) or rng.random() for s in parameters}
    return {**values, **others}


def rank(J: Array, part: float = 0.0) -> int:
    """Return how many rows, not below a `part` of the largest, are independent."""
    if not J.size:
        return 0
    sizes = np.linalg.svd(J, compute_uv=False)
    return int((sizes > (part * sizes[0] or _RANK)).sum())


def free_motions(J: Array, part: float = 0.0) -> Array:
    """Return directions along which rows do not change, one a row; see `rank`."""
    _, _, V = np.linalg.svd(J)
    return V[rank(J, part) :]


def by_size(rows: Array) -> Array:
    """Return rows of length one; what is rounding beside the largest is zero."""
    size = np.linalg.norm(rows, axis=1, keepdims=True)
    size[size <= _NOISE * size.max(initial=0.0)] = np.inf
    result: Array = rows / size
    return result


def pivots(rows: Array) -> list[int]:
    """Return as many columns as there are rows, which are as independent as can be."""
    return sorted(_orthogonalized(rows, len(rows))[0])


def near_axes(projector: Array, count: int) -> Array:
    """Return unit vectors that span what a projector leaves, near to axes."""
    _, axes = _orthogonalized(projector, count)
    axes[np.abs(axes) < _CLEAN] = 0.0
    return axes


def _orthogonalized(matrix: Array, count: int) -> tuple[list[int], Array]:
    """Return the columns that are largest beside those before, and their directions."""
    left, axes, columns = matrix.copy(), np.zeros((len(matrix), count)), list[int]()
    for k in range(count):
        columns.append(int(np.linalg.norm(left, axis=0).argmax()))
        column = left[:, columns[-1]]
        axes[:, k] = column / np.linalg.norm(column)
        left -= np.outer(axes[:, k], axes[:, k] @ left)
    return columns, axes


def beginnings(count: int, values: Sequence[float]) -> list[tuple[float, ...]]:
    """Return where else Newton's method may begin, for a number of unknowns."""
    if count <= _MOST:
        return list(product(values, repeat=count))
    return [(value,) * count for value in values]


def distinct(solutions: Iterable[Sequence[float]]) -> list[Array]:
    """Return solutions that are finite and differ from each other."""
    result: list[Array] = []
    for solution in map(np.array, solutions):
        if np.isfinite(solution).all() and not any(
            np.abs(solution - one).max() <= _SAME * (1 + np.abs(solution).max())
            for one in result
        ):
            result.append(solution)
    return result
