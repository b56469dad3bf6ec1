"""Forces of contacts as loads, and contacts in a mode, which are constraints."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, final

from symbody.expr.arithmetic import div, neg
from symbody.expr.functions import sqrt
from symbody.expr.node import ONE, ZERO, Array, Const, Node, Symbol
from symbody.model.body import Frame
from symbody.model.constraints.constraint import Constraint, ConstraintKinematics
from symbody.model.contacts.contact import Contact, Law, LawKind, NamedContact, Rows
from symbody.model.field import Bind
from symbody.model.joint import Joint
from symbody.model.loads.load import JointLoad, Kinematics, Load, Wrench
from symbody.model.quantities import Expression, expanded
from symbody.model.sensors.frames import NamedSensor, add_slopes, dual_loads
from symbody.spatial.vectors import inner, times


@final
@dataclass(frozen=True, eq=False)
class ContactForces(Load):
    """The forces of a contact by its symbols, one a row."""

    named: NamedContact
    sensors: Mapping[str, NamedSensor]
    joints: Sequence[Joint]
    expressions: Mapping[str, Expression]

    def frames(self) -> Sequence[Frame]:
        """Return those of the contact."""
        return self.named.contact.frames()

    @property
    def shape(self) -> tuple[int, ...]:
        """One entry a row."""
        return self.named.symbols.shape

    @property
    def unit(self) -> str:
        """Unit of the forces."""
        return self.named.unit

    def value(self, kinematics: Kinematics) -> Array:
        """Return the forces."""
        return self.named.symbols

    @cached_property
    def _slopes(self) -> tuple[dict[Symbol, Node], ...]:
        """Forces along the places, and along the velocities, in the formulas."""
        slopes: tuple[dict[Symbol, Node], ...] = {}, {}
        formulas = self.named.contact.formulas()
        nodes = expanded([node for _, node in formulas], self.expressions)
        rows = zip(formulas, nodes, self.named.symbols.tolist(), strict=False)
        for (order, _), node, force in rows:
            add_slopes(slopes[order], node, force)
        return slopes

    @cached_property
    def _touched(self) -> tuple[dict[str, NamedSensor], list[Joint]]:
        """The sensors and joints in the formulas."""
        inside = {*self._slopes[0], *self._slopes[1]}
        sensors = {
            name: one
            for name, one in self.sensors.items()
            if not inside.isdisjoint(one.symbols.ravel().tolist())
        }
        joints = [j for j in self.joints if not inside.isdisjoint(j.q + j.v)]
        return sensors, joints

    def _of_formulas(
        self, kinematics: Kinematics
    ) -> tuple[list[Wrench], list[JointLoad]]:
        wrenches: list[Wrench] = []
        loads: list[JointLoad] = []
        for order, slopes in enumerate(self._slopes):
            if slopes:
                own = dual_loads(kinematics, *self._touched, slopes, order)
                wrenches += own[0]
                loads += own[1]
        return wrenches, loads

    def wrenches(self, kinematics: Kinematics) -> Sequence[Wrench]:
        """Return what acts on frames."""
        forces = self.named.symbols.tolist()
        with self.named.naming_errors():
            own = self.named.contact.wrenches_of(kinematics, forces)
        return [*own, *self._of_formulas(kinematics)[0]]

    def joint_loads(self, kinematics: Kinematics) -> Sequence[JointLoad]:
        """Return what acts in joints."""
        return self._of_formulas(kinematics)[1]


@final
@dataclass(frozen=True)
class LawMode:
    """The mode of a law: its normal row is closed, its tangents stick or slip.

    What is closed or sticks is a constraint, as long as it lasts.

    `slip` is the direction of a sliding velocity; of one that `begins` it is all that
    is known of it, and friction has its bound at rest where that is "static".
    """

    closed: bool = False
    sticks: bool = False
    slip: tuple[float, ...] = ()
    begins: bool = False
    static: bool = False

    @property
    def word(self) -> str:
        """The mode in a word."""
        if self.sticks:
            return "sticking"
        if self.static:
            return "at the bound of stiction"
        return "slipping" if self.slip else "closed" if self.closed else "open"


@final
@dataclass(frozen=True, eq=False)
class HeldContact(Constraint):
    """The rows of a contact that modes of its laws hold; forces are the multipliers."""

    contact: Contact
    modes: tuple[LawMode, ...]
    prefix: ClassVar[str] = "F"

    def verify(self, who: str, bind: Bind) -> None:
        """Do nothing: the contact is checked by itself."""

    def frames(self) -> Sequence[Frame]:
        """Return none: its rows tell what it acts on."""
        return ()

    @cached_property
    def _held(self) -> list[tuple[int, int, str, str, bool]]:
        """Rows that are held, gaps first: law, place, entry, unit, and if a gap is."""
        held = []
        laws = zip(self.contact.rows, self.modes, strict=True)
        for k, (rows, mode) in enumerate(laws):
            first = len(rows.entries) - rows.tangents
            forces = zip(rows.entries, rows.units, strict=True)
            for i, (entry, unit) in enumerate(forces):
                if mode.closed if i < first else mode.sticks:
                    is_gap = i < first and rows.kind == LawKind.UNILATERAL
                    held.append((k, i, entry, unit, is_gap))
        return sorted(held, key=lambda row: not row[-1])

    @property
    def entries(self) -> tuple[str, ...]:
        """Names of the rows."""
        return tuple(entry for _, _, entry, _, _ in self._held)

    @property
    def units(self) -> tuple[str, ...]:
        """Units of the forces."""
        return tuple(unit for *_, unit, _ in self._held)

    def multipliers(self, name: str) -> tuple[str, ...]:
        """Return the names of the forces."""
        return tuple(f"F_{name}[{entry}]" for entry in self.entries)

    def positions(self, kinematics: ConstraintKinematics) -> Sequence[Node]:
        """Return the gaps."""
        laws = self.contact.laws(kinematics)
        return [laws[k].gap for k, *_, is_gap in self._held if is_gap]

    def velocities(self, kinematics: ConstraintKinematics) -> Sequence[Node]:
        """Return the velocities that are zero, of tangents and of freewheels."""
        laws = self.contact.laws(kinematics)
        held = ((k, i) for k, i, *_, is_gap in self._held if not is_gap)
        speeds = [laws[k].speeds[i] for k, i in held]
        assert all(speed is not None for speed in speeds)
        return [speed for speed in speeds if speed is not None]

    def formulas(self) -> Sequence[Node]:
        """Return what is a formula of the user's of each row that is held."""
        nodes = [node for _, node in self.contact.formulas()]
        return [nodes[self._places[k, i]] for k, i, *_ in self._held if nodes]

    @cached_property
    def _places(self) -> dict[tuple[int, int], int]:
        """The number of each row of each law."""
        rows = self.contact.rows
        pairs = [(k, i) for k, one in enumerate(rows) for i in range(len(one.entries))]
        return {pair: n for n, pair in enumerate(pairs)}

    def _forces(self, lam: Sequence[Node]) -> list[Node]:
        """Return the forces of all rows, but for those of friction that slips."""
        forces: list[Node] = [ZERO] * len(self._places)
        for (k, i, *_), value in zip(self._held, lam, strict=True):
            forces[self._places[k, i]] = value
        return forces

    def wrenches(
        self, kinematics: ConstraintKinematics, lam: Sequence[Node]
    ) -> Sequence[Wrench]:
        """Return what the forces do to frames."""
        forces = self._forces(lam)
        laws = self.contact.laws(kinematics)
        for k, (law, mode) in enumerate(zip(laws, self.modes, strict=True)):
            rows = self.contact.rows[k]
            first = len(rows.entries) - rows.tangents
            for i, force in enumerate(_per_normal(rows, law, mode)):
                normal = forces[self._places[k, 0]] if first else ONE
                forces[self._places[k, first + i]] = times(force, normal)
        return self.contact.wrenches_of(kinematics, forces)

    def friction(
        self, kinematics: ConstraintKinematics
    ) -> Sequence[tuple[Node, Node, int]]:
        """Return sliding velocities, and forces along them by a unit of a multiplier.

        Its number is -1 where the force has no multiplier but a bound of its own.
        """
        result = []
        laws = self.contact.laws(kinematics)
        normals = {k: n for n, (k, i, *_) in enumerate(self._held) if not i}
        for k, (law, mode) in enumerate(zip(laws, self.modes, strict=True)):
            rows = self.contact.rows[k]
            number = -1 if rows.kind == LawKind.FRICTION else normals.get(k, -1)
            forces = _per_normal(rows, law, mode)
            for speed, force in zip(_tangents(rows, law), forces, strict=False):
                result.append((speed, force, number))
        return result


def _tangents(rows: Rows, law: Law) -> list[Node]:
    return [s for s in law.speeds[len(law.speeds) - rows.tangents :] if s is not None]


def _per_normal(rows: Rows, law: Law, mode: LawMode) -> list[Node]:
    """Return the forces of friction that slips, by a unit of the normal force."""
    if not mode.slip:
        return []
    speeds = _tangents(rows, law)
    ways: list[Node] = [Const(way) for way in mode.slip]
    if len(speeds) > 1 and not mode.begins:
        size = sqrt(inner(speeds, speeds))
        ways = [div(speed, size) for speed in speeds]
    strength = law.static if mode.static else law.kinetic
    return [neg(times(strength, way)) for way in ways]
