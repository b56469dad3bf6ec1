"""Program: what to compute, in which order, under which names, in no language yet.

Names of symbols in generated code.

What the user called a symbol it is called in the code, as far as the language allows.
Where it does not, the change is predictable:

* characters that cannot stand in a name become "_", Greek letters are spelled out:
  "r[0]" becomes r_0, "θ" becomes theta;
* a name that the language or the generated code needs itself gets a "_" after it; but
  temporaries t0, t1, … and constants k0, k1, … leave out the numbers of such symbols;
* where a name may not begin with "_", it gets an "x" before it; where names may not be
  long, what is too much is cut off at their end;
* of two symbols that would have one name, the second gets "_2" after it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import field, replace
from functools import cached_property, lru_cache
from itertools import count, islice
from operator import attrgetter, mul
from typing import Any, Literal, NamedTuple, TypeAlias, TypeVar, final

import numpy as np
from numpy.typing import NDArray

from symbody.dataclass import dataclass
from symbody.errors import WriterError
from symbody.expr.node import Apply, Node, Symbol, detached
from symbody.expr.operation import Operation
from symbody.expr.traverse import Counts, Packed, PassReport, pack

# Operations in one statement: with names of usual length they fill a line.
LARGEST_STATEMENT = 6
# Numbers in a table of places: so many arrays, one of which a place is in.
ARRAYS = 8
Named = TypeVar("Named")
Rate: TypeAlias = Literal["parameters", "time", "state"]
# The operations of a statement, and the named nodes that it reads.
Content: TypeAlias = tuple[int, list[Node]]
Contents: TypeAlias = dict[Node, Content]


@final
@dataclass(frozen=True)
class Argument:
    """One argument of a compiled function; only time is scalar, passed by value."""

    name: str
    symbols: tuple[Symbol, ...]
    scalar: bool = False

    def __str__(self) -> str:
        return self.name if self.scalar else f"{self.name}[{len(self.symbols)}]"


@final
@dataclass(frozen=True)
class Result:
    """One result of a compiled function; its nodes and labels are row by row."""

    name: str
    shape: tuple[int, ...]
    nodes: tuple[Node, ...]
    labels: tuple[str, ...]


@final
class Assignment(NamedTuple):
    """One named step: a temporary t0, t1, … or a constant k0, k1, ….

    Operations below its value that have no name are written in place. The name of a
    numerical block is that of an array, and the assignments of its items, which follow
    it, take one number each from it.
    """

    name: str
    node: Apply


@final
@dataclass(frozen=True)
class Section:
    """Consecutive steps of one part of the derivation, which change at one `rate`."""

    title: str
    rate: Rate
    assignments: tuple[Assignment, ...]


@final
@dataclass(frozen=True)
class Program:
    """A function in no language yet.

    Attributes:
        name: Of the function.
        model: Name of the model.
        formalism: By which the formulas were derived.
        arguments: In call order.
        constants: Values that depend on parameters only, computed once a run.
        sections: The steps of one evaluation.
        results: In call order.
        counts: Operations of one evaluation, without the constants.
        reports: Gains of the passes.
        bodies: For each Newton block the function d(z, a) of what its method takes off
            z; it has no constants. Named "step", which writers replace.
        together: The names of steps that are alike.
    """

    name: str
    model: str
    formalism: str
    arguments: tuple[Argument, ...]
    constants: tuple[Assignment, ...]
    sections: tuple[Section, ...]
    results: tuple[Result, ...]
    counts: Counts
    reports: tuple[PassReport, ...] = ()
    bodies: Mapping[Operation, Program] = field(default_factory=dict)
    together: tuple[tuple[str, ...], ...] = ()

    @property
    def parameters(self) -> tuple[Symbol, ...]:
        """The symbols of the argument "p"."""
        return next((a.symbols for a in self.arguments if a.name == "p"), ())

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the function, its arguments and its results."""
        arguments = [argument.name for argument in self.arguments]
        return (self.name, *arguments, *(result.name for result in self.results))

    def assignments(self) -> Iterator[Assignment]:
        """Yield the steps of one evaluation in order."""
        for section in self.sections:
            yield from section.assignments

    @cached_property
    def named(self) -> set[Node]:
        """The values of constants and steps."""
        return {node for _, node in (*self.constants, *self.assignments())}

    @cached_property
    def contents(self) -> Contents:
        """Operations and reads of constants and steps."""
        named, contents = self.named, dict[Node, Content]()
        for _, node in (*self.constants, *self.assignments()):
            inner, reads = content_of(node.args, named)
            contents[node] = inner + 1, reads
        return contents

    @cached_property
    def alike(self) -> dict[Node, tuple[Node, ...]]:
        """By its first step each group of steps that are alike."""
        if not self.together:
            return {}
        steps: dict[str, Node] = dict((*self.constants, *self.assignments()))
        groups = [tuple(map(steps.__getitem__, names)) for names in self.together]
        return {group[0]: group for group in groups}

    def with_steps(
        self, changed: Callable[[tuple[Assignment, ...]], Iterable[Assignment]]
    ) -> Program:
        """Return the program with the steps of each section changed."""
        sections = (
            replace(s, assignments=tuple(changed(s.assignments))) for s in self.sections
        )
        return replace(self, sections=tuple(sections))

    def outputs(self) -> tuple[Node, ...]:
        """Return the entries of all results."""
        return tuple(node for result in self.results for node in result.nodes)

    def __reduce__(self) -> tuple[object, ...]:
        steps = (*self.constants, *self.assignments())
        packed = pack([*(step.node for step in steps), *self.outputs()])
        # Names in place of steps, and numbers of nodes.
        bare = _mapped(self, attrgetter("name"), len)
        return _unpacked, (packed, vars(bare))

    def __repr__(self) -> str:
        arguments = ", ".join(map(str, self.arguments))
        results = ", ".join(f"{r.name}{list(r.shape)}" for r in self.results)
        return (
            f"Program({self.name!r} of {self.model!r}: {arguments} -> {results}; "
            f"{self.counts}; {len(self.constants)} constants)"
        )


