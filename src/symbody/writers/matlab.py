"""Programs as MATLAB functions, a file each, which Octave runs as well.

Arguments are columns or rows, results columns: NaN or infinity, never complex numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from textwrap import indent, wrap

import numpy as np

from symbody.errors import WriterError
from symbody.expr.definition import ExternalDefinition
from symbody.program.program import Program, Rules
from symbody.writers.curves import CurveForms, curve_function
from symbody.writers.printer import (
    EXTREMA,
    INFIX,
    Binding,
    Form,
    Notation,
    choice,
    connective,
    shortest,
    wrapped,
)
from symbody.writers.script import (
    Dialect,
    Frame,
    bodies,
    constants_function,
    main_function,
    solved,
    unprepared,
)
from symbody.writers.source_file import Used, arrays, body_of, header, routines

# MATLAB answers with a complex number where the others have NaN.
_MAYBE_COMPLEX = ("acos", "acosh", "asin", "atanh", "log", "sqrt")
_REAL = (
    "asinh", "atan", "cos", "cosh", "exp", "sin", "sinh", "tan", "tanh", "abs", "floor",
)  # fmt: skip

FORMS: dict[str, Form] = {
    **INFIX,
    **{name: Form(f"{name}({{}})") for name in _REAL},
    **{name: Form(f"real_or_nan({name}({{}}))") for name in _MAYBE_COMPLEX},
    "pow": Form("real_or_nan(power({}, {}))"),
    "atan2": Form("atan2({}, {})"),
    "sign": Form("sign({})"),
    **EXTREMA,
    "and": connective("{} && {}", Binding.AND),
    "or": connective("{} || {}", Binding.OR),
    "not": Form("~({})", gives="condition", takes=("condition",)),
    "where": choice("choose({}, {}, {})"),
}

_TEXTS = routines("writers/routines.m")

# Functions that a file brings along if it needs them, by operation.
HELPERS: dict[str, str] = {
    **dict.fromkeys((*_MAYBE_COMPLEX, "pow"), _TEXTS["real_or_nan"]),
    **{name: _TEXTS[name] for name in ("min", "max", "where", "solve", "newton")},
}

KEYWORDS = frozenset((
    "arguments", "break", "case", "catch", "classdef", "continue", "do", "else",
    "elseif", "end", "end_try_catch", "end_unwind_protect", "endclassdef",
    "endenumeration", "endevents", "endfor", "endfunction", "endif", "endmethods",
    "endparfor", "endproperties", "endspmd", "endswitch", "endwhile", "enumeration",
    "events", "for", "function", "global", "if", "methods", "otherwise", "parfor",
    "persistent", "properties", "return", "spmd", "switch", "try", "until",
    "unwind_protect", "unwind_protect_cleanup", "while",
))  # fmt: skip

RESERVED = KEYWORDS | {
    *_MAYBE_COMPLEX, *_REAL, "Inf", "NaN", "ans", "argn", "atan2", "choose", "double",
    "find_piece", "floor", "greater", "isempty", "isreal", "lesser", "max", "nargin",
    "nargout", "newton", "power", "real_or_nan", "sign", "solve", "sum", "varargin",
    "varargout", "zeros",
}  # fmt: skip


number = shortest("Inf", "NaN")
NOTATION = Notation(
    "MATLAB",
    FORMS,
    number,
    Form("double({})"),
    Form("{} ~= 0", Binding.COMPARE, (Binding.COMPARE + 1,)),
    RESERVED,
    item=lambda name, index: f"{name}({index + 1})",
    solve=partial(solved, handle="@"),
)


_LONGEST_NAME = 63
_NOTES_WIDTH = 86
RULES = Rules(letter_first=True, longest=_LONGEST_NAME)


def write(programs: Sequence[Program], name: str) -> dict[str, str]:
    """Return two files for each program: the function and that of its constants.

    `name` is unused: files have the functions' names. Raises WriterError for long ones.
    """
    texts = {}
    for program in programs:
        longest = f"{program.name}_constants"
        if len(longest) > _LONGEST_NAME:
            raise WriterError(
                f"the MATLAB writer cannot use the name {longest!r}: it has "
                f"{len(longest)} characters, and names in MATLAB have at most "
                f"{_LONGEST_NAME}. Choose a shorter one for the model."
            )
        kinds = {"_constants": constants_function, "": main_function}
        for suffix, write_one in kinds.items():
            used = Used()
            notes = [
                n for n in arrays(program, _NOTES_WIDTH) if not suffix or n[:2] == "p["
            ]
            text = write_one(program, _DIALECT, used)
            # Notes stand below the sentence about a function.
            head, about, rest = text.split("\n", 2)
            notes = [f"% {n}".rstrip() for n in (*notes, "", *header([program]))]
            text = "\n".join([head, about, "%", *notes, "", rest])
            inner = [] if suffix else bodies(program, _DIALECT, used)
            blocks = [text, *inner, *support(used)]
            texts[f"{program.name}{suffix}.m"] = "\n".join(blocks)
    return texts


def support(used: Used) -> list[str]:
    """Return the functions that a file must hold beside its own."""
    curves = used.texts(partial(curve_function, forms=_CURVES), _external)
    return [*curves, *[_TEXTS["find_piece"]] * used.curves, *used.needed(HELPERS)]


def _create(shape: tuple[int, ...]) -> str:
    if not shape:
        return "0"
    sizes = (*shape, 1) if len(shape) == 1 else shape
    return f"zeros({', '.join(map(str, sizes))})"


_WIDTH = 88
_INDENT = "    "
_CONTINUED = " ..."


def assign(name: str, text: str) -> list[str]:
    """Return a statement, on several lines if it is long."""
    width = _WIDTH - len(_INDENT) - len(_CONTINUED)
    *first, last = wrapped(f"{name} = {text};", width=width, indent=_INDENT)
    return [*(line + _CONTINUED for line in first), last]


def function(frame: Frame, lines: Sequence[str]) -> str:
    """Return a function; its first comment is what MATLAB's help shows."""
    results = ", ".join(frame.results)
    if len(frame.results) != 1:
        results = f"[{results}]"
    head = f"function {results} = {frame.name}({', '.join(frame.arguments)})"
    body = [(_INDENT + line).rstrip() for line in lines]
    return "\n".join([head, f"% {frame.about}", *body, "end", ""])


