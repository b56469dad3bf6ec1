"""Positions and velocities of frames, as loads and sensors ask for them.

Quantities are built when first asked for, so what no load and no sensor looks at costs
nothing. Absolute ones are in the world's axes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import final

from symbody.errors import DerivationError
from symbody.expr.node import ZERO, Node, Symbol, as_node
from symbody.expr.substitute import substitute
from symbody.expr.traverse import symbols_of
from symbody.formalisms.kinematics import Motion, forward_pass
from symbody.formalisms.tree import Member, Tree
from symbody.model.body import Body, Frame
from symbody.model.joint import Joint
from symbody.spatial.rotation import MatrixTurn
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
    transposed,
)
from symbody.system.link import Placement
from symbody.system.system import System, driven_motion, velocity_links


@final
class Measured:
    """Implements `symbody.model.kinematics.Kinematics` for one tree."""

    def __init__(
        self, system: System, tree: Tree, motion: Motion | None = None
    ) -> None:
        self._system = system
        self._tree = tree
        self._motion = motion
        self._poses: dict[int, tuple[Mat, Vec]] = {0: (IDENTITY, ZERO_VEC)}
        self._speeds: dict[int, Vec] = {0: ZERO_VEC}
        self._formulas: dict[Symbol, Node] = {}
        self._owner: dict[Symbol, tuple[str, str]] = {}
        for name, sensor in system.sensors.items():
            self._owner.update(
                dict.fromkeys(sensor.symbols.ravel().tolist(), ("sensor", name))
            )
        for name, expression in system.expressions.items():
            entries = expression.symbols.ravel().tolist()
            self._owner.update(dict.fromkeys(entries, ("expression", name)))
        for joint in system.joints:
            self._formulas.update(driven_motion(joint, system.t))
        self._owner.update({s: ("coordinate", s.name) for s in self._formulas})

    # Places

    def place(self, frame: Frame) -> Placement:
        """Return where a frame is on the link that carries it."""
        on = self._tree.placements[frame.body.name]
        if frame.p is ZERO_VEC and frame.R is IDENTITY:
            return on
        return Placement(
            on.link, matmul(on.R, frame.R), add3(on.p, matvec(on.R, frame.p))
        )

    def point(self, frame: Frame) -> Vec:
        """Return the origin of a frame in the frame C of its member."""
        place = self.place(frame)
        member = self._member(place.link)
        return member.Q.outward(place.p) if member and member.Q else place.p

    def into_member(self, on: Frame, expressed_in: Frame | None, a: Vec) -> Vec:
        """Return a vector, given in the axes of a frame, in C of the member of `on`."""
        if a == ZERO_VEC:
            return ZERO_VEC
        i = self.place(on).link
        if expressed_in is not None:
            a = matvec(self._in_link(expressed_in), a)
            at = self.place(expressed_in).link
            if at == i:
                return a
            a = matvec(self._pose(at)[0], a)
        return matvec(transposed(self._pose(i)[0]), a)

    def _in_link(self, frame: Frame) -> Mat:
        """Return R_CF of a frame F on its member."""
        place = self.place(frame)
        member = self._member(place.link)
        if member and member.Q:
            return matmul(member.Q.matrix(), place.R)
        return place.R

    def _member(self, i: int) -> Member | None:
        return self._tree.members[i - 1] if i else None

    def _pose(self, i: int) -> tuple[Mat, Vec]:
        """Return R_0C and the origin of a member in the world."""
        path = []
        while i not in self._poses:
            path.append(i)
            i = self._tree.members[i - 1].parent
        R, p = self._poses[i]
        for j in reversed(path):
            member = self._tree.members[j - 1]
            p = add3(p, matvec(R, member.p))
            for factor in member.turn.factors:
                R = matmul(R, factor.matrix())
            self._poses[j] = R, p
        return R, p

    def _moving(self) -> Motion:
        if self._motion is None:
            self._motion = forward_pass(self._tree, accelerated=False)
        return self._motion

    def _speed(self, i: int) -> Vec:
        """Return the velocity of a member's origin, in C."""
        path = []
        while i not in self._speeds:
            path.append(i)
            i = self._tree.members[i - 1].parent
        w = self._moving().w
        for j in reversed(path):
            member = self._tree.members[j - 1]
            h = member.parent
            speed = member.turn.inward(add3(self._speeds[h], cross(w[h], member.p)))
            speed = add3(speed, scale(member.v, member.s_l))
            self._speeds[j] = speed
        return self._speeds[path[0]] if path else self._speeds[i]

    # Kinematics

    def position(
        self, of: Frame, seen_from: Frame | None, expressed_in: Frame | None
    ) -> Vec:
        """Return the vector from one origin to the other [m]."""
        p = self._absolute(of)
        if seen_from is not None:
            p = sub3(p, self._absolute(seen_from))
        return self._expressed(p, expressed_in)

    def rotation(self, of: Frame, seen_from: Frame | None) -> Mat:
        """Return the matrix that takes components in `of` to `seen_from`."""
        R = self._attitude(of)
        if seen_from is None:
            return R
        return matmul(transposed(self._attitude(seen_from)), R)

    def velocity(
        self, of: Frame, seen_from: Frame | None, expressed_in: Frame | None
    ) -> Vec:
        """Return the velocity of the origin of `of` [m/s]."""
        v = self._absolute_velocity(of)
        if seen_from is not None:
            p = self.position(of, seen_from, None)
            w = self._absolute_spin(seen_from)
            v = sub3(sub3(v, self._absolute_velocity(seen_from)), cross(w, p))
        return self._expressed(v, expressed_in)

    def angular_velocity(
        self, of: Frame, seen_from: Frame | None, expressed_in: Frame | None
    ) -> Vec:
        """Return the angular velocity of `of` [rad/s]."""
        if seen_from is None and expressed_in is not None:
            at, to = self.place(of).link, self.place(expressed_in).link
            if at == to:
                R = self._in_link(expressed_in)
                return matvec(transposed(R), self._moving().w[at])
        w = self._absolute_spin(of)
        if seen_from is not None:
            w = sub3(w, self._absolute_spin(seen_from))
        return self._expressed(w, expressed_in)

    def coordinates(self, joint: Joint) -> tuple[Node, ...]:
        """Return the coordinates of a joint; formulas of time where it is driven."""
        return tuple(
            symbol if drive is None else drive
            for symbol, drive in zip(joint.q, joint.drives, strict=True)
        )

    def velocities(self, joint: Joint) -> tuple[Node, ...]:
        """Return the velocities of a joint; formulas of time where it is driven."""
        links = velocity_links(self._system)[joint.name]
        return tuple(link.v for link in links)

    def kinetic_energy(self, body: Body | None) -> Node:
        """Return the kinetic energy of a body, or of all [J]."""
        if body is None:
            return self._total(self.kinetic_energy)
        place = self.place(body.origin)
        member = self._member(place.link)
        if member is None:
            return ZERO
        w = self._moving().w[member.index]
        com = add3(place.p, matvec(place.R, body.com))
        com = member.Q.outward(com) if member.Q else com
        v = add3(self._speed(member.index), cross(w, com))
        w_L = member.Q.inward(w) if member.Q else w
        J = full(MatrixTurn(place.R).outward_sym(body.inertia))
        twice = plus(times(body.mass, dot(v, v)), dot(w_L, matvec(J, w_L)))
        return times(as_node(0.5), twice)

    def potential_energy(self, body: Body | None) -> Node:
        """Return the potential energy in the gravity field, zero at the origin [J]."""
        if body is None:
            return self._total(self.potential_energy)
        p = self._absolute(Frame("com", body, body.com, IDENTITY))
        return minus(ZERO, times(body.mass, dot(self._tree.gravity, p)))

    def _total(self, energy: Callable[[Body], Node]) -> Node:
        total = ZERO
        for body in self._system.bodies:
            total = plus(total, energy(body))
        return total

    def _absolute(self, frame: Frame) -> Vec:
        R, p = self._pose(self.place(frame).link)
        return add3(p, matvec(R, self.point(frame)))

    def _attitude(self, frame: Frame) -> Mat:
        return matmul(self._pose(self.place(frame).link)[0], self._in_link(frame))

    def _absolute_velocity(self, frame: Frame) -> Vec:
        i = self.place(frame).link
        if i == 0:
            return ZERO_VEC
        v = add3(self._speed(i), cross(self._moving().w[i], self.point(frame)))
        return matvec(self._pose(i)[0], v)

    def _absolute_spin(self, frame: Frame) -> Vec:
        i = self.place(frame).link
        return matvec(self._pose(i)[0], self._moving().w[i]) if i else ZERO_VEC

    def _expressed(self, a: Vec, frame: Frame | None) -> Vec:
        return a if frame is None else matvec(transposed(self._attitude(frame)), a)

    # Formulas of the user's

    def resolve(self, nodes: Sequence[Node]) -> list[Node]:
        """Return formulas with sensors and expressions replaced by what they are."""
        wanted = [s for s in symbols_of(*nodes) if s in self._owner]
        if not wanted:
            return list(nodes)
        for symbol in wanted:
            self._define(symbol, ())
        return substitute(nodes, {s: self._formulas[s] for s in wanted})

    def _define(self, symbol: Symbol, using: tuple[tuple[str, str], ...]) -> None:
        if symbol in self._formulas:
            return
        kind, name = owner = self._owner[symbol]
        if owner in using:
            ring = " -> ".join(n for _, n in (*using[using.index(owner) :], owner))
            raise DerivationError(
                f"{kind} {name!r}: it depends on itself: {ring}. Break the ring, for "
                f"example by an input or a state."
            )
        if kind == "sensor":
            sensor = self._system.sensors[name]
            symbols, formula = sensor.symbols, sensor.sensor.measure(self)
        else:
            expression = self._system.expressions[name]
            symbols, formula = expression.symbols, expression.formula
        formulas = [as_node(value) for value in formula.ravel().tolist()]
        inner = [s for s in symbols_of(*formulas) if s in self._owner]
        for s in inner:
            self._define(s, (*using, owner))
        resolved = substitute(formulas, {s: self._formulas[s] for s in inner})
        self._formulas.update(zip(symbols.ravel().tolist(), resolved, strict=True))
