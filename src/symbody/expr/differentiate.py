"""Exact derivatives of formulas, in forward mode.

Each node carries its derivatives in one or several directions, where they are not zero.

A conditional is differentiated branch by branch: the derivative of where(c, a, b) is
where(c, da, db). So the unused branch cannot spoil the result, as 0·∞ = NaN would.

References:
    Griewank, Walther (2008), Evaluating Derivatives, section 3.1.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain
from typing import Any, overload

import numpy as np

from symbody.arguments import Arguments, shown
from symbody.errors import ExpressionError
from symbody.expr import node as nodes
from symbody.expr.arithmetic import add, div, mul, neg, sub
from symbody.expr.definition import BLOCKS
from symbody.expr.functions import MAX, MIN, where
from symbody.expr.node import ONE, ZERO, Apply, Array, Node, Scalar, Symbol, as_node
from symbody.expr.operation import Operation
from symbody.expr.traverse import flatten, reachable, shaped_like

Sparse = dict[int, Node]


@overload
def derivative(root: Scalar, wrt: Symbol) -> Node: ...


@overload
def derivative(root: Array, wrt: Symbol) -> Array: ...


@overload
def derivative(root: Sequence[Scalar], wrt: Symbol) -> list[Node]: ...


def derivative(root: object, wrt: Symbol) -> object:
    """Return the partial derivative of a formula, or of each entry of an array."""
    return _directional("derivative", root, {checked_symbol(wrt): ONE})


@overload
def directional(roots: Scalar, direction: Mapping[Symbol, Scalar]) -> Node: ...


@overload
def directional(roots: Array, direction: Mapping[Symbol, Scalar]) -> Array: ...


@overload
def directional(
    roots: Sequence[Scalar], direction: Mapping[Symbol, Scalar]
) -> list[Node]: ...


def directional(roots: object, direction: Mapping[Symbol, Scalar]) -> object:
    """Return the sum over symbols s of ∂root/∂s · direction[s].

    Args:
        roots: A formula, or a sequence or array of formulas.
        direction: For each symbol that changes, by how much; others do not change.

    Returns:
        The derivatives in the shape of `roots`; a sequence gives a list.
    """
    return _directional("directional", roots, direction)


def _directional(who: str, roots: object, direction: object) -> object:
    if not isinstance(direction, Mapping):
        arguments = Arguments(who, ExpressionError)
        rule, remedy = "a dictionary from symbols to formulas", "Give {x: 1}."
        raise arguments.refused("changes of symbols", direction, rule, remedy)
    seeds: dict[Node, Sparse] = {
        checked_symbol(s): {0: as_node(ds, who)} for s, ds in direction.items()
    }
    tangents = _forward(flatten(roots, who), seeds)
    return shaped_like(roots, (tangent.get(0, ZERO) for tangent in tangents))


def time_derivative(roots: object, rates: Mapping[Symbol, Scalar]) -> Any:
    """Return the total derivative in time.

    Args:
        roots: A formula, or a sequence or array of formulas.
        rates: Time derivative of each symbol that changes: v for q, 1 for time.

    Returns:
        The rates of change in the shape of `roots`; a sequence gives a list.
    """
    return _directional("time_derivative", roots, rates)


def jacobian(roots: object, wrt: object) -> Array:
    """Return the matrix of ∂roots[i]/∂wrt[j].

    The cost grows with the entries that are not zero, of all formulas on the way, not
    with the full matrix. One formula of hundreds of symbols is better differentiated by
    `gradient`, in reverse mode.

    Args:
        roots: Sequence or array of formulas, length n when flattened.
        wrt: Sequence or array of symbols, length m when flattened.

    Returns:
        Derivatives, shape (n, m); the constant 0 where there is no dependence.
    """
    symbols = [checked_symbol(s) for s in flatten(wrt, "jacobian")]
    seeds: dict[Node, Sparse] = {}
    for j, s in enumerate(symbols):
        seeds.setdefault(s, {})[j] = ONE
    tangents = _forward(flatten(roots, "jacobian"), seeds)
    result = np.full((len(tangents), len(symbols)), ZERO, dtype=object)
    for i, tangent in enumerate(tangents):
        for j, entry in tangent.items():
            result[i, j] = entry
    return result


def checked_symbol(s: object) -> Symbol:
    """Return a symbol to differentiate by."""
    if isinstance(s, Symbol):
        return s
    raise ExpressionError(
        f"derivative: {shown(s)} is not a symbol. Formulas are differentiated by "
        f"symbols only; substitute a new symbol for the subexpression first."
    )


def _forward(roots: list[Node], seeds: Mapping[Node, Sparse]) -> list[Sparse]:
    """Return for each root its derivatives by direction, where not zero."""
    known = dict(seeds)
    find = known.get
    for node in reachable(roots):
        if not isinstance(node, Apply):
            continue
        below = [find(arg) for arg in node.args]
        if not any(below):
            continue
        rule = _RULES.get(node.op) or _weighted_sum(node)
        directions = below[0] or {} if len(below) == 1 else _union(below)
        tangent: Sparse = {}
        for j in directions:
            dy = rule(node, *[one.get(j) if one else None for one in below])
            if dy is not ZERO:
                tangent[j] = dy
        if tangent:
            known[node] = tangent
    return [find(root) or {} for root in roots]


def _union(parts: list[Sparse | None]) -> Iterable[int]:
    """Return the keys of all parts, in the same order every time."""
    filled = [part for part in parts if part]
    if len(filled) == 1 or all(part.keys() == filled[0].keys() for part in filled):
        return filled[0]
    return dict.fromkeys(chain.from_iterable(filled))


# The change of a node from those of its arguments, which are None where zero.
Rule = Callable[..., Any]


def _weighted_sum(node: Apply) -> Rule:
    """Return the rule of any operation: its partial derivatives are the weights."""
    if isinstance(node.op.definition, BLOCKS):
        return node.op.partials
    weights = node.op.partials(*node.args, node)

    def rule(_: Apply, *changes: Node | None) -> object:
        terms = [
            weight * change
            for weight, change in zip(weights, changes, strict=True)
            if change is not None
        ]
        return sum(terms[1:], terms[0])

    return rule


def _sum_rule(node: Apply, da: Node | None, db: Node | None) -> object:
    if da is None:
        return db
    return da if db is None else add(da, db)


def _difference_rule(node: Apply, da: Node | None, db: Node | None) -> object:
    if da is None:
        return neg(db)
    return da if db is None else sub(da, db)


def _product_rule(node: Apply, da: Node, db: Node) -> object:
    a, b = node.args
    if da is None:
        return mul(a, db)
    if db is None:
        return mul(da, b)
    return 2 * mul(a, da) if a is b else add(mul(da, b), mul(a, db))


def _quotient_rule(node: Apply, da: Node, db: Node) -> object:
    b = node.args[1]
    if db is None:
        return div(da, b)
    fall = mul(node, db)
    return neg(div(fall, b)) if da is None else div(sub(da, fall), b)


def _choice_rule(node: Apply, *changes: Any) -> object:
    condition, i, j = choice(node)
    return where(
        condition, *(ZERO if changes[k] is None else changes[k] for k in (i, j))
    )


_RULES: dict[Operation, Rule] = {
    nodes.ADD: _sum_rule,
    nodes.SUB: _difference_rule,
    nodes.NEG: lambda node, da: neg(da),
    nodes.MUL: _product_rule,
    nodes.DIV: _quotient_rule,
    nodes.WHERE: _choice_rule,
    MIN: _choice_rule,
    MAX: _choice_rule,
}
CHOICES = (nodes.WHERE, MIN, MAX)


def choice(node: Apply) -> tuple[Node, int, int]:
    """Return the condition, and which argument is taken if it holds and if not."""
    if node.op is nodes.WHERE:
        return node.args[0], 1, 2
    a, b = node.args
    return (b < a if node.op is MIN else a < b), 1, 0
