"""Derivatives of the inverse dynamics by recursion: ∂τ/∂q and ∂τ/∂v together.

    τ_i = S_iᵀ F_i,    F_i = sum over what i carries of (I a + v ×* I v - f)

A change of coordinate j turns and moves all that joint j carries like a rigid body, by
the twist S_j, and changes its velocities by the field η and its accelerations by the
field ζ + η × v. With the composite inertia I^C, and B^C as in carried.py, the wrench
on member i changes by I^C ζ + 2 B^C η, and beyond joint j by S_j ×* F more:

    ∂τ_i/∂q_j = S_iᵀ (I_i^C ζ_j + 2 B_i^C η_j)              joint j carries member i
    ∂τ_j/∂q_i = S_jᵀ (I_i^C ζ_i + 2 B_i^C η_i + S_i ×* F_i)

so that each pair of members costs some dot products. Of large trees these are products
of matrices, as are those of the equations of motion:

    M_ij = (I_i^C S_i) · S_j    where joint j carries member i
    c_i  = F_i · S_i

There wrenches and motions are seen from one frame of each tree on the world, at its
first member that turns: far from the world's origin nothing is lost. Sums over pairs
then are loops in generated code, and formulas grow with the number of members only. M
has rows and columns from the tips to the root, as the routine that factors it wants it;
slopes have columns from the root to the tips, as sides of the system that is solved.

Loads are held in the axes of their members; what they depend on is a matter of their
own formulas. The coordinates of a quaternion joint are small turns about the axes of
its child, the integrals of its velocities.

References:
    Carpentier, Mansard (2018), Analytical derivatives of rigid body dynamics
    algorithms.
    Singh, Russell, Wensing (2022), Efficient analytical derivatives of rigid-body
    dynamics using spatial vector algebra, equations 17 to 24.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import groupby
from operator import itemgetter
from typing import Literal, TypeAlias, final

import numpy as np

from symbody.equations import Equations, Formalism
from symbody.expr.arithmetic import neg
from symbody.expr.definition import Part
from symbody.expr.node import ZERO, Array, Node, Symbol
from symbody.expr.product_blocks import matrix_product
from symbody.formalisms.constraints.state_coordinates import in_state_coordinates
from symbody.formalisms.derivations import Derivations
from symbody.formalisms.derivatives.carried import (
    Carried,
    Row,
    as_motion,
    coriolis,
    directions,
    members_of_joint,
    origin_velocities,
    root_frames,
    slope,
)
from symbody.formalisms.derivatives.of_members import (
    NO_BODY,
    Body,
    Changed,
    Moved,
    bodies,
    moving,
    needed_wrenches,
    rows_and_columns,
    wrenches_and_motions,
)
from symbody.formalisms.dynamics.matrices import (
    added,
    block_product,
    filled,
    written_product,
)
from symbody.formalisms.dynamics.newton_euler import (
    composites,
    mass_matrix,
    symmetric,
    transmitted,
)
from symbody.formalisms.quantities.choose import merges_of
from symbody.formalisms.quantities.dynamics import arguments_of, derive_dynamics, fewest
from symbody.formalisms.tree.kinematics import Motion
from symbody.formalisms.tree.loads_on_tree import Applied, Steps, tree_kinematics
from symbody.formalisms.tree.tree import Member, Tree
from symbody.spatial.six import NO_FORCE
from symbody.spatial.vectors import dot, minus, plus

# Below so many pairs a member that others may carry, moving all to one frame costs more
# than pairing them where they are. Close to that, mechanisms of parallel axes or short
# limbs, whose vectors have zeros in their own frames only, have up to 14 % more
# operations with products (gantry, quadruped), chains of 10 or 12 joints 11 to 38 %
# less: the sums themselves are not counted, as they are loops.
_LEAST_PAIRS = 4
_LEAST_MEMBERS = 10
# Of a wrench and a motion.
_TERMS = 6
# The terms of the sums: what a row is paired with for members that carry it, and the
# motion that is paired with the columns of members that it carries.
_CARRYING = (0, 9)
_CARRIED = (9, 15)
_Side: TypeAlias = Literal["carrying", "carried"]


def worth_products(tree: Tree) -> bool:
    """Return whether a tree has enough pairs of members for products of matrices."""
    depth = [0] * (len(tree.members) + 1)
    for member in tree.members:
        depth[member.index] = depth[member.parent] + (not member.driven)
    depths = [depth[member.index] for member in tree.free()]
    return len(depths) >= _LEAST_MEMBERS and sum(depths) >= _LEAST_PAIRS * len(depths)


@in_state_coordinates
def derive_mass_matrix(
    of: Derivations, formalism: Formalism = "auto", *, merge: bool | None = None
) -> Equations:
    """Derive "M" alone, without accelerations where no formalism is asked for."""
    if formalism not in ("auto", "articulated"):
        equations = derive_dynamics(of, formalism, merge=merge)
        return replace(equations, results={"M": equations.results["M"]})
    ways = [(m, mass_matrix) for m in merges_of(of.system, merge)]
    if not merge and worth_products(tree_kinematics(of, merge=False).tree):
        ways.append((False, partial(mass_products, written=True)))
    candidates = []
    for merged, way in ways:
        marked = tree_kinematics(of, merge=merged)
        steps = Steps(marked.marks)
        steps.begin("mass matrix")
        words = "composite" + (", parallel axes merged" if merged else "")
        M, args = way(marked.tree), arguments_of(of.system)
        candidates.append(
            Equations(of.system.name, words, args, {"M": M}, {}, steps.marks)
        )
    return fewest(candidates)


def mass_products(tree: Tree, *, written: bool = False) -> Array:
    """Return M, zero where neither member carries the other; see `_paired`."""
    result: dict[tuple[int, int], Node] = {}
    sides, triangle = _sides(tree), np.tril if written else np.triu
    for members, A, motions in _paired(tree, written=written):
        wanted = {
            (a, b): (0, _TERMS)
            for a, b in np.argwhere(triangle(filled(A) @ filled(motions.T))).tolist()
            if sides.get((members[a].index, members[b].index)) == "carrying"
        }
        C = matrix_product(A, motions.T, _side_by_side(wanted))
        result |= {(members[a].index, members[b].index): C[a, b] for a, b in wanted}
    for member in tree.free():
        own = member.index, member.index
        result[own] = plus(result.get(own, ZERO), member.armature)
    return symmetric(tree, result)


def bias_products(tree: Tree, motion: Motion, applied: Applied) -> dict[int, Node]:
    """Return free members' needed forces by number; joint loads are not subtracted."""
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


