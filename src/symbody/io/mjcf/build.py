"""Bodies of an MJCF file as those of a model.

References:
    mujoco.readthedocs.io, Computation, Kinematics; XML reference: body/joint.
    Featherstone (2008), section 6.2, for the mass matrix.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import final

import numpy as np

from symbody.expr.node import ZERO, Node
from symbody.io.context import (
    Floats,
    ImportContext,
    Pose,
    about,
    by_axis_angle,
    frame_at,
    of_point,
    pose,
    valid_name,
)
from symbody.io.mjcf.document import Document, Places
from symbody.io.mjcf.tree import MjBody, MjTree
from symbody.io.xml import XmlElement
from symbody.model.body import Body, Frame
from symbody.model.joint import Joint
from symbody.model.joint_types.pairs import Free, Prismatic, Revolute, Spherical
from symbody.model.loads.joint_loads import JointForce
from symbody.model.loads.springs import PointToPoint
from symbody.spatial.rotation import quaternion

JOINTS = ("hinge", "slide", "ball", "free")
_INERTIAS = {"hinge": "kg m²", "slide": "kg", "ball": "kg m²", "free": ""}
_SIZES = {"hinge": (1, 1), "slide": (1, 1), "ball": (4, 3), "free": (7, 6)}


@final
@dataclass(frozen=True, eq=False)
class MjJoint:
    """A joint of the file and of the model; axis and anchor in the frame of its body.

    At `zero` the model stands as drawn; the unit is that of its angles, or 1.
    """

    element: XmlElement
    kind: str
    joint: Joint
    number: int
    axis: Floats
    anchor: Floats
    zero: float
    unit: float


@final
@dataclass(frozen=True, eq=False)
class Tendon:
    """A tendon over joints (joint, coefficient) or over spans (end, end, divisor)."""

    element: XmlElement
    name: str
    length: Node
    rate: Node
    joints: Sequence[tuple[Joint, float]] = ()
    spans: Sequence[tuple[Body | Frame, Body | Frame, float]] = ()

    def add_force(self, context: MjcfImport, name: str, force: Node) -> None:
        """Add a force that is positive where it lengthens the tendon."""
        for joint, coefficient in self.joints:
            context.add_load(
                f"{name}_{joint.name}", JointForce(joint, coefficient * force)
            )
        for number, (a, b, divisor) in enumerate(self.spans, start=1):
            context.add_load(f"{name}_{number}", PointToPoint(a, b, force / divisor))


@final
@dataclass(eq=False)
class MjcfImport(ImportContext):
    """A model under construction, and where the parts of the file are in it.

    Bodies have their numbers in the file; a body's joint is by the model's name of the
    body, others by the file's. `centers` are frames at centers of mass by body; `start`
    is what is left of the keyframe, the last numbers first; `stored` the energy of
    springs [J].
    """

    document: Document
    places: Places
    tree: MjTree
    dry: str  # "smooth", "rigid" or "off"; of the first, regularization [rad/s or m/s]
    regularization: float
    bodies: list[Body] = field(default_factory=list)
    joints: dict[str, MjJoint] = field(default_factory=dict)
    carriers: dict[str, Joint] = field(default_factory=dict)
    tendons: dict[str, Tendon] = field(default_factory=dict)
    sites: dict[str, Body | Frame] = field(default_factory=dict)
    named_bodies: dict[str, int] = field(default_factory=dict)
    centers: dict[str, Frame] = field(default_factory=dict)
    names: dict[int, str] = field(default_factory=dict)
    start: dict[str, list[float]] = field(default_factory=dict)
    stored: Node = ZERO

    def pairs(self) -> list[tuple[MjBody, Body]]:
        """Return the bodies of the file but the world, each with that of the model."""
        return list(zip(self.tree.bodies, self.bodies, strict=True))[1:]

    @cached_property
    def mobilities(self) -> dict[int, float]:
        """Accelerations by unit forces in the same joint, by its id; 0 if singular."""
        owners, M = _mass_matrix(self)
        try:
            mobilities = np.diag(np.linalg.inv(M))
        except np.linalg.LinAlgError:
            mobilities = np.zeros(len(M))
        return dict(zip(map(id, owners), mobilities.tolist(), strict=True))

    def from_keyframe(
        self, word: str, count: int, element: XmlElement
    ) -> list[float] | None:
        """Return the next numbers of the keyframe; None where it has none of them."""
        left = self.start.get(word)
        if left is not None and len(left) < count:
            raise element.error(f"{word} of the keyframe has too few numbers for it.")
        return None if left is None else [left.pop() for _ in range(count)]

    def note_unread(
        self, element: XmlElement, name: str, what: str, *words: str
    ) -> None:
        """Note attributes without a counterpart that are not off or zero."""
        for word in words:
            if element.get(word, "").strip("0. ") not in ("", "false", "auto"):
                self.notes.left_out(f"{word} of {what}", name)


def add_bodies(context: MjcfImport, start: Mapping[str, Sequence[float]]) -> None:
    """Add all bodies, joints and sites, from a keyframe or as the file draws them."""
    context.names = {
        id(joint): context.naming.take("joint", joint.get("name", after))
        for body in context.tree.bodies
        for after in (f"{body.name}_joint" if body.name else "",)
        for joint, _ in body.joints
    }
    context.start = {word: list(reversed(start[word])) for word in start}
    context.named_bodies["world"] = 0
    for number, body in enumerate(context.tree.bodies):
        if number == 0:
            context.bodies.append(context.model.world)
        else:
            with body.element.blamed():
                _add_body(context, number)
        if body.name:
            context.named_bodies[body.name] = number
        for name, at in body.sites.items():
            own = valid_name(name) if name else "site"
            context.sites[name] = frame_at(context.bodies[number], own, at)
    for word in ("qpos", "qvel"):
        if left := context.start.get(word):
            raise context.document.root.error(
                f"{word} of the keyframe has {len(left)} numbers more than the joints."
            )


def _add_body(context: MjcfImport, number: int) -> None:
    body = context.tree.bodies[number]
    name = context.naming.take("body", body.name)
    made = context.model.add_body(name, **context.mass_properties(name, body.inertial))
    context.bodies.append(made)
    on, at = context.bodies[body.parent], body.at
    if not body.joints:
        frame = frame_at(on, f"{name}_place", at)
        context.carriers[made.name] = context.model.add_joint(
            context.naming.take("joint", f"{name}_fixed"), frame, made, "fixed"
        )
        return
    if body.is_free and (body.parent != 0 or len(body.joints) > 1):
        raise body.joints[0][0].error(
            "a free joint must be the only one, of a body of the world."
        )
    links = context.links(made, f"{name}_after", len(body.joints))
    for carried, (element, around) in zip(links, body.joints, strict=True):
        with element.blamed():
            _add_joint(context, element, around, number, (on, carried, at))
        on, at = carried, pose()


def _add_joint(
    context: MjcfImport,
    element: XmlElement,
    around: Pose,
    number: int,
    ends: tuple[Body, Body, Pose],
) -> None:
    on, carried, at = ends
    name = context.names[id(element)]
    free = element.tag == "freejoint"
    kind = "free" if free else element.choice("type", JOINTS, "hinge")
    unit = context.places.unit if kind in ("hinge", "ball") else 1.0
    zero = unit * element.number("ref", 0.0) if kind in ("hinge", "slide") else 0.0
    q, v = _start(context, kind, zero, at, element)
    position = np.array(element.numbers("pos", 3, (0, 0, 0)))
    anchor = pose((around.p + around.R @ position).tolist())
    axis = around.R @ np.array(element.numbers("axis", 3, (0, 0, 1)))
    if kind in ("hinge", "slide") and not axis.any():
        raise element.error("the axis has length zero, so it has no direction.")
    seat: Body | Frame = on
    held: Body | Frame = carried
    if kind != "free":
        seat = frame_at(on, name, at @ anchor @ _before(kind, axis, zero))
        held = frame_at(carried, name, anchor)
    armature = element.number("armature", 0.0)
    if armature < 0:
        raise element.error(f"armature={armature:g}: it is zero or positive.")
    joint = context.model.add_joint(
        name, seat, held, _kind(kind, axis), q=q, v=v,
        limits=_range(context, element, kind, unit, q),
        armature=context.constant(f"a_{name}", armature, _INERTIAS[kind]),
    )  # fmt: skip
    unread = ["springyield"] + ["range"] * (kind == "ball")
    clipped = "actuatorfrcrange" in element.attributes
    unread += ["align"] * free + ["actuatorgravcomp"] * clipped
    context.note_unread(element, name, "joints", *unread)
    context.naming.moves(joint)
    context.carriers[carried.name] = joint
    context.joints[element.get("name", name)] = MjJoint(
        element, kind, joint, number, axis, anchor.p, zero, unit
    )


def _before(kind: str, axis: Floats, zero: float) -> Pose:
    """Return the place where the coordinate is zero, seen from where it is `zero`."""
    if zero == 0:
        return pose()
    if kind == "slide":
        return pose((-zero * axis / np.linalg.norm(axis)).tolist())
    where = np.flatnonzero(axis)
    if len(where) == 1:
        return pose(R=about(int(where[0]), -float(np.sign(axis[where[0]])) * zero))
    return pose(R=by_axis_angle(axis, -zero))


def _kind(kind: str, axis: Floats) -> Revolute | Prismatic | Spherical | Free:
    match kind:
        case "hinge":
            return Revolute(tuple(axis.tolist()))
        case "slide":
            return Prismatic(tuple(axis.tolist()))
        case "ball":
            return Spherical()
    return Free()


def _start(
    context: MjcfImport, kind: str, zero: float, at: Pose, element: XmlElement
) -> tuple[list[float], list[float] | None]:
    """Return coordinates and velocities, None where the keyframe has none."""
    words = zip(("qpos", "qvel"), _SIZES[kind], strict=True)
    values, v = (context.from_keyframe(word, n, element) for word, n in words)
    if values is not None:
        if kind in ("ball", "free"):
            length = float(np.linalg.norm(values[-4:]))
            if not length > 0:
                raise element.error("the keyframe has a quaternion of length zero.")
            values[-4:] = [e / length for e in values[-4:]]
        return values, v
    if kind == "free":
        return [*at.p.tolist(), *quaternion(at.R)], v
    return [1.0, 0.0, 0.0, 0.0] if kind == "ball" else [zero], v


def _range(
    context: MjcfImport, element: XmlElement, kind: str, unit: float, q: list[float]
) -> tuple[float, float] | None:
    """Return the range of a joint, widened where the start is outside of it."""
    ends = range_of(context, element) if kind in ("hinge", "slide") else None
    if ends is None:
        return None
    return min(unit * ends[0], q[0]), max(unit * ends[1], q[0])


def range_of(
    context: MjcfImport, element: XmlElement, name: str = ""
) -> tuple[float, float] | None:
    """Return a range if it counts, by the attribute and the compiler's settings."""
    if f"{name}range" not in element.attributes:
        return None
    counts = element.choice(f"{name}limited", ("true", "false", "auto"), "auto")
    if counts == "auto":
        counts = context.document.compiler.get("autolimits", "true")
    low, high = element.numbers(f"{name}range", 2)
    return (low, high) if counts == "true" and low < high else None


