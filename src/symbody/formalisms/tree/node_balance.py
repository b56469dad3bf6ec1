"""The balance of nodes: the loads on each in sum, and how great these can become."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field
from functools import reduce
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import listed
from symbody.dataclass import dataclass
from symbody.errors import ModelError
from symbody.expr.evaluate import Evaluation, evaluate_all
from symbody.expr.node import Node, Symbol, as_node
from symbody.expr.traverse import symbols_of
from symbody.formalisms.tree.loads_on_tree import in_world
from symbody.formalisms.tree.tree_kinematics import TreeKinematics
from symbody.formalisms.tree.unknowns import Values, dependent_groups
from symbody.model.body import ConnectionNode, Frame
from symbody.spatial.six import NO_FORCE, SpatialForce
from symbody.spatial.vectors import ZERO_VEC, Vec, add3, scale, sub3
from symbody.system.parts import LoadsOnNodes
from symbody.system.system import System


@final
@dataclass(frozen=True)
class Balance:
    """Nodes that depend on each other, and the conditions on them.

    `back` are coordinates and rates of nodes by others, if these are others.
    """

    nodes: tuple[ConnectionNode, ...]
    coordinates: tuple[Symbol, ...]  # of nodes, or along and across dampers
    rates: tuple[Symbol, ...]
    owners: tuple[str, ...]  # by coordinate, the node that it belongs to most
    rows: tuple[Node, ...]  # forces along moves, torques, or sums of these
    guesses: tuple[Node, ...]  # of the coordinates
    anchors: tuple[Vec, ...]  # what they are connected with, in the world [m]
    parts: tuple[tuple[str, tuple[Node, ...]], ...]
    back: Mapping[Symbol, Node] = field(default_factory=dict)
    along: tuple[tuple[float, ...], ...] = ()  # directions of dampers

    def loads(self) -> LoadsOnNodes:
        """Return what each load does to the nodes."""
        forces, begin = [], 0
        for node in self.nodes:
            forces.append(tuple(range(begin, begin + len(node.moves))))
            begin += len(node.coordinates)
        return LoadsOnNodes(
            coordinates=self.coordinates,
            rates=self.rates,
            guesses=self.guesses,
            parts=self.parts,
            forces=tuple(forces),
        )

    def who(self) -> str:
        """Return the nodes by name, for messages."""
        return " and ".join(f"node {node.name!r}" for node in self.nodes)


def balances(kinematics: TreeKinematics, start: Values) -> list[Balance]:
    """Return the balances of all nodes, by groups that depend on each other."""
    system, loads = kinematics.system, loads_on_nodes(kinematics)
    for name, on_node in loads.items():
        if not on_node:
            raise ModelError(
                f"node {name!r}: no load connects it with anything, so that nothing "
                f"says where it is. Add a load that ends on it and on a body, such as "
                f"a SpringDamper, or leave the node out."
            )
    rows = {
        node.name: _rows(node, reduce(SpatialForce.plus, loads[node.name].values()))
        for node in system.nodes
    }
    result = []
    unknowns = [(*node.coordinates, *node.rates) for node in system.nodes]
    for numbers in dependent_groups(unknowns, list(rows.values())):
        group = tuple(system.nodes[k] for k in numbers)
        weights, frames = _neighbours(system, group)
        places = [kinematics.position(frame, None, None) for frame in frames]
        balance = Balance(
            nodes=group,
            coordinates=tuple(s for node in group for s in node.coordinates),
            rates=tuple(s for node in group for s in node.rates),
            owners=tuple(node.name for node in group for _ in node.coordinates),
            rows=tuple(row for node in group for row in rows[node.name]),
            guesses=_guesses(group, weights, places, start),
            anchors=tuple(places),
            parts=_parts(group, loads),
        )
        result.append(balance)
    return result


def loads_on_nodes(kinematics: TreeKinematics) -> dict[str, dict[str, SpatialForce]]:
    """Return by node and load the wrench about its origin, in world axes."""
    system = kinematics.system
    total: dict[str, dict[str, SpatialForce]] = {n.name: {} for n in system.nodes}
    for named in system.loads:
        for wrench in named.load.wrenches(kinematics):
            name = wrench.on.body.name
            if name not in total:
                continue
            push = in_world(kinematics, wrench, f"load {named.name!r}")
            place = kinematics.position(wrench.on, None, None)
            origin = kinematics.position(wrench.on.body.origin, None, None)
            push = push.about(sub3(place, origin))
            on_node = total[name]
            before = on_node.get(named.name, NO_FORCE)
            on_node[named.name] = before.plus(push)
    return total


def _parts(
    group: Sequence[ConnectionNode], loads: Mapping[str, Mapping[str, SpatialForce]]
) -> tuple[tuple[str, tuple[Node, ...]], ...]:
    """Return by load what it adds to the rows of a group of nodes."""
    return tuple(
        (
            name,
            tuple(
                row
                for node in group
                for row in _rows(node, loads[node.name].get(name, NO_FORCE))
            ),
        )
        for name in dict.fromkeys(name for node in group for name in loads[node.name])
    )


def _rows(node: ConnectionNode, wrench: SpatialForce) -> list[Node]:
    torque, force = wrench
    return [*(force[axis] for axis in node.moves), *(torque if node.turns else ())]


def _guesses(
    group: Sequence[ConnectionNode],
    weights: NDArray[np.float64],
    places: Sequence[Vec],
    start: Values,
) -> tuple[Node, ...]:
    """Return guesses of nodes: the neighbours' middle, shifted to `at` at the start."""
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


