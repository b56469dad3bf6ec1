"""Derivatives of the inverse dynamics by recursion: ∂τ/∂q and ∂τ/∂v together.

    τ_i = S_iᵀ F_i,    F_i = sum over what i carries of (I a + v ×* I v - f)

A change of coordinate j turns and moves all that joint j carries like a rigid body, by
the twist S_j, and changes its velocities by the field η and its accelerations by the
field ζ + η × v. With the composite inertia I^C, and B^C as in carried.py, the wrench
on member i changes by I^C ζ + 2 B^C η, and beyond joint j by S_j ×* F more:

    ∂τ_i/∂q_j = S_iᵀ (I_i^C ζ_j + 2 B_i^C η_j)              joint j carries member i
    ∂τ_j/∂q_i = S_jᵀ (I_i^C ζ_i + 2 B_i^C η_i + S_i ×* F_i)

so that each pair of members costs some dot products: of large trees these are products
of matrices, see member_products.py.

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

from collections.abc import Mapping, Sequence
from typing import final

import numpy as np

from symbody.expr.node import ZERO, Array, Node, Symbol, neg
from symbody.formalisms.derivatives.carried import (
    Carried,
    Row,
    coriolis,
    directions,
    members_of_joint,
    origin_velocities,
    root_frames,
    slope,
)
from symbody.formalisms.derivatives.member_products import pair_products
from symbody.formalisms.derivatives.of_members import (
    NO_BODY,
    Body,
    Changed,
    Moved,
    bodies,
    moving,
)
from symbody.formalisms.dynamics.newton_euler import composites, transmitted
from symbody.formalisms.tree.kinematics import Motion
from symbody.formalisms.tree.loads_on_tree import Applied
from symbody.formalisms.tree.tree import Member, Tree
from symbody.spatial.vectors import dot, plus


@final
class InverseDynamicsDerivatives:
    """∂τ/∂q, by small turns for quaternions, and ∂τ/∂v of a tree, loads held.

    Rows and columns are those of the free members, in the order of v. The tree has no
    merged frames; its motion counts own accelerations. `coordinates` are those of
    joints by law, by number of the member, and `flow` holds the rates of symbols in
    laws. With `products` the pairs of members are products of matrices.
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

        for by_v, i, j, value in pair_products(tree, changed):
            self._add(i, j, *((ZERO, neg(value)) if by_v else (neg(value), ZERO)))
