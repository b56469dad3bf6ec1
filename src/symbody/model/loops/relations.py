"""Loops that relate coordinates: formulas, transmissions, and pairs of gears."""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, final

from symbody.errors import ModelError
from symbody.expr.evaluate import substitute
from symbody.expr.functions import tan
from symbody.expr.node import ZERO, Node, Symbol
from symbody.expr.traverse import symbols_of
from symbody.model.body import Frame, place_name
from symbody.model.constraints.constraint import ConstraintKinematics
from symbody.model.field import Bind, element, preset
from symbody.model.fields import (
    ConstantFormula,
    Coordinate,
    Place,
    PositionFormula,
    SingleJoint,
)
from symbody.model.formulas import Sign
from symbody.model.joint import Joint
from symbody.model.loads.load import Wrench
from symbody.model.loops.path import Loop, LoopPath, LoopSolution
from symbody.spatial.vectors import (
    Vec,
    cross,
    matvec,
    minus,
    neg3,
    plus,
    sub3,
    times,
    transposed,
    vec,
)


class _ByFormula(Loop):
    """A loop of one coordinate that is a formula of others."""

    @abstractmethod
    def following(self) -> tuple[Symbol, Node]:
        """Return the coordinate that follows, and its formula."""

    def dependent(self, path: LoopPath) -> tuple[Symbol, ...]:
        """Return the coordinate that follows."""
        return (self.following()[0],)

    def inputs(self, path: LoopPath) -> Sequence[Symbol]:
        """Return the coordinates of the formula."""
        return [q for q in symbols_of(self._resolved(path)) if q in path.coordinates]

    def solve(self, path: LoopPath) -> LoopSolution:
        """Return the solution."""
        (follower, written), formula = self.following(), self._resolved(path)
        row, relation = minus(follower, formula), minus(follower, written)
        return LoopSolution((follower,), (formula,), (row,), relations=(relation,))

    def _resolved(self, path: LoopPath) -> Node:
        """Return the formula of other coordinates, parameters and time alone."""
        follower, formula = self.following()
        while path.known.keys() & set(symbols_of(formula)):
            formula = substitute(formula, path.known)
        for symbol in symbols_of(formula):
            if symbol is follower:
                raise ModelError(
                    f"{path.who}: the formula of {symbol.name} holds {symbol.name} "
                    f"itself. Solve it for the coordinate, or give the relation by "
                    f"add_constraint."
                )
            if symbol not in path.values:
                raise ModelError(
                    f"{path.who}: the formula of {follower.name} holds "
                    f"{symbol.name}. A coordinate follows from coordinates, "
                    f"parameters, time, and expressions of these; what depends on "
                    f"velocities or inputs can be a state or a load."
                )
        return formula


@final
@element
class JointFormula(_ByFormula):
    """A coordinate that is a formula of other coordinates and of time.

    A cam, a mechanism whose transmission function is known, a curve through measured
    points. The formula should be smooth, because accelerations come from its second
    derivative.

    Attributes:
        joint: Joint of one coordinate, or a coordinate of a joint; it follows.
        formula: Of other coordinates, parameters, time, and expressions of these.
    """

    joint: Coordinate
    formula: Annotated[PositionFormula, "{joint}"]

    def following(self) -> tuple[Symbol, Node]:
        """Return the coordinate and its formula."""
        return self.joint, self.formula


@final
@element
class Transmission(_ByFormula):
    """Gears, belts, racks: the second coordinate is ratio times the first.

    It acts along both coordinates alone: forces in the bearings are without those of
    the teeth, or of a belt's strands. A `GearPair` has those of teeth.

    Attributes:
        joint1: Joint of one coordinate, or a coordinate; it is independent.
        joint2: Likewise; its coordinate is ratio*joint1 + offset.
        ratio: Number or formula of parameters; negative for two gears that mesh
            outside; zero holds the second joint still.
        offset: The second coordinate where the first is zero [rad or m].
    """

    joint1: Coordinate
    joint2: Coordinate
    ratio: Annotated[ConstantFormula, "{joint2}/{joint1}"] = preset(1)
    offset: Annotated[ConstantFormula, "{joint2}"] = preset(0)

    def check(self, who: str, bind: Bind) -> None:
        """Raise if both coordinates are one."""
        if self.joint1 is self.joint2:
            raise ModelError(
                f"{who}: both joints are {self.joint1.name!r}. A transmission couples "
                f"two coordinates; a joint that shall stay still takes `drive` with a "
                f"number."
            )

    def following(self) -> tuple[Symbol, Node]:
        """Return the second coordinate as a formula of the first."""
        return self.joint2, plus(times(self.ratio, self.joint1), self.offset)


# How far a ratio may be off the radii that the places of the frames give.
_ALIKE = 1e-6
_OF_TEETH = Sign(
    "is at least 0 and below π/2",
    "commonly 0.349 rad = 20°",
    "the pressure angle",
    lambda angle: 0 <= angle < math.pi / 2,
    "rad",
)


