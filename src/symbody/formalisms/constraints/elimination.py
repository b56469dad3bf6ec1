"""Elimination of dependent velocities and accelerations, and the reduced system.

    v_j = B_j v_u + w_j,    vd_j = B_j vd_u + b_j

w and b are the affine velocity and acceleration. Each block solves a few equations for
as many velocities, so that a mechanism with many loops costs as much a loop as one with
few.

    M vd + c = tau + Jᵀ lam,    J vd = gamma

With vd = B vd_u + b the reduced system is M_r vd_u = F_r,

    M_r = Bᵀ M B,    F_r = Bᵀ (tau - c - M b)

It holds for any velocities, not only for those that keep the constraints, and its
result is that of the full system with multipliers.

References:
    Wehage and Haug (1982), Generalized coordinate partitioning.
    Samin and Fisette (2003), section 2.3.
    Samin and Fisette (2003), section 2.3; PyMbs, explicit handling of loops.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

import numpy as np

from symbody.dataclass import dataclass
from symbody.expr.node import ONE, ZERO, Array, Node
from symbody.formalisms.constraints.rows import (
    Constraints,
    constraint_rows,
    with_feedback,
)
from symbody.formalisms.derivations import Derivations, derivation
from symbody.formalisms.dynamics.factorization import inverse, solve
from symbody.spatial.vectors import minus, plus, times, total
from symbody.system.coordinates import ConstraintBlock, Partition

Row = dict[int, Node]


@final
@dataclass(frozen=True)
class Elimination:
    """All velocities and accelerations in terms of the independent ones."""

    partition: Partition
    B: tuple[Row, ...]  # by number among all velocities, zeros left out
    affine_velocity: tuple[Node, ...]  # velocities where the independent ones are zero
    affine_acceleration: tuple[Node, ...]  # accelerations where those are zero
    inverses: tuple[Array, ...]  # of the blocks' matrices


def eliminate(rows: Constraints, partition: Partition) -> Elimination:
    """Return the elimination of the dependent velocities."""
    n = partition.size
    B: list[Row] = [{j: ONE} for j in range(n)]
    rate, bias = [ZERO] * n, [ZERO] * n
    entries = [
        {j: entry for j, entry in enumerate(row) if entry is not ZERO} for row in rows.J
    ]
    inverses = []
    solved_before: list[int] = []
    for block in partition.blocks:
        sides: dict[int | str, list[Node]] = {}
        for place, i in enumerate(block.rows):
            terms = _row_terms(entries[i], B, rate, bias)
            terms["rate"] = plus(terms.get("rate", ZERO), rows.p0[i])
            terms["bias"] = minus(terms.get("bias", ZERO), rows.gamma[i])
            for key, value in terms.items():
                column = sides.setdefault(key, [ZERO] * len(block.rows))
                column[place] = value
        nothing = [ZERO] * len(block.rows)
        own = [sides.pop(j, nothing) for j in block.dependent]
        inverses.append(inverse(np.array(own, dtype=object).T))
        solved = {key: _applied(inverses[-1], side) for key, side in sides.items()}
        for place, j in enumerate(block.dependent):
            B[j] = {
                key: x[place]
                for key, x in solved.items()
                if isinstance(key, int) and x[place] is not ZERO
            }
            rate[j], bias[j] = solved["rate"][place], solved["bias"][place]
        for j in solved_before:
            for d in block.dependent:
                factor = B[j].pop(d, None)
                if factor is None:
                    continue
                for u, entry in B[d].items():
                    B[j][u] = plus(B[j].get(u, ZERO), times(factor, entry))
                rate[j] = plus(rate[j], times(factor, rate[d]))
                bias[j] = plus(bias[j], times(factor, bias[d]))
        solved_before += block.dependent
    return Elimination(partition, tuple(B), tuple(rate), tuple(bias), tuple(inverses))


def _row_terms(
    row: Row, B: Sequence[Row], rate: Sequence[Node], bias: Sequence[Node]
) -> dict[int | str, Node]:
    """Return one equation by velocities that are not solved for yet."""
    terms: dict[int | str, Node] = {}
    for j, entry in row.items():
        for u, factor in B[j].items():
            terms[u] = plus(terms.get(u, ZERO), times(entry, factor))
        terms["rate"] = plus(terms.get("rate", ZERO), times(entry, rate[j]))
        terms["bias"] = plus(terms.get("bias", ZERO), times(entry, bias[j]))
    return terms


def _applied(A: Array, side: Sequence[Node]) -> list[Node]:
    """Return -A times a column."""
    result = []
    for row in A:
        total = ZERO
        for entry, value in zip(row, side, strict=True):
            total = minus(total, times(entry, value))
        result.append(total)
    return result


def multipliers(
    rows: Constraints, elimination: Elimination, forces: dict[int, Node]
) -> list[Node]:
    """Return lam of Jᵀ lam = forces, zero for equations that were set aside.

    `forces` are M vd + c - tau by number of the dependent velocity.
    """
    independent_rows = {i for block in elimination.partition.blocks for i in block.rows}
    # By dependent velocity: the coefficients of the multipliers, and the force.
    table = {
        j: {i: rows.J[i, j] for i in independent_rows if rows.J[i, j] is not ZERO}
        for j in forces
    }
    right = dict(forces)
    blocks = list(zip(elimination.partition.blocks, elimination.inverses, strict=True))
    done: set[int] = set()
    for block, A in blocks:
        done.update(block.dependent)
        for j in forces:
            if j not in done and not table[j].keys().isdisjoint(block.rows):
                _without(j, block, A, table, right)
    lam = [ZERO] * len(rows.names)
    for block, A in reversed(blocks):
        side = []
        for j in block.dependent:
            value = right[j]
            for i, entry in table[j].items():
                if i not in block.rows:
                    value = minus(value, times(entry, lam[i]))
            side.append(value)
        for place, i in enumerate(block.rows):
            total = ZERO
            for k, value in enumerate(side):
                total = plus(total, times(A[k, place], value))
            lam[i] = total
    return lam


def _without(
    j: int,
    block: ConstraintBlock,
    A: Array,
    table: dict[int, Row],
    right: dict[int, Node],
) -> None:
    """Take the multipliers of a block out of the equation of a later velocity."""
    row = [table[j].pop(i, ZERO) for i in block.rows]
    for k, d in enumerate(block.dependent):
        factor = ZERO
        for place, entry in enumerate(row):
            factor = plus(factor, times(entry, A[k, place]))
        if factor is ZERO:
            continue
        right[j] = minus(right[j], times(factor, right[d]))
        for i, entry in table[d].items():
            if i not in block.rows:
                table[j][i] = minus(table[j].get(i, ZERO), times(factor, entry))


@final
@dataclass(frozen=True)
class Reduced:
    """The reduced system M_r, F_r and the accelerations of all velocities."""

    M: Array
    F: tuple[Node, ...]
    vd: tuple[Node, ...]


@derivation
def rows_with_feedback(of: Derivations) -> Constraints:
    """Return the equations of all loops and constraints, stabilized on request."""
    rows, gains = constraint_rows(of), of.system.stabilization
    if gains is None:
        return rows
    return with_feedback(rows, gains, of.system.coordinates.loop_rows)


@derivation
def chosen_elimination(of: Derivations) -> Elimination:
    """Return the elimination of the dependent velocities by the chosen partition."""
    return eliminate(rows_with_feedback(of), of.system.coordinates.chosen)


def reduce_dynamics(
    M: Array,
    c: Sequence[Node],
    tau: Sequence[Node],
    elimination: Elimination,
    *,
    solved: bool = True,
) -> Reduced:
    """Return the reduced system, its accelerations only if it is to be solved."""
    n = len(c)
    B, bias = elimination.B, elimination.affine_acceleration
    free = elimination.partition.independent
    place = {u: k for k, u in enumerate(free)}
    entries = [{k: M[j, k] for k in range(n) if M[j, k] is not ZERO} for j in range(n)]
    right = []
    for j, row in enumerate(entries):
        lacking = total(*(times(entry, bias[k]) for k, entry in row.items()))
        right.append(minus(minus(tau[j], c[j]), lacking))
    products: list[dict[int, Node]] = []
    for row in entries:
        product: dict[int, Node] = {}
        for k, entry in row.items():
            for u, factor in B[k].items():
                product[u] = plus(product.get(u, ZERO), times(entry, factor))
        products.append(product)
    M_r: Array = np.full((len(free), len(free)), ZERO, dtype=object)
    F = [ZERO] * len(free)
    for j in range(n):
        for u, factor in B[j].items():
            F[place[u]] = plus(F[place[u]], times(factor, right[j]))
            for w, entry in products[j].items():
                if w <= u:
                    a, b = place[u], place[w]
                    M_r[a, b] = plus(M_r[a, b], times(factor, entry))
                    M_r[b, a] = M_r[a, b]
    if not solved:
        return Reduced(M_r, tuple(F), ())
    (vd_u,) = solve(M_r, [F])
    vd = []
    for j in range(n):
        value = bias[j]
        for u, factor in B[j].items():
            value = plus(value, times(factor, vd_u[place[u]]))
        vd.append(value)
    return Reduced(M_r, tuple(F), tuple(vd))
