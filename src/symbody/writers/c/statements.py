"""Statements in C and C++: vectors of angles, scratch memory, curves.

Large arrays lie in scratch memory: compilers take minutes for functions with ten
thousands of statements, and threads have stacks of half a megabyte on some systems.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from textwrap import dedent, indent

from symbody.expr.definition import ExternalDefinition
from symbody.expr.functions import SIN
from symbody.expr.node import Node
from symbody.writers.c.forms import Qualifiers
from symbody.writers.c.routines import FIND_PIECE
from symbody.writers.curves import CurveForms, curve_function, nested
from symbody.writers.parts import Angles
from symbody.writers.printer import broken
from symbody.writers.source_file import Used
from symbody.writers.subroutine import Statements, Subroutine

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


def definitions(
    used: Used,
    words: Qualifiers,
    number: Callable[[float], str],
    body: Callable[[str, ExternalDefinition], str],
) -> list[str]:
    """Return the functions of the used curves and external functions."""

    def external(name: str, shown: str, function: ExternalDefinition) -> str:
        text = indent(dedent(body(shown, function)).strip("\n"), _INDENT)
        return f"{words.internal}{_head(name, function.arguments)}\n{{\n{text}\n}}\n"

    def data(name: str, shape: tuple[int, ...], values: object) -> str:
        sizes = "".join(f"[{size}]" for size in shape)
        shown = nested(values, number, ("{", "}"))
        return f"{words.data}double {name}{sizes} = {shown};\n"

    def function(
        name: str, _: str, arguments: Sequence[str], lines: Sequence[str], result: str
    ) -> str:
        head = f"{words.internal}{_head(name, arguments)}{words.behind}"
        last = broken(f"return {result};", width=_WIDTH, indent=_INDENT)
        body = "".join(f"{_INDENT}{line}\n" for line in (*lines, *last))
        return f"{head}\n{{\n{body}}}\n"

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
    return used.texts(curve, external, words.fill(FIND_PIECE))


def _head(name: str, arguments: Sequence[str]) -> str:
    return f"double {name}({', '.join(f'double {x}' for x in arguments)})"
