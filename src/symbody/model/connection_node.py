"""Nodes of connections: points without mass on which elements end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from symbody.dataclass import dataclass
from symbody.expr.functions import cos, sin
from symbody.expr.node import ONE, ZERO, Node, Symbol, neg
from symbody.model.body import Body
from symbody.spatial.vectors import (
    AXES,
    IDENTITY,
    ZERO_VEC,
    Mat,
    Vec,
    add3,
    matmul,
    matvec,
    scale,
)


@final
@dataclass(frozen=True, eq=False)
class ConnectionNode:
    """A frame without mass, where the forces on it are in balance.

    Attributes:
        name: Unique in the model.
        body: What elements and sensors take for their place.
        at: Its place in the world where the model starts [m]; None for one between its
            neighbours.
        moves: Which axes of the world it moves along, by their numbers.
        turns: Whether it turns as well.
        coordinates: One a move [m], then three angles, about x, y and z in turn [rad].
        rates: Their rates.
    """

    name: str
    body: Body
    at: Vec | None
    moves: tuple[int, ...]
    turns: bool
    coordinates: tuple[Symbol, ...]
    rates: tuple[Symbol, ...]

    def placement(self, values: Sequence[Node]) -> tuple[Mat, Vec]:
        """Return attitude and place in the world, for values of its coordinates."""
        p = list(self.at or ZERO_VEC)
        for axis, value in zip(self.moves, values, strict=False):
            p[axis] = value
        return self._turned(values)[2], (p[0], p[1], p[2])

    def motion(self, values: Sequence[Node], rates: Sequence[Node]) -> tuple[Vec, Vec]:
        """Return velocity and angular velocity in the world's axes."""
        v = [ZERO, ZERO, ZERO]
        for axis, rate in zip(self.moves, rates, strict=False):
            v[axis] = rate
        spin = ZERO_VEC
        if self.turns:
            first, second, _ = self._turned(values)
            axes = AXES[0], matvec(first, AXES[1]), matvec(second, AXES[2])
            for direction, rate in zip(axes, rates[len(self.moves) :], strict=True):
                spin = add3(spin, scale(rate, direction))
        return (v[0], v[1], v[2]), spin

    def _turned(self, values: Sequence[Node]) -> tuple[Mat, Mat, Mat]:
        """Return its attitude after the first angle, the second, and the third."""
        if not self.turns:
            return IDENTITY, IDENTITY, IDENTITY
        a, b, c = values[len(self.moves) :]
        x: Mat = (
            (ONE, ZERO, ZERO),
            (ZERO, cos(a), neg(sin(a))),
            (ZERO, sin(a), cos(a)),
        )
        y: Mat = (
            (cos(b), ZERO, sin(b)),
            (ZERO, ONE, ZERO),
            (neg(sin(b)), ZERO, cos(b)),
        )
        z: Mat = (
            (cos(c), neg(sin(c)), ZERO),
            (sin(c), cos(c), ZERO),
            (ZERO, ZERO, ONE),
        )
        second = matmul(x, y)
        return x, second, matmul(second, z)
