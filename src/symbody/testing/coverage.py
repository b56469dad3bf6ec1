"""One expression per operation and per precedence trap, finite at `VALUES`."""

from __future__ import annotations

from symbody.expr.functions import (
    OPERATIONS,
    absolute,
    atan2,
    both,
    build,
    cos,
    either,
    equal,
    exp,
    floor,
    log,
    maximum,
    minimum,
    negate,
    sign,
    sin,
    sqrt,
    where,
)
from symbody.expr.node import Node, const, symbol

VALUES: dict[str, float] = {
    "a": 1.7,
    "b": -0.6,
    "c": 2.9,
    "d": 0.35,
    "e": -3.0,
    "z": 0.0,
}

_a, _b, _c, _d, _e, _z = (symbol(name) for name in VALUES)

_OPERANDS: dict[str, tuple[Node, ...]] = {
    "abs acos asinh atan cosh exp floor sign sinh tan tanh": (_b,),
    "acosh cos neg not sin": (_a,),
    "log sqrt": (_c,),
    "asin atanh": (_d,),
    "add atan2 div eq le max min mul or pow sub": (_a, _b),
    "lt": (_b, _a),
    "and": (_a, _d),
    "where": (_a, _b, _c),
}

_OPERATIONS: dict[str, Node] = {
    name: build(OPERATIONS[name], *_OPERANDS[names])
    for name, names in sorted((n, names) for names in _OPERANDS for n in names.split())
}

_PRECEDENCE: dict[str, Node] = {
    "symbol alone": _b, "difference of difference": _a - (_b - _c),
    "difference of sum": _a - (_b + _c), "difference in difference": (_a - _b) - _c,
    "sum of sum": _a + (_b + _c), "sum of difference": _a + (_b - _c),
    "sum in product": (_a + _b) * _c, "product of sum": _a * (_b + _c),
    "product of difference": _a * (_b - _c), "product of product": _a * (_b * _c),
    "product of quotient": _a * (_b / _c), "product minus product": _a * _b - _c * _d,
    "quotient of product": _a / (_b * _c), "quotient of quotient": _a / (_b / _c),
    "quotient in quotient": (_a / _b) / _c, "quotient of sum": _a / (_b + _c),
    "sum in quotient": (_a - _b) / _c, "quotient times product": (_a / _b) * _c,
    "minus a sum": -(_a + _b), "minus a product": -(_a * _b),
    "minus a quotient": -(_a / _b), "minus minus": _a - (-_b),
    "minus in sum": (-_a) + _b, "minus in product": (-_a) * _b * (-_c) * (-_d),
    "minus in quotient": _a / (-_b), "minus over sum": -_a / (_b + _c),
    "minus a function": -sin(_a), "minus of a minimum": -minimum(_a, _b),
    "function of minus": exp(-_a), "function of function": sin(cos(exp(_b))),
    "square of minus": (-_a) ** 2, "square of sum": (_a + _b) ** 2, "cube": _b**3,
    "fourth power of product": (_a * _b) ** 4, "negative whole power": _b**-3,
    "large whole power": _b**21, "large negative whole power": _b**-17,
    "square root as power": _a**0.5, "reciprocal square root": _c**-0.5,
    "real power": _c**1.75, "negative real power": _c**-2.25,
    "power of minus": _a ** (-_b), "minus a power": -(_a**_b),
    "power in power": (_a**_b) ** _c, "power of power": _a ** (_c**_b),
    "power of sum": _a ** (_b + _c), "power of product": _a ** (_b * _c),
    "sum to a power": (_a + _c) ** _b, "product to a power": (_a * _c) ** _b,
    "quotient to a power": (_a / _c) ** _b, "minus to a power": (-_b) ** _a,
    "minus to a whole power": (-_a) ** _e, "negative base": _b**_e,
    "constant to a power": 2**_b, "power times power": _a**_b * _c**_d,
    "power over power": _a**_b / _c**_d,
}  # fmt: skip

