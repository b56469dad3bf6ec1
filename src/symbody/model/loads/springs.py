"""Forces and torques on frames, and along the line of two points: springs, dampers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar, final

from symbody.errors import ModelError
from symbody.expr.arithmetic import neg
from symbody.expr.node import ZERO, Array, Node
from symbody.model.body import Apart, place_name
from symbody.model.field import Bind, element, elements_base, inheriting, preset
from symbody.model.fields import Formula, OptionalFormula, OptionalPlace, Place, Vector
from symbody.model.formulas import DAMPING, not_negative
from symbody.model.loads.load import (
    Kinematics,
    Line,
    Load,
    Slide,
    Wrench,
    line_between,
    with_reaction,
)
from symbody.model.loads.own_law import OptionalLaw
from symbody.spatial.vectors import Vec, array, minus, plus, scale, sub3, times

_APART = Apart("ends", "where the force changes nothing. Put the ends on two bodies.")


@final
@element
class SpringDamper(Load):
    """A spring and a damper between the origins of two frames, along their line.

    The force that pushes the ends apart is
    stiffness*(free_length - length) - damping*rate + law(length, rate); the damper's
    rate is that of length - free_length, the law's that of the length. The direction
    is undefined where the points coincide; the force is then not finite, and a run
    that would pass there ends, unless it vanishes there: a spring without free length,
    and a damper along a joint, act on through it. A coordinate that the free length
    follows does not feel the force: a `JointForce` brings it there. A negative
    stiffness or damping is allowed: it is what a law of a buckled or driven element has
    at one of its points; a `ModelWarning` tells of a damping that is.

    Attributes:
        a: Body or frame at one end.
        b: Body or frame at the other end, on another body.
        stiffness: Stiffness [N/m].
        damping: Damping [N s/m].
        free_length: Length at which the spring has no force [m]; must be given with a
            stiffness.
        law: Function from the formulas of length [m] and rate [m/s] to that of a
            force [N], positive if it pushes the ends apart; called once.
    """

    a: Place
    b: Place
    stiffness: Annotated[Formula, "N/m"] = preset(0)
    damping: Annotated[Formula, "N s/m", DAMPING] = preset(0)
    free_length: Annotated[OptionalFormula, "m", not_negative("as no length can")] = (
        preset(None)
    )
    law: Annotated[OptionalLaw, "N", "m", "m/s"] = preset(None)
    shape = ()
    unit = "N"
    apart = _APART
    is_relative = True
    acts_by = ("stiffness", "damping", "law")
    references = ("free_length",)

    def check(self, who: str, bind: Bind) -> None:
        """Raise if the fields do not fit each other."""
        if (self.stiffness is ZERO) != (self.free_length is None):
            raise ModelError(
                f"{who}: stiffness={self.stiffness!r} with "
                f"free_length={self.free_length!r}: the force is "
                f"stiffness*(free_length - length), so give both or neither. The free "
                f"length is that without force, and may be 0."
            )

    def wrenches(self, kinematics: Kinematics) -> Sequence[Wrench]:
        """Return the two opposite forces."""
        line = line_between(kinematics, self.a, self.b)
        # What vanishes where the ends meet is not divided by their distance.
        factor = ZERO if self.free_length is None else neg(self.stiffness)
        force = self._undamped(kinematics, line)
        damped = self.damping is not ZERO
        slide = kinematics.slide(self.a, self.b) if damped else None
        if damped and slide is None:
            force = minus(force, times(self.damping, line.rate(kinematics)))
        if force is not ZERO:
            factor = plus(factor, force / line.length)
        on_b = scale(factor, line.p)
        if slide is not None:
            # On a line that joints let the ends move along, a damper has a direction.
            on_b = sub3(on_b, scale(times(self.damping, slide.rate), slide.direction))
        return with_reaction(Wrench(self.b, None, force=on_b), self.a)

    def _undamped(self, kinematics: Kinematics, line: Line) -> Node:
        """Return the force that is there where the ends meet."""
        force = ZERO
        if self.free_length is not None:
            force = times(self.stiffness, self.free_length)
            force = plus(force, self._damping_of_winding(kinematics))
        if self.law is not None:
            force = plus(force, self.law.at(line.length, line.rate(kinematics)))
        return force

    def windings(self, kinematics: Kinematics) -> Sequence[tuple[Node, Node]]:
        """Return the tension of spring and damper, and the free length."""
        if self.free_length is None or self.damping is ZERO:
            return ()
        line = line_between(kinematics, self.a, self.b)
        return [(neg(self._without_law(kinematics, line)), self.free_length)]

    def _damping_of_winding(self, kinematics: Kinematics) -> Node:
        """Return the part of the damper's force that a changing free length makes."""
        if self.damping is ZERO or self.free_length is None:
            return ZERO
        return times(self.damping, kinematics.rate(self.free_length))

    def unsigned_line(self, kinematics: Kinematics) -> tuple[Vec, Node] | None:
        """Return the line, and the force along it that does not vanish with it."""
        line = line_between(kinematics, self.a, self.b)
        force = self._undamped(kinematics, line)
        return None if force is ZERO else (line.p, force)

    def value(self, kinematics: Kinematics) -> Array:
        """Return the force, positive if it pushes the ends apart."""
        line = line_between(kinematics, self.a, self.b)
        force = self._without_law(kinematics, line)
        if self.law is not None:
            force = plus(force, self.law.at(line.length, line.rate(kinematics)))
        return array(force)

    def _without_law(self, kinematics: Kinematics, line: Line) -> Node:
        """Return the force of spring and damper, which follows the free length."""
        spring = ZERO
        if self.free_length is not None:
            spring = times(self.stiffness, minus(self.free_length, line.length))
            spring = plus(spring, self._damping_of_winding(kinematics))
        return minus(spring, times(self.damping, line.rate(kinematics)))


