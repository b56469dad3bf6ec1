"""Equations linearized at a point, what constraints make dependent eliminated.

    M_r vd_u + G_r v_u + K_r q_u + L_r x = F_r u,    xd = …

q_u and v_u are small changes of the independent coordinates and velocities; those that
depend on them follow, so that no spurious modes appear. M_r takes loads that depend on
accelerations into account.

References:
    Samin and Fisette (2003), section 2.3; ROBOTRAN basics, section 5.4 and appendix B.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, final

import numpy as np

from symbody.analyses.instant.implicit_point import ImplicitModel, Point, Slopes
from symbody.analyses.instant.inputs import Array
from symbody.analyses.instant.regular import pivoted, row_factors, solution
from symbody.dataclass import dataclass
from symbody.errors import AnalysisError
from symbody.runtime.arrays import read_only

# Rows whose pivots are smaller than this, in relation to the largest, say nothing new.
_REDUNDANT = 1e-9
# By how much less what shall stay independent weighs in the choice of what depends.
_AVOIDED = 1e-4
# By how much all changes to see what is rounding, which changes by this part of itself.
# Rounding has few values, and may be the same by chance in some samples.
_SLIGHT, _NOISE, _SAMPLES = 1e-12, 10.0, 6
# Singular values of a mass matrix, and of one with multipliers, beside the largest.
_NO_INERTIA, _SINGULAR = 1e-14, 1e-13
# No entry is rounding where all are so far above the first samples, and of one size.
_FAR, _SMALL = 1e3, 1e-8
# Forces that coordinates make which change by this are rounding [rad or m].
_ROUNDED = 1e-15
# Of Newton's method for accelerations that loads follow.
_MOST_STEPS, _LAST = 30, 1e-12


@final
@dataclass(frozen=True)
class LinearTerms:
    """A linear system of changes of q_u, v_u and x, with all that follows from them.

    q, v (nv, n) are changes along all velocities and of these by the states; vd and lam
    by states and inputs (least norm if redundant). L is by extra states, F by inputs.
    """

    independent: tuple[int, ...]
    independent_v: tuple[int, ...]
    A: Array
    B: Array
    M: Array
    G: Array
    K: Array
    L: Array
    F: Array
    q: Array
    v: Array
    vd: Array
    lam: Array

    def outputs(self, slopes: Slopes) -> tuple[Array, Array]:
        """Return C and D of quantities whose slopes by all variables are given."""
        n, nu = len(self.A), self.B.shape[1]
        nx = slopes.at["x"].stop - slopes.at["x"].start
        x = np.hstack([np.zeros((nx, n - nx)), np.eye(nx)])
        C = slopes.by("q") @ self.q + slopes.by("v") @ self.v + slopes.by("x") @ x
        both = slopes.by("vd") @ self.vd + slopes.by("lam") @ self.lam
        D: Array = slopes.by("u") + both[:, n:] if nu else both[:, n:]
        return C + both[:, :n], D


def accelerated(model: ImplicitModel, point: Point) -> Point:
    """Return a point with its accelerations and multipliers; loads may need these."""
    point, step = _nearer(model, point)
    if not model.system.algebraic.sensors:
        return point
    for _ in range(_MOST_STEPS):
        if not step > _LAST * (1 + np.abs(point.vd).max(initial=0.0)):
            break
        point, step = _nearer(model, point)
    return point


def _nearer(model: ImplicitModel, point: Point) -> tuple[Point, float]:
    """Return a point after one step of Newton's method, and the size of the step."""
    slopes, rows = model.slopes(point), model.rows
    force, acc = rows["force"], rows["accelerations"]
    residual = model.residuals(point)
    nv, nc = len(point.v), acc.stop - acc.start
    if not nc and not np.count_nonzero(point.vd):
        by_q = slopes.by("q", force)
        size = np.sqrt(np.einsum("ij,ij->i", by_q, by_q))
        if (np.abs(residual[force]) <= _ROUNDED * size).all():
            return point, 0.0
    matrix, right = slopes.by("vd", force), -residual[force]
    if nc:
        matrix = np.zeros((nv + nc, nv + nc))
        matrix[:nv, :nv] = slopes.by("vd", force)
        matrix[:nv, nv:] = slopes.by("lam", force)
        matrix[nv:, :nv] = slopes.by("vd", acc)
        right = -np.concatenate([residual[force], residual[acc]])
    result = _least_solved(model, matrix, right, nv)
    size = float(np.abs(result[:nv]).max(initial=0.0))
    return replace(point, vd=point.vd + result[:nv], lam=point.lam + result[nv:]), size


