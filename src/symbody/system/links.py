"""Links: the tree seen one freedom at a time.

Every formalism treats one motion at a time: a joint of several freedoms is several
links of which only the last carries the body. A quaternion joint is three links: the
first turns by the quaternion, the others follow it without turning, and the three
velocities are the components of one angular velocity.

A joint may move by formulas of its coordinates:

    w_SP = Σ s_w v + w_t,   v_SP = Σ s_l v + l_t   (in S),   from R(q, t) and p(q, t)

All links of the joint share the frame S: the first carries the displacement, the last
what velocities add to the accelerations. If the formulas hold time, one link more is
driven at unit velocity.

References:
    Sol (1983), section 3.3, hinge elements: partial velocities and bias.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from typing import Any, Literal, TypeAlias, TypeVar, cast, final

from symbody.dataclass import dataclass
from symbody.expr.differentiate import derivative, directional
from symbody.expr.evaluate import substitute
from symbody.expr.node import ONE, ZERO, Node, Symbol
from symbody.expr.traverse import symbols_of
from symbody.model.joint import Drives, Joint, placed_elements
from symbody.model.joint_types.element import Law
from symbody.spatial.rotation import aligning
from symbody.spatial.six import MASSLESS, MassProperties
from symbody.spatial.vectors import (
    AXES,
    IDENTITY,
    ZERO_VEC,
    Mat,
    Vec,
    add3,
    dot,
    mat,
    matvec,
    scale,
    transposed,
)

Held = TypeVar("Held")
Quaternion: TypeAlias = tuple[Node, Node, Node, Node]


def substituted(held: Held, values: Mapping[Symbol, Node]) -> Held:
    """Return a tuple, table or dataclass with values for symbols in its formulas."""
    some: Any = held
    if isinstance(some, Mapping):
        some = {name: substituted(one, values) for name, one in some.items()}
    elif is_dataclass(some) and not isinstance(some, type):
        own = {field.name: getattr(some, field.name) for field in fields(some)}
        some = replace(some, **substituted(own, values))
    elif isinstance(some, tuple) and values:
        nodes = all(isinstance(one, Node) for one in some)
        put: list[Any] = [substituted(one, values) for one in some if not nodes]
        put = put or substitute(some, values)
        # Formalisms know what is zero or the identity as these objects.
        if any(new is not old for new, old in zip(put, some, strict=True)):
            some = _vec(put) if nodes and len(put) == 3 else tuple(put)
    return cast(Held, some)


@final
@dataclass(frozen=True)
class GeneralMotion:
    """One freedom of a joint given by formulas of its coordinates.

    R and p [m] are the pose of the link's frame in B, for the first link of a joint
    (else the identity). A unit velocity gives s_w and s_l, angular and linear velocity
    relative to B, in the link's frame. bias_w and bias_l [m/s²] are the relative
    accelerations that velocities cause, for the last link.
    """

    R: Mat
    p: Vec
    s_w: Vec
    s_l: Vec
    bias_w: Vec
    bias_l: Vec


@final
@dataclass(frozen=True)
class Link:
    """One freedom of the tree, and the frame that it moves.

    The frame B of the joint's base is fixed to the parent link; the link's own frame
    coincides with it when its coordinate is zero.

    Attributes:
        index: Position in the system's tuple of links, from 1; 0 is the world.
        parent: Index of the link that carries it, less than its own.
        joint: Index of the joint it belongs to.
        kind: "R" turns about the axis, "T" slides along it, "G" moves as `general`
            says.
        axis: Index of the coordinate axis of B and of the link's frame.
        E: Takes components in B to components in the parent's frame; constant.
        p: Origin of B, in the parent's frame [m]; constant.
        q: Coordinate [rad or m]; a formula of time if driven; None in a quaternion.
        v: Velocity.
        vd: Acceleration.
        driven: Whether the motion is prescribed.
        quaternion: For the first link of a quaternion joint, its coordinates.
        ball: Position within a joint whose freedoms share one frame, such as a
            quaternion joint; None elsewhere.
        general: Motion of a link that neither turns nor slides about a fixed axis.
        mass: Mass properties about the link's origin, in its frame.
        armature: What the motion alone moves besides mass [kg m² or kg].
    """

    index: int
    parent: int
    joint: int
    kind: Literal["R", "T", "G"]
    axis: int
    E: Mat
    p: Vec
    q: Node | None
    v: Node
    vd: Node
    driven: bool = False
    quaternion: Quaternion | None = None
    ball: int | None = None
    general: GeneralMotion | None = None
    mass: MassProperties = MASSLESS
    armature: Node = ZERO

    @property
    def direction(self) -> Vec:
        """Unit vector of the axis, the same in B and in the link's frame."""
        return AXES[self.axis]


