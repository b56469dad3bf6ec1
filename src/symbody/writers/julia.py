"""Programs as a Julia module with Base alone, also for dual numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial

import numpy as np

from symbody.expr.definition import ExternalDefinition
from symbody.program.program import Program, free_identifier
from symbody.writers import source_file
from symbody.writers.curves import CurveForms, curve_function, nested
from symbody.writers.printer import (
    C_LIKE,
    ELEMENTARY,
    EXTREMA,
    INFIX,
    NOT_ZERO,
    Form,
    Notation,
    broken,
    shortest,
)
from symbody.writers.split_programs import Dialect, Subroutine, Variable, subroutines

_SAME_NAME = (*ELEMENTARY, "abs", "sign", "floor")

FORMS: dict[str, Form] = {
    **INFIX,
    **{name: Form(f"{name}({{}})") for name in _SAME_NAME},
    "atan2": Form("atan({}, {})"),
    "pow": Form("power({}, {})"),
    **EXTREMA,
    **C_LIKE,
}

# Where Julia's functions throw an error: what has no value is NaN here. The module's
# functions take the place of those in Base.
_THROWS = {
    "sin": "isinf(a)", "cos": "isinf(a)", "tan": "isinf(a)", "asin": "abs(a) > 1",
    "acos": "abs(a) > 1", "acosh": "a < 1", "atanh": "abs(a) > 1", "log": "a < 0",
    "sqrt": "a < 0",
}  # fmt: skip

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


_TEXTS = source_file.routines("writers/routines.jl")
# By the name of the routine, which is also what marks its use.
ROUTINES: dict[str, str] = {name: _TEXTS[name] for name in ("solve", "newton")}

_INDENT = "    "
_WIDTH = 92


def write(programs: Sequence[Program], name: str) -> dict[str, str]:
    """Return a module; the file has its name."""
    used = source_file.Used()
    module = free_identifier(name, RESERVED)
    dialect = replace(DIALECT, taken=frozenset({module}))
    texts = [
        function(routine, source_file.arrays_of(program, routine.name))
        for program in programs
        for routine in subroutines(program, dialect, used)
    ]
    curve = partial(curve_function, forms=_CURVES)
    needed = [
        *used.needed(ROUTINES),
        *used.texts(curve, _external, _TEXTS["find_piece"]),
    ]
    # The user's functions may need any of the short ones.
    helpers = "".join(HELPERS.values() if used.external else used.needed(HELPERS))
    top = "".join(f"# {line}\n" for line in source_file.header(programs))
    exports = "".join(
        f"export {p.name}!, {p.name}_constants!, {source_file.size_of_k(p)}\n"
        f"const {source_file.size_of_k(p)} = {len(p.constants)}\n"
        for p in programs
    )
    blocks = [f"{top}module {module}\n", exports]
    blocks += [*([helpers] if helpers else []), *needed, *texts]
    return {f"{name}.jl": "\n".join(blocks) + f"\nend # module {module}\n"}


def call(name: str, variables: Iterable[Variable]) -> str:
    """Return the call of a function; its outputs come first."""
    arguments = sorted(variables, key=lambda variable: variable.role != "output")
    return f"{name}!({', '.join(variable.name for variable in arguments)})"


DIALECT = Dialect(
    notation=NOTATION,
    define=lambda name, text: f"{name} = {text}",
    assign=lambda place, text: f"{place} = {text}",
    array=lambda name, texts, changes: [
        f"{name} = [{', '.join(texts)}]" if texts else f"{name} = zeros(0)"
    ],
    solve=lambda n, m, A, b: f"{b} = solve({n}, {m}, {A}, {b})",
    newton=lambda n, g, step, a, z: f"{z} = newton({step}!, {a}, {z})",
    comment="# {}",
    entry=lambda array, index: source_file.entry_from_1(array.name, array.shape, index),
    call=call,
    broken=lambda text: broken(text, width=_WIDTH, indent=_INDENT, marks_last=True),
)


def function(routine: Subroutine, about: Sequence[str]) -> str:
    """Return the text of a function, with lines about it above."""
    head = call(routine.name, routine.arguments)
    inner = (f"{_INDENT}{line}".rstrip() for line in routine.lines)
    lines = ["@inbounds begin", *inner, "end"]
    if routine.work is not None:
        result = next(v.name for v in routine.arguments if v.role == "output")
        work = f"w = similar({result}, {routine.work.size})"
        head = f"{head.removesuffix(')')}, {work})"
    top = [f"# {line}".rstrip() for line in about]
    if routine.about:
        top += ['"""', f"    {call(routine.name, routine.arguments)}", ""]
        top += [routine.about, '"""']
        lines = [*_checks(routine.arguments), *lines]
    head_lines = broken(f"function {head}", width=_WIDTH, indent=2 * _INDENT)
    body = [f"{_INDENT}{line}".rstrip() for line in (*lines, "return nothing")]
    return "\n".join([*top, *head_lines, *body, "end", ""])


def _checks(arguments: Sequence[Variable]) -> list[str]:
    """Return statements that refuse arrays of another shape."""
    lines = []
    for variable in arguments:
        if not variable.shape:
            continue
        name, sizes = variable.name, ", ".join(map(str, variable.shape))
        rule = f"size({name}) == ({sizes}{',' if len(variable.shape) == 1 else ''})"
        message = f'"the size of {name} must be ({sizes})"'
        lines.append(f"{rule} || throw(DimensionMismatch({message}))")
    return lines


def _curve_text(
    name: str, _: str, arguments: Sequence[str], lines: Sequence[str], result: str
) -> str:
    last = broken(
        f"return {result}", width=_WIDTH - len(_INDENT), indent=_INDENT, marks_last=True
    )
    body = "".join(f"{_INDENT}{line}\n" for line in (*lines, *last))
    return f"\nfunction {name}({', '.join(arguments)})\n{body}end\n"


_CURVES = CurveForms(
    data=lambda name, _, values: (
        f"const {name} = {nested(np.ravel(values).tolist(), number, ('[', ']'))}\n"
    ),
    periodic="{x} = {x} - ({offset}) + mod({offset}, {period})",
    piece="i{x} = find_piece({x}, {array})",
    step="{x} = {x} - {array}[max(i{x}, 1)]",
    row="c = {width}*{atom}",
    entry="{c}[c + {j}]",
    function=_curve_text,
    number=number,
)


def _external(name: str, shown: str, function: ExternalDefinition) -> str:
    body = source_file.body_of(shown, function, "julia", "return a*sin(b)")
    return f"function {name}({', '.join(function.arguments)})\n{body}\nend\n"
