"""Equalities: what MuJoCo holds softly, as exact loops and constraints.

References:
    mujoco.readthedocs.io, XML reference: equality.
"""

from __future__ import annotations

import numpy as np

from symbody.expr.node import Node, Scalar
from symbody.io.frames import frame_at
from symbody.io.mjcf.build import Built, MjJoint
from symbody.io.mjcf.tendons import Tendon
from symbody.io.pose import Pose, by_quaternion, pose
from symbody.io.xml import XmlElement
from symbody.model.body import Body, Frame
from symbody.model.constraints.cuts import BallCut, BodyCut
from symbody.model.constraints.relations import Algebraic
from symbody.model.loops.relations import JointFormula


def add_equalities(built: Built, tendons: dict[str, Tendon]) -> None:
    """Add what closes loops and couples joints.

    Raises:
        ReadError: An equality names what is not there.
    """
    if not built.document.flag("equality"):
        return
    for child in built.document.sections("equality"):
        element = _with_defaults(built, child)
        if element.get("active", "true") != "true":
            continue
        with element.blamed():
            name = built.naming.take("constraint", element.get("name", ""))
            match element.tag:
                case "connect" | "weld":
                    _hold(built, element, name)
                case "joint":
                    _couple(built, element, name)
                case "tendon":
                    _tie(built, element, name, tendons)
                case _:
                    built.notes.left_out("equalities of flexible bodies", name)


def _with_defaults(built: Built, child: XmlElement) -> XmlElement:
    whole = built.document.with_defaults(child)
    common: dict[str, str] = {}
    for default in built.document.defaults(child):
        if default.tag == "equality":
            common |= default.attributes
    whole.attributes = {**common, **whole.attributes}
    return whole


def _hold(built: Built, element: XmlElement, name: str) -> None:
    cut = BallCut if element.tag == "connect" else BodyCut
    if "site1" in element.attributes:
        ends = [_site(built, element, f"site{k}") for k in (1, 2)]
        built.model.add_constraint(name, cut(*ends))
        return
    first, second = _number(built, element, "body1"), _number(built, element, "body2")
    places = [_place(built, number) for number in (first, second)]
    if element.tag == "connect":
        on_first = pose(element.numbers("anchor", 3))
        on_second = places[1].inverse() @ places[0] @ on_first
    else:
        on_second = pose(element.numbers("anchor", 3, (0, 0, 0)))
        between = places[0].inverse() @ places[1]
        told = element.numbers("relpose", 7, (0, 1, 0, 0, 0, 0, 0))
        if any(told[3:]):
            between = pose(told[:3], by_quaternion(told[3:]))
        on_first = between @ on_second
    a = frame_at(built.bodies[first], name, on_first)
    b = frame_at(built.bodies[second], name, on_second)
    built.model.add_constraint(name, cut(a, b))


def _site(built: Built, element: XmlElement, which: str) -> Body | Frame:
    name = element.get(which)
    if name not in built.sites:
        raise element.error(f"there is no site {name!r}.")
    return built.sites[name]


def _number(built: Built, element: XmlElement, which: str) -> int:
    name = element.get(which, "world" if which == "body2" else None)
    if name not in built.named_bodies:
        raise element.error(f"there is no body {name!r}.")
    return built.named_bodies[name]


def _place(built: Built, number: int) -> Pose:
    """Return where the file draws a body."""
    place = pose()
    while number:
        body = built.tree.bodies[number]
        place, number = body.at @ place, body.parent
    return place


def _couple(built: Built, element: XmlElement, name: str) -> None:
    first = _joint(built, element, "joint1")
    value: Scalar = 0.0
    if "joint2" in element.attributes:
        second = _joint(built, element, "joint2")
        value = second.joint.q[0] - second.zero
    formula = first.zero + _polynomial(element, value)
    built.model.add_loop(name, JointFormula(first.joint, formula))


def _joint(built: Built, element: XmlElement, which: str) -> MjJoint:
    joint = built.joints.get(element.get(which))
    if joint is None or joint.kind not in ("hinge", "slide"):
        raise element.error(f"there is no hinge or slide joint {element.get(which)!r}.")
    return joint


def _polynomial(element: XmlElement, x: Scalar) -> Scalar:
    given = element.numbers("polycoef", None, (0, 1))[:5]
    value: Scalar = 0.0
    for coefficient in reversed(given):
        value = coefficient + x * value
    return value


def _tie(
    built: Built, element: XmlElement, name: str, tendons: dict[str, Tendon]
) -> None:
    lengths: list[Node] = []
    for which in ("tendon1", "tendon2"):
        if which == "tendon2" and which not in element.attributes:
            continue
        tendon = tendons.get(element.get(which))
        if tendon is None or tendon.spans:
            built.notes.left_out("equalities of tendons over points", name)
            return
        zeros = {joint.joint.name: joint.zero for joint in built.joints.values()}
        rest = sum(c * zeros[joint.name] for joint, c in tendon.joints)
        lengths.append(tendon.length - rest)
    other: Scalar = lengths[1] if len(lengths) > 1 else 0.0
    formula = lengths[0] - _polynomial(element, other)
    if not np.isscalar(formula):
        built.model.add_constraint(name, Algebraic(formula))
