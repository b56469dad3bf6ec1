"""Dependent velocities and accelerations, eliminated block by block.

    v_j = B_j v_u + rate_j,    vd_j = B_j vd_u + bias_j

Each block solves a few equations for as many velocities, so that a mechanism with many
loops costs as much a loop as one with few.

References:
    Wehage and Haug (1982), Generalized coordinate partitioning.
    Samin and Fisette (2003), section 2.3.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

import numpy as np

from symbody.dataclass import dataclass
from symbody.expr.node import ONE, ZERO, Array, Node
from symbody.formalisms.constraints.rows import Constraints
from symbody.formalisms.dynamics.small_systems import inverse
from symbody.spatial.vectors import minus, plus, times
from symbody.system.coordinates import ConstraintBlock, Partition

Row = dict[int, Node]


@final
@dataclass(frozen=True)
class Elimination:
    """All velocities and accelerations in terms of the independent ones.

    Attributes:
        partition: Which are independent.
        B: For each velocity its coefficients by number of the independent velocity,
            among all velocities; those that are zero are left out.
        rate: What velocities are beside those terms.
        bias: What accelerations are beside them.
        inverses: Of the matrices of the blocks.
    """

    partition: Partition
    B: tuple[Row, ...]
    rate: tuple[Node, ...]
    bias: tuple[Node, ...]
    inverses: tuple[Array, ...]


def eliminate(rows: Constraints, partition: Partition) -> Elimination:
    """Return the elimination of the dependent velocities.

    Args:
        rows: The equations.
        partition: Which are kept, and solved for what.
    """
    n = partition.size
    B: list[Row] = [{j: ONE} for j in range(n)]
    rate, bias = [ZERO] * n, [ZERO] * n
    entries = _sparse(rows.J)
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
            _insert(j, block.dependent, B, rate, bias)
        solved_before += block.dependent
    return Elimination(partition, tuple(B), tuple(rate), tuple(bias), tuple(inverses))


def _insert(
    j: int, dependent: Sequence[int], B: list[Row], rate: list[Node], bias: list[Node]
) -> None:
    """Express an earlier velocity by what is still independent now."""
    for d in dependent:
        factor = B[j].pop(d, None)
        if factor is None:
            continue
        for u, entry in B[d].items():
            B[j][u] = plus(B[j].get(u, ZERO), times(factor, entry))
        rate[j] = plus(rate[j], times(factor, rate[d]))
        bias[j] = plus(bias[j], times(factor, bias[d]))


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


def _sparse(J: Array) -> list[Row]:
    return [{j: entry for j, entry in enumerate(row) if entry is not ZERO} for row in J]


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

    Args:
        rows: The equations.
        elimination: Whose inverses are used.
        forces: M vd + c - tau by number of the dependent velocity.
    """
    kept = {i for block in elimination.partition.blocks for i in block.rows}
    # By dependent velocity: the coefficients of the multipliers, and the force.
    table = {
        j: {i: rows.J[i, j] for i in kept if rows.J[i, j] is not ZERO} for j in forces
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