def _paired(
    tree: Tree, *, written: bool = False
) -> Iterator[tuple[list[Member], Array, Array]]:
    """Yield each tree's free members, tips first if not `written`, with I^C S and S."""
    frames, roots = root_frames(tree)
    inertia = composites(tree)
    free = tree.free()
    for root in dict.fromkeys(roots[member.index] for member in free):
        members = [m for m in free if roots[m.index] == root]
        # In the order of the other blocks, which then read the same rows.
        last = {m: members_of_joint(tree, m.index)[-1].index for m in members}
        moved = [Moved(frames[i], inertia[i], m.S) for m, i in last.items()]
        wrenches, motions = wrenches_and_motions(moved, written=written)
        order = 1 if written else -1
        yield members[::order], wrenches[::order], motions[::order]


# Whether it is a slope by a velocity, numbers of row and column, and the slope.
Entry: TypeAlias = tuple[bool, int, int, Node]


def pair_products(tree: Tree, changed: Callable[[Member], Changed]) -> Iterator[Entry]:
    """Yield -∂τ/∂q and -∂τ/∂v where one member carries the other."""
    _, roots = root_frames(tree)
    free, sides = tree.free(), _sides(tree)
    for root in dict.fromkeys(roots[member.index] for member in free):
        members = [m for m in free if roots[m.index] == root]
        left, right = rows_and_columns([changed(member) for member in members])
        yield from _entries(members, left, right, sides)


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


def _entries(
    members: Sequence[Member],
    left: Array,
    right: Array,
    sides: Mapping[tuple[int, int], _Side],
) -> Iterator[Entry]:
    tables = [(by_v, member.index) for by_v in (False, True) for member in members]
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
        by_v, j = tables[used[c]]
        yield by_v, members[a].index, j, C[a, c]


def _side_by_side(wanted: Mapping[tuple[int, int], tuple[int, int]]) -> Iterator[Part]:
    """Yield parts that hold the entries."""
    for row, several in groupby(sorted(wanted), key=itemgetter(0)):
        runs = [(wanted[row, c], c - n, c) for n, (_, c) in enumerate(several)]
        for (terms, _), same in groupby(runs, key=itemgetter(0, 1)):
            places = [c for *_, c in same]
            yield Part(row, places[0], places[-1] + 1, *terms)


