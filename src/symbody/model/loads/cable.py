"""Elastic bars, cables through eyelets or around a cylinder, and muscles."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Annotated, ClassVar, NamedTuple, final

from symbody.errors import ModelError
from symbody.expr.blocks import implicit
from symbody.expr.functions import (
    absolute,
    asinh,
    atan2,
    exp,
    maximum,
    sin,
    sinh,
    sqrt,
    where,
)
from symbody.expr.node import ONE, ZERO, Array, Node, Symbol, as_node, symbol
from symbody.model.body import place_name
from symbody.model.field import Bind, element, preset
from symbody.model.fields import ConstantFormula, Formula, OptionalFormula, Place, Side
from symbody.model.formulas import BRAKES, Sign, not_negative, positive
from symbody.model.loads.connection import Connection
from symbody.model.loads.joint_loads import one_sided
from symbody.model.loads.load import Kinematics, Range
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
    references: ClassVar[tuple[str, ...]] = ("free_length",)

    def unloaded(self) -> Sequence[Node]:
        """Return the free length."""
        return [self.free_length]

    def forces(self, variables: Array, rates: Array) -> Sequence[object]:
        """Return the tension."""
        stretch = variables[0] - self.free_length
        return [one_sided(self.stiffness, self.damping, stretch, rates[0])]


def _length(ends: Sequence[Endpoint]) -> Node:
    """Return the length of the path from the first endpoint through all others."""
    return total(*(a.distance_to(b) for a, b in pairwise(ends)))


@final
@element
class Cable(_OnlyPulling):
    """A cable from the first place through all others to the last, which only pulls.

    Where it is longer than the free length it pulls with
    max(stiffness*stretch + damping*rate, 0) with stretch = length - free_length and its
    rate, else it hangs loose. It has no mass and slides without friction through the
    places between, eyelets or pulleys that are small, so that the tension is the same
    everywhere; a free length that is a formula winds it up, which by itself takes no
    damping. What that follows, as the angle of a winch, does not feel the tension: a
    `JointForce` brings it there. Around a drum leads `WrappedCable`.

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
        return [_length(ends)]


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
    may_jump = True
    references = ("free_length", "radius")

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
        length = sqrt(where(wrapped < 0, apart, around * around) + height * height)
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


# De Groote et al. (2016), table 1.
_BELLS = (
    (0.815, 1.055, 0.162, 0.063),
    (0.433, 0.717, -0.030, 0.200),
    (0.100, 1.000, 0.354, 0.000),
)
_D1, _D2, _D3, _D4 = -0.318, -8.149, -0.374, 0.886
_C1, _C2, _C3, _K_TENDON = 0.200, 0.995, 0.250, 35.0
_K_PASSIVE, _E0 = 4.0, 0.6
# A fiber on an elastic tendon that is not active at all would have no speed.
LEAST_ACTIVATION = 0.01
_TINY = 1e-12
_OF_MUSCLE = positive("as that of any muscle")
_BY_MEANING = not_negative("by what it means")
_ALONG = Sign(
    "must be less than π/2",
    "or the fiber does not pull along the tendon; give radians, not degrees",
    holds=lambda angle: angle < math.pi / 2,
    unit="rad",
)
_SHARE = Sign(
    "is 0 at rest, and 1 at most, with all its strength",
    "so give a share, not percent",
    holds=lambda share: 0 <= share <= 1,
)


