"""Linear systems: by elimination where they are regular, by singular values elsewhere.

Singular values cost ten times as much, and say more: the rank, the directions that
change nothing, and the step of least norm among those of least squares. Where a matrix
is far from singular, all of this is known without them.
"""

from __future__ import annotations

from functools import cached_property
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.instant.inputs import Array
from symbody.expr.traverse import connected
from symbody.runtime.arrays import address
from symbody.runtime.loops.library import library
from symbody.slow_packages import scipy

# Singular values below this part of the largest of a scaled Jacobian count as zero.
NEGLIGIBLE = 1e-10
# A square matrix of this condition or a better one has none that is near.
_REGULAR = 1e9
# Of a condition times what is negligible: no direction of its is.
_CLEAR = 0.1
# So many rows or columns are few.
_FEW = 40
# By how much pivots and conditions are farther from what is negligible than it is.
_FAR = 1e3
# What unknowns of a size change counts as so much at least of what is beside it, or
# rounding would count.
_LEAST = 1e-6
# Rows of J that are smaller than this beside the largest are enlarged, unless they are
# rounding beside this one, or beside the rows that they are coupled to.
_ALIKE, _NOTHING, _ROUNDING = 1e-3, 1e-14, 1e-11


def row_factors(J: Array) -> Array | float:
    """Return a factor for each row, with which all are of like size; 1 if they are.

    Rows in other units are not: redundant is what is small beside its own row.
    """
    sizes = np.abs(J).max(axis=1, initial=0.0)
    listed = sizes.tolist()
    most = max(listed, default=0.0)
    if not min(listed, default=0.0) < _ALIKE * most:
        return 1.0
    small = (sizes > _NOTHING * most) & (sizes < _ALIKE * most)
    factors = np.ones((len(J), 1))
    if not small.any():
        return factors
    for rows in connected(np.flatnonzero(row).tolist() for row in J):
        least = _ROUNDING * sizes[rows].max()
        own = [i for i in rows if small[i] and sizes[i] > least]
        factors[own, 0] = most / sizes[own]
    return factors


def inverse(A: Array, most: float = _REGULAR) -> Array | None:
    """Return the inverse of a matrix; None unless its condition is at `most`."""
    result, condition = _inverted(A)
    # What is not finite is not less.
    return result if condition <= most else None


def _inverted(A: Array, least: float = 0.0) -> tuple[Array | None, float]:
    """Return the inverse of a matrix, and its condition if it has at least a size."""
    if A.shape[0] != A.shape[1]:
        return None, np.inf
    if not A.size:
        return A, 1.0
    try:
        result = np.asarray(np.linalg.inv(A), dtype=np.float64)
    except np.linalg.LinAlgError:
        return None, np.inf
    size = max(least, float(np.abs(A).sum(axis=0).max()))
    return result, size * float(np.abs(result).sum(axis=0).max())


def is_definite(A: Array, least: float = 0.0) -> bool:
    """Return whether a matrix is symmetric, and its pivots positive and of a size."""
    return definite_solution(A, np.empty((len(A), 0)), least) is not None


def definite_solution(A: Array, right: Array, least: float = 0.0) -> Array | None:
    """Return A⁻¹ times columns of a matrix of which `is_definite` is true, else None.

    LAPACK takes five times as long for few rows.
    """
    loops, (n, m) = library("definite"), right.shape
    factor, result = A.copy(), right.copy()
    work = np.empty(loops.definite_work(n))
    memory = address(factor), m, address(result), least, address(work)
    return result if loops.definite_solve(n, *memory) else None


def solution(A: Array, right: Array, negligible: float) -> Array | None:
    """Return A⁻¹ times columns; None where A has, or may have, negligible values."""
    far = _FAR * negligible
    result = definite_solution(A, right, far)
    if result is None and inverse(A, 1 / far) is not None:
        result = np.asarray(np.linalg.solve(A, right), dtype=np.float64)
    return result


def pivoted(A: Array) -> tuple[Array, NDArray[np.intp]]:
    """Return the sizes of the pivots of QR, and columns from the most to the least."""
    if min(A.shape) > _FEW:
        R, places = scipy.linalg.qr(A, mode="r", pivoting=True)
        return np.abs(np.diag(np.asarray(R, dtype=np.float64))), np.asarray(places)
    left, order, sizes = A.copy(), np.arange(A.shape[1]), np.zeros(min(A.shape))
    for k in range(len(sizes)):
        norms = np.sqrt(np.einsum("ij,ij->j", left[:, k:], left[:, k:]))
        chosen = k + int(norms.argmax())
        sizes[k] = norms[chosen - k]
        if not sizes[k]:
            break
        left[:, [k, chosen]], order[[k, chosen]] = (
            left[:, [chosen, k]], order[[chosen, k]]
        )  # fmt: skip
        axis = left[:, k] / sizes[k]
        left[:, k + 1 :] -= axis[:, None] * (axis @ left[:, k + 1 :])
    return sizes, order


