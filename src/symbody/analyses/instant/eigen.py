"""Eigenvalues and eigenvectors of linear systems, and derivatives by parameters.

Rigid motions are taken off first: what is constant in all time, then what grows
linearly and so on, belongs to the eigenvalue zero; rounding would scatter it around
zero.

Derivatives are exact, and the equilibrium moves along. An eigenvalue s and its vector z
fulfil P(s) z = 0 in all coordinates and multipliers; with the left vector l of P

    ds/dp = -lᵀ (dP/dp) z / (lᵀ P' z),    P' = dP/ds

in which dP/dp holds second derivatives of the equations of motion, contracted with both
vectors, along the change of the equilibrium.

References:
    Lancaster (1964), On eigenvalues of matrices dependent on a parameter.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.instant.implicit_point import ImplicitModel, Point, Slopes
from symbody.analyses.instant.inputs import Array
from symbody.analyses.instant.linear_terms import LinearTerms
from symbody.analyses.instant.regular import Linear, inverse, pivoted
from symbody.analyses.instant.steady import Steady, Tried
from symbody.dataclass import dataclass
from symbody.slow_packages import scipy

Complex: TypeAlias = NDArray[np.complex128]
# A balanced matrix maps a rigid motion to less than this part of its norm.
_ZERO = 1e-13
# Parts below this, in relation to the largest, are rounding.
ROUNDING = 1e-10
_EXACT = 1e-13
# Rounding of real parts in relation to the greatest eigenvalue.
_REAL = 1e-12
# Squares of frequencies that are so much smaller are found by themselves.
_SOFT = 1e-6
_BALANCING = 8  # rounds


@final
@dataclass(frozen=True)
class Eigen:
    """Nonzero eigenvalues, one of each pair, with leftᵀ A = s leftᵀ; rigid motions.

    Zero is an eigenvalue more often than there are rigid motions where it is defective.
    """

    values: Complex
    right: Complex
    left: Complex
    rigid: Array
    zeros: int


def eigen(A: Array) -> Eigen:
    """Return the eigenvalues and eigenvectors of a real matrix."""
    n = len(A)
    balanced, scaling = _balanced(A)
    across = _across_rigid(balanced)
    values, left, right = _vectors(across.T @ balanced @ across)
    full, _ = np.linalg.qr(np.hstack([across, np.eye(len(across))]))
    along = full[:, across.shape[1] :]
    # What an eigenvector has of rigid motions follows from the rest.
    part = np.zeros((along.shape[1], len(values)), dtype=complex)
    inner, coupling = along.T @ balanced @ along, along.T @ balanced @ across
    for k, s in enumerate(values) if along.size else ():
        shifted = s * np.eye(len(inner)) - inner
        # Where s is hardly more than zero it is nearly rigid itself.
        part[:, k] = np.linalg.lstsq(shifted, coupling @ right[:, k], rcond=None)[0]
    size = np.abs(values).max(initial=0.0)
    rounded = (np.abs(values.real) <= _EXACT * size) & (values.imag != 0)
    values = np.where(rounded, 0.0, values.real) + 1j * values.imag
    chosen = values.imag >= 0
    full = scaling[:, None] * (across @ right + along @ part)
    lifted = (across @ left) / scaling[:, None]
    rigid = scaling[:, None] * _null_space(balanced)
    return Eigen(
        values[chosen], full[:, chosen], lifted[:, chosen], rigid, n - across.shape[1]
    )


def undamped(M: Array, K: Array) -> Eigen:
    """Return the same of M vd + K q = 0, both symmetric, for the states (q, v)."""
    squares, shapes = _graded(M, K)
    # A stiff part beside it makes no motion rigid that a soft spring holds.
    around = np.einsum("ik,ij,jk->k", np.abs(shapes), np.abs(K), np.abs(shapes))
    least = np.finfo(float).eps * np.abs(squares).max(initial=0.0)
    rigid = np.abs(squares) <= np.maximum(_ZERO * around, 10 * least)
    still = shapes[:, rigid]
    zero = np.zeros_like(still)
    values, right, left = [], [], []
    for square, shape in zip(squares[~rigid], shapes[:, ~rigid].T, strict=True):
        root = complex(np.sqrt(complex(-square)))
        for s in (root,) if square > 0 else (root, -root):
            values.append(s)
            right.append(np.concatenate([shape, s * shape]))
            left.append(np.concatenate([s * (M @ shape), M @ shape]))
    count = 2 * len(M)
    return Eigen(
        np.array(values, dtype=complex),
        np.array(right, dtype=complex).reshape(-1, count).T,
        np.array(left, dtype=complex).reshape(-1, count).T,
        np.vstack([still, zero]),
        2 * still.shape[1],
    )


def _graded(M: Array, K: Array) -> tuple[Array, Array]:
    """Return eigenvalues and vectors, those of soft motions without stiff rounding."""
    squares, shapes = scipy.linalg.eigh(K, M)
    soft = np.abs(squares) < _SOFT * np.abs(squares).max(initial=0.0)
    if soft.any():
        own = shapes[:, soft]
        squares[soft], inner = _graded(own.T @ M @ own, own.T @ K @ own)
        shapes[:, soft] = own @ inner
    return squares, shapes


def is_conservative(M: Array, G: Array, K: Array, others: Array) -> bool:
    """Return whether nothing but symmetric inertia and symmetric stiffness acts."""
    if M.shape != K.shape or not len(M):
        return False
    # What damping is compared with: of each coordinate by itself, or that of a heavy
    # one would hide that of a light one.
    own = np.sqrt(np.abs(M).max(axis=1) * np.abs(K).max(axis=1))
    calm = _negligible(G, np.sqrt(np.outer(own, own))) and not np.any(others)
    symmetric = all(_negligible(A - A.T, _around(A)) for A in (M, K))
    return bool(calm and symmetric and np.linalg.eigvalsh(0.5 * (M + M.T))[0] > 0)


def _negligible(A: Array, sizes: Array) -> bool:
    """Return whether entries are rounding in relation to what is around them."""
    rounding = np.finfo(float).eps * sizes.max()
    return bool((np.abs(A) <= _EXACT * sizes + rounding).all())


def _around(A: Array) -> Array:
    """Return the size of what stands in the row and the column of each entry."""
    sizes = np.abs(A)
    rows, columns = sizes.max(axis=1, initial=0.0), sizes.max(axis=0, initial=0.0)
    return np.asarray(np.sqrt(np.outer(rows, columns)))


def growth(A: Array) -> float:
    """Return the greatest real part of an eigenvalue but zero; -infinity if none."""
    return _growth(_balanced(A)[0])


def regular_growth(A: Array) -> float | None:
    """Return the same; None unless it is sure that no eigenvalue is zero."""
    balanced, _ = _balanced(A)
    return None if inverse(balanced) is None else _growth(balanced)


def _growth(balanced: Array) -> float:
    across = _across_rigid(balanced)
    result = np.linalg.eigvals(across.T @ balanced @ across)
    if not result.size:
        return -np.inf
    return float(growths(result.astype(complex)).max())


def growths(values: Complex) -> Array:
    """Return real parts, zero where they are rounding."""
    sizes = np.abs(values)
    rounding = np.maximum(ROUNDING * sizes, _REAL * sizes.max(initial=0.0))
    return np.where(np.abs(values.real) <= rounding, 0.0, values.real)


def _balanced(A: Array) -> tuple[Array, Array]:
    """Return D⁻¹ A D and D, balanced but for entries of rounding; Osborne (1960)."""
    scaling = np.ones(len(A))
    sizes = np.abs(A)
    sizes = np.where(sizes > _EXACT * _around(A), sizes, 0.0)
    np.fill_diagonal(sizes, 0.0)
    for _ in range(_BALANCING):
        sums = zip(sizes.sum(axis=1).tolist(), sizes.sum(axis=0).tolist(), strict=True)
        uneven = [i for i, both in enumerate(sums) if _factor(*both) != 1]
        if not uneven:
            break
        for i in uneven:
            factor = _factor(float(sizes[i].sum()), float(sizes[:, i].sum()))
            scaling[i] *= factor
            sizes[i] /= factor
            sizes[:, i] *= factor
    return A / scaling[:, None] * scaling, scaling


def _factor(row: float, column: float) -> float:
    """Return what makes two sums even; powers of two change no digit."""
    ratio = row / column if column > 0 else 0.0
    return 2.0 ** round(0.5 * math.log2(ratio)) if 0 < ratio < math.inf else 1.0


def _vectors(A: Array) -> tuple[Complex, Complex, Complex]:
    """Return eigenvalues, left and right eigenvectors of leftᵀ A = s leftᵀ."""
    if not len(A):
        empty = np.zeros((0, 0), dtype=complex)
        return np.zeros(0, dtype=complex), empty, empty
    decompose: Any = scipy.linalg.eig  # whose types know not how many it returns
    values, left, right = decompose(A, left=True, right=True)
    return values, left.conj(), right


def _across_rigid(A: Array) -> Array:
    """Return an orthonormal basis of what is left when rigid motions are taken off."""
    basis: Array = np.eye(len(A))
    # A regular matrix has none, and is not decomposed.
    if inverse(A) is not None:
        return basis
    size = float(np.linalg.norm(A, 2))
    while basis.shape[1]:
        _, s, Vt = np.linalg.svd(basis.T @ A @ basis)
        moving = s > _ZERO * size
        if moving.all():
            break
        basis = basis @ Vt[moving].T
    return basis


def _null_space(A: Array) -> Array:
    """Return a basis of what A maps to zero, with a coordinate of its own each."""
    if not A.size:
        return np.zeros((len(A), 0))
    _, s, Vt = np.linalg.svd(A)
    still: Array = Vt[s <= _ZERO * max(s[0], np.finfo(float).tiny)].T
    count = still.shape[1]
    if not count:
        return still
    _, order = pivoted(still.T)
    clear: Array = still @ np.linalg.inv(still[np.sort(order[:count])])
    return np.where(np.abs(clear) > _EXACT * np.abs(clear).max(), clear, 0.0)


# Singular values below this, in relation to the largest, belong to left vectors.
_NULL = 1e-9
_DYNAMIC, _COLUMNS = ("force", "xd", "rates"), ("q", "v", "lam", "x")


def eigenvalue_slopes(
    model: ImplicitModel,
    point: Point,
    terms: LinearTerms,
    s: Complex,
    states: Complex,
    names: Sequence[str],
) -> Complex:
    """Return slopes, (eigenvalues, parameters), of simple ones at an equilibrium."""
    slopes = model.slopes(point)
    # How the equilibrium moves with each parameter, in its unknowns.
    independent = terms.independent_v
    v, vd = ({j: float(x[j]) for j in independent} for x in (point.v, point.vd))
    steady = Steady(model, v, vd)
    linear = Linear(
        steady.jacobian(Tried(model, point, np.zeros(0))), steady.sizes, steady.beside
    )
    by_parameters, _ = model.by_parameters(point, names)
    rest = np.zeros((len(linear.rows) - len(by_parameters), len(names)))
    moves = steady.whole(linear.steps(np.vstack([by_parameters, rest])))
    changes = model.parameter_changes(names)
    result: Complex = np.zeros((len(s), len(names)), dtype=complex)
    n = len(terms.A)
    P, by_s = _pencil(model, point, slopes)
    for k, value in enumerate(s.tolist()):
        x = states[:, k]
        z = {
            "q": terms.q @ x,
            "v": terms.v @ x,
            "vd": terms.vd[:, :n] @ x,
            "lam": terms.lam[:, :n] @ x,
            "x": x[n - len(point.x) :],
        }
        own = np.concatenate([z[name] for name in _COLUMNS])
        across = by_s @ own
        left = _left(P + value * by_s, own, across)
        change = _changes(model, point, left, z, moves, changes)
        result[k] = -change / (left @ across)
    return result


def _pencil(model: ImplicitModel, point: Point, slopes: Slopes) -> tuple[Array, Array]:
    """Return P(0) and P'; rows of steps and of dynamics, columns of q, v, lam, x."""
    nv, nx = len(point.v), len(point.x)
    none = np.zeros((nv, len(point.lam) + nx))
    P = [np.hstack([model.carried(point.v), -np.eye(nv), none])]
    by_s = [np.hstack([np.eye(nv), np.zeros((nv, nv)), none])]
    for name in _DYNAMIC:
        at = model.rows[name]
        P.append(np.hstack([slopes.by(column, at) for column in _COLUMNS]))
        own: Array = np.zeros(P[-1].shape)
        own[:, nv : 2 * nv] = slopes.by("vd", at)
        if name == "xd":
            own[:, own.shape[1] - nx :] -= np.eye(nx)
        by_s.append(own)
    return np.vstack(P), np.vstack(by_s)


