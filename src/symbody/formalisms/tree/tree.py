"""The tree as formalisms see it: links with the frames they are computed in.

Without merging, a link is computed in its own frame. With merging, links that turn
about parallel axes one after the other are computed in the frame in which the first of
them is mounted: there they have no rotation between them, and only their constant
vectors are turned, by the sum of the angles. A planar chain becomes cheap that way:
its generated code holds cos(q1 + q2) where it would rotate every vector twice.

The origins of link frames are chosen so that their offsets become short:

    turning link:  p ──▶ p - (p·e) e       sliding link:  p ──▶ 0

The origin of a turning link may lie anywhere on its axis, and that of a sliding link
anywhere at all; what the offset loses, the mass properties and the children's offsets
gain, and those are constant. Each component of an offset that becomes zero saves
operations in every recursion over the tree.

Mass moves towards the root where the motion stays the same:

    ──o══════●     ──●══════o      Mass on the axis of a turning link moves with the
      │             │             parent as well, so it may belong to the parent.

Mass, first moment along the axis and second moment along it leave every turning link;
the second moments leave every sliding link, which turns with its parent; the mass
leaves every ball joint. The equations of motion stay the same, term by term, while
most entries of a link's mass properties become zero. Reactions are not the same: they
need the tree as it was.

References:
    Samin and Fisette (2003), Symbolic Modeling of Multibody Systems, section 4.4, on
    trigonometric condensation.
    Khalil and Kleinfinger (1986), A new geometric notation for open and closed-loop
    robots: the same freedom, used for two parameters a joint.
    Gautier and Khalil (1990), Direct calculation of minimum set of inertial parameters
    of serial robots.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import final

from symbody.dataclass import dataclass
from symbody.expr.node import ZERO, Const, Node, as_node
from symbody.expr.origins import part_by_part
from symbody.spatial.rotation import (
    AxisTurn,
    MatrixTurn,
    Turn,
    axis_turn,
    quaternion_matrix,
)
from symbody.spatial.six import MASSLESS, MassProperties, SpatialForce, SpatialMotion
from symbody.spatial.vectors import (
    IDENTITY,
    ZERO_SYM,
    ZERO_VEC,
    Mat,
    Vec,
    add3,
    add_sym,
    full,
    matvec,
    minus,
    neg3,
    plus,
    scale,
    sub3,
    sym_of,
    times,
    transposed,
)
from symbody.system.links import Link, Placement
from symbody.system.system import System

# Positions of xx, yy, zz in a symmetric matrix.
_DIAGONAL = (0, 3, 5)
# Tilted by less [rad] axes are parallel: files write right angles with twelve digits.
_PARALLEL = 1e-11
_NO_TURN = Turn()


def _split(link: Link, mass: MassProperties) -> tuple[MassProperties, MassProperties]:
    if mass == MASSLESS:
        return MASSLESS, MASSLESS
    if link.general is not None:
        return mass, MASSLESS
    if link.ball is not None:
        return replace(mass, m=ZERO), MassProperties(m=mass.m)
    if link.kind == "T":
        return replace(mass, J=ZERO_SYM), MassProperties(J=mass.J)
    along = _with(ZERO_VEC, link.axis, mass.h[link.axis])
    # The inertia of mass on the axis, of the second moment (xx + yy - zz)/2.
    others = [d for n, d in enumerate(_DIAGONAL) if n != link.axis]
    diagonal = plus(mass.J[others[0]], mass.J[others[1]])
    twice = minus(diagonal, mass.J[_DIAGONAL[link.axis]])
    moment: Node = times(as_node(0.5), twice)
    line = sym_of(lambda i, j: moment if i == j != link.axis else ZERO)
    rows = full(line)
    return (
        MassProperties(
            ZERO,
            _with(mass.h, link.axis, ZERO),
            add_sym(mass.J, sym_of(lambda i, j: minus(ZERO, rows[i][j]))),
        ),
        MassProperties(mass.m, along, line),
    )


def _with(values: Vec, index: int, value: Node) -> Vec:
    changed = [*values]
    changed[index] = value
    return changed[0], changed[1], changed[2]


def slide_origins(
    links: Sequence[Link], placements: Mapping[str, Placement]
) -> tuple[list[Link], dict[str, Placement]]:
    """Return links and placements with origins moved along what the joints allow."""
    moved: list[Vec] = [ZERO_VEC]
    result = []
    for link in links:
        p = sub3(link.p, moved[link.parent])
        by = ZERO_VEC
        if p != ZERO_VEC and link.ball is None and link.general is None:
            local = matvec(transposed(link.E), p)
            if link.kind == "T":
                p, by = ZERO_VEC, neg3(local)
            elif local[link.axis] is not ZERO:
                along = scale(local[link.axis], link.direction)
                p, by = sub3(p, matvec(link.E, along)), neg3(along)
        moved.append(by)
        result.append(replace(link, p=p, mass=link.mass.shifted(neg3(by))))
    placed = {
        name: replace(placement, p=sub3(placement.p, moved[placement.link]))
        for name, placement in placements.items()
    }
    return result, placed


@final
@dataclass(frozen=True)
class Member:
    """A link in the frame it is computed in, called C here, and P for its parent's."""

    index: int  # as the link's; 0 is the world
    parent: int  # index
    joint: int  # index
    s_w: Vec  # angular velocity relative to P by a unit velocity, in C
    s_l: Vec  # velocity of the origin relative to P by a unit velocity, in C
    bias_w: Vec  # relative angular acceleration by velocities alone, in C
    bias_l: Vec  # of the origin, by velocities alone, in C [m/s²]
    turn: Turn  # R_PC
    p: Vec  # from the parent's origin, in P [m]; changes if it slides
    v: Node
    vd: Node  # a formula of time if driven
    driven: bool
    follows: bool  # whether it continues the joint of several freedoms of its parent
    mass: MassProperties  # about the origin, in C
    Q: AxisTurn | None  # R_CL of the link's own frame L; None if that is C
    armature: Node  # inertia that its own motion feels besides [kg m² or kg]

    @property
    def S(self) -> SpatialMotion:
        """Velocity relative to P by a unit velocity, in C."""
        return SpatialMotion(self.s_w, self.s_l)

    def inward(self, motion: SpatialMotion) -> SpatialMotion:
        """Return a motion of the parent at the link's origin, in C."""
        angular, linear = motion.about(self.p)
        return SpatialMotion(self.turn.inward(angular), self.turn.inward(linear))

    def outward(self, wrench: SpatialForce) -> SpatialForce:
        """Return a wrench about the parent's origin, in P."""
        torque, force = wrench
        turned = SpatialForce(self.turn.outward(torque), self.turn.outward(force))
        return turned.about(self.p)


