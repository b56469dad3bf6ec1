"""Forms of operations in Modelica, and the functions that packages bring along.

A function for each size of a linear system, and one for each system of equations that
Newton's method solves. Bounds of loops are numbers, and what is read has been written
before, since some tools ask for it. Modelica has no NaN: without a solution a function
fails.
"""

from __future__ import annotations

import math

from symbody.errors import WriterError
from symbody.expr.definition import CONVERGED, NEWTON_ROUNDS, SMALLEST_PART, STALLED
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
    name, w = solve_name(n, m), n + m
    return f"""\
function {name} "x of A x = b, all row by row"
  input Real matrix[{n * n}];
  input Real sides[{n * m}];
  output Real x[{n * m}];
protected
  Real A[{n}, {w}];
  Real row[{w}];
  Real least;
  Real factor;
  Integer best;
  Integer i;
algorithm
  A := zeros({n}, {w});
  x := zeros({n * m});
  least := 1.0;
  for i in 1:{n} loop
    for j in 1:{n} loop
      A[i, j] := matrix[(i - 1)*{n} + j];
    end for;
    for j in 1:{m} loop
      A[i, {n} + j] := sides[(i - 1)*{m} + j];
    end for;
  end for;
  for i in 1:{n} loop
    best := i;
    for j in i:{n} loop
      if abs(A[j, i]) > abs(A[best, i]) then
        best := j;
      end if;
    end for;
    row := A[i, :];
    A[i, :] := A[best, :];
    A[best, :] := row;
    if A[i, i] == 0.0 then
      least := 0.0;
      A[i, i] := 1.0;
    end if;
    for j in i:{n} loop
      if j > i then
        factor := A[j, i]/A[i, i];
        A[j, :] := A[j, :] - factor*A[i, :];
      end if;
    end for;
  end for;
  assert(least > 0.0, "{name}: the matrix is singular");
  for back in 1:{n} loop
    i := {n + 1} - back;
    for c in 1:{m} loop
      factor := A[i, {n} + c];
      for j in 1:{n} loop
        if j > i then
          factor := factor - A[i, j]*x[(j - 1)*{m} + c];
        end if;
      end for;
      x[(i - 1)*{m} + c] := factor/A[i, i];
    end for;
  end for;
end {name};
"""


def newton_name(step: str) -> str:
    """Return the name of the function that iterates a step."""
    return f"{step}_solution"


def newton_function(step: str, n: int, parameters: int) -> str:
    """Return the function that iterates a step of n unknowns and some known values."""
    name = newton_name(step)
    return f"""\
function {name} "the z near the start where {step} is zero; a step that does not shrink
is halved"
  input Real a[{parameters}];
  input Real start[{n}];
  output Real z[{n}];
protected
  Real d[{n}];
  Real last[{n}];
  Real before;
  Real part;
  Real now;
  Real most;
  Boolean done;
  Boolean lost;
algorithm
  z := start;
  last := zeros({n});
  before := 1e300;
  part := 1.0;
  done := false;
  lost := false;
  for round in 1:{NEWTON_ROUNDS} loop
    if not done and not lost then
      d := {step}(z, a);
      now := d*d;
      most := 1.0 + z*z;
      if now <= {CONVERGED!r}*most then
        z := z - d;
        done := true;
      elseif now < before then
        before := now;
        part := 1.0;
        last := d;
        z := z - d;
      elseif before <= {STALLED!r}*most then
        done := true;
      else
        part := 0.5*part;
        lost := part < {SMALLEST_PART!r};
        z := z + part*last;
      end if;
    end if;
  end for;
  assert(done, "{name}: Newton's method finds no solution");
end {name};
"""


def comment(text: str) -> str:
    """Return a string of Modelica on one line."""
    escaped = " ".join(text.split()).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
