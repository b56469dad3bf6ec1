"""The graph that passes work on: rows of an operation and the rows of its arguments.

Rows are numbers, so that a pass is a walk over lists. A node of the derivation's, or
one that a pass builds, is the *name* of a row: passes build new formulas by the names
of rows, with the operators that all formulas are built by, and so find what is there.
What a row computes may change while its name and all that is computed from it stay:
a sum that is factored at the root of a mechanism leaves the rest as it is.

Passes keep the order of evaluation: a step that replaces another takes its place.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from copy import copy
from dataclasses import replace
from functools import cached_property
from itertools import chain, repeat
from typing import Any, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.dataclass import dataclass
from symbody.expr.definition import VECTOR_RESULT
from symbody.expr.functions import COS, SIN, builder
from symbody.expr.node import (
    ADD,
    DIV,
    MUL,
    NEG,
    SUB,
    Apply,
    Const,
    Node,
    Symbol,
    detached,
)
from symbody.expr.operation import Operation
from symbody.expr.traverse import Counts, post_order

Row: TypeAlias = int
Mask: TypeAlias = NDArray[np.bool_]
Integers: TypeAlias = NDArray[np.int_]
# A term as its sign and its row.
Term: TypeAlias = tuple[int, Row]
# From a row of the new graph to what replaces it; None if the operation stays.
Rule: TypeAlias = Callable[[Row, "Graph"], Node | None]
SUMS = frozenset((ADD, SUB, NEG))
SUM, PRODUCT, QUOTIENT, ANGULAR, LEAF, _OTHER = 1, 2, 3, 4, 5, 6
_KINDS: dict[Operation | None, int] = {
    None: LEAF,
    **dict.fromkeys(SUMS, SUM), MUL: PRODUCT, DIV: QUOTIENT, SIN: ANGULAR, COS: ANGULAR,
}  # fmt: skip
_VECTORS = frozenset(VECTOR_RESULT)
# How often rows change: once a run, with time and inputs, or with the state.
FIXED, SLOW, _MOST = 0, 1, 2


@final
@dataclass(frozen=True, eq=False)
class Graph:
    """Operations in evaluation order, and the requested rows."""

    order: list[Row]  # of all operations, arguments before their users
    outputs: list[Row]  # that are requested
    ops: list[Operation | None]  # the operation of each row; None for leaves
    args: list[tuple[Row, ...]]  # the rows of its arguments
    names: list[Node]  # the node by which formulas are built from a row
    # Serial numbers of the nodes that the derivation made, which tell to which part of
    # the derivation rows belong.
    places: list[int]
    row_of: dict[Node, Row]  # of each name, of which `others` may be in the place
    others: dict[Row, Row]  # in the place of rows that are computed no longer
    rates: bytearray  # how often each row changes: FIXED, SLOW or 2, as its arguments
    # Whether what depends on parameters only is computed once a run: it is not counted.
    condensed: bool = False
    # Steps that are alike.
    together: tuple[tuple[Row, ...], ...] = ()

    def __repr__(self) -> str:
        return f"Graph({len(self.order)} steps, {len(self.outputs)} roots)"

    @cached_property
    def nodes(self) -> list[Node]:
        """The formula of each row in the order: its name if that computes the same."""
        nodes = self.names.copy()
        every, args = self.ops, self.args
        for row in self.order:
            node: Any = nodes[row]
            rows, op = args[row], every[row]
            own: tuple[Node, ...] = nodes[rows[0]], nodes[rows[-1]]  # of two, as most
            if len(rows) != 2:
                own = tuple([nodes[arg] for arg in rows])
            if node.op is not op or node.args != own:
                assert op is not None
                nodes[row] = detached(op, own)
        return nodes

    @property
    def roots(self) -> tuple[Node, ...]:
        """The requested formulas."""
        return tuple([self.nodes[row] for row in self.outputs])

    @property
    def steps(self) -> dict[Apply, int]:
        """The formulas of all operations, in order, with their places."""
        nodes: list[Any] = self.nodes
        return {nodes[row]: self.places[row] for row in self.order}

    @cached_property
    def arguments(self) -> tuple[Integers, Integers]:
        """The rows of all arguments, and the rows of which they are these."""
        return self._arguments(self.order)

    def _arguments(self, rows: Sequence[Row]) -> tuple[Integers, Integers]:
        args = [*map(self.args.__getitem__, rows)]
        lengths = np.fromiter(map(len, args), int, len(args))
        by = np.array(rows, dtype=int).repeat(lengths)
        return np.fromiter(chain.from_iterable(args), int, len(by)), by

    @cached_property
    def kinds(self) -> Integers:
        """Of each row whether it is a sum, product, quotient, angular; 0 if unused."""
        return np.array([*map(_KINDS.get, self.ops, repeat(_OTHER))], dtype=int)

    @cached_property
    def uses(self) -> Integers:
        """The number of times each row is an argument or requested."""
        args, _ = self.arguments
        read = np.concatenate([args, np.array(self.outputs, dtype=int)])
        return np.bincount(read, minlength=len(self.ops))

    def mask(self, rows: Collection[Row]) -> Mask:
        """Return which rows are among some."""
        mask = np.zeros(len(self.ops), dtype=bool)
        mask[np.fromiter(rows, int, len(rows))] = True
        return mask

    def arguments_of(self, rows: Mask) -> Mask:
        """Return which rows are arguments of some operations."""
        args, by = self.arguments
        mask = np.zeros(len(self.ops), dtype=bool)
        mask[args[rows[by]]] = True
        return mask

    def users_of(self, rows: Mask) -> Mask:
        """Return which operations have some rows among their arguments."""
        args, by = self.arguments
        mask = np.zeros(len(self.ops), dtype=bool)
        mask[by[rows[args]]] = True
        return mask

    def rated(self, rate: int = FIXED) -> Mask:
        """Return which rows change no more often than a rate says."""
        return np.frombuffer(bytes(self.rates), dtype=np.uint8) <= rate

    @property
    def constants(self) -> list[Row]:
        """The operations that depend on parameters only, if these are condensed."""
        rates = self.rates
        return [r for r in self.order if not rates[r]] if self.condensed else []

    @cached_property
    def counts(self) -> Counts:
        """The operations of one evaluation."""
        every: Any = self.ops
        kinds = self.kinds * ~self.rated() if self.condensed else self.kinds
        sums, products, *more = np.bincount(kinds, minlength=LEAF)[SUM:LEAF].tolist()
        others = np.flatnonzero(kinds == _OTHER).tolist()
        return Counts(products, sums, *more) + Counts.of([every[row] for row in others])

    @cached_property
    def inner(self) -> tuple[set[Row], set[Row]]:
        """The sums that are part of one larger sum only, and likewise products."""
        single = self.uses == 1
        sums, products = (
            rows_of(single & (self.kinds == k) & self.arguments_of(self.kinds == k))
            for k in (SUM, PRODUCT)
        )
        return sums, products

    @cached_property
    def whole(self) -> Integers:
        """The sum or product that a row is part of, through others: itself if none."""
        (args, by), kinds = self.arguments, self.kinds
        own, users = kinds[args], kinds[by]
        is_part = (own >= users) & (users >= SUM) & (own <= PRODUCT)
        is_part &= self.uses[args] == 1
        return self.followed(is_part)

    def followed(self, is_part: Mask) -> Integers:
        """Return the user that each row is part of; of `arguments`, some are parts."""
        args, by = self.arguments
        whole = np.arange(len(self.ops))
        whole[args[is_part]] = by[is_part]
        while not np.array_equal(whole, further := whole[whole]):
            whole = further
        return whole

    @cached_property
    def defined(self) -> dict[Row, Any]:
        """The operations outside the table, and their definitions."""
        every: Any = self.ops
        ops = {op for op in {*every} if op is not None and op.definition is not None}
        rows = [row for row in self.order if every[row] in ops] if ops else []
        return {row: every[row].definition for row in rows}

    def terms(self, root: Row, inner: Collection[Row]) -> list[Term]:
        """Return the terms of a sum, in order; of another row, the row itself.

        Of sums inside, those of `inner` are taken apart.
        """
        terms: list[Term] = []
        todo = [(1, root)]
        while todo:
            sign, row = todo.pop()
            op = self.ops[row]
            if op not in SUMS or not (row == root or row in inner):
                terms.append((sign, row))
            elif op is NEG:
                todo.append((-sign, self.args[row][0]))
            else:
                a, b = self.args[row]
                todo.append((-sign if op is SUB else sign, b))
                todo.append((sign, a))
        return terms

    def factors(self, root: Row, inner: Collection[Row] | None = None) -> list[Row]:
        """Return the factors of a product, in order; of another row, the row itself.

        Of products inside, those of `inner` are taken apart, by default all.
        """
        factors: list[Row] = []
        todo = [root]
        while todo:
            row = todo.pop()
            if self.ops[row] is MUL and (inner is None or row == root or row in inner):
                todo += reversed(self.args[row])
            else:
                factors.append(row)
        return factors

    def current(self, row: Row) -> Row:
        """Return the row that is in the place of one, the row itself if none is."""
        others = self.others
        while row in others:
            row = others[row]
        return row

    def name(self, row: Row) -> Node:
        """Return the node by which new formulas are built from a row."""
        return self.names[self.current(row)]

    def rewritten(self, chosen: Collection[Row], rule: Rule) -> Graph:
        """Return the graph with chosen steps replaced by a rule, in the old order.

        The arguments of a step are replaced before it.
        """
        new = copy(self)
        for field in ("ops", "args", "names", "places", "row_of", "others", "rates"):
            vars(new)[field] = getattr(self, field).copy()
        rewriting = _Rewriting(new)
        order = rewriting.order(self, chosen, rule)
        if order is self.order:
            return self
        result = replace(new, order=order, outputs=[*map(new.current, self.outputs)])
        # The others have the arguments that they had.
        changed, (args, by) = [*rewriting.placed.early], self.arguments
        fresh = [LEAF * (op is None) for op in new.ops[len(self.ops) :]]
        kinds = np.append(self.kinds, np.array(fresh, dtype=int))
        kinds[[*new.others, *changed]] = 0
        stays = kinds[by] > 0
        own, of = result._arguments(changed)
        args, by = np.append(args[stays], own), np.append(by[stays], of)
        kinds[changed] = [_KINDS.get(new.ops[row], _OTHER) for row in changed]
        vars(result).update(kinds=kinds, arguments=(args, by))
        uses = result.uses.tolist()
        unused = [row for row in order if not uses[row]]
        for row in unused:  # which gets longer
            for arg in new.args[row]:
                uses[arg] -= 1
                if not uses[arg]:
                    unused.append(arg)
        if unused:
            order, counts = [row for row in order if uses[row]], np.array(uses)
            used, kinds[counts == 0] = counts[by] > 0, 0
            vars(result).update(order=order, uses=counts)
            vars(result).update(arguments=(args[used], by[used]))
        return result

    def reordered(self, order: list[Row], places: list[int]) -> Graph:
        """Return the graph of the same rows in another order, with their places."""
        result = copy(self)  # with what is known of it
        vars(result).update(order=order, places=places)
        return result


def rows_of(mask: Mask) -> set[Row]:
    """Return the rows of a mask."""
    return set(np.flatnonzero(mask).tolist())


def graph_of(roots: Iterable[Node], rates: Mapping[Symbol, int] = {}) -> Graph:
    """Return the graph of some nodes and all below them, in the order of their use.

    That of building depends on the other functions of the model. Symbols without a
    rate change most often; a block is no constant, which is a single number.
    """
    roots = [*roots]
    every = post_order(roots)
    steps: list[Any] = [node for node in every if node.__class__ is Apply]
    leaves: list[Any] = [node for node in every if node.__class__ is not Apply]
    names = [*steps, *leaves]
    row_of: dict[Node, Row] = dict(zip(names, range(len(names)), strict=True))
    row = row_of.__getitem__
    of_leaves = [FIXED if n.__class__ is Const else rates.get(n, _MOST) for n in leaves]
    changes = [*[FIXED] * len(steps), *of_leaves]
    args: list[tuple[Row, ...]] = []
    for at, step in enumerate(steps):
        own = step.args
        if len(own) == 2:  # as most have
            first, second = row_of[own[0]], row_of[own[1]]
            args.append((first, second))
            a, b = changes[first], changes[second]
            rate = a if a > b else b
        else:
            args.append(tuple(map(row, own)))
            rate = max([changes[arg] for arg in args[at]])
        if rate:
            changes[at] = rate
        elif step.op.definition.__class__ in _VECTORS:
            changes[at] = SLOW
    return Graph(
        order=[*range(len(steps))],
        outputs=[*map(row, roots)],
        ops=[*[step.op for step in steps], *[None] * len(leaves)],
        args=[*args, *[()] * len(leaves)],
        names=names,
        places=[*[step.serial for step in steps], *[0] * len(leaves)],
        row_of=row_of,
        others={},
        rates=bytearray(changes),
    )


def order_of_building(graph: Graph) -> Graph:
    """Return the graph with steps in the order in which the derivation built them.

    Reason: in it, code runs up to a fifth faster than in the order of use.

    Rule: a step that others need earlier comes with the first of them.
    """
    places, (args, by) = np.array(graph.places), graph.arguments
    while (is_late := places[args] > places[by]).any():
        np.minimum.at(places, args[is_late], places[by[is_late]])
    order = np.array(graph.order, dtype=int)
    order = order[np.argsort(places[order], kind="stable")]
    return graph.reordered(order.tolist(), places.tolist())


@final
class Placed:
    """An order of evaluation that is being made, from that of a graph."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.order: list[Row] = []
        self.early: set[Row] = set()  # what does not follow from the old order
        self.rows = np.array(graph.order, dtype=int)
        self.at = np.full(len(graph.ops), len(self.rows))  # where each row was
        self.at[self.rows] = np.arange(len(self.rows))
        self._before, self._at = graph.order, self.at.tolist()
        self._end, self.next = 0, 0

    def extend(self, end: int) -> None:
        """Add the rows before a place in the old order; the one there is left out."""
        rows, early = self._before[self.next : end], self.early
        is_same = early.isdisjoint(rows)
        self.order += rows if is_same else [row for row in rows if row not in early]
        self._end, self.next = end, end + 1

    def has(self, row: Row) -> bool:
        """Return whether a row is there."""
        was = self._at
        return row in self.early or (row < len(was) and was[row] < self._end)

    def add(self, root: Row, place: int) -> None:
        """Add a row, and those below it that are not there yet, arguments first."""
        graph, has = self.graph, self.has
        todo = [root]
        while todo:
            row = todo[-1]
            if graph.ops[row] is None or has(row):
                todo.pop()
                continue
            if graph.others:
                graph.args[row] = tuple(map(graph.current, graph.args[row]))
            args = graph.args[row]
            missing = [a for a in args if graph.ops[a] is not None and not has(a)]
            if missing:
                todo += reversed(missing)
                continue
            self.early.add(todo.pop())
            self.order.append(row)
            graph.places[row] = place


