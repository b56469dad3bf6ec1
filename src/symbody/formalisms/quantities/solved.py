"""Quantities that follow from accelerations: those of frames, reactions, state rates.

A reaction is what a joint transmits, of constraint, load and drive together:

    W_j = sum over the bodies that joint j carries of (inertia - external loads)

A pass from the tips to the root over bodies, not members: bodies that are fixed to one
another share a member, and the joints between them transmit forces as all others do.
Mass stays where the user put it. Components along the free motions of a joint are the
loads in it; all others belong to its constraint.

References:
    Featherstone (2008), section 5.3, equation 5.20, the forces f_i.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import final

from symbody.arguments import listed
from symbody.errors import ModelError
from symbody.expr.node import Node, as_node
from symbody.formalisms.constraints.constraint_loads import constraint_loads
from symbody.formalisms.derivations import (
    Derivable,
    Derivations,
    derivation,
    derivations_of,
)
from symbody.formalisms.quantities.choose import best_derivation
from symbody.formalisms.tree.kinematics import Motion, forward_pass, inertial_wrench
from symbody.formalisms.tree.loads_on_tree import in_member, tree_kinematics
from symbody.formalisms.tree.tree import Tree, with_accelerations
from symbody.formalisms.tree.tree_kinematics import TreeKinematics
from symbody.model.body import Frame
from symbody.model.joint import Joint
from symbody.model.kinematics import Dynamics
from symbody.spatial.six import NO_FORCE, SpatialForce, mass_properties
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
from symbody.system.system import System, velocity_links


def _transmitted(
    kinematics: TreeKinematics, system: System, tree: Tree, lam: Mapping[str, Node]
) -> dict[str, SpatialForce]:
    motion = forward_pass(tree, accelerated=True)
    # About the origins of the members, in C.
    loads: dict[str, SpatialForce] = {}
    acting = [
        (w, one.name) for one in system.loads for w in one.load.wrenches(kinematics)
    ]
    constraints = constraint_loads(system, kinematics, lam).wrenches
    for wrench, owner in [*acting, *((w, "constraint") for w in constraints)]:
        force, torque = in_member(kinematics, wrench, owner)
        about = SpatialForce(torque, force).about(kinematics.places.point(wrench.on))
        name = wrench.on.body.name
        loads[name] = loads.get(name, NO_FORCE).plus(about)
    result: dict[str, SpatialForce] = {}
    child_reaction = [NO_FORCE] * (len(system.bodies) + 1)
    carriers = [0, *(tree.placements[body.name].link for body in system.bodies)]
    for number in range(len(system.bodies), 0, -1):
        body, joint = system.bodies[number - 1], system.joints[number - 1]
        parent = system.parent[number - 1]
        R, p = kinematics.places.axes(body.origin), kinematics.places.point(body.origin)
        mass = mass_properties(body.mass, body.com, body.inertia).turned(R).shifted(p)
        torque, force = inertial_wrench(mass, motion, carriers[number])
        on_body = loads.get(body.name, NO_FORCE)
        own = sub3(torque, on_body.torque), sub3(force, on_body.force)
        total = SpatialForce(*own).plus(child_reaction[number])
        result[joint.name] = total
        if parent:
            i, onto = carriers[number], total
            while i != carriers[parent]:
                onto = tree.members[i - 1].outward(onto)
                i = tree.members[i - 1].parent
            child_reaction[parent] = child_reaction[parent].plus(onto)
    return result


def solver(
    system: System,
    tree: Tree,
    vd: Callable[[], Sequence[Node]],
    lam: Callable[[], Mapping[str, Node]] = dict,
) -> Callable[[TreeKinematics], Dynamics]:
    """Return what solves for accelerations when the first sensor needs them."""
    return lambda kinematics: Solved(
        kinematics, system, with_accelerations(tree, vd()), lam
    )


@final
class Solved:
    """Kinematics with accelerations solved, as `symbody.model.kinematics.Dynamics`."""

    def __init__(
        self,
        kinematics: TreeKinematics,
        system: System,
        tree: Tree,
        lam: Callable[[], Mapping[str, Node]] = dict,
    ) -> None:
        self._kinematics = kinematics
        self._places = kinematics.places
        self._system = system
        self._tree = tree
        self._lam = lam

    @cached_property
    def _motion(self) -> Motion:
        """The motion where the world is at rest: gravity is no acceleration of it."""
        still = replace(self._tree, gravity=ZERO_VEC)
        return forward_pass(still, accelerated=True)

    @cached_property
    def _of_joint(self) -> dict[str, SpatialForce]:
        """By joint, about the origin of the member that carries the child, in its C."""
        return _transmitted(self._kinematics, self._system, self._tree, self._lam())

    def acceleration(
        self, of: Frame, seen_from: Frame | None, expressed_in: Frame | None
    ) -> Vec:
        """Return the acceleration of the origin of `of` [m/s²].

        Seen from O it is a_F - a_G - 2 w_O × v_OF, where G is the observer's point at
        F.
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
        """Return wd_F, or wd_F - wd_O - w_O × w_F seen from O [rad/s²]."""
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

    def joint_accelerations(self, joint: Joint) -> tuple[Node, ...]:
        """Return the derivatives of a joint's velocities."""
        links = velocity_links(self._system)[joint.name]
        return tuple(self._tree.members[link.index - 1].vd for link in links)

    def constraint_force(self, joint: Joint, expressed_in: Frame) -> Vec:
        """Return the force of the parent on the child [N]."""
        _, force = self._of_joint[joint.name]
        i = self._places.place(joint.child).link
        return self._places.out_of_member(i, force, expressed_in)

    def constraint_torque(self, joint: Joint, expressed_in: Frame) -> Vec:
        """Return the torque of the parent on the child, about its frame [N m]."""
        torque, force = self._of_joint[joint.name]
        torque = sub3(torque, cross(self._places.point(joint.child), force))
        i = self._places.place(joint.child).link
        return self._places.out_of_member(i, torque, expressed_in)

    def multiplier(self, constraint: str, entry: int) -> Node:
        """Return a multiplier of a constraint, by its name."""
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


@derivation
def solved_kinematics(of: Derivations) -> TreeKinematics:
    """Return the kinematics with accelerations and reactions, solved on demand."""
    marked = tree_kinematics(of, merge=False)
    solve = solver(
        of.system,
        marked.tree,
        lambda: best_derivation(of, merge=False).vd,
        lambda: best_derivation(of, merge=False).lam,
    )
    return marked.kinematics.solved_by(solve)


def state_rates(
    of: Derivable,
    vd: Sequence[Node],
    lam: Mapping[str, Node] | None = None,
    *,
    merge: bool,
) -> tuple[Node, ...]:
    """Return xd by vd and multipliers, sensors and expressions replaced.

    `merge` is as in the equations beside which the rates are, to share formulas.
    """
    of = derivations_of(of)
    system = of.system
    rates: list[Node] = []
    for state in system.states.values():
        assert state.rate is not None, "assemble refuses states without rate"
        rates += state.rate.ravel().tolist()
    if not rates:
        return ()
    marked = tree_kinematics(of, merge=merge)
    kinematics = marked.kinematics.solved_by(
        solver(system, marked.tree, lambda: vd, lambda: lam or {})
    )
    return tuple(kinematics.resolve(rates))
