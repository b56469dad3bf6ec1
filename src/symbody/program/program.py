"""Program: what to compute, in which order, under which names, in no language yet."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import field, replace
from itertools import islice, product
from operator import attrgetter
from typing import Any, Literal, TypeAlias, final

from symbody.dataclass import dataclass
from symbody.expr.node import Apply, Node, Symbol
from symbody.expr.operation import Operation
from symbody.expr.traverse import Counts, Packed, PassReport, pack

# Operations in one statement: with names of usual length they fill a line.
_LARGEST_STATEMENT = 6
Rate: TypeAlias = Literal["parameters", "time", "state"]


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
@dataclass(frozen=True)
class Assignment:
    """One named step.

    Attributes:
        name: A temporary t0, t1, … or a constant k0, k1, ….
        node: Its value; operations below it that have no name are written in place.
            The name of a numerical block is that of an array, and the assignments of
            its items, which follow it, take one number each from it.
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

    def named(self) -> set[Node]:
        """Return the values of constants and steps."""
        return {step.node for step in (*self.constants, *self.assignments())}

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


def name_long_parts(steps: Iterable[Apply], named: set[Node]) -> None:
    """Name the largest parts of statements that are too long; arguments come first."""
    size: dict[Node, int] = {}  # of what stands within other statements
    for step in steps:
        total = 1
        for arg in step.args:
            if arg in size:
                total += size[arg]
        if total > _LARGEST_STATEMENT:
            inner = [arg for arg in step.args if arg in size]
            while total > _LARGEST_STATEMENT:
                largest = max(inner, key=size.__getitem__)
                inner.remove(largest)
                named.add(largest)
                total -= size.pop(largest)
        if step not in named:
            size[step] = total


def indexed(name: str, shape: tuple[int, ...]) -> tuple[str, ...]:
    """Return names of the entries of an array without labels."""
    indices = product(*map(range, shape))
    return tuple(f"{name}[{','.join(map(str, index))}]" for index in indices)


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
    nodes: Iterator[Any] = iter(packed.formulas())
    return _mapped(
        Program(**bare),
        lambda name: Assignment(name, next(nodes)),
        lambda count: tuple(islice(nodes, count)),
    )