@final
@dataclass(frozen=True)
class Tree:
    """All members from number 1, and where the bodies are on the links' own frames."""

    members: tuple[Member, ...]
    placements: Mapping[str, Placement]
    gravity: Vec  # in the world's axes [m/s²]
    masses: tuple[MassProperties, ...]  # before regrouping, in the links' own frames

    def free(self) -> tuple[Member, ...]:
        """Return the members whose motion is unknown, in the order of v."""
        return tuple(member for member in self.members if not member.driven)

    def carrier(self, members: Iterable[int]) -> int:
        """Return the last member that carries some, or is one; 0 for the world."""
        left = set(members)
        while len(left) > 1:
            last = max(left)
            left.remove(last)
            left.add(self.members[last - 1].parent)
        return left.pop()


def build_tree(system: System, *, merge: bool, regroup: bool = True) -> Tree:
    """Return the tree of a system; merged, links with parallel axes share a frame.

    Where mass may not be regrouped, as for reactions, it stays as it was.
    """
    links, placements = slide_origins(system.links, system.placements)
    masses = tuple(link.mass for link in links)
    if regroup:
        # Links whose mass properties hold only what their own motion feels.
        mass = [MASSLESS, *(link.mass for link in links)]
        for link in reversed(links):
            stays, leaves = _split(link, mass[link.index])
            mass[link.index] = stays
            if leaves != MASSLESS and link.parent:
                mass[link.parent] += leaves.turned(link.E).shifted(link.p)
        links = [replace(link, mass=mass[link.index]) for link in links]
    group = parallel_groups(links) if merge else [0] * (len(links) + 1)
    members: list[Member] = []
    angle: list[Node] = [as_node(0)] * (len(links) + 1)
    for link in part_by_part(links):
        Q_P = members[link.parent - 1].Q if link.parent else None
        members.append(_member(link, group, angle, Q_P))
    return Tree(tuple(members), placements, system.gravity, masses)


