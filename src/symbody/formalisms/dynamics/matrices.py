"""Products and sums of matrices of formulas, many of whose entries are zero."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from operator import itemgetter

import numpy as np
from numpy.typing import NDArray

from symbody.expr.definition import Part
from symbody.expr.node import ONE, ZERO, Array, Node, neg
from symbody.expr.product_blocks import matrix_product
from symbody.spatial.vectors import minus, plus, times

# So many terms and more are a loop in generated code.
_MOST_WRITTEN = 1000


def written_product(a: Array, b: Array) -> Array:
    """Return the matrix product as formulas, where zeros cost nothing."""
    result: Array = np.full((len(a), b.shape[1]), ZERO, dtype=object)
    for i, row in enumerate(a):
        for factor, other in zip(row, b, strict=True):
            if factor is not ZERO:
                terms = zip(result[i], other, strict=True)
                result[i] = [
                    plus(total, times(factor, entry)) for total, entry in terms
                ]
    return result


def product(a: Array, b: Array) -> Array:
    """Return the matrix product, rows of many terms as a block if these are many."""
    terms = filled(a).astype(int) @ filled(b).astype(int)
    long = filled(a).sum(axis=1) > 1
    if terms[long].sum() < _MOST_WRITTEN:
        return written_product(a, b)
    result: Array = np.empty(terms.shape, dtype=object)
    result[~long] = written_product(a[~long], b)
    result[long] = block_product(a[long], b)
    return result


def block_product(a: Array, b: Array, wanted: NDArray[np.bool_] | None = None) -> Array:
    """Return the matrix product as a numerical block, zero where it is not wanted.

    Each entry is the sum from the first of its terms that is not zero to the last.
    """
    left, right = filled(a), filled(b)
    parts = []
    for i, row in enumerate(left):
        terms = row[:, None] & right
        some = terms.any(axis=0) if wanted is None else terms.any(axis=0) & wanted[i]
        columns = np.flatnonzero(some).tolist()
        first = terms.argmax(axis=0)
        last = len(b) - terms[::-1].argmax(axis=0)
        runs = [(j - n, first[j], last[j], j) for n, j in enumerate(columns)]
        for (_, begin, end), run in groupby(runs, key=itemgetter(0, 1, 2)):
            places = [j for *_, j in run]
            parts.append(Part(i, places[0], places[-1] + 1, int(begin), int(end)))
    return matrix_product(a, b, parts)


def identity(n: int) -> Array:
    """Return the identity matrix."""
    result: Array = np.full((n, n), ZERO, dtype=object)
    np.fill_diagonal(result, ONE)
    return result


def added(a: Array, b: Array) -> Array:
    """Return the sum, where zeros cost nothing."""
    return _entrywise(plus, a, b)


def less(a: Array, b: Array) -> Array:
    """Return the difference, where zeros cost nothing."""
    return _entrywise(minus, a, b)


def negative(a: Array) -> Array:
    """Return the matrix with the sign turned."""
    flat = [neg(entry) for entry in a.ravel().tolist()]
    return np.array(flat, dtype=object).reshape(a.shape)


def _entrywise(combine: Callable[[Node, Node], Node], a: Array, b: Array) -> Array:
    pairs = zip(a.ravel().tolist(), b.ravel().tolist(), strict=True)
    result: Array = np.empty(a.size, dtype=object)
    result[:] = [combine(x, y) for x, y in pairs]
    return result.reshape(a.shape)


def filled(matrix: Array) -> NDArray[np.bool_]:
    """Return which entries may differ from zero."""
    flat = [entry is not ZERO for entry in matrix.ravel().tolist()]
    return np.array(flat, dtype=bool).reshape(matrix.shape)
