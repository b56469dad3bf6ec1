"""Derivatives of the inverse dynamics of large trees as products of matrices.

The wrenches and motions that the pairs of members multiply are seen from one frame of
each tree on the world, at its first member that turns: far from the world's origin
nothing is lost. Sums over pairs then are loops in generated code,
and formulas grow with the number of members only. Rows go from the tips to the root,
columns from the root to the tips: so they lie as sides of the system that is solved.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from typing import Literal, TypeAlias, final

from symbody.expr.definition import Part
from symbody.expr.node import Array, Node
from symbody.expr.product_blocks import matrix_product
from symbody.formalisms.derivatives.directions import members_of_joint
from symbody.formalisms.derivatives.matrices import filled
from symbody.formalisms.derivatives.of_members import Changed, rows_and_columns
from symbody.formalisms.derivatives.root_frames import root_frames
from symbody.formalisms.tree.tree import Member, Tree

# The terms of the sums: what a row is paired with for members that carry it, and the
# motion that is paired with the columns of members that it carries.
_CARRYING = (0, 9)
_CARRIED = (9, 15)
_Side: TypeAlias = Literal["carrying", "carried"]


@final
@dataclass(frozen=True)
class Pairs:
    """Entries for all pairs of members, where one carries the other.

    Attributes:
        by_q: ∂τ/∂q with the sign turned, by numbers of row and column.
        by_v: ∂τ/∂v with the sign turned.
    """

    by_q: dict[tuple[int, int], Node]
    by_v: dict[tuple[int, int], Node]


def pair_products(tree: Tree, changed: Callable[[Member], Changed]) -> Pairs:
    """Return the entries for all pairs of free members.

    Args:
        tree: The tree, without merged frames.
        changed: Returns what row and column of a member are made of.
    """
    _, roots = root_frames(tree)
    result = Pairs({}, {})
    free = tree.free()
    for root in dict.fromkeys(roots[member.index] for member in free):
        members = [m for m in free if roots[m.index] == root]
        left, right = rows_and_columns([changed(member) for member in members])
        _fill(result, members, left, right, _sides(tree))
    return result


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
    right: Array,
    sides: Mapping[tuple[int, int], _Side],
) -> None:
    """Add the entries of the members of one tree on the world."""
    tables = [
        (table, member.index)
        for table in (result.by_q, result.by_v)
        for member in members
    ]
    # The tips first, as the mass matrix is factored.
    members, left = members[::-1], left[::-1]
    B = right.reshape(len(right), len(tables))
    carrying, carried = (
        filled(left[:, first:last]) @ filled(B[first:last])
        for first, last in (_CARRYING, _CARRIED)
    )
    wanted: dict[tuple[int, int], tuple[int, int]] = {}
    for a, i in enumerate(m.index for m in members):
        for c, (_, j) in enumerate(tables):
            side = sides.get((i, j))
            if side == "carrying" and carrying[a, c]:
                wanted[a, c] = _CARRYING
            elif side == "carried" and carried[a, c]:
                wanted[a, c] = _CARRIED
    # Columns of which nothing is wanted are not there.
    used = sorted({c for _, c in wanted})
    place = {c: k for k, c in enumerate(used)}
    wanted = {(a, place[c]): terms for (a, c), terms in wanted.items()}
    C = matrix_product(left, B[:, used], _side_by_side(wanted))
    for a, c in wanted:
        table, j = tables[used[c]]
        table[members[a].index, j] = C[a, c]


def _side_by_side(wanted: Mapping[tuple[int, int], tuple[int, int]]) -> Iterator[Part]:
    """Yield parts that hold the entries."""
    for row, several in groupby(sorted(wanted), key=itemgetter(0)):
        runs = [(wanted[row, c], c - n, c) for n, (_, c) in enumerate(several)]
        for (terms, _), same in groupby(runs, key=itemgetter(0, 1)):
            places = [c for *_, c in same]
            yield Part(row, places[0], places[-1] + 1, *terms)