def dependent_columns(
    J: Array, independent: Sequence[int] = (), wished: Sequence[int] = ()
) -> list[int]:
    """Return dependent columns of J, if possible none of `independent` and `wished`."""
    if not J.size:
        return []
    weights = np.ones(J.shape[1])
    weights[list(wished)] = _AVOIDED
    weights[list(independent)] = _AVOIDED**2
    return dependent_by_weights(J, weights)


def dependent_by_weights(J: Array, weights: Array) -> list[int]:
    """Return columns that follow from the others, those of greater weight first."""
    if not J.size:
        return []
    _, order = pivoted(J * weights)
    rank = int(np.linalg.matrix_rank(J, tol=_REDUNDANT * np.abs(J).max(initial=1e-300)))
    return sorted(order[:rank].tolist())


def linear_terms(
    model: ImplicitModel, point: Point, wished: Sequence[int] = ()
) -> LinearTerms:
    """Return the linear system at a point, or raise AnalysisError without inertia."""
    slopes, rows, nv = model.slopes(point), model.rows, len(point.v)
    force, rates, acc, xd = (
        rows[name] for name in ("force", "rates", "accelerations", "xd")
    )
    P, J = slopes.by("q", rows["phi"]), slopes.by("v", rates)
    measured = J * model.step_sizes
    factors = row_factors(measured) if len(J) else 1.0
    dependent = dependent_columns(factors * measured, wished=wished)
    # What is independent in velocities is so in positions, and more may be.
    dependent_q, factors_q = dependent, factors
    if len(J) and not np.array_equal(P, J):
        free = [j for j in range(nv) if j not in dependent]
        measured = P * model.step_sizes
        factors_q = row_factors(measured)
        dependent_q = dependent_columns(factors_q * measured, free, wished)
    nx, nu = len(point.x), len(point.u)
    both = dependent_q, dependent
    u_q, u_v, q, v = model.known(
        ("independent", *map(tuple, both)), lambda: _independent(nv, nx, *both)
    )
    fq, fv = len(u_q), len(u_v)
    # Places of all are a slice, which copies nothing.
    own_q = u_q if fq < nv else slice(None)
    own_v = u_v if fv < nv else slice(None)
    n = fq + fv + nx
    # By states and inputs, accelerations held; what is independent changes by itself.
    by_q, by_v = slopes.by("q"), slopes.by("v")
    change = slopes.matrix[:, : 2 * nv]
    if dependent or nx or nu:
        change = np.hstack(
            [by_q[:, own_q], by_v[:, own_v], slopes.by("x"), slopes.by("u")]
        )
    if dependent_q:
        q = q.copy()
        q[dependent_q] = solved(P[:, dependent_q], -P @ q, factors_q)
        change[:, :n] += by_q[:, dependent_q] @ q[dependent_q]
    if dependent:
        v = v.copy()
        v[dependent] = solved(J[:, dependent], -change[rates, :n], factors)
        change[:, :n] += by_v[:, dependent] @ v[dependent]
    inertia, other = slopes.by("vd", force), change[force]
    M, right, own = inertia, other, np.abs(np.diag(inertia))
    if dependent:
        basis = v[dependent, fq : fq + fv]
        own = own[u_v] + own[dependent] @ basis**2
        # What dependent accelerations are beside basis times the independent ones.
        rest = solved(J[:, dependent], -change[acc], factors)
        left, by_lam = basis.T, slopes.by("lam", force)
        if _is_oblique(by_lam, J):
            # Friction that slips follows the multipliers, which this takes away.
            left = -solved(by_lam[dependent].T, by_lam[u_v].T, factors).T
        lacking = other + inertia[:, dependent] @ rest
        right = lacking[u_v] + left @ lacking[dependent]
        M = inertia[:, u_v] + inertia[:, dependent] @ basis
        M = M[u_v] + left @ M[dependent]
    vd = vd_u = -_without_rest(model, M, right, u_v, own)
    if dependent:
        vd = np.empty((nv, n + nu))
        vd[u_v], vd[dependent] = vd_u, basis @ vd_u + rest
    full = np.zeros((n, n + nu))
    full[:fq, :n] = v[own_q]
    if model.turns:
        full[:fq, :n] -= (model.carried(point.v) @ q)[own_q]
    full[fq : fq + fv] = vd_u
    if nx:
        full[fq + fv :] = change[xd] + slopes.by("vd", xd) @ vd
    lam = np.zeros((0, n + nu))
    if len(J):
        by_lam = slopes.by("lam", force)
        of_lam = -by_lam if _is_oblique(by_lam, J) else J.T
        lam = of_least_norm(of_lam, other + inertia @ vd, factors, _REDUNDANT)
    return LinearTerms(
        tuple(u_q), tuple(u_v), full[:, :n], full[:, n:], M,
        right[:, fq : fq + fv], right[:, :fq], right[:, fq + fv : n], -right[:, n:],
        q, v, vd, lam,
    )  # fmt: skip


