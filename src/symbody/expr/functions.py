"""The functions of formulas, elementary ones, conditionals, extrema, and their table.

Each takes numbers, nodes, or nested sequences and NumPy arrays of them, entry by entry.
A new operation is its function, one row of the table at the end, and one row in every
writer.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import Any, Protocol, cast, overload

import numpy as np

from symbody.errors import ExpressionError
from symbody.expr import arithmetic, node
from symbody.expr.arithmetic import floor_, sign_of
from symbody.expr.node import Apply, Array, Entries, Node, Scalar, apply, as_node
from symbody.expr.operation import Operation, artanh, ieee
from symbody.expr.traverse import Symbolic, entrywise
from symbody.with_units import in_unit


class _OfOne(Protocol):
    """The type of a function that takes one number, or arrays of them."""

    @overload
    def __call__(self, a: Scalar) -> Node: ...
    @overload
    def __call__(self, a: Entries) -> Array: ...


class _OfTwo(Protocol):
    """The type of a function that takes two."""

    @overload
    def __call__(self, a: Scalar, b: Scalar) -> Node: ...
    @overload
    def __call__(self, a: Scalar | Entries, b: Scalar | Entries) -> Node | Array: ...


def _of_one(function: Callable[[Any], Any]) -> _OfOne:
    return cast("_OfOne", function)


def _of_two(function: Callable[[Any, Any], Any]) -> _OfTwo:
    return cast("_OfTwo", function)


def _is_array(a: object) -> bool:
    return isinstance(a, (np.ndarray, list, tuple, Symbolic))


def _entrywise(function: Callable[..., object], *args: object) -> Node | Array:
    """Return the array of the function's values, the arguments broadcast."""
    numbers = (in_unit("formula", arg, "", ExpressionError) for arg in args)
    arrays = np.broadcast_arrays(*(np.asarray(arg, dtype=object) for arg in numbers))
    return entrywise(function, *arrays)[()]


_KINDS = frozenset((Apply, node.Const, node.Symbol))


def applied(op: Operation, *args: Any) -> Any:
    """Return a function of anything, entry by entry; signs go outside, or away."""
    for arg in args:
        if arg.__class__ not in _KINDS:
            if any(map(_is_array, args)):
                return _entrywise(partial(applied, op), *args)
            return applied(op, *(as_node(arg, op.name) for arg in args))
    first = args[0]
    if first.__class__ is Apply and first.op is node.NEG:
        if op in _EVEN:
            return apply(op, *first.args)
        if op in _ODD:
            return arithmetic.neg(apply(op, *first.args))
    return apply(op, *args)


def _named(op: Operation, text: str) -> _OfOne:
    """Return the function that makes an operation of one formula, or of an array."""

    def function(a: Scalar | Entries) -> Any:
        return applied(op, a)

    function.__name__ = function.__qualname__ = op.name
    function.__doc__ = text
    return cast("_OfOne", function)


@_of_two
def atan2(a: Scalar | Entries, b: Scalar | Entries) -> Any:
    """Return the angle [rad] in (-π, π] of the point with ordinate a, abscissa b."""
    return applied(ATAN2, a, b)


@_of_one
def sqrt(a: Scalar | Entries) -> Any:
    """Return the square root; of a square its size."""
    if _is_array(a):
        return _entrywise(sqrt, a)
    formula = as_node(a, "sqrt")
    if isinstance(formula, Apply) and formula.op is node.MUL:
        first, second = formula.args
        if first is second:
            return abs(first)
    return apply(node.SQRT, formula)


@_of_one
def absolute(a: Scalar | Entries) -> Any:
    """Return |a|."""
    return _entrywise(absolute, a) if _is_array(a) else abs(as_node(a, "absolute"))


@_of_one
def floor(a: Scalar | Entries) -> Any:
    """Return the greatest whole number that is not above a.

    Quotients a // b and remainders a - b*floor(a/b), written a % b, follow from it, and
    round(a), which takes halves up where Python's takes them to even numbers. A
    remainder has no digits where a/b has all of a number, beyond 2**53. Its derivative
    is zero.
    """
    return _entrywise(floor, a) if _is_array(a) else floor_(as_node(a, "floor"))


