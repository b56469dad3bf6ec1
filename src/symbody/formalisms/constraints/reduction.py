"""Equations of motion of a system with loops and constraints.

    M vd + c = tau + Jᵀ lam,    J vd = gamma

With vd = B vd_u + b the reduced system is M_r vd_u = F_r,

    M_r = Bᵀ M B,    F_r = Bᵀ (tau - c - M b)

It holds for any velocities, not only for those that keep the constraints, and its
result is that of the full system with multipliers.

References:
    Samin and Fisette (2003), section 2.3; PyMbs, explicit handling of loops.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import final

import numpy as np

from symbody.dataclass import dataclass
from symbody.expr.node import ZERO, Array, Node
from symbody.formalisms.constraints.elimination import Elimination, eliminate
from symbody.formalisms.constraints.rows import (
    Constraints,
    constraint_rows,
    with_feedback,
)
from symbody.formalisms.derivations import Derivations, derivation
from symbody.formalisms.dynamics.small_systems import solve_symmetric
from symbody.spatial.vectors import minus, plus, times


@final
@dataclass(frozen=True)
class Reduced:
    """The reduced system and its solution.

    Attributes:
        M: M_r by number of two independent velocities, the second not greater, counted
            among the independent.
        F: F_r, one an independent velocity.
        vd: Accelerations of all velocities.
    """

    M: Mapping[tuple[int, int], Node]
    F: tuple[Node, ...]
    vd: tuple[Node, ...]


@derivation
def rows_with_feedback(of: Derivations) -> Constraints:
    """Return the equations of all loops and constraints, stabilized if that is asked.

    Args:
        of: The account of the system with all coordinates of its spanning tree.
    """
    rows, gains = constraint_rows(of), of.system.stabilization
    if gains is None:
        return rows
    return with_feedback(rows, gains, of.system.coordinates.loop_rows)


@derivation
def chosen_elimination(of: Derivations) -> Elimination:
    """Return the elimination of the dependent velocities by the chosen partition.

    Args:
        of: As of `rows_with_feedback`.

    Raises:
        DerivationError: None was chosen yet.
    """
    return eliminate(rows_with_feedback(of), of.system.coordinates.chosen)


def reduce_dynamics(
    M: Array,
    c: Sequence[Node],
    tau: Sequence[Node],
    elimination: Elimination,
    *,
    solved: bool = True,
) -> Reduced:
    """Return the reduced system.

    Args:
        M: Mass matrix of the tree, shape (nv, nv).
        c: Its bias.
        tau: Its joint forces.
        elimination: What dependent accelerations are.
        solved: Whether it is solved, too.
    """
    n = len(c)
    B, bias = elimination.B, elimination.bias
    free = elimination.partition.independent
    place = {u: k for k, u in enumerate(free)}
    entries = [{k: M[j, k] for k in range(n) if M[j, k] is not ZERO} for j in range(n)]
    right = [minus(minus(tau[j], c[j]), dot_row(entries[j], bias)) for j in range(n)]
    products: list[dict[int, Node]] = []
    for row in entries:
        product: dict[int, Node] = {}
        for k, entry in row.items():
            for u, factor in B[k].items():
                product[u] = plus(product.get(u, ZERO), times(entry, factor))
        products.append(product)
    lower: dict[tuple[int, int], Node] = {}
    F = [ZERO] * len(free)
    for j in range(n):
        for u, factor in B[j].items():
            F[place[u]] = plus(F[place[u]], times(factor, right[j]))
            for w, entry in products[j].items():
                if w <= u:
                    key = place[u], place[w]
                    lower[key] = plus(lower.get(key, ZERO), times(factor, entry))
    if not solved:
        return Reduced(lower, tuple(F), ())
    (vd_u,) = solve_symmetric(lower, [F]) if free else ([],)
    vd = []
    for j in range(n):
        value = bias[j]
        for u, factor in B[j].items():
            value = plus(value, times(factor, vd_u[place[u]]))
        vd.append(value)
    return Reduced(lower, tuple(F), tuple(vd))


def dot_row(row: Mapping[int, Node] | Array, values: Sequence[Node]) -> Node:
    """Return the product of a row, by number or as an array, and a column."""
    total = ZERO
    for k, entry in row.items() if isinstance(row, Mapping) else enumerate(row):
        total = plus(total, times(entry, values[k]))
    return total


def symmetric_array(lower: Mapping[tuple[int, int], Node], n: int) -> Array:
    """Return a symmetric matrix of its lower entries."""
    result = np.full((n, n), ZERO, dtype=object)
    for (i, j), entry in lower.items():
        result[i, j] = result[j, i] = entry
    return result
