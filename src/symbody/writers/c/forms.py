"""Forms of operations and statements in C and C++, words of each, and routines.

Large arrays lie in scratch memory: some threads have stacks of half a megabyte. Sines
and cosines are those of the LLVM writer, with π/2 in four parts, in loops that become
vectors.

References:
    Cody and Waite (1980), Software Manual for the Elementary Functions, chapter 8.
    fdlibm (Sun Microsystems 1993), k_sin.c and k_cos.c.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from string import Template
from textwrap import dedent
from typing import final

from symbody.errors import WriterError
from symbody.expr.definition import ExternalDefinition
from symbody.expr.functions import SIN
from symbody.expr.node import Node
from symbody.writers.curves import CurveForms, curve_function, nested
from symbody.writers.parts import Angles
from symbody.writers.printer import (
    C_LIKE,
    ELEMENTARY,
    EXTREMA,
    INFIX,
    NOT_ZERO,
    Binding,
    Form,
    Notation,
    broken,
    shortest,
)
from symbody.writers.source_file import Used, routines
from symbody.writers.split_programs import Statements, Subroutine

_TEXTS = routines("writers/c/routines.c")
# Functions that a file brings along if it needs them, by operation.
HELPERS: dict[str, str] = {name: _TEXTS[name] for name in ("min", "max", "sign")}

# By the name of the routine, which is also what marks its use.
ROUTINES: dict[str, str] = {
    name: _TEXTS[name] for name in ("solve", "solve_definite", "multiply", "newton")
}

_CPP = routines("writers/c/routines.cpp")
CPP_ROUTINES: dict[str, str] = {name: _CPP[name] for name in ("solve", "newton")}

_SINCOS = Template(_TEXTS["sincos"])

_HEAD = """\
static void sincos_n(int n, const double *restrict x, double *restrict s,
                     double *restrict c)"""

SINCOS = _SINCOS.substitute(
    before="", head=_HEAD, truth="int", false="0", whole="(int)turns", space=""
)


def cpp_sincos(prefix: str, *, before: str = "") -> str:
    """Return the function in C++, with words before its head and its attributes."""
    head = f"{prefix}void sincos_n("
    between = ",\n" + " " * len(head)
    pointers = ["const double* __restrict x", "double* __restrict s"]
    arguments = [f"int n, {pointers[0]}", pointers[1], "double* __restrict c)"]
    return _SINCOS.substitute(
        before=f"{before}\n" if before else "",
        head=head + between.join(arguments), truth="bool", false="false",
        whole="static_cast<int>(turns)", space="std::",
    )  # fmt: skip


# The views that functions take, as C++17 has none.
SPAN = _CPP["span"]


_FUNCTIONS = (*ELEMENTARY, "floor")


def _forms(std: str) -> dict[str, Form]:
    """Return the forms, with what stands before functions of the standard library."""
    return {
        **INFIX,
        **{name: Form(f"{std}{name}({{}})") for name in _FUNCTIONS},
        "abs": Form(f"{std}fabs({{}})"),
        "atan2": Form(f"{std}atan2({{}}, {{}})"),
        "pow": Form(f"{std}pow({{}}, {{}})"),
        "sign": Form("signum({})"),
        **EXTREMA,
        **C_LIKE,
    }


# Words of C++ in C as well: what is written may become the body of a kernel in CUDA.
_KEYWORDS = """\
alignas alignof and and_eq asm auto bitand bitor bool break case catch char char16_t
char32_t char8_t class co_await co_return co_yield compl concept const const_cast
consteval constexpr constinit continue decltype default delete do double dynamic_cast
else enum explicit export extern false float for friend goto if inline int long mutable
namespace new noexcept not not_eq nullptr operator or or_eq private protected public
register reinterpret_cast requires return short signed sizeof static static_assert
static_cast struct switch template this thread_local throw true try typedef typeid
typename union unsigned using virtual void volatile wchar_t while xor xor_eq
"""
_OWN = """\
lesser greater signum sincos_n find_piece solve newton linux unix i386 INFINITY NAN
HUGE_VAL NULL typeof EOF M_E M_LOG2E M_LOG10E M_LN2 M_LN10 M_PI M_PI_2 M_PI_4 M_1_PI
M_2_PI M_2_SQRTPI M_SQRT2 M_SQRT1_2 MAXFLOAT FP_NAN FP_INFINITE FP_ZERO FP_SUBNORMAL
FP_NORMAL fabs
"""
_WORDS = frozenset(f"{_KEYWORDS} {_OWN}".split()) | set(_FUNCTIONS)
_OF_C = "restrict solve_definite multiply abs atan2 copysign pow rint"
# The functions at the end <math.h> puts beside ours where an external one needs it.
_OF_CPP = """\
std symbody Input Output Span assert errno y0 y1 yn j0 j1 jn gamma lgamma signgam
"""

NOTATION = Notation(
    "C",
    _forms(""),
    shortest("INFINITY", "NAN"),
    Form("(double)({})", Binding.PRODUCT + 1),
    NOT_ZERO,
    _WORDS | set(_OF_C.split()),
)
_LIMITS = "std::numeric_limits<double>"
CPP_NOTATION = Notation(
    "C++",
    _forms("std::"),
    shortest(f"{_LIMITS}::infinity()", f"{_LIMITS}::quiet_NaN()"),
    Form("static_cast<double>({})"),
    NOT_ZERO,
    _WORDS | set(_OF_CPP.split()),
)


def _body(shown: str, function: ExternalDefinition) -> str:
    if function.c is None:
        raise WriterError(
            f"the C writer: the external function {shown!r} has no body in C. Give "
            f"c=\"return …;\" to ExternalFunction, or use backend 'llvm' or 'python'."
        )
    return function.c


@final
@dataclass(frozen=True)
class Qualifiers:
    """The words by which one language of the family differs from the others."""

    public: str  # before a function that users call
    internal: str  # before one of the file's own
    part: str  # before the part of a function that is too long for one
    data: str  # before a table
    sincos: str  # the function that computes sines and cosines of many angles
    restrict: str = ""  # says that no other pointer leads to the same memory
    small_stacks: bool = False  # whether large scratch memory is not of the stack
    std: str = ""  # before functions of the standard library
    index: str = "int"  # the type of a place in an array
    pointer: str = "const double *"  # that of a pointer to numbers, before its name
    behind: str = ""  # behind the head of a function
    remark: tuple[str, str] = ("/*", " */")  # around a comment
    notation: Notation = NOTATION  # of formulas
    # Functions that a file brings along, by the operation that needs them.
    routines: Mapping[str, str] = field(default_factory=lambda: ROUTINES)
    # From the name and definition of a user's function to its body.
    body: Callable[[str, ExternalDefinition], str] = _body

    def fill(self, text: str) -> str:
        """Return a text with these words in place of their names."""
        begin, end = self.remark
        return Template(text).substitute(vars(self), begin=begin, end=end)

    def needed(self, used: Used) -> list[str]:
        """Return the functions that a file brings along."""
        return [
            *map(self.fill, used.needed(HELPERS)),
            *used.needed({"sincos_n": self.sincos}),
            *map(self.fill, used.needed(self.routines)),
            *_definitions(used, self),
        ]


# Angles are computed in multiples of as many as common processors take at once.
LANES = 4


def angles_together(body: Statements, group: Angles) -> Iterator[Node]:
    """Add the sines and cosines of a group of angles in a loop, yield their nodes."""
    number = body.groups
    body.groups += 1
    angles, printer = group.angles, body.printer
    size = -(-len(angles) // LANES) * LANES
    texts = ", ".join(printer.text(angle) for angle in angles)
    body.add(f"const double _angles{number}[{size}] = {{{texts}}};")
    body.add(f"double _sines{number}[{size}], _cosines{number}[{size}];")
    arrays = f"_angles{number}, _sines{number}, _cosines{number}"
    body.add(f"sincos_n({size}, {arrays});")
    printer.used.operations.add("sincos_n")
    places = {angle: index for index, angle in enumerate(angles)}
    for member in group.members:
        array = "_sines" if member.node.op is SIN else "_cosines"
        place = places[member.node.args[0]]
        body.define(member.name, f"{array}{number}[{place}]")
        printer.names[member.node] = member.name
        yield member.node


# 32 kB: what the stack has room for, with what calls the function.
_MOST_ON_STACK = 4096
_ENTRY = re.compile(r"(\w+)\[(\d+)\]")
_ZERO = "0.0"
_WIDTH = 84
_INDENT = "    "
# From so many entries of one array on a table of places is shorter.
_FEW = 8


def lends(routine: Subroutine) -> bool:
    """Return whether a function has more scratch memory than stacks have room for."""
    return routine.work is not None and routine.work.size > _MOST_ON_STACK


def in_room(name: str, texts: Sequence[str], begin: int) -> list[str]:
    """Return the statements that make an array in scratch memory and fill it."""
    lines = [f"double *const {name} = &w[{begin}];"]
    if _ZERO in texts:
        lines.append(f"for (int _i = 0; _i < {len(texts)}; ++_i) {name}[_i] = {_ZERO};")
    read: dict[str, list[tuple[int, int]]] = {}
    for place, text in enumerate(texts):
        entry = _ENTRY.fullmatch(text)
        if entry:
            read.setdefault(entry[1], []).append((place, int(entry[2])))
        elif text != _ZERO:
            lines.append(f"{name}[{place}] = {text};")
    for source, pairs in read.items():
        if len(pairs) < _FEW:
            lines += [f"{name}[{to}] = {source}[{at}];" for to, at in pairs]
        else:
            lines += _copied(name, source, pairs)
    return lines


def _copied(name: str, source: str, pairs: Sequence[tuple[int, int]]) -> list[str]:
    """Return the statements that copy entries from places to places."""
    count = len(pairs)
    to, at = pairs[0]
    loop = f"for (int _i = 0; _i < {count}; ++_i)"
    if pairs == [(to + i, at + i) for i in range(count)]:
        return [f"{loop} {name}[{to} + _i] = {source}[{at} + _i];"]
    into, read = ([str(pair[side]) for pair in pairs] for side in (0, 1))
    tables = [
        f"static const int {table}[{count}] = {{{', '.join(places)}}};"
        for table, places in (("_to", into), ("_from", read))
    ]
    return ["{", *tables, f"{loop} {name}[_to[_i]] = {source}[_from[_i]];", "}"]


def _definitions(used: Used, words: Qualifiers) -> list[str]:
    """Return the functions of the used curves and external functions."""
    number = words.notation.number

    def external(name: str, shown: str, function: ExternalDefinition) -> str:
        text = dedent(words.body(shown, function)).strip("\n")
        head = f"{words.internal}{_head(name, function.arguments)}"
        return text_of(head, text.split("\n"))

    def data(name: str, shape: tuple[int, ...], values: object) -> str:
        sizes = "".join(f"[{size}]" for size in shape)
        shown = nested(values, number, ("{", "}"))
        return f"{words.data}double {name}{sizes} = {shown};\n"

    def function(
        name: str, _: str, arguments: Sequence[str], lines: Sequence[str], result: str
    ) -> str:
        head = f"{words.internal}{_head(name, arguments)}{words.behind}"
        last = broken(f"return {result};", width=_WIDTH, indent=_INDENT)
        return text_of(head, [*lines, *last])

    forms = CurveForms(
        data=data,
        periodic=f"{{x}} -= {{period}}*{words.std}floor(({{offset}})/{{period}});",
        piece=f"const {words.index} i{{x}} = find_piece({{x}}, {{array}}, {{n}});",
        step="{x} -= {array}[i{x} > 0 ? i{x} - 1 : 0];",
        row=f"{words.pointer}c = {{c}}[{{rows}}];",
        entry="c[{i}]",
        function=function,
        number=number,
    )
    curve = partial(curve_function, forms=forms)
    return used.texts(curve, external, words.fill(_TEXTS["find_piece"]))


def _head(name: str, arguments: Sequence[str]) -> str:
    return f"double {name}({', '.join(f'double {x}' for x in arguments)})"


def text_of(head: str, lines: Iterable[str]) -> str:
    """Return the text of a function."""
    body = [f"{_INDENT}{line}".rstrip() for line in lines]
    return "\n".join([head, "{", *body, "}", ""])