@_of_one
def sign(a: Scalar | Entries) -> Any:
    """Return 1, 0 or -1 with the sign of a."""
    known = sign_of(a) if isinstance(a, Node) else 0
    return as_node(known) if known else applied(node.SIGN, a)


@_of_two
def minimum(a: Scalar | Entries, b: Scalar | Entries) -> Any:
    """Return the lesser of two values."""
    return a if a is b and isinstance(a, Node) else applied(MIN, a, b)


@_of_two
def maximum(a: Scalar | Entries, b: Scalar | Entries) -> Any:
    """Return the greater of two values."""
    return a if a is b and isinstance(a, Node) else applied(MAX, a, b)


@_of_two
def equal(a: Scalar | Entries, b: Scalar | Entries) -> Any:
    """Return 1 where a and b have the same value, else 0."""
    return node.ONE if a is b and isinstance(a, Node) else applied(node.EQ, a, b)


@_of_two
def both(a: Scalar | Entries, b: Scalar | Entries) -> Any:
    """Return 1 where both conditions hold, else 0."""
    return applied(node.AND, a, b)


@_of_two
def either(a: Scalar | Entries, b: Scalar | Entries) -> Any:
    """Return 1 where one of the conditions holds, else 0."""
    return applied(node.OR, a, b)


@overload
def where(condition: Scalar, a: Scalar, b: Scalar) -> Node: ...
@overload
def where(
    condition: Scalar | Entries, a: Scalar | Entries, b: Scalar | Entries
) -> Node | Array: ...
def where(condition: object, a: object, b: object) -> Node | Array:
    """Return a where the condition holds (is not 0), else b."""
    if any(map(_is_array, (condition, a, b))):
        return _entrywise(where, condition, a, b)
    condition, a, b = (as_node(arg, "where") for arg in (condition, a, b))
    if isinstance(condition, node.Const):
        return a if condition.value else b
    return a if a is b else apply(node.WHERE, condition, a, b)


def _function(
    name: str, value: Callable[..., float], partials: Callable[..., tuple[object, ...]]
) -> Operation:
    return Operation(name, 1, ieee(value), "function", partials)


SIN = _function("sin", math.sin, lambda a, y: (cos(a),))
COS = _function("cos", math.cos, lambda a, y: (-sin(a),))
TAN = _function("tan", math.tan, lambda a, y: (1 + y * y,))
ASIN = _function("asin", math.asin, lambda a, y: (1 / sqrt(1 - a * a),))
ACOS = _function("acos", math.acos, lambda a, y: (-1 / sqrt(1 - a * a),))
ATAN = _function("atan", math.atan, lambda a, y: (1 / (1 + a * a),))
SINH = _function("sinh", math.sinh, lambda a, y: (cosh(a),))
COSH = _function("cosh", math.cosh, lambda a, y: (sinh(a),))
TANH = _function("tanh", math.tanh, lambda a, y: (1 - y * y,))
ASINH = _function("asinh", math.asinh, lambda a, y: (1 / sqrt(a * a + 1),))
ACOSH = _function("acosh", math.acosh, lambda a, y: (1 / sqrt(a * a - 1),))
ATANH = _function("atanh", artanh, lambda a, y: (1 / (1 - a * a),))
EXP = _function("exp", math.exp, lambda a, y: (y,))
sin: _OfOne = _named(SIN, "Return the sine of an angle [rad].")
cos: _OfOne = _named(COS, "Return the cosine of an angle [rad].")
tan: _OfOne = _named(TAN, "Return the tangent of an angle [rad].")
asin: _OfOne = _named(ASIN, "Return the angle [rad] in [-π/2, π/2] of a sine.")
acos: _OfOne = _named(ACOS, "Return the angle [rad] in [0, π] of a cosine.")
atan: _OfOne = _named(ATAN, "Return the angle [rad] in (-π/2, π/2) of a tangent.")
sinh: _OfOne = _named(SINH, "Return the hyperbolic sine.")
cosh: _OfOne = _named(COSH, "Return the hyperbolic cosine.")
tanh: _OfOne = _named(TANH, "Return the hyperbolic tangent.")
asinh: _OfOne = _named(ASINH, "Return the inverse of the hyperbolic sine.")
acosh: _OfOne = _named(
    ACOSH, "Return the inverse of the hyperbolic cosine, for a >= 1."
)
atanh: _OfOne = _named(
    ATANH, "Return the inverse of the hyperbolic tangent, for |a| < 1."
)
exp: _OfOne = _named(EXP, "Return e to the power of a.")
log: _OfOne = _named(node.LOG, "Return the natural logarithm.")
negate: _OfOne = _named(node.NOT, "Return 1 where the condition does not hold, else 0.")
_ODD = frozenset((SIN, TAN, ASIN, ATAN, SINH, TANH, ASINH, ATANH, node.SIGN))
_EVEN = frozenset((COS, COSH))
ATAN2 = Operation(
    "atan2",
    2,
    math.atan2,
    "function",
    lambda a, b, y: (b / (a * a + b * b), -a / (a * a + b * b)),
)
# min and max are b < a ? b : a and a < b ? b : a, and so are their derivatives.
MIN = Operation(
    "min",
    2,
    lambda a, b: b if b < a else a,
    "logic",
    lambda a, b, y: (where(b < a, 0, 1), where(b < a, 1, 0)),
)
MAX = Operation(
    "max",
    2,
    lambda a, b: b if a < b else a,
    "logic",
    lambda a, b, y: (where(a < b, 0, 1), where(a < b, 1, 0)),
)