_DECISIONS: dict[str, Node] = {
    "comparison in sum": (_a < _b) + _c,
    "comparison of sum": (_a + _b < _c - _d) + _a,
    "comparison in product": (_b < _a) * (_b < _c) * _d,
    "comparison in difference": 1 - (_a < _b),
    "comparison halved": (_b < _a) / 2,
    "comparison over symbol": (_b < _a) / _c,
    "minus a comparison": -(_b < _a),
    "comparison of comparison": (_a < _b) < _c,
    "comparison with comparison": _b < (_a < _c),
    "comparison of equal values": (_a <= _z + _a) + (_a < _z + _a),
    "comparison the other way": (_a > _b) + 2 * (_a >= _c),
    "equality of comparisons": equal(_a < _b, _c < _d),
    "equality holds": equal(_z, 0),
    "comparison to a power": (_b < _a) ** _c,
    "operators of conditions": where((_a > _b) & ~((_c < _d) | equal(_a, _e)), _a, _b),
    "and of or": both(either(_a < _b, _b < _c), _d),
    "or of and": either(both(_a < _b, _b < _c), _z),
    "not of and": negate(both(_a, _z)),
    "and of not": both(negate(_a), negate(_z)),
    "not of comparison": negate(_a < _b),
    "not of not": negate(negate(_a)),
    "and of numbers": both(_a, _b) + either(_z, _c),
    "where in sum": where(_a < _b, _c, _d) + _a,
    "where in product": _a * where(_a < _b, _c, _d),
    "where of where": where(_a < _b, _c, where(_b < _c, _d, _a)),
    "where in where": where(_b < _a, where(_c < _d, _a, _b), _c),
    "where as condition": where(where(_a < _b, _z, _d), _a, _b),
    "where with number as condition": where(_b, _a, _c),
    "where over where": where(_z, _a, _b) / where(_d, _b, _a),
    "where of whole numbers, divided": where(_a < _b, 1, 3) / 2,
    "where to a power": where(_a < _b, _a, _c) ** _b,
    "minus a where": -where(_a < _b, _c, _d),
    "where guards a root": where(_b > 0, sqrt(_b), _a),
    "where guards a logarithm": where(_z > 0, log(_z), _c),
    "where guards a quotient": where(equal(_z, 0), _a, sin(_a) / _z),
    "minimum of maximum": minimum(maximum(_a, _b), _c),
    "minimum of three": minimum(_a, minimum(_b, _c)),
    "minimum in product": minimum(_a, _b) * maximum(_c, _d),
    "maximum of minus": maximum(-_a, _b),
    "clamped": maximum(-1, minimum(_c, 1)),
    "size of difference": absolute(_b - _a),
    "sign times size": sign(_b) * absolute(_b),
    "floor of a whole number": floor(_e),
    "floor of zero": floor(_z),
    "floor of a large number": floor(_a * 1e17),
    "floor of infinity": where(_z, floor(1 / (_z * _z)), _c),
    "remainder": _a % _d + 10 * (_b % _d) + 100 * (_a % -_d),
    "quotient rounded down": _a // _d + 10 * (_b // _d),
    "sign of zero": sign(_z) + absolute(_z),
    "angle in each quadrant": (
        atan2(_a, _c) + 10 * atan2(_a, _b) + 100 * atan2(_b, _e) + 1000 * atan2(_b, _a)
    ),
    "angle of a half turn": atan2(_z, _b),
}

_CONSTANTS: dict[str, Node] = {
    "constant alone": const(0.1), "negative constant alone": const(-2),
    "zero alone": const(0), "constant between symbols": _z + 0.1 - _z,
    "sum with negative constant": _a + (-2),
    "difference with negative constant": _a - (-2.5),
    "negative constant minus symbol": -2 - _a, "one minus symbol": 1 - _a,
    "product with negative constant": (-2) * _a, "sign after a sign": _c + (-2 - _a),
    "quotient of negative constant": -1.5 / _a, "quotient by constant": _a / 3,
    "quotient of whole numbers": (3 * _a) / 7, "reciprocal": 1 / _a,
    "negative constant in function": maximum(_b, -2) + minimum(_a, -1),
    "negative constants in where": where(_a < _b, -1, -2) * _a,
    "negative constant to a power": (-3) ** _e, "tenth": 0.1 * _a,
    "third": (1 / 3) * _a + 2 / 3, "pi": 3.141592653589793 * _a,
    "gravity": 9.80665 * _a, "tiny constant": 1e-300 * _a,
    "smallest constant": _a + 5e-324, "huge constant": 1e300 * _a,
    "huge whole constant": 123456789012345678901234567890.0 * _a,
    "whole constant beyond 32 bits": _a * 4294967297 + 9007199254740991,
    "small difference": 1.0000000000000002 - _a,
    "power of ten": _a + 1e22 * _d + 1e15 + 1e-7,
}  # fmt: skip

COVERAGE: dict[str, Node] = _OPERATIONS | _PRECEDENCE | _DECISIONS | _CONSTANTS
