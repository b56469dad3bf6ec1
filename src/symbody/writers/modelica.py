"""Programs as functions of a Modelica package, which has no NaN and no infinity.

What a choice does not take has harmless arguments, so that it stops nothing.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from string import Template
from textwrap import indent

import numpy as np

from symbody.errors import WriterError
from symbody.expr.definition import (
    ExternalDefinition,
    LinearSystem,
    NonlinearSystem,
    PiecewisePolynomial,
)
from symbody.program.program import Program, free_identifier
from symbody.writers.curves import ARGUMENTS, nested, polynomial, signed
from symbody.writers.guards import guarded
from symbody.writers.printer import (
    INFIX,
    Binding,
    Form,
    Notation,
    broken,
    choice,
    connective,
)
from symbody.writers.source_file import (
    Used,
    arrays,
    body_of,
    entry_from_1,
    header,
    routines,
)
from symbody.writers.split_programs import (
    Dialect,
    Subroutine,
    step_functions,
    subroutines,
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

TEXTS = routines("writers/routines.mo")

# Functions that a package brings along if it needs them, by operation.
_INVERSE = ("acosh", "asinh", "atanh")
_BEFORE: dict[str, str] = dict.fromkeys(_INVERSE, TEXTS["log_of_1_plus"])
HELPERS: dict[str, str] = {name: TEXTS[name] for name in (*_INVERSE, "eq")}

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
    """Return the shortest text that reads as the same number; NaN stops what runs."""
    if math.isnan(value):
        return "sqrt(-1.0)"
    if math.isinf(value):
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


# A function for each size of a linear system, and one for each system of equations that
# Newton's method solves. Bounds of loops are numbers, and what is read has been written
# before, since some tools ask for it. Without a solution a function fails.
def solve_name(n: int, m: int) -> str:
    """Return the name of the function that solves linear systems of a size."""
    return f"solve_{n}_{m}"


def solve_function(n: int, m: int) -> str:
    """Return the function that solves linear systems of a size."""
    words = {"n": n, "m": m, "w": n + m, "nn": n * n, "nm": n * m, "n_1": n + 1}
    return Template(TEXTS["solve"]).substitute(words, name=solve_name(n, m))


def newton_name(step: str) -> str:
    """Return the name of the function that iterates a step."""
    return f"{step}_solution"


def comment(text: str) -> str:
    """Return a string of Modelica on one line."""
    escaped = " ".join(text.split()).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


_WIDTH = 88
_INDENT = "  "


def write(programs: Sequence[Program], name: str) -> dict[str, str]:
    """Return a file with a package of functions; both have the name."""
    blocks = functions(programs, Used())
    top = "".join(f"// {line}\n" for line in header(programs))
    return {f"{name}.mo": top + package_text(package_name(name), blocks, "functions")}


def package_name(name: str) -> str:
    """Return the name of a package."""
    return free_identifier(name, RESERVED)


def package_text(name: str, blocks: Iterable[str], about: str) -> str:
    """Return a package of classes."""
    blocks = list(blocks)
    if any("nonzero(" in block for block in blocks):
        blocks.insert(0, TEXTS["a_condition"])
    inner = "\n".join(
        "".join(f"{_INDENT}{line}".rstrip() + "\n" for line in block.splitlines())
        for block in blocks
    )
    return f"package {name} {comment(about)}\n{inner}end {name};\n"


def functions(
    programs: Sequence[Program], used: Used, *, elsewhere: Sequence[Program] = ()
) -> list[str]:
    """Return the functions of programs, behind all that they call."""
    safe = [guarded(program) for program in programs]
    steps = [r for p in elsewhere for r in step_functions(p, DIALECT, used)]
    texts = [
        *(_function(routine) for routine in steps),
        *(
            _function(routine, program)
            for program in safe
            for routine in subroutines(program, DIALECT, used)
        ),
    ]
    called = [*block_functions([*elsewhere, *safe], used), *support(used)]
    return list(dict.fromkeys([*called, *texts]))


def support(used: Used) -> list[str]:
    """Return the functions that formulas call."""
    return [*used.needed(_BEFORE, HELPERS), *used.texts(_curve, _external)]


def block_functions(programs: Iterable[Program], used: Used) -> list[str]:
    """Return the functions that solve the numerical blocks of programs."""
    texts: dict[str, None] = {}
    for program in programs:
        for assignment in program.assignments():
            match assignment.node.op.definition:
                case LinearSystem(n, m):
                    texts[solve_function(n, m)] = None
                case NonlinearSystem(unknowns, fixed):
                    step = used.step(assignment.node.op)
                    newton = Template(TEXTS["newton"]).substitute(
                        n=len(unknowns), parameters=len(fixed), step=step,
                        name=newton_name(step),
                    )  # fmt: skip
                    texts[newton] = None
        texts |= dict.fromkeys(block_functions(program.bodies.values(), used))
    return list(texts)


def braced(texts: Sequence[str]) -> str:
    """Return an array of numbers."""
    return f"{{{', '.join(texts)}}}" if texts else "fill(0.0, 0)"


DIALECT = Dialect(
    notation=NOTATION,
    define=lambda name, text: f"{name} := {text};",
    assign=lambda place, text: f"{place} := {text};",
    array=lambda name, texts, changes: [f"{name} := {braced(texts)};"],
    solve=lambda n, m, A, b: f"{b} := {solve_name(n, m)}({A}, {b});",
    newton=lambda n, g, step, a, z: f"{z} := {newton_name(step)}({a}, {z});",
    entry=lambda array, index: entry_from_1(array.name, array.shape, index),
    call=lambda name, fixed: "",
    broken=lambda text: broken(text, width=_WIDTH - 4, indent=_INDENT),
    longest=1 << 60,
)


def _function(routine: Subroutine, program: Program | None = None) -> str:
    """Return the text of a function; of a program with its arrays as comments."""
    about = routine.about or "One step of Newton's method."
    lines = [f"function {routine.name} {comment(about)}"]
    if program is not None and routine.name == program.name:
        lines += [f"  // {line}" for line in arrays(program, _WIDTH - 7)]
    lines += [
        f"  {'output' if v.role == 'output' else 'input'} Real {v.name}"
        f"{sizes(v.shape)};"
        for v in routine.arguments
    ]
    if routine.locals:
        declared = ", ".join(
            f"{n}{sizes(shape)}" for n, shape in routine.locals.items()
        )
        lines.append("protected")
        lines += broken(f"  Real {declared};", width=_WIDTH - 2, indent="    ")
    lines += ["algorithm", *(f"{_INDENT}{line}".rstrip() for line in routine.lines)]
    return "\n".join([*lines, f"end {routine.name};", ""])


def sizes(shape: Sequence[int]) -> str:
    """Return the sizes of an array behind its name; of a number nothing."""
    return f"[{', '.join(map(str, shape))}]" if shape else ""


_BRACES = ("{", "}")


def _curve(name: str, shown: str, curve: PiecewisePolynomial) -> str:
    """Return a function with the table as constants, a row of it a piece."""
    count = len(curve.knots)
    arguments, inputs = ARGUMENTS[:count], ("a", "b")[:count]
    head = [f"function {name} {comment(f'the curve {shown}')}"]
    head += [f"  input Real {a};" for a in inputs]
    head += ["  output Real value;", "protected"]
    lines = _check(shown, curve, inputs)
    for x, a, knots, periodic in zip(
        arguments, inputs, curve.knots, curve.periodic, strict=True
    ):
        head += _constant(f"knots_{x}[{len(knots)}]", list(knots))
        head += [f"  Integer i{x};", f"  Real {x};"]
        lines.append(f"{x} := {a};")
        if periodic:
            start, period = number(knots[0]), number(knots[-1] - knots[0])
            start = f"({start})" if knots[0] < 0 else start
            lines.append(f"{x} := {x} - {period}*floor(({x} - {start})/{period});")
        lines += _piece(x, len(knots))
    shape = curve.coefficients.shape
    width = int(np.prod(shape[count:]))
    rows = np.where(np.isnan(curve.coefficients), 0.0, curve.coefficients)
    rows = rows.reshape(-1, width)
    head += _constant(f"c[{rows.shape[0]}, {width}]", rows.tolist())
    head += ["  Integer i;"]
    place = "ix + 1" if count == 1 else f"ix*{shape[1]} + iy + 1"
    lines.append(f"i := {place};")
    result = f"value := {polynomial(curve, lambda j: f'c[i, {j + 1}]')};"
    lines += broken(result, width=_WIDTH - 2, indent=_INDENT)
    body = [f"  {line}" for line in lines]
    return "\n".join([*head, "algorithm", *body, f"end {name};", ""])


def _constant(declared: str, values: object) -> list[str]:
    text = nested(values, lambda value: signed(value, number), _BRACES)
    # A list in braces ends without a comma.
    text = text.replace(",\n}", "\n}")
    inner = indent(text, _INDENT).lstrip()
    return [f"  constant Real {declared} = {inner};"]


def _piece(x: str, n: int) -> list[str]:
    """Return the statements that find the piece, and the distance from its knot."""
    return [
        f"i{x} := 0;",
        f"for j in 1:{n - 1} loop",
        f"  if knots_{x}[j] <= {x} then",
        f"    i{x} := i{x} + 1;",
        "  end if;",
        "end for;",
        f"if {x} > knots_{x}[{n}] then",
        f"  i{x} := {n};",
        "end if;",
        f"{x} := {x} - knots_{x}[max(i{x}, 1)];",
    ]


def _check(
    shown: str, curve: PiecewisePolynomial, inputs: tuple[str, ...]
) -> list[str]:
    """Return assertions for a curve without values beyond its table."""
    if not np.isnan(curve.coefficients).any():
        return []
    lines = []
    for axis, (a, knots) in enumerate(zip(inputs, curve.knots, strict=True)):
        if np.isnan(np.take(curve.coefficients, 0, axis=axis)).all():
            low, high = signed(knots[0], number), signed(knots[-1], number)
            said = comment(f"the curve {shown} has no value beyond its table")
            lines.append(f"assert({a} >= {low} and {a} <= {high}, {said});")
    return lines


def _external(name: str, shown: str, function: ExternalDefinition) -> str:
    body = body_of(shown, function, "modelica", "value := …;", _INDENT)
    lines = [f"function {name} {comment(f'the function {shown}, as it was given')}"]
    lines += [f"  input Real {argument};" for argument in function.arguments]
    lines += ["  output Real value;", "algorithm"]
    return "\n".join([*lines, body, f"end {name};", ""])
