"""The equations of constraints by the motion of the links that they connect.

Links are taken as loose: places, axes, velocities and angular velocities of those that
a constraint connects are symbols, so that its equations are as short in a ring of a
thousand bodies as in one of three.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import final

from symbody.dataclass import dataclass
from symbody.expr.arithmetic import neg
from symbody.expr.differentiate import directional, jacobian
from symbody.expr.evaluate import substitute
from symbody.expr.node import ZERO, Node, Symbol
from symbody.expr.traverse import symbols_of
from symbody.formalisms.derivations import Derivations
from symbody.formalisms.tree.loads_on_tree import (
    LooseLinks,
    LooseLinksError,
    tree_kinematics,
)
from symbody.spatial.vectors import Mat, cross, transposed
from symbody.system.system import System

# Of an end: place, axes, velocity, angular velocity; the latter two are its motion.
END_NUMBERS, END_MOTION = 18, 6


class NotByEndsError(Exception):
    """The reason why equations do not follow from the motion of ends, as text."""


@final
@dataclass(frozen=True)
class End:
    """A link that constraints look at, in motion by itself."""

    p: tuple[Symbol, ...]  # origin in the world [m]
    R: Mat  # axes in columns
    v: tuple[Symbol, ...]  # of the origin, in the world's axes [m/s]
    w: tuple[Symbol, ...]  # [rad/s]

    @property
    def symbols(self) -> tuple[Symbol, ...]:
        """Place, columns of the axes, velocity, angular velocity: 18 numbers."""
        columns = [entry for column in transposed(self.R) for entry in column]
        return (*self.p, *columns, *self.v, *self.w)  # type: ignore[arg-type]


@final
@dataclass(frozen=True)
class RowsOfConstraint:
    """The equations of one constraint, with the symbols of as many ends as links."""

    rows: tuple[Node, ...]
    links: tuple[int, ...]


@final
@dataclass(frozen=True)
class LooseRows:
    """Equations of all constraints with symbols of `ends`, and those of `numbers`."""

    constraints: tuple[RowsOfConstraint, ...]
    ends: tuple[End, ...]
    numbers: Mapping[Symbol, Node]

    def links(self, number: int) -> tuple[int, ...]:
        """Return the links that a constraint connects."""
        return self.constraints[number].links


@final
@dataclass(frozen=True)
class DerivedRows:
    """Derivatives of residuals phi by the motion of ends."""

    rates: tuple[Node, ...]  # J times the velocities of the ends
    gamma: tuple[Node, ...]  # of J a = gamma, with feedback where stabilized
    J: Mapping[tuple[int, int], Node]  # columns: v and w of all ends; zeros left out


def loose_rows(
    of: Derivations,
    orders: Mapping[int, Sequence[int]],
    is_number: Callable[[Node], bool],
) -> LooseRows:
    """Return the equations of each constraint by its ends.

    `orders` are those of a link's own axes as its end has them; what `is_number` has a
    symbol in the equations. Raises NotByEndsError for constraints that are not such.
    """
    system, kinematics = of.system, tree_kinematics(of, merge=False).kinematics
    loose = LooseLinks(of, is_number)
    owners = {s: i for i, motion in enumerate(loose.symbols, 1) for s in motion[:12]}
    moving = {*system.q, *system.v, *system.x, *system.u, system.t}
    moving |= {s for motion in loose.symbols for s in motion[12:]}
    ends: list[End] = []
    result = []
    for named in system.constraints:
        who = f"the constraint {named.name!r}"
        try:
            rows = kinematics.resolve(named.constraint.positions(loose), who)
            nonholonomic_rows = named.constraint.velocities(loose)
        except LooseLinksError:
            raise NotByEndsError(f"{who} follows the motion of joints") from None
        if nonholonomic_rows:
            raise NotByEndsError(f"{who} binds velocities only")
        used = symbols_of(*rows)
        others = [symbol.name for symbol in used if symbol in moving]
        if others:
            what = "time" if others[0] == system.t.name else repr(others[0])
            raise NotByEndsError(f"{who} follows {what}, not places of frames only")
        felt = {owners[symbol] for symbol in used if symbol in owners}
        own = [loose.places.place(frame).link for frame in named.constraint.frames()]
        links = [i for i in dict.fromkeys([*own, *sorted(felt)]) if i in felt]
        ends += [_end(number) for number in range(len(ends), len(links))]
        stand_for: dict[Node, Node] = {}
        for link, end in zip(links, ends, strict=False):
            motion = loose.symbols[link - 1]
            stand_for.update(zip(motion[:3], end.p, strict=True))
            for axis, column in zip(orders[link], transposed(end.R), strict=True):
                own = motion[3 * axis + 3 : 3 * axis + 6]
                stand_for.update(zip(own, column, strict=True))
        by_ends = tuple(substitute(rows, stand_for))
        result.append(RowsOfConstraint(by_ends, tuple(links)))
    return LooseRows(tuple(result), tuple(ends), loose.numbers)


def derived_rows(
    system: System, ends: Sequence[End], phi: Sequence[Node]
) -> DerivedRows:
    """Return rates, right sides and the Jacobian of equations by the motion of ends."""
    moves: dict[Symbol, Node] = {}
    for end in ends:
        moves.update(zip(end.p, end.v, strict=True))
        for column in transposed(end.R):
            moves.update(zip(column, cross(end.w, column), strict=True))  # type: ignore[arg-type]
    rates = directional(phi, moves)
    gamma = [neg(change) for change in directional(rates, moves)]
    if system.stabilization is not None:
        alpha, beta = system.stabilization
        gamma = [
            side - 2 * alpha * rate - beta * beta * error
            for side, rate, error in zip(gamma, rates, phi, strict=True)
        ]
    entries: dict[tuple[int, int], Node] = {}
    places = {
        symbol: END_MOTION * i + k
        for i, end in enumerate(ends)
        for k, symbol in enumerate((*end.v, *end.w))
    }
    for i, rate in enumerate(rates):
        own = [symbol for symbol in symbols_of(rate) if symbol in places]
        own.sort(key=places.__getitem__)
        for symbol, entry in zip(own, jacobian([rate], own)[0], strict=True):
            if entry is not ZERO:
                entries[i, places[symbol]] = entry
    return DerivedRows(tuple(rates), tuple(gamma), entries)


def _end(number: int) -> End:
    def three(what: str) -> tuple[Symbol, Symbol, Symbol]:
        x, y, z = (Symbol(f"{what}_{number}[{k}]") for k in range(3))
        return x, y, z

    columns = (three("Rx"), three("Ry"), three("Rz"))
    return End(three("p"), transposed(columns), three("v"), three("w"))