@final
@element
class PointToPoint(Load):
    """A force between the origins of two frames, along their line.

    The direction is undefined where the points coincide; the force is then not finite,
    and a run that would pass there ends.

    Where joints let the ends slide along one line only, a force that is not one of
    their distance is along the joint: it has its direction on both sides, that in
    which it pushes the ends apart where the model starts by its own start values and
    parameters. With others that begin on the other side it pulls the ends together, of
    which a note tells; let the model start there if it is to push them apart.

    Attributes:
        a: Body or frame at one end.
        b: Body or frame at the other end, on another body.
        force: Positive if it pushes the ends apart [N]; a number or a formula, for a
            spring of `Distance` d for example c*(d0 - d[0]).
    """

    a: Place
    b: Place
    force: Annotated[Formula, "N"]
    shape = ()
    unit = "N"
    apart = _APART
    is_relative = True

    def wrenches(self, kinematics: Kinematics) -> Sequence[Wrench]:
        """Return the two opposite forces."""
        slide = self._along_joint(kinematics)
        if slide is not None:
            on_b = scale(self.force, slide.direction)
        else:
            line = line_between(kinematics, self.a, self.b)
            on_b = scale(self.force / line.length, line.p)
        return with_reaction(Wrench(self.b, None, force=on_b), self.a)

    def unsigned_line(self, kinematics: Kinematics) -> tuple[Vec, Node] | None:
        """Return the line and the force, unless the joint gives the direction."""
        if self._along_joint(kinematics) is not None:
            return None
        return line_between(kinematics, self.a, self.b).p, self.force

    def signed_line(self, kinematics: Kinematics) -> Node | None:
        """Return the coordinate along the joint, where that gives the direction."""
        slide = self._along_joint(kinematics)
        return None if slide is None else slide.coordinate

    def _along_joint(self, kinematics: Kinematics) -> Slide | None:
        """Return the slide along which the force acts, if there is one."""
        slide = kinematics.slide(self.a, self.b)
        if slide is None or kinematics.is_even(self.force, self.a, self.b):
            return None
        return slide

    def value(self, kinematics: Kinematics) -> Array:
        """Return the force, positive if it pushes the ends apart."""
        return array(self.force)


@elements_base
class _WithReaction(Load):
    """A vector that acts on a frame, and perhaps the opposite one on another.

    Attributes:
        on: Body or frame.
        vector: Components, three numbers or formulas.
        reaction_on: Body or frame on which the opposite acts; None for a load from
            outside.
        expressed_in: Body or frame whose axes the components refer to; None for the
            world.
    """

    on: Place
    vector: Annotated[Vector, "{unit}"]
    reaction_on: OptionalPlace = preset(None)
    expressed_in: OptionalPlace = preset(None)
    shape = (3,)
    # What it is of a wrench, and what both together do to one body.
    _part: ClassVar[str]
    _effect: ClassVar[str]

    @property
    def is_relative(self) -> bool:
        """Whether the components refer to a body."""
        return self.expressed_in is not None

    def check(self, who: str, bind: Bind) -> None:
        """Raise if action and reaction are on one body, or nothing feels it."""
        body = self.on.body
        if body.name == "world" and self.reaction_on is None:
            raise ModelError(
                f"{who}: its {self._part} is on the world, which nothing moves. Put it "
                f"on a body; expressed_in={place_name(self.on)} gives it these axes."
            )
        if self.reaction_on is not None and self.reaction_on.body is body:
            raise ModelError(
                f"{who}: {self._part} and reaction are both on the "
                f"body {body.name!r}, which together {self._effect}. Put the reaction "
                f"on another body, or leave it out."
            )

    def wrenches(self, kinematics: Kinematics) -> Sequence[Wrench]:
        """Return the wrench and its reaction."""
        action = Wrench(self.on, self.expressed_in, **{self._part: self.vector})
        return with_reaction(action, self.reaction_on)

    def value(self, kinematics: Kinematics) -> Array:
        """Return the components, in the axes they were given in."""
        return array(self.vector)


@final
@inheriting
class Force(_WithReaction):
    """A force on a body.

    Attributes:
        on: Body or frame; the force acts at its origin.
        vector: Components [N], three numbers or formulas.
        reaction_on: Body or frame at whose origin the opposite force acts; None for
            a force from outside. Where the two origins do not lie on the line of the
            force, both together turn the bodies, as PyMbs's force does; forces along
            a line are `PointToPoint`; `Bushing` and `CompliantContact` balance turning.
    """

    unit = "N"
    _part, _effect = "force", "at most turns it, as a Torque does"


@final
@inheriting
class Torque(_WithReaction):
    """A torque on a body.

    Attributes:
        vector: Components [N m], three numbers or formulas.
    """

    unit = "N m"
    _part, _effect = "torque", "changes nothing"
