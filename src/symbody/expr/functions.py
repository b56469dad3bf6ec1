"""The functions of formulas: elementary functions, conditionals, extrema.

Each takes numbers, nodes or NumPy arrays of them, entry by entry.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from symbody.expr.node import (
    LOG,
    MUL,
    NEG,
    ONE,
    SQRT,
    Apply,
    Const,
    Node,
    Symbol,
    apply,
    as_node,
    neg,
)
from symbody.expr.operation import Operation, ieee


def _sign(a: float) -> float:
    return math.copysign(1.0, a) if a else 0.0


def _function(name: str, value: Any, partials: Any) -> Operation:
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
ATANH = _function("atanh", math.atanh, lambda a, y: (1 / (1 - a * a),))
EXP = _function("exp", math.exp, lambda a, y: (y,))
ABS = Operation("abs", 1, abs, "logic", lambda a, y: (sign(a),))
SIGN = Operation("sign", 1, _sign, "logic", lambda a, y: (0,))
ATAN2 = Operation(
    "atan2",
    2,
    math.atan2,
    "function",
    lambda a, b, y: (b / (a * a + b * b), -a / (a * a + b * b)),
)
MIN = Operation(
    "min",
    2,
    min,
    "logic",
    lambda a, b, y: (where(a <= b, 1, 0), where(a <= b, 0, 1)),
)
MAX = Operation(
    "max",
    2,
    max,
    "logic",
    lambda a, b, y: (where(a >= b, 1, 0), where(a >= b, 0, 1)),
)
EQ = Operation("eq", 2, lambda a, b: float(a == b), "logic", lambda a, b, y: (0, 0))
AND = Operation(
    "and", 2, lambda a, b: float(a != 0 and b != 0), "logic", lambda a, b, y: (0, 0)
)
OR = Operation(
    "or", 2, lambda a, b: float(a != 0 or b != 0), "logic", lambda a, b, y: (0, 0)
)
NOT = Operation("not", 1, lambda a: float(a == 0), "logic", lambda a, y: (0,))
WHERE = Operation(
    "where",
    3,
    lambda c, a, b: a if c != 0 else b,
    "logic",
    lambda c, a, b, y: (0, where(c, 1, 0), where(c, 0, 1)),
)


def _each(op: Operation, *args: Any) -> Any:
    if any(isinstance(arg, (np.ndarray, list, tuple)) for arg in args):
        arrays = np.broadcast_arrays(*(np.asarray(arg, dtype=object) for arg in args))
        result = np.empty(arrays[0].shape, dtype=object)
        for index in np.ndindex(result.shape):
            result[index] = _each(op, *(array[index] for array in arrays))
        return result
    return apply(op, *(as_node(arg) for arg in args))


def sin(a: Any) -> Any:
    """Return the sine of an angle [rad]."""
    if a.__class__ is Apply and a.op is NEG:
        return neg(sin(a.args[0]))
    return _each(SIN, a)


def cos(a: Any) -> Any:
    """Return the cosine of an angle [rad]."""
    if a.__class__ is Apply and a.op is NEG:
        return cos(a.args[0])
    return _each(COS, a)


def tan(a: Any) -> Any:
    """Return the tangent of an angle [rad]."""
    return _each(TAN, a)


def asin(a: Any) -> Any:
    """Return the angle [rad] in [-π/2, π/2] of a sine."""
    return _each(ASIN, a)


def acos(a: Any) -> Any:
    """Return the angle [rad] in [0, π] of a cosine."""
    return _each(ACOS, a)


def atan(a: Any) -> Any:
    """Return the angle [rad] in (-π/2, π/2) of a tangent."""
    return _each(ATAN, a)


def atan2(a: Any, b: Any) -> Any:
    """Return the angle [rad] in (-π, π] of the point with ordinate a, abscissa b."""
    return _each(ATAN2, a, b)


def sinh(a: Any) -> Any:
    """Return the hyperbolic sine."""
    return _each(SINH, a)


def cosh(a: Any) -> Any:
    """Return the hyperbolic cosine."""
    return _each(COSH, a)


def tanh(a: Any) -> Any:
    """Return the hyperbolic tangent."""
    return _each(TANH, a)


def asinh(a: Any) -> Any:
    """Return the inverse of the hyperbolic sine."""
    return _each(ASINH, a)


def acosh(a: Any) -> Any:
    """Return the inverse of the hyperbolic cosine, for a >= 1."""
    return _each(ACOSH, a)


def atanh(a: Any) -> Any:
    """Return the inverse of the hyperbolic tangent, for |a| < 1."""
    return _each(ATANH, a)


def exp(a: Any) -> Any:
    """Return e to the power of a."""
    return _each(EXP, a)


def log(a: Any) -> Any:
    """Return the natural logarithm."""
    return _each(LOG, a)


def sqrt(a: Any) -> Any:
    """Return the square root; of the square of a symbol of known sign, its size."""
    if a.__class__ is Apply and a.op is MUL and a.args[0] is a.args[1]:
        base = a.args[0]
        if isinstance(base, Symbol) and base.sign:
            return base if base.sign > 0 else neg(base)
    return _each(SQRT, a)


def absolute(a: Any) -> Any:
    """Return |a|."""
    if isinstance(a, Symbol) and a.sign:
        return a if a.sign > 0 else neg(a)
    return _each(ABS, a)


def sign(a: Any) -> Any:
    """Return 1, 0 or -1 with the sign of a."""
    if isinstance(a, Symbol) and a.sign:
        return as_node(a.sign)
    return _each(SIGN, a)


def minimum(a: Any, b: Any) -> Any:
    """Return the lesser of two values."""
    return a if a is b else _each(MIN, a, b)


def maximum(a: Any, b: Any) -> Any:
    """Return the greater of two values."""
    return a if a is b else _each(MAX, a, b)


def equal(a: Any, b: Any) -> Any:
    """Return 1 where a and b have the same value, else 0."""
    return ONE if a is b else _each(EQ, a, b)


def both(a: Any, b: Any) -> Any:
    """Return 1 where both conditions hold, else 0."""
    return _each(AND, a, b)


def either(a: Any, b: Any) -> Any:
    """Return 1 where one of the conditions holds, else 0."""
    return _each(OR, a, b)


def negate(a: Any) -> Any:
    """Return 1 where the condition does not hold, else 0."""
    return _each(NOT, a)


def where(condition: Any, a: Any, b: Any) -> Any:
    """Return a where the condition holds (is not 0), else b."""
    if isinstance(condition, (Node, int, float)):
        condition = as_node(condition)
        if isinstance(condition, Const):
            return as_node(a) if condition.value else as_node(b)
        if a is b:
            return as_node(a)
    return _each(WHERE, condition, a, b)
