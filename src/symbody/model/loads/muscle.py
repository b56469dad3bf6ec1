"""A Hill-type muscle with its tendon, along a path through points."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Annotated, final

from symbody.expr.blocks import implicit
from symbody.expr.functions import asinh, exp, maximum, sin, sinh, sqrt, where
from symbody.expr.node import ONE, ZERO, Array, Node, symbol
from symbody.model.field import element, preset
from symbody.model.fields import ConstantFormula, Formula, OptionalFormula
from symbody.model.formulas import Sign, not_negative, positive
from symbody.model.loads.connection import Connection
from symbody.model.loads.load import Range
from symbody.model.loads.own_law import Ends
from symbody.model.loads.variables import Endpoint
from symbody.spatial.vectors import total

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

    of its relative length and speed. With `fiber`, a state of the relative length of
    the fiber, the tendon is elastic, and pulls with strength*f_t(stretch). `add_muscle`
    adds both with activation dynamics, and the rate of that state. It never pushes.

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
        pairs = pairwise(ends)
        return [total(*(a.distance_to(b) for a, b in pairs))]

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
        return [self.strength * maximum(fiber * cosine, 0)]

    def _height(self) -> Node:
        return self.fiber_length * sin(self.pennation)

    def along(self) -> Node:
        """Return the length of an elastic muscle's fiber along the tendon [m]."""
        assert self.fiber is not None
        square = (self.fiber * self.fiber_length) ** 2 - self._height() ** 2
        return sqrt(square)

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
