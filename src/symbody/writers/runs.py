"""Entries of results that a writer writes at once, in place of one by one."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from typing import TypeAlias, final

from symbody.dataclass import dataclass
from symbody.expr.definition import Item
from symbody.expr.node import ZERO, Apply, Node
from symbody.program.program import Assignment
from symbody.writers.parts import Statement, Store

# Shorter runs are no shorter as a call.
_SHORTEST = 8


@final
@dataclass(frozen=True)
class Run:
    """Consecutive entries of a result.

    Attributes:
        result: Name of the result.
        index: Of the first entry in it.
        block: The numerical block whose items they are; None if they are all zero.
        first: Number of the first item.
        count: How many there are.
    """

    result: str
    index: int
    block: Node | None
    first: int
    count: int

    def followed_by(self, other: Run) -> bool:
        """Return whether another run goes on where this one ends."""
        return (
            other.result == self.result
            and other.block is self.block
            and other.index == self.index + self.count
            and (self.block is None or other.first == self.first + self.count)
        )


Step: TypeAlias = Statement | Run


def with_runs(statements: Sequence[Statement], saved: Collection[Node]) -> list[Step]:
    """Return statements with runs in place of single entries.

    Items that are not kept have no statement: they are read where they are used.

    Args:
        statements: In order, the items of a block after it.
        saved: Nodes that later parts need.
    """
    return [step for part in _joined(statements, saved) for step in part]


def _joined(
    statements: Sequence[Statement], saved: Collection[Node]
) -> Iterator[Sequence[Step]]:
    run: Run | None = None
    stores: list[Store] = []
    for statement in statements:
        if isinstance(statement, Assignment):
            inner = block_of(statement.node)
            if inner is not None and statement.node not in saved:
                continue
        elif (single := _run_of(statement)) is not None:
            if run is not None and run.followed_by(single):
                run = replace(run, count=run.count + 1)
                stores.append(statement)
                continue
            yield _shorter(run, stores)
            run, stores = single, [statement]
            continue
        yield _shorter(run, stores)
        run, stores = None, []
        yield (statement,)
    yield _shorter(run, stores)


def _shorter(run: Run | None, stores: Sequence[Store]) -> Sequence[Step]:
    return stores if run is None or run.count < _SHORTEST else (run,)


def block_of(node: Node) -> Apply | None:
    """Return the numerical block that a node is an item of, if it is one."""
    if isinstance(node, Apply) and isinstance(node.op.definition, Item):
        block = node.args[0]
        assert isinstance(block, Apply)
        return block
    return None


def _run_of(store: Store) -> Run | None:
    node = store.node
    if node is ZERO:
        return Run(store.result, store.index, None, 0, 1)
    block = block_of(node)
    if block is None:
        return None
    assert isinstance(node, Apply)
    assert isinstance(node.op.definition, Item)
    return Run(store.result, store.index, block, node.op.definition.index, 1)
