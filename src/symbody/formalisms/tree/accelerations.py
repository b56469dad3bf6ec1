"""Accelerations of frames, as observers see them who move themselves."""

from __future__ import annotations

from dataclasses import replace
from typing import final

from symbody.expr.node import as_node
from symbody.formalisms.tree.kinematics import forward_pass
from symbody.formalisms.tree.tree import Tree
from symbody.formalisms.tree.tree_kinematics import TreeKinematics
from symbody.model.body import Frame
from symbody.spatial.vectors import (
    ZERO_VEC,
    Vec,
    add3,
    cross,
    matvec,
    scale,
    sub3,
    transposed,
)


@final
class Accelerations:
    """Accelerations of frames of a tree whose members carry solved accelerations.

    Here the world is at rest: gravity is no acceleration of it.
    """

    def __init__(self, kinematics: TreeKinematics, tree: Tree) -> None:
        self._kinematics = kinematics
        self._places = kinematics.places
        still = replace(tree, gravity=ZERO_VEC)
        self._motion = forward_pass(still, accelerated=True)

    def acceleration(
        self, of: Frame, seen_from: Frame | None, expressed_in: Frame | None
    ) -> Vec:
        """Return the acceleration of the origin of `of` [m/s²].

        Seen from O it is a_F - a_G - 2 w_O × v_OF, where G is the point of the
        observer that F passes just now.
        """
        i = self._places.place(of).link
        a = self._of_point(i, self._places.point(of))
        if seen_from is None:
            return self._places.out_of_member(i, a, expressed_in)
        o = self._places.place(seen_from).link
        R, origin = self._places.pose(o)
        passed = matvec(transposed(R), sub3(self._places.origin(of), origin))
        relative = sub3(
            self._in_world(i, a), self._in_world(o, self._of_point(o, passed))
        )
        speed = self._kinematics.velocity(of, seen_from, None)
        coriolis = scale(as_node(2), cross(self._kinematics.spin(seen_from), speed))
        return self._places.expressed(sub3(relative, coriolis), expressed_in)

    def angular_acceleration(
        self, of: Frame, seen_from: Frame | None, expressed_in: Frame | None
    ) -> Vec:
        """Return the angular acceleration of `of` [rad/s²].

        Seen from O it is wd_F - wd_O - w_O × w_F.
        """
        i = self._places.place(of).link
        wd = self._motion.wd[i]
        if seen_from is None:
            return self._places.out_of_member(i, wd, expressed_in)
        o = self._places.place(seen_from).link
        turning = cross(self._kinematics.spin(seen_from), self._kinematics.spin(of))
        wd_O = self._in_world(o, self._motion.wd[o])
        relative = sub3(sub3(self._in_world(i, wd), wd_O), turning)
        return self._places.expressed(relative, expressed_in)

    def _of_point(self, i: int, point: Vec) -> Vec:
        """Return the acceleration of a point of a member, in C."""
        if i == 0:
            return ZERO_VEC
        return add3(self._motion.a[i], matvec(self._motion.beta[i], point))

    def _in_world(self, i: int, a: Vec) -> Vec:
        return self._places.out_of_member(i, a, None)
