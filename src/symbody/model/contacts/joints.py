"""Contacts by formulas, in joints and between these: stops, ropes, drives, brakes."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, Any, ClassVar, NamedTuple, final

from symbody.errors import ModelError
from symbody.expr.arithmetic import neg
from symbody.expr.functions import maximum, sqrt
from symbody.expr.node import ONE, ZERO, Array, Const, Node, as_node
from symbody.model.contacts.contact import (
    PAIR,
    Coefficient,
    Contact,
    ImpactLaw,
    Law,
    LawKind,
    OptionalCoefficient,
    RestitutionCoefficient,
    Rows,
    check_stiction,
    coefficient_at,
    strengths,
)
from symbody.model.field import Bind, Entry, Field, Sample, element, preset
from symbody.model.fields import (
    ConstantFormula,
    Equations,
    Formula,
    MovingJoint,
    OptionalFormula,
    PerFreedom,
    Place,
    SingleJoint,
    some_joint,
)
from symbody.model.formulas import FormulaLike, VectorLike, positive
from symbody.model.joint import Joint
from symbody.model.loads.joint_loads import check_stops
from symbody.model.loads.load import (
    JointLoad,
    Kinematics,
    Line,
    Wrench,
    line_between,
    with_reaction,
)
from symbody.spatial.vectors import dot, minus, plus, scale, times, total


class OptionalEquations(Equations):
    """No formula, one or several."""

    words = "formula, or several, or none"
    form, sample = "formula", lambda m, n: [some_joint(m, 1).v[0]]

    @classmethod
    def bound(cls, value: Any, entry: Entry) -> tuple[Node, ...]:
        """Return the nodes; an empty mapping is no absence of formulas."""
        return super().bound([value] if isinstance(value, dict) else value, entry)


class OptionalPerFreedom(Field[FormulaLike | VectorLike | None, Array | None]):
    """One for all velocities of the joint in a field before, or one for each; None."""

    words = "number or formula, or one for each velocity of the joint, or None"
    form, sample = "formula", lambda m, n: 6.0 * n - 3.0
    of = PerFreedom


class MovingFormula(Formula):
    """One formula of coordinates, sensors of positions, parameters and time."""

    words = "formula"
    form = "formula"
    sample: ClassVar[Sample | None] = lambda m, n: some_joint(m, n).q[0]


@final
@element
class Gap(Contact):
    """A gap by a formula of one's own that never becomes negative.

    The normal force does the virtual work f δ(gap) on what sensors of positions in the
    formula measure, and on its coordinates; forces of friction likewise by the slip.

    Attributes:
        formula: The gap: of coordinates of joints, sensors of positions, parameters and
            time [m, or rad].
        slip: One velocity of slip, or two, linear in velocities of joints and sensors
            of velocities; none without friction.
        restitution: As of `PointOnPlane`.
        friction: As of `PointOnPlane`.
        stiction: As of `PointOnPlane`.
        law: As of `PointOnPlane`.
    """

    formula: MovingFormula
    slip: OptionalEquations = preset(())
    restitution: Annotated[RestitutionCoefficient, "1"] = preset(0)
    friction: Annotated[Coefficient, "1"] = preset(0)
    stiction: Annotated[OptionalCoefficient, "1"] = preset(None)
    law: ImpactLaw = preset("newton")

    def check(self, who: str, bind: Bind) -> None:
        """Raise if the formula is a number, or friction has no slip."""
        check_stiction(who, self.friction, self.stiction, bind)
        if isinstance(self.formula, Const):
            raise ModelError(
                f"{who}: the gap is the number {self.formula!r}, so it never closes or "
                f"opens. Give a formula of coordinates or of sensors of positions."
            )
        rubs = self.friction is not ZERO or self.stiction is not None
        if rubs == (not self.slip) or len(self.slip) > 2:
            raise ModelError(
                f"{who}: {len(self.slip)} velocities of slip and the friction "
                f"{self.friction!r}. Give one velocity or two where there is "
                f"friction, and none without."
            )

    @property
    def rows(self) -> Sequence[Rows]:
        """A normal force, and one a velocity of slip."""
        entries = ("n", "s", "t")[: 1 + len(self.slip)]
        return (Rows(LawKind.UNILATERAL, entries, ("",) * len(entries)),)

    def laws(self, kinematics: Kinematics) -> Sequence[Law]:
        """Return the law."""
        restitution = coefficient_at(self.restitution, ZERO)
        bounds = (ZERO, ZERO)
        if self.slip:
            bounds = strengths(self.friction, self.stiction, self.slip)
        return (Law(self.formula, (None, *self.slip), *bounds, restitution),)

    def formulas(self) -> Sequence[tuple[int, Node]]:
        """Return the gap and the slip."""
        return ((0, self.formula), *((1, one) for one in self.slip))


@final
@element
class Rope(Contact):
    """A rope without mass that may be slack: it pulls, but is never longer.

    Its force is the tension.

    Attributes:
        a: Body or frame at one end.
        b: Body or frame at the other end, on another body.
        length: Of the rope; a formula, also of time, where it is wound up [m].
        restitution: As of `PointOnPlane`, where the rope tightens.
        law: As of `PointOnPlane`.
    """

    a: Place
    b: Place
    length: Annotated[Formula, "m", positive("as that of any rope", unit="m")]
    restitution: Annotated[RestitutionCoefficient, "1"] = preset(0)
    law: ImpactLaw = preset("newton")
    apart = PAIR
    rows = (Rows(LawKind.UNILATERAL, ("n",), ("N",)),)

    def laws(self, kinematics: Kinematics) -> Sequence[Law]:
        """Return the law of the length that is left."""
        gap = minus(self.length, self._distance(kinematics).length)
        return (Law(gap, (None,), restitution=coefficient_at(self.restitution, ZERO)),)

    def wrenches_of(
        self, kinematics: Kinematics, forces: Sequence[Node]
    ) -> list[Wrench]:
        """Return the tension at both ends."""
        line = self._distance(kinematics)
        on_b = scale(neg(forces[0]) / line.length, line.p)
        return with_reaction(Wrench(self.b, None, force=on_b), self.a)

    def _distance(self, kinematics: Kinematics) -> Line:
        """Return the line of the ends, whose length is not zero where they meet."""
        line = line_between(kinematics, self.a, self.b, "rope between")
        return replace(line, length=sqrt(maximum(dot(line.p, line.p), as_node(1e-300))))


class Term(NamedTuple):
    """A velocity of a joint, and its factor in a relative velocity."""

    joint: Joint
    number: int
    factor: Node = ONE


class _InJoints(Contact):
    """A contact whose relative velocities are sums of velocities of joints."""

    @property
    @abstractmethod
    def terms(self) -> Sequence[Sequence[Term]]:
        """The terms of the velocity of each row."""

    def _speeds(self, kinematics: Kinematics) -> list[Node]:
        return [
            total(*(times(k, kinematics.velocities(joint)[i]) for joint, i, k in row))
            for row in self.terms
        ]

    def loads_of(self, forces: Sequence[Node]) -> list[JointLoad]:
        """Return the forces along the velocities."""
        return [
            JointLoad(joint, index, times(factor, force))
            for row, force in zip(self.terms, forces, strict=True)
            for joint, index, factor in row
        ]


def _units(joint: Joint) -> list[str]:
    return [e.force_unit for e in joint.elements for _ in e.velocities]


def _names(joint: Joint, *sides: str) -> list[str]:
    """Return names of rows: sides of each velocity, with numbers if it has several."""
    n = len(joint.v)
    if n == 1:
        return list(sides)
    return [f"{i},{side}" if side else str(i) for i in range(n) for side in sides]


@final
@element
class JointStop(_InJoints):
    """Rigid stops at one end or both of the range of a joint.

    Compliant ones are `loads.JointStops`.

    Attributes:
        joint: The joint, without quaternion.
        least: Where the lower stop is; one for all freedoms or one for each, None for
            none [rad or m].
        greatest: Where the upper stop is, likewise [rad or m].
        restitution: As of `PointOnPlane`.
        law: As of `PointOnPlane`.
    """

    joint: MovingJoint
    least: Annotated[OptionalPerFreedom, "rad or m"] = preset(None)
    greatest: Annotated[OptionalPerFreedom, "rad or m"] = preset(None)
    restitution: Annotated[RestitutionCoefficient, "1"] = preset(0)
    law: ImpactLaw = preset("newton")

    def check(self, who: str, bind: Bind) -> None:
        """Raise unless the stops are a range."""
        check_stops(who, self.joint, self.least, self.greatest, bind)
        if self.least is None and self.greatest is None:
            raise ModelError(
                f"{who}: neither least nor greatest is given, so nothing stops. Give "
                f"one of them, or both."
            )

    @property
    def _sides(self) -> list[tuple[str, Array, Node]]:
        stops = (("low", self.least, ONE), ("high", self.greatest, as_node(-1)))
        return [(name, at, sign) for name, at, sign in stops if at is not None]

    @property
    def rows(self) -> Sequence[Rows]:
        """One force a stop."""
        sides = self._sides
        names = _names(self.joint, *(name for name, _, _ in sides))
        units = [unit for unit in _units(self.joint) for _ in sides]
        pairs = zip(names, units, strict=True)
        return [Rows(LawKind.UNILATERAL, (n,), (unit,)) for n, unit in pairs]

    @property
    def terms(self) -> Sequence[Sequence[Term]]:
        """The velocity away from each stop."""
        n = len(self.joint.v)
        return [
            (Term(self.joint, i, sign),) for i in range(n) for _, _, sign in self._sides
        ]

    def laws(self, kinematics: Kinematics) -> Sequence[Law]:
        """Return one law a stop."""
        restitution = coefficient_at(self.restitution, ZERO)
        gaps = [
            times(sign, minus(q, at[i]))
            for i, q in enumerate(kinematics.coordinates(self.joint))
            for _, at, sign in self._sides
        ]
        return [
            Law(gap, (speed,), restitution=restitution)
            for gap, speed in zip(gaps, self._speeds(kinematics), strict=True)
        ]


@final
@element
class DryFriction(_InJoints):
    """Dry friction that holds each freedom of a joint up to a bound.

    The bound is coefficient*normal_force where it slides, stiction*normal_force where
    it rests. `loads.CoulombFriction` creeps where this one holds.

    Attributes:
        joint: The joint.
        coefficient: Coefficient of friction, or a function of the velocity's size.
        normal_force: What presses the surfaces together [N]; in a freedom that turns,
            times the radius at which they rub [N m]; one value for all freedoms, or one
            for each. Less than zero counts as zero.
        stiction: Coefficient at rest; None for that of sliding.
    """

    joint: MovingJoint
    coefficient: Annotated[Coefficient, "1"]
    normal_force: Annotated[PerFreedom, "N m or N"]
    stiction: Annotated[OptionalCoefficient, "1"] = preset(None)

    def check(self, who: str, bind: Bind) -> None:
        """Raise if the coefficients contradict each other."""
        check_stiction(who, self.coefficient, self.stiction, bind)

    @property
    def rows(self) -> Sequence[Rows]:
        """One force a freedom."""
        pairs = zip(_names(self.joint, "t"), _units(self.joint), strict=True)
        return [Rows(LawKind.FRICTION, (name,), (unit,)) for name, unit in pairs]

    @property
    def terms(self) -> Sequence[Sequence[Term]]:
        """The velocities of the joint."""
        return [(Term(self.joint, i),) for i in range(len(self.joint.v))]

    def laws(self, kinematics: Kinematics) -> Sequence[Law]:
        """Return one law a freedom."""
        result = []
        for i, speed in enumerate(self._speeds(kinematics)):
            kinetic, static = strengths(self.coefficient, self.stiction, (speed,))
            load: Node = maximum(self.normal_force[i], 0)
            law = Law(ZERO, (speed,), times(kinetic, load), times(static, load))
            result.append(law)
        return result


def Brake(joint: Joint, capacity: FormulaLike) -> DryFriction:
    """Return what holds or brakes a joint with a torque or force up to a capacity."""
    return DryFriction(joint, 1, capacity)


class _OfTwoJoints(_InJoints):
    """A contact between two joints of one freedom, or of one with what carries it."""

    driven: SingleJoint
    driving: SingleJoint
    ratio: ConstantFormula

    def check(self, who: str, bind: Bind) -> None:
        """Raise if both joints are one."""
        if self.driven is self.driving:
            raise ModelError(
                f"{who}: both joints are {self.driven.name!r}. A drive needs two."
            )

    @property
    def _relative(self) -> tuple[Term, Term]:
        return Term(self.driven, 0), Term(self.driving, 0, neg(self.ratio))

    @property
    def terms(self) -> Sequence[Sequence[Term]]:
        """The velocity of the driven joint less ratio times that of the other."""
        return [self._relative]


_RATIO = "{driven}/{driving}"


@final
@element
class Clutch(_OfTwoJoints):
    """A clutch between two joints, which holds up to its capacity and slides beyond.

    Attributes:
        driven: Joint of one freedom.
        driving: Another one.
        capacity: Torque or force on the driven joint while it slides, such as an input
            [N m or N]. Less than zero counts as zero: it is open.
        static_capacity: Up to which it holds; None for the capacity.
        ratio: Of the velocities where it holds, driven by driving.
    """

    driven: SingleJoint
    driving: SingleJoint
    capacity: Annotated[Formula, "N m or N"]
    static_capacity: Annotated[OptionalFormula, "N m or N"] = preset(None)
    ratio: Annotated[ConstantFormula, _RATIO] = preset(1)

    @property
    def rows(self) -> Sequence[Rows]:
        """The force on the driven joint."""
        return (Rows(LawKind.FRICTION, ("t",), tuple(_units(self.driven))),)

    def laws(self, kinematics: Kinematics) -> Sequence[Law]:
        """Return the law of the relative velocity."""
        kinetic: Node = maximum(self.capacity, 0)
        static: Node = kinetic
        if self.static_capacity is not None:
            static = maximum(self.static_capacity, kinetic)
        return (Law(ZERO, tuple(self._speeds(kinematics)), kinetic, static),)


@final
@element
class Freewheel(_OfTwoJoints):
    """A freewheel: the driven joint may overrun the driving one, but never lags it.

    Attributes:
        driven: Joint of one freedom.
        driving: Another one.
        ratio: Of the velocities where it drives.
    """

    driven: SingleJoint
    driving: SingleJoint
    ratio: Annotated[ConstantFormula, _RATIO] = preset(1)

    @property
    def rows(self) -> Sequence[Rows]:
        """The force on the driven joint."""
        return (Rows(LawKind.FREEWHEEL, ("n",), tuple(_units(self.driven))),)

    def laws(self, kinematics: Kinematics) -> Sequence[Law]:
        """Return the law of the relative velocity."""
        return (Law(ZERO, tuple(self._speeds(kinematics))),)


@final
@element
class Backlash(_OfTwoJoints):
    """Two rigid flanks with play between two joints, as of teeth or a claw.

    Compliant ones are `loads.GearMesh`.

    Attributes:
        driven: Joint of one freedom.
        driving: Another one.
        play: All of it, at the driven joint [rad or m].
        ratio: Of the coordinates where a flank drives.
        offset: Of the driven joint in the middle of the play [rad or m].
        restitution: As of `PointOnPlane`.
        law: As of `PointOnPlane`.
    """

    driven: SingleJoint
    driving: SingleJoint
    play: Annotated[ConstantFormula, "{driven}", positive("or it is a gear")]
    ratio: Annotated[ConstantFormula, _RATIO] = preset(1)
    offset: Annotated[ConstantFormula, "{driven}"] = preset(0)
    restitution: Annotated[RestitutionCoefficient, "1"] = preset(0)
    law: ImpactLaw = preset("newton")

    @property
    def rows(self) -> Sequence[Rows]:
        """The force of each flank on the driven joint."""
        units = tuple(_units(self.driven))
        return [Rows(LawKind.UNILATERAL, (n,), units) for n in ("low", "high")]

    @property
    def terms(self) -> Sequence[Sequence[Term]]:
        """The velocity away from each flank."""
        away = [Term(joint, i, neg(factor)) for joint, i, factor in self._relative]
        return [self._relative, away]

    def laws(self, kinematics: Kinematics) -> Sequence[Law]:
        """Return the laws of both flanks."""
        driven = minus(kinematics.coordinates(self.driven)[0], self.offset)
        driving = kinematics.coordinates(self.driving)[0]
        x, half = minus(driven, times(self.ratio, driving)), self.play / 2
        restitution = coefficient_at(self.restitution, ZERO)
        return [
            Law(gap, (speed,), restitution=restitution)
            for gap, speed in zip(
                (plus(half, x), minus(half, x)), self._speeds(kinematics), strict=True
            )
        ]
