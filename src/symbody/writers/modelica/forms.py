"""Forms of operations in Modelica, and the functions that packages bring along.

A function for each size of a linear system, and one for each system of equations that
Newton's method solves. Bounds of loops are numbers, and what is read has been written
before, since some tools ask for it. Modelica has no NaN: without a solution a function
fails.
"""

from __future__ import annotations

import math
from string import Template

from symbody.errors import WriterError
from symbody.writers.printer import (
    A_CONDITION,
    INFIX,
    Binding,
    Form,
    Notation,
    choice,
    connective,
)
from symbody.writers.routines import routines

_BUILT_IN = (
    "abs", "acos", "asin", "atan", "cos", "cosh", "exp", "floor", "log", "sign", "sin",
    "sinh", "sqrt", "tan", "tanh",
)  # fmt: skip
_POWER = (Binding.PRODUCT + Binding.ATOM) // 2

FORMS: dict[str, Form] = {
    **INFIX,
    **{name: Form(f"{name}({{}})") for name in _BUILT_IN},
    "acosh": Form("arcosh({})"),
    "asinh": Form("arsinh({})"),
    "atanh": Form("artanh({})"),
    "atan2": Form("atan2({}, {})"),
    "pow": Form("{}^{}", _POWER, (Binding.ATOM, Binding.ATOM)),
    "min": Form("min({}, {})"),
    "max": Form("max({}, {})"),
    # Outside of functions numbers may not be compared with "==" and "<>".
    "eq": Form("equal({}, {})", gives="condition"),
    "and": connective("{} and {}", Binding.AND),
    "or": connective("{} or {}", Binding.OR),
    "not": Form("not ({})", Binding.COMPARE, gives="condition", takes=("condition",)),
    "where": choice("(if {} then {} else {})"),
}

_TEXTS = routines("modelica/routines.mo")

# Functions that a package brings along if it needs them, by operation.
HELPERS: dict[str, tuple[str, ...]] = {
    **{
        name: (_TEXTS["log_of_1_plus"], _TEXTS[name])
        for name in ("acosh", "asinh", "atanh")
    },
    "eq": (_TEXTS["eq"],),
    A_CONDITION: (_TEXTS["a_condition"],),
}

KEYWORDS = frozenset((
    "algorithm", "and", "annotation", "block", "break", "class", "connect", "connector",
    "constant", "constrainedby", "der", "discrete", "each", "else", "elseif",
    "elsewhen", "encapsulated", "end", "enumeration", "equation", "expandable",
    "extends", "external", "false", "final", "flow", "for", "function", "if", "import",
    "impure", "in", "initial", "inner", "input", "loop", "model", "not", "operator",
    "or", "outer", "output", "package", "parameter", "partial", "protected", "public",
    "pure", "record", "redeclare", "replaceable", "return", "stream", "then", "true",
    "type", "when", "while", "within",
))  # fmt: skip

RESERVED = KEYWORDS | {
    *_BUILT_IN, "Boolean", "Integer", "Modelica", "Real", "StateSelect", "String",
    "acosh", "arcosh", "arsinh", "artanh", "asinh", "assert", "atan2", "atanh",
    "cardinality", "cat", "ceil", "change", "cross", "delay", "diagonal", "div", "edge",
    "equal", "fill", "floor", "getInstanceName", "homotopy", "identity", "inStream",
    "integer", "linspace", "log10", "log_of_1_plus", "matrix", "max", "min", "mod",
    "ndims", "noEvent", "nonzero", "ones", "outerProduct", "pre", "product", "promote",
    "reinit", "rem", "sample", "scalar", "semiLinear", "size", "skew", "smooth",
    "spatialDistribution", "sum", "symmetric", "terminal", "terminate", "time",
    "transpose", "vector", "zeros",
}  # fmt: skip


def number(value: float) -> str:
    """Return the shortest text that reads as the same number, which must be finite."""
    if not math.isfinite(value):
        raise WriterError(
            f"the modelica writer: a formula holds the constant {value!r}, which "
            f"Modelica cannot write. Put a large number in its place."
        )
    return repr(value)


NOTATION = Notation(
    "modelica",
    FORMS,
    number,
    Form("(if {} then 1.0 else 0.0)"),
    Form("nonzero({})"),
    RESERVED,
    item=lambda name, index: f"{name}[{index + 1}]",
)


def solve_name(n: int, m: int) -> str:
    """Return the name of the function that solves linear systems of a size."""
    return f"solve_{n}_{m}"


def solve_function(n: int, m: int) -> str:
    """Return the function that solves n equations for m right sides."""
    sizes = {"n": n, "m": m, "w": n + m, "nn": n * n, "nm": n * m, "n_1": n + 1}
    return Template(_TEXTS["solve"]).substitute(sizes, name=solve_name(n, m))


def newton_name(step: str) -> str:
    """Return the name of the function that iterates a step."""
    return f"{step}_solution"


def newton_function(step: str, n: int, parameters: int) -> str:
    """Return the function that iterates a step of n unknowns and some known values."""
    sizes = {"n": n, "parameters": parameters}
    return Template(_TEXTS["newton"]).substitute(
        sizes, name=newton_name(step), step=step
    )


def comment(text: str) -> str:
    """Return a string of Modelica on one line."""
    escaped = " ".join(text.split()).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
