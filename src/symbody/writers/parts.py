"""A program as statements, in parts short enough for compilers, and in groups."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import chain, compress, groupby, pairwise
from typing import Any, NamedTuple, TypeAlias, TypeVar, final

from symbody.dataclass import dataclass
from symbody.expr.definition import BlockOutput
from symbody.expr.functions import COS, SIN
from symbody.expr.node import ZERO, Apply, Node, Symbol
from symbody.program.program import Assignment, Content, Contents, Program, content_of


@final
@dataclass(frozen=True)
class Store:
    """A finished entry of a result, counted row by row."""

    result: str
    index: int
    node: Node

    def is_within(self, lower: Mapping[str, int]) -> bool:
        """Return whether it is not above the diagonal of a result of so many rows."""
        n = lower.get(self.result, 0)
        return not n or self.index % n <= self.index // n


_ANGULAR = frozenset((SIN, COS))
Statement: TypeAlias = Assignment | Store
_Steps: TypeAlias = dict[Node, Assignment]
# Steps that are alike, by the first.
Groups: TypeAlias = Mapping[Node, tuple[Node, ...]]


@final
@dataclass(frozen=True)
class Part:
    """Consecutive statements."""

    statements: tuple[Statement, ...]
    headings: dict[int, str]  # by position among the statements
    reads: tuple[Node, ...]  # what is of earlier parts, by first use
    saves: tuple[Node, ...]  # temporaries that later parts need
    inner: tuple[Content, ...] = ()  # of the statements


def split(
    program: Program,
    *,
    longest: int,
    fewest: int = 2,
    alike: Mapping[Node, tuple[Node, ...]] = {},
    lower: Mapping[str, int] | None = None,
) -> tuple[Part, ...]:
    """Return a program in parts of `longest` operations at most, `fewest` or one.

    Steps that are `alike` are next to each other, and then parts have no headings. Of
    results in `lower`, of so many rows, what is above the diagonal is left out.
    """
    statements, inner, headings = _statements(program, alike)
    lengths = [max(1, operations) for operations, _ in inner]
    count = -(-sum(lengths) // longest)
    equal = _bounds(lengths, count if count >= fewest else 1)
    # The bounds moved so that blocks, and what is alike, stay whole.
    last: dict[Node | None, int] = {
        block_of(s.node): k for k, s in enumerate(statements)
    }
    last.pop(None, None)
    begins: dict[Node | None, int] = {}
    if last or alike:
        steps = enumerate(statements)
        begins = {s.node: k for k, s in steps if s.__class__ is Assignment}
        last.update((first, begins[rows[-1]]) for first, rows in alike.items())
    moved = list(equal)
    for first, end in last.items():
        begin = begins[first]
        moved = [end + 1 if begin < bound <= end else bound for bound in moved]
    bounds = sorted(set(moved))
    read_last: dict[Node, int] = {}
    needs = [
        dict.fromkeys(chain.from_iterable([reads for _, reads in inner[begin:end]]))
        for begin, end in pairwise(bounds)
    ]
    for part, needed in enumerate(needs):
        read_last.update(dict.fromkeys(needed, part))
    result = []
    for part, needed in enumerate(needs):
        begin, end = bounds[part], bounds[part + 1]
        mine, contents = statements[begin:end], inner[begin:end]
        if lower:
            stays = [not isinstance(s, Store) or s.is_within(lower) for s in mine]
            mine, contents = [*compress(mine, stays)], [*compress(contents, stays)]
        own: list[Node] = [s.node for s in mine if isinstance(s, Assignment)]
        inside = set(own)
        result.append(
            Part(
                tuple(mine),
                {at - begin: t for at, t in headings.items() if begin <= at < end},
                tuple([node for node in needed if node not in inside]),
                tuple([node for node in own if read_last.get(node, -1) > part]),
                tuple(contents),
            )
        )
    return tuple(result)


def _statements(
    program: Program, alike: Groups
) -> tuple[list[Statement], list[Content], dict[int, str]]:
    """Return all statements, each result as soon as it is known, and the headings."""
    named, contents = program.named, program.contents
    every: _Steps = {step.node: step for step in program.assignments()}
    begins, count = dict[int, str](), 0
    for section in program.sections:
        begins[count] = section.title
        count += len(section.assignments)
    if alike:
        every, begins = _side_by_side(every, contents, alike), {}
    position: dict[Node, int] = {node: i for i, node in enumerate(every)}
    # Those of a block's items behind all of them, row by row.
    items = [(node, b) for node in position if (b := block_of(node)) is not None]
    ends = {block: position[node] for node, block in items}
    position.update({node: ends[block] for node, block in items})
    ready: dict[int, list[tuple[Statement, Content]]] = {}
    for result in program.results:
        for index, node in enumerate(result.nodes):
            inner = content_of((node,), named)
            last = max([position.get(read, -1) for read in inner[1]], default=-1)
            ready.setdefault(last, []).append((Store(result.name, index, node), inner))
    done = ready.pop(-1, [])
    headings: dict[int, str] = {}
    for number, (node, step) in enumerate(every.items()):
        if number in begins:
            headings[len(done)] = begins[number]
        done.append((step, contents[node]))
        done += ready.get(number, ())
    return [s for s, _ in done], [inner for _, inner in done], headings


def _side_by_side(every: _Steps, contents: Contents, alike: Groups) -> _Steps:
    """Return steps in the same order but for those that are alike."""
    of = {node: nodes for nodes in alike.values() for node in nodes}
    order: _Steps = {}
    for root in every:
        waiting = [root]
        while waiting:
            nodes = of.get(waiting[-1], (waiting[-1],))
            reads = chain.from_iterable([contents[node][1] for node in nodes])
            missing = [n for n in reads if n in every and n not in order]
            if missing:
                waiting += reversed(missing)
                continue
            waiting.pop()
            order.update((node, every[node]) for node in nodes)
    return order


def _bounds(lengths: Sequence[int], count: int) -> list[int]:
    """Return where parts begin and end, so that they are about equally long."""
    share = sum(lengths) / count
    bounds = [0]
    done = 0
    for position, length in enumerate(lengths, 1):
        done += length
        if done >= share * len(bounds) and len(bounds) < count:
            bounds.append(position)
    bounds.append(len(lengths))
    return bounds


def split_constants(
    program: Program, *, longest: int
) -> tuple[tuple[range, tuple[Symbol, ...]], ...]:
    """Return constants in ranges of about equal length, each with its symbols."""
    inner = [program.contents[constant.node] for constant in program.constants]
    lengths = [operations for operations, _ in inner]
    bounds = _bounds(lengths, max(1, -(-sum(lengths) // longest)))
    ranges = [range(*pair) for pair in pairwise(bounds)]
    symbols = [[n for n in reads if isinstance(n, Symbol)] for _, reads in inner]
    return tuple(
        (own, tuple(dict.fromkeys(chain.from_iterable(map(symbols.__getitem__, own)))))
        for own in ranges
    )


@final
@dataclass(frozen=True)
class Angles:
    """Sines and cosines of angles that are all known before the first of them."""

    angles: tuple[Node, ...]
    members: tuple[Assignment, ...]  # the sines and cosines


Step: TypeAlias = "Statement | Angles"


def grouped(statements: Sequence[Statement], contents: Contents) -> Iterator[Step]:
    """Yield the statements, consecutive sines and cosines as groups before results."""
    run: list[Assignment] = []
    stores: list[Store] = []
    inside: set[Node] = set()
    for statement in statements:
        if run and isinstance(statement, Store):
            stores.append(statement)
            continue
        angular = isinstance(statement, Assignment) and statement.node.op in _ANGULAR
        if run and not (
            isinstance(statement, Assignment)
            and angular
            and inside.isdisjoint(contents[statement.node][1])
        ):
            yield _group(run)
            yield from stores
            run, stores, inside = [], [], set()
        if isinstance(statement, Assignment) and angular:
            run.append(statement)
            inside.add(statement.node)
        else:
            yield statement
    if run:
        yield _group(run)
        yield from stores


def _group(run: Sequence[Assignment]) -> Angles:
    angles = dict.fromkeys(member.node.args[0] for member in run)
    return Angles(tuple(angles), tuple(run))


# Shorter runs are no shorter as a call.
SHORTEST_RUN = 8


@final
class Run(NamedTuple):
    """Consecutive entries of a result."""

    result: str
    begin: int  # the first entry
    block: Node | None  # whose items they are; None: all zero
    first: int  # number of the first item
    length: int = 1

    def next(self) -> Run:
        """Return the run of one entry that goes on where one of one entry ends."""
        result, begin, block, first, _ = self
        return Run(result, begin + 1, block, first + (block is not None))


def with_runs(
    statements: Sequence[Statement], saved: Collection[Node]
) -> Iterator[Statement | Run]:
    """Yield statements, a block's items after it, with runs for single entries.

    Items that no later part needs have no statement: they are read where they are used.
    """
    written = [
        s
        for s in statements
        if s.__class__ is Store or block_of(s.node) is None or s.node in saved
    ]
    if sum([s.__class__ is Store for s in written]) < SHORTEST_RUN:
        yield from written
        return

    def run_of(s: Statement) -> Run | None:
        return run_of_item(s.result, s.index, s.node) if isinstance(s, Store) else None

    for run, members in grouped_runs(written, run_of):
        if run is None or run.length < SHORTEST_RUN:
            yield from members
        else:
            yield run


_Entry = TypeVar("_Entry")


def grouped_runs(
    entries: Iterable[_Entry], run_of: Callable[[_Entry], Run | None]
) -> Iterator[tuple[Run | None, list[_Entry]]]:
    """Yield entries, those together that make one run."""
    run: Run | None = None
    following: Run | None = None
    members: list[_Entry] = []
    for entry in entries:
        single = run_of(entry)
        if single is None or single != following:
            if members:
                yield run and run._replace(length=len(members)), members
            run, members = single, []
        members.append(entry)
        following = single and single.next()
    if members:
        yield run and run._replace(length=len(members)), members


def block_of(node: Node) -> Apply | None:
    """Return the numerical block that a node is an item of, if it is one."""
    if node.__class__ is Apply and node.op.definition.__class__ is BlockOutput:
        block: Any = node.args[0]
        result: Apply = block
        return result
    return None


def has(program: Program, kinds: tuple[type, ...]) -> bool:
    """Return whether operations of some kinds are among the steps and constants."""
    steps = (*program.assignments(), *program.constants)
    return any(isinstance(step.node.op.definition, kinds) for step in steps)


def run_of_item(result: str, index: int, node: Node) -> Run | None:
    """Return the run of one entry; None if it is no zero and no item of a block."""
    if node is ZERO:
        return Run(result, index, None, 0)
    block = block_of(node)
    if block is None:
        return None
    assert isinstance(node, Apply)
    assert isinstance(node.op.definition, BlockOutput)
    return Run(result, index, block, node.op.definition.index)


def steps(
    part: Part,
    contents: Contents,
    saved: Collection[Node],
    *,
    runs: bool = True,
    together: bool = True,
) -> Iterator[tuple[int, Step | Run]]:
    """Yield the statements of a part, with the place of the first of each step.

    A step may be several entries (`runs`), or several sines and cosines (`together`).
    """
    places = {id(statement): n for n, statement in enumerate(part.statements)}
    at, every = 0, with_runs(part.statements, saved) if runs else part.statements
    some: Any
    for is_run, some in groupby(every, lambda step: step.__class__ is Run):
        if not is_run:
            some = [*some]
            at = places[id(some[-1])]
            ops = {s.node.op for s in some if s.__class__ is Assignment}
            if together and not _ANGULAR.isdisjoint(ops):
                some = grouped(some, contents)
        for step in some:
            first = step.members[0] if step.__class__ is Angles else step
            yield places.get(id(first), at), step