_TABLE_WIDTH = 80


def _inside(arguments: Sequence[str], data: Sequence[str]) -> list[str]:
    """Return statements that make the data of a curve at its first call."""
    persistent = " ".join([*(f"knots_{x}" for x in arguments), "c"])
    lines = indent("".join(data), _INDENT).rstrip("\n")
    return [f"persistent {persistent}", "if isempty(c)", lines, "end"]


def _curve_text(
    name: str, shown: str, arguments: Sequence[str], lines: Sequence[str], result: str
) -> str:
    head = f"function value = {name}({', '.join(arguments)})\n"
    about = f"% Return the curve {shown}.\n"
    body = indent("\n".join([*lines, *assign("value", result)]), _INDENT)
    return f"{head}{about}{body}\nend\n"


def _matrix(rows: Sequence[Sequence[float]]) -> str:
    """Return a matrix, one row after another, on lines of usual length."""
    lines = []
    for place, row in enumerate(rows):
        text = ", ".join(map(number, row)) + ";" * (place < len(rows) - 1)
        broken = wrap(text, _TABLE_WIDTH)
        lines += [f"{line} ..." for line in broken[:-1]] + broken[-1:]
    if len(lines) == 1:
        return f"[{lines[0]}]"
    return "[ ...\n" + indent("\n".join(lines), _INDENT) + "]"


def _external(name: str, shown: str, function: ExternalDefinition) -> str:
    inner = body_of(shown, function, "matlab", "value = …;")
    head = f"function value = {name}({', '.join(function.arguments)})\n"
    about = f"% Return the function {shown}, as it was given.\n"
    return f"{head}{about}{inner}\nend\n"


_CURVES = CurveForms(
    # The pieces of a second argument follow each other.
    data=lambda name, shape, values: (
        f"{name} = {_matrix(np.reshape(values, (-1, shape[-1])).tolist())};\n"
    ),
    periodic="{x} = {x} - {period}*floor(({x} - ({start}))/{period});",
    piece="i{x} = find_piece({x}, {array});",
    step="{x} = {x} - {array}(max(i{x}, 1));",
    row="r = c({row} + 1, :);",
    entry="r({j})",
    function=_curve_text,
    number=number,
    inside=_inside,
)
_DIALECT = Dialect(
    NOTATION,
    unprepared,
    _create,
    lambda name, at: f"{name}({', '.join(str(i + 1) for i in at)})" if at else name,
    assign,
    function,
    comment="%",
    rules=RULES,
)
