"""Contacts by formulas, in joints and between these: stops, ropes, drives, brakes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, Any, ClassVar, final

from symbody.errors import ModelError
from symbody.expr.arithmetic import neg
from symbody.expr.functions import maximum, sqrt
from symbody.expr.node import ZERO, Array, Const, Node, as_node
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
    Kinematics,
    Line,
    Wrench,
    line_between,
    with_reaction,
)
from symbody.spatial.vectors import dot, minus, plus, scale, times


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


class _ByFormulas(Contact):
    """A contact whose gaps and velocities are its formulas, one a row."""

    def laws(self, kinematics: Kinematics) -> Sequence[Law]:
        """Return the laws of the formulas."""
        restitution = getattr(self, "restitution", ZERO)
        formulas, result = iter(self.formulas()), []
        for number, rows in enumerate(self.rows):
            own = [next(formulas) for _ in rows.entries]
            gap = ZERO if own[0][0] else own[0][1]
            speeds = tuple(node if order else None for order, node in own)
            slip = [speed for speed in speeds if speed is not None]
            bounds = self._bounds(number, slip)
            result.append(Law(gap, speeds, *bounds, restitution))
        return result

    def _bounds(self, law: int, slip: Sequence[Node]) -> tuple[Node, Node]:
        """Return what friction a law has where it slides and rests; none by default."""
        return ZERO, ZERO


@final
@element
class Gap(_ByFormulas):
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

    def formulas(self) -> Sequence[tuple[int, Node]]:
        """Return the gap and the slip."""
        return ((0, self.formula), *((1, one) for one in self.slip))

    def _bounds(self, law: int, slip: Sequence[Node]) -> tuple[Node, Node]:
        return strengths(self.friction, self.stiction, slip) if slip else (ZERO, ZERO)


@final
@element
class Rope(Contact):
    """A rope without mass that may be slack: it pulls, but is never longer.

    Its force is the tension.

    Attributes:
        a: Body or frame at one end.
        b: Body or frame at the other end, on another body.
        length: Of the rope; a formula, also of time, where it is wound up [m]. The
            tension acts on coordinates and sensors in it, as on the joint of a drum.
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
        return (Law(gap, (None,), restitution=self.restitution),)

    def formulas(self) -> Sequence[tuple[int, Node]]:
        """Return the length, by which the gap grows."""
        return ((0, self.length),)

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
class JointStop(_ByFormulas):
    """Rigid stops at one end or both of the range of a joint.

    Compliant ones are `loads.JointStops`. A stop that follows other coordinates, or
    sensors of positions, pushes these back.

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
    def _sides(self) -> dict[str, Array]:
        stops = {"low": self.least, "high": self.greatest}
        return {side: at for side, at in stops.items() if at is not None}

    @property
    def rows(self) -> Sequence[Rows]:
        """One force a stop."""
        units = [unit for unit in _units(self.joint) for _ in self._sides]
        pairs = zip(_names(self.joint, *self._sides), units, strict=True)
        return [Rows(LawKind.UNILATERAL, (n,), (unit,)) for n, unit in pairs]

    def formulas(self) -> Sequence[tuple[int, Node]]:
        """Return the gap of each stop."""
        gaps = [
            minus(q, at[i]) if side == "low" else minus(at[i], q)
            for i, q in enumerate(self.joint.q)
            for side, at in self._sides.items()
        ]
        return [(0, gap) for gap in gaps]


@final
@element
class DryFriction(_ByFormulas):
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

    def formulas(self) -> Sequence[tuple[int, Node]]:
        """Return the velocities of the joint."""
        return [(1, v) for v in self.joint.v]

    def _bounds(self, law: int, slip: Sequence[Node]) -> tuple[Node, Node]:
        kinetic, static = strengths(self.coefficient, self.stiction, slip)
        load: Node = maximum(self.normal_force[law], 0)
        return times(kinetic, load), times(static, load)


def Brake(joint: Joint, capacity: FormulaLike) -> DryFriction:
    """Return what holds or brakes a joint with a torque or force up to a capacity."""
    return DryFriction(joint, 1, capacity)


class _OfTwoJoints(_ByFormulas):
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

    def formulas(self) -> Sequence[tuple[int, Node]]:
        """Return the velocity of the driven joint beyond that of the other."""
        follows = times(self.ratio, self.driving.v[0])
        return ((1, minus(self.driven.v[0], follows)),)


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

    def _bounds(self, law: int, slip: Sequence[Node]) -> tuple[Node, Node]:
        kinetic: Node = maximum(self.capacity, 0)
        if self.static_capacity is None:
            return kinetic, kinetic
        return kinetic, maximum(self.static_capacity, kinetic)


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

    def formulas(self) -> Sequence[tuple[int, Node]]:
        """Return the gap of each flank."""
        driven = minus(self.driven.q[0], self.offset)
        x, half = minus(driven, times(self.ratio, self.driving.q[0])), self.play / 2
        return [(0, plus(half, x)), (0, minus(half, x))]
