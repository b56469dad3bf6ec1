"""Arithmetic of nodes: the operators, which build nodes.

Construction applies only what never needs a choice: x + 0, 0·x, 1·x, -(-x), constants,
and signs pulled out of products and sums.

Building a node is the unit of cost of the whole package, hence the form of this file:
arithmetic functions are the operator methods themselves, and each tries the table of
its operation first, before it looks at its arguments.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, cast, overload

import numpy as np
from numpy.typing import NDArray

from symbody.errors import ExpressionError
from symbody.expr.node import (
    ABS,
    ADD,
    AND,
    DIV,
    EQ,
    FLOOR,
    LE,
    LT,
    MUL,
    NEG,
    NOT,
    ONE,
    OR,
    POW,
    SQRT,
    SUB,
    ZERO,
    Apply,
    Array,
    Const,
    Node,
    Scalar,
    Symbol,
    apply,
    as_node,
    const,
    new_node,
    operand,
)
from symbody.expr.operation import Operation

_find_add = ADD.nodes.get
_find_sub = SUB.nodes.get
_find_mul = MUL.nodes.get
_find_div = DIV.nodes.get
_find_neg = NEG.nodes.get


class _Binary(Protocol):
    """The type of an operation, entry by entry where an array stands on the right."""

    @overload
    def __call__(self, a: Scalar, b: Scalar) -> Node: ...
    @overload
    def __call__(self, a: Scalar, b: NDArray[np.generic]) -> Array: ...


def _binary(function: Callable[[Any, Any], object]) -> _Binary:
    return cast("_Binary", function)


@_binary
def add(a: Any, b: Any) -> object:
    """Return a + b."""
    try:
        node = _find_add(args := (a, b))
        if node is None:
            node = _find_add((b, a))
    except TypeError:
        return NotImplemented
    if node is not None:
        return node
    kind = b.__class__
    if kind is not Apply and kind is not Symbol:
        if kind is not Const:
            b = operand(b)
            return b if b is NotImplemented else add(a, b)
        if b.value == 0:
            return as_node(a)
        if a.__class__ is Const:
            return _fold(ADD, a, b)
        if b.value < 0:
            return sub(a, const(-b.value))
    elif kind is Apply and b.op is NEG:
        return sub(a, b.args[0])
    kind = a.__class__
    if kind is Const:
        if a.value == 0:
            return b
        if a.value < 0:
            return sub(b, const(-a.value))
    elif kind is Apply:
        if a.op is NEG:
            return sub(b, a.args[0])
    elif kind is not Symbol:
        return add(as_node(a), b)
    return new_node(ADD, args)


@_binary
def sub(a: Any, b: Any) -> object:
    """Return a - b."""
    if a is b:
        return ZERO
    try:
        node = _find_sub(args := (a, b))
    except TypeError:
        return NotImplemented
    if node is not None:
        return node
    kind = b.__class__
    if kind is not Apply and kind is not Symbol:
        if kind is not Const:
            b = operand(b)
            return b if b is NotImplemented else sub(a, b)
        if b.value == 0:
            return as_node(a)
        if a.__class__ is Const:
            return _fold(SUB, a, b)
        if b.value < 0:
            return add(a, const(-b.value))
    elif kind is Apply and b.op is NEG:
        return add(a, b.args[0])
    kind = a.__class__
    if kind is Const:
        if a.value == 0:
            return neg(b)
    elif kind is Apply:
        if a.op is NEG:
            return neg(add(a.args[0], b))
    elif kind is not Symbol:
        return sub(as_node(a), b)
    return new_node(SUB, args)


@_binary
def mul(a: Any, b: Any) -> object:
    """Return a * b."""
    try:
        node = _find_mul(args := (a, b))
        if node is None:
            node = _find_mul((b, a))
    except TypeError:
        return NotImplemented
    if node is not None:
        return node
    kind = b.__class__
    if kind is not Apply and kind is not Symbol:
        if kind is not Const:
            b = operand(b)
            return b if b is NotImplemented else mul(a, b)
        if a.__class__ is Const:
            return _fold(MUL, a, b)
        return _scaled(b, a) if isinstance(a, Node) else mul(as_node(a), b)
    if kind is Apply and b.op is NEG:
        return neg(mul(a, b.args[0]))
    kind = a.__class__
    if kind is Apply:
        if a.op is NEG:
            return neg(mul(a.args[0], b))
    elif kind is Const:
        return _scaled(a, b)
    elif kind is not Symbol:
        return mul(as_node(a), b)
    return new_node(MUL, args)


@_binary
def div(a: Any, b: Any) -> object:
    """Return a / b."""
    try:
        node = _find_div((a, b))
    except TypeError:
        return NotImplemented
    if node is not None:
        return node
    a, b = operand(a), operand(b)
    if a is NotImplemented or b is NotImplemented:
        return NotImplemented
    if b.__class__ is Const:
        if b.value == 0:
            raise ExpressionError(
                f"formula {a!r}/0: division by the constant zero. A formula must have "
                f"a value for every state; use where(condition, a, b) around the case."
            )
        if a.__class__ is Const:
            return _fold(DIV, a, b)
        if b.value == 1:
            return a
        if b.value < 0:
            return neg(div(a, const(-b.value)))
    elif b.__class__ is Apply and b.op is NEG:
        return neg(div(a, b.args[0]))
    if a.__class__ is Const:
        if a.value == 0:
            return a
        if a.value < 0:
            return neg(div(const(-a.value), b))
    elif a.__class__ is Apply and a.op is NEG:
        return neg(div(a.args[0], b))
    if a is b:
        return ONE
    return new_node(DIV, (a, b))


def neg(a: Any) -> Node:
    """Return -a."""
    node: Node | None = _find_neg((a,))
    if node is not None:
        return node
    kind = a.__class__
    if kind is Const:
        return const(-a.value)
    if kind is Apply:
        first: Node = a.args[0]
        if a.op is NEG:
            return first
        if a.op is SUB:
            second: Node = a.args[1]
            return sub(second, first)
    elif kind is not Symbol:
        return neg(as_node(a))
    return new_node(NEG, (a,))


@_binary
def pow_(a: Any, b: Any) -> object:
    """Return a ** b; small whole exponents become products, one half the root."""
    a, b = operand(a), operand(b)
    if a is NotImplemented or b is NotImplemented:
        return NotImplemented
    if b.__class__ is Const:
        n = b.value
        if a.__class__ is Const:
            return _fold(POW, a, b)
        if n.is_integer() and abs(n) <= _MOST_FACTORS:
            return whole_power(a, int(n))
        if n == 0.5:
            return apply(SQRT, a)
        if n == -0.5:
            return div(ONE, apply(SQRT, a))
    return apply(POW, a, b)


_MOST_FACTORS = 16


def whole_power(a: Node, n: int) -> Node:
    """Return a ** n as products."""
    if n < 0:
        return div(ONE, whole_power(a, -n))
    result: Node | None = None
    while n:
        if n & 1:
            result = a if result is None else mul(a, result)
        n >>= 1
        if n:
            a = mul(a, a)
    return ONE if result is None else result


def floor_(a: Scalar) -> Node:
    """Return the greatest whole number that is not above a."""
    a = as_node(a, "floor")
    return a if isinstance(a, Apply) and a.op is FLOOR else apply(FLOOR, a)


@_binary
def floor_div(a: Any, b: Any) -> object:
    """Return a // b, the quotient rounded down to a whole number."""
    quotient = div(a, b)
    return quotient if quotient is NotImplemented else floor_(quotient)


