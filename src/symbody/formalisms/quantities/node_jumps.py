"""Jumps of nodes from one place of equilibrium to another, between two states.

The place of a node on springs follows from the state alone, by a search that knows no
place before. Where there are several equilibria, it may come to another one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.expr.differentiate import jacobian
from symbody.expr.evaluate import Evaluation
from symbody.expr.node import Symbol
from symbody.formalisms.derivations import Derivable, derivations_of
from symbody.formalisms.quantities.loop_solutions import loads_on
from symbody.spatial.vectors import total
from symbody.system.system import System

Array = NDArray[np.float64]
Values = Mapping[Symbol, float]

# The way between two states is gone in so many steps, with so many of Newton's in each.
_STEPS = 32
_ROUNDS = 12
_ARRIVED = 1e-10
# Places that differ by more of their size, and of what a node moves, are two.
_APART = 1e-6


def nodes_on_springs(system: System) -> list[tuple[str, ...]]:
    """Return the nodes whose places are searched in each state, by groups.

    Nodes that turn are not among them, and none whose place is a state.
    """
    groups: dict[int, list[str]] = {}
    for node in system.nodes:
        loads = system.node_motions[node.name].loads
        if loads is not None:
            groups.setdefault(id(loads), []).append(node.name)
    turning = {node.name for node in system.nodes if node.turns}
    other = turning | {*system.states}
    return [tuple(names) for names in groups.values() if other.isdisjoint(names)]


def jumped(
    of: Derivable,
    names: Sequence[str],
    before: Values,
    places: tuple[Array, Array],
    after: Values,
) -> bool:
    """Return whether nodes are at another place than the one that they come to.

    From the first state they follow the balance of loads on the straight way to the
    second one. An equilibrium that ends on the way is a jump, too.

    Args:
        of: The system.
        names: Of nodes that depend on each other.
        before: Values of time, states, inputs and parameters.
        places: Those of the nodes before and after, shape (nodes, 3) each [m].
        after: Values later on.
    """
    return _Group(of, names).jumped(before, places, after)


@final
class _Group:
    """The balance of some nodes, in numbers."""

    def __init__(self, of: Derivable, names: Sequence[str]) -> None:
        of = derivations_of(of)
        nodes = {node.name: node for node in of.system.nodes}
        self._moves = [nodes[name].moves for name in names]
        loads = of.system.node_motions[names[0]].loads
        assert loads is not None
        results = loads_on(of, names[0]).results
        parts = [results[f"part {i}"].tolist() for i in range(len(loads.parts))]
        self._z = loads.coordinates
        rows = [total(*row) for row in zip(*parts, strict=True)]
        slopes = jacobian(rows, list(self._z)).ravel().tolist()
        self._formulas = Evaluation([*rows, *slopes])

    def jumped(
        self, before: Values, places: tuple[Array, Array], after: Values
    ) -> bool:
        """Return whether the nodes are elsewhere than where they come to."""
        z, end = (self._coordinates(place) for place in places)
        for step in range(1, _STEPS + 1):
            share = step / _STEPS
            values = {s: (1 - share) * x + share * after[s] for s, x in before.items()}
            found = self._newton(z, values)
            if found is None:
                return True
            z = found
        size = 1e-3 + np.linalg.norm(end) + np.linalg.norm(places[1] - places[0])
        return bool(np.linalg.norm(z - end) > _APART * size)

    def _coordinates(self, places: Array) -> Array:
        rows = zip(places, self._moves, strict=True)
        return np.concatenate([place[list(moves)] for place, moves in rows])

    def _newton(self, z: Array, values: Values) -> Array | None:
        for _ in range(_ROUNDS):
            at = dict(zip(self._z, z.tolist(), strict=True))
            numbers = np.array(self._formulas({**values, **at}))
            if not np.isfinite(numbers).all():
                return None
            rows, J = numbers[: len(z)], numbers[len(z) :].reshape(len(z), -1)
            step: Array = np.linalg.lstsq(J, rows, rcond=None)[0]
            z = z - step
            if np.linalg.norm(step) <= _ARRIVED * (1 + np.linalg.norm(z)):
                return z
        return None