@final
@dataclass(frozen=True, eq=False)
class Members:
    """Parts of a function that are alike, as a program of some of them a call.

    Of each call, `reads` says where the numbers of its argument y stand, ARRAYS times
    the place in an argument of the function, and which; `numbers` are those of its p,
    and `writes` the entries of the result to which its own are added.
    """

    program: Program
    reads: NDArray[np.int32]
    numbers: tuple[tuple[Node, ...], ...]
    writes: NDArray[np.int32]


@final
@dataclass(frozen=True, eq=False)
class Repeated:
    """A function of parts that share no state, many of them alike."""

    name: str
    arguments: tuple[Argument, ...]
    results: tuple[Result]
    kinds: tuple[Members, ...]

    @property
    def constants(self) -> range:
        """Numbers of the calls, and the constants that follow from these."""
        each = (len(k.numbers[0]) + len(k.program.constants) for k in self.kinds)
        return range(sum(map(mul, each, (len(kind.reads) for kind in self.kinds))))


def content_of(nodes: Sequence[Node], named: set[Node]) -> Content:
    """Return the operations of formulas, and the named nodes that they read."""
    if named.issuperset(nodes):  # as most are
        return 0, [*dict.fromkeys(nodes)]
    operations, inside = 0, [*nodes]
    reads: dict[Node, None] = {}
    for node in inside:
        if node in named or node.__class__ is Symbol:
            reads[node] = None
        elif node.__class__ is Apply:
            operations += 1
            inside += node.args
    return operations, list(reads)


def name_long_parts(
    steps: Iterable[tuple[Named, Iterable[Named]]], named: set[Named]
) -> None:
    """Name the largest parts of statements that are too long.

    Steps are with their arguments, which come first.
    """
    size: dict[Named, int] = {}  # of what stands within other statements
    own = size.get
    for step, args in steps:
        total = 1
        for arg in args:
            total += own(arg, 0)
        if total > LARGEST_STATEMENT:
            inner = filter(size.__contains__, args)
            ordered = iter(sorted(inner, key=size.__getitem__, reverse=True))
            while total > LARGEST_STATEMENT:
                named.add(largest := next(ordered))
                total -= size.pop(largest)
        if step not in named:
            size[step] = total


def _mapped(
    program: Program, step: Callable[[Any], Any], nodes: Callable[[Any], Any]
) -> Program:
    """Return a program with its steps, and then the nodes of its results, changed."""
    constants = tuple(map(step, program.constants))
    return replace(
        program.with_steps(lambda steps: map(step, steps)),
        constants=constants,
        results=tuple(replace(r, nodes=nodes(r.nodes)) for r in program.results),
    )


def _unpacked(packed: Packed, bare: dict[str, Any]) -> Program:
    # Two steps may be alike, so nodes are no interned ones.
    nodes: Iterator[Any] = iter(packed.formulas(detached))
    return _mapped(
        Program(**bare),
        lambda name: Assignment(name, next(nodes)),
        lambda count: tuple(islice(nodes, count)),
    )


# Arrays of blocks, functions with a definition of their own, or for linear systems.
# Compiled when they are used: a start that finds all on disk names nothing.
_DEFINED = r"f[0-9]+_.*[^_]"
_RESERVED = rf"t[0-9]+_[glmr]|{_DEFINED}|solve_[0-9]+_[0-9]+|_.*"
_TEMPORARY = r"[tk][0-9]+"
_IDENTIFIER = r"[A-Za-z][A-Za-z0-9_]*"
_TAKEN = frozenset({"k", "w"})


@final
@dataclass(frozen=True)
class Rules:
    """The rules of a language for names, beyond letters, digits and underscores."""

    letter_first: bool = False
    longest: int | None = None
    case_counts: bool = True