def _independent(nv: int, nx: int, *dependent: list[int]) -> tuple[Any, ...]:
    """Return what is independent, and the changes of q and v by it, others zero."""
    u_q, u_v = ([j for j in range(nv) if j not in places] for places in dependent)
    fq, fv = len(u_q), len(u_v)
    q, v = changes = np.zeros((2, nv, fq + fv + nx))
    q[u_q, range(fq)] = v[u_v, range(fq, fq + fv)] = 1.0
    return u_q, u_v, *read_only(changes)


def _is_oblique(by_lam: Array, J: Array) -> bool:
    """Return whether forces of multipliers are not those along their constraints."""
    error, size = np.abs(by_lam + J.T), np.abs(J)
    return bool(error.max(initial=0.0) > _REDUNDANT * size.max(initial=0.0))


def without_rounding(
    model: ImplicitModel,
    point: Point,
    terms: LinearTerms,
    names: Sequence[str] = ("A", "G", "K", "L"),
) -> LinearTerms:
    """Return a linear system whose entries of rounding are zero.

    Left alone, they couple rigid motions, and scaling magnifies them without limit.
    """
    if not np.isfinite(terms.A).all():
        return terms
    rng = np.random.default_rng(0)

    def beside(values: Array, least: float = 0.0) -> Array:
        """Return values, each changed by rounding of the largest."""
        size = max(least, float(np.abs(values).max(initial=0.0)))
        return np.asarray(values + _SLIGHT * size * rng.uniform(-1, 1, len(values)))

    def doubtful(entries: Array, most: Array) -> bool:
        """Return whether an entry may be rounding that has not shown itself yet."""
        size = np.abs(entries)
        least = np.maximum(_FAR * _NOISE * most, _SMALL * size.max(initial=0.0))
        return bool(((size > _NOISE * most) & (size <= least)).any())

    noise = {n: np.zeros_like(getattr(terms, n)) for n in names}
    for _ in range(_SAMPLES):
        q = model.moved(point.q, beside(np.zeros(len(point.v)), 1.0))
        moved = accelerated(model, replace(point, q=q, v=beside(point.v)))
        other = linear_terms(model, moved, terms.independent_v)
        if other.independent + other.independent_v != (
            terms.independent + terms.independent_v
        ):
            return terms
        for name, most in noise.items():
            change = np.abs(getattr(other, name) - getattr(terms, name))
            noise[name] = np.maximum(most, change)
        if not any(doubtful(getattr(terms, n), most) for n, most in noise.items()):
            break

    changes: dict[str, Any] = {}
    for name, most in noise.items():
        entries = getattr(terms, name)
        changes[name] = np.where(np.abs(entries) > _NOISE * most, entries, 0.0)
    return replace(terms, **changes)


def _check_finite(model: ImplicitModel, *values: Array) -> None:
    if not all(np.isfinite(array).all() for array in values):
        raise AnalysisError(
            f"model {model.system.name!r}: forces or their slopes are not finite in "
            f"this state. Take another state, or the loads that are defined there."
        )


