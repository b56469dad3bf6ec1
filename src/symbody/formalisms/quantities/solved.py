"""Quantities that follow from the accelerations of the equations of motion."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import final

from symbody.arguments import listed
from symbody.errors import ModelError
from symbody.expr.node import Node
from symbody.formalisms.quantities.reactions import Reactions
from symbody.formalisms.tree.accelerations import Accelerations
from symbody.formalisms.tree.tree import Tree, with_accelerations
from symbody.formalisms.tree.tree_kinematics import TreeKinematics
from symbody.model.body import Frame
from symbody.model.joint import Joint
from symbody.model.kinematics import Dynamics
from symbody.spatial.vectors import Vec
from symbody.system.system import System, velocity_links


def solver(
    system: System,
    tree: Tree,
    vd: Callable[[], Sequence[Node]],
    lam: Callable[[], Mapping[str, Node]] = dict,
) -> Callable[[TreeKinematics], Dynamics]:
    """Return what asks for the accelerations when the first sensor needs them.

    Args:
        system: The system.
        tree: Its tree.
        vd: Solves for the accelerations.
        lam: Returns the multipliers of the constraints, by name.
    """
    return lambda kinematics: Solved(
        kinematics, system, with_accelerations(tree, vd()), lam
    )


@final
class Solved:
    """Implements `symbody.model.kinematics.Dynamics`.

    The members of the tree carry the solved accelerations.
    """

    def __init__(
        self,
        kinematics: TreeKinematics,
        system: System,
        tree: Tree,
        lam: Callable[[], Mapping[str, Node]] = dict,
    ) -> None:
        self._measured = kinematics
        self._system = system
        self._tree = tree
        self._lam = lam

    @cached_property
    def _accelerations(self) -> Accelerations:
        return Accelerations(self._measured, self._tree)

    @cached_property
    def _reactions(self) -> Reactions:
        return Reactions(self._measured, self._system, self._tree, self._lam())

    def acceleration(
        self, of: Frame, seen_from: Frame | None, expressed_in: Frame | None
    ) -> Vec:
        """Return the acceleration of the origin of a frame [m/s²]."""
        return self._accelerations.acceleration(of, seen_from, expressed_in)

    def angular_acceleration(
        self, of: Frame, seen_from: Frame | None, expressed_in: Frame | None
    ) -> Vec:
        """Return the angular acceleration of a frame [rad/s²]."""
        return self._accelerations.angular_acceleration(of, seen_from, expressed_in)

    def multiplier(self, constraint: str, entry: int) -> Node:
        """Return a multiplier of a constraint, by its name.

        Raises:
            ModelError: There is no such constraint, or it has fewer equations.
        """
        named = {named.name: named for named in self._system.constraints}
        who = f"sensor of a multiplier of the constraint {constraint!r}"
        if constraint not in named:
            raise ModelError(
                f"{who}: there is no such constraint. Known constraints are "
                f"{listed(named)}."
            )
        names = named[constraint].multipliers
        if entry >= len(names):
            raise ModelError(
                f"{who}: it has {len(names)} equations, so that there is no entry "
                f"{entry}. Give one from 0 to {len(names) - 1}: {listed(names)}."
            )
        return self._lam()[names[entry]]

    def joint_accelerations(self, joint: Joint) -> tuple[Node, ...]:
        """Return the derivatives of a joint's velocities."""
        links = velocity_links(self._system)[joint.name]
        return tuple(self._tree.members[link.index - 1].vd for link in links)

    def constraint_force(self, joint: Joint, expressed_in: Frame) -> Vec:
        """Return the force that a joint transmits [N]."""
        return self._reactions.force(joint, expressed_in)

    def constraint_torque(self, joint: Joint, expressed_in: Frame) -> Vec:
        """Return the torque that a joint transmits [N m]."""
        return self._reactions.torque(joint, expressed_in)
