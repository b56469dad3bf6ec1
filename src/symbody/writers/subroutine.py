"""Functions in languages with declared arguments: dialects, arguments, statements."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from math import prod
from typing import Literal, NamedTuple, TypeAlias, final

from symbody.expr.definition import LinearSystem, NonlinearSystem, Products
from symbody.expr.node import Apply, Node
from symbody.program.program import Program, Rules
from symbody.writers.parts import Angles
from symbody.writers.printer import Notation, Printer, broken

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
    locals: tuple[Variable, ...]  # defined by its statements
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
        self.locals: list[Variable] = []
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
        self.locals.append(Variable(name, "work"))
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
        self.locals.append(Variable(name, "work", (len(texts),)))
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
