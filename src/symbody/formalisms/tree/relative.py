"""Frames as seen from the last member that carries both of them.

The equations of a loop then hold its own coordinates only, however deep it hangs.
"""

from __future__ import annotations

from typing import final

from symbody.formalisms.tree.places import Places
from symbody.formalisms.tree.tree import Tree
from symbody.model.body import Frame
from symbody.spatial.vectors import (
    IDENTITY,
    ZERO_VEC,
    Mat,
    Vec,
    add3,
    matmul,
    matvec,
)


@final
class Relative:
    """Poses of frames in C of the members that carry them, each built once."""

    def __init__(self, tree: Tree, places: Places) -> None:
        self._tree = tree
        self._places = places
        self._poses: dict[tuple[int, int], tuple[Mat, Vec]] = {}

    def carrier(self, a: Frame, b: Frame) -> int:
        """Return the number of the last member that carries both; 0 for the world."""
        i, j = self._places.place(a).link, self._places.place(b).link
        while i != j:
            if i > j:
                i = self._tree.members[i - 1].parent
            else:
                j = self._tree.members[j - 1].parent
        return i

    def pose(self, frame: Frame, carrier: int) -> tuple[Mat, Vec]:
        """Return R_CF and the origin of frame F in C."""
        R, p = self._member(self._places.place(frame).link, carrier)
        p = add3(p, matvec(R, self._places.point(frame)))
        return matmul(R, self._places.axes(frame)), p

    def _member(self, i: int, carrier: int) -> tuple[Mat, Vec]:
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
