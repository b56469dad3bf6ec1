"""Systems as tables for a loop over their links; see tree_motion.h."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from symbody.expr.functions import COS, SIN
from symbody.expr.node import (
    ADD,
    DIV,
    MUL,
    NEG,
    SQRT,
    SUB,
    ZERO,
    Apply,
    Const,
    Node,
    Symbol,
)
from symbody.expr.traverse import reachable
from symbody.formalisms.tree.tree import slide_origins
from symbody.runtime.functions import Entry
from symbody.runtime.rolled_tree import ClosingTables, LoadTables, Tables
from symbody.spatial.vectors import full
from symbody.system.links import Link
from symbody.system.system import System

Array: TypeAlias = NDArray[np.float64]
_NUMBER, _PARAMETER = 0, 1
_STEPS = {ADD: 2, SUB: 3, MUL: 4, DIV: 5, NEG: 6, SQRT: 7, SIN: 8, COS: 9}
_TURNS, _SLIDES, _TURNED, _QUATERNION = range(4)


class NotRolledError(Exception):
    """The reason why a system has no tables, as text."""


def check_rolled(system: System) -> None:
    """Raise a NotRolledError unless a system is a tree of links that are alike."""
    reasons = {
        "it has explicit loops": system.loop_solutions,
        "drives move what is constrained": system.constraints
        and any(link.driven for link in system.links),
        "loads follow accelerations": system.algebraic.sensors or system.node_motions,
        "it is at rest": not system.links,
    }
    for reason, holds in reasons.items():
        if holds:
            raise NotRolledError(reason)
    for link in system.links:
        name = system.joints[link.joint].name
        if link.general is not None:
            raise NotRolledError(f"the joint {name!r} is of a kind of its own")


def tables_of(
    system: System,
    loads: LoadTables | None,
    constants: Sequence[Node],
    forces: Entry | None,
    closing: ClosingTables | None,
) -> Tables:
    """Return a system as tables; a NotRolledError says which entry has no place.

    `constants` are formulas that its loads read, `forces` those of `formulas_beside`.
    """
    places: dict[Node, int] = {symbol: i for i, symbol in enumerate(system.q)}
    rates: dict[Node, int] = {symbol: i for i, symbol in enumerate(system.v)}
    driven = [link for link in system.links if link.driven]
    for i, link in enumerate(driven):
        assert link.q is not None, "a quaternion is not driven"
        places[link.q], rates[link.v] = len(system.q) + i, len(system.v) + i
    orders = [(0, 1, 2), *map(table_axes, system.links)]
    rows, (of_world, *normals) = [], normals_of(system.links)
    for link, normal in zip(system.links, normals, strict=True):
        q = link.q if link.quaternion is None else link.quaternion[0]
        place = -1 if q is None else places[q]
        kind, follows = _kind(link), bool(link.ball)
        rows.append((link.parent, kind, place, rates[link.v], follows, normal))
    nodes = [*system.gravity, ZERO]
    # Torques of loads are about origins that have been slid.
    for link in slide_origins(system.links, system.placements)[0]:
        nodes += _numbers(link, orders[link.parent], orders[link.index])
    steps, numbers, entries = _steps([*nodes, *constants], system)
    return Tables(
        len(system.q), len(system.v), len(system.x), len(driven), len(system.u),
        np.array(rows, dtype=np.int32), steps, numbers, entries, loads, forces,
        of_world, closing,
    )  # fmt: skip


def table_axes(link: Link) -> tuple[int, int, int]:
    """Return which axes of a link come first in tables: its own is the third there."""
    return (link.axis + 1) % 3, (link.axis + 2) % 3, link.axis


def normals_of(links: Sequence[Link]) -> list[int]:
    """Return which axis in tables is normal to all motions, of the world and of links.

    Three more if it points the other way; -1 of each if no axis is normal to all.
    """
    orders = [(0, 1, 2), *map(table_axes, links)]
    for axis in range(3):
        normals = [axis]
        for link in links:
            order, above = table_axes(link), normals[link.parent]
            row = link.E[orders[link.parent][above % 3]]
            own = [k for k in range(3) if row[order[k]] is not ZERO]
            entry = row[order[own[0]]]
            if len(own) > 1 or not isinstance(entry, Const) or _kind(link) > _SLIDES:
                break
            if (own[0] == 2) is (link.kind == "T"):
                break
            normals.append(own[0] + 3 * ((above < 3) is (float(entry) < 0.0)))
        else:
            return normals
    return [-1] * len(orders)


def plane_axes(normal: int) -> tuple[int, int, int]:
    """Return which axes in tables are those of a plane, and its normal."""
    n, turned = normal % 3, 1 if normal < 3 else 2
    return (n + turned) % 3, (n - turned) % 3, n


def _kind(link: Link) -> int:
    if link.kind == "T":
        return _SLIDES
    if link.quaternion is not None:
        return _QUATERNION + link.axis
    return _TURNS if link.q is not None else _TURNED


def _numbers(
    link: Link, parent: tuple[int, ...], own: tuple[int, ...]
) -> Iterator[Node]:
    """Yield the numbers of a link: in axes of which its own is the third."""
    # Those of a quaternion are ordered as it runs, when it has turned them.
    for j in (0, 1, 2) if link.quaternion is not None else own:
        yield from (*(link.E[i][j] for i in parent), ZERO)
    yield from (*(link.p[i] for i in parent), ZERO)
    yield from (*(link.mass.h[i] for i in own), link.mass.m)
    J = full(link.mass.J)
    for j in own:
        yield from (*(J[i][j] for i in own), ZERO)
    yield from (link.armature, ZERO, ZERO, ZERO)


def _steps(
    nodes: Sequence[Node], system: System
) -> tuple[NDArray[np.int32], NDArray[np.float64], NDArray[np.int32]]:
    """Return how values of nodes follow from parameters, and where they are then."""
    parameters = {symbol: i for i, symbol in enumerate(system.p)}
    place: dict[Node, int] = {}
    steps: list[tuple[int, int, int]] = []
    numbers: list[float] = []
    for node in reachable([node for node in nodes if node is not ZERO]):
        place[node] = len(steps)
        if isinstance(node, Const):
            steps.append((_NUMBER, len(numbers), 0))
            numbers.append(float(node))
        elif isinstance(node, Symbol) and node in parameters:
            steps.append((_PARAMETER, parameters[node], 0))
        elif isinstance(node, Apply) and node.op in _STEPS:
            first, last = place[node.args[0]], place[node.args[-1]]
            steps.append((_STEPS[node.op], first, last))
        else:
            what = node.op.name if isinstance(node, Apply) else repr(node)
            raise NotRolledError(f"a mass or a place is a formula with {what!r}")
    entries = [-1 if node is ZERO else place[node] for node in nodes]
    return (
        np.array(steps, dtype=np.int32).reshape(-1, 3), np.array([*numbers, 0.0]),
        np.array(entries, dtype=np.int32),
    )  # fmt: skip


def entry_check(system: System) -> Callable[[Node], bool]:
    """Return what tells whether a formula can be an entry of tables."""
    parameters = set(system.p)

    def is_entry(node: Node) -> bool:
        return all(
            one.op in _STEPS
            if isinstance(one, Apply)
            else isinstance(one, Const) or one in parameters
            for one in reachable([node])
        )

    return is_entry


def velocity_places(system: System) -> list[int]:
    """Return where the own motion of each link stands among the velocities."""
    places: dict[Node, int] = {symbol: i for i, symbol in enumerate(system.v)}
    return [places[link.v] for link in system.links]
