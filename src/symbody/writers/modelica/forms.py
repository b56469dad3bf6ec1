"""Forms of operations in Modelica."""

from __future__ import annotations

import math

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

_LOG1P = """\
function log_of_1_plus "ln(1 + x), exact for small x"
  input Real x;
  output Real value;
protected
  Real sum;
algorithm
  sum := 1.0 + x;
  value := if sum == 1.0 then x else x*log(sum)/(sum - 1.0);
end log_of_1_plus;
"""

# Functions that a package brings along if it needs them, by operation.
HELPERS: dict[str, tuple[str, ...]] = {
    "acosh": (
        _LOG1P,
        """\
function arcosh "area hyperbolic cosine"
  input Real x;
  output Real value;
algorithm
  value := log_of_1_plus(x - 1.0 + sqrt((x - 1.0)*(x + 1.0)));
end arcosh;
""",
    ),
    "asinh": (
        _LOG1P,
        """\
function arsinh "area hyperbolic sine"
  input Real x;
  output Real value;
algorithm
  value := sign(x)*log_of_1_plus(abs(x) + x*x/(1.0 + sqrt(1.0 + x*x)));
end arsinh;
""",
    ),
    "atanh": (
        _LOG1P,
        """\
function artanh "area hyperbolic tangent"
  input Real x;
  output Real value;
algorithm
  value := 0.5*log_of_1_plus(2.0*x/(1.0 - x));
end artanh;
""",
    ),
    "eq": (
        """\
function equal "whether two numbers are equal"
  input Real a;
  input Real b;
  output Boolean value;
algorithm
  value := a == b;
end equal;
""",
    ),
    A_CONDITION: (
        """\
function nonzero "whether a number is not zero"
  input Real x;
  output Boolean value;
algorithm
  value := x <> 0.0;
end nonzero;
""",
    ),
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
    """Return the shortest text that reads as the same number.

    Raises:
        WriterError: It is infinite or no number; Modelica has neither.
    """
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