@final
class InverseDynamicsDerivatives:
    """∂τ/∂q, by small turns for quaternions, and ∂τ/∂v of a tree, loads held.

    Rows and columns are those of the free members, in the order of v. The tree has no
    merged frames; its motion counts own accelerations. `flow` is of symbols in laws.
    """

    def __init__(
        self,
        tree: Tree,
        motion: Motion,
        applied: Applied,
        coordinates: Mapping[int, Symbol],
        flow: Mapping[Symbol, Node],
        *,
        products: bool = False,
    ) -> None:
        self._tree, self._motion, self._applied = tree, motion, applied
        self._velocities = origin_velocities(tree, motion)
        self._slopes = directions(tree, motion, self._velocities, coordinates, flow)
        self._place = {member.index: n for n, member in enumerate(tree.free())}
        n = len(self._place)
        self.by_q: Array = np.full((n, n), ZERO, dtype=object)
        self.by_v: Array = np.full((n, n), ZERO, dtype=object)
        if products:
            self._multiply()
        else:
            self._pair()
        if not coordinates:
            return
        wrench = transmitted(tree, motion, applied)
        for member in tree.free():
            for mate in members_of_joint(tree, member.index):
                if mate.index in coordinates:
                    own = slope(member.S, coordinates[mate.index])
                    self._add(member.index, mate.index, wrench[member.index].dot(own))

    def _add(self, i: int, j: int, by_q: Node, by_v: Node = ZERO) -> None:
        """Add the entries of two members; driven ones have none."""
        if i in self._place and j in self._place:
            at = self._place[i], self._place[j]
            self.by_q[at] = plus(self.by_q[at], by_q)
            self.by_v[at] = plus(self.by_v[at], by_v)

    def _pair(self) -> None:
        """Add the entries for all pairs of members, one after another."""
        tree = self._tree
        total = coriolis(tree, self._motion, self._velocities)
        inertia = composites(tree)
        wrench = transmitted(tree, self._motion, self._applied)
        for member in tree.free():
            i, S = member.index, member.S
            joint = members_of_joint(tree, i)
            carried = Carried(inertia[joint[-1].index], total[joint[-1].index])
            column = carried.column(S, self._slopes[i], wrench[i])
            row = carried.row(i, S)
            self._fill(row, joint)
            while at := joint[0].parent:
                row, column = row.outward(joint[0]), column.outward(joint[0])
                joint = members_of_joint(tree, at)
                self._fill(row, joint)
                for above in joint:
                    by_q, by_v = column.by_q.dot(above.S), column.by_v.dot(above.S)
                    self._add(above.index, i, by_q, by_v)

    def _fill(self, row: Row, movers: Sequence[Member]) -> None:
        """Add the entries of a row in the columns of members that move it."""
        for mover in movers:
            if not mover.driven:
                by = self._slopes[mover.index]
                by_eta = dot(row.coriolis, by.eta.angular)
                by_S = dot(row.coriolis, mover.s_w)
                by_q = plus(row.inertial.dot(by.zeta), by_eta)
                by_v = plus(row.inertial.dot(by.zeta_v), by_S)
                self._add(row.index, mover.index, by_q, by_v)

    def _multiply(self) -> None:
        """Add the entries for all pairs of free members, by products of matrices."""
        tree = self._tree
        frames, _ = root_frames(tree)
        inertia = composites(tree)
        members = moving(tree, self._motion, self._applied, frames)
        total = [NO_BODY, *bodies(members, self._velocities[1:])]
        for member in reversed(tree.members):
            if member.parent:
                total[member.parent] = total[member.parent].plus(total[member.index])

        def changed(member: Member) -> Changed:
            i = member.index
            last = members_of_joint(tree, i)[-1].index
            moved = Moved(frames[i], inertia[last], member.S)
            body = Body(total[last].coriolis, total[i].wrench)
            return Changed(moved, self._slopes[i], body)

        place = self._place
        for by_v, i, j, value in pair_products(tree, changed):
            table = self.by_v if by_v else self.by_q
            table[place[i], place[j]] = neg(value)

    def follow(self, loads: Mapping[int, Array]) -> None:
        """Take off what loads on members change; see loads_of_members.py."""
        tree, place = self._tree, self._place
        frames, roots = root_frames(tree)
        total = dict(loads)
        for member in reversed(tree.members):
            i, h = member.index, member.parent
            if h and i in total:
                total[h] = added(total[h], total[i]) if h in total else total[i]
        sides, still = _sides(tree), np.full((6, 12), ZERO, dtype=object)
        for root in dict.fromkeys(roots[i] for i in loads):
            members = [m for m in tree.free() if roots[m.index] == root]
            rows, moves, motions, columns = (list[Array]() for _ in range(4))
            for member in members:
                i = member.index
                slopes = total.get(members_of_joint(tree, i)[-1].index, still)
                S = frames[i].motion(member.S)
                eta = frames[i].motion(self._slopes[i].eta)
                both = [[*S, *eta], [*[ZERO] * 6, *S]]
                moves.append(np.array(both, dtype=object).T)
                motions.append(np.array(S, dtype=object))
                rows.append(written_product(motions[-1][None], slopes)[0])
                columns.append(written_product(slopes, moves[-1]))
            order = [m.index for m in members]
            pairs = [[sides.get((i, j)) for j in order] * 2 for i in order]
            for side, left, right in (
                ("carrying", rows, moves), ("carried", motions, columns)
            ):  # fmt: skip
                B = np.stack(right, axis=2).reshape(-1, 2 * len(order))
                wanted = np.array([[one == side for one in row] for row in pairs])
                C = block_product(np.array(left), B, wanted)
                for a, c in np.argwhere(filled(C)).tolist():
                    by_v, b = divmod(c, len(order))
                    table = self.by_v if by_v else self.by_q
                    at = place[order[a]], place[order[b]]
                    table[at] = minus(table[at], C[a, c])
