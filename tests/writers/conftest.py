"""Programs of single expressions, and random ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
import pytest

from symbody.equations import Equations
from symbody.expr.evaluate import evaluate_all
from symbody.expr.functions import OPERATIONS, build
from symbody.expr.node import Apply, Node, symbol
from symbody.expr.traverse import post_order, symbols_of
from symbody.program.lower import lower
from symbody.program.program import Program
from symbody.testing import VALUES

_PARAMETERS = ("b", "c", "d")


def _program(
    roots: Sequence[Node], name: str, parameters: Sequence[str] = ()
) -> Program:
    symbols = symbols_of(*roots)
    groups = {
        "q": tuple(s for s in symbols if s.name not in parameters),
        "p": tuple(s for s in symbols if s.name in parameters),
    }
    results = {"r": np.array([*roots, None], dtype=object)[:-1]}
    equations = Equations("coverage", "direct", groups, results)
    return lower(equations, name, {"y": ("q",), "p": ("p",)}, {"out": ("r",)})


@pytest.fixture(scope="session")
def program_of() -> Callable[..., Program]:
    """From formulas to their program; b, c, d may be parameters."""
    return _program


@pytest.fixture(scope="session")
def arguments_of() -> Callable[[Program], tuple[list[float], list[float]]]:
    """The values of a program's state and of its parameters."""

    def values(program: Program) -> tuple[list[float], list[float]]:
        state, parameters = program.arguments
        return (
            [VALUES[s.name] for s in state.symbols],
            [VALUES[s.name] for s in parameters.symbols],
        )

    return values


@pytest.fixture(scope="session")
def random_formulas() -> Callable[[Callable[[int], int]], list[Node]]:
    """From a source of whole numbers below a bound to formulas that share parts."""

    def formulas(draw: Callable[[int], int]) -> list[Node]:
        names = list(OPERATIONS)
        nodes: list[Node] = list(symbols_of(*_atoms()))
        for _ in range(4 + draw(25)):
            op = OPERATIONS[names[draw(len(names))]]
            args = [nodes[draw(len(nodes))] for _ in range(op.arity)]
            if op.name == "div" and not isinstance(args[1], Apply):
                continue
            nodes.append(build(op, *args))
        return [nodes[-1 - draw(len(nodes) - 1)] for _ in range(3)]

    return formulas


def _atoms() -> list[Node]:
    return [symbol(name) for name in VALUES]


@pytest.fixture(scope="session")
def error_bounds() -> Callable[[Sequence[Node]], list[float] | None]:
    return _error_bounds


def _error_bounds(roots: Sequence[Node]) -> list[float] | None:
    """Return how far rounding may move each root; None if a value is not finite.

    Each operation is evaluated again with its arguments moved by their own bounds.
    """
    order = post_order(*roots)
    value = dict(zip(order, evaluate_all(order, VALUES), strict=True))
    if not np.all(np.isfinite(list(value.values()))):
        return None
    bound: dict[Node, float] = {}
    for node in order:
        bound[node] = 0.0
        if not isinstance(node, Apply):
            continue
        args = [value[arg] for arg in node.args]
        total = 4e-16 * abs(value[node])
        for index, arg in enumerate(node.args):
            for move in (-bound[arg], bound[arg]):
                moved = [*args[:index], args[index] + move, *args[index + 1 :]]
                total += abs(node.op.value(*moved) - value[node])
        bound[node] = total
    bounds = [bound[root] for root in roots]
    return bounds if np.all(np.isfinite(bounds)) else None
