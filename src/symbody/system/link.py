"""Links: the tree seen one freedom at a time.

Every formalism treats one motion at a time: a joint of several freedoms is several
links of which only the last carries the body. A quaternion joint is three links: the
first turns by the quaternion, the others follow it without turning, and the three
velocities are the components of one angular velocity.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, final

from symbody.dataclass import dataclass
from symbody.expr.node import ZERO, Node
from symbody.spatial.six import MASSLESS, MassProperties
from symbody.spatial.vectors import AXES, IDENTITY, Mat, Vec

Quaternion: TypeAlias = tuple[Node, Node, Node, Node]


@final
@dataclass(frozen=True)
class GeneralMotion:
    """One freedom of a joint given by formulas of its coordinates.

    Attributes:
        R: Takes components in the link's frame to components in B; for the first
            link of a joint, else the unit matrix.
        p: Origin of the link's frame in B [m]; for the first link of a joint.
        s_w: Angular velocity relative to B by a unit velocity, in the link's frame.
        s_l: Velocity relative to B by a unit velocity, in the link's frame.
        bias_w: Relative angular acceleration caused by velocities; for the last link.
        bias_l: Relative acceleration caused by velocities; for the last link [m/s²].
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
    """The place of a body's own frame on the link that carries it.

    Attributes:
        link: Index of the link; 0 for the world.
        R: Takes components in the body's frame to components in the link's.
        p: Origin of the body's frame in the link's frame [m].
    """

    link: int = 0
    R: Mat = IDENTITY
    p: Vec = (*(AXES[0][1],) * 3,)
