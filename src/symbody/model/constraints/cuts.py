"""Cuts of joints and bodies: the usual ways to close a loop, as locks."""

from __future__ import annotations

from symbody.model.body import PlaceLike
from symbody.model.constraints.lock import Lock


def BallCut(a: PlaceLike, b: PlaceLike) -> Lock:
    """Return a cut ball joint: the origins of A and B coincide; three equations."""
    return Lock(a, b)


def PlanarHingeCut(a: PlaceLike, b: PlaceLike) -> Lock:
    """Return a cut hinge of a planar loop about A's z: two equations, along x and y.

    The planar motion of the rest of the loop must keep z.
    """
    return Lock(a, b, (1, 1, 0))


def BodyCut(a: PlaceLike, b: PlaceLike) -> Lock:
    """Return a cut body, or a cut rigid connection: A and B coincide; six equations."""
    return Lock(a, b, (1, 1, 1), (1, 1, 1))


def HingeCut(a: PlaceLike, b: PlaceLike) -> Lock:
    """Return a cut hinge: origins coincide, B turns about A's z; five equations."""
    return Lock(a, b, (1, 1, 1), (1, 1, 0))


def PrismaticCut(a: PlaceLike, b: PlaceLike) -> Lock:
    """Return a cut slider: B slides along A's z without turning; five equations."""
    return Lock(a, b, (1, 1, 0), (1, 1, 1))
