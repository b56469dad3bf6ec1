"""Positions and velocities of frames, as loads and sensors ask for them.

Quantities are built when first asked for, so what no load and no sensor looks at costs
nothing. Absolute ones are in the world's axes.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from copy import copy
from functools import cached_property
from typing import Any, final

from symbody.errors import ModelError
from symbody.expr.node import ONE, ZERO, Array, Node, Symbol, as_node
from symbody.formalisms.tree.kinematics import (
    Motion,
    Places,
    Slides,
    forward_pass,
    partial_velocities,
)
from symbody.formalisms.tree.tree import Tree
from symbody.formalisms.tree.user_formulas import UserFormulas, UserRates
from symbody.model.body import Body, Frame
from symbody.model.joint import Joint
from symbody.model.loads.load import Dynamics, Load, NamedLoad, Slide
from symbody.spatial.rotation import MatrixTurn
from symbody.spatial.six import STILL
from symbody.spatial.vectors import (
    IDENTITY,
    ZERO_VEC,
    Mat,
    Vec,
    add3,
    cross,
    dot,
    full,
    matmul,
    matvec,
    minus,
    plus,
    scale,
    sub3,
    times,
    total,
    transposed,
)
from symbody.system.links import Link
from symbody.system.parts import NodeMotion
from symbody.system.system import System, velocity_links


@final
class TreeKinematics:
    """Implements `symbody.model.loads.load.Kinematics` for one tree.

    The accelerations are known by `solved_by` only, else `unknowns` stand for sensors.
    The `speeds` of first members' origins, in C, and `places` of frames replace the
    tree's.
    """

    def __init__(
        self,
        system: System,
        tree: Tree,
        motion: Motion | None = None,
        unknowns: dict[str, Array] | None = None,
        speeds: Sequence[Vec] = (ZERO_VEC,),
        places: Places | None = None,
    ) -> None:
        self.system = system
        self.tree = tree
        self._motion = motion
        self._still: TreeKinematics | None = None
        self.places = places or Places(tree)
        self._speeds = dict(enumerate(speeds))
        # Where a member stands for the world, the kinematics of the whole tree.
        self._whole: TreeKinematics | None = None
        self._spins: dict[int, Vec] = {}
        # By such a member: places, slides, velocities of origins and angular ones.
        self._within: dict[int, tuple[Any, ...]] = {}
        self._slides = Slides(system, self.places)
        self._user = UserFormulas(system, unknowns)
        self._rates = UserRates(system)
        self._solve: Callable[[TreeKinematics], Dynamics] | None = None
        self._dynamics: Dynamics | None = None

    def solved_by(self, solve: Callable[[TreeKinematics], Dynamics]) -> TreeKinematics:
        """Return the same with what `solve` returns by the accelerations."""
        result = copy(self)
        result._user = UserFormulas(self.system)
        result._still, result._solve, result._dynamics = self, solve, None
        return result

    def for_load(self, load: Load) -> TreeKinematics:
        """Return the kinematics for what a load does to members.

        What is between its places alone is as seen from the last member that carries
        them all, where formulas do not grow with the depth of the tree.
        """
        frames = load.frames() if load.is_relative else ()
        if not self.system.node_motions.keys().isdisjoint(f.body.name for f in frames):
            return self
        member = self.places.carrier(*frames) if frames else 0
        if not member:
            return self
        within = self._within.get(member)
        if within is None:
            places, still = self.places.relative_to(member), {member: ZERO_VEC}
            within = places, Slides(self.system, places), still, still.copy()
            self._within[member] = within
        result = copy(self)
        result.places, result._slides, result._speeds, result._spins = within
        result._whole = self
        return result

    def motion(self) -> Motion:
        """Return the velocities, and the accelerations that they alone cause."""
        if self._motion is None:
            self._motion = (
                self._still.motion()
                if self._still
                else forward_pass(self.tree, accelerated=False)
            )
        return self._motion

    def speed(self, i: int) -> Vec:
        """Return the velocity of a member's origin, in C."""
        for j in self._path_to(i, self._speeds):
            member = self.tree.members[j - 1]
            h = member.parent
            speed = add3(self._speeds[h], cross(self._spin(h), member.p))
            speed = add3(member.turn.inward(speed), scale(member.v, member.s_l))
            self._speeds[j] = speed
        return self._speeds[i]

    def _spin(self, i: int) -> Vec:
        """Return the angular velocity of a member, in C."""
        if self._whole is None:
            return self.motion().w[i]
        for j in self._path_to(i, self._spins):
            member = self.tree.members[j - 1]
            w = member.turn.inward(self._spins[member.parent])
            self._spins[j] = add3(w, scale(member.v, member.s_w))
        return self._spins[i]

    def _path_to(self, i: int, members: Collection[int]) -> list[int]:
        """Return the members on the path out to one, behind the last of some."""
        path: list[int] = []
        while i not in members:
            path.append(i)
            i = self.tree.members[i - 1].parent
        return path[::-1]

    @cached_property
    def links(self) -> dict[str, list[Link]]:
        """Links by joint, one a velocity."""
        return velocity_links(self.system)

    # Kinematics

    def position(
        self, of: Frame, seen_from: Frame | None, expressed_in: Frame | None
    ) -> Vec:
        """Return the vector from one origin to the other [m]."""
        p = self.places.origin(of)
        if seen_from is not None:
            p = sub3(p, self.places.origin(seen_from))
        return self.places.expressed(p, expressed_in)

    def rotation(self, of: Frame, seen_from: Frame | None) -> Mat:
        """Return the matrix that takes components in `of` to `seen_from`."""
        R = self.places.attitude(of)
        if seen_from is None:
            return R
        return matmul(transposed(self.places.attitude(seen_from)), R)

    def gap(self, a: Frame, b: Frame) -> Vec:
        """Return the vector from A's origin to B's, in C of their carrier [m]."""
        return self.places.gap(a, b)

    def carrier(self, a: Frame, b: Frame) -> int:
        """Return the number of the last member that carries both; 0 for the world."""
        return self.places.carrier(a, b)

    def attitudes(self, a: Frame, b: Frame) -> tuple[Mat, Mat]:
        """Return R_CA and R_CB."""
        carrier = self.places.carrier(a, b)
        at_a, at_b = (self.places.pose_from(carrier, frame) for frame in (a, b))
        return at_a[0], at_b[0]

    def velocity(
        self, of: Frame, seen_from: Frame | None, expressed_in: Frame | None
    ) -> Vec:
        """Return the velocity of the origin of `of` [m/s]."""
        v = self.origin_velocity(of)
        if seen_from is not None:
            p = self.position(of, seen_from, None)
            w = self.spin(seen_from)
            v = sub3(sub3(v, self.origin_velocity(seen_from)), cross(w, p))
        return self.places.expressed(v, expressed_in)

    def angular_velocity(
        self, of: Frame, seen_from: Frame | None, expressed_in: Frame | None
    ) -> Vec:
        """Return the angular velocity of `of` [rad/s]."""
        node = self._of_node(of)
        if seen_from is None and node is None:
            at = self.places.place(of).link
            return self.places.out_of_member(at, self._spin(at), expressed_in)
        w = self.spin(of)
        if seen_from is not None:
            w = sub3(w, self.spin(seen_from))
        return self.places.expressed(w, expressed_in)

    def slide(self, a: Frame, b: Frame) -> Slide | None:
        """Return the line that joints let the origins move along; None if not one."""
        nodes = self.system.node_motions
        if a.body.name in nodes or b.body.name in nodes:
            return None
        return self._slides.between(a, b)

    def is_even(self, formula: Node, a: Frame, b: Frame) -> bool:
        """Return whether a formula is one of the distance of two origins on a line."""
        slide = self.slide(a, b)
        (resolved,) = self.resolve([formula])
        return slide is not None and self._slides.is_even(resolved, slide)

    def rate(self, formula: Node) -> Node:
        """Return the rate in time of a formula of the user's."""
        return self._rates.of(formula, self.resolve)

    def coordinates(self, joint: Joint) -> tuple[Node, ...]:
        """Return the coordinates of a joint; formulas of time where it is driven."""
        drives = self.system.drives[joint.name]
        return tuple(
            symbol if drive is None else drive
            for symbol, drive in zip(joint.q, drives, strict=True)
        )

    def velocities(self, joint: Joint) -> tuple[Node, ...]:
        """Return the velocities of a joint; formulas of time where it is driven."""
        return tuple(link.v for link in self.links[joint.name])

    def kinetic_energy(self, body: Body | None) -> Node:
        """Return the kinetic energy of a body, or of all [J]."""
        if body is None:
            bodies = map(self.kinetic_energy, self.system.bodies)
            return plus(total(*bodies), self.rotor_energy())
        place = self.places.place(body.origin)
        member = self.places.member(place.link)
        if member is None:
            return ZERO
        w = self.motion().w[member.index]
        com = add3(place.p, matvec(place.R, body.com))
        com = member.Q.outward(com) if member.Q else com
        v = add3(self.speed(member.index), cross(w, com))
        w_L = member.Q.inward(w) if member.Q else w
        J = full(MatrixTurn(place.R).outward_sym(body.inertia))
        twice = plus(times(body.mass, dot(v, v)), dot(w_L, matvec(J, w_L)))
        return times(as_node(0.5), twice)

    def potential_energy(self, body: Body | None) -> Node:
        """Return the potential energy in the gravity field, zero at the origin [J]."""
        if body is None:
            return total(*map(self.potential_energy, self.system.bodies))
        p = self.places.origin(center_of_mass(body))
        energy = minus(ZERO, times(body.mass, dot(self.tree.gravity, p)))
        return plus(energy, self.energy_in_fields(body))

    def energy_in_fields(
        self, body: Body | None = None, loads: Sequence[NamedLoad] | None = None
    ) -> Node:
        """Return the potential energy of a body, or of all, in loads of gravity [J]."""
        fields = [one.load for one in (self.system.loads if loads is None else loads)]
        bodies = self.system.bodies if body is None else (body,)
        return total(*(one.potential_energy(self, b) for b in bodies for one in fields))

    def rotor_energy(self) -> Node:
        """Return the kinetic energy of the joints' armatures [J]."""
        twice = ZERO
        # A part of loads that is in the mass matrix has no energy of its own.
        carried = self.system.massless.carried
        for member in self.tree.members:
            if isinstance(member.v, Symbol) and member.v.name in carried:
                continue
            twice = plus(twice, times(member.armature, times(member.v, member.v)))
        return times(as_node(0.5), twice)

    def origin_velocity(self, frame: Frame) -> Vec:
        """Return the velocity of the origin of a frame in the world's axes [m/s]."""
        node = self._of_node(frame)
        if node is not None:
            origin = self.places.origin(frame.body.origin)
            arm = sub3(self.places.origin(frame), origin)
            return add3(node.velocity, cross(node.spin, arm))
        i = self.places.place(frame).link
        if i == 0:
            return ZERO_VEC
        v = add3(self.speed(i), cross(self._spin(i), self.places.point(frame)))
        return matvec(self.places.pose(i)[0], v)

    def spin(self, frame: Frame) -> Vec:
        """Return the angular velocity of a frame in the world's axes [rad/s]."""
        node = self._of_node(frame)
        if node is not None:
            return node.spin
        i = self.places.place(frame).link
        return matvec(self.places.pose(i)[0], self._spin(i)) if i else ZERO_VEC

    def _of_node(self, frame: Frame) -> NodeMotion | None:
        """Return how the node of a frame moves; None if it is on none."""
        motion = self.system.node_motions.get(frame.body.name)
        if motion is not None and motion.unknown:
            raise ModelError(motion.unknown)
        return motion

    def check_no_node(self, what: str, *frames: Frame | None) -> None:
        """Raise an error if a frame is one of a node."""
        for frame in frames:
            if frame is not None and frame.body.name in self.system.node_motions:
                raise ModelError(
                    f"{what} of the node {frame.body.name!r}: it is not known, as a "
                    f"node has no mass and moves as its balance demands. Measure "
                    f"positions and velocities of nodes, or take a body in its place: "
                    f"with a joint of its own, and with mass zero if loads that follow "
                    f"its acceleration are its inertia."
                )

    def center_of_mass(
        self,
        bodies: Sequence[Body] | None,
        seen_from: Frame | None,
        expressed_in: Frame | None,
    ) -> Vec:
        """Return the common centre of mass of bodies, or of all [m]."""
        mass, moment = ZERO, ZERO_VEC
        counted = self._with_mass(bodies)
        for body in counted:
            p = self.places.origin(center_of_mass(body))
            mass = plus(mass, body.mass)
            moment = add3(moment, scale(body.mass, p))
        if len(counted) > 1:
            p = moment[0] / mass, moment[1] / mass, moment[2] / mass
        if seen_from is not None:
            p = sub3(p, self.places.origin(seen_from))
        return self.places.expressed(p, expressed_in)

    def centers_of_mass(
        self, bodies: Sequence[Body] | None
    ) -> list[tuple[Frame, Node]]:
        """Return a frame at the centre of mass of each body, and its share."""
        counted = self._with_mass(bodies)
        if len(counted) == 1:
            return [(center_of_mass(counted[0]), ONE)]
        mass = total(*(body.mass for body in counted))
        return [(center_of_mass(body), body.mass / mass) for body in counted]

    def _with_mass(self, bodies: Sequence[Body] | None) -> list[Body]:
        counted = self.system.bodies if bodies is None else bodies
        massive = [body for body in counted if body.mass is not ZERO]
        if not massive:
            raise ModelError(
                f"centre of mass: all {len(self.system.bodies)} bodies of model "
                f"{self.system.name!r} are massless. Give one of them a mass."
            )
        return massive

    def partial_velocities(
        self, of: Frame, joint: Joint, expressed_in: Frame | None
    ) -> list[tuple[Vec, Vec]]:
        """Return angular and linear velocity of `of` by each velocity of a joint."""
        self.check_no_node("Jacobian", of)
        at, point = self.places.place(of).link, self.places.point(of)
        indices = [link.index for link in self.links[joint.name]]
        if expressed_in is None:
            return self.places.partial_velocities(of, indices)
        columns = partial_velocities(self.tree, at, point)
        motions = [columns.get(i, STILL) for i in indices]
        out = self.places.out_of_member
        return [
            (out(at, w, expressed_in), out(at, v, expressed_in)) for w, v in motions
        ]

    # What follows from the accelerations

    def acceleration(
        self, of: Frame, seen_from: Frame | None, expressed_in: Frame | None
    ) -> Vec:
        """Return the acceleration of the origin of `of` [m/s²]."""
        self.check_no_node("acceleration", of, seen_from)
        return self._accelerated().acceleration(of, seen_from, expressed_in)

    def angular_acceleration(
        self, of: Frame, seen_from: Frame | None, expressed_in: Frame | None
    ) -> Vec:
        """Return the angular acceleration of `of` [rad/s²]."""
        self.check_no_node("angular acceleration", of, seen_from)
        return self._accelerated().angular_acceleration(of, seen_from, expressed_in)

    def joint_accelerations(self, joint: Joint) -> tuple[Node, ...]:
        """Return the derivatives of a joint's velocities."""
        return self._accelerated().joint_accelerations(joint)

    def constraint_force(self, joint: Joint, expressed_in: Frame) -> Vec:
        """Return the force of the parent on the child [N]."""
        return self._accelerated().constraint_force(joint, expressed_in)

    def constraint_torque(self, joint: Joint, expressed_in: Frame) -> Vec:
        """Return the torque of the parent on the child, about its frame [N m]."""
        return self._accelerated().constraint_torque(joint, expressed_in)

    def multiplier(self, constraint: str, entry: int) -> Node:
        """Return a multiplier of a constraint, by its name."""
        return self._accelerated().multiplier(constraint, entry)

    def _accelerated(self) -> Dynamics:
        if self._dynamics is None:
            if self._solve is None:
                raise self._user.algebraic_loop()
            self._dynamics = self._solve(self)
        return self._dynamics

    def resolve(self, nodes: Sequence[Node], who: str = "") -> list[Node]:
        """Return formulas with sensors and expressions replaced by what they are."""
        return self._user.resolve(nodes, self._whole or self, who)


def center_of_mass(body: Body) -> Frame:
    """Return the frame at the center of mass of a body, with the body's axes."""
    return Frame("com", body, body.com, IDENTITY)
