"""Program: what to compute, in which order, under which names, in no language yet."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import field
from itertools import product
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, final

from symbody.dataclass import dataclass
from symbody.expr.node import Apply, Node, Symbol
from symbody.expr.operation import Operation
from symbody.expr.traverse import Counts, Packed, pack

if TYPE_CHECKING:
    # For annotations; a start that finds its code on disk needs no passes.
    from symbody.passes.graph import PassReport

Rate: TypeAlias = Literal["parameters", "time", "state"]


@final
@dataclass(frozen=True)
class Argument:
    """One argument of a compiled function; only time is scalar, passed by value."""

    name: str
    symbols: tuple[Symbol, ...]
    scalar: bool = False


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

    def outputs(self) -> tuple[Node, ...]:
        """Return the entries of all results."""
        return tuple(node for result in self.results for node in result.nodes)

    def __reduce__(self) -> tuple[object, ...]:
        steps = (*self.constants, *self.assignments())
        packed = pack([*(step.node for step in steps), *self.outputs()])
        bare = [
            tuple(step.name for step in self.constants),
            tuple(
                (
                    section.title,
                    section.rate,
                    tuple(s.name for s in section.assignments),
                )
                for section in self.sections
            ),
            tuple((r.name, r.shape, r.labels) for r in self.results),
        ]
        named = self.name, self.model, self.formalism, self.arguments
        rest = self.counts, self.reports, dict(self.bodies)
        return _unpacked, (named, packed, *bare, rest)

    def __repr__(self) -> str:
        arguments = ", ".join(
            a.name if a.scalar else f"{a.name}[{len(a.symbols)}]"
            for a in self.arguments
        )
        results = ", ".join(f"{r.name}{list(r.shape)}" for r in self.results)
        return (
            f"Program({self.name!r} of {self.model!r}: {arguments} -> {results}; "
            f"{self.counts}; {len(self.constants)} constants)"
        )


def indexed(name: str, shape: tuple[int, ...]) -> tuple[str, ...]:
    """Return names of the entries of an array without labels."""
    indices = product(*map(range, shape))
    return tuple(f"{name}[{','.join(map(str, index))}]" for index in indices)


def _unpacked(
    named: tuple[Any, ...],
    packed: Packed,
    constants: tuple[str, ...],
    sections: tuple[tuple[str, Rate, tuple[str, ...]], ...],
    results: tuple[tuple[str, tuple[int, ...], tuple[str, ...]], ...],
    rest: tuple[Any, ...],
) -> Program:
    nodes: Iterator[Any] = iter(packed.formulas())
    name, model, formalism, arguments = named
    counts, reports, bodies = rest

    def steps(names: tuple[str, ...]) -> tuple[Assignment, ...]:
        return tuple(Assignment(step, next(nodes)) for step in names)

    return Program(
        name,
        model,
        formalism,
        arguments,
        steps(constants),
        tuple(Section(title, rate, steps(names)) for title, rate, names in sections),
        tuple(
            Result(key, shape, tuple(next(nodes) for _ in range(math.prod(shape))), own)
            for key, shape, own in results
        ),
        counts,
        reports,
        bodies,
    )