@_binary
def mod(a: Any, b: Any) -> object:
    """Return a % b = a - b*(a // b), which has the sign of b, as Python's."""
    whole = floor_div(a, b)
    return whole if whole is NotImplemented else sub(a, mul(b, whole))


def less(a: Scalar, b: Scalar) -> Node:
    """Return 1 where a < b, else 0."""
    relation: Node = _compare(LT, a, b)
    return relation


def less_equal(a: Scalar, b: Scalar) -> Node:
    """Return 1 where a <= b, else 0."""
    relation: Node = _compare(LE, a, b)
    return relation


def _compare(op: Operation, a: Any, b: Any) -> Any:
    a, b = operand(a), operand(b)
    if a is NotImplemented or b is NotImplemented:
        return NotImplemented
    return apply(op, a, b)


_CONDITIONS = frozenset((LT, LE, EQ, AND, OR, NOT))


def is_condition(value: object) -> bool:
    """Return whether a formula is a comparison or connects some: it is 0 or 1."""
    return isinstance(value, Apply) and value.op in _CONDITIONS


def _connected(op: Operation, sign: str, *operands: Any) -> Any:
    """Return a connection of conditions; 0 & v, as in q > 0 & v > 0, does not pass."""
    for condition in operands:
        if operand(condition) is NotImplemented:
            return NotImplemented
        if not (is_condition(condition) or condition is ZERO or condition is ONE):
            raise ExpressionError(
                f"{sign} with {condition!r}: it stands between conditions, and binds "
                f"closer than comparisons. Write each condition in parentheses, as "
                f"(a > 0) & (b > 0), or use both, either and negate with numbers."
            )
    return apply(op, *operands)