LIMITS_REMEDY = (
    "Make the one smaller or the limits larger, let a spring beside grow with its "
    "length, or give the node a damper, which lets it move on."
)
# Distances from where the search begins at which loads are looked at [m], and angles
# [rad]; a load whose largest force grows by less than this share beyond the last but
# one of them has a limit.
_DISTANCES = (0.01, 0.1, 1.0, 10.0, 100.0, 1e3, 1e4)
_GROWTH = 0.01
_SMALL = 1e-6
_ROUNDED = 1e-9


@final
class LimitedLoads:
    """Forces of loads on nodes, wherever these are."""

    def __init__(self, loads: LoadsOnNodes, values: Values) -> None:
        self._loads = loads
        self._values = {**values, **dict.fromkeys(loads.rates, 0.0)}
        self._begin = np.array(Evaluation(loads.guesses)(self._values))
        self._forces = Evaluation([row for _, rows in loads.parts for row in rows])

    def in_balance(self, at: NDArray[np.float64]) -> bool:
        """Return whether loads vanish in sum, but for a millionth of their size."""
        parts = self._parts(at)
        size = _size(parts)
        left = np.abs(parts.sum(axis=0)).max(initial=0.0)
        return bool(
            left <= _SMALL * size or left <= _ROUNDED * _size(self._parts(self._begin))
        )

    def reason(self) -> str:
        """Return which loads ask for more than others give; "" if none has a limit."""
        inner = self._most(_DISTANCES[:-1])
        outer = np.maximum(inner, self._most(_DISTANCES[-1:]))
        applied, limited, lacking = [], [], 0.0
        own = {*self._loads.coordinates, *self._loads.rates}
        for i, (name, rows) in enumerate(self._loads.parts):
            if outer[i] == 0 or not np.isfinite(outer[i]):
                continue
            if own.isdisjoint(symbols_of(*rows)):
                applied.append(f"load {name!r} is {outer[i]:.4g} N")
            elif outer[i] <= (1 + _GROWTH) * inner[i]:
                limited.append(f"load {name!r} gives at most {outer[i]:.4g} N")
                lacking -= outer[i]
            else:
                return ""
        # The largest force that does not depend on the place of the node [N].
        parts = self._parts(self._begin)
        held = [own.isdisjoint(symbols_of(*rows)) for _, rows in self._loads.parts]
        total = parts[held].sum(axis=0)
        lacking += max(
            float(np.linalg.norm(total[list(rows)])) for rows in self._loads.forces
        )
        if not limited or lacking <= 0:
            return ""
        return f"{listed([*applied, *limited])}, wherever it was looked for"

    def _most(self, distances: tuple[float, ...]) -> NDArray[np.float64]:
        """Return the largest force of each load on a node at some distances [N]."""
        most = np.zeros(len(self._loads.parts))
        for at in self._places(distances):
            parts = self._parts(at)
            for rows in self._loads.forces:
                most = np.fmax(most, np.linalg.norm(parts[:, list(rows)], axis=1))
        return most

    def _places(self, distances: tuple[float, ...]) -> Iterator[NDArray[np.float64]]:
        yield self._begin
        for axis in (i for rows in self._loads.forces for i in rows):
            for distance in distances:
                for sign in (1, -1):
                    at = self._begin.copy()
                    at[axis] += sign * distance
                    yield at

    def _parts(self, at: NDArray[np.float64]) -> NDArray[np.float64]:
        known = dict(zip(self._loads.coordinates, at.tolist(), strict=True))
        forces = np.array(self._forces({**self._values, **known}))
        return forces.reshape(len(self._loads.parts), -1)


def _size(parts: NDArray[np.float64]) -> float:
    return float(np.abs(parts).sum(axis=0).max(initial=0.0))
