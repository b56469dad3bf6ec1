"""Motion of members and places of frames: the forward pass, poses, and lines.

The forward pass takes angular velocities and accelerations from the root to the tips.
All vectors of a member are in its own frame C. Gravity enters as an upward acceleration
of the world, so that no body needs a weight.

Poses are built when first asked for, so what nothing looks at costs nothing. Two frames
are seen from the last member that carries both: the equations of a loop then hold its
own coordinates only, however deep it hangs.

Sliders, and what they carry, move along one line only. There the direction from one
point to the other is that of the joint, whichever side they are on, and stays defined
where they meet.

References:
    Fisette and Samin (1996), section 3, the forward recursion.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from typing import final

import numpy as np

from symbody.dataclass import dataclass
from symbody.expr.differentiate import derivative, directional
from symbody.expr.evaluate import evaluate, substitute
from symbody.expr.node import ZERO, Const, Node, Symbol, as_node
from symbody.expr.origins import part_by_part
from symbody.expr.traverse import symbols_of
from symbody.formalisms.tree.tree import Member, Tree
from symbody.model.body import Frame
from symbody.model.loads.load import Slide
from symbody.spatial.six import STILL, MassProperties, SpatialForce, SpatialMotion
from symbody.spatial.vectors import (
    AXES,
    IDENTITY,
    ZERO_MAT,
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
    neg3,
    plus,
    scale,
    sub3,
    times,
    total,
    transposed,
    vec,
)
from symbody.system.links import Placement
from symbody.system.system import System, flow_of
from symbody.system.values import parameter_values


@final
@dataclass(frozen=True)
class Motion:
    """Velocities and accelerations by member; entry 0 is the world."""

    w: Sequence[Vec]  # [rad/s]
    wd: Sequence[Vec]  # [rad/s²]
    a: Sequence[Vec]  # of origins, less gravity [m/s²]
    beta: Sequence[Mat]  # ω̃̇ + ω̃ω̃, which gives accelerations of other points
    own: Sequence[Node]  # of members' own motions, zero where they do not count
    needed: Sequence[SpatialForce]  # what moves members, about their origins


def forward_pass(tree: Tree, *, accelerated: bool) -> Motion:
    """Return the motion of all members, unless `accelerated` the bias (with drives)."""
    w, wd, a, beta = [ZERO_VEC], [ZERO_VEC], [neg3(tree.gravity)], [ZERO_MAT]
    mounted, own, needed = [ZERO_VEC], [ZERO], [SpatialForce()]
    motion = Motion(w, wd, a, beta, own, needed)
    for member in part_by_part(tree.members, "kinematics"):
        h, v = member.parent, member.v
        inward = member.turn.inward
        w_i = inward(w[h])
        wd_i = inward(wd[h])
        a_i = inward(add3(a[h], matvec(beta[h], member.p)))
        moves = accelerated or member.driven
        mounted.append(mounted[h] if member.follows else w_i)
        relative = scale(v, member.s_w)
        wd_i = add3(wd_i, add3(cross(mounted[-1], relative), member.bias_w))
        w_i = add3(w_i, relative)
        coriolis = cross(mounted[-1], scale(v, member.s_l))
        a_i = add3(a_i, add3(add3(coriolis, coriolis), member.bias_l))
        if moves:
            wd_i = add3(wd_i, scale(member.vd, member.s_w))
            a_i = add3(a_i, scale(member.vd, member.s_l))
        w.append(w_i)
        wd.append(wd_i)
        a.append(a_i)
        beta.append(_beta(w_i, wd_i))
        own.append(member.vd if moves else ZERO)
        # At once: apart from the motion, code would store and read half of it again.
        needed.append(inertial_wrench(member.mass, motion, member.index))
    return motion


def _beta(w: Vec, wd: Vec) -> Mat:
    x, y, z = w
    xx, yy, zz = times(x, x), times(y, y), times(z, z)
    xy, xz, yz = times(x, y), times(x, z), times(y, z)
    return (
        (minus(ZERO, plus(yy, zz)), minus(xy, wd[2]), plus(xz, wd[1])),
        (plus(xy, wd[2]), minus(ZERO, plus(xx, zz)), minus(yz, wd[0])),
        (minus(xz, wd[1]), plus(yz, wd[0]), minus(ZERO, plus(xx, yy))),
    )


def inertial_wrench(mass: MassProperties, motion: Motion, i: int) -> SpatialForce:
    """Return what moves mass with member i, about its origin, in C.

    The torque is Euler's, J ω̇ + ω × J ω, written with the entries of beta, plus h × a.
    """
    x, y, z = motion.w[i]
    a, b = motion.a[i], motion.beta[i]
    h = mass.h
    force = add3(scale(mass.m, a), matvec(b, h))
    J, wd = full(mass.J), motion.wd[i]
    products = times(y, z), times(z, x), times(x, y)
    squares = times(x, x), times(y, y), times(z, z)
    torque = [
        total(
            times(J[m][m], wd[m]),
            _difference(J[k][k], J[j][j], products[m]),
            times(J[m][k], b[j][m]),
            minus(ZERO, times(J[m][j], b[k][m])),
            _difference(squares[j], squares[k], J[j][k]),
        )
        for m, j, k in ((0, 1, 2), (1, 2, 0), (2, 0, 1))
    ]
    return SpatialForce(add3(vec(torque), cross(h, a)), force)


def _difference(a: Node, b: Node, factor: Node) -> Node:
    return ZERO if factor is ZERO else times(minus(a, b), factor)


def partial_velocities(tree: Tree, i: int, point: Vec) -> dict[int, SpatialMotion]:
    """Return the motion of a point in C [m] of member i by members that carry it, in C.

    See Kane and Levinson (1985), section 2.14.
    """
    path = []
    while i:
        path.append(tree.members[i - 1])
        i = tree.members[i - 1].parent
    result: dict[int, SpatialMotion] = {}
    for member in reversed(path):
        result = {k: member.inward(motion) for k, motion in result.items()}
        result[member.index] = member.S
    return {k: motion.about(point) for k, motion in result.items()}


@final
class Places:
    """Placements of F on C and in the world, where `named` stands for numbers."""

    def __init__(self, tree: Tree, named: Callable[[Node], Node] | None = None) -> None:
        self._tree = tree
        self._named = named
        self._placed: dict[Frame, Placement] = {}
        # By number of the member and of that from which it is seen.
        self._poses: dict[tuple[int, int], tuple[Mat, Vec]] = {}
        self._world = 0

    def relative_to(self, member: int) -> Places:
        """Return the same with a member as the world of all that it carries."""
        result = copy(self)
        result._world = member
        return result

    def place(self, frame: Frame) -> Placement:
        """Return where a frame is on the link that carries it."""
        if self._named is None:
            return self._place(frame)
        if frame not in self._placed:
            on, named = self._place(frame), self._named
            x, y, z = (_all_named(row, named) for row in on.R)
            self._placed[frame] = Placement(on.link, (x, y, z), _all_named(on.p, named))
        return self._placed[frame]

    def _place(self, frame: Frame) -> Placement:
        on = self._tree.placements[frame.body.name]
        if frame.p == ZERO_VEC and frame.R == IDENTITY:
            return on
        return Placement(
            on.link, matmul(on.R, frame.R), add3(on.p, matvec(on.R, frame.p))
        )

    def member(self, i: int) -> Member | None:
        """Return a member by its number; None for the world."""
        return self._tree.members[i - 1] if i else None

    def point(self, frame: Frame) -> Vec:
        """Return the origin of a frame in the frame C of its member [m]."""
        place = self.place(frame)
        member = self.member(place.link)
        return member.Q.outward(place.p) if member and member.Q else place.p

    def axes(self, frame: Frame) -> Mat:
        """Return R_CF of a frame F on its member."""
        place = self.place(frame)
        member = self.member(place.link)
        return matmul(member.Q.matrix(), place.R) if member and member.Q else place.R

    def pose(self, i: int, carrier: int | None = None) -> tuple[Mat, Vec]:
        """Return axes and origin of a member in C of one that carries it."""
        carrier = self._world if carrier is None else carrier
        path = []
        while i != carrier and (i, carrier) not in self._poses:
            path.append(i)
            i = self._tree.members[i - 1].parent
        R, p = self._poses.get((i, carrier), (IDENTITY, ZERO_VEC))
        for j in reversed(path):
            member = self._tree.members[j - 1]
            p = add3(p, matvec(R, member.p))
            for factor in member.turn.factors:
                R = matmul(R, factor.matrix())
            self._poses[j, carrier] = R, p
        return R, p

    def carrier(self, *frames: Frame) -> int:
        """Return the number of the last member that carries all; 0 for the world."""
        return self._tree.carrier(self.place(frame).link for frame in frames)

    def gap(self, a: Frame, b: Frame) -> Vec:
        """Return the vector from A's origin to B's, in C of their carrier [m]."""
        carrier = self.carrier(a, b)
        at_a = self.pose_from(carrier, a)[1]
        return sub3(self.pose_from(carrier, b)[1], at_a)

    def pose_from(self, carrier: int, frame: Frame) -> tuple[Mat, Vec]:
        """Return R_CF and the origin of frame F in C of a member that carries it."""
        R, p = self.pose(self.place(frame).link, carrier)
        p = add3(p, matvec(R, self.point(frame)))
        return matmul(R, self.axes(frame)), p

    def origin(self, frame: Frame) -> Vec:
        """Return the origin of a frame in the world [m]."""
        R, p = self.pose(self.place(frame).link)
        return add3(p, matvec(R, self.point(frame)))

    def partial_velocities(
        self, frame: Frame, indices: Sequence[int]
    ) -> list[tuple[Vec, Vec]]:
        """Return the motion of a frame by some members, in the world's axes.

        The operations for all members that carry it grow as their number.
        """
        motions: dict[int, tuple[Vec, Vec]] = {}
        i = self.place(frame).link
        # In C of the frame's own member, where an arm along its axis moves nothing.
        own, arm = self.point(frame), ZERO_VEC
        while i:
            member, R = self._tree.members[i - 1], self.pose(i)[0]
            if i in indices:
                w, v = member.S.about(own)
                motions[i] = SpatialMotion(matvec(R, w), matvec(R, v)).about(arm)
            arm, own, i = add3(matvec(R, own), arm), ZERO_VEC, member.parent
            arm = add3(matvec(self.pose(i)[0], member.p), arm)
        return [motions.get(i, STILL) for i in indices]

    def attitude(self, frame: Frame) -> Mat:
        """Return R_0F."""
        return matmul(self.pose(self.place(frame).link)[0], self.axes(frame))

    def expressed(self, a: Vec, frame: Frame | None) -> Vec:
        """Return a vector, given in the world's axes, in those of a frame."""
        return a if frame is None else matvec(transposed(self.attitude(frame)), a)

    def into_member(self, on: Frame, expressed_in: Frame | None, a: Vec) -> Vec:
        """Return a vector, given in the axes of a frame, in C of the member of `on`."""
        if a == ZERO_VEC:
            return ZERO_VEC
        i = self.place(on).link
        if expressed_in is not None:
            a = matvec(self.axes(expressed_in), a)
            at = self.place(expressed_in).link
            if at == i:
                return a
            a = matvec(self.pose(at)[0], a)
        return matvec(transposed(self.pose(i)[0]), a)

    def into_world(self, expressed_in: Frame | None, a: Vec) -> Vec:
        """Return a vector, given in the axes of a frame, in those of the real world."""
        if expressed_in is not None:
            a = matvec(self.attitude(expressed_in), a)
        return matvec(self.pose(self._world, 0)[0], a)

    def out_of_member(self, i: int, a: Vec, expressed_in: Frame | None) -> Vec:
        """Return a vector, given in C of a member, in the axes of a frame."""
        if a == ZERO_VEC:
            return ZERO_VEC
        if expressed_in is not None and self.place(expressed_in).link == i:
            return matvec(transposed(self.axes(expressed_in)), a)
        return self.expressed(matvec(self.pose(i)[0], a), expressed_in)


