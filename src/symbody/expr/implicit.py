"""Formulas that equations define, solved where they are evaluated."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from symbody.arguments import shown
from symbody.errors import ExpressionError
from symbody.expr.blocks import linear_solve, newton_solve
from symbody.expr.differentiate import jacobian
from symbody.expr.node import ZERO, Node, Symbol, as_node, div


def implicit(residuals: object, unknowns: Any, start: object = 0.0) -> Any:
    """Return the unknowns of equations, by Newton's method where they are evaluated.

    A friction law f(F, v) = 0 that cannot be solved for the force, for example::

        F = symbol("F")
        force = implicit(F + 0.1 * F**3 - 40 * v, F)

    It is found in the generated code near the start values, in each evaluation anew,
    and is not a number where the method finds nothing. Derivatives are exact.

    Args:
        residuals: Formula, or a list of formulas, of unknowns and anything else; they
            are zero for the result.
        unknowns: Symbol, or list of symbols made with `symbol`, as many.
        start: Where to begin, a number or formula for each; formulas make the choice
            among several solutions that of the nearest.

    Returns:
        A formula; a list of formulas if `unknowns` is a list.

    Raises:
        ExpressionError: There are more or fewer equations than unknowns, or they do
            not determine one of them.
    """
    single = isinstance(unknowns, Symbol)
    symbols = [unknowns] if single else _listed(unknowns, "unknowns")
    equations = [as_node(f, "implicit: residuals") for f in _entries(residuals)]
    for symbol in symbols:
        if not isinstance(symbol, Symbol):
            raise ExpressionError(
                f"implicit: the unknown {shown(symbol)} is not a symbol. Give symbols "
                f'made with symbol("F"), or a list of them.'
            )
    if len(set(symbols)) < len(symbols) or len(symbols) != len(equations):
        raise ExpressionError(
            f"implicit: {len(equations)} equations are given for "
            f"{len(set(symbols))} different unknowns. Give one equation for each "
            f"unknown."
        )
    starts = _entries(start) if hasattr(start, "__len__") else [start] * len(symbols)
    if len(starts) != len(symbols):
        raise ExpressionError(
            f"implicit: {len(starts)} start values are given for {len(symbols)} "
            f"unknowns. Give one for each, or one for all."
        )
    begin = {
        s: as_node(v, "implicit: start") for s, v in zip(symbols, starts, strict=True)
    }
    found = newton_solve(equations, begin, newton_steps(equations, symbols), "implicit")
    return found[0] if single else found


def newton_steps(equations: Sequence[Node], symbols: Sequence[Symbol]) -> list[Node]:
    """Return formulas of (∂f/∂z)⁻¹ f.

    Raises:
        ExpressionError: ∂f/∂z is singular whatever its entries are.
    """
    J = jacobian(list(equations), list(symbols))
    for rows, what in ((J, "equation"), (J.T, "unknown")):
        for k, row in enumerate(rows):
            if all(entry is ZERO for entry in row):
                raise ExpressionError(_undetermined(what, k, equations, symbols))
    if len(symbols) == 1:
        return [div(equations[0], J[0, 0])]
    right = np.array(list(equations), dtype=object)
    found: list[Node] = linear_solve(J, right).tolist()
    return found


def _undetermined(
    what: str, k: int, equations: Sequence[Node], symbols: Sequence[Symbol]
) -> str:
    if what == "equation":
        return (
            f"implicit: the equation {k}, {shown(equations[k])}, holds no unknown, so "
            f"that it determines none. Give equations of {[s.name for s in symbols]}."
        )
    return (
        f"implicit: no equation holds the unknown {symbols[k].name!r}, so that it can "
        f"have any value. Give an equation that it appears in."
    )


def _entries(value: Any) -> list[object]:
    return list(value) if hasattr(value, "__len__") else [value]


def _listed(value: Any, what: str) -> list[Any]:
    if not hasattr(value, "__len__"):
        raise ExpressionError(
            f"implicit: {what}={shown(value)} is neither a symbol nor a list of them. "
            f'Give what symbol("F") returns.'
        )
    return list(value)