def _member(
    link: Link, group: list[int], angle: list[Node], Q_P: AxisTurn | None
) -> Member:
    i, g = link.index, group[link.index]
    Q: AxisTurn | None = None
    factors: list[AxisTurn | MatrixTurn] = []
    continues = g and group[link.parent] == g
    if not continues:
        factors += [Q_P] if Q_P else []
        factors += [MatrixTurn(link.E)] if link.E != IDENTITY else []
    if g and link.kind == "T":
        Q, angle[i] = Q_P, angle[link.parent]
    elif g and link.q is not None:
        before = angle[link.parent] if continues else as_node(0)
        offset = _angle_about(link.E, link.axis) if continues else 0.0
        angle[i] = plus(plus(before, as_node(offset or 0.0)), link.q)
        Q = axis_turn(link.axis, angle[i])
    elif link.kind == "R" and link.quaternion is not None:
        factors.append(MatrixTurn(quaternion_matrix(*link.quaternion)))
    elif link.kind == "R" and link.q is not None:
        factors.append(axis_turn(link.axis, link.q))
    elif link.general is not None and link.general.R != IDENTITY:
        factors.append(MatrixTurn(link.general.R))
    p = link.p
    if link.kind == "T" and link.q is not None:
        p = add3(p, scale(link.q, matvec(link.E, link.direction)))
    elif link.general is not None and link.general.p != ZERO_VEC:
        p = add3(p, matvec(link.E, link.general.p))
    s_w, s_l, bias_w, bias_l = link.direction, ZERO_VEC, ZERO_VEC, ZERO_VEC
    if (own := link.general) is not None:
        s_w, s_l, bias_w, bias_l = own.s_w, own.s_l, own.bias_w, own.bias_l
    elif link.kind == "T":
        s_w, s_l = ZERO_VEC, link.direction
    mass = link.mass
    if Q:
        s_l = Q.outward(s_l) if link.kind == "T" else s_l
        h = Q.outward(mass.h)
        J = Q.outward_sym(mass.J) if mass.J != ZERO_SYM else mass.J
        mass = MassProperties(mass.m, h, J)
    return Member(
        i, link.parent, link.joint, s_w, s_l, bias_w, bias_l,
        Turn(tuple(factors)) if factors else _NO_TURN,
        Q_P.outward(p) if Q_P and p != ZERO_VEC else p,
        link.v, link.vd, link.driven, bool(link.ball), mass, Q,
        link.armature,
    )  # fmt: skip


def parallel_groups(links: list[Link]) -> list[int]:
    """Return for each link the first link of its group of parallel axes; 0 for none.

    A slide that is mounted without rotation continues its group; one turn alone is
    none.
    """
    head = [0] * (len(links) + 1)
    axis: dict[int, int] = {}
    turns: dict[int, int] = {}
    for link in links:
        i, h = link.index, head[link.parent]
        if link.ball is not None or link.kind == "G":
            continue
        if link.kind == "T":
            head[i] = h if h and link.E == IDENTITY else 0
            continue
        if h and axis[h] == link.axis and _angle_about(link.E, link.axis) is not None:
            head[i] = h
        else:
            head[i] = i
            axis[i] = link.axis
        turns[head[i]] = turns.get(head[i], 0) + 1
    return [h if h and turns.get(h, 0) > 1 else 0 for h in head]


def _angle_about(E: Mat, axis: int) -> float | None:
    """Return the angle of a numeric rotation about an axis; None if it is not one."""
    if E == IDENTITY:
        return 0.0
    if not all(isinstance(entry, Const) for row in E for entry in row):
        return None
    i, j = (axis + 1) % 3, (axis + 2) % 3
    tilt = math.hypot(float(E[axis][i]), float(E[axis][j]))
    if tilt > _PARALLEL or float(E[axis][axis]) < 0:
        return None
    return math.atan2(float(E[j][i]), float(E[i][i]))


def with_accelerations(tree: Tree, vd: Sequence[Node]) -> Tree:
    """Return the tree with the solved accelerations in place of their symbols."""
    solved = iter(vd)
    members = tuple(
        member if member.driven else replace(member, vd=next(solved))
        for member in tree.members
    )
    return replace(tree, members=members)
