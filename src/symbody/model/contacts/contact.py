"""The interface of contacts: set-valued laws, whose forces follow from the motion.

A law has rows: relative velocities s = W v + w, each with a force f of the power f s. A
normal force presses and never pulls, and is zero while the gap is open; a force of
friction opposes the slip, or holds as long as it is less than its bound:

    0 <= gap,  0 <= f_n,  gap f_n = 0;     |f_t| <= mu f_n,  slip f_t = -mu f_n |slip|

References:
    Pfeiffer, Glocker (1996), Multibody Dynamics with Unilateral Contacts, chapters 2
    and 5; Glocker (2001), Set-Valued Force Laws.
"""

from __future__ import annotations

import itertools
from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from enum import IntEnum
from typing import (
    Annotated,
    Any,
    ClassVar,
    Literal,
    Protocol,
    TypeAlias,
    final,
    get_args,
)

import numpy as np

from symbody.arguments import among, shown
from symbody.dataclass import dataclass
from symbody.errors import ExpressionError, ModelError
from symbody.expr.evaluate import Evaluation
from symbody.expr.functions import absolute, sqrt
from symbody.expr.node import ZERO, Array, Const, Node, Symbol
from symbody.expr.traverse import Symbolic, symbols_of
from symbody.model.body import Apart, Frame
from symbody.model.field import Bind, Entry, Field, ModelElement, last_fields, preset
from symbody.model.formulas import FormulaLike, positive
from symbody.model.loads.load import Kinematics, Wrench, action_and_reaction
from symbody.model.loads.own_law import OwnLaw, own_law
from symbody.spatial.vectors import ZERO_VEC, Vec, add3, array, cross, dot, scale, sub3

PAIR = Apart("ends", "so their distance never changes. Put them on two bodies.")
OF_SHAPE = positive("as that of any body that touches", unit="m")


class LawKind(IntEnum):
    """The kinds of set-valued laws, as the loops know them."""

    UNILATERAL = 0  # a normal force that opens a gap, with friction
    FREEWHEEL = 1  # a normal force that keeps a velocity from being negative
    FRICTION = 2  # dry friction under a bound of its own
    SPHERE = 3  # one of a set, whose pairs are found step by step
    WALL = 4  # that such spheres touch


@final
@dataclass(frozen=True)
class Rows:
    """The rows of one law: its kind, names of its forces, and their units."""

    kind: LawKind
    entries: tuple[str, ...]
    units: tuple[str, ...]

    @property
    def tangents(self) -> int:
        """Number of the rows of friction; of a set, of those behind the first."""
        return len(self.entries) - (self.kind != LawKind.FRICTION)


@final
@dataclass(frozen=True)
class Law:
    """A law in formulas; velocities and forces have the order of the rows.

    A speed None is the rate of the gap.
    `kinetic` and `static` are coefficients, or bounds of the force where the law has no
    normal force [N or N m]. The restitution may be a law of the approach velocity.
    Of spheres and walls `place` has the origin, the normal of a wall, the radius.
    """

    gap: Node
    speeds: tuple[Node | None, ...]
    kinetic: Node = ZERO
    static: Node = ZERO
    restitution: Node | OwnLaw = ZERO
    place: tuple[Node, ...] = ()


# At which functions of the speed are looked at [m/s or rad/s].
_SPEEDS = (0.0, 0.01, 0.1, 1.0, 10.0, 100.0)
# From a speed to a coefficient.
SpeedLaw: TypeAlias = Callable[[Node], FormulaLike]


