"""Taylor series of the solution of yd = f(t, y), in formulas for one order at a time.

With x(t + τ) = Σ x_k τᵏ the coefficients of a product are those of its factors in

    (ab)_k = a_0 b_k + a_k b_0 + Σ a_j b_k-j,    0 < j < k,

whose sum holds nothing of order k. Those of a quotient, a root and a power follow from
a product, those of a linear system from one factor, and those of any other smooth
operation from its partial derivatives w_i,

    k x_k = Σ_i Σ_j j a_ij w_i,k-j,    0 < j ≤ k.

So each coefficient of order k is linear in others of order k, with weights of order 0,
and such sums: one function computes any order, and a loop the sums of all products.

References:
    Jorba, Zou (2005), A software package for the numerical integration of ODEs by means
    of high-order Taylor methods.
    Biscani, Izzo (2021), Revisiting high-order Taylor methods for astrodynamics and
    celestial mechanics.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, TypeAlias, final

from symbody.errors import ExpressionError
from symbody.expr import node as nodes
from symbody.expr.arithmetic import add, div, mul, neg, sub, whole_power
from symbody.expr.blocks import item
from symbody.expr.definition import BlockOutput, LinearSystem, PiecewisePolynomial
from symbody.expr.differentiate import CHOICES, choice
from symbody.expr.functions import where
from symbody.expr.node import ONE, ZERO, Apply, Const, Node, Symbol, apply, as_node
from symbody.expr.operation import Operation

# A factor of a sum of products: a formula, and whether j stands before its entry j.
Factor: TypeAlias = tuple[Node, bool]
# Sums are computed so many at once.
LANES = 8
_BY_TIME = 1  # of formulas that depend on time and no state


@final
class TaylorSeries:
    """The formulas of a series.

    Attributes:
        values: What an order needs of order 0, in the symbols of rates and states.
        rates: Coefficients k of the rates.
        factors: Coefficients k of the two factors of each sum of products.
        symbols: What these depend on beside parameters, one after another: coefficients
            k of the states, the values, the sums, k, 1/k, and whether k is 1.
    """

    def __init__(
        self, rates: Sequence[Node], states: Sequence[Symbol], time: Symbol
    ) -> None:
        """Expand rates, behind which states may be that no rate depends on.

        Raises ExpressionError where an operation has no series.
        """
        self.values: list[Node] = []
        self._held: dict[Node, Symbol] = {}
        self._sums: dict[tuple[Factor, Factor], Symbol] = {}
        self._order, self._inverse, first = _symbols("order", 3)
        own = _symbols("next", len(rates))
        # Coefficients k of what moves.
        self._next: dict[Node, Node] = {**dict(zip(states, own, strict=False))}
        self._next[time] = first
        self._moving: dict[Node, int] = {**dict.fromkeys(states, 2), time: _BY_TIME}
        self.rates = [self._coefficient(node) for node in rates]
        pairs: list[tuple[Node, Node]] = []
        while len(pairs) < len(self._sums):
            a, b = list(self._sums)[len(pairs)]
            pairs.append((self._entry(*a), self._entry(*b)))
        empty = -len(pairs) % LANES
        self.factors = [[pair[i] for pair in pairs] + [ZERO] * empty for i in (0, 1)]
        sums = [*self._sums.values(), *_symbols("empty", empty)]
        last = self._order, self._inverse, first
        self.symbols = (*own, *self._held.values(), *sums, *last)

    def _coefficient(self, root: Node) -> Node:
        """Return the coefficient k of a formula."""
        for node in _unknown(root, self._next):
            rule: Rule = _at_rest
            if self._moves(node):
                assert isinstance(node, Apply)
                rule = _RULES.get(node.op) or _rule_of(node.op)
            self._next[node] = rule(self, node)
        return self._next[root]

    def _moves(self, root: Node) -> int:
        """Return 2 for a formula of the state, 1 for one of time alone, or else 0."""
        for node in _unknown(root, self._moving):
            args = node.args if isinstance(node, Apply) else ()
            self._moving[node] = max((self._moving[arg] for arg in args), default=0)
        return self._moving[root]

    def _entry(self, node: Node, is_weighted: bool) -> Node:
        entry = self._coefficient(node)
        return mul(self._order, entry) if is_weighted else entry

    def _value(self, node: Node) -> Node:
        """Return the value of order 0, which is computed once a step."""
        if not self._moves(node):
            return node
        if node not in self._held:
            (self._held[node],) = _symbols("value", 1, len(self._held))
            self.values.append(node)
        return self._held[node]

    def _sum(self, a: Factor, b: Factor) -> Node:
        """Return the sum of a_j b_k-j, 0 < j < k."""
        if not (self._moves(a[0]) and self._moves(b[0])):
            return ZERO
        if (b, a) in self._sums:
            a, b = b, a
        if (a, b) not in self._sums:
            (self._sums[a, b],) = _symbols("sum", 1, len(self._sums))
        return self._sums[a, b]

    def _product(self, a: Node, b: Node) -> Node:
        """Return the coefficient k of a b."""
        if a is b:
            twice = mul(2.0, mul(self._value(a), self._coefficient(a)))
            return add(twice, self._sum((a, False), (a, False)))
        own = mul(self._value(a), self._coefficient(b))
        other = mul(self._coefficient(a), self._value(b))
        return add(add(own, other), self._sum((a, False), (b, False)))

    def _quotient(self, node: Apply) -> Node:
        a, b = node.args
        left = sub(self._coefficient(a), mul(self._value(node), self._coefficient(b)))
        left = sub(left, self._sum((node, False), (b, False)))
        return mul(left, self._value(div(ONE, b)))

    def _root(self, node: Apply) -> Node:
        left = sub(
            self._coefficient(node.args[0]), self._sum((node, False), (node, False))
        )
        return mul(left, self._value(div(0.5, node)))

    def _power(self, node: Apply) -> Node:
        """Return that of a^c, for which a k (a^c)_k = c a^c k a_k."""
        a, c = node.args
        if self._moves(c):
            raise _without_series(node.op)
        if isinstance(c, Const) and c.value.is_integer() and c.value > 0:
            return self._coefficient(whole_power(a, int(c.value)))
        left = mul(c, self._sum((a, True), (node, False)))
        left = sub(left, self._sum((node, True), (a, False)))
        own = mul(mul(c, self._value(node)), self._coefficient(a))
        left = add(own, mul(self._inverse, left))
        return mul(left, self._value(div(ONE, a)))

    def _choice(self, node: Apply) -> Node:
        condition, i, j = choice(node)
        if self._moves(condition) > _BY_TIME:
            raise _without_series(node.op)
        branches = map(self._coefficient, (node.args[i], node.args[j]))
        return where(self._value(condition), *branches)

    def _by_time(self, node: Apply) -> Node:
        """Return that of what has corners or jumps, which by time end steps."""
        if self._moves(node) > _BY_TIME:
            raise _without_series(node.op)
        has_slopes = node.op is nodes.ABS or node.op.definition is not None
        return self._function(node) if has_slopes else ZERO

    def _function(self, node: Apply) -> Node:
        direct = total = ZERO
        weights = node.op.partials(*node.args, node)
        for arg, weight in zip(node.args, map(as_node, weights), strict=True):
            direct = add(direct, mul(self._value(weight), self._coefficient(arg)))
            total = add(total, self._sum((arg, True), (weight, False)))
        return add(direct, mul(self._inverse, total))

    def _solution(self, node: Apply) -> Node:
        """Return the block of A_0 x_k = b_k - A_k x_0 - sums of A_j x_k-j."""
        system = node.op.definition
        assert isinstance(system, LinearSystem)
        n, m = system.size, system.sides
        sides = [*map(self._coefficient, node.args[n * n :])]
        for i in range(n):
            for c in range(m):
                for j in range(n):
                    A, x = node.args[i * n + j], apply(item(j * m + c), node)
                    if self._moves(A):
                        part = mul(self._coefficient(A), self._value(x))
                        part = add(part, self._sum((A, False), (x, False)))
                        sides[i * m + c] = sub(sides[i * m + c], part)
        return apply(node.op, *map(self._value, node.args[: n * n]), *sides)


Rule: TypeAlias = Callable[[TaylorSeries, Any], Node]


def _at_rest(series: TaylorSeries, node: Node) -> Node:
    return ZERO


def _rule_of(op: Operation) -> Rule:
    """Return the rule of an operation outside the table, or one with slopes."""
    if isinstance(op.definition, BlockOutput):
        return lambda series, node: apply(op, series._coefficient(node.args[0]))
    if isinstance(op.definition, LinearSystem):
        return TaylorSeries._solution
    if isinstance(op.definition, PiecewisePolynomial) or op.cost == "logic":
        return TaylorSeries._by_time
    if op.definition is not None:
        raise _without_series(op)
    return TaylorSeries._function


def _without_series(op: Operation) -> ExpressionError:
    return ExpressionError(
        f"the operation {op.name!r} has no Taylor series, as it may have a corner or a "
        f"jump where the state moves, or is no formula"
    )


_RULES: Mapping[Operation, Rule] = MappingProxyType({
    nodes.ADD: lambda s, node: add(*map(s._coefficient, node.args)),
    nodes.SUB: lambda s, node: sub(*map(s._coefficient, node.args)),
    nodes.NEG: lambda s, node: neg(s._coefficient(node.args[0])),
    nodes.MUL: lambda s, node: s._product(*node.args),
    nodes.DIV: TaylorSeries._quotient,
    nodes.SQRT: TaylorSeries._root,
    nodes.POW: TaylorSeries._power,
    **dict.fromkeys(CHOICES, TaylorSeries._choice),
})  # fmt: skip


def _symbols(name: str, count: int, first: int = 0) -> tuple[Symbol, ...]:
    return tuple(Symbol(f"{name}{i}", 0) for i in range(first, first + count))


def _unknown(root: Node, known: Container[Node]) -> Iterator[Node]:
    """Yield formulas that are not known, each behind its arguments, for who knows then.

    None is yielded twice if the caller makes it known.
    """
    todo = [root]
    while todo:
        node = todo[-1]
        below = node.args if isinstance(node, Apply) else ()
        missing = [arg for arg in below if arg not in known]
        if node in known or not missing:
            todo.pop()
            if node not in known:
                yield node
        else:
            todo += missing