def _all_named(a: Vec, named: Callable[[Node], Node]) -> Vec:
    return named(a[0]), named(a[1]), named(a[2])


# Directions of joints are rounded.
_ROUNDING = 1e-12
# A formula is taken for even if it is at so many random places.
_SAMPLES = 8
_ALIKE = 1e-9


@final
class Slides:
    """The lines of pairs of points, in all coordinates of the spanning tree."""

    def __init__(self, system: System, places: Places) -> None:
        self._system = system
        self._places = places
        self._rates = flow_of(system)
        self._speeds = {q: v for q, v in self._rates.items() if isinstance(v, Symbol)}
        self._cache: dict[tuple[Frame, Frame], Slide | None] = {}
        self._values: dict[Symbol, float] | None = None

    def between(self, a: Frame, b: Frame) -> Slide | None:
        """Return the line of two origins; None if they may leave one."""
        if (a, b) not in self._cache:
            self._cache[a, b] = self._find(a, b)
        return self._cache[a, b]

    def _find(self, a: Frame, b: Frame) -> Slide | None:
        gap = self._places.gap(a, b)
        moving = [q for q in symbols_of(*gap) if q in self._rates]
        axes = [k for k in range(3) if gap[k] is not ZERO]
        slide = (
            (gap[axes[0]], AXES[axes[0]])
            if len(axes) == 1
            else self._along_joint(gap, moving)
        )
        if slide is None:
            return None
        x, n = slide
        slides = self._sliding(x)
        if slides is None:
            return None
        # Zero counts along the coordinate.
        values = self._start()
        at_start = evaluate(x, values)
        if abs(at_start) <= _ROUNDING:
            at_start = evaluate(derivative(x, slides), values)
        if at_start < 0:
            x, n = minus(ZERO, x), neg3(n)
        (rate,) = directional([x], self._rates)
        R, _ = self._places.pose(self._places.carrier(a, b))
        return Slide(x, rate, matvec(R, n))

    def _sliding(self, x: Node) -> Symbol | None:
        """Return a coordinate on which a length depends linearly."""
        for q in symbols_of(x):
            if q in self._speeds and not any(
                s in self._rates for s in symbols_of(derivative(x, q))
            ):
                return q
        return None

    def _along_joint(self, gap: Vec, moving: list[Symbol]) -> tuple[Node, Vec] | None:
        """Return coordinate and direction of a skew line, along which all is linear."""
        parts: list[Vec] = []
        rest = gap
        # Most lines turn with the last joint already.
        for symbol in reversed(moving):
            x, y, z = derivative(gap, symbol)
            slope: Vec = (x, y, z)
            if not all(isinstance(entry, Const) for entry in slope):
                return None
            parts.append(slope)
            rest = sub3(rest, scale(symbol, slope))
        still = dict.fromkeys(moving, ZERO)
        x, y, z = (substitute(g, still) for g in rest)
        if not parts:
            return None
        numbers = [entry.value for entry in parts[0] if isinstance(entry, Const)]
        n = scale(as_node(1 / float(np.linalg.norm(numbers))), parts[0])
        if not all(_is_parallel(n, part) for part in [*parts, (x, y, z)]):
            return None
        return dot(n, gap), n

    def _start(self) -> dict[Symbol, float]:
        if self._values is None:
            system = self._system
            p = parameter_values(system).tolist()
            self._values = dict(zip(system.p, p, strict=True)) | {system.t: 0.0}
            for joint in system.joints:
                self._values |= dict(zip(joint.q, joint.q_start, strict=True))
        return self._values

    def is_even(self, formula: Node, slide: Slide) -> bool:
        """Return whether a formula is its mirror image about a meeting, by samples."""
        x, rate = slide.coordinate, slide.rate
        q = self._sliding(x)
        assert q is not None
        twice = as_node(2) / derivative(x, q)
        v = self._speeds[q]
        image = {q: minus(q, times(twice, x)), v: minus(v, times(twice, rate))}
        mirrored: Node = substitute(formula, image)
        if mirrored is formula:
            return False
        rng = np.random.default_rng(0)
        home, symbols = self._start(), symbols_of(formula, mirrored)
        own = [s for s in symbols if s in self._system.p]
        for k in range(2 * _SAMPLES):
            values = home | {s: rng.normal() for s in symbols if s not in own}
            if k >= _SAMPLES:
                # Of any parameters: what is odd must not hide behind one of zero.
                values |= {
                    s: home[s] * rng.uniform(1, 1.1) or rng.random() for s in own
                }
            one, other = evaluate([formula, mirrored], values)
            if k >= _SAMPLES and not np.isfinite([one, other]).all():
                continue  # which not all formulas have values for
            if not abs(one - other) <= _ALIKE * (1 + abs(one)):
                return False
        return True


def _is_parallel(a: Vec, b: Vec) -> bool:
    return all(
        entry is ZERO or (isinstance(entry, Const) and abs(entry.value) < _ROUNDING)
        for entry in cross(a, b)
    )
