"""Derivatives of the inverse dynamics of large trees as products of matrices.

The wrenches and motions that the pairs of members multiply are seen from one frame of
each tree on the world, at its first member that turns: far from the world's origin
nothing is lost. Sums over pairs then are loops in generated code,
and formulas grow with the number of members only.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from typing import Literal, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.expr.definition import Part
from symbody.expr.node import ONE, ZERO, Array, Node
from symbody.expr.products import matrix_product
from symbody.formalisms.derivatives.directions import Direction, members_of_joint
from symbody.formalisms.derivatives.rows_and_columns import Column, Row
from symbody.formalisms.tree.tree import Member, Tree
from symbody.spatial.six import SpatialForce, SpatialMotion
from symbody.spatial.vectors import (
    ZERO_VEC,
    Mat,
    Vec,
    add3,
    cross,
    matvec,
    neg3,
    transposed,
)

# The terms of the sums: what a row is paired with for members that carry it, and the
# motion that is paired with the columns of members that it carries.
_CARRYING = (0, 9)
_INERTIAL = (0, 6)
_CARRIED = (9, 15)
# Below so many pairs a member that others may carry, moving all to one frame costs more
# than pairing them where they are. Close to that, mechanisms of parallel axes or short
# limbs, whose vectors have zeros in their own frames only, have up to 14 % more
# operations with products (gantry, quadruped), chains of 10 or 12 joints 11 to 38 %
# less: the sums themselves are not counted, as they are loops.
_LEAST_PAIRS = 4
_LEAST_MEMBERS = 10
_Side: TypeAlias = Literal["carrying", "carried"]


@final
@dataclass(frozen=True)
class Pairs:
    """Entries for all pairs of members, where one carries the other.

    Attributes:
        by_q: ∂τ/∂q with the sign turned, by numbers of row and column.
        by_v: ∂τ/∂v with the sign turned.
        M: The mass matrix without armatures, one entry a pair.
    """

    by_q: dict[tuple[int, int], Node]
    by_v: dict[tuple[int, int], Node]
    M: dict[tuple[int, int], Node]


def worth_products(tree: Tree) -> bool:
    """Return whether a tree has enough pairs of members for products of matrices."""
    depth = [0] * (len(tree.members) + 1)
    for member in tree.members:
        depth[member.index] = depth[member.parent] + (not member.driven)
    depths = [depth[member.index] for member in tree.free()]
    enough = sum(depths) >= _LEAST_PAIRS * len(depths)
    return enough and len(depths) >= _LEAST_MEMBERS


def pair_products(
    tree: Tree,
    factors: Callable[[Member], tuple[Row, Column | None]],
    found: Mapping[int, Direction],
) -> Pairs:
    """Return the entries for all pairs of free members.

    Args:
        tree: The tree, without merged frames.
        factors: Returns row and column of a member, in its frame.
        found: What changes by each free member.
    """
    frames, roots = root_frames(tree)
    result = Pairs({}, {}, {})
    free = tree.free()
    for root in dict.fromkeys(roots[member.index] for member in free):
        members = [m for m in free if roots[m.index] == root]
        left, right = [], []
        for member in members:
            frame, i = frames[member.index], member.index
            row, column = factors(member)
            assert column is not None
            left.append(_left(frame, row, member))
            right.append(_right(frame, column, found[i], member))
        _fill(result, members, np.array(left, dtype=object), right, _sides(tree))
    return result


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


def _left(frame: RootFrame, row: Row, member: Member) -> list[Node]:
    """Return a row of the left factor: what is paired with changes, and the motion."""
    coriolis = frame.vector(row.coriolis)
    return [*frame.force(row.inertial), *coriolis, *frame.motion(member.S)]


def _right(
    frame: RootFrame, column: Column, by: Direction, member: Member
) -> tuple[list[Node], list[Node], list[Node]]:
    """Return columns of the right factor, by q, v and vd; the former negative.

    These are what the row of a carried member is paired with, motions and their
    angular parts, and the wrenches that the motion of a carrying one is paired with.
    """
    by_q, by_v = _negative(by.zeta), _negative(by.zeta_v)
    wrench_q, wrench_v = column.by_q.negative(), column.by_v.negative()
    eta, turning = neg3(by.eta.angular), neg3(member.s_w)
    return (
        [*frame.motion(by_q), *frame.vector(eta), *_paired(frame, wrench_q)],
        [*frame.motion(by_v), *frame.vector(turning), *_paired(frame, wrench_v)],
        [*frame.motion(member.S), *[ZERO] * 9],
    )


def _negative(a: SpatialMotion) -> SpatialMotion:
    return SpatialMotion(neg3(a.angular), neg3(a.linear))


def _paired(frame: RootFrame, wrench: SpatialForce) -> list[Node]:
    """Return the entries of a wrench in the order of those of a motion."""
    return frame.force(wrench)


def _sides(tree: Tree) -> dict[tuple[int, int], _Side]:
    """Return for each pair of members, one of which carries the other, which does."""
    result: dict[tuple[int, int], _Side] = {}
    above: list[list[int]] = [[]]
    for member in tree.members:
        joint = members_of_joint(tree, member.index)
        before = joint[0].parent
        mates = [mate.index for mate in joint]
        carrying = [*above[before], *mates]
        for j in carrying:
            result[member.index, j] = "carrying"
            if j not in mates:
                result[j, member.index] = "carried"
        above.append(carrying)
    return result


def _fill(
    result: Pairs,
    members: Sequence[Member],
    left: Array,
    right: Sequence[tuple[list[Node], list[Node], list[Node]]],
    sides: Mapping[tuple[int, int], _Side],
) -> None:
    """Add the entries of the members of one tree on the world."""
    n = len(members)
    by_q, by_v, by_vd = (np.array([c[k] for c in right], dtype=object).T
                         for k in range(3))  # fmt: skip
    # The mass matrix is factored from its last member on.
    B = np.concatenate([by_q, by_v, by_vd[:, ::-1]], axis=1)
    wanted: dict[tuple[int, int], tuple[int, int]] = {}
    for a, i in enumerate(m.index for m in members):
        for b, j in enumerate(m.index for m in members):
            side = sides.get((i, j))
            if side is None:
                continue
            terms = _CARRYING if side == "carrying" else _CARRIED
            for at in (b, n + b):
                wanted[a, at] = terms
            if b <= a and side == "carrying":
                wanted[a, 3 * n - 1 - b] = _INERTIAL
    filled, held = nonzero_pattern(left), nonzero_pattern(B)
    wanted = {
        (a, c): (first, last)
        for (a, c), (first, last) in wanted.items()
        if (filled[a, first:last] & held[first:last, c]).any()
    }
    C = matrix_product(left, B, _side_by_side(wanted, n))
    for a, c in wanted:
        i, block = members[a].index, c // n
        j = members[c % n if block < 2 else 3 * n - 1 - c].index
        table = (result.by_q, result.by_v, result.M)[block]
        table[i, j] = C[a, c]


def nonzero_pattern(matrix: Array) -> NDArray[np.bool_]:
    """Return which entries are not zero."""
    flat = [entry is not ZERO for entry in matrix.ravel().tolist()]
    return np.array(flat).reshape(matrix.shape)


def _side_by_side(
    wanted: Mapping[tuple[int, int], tuple[int, int]], n: int
) -> Iterator[Part]:
    """Yield parts that hold the entries, and what is between two of one kind."""
    ordered = sorted(wanted)
    for row, several in groupby(ordered, key=itemgetter(0)):
        kinds = [(c // n, wanted[row, c], c) for _, c in several]
        for (_, terms), same in groupby(kinds, key=itemgetter(0, 1)):
            places = [c for _, _, c in same]
            yield Part(row, places[0], places[-1] + 1, *terms)