def inertia_of(context: MjcfImport, joint: MjJoint) -> float:
    """Return the inertia of a hinge or slide joint, all others free [kg m² or kg]."""
    share = context.mobilities[id(joint)]
    if not share > 0:
        raise joint.element.error("some joint moves nothing that has mass.")
    return 1 / share


def _mass_matrix(context: MjcfImport) -> tuple[list[MjJoint], Floats]:
    """Return the joint of each freedom, and the mass matrix of the freedoms."""
    bodies, places = context.tree.bodies, [pose()]
    for body in bodies[1:]:
        places.append(places[body.parent] @ body.at)
    owners: list[MjJoint] = []
    motions: list[Floats] = []
    for joint in context.joints.values():
        own = _motions(joint, places[joint.number])
        owners += [joint] * len(own)
        motions += own
    M = np.diag([owner.element.number("armature", 0.0) for owner in owners])
    above: list[set[int]] = []
    for number, body in enumerate(bodies):
        above.append({number, *(above[body.parent] if number else ())})
        moving = [k for k, owner in enumerate(owners) if owner.number in above[number]]
        if moving:
            J = np.array([motions[k] for k in moving])
            placed = body.inertial.placed(places[number])
            m, r = placed.mass, placed.com
            cross = m * np.array([[0, -r[2], r[1]], [r[2], 0, -r[0]], [-r[1], r[0], 0]])
            about = placed.inertia + m * of_point(r)
            inertia = np.block([[about, cross], [cross.T, m * np.eye(3)]])
            M[np.ix_(moving, moving)] += J @ inertia @ J.T
    return owners, M


def _motions(joint: MjJoint, at: Pose) -> list[Floats]:
    anchor, axis = at.p + at.R @ joint.anchor, at.R @ joint.axis
    if joint.kind == "slide":
        return [np.concatenate([np.zeros(3), axis / np.linalg.norm(axis)])]
    if joint.kind == "hinge":
        return [_turning(axis / np.linalg.norm(axis), anchor)]
    turns = [_turning(at.R[:, k], anchor) for k in range(3)]
    slides = [np.eye(6)[3 + k] for k in range(3)] if joint.kind == "free" else []
    return [*slides, *turns]


def _turning(axis: Floats, anchor: Floats) -> Floats:
    return np.concatenate([axis, np.cross(anchor, axis)])
