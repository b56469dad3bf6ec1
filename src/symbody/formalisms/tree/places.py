"""Places of frames: on members, in the world, and relative to one another.

Poses are built when first asked for, so what nothing looks at costs nothing.

Two frames are seen from the last member that carries both: the equations of a loop
then hold its own coordinates only, however deep it hangs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from symbody.expr.node import Node
from symbody.formalisms.tree.tree import Member, Tree
from symbody.model.body import Frame
from symbody.spatial.vectors import (
    IDENTITY,
    ZERO_VEC,
    Mat,
    Vec,
    add3,
    matmul,
    matvec,
    sub3,
    transposed,
)
from symbody.system.links import Placement


@final
class Places:
    """Placements of frames F on the frames C of members, and of those in the world.

    `named` returns what stands for a number of a frame's placement.
    """

    def __init__(self, tree: Tree, named: Callable[[Node], Node] | None = None) -> None:
        self._tree = tree
        self._named = named
        self._placed: dict[Frame, Placement] = {}
        # By number of the member and of that from which it is seen.
        self._poses: dict[tuple[int, int], tuple[Mat, Vec]] = {}

    def place(self, frame: Frame) -> Placement:
        """Return where a frame is on the link that carries it."""
        if self._named is None:
            return self._place(frame)
        if frame not in self._placed:
            on, named = self._place(frame), self._named
            x, y, z = (_all_named(row, named) for row in on.R)
            placement = Placement(on.link, (x, y, z), _all_named(on.p, named))
            self._placed[frame] = placement
        return self._placed[frame]

    def _place(self, frame: Frame) -> Placement:
        on = self._tree.placements[frame.body.name]
        if frame.p is ZERO_VEC and frame.R is IDENTITY:
            return on
        return Placement(
            on.link, matmul(on.R, frame.R), add3(on.p, matvec(on.R, frame.p))
        )

    def member(self, i: int) -> Member | None:
        """Return a member by its number; None for the world."""
        return self._tree.members[i - 1] if i else None

    def point(self, frame: Frame) -> Vec:
        """Return the origin of a frame in the frame C of its member [m]."""
        place = self.place(frame)
        member = self.member(place.link)
        return member.Q.outward(place.p) if member and member.Q else place.p

    def axes(self, frame: Frame) -> Mat:
        """Return R_CF of a frame F on its member."""
        place = self.place(frame)
        member = self.member(place.link)
        if member and member.Q:
            return matmul(member.Q.matrix(), place.R)
        return place.R

    def pose(self, i: int, carrier: int = 0) -> tuple[Mat, Vec]:
        """Return axes and origin of a member in C of one that carries it."""
        path = []
        while i != carrier and (i, carrier) not in self._poses:
            path.append(i)
            i = self._tree.members[i - 1].parent
        R, p = self._poses.get((i, carrier), (IDENTITY, ZERO_VEC))
        for j in reversed(path):
            member = self._tree.members[j - 1]
            p = add3(p, matvec(R, member.p))
            for factor in member.turn.factors:
                R = matmul(R, factor.matrix())
            self._poses[j, carrier] = R, p
        return R, p

    def carrier(self, a: Frame, b: Frame) -> int:
        """Return the number of the last member that carries both; 0 for the world."""
        i, j = self.place(a).link, self.place(b).link
        while i != j:
            if i > j:
                i = self._tree.members[i - 1].parent
            else:
                j = self._tree.members[j - 1].parent
        return i

    def gap(self, a: Frame, b: Frame) -> Vec:
        """Return the vector from A's origin to B's, in C of their carrier [m]."""
        carrier = self.carrier(a, b)
        at_a = self.seen_from(carrier, a)[1]
        return sub3(self.seen_from(carrier, b)[1], at_a)

    def seen_from(self, carrier: int, frame: Frame) -> tuple[Mat, Vec]:
        """Return R_CF and the origin of frame F in C of a member that carries it."""
        R, p = self.pose(self.place(frame).link, carrier)
        p = add3(p, matvec(R, self.point(frame)))
        return matmul(R, self.axes(frame)), p

    def origin(self, frame: Frame) -> Vec:
        """Return the origin of a frame in the world [m]."""
        R, p = self.pose(self.place(frame).link)
        return add3(p, matvec(R, self.point(frame)))

    def attitude(self, frame: Frame) -> Mat:
        """Return R_0F."""
        return matmul(self.pose(self.place(frame).link)[0], self.axes(frame))

    def expressed(self, a: Vec, frame: Frame | None) -> Vec:
        """Return a vector, given in the world's axes, in those of a frame."""
        return a if frame is None else matvec(transposed(self.attitude(frame)), a)

    def into_member(self, on: Frame, expressed_in: Frame | None, a: Vec) -> Vec:
        """Return a vector, given in the axes of a frame, in C of the member of `on`."""
        if a == ZERO_VEC:
            return ZERO_VEC
        i = self.place(on).link
        if expressed_in is not None:
            a = matvec(self.axes(expressed_in), a)
            at = self.place(expressed_in).link
            if at == i:
                return a
            a = matvec(self.pose(at)[0], a)
        return matvec(transposed(self.pose(i)[0]), a)

    def out_of_member(self, i: int, a: Vec, expressed_in: Frame | None) -> Vec:
        """Return a vector, given in C of a member, in the axes of a frame."""
        if a == ZERO_VEC:
            return ZERO_VEC
        if expressed_in is not None and self.place(expressed_in).link == i:
            return matvec(transposed(self.axes(expressed_in)), a)
        return self.expressed(matvec(self.pose(i)[0], a), expressed_in)


def _all_named(a: Vec, named: Callable[[Node], Node]) -> Vec:
    return named(a[0]), named(a[1]), named(a[2])