def _scaled(factor: Const, a: Node) -> Node:
    """Return factor * a, the constant in front and its sign outside."""
    value = factor.value
    if value == 1:
        return a
    if value == 0:
        return ZERO
    if value < 0:
        return neg(_scaled(const(-value), a))
    if a.__class__ is Apply:
        op, args = a.op, a.args
        if op is NEG:
            return neg(_scaled(factor, args[0]))
        if op is MUL and args[0].__class__ is Const:
            return _scaled(const(value * args[0].value), args[1])
    key = (factor, a)
    node: Node | None = _find_mul(key)
    return new_node(MUL, key) if node is None else node


def _fold(op: Operation, a: Const, b: Const) -> Node:
    """Return the value; what has none, as ∞ - ∞ in a dead branch, stays as it is."""
    value = op.value(a.value, b.value)
    if value == value:
        return const(value)
    node: Node | None = op.nodes.get((a, b))
    return new_node(op, (a, b)) if node is None else node


_DEEPEST_SIGN = 8


def sign_of(node: Any, depth: int = _DEEPEST_SIGN) -> int:
    """Return 1 or -1 for a node of sure sign, followed a few levels deep, else 0."""
    kind = node.__class__
    if kind is Symbol:
        own_sign: int = node.sign
        return own_sign
    if kind is Const:
        value: float = node.value
        return (value > 0) - (value < 0)
    if not depth:
        return 0
    op, args = node.op, node.args
    if op is NEG:
        return -sign_of(args[0], depth - 1)
    if op is SQRT:
        return int(sign_of(args[0], depth - 1) > 0)
    if op is MUL or op is DIV:
        first = sign_of(args[0], depth - 1)
        return first and first * sign_of(args[1], depth - 1)
    if op is ADD or op is SUB:
        first, second = sign_of(args[0], depth - 1), sign_of(args[1], depth - 1)
        return first if first == (second if op is ADD else -second) else 0
    return 0


def _flipped(function: Callable[..., object]) -> Callable[..., object]:
    def operator(self: Node, other: object) -> object:
        other = operand(other)
        return other if other is NotImplemented else function(other, self)

    return operator


def _absolute(a: Node) -> Node:
    known = sign_of(a)
    if known:
        return a if known > 0 else neg(a)
    if isinstance(a, Apply):
        if a.op is ABS:
            return a
        if a.op is NEG:
            return abs(a.args[0])
    return apply(ABS, a)


def _rounded(a: Node, digits: int | None = None) -> Node:
    if digits is not None:
        raise ExpressionError(
            f"formula {a!r}: it is rounded to {digits} digits, but formulas are "
            f"rounded to whole numbers only. Write floor(a*scale + 0.5)/scale."
        )
    return floor_(add(a, const(0.5)))


_BINARY: dict[str, Callable[..., object]] = {
    "add": add, "sub": sub, "mul": mul, "truediv": div, "floordiv": floor_div,
    "mod": mod, "pow": pow_,
}  # fmt: skip
_OPERATORS: dict[str, Callable[..., object]] = {
    **_BINARY, **{f"r{name}": _flipped(function) for name, function in _BINARY.items()},
    "and": lambda a, b: _connected(AND, "&", a, b),
    "or": lambda a, b: _connected(OR, "|", a, b),
    "rand": lambda a, b: _connected(AND, "&", b, a),
    "ror": lambda a, b: _connected(OR, "|", b, a), "lt": less, "le": less_equal,
    "gt": _flipped(less), "ge": _flipped(less_equal), "neg": neg, "abs": _absolute,
    "invert": lambda a: _connected(NOT, "~", a), "floor": floor_,
    "ceil": lambda a: neg(floor_(neg(a))), "round": _rounded,
}  # fmt: skip
for _name, _function in _OPERATORS.items():
    setattr(Node, f"__{_name}__", _function)
