"""Numerical blocks: systems of equations that generated code solves as it runs.

A block is a node with several values, and formulas hold its items. It is differentiated
through the equations that it solves.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np

from symbody.errors import ExpressionError
from symbody.expr.definition import Item, LinearSystem, NonlinearSystem
from symbody.expr.differentiate import directional, jacobian
from symbody.expr.evaluate import Evaluation
from symbody.expr.node import ZERO, Apply, Array, Node, Symbol, apply, as_node, neg, sub
from symbody.expr.operation import Operation
from symbody.expr.pickling import Packed, pack
from symbody.expr.substitute import substitute
from symbody.expr.traverse import as_vector, flatten, symbols_of


def linear_solve(A: object, b: object, *, definite: bool = False) -> Array:
    """Return x of A x = b as items of a block that is solved when the code runs.

    Args:
        A: Square matrix of formulas, shape (n, n).
        b: Right sides, shape (n,) or (n, m).
        definite: Promise that A is symmetric and positive definite: then no pivots are
            chosen, and zeros of A that elimination from the first row on does not fill
            cost nothing.

    Returns:
        x in the shape of `b`.

    Raises:
        ExpressionError: The shapes do not fit.
    """
    A, b = np.asarray(A, dtype=object), np.asarray(b, dtype=object)
    n = len(A)
    if A.shape != (n, n) or b.ndim not in (1, 2) or len(b) != n or not b.size:
        raise ExpressionError(
            f"linear_solve: A has the shape {A.shape} and b {b.shape}. Give a square A "
            f"of shape (n, n) and b of shape (n,) or (n, m)."
        )
    block = apply(_linear(n, b.size // n, definite), *flatten(A), *flatten(b))
    return _shaped(items(block), b.shape)


def newton_solve(
    residuals: Sequence[Node],
    start: Mapping[Symbol, object],
    steps: Sequence[Node],
    name: str = "close",
) -> list[Node]:
    """Return the solution of f(z) = 0 near start values, found when the code runs.

    Args:
        residuals: The formulas f, as many as unknowns.
        start: For each unknown its start value; the unknowns' symbols do not appear
            in the result.
        steps: Formulas of (∂f/∂z)⁻¹ f, in the order of the unknowns.
        name: Of the function in generated code.

    Raises:
        ExpressionError: There are not as many equations as unknowns.
    """
    unknowns = tuple(start)
    if not len(unknowns) == len(residuals) == len(steps):
        raise ExpressionError(
            f"newton_solve: {len(residuals)} equations and {len(steps)} steps are "
            f"given for {len(unknowns)} unknowns. Give one of each for each unknown."
        )
    used = symbols_of([*residuals, *steps])
    given = tuple(s for s in used if s not in start)
    op = _newton(name, unknowns, given, tuple(residuals), tuple(steps))
    return items(apply(op, *map(as_node, start.values()), *given))


def _newton(
    name: str,
    unknowns: tuple[Symbol, ...],
    given: tuple[Symbol, ...],
    residuals: tuple[Node, ...],
    steps: tuple[Node, ...],
) -> Operation:
    """Return the operation that solves for the unknowns."""
    evaluation: list[Evaluation] = []

    def values(z: Sequence[float], a: Sequence[float]) -> list[float]:
        known: dict[Symbol, float] = dict(zip(unknowns, z, strict=True))
        known.update(zip(given, a, strict=True))
        if not evaluation:
            evaluation.append(Evaluation(steps))
        return evaluation[0](known)

    system = NonlinearSystem(unknowns, given, residuals, steps, values)
    return Operation(
        name,
        len(unknowns) + len(given),
        system.value,  # type: ignore[arg-type]
        "function",
        _change,
        system,
        lambda: (_newton_from, (name, unknowns, given, pack([*residuals, *steps]))),
    )


def _newton_from(
    name: str, unknowns: tuple[Symbol, ...], given: tuple[Symbol, ...], packed: Packed
) -> Operation:
    formulas = packed.formulas()
    n = len(unknowns)
    return _newton(name, unknowns, given, tuple(formulas[:n]), tuple(formulas[n:]))


def items(block: Node) -> list[Node]:
    """Return the items of a block."""
    assert isinstance(block, Apply)
    definition = block.op.definition
    if isinstance(definition, LinearSystem):
        count = definition.size * definition.sides
    else:
        assert isinstance(definition, NonlinearSystem)
        count = len(definition.unknowns)
    return [apply(item(i), block) for i in range(count)]


def _change(node: Apply, *changes: Any) -> Any:
    """Return the change of a block, as a block of the same number of items.

    The change of A x = b is A dx = db - dA x, that of f(z, a) = 0 is
    ∂f/∂z dz = -∂f/∂a da. The change of an item is the item of its block's change.
    """
    definition = node.op.definition
    match definition:
        case Item(index):
            return apply(item(index), changes[0])
        case LinearSystem(n, m, _):
            return _linear_change(node, n, m, changes)
        case NonlinearSystem():
            return _nonlinear_change(node, definition, changes)
    raise AssertionError(f"{node.op!r} is no block")


def _linear_change(node: Apply, n: int, m: int, changes: Sequence[Node | None]) -> Node:
    x = items(node)
    sides = []
    for i in range(n):
        for c in range(m):
            change = changes[n * n + i * m + c]
            change = ZERO if change is None else change
            for j in range(n):
                dA = changes[i * n + j]
                if dA is not None:
                    change = sub(change, dA * x[j * m + c])
            sides.append(change)
    if all(side is ZERO for side in sides):
        return ZERO
    return apply(node.op, *node.args[: n * n], *sides)


def _nonlinear_change(
    node: Apply, system: NonlinearSystem, changes: Sequence[Node | None]
) -> Node:
    n = len(system.unknowns)
    given = {
        s: change
        for s, change in zip(system.given, changes[n:], strict=True)
        if change is not None
    }
    if not given:
        return ZERO
    stand_ins = {s: Symbol(f"d{s.name}", 0) for s in given}
    sides = directional(list(system.residuals), stand_ins)
    J = jacobian(list(system.residuals), list(system.unknowns))
    values: dict[Node, Node] = dict(zip(system.unknowns, items(node), strict=True))
    values.update(zip(system.given, node.args[n:], strict=True))
    values.update((stand_ins[s], change) for s, change in given.items())
    entries = substitute([*J.ravel().tolist(), *map(neg, sides)], values)
    return apply(_linear(n, 1), *entries)


@cache
def _linear(size: int, sides: int, definite: bool = False) -> Operation:
    system = LinearSystem(size, sides, definite)
    arity = size * size + size * sides
    value: Any = system.value
    return Operation(
        "solve",
        arity,
        value,
        "function",
        _change,
        system,
        lambda: (_linear, (size, sides, definite)),
    )


@cache
def item(index: int) -> Operation:
    """Return the operation that takes one number from a block."""

    def value(block: Any) -> float:
        found: float = block[index]
        return found

    return Operation(
        f"item{index}",
        1,
        value,
        "none",
        _change,
        Item(index),
        lambda: (item, (index,)),
    )


def _shaped(nodes: Sequence[Node], shape: tuple[int, ...]) -> Array:
    return as_vector(nodes).reshape(shape)