def _left(P: Complex, z: Complex, by_s: Complex) -> Complex:
    """Return the left vector of P on which P' z, z its right one, does not vanish."""
    columns = np.linalg.norm(P, axis=0)
    columns = np.where(columns > 0, columns, 1.0)
    P = P / columns
    sizes = np.linalg.norm(P, axis=1)
    sizes = np.where(sizes > 0, sizes, 1.0)
    P = P / sizes[:, None]
    # Bordered by both vectors, P is regular where the left one is unique.
    row, column = (columns * z).conj(), by_s / sizes
    bordered = np.block(
        [[P, column[:, None] / np.linalg.norm(column)],
         [row / np.linalg.norm(row), np.zeros(1)]]
    )  # fmt: skip
    lapack: Any = scipy.linalg.lapack
    factors, pivots, _ = lapack.zgetrf(bordered)
    well, _ = lapack.zgecon(factors, np.abs(bordered).sum(axis=0).max())
    if well > _NULL:
        last = np.eye(1, len(bordered), len(P), dtype=complex)[0]
        left, _ = lapack.zgetrs(factors, pivots, last, trans=1)
        return np.asarray(left[:-1] / sizes)
    U, result, _ = np.linalg.svd(P)
    count = max(1, int((result < _NULL * result[0]).sum()))
    # Redundant constraints have left vectors as well, on which P' z vanishes.
    candidates = U[:, -count:].conj() / sizes[:, None]
    return candidates @ (by_s @ candidates).conj()


