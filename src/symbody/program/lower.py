"""Lowering: from Equations to a Program."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain, compress, groupby, repeat
from operator import itemgetter
from typing import Any, TypeAlias

import numpy as np

from symbody.equations import Equations
from symbody.errors import WriterError
from symbody.expr.definition import (
    BLOCKS,
    BlockOutput,
    Mapped,
    NonlinearSystem,
    Products,
)
from symbody.expr.node import Symbol, forget, next_serial
from symbody.expr.operation import Operation
from symbody.expr.traverse import as_vector, indexed
from symbody.passes.graph import ANGULAR, FIXED, SLOW, Graph, Row, graph_of, rows_of
from symbody.passes.schedule import run_passes
from symbody.program.program import (
    LARGEST_STATEMENT,
    Argument,
    Assignment,
    Program,
    Rate,
    Result,
    Section,
    checked_name,
    free_names,
    name_long_parts,
)

_Groups: TypeAlias = Mapping[str, tuple[str, ...]]
_PREPARATION = "time and inputs"
SLOW_ARGUMENTS = {"t": SLOW, "u": SLOW, "p": FIXED}


def lower(
    equations: Equations, name: str, arguments: _Groups, results: _Groups
) -> Program:
    """Return the program of one function.

    Each argument consists of groups of `equations.arguments` (a missing group is
    empty): "t" is passed by value, and what depends on "p" only is computed once a run.
    Each result consists of results of the equations: a single one keeps its shape,
    several are put one after another. Raises WriterError where a result is unknown, or
    a formula depends on a symbol that is in none of the arguments.
    """
    name = checked_name(name, [*arguments, *results])
    first = next_serial()
    inputs, wanted, graph = _graph_of(equations, name, arguments, results)
    graph, reports = run_passes(graph)
    _check_symbols(name, graph, inputs)
    roots = iter(graph.roots)
    constants, steps = _named(graph, inputs)
    names = {row: (step.name, rate) for step, row, rate in steps}
    program = Program(
        name=name,
        model=equations.name,
        formalism=equations.formalism,
        arguments=inputs,
        constants=constants,
        sections=_sections(steps, graph, equations.marks),
        results=tuple(
            Result(r.name, r.shape, tuple(next(roots) for _ in r.nodes), r.labels)
            for r in wanted
        ),
        counts=graph.counts,
        reports=reports,
        bodies=_bodies(graph, equations),
        together=tuple(
            tuple([names[row][0] for row in rows])
            for rows in graph.together
            if rows[0] in names and len({names[row][1] for row in rows}) == 1
        ),
    )
    # As if its code had been on disk: what is derived later must not find them.
    forget(map(graph.names.__getitem__, graph.order), first)
    return program


def reduced_graph(
    equations: Equations, name: str, arguments: _Groups, results: _Groups
) -> Graph:
    """Return the steps of the same program, each with the place that it came from."""
    return run_passes(_graph_of(equations, name, arguments, results)[-1])[0]


def _graph_of(
    equations: Equations, name: str, arguments: _Groups, results: _Groups
) -> tuple[tuple[Argument, ...], list[Result], Graph]:
    """Return arguments and results with their nodes, and the graph of these."""
    inputs = tuple(argument_of(equations, *item) for item in arguments.items())
    wanted = [result_of(equations, name, key, part) for key, part in results.items()]
    nodes = [node for result in wanted for node in result.nodes]
    slow = [a for a in inputs if a.name in SLOW_ARGUMENTS]
    rates = {s: SLOW_ARGUMENTS[a.name] for a in slow for s in a.symbols}
    return inputs, wanted, graph_of(nodes, rates)


def argument_of(equations: Equations, name: str, groups: Sequence[str]) -> Argument:
    """Return an argument, which consists of some groups of symbols."""
    symbols = tuple(s for g in groups for s in equations.arguments.get(g, ()))
    return Argument(name, symbols, scalar=name == "t")


def result_of(
    equations: Equations, program: str, name: str, parts: Sequence[str]
) -> Result:
    """Return a result, which consists of some parts of the equations' results."""
    for part in parts:
        if part not in equations.results:
            raise WriterError(
                f"program {program!r}: the result {name!r} asks for {part!r}, which "
                f"the equations do not have. Known are {', '.join(equations.results)}."
            )
    arrays = [equations.results[part] for part in parts]
    nodes = tuple(node for array in arrays for node in array.ravel())
    shape = arrays[0].shape if len(arrays) == 1 else (len(nodes),)
    labels = [
        label
        for part, array in zip(parts, arrays, strict=True)
        for label in equations.labels.get(part) or indexed(part, array.shape)
    ]
    return Result(name, shape, nodes, tuple(labels))


