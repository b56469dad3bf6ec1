"""The balance of nodes: the loads on each in sum, and which nodes belong together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.dataclass import dataclass
from symbody.errors import ModelError
from symbody.expr.evaluate import evaluate_all
from symbody.expr.node import Node, Symbol, as_node
from symbody.expr.traverse import symbols_of
from symbody.formalisms.tree.measured import Measured
from symbody.model.body import ConnectionNode, Frame
from symbody.spatial.vectors import (
    IDENTITY,
    ZERO_VEC,
    Vec,
    add3,
    add_pairs,
    cross,
    matvec,
    scale,
    sub3,
)
from symbody.system.node_motion import LoadsOnNodes
from symbody.system.system import System

_NOTHING: tuple[Vec, Vec] = (ZERO_VEC, ZERO_VEC)


@final
@dataclass(frozen=True)
class Turned:
    """Coordinates of nodes in place of those along the axes of the world.

    Attributes:
        coordinates: Along other directions.
        rates: Theirs.
        owners: For each the name of the node that it belongs to most.
        back: The coordinates and rates of the nodes, as formulas of these.
        along: Directions of dampers, a row of numbers each.
    """

    coordinates: tuple[Symbol, ...]
    rates: tuple[Symbol, ...]
    owners: tuple[str, ...]
    back: Mapping[Symbol, Node]
    along: tuple[tuple[float, ...], ...]


@final
@dataclass(frozen=True)
class Balance:
    """Nodes that depend on each other, and the conditions on them.

    Attributes:
        nodes: The nodes.
        rows: For each, the forces along its moves, then the torques if it turns; as
            many as there are coordinates.
        guesses: For each coordinate a formula of about what it is.
        anchors: Places in the world of what they are connected with [m].
        parts: By load, what it adds to each row.
        turned: Coordinates in place of those of the nodes; None for theirs.
    """

    nodes: tuple[ConnectionNode, ...]
    rows: tuple[Node, ...]
    guesses: tuple[Node, ...]
    anchors: tuple[Vec, ...]
    parts: tuple[tuple[str, tuple[Node, ...]], ...]
    turned: Turned | None = None

    @property
    def coordinates(self) -> list[Symbol]:
        """The coordinates of all nodes."""
        if self.turned is not None:
            return list(self.turned.coordinates)
        return [s for node in self.nodes for s in node.coordinates]

    @property
    def rates(self) -> list[Symbol]:
        """Their rates."""
        if self.turned is not None:
            return list(self.turned.rates)
        return [s for node in self.nodes for s in node.rates]

    @property
    def owners(self) -> list[str]:
        """For each coordinate the name of its node."""
        if self.turned is not None:
            return list(self.turned.owners)
        return [node.name for node in self.nodes for _ in node.coordinates]

    def loads(self) -> LoadsOnNodes:
        """Return what each load does to the nodes."""
        forces, begin = [], 0
        for node in self.nodes:
            forces.append(tuple(range(begin, begin + len(node.moves))))
            begin += len(node.coordinates)
        return LoadsOnNodes(
            coordinates=tuple(self.coordinates),
            rates=tuple(self.rates),
            guesses=self.guesses,
            parts=self.parts,
            forces=tuple(forces),
        )

    def who(self) -> str:
        """Return the nodes by name, for messages."""
        names = [f"node {node.name!r}" for node in self.nodes]
        return " and ".join(names)


def balances(
    system: System, measured: Measured, start: Mapping[Symbol, float]
) -> list[Balance]:
    """Return the balances of all nodes, by groups that depend on each other.

    Args:
        system: All coordinates of the spanning tree; coordinates of nodes are symbols.
        measured: Of its tree.
        start: Values of all symbols but those of nodes.

    Raises:
        ModelError: Nothing is connected with a node.
    """
    loads = loads_on_nodes(system, measured)
    for name, on_node in loads.items():
        if not on_node:
            raise ModelError(
                f"node {name!r}: no load connects it with anything, so that nothing "
                f"says where it is. Add a load that ends on it and on a body, such as "
                f"a SpringDamper, or leave the node out."
            )
    rows = {
        node.name: _rows(node, *_sum(loads[node.name].values()))
        for node in system.nodes
    }
    result = []
    for group in _groups(system, rows):
        weights, frames = _neighbours(system, group)
        places = [measured.position(frame, None, None) for frame in frames]
        guesses = _guesses(group, weights, places, start)
        flat = tuple(row for node in group for row in rows[node.name])
        parts = _parts(group, loads)
        result.append(Balance(group, flat, guesses, tuple(places), parts))
    return result


def loads_on_nodes(
    system: System, measured: Measured
) -> dict[str, dict[str, tuple[Vec, Vec]]]:
    """Return by node and load force and torque about its origin, in world axes."""
    total: dict[str, dict[str, tuple[Vec, Vec]]] = {n.name: {} for n in system.nodes}
    origins = {node.name: _origin(node) for node in system.nodes}
    for named in system.loads:
        for wrench in named.load.wrenches(measured):
            name = wrench.on.body.name
            if name not in total:
                continue
            entries = [*wrench.force, *wrench.torque]
            nodes = measured.resolve(entries, f"load {named.name!r}")
            force, torque = _in_world(measured, wrench.expressed_in, nodes)
            place = measured.position(wrench.on, None, None)
            arm = sub3(place, measured.position(origins[name], None, None))
            torque = add3(torque, cross(arm, force))
            on_node = total[name]
            on_node[named.name] = _sum(
                [on_node.get(named.name, _NOTHING), (force, torque)]
            )
    return total


def _sum(pairs: Iterable[tuple[Vec, Vec]]) -> tuple[Vec, Vec]:
    return reduce(add_pairs, pairs, _NOTHING)


def _parts(
    group: Sequence[ConnectionNode],
    loads: Mapping[str, Mapping[str, tuple[Vec, Vec]]],
) -> tuple[tuple[str, tuple[Node, ...]], ...]:
    """Return by load what it adds to the rows of a group of nodes."""
    names = dict.fromkeys(name for node in group for name in loads[node.name])
    return tuple(
        (
            name,
            tuple(
                row
                for node in group
                for row in _rows(node, *loads[node.name].get(name, _NOTHING))
            ),
        )
        for name in names
    )


def _in_world(
    measured: Measured, axes: Frame | None, nodes: Sequence[Node]
) -> tuple[Vec, Vec]:
    force, torque = (nodes[0], nodes[1], nodes[2]), (nodes[3], nodes[4], nodes[5])
    if axes is None:
        return force, torque
    R = measured.rotation(axes, None)
    return matvec(R, force), matvec(R, torque)


def _rows(node: ConnectionNode, force: Vec, torque: Vec) -> list[Node]:
    return [*(force[axis] for axis in node.moves), *(torque if node.turns else ())]


def _origin(node: ConnectionNode) -> Frame:
    return Frame("node", node.body, ZERO_VEC, IDENTITY)


def _groups(
    system: System, rows: Mapping[str, Sequence[Node]]
) -> list[tuple[ConnectionNode, ...]]:
    """Return the nodes in groups, of which no balance holds a node of another."""
    owner = {s: n.name for n in system.nodes for s in (*n.coordinates, *n.rates)}
    group = {node.name: node.name for node in system.nodes}
    for name, of_node in rows.items():
        for symbol in symbols_of(*of_node):
            if symbol in owner:
                old, new = group[owner[symbol]], group[name]
                group = {n: new if g == old else g for n, g in group.items()}
    leaders = dict.fromkeys(group.values())
    return [
        tuple(node for node in system.nodes if group[node.name] == leader)
        for leader in leaders
    ]


def _guesses(
    group: Sequence[ConnectionNode],
    weights: NDArray[np.float64],
    places: Sequence[Vec],
    start: Mapping[Symbol, float],
) -> tuple[Node, ...]:
    """Return about where nodes are: in the middle of their neighbours, or as given.

    The middle moves with the neighbours; what `at` differs from it at the start is
    added.
    """
    result: list[Node] = []
    for node, row in zip(group, weights, strict=True):
        middle = ZERO_VEC
        for weight, place in zip(row.tolist(), places, strict=True):
            if weight:
                middle = add3(middle, scale(as_node(weight), place))
        if node.at is not None:
            begin = evaluate_all([*node.at, *middle], start)
            offset = np.subtract(begin[:3], begin[3:]) if places else begin[:3]
            x, y, z = (as_node(float(entry)) for entry in offset)
            middle = add3(middle, (x, y, z))
        elif not places:
            raise ModelError(
                f"node {node.name!r}: no load connects it with a body, so that nothing "
                f"says where it is. Add a load that ends on it and on a body, such as "
                f"a SpringDamper, or give at=(x, y, z)."
            )
        result += [middle[axis] for axis in node.moves]
        result += [as_node(0.0)] * (3 if node.turns else 0)
    return tuple(result)


def _neighbours(
    system: System, group: Sequence[ConnectionNode]
) -> tuple[NDArray[np.float64], list[Frame]]:
    """Return the weights of the frames of bodies in the middle that each node takes."""
    number = {node.name: i for i, node in enumerate(group)}
    anchors: list[Frame] = []
    pairs: list[tuple[int, int]] = []
    L = np.zeros((len(group), len(group)))
    for named in system.loads:
        ends = list(dict.fromkeys(named.load.frames()))
        on_nodes = [frame for frame in ends if frame.body.name in number]
        for frame in on_nodes:
            i = number[frame.body.name]
            for other in ends:
                if other.body.name in number:
                    j = number[other.body.name]
                    L[i, i] += i != j
                    L[i, j] -= i != j
                elif other.body.name not in system.node_motions:
                    anchors.append(other)
                    pairs.append((i, len(anchors) - 1))
                    L[i, i] += 1
    A = np.zeros((len(group), len(anchors)))
    for i, k in pairs:
        A[i, k] = 1
    return np.linalg.pinv(L) @ A, anchors
