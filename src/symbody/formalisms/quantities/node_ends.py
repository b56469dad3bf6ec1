"""Ends of the equilibrium of a node as a system moves, and their reasons."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.dataclass import dataclass
from symbody.expr.differentiate import jacobian
from symbody.expr.evaluate import Evaluation, evaluate_all
from symbody.expr.node import Node, Symbol
from symbody.formalisms.derivations import Derivable, Derivations, account_of
from symbody.formalisms.quantities.loop_solutions import loads_on, places
from symbody.spatial.vectors import total
from symbody.system.node_motion import LoadsOnNodes

Values = Mapping[Symbol, float]

_HALVINGS = 44
# States that differ by less, relative to one and their size, differ by rounding.
_ROUNDED = 1e-9
# A slope of the loads that is so small in relation to the largest one vanishes.
_FLAT = 1e-3


@final
@dataclass(frozen=True)
class NodeEnd:
    """The end of the equilibrium of a node.

    Attributes:
        node: Its name.
        share: How much of the way from one state to the other it is there.
        place: Where it is then, in the world's axes [m].
        forces: The largest forces of loads on it then, by name [N].
        fold: Whether the loads do not change along a direction, in which it would move.
        turned: By how much the directions of dampers have turned since the start, where
            they act in some only [rad]; NaN if that is not so.
    """

    node: str
    share: float
    place: NDArray[np.float64]
    forces: Mapping[str, float]
    fold: bool
    turned: float


def node_ends(of: Derivable, before: Values, after: Values) -> list[NodeEnd]:
    """Return the ends of equilibria on the way between two states, which is straight.

    Args:
        of: The system.
        before: Values of time, states, inputs and parameters, where nodes have places.
        after: Those where some have none.
    """
    of = account_of(of)
    found = []
    for name, formulas in places(of).results.items():
        place = Evaluation(formulas.ravel().tolist())
        if not np.isfinite(place(before)).all():
            continue
        far = _far(before, after)
        if not np.isfinite(place(after)).all():
            found.append(_end_of(of, name, place, before, after))
        elif far > 1 and not np.isfinite(place(_between(before, after, far))).all():
            beyond = _between(before, after, far)
            end = _end_of(of, name, place, before, beyond)
            found.append(replace(end, share=far * end.share))
    return found


def _far(before: Values, after: Values) -> float:
    """Return how far beyond the second state the end may be, in the way between both.

    Where both are one but for rounding, so is the end: compiled formulas, which round
    otherwise, may have found none already.
    """
    way = max(abs(after[s] - x) / (1 + abs(x)) for s, x in before.items())
    return _ROUNDED / way if way > 0 else 0.0


def _end_of(
    of: Derivations,
    name: str,
    place: Callable[[Values], Sequence[float]],
    before: Values,
    after: Values,
) -> NodeEnd:
    least, most = 0.0, 1.0
    for _ in range(_HALVINGS):
        middle = (least + most) / 2
        if np.isfinite(place(_between(before, after, middle))).all():
            least = middle
        else:
            most = middle
    values = _between(before, after, least)
    there = np.array(place(values))
    loads = of.system.node_motions[name].loads
    at = None if loads is None else _coordinates(of, loads, values)
    if loads is None or at is None:
        return NodeEnd(name, least, there, {}, False, np.nan)
    results = loads_on(of, name).results
    values = {**values, **at, **dict.fromkeys(loads.rates, 0.0)}
    parts = {
        load: results[f"part {i}"].ravel().tolist()
        for i, (load, _) in enumerate(loads.parts)
    }
    forces = {
        load: float(np.linalg.norm(evaluate_all(rows, values)))
        for load, rows in parts.items()
    }
    rows = [total(*row) for row in zip(*parts.values(), strict=True)]
    if loads.along:
        turned = _turned(_slopes(rows, loads.rates, values), np.array(loads.along).T)
        return NodeEnd(name, least, there, forces, False, turned)
    begin = evaluate_all(results["guesses"].ravel().tolist(), values)
    elsewhere = {**values, **dict(zip(loads.coordinates, begin, strict=True))}
    slopes = [_slopes(rows, loads.coordinates, v) for v in (values, elsewhere)]
    most = np.nan_to_num([np.linalg.norm(slope, 2) for slope in slopes]).max()
    fold = bool(np.linalg.norm(slopes[0], -2) <= _FLAT * most)
    return NodeEnd(name, least, there, forces, fold, np.nan)


def _coordinates(
    of: Derivations, loads: LoadsOnNodes, values: Values
) -> dict[Symbol, float] | None:
    """Return the coordinates of nodes at values of the state; None if one turns."""
    found: dict[Symbol, float] = {}
    formulas = places(of).results
    for node in of.system.nodes:
        if set(node.coordinates) <= set(loads.coordinates):
            if node.turns:
                return None
            place = evaluate_all(formulas[node.name].ravel().tolist(), values)
            moved = [place[axis] for axis in node.moves]
            found.update(zip(node.coordinates, moved, strict=True))
    return found


def _between(before: Values, after: Values, share: float) -> dict[Symbol, float]:
    return {s: (1 - share) * x + share * after[s] for s, x in before.items()}


def _slopes(
    rows: Sequence[Node], symbols: Sequence[Symbol], values: Values
) -> NDArray[np.float64]:
    entries = jacobian(list(rows), list(symbols)).ravel().tolist()
    return np.array(evaluate_all(entries, values)).reshape(len(rows), len(symbols))


def _turned(D: NDArray[np.float64], along: NDArray[np.float64]) -> float:
    """Return the largest angle between what rows span and directions of the start."""
    _, _, V = np.linalg.svd(D)
    cosines = np.linalg.svd(V[: along.shape[1]] @ along, compute_uv=False)
    return float(np.arccos(np.clip(cosines[-1], 0, 1)))
