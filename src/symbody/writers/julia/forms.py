"""Forms of operations in Julia."""

from __future__ import annotations

from symbody.writers.number_text import shortest
from symbody.writers.printer import C_LIKE, INFIX, NOT_ZERO, Form, Notation

_SAME_NAME = (
    "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "asinh",
    "acosh", "atanh", "exp", "log", "sqrt", "abs", "sign",
    "floor",
)  # fmt: skip

FORMS: dict[str, Form] = {
    **INFIX,
    **{name: Form(f"{name}({{}})") for name in _SAME_NAME},
    "atan2": Form("atan({}, {})"),
    "pow": Form("power({}, {})"),
    "min": Form("lesser({}, {})"),
    "max": Form("greater({}, {})"),
    **C_LIKE,
}

# Where Julia's functions throw an error: what has no value is NaN here. The module's
# functions take the place of those in Base.
_THROWS = {
    "sin": "isinf(a)",
    "cos": "isinf(a)",
    "tan": "isinf(a)",
    "asin": "abs(a) > 1",
    "acos": "abs(a) > 1",
    "acosh": "a < 1",
    "atanh": "abs(a) > 1",
    "log": "a < 0",
    "sqrt": "a < 0",
}

# Functions that a file brings along if it needs them, by operation.
HELPERS: dict[str, str] = {
    "min": "lesser(a, b) = b < a ? b : a\n",
    "max": "greater(a, b) = b > a ? b : a\n",
    "pow": """\
power(a, b) = a < 0 && isfinite(b) && !(isinteger(b)) ? oftype(a*b, NaN) : a^b
""",
    **{
        name: f"{name}(a) = {condition} ? oftype(float(a), NaN) : Base.{name}(a)\n"
        for name, condition in _THROWS.items()
    },
}

_KEYWORDS = """\
abstract baremodule begin break catch const continue do else elseif end export false
finally for function global if import in isa let local macro module mutable outer
primitive public quote return struct true try type using where while
"""
_OWN = """\
Base Core Main Float64 Inf NaN power lesser greater find_piece solve newton isinf
isfinite isinteger oftype float abs length size similar zeros vcat fill throw mod max
min nothing DimensionMismatch searchsortedlast pi im eval include
"""
RESERVED = frozenset(f"{_KEYWORDS} {_OWN}".split()) | set(_SAME_NAME)


number = shortest("Inf", "NaN")
NOTATION = Notation(
    "Julia",
    FORMS,
    number,
    Form("Float64({})"),
    NOT_ZERO,
    RESERVED,
    item=lambda name, index: f"{name}[{index + 1}]",
)
