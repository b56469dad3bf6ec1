"""Tendons: lengths over several joints or points, and what acts along them.

References:
    mujoco.readthedocs.io, XML reference: tendon; Computation, Passive forces.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import final

import numpy as np

from symbody.expr.functions import tanh, where
from symbody.expr.node import ZERO, Node, as_node
from symbody.io.mjcf.build import Built
from symbody.io.xml import XmlElement
from symbody.model.body import Body, Frame, frame_of
from symbody.model.joint import Joint
from symbody.model.loads.joint_loads import JointForce
from symbody.model.loads.springs import PointToPoint
from symbody.model.sensors.frames import Distance


@final
@dataclass(frozen=True, eq=False)
class Tendon:
    """A tendon.

    Attributes:
        element: Where it stands, with its defaults.
        name: For what is made of it.
        length: Formula of its length [m or rad].
        rate: Formula of the length's derivative.
        joints: (joint, coefficient) of a tendon over joints.
        spans: (end, end, divisor) of a tendon over points of different bodies.
    """

    element: XmlElement
    name: str
    length: Node
    rate: Node
    joints: Sequence[tuple[Joint, float]] = ()
    spans: Sequence[tuple[Body | Frame, Body | Frame, float]] = ()

    def add_force(self, built: Built, name: str, force: Node) -> None:
        """Add a force that is positive where it lengthens the tendon."""
        for joint, coefficient in self.joints:
            load = built.naming.take("load", f"{name}_{joint.name}")
            built.model.add_load(load, JointForce(joint, coefficient * force))
        for number, (a, b, divisor) in enumerate(self.spans, start=1):
            load = built.naming.take("load", f"{name}_{number}")
            built.model.add_load(load, PointToPoint(a, b, force / divisor))


def add_tendons(
    built: Built, friction: str, regularization: float
) -> dict[str, Tendon]:
    """Return the tendons of a file by name, and add what they do by themselves.

    Raises:
        ReadError: One is wrong.
    """
    tendons: dict[str, Tendon] = {}
    for child in built.document.sections("tendon"):
        whole = _with_defaults(built, child)
        with whole.blamed():
            name = whole.get("name", f"tendon_{len(tendons) + 1}")
            tendon = _fixed(built, whole) if child.tag == "fixed" else None
            if child.tag == "spatial":
                tendon = _spatial(built, whole)
            if tendon is None:
                continue
            tendons[name] = tendon
            _add_passive(built, tendon, friction, regularization)
            for word in ("armature", "range"):
                if word in whole.attributes and any(whole.numbers(word, None)):
                    built.notes.left_out(f"{word} of tendons", name)
    return tendons


def _with_defaults(built: Built, child: XmlElement) -> XmlElement:
    attributes: dict[str, str] = {}
    for default in built.document.defaults(child):
        if default.tag == "tendon":
            attributes |= default.attributes
    whole = built.document.with_defaults(child)
    whole.attributes = {**attributes, **child.attributes}
    return whole


def _fixed(built: Built, element: XmlElement) -> Tendon | None:
    length, rate, joints = ZERO, ZERO, []
    for part in element.all("joint"):
        found = built.joints.get(part.get("joint"))
        if found is None or found.kind not in ("hinge", "slide"):
            raise part.error(f"there is no hinge or slide joint {part.get('joint')!r}.")
        coefficient = part.number("coef")
        joint = found.joint
        length = length + coefficient * joint.q[0]
        rate = rate + coefficient * joint.v[0]
        joints.append((joint, coefficient))
    name = built.naming.take("tendon", element.get("name", ""))
    return Tendon(element, name, length, rate, joints=joints)


def _spatial(built: Built, element: XmlElement) -> Tendon | None:
    name = element.get("name", "")
    if element.all("geom"):
        built.notes.left_out("tendons that wrap around geoms", name)
        return None
    own = built.naming.take("tendon", name)
    length, rate = ZERO, ZERO
    spans: list[tuple[Body | Frame, Body | Frame, float]] = []
    for a, b, divisor in _spans(built, element):
        first, second = frame_of(own, a), frame_of(own, b)
        if first.body is second.body:
            apart = [
                float(x) - float(y) for x, y in zip(first.p, second.p, strict=True)
            ]
            length = length + as_node(float(np.linalg.norm(apart)) / divisor)
            continue
        sensor = built.naming.take("sensor", f"{own}_{len(spans) + 1}")
        distance = built.model.add_sensor(sensor, Distance(a, b))
        length, rate = length + distance[0] / divisor, rate + distance[1] / divisor
        spans.append((a, b, divisor))
    return Tendon(element, own, length, rate, spans=spans)


def _spans(
    built: Built, element: XmlElement
) -> Iterator[tuple[Body | Frame, Body | Frame, float]]:
    before, divisor = None, 1.0
    for part in element.children:
        if part.tag == "pulley":
            before, divisor = None, part.number("divisor")
            if not divisor > 0:
                raise part.error("the divisor must be positive.")
            continue
        site = built.sites.get(part.get("site", ""))
        if part.tag != "site" or site is None:
            raise part.error(f"there is no site {part.get('site', '')!r}.")
        if before is not None:
            yield before, site, divisor
        before = site


def _add_passive(
    built: Built, tendon: Tendon, friction: str, regularization: float
) -> None:
    element, flag = tendon.element, built.document.flag
    stiffness, damping = (
        element.number("stiffness", 0.0),
        element.number("damping", 0.0),
    )
    force = ZERO
    if stiffness and flag("passive") and flag("spring"):
        stretch = _stretch(built, tendon)
        if stretch is not None:
            force = force - stiffness * stretch
    if damping and flag("passive") and flag("damper"):
        force = force - damping * tendon.rate
    dry = element.number("frictionloss", 0.0)
    if dry and flag("frictionloss"):
        if friction == "off":
            built.notes.left_out("dry friction of tendons, as asked", tendon.name)
        else:
            force = force - dry * tanh(tendon.rate / regularization)
    if force is not ZERO:
        tendon.add_force(built, f"{tendon.name}_passive", force)


def _stretch(built: Built, tendon: Tendon) -> Node | None:
    """Return by how much a tendon is longer than at rest; zero within a range."""
    rest = tendon.element.numbers("springlength", None, ()) or (-1.0,)
    if rest[0] < 0:
        if tendon.spans:
            built.notes.left_out(
                "springs of spatial tendons without springlength", tendon.name
            )
            return None
        rests = {
            joint.joint.name: joint.unit * joint.element.number("springref", 0.0)
            for joint in built.joints.values()
        }
        rest = (sum(c * rests[joint.name] for joint, c in tendon.joints),) * 2
    low, high = rest[0], rest[-1]
    above: Node = tendon.length - high
    below: Node = tendon.length - low
    if low == high:
        return below
    stretch: Node = where(above > 0, above, where(below < 0, below, 0))
    return stretch