class Coefficient(Field[FormulaLike | SpeedLaw | OwnLaw, Node | OwnLaw]):
    """One number or formula, or a function of the speed that returns one."""

    words = "number or formula, or a function of the speed"
    form, sample = "formula or law", lambda *_: 0.3
    least, greatest, why = 0.0, float("inf"), "because friction takes energy"

    @classmethod
    def bound(cls, value: Any, entry: Entry) -> Node | OwnLaw:
        """Return the node or the law; raise where it is out of range at rest."""
        if callable(value) or isinstance(value, OwnLaw):
            result: Node | OwnLaw = own_law(entry, value, ("speed",))
        else:
            result = entry.formulas(value, ()).item()
        cls.check_range(entry.who, entry.name, result, entry.bind)
        return result

    @classmethod
    def check_range(cls, who: str, name: str, held: Node | OwnLaw, bind: Bind) -> None:
        """Raise where a coefficient is out of range, as at some speed."""
        if isinstance(held, OwnLaw) and cls._is_clear(held, bind):
            return
        far = f" and at most {cls.greatest:g}" if np.isfinite(cls.greatest) else ""
        for speed in _SPEEDS if isinstance(held, OwnLaw) else (0.0,):
            number = bind.default(coefficient_at(held, Const(speed)))
            if number is not None and not cls.least <= number <= cls.greatest:
                at = f" at a speed of {speed:g}" if speed else ""
                limits = ", as by maximum(…, 0)" if speed else ""
                raise ModelError(
                    f"{who}: the {name}{at} is {number:g}; it must be at "
                    f"least {cls.least:g}{far}, {cls.why}{limits}."
                )

    @classmethod
    def _is_clear(cls, law: OwnLaw, bind: Bind) -> bool:
        """Return whether a law is surely in range, by all speeds at a time."""
        others = {*symbols_of(*law.formulas)}.difference(law.arguments)
        values: dict[Symbol, Any] = {symbol: bind.default(symbol) for symbol in others}
        if None in values.values():
            return False
        values |= dict.fromkeys(law.arguments, np.array(_SPEEDS))
        with np.errstate(all="ignore"):
            (numbers,) = Evaluation(law.formulas).over(values)
        return bool(np.all((cls.least <= numbers) & (numbers <= cls.greatest)))


class OptionalCoefficient(
    Field[FormulaLike | SpeedLaw | OwnLaw | None, Node | OwnLaw | None]
):
    """A coefficient, or none."""

    words = "number or formula, or a function of the speed, or None"
    form, sample = "formula or law", lambda *_: 0.4
    of = Coefficient


class RestitutionCoefficient(Coefficient):
    """The share of the approach velocity with which bodies part after an impact."""

    form, sample = "formula or law", lambda *_: 0.5
    greatest = 1.0
    why = "because an impact takes energy: 0 is without rebound, 1 without loss"


ImpactWord: TypeAlias = Literal["newton", "poisson"]


class ImpactLaw(Field[ImpactWord, str]):
    """The law of impacts, by its author."""

    words = '"newton" or "poisson"'
    form, sample = "word", lambda *_: "poisson"

    @classmethod
    def bound(cls, value: object, entry: Entry) -> str:
        """Return the word."""
        if not among(value, get_args(ImpactWord)):
            raise ModelError(
                f"{entry.who}: the law {shown(value)} must be 'newton', which relates "
                f"velocities before and after an impact, or 'poisson', which relates "
                f"impulses of compression and expansion. Give one of these."
            )
        return str(value)


def coefficient_at(coefficient: Node | OwnLaw, speed: Node) -> Node:
    """Return a coefficient at a speed."""
    return coefficient.at(speed) if isinstance(coefficient, OwnLaw) else coefficient


def size_of(speeds: Sequence[Node]) -> Node:
    """Return the size of a velocity along a line or in a plane."""
    if len(speeds) == 1:
        return absolute(speeds[0])
    square: Node = sum((s * s for s in speeds[1:]), speeds[0] * speeds[0])
    return sqrt(square)


class Contact(ModelElement, Protocol):
    """A place where bodies may touch, or a joint that may hold, by set-valued laws."""

    # Where its formulas have no value, if that is anywhere.
    undefined: ClassVar[str] = ""

    @property
    def rows(self) -> Sequence[Rows]:
        """The rows of each of its laws."""

    @property
    def poisson(self) -> bool:
        """Whether its impacts follow Poisson's law in place of Newton's."""
        return getattr(self, "law", "newton") == "poisson"

    @property
    def is_set(self) -> bool:
        """Whether it is a set of bodies, any two of which may touch; by default not."""
        return False

    def laws(self, kinematics: Kinematics) -> Sequence[Law]:
        """Return its laws in formulas."""

    def formulas(self) -> Sequence[tuple[int, Node]]:
        """Return each row's formula in joints and sensors, with its order; or none.

        A gap has the order 0, and its rate is the speed; a velocity has the order 1.
        The forces act on what the sensors in it measure, and on its coordinates.
        """
        return ()

    def wrenches_of(
        self, kinematics: Kinematics, forces: Sequence[Node]
    ) -> list[Wrench]:
        """Return what forces of all rows do to frames, but for those of formulas."""
        return []