def finite_terms(model: ImplicitModel, point: Point) -> LinearTerms:
    """Return the linear system of the velocities that the model takes as independent.

    Raises AnalysisError where slopes are infinite.
    """
    terms = linear_terms(model, point, wished_of(model))
    _check_finite(model, terms.A, terms.B)
    return terms


def clean_terms(model: ImplicitModel, point: Point) -> LinearTerms:
    """Return the same with entries of rounding that are zero."""
    return without_rounding(model, point, finite_terms(model, point))


def solved(matrix: Array, right: Array, factors: Array | float) -> Array:
    """Return the solution of least squares and norm, of rows times factors."""
    if not matrix.size:
        return np.zeros((matrix.shape[1], right.shape[1]))
    if not isinstance(factors, float):
        matrix, right = factors * matrix, factors * right
    result = np.linalg.lstsq(matrix, right, rcond=_REDUNDANT)[0]
    return np.asarray(result, dtype=np.float64)


def of_least_norm(
    matrix: Array, right: Array, factors: Array | float, negligible: float
) -> Array:
    """Return the solution of least squares and norm of columns that have factors."""
    if isinstance(factors, float):
        return np.asarray(np.linalg.lstsq(matrix, right, rcond=negligible)[0])
    scaled = matrix * factors.T
    result, _, rank, _ = np.linalg.lstsq(scaled, right, rcond=negligible)
    result *= factors
    null = factors * np.linalg.svd(scaled)[2][rank:].T
    result -= null @ np.linalg.lstsq(null, result)[0]
    return np.asarray(result, dtype=np.float64)


def _without_rest(
    model: ImplicitModel, M: Array, right: Array, independent: Sequence[int], own: Array
) -> Array:
    """Return M⁻¹ times columns; `own` are sums of what is on the diagonal of M.

    In relation to these inertia is missed, as a finger's is not beside a ship's.
    """
    scale = 1 / np.sqrt(np.where(own > 0, own, own.max(initial=0.0) or 1.0))
    M, right = scale[:, None] * M * scale, scale[:, None] * right
    result = solution(M, right, _NO_INERTIA)
    if result is not None:
        return scale[:, None] * result
    _, sizes, Vt = np.linalg.svd(M)
    if not sizes[-1] > _NO_INERTIA * sizes[0]:
        parts = zip(independent, np.abs(Vt[-1]).tolist(), strict=True)
        moved = [model.system.v[j].name for j, part in parts if part > _REDUNDANT]
        names = " with ".join(moved)
        raise AnalysisError(
            f"model {model.system.name!r}: its motion along {names} has no inertia, so "
            f"that accelerations and linear systems do not exist. Give the bodies that "
            f"move along it a mass or an inertia."
        )
    return np.asarray(scale[:, None] * np.linalg.solve(M, right), dtype=np.float64)


def _least_solved(model: ImplicitModel, matrix: Array, right: Array, nv: int) -> Array:
    """Return the solution of least squares and norm, or raise AnalysisError.

    Unknowns are accelerations, then multipliers, in units that may be far apart.
    """
    result = solution(matrix, right[:, None], _SINGULAR)
    if result is not None and np.isfinite(result).all():
        return np.asarray(result[:, 0])
    _check_finite(model, matrix, right)
    own = np.abs(np.diag(matrix)[:nv])
    own = 1 / np.sqrt(np.where(own > 0, own, own.max(initial=0.0) or 1.0))
    J = matrix[nv:, :nv] * own
    scale = np.full((len(matrix), 1), 1 / (np.abs(J).max(initial=0.0) or 1.0))
    scale[:nv, 0] = own
    scale[nv:] *= row_factors(J)
    right = scale * right[:, None]
    return of_least_norm(scale * matrix, right, scale, _SINGULAR)[:, 0]


def wished_of(model: ImplicitModel) -> tuple[int, ...]:
    """Return the numbers of the velocities that the model takes as independent."""

    def wished() -> tuple[int, ...]:
        at = model.model.system.coordinates
        free = {v.name for v in at.velocities(at.independent_in_tree)}
        free &= {v.name for v in at.v}
        return tuple(j for j, v in enumerate(model.system.v) if v.name in free)

    return model.model.shared.once(wished_of, wished)
