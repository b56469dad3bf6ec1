"""A spring, a damper and a law of the user's, in parallel between two points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, final

from symbody.errors import ModelError
from symbody.expr.node import ZERO, Array, Node, neg
from symbody.model.field import Bind, element, preset
from symbody.model.fields import Formula, OptionalFormula, Place
from symbody.model.kinematics import Kinematics
from symbody.model.loads.coefficients import checked_not_negative, tell_negative
from symbody.model.loads.line import Line, checked_ends, line_between, opposite_forces
from symbody.model.loads.load import Load, Wrench
from symbody.model.loads.own_law import OptionalLaw, OwnLaw
from symbody.spatial.vectors import (
    Vec,
    array,
    minus,
    plus,
    scale,
    sub3,
    times,
)


@final
@element
class SpringDamper(Load):
    """A spring and a damper between the origins of two frames, along their line.

    The force that pushes the ends apart is
    stiffness*(free_length - length) - damping*rate + law(length, rate); the damper's
    rate is that of length - free_length, the law's that of the length. The direction
    is undefined where the points coincide; the force is then not finite, and a run
    that would pass there ends, unless it vanishes there: a spring without free length,
    and a damper along a joint, act on through it. A negative stiffness or damping is
    allowed: it is what a law of a buckled or driven element has at one of its points; a
    `ModelWarning` tells of a damping that is.

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
    damping: Annotated[Formula, "N s/m"] = preset(0)
    free_length: Annotated[OptionalFormula, "m"] = preset(None)
    law: Annotated[OptionalLaw, "N", "m", "m/s"] = preset(None)
    shape = ()
    unit = "N"

    def check(self, who: str, bind: Bind) -> None:
        """Raise if the fields do not fit each other."""
        checked_ends(who, self.a, self.b)
        if self.free_length is not None:
            reason = "as no length can"
            checked_not_negative(who, "the free_length", self.free_length, reason, bind)
        stiffness = self.stiffness
        if stiffness is ZERO and self.damping is ZERO and self.law is None:
            raise ModelError(
                f"{who}: stiffness and damping are zero and there is no law, so it "
                f"does nothing. Give at least one of the three."
            )
        if (stiffness is ZERO) != (self.free_length is None):
            raise ModelError(
                f"{who}: stiffness={stiffness!r} with "
                f"free_length={self.free_length!r}: the force is "
                f"stiffness*(free_length - length), so give both or neither."
            )
        tell_negative(who, "damping", [self.damping], bind)

    def wrenches(self, kinematics: Kinematics) -> Sequence[Wrench]:
        """Return the two opposite forces."""
        line = line_between(kinematics, self.a, self.b)
        # What vanishes where the ends meet is not divided by their distance.
        factor = ZERO if self.free_length is None else neg(self.stiffness)
        directed = self._directed(kinematics, line)
        if directed is not ZERO:
            factor = plus(factor, directed / line.length)
        on_b = scale(factor, line.p)
        slide = kinematics.slide(self.a, self.b)
        if self.damping is not ZERO and slide is not None:
            # On a line that joints let the ends move along, a damper has a direction.
            damper = times(self.damping, slide.rate)
            on_b = sub3(on_b, scale(damper, slide.direction))
        return opposite_forces(self.a, self.b, on_b)

    def _directed(self, kinematics: Kinematics, line: Line) -> Node:
        """Return the rest of it, along the line from A to B."""
        force = self._undamped(kinematics, line)
        if self.damping is not ZERO and kinematics.slide(self.a, self.b) is None:
            force = minus(force, times(self.damping, line.rate(kinematics)))
        return force

    def _undamped(self, kinematics: Kinematics, line: Line) -> Node:
        """Return the force that is there where the ends meet."""
        force = ZERO
        if self.free_length is not None:
            force = times(self.stiffness, self.free_length)
            force = plus(force, self._damping_of_winding(kinematics))
        if isinstance(self.law, OwnLaw):
            force = plus(force, self.law.at(line.length, line.rate(kinematics)))
        return force

    def windings(self, kinematics: Kinematics) -> Sequence[tuple[Node, Node]]:
        """Return the tension and the free length."""
        if self.free_length is None or self.damping is ZERO:
            return ()
        return [(neg(self.value(kinematics).item()), self.free_length)]

    def _damping_of_winding(self, kinematics: Kinematics) -> Node:
        """Return the part of the damper's force that a changing free length makes."""
        if self.damping is ZERO or self.free_length is None:
            return ZERO
        return times(self.damping, kinematics.rate(self.free_length))

    def undirected(self, kinematics: Kinematics) -> tuple[Vec, Node] | None:
        """Return the line, and the force along it that does not vanish with it."""
        line = line_between(kinematics, self.a, self.b)
        force = self._undamped(kinematics, line)
        return None if force is ZERO else (line.p, force)

    def _force(self, kinematics: Kinematics, line: Line) -> Node:
        rate = line.rate(kinematics)
        spring = ZERO
        if self.free_length is not None:
            spring = times(self.stiffness, minus(self.free_length, line.length))
            spring = plus(spring, self._damping_of_winding(kinematics))
        force = minus(spring, times(self.damping, rate))
        if isinstance(self.law, OwnLaw):
            force = plus(force, self.law.at(line.length, rate))
        return force

    def value(self, kinematics: Kinematics) -> Array:
        """Return the force, positive if it pushes the ends apart."""
        line = line_between(kinematics, self.a, self.b)
        return array(self._force(kinematics, line))
