"""The order-n formalism: articulated bodies, with clusters of coordinates for loops.

Coordinates that loops bind together form a cluster, which hangs on one member, its
base. Inside a cluster accelerations are not eliminated joint by joint: what the bodies
oppose is handed down to the base together with what each independent acceleration of
the cluster adds, and these are eliminated there, all of a cluster at once. Work grows
with the number of loops, not with its cube.

References:
    Jain (2012), Multibody graph transformations and analysis, part II: closed-chain
    constraint embedding.
"""

from __future__ import annotations

from dataclasses import field
from typing import final

import numpy as np

from symbody.dataclass import dataclass
from symbody.expr.node import ZERO, Array, Node
from symbody.expr.origins import begin_stage, part_by_part
from symbody.expr.traverse import connected
from symbody.formalisms.constraints.rows import Elimination, applied
from symbody.formalisms.dynamics.matrices import inverse
from symbody.formalisms.dynamics.newton_euler import (
    ArticulatedInertia,
    OwnMotion,
    before_own_turns,
    column,
    member_wrenches,
    moved,
    rigid,
    without_own_motion,
)
from symbody.formalisms.tree.kinematics import Motion
from symbody.formalisms.tree.loads_on_tree import Applied
from symbody.formalisms.tree.tree import Member, Tree
from symbody.spatial.six import NO_FORCE, STILL, SpatialForce, SpatialMotion
from symbody.spatial.vectors import minus, plus, times


@final
@dataclass()
class _Cluster:
    """Independent accelerations that are eliminated together, by D a + r.

    `columns` are wrenches on the base by each unknown; `one_over` is D⁻¹.
    """

    elimination: Elimination
    base: int  # number of the member that carries all of it
    unknowns: list[int]  # numbers of the independent velocities
    D: dict[tuple[int, int], Node] = field(default_factory=dict)
    r: dict[int, Node] = field(default_factory=dict)
    columns: dict[int, SpatialForce] = field(default_factory=dict)
    one_over: Array = field(default_factory=lambda: np.empty((0, 0), dtype=object))

    def add(self, u: int, w: int, value: Node) -> None:
        self.D[u, w] = plus(self.D.get((u, w), ZERO), value)

    def add_right(self, u: int, value: Node) -> None:
        self.r[u] = plus(self.r.get(u, ZERO), value)


def clusters(tree: Tree, elimination: Elimination) -> dict[int, tuple[int, list[int]]]:
    """Return base and velocities, numbered as in v, by each cluster's first number."""
    free = tree.free()
    number = {member.index: j for j, member in enumerate(free)}
    together = [[j, *row] for j, row in enumerate(elimination.B)]
    while True:
        result, count = {}, len(together)
        for group in connected(together[:count]):
            js = [j for j in group if j < len(free)]
            base = tree.carrier(free[j].parent for j in js)
            result[js[0]] = base, js
            # What a member of the cluster hangs on, up to the base, belongs to it.
            own = set(js)
            for j in js:
                i = free[j].parent
                while i != base:
                    if number.get(i, j) not in own:
                        together.append([j, number[i]])
                    i = tree.members[i - 1].parent
        if len(together) == count:
            return result