def _changes(
    model: ImplicitModel,
    point: Point,
    left: Complex,
    z: dict[str, Complex],
    moves: Array,
    parameters: Array,
) -> Complex:
    """Return leftᵀ (dP/dp) z along changes, columns, of equilibrium and parameters."""
    rows, columns, nv = model.rows, model.columns, len(point.v)
    N = model.tangent(point.q)
    dq = N @ moves[columns["q"]]
    weights: Complex = np.zeros(rows["accelerations"].stop, dtype=complex)
    at = nv
    for name in _DYNAMIC:
        count = rows[name].stop - rows[name].start
        weights[rows[name]] = left[at : at + count]
        at += count
    none = np.zeros(len(point.u) + 1)
    turn = N @ z["q"]
    direction = np.concatenate([turn, z["v"], z["vd"], z["lam"], z["x"], none])
    moved = [moves[columns[name]] for name in ("v", "vd", "lam", "x")]
    still = np.zeros((len(none), moves.shape[1]))
    along = np.vstack([dq, *moved, still, parameters])
    total: Complex = np.zeros(moves.shape[1], dtype=complex)
    for a, factor in ((weights.real, 1), (weights.imag, 1j)):
        for b, more in ((direction.real, 1), (direction.imag, 1j)):
            slope = model.functions.curvature(*point.arguments(), a, b)
            total += factor * more * (slope @ along)
    if not model.turns:
        return total
    # A turn of the quaternion changes what a small turn is.
    J = model.functions.at(*point.arguments()).jacobian
    by_q = weights @ J[:, : len(dq)]
    for j, dv in enumerate(moves[columns["v"]].T):
        turned = (model.tangent(point.q + dq[:, j]) - N) @ z["q"]
        total[j] += by_q @ turned + left[:nv] @ (model.carried(dv) @ z["q"])
    return total
