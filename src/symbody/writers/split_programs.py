"""Functions in languages with declared arguments, in parts short for compilers."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import prod
from typing import Literal, NamedTuple, TypeAlias, final

from symbody.expr.definition import (
    VECTOR_RESULT,
    BlockOutput,
    LinearSystem,
    NonlinearSystem,
    Products,
)
from symbody.expr.node import Apply, Node, Symbol
from symbody.program.program import Assignment, Program, Rules, check_reserved
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
from symbody.writers.printer import Notation, Printer, argument_names, broken
from symbody.writers.source_file import Used, new_bodies

# From so many numbers on an array is large.
_LARGE = 1024
# No dialect breaks what is not longer.
_SHORT = 72
_ENTRY = re.compile(r"\w+\[\d+\]")

# A number is passed by value; the work array is read and written.
Role: TypeAlias = Literal["number", "input", "output", "work"]


@final
class Variable(NamedTuple):
    """An argument or a local variable of a function; the shape of a number is ()."""

    name: str
    role: Role  # locals are work
    shape: tuple[int, ...] = ()

    @property
    def size(self) -> int:
        """The number of numbers it holds."""
        return prod(self.shape)


@final
@dataclass(frozen=True)
class Subroutine:
    """A function that writes into some of its arguments."""

    name: str
    about: str  # "" for a part of another function
    arguments: tuple[Variable, ...]  # in call order
    locals: Mapping[str, tuple[int, ...]]  # shapes of what its statements define
    unused: tuple[Variable, ...]  # what no statement reads or writes
    work: Variable | None  # what it lends to its parts
    lines: tuple[str, ...]  # not indented, each as long as the language allows
    iterated: bool = False  # by a Newton block


@final
@dataclass(frozen=True)
class Dialect:
    """The dialect of one such language; by default that of C++."""

    notation: Notation
    define: Callable[[str, str], str]  # a new name, its text: statement
    # Name and entries of a new array, and whether it will be changed: statements.
    array: Callable[[str, Sequence[str], bool], list[str]]
    # Unknowns, right sides, matrix, array of the right sides: the statement that
    # replaces these by the solution.
    solve: Callable[[int, int, str, str], str]
    # Numbers of unknowns and known values, function to iterate, arrays of known and of
    # start values: the statement that replaces the latter by the solution.
    newton: Callable[[int, int, str, str, str], str]
    assign: Callable[[str, str], str] = "{} = {};".format  # a place, a text: statement
    comment: str = "// {}"
    # A variable, an index counted row by row
    entry: Callable[[Variable, int], str] = lambda array, i: f"{array.name}[{i}]"
    call: Callable[[str, Sequence[Variable]], str] = lambda name, variables: (
        f"{name}({', '.join(variable.name for variable in variables)});"
    )
    broken: Callable[[str], list[str]] = lambda text: broken(
        text, width=96, indent="    "
    )
    # The same for symmetric positive definite matrices; None: `solve` serves.
    solve_definite: Callable[[int, int, str, str], str] | None = None
    # Numbers of columns and terms side by side and of those in a row of the right
    # factor; where row, column and sums begin: the statement that writes these sums.
    # None: they are written out.
    multiply: Callable[[Sequence[int], Sequence[str]], str] | None = None
    # An array, its first entry that is written, an array or "" for zeros, the first
    # entry of that, how many: the statement that copies. None: one by one.
    copy: Callable[[str, int, str, int, int], str] | None = None
    # Name and entries of a large array, its place in the work array: the statements
    # that make it there. None: as any other.
    room: Callable[[str, Sequence[str], int], list[str]] | None = None
    # Adds the sines and cosines of several angles at once, yields their nodes, which
    # have names now.
    angles: Callable[[Statements, Angles], Iterator[Node]] | None = None
    taken: frozenset[str] = frozenset()  # names that symbols must not have
    rules: Rules = field(default_factory=Rules)
    # Operations in one function: compilers take such functions three times faster than
    # one long one, and the code is as fast.
    longest: int = 700


@final
class Statements:
    """The statements of one function while they are written."""

    def __init__(self, dialect: Dialect, printer: Printer, room: int = 0) -> None:
        """Begin; `room` numbers of the work array are taken by other functions."""
        self.dialect = dialect
        self.printer = printer
        self.lines: list[str] = []
        self.locals: dict[str, tuple[int, ...]] = {}  # shapes by name
        self.needs: set[str] = set()  # names of the arguments that they read or write
        self.groups = 0
        self.room = room
        # Of local numbers, the text of what defines them.
        self._texts: dict[str, str] = {}
        # Those that large arrays are filled without.
        self._passed_over: set[str] = set()

    def add(self, statement: str) -> None:
        """Add one statement, on several lines if it is long."""
        if len(statement) <= _SHORT:
            self.lines.append(statement)
        else:
            self.lines += self.dialect.broken(statement)

    def define(self, name: str, text: str) -> None:
        """Add the definition of a local number."""
        self.locals[name] = ()
        self._texts[name] = text
        self.add(self.dialect.define(name, text))

    def array(self, name: str, texts: Sequence[str], *, changes: bool = True) -> None:
        """Add the definition of a local array."""
        if self.dialect.room is not None and len(texts) >= _LARGE:
            # Entries that are entries of arrays are read there.
            entries = {
                name: e for name, e in self._texts.items() if _ENTRY.fullmatch(e)
            }
            passed_over = entries.keys() & set(texts)
            texts = [entries.get(text, text) for text in texts]
            for statement in self.dialect.room(name, texts, self.room):
                self.add(statement)
            self.room += len(texts)
            self._passed_over |= passed_over
            return
        self.locals[name] = (len(texts),)
        for statement in self.dialect.array(name, texts, changes):
            self.add(statement)

    def block(self, name: str, node: Apply) -> None:
        """Add the statements that solve a numerical block into a local array."""
        printer, definition = self.printer, node.op.definition
        texts = [printer.text(arg) for arg in node.args]
        if isinstance(definition, LinearSystem):
            n, m = definition.size, definition.sides
            self.array(f"{name}_m", texts[: n * n])
            self.array(name, texts[n * n :])
            statement, routine = self.dialect.solve, "solve"
            if definition.definite and self.dialect.solve_definite is not None:
                statement, routine = self.dialect.solve_definite, "solve_definite"
            self.add(statement(n, m, f"{name}_m", name))
            printer.used.operations.add(routine)
            return
        if isinstance(definition, Products):
            self._product(name, definition, texts)
            return
        assert isinstance(definition, NonlinearSystem)
        n = len(definition.unknowns)
        fixed = texts[n:]
        self.array(f"{name}_g", fixed, changes=False)
        self.array(name, texts[:n])
        step = printer.used.step(node.op)
        self.add(self.dialect.newton(n, len(fixed), step, f"{name}_g", name))
        printer.used.operations.add("newton")

    def _product(self, name: str, product: Products, texts: Sequence[str]) -> None:
        """Add the statements that write the parts of a product of matrices."""
        inner, columns = product.inner, product.columns
        split = product.rows * inner
        assert self.dialect.multiply is not None
        self.array(f"{name}_l", texts[:split], changes=False)
        self.array(f"{name}_r", texts[split:], changes=False)
        self.array(name, [self.printer.notation.number(0.0)] * (product.rows * columns))
        for part in product.parts:
            sizes = (part.end - part.begin, part.last - part.first, columns)
            places = (
                f"{name}_l + {part.row * inner + part.first}",
                f"{name}_r + {part.first * columns + part.begin}",
                f"{name} + {part.row * columns + part.begin}",
            )
            self.add(self.dialect.multiply(sizes, places))
        self.printer.used.operations.add("multiply")

    def drop_unused(self) -> None:
        """Take out definitions of numbers that nothing reads any more."""
        counts = Counter(re.findall(r"\w+", "\n".join(self.lines)))
        unused = {
            self.dialect.define(name, self._texts[name])
            for name in self._passed_over
            if counts[name] == 1
        }
        self.lines = [line for line in self.lines if line not in unused]

    def assign(self, place: str, text: str) -> None:
        """Add the storing of a number in an array."""
        self.add(self.dialect.assign(place, text))

    def heading(self, title: str) -> None:
        """Add the title of a section."""
        self.lines += [""] * bool(self.lines) + [self.dialect.comment.format(title)]


def variables(program: Program, *, iterated: bool = False) -> tuple[Variable, ...]:
    """Return the arguments of a program's function; one iterated has no constants."""
    k = Variable("k", "input", (len(program.constants),))
    return (
        *(
            Variable(a.name, "number")
            if a.scalar
            else Variable(a.name, "input", (len(a.symbols),))
            for a in program.arguments
        ),
        *([] if iterated else [k]),
        *(Variable(r.name, "output", r.shape or (1,)) for r in program.results),
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
    pieces = []
    for part in parts:
        printer = Printer(dialect.notation, dict(names), used)
        body = Statements(dialect, printer, len(saved))
        _write_part(body, program, part, saved, arrays)
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
    _write(body, program, part, {node: saved[node] for node in part.saves}, arrays)
    if body.room > len(saved):
        body.drop_unused()
        needs.add("w")


def _write(
    body: Statements,
    program: Program,
    part: Part,
    saved: dict[Node, str],
    arrays: dict[str, Variable],
) -> None:
    """Add a part's statements; `saved` nodes have places for later parts to read."""
    runs, together = body.dialect.copy is not None, body.dialect.angles is not None
    every = steps(part, program.contents, saved, runs=runs, together=together)
    # A group may hide the place of a heading, which then follows it.
    headings = sorted(part.headings.items(), reverse=True)
    names = body.printer.names
    for position, step in every:
        title = ""
        while headings and headings[-1][0] <= position:
            title = headings.pop()[1]
        if title:
            body.heading(title)
        if isinstance(step, Assignment):
            _define(body, step)
            if step.node in saved:
                body.assign(saved[step.node], names[step.node])
        elif isinstance(step, Store):
            entry = body.dialect.entry(arrays[step.result], step.index)
            body.assign(entry, body.printer.text(step.node))
        elif isinstance(step, Run):
            assert body.dialect.copy is not None
            source = "" if step.block is None else names[step.block]
            place = arrays[step.result].name, step.begin
            body.add(body.dialect.copy(*place, source, step.first, step.length))
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
        room, lines = work if "w" in body.needs else None, tuple(body.lines)
        return [Subroutine(name, about, arguments, body.locals, unused, room, lines)]
    texts = []
    calls: list[str] = []
    for place, piece in enumerate(pieces, 1):
        lent = () if work is None else (work,)
        passed = tuple(v for v in (*arguments, *lent) if v.name in piece.needs)
        inner = f"{name}_{place}"
        own = piece.locals, (), None, tuple(piece.lines)
        texts.append(Subroutine(inner, "", passed, *own))
        calls += dialect.broken(dialect.call(inner, passed))
    return [*texts, Subroutine(name, about, arguments, {}, unused, work, tuple(calls))]