@final
@element
class Muscle(Connection):
    """A Hill-type muscle and its tendon from the first place to the last.

    Its path leads straight from place to place. With a rigid tendon the fiber's length
    is sqrt((path - tendon_length)² + (fiber_length*sin(pennation))²), and it pulls with

        strength*(activation*f_l*f_v + f_p + damping*speed)*cos(angle)

    of its relative length and speed; a path shorter than the tendon is loose. With
    `fiber`, a state of the relative length of the fiber, the tendon is elastic, and
    pulls with strength*f_t(stretch). `add_muscle` adds both with activation dynamics,
    and the rate of that state. It never pushes.

    Attributes:
        ends: Bodies or frames, in order: origin, points of the path, insertion.
        activation: From 0 to 1; where a state or an input leaves that, a motion warns.
        strength: Greatest isometric force [N].
        fiber_length: At which the fiber is strongest [m].
        tendon_length: Slack length of the tendon [m].
        pennation: Angle of fiber and tendon at that length [rad].
        max_speed: Greatest speed of shortening, in fiber_length a second [1/s].
        damping: Of the fiber, at the greatest speed, in strengths.
        fiber: Length of the fiber in fiber_length, of an elastic tendon; None for a
            rigid one.

    References:
        De Groote, Kinney, Rao and Fregly (2016), Evaluation of direct collocation
        optimal control problem formulations for solving the muscle redundancy problem,
        Annals of Biomedical Engineering 44.
    """

    ends: Ends
    activation: Annotated[Formula, "1", _SHARE]
    strength: Annotated[ConstantFormula, "N", _OF_MUSCLE]
    fiber_length: Annotated[ConstantFormula, "m", _OF_MUSCLE]
    tendon_length: Annotated[ConstantFormula, "m", _OF_MUSCLE]
    pennation: Annotated[ConstantFormula, "rad", _BY_MEANING, _ALONG] = preset(0)
    max_speed: Annotated[ConstantFormula, "1/s", _OF_MUSCLE] = preset(10)
    damping: Annotated[ConstantFormula, "1", _BY_MEANING] = preset(0.1)
    fiber: Annotated[OptionalFormula, "1"] = preset(None)
    unit = "N"
    is_known = True

    def ranges(self) -> Sequence[Range]:
        """Return that activation is a share."""
        return [Range("the activation", self.activation, 0.0, 1.0)]

    def relevant(self, ends: Sequence[Endpoint]) -> Sequence[object]:
        """Return the length of the path."""
        return [_length(ends)]

    def forces(self, variables: Array, rates: Array) -> Sequence[object]:
        """Return the pull."""
        if self.fiber is not None:
            return [self.strength * tendon_force(self.stretch(variables[0]))]
        along, cosine = variables[0] - self.tendon_length, ONE
        length = along
        if self.pennation is not ZERO:
            length = sqrt(along**2 + self._height() ** 2)
            cosine = along / length
        relative = length / self.fiber_length
        speed = rates[0] * cosine / (self.fiber_length * self.max_speed)
        active = self.activation * active_length(relative) * force_velocity(speed)
        fiber = active + passive_length(relative) + self.damping * speed
        return [where(along <= 0, 0, self.strength * maximum(fiber * cosine, 0))]

    def _height(self) -> Node:
        return self.fiber_length * sin(self.pennation)

    def along(self) -> Node:
        """Return the length of an elastic muscle's fiber along the tendon [m]."""
        assert self.fiber is not None
        return sqrt((self.fiber * self.fiber_length) ** 2 - self._height() ** 2)

    def stretch(self, path: Node) -> Node:
        """Return the relative length of an elastic tendon."""
        return (path - self.along()) / self.tendon_length

    def fiber_rate(self, path: Node) -> Node:
        """Return the rate of the fiber's relative length, of an elastic tendon [1/s].

        It solves activation*f_l*f_v(speed) + damping*speed = pull: without damping
        by the inverse of f_v, where activation counts as 0.01 at least; with damping by
        Newton's method, where it may be zero.

        Args:
            path: Length from origin to insertion [m].
        """
        fiber = self.fiber
        assert fiber is not None
        cosine = self.along() / (fiber * self.fiber_length)
        pull = tendon_force(self.stretch(path)) / cosine - passive_length(fiber)
        if self.damping is ZERO:
            active = maximum(self.activation, LEAST_ACTIVATION) * active_length(fiber)
            return self.max_speed * fiber_speed(pull / active)
        active = maximum(self.activation, 0) * active_length(fiber)
        return self.max_speed * damped_speed(pull, active, self.damping)


def tendon_force(stretch: Node) -> Node:
    """Return the force of a tendon in strengths, of its relative length."""
    return maximum(_C1 * exp(_K_TENDON * (stretch - _C2)) - _C3, 0)


def active_length(length: Node) -> Node:
    """Return the active force in strengths, of a fiber's relative length."""
    bells = [
        b1 * exp(-0.5 * ((length - b2) / (b3 + b4 * length)) ** 2)
        for b1, b2, b3, b4 in _BELLS
    ]
    return total(*bells)


def passive_length(length: Node) -> Node:
    """Return the passive force in strengths, of a fiber's relative length."""
    grown = exp(_K_PASSIVE * (length - 1) / _E0) - 1
    return maximum(grown / (exp(_K_PASSIVE) - 1), 0)


def force_velocity(speed: Node) -> Node:
    """Return the factor of the active force, of a speed in max_speed."""
    return _D1 * asinh(_D2 * speed + _D3) + _D4


def fiber_speed(factor: Node) -> Node:
    """Return the speed in max_speed at which the active force has a factor."""
    return (sinh((factor - _D4) / _D1) - _D3) / _D2


def damped_speed(pull: Node, active: Node, damping: Node) -> Node:
    """Return the speed in max_speed of active*f_v(speed) + damping*speed = pull.

    With speed = (sinh(s) - d3)/d2 it is slow*s + fast*sinh(s) = load. Either summand
    alone gives an s beyond the solution; from the nearer one Newton's method comes
    down to it without a turn, as both bend to the same side.
    """
    slow, fast = -_D1 * active, -damping / _D2
    load = active * _D4 - damping * _D3 / _D2 - pull
    alone = load / maximum(slow, _TINY), asinh(load / maximum(fast, _TINY))
    begin = where(abs(alone[0]) < abs(alone[1]), *alone)
    s = symbol("asinh_of_speed")
    root: Node = implicit(slow * s + fast * sinh(s) - load, s, start=begin)
    return (sinh(root) - _D3) / _D2
