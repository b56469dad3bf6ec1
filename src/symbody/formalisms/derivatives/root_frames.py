"""Frames of members seen from one frame of each tree on the world, and what is in them.

That frame is at the first member that turns: far from the world's origin nothing is
lost.
"""

from __future__ import annotations

from typing import final

from symbody.dataclass import dataclass
from symbody.expr.node import ONE, ZERO, Node
from symbody.formalisms.tree.tree import Tree
from symbody.spatial.six import SpatialForce, SpatialMotion
from symbody.spatial.vectors import (
    ZERO_VEC,
    Mat,
    Vec,
    add3,
    cross,
    matvec,
    transposed,
)


@final
@dataclass(frozen=True)
class RootFrame:
    """A member's frame seen from that of the first member of its tree on the world.

    Attributes:
        turn: Its axes.
        p: Its origin.
    """

    turn: Mat
    p: Vec

    def motion(self, a: SpatialMotion) -> list[Node]:
        """Return the entries of a motion as seen from there."""
        angular, linear = self.vector(a.angular), self.vector(a.linear)
        return [*angular, *add3(linear, cross(self.p, angular))]

    def force(self, a: SpatialForce) -> list[Node]:
        """Return the entries of a wrench as seen from there."""
        torque, force = self.vector(a.torque), self.vector(a.force)
        return [*add3(torque, cross(self.p, force)), *force]

    def vector(self, a: Vec) -> Vec:
        """Return a free vector in its axes."""
        return ZERO_VEC if a == ZERO_VEC else matvec(self.turn, a)


_AXES: Mat = ((ONE, ZERO, ZERO), (ZERO, ONE, ZERO), (ZERO, ZERO, ONE))
_SAME = RootFrame(_AXES, ZERO_VEC)


def root_frames(tree: Tree) -> tuple[list[RootFrame], list[int]]:
    """Return the frames of members seen from that of their first joint, and these.

    Origins count from the first member that turns: where nothing turns, they are
    paired with nothing.
    """
    frames, roots, turns = [_SAME], [0], [False]
    for member in tree.members:
        turns.append(turns[member.parent] or member.s_w != ZERO_VEC)
        h = member.parent
        if member.follows:
            frames.append(frames[h])
            roots.append(roots[h])
        elif h == 0:
            frames.append(_SAME)
            roots.append(member.index)
        else:
            inner = frames[h]
            x, y, z = (inner.vector(member.turn.outward(axis)) for axis in _AXES)
            moved = add3(inner.p, inner.vector(member.p))
            place = moved if turns[h] else ZERO_VEC
            frames.append(RootFrame(transposed((x, y, z)), place))
            roots.append(roots[h])
    return frames, roots