@final
class _Rewriting:
    """The rows of a graph while some are replaced."""

    def __init__(self, graph: Graph) -> None:
        self._graph = graph
        self.placed = Placed(graph)
        # Rows on which operations have to be built anew, as these may become simpler.
        self._dirty: set[Row] = set()

    def order(self, before: Graph, chosen: Collection[Row], rule: Rule) -> list[Row]:
        """Return the order after all replacements, the old one if there is none."""
        graph, placed, order = self._graph, self.placed, before.order
        args, by = before.arguments
        users: Integers | None = None
        # Of each place whether its row is chosen, or has an argument that is dirty.
        waiting = bytearray(before.mask(chosen)[placed.rows])
        is_waiting = np.frombuffer(waiting, dtype=bool)
        at = 0
        while (at := waiting.find(True, at)) >= 0:
            row, waiting[at] = order[at], False
            node = rule(row, graph) if row in chosen else None
            if node is None:
                if self._dirty.isdisjoint(graph.args[row]):
                    continue
                op: Any = graph.ops[row]
                node = builder(op)(*map(graph.name, graph.args[row]))
            placed.extend(at)
            self._replace(row, node)
            if row in self._dirty:
                if users is None:
                    # Short numbers are sorted many times faster.
                    short = args.astype(np.min_scalar_type(len(graph.ops)))
                    users = placed.at[by[np.argsort(short, kind="stable")]]
                    counts = np.bincount(args, minlength=len(before.ops))
                    ends = np.cumsum(counts)
                is_waiting[users[ends[row] - counts[row] : ends[row]]] = True
            placed.add(graph.current(row), graph.places[row])
        if not placed.next:
            return order
        placed.extend(len(order))
        return placed.order

    def _replace(self, row: Row, node: Node) -> None:
        """Let a row compute a node, or another row stand in its place."""
        graph = self._graph
        fresh = len(graph.ops)
        other = self._row(node, graph.places[row])
        if other == row:
            return
        op, before = graph.ops[other], graph.ops[row]
        if other < fresh or op is None or self.placed.has(row):
            graph.others[row] = other
            self._dirty.add(row)
            return
        args = graph.args[other]
        graph.ops[row], graph.args[row] = op, args
        graph.rates[row] = graph.rates[other]
        graph.others[other] = row
        if op is not before or graph.names[args[0]].__class__ is Const:
            graph.names[row] = node
            self._dirty.add(row)

    def _row(self, root: Node, place: int) -> Row:
        """Return the row of a node, with new ones for what has none."""
        graph = self._graph
        row_of, names = graph.row_of, graph.names
        todo: list[Any] = [root]
        while todo:
            node = todo[-1]
            if node in row_of:
                todo.pop()
                continue
            args = node.args if node.__class__ is Apply else ()
            missing = [arg for arg in args if arg not in row_of]
            if missing:
                todo += reversed(missing)
                continue
            row_of[todo.pop()] = len(graph.ops)
            op = node.op if node.__class__ is Apply else None
            rows = tuple([graph.current(row_of[arg]) for arg in args])
            if op is ADD or (op is MUL and names[rows[0]].__class__ is not Const):
                # Either may have been there. In a sum another one comes first.
                others = [op is ADD and graph.ops[row] not in SUMS for row in rows]
                rows = tuple(row for _, row in sorted(zip(others, rows, strict=True)))
            graph.ops.append(op)
            graph.args.append(rows)
            names.append(node)
            graph.places.append(place)
            rates = [graph.rates[row] for row in rows]
            is_vector = op is not None and op.definition.__class__ in _VECTORS
            graph.rates.append(max([*rates, SLOW if is_vector else FIXED]))
        return graph.current(row_of[root])
