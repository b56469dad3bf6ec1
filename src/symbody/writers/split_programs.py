"""Programs as functions with declared arguments, in parts short for compilers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from symbody.expr.definition import VECTOR_RESULT, BlockOutput
from symbody.expr.node import Node, Symbol
from symbody.program.program import Assignment, Program, check_reserved
from symbody.program.repetition import without_mapped, without_products
from symbody.writers.parts import (
    Angles,
    Part,
    Run,
    Store,
    split,
    split_constants,
    steps,
)
from symbody.writers.printer import Printer, argument_names
from symbody.writers.source_file import Used, new_bodies
from symbody.writers.subroutine import (
    Dialect,
    Statements,
    Subroutine,
    Variable,
    variables,
)


def subroutines(program: Program, dialect: Dialect, used: Used) -> list[Subroutine]:
    """Return the functions of a program, those called first.

    Users call those with a sentence about them. Raises WriterError where the language
    needs a name of the program, or has no form for an operation.
    """
    counts = dialect.rules.case_counts
    taken = [name if counts else name.lower() for name in program.names]
    check_reserved(dialect.notation.language, taken, reserved=dialect.notation.reserved)
    if dialect.multiply is None:
        program = without_products(program)
    program = without_mapped(program)
    names = _names(program, dialect)
    return [
        *step_functions(program, dialect, used),
        *_constants(program, dialect, used, names),
        *_evaluation(program, dialect, used, names),
    ]


def step_functions(program: Program, dialect: Dialect, used: Used) -> list[Subroutine]:
    """Return the functions that the Newton blocks of a program iterate."""
    return [
        routine
        for _, body in new_bodies(program, used)
        for routine in _evaluation(
            body, dialect, used, _names(body, dialect), iterated=True
        )
    ]


def _names(program: Program, dialect: Dialect) -> dict[Node, str]:
    """Return the names of symbols and constants."""
    taken = dialect.taken | {"w"}
    names = argument_names(program, dialect.notation, dialect.rules, taken)
    k = Variable("k", "input", (len(program.constants),))
    names |= {a.node: dialect.entry(k, i) for i, a in enumerate(program.constants)}
    return names


def _constants(
    program: Program, dialect: Dialect, used: Used, names: dict[Node, str]
) -> list[Subroutine]:
    """Return the function that computes the constants, in parts if it is long."""
    p = Variable("p", "input", (len(program.parameters),))
    k = Variable("k", "output", (len(program.constants),))
    places = {symbol: i for i, symbol in enumerate(program.parameters)}
    printer = Printer(dialect.notation, names, used)
    pieces = []
    for indices, symbols in split_constants(program, longest=dialect.longest):
        body = Statements(dialect, printer)
        for symbol in sorted(symbols, key=places.__getitem__):
            body.define(printer.names[symbol], dialect.entry(p, places[symbol]))
        for i in indices:
            definition = printer.definition(program.constants[i].node)
            body.assign(dialect.entry(k, i), definition)
        body.needs.update(["p"] * bool(symbols), ["k"] * bool(indices))
        pieces.append(body)
    about = "Computes the constants k, which depend on the parameters p only."
    return _in_parts(f"{program.name}_constants", about, (p, k), pieces, None, dialect)


def _evaluation(
    program: Program,
    dialect: Dialect,
    used: Used,
    names: dict[Node, str],
    *,
    iterated: bool = False,
) -> list[Subroutine]:
    """Return the function of the results, in parts if long; Newton may iterate it."""
    parts = split(program, longest=dialect.longest)
    saves = [node for part in parts for node in part.saves]
    work = Variable("w", "work", (len(saves),)) if saves else None
    saved = (
        {} if work is None else {n: dialect.entry(work, i) for i, n in enumerate(saves)}
    )
    declared = variables(program, iterated=iterated)
    arrays = {variable.name: variable for variable in declared}
    named = program.named()
    pieces = []
    for part in parts:
        printer = Printer(dialect.notation, dict(names), used)
        body = Statements(dialect, printer, len(saved))
        _write_part(body, program, part, named, saved, arrays)
        pieces.append(body)
    room = max([piece.room for piece in pieces], default=0)
    work = Variable("w", "work", (room,)) if room else None
    results = ", ".join(result.name for result in program.results)
    about = "" if iterated else f"Computes {results} of {program.model}."
    *inner, main = _in_parts(program.name, about, declared, pieces, work, dialect)
    return [*inner, replace(main, iterated=iterated)]


def _write_part(
    body: Statements,
    program: Program,
    part: Part,
    named: set[Node],
    saved: dict[Node, str],
    arrays: dict[str, Variable],
) -> None:
    dialect, printer, needs = body.dialect, body.printer, body.needs
    needs.update(s.result for s in part.statements if isinstance(s, Store))
    if part.saves:
        needs.add("w")
    reads = set(part.reads)
    for argument in program.arguments:
        for index, symbol in enumerate(argument.symbols):
            if symbol not in reads:
                continue
            needs.add(argument.name)
            if not argument.scalar:
                array = arrays[argument.name]
                body.define(printer.names[symbol], dialect.entry(array, index))
    for node in part.reads:
        if node in saved:
            needs.add("w")
            printer.names[node] = saved[node]
        elif not isinstance(node, Symbol):
            needs.add("k")
    mine = {node: saved[node] for node in part.saves}
    _write(body, part, named, mine, arrays)
    if body.room > len(saved):
        body.drop_unused()
        needs.add("w")


def _write(
    body: Statements,
    part: Part,
    named: set[Node],
    saved: dict[Node, str],
    arrays: dict[str, Variable],
) -> None:
    """Add a part's statements; `saved` nodes have places for later parts to read."""
    runs, together = body.dialect.copy is not None, body.dialect.angles is not None
    # A group may hide the place of a heading, which then follows it.
    headings = sorted(part.headings.items(), reverse=True)
    names = body.printer.names
    for position, step in steps(part, named, saved, runs=runs, together=together):
        title = ""
        while headings and headings[-1][0] <= position:
            title = headings.pop()[1]
        if title:
            body.heading(title)
        if isinstance(step, Run):
            assert body.dialect.copy is not None
            source = "" if step.block is None else names[step.block]
            place = arrays[step.result].name, step.begin
            body.add(body.dialect.copy(*place, source, step.first, step.length))
        elif isinstance(step, Store):
            entry = body.dialect.entry(arrays[step.result], step.index)
            body.assign(entry, body.printer.text(step.node))
        elif isinstance(step, Assignment):
            _define(body, step)
            if step.node in saved:
                body.assign(saved[step.node], names[step.node])
        else:
            for node in _angles(body, step):
                if node in saved:
                    body.assign(saved[node], names[node])


