"""Links that fixed joints hold, made part of the link that carries them."""

from __future__ import annotations

from dataclasses import replace

from symbody.io.urdf.robot import Robot, Shape, UrdfJoint


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
        places = {frame: joint.at @ at for frame, at in child.frames.items()}
        parent.frames = {**parent.frames, name: joint.at, **places}
        for carried in children.pop(name, []):
            if carried in joints:
                joints[carried] = _from(joints[carried], joint)
                children[joint.parent].append(carried)
    return Robot(robot.name, links, joints, robot.root)


def _from(joint: UrdfJoint, fixed: UrdfJoint) -> UrdfJoint:
    return replace(joint, parent=fixed.parent, at=fixed.at @ joint.at)


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
