"""The equations of motion of large trees by products of matrices.

    M_ij = (I_i^C S_i) · S_j    where joint j carries member i
    c_i  = F_i · S_i            F_i: what all that joint i carries needs

Wrenches and motions are seen from one frame of each tree on the world. Rows and columns
go from the tips to the root, as the matrix is factored: then its upper triangle lies as
the routine that factors it wants it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

import numpy as np
from numpy.typing import NDArray

from symbody.expr.definition import Part
from symbody.expr.node import ZERO, Array, Node
from symbody.expr.product_blocks import matrix_product
from symbody.formalisms.derivatives.directions import members_of_joint
from symbody.formalisms.derivatives.matrices import filled
from symbody.formalisms.derivatives.of_members import (
    Moved,
    as_motion,
    moving,
    needed_wrenches,
    wrenches_and_motions,
)
from symbody.formalisms.derivatives.root_frames import root_frames
from symbody.formalisms.dynamics.composite import composites
from symbody.formalisms.tree.kinematics import Motion
from symbody.formalisms.tree.loads_on_tree import Applied
from symbody.formalisms.tree.tree import Member, Tree
from symbody.spatial.six import NO_FORCE
from symbody.spatial.vectors import plus

# Below so many pairs a member that others may carry, moving all to one frame costs more
# than pairing them where they are. Close to that, mechanisms of parallel axes or short
# limbs, whose vectors have zeros in their own frames only, have up to 14 % more
# operations with products (gantry, quadruped), chains of 10 or 12 joints 11 to 38 %
# less: the sums themselves are not counted, as they are loops.
_LEAST_PAIRS = 4
_LEAST_MEMBERS = 10
# Of a wrench and a motion.
_TERMS = 6


def worth_products(tree: Tree) -> bool:
    """Return whether a tree has enough pairs of members for products of matrices."""
    depth = [0] * (len(tree.members) + 1)
    for member in tree.members:
        depth[member.index] = depth[member.parent] + (not member.driven)
    depths = [depth[member.index] for member in tree.free()]
    enough = sum(depths) >= _LEAST_PAIRS * len(depths)
    return enough and len(depths) >= _LEAST_MEMBERS


def mass_products(tree: Tree) -> dict[tuple[int, int], Node]:
    """Return the lower triangle of M by numbers of members, zeros left out.

    Args:
        tree: The tree, without merged frames.
    """
    result: dict[tuple[int, int], Node] = {}
    for members, A, motions in _paired(tree):
        B = motions.T
        parts = list(_carrying(tree, members, filled(A) @ filled(B)))
        C = matrix_product(A, B, parts)
        for part in parts:
            i = members[part.row].index
            for b in range(part.begin, part.end):
                result[i, members[b].index] = C[part.row, b]
    for member in tree.free():
        own = member.index, member.index
        result[own] = plus(result.get(own, ZERO), member.armature)
    return {places: entry for places, entry in result.items() if entry is not ZERO}


def bias_products(tree: Tree, motion: Motion, applied: Applied) -> dict[int, Node]:
    """Return the forces that free members need for a motion, by number.

    Of members' own accelerations only those of driven ones count. The joint loads that
    act already are not subtracted.

    Args:
        tree: The tree, without merged frames.
        motion: Its motion.
        applied: The external loads.
    """
    frames, _ = root_frames(tree)
    total = [NO_FORCE, *needed_wrenches(moving(tree, motion, applied, frames))]
    for member in reversed(tree.members):
        if member.parent:
            total[member.parent] = total[member.parent].plus(total[member.index])
    return {
        member.index: total[member.index].dot(as_motion(S))
        for members, _, motions in _paired(tree)
        for member, S in zip(members, motions.tolist(), strict=True)
    }


def _paired(tree: Tree) -> Iterator[tuple[list[Member], Array, Array]]:
    """Yield the free members of each tree on the world, I^C S and S.

    Members go from the tips to the root, wrenches and motions are rows seen from the
    frame of their tree.
    """
    frames, roots = root_frames(tree)
    inertia = composites(tree)
    free = tree.free()
    for root in dict.fromkeys(roots[member.index] for member in free):
        members = [m for m in free if roots[m.index] == root]
        # In the order of the other blocks, which then read the same rows.
        moved = [
            Moved(
                frames[m.index],
                inertia[members_of_joint(tree, m.index)[-1].index],
                m.S,
            )
            for m in members
        ]
        wrenches, motions = wrenches_and_motions(moved)
        yield members[::-1], wrenches[::-1], motions[::-1]


def _carrying(
    tree: Tree, members: list[Member], some: NDArray[np.bool_]
) -> Iterator[Part]:
    """Yield the parts of M where the member of a column carries that of the row."""
    number = {member.index: n for n, member in enumerate(members)}
    for a, member in enumerate(members):
        at, places = member.index, []
        while at:
            if at in number and some[a, number[at]]:
                places.append(number[at])
            at = tree.members[at - 1].parent
        for _, run in groupby(enumerate(places), key=lambda pair: pair[1] - pair[0]):
            columns = [b for _, b in run]
            yield Part(a, columns[0], columns[-1] + 1, 0, _TERMS)