def _check_symbols(name: str, graph: Graph, arguments: Sequence[Argument]) -> None:
    known = {symbol for argument in arguments for symbol in argument.symbols}
    used = compress(graph.names, graph.uses.tolist())
    missing = [str(n) for n in used if n.__class__ is Symbol and n not in known]
    if missing:
        raise WriterError(
            f"program {name!r}: its formulas depend on {', '.join(missing)}, which no "
            f"argument holds. Add the group of these symbols to an argument; now there "
            f"are {', '.join(argument.name for argument in arguments)}."
        )


def _named(
    graph: Graph, arguments: Sequence[Argument]
) -> tuple[tuple[Assignment, ...], list[tuple[Assignment, Row, Rate]]]:
    """Return the constants, and the steps that get names, with rows and rates."""
    named, changes = _rows_to_name(graph), graph.rates
    named.update(*[r for r in graph.together if not named.isdisjoint(r)])
    symbols = [symbol for argument in arguments for symbol in argument.symbols]
    constant_names, names = free_names("k", symbols), free_names("t", symbols)
    nodes: list[Any] = graph.nodes
    rows = [row for row in _items_after_blocks(graph) if row in named]
    constants = [nodes[row] for row in rows if changes[row] == FIXED]
    early = [row for row in rows if changes[row] == SLOW]
    rows = [*early, *[row for row in rows if changes[row] > SLOW]]
    rates: Iterable[Rate] = chain(repeat("time", len(early)), repeat("state"))
    steps = map(Assignment, names, map(nodes.__getitem__, rows))
    first = [*zip(steps, rows, rates)]  # noqa: B905  rates have no end
    return tuple(map(Assignment, constant_names, constants)), first


def _items_after_blocks(graph: Graph) -> list[Row]:
    """Return the rows in order, all items of a block right after it."""
    items: dict[Row, list[Row]] = {}
    for row, definition in sorted(graph.defined.items(), key=itemgetter(0)):
        if definition.__class__ is BlockOutput:
            items.setdefault(graph.args[row][0], []).append(row)
    if not items:
        return graph.order
    moved = set(chain.from_iterable(items.values()))
    others = [row for row in graph.order if row not in moved]
    return [one for row in others for one in (row, *items.get(row, ()))]


def _bodies(graph: Graph, equations: Equations) -> dict[Operation, Program]:
    """Return the programs of the bodies of the Newton blocks."""
    bodies: dict[Operation, Program] = {}
    for row, system in graph.defined.items():
        op = graph.ops[row]
        if isinstance(system, NonlinearSystem) and op is not None and op not in bodies:
            body = Equations(
                name=equations.name,
                formalism=equations.formalism,
                arguments={"z": system.unknowns, "a": system.known},
                results={"d": as_vector(system.steps)},
                labels={"d": tuple(s.name for s in system.unknowns)},
            )
            bodies[op] = lower(body, "step", {"z": ("z",), "a": ("a",)}, {"d": ("d",)})
    return bodies


def _rows_to_name(graph: Graph) -> set[Row]:
    """Return rows that are used twice, change rate, or are long, sines and blocks."""
    args, order = graph.args, graph.order
    constant, early = graph.rated(), graph.rated(SLOW)
    is_named = (
        (graph.uses > 1)
        | (graph.kinds == ANGULAR)
        # What is known is slow, too.
        | early & (graph.mask(graph.outputs) | graph.arguments_of(~early))
        | constant & graph.arguments_of(early & ~constant)
    )
    for row, definition in graph.defined.items():
        if isinstance(definition, BLOCKS):
            is_named[row] = True
        if isinstance(definition, (Products, Mapped)):
            # So many are computed one after another, not all in the end.
            is_named[[*args[row]]] = True
    whole = graph.followed((graph.mask(order) & ~is_named)[graph.arguments[0]])[order]
    is_long = np.bincount(whole) > LARGEST_STATEMENT
    long, named = compress(order, is_long[whole].tolist()), rows_of(is_named)
    name_long_parts(((row, args[row]) for row in long), named)
    return named


def _sections(
    steps: Sequence[tuple[Assignment, Row, Rate]],
    graph: Graph,
    marks: Sequence[tuple[int, str]],
) -> tuple[Section, ...]:
    """Return the steps under the headings of the derivation, in their order."""
    starts = [serial for serial, _ in marks]
    titles = ["", *(title for _, title in marks)]
    headings: list[tuple[str, Rate]] = []
    part = 0
    for _, row, rate in steps:
        if rate == "time":
            headings.append((_PREPARATION, rate))
            continue
        part = max(part, bisect_right(starts, graph.places[row]))
        headings.append((titles[part], rate))
    numbered = zip(headings, steps, strict=True)
    return tuple(
        Section(title, rate, tuple([step[0] for _, step in group]))
        for (title, rate), group in groupby(numbered, key=itemgetter(0))
    )