# NumPy asks the entries of an array of objects for a method of the function's name:
# np.sin(angle) is sin(angle), and so for arrays of formulas.
_OF_NUMPY: dict[str, Callable[..., object]] = {
    "sin": sin, "cos": cos, "tan": tan, "arcsin": asin, "arccos": acos, "arctan": atan,
    "arctan2": atan2, "sinh": sinh, "cosh": cosh, "tanh": tanh, "arcsinh": asinh,
    "arccosh": acosh, "arctanh": atanh, "exp": exp, "log": log,
    "log2": lambda a: log(a) * (1 / math.log(2)),
    "log10": lambda a: log(a) * (1 / math.log(10)), "sqrt": sqrt,
    "hypot": lambda a, b: sqrt(a * a + b * b), "fabs": absolute,
    "radians": lambda a: a * (math.pi / 180), "deg2rad": lambda a: a * (math.pi / 180),
    "degrees": lambda a: a * (180 / math.pi), "rad2deg": lambda a: a * (180 / math.pi),
}  # fmt: skip
for _name, _of_node in _OF_NUMPY.items():
    setattr(Node, _name, _of_node)


def _quotient(a: Node, b: Node) -> Node:
    """Return a/b; over the constant 0 as it is, for a dead branch may hold that."""
    return apply(node.DIV, a, b) if b is node.ZERO else arithmetic.div(a, b)


# What is more than a function of its arguments and their signs.
_BUILDERS: dict[Operation, Callable[..., Node]] = {
    node.ADD: arithmetic.add, node.SUB: arithmetic.sub, node.MUL: arithmetic.mul,
    node.DIV: _quotient, node.NEG: arithmetic.neg, node.POW: arithmetic.pow_,
    node.SQRT: sqrt, node.ABS: absolute, node.SIGN: sign, node.FLOOR: floor,
    MIN: minimum, MAX: maximum, node.EQ: equal, node.WHERE: where,
}  # fmt: skip
_TABLE = (
    node.ADD, node.SUB, node.MUL, node.DIV, node.NEG, node.POW, node.SQRT, node.LT,
    node.LE, node.LOG, EXP, SIN, COS, TAN, ASIN, ACOS, ATAN, ATAN2, SINH, COSH, TANH,
    ASINH, ACOSH, ATANH, node.ABS, node.SIGN, node.FLOOR, MIN, MAX, node.EQ, node.AND,
    node.OR, node.NOT, node.WHERE,
)  # fmt: skip
OPERATIONS: dict[str, Operation] = {op.name: op for op in _TABLE}
Operation.table.update(OPERATIONS)


def builder(op: Operation) -> Callable[..., Node]:
    """Return what builds an operation, simplified as its operator or function does."""
    return _BUILDERS.get(op) or partial(applied, op)


def build(op: Operation, *args: Node) -> Node:
    """Return an operation on nodes, simplified likewise."""
    return builder(op)(*args)
