"""Dependent velocities and accelerations, eliminated stage by stage.

    v_j = B_j v_u + rate_j,    vd_j = B_j vd_u + bias_j

Each stage solves a few equations for as many velocities, so that a mechanism with many
loops costs as much a loop as one with few.

References:
    Wehage and Haug (1982), Generalized coordinate partitioning.
    Samin and Fisette (2003), section 2.3.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import final

import numpy as np

from symbody.expr.node import ONE, ZERO, Array, Node
from symbody.formalisms.constraints import ConstraintRows
from symbody.formalisms.small_systems import inverse
from symbody.spatial.vectors import minus, plus, times
from symbody.system.partition import Partition

Row = dict[int, Node]


@final
@dataclass(frozen=True)
class Elimination:
    """What all velocities and accelerations are by the independent ones.

    Attributes:
        partition: Which are independent.
        B: For each velocity its coefficients by number of the independent velocity,
            among all velocities; those that are zero are left out.
        rate: What velocities are beside those terms.
        bias: What accelerations are beside them.
        inverses: Of the matrices of the stages.
    """

    partition: Partition
    B: tuple[Row, ...]
    rate: tuple[Node, ...]
    bias: tuple[Node, ...]
    inverses: tuple[Array, ...]


def eliminate(
    rows: ConstraintRows, p0: Sequence[Node], partition: Partition
) -> Elimination:
    """Return the elimination of the dependent velocities.

    Args:
        rows: The equations.
        p0: What J v + p0 is without velocities.
        partition: Which are kept, and solved for what.
    """
    n = partition.size
    B: list[Row] = [{j: ONE} for j in range(n)]
    rate, bias = [ZERO] * n, [ZERO] * n
    entries = _sparse(rows.J)
    inverses = []
    for stage in partition.stages:
        inside = set(stage.dependent)
        J = np.array(
            [[rows.J[i, j] for j in stage.dependent] for i in stage.rows], dtype=object
        )
        inverses.append(inverse(J))
        sides: dict[int | str, list[Node]] = {}
        for place, i in enumerate(stage.rows):
            terms = _row_terms(entries[i], inside, B, rate, bias)
            terms["rate"] = plus(terms.get("rate", ZERO), p0[i])
            terms["bias"] = minus(terms.get("bias", ZERO), rows.gamma[i])
            for key, value in terms.items():
                column = sides.setdefault(key, [ZERO] * len(stage.rows))
                column[place] = value
        solved = {key: _applied(inverses[-1], side) for key, side in sides.items()}
        for place, j in enumerate(stage.dependent):
            B[j] = {
                key: x[place]
                for key, x in solved.items()
                if isinstance(key, int) and x[place] is not ZERO
            }
            rate[j], bias[j] = solved["rate"][place], solved["bias"][place]
    return Elimination(partition, tuple(B), tuple(rate), tuple(bias), tuple(inverses))


def _row_terms(
    row: Row,
    inside: set[int],
    B: Sequence[Row],
    rate: Sequence[Node],
    bias: Sequence[Node],
) -> dict[int | str, Node]:
    """Return one equation without the stage's own velocities, by the independent."""
    terms: dict[int | str, Node] = {}
    for j, entry in row.items():
        if j in inside:
            continue
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
    rows: ConstraintRows, elimination: Elimination, forces: dict[int, Node]
) -> list[Node]:
    """Return lam of Jᵀ lam = forces, zero for equations that were set aside.

    Args:
        rows: The equations.
        elimination: Whose inverses are used.
        forces: M vd + c - tau by number of the dependent velocity.
    """
    lam = [ZERO] * len(rows.names)
    left = dict(forces)
    stages = elimination.partition.stages
    entries = _sparse(rows.J)
    for stage, A in reversed(list(zip(stages, elimination.inverses, strict=True))):
        side = [left[j] for j in stage.dependent]
        for place, i in enumerate(stage.rows):
            total = ZERO
            for k, value in enumerate(side):
                total = plus(total, times(A[k, place], value))
            lam[i] = total
            for j, entry in entries[i].items():
                if j in left:
                    left[j] = minus(left[j], times(entry, total))
    return lam
