"""Cuts of joints and bodies: the usual ways to close a loop, as locks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from symbody.arguments import Arguments
from symbody.errors import ModelError
from symbody.model.body import PlaceLike
from symbody.model.constraints.lock import Lock
from symbody.model.fields import AxisWord


def BallCut(a: PlaceLike, b: PlaceLike) -> Lock:
    """Return a cut ball joint: the origins of A and B coincide; three equations."""
    return Lock(a, b)


def PlanarHingeCut(a: PlaceLike, b: PlaceLike, axis: AxisWord = "z") -> Lock:
    """Return a cut hinge of a planar loop: two equations, across the axis of A.

    The planar motion of the rest of the loop must keep the place along the axis. The
    axis is that about which the hinges of the loop turn: across another one an equation
    is lost, which a `ModelWarning` tells.
    """
    return Lock(a, b, _across("PlanarHingeCut", axis))


def BodyCut(a: PlaceLike, b: PlaceLike) -> Lock:
    """Return a cut body, or a cut rigid connection: A and B coincide; six equations."""
    return Lock(a, b, (1, 1, 1), (1, 1, 1))


def HingeCut(a: PlaceLike, b: PlaceLike, axis: AxisWord = "z") -> Lock:
    """Return a cut hinge: origins coincide, B turns about an axis of A and B.

    It has five equations.
    """
    return Lock(a, b, (1, 1, 1), _across("HingeCut", axis))


def PrismaticCut(a: PlaceLike, b: PlaceLike, axis: AxisWord = "z") -> Lock:
    """Return a cut slider: B slides along an axis of A without turning.

    It has five equations.
    """
    return Lock(a, b, _across("PrismaticCut", axis), (1, 1, 1))


def _across(who: str, axis: AxisWord) -> Sequence[int]:
    """Return 1 for the axes that are across another one."""
    words = get_args(AxisWord)
    Arguments(who, ModelError).word("axis", axis, words)
    return tuple(int(word != axis) for word in words)