@final
@element
class GearPair(_ByFormula):
    """Two gears that mesh at a point: a transmission whose bearings feel the teeth.

    As by a `Transmission` the second angle follows from the first. What keeps it so is
    the force between the teeth, at the origin of a frame on the carrier: on gear 2 by F
    along the frame's x, the direction of the teeth, and by |F| tan(pressure_angle)
    along its y, the normal of both teeth's surfaces, from gear 1 to gear 2; on gear 1
    by the opposite. The reactions of both joints carry it.

    Attributes:
        joint1: Joint that turns about one axis and carries gear 1; independent.
        joint2: Joint that turns about one axis and carries gear 2, on the same carrier.
        contact: Frame on the carrier: where the gears touch, x along the velocity of
            both there, y from gear 1 to gear 2.
        ratio: The second angle for one of the first; the radii from both axes to the
            contact have it, too.
        offset: The second angle where the first is zero [rad].
        pressure_angle: By which the teeth push each other apart [rad]; 0 is without.
    """

    joint1: SingleJoint
    joint2: SingleJoint
    contact: Place
    ratio: Annotated[ConstantFormula, "{joint2}/{joint1}"]
    offset: Annotated[ConstantFormula, "{joint2}"] = preset(0)
    pressure_angle: Annotated[ConstantFormula, "rad", _OF_TEETH] = preset(0)
    apart = None

    def check(self, who: str, bind: Bind) -> None:
        """Raise unless the joints turn on one carrier, and the teeth move alike."""
        carrier = self.contact.body
        for joint in (self.joint1, self.joint2):
            bind.coordinate(joint)
            if [e.kind for e in joint.elements] != ["R"]:
                raise ModelError(
                    f"{who}: the joint {joint.name!r} does not turn about one axis. "
                    f"Gears do; for others take a Transmission."
                )
            if joint.parent.body is not carrier:
                raise ModelError(
                    f"{who}: the joint {joint.name!r} turns on "
                    f"{joint.parent.body.name!r}, but the contact "
                    f"{place_name(self.contact)} is on {carrier.name!r}. Gears that "
                    f"mesh turn on one carrier; put the frame there."
                )
        self.transmission().check(who, bind)
        self._check_teeth(who, bind)

    def _check_teeth(self, who: str, bind: Bind) -> None:
        """Raise unless teeth of both gears have one velocity, along x."""
        one, two = (
            [bind.default(x) for x in _rim(self.contact, joint)]
            for joint in (self.joint1, self.joint2)
        )
        ratio = bind.default(self.ratio)
        if ratio is None or any(x is None for x in (*one, *two)):
            return
        first = [float(x or 0) for x in one]
        second = [ratio * float(x or 0) for x in two]
        size = max(map(abs, (*first, *second)))
        off = max(abs(a - b) for a, b in zip(first, second, strict=True))
        beside = max(map(abs, first[1:]))
        if size > 0 and max(off, beside) <= _ALIKE * size:
            return
        speeds = [", ".join(f"{x:.4g}" for x in v) for v in (first, second)]
        raise ModelError(
            f"{who}: in the axes of the contact {place_name(self.contact)}, a turn of "
            f"1 rad/s of {self.joint1.name!r} moves its teeth by ({speeds[0]}) m/s, "
            f"those of {self.joint2.name!r} by ({speeds[1]}) m/s. Teeth that mesh "
            f"move alike, along x: move or turn the frame, or mend the ratio {ratio:g}."
        )

    def frames(self) -> tuple[Frame, ...]:
        """Return none: the two gears have no frames that coincide."""
        return ()

    def transmission(self) -> Transmission:
        """Return the relation of both angles."""
        q1, q2 = self.joint1.q[0], self.joint2.q[0]
        return Transmission(q1, q2, self.ratio, self.offset)

    def following(self) -> tuple[Symbol, Node]:
        """Return the second angle as a formula of the first."""
        return self.transmission().following()

    def solve(self, path: LoopPath) -> LoopSolution:
        """Return the solution; its multiplier acts between the teeth."""
        return replace(super().solve(path), relations=())

    def wrenches(
        self, kinematics: ConstraintKinematics, lam: Sequence[Node]
    ) -> Sequence[Wrench]:
        """Return the force between the teeth on both gears."""
        speed, _, _ = _rim(self.contact, self.joint2)
        force = lam[0] / speed
        if self.pressure_angle is ZERO:
            apart = ZERO
        else:
            apart = times(abs(force), tan(self.pressure_angle))
        on_gear2: Vec = (force, apart, ZERO)
        return (
            _at(self.contact, self.joint2, on_gear2),
            _at(self.contact, self.joint1, neg3(on_gear2)),
        )


def _arm(contact: Frame, joint: Joint) -> Vec:
    """Return the vector from a joint to the contact, in the contact's axes [m]."""
    return matvec(transposed(contact.R), sub3(contact.p, joint.parent.p))


def _rim(contact: Frame, joint: Joint) -> Vec:
    """Return the velocity of a gear's teeth at 1 rad/s, in the contact's axes [m/s]."""
    axis = matvec(joint.parent.R, vec(joint.elements[0].axis))
    return cross(matvec(transposed(contact.R), axis), _arm(contact, joint))


def _at(contact: Frame, joint: Joint, force: Vec) -> Wrench:
    """Return the wrench of a force at the contact on the gear that a joint carries."""
    return Wrench(joint.child, contact, force, cross(_arm(contact, joint), force))