@final
@dataclass(frozen=True)
class Touch:
    """A point where two bodies may touch, in the axes of the second one's frame.

    Attributes:
        gap: Distance, negative where they overlap [m].
        place: Where they touch, from the origin of the second frame [m].
        axes: Directions of the force on the first body: normal, tangents.
    """

    gap: Node
    place: Vec
    axes: tuple[Vec, ...]


class Touching(Contact):
    """A contact of two bodies at one point or several.

    Attributes:
        directions: Names of the directions of friction.
    """

    directions: ClassVar[tuple[str, ...]] = ("x", "y")
    apart = PAIR

    @property
    def ends(self) -> tuple[Frame, Frame]:
        """The frames of the first and of the second body."""
        first, second = self.frames()
        return first, second

    @abstractmethod
    def touches(self, kinematics: Kinematics) -> Sequence[Touch]:
        """Return where they may touch."""

    @abstractmethod
    def _law(self, gap: Node, speeds: tuple[Node, ...]) -> Law:
        """Return the law of a point, by its gap and the velocities there."""

    def laws(self, kinematics: Kinematics) -> Sequence[Law]:
        """Return the law of each point."""
        a, b = self.ends
        v = kinematics.velocity(a, b, b)
        w = kinematics.angular_velocity(a, b, b)
        p = kinematics.position(a, b, b)
        result = []
        for touch, rows in zip(self.touches(kinematics), self.rows, strict=True):
            at = add3(v, cross(w, sub3(touch.place, p)))
            speeds = tuple(dot(axis, at) for axis in touch.axes[: len(rows.entries)])
            result.append(self._law(touch.gap, speeds))
        return result

    def wrenches_of(
        self, kinematics: Kinematics, forces: Sequence[Node]
    ) -> list[Wrench]:
        """Return the contact forces on the first body, and the opposite ones."""
        a, b = self.ends
        result: list[Wrench] = []
        first = 0
        for touch, rows in zip(self.touches(kinematics), self.rows, strict=True):
            own = forces[first : first + len(rows.entries)]
            first += len(rows.entries)
            force = combined(touch.axes[: len(own)], own)
            p = kinematics.position(a, b, b)
            torque = cross(sub3(touch.place, p), force)
            result += action_and_reaction(a, b, p, force, torque)
        return result


@last_fields
class RigidContact(Touching):
    """A contact that presses and rubs by laws of impact and friction.

    Attributes:
        restitution: Share of the approach velocity with which the bodies part, or,
            with Poisson's law, of the impulse of compression that comes back; 0 to 1.
            It may be a function of the approach velocity.
        friction: Coefficient of friction; a function of the slip velocity for
            Stribeck's curve.
        stiction: Coefficient of friction at rest; None for that of sliding.
        law: Of impacts, "newton" or "poisson".
    """

    restitution: Annotated[RestitutionCoefficient, "1", "m/s"] = preset(0)
    friction: Annotated[Coefficient, "1", "m/s"] = preset(0)
    stiction: Annotated[OptionalCoefficient, "1", "m/s"] = preset(None)
    law: ImpactLaw = preset("newton")

    @property
    def points(self) -> int:
        """Number of points where they may touch; one by default."""
        return 1

    def check(self, who: str, bind: Bind) -> None:
        """Raise if the coefficients contradict each other, or are out of range."""
        check_stiction(who, self.friction, self.stiction, bind)
        if isinstance(self.restitution, OwnLaw):
            RestitutionCoefficient.check_range(
                who, "restitution", self.restitution, bind
            )

    @property
    def rows(self) -> Sequence[Rows]:
        """A normal force, and those of friction, at each point."""
        rubs = self.friction is not ZERO or self.stiction is not None
        names = ("n", *(self.directions if rubs else ()))
        units = ("N",) * len(names)
        if self.points == 1:
            return (Rows(LawKind.UNILATERAL, names, units),)
        return tuple(
            Rows(LawKind.UNILATERAL, tuple(f"{i},{name}" for name in names), units)
            for i in range(self.points)
        )

    def _law(self, gap: Node, speeds: tuple[Node, ...]) -> Law:
        rubs = strengths(self.friction, self.stiction, speeds[1:])
        return Law(gap, speeds, *rubs, self.restitution)


def combined(axes: Sequence[Vec], parts: Sequence[Node]) -> Vec:
    """Return the vector with parts along axes."""
    result = ZERO_VEC
    for axis, part in zip(axes, parts, strict=True):
        result = add3(result, scale(part, axis))
    return result


