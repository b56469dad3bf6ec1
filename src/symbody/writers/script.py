"""Functions in languages without types or declarations, statement by statement."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, final

import numpy as np

from symbody.expr.node import Node, Symbol
from symbody.program.names import check_reserved, identifiers
from symbody.program.program import Assignment, Program, Result
from symbody.writers.parts import Store, split
from symbody.writers.printer import Printer, wrapped
from symbody.writers.used import Used

_WIDTH = 88
_INDENT = "    "


@final
@dataclass(frozen=True)
class Dialect:
    """What one such language does in its own way.

    Attributes:
        language: For messages.
        printer: From the names of nodes and the used operations to a printer.
        reserved: Names that symbols must not have.
        decorator: Line before each function, may be empty.
        prepare: From the names of the arrays to the lines that make them usable.
        create: From name and shape to the expression of a result's array.
        entry: From name and indices to the text of one of its entries.
    """

    language: str
    printer: Callable[[dict[Node, str], Used], Printer]
    reserved: frozenset[str]
    decorator: str
    prepare: Callable[[Sequence[str], bool], list[str]]
    create: Callable[[tuple[int, ...]], str]
    entry: Callable[[str, Sequence[int]], str]


def functions(program: Program, dialect: Dialect, used: Used) -> list[str]:
    """Return the text of the function of the constants and of the program itself.

    Args:
        program: The program.
        dialect: Of the language.
        used: Gets the operations that are written.
    """
    check_reserved(dialect.language, program.names, reserved=dialect.reserved)
    printer = dialect.printer(_names(program, dialect), used)
    return [_constants(program, dialect, printer), _main(program, dialect, printer)]


def _names(program: Program, dialect: Dialect) -> dict[Node, str]:
    own = {*program.names, f"{program.name}_constants", "k", "p"}
    names: dict[Node, str] = {}
    symbols = [s for a in program.arguments if not a.scalar for s in a.symbols]
    names.update(identifiers(symbols, reserved=dialect.reserved | own).items())
    for argument in program.arguments:
        if argument.scalar:
            names.update(dict.fromkeys(argument.symbols, argument.name))
    for index, assignment in enumerate(program.constants):
        names[assignment.node] = f"k[{index}]"
    return names


def _constants(program: Program, dialect: Dialect, printer: Printer) -> str:
    lines = dialect.prepare(["p"], False)
    read = _symbols_below([a.node for a in program.constants])
    for index, symbol in enumerate(program.parameters):
        if symbol in read:
            lines.append(f"{printer.names[symbol]} = p[{index}]")
    lines.append(f"k = {dialect.create((len(program.constants),))}")
    for index, assignment in enumerate(program.constants):
        definition = printer.definition(assignment.node)
        lines += _assignment(dialect.entry("k", (index,)), definition)
    head = f"def {program.name}_constants(p):"
    about = "Return the constants k, which depend on the parameters p only."
    return _function(dialect, head, about, [*lines, "return k"])


def _main(program: Program, dialect: Dialect, printer: Printer) -> str:
    (part,) = split(program, longest=1 << 60)
    arrays = [a.name for a in program.arguments if not a.scalar] + ["k"]
    timed = any(a.scalar for a in program.arguments)
    lines = dialect.prepare(arrays, timed)
    read = set(part.reads)
    for argument in program.arguments:
        for index, symbol in enumerate(argument.symbols):
            if symbol in read and not argument.scalar:
                lines.append(f"{printer.names[symbol]} = {argument.name}[{index}]")
    results = {result.name: result for result in program.results}
    for result in program.results:
        lines.append(f"{result.name} = {dialect.create(result.shape)}")
    for position, statement in enumerate(part.statements):
        if part.headings.get(position):
            lines += ["", f"# {part.headings[position]}"]
        match statement:
            case Assignment(name, node):
                lines += _assignment(name, printer.definition(node))
                printer.names[node] = name
            case Store(name, index, node):
                place = dialect.entry(name, _indices(results[name], index))
                lines += _assignment(place, printer.text(node))
    arguments = ", ".join([a.name for a in program.arguments] + ["k"])
    head = f"def {program.name}({arguments}):"
    about = f"Return {', '.join(results)} of {program.model}."
    return _function(dialect, head, about, [*lines, f"return {', '.join(results)}"])


def _indices(result: Result, index: int) -> Sequence[int]:
    return [int(i) for i in np.unravel_index(index, result.shape)]


def _symbols_below(roots: Sequence[Node]) -> set[Symbol]:
    found: set[Any] = set()
    todo: list[Any] = list(roots)
    while todo:
        node = todo.pop()
        if node not in found:
            found.add(node)
            todo.extend(getattr(node, "args", ()))
    return {node for node in found if isinstance(node, Symbol)}


def _assignment(name: str, text: str) -> list[str]:
    line = f"{name} = {text}"
    if len(_INDENT + line) <= _WIDTH:
        return [line]
    return wrapped(f"{name} = ({text})", width=_WIDTH - len(_INDENT), indent=_INDENT)


def _function(dialect: Dialect, head: str, about: str, lines: Sequence[str]) -> str:
    top = [dialect.decorator] * bool(dialect.decorator)
    body = [(_INDENT + line).rstrip() for line in (f'"""{about}"""', *lines)]
    return "\n".join([*top, head, *body, ""])