def _rank(s: Array, negligible: float) -> int:
    return int((s > negligible * s.max(initial=1.0)).sum())


@final
class Linear:
    """A Jacobian, scaled, and decomposed as far as it must be.

    Equations of one unknown alone, as of an acceleration that is given, are solved
    before the others; equations and unknowns without an entry are left out. An
    equation's size has parts `beside` the unknowns, in relation to which it is zero.
    """

    def __init__(
        self, J: Array, sizes: Array | float = np.inf, beside: Array | float = 0.0
    ) -> None:
        self.is_finite = bool(np.isfinite(J).all())
        if not self.is_finite:
            J = np.where(np.isfinite(J), J, np.nan)  # of which no operation warns
        norms = np.sqrt(np.einsum("ij,ij->j", J, J))
        finite = np.where(np.isfinite(sizes), sizes, 0.0)
        unmeasured = 1 / np.where(norms > 0, norms, 1.0)
        free = ~(finite > 0)
        if free.any() and not free.all():
            # Forces count as what moves change: where that is little, these would be
            # rounding beside forces of one.
            changes = np.sqrt(np.square(J) @ np.square(finite))
            most = np.where(J[:, free] != 0, changes[:, None], 0.0).max(
                axis=0, initial=0.0
            )
            least = _LEAST * (float(np.sqrt(np.max(beside, initial=0.0))) or 1.0)
            unmeasured[free] *= np.maximum(np.where(most > 0, most, 1.0), least)
        self.columns = np.where(free, unmeasured, finite)
        scaled = J * self.columns
        rows = np.sqrt(np.einsum("ij,ij->i", scaled, scaled) + beside)
        self.rows = 1 / np.where(rows > 0, rows, 1.0)
        self.scaled: Array = scaled * self.rows[:, None]
        filled = scaled != 0
        single = np.flatnonzero(filled.sum(axis=1) == 1)
        own = filled[single].nonzero()[1]
        # One that is not finite, or as good as zero, is left to who decomposes.
        clear = np.abs(self.scaled[single, own]) > NEGLIGIBLE
        single, own = single[clear], own[clear]
        # An unknown that several equations give has no equation of its own.
        alone = np.bincount(own, minlength=len(self.columns))[own] == 1
        self._single, self._own = single[alone], own[alone]
        coupled = filled.any(axis=1)
        coupled[self._single] = False
        open_ = filled.any(axis=0)
        open_[self._own] = False
        self._coupled, self._open = np.flatnonzero(coupled), np.flatnonzero(open_)
        rest = self.scaled[self._coupled]
        self._rest: Array = rest[:, self._open]
        self._by_own: Array = rest[:, self._own]
        # Rows have the length one, also where little of it is coupled.
        inverted, self._condition = _inverted(self._rest, 1.0)
        self._inverse = inverted if self._condition <= _REGULAR else None

    @cached_property
    def _svd(self) -> tuple[Array, Array, Array]:
        """U, s and Vt of what is coupled, the first two up to the rank."""
        U, s, Vt = np.linalg.svd(self._rest)
        rank = _rank(s, NEGLIGIBLE)
        return U[:, :rank], s[:rank], Vt

    def step(self, residual: Array) -> Array:
        """Return the step that brings the residual to zero, in the unknowns."""
        return self.steps(residual[:, None])[:, 0]

    def steps(self, residuals: Array) -> Array:
        """Return the steps for columns of residuals, as columns."""
        right = -residuals * self.rows[:, None]
        result = np.zeros((len(self.columns), residuals.shape[1]))
        own = right[self._single] / self.scaled[self._single, self._own][:, None]
        result[self._own] = own
        left = right[self._coupled] - self._by_own @ own
        if self._inverse is not None:
            result[self._open] = self._inverse @ left
        else:
            U, s, Vt = self._svd
            result[self._open] = Vt[: len(s)].T @ ((U.T @ left) / s[:, None])
        result *= self.columns[:, None]
        return result

    def null_space(self, negligible: float = NEGLIGIBLE) -> Array:
        """Return directions that change nothing, in scaled unknowns, as columns."""
        idle = np.delete(np.arange(len(self.columns)), [*self._own, *self._open])
        inner = np.zeros((len(self._open), 0))
        if not self._condition * negligible < _CLEAR:
            _, s, Vt = self._svd
            inner = Vt[_rank(s, negligible) :].T
        null = np.zeros((len(self.columns), inner.shape[1] + len(idle)))
        null[self._open, : inner.shape[1]] = inner
        null[idle, range(inner.shape[1], null.shape[1])] = 1.0
        return null

    def left(self, residual: Array) -> Array:
        """Return what no step can take away, in scaled equations."""
        left: Array = residual * self.rows
        own = left[self._single] / self.scaled[self._single, self._own]
        rest = left[self._coupled] - self._by_own @ own
        left[self._single] = 0.0
        if self._inverse is not None:
            left[self._coupled] = 0.0
        else:
            U, _, _ = self._svd
            left[self._coupled] = rest - U @ (U.T @ rest)
        return left
