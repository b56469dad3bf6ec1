"""Sines and cosines that a writer computes together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias, final

from symbody.dataclass import dataclass
from symbody.expr.functions import COS, SIN
from symbody.expr.node import Node
from symbody.program.program import Assignment
from symbody.writers.parts import Statement, Store, content


@final
@dataclass(frozen=True)
class Angles:
    """Sines and cosines of angles that are all known before the first of them.

    Attributes:
        angles: The angles.
        members: The sines and cosines.
    """

    angles: tuple[Node, ...]
    members: tuple[Assignment, ...]


Step: TypeAlias = "Statement | Angles"


def grouped(statements: Sequence[Statement], named: set[Node]) -> Iterator[Step]:
    """Yield the statements, consecutive sines and cosines as groups.

    A result that is finished between them is written after the group.

    Args:
        statements: In order.
        named: Nodes that have a name of their own.
    """
    run: list[Assignment] = []
    stores: list[Store] = []
    inside: set[Node] = set()
    for statement in statements:
        if run and isinstance(statement, Store):
            stores.append(statement)
            continue
        angular = isinstance(statement, Assignment) and statement.node.op in (SIN, COS)
        if run and (not angular or not inside.isdisjoint(content(statement, named)[1])):
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
