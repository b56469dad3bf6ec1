"""Endpoints of connecting elements, and what is between them as symbols.

The variables of an element are formulas of these symbols, so that they are of relative
positions and rotations only: whoever moves all endpoints alike does not change them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import final

import numpy as np

from symbody.arguments import shown
from symbody.errors import ModelError
from symbody.expr.node import ONE, ZERO, Array, Node, Symbol

_AXES = "xyz"


@final
@dataclass(frozen=True, eq=False)
class Endpoint:
    """An endpoint of an element, as seen by the first one, in the axes of that.

    Attributes:
        number: From 1.
        p: Its position, three symbols; zero of the first [m].
        R: Its rotation matrix, which takes components in its axes to those of the
            first: nine symbols; the unit matrix of the first.
    """

    number: int
    p: Array
    R: Array
    _distances: dict[tuple[int, int], Symbol] = field(repr=False)

    def distance_to(self, other: Endpoint) -> Node:
        """Return the distance to another endpoint of the same element [m].

        Formulas of distances cost less than those of positions: nothing is turned
        into the axes of the first endpoint.
        """
        if not isinstance(other, Endpoint) or other._distances is not self._distances:
            raise ModelError(
                f"endpoint {self.number}: the distance to {shown(other)} is asked for, "
                f"which is no endpoint of the same element. Give one of the arguments "
                f"of the function."
            )
        if other is self:
            raise ModelError(
                f"endpoint {self.number}: the distance to itself is always zero. Give "
                f"another endpoint."
            )
        first, second = sorted((self.number, other.number))
        return self._distances[first, second]


def endpoints(count: int) -> tuple[Endpoint, ...]:
    """Return endpoints of an element, with symbols of their own."""
    numbers = range(1, count + 1)
    distances = {
        (i, j): Symbol(f"d{i}_{j}", 1) for i in numbers for j in numbers if i < j
    }
    return tuple(_endpoint(number, distances) for number in numbers)


def _endpoint(number: int, distances: dict[tuple[int, int], Symbol]) -> Endpoint:
    p, R = np.full(3, ZERO, dtype=object), np.full((3, 3), ZERO, dtype=object)
    for i, a in enumerate(_AXES):
        p[i] = ZERO if number == 1 else Symbol(f"p{number}_{a}")
        for j, b in enumerate(_AXES):
            unit = ONE if i == j else ZERO
            R[i, j] = unit if number == 1 else Symbol(f"R{number}_{a}{b}")
    return Endpoint(number, p, R, distances)


def symbols_between(ends: Sequence[Endpoint]) -> list[Symbol]:
    """Return all symbols of the endpoints of an element."""
    found = [*ends[0]._distances.values()]
    for end in ends[1:]:
        found += [*end.p.tolist(), *end.R.ravel().tolist()]
    return found


def distances_between(ends: Sequence[Endpoint]) -> list[tuple[int, int, Symbol]]:
    """Return the numbers of two endpoints, from 0, and the symbol of their distance."""
    pairs = ends[0]._distances.items()
    return [(i - 1, j - 1, symbol) for (i, j), symbol in pairs]
