"""Exact derivatives of eigenvalues by parameters, where the equilibrium moves along.

An eigenvalue s and its vector z fulfil P(s) z = 0 in all coordinates and multipliers;
with the left vector l of P

    ds/dp = -lᵀ (dP/dp) z / (lᵀ P' z),    P' = dP/ds

in which dP/dp holds second derivatives of the equations of motion, contracted with both
vectors, along the change of the equilibrium.

References:
    Lancaster (1964), On eigenvalues of matrices dependent on a parameter.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from symbody.analyses.instant.eigen import Complex
from symbody.analyses.instant.implicit_point import ImplicitModel, Point, Slopes
from symbody.analyses.instant.inputs import Array
from symbody.analyses.instant.linear_terms import LinearTerms
from symbody.analyses.instant.newton import Linear
from symbody.analyses.instant.steady import Steady, Tried

# Singular values below this, in relation to the largest, belong to left vectors.
_NULL = 1e-9


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
    moves = _moves(model, point, terms, names)
    changes = model.parameter_changes(names)
    result: Complex = np.zeros((len(s), len(names)), dtype=complex)
    for k, value in enumerate(s.tolist()):
        z = _full(terms, states[:, k], len(point.x))
        by_s = _by_s(model, slopes, z)
        left = _left(model, point, slopes, value, by_s)
        for j in range(len(names)):
            change = _change(model, point, slopes, left, z, moves[:, j], changes[:, j])
            result[k, j] = -change / (left @ by_s)
    return result


def _full(terms: LinearTerms, x: Complex, nx: int) -> dict[str, Complex]:
    """Return an eigenvector by groups of variables."""
    n = len(terms.A)
    return {
        "q": terms.q @ x,
        "v": terms.v @ x,
        "vd": terms.vd[:, :n] @ x,
        "lam": terms.lam[:, :n] @ x,
        "x": x[n - nx :],
    }


def _by_s(model: ImplicitModel, slopes: Slopes, z: dict[str, Complex]) -> Complex:
    """Return P' z: rows of steps, forces, rates of states, constraints."""
    rows = model.rows
    inertia, by_vd = (slopes.by("vd", rows[name]) @ z["v"] for name in ("force", "xd"))
    none = np.zeros(rows["rates"].stop - rows["rates"].start)
    return np.concatenate([z["q"], inertia, by_vd - z["x"], none])


def _left(
    model: ImplicitModel, point: Point, slopes: Slopes, s: complex, by_s: Complex
) -> Complex:
    rows, nv, nx = model.rows, len(point.v), len(point.x)
    steps = np.hstack(
        [s * np.eye(nv) + model.carried(point.v), -np.eye(nv),
         np.zeros((nv, len(point.lam) + nx))]
    )  # fmt: skip
    blocks = [steps]
    for name in ("force", "xd", "rates"):
        at = rows[name]
        by_v = slopes.by("v", at) + (0 if name == "rates" else s) * slopes.by("vd", at)
        by_x = slopes.by("x", at) - (s * np.eye(nx) if name == "xd" else 0)
        blocks.append(np.hstack([slopes.by("q", at), by_v, slopes.by("lam", at), by_x]))
    P = np.vstack(blocks)
    columns = np.linalg.norm(P, axis=0)
    P = P / np.where(columns > 0, columns, 1.0)
    sizes = np.linalg.norm(P, axis=1)
    sizes = np.where(sizes > 0, sizes, 1.0)
    U, result, _ = np.linalg.svd(P / sizes[:, None])
    count = max(1, int((result < _NULL * result[0]).sum()))
    # Redundant constraints have left vectors as well, on which P' z vanishes.
    candidates = U[:, -count:].conj() / sizes[:, None]
    return candidates @ (by_s @ candidates).conj()


def _moves(
    model: ImplicitModel, point: Point, terms: LinearTerms, names: Sequence[str]
) -> Array:
    """Return how the equilibrium moves with each parameter, in its unknowns."""
    independent = terms.independent_v
    steady = Steady(
        model,
        {j: float(point.v[j]) for j in independent},
        {j: float(point.vd[j]) for j in independent},
    )
    linear = Linear(steady.jacobian(Tried(model, point, np.zeros(0))), steady.sizes)
    by_parameters, _ = model.by_parameters(point, names)
    rest = np.zeros((2 * len(independent), len(names)))
    right = np.vstack([by_parameters, rest])
    return np.array([linear.step(column) for column in right.T]).T


def _change(
    model: ImplicitModel,
    point: Point,
    slopes: Slopes,
    left: Complex,
    z: dict[str, Complex],
    moves: Array,
    parameters: Array,
) -> complex:
    """Return leftᵀ (dP/dp) z along a change of equilibrium and parameters."""
    rows, columns, nv = model.rows, model.columns, len(point.v)
    step = moves[columns["q"]]
    N = model.tangent(point.q)
    dq = N @ step
    weights = np.zeros(rows["accelerations"].stop, dtype=complex)
    at = nv
    for name in ("force", "xd", "rates"):
        count = rows[name].stop - rows[name].start
        weights[rows[name]] = left[at : at + count]
        at += count
    none = np.zeros(len(point.u) + 1)
    turn = N @ z["q"]
    direction = np.concatenate([turn, z["v"], z["vd"], z["lam"], z["x"], none])
    moved = [moves[columns[name]] for name in ("v", "vd", "lam", "x")]
    along = np.concatenate([dq, *moved, none, parameters])
    total = 0j
    for a, factor in ((weights.real, 1), (weights.imag, 1j)):
        for b, more in ((direction.real, 1), (direction.imag, 1j)):
            slope = model.functions.curvature(*point.arguments(), a, b)
            total += factor * more * float(slope @ along)
    # A turn of the quaternion changes what a small turn is.
    turned = (model.tangent(point.q + dq) - N) @ z["q"]
    J = model.functions.jacobian(*point.arguments())
    total += complex(weights @ (J[:, : len(dq)] @ turned))
    carried = model.carried(moves[columns["v"]]) @ z["q"]
    return total + complex(left[:nv] @ carried)