ANY_NAMES = Rules()

# Where identifiers notes what it changes, while someone wants to know.
_renames: ContextVar[dict[str, str] | None] = ContextVar("renames", default=None)
_INDEX = r"[\[\],]+"


@contextmanager
def recorded_renames() -> Iterator[dict[str, str]]:
    """Yield a dictionary that gets the names changed meanwhile, indices aside."""
    renames: dict[str, str] = {}
    token = _renames.set(renames)
    try:
        yield renames
    finally:
        _renames.reset(token)


def identifiers(
    symbols: Iterable[Symbol], *, reserved: Collection[str], rules: Rules = ANY_NAMES
) -> dict[Symbol, str]:
    """Return a valid name for each symbol, no two alike, and none `reserved`.

    The order of the symbols must not depend on chance.
    """

    def key(name: str) -> str:
        return name if rules.case_counts else name.lower()

    renames = _renames.get()
    names: dict[Symbol, str] = {}
    reserved_keys = {key(name) for name in reserved}
    taken = set(reserved_keys)
    for symbol in symbols:
        if symbol in names:
            continue
        wanted = identifier(symbol.name)
        if rules.letter_first and wanted[0] == "_":
            wanted = f"x{wanted}"
        wanted = wanted[: rules.longest]
        if key(wanted) in reserved_keys or re.fullmatch(_RESERVED, key(wanted)):
            wanted = _ended(wanted, "_", rules)
        name = wanted
        number = 1
        while key(name) in taken:
            number += 1
            name = _ended(wanted, f"_{number}", rules)
        taken.add(key(name))
        names[symbol] = name
        if renames is not None and name != re.sub(_INDEX, "_", symbol.name).rstrip("_"):
            renames[symbol.name] = name
    return names


def _ended(name: str, end: str, rules: Rules) -> str:
    """Return a name with an end that is not cut off."""
    length = None if rules.longest is None else rules.longest - len(end)
    return name[:length] + end


def free_names(letter: str, symbols: Iterable[Symbol], first: int = 0) -> Iterator[str]:
    """Yield names of temporaries ("t") or constants ("k") that no symbol has."""
    taken = {identifier(symbol.name).lower() for symbol in symbols}
    return (name for i in count(first) if (name := f"{letter}{i}") not in taken)


def checked_name(program: str, arrays: Sequence[str]) -> str:
    """Return the first name, ended where it is as f0_cam; WriterError for bad ones."""
    program += "_" * bool(re.fullmatch(_DEFINED, program))
    for name in (program, *arrays):
        is_reserved = re.fullmatch(f"{_RESERVED}|{_TEMPORARY}", name)
        if is_reserved or not re.fullmatch(_IDENTIFIER, name):
            raise WriterError(
                f"program {program!r}: the name {name!r} cannot be used in generated "
                f"code. It needs letters, digits and underscores, a letter first, and "
                f"must not look like a temporary as t0 or k0 do."
            )
    doubled = [n for i, n in enumerate(arrays) if n in arrays[:i] or n in _TAKEN]
    if doubled:
        raise WriterError(
            f"program {program!r}: the name {doubled[0]!r} stands twice, or for the "
            f"constants k or the work array w of each function. Choose another one."
        )
    if "t" in arrays[1:]:
        raise WriterError(
            f"program {program!r}: the time 't' must be the first argument, as it is "
            f"passed by value; here the arrays are {', '.join(arrays)}."
        )
    return program


def check_reserved(
    language: str, names: Iterable[str], *, reserved: Collection[str]
) -> None:
    """Refuse, by WriterError, names that a language needs itself."""
    for name in names:
        if name in reserved:
            raise WriterError(
                f"the {language} writer cannot use the name {name!r} for a function or "
                f"an array: the language or the generated code needs it. Choose "
                f"another one, e.g. {name + '_'!r}."
            )


@lru_cache(4096)  # each name is asked for by constants, temporaries and writers
def identifier(name: str) -> str:
    """Return a name with only letters, digits and underscores, no digit first."""
    if name.isascii() and name.isidentifier():
        return name
    spelled = "".join(c if c.isascii() else greek_letter(c) or " " for c in name)
    parts = re.sub(r"[^0-9A-Za-z_]+", "_", spelled)
    if parts != spelled:
        parts = parts.strip("_")
    if not parts:
        return "x"
    return f"x{parts}" if parts[0].isdigit() else parts


def free_identifier(name: str, reserved: Collection[str]) -> str:
    """Return a name as an identifier, with a "_" after it if it is reserved."""
    own = identifier(name)
    return f"{own}_" if own in reserved else own


def greek_letter(character: str) -> str:
    """Return the name of a Greek letter; empty for any other."""
    words = unicodedata.name(character, "").split()
    if words[:1] != ["GREEK"] or "LETTER" not in words:
        return ""
    spelled = words[words.index("LETTER") + 1].lower()
    return spelled.capitalize() if "CAPITAL" in words else spelled
