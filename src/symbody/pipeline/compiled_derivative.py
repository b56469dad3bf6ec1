"""Derivatives of quantities of a model, as functions that are called with arrays."""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import listed
from symbody.dataclass import dataclass
from symbody.errors import ModelWarning
from symbody.events.switches import corners_of
from symbody.expr.blocks import items
from symbody.expr.definition import BlockOutput, NonlinearSystem, PiecewisePolynomial
from symbody.expr.differentiate import jacobian
from symbody.expr.evaluate import substitute
from symbody.expr.functions import absolute, where
from symbody.expr.node import ZERO, Apply, Node, Symbol, symbol
from symbody.expr.operation import called
from symbody.expr.traverse import depends_on, symbols_of
from symbody.program.program import Program
from symbody.runtime.functions import CompiledFunction

_LONGEST = 60
# What Newton's method leaves of an unknown z, in relation to 1 + |z|.
_ROUNDING = 1e-12


@final
@dataclass(frozen=True, eq=False)
class Corners:
    """Finds the corners that a point lies on, where entries of `function` are zero."""

    function: CompiledFunction
    names: tuple[str, ...]

    def at(self, arguments: Sequence[object]) -> list[str]:
        """Return what has a corner exactly at a point."""
        count = len(self.function.program.arguments) - 1
        zeros = np.atleast_1d(self.function(*arguments[:count]))
        at = zip(self.names, zeros.tolist(), strict=True)
        return list(dict.fromkeys(name for name, zero in at if zero == 0.0))


def named_corners(
    roots: Sequence[Node], moving: set[Symbol]
) -> Iterator[tuple[str, Node]]:
    """Yield what is zero at each corner, and what has it, if it can meet `moving`."""
    known: set[Node] = set()
    for name, zero, solutions in _below(roots):
        if zero not in known and depends_on(zero, moving):
            known.add(zero)
            yield name, _rounded(zero, solutions) if solutions else zero


def _below(roots: Sequence[Node]) -> Iterator[tuple[str, Node, list[Node]]]:
    """Yield name and zero of each corner, and the solutions that the zero holds."""
    visited: set[Node] = set()
    waiting = list(reversed(roots))
    while waiting:
        node = waiting.pop()
        if node in visited or not isinstance(node, Apply):
            continue
        visited.add(node)
        system = node.op.definition
        if isinstance(system, NonlinearSystem):
            # Slopes follow from the equations, not from where the search begins.
            waiting += reversed(node.args[len(system.unknowns) :])
            yield from _inside(node, system)
            continue
        waiting += reversed(node.args)
        for zero in corners_of(node):
            yield _name(node, zero), zero, _solutions(zero)


def _inside(
    node: Apply, system: NonlinearSystem
) -> Iterator[tuple[str, Node, list[Node]]]:
    """Yield the corners of the equations that a block solves."""
    values: dict[Node, Node] = dict(
        zip(system.known, node.args[len(system.unknowns) :], strict=True)
    )
    solved: dict[Node, Node] = dict(zip(system.unknowns, items(node), strict=True))
    for name, zero, solutions in _below(substitute(system.residuals, values)):
        placed = substitute(zero, solved)
        inner = substitute(solutions, solved)
        held = [solved[s] for s in symbols_of(zero) if s in solved]
        yield f"{name} in the equations of {node.op.name}", placed, [*inner, *held]


def _solutions(formula: Node) -> list[Node]:
    """Return the outermost items of Newton's blocks that a formula holds."""
    table: dict[Node, None] = {}
    waiting, visited = [formula], set[Node]()
    while waiting:
        node = waiting.pop()
        if node in visited or not isinstance(node, Apply):
            continue
        visited.add(node)
        block = node.args[0] if isinstance(node.op.definition, BlockOutput) else None
        if isinstance(block, Apply) and isinstance(
            block.op.definition, NonlinearSystem
        ):
            table[node] = None
        else:
            waiting += node.args
    return list(table)


def _rounded(zero: Node, solutions: Sequence[Node]) -> Node:
    """Return a formula that is zero where it is as small as Newton's method leaves."""
    symbols = [symbol(f"solution{i}") for i in range(len(solutions))]
    placed = substitute(zero, dict(zip(solutions, symbols, strict=True)))
    back = dict(zip(symbols, solutions, strict=True))
    left: Node = ZERO
    for slope, z in zip(jacobian([placed], symbols)[0], symbols, strict=True):
        left = left + absolute(slope) * (1 + absolute(z))
    size = absolute(placed) - _ROUNDING * left
    return substitute(where(size > 0, placed, ZERO), back)


def _name(node: Apply, zero: Node) -> str:
    if isinstance(node.op.definition, PiecewisePolynomial):
        return f"the curve {node.op.name}, at a knot"
    name = called(node.op.name)
    if name is None:
        return f"the comparison {_short(node)}"
    return f"{name}, where {_short(zero)} is 0"


def _short(formula: Node) -> str:
    text = str(formula)
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


@final
@dataclass(frozen=True, eq=False, repr=False)
class CompiledDerivative:
    """A derivative of some quantities of a model by others, as a function.

    Called with t, y and u it returns the Jacobian, shape (number of rows, number of
    columns). A product with a direction takes the direction as fourth argument, one
    number a column, and returns one number a row; a product with weights takes one
    number a row and returns one a column. A Hessian takes weights, too, and returns the
    second derivatives of the weighted sum, shape (number of columns, the same).

    Attributes:
        function: The compiled function, with its program and its address.
        rows: What is differentiated, a label an entry.
        columns: By what, a label an entry.
        pattern: Which entries of the Jacobian, or of the Hessian, may differ from zero,
            read-only.
        corners: Finds where the derivatives are one-sided; None if there are none.
    """

    function: CompiledFunction
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    pattern: NDArray[np.bool_]
    corners: Corners | None = None

    def __call__(self, *arguments: object) -> NDArray[np.float64]:
        """Return the Jacobian, or the product.

        Exactly at a corner of a formula it is that of one side, and a `ModelWarning`
        says so; `function` does not look for corners.

        Args:
            *arguments: t, y, u and, for a product, the direction or the weights.

        Raises:
            CallError: The arguments do not fit.
        """
        result: NDArray[np.float64] = self.function(*arguments)
        met = [] if self.corners is None else self.corners.at(arguments)
        if met:
            warnings.warn(
                f"{self.function.program.name}: at this point there is a corner of "
                f"{listed(met)}. The derivatives are those of one side. Move the "
                f"point to either side to choose one, or smooth the formula.",
                ModelWarning,
                stacklevel=2,
            )
        return result

    @cached_property
    def program(self) -> Program:
        """The program that was compiled."""
        return self.function.program

    def __repr__(self) -> str:
        filled = int(self.pattern.sum())
        return (
            f"CompiledDerivative {self.function.signature}: {len(self.rows)} rows, "
            f"{len(self.columns)} columns, {filled} entries that may not be zero"
        )
