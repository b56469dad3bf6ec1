"""Elastic bars and cables between points, through eyelets or around a cylinder."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Annotated, NamedTuple, final

from symbody.errors import ModelError
from symbody.expr.functions import absolute, atan2, maximum, sqrt, where
from symbody.expr.node import ZERO, Array, Node, Symbol, as_node
from symbody.model.body import place_name
from symbody.model.field import Bind, element, preset
from symbody.model.fields import ConstantFormula, Formula, Place, Side
from symbody.model.formulas import BRAKES, positive
from symbody.model.kinematics import Kinematics
from symbody.model.loads.connection import Connection
from symbody.model.loads.own_law import Ends
from symbody.model.loads.variables import Between, Endpoint, Variables, endpoints
from symbody.spatial.vectors import total

# An end may be so much inside the surface of a cylinder, in relation to the radius
# squared: rounding.
_TOUCHING = 1e-9
_OF_BAR = "as that of any bar"


class _Path(NamedTuple):
    """The shortest path over a cylinder; lengths are in m, as seen along the axis."""

    far_a: Node  # square of the distance of A from the axis
    far_b: Node
    tangents: tuple[Node, Node]  # from A and from B
    wrapped: Node  # angle that the cable lies on; negative where it does not touch
    around: Node  # length of a cable that touches
    length: Node  # of the cable, in space


@final
@element
class Bar(Connection):
    """An elastic bar without mass between two balls, in tension and compression.

    The tension is axial/length*(d - length + damping_time*ḋ) at the distance d: Hooke's
    law with a damping in proportion. A bar that bends is a `Beam`, one that only pulls
    a `Cable`.

    Attributes:
        a: Body or frame at one end.
        b: Body or frame at the other end, on another body.
        axial: Stiffness EA [N].
        length: Length without load [m].
        damping_time: Damping as this times the stiffness [s].

    References:
        Sol (1983), section 3.2.
    """

    a: Place
    b: Place
    axial: Annotated[Formula, "N", positive(_OF_BAR, "the stiffness {}")]
    length: Annotated[ConstantFormula, "m", positive(_OF_BAR)]
    damping_time: Annotated[Formula, "s", BRAKES] = preset(0)
    unit = "N"
    is_known = True

    def relevant(self, ends: Sequence[Endpoint]) -> Sequence[object]:
        """Return the stretch."""
        a, b = ends
        return [a.distance_to(b) - self.length]

    def forces(self, variables: Array, rates: Array) -> Sequence[object]:
        """Return the tension."""
        stretch = variables[0] + self.damping_time * rates[0]
        return [self.axial / self.length * stretch]


class _OnlyPulling(Connection):
    """A connection whose one variable is its length, and which hangs loose or pulls."""

    stiffness: Formula
    free_length: Formula
    damping: Formula
    unit = "N"

    def unloaded(self) -> Sequence[Node]:
        """Return the free length."""
        return [self.free_length]

    def forces(self, variables: Array, rates: Array) -> Sequence[object]:
        """Return the tension."""
        stretch = variables[0] - self.free_length
        if self.damping is ZERO:
            return [maximum(self.stiffness * stretch, 0)]
        tension = maximum(self.stiffness * stretch + self.damping * rates[0], 0)
        return [where(stretch > 0, tension, 0)]


@final
@element
class Cable(_OnlyPulling):
    """A cable from the first place through all others to the last, which only pulls.

    Where it is longer than the free length it pulls with
    max(stiffness*stretch + damping*rate, 0) with stretch = length - free_length and its
    rate, else it hangs loose. It has no mass and slides without friction through the
    places between, eyelets or pulleys that are small, so that the tension is the same
    everywhere; a free length that is a formula winds it up, which by itself takes no
    damping. Around a drum leads `WrappedCable`.

    Attributes:
        ends: Bodies or frames, in order: an end, what it is led through, the other end.
        stiffness: Of the whole cable, EA/length [N/m].
        free_length: Length without tension [m].
        damping: While it is tight [N s/m].
    """

    ends: Ends
    stiffness: Annotated[Formula, "N/m", positive("because a cable pulls")]
    free_length: Annotated[Formula, "m", positive("as any length")]
    damping: Annotated[Formula, "N s/m", BRAKES] = preset(0)

    def check(self, who: str, bind: Bind) -> None:
        """Raise if it is led nowhere."""
        for a, b in pairwise(self.ends):
            if a.body is b.body and a.p == b.p:
                raise ModelError(
                    f"{who}: {place_name(a)} and {place_name(b)}, one after the other, "
                    f"are the same point, so that the cable has no direction between "
                    f"them. Leave one of them out."
                )

    def relevant(self, ends: Sequence[Endpoint]) -> Sequence[object]:
        """Return the length."""
        pairs = pairwise(ends)
        return [total(*(a.distance_to(b) for a, b in pairs))]


@final
@element
class WrappedCable(_OnlyPulling):
    """A cable between two points over a cylinder, which only pulls.

    It is the shortest path from A to B: straight past the cylinder, or along tangents
    and a helix upon it, without friction. The cylinder is about z of its frame. Seen
    along -z, with side=1 the cable goes round it counterclockwise from A to B, with -1
    clockwise; while it touches, up to three quarters of a turn. Beyond that, and where
    it is straight by a quarter ahead of touching, its length jumps, as nothing in it
    counts turns: a simulation that comes there warns, with the time. The tension
    follows as of `Cable`. A and B stay outside the cylinder: inside, the tension is no
    number, and a simulation ends there.

    Attributes:
        cylinder: Body or frame whose z is the axis.
        a: Body or frame at one end.
        b: Body or frame at the other end.
        radius: Of the cylinder [m].
        stiffness: Of the whole cable, EA/length [N/m].
        free_length: Length without tension [m].
        damping: While it is tight [N s/m].
        side: 1 or -1, on which side it passes the cylinder.
    """

    cylinder: Place
    a: Place
    b: Place
    radius: Annotated[
        Formula, "m", positive("as that of any cylinder; through a point leads Cable")
    ]
    stiffness: Annotated[Formula, "N/m", positive("because a cable pulls")]
    free_length: Annotated[Formula, "m", positive("as any length")]
    damping: Annotated[Formula, "N s/m", BRAKES] = preset(0)
    side: Side = preset(1)
    is_known = True

    def relevant(self, ends: Sequence[Endpoint]) -> Sequence[object]:
        """Return the length."""
        _, a, b = ends
        return [self._path(a, b).length]

    def slopes(self, ends: Sequence[Endpoint]) -> Sequence[Mapping[Symbol, Node]]:
        """Return the directions of the cable at its ends, away from it."""
        _, a, b = ends
        path, r = self._path(a, b), self.side * self.radius
        (ax, ay, az), (bx, by, bz) = a.p.tolist(), b.p.tolist()
        (ta, tb), straight = path.tangents, path.wrapped < 0
        # In the plane of the cylinder, how the length grows, times the length.
        pull_a, pull_b = path.around / path.far_a, path.around / path.far_b
        slopes = (
            where(straight, ax - bx, pull_a * (ta * ax + r * ay)),
            where(straight, ay - by, pull_a * (ta * ay - r * ax)),
            az - bz,
            where(straight, bx - ax, pull_b * (tb * bx - r * by)),
            where(straight, by - ay, pull_b * (tb * by + r * bx)),
            bz - az,
        )
        unit = [slope / path.length for slope in slopes]
        return [dict(zip((*a.p, *b.p), unit, strict=True))]

    def _path(self, a: Endpoint, b: Endpoint) -> _Path:
        r = self.radius
        (ax, ay, az), (bx, by, bz) = a.p.tolist(), b.p.tolist()
        turn = self._turn(a, b)
        far_a, far_b = ax * ax + ay * ay, bx * bx + by * by
        ta, tb = _tangent(r, far_a), _tangent(r, far_b)
        wrapped = turn - atan2(ta, r) - atan2(tb, r)
        around = ta + tb + r * wrapped
        apart, height = (ax - bx) ** 2 + (ay - by) ** 2, az - bz
        # Inside the cylinder tangents, and so the angle, are no numbers.
        plane = where(wrapped < 0, apart, around * around)
        length = sqrt(plane + height * height)
        return _Path(far_a, far_b, (ta, tb), wrapped, around, length)

    def turn(self, kinematics: Kinematics) -> Node:
        """Return the angle from A to B about the axis, -1/4 to 3/4 of a turn [rad]."""
        ends = endpoints(3)
        turn = Variables(ends, (self._turn(*ends[1:]),))
        (angle,) = Between(turn, self.frames(), kinematics).values
        return angle

    def _turn(self, a: Endpoint, b: Endpoint) -> Node:
        (ax, ay, _), (bx, by, _) = a.p.tolist(), b.p.tolist()
        across = self.side * (ax * by - ay * bx)
        along = ax * bx + ay * by
        # From 3/4 of a turn back to 1/4 ahead, so that it does not jump where A and B
        # stand on one ray.
        return as_node(atan2(-along, across) + math.pi / 2)


def _tangent(radius: Node, far: Node) -> Node:
    gap = far - radius * radius
    return sqrt(where(absolute(gap) < _TOUCHING * radius * radius, 0, gap))
