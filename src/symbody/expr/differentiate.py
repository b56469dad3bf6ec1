"""Exact derivatives of formulas.

Forward mode carries with each node its derivative in one or several directions, only
where it is not zero. Reverse mode carries the derivative of one root by each node.

A conditional is differentiated branch by branch: the derivative of where(c, a, b) is
where(c, da, db). So the unused branch cannot spoil the result, as 0·∞ = NaN would.

References:
    Griewank, Walther (2008), Evaluating Derivatives, sections 3.1 and 3.2.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, overload

import numpy as np

from symbody.errors import ExpressionError
from symbody.expr.functions import MAX, MIN, where
from symbody.expr.node import (
    ADD,
    DIV,
    MUL,
    NEG,
    ONE,
    SUB,
    WHERE,
    ZERO,
    Apply,
    Array,
    Node,
    Number,
    Symbol,
    as_node,
    div,
    mul,
    neg,
)
from symbody.expr.operation import Operation
from symbody.expr.traverse import flatten, reachable, shaped_like

Sparse = dict[int, Node]


@overload
def derivative(root: Node, wrt: Symbol) -> Node: ...


@overload
def derivative(root: Array, wrt: Symbol) -> Array: ...


@overload
def derivative(root: Sequence[Node], wrt: Symbol) -> list[Node]: ...


def derivative(root: Any, wrt: Symbol) -> Any:
    """Return the partial derivative of a formula, or of each entry of an array."""
    return directional(root, {wrt: ONE})


@overload
def directional(roots: Node, direction: Mapping[Symbol, Node | Number]) -> Node: ...


@overload
def directional(roots: Array, direction: Mapping[Symbol, Node | Number]) -> Array: ...


@overload
def directional(
    roots: Sequence[Node], direction: Mapping[Symbol, Node | Number]
) -> list[Node]: ...


def directional(roots: Any, direction: Mapping[Symbol, Node | Number]) -> Any:
    """Return the sum over symbols s of ∂root/∂s · direction[s].

    Args:
        roots: A formula, or a sequence or array of formulas.
        direction: For each symbol that changes, by how much; others do not change.

    Returns:
        The derivatives in the shape of `roots`; a sequence gives a list.
    """
    seeds: dict[Node, Sparse] = {
        _checked(s): {0: as_node(ds)} for s, ds in direction.items()
    }
    tangents = _forward(flatten(roots), seeds)
    return shaped_like(roots, (tangent.get(0, ZERO) for tangent in tangents))


def time_derivative(roots: Any, rates: Mapping[Symbol, Node | Number]) -> Any:
    """Return the total derivative in time.

    Args:
        roots: A formula, or a sequence or array of formulas.
        rates: Time derivative of each symbol that changes: v for q, 1 for time.

    Returns:
        The rates of change in the shape of `roots`; a sequence gives a list.
    """
    return directional(roots, rates)


def jacobian(roots: Any, wrt: Any) -> Array:
    """Return the matrix of ∂roots[i]/∂wrt[j].

    The cost grows with the entries that are not zero, not with the full matrix.

    Args:
        roots: Sequence or array of formulas, length n when flattened.
        wrt: Sequence or array of symbols, length m when flattened.

    Returns:
        Derivatives, shape (n, m); the constant 0 where there is no dependence.
    """
    symbols = [_checked(s) for s in flatten(wrt)]
    seeds: dict[Node, Sparse] = {}
    for j, s in enumerate(symbols):
        seeds.setdefault(s, {})[j] = ONE
    tangents = _forward(flatten(roots), seeds)
    result = np.full((len(tangents), len(symbols)), ZERO, dtype=object)
    for i, tangent in enumerate(tangents):
        for j, entry in tangent.items():
            result[i, j] = entry
    return result


def _checked(s: Any) -> Symbol:
    if isinstance(s, Symbol):
        return s
    raise ExpressionError(
        f"derivative: {s!r} is not a symbol. Formulas are differentiated by symbols "
        f"only; substitute a new symbol for the subexpression first."
    )


def _forward(roots: list[Node], seeds: Mapping[Node, Sparse]) -> list[Sparse]:
    """Return for each root its derivatives by direction, where not zero."""
    known = dict(seeds)
    for node in reachable(roots):
        if not isinstance(node, Apply):
            continue
        below = [known.get(arg) for arg in node.args]
        if not any(below):
            continue
        rule = _rule(node)
        tangent: Sparse = {}
        for j in dict.fromkeys(j for one in below if one for j in one):
            dy = rule(*[one.get(j) if one else None for one in below])
            if dy is not ZERO:
                tangent[j] = dy
        if tangent:
            known[node] = tangent
    return [known.get(root, {}) for root in roots]


Rule = Callable[..., Node]


def _rule(node: Apply) -> Rule:
    """Return the function from the changes of the arguments to that of the node.

    A change is None where it is zero.
    """
    special = _RULES.get(node.op)
    if special is not None:
        return special(node)
    weights = node.op.partials(*node.args, node)

    def weighted(*changes: Node | None) -> Node:
        total: Node = ZERO
        for weight, change in zip(weights, changes, strict=True):
            if change is not None:
                total = total + weight * change
        return total

    return weighted


def _sum_rule(node: Apply) -> Rule:
    return lambda da, db: db if da is None else da if db is None else da + db


def _difference_rule(node: Apply) -> Rule:
    return lambda da, db: neg(db) if da is None else da if db is None else da - db


def _product_rule(node: Apply) -> Rule:
    a, b = node.args
    if a is b:
        return lambda da, db: 2 * (a * da)

    def rule(da: Node | None, db: Node | None) -> Any:
        if da is None:
            return mul(a, db)
        return mul(da, b) if db is None else mul(da, b) + mul(a, db)

    return rule


def _quotient_rule(node: Apply) -> Rule:
    b = node.args[1]

    def rule(da: Node | None, db: Node | None) -> Any:
        if db is None:
            return div(da, b)
        fall = mul(node, db)
        return neg(div(fall, b)) if da is None else div(da - fall, b)

    return rule


def _or_zero(change: Node | None) -> Node:
    return ZERO if change is None else change


def _choice_rule(node: Apply) -> Rule:
    condition, i, j = _choice(node)

    def rule(*changes: Node | None) -> Any:
        return where(condition, _or_zero(changes[i]), _or_zero(changes[j]))

    return rule


_RULES: dict[Operation, Callable[[Apply], Rule]] = {
    ADD: _sum_rule,
    SUB: _difference_rule,
    NEG: lambda node: neg,
    MUL: _product_rule,
    DIV: _quotient_rule,
    WHERE: _choice_rule,
    MIN: _choice_rule,
    MAX: _choice_rule,
}
_CHOICES = (WHERE, MIN, MAX)


def _choice(node: Apply) -> tuple[Node, int, int]:
    """Return the condition, and which argument is taken if it holds and if not."""
    if node.op is WHERE:
        return node.args[0], 1, 2
    a, b = node.args
    return (b < a if node.op is MIN else a < b), 1, 0


def gradient(root: Node, wrt: Any) -> list[Node]:
    """Return the derivatives of one formula by many symbols, in reverse mode.

    The cost does not grow with the number of symbols. Choices (where, min, max) are
    differentiated one by one, innermost first, and enter with their own gradients.

    Args:
        root: The formula.
        wrt: Sequence or array of symbols.
    """
    symbols = [_checked(s) for s in flatten(wrt)]
    active: set[Node] = set(symbols)
    finished: dict[Node, dict[Node, Node]] = {s: {s: ONE} for s in symbols}
    for node in reachable([root]):
        if isinstance(node, Apply) and not active.isdisjoint(node.args):
            active.add(node)
            if node.op in _CHOICES:
                condition, i, j = _choice(node)
                da = _reverse(node.args[i], active, finished)
                db = _reverse(node.args[j], active, finished)
                finished[node] = {
                    s: where(condition, da.get(s, ZERO), db.get(s, ZERO))
                    for s in da | db
                }
    total = _reverse(root, active, finished)
    return [total.get(s, ZERO) for s in symbols]


def _reverse(
    root: Node, active: set[Node], finished: Mapping[Node, Mapping[Node, Node]]
) -> dict[Node, Node]:
    """Return the derivatives of a node by symbols, where not zero.

    Args:
        root: The node.
        active: All nodes that depend on the symbols.
        finished: Nodes whose gradients are known, symbols among them.
    """
    adjoint: dict[Node, Node] = {root: ONE}
    total: dict[Node, Node] = {}
    for node in reversed(_until(root, active, finished)):
        change = adjoint.pop(node, ZERO)
        if node in finished:
            for s, slope in finished[node].items():
                total[s] = total.get(s, ZERO) + change * slope
        elif isinstance(node, Apply) and change is not ZERO:
            for arg, part in zip(node.args, _parts(node, change), strict=True):
                if arg in active:
                    adjoint[arg] = adjoint.get(arg, ZERO) + part
    return total


def _until(root: Node, active: set[Node], ends: Mapping[Node, Any]) -> list[Node]:
    """Return the active nodes below a root by age, not looking below the ends."""
    seen: set[Node] = set()
    todo = [root]
    while todo:
        node = todo.pop()
        if node in active and node not in seen:
            seen.add(node)
            if isinstance(node, Apply) and node not in ends:
                todo.extend(node.args)
    return sorted(seen, key=lambda node: node.serial)


def _parts(node: Apply, change: Node) -> tuple[Any, ...]:
    """Return the change of the root by each argument of a node, given by the node."""
    if node.op is DIV:
        part = change / node.args[1]
        return part, -(part * node)
    return tuple(w * change for w in node.op.partials(*node.args, node))