def strengths(
    friction: Node | OwnLaw, stiction: Node | OwnLaw | None, slip: Sequence[Node]
) -> tuple[Node, Node]:
    """Return the coefficients of sliding and of rest."""
    at_rest = coefficient_at(friction, ZERO) if stiction is None else stiction
    kinetic = friction
    if isinstance(friction, OwnLaw):
        kinetic = friction.at(size_of(slip))
    assert isinstance(kinetic, Node)
    return kinetic, coefficient_at(at_rest, ZERO)


def check_stiction(
    who: str, friction: Node | OwnLaw, stiction: Node | OwnLaw | None, bind: Bind
) -> None:
    """Raise if bodies at rest would hold less, or a law of the speed be negative."""
    if isinstance(friction, OwnLaw):
        Coefficient.check_range(who, "friction", friction, bind)
    if stiction is None:
        return
    slide, rest = (
        bind.default(coefficient_at(one, ZERO)) for one in (friction, stiction)
    )
    if slide is not None and rest is not None and rest < slide:
        raise ModelError(
            f"{who}: the stiction {rest:g} is less than the friction {slide:g}, so "
            f"that what rests would slide at once and what slides be held. Give a "
            f"stiction that is at least as large, or leave it out."
        )


QuantityKind: TypeAlias = Literal["contact force", "gap", "slip", "impulse"]
# What follows from the state alone.
MOTIONS: tuple[Literal["gap", "slip"], ...] = ("gap", "slip")


def labels_of(name: str, entries: Iterable[str]) -> tuple[str, ...]:
    """Return the names of entries, as "F_heel[n]"."""
    return tuple(f"{name}[{entry}]" if entry else name for entry in entries)


def parts_of(contact: Contact) -> dict[QuantityKind, list[tuple[str, str, int]]]:
    """Return entry, unit of the force and place of each result, by its kind.

    Places of gaps are among laws, others among rows.
    """
    parts: dict[QuantityKind, list[tuple[str, str, int]]] = {
        "contact force": [], "gap": [], "slip": [], "impulse": [],
    }  # fmt: skip
    first = 0
    for law, rows in enumerate(contact.rows):
        moving = each = [*zip(rows.entries, rows.units, itertools.count(first))]
        parts["contact force"] += each
        if rows.kind == LawKind.UNILATERAL:
            point = rows.entries[0].removesuffix("n").removesuffix(",")
            parts["gap"].append((point, rows.units[0], law))
            moving = each[1:]
        if rows.kind in (LawKind.UNILATERAL, LawKind.FREEWHEEL):
            parts["impulse"] += each
        if rows.kind not in (LawKind.SPHERE, LawKind.WALL):
            parts["slip"] += moving
        first += len(each)
    return parts


@final
@dataclass(frozen=True)
class NamedContact(Symbolic):
    """A contact with its name, and symbols of its forces, one a row, gaps and slips."""

    name: str
    contact: Contact
    symbols: Array
    moving: tuple[Symbol, ...]

    @property
    def units(self) -> tuple[str, ...]:
        """Units of the forces."""
        return tuple(unit for rows in self.contact.rows for unit in rows.units)

    @property
    def unit(self) -> str:
        """Unit of the forces; several, separated by commas, if they differ."""
        units = self.units
        return units[0] if len({*units}) == 1 else ", ".join(units)

    @property
    def force(self) -> str:
        """Name of the forces in results."""
        return f"F_{self.name}"

    @property
    def results(self) -> tuple[str, ...]:
        """Names of all results that a contact may have."""
        own = (f"{kind}_{self.name}" for kind in ("gap", "slip", "impulse"))
        return (self.force, *own)

    @contextmanager
    def naming_errors(self) -> Iterator[None]:
        """Let errors of formulas say of which contact they are."""
        try:
            yield
        except ExpressionError as error:
            raise ModelError(f"contact {self.name!r}: {error}") from error


def named_contact(name: str, contact: Contact) -> NamedContact:
    """Return a contact with symbols of its own."""
    entries = [entry for rows in contact.rows for entry in rows.entries]
    symbols = [Symbol(f"F_{name}[{entry}]") for entry in entries]
    parts = parts_of(contact)
    moving = (
        Symbol(label)
        for kind in MOTIONS
        for label in labels_of(f"{kind}_{name}", [entry for entry, *_ in parts[kind]])
    )
    return NamedContact(name, contact, array(symbols), tuple(moving))
