"""The content of a URDF file as numbers; links merged, joints without mass.

References:
    wiki.ros.org/urdf/XML: robot, link, joint.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from typing import final

import numpy as np

from symbody.arguments import listed
from symbody.io.context import MASSLESS, Inertial, Pose, about, pose, symmetric
from symbody.io.source import Notes
from symbody.io.xml import XmlElement

_NONE = 1e15
KINDS = ("revolute", "continuous", "prismatic", "fixed", "floating", "planar")
_ONE_FREEDOM = ("revolute", "continuous", "prismatic")
# Elements with what they hold; others, and what else is in these, are extensions.
WORDS = {
    "robot": "name link joint material transmission",
    "link": "name inertial visual collision",
    "joint": "name type parent child origin axis limit dynamics mimic calibration "
    "safety_controller",
    "inertial": "origin mass inertia", "origin": "xyz rpy", "mass": "value",
    "inertia": "ixx ixy ixz iyy iyz izz", "axis": "xyz",
    "limit": "lower upper effort velocity", "dynamics": "damping friction",
    "mimic": "joint multiplier offset", "visual": "name origin geometry material",
    "collision": "name origin geometry material", "mesh": "filename scale",
}  # fmt: skip


@final
@dataclass(frozen=True, eq=False)
class Shape:
    """A visual or a collision, with its place in the frame of the link it is on."""

    element: XmlElement
    at: Pose


@final
@dataclass(eq=False)
class UrdfLink:
    """A link, with the places of links that were merged into it, by name."""

    name: str
    element: XmlElement
    inertial: Inertial
    shapes: list[Shape]
    frames: dict[str, Pose] = field(default_factory=dict)


@final
@dataclass(frozen=True, eq=False)
class UrdfJoint:
    """A joint from the parent to the child, whose frame is that of the child.

    `at` is its place where the coordinate is zero; damping in N m s/rad or N s/m,
    friction and effort in N m or N. The mimic is (joint, multiplier, offset).
    """

    name: str
    element: XmlElement
    kind: str
    parent: str
    child: str
    at: Pose
    axis: tuple[float, ...]
    limits: tuple[float, float] | None
    damping: float
    friction: float
    effort: float | None
    mimic: tuple[str, float, float] | None


@final
@dataclass(eq=False)
class Robot:
    """A robot: links by name, each joint under the name of its child; the root link."""

    name: str
    links: dict[str, UrdfLink]
    joints: dict[str, UrdfJoint]
    root: str


def robot_of(root: XmlElement) -> Robot:
    """Return the content of a file; raises ReadError if a part is missing or wrong."""
    if root.tag != "robot":
        raise root.error("the outermost element of a URDF file is 'robot'.")
    for element in root.children:
        if element.tag.startswith("xacro:"):
            raise element.error(
                "this is a macro, and macros are not carried out. Expand the file "
                "first: xacro robot.urdf.xacro > robot.urdf."
            )
    links: dict[str, UrdfLink] = {}
    for element in root.all("link"):
        parts = element.all("visual", "collision")
        shapes = [Shape(part, origin_of(part)) for part in parts]
        properties = element.child("inertial")
        inertial = MASSLESS if properties is None else _inertial(properties)
        name = element.get("name")
        if name in links:
            raise element.error("there is a link of this name already.")
        links[name] = UrdfLink(name, element, inertial, shapes)
    if not links:
        raise root.error("it has no links. A robot needs one at least.")
    joints = _joints(root, links)
    return Robot(root.get("name", "robot"), links, joints, _root(root, links, joints))


def note_incomplete(root: XmlElement, robot: Robot, notes: Notes) -> None:
    """Note extensions that join links, and joints that lack limits."""
    known = WORDS["robot"].split()
    extensions = [one for one in root.children if one.tag not in known]
    for one in (*extensions, *(own for whole in extensions for own in whole.children)):
        ends = {*one.attributes, *(own.tag for own in one.children)}
        pairs = {"parent", "child"}, {"link1", "link2"}
        if "constraint" in one.tag or any(pair <= ends for pair in pairs):
            notes.left_out("joints and constraints of extensions", one.where)
    for joint in robot.joints.values():
        limited = joint.limits is not None or joint.mimic is not None
        if joint.kind in ("revolute", "prismatic") and not limited:
            what = "limits of revolute and prismatic joints, which it does not have"
            notes.left_out(what, joint.name)


def _joints(root: XmlElement, links: dict[str, UrdfLink]) -> dict[str, UrdfJoint]:
    joints: dict[str, UrdfJoint] = {}
    names: set[str] = set()
    for element in root.all("joint"):
        joint = _joint(element)
        if joint.name in names:
            raise element.error("there is a joint of this name already.")
        names.add(joint.name)
        for end in (joint.parent, joint.child):
            if end not in links:
                raise element.error(
                    f"there is no link {end!r}. Add it, or correct the name."
                )
        if joint.child in joints:
            other = joints[joint.child].name
            raise element.error(
                f"the joint {other!r} carries the link {joint.child!r} already, and a "
                f"link has one parent only."
            )
        joints[joint.child] = joint
    return joints


def _root(
    robot: XmlElement, links: dict[str, UrdfLink], joints: dict[str, UrdfJoint]
) -> str:
    roots = [name for name in links if name not in joints]
    if len(roots) != 1:
        names = listed(map(repr, roots), 5)
        raise robot.error(
            f"exactly one link must be without parent, the root; here are {names}."
        )
    reached = set(order_of(Robot("", links, joints, roots[0])))
    for name, link in links.items():
        if name not in reached:
            raise link.element.error("no chain of joints leads to it from the root.")
    return roots[0]


def origin_of(element: XmlElement) -> Pose:
    """Return the place in the child 'origin' of an element."""
    origin = element.child("origin")
    if origin is None:
        return pose()
    # About the fixed x, then the fixed y, then the fixed z.
    roll, pitch, yaw = origin.numbers("rpy", 3, (0, 0, 0))
    R = about(2, yaw) @ about(1, pitch) @ about(0, roll)
    return pose(origin.numbers("xyz", 3, (0, 0, 0)), R)


def _inertial(element: XmlElement) -> Inertial:
    mass = element.required_child("mass").number("value")
    inertia = element.child("inertia")
    entries = ("ixx", "iyy", "izz", "ixy", "ixz", "iyz")
    J = symmetric(*(inertia.number(e, 0.0) if inertia else 0.0 for e in entries))
    if mass < 0:
        raise element.error(f"the mass is {mass:g} kg. A mass is zero or positive.")
    return replace(MASSLESS, mass=mass, inertia=J).placed(origin_of(element))


def _joint(element: XmlElement) -> UrdfJoint:
    kind = element.choice("type", KINDS)
    axis, limit = element.child("axis"), element.child("limit")
    dynamics = element.child("dynamics")
    direction = (1.0, 0.0, 0.0) if axis is None else axis.numbers("xyz", 3)
    if axis is not None and not any(direction) and kind not in ("fixed", "floating"):
        raise axis.error("the axis has length zero, so it has no direction.")
    mimic, mimicked = element.child("mimic"), None
    if mimic is not None:
        multiplier = mimic.number("multiplier", 1.0)
        mimicked = mimic.get("joint"), multiplier, mimic.number("offset", 0.0)
    has_effort = limit is not None and "effort" in limit.attributes
    return UrdfJoint(
        name=element.get("name"), element=element, kind=kind,
        parent=element.required_child("parent").get("link"),
        child=element.required_child("child").get("link"),
        at=origin_of(element), axis=direction,
        limits=_limits(limit) if kind in ("revolute", "prismatic") else None,
        damping=_not_negative(dynamics, "damping"),
        friction=_not_negative(dynamics, "friction"),
        effort=_bound(limit, "effort") if limit is not None and has_effort else None,
        mimic=mimicked,
    )  # fmt: skip


def _limits(limit: XmlElement | None) -> tuple[float, float] | None:
    if limit is None or not {"lower", "upper"} & set(limit.attributes):
        return None
    lower, upper = _bound(limit, "lower"), _bound(limit, "upper")
    if lower > upper:
        raise limit.error(f"lower={lower:g} is above upper={upper:g}.")
    return (lower, upper) if lower < upper else None


def _bound(limit: XmlElement, name: str) -> float:
    """Return a bound; files write numbers near the greatest of all for none."""
    try:
        value = float(limit.get(name, "0"))
    except ValueError:
        value = 0.0
    if abs(value) > _NONE:
        return math.copysign(math.inf, value)
    return limit.number(name, 0.0)


def _not_negative(element: XmlElement | None, name: str) -> float:
    value = 0.0 if element is None else element.number(name, 0.0)
    if element is not None and value < 0:
        raise element.error(
            f"{name}={value:g}: friction brakes, so it is not negative."
        )
    return value


def merged(robot: Robot) -> Robot:
    """Return a robot without fixed joints; merged links stay as frames of others."""
    links = {name: replace(link) for name, link in robot.links.items()}
    joints = dict(robot.joints)
    children = children_of(robot)
    # From the tips, so that what is merged carries nothing by a fixed joint itself.
    for name in reversed(order_of(robot)):
        joint = joints.get(name)
        if joint is None or joint.kind != "fixed":
            continue
        parent, child = links[joint.parent], links.pop(name)
        del joints[name]
        parent.inertial = parent.inertial + child.inertial.placed(joint.at)
        moved = [Shape(s.element, joint.at @ s.at) for s in child.shapes]
        parent.shapes = [*parent.shapes, *moved]
        places = {frame: joint.at @ place for frame, place in child.frames.items()}
        parent.frames = {**parent.frames, name: joint.at, **places}
        for carried in children.pop(name, []):
            if carried in joints:
                at = joint.at @ joints[carried].at
                joints[carried] = replace(joints[carried], parent=joint.parent, at=at)
                children[joint.parent].append(carried)
    return Robot(robot.name, links, joints, robot.root)


def children_of(robot: Robot) -> dict[str, list[str]]:
    """Return the names of the links that each link carries, in the file's order."""
    children: dict[str, list[str]] = {}
    for child, joint in robot.joints.items():
        children.setdefault(joint.parent, []).append(child)
    return children


