"""Functions in Python frameworks that trace and differentiate code.

Nothing is assigned to entries of arrays: results are put together at the end. The piece
of a curve is looked up without slope; the polynomial in it has the slope of the curve.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import final

from symbody.equations import Equations
from symbody.expr.definition import (
    ExternalDefinition,
    NonlinearSystem,
    PiecewisePolynomial,
)
from symbody.expr.node import Apply, Node
from symbody.expr.traverse import as_vector, symbols_of
from symbody.program.lower import lower
from symbody.program.names import check_reserved
from symbody.program.program import Assignment, Program
from symbody.program.written_out import without_products
from symbody.writers.guards import guarded
from symbody.writers.parts import Store, split
from symbody.writers.printer import Notation, Printer, argument_names
from symbody.writers.python_text import assign, docstring, function
from symbody.writers.script import Frame, solved
from symbody.writers.source_file import Used, body_of, new_bodies

WIDTH = 88
INDENT = "    "


@final
@dataclass(frozen=True)
class Framework:
    """The ways of one framework.

    Attributes:
        notation: How formulas are written.
        imports: Lines at the top of the module, those left out whose name is not used.
        helpers: Functions that a module brings along, by the operation they are for.
        stacked: The function that makes an array of entries and a shape.
        prepare: Template of the line that makes an argument usable; may be empty.
        example: How the body of an external function reads.
        curve: From the name of a curve's function and its data to its text.
        find_piece: The function that curves look their piece up with.
        residuals: Whether Newton's method is given the residuals as well.
    """

    notation: Notation
    imports: tuple[str, ...]
    helpers: dict[str, str]
    stacked: str
    prepare: str
    example: str
    curve: Callable[[str, PiecewisePolynomial], str]
    find_piece: str
    residuals: bool = False


def module(
    programs: Sequence[Program],
    framework: Framework,
    more: Callable[[Program], str] | None = None,
) -> str:
    """Return the text of a module with two functions for each program.

    Args:
        programs: The programs.
        framework: For which it is written.
        more: From a program to the text of a further function.

    Raises:
        WriterError: A program holds an operation that the framework cannot express.
    """
    used = Used()
    texts = []
    for program in programs:
        safe = guarded(program)
        texts += _bodies(safe, framework, used)
        texts += [_constants(safe, framework, used), _main(safe, framework, used)]
        if more is not None:
            texts.append(more(program))
    about = docstring(programs)
    blocks = used.needed(framework.helpers)
    blocks += [framework.stacked, *_definitions(used, framework), *texts]
    body = "\n\n".join(blocks)
    imports = [
        line
        for line in framework.imports
        if not line or re.search(rf"\b{line.split()[-1]}\.", body)
    ]
    top = "\n".join([about, "", *imports]).replace("\n\n\n", "\n\n")
    return f"{top}\n\n\n{body}"


def _definitions(used: Used, framework: Framework) -> list[str]:
    texts: dict[str, None] = {}
    for name, shown, definition in used.definitions():
        match definition:
            case PiecewisePolynomial():
                texts[framework.find_piece] = None
                texts[framework.curve(name, definition)] = None
            case ExternalDefinition(arguments=arguments):
                language = framework.notation.language
                lines = body_of(shown, definition, language, framework.example)
                texts[f"def {name}({', '.join(arguments)}):\n{lines}\n"] = None
    return list(texts)


def _bodies(program: Program, framework: Framework, used: Used) -> list[str]:
    """Return the functions that the Newton blocks of a program iterate."""
    texts = []
    for op, body in new_bodies(program, used):
        texts.append(_main(guarded(body), framework, used, inner=True))
        if framework.residuals:
            system = op.definition
            assert isinstance(system, NonlinearSystem)
            residual = _residual(program.model, system)
            named = guarded(replace(residual, name=f"{used.function(op)}_residual"))
            texts += _bodies(named, framework, used)
            texts.append(_main(named, framework, used, inner=True))
    return texts


def _residual(model: str, system: NonlinearSystem) -> Program:
    residuals = as_vector(system.residuals)
    groups = {"z": system.unknowns, "a": system.known}
    equations = Equations(model, "", groups, {"f": residuals})
    return lower(equations, "residual", {"z": ("z",), "a": ("a",)}, {"f": ("f",)})


def solved_with_residuals(node: Apply, printer: Printer) -> str:
    """Return the call that solves a block; Newton's method gets its residuals, too."""
    text = solved(node, printer)
    if not isinstance(node.op.definition, NonlinearSystem):
        return text
    residual = f"{printer.used.function(node.op)}_residual"
    return text.replace("newton(", f"newton({residual}, ", 1)