def _define(body: Statements, step: Assignment) -> None:
    """Add the statement that gives a node its name."""
    name, node = step.name, step.node
    definition = node.op.definition
    if isinstance(definition, VECTOR_RESULT):
        body.block(name, node)
    elif definition.__class__ is BlockOutput and body.dialect.copy:
        # It is read where the block has it.
        name = body.printer.definition(node)
    else:
        body.define(name, body.printer.definition(node))
    body.printer.names[node] = name


def _angles(body: Statements, step: Angles) -> Iterator[Node]:
    """Add sines and cosines, yield their nodes."""
    together = body.dialect.angles
    if together is not None and len(step.angles) > 1:
        yield from together(body, step)
        return
    for member in step.members:
        _define(body, member)
        yield member.node


def _in_parts(
    name: str,
    about: str,
    declared: Sequence[Variable],
    pieces: Sequence[Statements],
    work: Variable | None,
    dialect: Dialect,
) -> list[Subroutine]:
    """Return a function, or the functions of its parts and one that calls them."""
    needed = {argument for piece in pieces for argument in piece.needs}
    unused = tuple(v for v in declared if v.name not in needed)
    arguments = tuple(declared)
    if len(pieces) == 1:
        (body,) = pieces
        own, lines = tuple(body.locals), tuple(body.lines)
        room = work if "w" in body.needs else None
        return [Subroutine(name, about, arguments, own, unused, room, lines)]
    texts = []
    calls: list[str] = []
    for place, piece in enumerate(pieces, 1):
        lent = () if work is None else (work,)
        passed = tuple(v for v in (*arguments, *lent) if v.name in piece.needs)
        inner = f"{name}_{place}"
        own, lines = tuple(piece.locals), tuple(piece.lines)
        texts.append(Subroutine(inner, "", passed, own, (), None, lines))
        calls += dialect.broken(dialect.call(inner, passed))
    main = Subroutine(name, about, arguments, (), unused, work, tuple(calls))
    return [*texts, main]