def order_of(robot: Robot) -> list[str]:
    """Return the names of all links, depth first, children as the file has them."""
    children = children_of(robot)
    order, open_ = [], [robot.root]
    while open_:
        name = open_.pop()
        order.append(name)
        open_ += reversed(children.get(name, []))
    return order


def massless_joints(robot: Robot, *, mimic: bool) -> list[str]:
    """Return the children of joints of one freedom that move nothing with mass."""
    carried = {name: link.inertial for name, link in robot.links.items()}
    for name in reversed(order_of(robot)):
        joint = robot.joints.get(name)
        if joint is not None:
            part = carried[name]
            own = part if part.mass or part.inertia.any() else MASSLESS
            carried[joint.parent] = carried[joint.parent] + own.placed(joint.at)

    def is_idle(joint: UrdfJoint) -> bool:
        part, axis = carried[joint.child], np.array(joint.axis)
        turns = joint.kind != "prismatic"
        return part.mass == 0 and not (turns and axis @ part.inertia @ axis)

    joints = robot.joints.values()
    single = {joint.name: joint for joint in joints if joint.kind in _ONE_FREEDOM}
    idle = {name: joint for name, joint in single.items() if is_idle(joint)}
    if not mimic:
        return [joint.child for joint in idle.values()]
    busy = [joint for name, joint in single.items() if name not in idle]
    followed = {joint.mimic[0] for joint in busy if joint.mimic is not None}
    return [
        joint.child
        for name, joint in idle.items()
        if name not in followed
        and (joint.mimic is None or joint.mimic[0] not in single)
    ]
