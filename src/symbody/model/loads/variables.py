"""Endpoints and variables of connecting elements, and the loads of their forces.

The variables ε = ε(c, C) of an element are formulas of the positions c and rotations C
of its endpoints, relative to the first. The forces F that are dual to them do the
virtual work F·δε on the element; what they do at the endpoints follows from it:

    δε = Σ (∂ε/∂c_i δc_i + ∂ε/∂C_i δφ̃_i C_i),    forces on the body: -(∂ε/∂c_i)ᵀ F

The first endpoint takes what closes the balance of forces and torques.

References:
    Sol (1983), sections 3.2 and 3.3.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field
from functools import cached_property
from typing import final

import numpy as np

from symbody.arguments import shown
from symbody.dataclass import dataclass
from symbody.errors import ModelError
from symbody.expr.arithmetic import neg
from symbody.expr.differentiate import directional, jacobian
from symbody.expr.evaluate import substitute
from symbody.expr.node import ONE, ZERO, Array, Node, Symbol
from symbody.expr.traverse import symbols_of
from symbody.model.body import Frame
from symbody.model.loads.load import (
    Kinematics,
    Line,
    Wrench,
    line_between,
    with_reaction,
)
from symbody.spatial.vectors import (
    ZERO_VEC,
    Mat,
    Vec,
    add3,
    cross,
    inner,
    mat,
    neg3,
    plus,
    scale,
    sub3,
    transposed,
    vec,
)


@final
@dataclass(frozen=True, eq=False)
class Variables:
    """Formulas of what is between endpoints, whose symbols they hold."""

    ends: tuple[Endpoint, ...]
    formulas: tuple[Node, ...]
    slopes: tuple[Mapping[Symbol, Node], ...] = ()  # by symbols, if known

    @cached_property
    def used(self) -> frozenset[Symbol]:
        """All symbols in the formulas."""
        return frozenset(symbols_of(*self.formulas))

    @cached_property
    def others(self) -> list[Symbol]:
        """Symbols in the formulas that are not of the endpoints."""
        between = set(symbols_between(self.ends))
        return [s for s in symbols_of(*self.formulas) if s not in between]

    def turns(self, end: Endpoint) -> bool:
        """Return whether the rotation of an endpoint is in the formulas."""
        return not self.used.isdisjoint(end.R.ravel().tolist())

    def moves(self, end: Endpoint) -> bool:
        """Return whether the position of an endpoint is in the formulas."""
        return not self.used.isdisjoint(end.p.tolist())


@final
class Between:
    """Variables of an element between frames of bodies, one for each endpoint."""

    def __init__(
        self, variables: Variables, frames: Sequence[Frame], kinematics: Kinematics
    ) -> None:
        self._variables = variables
        self._frames = tuple(frames)
        self._first = frames[0]
        self._kinematics = kinematics

    @cached_property
    def values(self) -> list[Node]:
        """The variables as formulas of the motion."""
        return substitute(self._variables.formulas, self._symbols)

    @cached_property
    def rates(self) -> list[Node]:
        """Their rates in time, by the motion of endpoints and what else is in them."""
        known = {symbol for slopes in self._variables.slopes for symbol in slopes}
        speeds = self._symbol_rates()
        stand_ins: dict[Symbol, Node] = {}
        values = dict(self._symbols)
        for symbol, rate in speeds.items():
            if rate is ZERO or symbol in known:
                continue
            stand_ins[symbol] = stand_in = Symbol(f"{symbol.name}_rate")
            values[stand_in] = rate
        rates = substitute(directional(self._variables.formulas, stand_ins), values)
        for (k, symbol), slope in self._slopes.items() if known else ():
            rates[k] = plus(rates[k], slope * speeds[symbol])
        return rates

    def wrenches(self, forces: Sequence[Node]) -> list[Wrench]:
        """Return the wrenches on bodies of these forces F, of the power -Σ F_k ε̇_k."""
        # The forces of the distances between endpoints.
        result: list[Wrench] = []
        for i, j, symbol in distances_between(self._variables.ends):
            (pull,) = self._work(forces, [symbol])
            if pull is not ZERO:
                push = neg(pull) / self._symbols[symbol]
                on_j = Wrench(self._frames[j], None, scale(push, self._line(i, j).p))
                result += with_reaction(on_j, self._frames[i])
        on_first, about_first = ZERO_VEC, ZERO_VEC
        for end, frame in zip(self._variables.ends[1:], self._frames[1:], strict=True):
            force = neg3(vec(self._work(forces, end.p.tolist())))
            torque = neg3(self._torque(end, forces))
            if force == ZERO_VEC and torque == ZERO_VEC:
                continue
            result.append(Wrench(frame, self._first, force=force, torque=torque))
            arm = self._position(frame) if force != ZERO_VEC else ZERO_VEC
            on_first = sub3(on_first, force)
            about_first = sub3(about_first, add3(torque, cross(arm, force)))
        if on_first != ZERO_VEC or about_first != ZERO_VEC:
            result.append(
                Wrench(self._first, self._first, force=on_first, torque=about_first)
            )
        return result

    def windings(self, forces: Sequence[Node]) -> list[tuple[Node, Node]]:
        """Return what else is in the variables, each with the force against it."""
        others = self._variables.others
        slopes = jacobian(self._variables.formulas, others).T.tolist()
        work = [inner(forces, substitute(row, self._symbols)) for row in slopes]
        return [(neg(force), s) for force, s in zip(work, others, strict=True)]

    @cached_property
    def _slopes(self) -> Mapping[tuple[int, Symbol], Node]:
        """∂ε/∂s of each variable by each symbol, of the motion."""
        if known := self._variables.slopes:
            keys = [(k, s) for k, slopes in enumerate(known) for s in slopes]
            values = [slope for slopes in known for slope in slopes.values()]
            return dict(zip(keys, substitute(values, self._symbols), strict=True))
        symbols = sorted(self._symbols, key=lambda s: s.serial)
        J = jacobian(self._variables.formulas, symbols)
        flat = substitute(J.ravel().tolist(), dict(self._symbols))
        width = len(symbols)
        return {
            (n // width, symbols[n % width]): slope
            for n, slope in enumerate(flat)
            if slope is not ZERO
        }

    def _work(self, forces: Sequence[Node], symbols: Sequence[Symbol]) -> list[Node]:
        """Return Σ F_k ∂ε_k/∂s of symbols s."""
        columns = (
            [self._slopes.get((k, s), ZERO) for k in range(len(forces))]
            for s in symbols
        )
        return [inner(forces, column) for column in columns]

    def _torque(self, end: Endpoint, forces: Sequence[Node]) -> Vec:
        """Return the work by a small turn of an endpoint: dR = δφ × R."""
        if not self._variables.turns(end):
            return ZERO_VEC
        work = mat(self._work(forces, row) for row in end.R.tolist())
        torque = ZERO_VEC
        R = self._rotation(self._frames[end.number - 1])
        for column, slopes in zip(transposed(R), transposed(work), strict=True):
            torque = add3(torque, cross(column, slopes))
        return torque

    @cached_property
    def _symbols(self) -> Mapping[Symbol, Node]:
        """Relative motion of the frames, by the symbols in the formulas."""
        used, values = self._variables.used, {}
        for i, j, symbol in distances_between(self._variables.ends):
            if symbol in used:
                values[symbol] = self._line(i, j).length
        for end, frame in self._relative():
            if self._variables.moves(end):
                values |= zip(end.p.tolist(), self._position(frame), strict=True)
            if self._variables.turns(end):
                R = (entry for row in self._rotation(frame) for entry in row)
                values |= zip(end.R.ravel().tolist(), R, strict=True)
        return values

    def _symbol_rates(self) -> dict[Symbol, Node]:
        used, rates, of = self._variables.used, {}, self._kinematics
        for i, j, symbol in distances_between(self._variables.ends):
            if symbol in used:
                rates[symbol] = self._line(i, j).rate(of)
        for end, frame in self._relative():
            if self._variables.moves(end):
                v = of.velocity(frame, self._first, self._first)
                rates |= zip(end.p.tolist(), v, strict=True)
            if self._variables.turns(end):
                w = of.angular_velocity(frame, self._first, self._first)
                columns = [cross(w, c) for c in transposed(self._rotation(frame))]
                for j, column in enumerate(columns):
                    rates |= zip(end.R[:, j].tolist(), column, strict=True)
        return rates | {s: of.rate(s) for s in self._variables.others}

    def _relative(self) -> list[tuple[Endpoint, Frame]]:
        return list(zip(self._variables.ends[1:], self._frames[1:], strict=True))

    def _line(self, i: int, j: int) -> Line:
        a, b = self._frames[i], self._frames[j]
        return line_between(self._kinematics, a, b, "element between")

    def _position(self, frame: Frame) -> Vec:
        return self._kinematics.position(frame, self._first, self._first)

    def _rotation(self, frame: Frame) -> Mat:
        return self._kinematics.rotation(frame, self._first)


@final
@dataclass(frozen=True, eq=False)
class Endpoint:
    """An endpoint of an element, as seen by the first one, in the axes of that.

    Variables are formulas of its symbols, and so of relative positions and rotations
    only: a motion that all endpoints share does not change them.

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
    ends = []
    for number in numbers:
        p, R = np.full(3, ZERO, dtype=object), np.full((3, 3), ZERO, dtype=object)
        for i, a in enumerate("xyz"):
            p[i] = ZERO if number == 1 else Symbol(f"p{number}_{a}")
            for j, b in enumerate("xyz"):
                unit = ONE if i == j else ZERO
                R[i, j] = unit if number == 1 else Symbol(f"R{number}_{a}{b}")
        ends.append(Endpoint(number, p, R, distances))
    return tuple(ends)


def symbols_between(ends: Sequence[Endpoint]) -> list[Symbol]:
    """Return all symbols of the endpoints of an element."""
    symbols = [*ends[0]._distances.values()]
    for end in ends[1:]:
        symbols += [*end.p.tolist(), *end.R.ravel().tolist()]
    return symbols


def distances_between(ends: Sequence[Endpoint]) -> list[tuple[int, int, Symbol]]:
    """Return the numbers of two endpoints, from 0, and the symbol of their distance."""
    return [(i - 1, j - 1, symbol) for (i, j), symbol in ends[0]._distances.items()]
