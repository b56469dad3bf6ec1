"""Contents of a generated file beside its functions: its head, and what these need."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import field, replace
from functools import cache
from math import prod
from textwrap import dedent, indent, wrap
from typing import final

from symbody.dataclass import dataclass
from symbody.errors import WriterError
from symbody.expr.definition import (
    CONVERGED,
    NEWTON_ROUNDS,
    SMALLEST_PART,
    STALLED,
    Definition,
    ExternalDefinition,
    PiecewisePolynomial,
)
from symbody.expr.operation import Operation
from symbody.program.program import Program, identifier
from symbody.public_names import file_of
from symbody.version import __version__


@final
@dataclass(frozen=True)
class Used:
    """The needs of one file; they grow while its functions are written."""

    operations: set[str] = field(default_factory=set)  # names of those written
    # Names of the functions for operations with a definition, in the order of their
    # first use: f0_cam, f1_cam_d1. No symbol is called so.
    functions: dict[Operation, str] = field(default_factory=dict)
    longest: int | None = None  # characters of an operation's name
    # Newton blocks that are written
    iterated: set[Operation] = field(default_factory=set)
    work: dict[Operation, int] = field(default_factory=dict)  # their scratch memory
    rows: set[int] = field(default_factory=set)  # lengths of those that are eliminated

    def function(self, op: Operation) -> str:
        """Return the name of the function for an operation with a definition."""
        name = self.functions.get(op)
        if name is None:
            shown = identifier(op.name)[: self.longest]
            name = f"f{len(self.functions)}_{shown}".rstrip("_")
            self.functions[op] = name
        return name

    def first(self, op: Operation) -> bool:
        """Return whether the function of a Newton block has to be written now."""
        known = op in self.iterated
        self.iterated.add(op)
        return not known

    def step(self, op: Operation) -> str:
        """Return the name of the function that a Newton block iterates."""
        return f"{self.function(op)}_step"

    def needed(self, *tables: Mapping[str, str]) -> list[str]:
        """Return the texts of used operations, each once, in order."""
        texts = [
            t for table in tables for n, t in table.items() if n in self.operations
        ]
        return list(dict.fromkeys(texts))

    def definitions(self) -> list[tuple[str, str, Definition]]:
        """Return name, name of the operation and definition of each such function."""
        return [
            (name, op.name, op.definition)
            for op, name in self.functions.items()
            if op.definition is not None
        ]

    @property
    def curves(self) -> bool:
        """Whether there are curves among them."""
        return any(isinstance(d, PiecewisePolynomial) for *_, d in self.definitions())

    @property
    def external(self) -> bool:
        """Whether there is a function of the user's among them."""
        return any(isinstance(d, ExternalDefinition) for *_, d in self.definitions())

    def texts(
        self,
        curve: Callable[[str, str, PiecewisePolynomial], str],
        external: Callable[[str, str, ExternalDefinition], str],
        find_piece: str = "",
    ) -> list[str]:
        """Return the texts of these functions, by name and shown name of each."""
        texts = [find_piece] * (self.curves and bool(find_piece))
        for name, shown, definition in self.definitions():
            match definition:
                case PiecewisePolynomial():
                    texts.append(curve(name, shown, definition))
                case ExternalDefinition():
                    texts.append(external(name, shown, definition))
        return texts


_MOST_FUNCTIONS = 4
# Of comments, in most languages.
NOTES_WIDTH = 88


def header(programs: Sequence[Program]) -> list[str]:
    """Return at most six lines: no date and no path, so that texts can be compared."""
    models = ", ".join(dict.fromkeys(program.model for program in programs))
    lines = [f"{tool()}: {models}"]
    lines += [
        f"{program.name}: {program.formalism}, {program.counts}"
        for program in programs[:_MOST_FUNCTIONS]
    ]
    left = len(programs) - _MOST_FUNCTIONS
    return [*lines, f"and {left} more"] if left > 0 else lines


def size_of_k(program: Program) -> str:
    """Return the name under which files tell how many constants a program has."""
    return f"{program.name}_size_of_k"


def arrays(program: Program, width: int = NOTES_WIDTH) -> list[str]:
    """Return lines with the entries of each argument and result, by name."""
    named = [
        (argument.name, [symbol.name for symbol in argument.symbols])
        for argument in program.arguments
        if not argument.scalar
    ]
    named += [(result.name, list(result.labels)) for result in program.results]
    return [
        line
        for name, entries in named
        for line in wrap(
            f"{name}[{len(entries)}]: {', '.join(entries)}",
            width,
            subsequent_indent="   ",
            break_long_words=False,
        )
    ]


def arrays_of(program: Program, name: str) -> list[str]:
    """Return the same of the program's own function, nothing of one of its parts."""
    return arrays(program) if name == program.name else []


def entry_from_1(
    name: str, shape: Sequence[int], index: int, brackets: str = "[]"
) -> str:
    """Return an entry, by its number row by row, where places count from 1."""
    places: list[str] = []
    for size in reversed(shape):
        index, place = divmod(index, size)
        places.insert(0, str(place + 1))
    return f"{name}{brackets[0]}{', '.join(places)}{brackets[1]}"


def entries_from_1(name: str, shape: Sequence[int], brackets: str = "[]") -> list[str]:
    """Return all entries of an array, row by row; of a number its name."""
    if not shape:
        return [name]
    return [entry_from_1(name, shape, i, brackets) for i in range(prod(shape))]


def tool() -> str:
    """Return the name and version of what writes the files."""
    return f"symbody {__version__}"


def body_of(
    shown: str,
    function: ExternalDefinition,
    language: str,
    example: str,
    before: str = "    ",
) -> str:
    """Return the body of a user's function, or raise WriterError if it has none."""
    if language not in function.bodies:
        raise WriterError(
            f"the {language} writer: the external function {shown!r} has no body in "
            f"this language. Give bodies={{{language!r}: {example!r}}} to "
            f"ExternalFunction, or put a formula or a curve in its place."
        )
    return indent(dedent(function.bodies[language]).strip("\n"), before)


def new_bodies(program: Program, used: Used) -> Iterator[tuple[Operation, Program]]:
    """Yield Newton blocks new in the file, inner first, with what they iterate."""
    for op, body in program.bodies.items():
        if used.first(op):
            named = replace(body, name=used.step(op))
            yield from new_bodies(named, used)
            yield op, named


def public_names(programs: Sequence[Program]) -> frozenset[str]:
    """Return the names of the functions that users call."""
    return frozenset(n for p in programs for n in (p.name, f"{p.name}_constants"))


@cache
def routines(path: str, number: Callable[[float], str] = repr) -> dict[str, str]:
    """Return the routines in a file of the package by name, in its order.

    A comment as ``// == solve ==`` begins each. The limits of Newton's method stand in
    for ``${CONVERGED}`` and its like; other such places are left to the writer.
    """
    limits = {
        "NEWTON_ROUNDS": str(NEWTON_ROUNDS),
        "CONVERGED": number(CONVERGED),
        "STALLED": number(STALLED),
        "SMALLEST_PART": number(SMALLEST_PART),
    }
    text = file_of("symbody", path).decode()
    for name, limit in limits.items():
        text = text.replace(f"${{{name}}}", limit)
    parts = re.split(r"^\S+ == (\S+) ==\n", text, flags=re.MULTILINE)
    texts = [part.rstrip("\n") + "\n" for part in parts[2::2]]
    return dict(zip(parts[1::2], texts, strict=True))
