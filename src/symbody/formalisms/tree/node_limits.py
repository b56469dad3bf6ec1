"""Greatest forces of loads on nodes: why no place is found where their sum is zero."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import listed
from symbody.expr.evaluate import Evaluation
from symbody.expr.node import Symbol
from symbody.expr.traverse import symbols_of
from symbody.system.parts import LoadsOnNodes

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
    """Forces of loads on nodes, wherever these are.

    Args:
        loads: What each load does to the nodes.
        values: Of all symbols but those of nodes.
    """

    def __init__(self, loads: LoadsOnNodes, values: Mapping[Symbol, float]) -> None:
        self._loads = loads
        self._values = {**values, **dict.fromkeys(loads.rates, 0.0)}
        self._begin = np.array(Evaluation(loads.guesses)(self._values))
        self._forces = Evaluation([row for _, rows in loads.parts for row in rows])

    def in_balance(self, at: NDArray[np.float64]) -> bool:
        """Return whether the loads vanish in sum there, but for a millionth of them.

        Where each of them vanishes, what the search begins with is their size.
        """
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
        lacking += self._needed_force(own)
        if not limited or lacking <= 0:
            return ""
        return f"{listed([*applied, *limited])}, wherever it was looked for"

    def _needed_force(self, own: set[Symbol]) -> float:
        """Return the largest force on a node that does not depend on its place [N]."""
        parts = self._parts(self._begin)
        held = [own.isdisjoint(symbols_of(*rows)) for _, rows in self._loads.parts]
        total = parts[held].sum(axis=0)
        return max(
            float(np.linalg.norm(total[list(rows)])) for rows in self._loads.forces
        )

    def _most(self, distances: tuple[float, ...]) -> NDArray[np.float64]:
        """Return the largest force of each load on a node at some distances [N]."""
        most = np.zeros(len(self._loads.parts))
        for at in self._places(distances):
            parts = self._parts(at)
            for rows in self._loads.forces:
                size = np.linalg.norm(parts[:, list(rows)], axis=1)
                most = np.fmax(most, size)
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