@final
class ArticulatedBodies:
    """The pass from the tips to the root, and back; `motion` is the bias."""

    def __init__(
        self,
        tree: Tree,
        motion: Motion,
        applied: Applied,
        elimination: Elimination | None = None,
    ) -> None:
        self._members, self._own_turns = before_own_turns(tree)
        self._own_motions: dict[int, OwnMotion] = {}
        self._applied = applied
        self._inertia = [ArticulatedInertia()] + [rigid(m) for m in tree.members]
        begin_stage("bias")
        self._wrench = member_wrenches(tree, motion, applied)
        self._columns: list[dict[int, SpatialForce]] = [{} for _ in self._inertia]
        self._number = {m.index: j for j, m in enumerate(tree.free())}
        self._on_base: dict[int, list[_Cluster]] = {}
        self._of: dict[int, _Cluster] = {}
        if elimination is None:
            return
        independent = set(elimination.partition.independent)
        for base, js in clusters(tree, elimination).values():
            unknowns = [j for j in js if j in independent]
            if len(js) > 1 or not unknowns:
                cluster = _Cluster(elimination, base, unknowns)
                if unknowns:
                    self._on_base.setdefault(base, []).append(cluster)
                self._of.update(dict.fromkeys(js, cluster))

    def accelerations(self) -> list[Node]:
        """Return those of the free members in the order of v."""
        for member in part_by_part(reversed(self._members), "articulated bodies"):
            self._eliminate_at(member.index)
            self._hand_on(member)
        self._eliminate_at(0)
        return self._accelerations()

    def _hand_on(self, member: Member) -> None:
        """Hand down what a member and all that it carries oppose."""
        i, h = member.index, member.parent
        turn = self._own_turns[i - 1]
        own, wrench = moved(turn, self._inertia[i]), turn.outward(self._wrench[i])
        columns = {u: turn.outward(handed) for u, handed in self._columns[i].items()}
        j = self._number.get(i)
        if j is not None and j not in self._of:
            load = self._applied.joint[i]
            eliminated = without_own_motion(member, own, wrench, load)
            self._own_motions[i], own, wrench = eliminated
        elif j is not None:
            # Its motion enters its cluster; its wrench gets what the bias adds.
            cluster = self._of[j]
            B = cluster.elimination.B[j]
            bias = cluster.elimination.affine_acceleration[j]
            U = column(member, own)
            D = plus(U.dot(member.S), member.armature)
            needed = minus(wrench.dot(member.S), self._applied.joint[i])
            needed = plus(needed, times(D, bias))
            before = {u: handed.dot(member.S) for u, handed in columns.items()}
            for u, value in before.items():
                self._of[u].add_right(u, times(value, bias))
                for w, factor in B.items():
                    self._of[u].add(u, w, times(value, factor))
                    self._of[u].add(w, u, times(value, factor))
            for u, factor in B.items():
                cluster.add_right(u, times(factor, needed))
                for w, other in B.items():
                    cluster.add(u, w, times(times(factor, other), D))
                columns[u] = columns.get(u, NO_FORCE).plus(U.times(factor))
            wrench = wrench.plus(U.times(bias))
        if h:
            self._inertia[h] = self._inertia[h].plus(moved(member, own))
            self._wrench[h] = self._wrench[h].plus(member.outward(wrench))
        into = self._columns[h]
        for u, handed in columns.items():
            into[u] = into.get(u, NO_FORCE).plus(member.outward(handed))

    def _eliminate_at(self, base: int) -> None:
        for cluster in self._on_base.get(base, ()):
            us = cluster.unknowns
            cluster.columns = {u: self._columns[base].pop(u, NO_FORCE) for u in us}
            D = np.array(
                [[cluster.D.get((u, w), ZERO) for w in us] for u in us], dtype=object
            )
            cluster.one_over = inverse(D)
            if not base:
                continue
            inertia, wrench = self._inertia[base], self._wrench[base]
            rows = zip(cluster.one_over, cluster.columns.values(), strict=True)
            for row, handed in rows:
                ratio, value = NO_FORCE, ZERO
                for factor, w in zip(row, us, strict=True):
                    ratio = ratio.plus(cluster.columns[w].times(factor))
                    value = plus(value, times(factor, cluster.r.get(w, ZERO)))
                inertia = inertia.less(ratio, handed)
                wrench = wrench.plus(handed.times(minus(ZERO, value)))
            self._inertia[base], self._wrench[base] = inertia, wrench

    def _accelerations(self) -> list[Node]:
        motions = [STILL]
        solved: dict[int, Node] = {}
        result: list[Node] = []
        for member in part_by_part(self._members, "accelerations"):
            j = self._number.get(member.index)
            motion = member.inward(motions[member.parent])
            if member.index in self._own_motions:
                vd, motion = self._own_motions[member.index].added_to(motion)
                result.append(vd)
            elif j is not None:
                cluster = self._of[j]
                if not solved.keys() >= {*cluster.unknowns}:
                    solved |= _independent(cluster, motions[cluster.base])
                bias = cluster.elimination.affine_acceleration
                vd = cluster.elimination.by_independent(j, bias, solved)
                result.append(vd)
                motion = motion.plus(member.S.times(vd))
            motions.append(self._own_turns[member.index - 1].inward(motion))
        return result


def _independent(cluster: _Cluster, at: SpatialMotion) -> dict[int, Node]:
    """Return the independent accelerations of a cluster from those of its base."""
    sides = [
        plus(cluster.columns[u].dot(at), cluster.r.get(u, ZERO))
        for u in cluster.unknowns
    ]
    return dict(zip(cluster.unknowns, applied(cluster.one_over, sides), strict=True))
