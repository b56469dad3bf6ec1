"""Quantities that follow from accelerations, and loads that follow such quantities.

A reaction is what a joint transmits, of constraint, load and drive together:

    W_j = sum over the bodies that joint j carries of (inertia - external loads)

A pass from the tips to the root over bodies, not members: bodies that are fixed to one
another share a member, and the joints between them transmit forces as all others do.
Mass stays where the user put it. Components along the free motions of a joint are the
loads in it; all others belong to its constraint.

Where loads follow accelerations, reactions or multipliers, the sensors that they follow
are unknowns z. With these the equations of motion give accelerations and multipliers as
ever, and from them what the sensors measure:

    z = s(t, q, v, x, u, z)

That is solved by a linear system where s is affine in z, else by Newton's method from
s(0), as a block of the generated code; then the sensors are formulas of the state, and
the loads are like any others: for formalisms, for derivatives, for energies. Where
accelerations are prescribed, what the sensors measure is a formula of the state and of
the symbols of accelerations, so that no equations of motion are solved.

References:
    Featherstone (2008), section 5.3, equation 5.20, the forces f_i.
    Sol (1983), section 7.4.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import final

from symbody.arguments import listed
from symbody.errors import ModelError
from symbody.expr.arithmetic import sub
from symbody.expr.evaluate import substitute
from symbody.expr.node import ZERO, Array, Node, Symbol, as_node
from symbody.expr.traverse import symbols_of
from symbody.formalisms.derivations import Derivable, Derivations, derivation
from symbody.formalisms.quantities.choose import best_derivation
from symbody.formalisms.tree.kinematics import Motion, forward_pass, inertial_wrench
from symbody.formalisms.tree.loads_on_tree import (
    applied_loads,
    in_member,
    tree_kinematics,
)
from symbody.formalisms.tree.tree import Tree, build_tree, with_accelerations
from symbody.formalisms.tree.tree_kinematics import TreeKinematics
from symbody.model.body import Frame
from symbody.model.joint import Joint
from symbody.model.loads.load import Dynamics
from symbody.model.sensors.energy import Energy, Jacobian
from symbody.model.sensors.frames import Dual
from symbody.model.sensors.joints import LoadValue
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
from symbody.system.parts import AlgebraicLoops
from symbody.system.system import System, with_loops


def _transmitted(
    kinematics: TreeKinematics, tree: Tree, lam: Mapping[str, Node]
) -> dict[str, SpatialForce]:
    # A module that motions without reactions do without.
    from symbody.formalisms.constraints.constraint_loads import constraint_loads

    system, motion = kinematics.system, forward_pass(tree, accelerated=True)
    # About the origins of the members, in C.
    loads: dict[str, SpatialForce] = {}
    acting = [
        (wrench, f"load {one.name!r}", by)
        for one in system.acting
        for by in (kinematics.for_load(one.load),)
        for wrench in one.load.wrenches(by)
    ]
    constraints, _ = constraint_loads(kinematics, lam)
    acting += [(wrench, "a constraint", kinematics) for wrench in constraints]
    for wrench, owner, by in acting:
        push = in_member(by, wrench, owner)
        about = push.about(kinematics.places.point(wrench.on))
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
        own = inertial_wrench(mass, motion, carriers[number])
        own = own.minus(loads.get(body.name, NO_FORCE))
        total = own.plus(child_reaction[number])
        result[joint.name] = total
        if parent:
            i, onto = carriers[number], total
            while i != carriers[parent]:
                onto = tree.members[i - 1].outward(onto)
                i = tree.members[i - 1].parent
            child_reaction[parent] = child_reaction[parent].plus(onto)
    return result


@final
class Solved:
    """Kinematics with accelerations solved, as `symbody.model.loads.load.Dynamics`."""

    def __init__(
        self,
        kinematics: TreeKinematics,
        tree: Tree,
        lam: Callable[[], Mapping[str, Node]] = dict,
    ) -> None:
        self._kinematics = kinematics
        self._places = kinematics.places
        self._system = kinematics.system
        self._tree = tree
        self._lam = lam

    @cached_property
    def _motion(self) -> Motion:
        """The motion where the world is at rest: gravity is no acceleration of it."""
        return forward_pass(replace(self._tree, gravity=ZERO_VEC), accelerated=True)

    @cached_property
    def _of_joint(self) -> dict[str, SpatialForce]:
        """By joint, about the origin of the member that carries the child, in its C."""
        return _transmitted(self._kinematics, self._tree, self._lam())

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
        links = self._kinematics.links[joint.name]
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


def kinematics_solved_by(
    of: Derivations,
    vd: Callable[[], Sequence[Node]],
    lam: Callable[[], Mapping[str, Node]] = dict,
    *,
    merge: bool = False,
) -> TreeKinematics:
    """Return the kinematics that solve for accelerations when a sensor needs them."""
    marked = tree_kinematics(of, merge=merge)

    def solve(kinematics: TreeKinematics) -> Dynamics:
        return Solved(kinematics, with_accelerations(marked.tree, vd()), lam)

    return marked.kinematics.solved_by(solve)


@derivation
def solved_kinematics(of: Derivations) -> TreeKinematics:
    """Return the kinematics with accelerations and reactions, solved on demand."""
    return kinematics_solved_by(
        of,
        lambda: best_derivation(of, merge=False).vd,
        lambda: best_derivation(of, merge=False).lam,
    )


def state_rates(
    of: Derivable,
    vd: Sequence[Node],
    lam: Mapping[str, Node] | None = None,
    *,
    merge: bool,
) -> tuple[Node, ...]:
    """Return xd by vd and multipliers, with sensors put in, merged as the equations."""
    of = Derivations.of(of)
    rates: list[Node] = []
    for state in of.system.states.values():
        assert state.rate is not None, "assemble refuses states without rate"
        rates += state.rate.ravel().tolist()
    if not rates:
        return ()
    kinematics = kinematics_solved_by(of, lambda: vd, lambda: lam or {}, merge=merge)
    return tuple(kinematics.resolve(rates))


# Name of the block of Newton's method.
LOOP = "algebraic_loop"
# The value of a load follows from accelerations only if a sensor that it holds does.
_OF_THE_STATE = (Dual, Energy, Jacobian, LoadValue)


def loop_unknowns(system: System) -> dict[str, Array]:
    """Return a symbol for each number of the sensors that are part of a loop."""
    unknowns: dict[str, Array] = dict(system.nodes_of_loops.unknowns)
    tree = build_tree(system, merge=False)
    applied_loads(TreeKinematics(system, tree, unknowns=unknowns))
    return unknowns


def solved_loops(
    system: System,
    unknowns: Mapping[str, Array],
    kinematics_of: Callable[[System], TreeKinematics],
) -> AlgebraicLoops:
    """Return the values of sensors, for which `unknowns` stand, by the state."""
    places: dict[Symbol, Symbol] = {}
    for name, symbols in unknowns.items():
        own = system.sensors[name].symbols.ravel().tolist()
        places |= dict(zip(own, symbols.ravel().tolist(), strict=True))
    kinematics = kinematics_of(with_loops(system, AlgebraicLoops(dict(places))))
    values: list[Node] = []
    for name in unknowns:
        entries = system.sensors[name].sensor.measure(kinematics).ravel().tolist()
        values += kinematics.resolve(entries, f"sensor {name!r}")
    known = dict(zip(places, _fixed_point(list(places.values()), values), strict=True))
    by_unknown = {unknown: known[symbol] for symbol, unknown in places.items()}
    return AlgebraicLoops(known, tuple(unknowns), by_unknown)


def _fixed_point(unknowns: Sequence[Symbol], values: Sequence[Node]) -> list[Node]:
    """Return z of z = s(z) by Newton's method from s(0), for those that others need."""
    felt = set(symbols_of(*values))
    pairs = zip(unknowns, values, strict=True)
    loop = {symbol: value for symbol, value in pairs if symbol in felt}
    z, s = list(loop), list(loop.values())
    if not z:
        return list(values)
    # Loads seldom follow what they cause.
    from symbody.formalisms.tree.unknowns import by_newton, linear

    residuals = [sub(symbol, value) for symbol, value in loop.items()]
    solution = linear(residuals, z)
    if solution is None:
        still: dict[Symbol, Node] = dict.fromkeys(z, ZERO)
        begin = dict(zip(z, substitute(s, still), strict=True))
        solution = by_newton(residuals, begin, LOOP)
    solved = dict(zip(z, solution, strict=True))
    # s(z) would enlarge the rounding of z by its slope, which tiny masses make steep.
    return [
        solved.get(symbol, value)
        for symbol, value in zip(unknowns, substitute(values, solved), strict=True)
    ]


