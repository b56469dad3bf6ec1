"""Formulas that repeat: as blocks, or as parts of a function.

Blocks of sums and products are written out for languages that have no routine. Parts of
a function that are alike, as mechanisms side by side, become one program that is called
for all of them, with tables of what each reads and writes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain, islice

import numpy as np

from symbody.equations import Equations
from symbody.expr.definition import BlockOutput, Mapped, Products
from symbody.expr.evaluate import substitute
from symbody.expr.node import ZERO, Apply, Node, Symbol, forget, next_serial
from symbody.expr.product_blocks import mapped_item, product_item
from symbody.expr.traverse import as_vector, operations_of, post_order
from symbody.passes.graph import SUMS
from symbody.passes.terms import terms_of, total
from symbody.program.content import Alike, ProgramRequest, alike
from symbody.program.lower import SLOW_ARGUMENTS, argument_of, lower, result_of
from symbody.program.program import (
    ARRAYS,
    Argument,
    Assignment,
    Members,
    Program,
    Repeated,
    Result,
    free_names,
    name_long_parts,
)

# From so many operations on, parts that are alike are one program, if these are so much
# shorter than all formulas; of small parts one call computes several, which share
# vectors of sines. Operations that parts share may not become more than by so much.
_MANY, _SHORTER, _AT_ONCE, _REPEATED = 2000, 4, 400, 1.02
# Of elements that share some, from so many on, which may become so many times more.
_LONG, _SHARED = 20_000, 3


def without_products(program: Program) -> Program:
    """Return a program whose products of matrices and `Mapped` are written out."""
    return _without(program, (Products, Mapped))


def without_mapped(program: Program) -> Program:
    """Return a program whose formulas for several members are written for each."""
    return _without(program, (Mapped,))


_Kinds = tuple[type[Products] | type[Mapped] | type[BlockOutput], ...]


def _without(program: Program, kinds: _Kinds) -> Program:
    if not any(_is_of(step.node, kinds) for step in program.assignments()):
        return program
    first, built = next_serial(), list[Node]()
    while any(_is_of(step.node, kinds) for step in program.assignments()):
        program = _written_out(program, kinds, built)
    # The text in another language must not find them.
    forget(operations_of(built), first)
    # Some factors only meet zeros in the sums.
    read = {*post_order(*program.outputs())}
    used = program.with_steps(lambda steps: (a for a in steps if a.node in read))
    return _in_order(used)


def _in_order(program: Program) -> Program:
    """Return a program in which all that a statement reads is before it."""
    waiting: dict[Node, Assignment] = {a.node: a for a in program.assignments()}
    done: set[Node] = {a.node for a in program.constants}

    def placed(assignments: Iterable[Assignment]) -> Iterator[Assignment]:
        for assignment in assignments:
            for node in post_order(assignment.node, known=done):
                if node in waiting:
                    done.add(node)
                    yield waiting.pop(node)

    return program.with_steps(placed)


def _written_out(program: Program, kinds: _Kinds, built: list[Node]) -> Program:
    """Return the program without the blocks whose arguments hold no other one."""
    steps = [*program.assignments()]
    sums: dict[Apply, Node] = {}
    for step in steps:
        definition = step.node.op.definition
        if isinstance(definition, BlockOutput):
            of = step.node.args[0]
            if isinstance(of, Apply) and _is_of(of, kinds):
                is_product = isinstance(of.op.definition, Products)
                own = product_item if is_product else mapped_item
                sums[step.node] = own(of, definition.index)
    # The items of the first block: those of others may be made of them.
    block = next(iter(sums)).args[0]
    first: dict[Node, Node] = {i: s for i, s in sums.items() if i.args[0] is block}
    written = substitute([*(step.node for step in steps), *program.outputs()], first)
    built += [*sums.values(), *written]
    new = iter(written)
    named: set[Node] = {a.node for a in program.constants}
    symbols = [s for argument in program.arguments for s in argument.symbols]
    taken = {step.name for step in steps}
    names = (n for n in free_names("t", symbols, len(steps)) if n not in taken)

    def statements(assignments: tuple[Assignment, ...]) -> Iterator[Assignment]:
        for step, node in zip(assignments, islice(new, len(assignments)), strict=True):
            if step.node is block:
                if isinstance(step.node.op.definition, Mapped):
                    yield from _shared([*first.values()], named, names)
                continue
            if not isinstance(node, Apply) or node in named:
                continue
            named.add(node)
            yield Assignment(step.name, node)

    program = program.with_steps(statements)
    results = tuple(
        replace(result, nodes=tuple(islice(new, len(result.nodes))))
        for result in program.results
    )
    return replace(program, results=results)


def _shared(
    roots: Sequence[Node], named: set[Node], names: Iterator[str]
) -> Iterator[Assignment]:
    """Yield what formulas share, and parts of long ones; `named` gets new names."""
    order = [
        node for node in post_order(*roots, known=named) if isinstance(node, Apply)
    ]
    uses = Counter(arg for node in order for arg in node.args)
    chosen: set[Node] = {node for node in order if uses[node] > 1}
    name_long_parts(((node, node.args) for node in order), chosen)
    for node in order:
        if node in chosen:
            named.add(node)
            yield Assignment(next(names), node)


def _is_of(node: Apply, kinds: _Kinds) -> bool:
    return isinstance(node.op.definition, kinds)


def repeated(request: ProgramRequest, *, seldom: bool = False) -> Repeated | None:
    """Return a function by parts that are alike; None if its formulas are no longer.

    Parts are formulas of states that no other part reads, and terms of sums over these,
    or of elements, which may be longer in what is called `seldom`.
    """
    equations, results = request.equations, request.results.items()
    inputs = [argument_of(equations, *pair) for pair in request.arguments.items()]
    if len(results) != 1 or len(inputs) > ARRAYS:
        return None
    ((name, parts),) = results
    result = result_of(equations, request.name, name, parts)
    members = [equations.members.get(part, ()) for part in parts]
    groups, most = _of_members(result.nodes, [*chain.from_iterable(members)])
    groups = groups or _independent(result.nodes, inputs)
    if len(groups) < _SHORTER:  # as of most
        return None
    time = [s for a in inputs if a.scalar for s in a.symbols]
    shorter = _SHORTER / 2 if seldom and most < np.inf else _SHORTER
    kinds = alike([formulas for _, formulas in groups], time, {}, shorter)
    writes = [[groups[i][0] for i in kind.groups] for kind in kinds]
    return of_kinds(request.name, inputs, result, kinds, writes, most)


def of_kinds(
    name: str,
    inputs: Sequence[Argument],
    result: Result,
    kinds: Sequence[Alike],
    writes: Sequence[Sequence[Sequence[int]]],
    most: float = np.inf,
) -> Repeated | None:
    """Return a function whose result is the sum of parts, with where each writes.

    None if it is hardly shorter, or has more than the most operations when it runs.
    """
    time = [s for a in inputs if a.scalar for s in a.symbols]
    lengths = [max(1, len(operations_of(kind.formulas))) for kind in kinds]
    several = [
        min(len(kind.groups), max(1, _AT_ONCE // length))
        for kind, length in zip(kinds, lengths, strict=True)
    ]
    pairs = zip(lengths, kinds, strict=True)
    whole = sum(length * len(kind.groups) for length, kind in pairs)
    least = 0 if most < np.inf else _SHORTER * np.dot(lengths, several)
    if not kinds or not least <= whole <= most:
        return None
    places: dict[Node, int] = {}
    for number, argument in enumerate(a for a in inputs if not a.scalar):
        if argument.name != "p":
            own = enumerate(argument.symbols)
            places.update((s, ARRAYS * i + number) for i, s in own)
    members: list[Members] = []
    for kind, most, entries in zip(kinds, several, writes, strict=True):
        last = len(kind.groups) // most * most
        for begin, end in ((0, last), (last, len(kind.groups))):
            if begin == end:
                continue
            called = f"{name}_part{len(members)}"
            leaves, count = kind.leaves[begin:end], min(most, end - begin)
            to = entries[begin:end]
            one = _members(called, kind, leaves, count, to, places, time)
            if one is None:
                return None
            members.append(one)
    return Repeated(name, tuple(inputs), (result,), tuple(members))


def _independent(
    roots: Sequence[Node], inputs: Sequence[Argument]
) -> list[tuple[list[int], list[Node]]]:
    """Return entries of a result by the states that they follow, with their formulas.

    There are none if formulas are few, or if they share what follows time and inputs.
    """
    every = operations_of(roots)
    if len(every) < _MANY:
        return []
    # Of states and what follows them: the number of a part, and of what that joined.
    moving = [s for a in inputs if a.name not in SLOW_ARGUMENTS for s in a.symbols]

    def first(k: int) -> int:
        while joined[k] != k:
            joined[k] = k = joined[joined[k]]
        return k

    # In most, states are joined by more than sums, which may fall apart into terms.
    for passing in (SUMS, ()):
        if not passing:
            uses = Counter(chain.from_iterable(node.args for node in every))
            inner = {node for node, number in uses.items() if number == 1}
            terms = [terms_of(root, inner) for root in roots]
            every = operations_of(node for added in terms for _, node in added)
        joined, left = [*range(len(moving))], len(moving)
        part: dict[Node, int] = dict(zip(moving, joined, strict=True))
        slow: set[Node] = {s for a in inputs if a.name in ("t", "u") for s in a.symbols}
        fixed: set[Node] = set()
        for node in every:
            followed = [part[arg] for arg in node.args if arg in part]
            if followed:
                part[node] = k = followed[0]
                for other in followed[1:] if node.op not in passing else ():
                    if other != k and first(other) != first(k):
                        joined[first(other)] = first(k)
                        left -= 1
                if left < _SHORTER - 1:  # as in most, soon
                    return []
            elif any(arg in slow for arg in node.args):
                slow.add(node)
            else:
                fixed.add(node)
    groups: dict[int, tuple[list[int], list[Node]]] = {}
    for entry, (root, added) in enumerate(zip(roots, terms, strict=True)):
        by_part: dict[int, list[tuple[int, Node]]] = {}
        for term in added if root is not ZERO else ():
            number = part.get(term[1], -1)
            by_part.setdefault(number if number < 0 else first(number), []).append(term)
        for number, some in by_part.items():
            entries, formulas = groups.setdefault(number, ([], []))
            entries.append(entry)
            formulas.append(root if len(by_part) == 1 else total(some))
    if any(node.__class__ is Apply for node in slow):
        counts = [len(operations_of(own, fixed)) for _, own in groups.values()]
        if sum(counts) > _REPEATED * len(operations_of(roots, fixed)):
            return []
    return list(groups.values())


def _of_members(
    roots: Sequence[Node], members: Sequence[int]
) -> tuple[list[tuple[list[int], list[Node]]], float]:
    """Return entries of a result by the elements that they are of, with their formulas.

    And how many operations these may have in all, as elements share some. There are
    none where formulas are not long.
    """
    every = operations_of(roots) if len(members) == len(roots) else ()
    if len(every) < _LONG or any(_is_of(node, (BlockOutput,)) for node in every):
        return [], np.inf
    groups: dict[int, tuple[list[int], list[Node]]] = {}
    for entry, (root, member) in enumerate(zip(roots, members, strict=True)):
        entries, formulas = groups.setdefault(member, ([], []))
        if root is not ZERO:
            entries.append(entry)
            formulas.append(root)
    return [*groups.values()], _SHARED * len(every)


def _members(
    name: str,
    kind: Alike,
    leaves: Sequence[Sequence[Node]],
    several: int,
    writes: Sequence[Sequence[int]],
    places: Mapping[Node, int],
    time: Sequence[Symbol],
) -> Members | None:
    """Return the program of several of a kind, and the tables of its calls.

    None if what one reads from the state is a number of another.
    """
    columns = [*zip(*leaves, strict=True)]
    moves = [{leaf in places for leaf in column} for column in columns]
    if any(len(both) > 1 for both in moves):
        return None
    new = [[Symbol(f"{s.name}.{i}") for s in kind.symbols] for i in range(several)]
    formulas = [
        node
        for own in new
        for node in substitute(kind.formulas, dict(zip(kind.symbols, own, strict=True)))
    ]

    def chosen(moving: bool) -> tuple[tuple[Symbol, ...], list[list[Node]]]:
        which = [k for k, own in enumerate(moves) if own == {moving}]
        rows = [[columns[k][i] for k in which] for i in range(len(leaves))]
        calls = range(0, len(rows), several)
        together = [[*chain.from_iterable(rows[i : i + several])] for i in calls]
        return tuple(own[k] for own in new for k in which), together

    (y, read), (p, numbers) = chosen(True), chosen(False)
    symbols = {"t": tuple(time), "y": y, "p": p}
    equations = Equations(name, "parts", symbols, {"out": as_vector(formulas)})
    arguments = {group: (group,) for group in symbols}
    return Members(
        lower(equations, name, arguments, {"out": ("out",)}),
        np.array([[places[leaf] for leaf in row] for row in read], dtype=np.int32),
        tuple(map(tuple, numbers)),
        np.array(writes, dtype=np.int32).reshape(len(read), -1),
    )
