"""Numerical blocks: systems of equations that generated code solves as it runs.

A block is a node with several values, and formulas hold its items. It is differentiated
through the equations that it solves.

Linear systems of which most entries are zero, as small blocks one after the other.

A chain of nodes couples each with the next one only. Elimination in the order of the
least coupled groups of unknowns keeps it so; pivots are chosen within a group.

References:
    George, Liu (1981), Computer solution of large sparse positive definite systems.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from operator import itemgetter
from typing import Any, TypeAlias
from weakref import WeakValueDictionary

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import shown
from symbody.errors import ExpressionError
from symbody.expr.arithmetic import div, neg, sub
from symbody.expr.definition import BlockOutput, LinearSystem, NonlinearSystem
from symbody.expr.differentiate import directional, jacobian
from symbody.expr.evaluate import Evaluation, substitute
from symbody.expr.node import ZERO, Apply, Array, Node, Symbol, apply, as_node
from symbody.expr.operation import Operation, Source, defined
from symbody.expr.traverse import Packed, as_vector, flatten, pack, symbols_of


def linear_solve(A: object, b: object, *, definite: bool = False) -> Array:
    """Return x of A x = b as items of a block that is solved when the code runs.

    b has the shape (n,) or (n, m). A `definite` A is promised to be symmetric and
    positive definite: no pivots are chosen, and zeros that elimination keeps cost
    nothing.
    """
    A, b = np.asarray(A, dtype=object), np.asarray(b, dtype=object)
    n = len(A)
    if A.shape != (n, n) or b.ndim not in (1, 2) or len(b) != n or not b.size:
        raise ExpressionError(
            f"linear_solve: A has the shape {A.shape} and b {b.shape}. Give a square A "
            f"of shape (n, n) and b of shape (n,) or (n, m)."
        )
    block = apply(_linear(n, b.size // n, definite), *flatten(A), *flatten(b))
    return as_vector(items(block)).reshape(b.shape)


def newton_solve(
    residuals: Sequence[Node],
    start: Mapping[Symbol, object],
    steps: Sequence[Node],
    name: str = "close",
) -> list[Node]:
    """Return the solution of f(z) = 0 near start values, found when the code runs.

    `steps` are the formulas of (∂f/∂z)⁻¹ f; the symbols of z are not in the result.
    """
    unknowns = tuple(start)
    if not len(unknowns) == len(residuals) == len(steps):
        raise ExpressionError(
            f"newton_solve: {len(residuals)} equations and {len(steps)} steps are "
            f"given for {len(unknowns)} unknowns. Give one of each for each unknown."
        )
    known = tuple(s for s in symbols_of([*residuals, *steps]) if s not in start)
    op = _newton(name, unknowns, known, tuple(residuals), tuple(steps))
    return items(apply(op, *map(as_node, start.values()), *known))


def _newton(
    name: str,
    unknowns: tuple[Symbol, ...],
    known: tuple[Symbol, ...],
    residuals: tuple[Node, ...],
    steps: tuple[Node, ...],
) -> Operation:
    """Return the operation that solves for the unknowns."""
    evaluation: list[Evaluation] = []

    def values(z: Sequence[float], a: Sequence[float]) -> list[float]:
        numbers: dict[Symbol, float] = dict(zip(unknowns, z, strict=True))
        numbers.update(zip(known, a, strict=True))
        if not evaluation:
            evaluation.append(Evaluation(steps))
        return evaluation[0](numbers)

    system = NonlinearSystem(unknowns, known, residuals, steps, values)
    return defined(
        name, len(unknowns) + len(known), system, _change,
        lambda: (_newton_from, (name, unknowns, known, pack([*residuals, *steps]))),
    )  # fmt: skip


def _newton_from(
    name: str, unknowns: tuple[Symbol, ...], known: tuple[Symbol, ...], packed: Packed
) -> Operation:
    formulas = packed.formulas()
    n = len(unknowns)
    return _newton(name, unknowns, known, tuple(formulas[:n]), tuple(formulas[n:]))


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
    """Return the change of a block or item: A dx = db - dA x, ∂f/∂z dz = -∂f/∂a da."""
    definition = node.op.definition
    match definition:
        case BlockOutput(index):
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
    changed = {
        s: change
        for s, change in zip(system.known, changes[n:], strict=True)
        if change is not None
    }
    if not changed:
        return ZERO
    stand_ins = {s: Symbol(f"d{s.name}", 0) for s in changed}
    sides = directional(system.residuals, stand_ins)
    J = jacobian(system.residuals, system.unknowns)
    values: dict[Node, Node] = dict(zip(system.unknowns, items(node), strict=True))
    values.update(zip(system.known, node.args[n:], strict=True))
    values.update((stand_ins[s], change) for s, change in changed.items())
    entries = substitute([*J.ravel().tolist(), *map(neg, sides)], values)
    return apply(_linear(n, 1), *entries)


@cache
def _linear(size: int, sides: int, definite: bool = False) -> Operation:
    system, arity = LinearSystem(size, sides, definite), size * (size + sides)
    arguments = size, sides, definite
    return defined("solve", arity, system, _change, lambda: (_linear, arguments))


# A large block has thousands, which every later derivation would walk.
_items: WeakValueDictionary[int, Operation] = WeakValueDictionary()


def item(index: int) -> Operation:
    """Return the operation that takes one number from a block."""
    op = _items.get(index)
    if op is None:
        name, value, output = f"item{index}", itemgetter(index), BlockOutput(index)
        source: Source = item, (index,)
        op = Operation(name, 1, value, "none", _change, output, lambda: source)
        _items[index] = op
    return op


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
    symbols: list[Any] = _as_list(unknowns)
    equations = [as_node(f, "implicit: residuals") for f in _as_list(residuals)]
    for symbol in symbols:
        if not isinstance(symbol, Symbol):
            raise ExpressionError(
                f"implicit: the unknown {shown(symbol)} is not a symbol. Give symbols "
                f'made with symbol("F"), or a list of them.'
            )
    if len(set(symbols)) < len(symbols) or len(symbols) != len(equations):
        raise ExpressionError(
            f"implicit: {len(equations)} equations are given for {len(set(symbols))} "
            "different unknowns. Give one equation for each unknown."
        )
    starts = _as_list(start) if hasattr(start, "__len__") else [start] * len(symbols)
    if len(starts) != len(symbols):
        raise ExpressionError(
            f"implicit: {len(starts)} start values are given for {len(symbols)} "
            f"unknowns. Give one for each, or one for all."
        )
    begin = {
        s: as_node(v, "implicit: start") for s, v in zip(symbols, starts, strict=True)
    }
    solution = newton_solve(
        equations, begin, newton_steps(equations, symbols), "implicit"
    )
    return solution[0] if single else solution


def newton_steps(
    equations: Sequence[Node],
    symbols: Sequence[Symbol],
    solve: Callable[[Array, Array], Array] = linear_solve,
) -> list[Node]:
    """Return formulas of (∂f/∂z)⁻¹ f, or raise ExpressionError where it is singular."""
    J = jacobian(equations, symbols)
    for k, row in enumerate(J):
        if all(entry is ZERO for entry in row):
            raise ExpressionError(
                f"implicit: the equation {k}, {shown(equations[k])}, holds no unknown, "
                f"so that it determines none. Give equations of "
                f"{[s.name for s in symbols]}."
            )
    for k, column in enumerate(J.T):
        if all(entry is ZERO for entry in column):
            raise ExpressionError(
                f"implicit: no equation holds the unknown {symbols[k].name!r}, so that "
                f"it can have any value. Give an equation that it appears in."
            )
    if len(symbols) == 1:
        return [div(equations[0], J[0, 0])]
    steps: list[Node] = solve(J, np.array(list(equations), dtype=object)).tolist()
    return steps


def _as_list(value: Any) -> list[object]:
    return list(value) if hasattr(value, "__len__") else [value]


Pattern: TypeAlias = NDArray[np.bool_]
# Smaller systems are one block; others, too, unless that takes so many times the work.
_LEAST, _GAIN = 7, 3.0


def solve_by_blocks(A: Array, b: Array) -> Array:
    """Return x of A x = b of shape (n,), where each row belongs to its unknown.

    Its diagonal blocks must be regular, as those of a balance are near a place that is
    stable. What is dense or small is `linear_solve`.
    """
    filled = np.array([[entry is not ZERO for entry in row] for row in A])
    # Unknowns that are coupled with the same ones form a group.
    by_row: dict[bytes, list[int]] = {}
    for i, row in enumerate(filled | filled.T | np.eye(len(filled), dtype=bool)):
        by_row.setdefault(row.tobytes(), []).append(i)
    groups = list(by_row.values())
    order = _order(groups, filled | filled.T)
    if order is None or not all(filled[np.ix_(g, g)].any(axis=1).all() for g in groups):
        return linear_solve(A, b)
    A, b = A.copy(), b.copy()
    solved: list[tuple[list[int], list[int], Array]] = []
    for own, others in order:
        sides = np.column_stack([A[np.ix_(own, others)], b[own]])
        x = _solution(A[np.ix_(own, own)], sides)
        for i in others:
            for k, j in enumerate(own):
                if (factor := A[i, j]) is ZERO:
                    continue
                for c, column in enumerate(others):
                    A[i, column] = A[i, column] - factor * x[k, c]
                b[i] = b[i] - factor * x[k, -1]
        solved.append((own, others, x))
    values: Array = np.empty(len(b), dtype=object)
    for own, others, x in reversed(solved):
        for k, i in enumerate(own):
            values[i] = x[k, -1]
            for c, column in enumerate(others):
                values[i] = values[i] - x[k, c] * values[column]
    return values


def _solution(D: Array, sides: Array) -> Array:
    """Return D⁻¹ times right sides, without those that are zero."""
    if len(D) == 1:
        return np.array([[side / D[0, 0] for side in sides[0]]], dtype=object)
    left = [c for c in range(sides.shape[1]) if any(s is not ZERO for s in sides[:, c])]
    x: Array = np.full(sides.shape, ZERO, dtype=object)
    if left:
        x[:, left] = linear_solve(D, sides[:, left])
    return x


def _order(
    groups: Sequence[list[int]], coupled: Pattern
) -> list[tuple[list[int], list[int]]] | None:
    """Return groups in order of elimination, each with the unknowns left beside it.

    None where one system of all unknowns takes little more.
    """
    n = len(coupled)
    if n < _LEAST:
        return None
    first = [group[0] for group in groups]
    beside = [
        {h for h in range(len(groups)) if h != g and coupled[first[g], first[h]]}
        for g in range(len(groups))
    ]
    left, result, work = set(range(len(groups))), [], 0.0
    while left:
        g = min(left, key=lambda one: (sum(len(groups[h]) for h in beside[one]), one))
        left.remove(g)
        for h in beside[g]:
            beside[h] = (beside[h] | beside[g]) - {g, h}
        others = [i for h in sorted(beside[g]) for i in groups[h]]
        size = len(groups[g])
        work += size**3 / 3 + size * (size + len(others)) * (len(others) + 1)
        result.append((groups[g], others))
    return result if _GAIN * work < n**3 / 3 else None