@final
class _FromMultipliersError(Exception):
    """A sensor that loads follow measures what multipliers of constraints do."""


def loops_of_prescribed_motion(system: System) -> AlgebraicLoops | None:
    """Return what sensors measure by given accelerations, or None with multipliers."""
    still = with_loops(system, AlgebraicLoops())

    def kinematics_of(looped: System) -> TreeKinematics:
        of = Derivations(looped)
        return kinematics_solved_by(of, lambda: looped.vd, _no_multipliers)

    try:
        return solved_loops(still, loop_unknowns(still), kinematics_of)
    except _FromMultipliersError:
        return None


def with_prescribed_accelerations(of: Derivations) -> Derivations:
    """Return the cache in which loads follow symbols of accelerations, if any do."""
    system = of.system
    if not system.algebraic.sensors:
        return of
    loops = loops_of_prescribed_motion(system.spanning_tree)
    return of if loops is None else Derivations(with_loops(system, loops))


def _no_multipliers() -> Mapping[str, Node]:
    raise _FromMultipliersError


def with_algebraic_loops(of: Derivations) -> Derivations:
    """Return the derivation cache of a system whose algebraic loops are solved."""
    system = of.system
    if all(isinstance(one.sensor, _OF_THE_STATE) for one in system.sensors.values()):
        return of
    system = with_loops(system, AlgebraicLoops())
    tree = system.spanning_tree
    unknowns = loop_unknowns(tree)
    if not unknowns:
        return of
    solution = solved_loops(
        tree, unknowns, lambda looped: solved_kinematics(Derivations(looped))
    )
    return Derivations(with_loops(system, solution))
