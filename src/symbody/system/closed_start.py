"""Checks of the solution of a loop at the start."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

import numpy as np

from symbody.errors import ModelError
from symbody.expr.differentiate import jacobian
from symbody.expr.evaluate import evaluate
from symbody.expr.node import Symbol
from symbody.model.loops.loop import Limit, LoopSolution

# What a limit may fall below zero by rounding, of its scale.
_ROUNDING = 1e-12
# What is left of the relations by a solution that is none [m or 1].
_OPEN = 1e-6
# How much less relations change in one direction than in another at a dead position.
_DEAD = 1e-8

Values = Mapping[Symbol, float]


def closed_start(
    who: str,
    solution: LoopSolution,
    inputs: Sequence[Symbol],
    values: Values,
    *,
    choosable: bool = False,
) -> tuple[float, ...]:
    """Return the values of the dependent coordinates at the start.

    Args:
        who: Kind and name of the loop.
        solution: Its solution.
        inputs: The coordinates that the formulas are made of.
        values: Of these, of parameters and time.
        choosable: Whether the user may choose which coordinates are independent.

    Raises:
        ModelError: The loop does not close, or is at a dead position.
    """
    at = ", ".join(f"{q.name} = {values[q]:.6g}" for q in inputs) or "these lengths"
    _check_limits(f"{who}: it does not close at the start: with {at}", solution, values)
    start = tuple(evaluate(formula, values) for formula in solution.formulas)
    if not all(map(math.isfinite, start)):
        found = zip(solution.dependent, start, strict=True)
        raise ModelError(
            f"{who}: the formulas of its coordinates have no value at the start, with "
            f"{at}: {', '.join(f'{q.name} = {x}' for q, x in found)}. Change the start "
            f"value, or the geometry."
        )
    closed = {**values, **dict(zip(solution.dependent, start, strict=True))}
    error = np.abs(evaluate(list(solution.rows), closed)).max()
    if not error < _OPEN:
        raise ModelError(
            f"{who}: no solution was found at the start, with {at}: an error of "
            f"{error:.2g} is left. Give start values nearer to a position in which the "
            f"loop closes, or change the geometry."
        )
    if is_dead(solution, closed):
        raise ModelError(
            f"{who}: it starts at a dead position, with {at}: there "
            f"{', '.join(q.name for q in solution.dependent)} do not follow from the "
            f"others, because links are in line or points coincide. "
            + _remedy(solution, inputs, closed, choosable=choosable)
            + "tart elsewhere, or close the loop by add_constraint."
        )
    return start


def _remedy(
    solution: LoopSolution, inputs: Sequence[Symbol], values: Values, *, choosable: bool
) -> str:
    better = better_independent(solution, inputs, values)
    if not better:
        return "No other coordinate of the loop would determine them: s"
    if not choosable:
        return "S"
    names = ", ".join(q.name for q in better)
    return f"Choose {names} as independent (independent=…), or prescribe it instead; s"


def _check_limits(who: str, solution: LoopSolution, values: Values) -> None:
    just_missed: list[Limit] = []
    for limit in solution.limits:
        value, scale = evaluate([limit.value, limit.scale], values)
        if value < 0:
            just_missed.append(limit)
        # Written so that NaN fails, which a limit just missed makes of those after it.
        if not value >= -_ROUNDING * scale:
            limit = just_missed[0] if just_missed else limit
            numbers = evaluate(list(limit.numbers), values)
            raise ModelError(
                f"{who} {limit.words.format(*numbers)}. Change the start value, or the "
                f"geometry."
            )


def is_dead(solution: LoopSolution, values: Values) -> bool:
    """Return whether the dependent coordinates of a loop do not follow from others."""
    J = evaluate(jacobian(list(solution.rows), list(solution.dependent)), values)
    sizes = np.linalg.svd(J, compute_uv=False)
    return not sizes[-1] > _DEAD * sizes[0]


def better_independent(
    solution: LoopSolution, inputs: Sequence[Symbol], values: Values
) -> tuple[Symbol, ...]:
    """Return the coordinates of a loop from which the others follow best.

    The others are found by elimination with full pivoting.

    Args:
        solution: The solution of the loop.
        inputs: The coordinates that are independent now.
        values: Of all coordinates, of parameters and time.
    """
    left = [*inputs, *solution.dependent]
    work = np.array(evaluate(jacobian(list(solution.rows), left), values), dtype=float)
    largest = np.abs(work).max(initial=0.0)
    for _ in solution.rows:
        i, j = np.unravel_index(int(np.abs(work).argmax()), work.shape)
        if not abs(work[i, j]) > _DEAD * largest:
            return ()
        work -= np.outer(work[:, j] / work[i, j], work[i])
        work = np.delete(np.delete(work, i, axis=0), j, axis=1)
        del left[int(j)]
    return tuple(left)
