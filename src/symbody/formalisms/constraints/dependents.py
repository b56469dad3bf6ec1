"""Dependent coordinates and velocities as formulas of the independent ones.

A partition solves a few equations a block for as many coordinates. An explicit loop is
a block whose coordinates have a closed form; where there is none, Newton's method finds
them as the code runs. What follows is the same for both: values of later blocks are
those of earlier ones put in, and velocities follow by the elimination.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from symbody.expr.evaluate import Evaluation
from symbody.expr.node import Node, Symbol
from symbody.expr.substitute import substitute
from symbody.formalisms.constraints.elimination import Elimination
from symbody.formalisms.derivations import Derivations, of_state
from symbody.spatial.vectors import plus, times
from symbody.system.coordinates import NamedSolution

# The coordinates of one block, and their values by what comes before it.
Solved = tuple[Sequence[Symbol], Sequence[Node]]


def closed_forms(loops: Iterable[NamedSolution]) -> list[Solved]:
    """Return the coordinates that explicit loops determine, loop by loop."""
    return [(named.solution.dependent, named.solution.formulas) for named in loops]


def in_order(blocks: Iterable[Solved]) -> dict[Symbol, Node]:
    """Return all coordinates of some blocks by those that none of them determines."""
    formulas: dict[Symbol, Node] = {}
    for coordinates, values in blocks:
        known = substitute(list(values), formulas)
        formulas.update(zip(coordinates, known, strict=True))
    return formulas


def closed_values(
    of: Derivations, known: Mapping[Symbol, float]
) -> dict[Symbol, float]:
    """Return numbers with those that the explicit loops determine from them.

    Args:
        of: The system.
        known: Time, parameters and coordinates that no loop determines.
    """
    values = dict(known)
    for coordinates, formulas in _closed_forms(of):
        values |= dict(zip(coordinates, formulas(values), strict=True))
    return values


@of_state
def _closed_forms(of: Derivations) -> list[tuple[Sequence[Symbol], Evaluation]]:
    forms = closed_forms(of.system.loop_solutions)
    return [(symbols, Evaluation(list(nodes))) for symbols, nodes in forms]


def with_velocities(
    formulas: dict[Symbol, Node], elimination: Elimination, v: Sequence[Symbol]
) -> dict[Symbol, Node]:
    """Return dependent coordinates, and the velocities that belong to them.

    Args:
        formulas: The coordinates.
        elimination: Of the velocities.
        v: All velocities, as the elimination counts them.
    """
    dependent = elimination.partition.dependent
    rate = elimination.rate
    speeds = {v[j]: by_independent(elimination, j, rate, v) for j in dependent}
    closed = substitute(list(speeds.values()), formulas)
    return formulas | dict(zip(speeds, closed, strict=True))


def by_independent(
    elimination: Elimination, j: int, rest: Sequence[Node], unknowns: Sequence[Symbol]
) -> Node:
    """Return a dependent velocity or acceleration by the independent ones.

    Args:
        elimination: Whose coefficients are taken.
        j: Number of the velocity.
        rest: What is added to the terms: its `rate`, or its `bias`.
        unknowns: All velocities, or all accelerations.
    """
    value = rest[j]
    for u, factor in elimination.B[j].items():
        value = plus(value, times(factor, unknowns[u]))
    return value
