"""Actuators: inputs, what stands between them and a force, and where it acts.

    force = gain * (input or activation) + bias

References:
    mujoco.readthedocs.io, Computation, Actuation model; XML reference: actuator.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, TypeAlias, final

import numpy as np

from symbody.expr.functions import maximum, minimum
from symbody.expr.node import ZERO, Node, Scalar, Symbol
from symbody.io.mjcf.actuator_laws import Law, law_of
from symbody.io.mjcf.build import Built, MjJoint, limited
from symbody.io.mjcf.document import ACTUATORS
from symbody.io.mjcf.tendons import Tendon
from symbody.io.pose import Floats
from symbody.io.xml import XmlElement
from symbody.model.loads.force import Force, Torque
from symbody.model.loads.joint_loads import JointForce

_TRANSMISSIONS = (
    "joint", "jointinparent", "tendon", "site", "body", "cranksite", "slidersite",
)  # fmt: skip


@final
@dataclass(eq=False)
class Forces:
    """Sums of forces in joints, which may be limited together."""

    owner: dict[str, MjJoint]
    of_joint: dict[str, tuple[MjJoint, Node]] = field(default_factory=dict)
    elsewhere: bool = False

    def add(self, joint: MjJoint, force: Node) -> None:
        """Add a force to those of a joint of one freedom."""
        _, before = self.of_joint.get(joint.joint.name, (joint, ZERO))
        self.of_joint[joint.joint.name] = joint, before + force


# Name, force and gear of an actuator.
Effort: TypeAlias = tuple[str, Node, Floats]


def add_actuators(built: Built, tendons: dict[str, Tendon]) -> None:
    """Add an input and a force for each actuator.

    Raises:
        ReadError: One is wrong.
    """
    forces = Forces({joint.joint.name: joint for joint in built.joints.values()})
    if not built.document.flag("actuation"):
        return
    for child in built.document.sections("actuator"):
        if child.tag not in ACTUATORS:
            raise child.error("this is no actuator.")
        with child.blamed():
            _add(built, child, tendons, forces)
    for joint in forces.owner.values():
        if forces.elsewhere and "actuatorfrcrange" in joint.element.attributes:
            built.notes.left_out(
                "limits of joints for forces at sites and along spatial tendons",
                joint.joint.name,
            )
    for joint, force in forces.of_joint.values():
        element = joint.element
        with element.blamed():
            if "actuatorfrcrange" in element.attributes and limited(
                built, element, "actuatorfrclimited"
            ):
                low, high = element.numbers("actuatorfrcrange", 2)
                force = maximum(minimum(force, high), low)
            name = built.naming.take("load", f"{joint.joint.name}_motor")
            built.model.add_load(name, JointForce(joint.joint, force))


def _add(
    built: Built, child: XmlElement, tendons: dict[str, Tendon], forces: Forces
) -> None:
    whole, law = law_of(built, child)
    name = child.get("name", "")
    where = next((t for t in _TRANSMISSIONS if t in whole.attributes), None)
    if where is None:
        raise child.error(f"it acts nowhere. Give one of {', '.join(_TRANSMISSIONS)}.")
    target = whole.get(where)
    own = built.naming.take("input", name or f"{target}_motor")
    if law is None or where in ("body", "cranksite", "slidersite"):
        built.notes.left_out(f"actuators of the kind {child.tag} at a {where}", own)
        return
    gear = np.zeros(6)
    given = (whole.numbers("gear", None, ()) or (1.0,))[:6]
    gear[: len(given)] = given
    length, rate = _transmitted(built, whole, where, target, tendons, gear[0])
    if length is None and (any(law.bias[1:]) or any(law.gain[1:])):
        built.notes.left_out(f"actuators with feedback at a {where}", own)
        return
    limits = None
    if "ctrlrange" in whole.attributes and limited(built, whole, "ctrllimited"):
        low, high = whole.numbers("ctrlrange", 2)
        limits = (low, high) if low < high else None
    u = built.model.add_input(own, limits=limits)
    signal = _signal(built, law, whole, own, u)
    gain = _affine(law.gain, length, rate)
    force = gain * signal + _affine(law.bias, length, rate)
    if "forcerange" in whole.attributes and limited(built, whole, "forcelimited"):
        low, high = whole.numbers("forcerange", 2)
        force = maximum(minimum(force, high), low)
    _act(built, whole, (where, target), (own, force, gear), tendons, forces)


def _affine(coefficients: tuple[float, float, float], length: Any, rate: Any) -> Scalar:
    fixed, by_length, by_rate = coefficients
    value: Scalar = fixed
    if by_length:
        value = value + by_length * length
    if by_rate:
        value = value + by_rate * rate
    return value


def _transmitted(
    built: Built,
    element: XmlElement,
    where: str,
    target: str,
    tendons: dict[str, Tendon],
    gear: float,
) -> tuple[object, object]:
    """Return length and rate of a transmission; None where they have no formula."""
    if where in ("joint", "jointinparent"):
        joint = _joint(built, element, target)
        if joint.kind in ("hinge", "slide"):
            return gear * joint.joint.q[0], gear * joint.joint.v[0]
    if where == "tendon" and target in tendons:
        return gear * tendons[target].length, gear * tendons[target].rate
    return None, None


def _joint(built: Built, element: XmlElement, name: str) -> MjJoint:
    if name not in built.joints:
        raise element.error(f"there is no joint {name!r}.")
    return built.joints[name]


def _signal(built: Built, law: Law, element: XmlElement, name: str, u: Symbol) -> Node:
    """Return the input, or the state that follows it."""
    if law.dynamics == "none":
        return u
    state = built.naming.take("state", f"{name}_activation")
    if "actrange" in element.attributes and limited(built, element, "actlimited"):
        built.notes.left_out("limits of activations", name)
    x = built.model.add_state(state, 0.0)
    built.model.set_rate(
        x, u if law.dynamics == "integrator" else (u - x) / law.constant
    )
    return x


def _act(
    built: Built,
    element: XmlElement,
    place: tuple[str, str],
    what: Effort,
    tendons: dict[str, Tendon],
    forces: Forces,
) -> None:
    where, target = place
    name, force, gear = what
    if where in ("joint", "jointinparent"):
        joint = _joint(built, element, target)
        if joint.kind in ("hinge", "slide"):
            forces.add(joint, gear[0] * force)
        else:
            _act_in_joint(built, joint, where, what)
    elif where == "tendon":
        if target not in tendons:
            built.notes.left_out("actuators of tendons that are left out", name)
            return
        tendon = tendons[target]
        for made, coefficient in tendon.joints:
            forces.add(forces.owner[made.name], coefficient * gear[0] * force)
        if tendon.spans:
            forces.elsewhere = True
            tendon.add_force(built, f"{name}_force", gear[0] * force)
    else:
        if target not in built.sites:
            raise element.error(f"there is no site {target!r}.")
        forces.elsewhere = True
        _act_at_site(built, element, target, what)


def _act_in_joint(built: Built, joint: MjJoint, where: str, what: Effort) -> None:
    name, force, gear = what
    if where == "jointinparent":
        built.notes.left_out("actuators of ball joints in the parent's axes", name)
        return
    entries = [g * force for g in (gear[:3] if joint.kind == "ball" else gear)]
    load = built.naming.take("load", f"{name}_force")
    built.model.add_load(load, JointForce(joint.joint, entries))


def _act_at_site(built: Built, element: XmlElement, target: str, what: Effort) -> None:
    name, force, gear = what
    site = built.sites[target]
    if "refsite" in element.attributes:
        built.notes.left_out("actuators with a refsite", name)
        return
    if gear[:3].any():
        load = built.naming.take("load", f"{name}_force")
        push = [g * force for g in gear[:3]]
        built.model.add_load(load, Force(site, push, expressed_in=site))
    if gear[3:].any():
        load = built.naming.take("load", f"{name}_torque")
        twist = [g * force for g in gear[3:]]
        built.model.add_load(load, Torque(site, twist, expressed_in=site))
