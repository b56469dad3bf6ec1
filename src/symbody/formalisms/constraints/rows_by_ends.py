"""The equations of constraints by the motion of the links that they connect.

Links are taken as loose: places, axes, velocities and angular velocities of those that
a constraint connects are symbols, so that its equations are as short in a ring of a
thousand bodies as in one of three.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, final

from symbody.dataclass import dataclass
from symbody.errors import SymbodyError
from symbody.expr.arithmetic import neg
from symbody.expr.differentiate import directional, jacobian
from symbody.expr.node import ZERO, Apply, Const, Node, Symbol
from symbody.expr.traverse import symbols_of
from symbody.formalisms.derivations import Derivations
from symbody.formalisms.tree.loads_on_tree import tree_kinematics
from symbody.formalisms.tree.tree_kinematics import TreeKinematics
from symbody.model.body import Frame
from symbody.spatial import vectors
from symbody.spatial.vectors import Mat, Vec, add3, matmul, matvec, sub3, transposed
from symbody.system.links import Placement
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
    placements: Mapping[str, Placement],
    axes: Mapping[int, Mat],
    is_number: Callable[[Node], bool],
) -> LooseRows:
    """Return the equations of each constraint by its ends.

    `placements` are on links with the origins of ends, `axes` lead from a link's own
    axes to its end's; what `is_number` has a symbol in the equations. Raises
    NotByEndsError for constraints that are not such.
    """
    system, kinematics = of.system, tree_kinematics(of, merge=False).kinematics
    loose = _Loose(kinematics, placements, axes, is_number)
    moving = {*system.q, *system.v, *system.x, *system.u, system.t}
    result = []
    for named in system.constraints:
        who = f"the constraint {named.name!r}"
        loose.begin()
        try:
            rows = kinematics.resolve(named.constraint.positions(loose), who)
            nonholonomic_rows = named.constraint.velocities(loose)
        except _UnknownError as reason:
            raise NotByEndsError(
                f"{who} follows {reason} of what it connects"
            ) from None
        if nonholonomic_rows:
            raise NotByEndsError(f"{who} binds velocities only")
        others = [symbol.name for symbol in symbols_of(*rows) if symbol in moving]
        if others:
            what = "time" if others[0] == system.t.name else repr(others[0])
            raise NotByEndsError(f"{who} follows {what}, not places of frames only")
        result.append(RowsOfConstraint(tuple(rows), tuple(loose.ends)))
    return LooseRows(tuple(result), tuple(loose.all_ends), loose.numbers)


def derived_rows(
    system: System, ends: Sequence[End], phi: Sequence[Node]
) -> DerivedRows:
    """Return rates, right sides and the Jacobian of equations by the motion of ends."""
    moves: dict[Symbol, Node] = {}
    for end in ends:
        moves.update(zip(end.p, end.v, strict=True))
        for column in transposed(end.R):
            moves.update(zip(column, vectors.cross(end.w, column), strict=True))  # type: ignore[arg-type]
    rates = directional(list(phi), moves)
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


class _UnknownError(SymbodyError):
    """A quantity that loose links do not tell."""


@final
class _Loose:
    """Frames on links that move by themselves, as `ConstraintKinematics`."""

    def __init__(
        self,
        kinematics: TreeKinematics,
        placements: Mapping[str, Placement],
        axes: Mapping[int, Mat],
        is_number: Callable[[Node], bool],
    ) -> None:
        self._kinematics = kinematics
        self._placements = placements
        self._axes = axes
        self._is_number = is_number
        self._symbols: dict[Node, Symbol] = {}
        self.all_ends: list[End] = []
        self.ends: dict[int, End] = {}

    @property
    def numbers(self) -> dict[Symbol, Node]:
        """Symbols for formulas of parameters that places are."""
        return {symbol: node for node, symbol in self._symbols.items()}

    def begin(self) -> None:
        """Let the next constraint have the symbols of the last one."""
        self.ends = {}

    def gap(self, a: Frame, b: Frame) -> Vec:
        R, _ = self._link(self._kinematics.carrier(a, b))
        return matvec(transposed(R), sub3(self._pose(b)[1], self._pose(a)[1]))

    def attitudes(self, a: Frame, b: Frame) -> tuple[Mat, Mat]:
        R = transposed(self._link(self._kinematics.carrier(a, b))[0])
        # Axes that no motion of the tree turns are constant, as they are there.
        of_a, of_b = self._kinematics.attitudes(a, b)
        return (
            _as_constant(matmul(R, self._pose(a)[0]), of_a),
            _as_constant(matmul(R, self._pose(b)[0]), of_b),
        )

    def position(
        self, of: Frame, seen_from: Frame | None, expressed_in: Frame | None
    ) -> Vec:
        p = self._pose(of)[1]
        if seen_from is not None:
            p = sub3(p, self._pose(seen_from)[1])
        if expressed_in is None:
            return p
        return matvec(transposed(self._pose(expressed_in)[0]), p)

    def rotation(self, of: Frame, seen_from: Frame | None) -> Mat:
        R = self._pose(of)[0]
        if seen_from is None:
            return R
        return matmul(transposed(self._pose(seen_from)[0]), R)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        raise _UnknownError(f"the {name.replace('_', ' ')}")

    def _pose(self, frame: Frame) -> tuple[Mat, Vec]:
        on = self._placements[frame.body.name]
        R, p = self._link(on.link)
        x, y, z = map(self._named, add3(on.p, matvec(on.R, frame.p)))
        turned = matmul(on.R, frame.R)
        return matmul(R, turned), add3(p, matvec(R, (x, y, z)))

    def _named(self, number: Node) -> Node:
        """Return a symbol for a formula of parameters, whose value tables hold."""
        if not isinstance(number, Apply) or not self._is_number(number):
            return number
        name = f"number[{len(self._symbols)}]"
        return self._symbols.setdefault(number, Symbol(name))

    def _link(self, number: int) -> tuple[Mat, Vec]:
        """Return the pose of a link in the axes of the formulas of its bodies."""
        if not number:
            return vectors.IDENTITY, vectors.ZERO_VEC
        if number not in self.ends:
            if len(self.ends) == len(self.all_ends):
                self.all_ends.append(_end(len(self.ends)))
            self.ends[number] = self.all_ends[len(self.ends)]
        end = self.ends[number]
        return matmul(end.R, self._axes[number]), end.p  # type: ignore[return-value]


def _as_constant(loose: Mat, real: Mat) -> Mat:
    rows = (
        tuple(y if isinstance(y, Const) else x for x, y in zip(*pair, strict=True))
        for pair in zip(loose, real, strict=True)
    )
    return tuple(rows)  # type: ignore[return-value]


def _end(number: int) -> End:
    def three(what: str) -> tuple[Symbol, Symbol, Symbol]:
        x, y, z = (Symbol(f"{what}_{number}[{k}]") for k in range(3))
        return x, y, z

    columns = (three("Rx"), three("Ry"), three("Rz"))
    return End(three("p"), transposed(columns), three("v"), three("w"))
