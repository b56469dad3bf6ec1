"""Functions in languages without types or declarations, statement by statement."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import final

import numpy as np

from symbody.expr.definition import LinearSystem, NonlinearSystem
from symbody.expr.node import Apply, Symbol
from symbody.expr.traverse import symbols_of
from symbody.program.names import Rules, check_reserved
from symbody.program.program import Assignment, Program
from symbody.program.written_out import without_products
from symbody.writers.parts import Part, Store, split
from symbody.writers.printer import Notation, Printer, argument_names
from symbody.writers.source_file import Used, new_bodies


@final
@dataclass(frozen=True)
class Frame:
    """The frame around the statements of one function.

    Attributes:
        name: Of the function.
        arguments: Their names, in call order.
        results: Names of its results.
        about: A sentence about it.
    """

    name: str
    arguments: tuple[str, ...]
    results: tuple[str, ...]
    about: str


def unprepared(arrays: Sequence[str], timed: bool) -> list[str]:
    """Return no lines: for a language whose functions take arrays as they are."""
    return []


@final
@dataclass(frozen=True)
class Dialect:
    """The dialect of one such language: its statements and functions.

    Attributes:
        notation: How formulas are written.
        prepare: From the names of the arrays, and whether there is time, to the lines
            that make them usable.
        create: From the shape of a result to the expression of its array.
        entry: From name and indices, which count from 0, to the text of one entry.
        assign: From a name and the text of its value to the lines of a statement.
        function: From a frame and the lines inside to the text of a function.
        comment: What begins a comment.
        rules: Of the language for names.
    """

    notation: Notation
    prepare: Callable[[Sequence[str], bool], list[str]]
    create: Callable[[tuple[int, ...]], str]
    entry: Callable[[str, Sequence[int]], str]
    assign: Callable[[str, str], list[str]]
    function: Callable[[Frame, Sequence[str]], str]
    comment: str = "#"
    rules: Rules = field(default_factory=Rules)


def functions(program: Program, dialect: Dialect, used: Used) -> list[str]:
    """Return the text of the function of the constants and of the program itself.

    Args:
        program: The program.
        dialect: Of the language.
        used: Gets the operations that are written.
    """
    return [
        *bodies(program, dialect, used),
        constants_function(program, dialect, used),
        main_function(program, dialect, used),
    ]


def _printer(program: Program, dialect: Dialect, used: Used) -> Printer:
    notation = dialect.notation
    check_reserved(notation.language, program.names, reserved=notation.reserved)
    names = argument_names(program, notation, dialect.rules)
    for index, assignment in enumerate(program.constants):
        names[assignment.node] = dialect.entry("k", (index,))
    return Printer(notation, names, used)


def bodies(program: Program, dialect: Dialect, used: Used) -> list[str]:
    """Return the functions that the Newton blocks of a program iterate."""
    return [
        main_function(body, dialect, used, inner=True)
        for _, body in new_bodies(program, used)
    ]


def solved(node: Apply, printer: Printer, handle: str = "") -> str:
    """Return the call that solves a block: solve(…) or newton(…).

    Args:
        node: The block.
        printer: Writes its arguments.
        handle: What makes a value of the name of a function.
    """
    definition = node.op.definition
    texts = [printer.text(arg) for arg in node.args]
    if isinstance(definition, LinearSystem):
        n, m = definition.size, definition.sides
        printer.used.operations.add("solve")
        A, b = ", ".join(texts[: n * n]), ", ".join(texts[n * n :])
        return f"solve({n}, {m}, [{A}], [{b}])"
    assert isinstance(definition, NonlinearSystem)
    n = len(definition.unknowns)
    printer.used.operations.add("newton")
    z, a = ", ".join(texts[:n]), ", ".join(texts[n:])
    return f"newton({handle}{printer.used.step(node.op)}, [{z}], [{a}])"


def constants_function(program: Program, dialect: Dialect, used: Used) -> str:
    """Return the text of the function of the constants."""
    printer = _printer(program, dialect, used)
    lines = dialect.prepare(["p"], False)
    read = set(symbols_of(*(a.node for a in program.constants)))
    lines += _read(dialect, printer, "p", program.parameters, read)
    lines += dialect.assign("k", dialect.create((len(program.constants),)))
    for index, assignment in enumerate(program.constants):
        definition = printer.definition(assignment.node)
        lines += dialect.assign(dialect.entry("k", (index,)), definition)
    about = "Return the constants k, which depend on the parameters p only."
    frame = Frame(f"{program.name}_constants", ("p",), ("k",), about)
    return dialect.function(frame, lines)


def main_function(
    program: Program, dialect: Dialect, used: Used, *, inner: bool = False
) -> str:
    """Return the text of the function of the program itself.

    Args:
        program: The program.
        dialect: Of the language.
        used: Gets the operations that are written.
        inner: Whether it is the body of a block, which has no constants.
    """
    program = without_products(program)
    printer = _printer(program, dialect, used)
    # Without a statement, as of a scene without shapes, there is no part.
    part = next(iter(split(program, longest=1 << 60)), Part((), {}, (), ()))
    constants = [] if inner else ["k"]
    arrays = [a.name for a in program.arguments if not a.scalar] + constants
    timed = any(a.scalar for a in program.arguments)
    lines = dialect.prepare(arrays, timed)
    for argument in program.arguments:
        if not argument.scalar:
            symbols, read = argument.symbols, set(part.reads)
            lines += _read(dialect, printer, argument.name, symbols, read)
    results = {result.name: result for result in program.results}
    for result in program.results:
        lines += dialect.assign(result.name, dialect.create(result.shape))
    for position, statement in enumerate(part.statements):
        if part.headings.get(position):
            lines += ["", f"{dialect.comment} {part.headings[position]}"]
        match statement:
            case Assignment(name, node):
                lines += dialect.assign(name, printer.definition(node))
                printer.names[node] = name
            case Store(name, index, node):
                places = np.unravel_index(index, results[name].shape)
                place = dialect.entry(name, [int(i) for i in places])
                lines += dialect.assign(place, printer.text(node))
    arguments = (*(a.name for a in program.arguments), *constants)
    about = f"Return {', '.join(results)} of {program.model}."
    return dialect.function(
        Frame(program.name, arguments, tuple(results), about), lines
    )


def _read(
    dialect: Dialect,
    printer: Printer,
    array: str,
    symbols: Sequence[Symbol],
    wanted: Collection[object],
) -> list[str]:
    """Return the lines that give the entries of an argument their names."""
    return [
        line
        for index, symbol in enumerate(symbols)
        if symbol in wanted
        for line in dialect.assign(
            printer.names[symbol], dialect.entry(array, (index,))
        )
    ]
