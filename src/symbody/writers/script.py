"""Functions in languages without types or declarations, statement by statement.

Frameworks that trace and differentiate assign to no entry: results come at the end.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field, replace
from textwrap import wrap
from typing import final

import numpy as np

from symbody.equations import Equations
from symbody.expr.definition import LinearSystem, NonlinearSystem
from symbody.expr.node import Apply, Symbol
from symbody.expr.traverse import as_vector, symbols_of
from symbody.program.lower import lower
from symbody.program.program import Assignment, Program, Rules, check_reserved
from symbody.program.repetition import without_products
from symbody.writers.guards import guarded
from symbody.writers.parts import Part, Store, split
from symbody.writers.printer import Notation, Printer, argument_names
from symbody.writers.source_file import Used, new_bodies

_WIDTH = 88
_INDENT = "    "


@final
@dataclass(frozen=True)
class Frame:
    """The frame around the statements of one function."""

    name: str
    arguments: tuple[str, ...]  # in call order
    results: tuple[str, ...]
    about: str


def unprepared(arrays: Sequence[str], timed: bool) -> list[str]:
    """Return no lines: for a language whose functions take arrays as they are."""
    return []


@final
@dataclass(frozen=True)
class Dialect:
    """The dialect of one such language: its statements and functions."""

    notation: Notation
    # Names of arrays, whether there is time: lines that make them usable.
    prepare: Callable[[Sequence[str], bool], list[str]]
    # Expression of a result's array, by shape; None where the function `stacked` makes
    # it of its entries at the end.
    create: Callable[[tuple[int, ...]], str] | None
    entry: Callable[[str, Sequence[int]], str]  # indices count from 0
    assign: Callable[[str, str], list[str]]
    function: Callable[[Frame, Sequence[str]], str]
    comment: str = "#"  # what begins one
    rules: Rules = field(default_factory=Rules)
    # Both branches of a choice are differentiated: arguments are kept where functions
    # have slopes.
    guards: bool = False
    residuals: bool = False  # Newton's method gets the residuals, too

    def safe(self, program: Program) -> Program:
        """Return a program as it is written."""
        return guarded(program) if self.guards else program


def functions(program: Program, dialect: Dialect, used: Used) -> list[str]:
    """Return the function of the constants and that of the program itself."""
    program = dialect.safe(program)
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
    texts = []
    for op, body in new_bodies(program, used):
        texts.append(main_function(dialect.safe(body), dialect, used, inner=True))
        if dialect.residuals:
            system = op.definition
            assert isinstance(system, NonlinearSystem)
            name = f"{used.function(op)}_residual"
            residual = dialect.safe(_residual(program.model, system, name))
            texts += bodies(residual, dialect, used)
            texts.append(main_function(residual, dialect, used, inner=True))
    return texts


def _residual(model: str, system: NonlinearSystem, name: str) -> Program:
    results = {"f": as_vector(system.residuals)}
    equations = Equations(model, "", {"z": system.unknowns, "a": system.known}, results)
    arguments = {"z": ("z",), "a": ("a",)}
    return replace(lower(equations, "residual", arguments, {"f": ("f",)}), name=name)


def solved(node: Apply, printer: Printer, handle: str = "") -> str:
    """Return the call that solves a block; `handle` makes a value of a function."""
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
    shape = (len(program.constants),)
    if dialect.create is not None:
        lines += dialect.assign("k", dialect.create(shape))
    for index, assignment in enumerate(program.constants):
        place = dialect.entry("k", (index,)) if dialect.create else assignment.name
        lines += dialect.assign(place, printer.definition(assignment.node))
        printer.names[assignment.node] = place
    if dialect.create is None:
        lines += _stacked("k", [a.name for a in program.constants], shape)
    about = "Return the constants k, which depend on the parameters p only."
    frame = Frame(f"{program.name}_constants", ("p",), ("k",), about)
    return dialect.function(frame, lines)


def main_function(
    program: Program, dialect: Dialect, used: Used, *, inner: bool = False
) -> str:
    """Return the function of the program, or of the inner body of a block."""
    program = without_products(program)
    printer = _printer(program, dialect, used)
    # Without a statement, as of a scene without shapes, there is no part.
    part = next(iter(split(program, longest=1 << 60)), Part((), {}, (), ()))
    read = set(part.reads)
    constants = [] if inner else ["k"]
    arrays = [a.name for a in program.arguments if not a.scalar] + constants
    timed = any(a.scalar for a in program.arguments)
    stacks = dialect.create is None
    lines = [] if inner and stacks else dialect.prepare(arrays, timed)
    for argument in program.arguments:
        if not argument.scalar:
            lines += _read(dialect, printer, argument.name, argument.symbols, read)
    for index, assignment in enumerate(program.constants if stacks else ()):
        if assignment.node in read:
            lines.append(f"{assignment.name} = {dialect.entry('k', (index,))}")
            printer.names[assignment.node] = assignment.name
    results = {result.name: result for result in program.results}
    entries = {result.name: [""] * len(result.nodes) for result in program.results}
    if dialect.create is not None:
        for result in program.results:
            lines += dialect.assign(result.name, dialect.create(result.shape))
    for position, statement in enumerate(part.statements):
        if part.headings.get(position):
            lines += ["", f"{dialect.comment} {part.headings[position]}"]
        match statement:
            case Assignment(name, node):
                lines += dialect.assign(name, printer.definition(node))
                printer.names[node] = name
            case Store(name, index, node) if stacks:
                text = printer.text(node)
                if not text.isidentifier():
                    lines += dialect.assign(f"_{name}_{index}", text)
                    text = f"_{name}_{index}"
                entries[name][index] = text
            case Store(name, index, node):
                places = np.unravel_index(index, results[name].shape)
                place = dialect.entry(name, [int(i) for i in places])
                lines += dialect.assign(place, printer.text(node))
    if stacks:
        for result in program.results:
            lines += _stacked(result.name, entries[result.name], result.shape)
    arguments = (*(a.name for a in program.arguments), *constants)
    about = f"Return {', '.join(results)} of {program.model}."
    return dialect.function(
        Frame(program.name, arguments, tuple(results), about), lines
    )


def _stacked(name: str, entries: Sequence[str], shape: tuple[int, ...]) -> list[str]:
    """Return the statement that puts entries together, on lines of usual length."""
    line = f"{name} = stacked([{', '.join(entries)}], {shape})"
    if len(_INDENT + line) <= _WIDTH:
        return [line]
    row = 2 * _INDENT
    rows = wrap(
        f"{', '.join(entries)},",
        _WIDTH - len(_INDENT) - 1,
        initial_indent=row,
        subsequent_indent=row,
        break_long_words=False,
    )
    return [
        f"{name} = stacked(",
        f"{_INDENT}[",
        *rows,
        f"{_INDENT}],",
        f"{_INDENT}{shape},",
        ")",
    ]


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
