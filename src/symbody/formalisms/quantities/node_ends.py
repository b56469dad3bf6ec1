"""Ends and jumps of the equilibrium of a node as a system moves.

The place of a node on springs follows from the state alone, by a search that knows no
place before. Where there are several equilibria, it may come to another one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import final

import numpy as np

from symbody.dataclass import dataclass
from symbody.expr.evaluate import evaluate_all, evaluate_each
from symbody.expr.node import Symbol
from symbody.formalisms.derivations import Derivations
from symbody.formalisms.quantities.undefined_loads import loads_on, places
from symbody.formalisms.tree.unknowns import Array, Rows, Values
from symbody.system.parts import LoadsOnNodes

_HALVINGS = 44
# States that differ by less, relative to one and their size, differ by rounding.
_ROUNDED = 1e-9
# A slope of the loads that is so small in relation to the largest one vanishes.
_FLAT = 1e-3
# The way between two states is gone in so many steps, with so many of Newton's in each.
_STEPS = 32
_ROUNDS = 12
_ARRIVED = 1e-10
# Places that differ by more of their size, and of what a node moves, are two.
_APART = 1e-6


@final
@dataclass(frozen=True)
class NodeEnd:
    """The end of the equilibrium of a node."""

    node: str
    share: float  # part of the way between the states
    place: Array  # in the world's axes [m]
    forces: Mapping[str, float]  # the largest ones of loads by name [N]
    fold: bool  # loads do not change along a direction, in which it would move
    turned: float  # of dampers since the start [rad], or NaN


def node_ends(of: Derivations, before: Values, after: Values) -> list[NodeEnd]:
    """Return the ends of equilibria on the straight way between two states."""

    @cache
    def places_at(share: float) -> dict[str, Array]:
        return evaluate_each(places(of).results, _between(before, after, share))

    def is_there(name: str, share: float) -> bool:
        return bool(np.isfinite(places_at(share)[name]).all())

    def end_at(name: str, share: float) -> NodeEnd:
        values = _between(before, after, share)
        return _end_at(of, name, share, places_at(share), values)

    far, node_ends_here = _far(before, after), []
    # Nodes with the same loads are found together, and lost.
    groups: dict[object, str] = {}
    for node in of.system.nodes:
        groups.setdefault(of.system.node_motions[node.name].loads or node, node.name)
    for name in groups.values():
        most = 1.0 if far <= 1 or not is_there(name, 1.0) else far
        if not is_there(name, 0.0) or is_there(name, most):
            continue
        least = 0.0
        for _ in range(_HALVINGS):
            middle = (least + most) / 2
            least, most = (middle, most) if is_there(name, middle) else (least, middle)
        node_ends_here.append(end_at(name, least))
    if node_ends_here:
        return node_ends_here
    # Compiled formulas may lose nodes that next to nothing holds, as slack cables.
    ends = [end_at(name, 1.0) for name in groups.values() if is_there(name, 1.0)]
    return [end for end in ends if end.fold]


def _far(before: Values, after: Values) -> float:
    """Return how far past `after`, by the way to it, rounding may put the end."""
    change = max(abs(after[s] - x) / (1 + abs(x)) for s, x in before.items())
    return _ROUNDED / change if change > 0 else 0.0


def _end_at(
    of: Derivations,
    name: str,
    share: float,
    at_places: Mapping[str, Array],
    values: Values,
) -> NodeEnd:
    there, loads = at_places[name], loads_on(of, name)
    at = None if loads is None else _coordinates(of, loads, at_places)
    if loads is None or at is None:
        return NodeEnd(name, share, there, {}, False, np.nan)
    values = {**values, **at, **dict.fromkeys(loads.rates, 0.0)}
    forces = {
        load: float(np.linalg.norm(evaluate_all(list(rows), values)))
        for load, rows in loads.parts
    }
    if loads.along:
        _, D = Rows(loads.rows, loads.rates).at(values)
        turned = _turned(D, np.array(loads.along).T)
        return NodeEnd(name, share, there, forces, False, turned)
    begin = np.array(evaluate_all(list(loads.guesses), values))
    rows = Rows(loads.rows, loads.coordinates)
    slopes = [rows.at(values)[1], rows.at(values, begin)[1]]
    # Where forces have no slopes, their matrix has no singular values either.
    finite = [slope for slope in slopes if np.isfinite(slope).all()]
    most = max((np.linalg.norm(slope, 2) for slope in finite), default=0.0)
    known = np.isfinite(slopes[0]).all()
    fold = bool(known and np.linalg.norm(slopes[0], -2) <= _FLAT * most)
    return NodeEnd(name, share, there, forces, fold, np.nan)


def _coordinates(
    of: Derivations, loads: LoadsOnNodes, at_places: Mapping[str, Array]
) -> dict[Symbol, float] | None:
    """Return the coordinates of nodes by their places; None if one turns."""
    coordinates: dict[Symbol, float] = {}
    for node in of.system.nodes:
        if set(node.coordinates) <= set(loads.coordinates):
            if node.turns:
                return None
            moved = [float(at_places[node.name][axis]) for axis in node.moves]
            coordinates.update(zip(node.coordinates, moved, strict=True))
    return coordinates


def _between(before: Values, after: Values, share: float) -> dict[Symbol, float]:
    return {s: (1 - share) * x + share * after[s] for s, x in before.items()}


def _turned(D: Array, along: Array) -> float:
    """Return the largest angle between what rows span and directions of the start."""
    _, _, V = np.linalg.svd(D)
    cosines = np.linalg.svd(V[: along.shape[1]] @ along, compute_uv=False)
    return float(np.arccos(np.clip(cosines[-1], 0, 1)))


def jumped(
    of: Derivations,
    names: Sequence[str],
    before: Values,
    places: tuple[Array, Array],
    after: Values,
) -> bool:
    """Return whether nodes that depend on each other have left their equilibrium.

    It is followed on the straight way between the states; if it ends there, that is a
    jump. `places` are before and after, shape (nodes, 3) [m].
    """
    loads = loads_on(of, names[0])
    assert loads is not None
    moves = {node.name: list(node.moves) for node in of.system.nodes}
    z, end = (
        np.concatenate([p[moves[n]] for p, n in zip(place, names, strict=True)])
        for place in places
    )
    rows = Rows(loads.rows, loads.coordinates)
    for step in range(1, _STEPS + 1):
        settled = _newton(rows, z, _between(before, after, step / _STEPS))
        if settled is None:
            return True
        z[:] = settled
    size = 1e-3 + np.linalg.norm(end) + np.linalg.norm(places[1] - places[0])
    return bool(np.linalg.norm(z - end) > _APART * size)


def _newton(rows: Rows, z: Array, values: Values) -> Array | None:
    """Return where rows vanish near some values of their unknowns."""
    for _ in range(_ROUNDS):
        step = rows.step(values, z)
        if step is None:
            return None
        z = z - step
        if np.linalg.norm(step) <= _ARRIVED * (1 + np.linalg.norm(z)):
            return z
    return None