@final
@dataclass(frozen=True)
class Placement:
    """The place of a body's frame on a link: R to the link's axes, its origin p [m]."""

    link: int = 0
    R: Mat = IDENTITY
    p: Vec = (*(AXES[0][1],) * 3,)


def law_links(
    law: Law,
    joint: int,
    q: Sequence[Symbol],
    v: Sequence[Symbol],
    vd: Sequence[Symbol],
    drives: Sequence[Node | None],
    t: Symbol,
) -> Iterator[Link]:
    """Yield one link a coordinate of a law, and one for time if it occurs."""
    own = dict(zip(law.coordinates, q, strict=True))
    p = _vec(substitute(law.position, own))
    R = mat([substitute(row, own) for row in law.rotation])
    flow: dict[Symbol, Node] = dict(zip(q, v, strict=True))
    moving = [*q]
    if t in symbols_of(*p, *(entry for row in R for entry in row)):
        flow[t] = ONE
        moving.append(t)
    columns = [
        (_spin(R, s), matvec(transposed(R), _vec(derivative(p, s)))) for s in moving
    ]
    # Angular and linear acceleration relative to P where vd = 0, in S.
    w = ZERO_VEC
    for (s_w, _), rate in zip(columns, flow.values(), strict=True):
        w = add3(w, scale(rate, s_w))
    second = _vec(directional(directional(p, flow), flow))
    bias = _vec(directional(w, flow)), matvec(transposed(R), second)
    motions = [
        GeneralMotion(
            R if k == 0 else IDENTITY,
            p if k == 0 else ZERO_VEC,
            *column,
            *(bias if k == len(moving) - 1 else (ZERO_VEC, ZERO_VEC)),
        )
        for k, column in enumerate(columns)
    ]
    states, known = _states(q, v, vd, drives, t)
    states += [(None, ONE, ZERO, True)] * (len(moving) - len(q))
    for k, (motion, state) in enumerate(zip(motions, states, strict=True)):
        yield Link(
            0, 0, joint, "G", 0, IDENTITY, ZERO_VEC, *state, ball=k,
            general=substituted(motion, known),
        )  # fmt: skip


def _spin(R: Mat, s: Symbol) -> Vec:
    """Return the angular velocity, in S, by a unit rate of one symbol: Rᵀ ∂R/∂s."""
    columns = transposed(R)
    x, y, z = columns
    dx, dy, dz = (_vec(derivative(column, s)) for column in columns)
    return dot(z, dy), dot(x, dz), dot(y, dx)


def _states(
    q: Sequence[Symbol],
    v: Sequence[Symbol],
    vd: Sequence[Symbol],
    drives: Sequence[Node | None],
    t: Symbol,
) -> tuple[list[tuple[Node | None, Node, Node, bool]], dict[Symbol, Node]]:
    """Return coordinate, velocity and acceleration of each, and what drives fix."""
    states: list[tuple[Node | None, Node, Node, bool]] = []
    known: dict[Symbol, Node] = {}
    for coordinate, velocity, acceleration, drive in zip(q, v, vd, drives, strict=True):
        if drive is None:
            states.append((coordinate, velocity, acceleration, False))
            continue
        rate = derivative(drive, t)
        known |= {coordinate: drive, velocity: rate}
        states.append((drive, rate, derivative(rate, t), True))
    return states, known


def _vec(nodes: Sequence[Node]) -> Vec:
    x, y, z = nodes
    return ZERO_VEC if x is ZERO and y is ZERO and z is ZERO else (x, y, z)


def links_of(
    joint: Joint, driven: Drives, number: int, t: Symbol
) -> Iterator[tuple[Link, Mat]]:
    """Yield each freedom of a joint with the constant turn that aligns its axis."""
    for element, of_q, of_v in placed_elements(joint):
        q, v, vd = joint.q[of_q], joint.v[of_v], joint.vd[of_v]
        drives, armature = driven[of_q], joint.armature[of_v]
        if element.kind == "Q":
            for k in range(3):
                quaternion = (q[0], q[1], q[2], q[3]) if k == 0 else None
                yield (
                    Link(0, 0, number, "R", k, IDENTITY, ZERO_VEC, None, v[k], vd[k],
                         quaternion=quaternion, ball=k, armature=armature[k]),
                    IDENTITY,
                )  # fmt: skip
        elif element.law is not None:
            laws = law_links(element.law, number, q, v, vd, drives, t)
            # The link that stands for time, if there is one, comes last.
            for link, inertia in zip(laws, (*armature, ZERO), strict=False):
                yield replace(link, armature=inertia), IDENTITY
        else:
            named = element.axis in AXES
            axis = AXES.index(element.axis) if named else 2
            align = IDENTITY if named else aligning(element.axis)
            (state,), _ = _states(q, v, vd, drives, t)
            yield (
                Link(0, 0, number, element.kind, axis, IDENTITY, ZERO_VEC, *state,
                     armature=armature[0]),
                align,
            )  # fmt: skip