def _printer(program: Program, framework: Framework, used: Used) -> Printer:
    notation = framework.notation
    check_reserved(notation.language, program.names, reserved=notation.reserved)
    return Printer(notation, argument_names(program, notation), used)


def _constants(program: Program, framework: Framework, used: Used) -> str:
    printer = _printer(program, framework, used)
    read = set(symbols_of(*(a.node for a in program.constants)))
    lines = [framework.prepare.format("p")] * bool(framework.prepare)
    for index, symbol in enumerate(program.parameters):
        if symbol in read:
            lines.append(
                f"{printer.names[symbol]} = {framework.notation.item('p', index)}"
            )
    for assignment in program.constants:
        lines += assign(assignment.name, printer.definition(assignment.node))
        printer.names[assignment.node] = assignment.name
    entries = [assignment.name for assignment in program.constants]
    lines += _stacked("k", entries, (len(entries),))
    about = "Return the constants k, which depend on the parameters p only."
    return function(Frame(f"{program.name}_constants", ("p",), ("k",), about), lines)


def _main(
    program: Program, framework: Framework, used: Used, *, inner: bool = False
) -> str:
    """Return the function of a program; that of a Newton block has no constants."""
    program = without_products(program)
    printer = _printer(program, framework, used)
    (part,) = split(program, longest=1 << 60)
    read: set[Node] = set(part.reads)
    lines = []
    if framework.prepare:
        names = [] if inner else [*(a.name for a in program.arguments), "k"]
        lines += [framework.prepare.format(name) for name in names]
    for argument in program.arguments:
        lines += [
            f"{printer.names[symbol]} = {framework.notation.item(argument.name, index)}"
            for index, symbol in enumerate(argument.symbols)
            if symbol in read and not argument.scalar
        ]
    for index, assignment in enumerate(program.constants):
        if assignment.node in read:
            lines.append(f"{assignment.name} = {framework.notation.item('k', index)}")
            printer.names[assignment.node] = assignment.name
    entries = {result.name: [""] * len(result.nodes) for result in program.results}
    for position, statement in enumerate(part.statements):
        if part.headings.get(position):
            lines += ["", f"# {part.headings[position]}"]
        match statement:
            case Assignment(name, node):
                lines += assign(name, printer.definition(node))
                printer.names[node] = name
            case Store(name, index, node):
                text = printer.text(node)
                if not text.isidentifier():
                    lines += assign(f"_{name}_{index}", text)
                    text = f"_{name}_{index}"
                entries[name][index] = text
    for result in program.results:
        lines += _stacked(result.name, entries[result.name], result.shape)
    results = tuple(result.name for result in program.results)
    taken = (*(a.name for a in program.arguments), *(() if inner else ("k",)))
    about = f"Return {', '.join(results)} of {program.model}."
    return function(Frame(program.name, taken, results, about), lines)


def _stacked(name: str, entries: Sequence[str], shape: tuple[int, ...]) -> list[str]:
    """Return the statement that puts entries together, on lines of usual length."""
    line = f"{name} = stacked([{', '.join(entries)}], {shape})"
    if len(INDENT + line) <= WIDTH:
        return [line]
    lines = [f"{name} = stacked(", INDENT + "["]
    row = 2 * INDENT
    for entry in entries:
        if len(INDENT + row + entry) > WIDTH - 2 and row.strip():
            lines.append(row.rstrip())
            row = 2 * INDENT
        row += f"{entry}, "
    return [*lines, row.rstrip(), INDENT + "],", f"{INDENT}{shape},", ")"]
