"""Actuators: their inputs, laws, transmissions and forces.

    force = gain * (input or activation) + bias

References:
    mujoco.readthedocs.io, Computation, Actuation model; XML reference: actuator.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias, final

import numpy as np

from symbody.expr.functions import maximum, minimum
from symbody.expr.node import ZERO, Node, Scalar
from symbody.io.context import Floats
from symbody.io.mjcf.build import MjcfImport, MjJoint, inertia_of, limited
from symbody.io.mjcf.document import ACTUATORS
from symbody.io.xml import XmlElement
from symbody.model.loads.joint_loads import JointForce
from symbody.model.loads.springs import Force, Torque

# Name, force and gear of an actuator.
Effort: TypeAlias = tuple[str, Node, Floats]
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


def add_actuators(context: MjcfImport) -> None:
    """Add an input and a force for each actuator."""
    forces = Forces({joint.joint.name: joint for joint in context.joints.values()})
    if not context.document.flag("actuation"):
        return
    for child in context.document.sections("actuator"):
        if child.tag not in ACTUATORS:
            raise child.error("this is no actuator.")
        with child.blamed():
            _add(context, child, forces)
    for joint in forces.owner.values():
        if forces.elsewhere and "actuatorfrcrange" in joint.element.attributes:
            context.notes.left_out(
                "limits of joints for forces at sites and along spatial tendons",
                joint.joint.name,
            )
    for joint, force in forces.of_joint.values():
        element = joint.element
        with element.blamed():
            force = _clipped(context, element, "actuatorfrc", force)
            load = JointForce(joint.joint, force)
            context.add_load(f"{joint.joint.name}_motor", load)


def _add(context: MjcfImport, child: XmlElement, forces: Forces) -> None:
    whole, law = law_of(context, child)
    name = child.get("name", "")
    where = next((t for t in _TRANSMISSIONS if t in whole.attributes), None)
    if where is None:
        raise child.error(f"it acts nowhere. Give one of {', '.join(_TRANSMISSIONS)}.")
    target = whole.get(where)
    own = context.naming.take("input", name or f"{target}_motor")
    if law is None or where in ("body", "cranksite", "slidersite"):
        context.notes.left_out(f"actuators of the kind {child.tag} at a {where}", own)
        return
    gear = np.zeros(6)
    entries = (whole.numbers("gear", None, ()) or (1.0,))[:6]
    gear[: len(entries)] = entries
    length, rate = _transmitted(context, whole, where, gear[0])
    if length is None and (any(law.bias[1:]) or any(law.gain[1:])):
        context.notes.left_out(f"actuators with feedback at a {where}", own)
        return
    limits = _limits(context, whole, "ctrl")
    limits = limits if limits and limits[0] < limits[1] else None
    signal: Node = context.model.add_input(own, limits=limits)
    if law.dynamics != "none":
        state = context.naming.take("state", f"{own}_activation")
        if _limits(context, whole, "act"):
            context.notes.left_out("limits of activations", own)
        x, u = context.model.add_state(state, 0.0), signal
        rate_of_x = u if law.dynamics == "integrator" else (u - x) / law.constant
        context.model.set_rate(x, rate_of_x)
        signal = x
    gain = _affine(law.gain, length, rate)
    bias = _affine(law.bias, length, rate)
    force = _clipped(context, whole, "force", gain * signal + bias)
    _act(context, whole, where, (own, force, gear), forces)


def _limits(
    context: MjcfImport, element: XmlElement, name: str
) -> tuple[float, float] | None:
    if f"{name}range" not in element.attributes:
        return None
    if not limited(context, element, f"{name}limited"):
        return None
    low, high = element.numbers(f"{name}range", 2)
    return low, high


def _clipped(context: MjcfImport, element: XmlElement, name: str, force: Node) -> Node:
    limits = _limits(context, element, name)
    return maximum(minimum(force, limits[1]), limits[0]) if limits else force


def _affine(coefficients: tuple[float, float, float], length: Any, rate: Any) -> Scalar:
    value: Scalar = coefficients[0]
    for slope, quantity in zip(coefficients[1:], (length, rate), strict=True):
        if slope:
            value = value + slope * quantity
    return value


def _transmitted(
    context: MjcfImport, element: XmlElement, where: str, gear: float
) -> tuple[object, object]:
    """Return length and rate of a transmission; None where they have no formula."""
    target, tendons = element.get(where), context.tendons
    if where in ("joint", "jointinparent"):
        joint = element.referred(context.joints, "joint", target)
        if joint.kind in ("hinge", "slide"):
            return gear * joint.joint.q[0], gear * joint.joint.v[0]
    if where == "tendon" and target in tendons:
        return gear * tendons[target].length, gear * tendons[target].rate
    return None, None


def _act(
    context: MjcfImport, element: XmlElement, where: str, what: Effort, forces: Forces
) -> None:
    target, (name, force, gear) = element.get(where), what
    left_out = context.notes.left_out
    if where in ("joint", "jointinparent"):
        joint = element.referred(context.joints, "joint", target)
        if joint.kind in ("hinge", "slide"):
            forces.add(joint, gear[0] * force)
        elif where == "jointinparent":
            left_out("actuators of ball joints in the parent's axes", name)
        else:
            entries = [g * force for g in (gear[:3] if joint.kind == "ball" else gear)]
            context.add_load(f"{name}_force", JointForce(joint.joint, entries))
        return
    if where == "tendon":
        if target not in context.tendons:
            left_out("actuators of tendons that are left out", name)
            return
        tendon = context.tendons[target]
        for made, coefficient in tendon.joints:
            forces.add(forces.owner[made.name], coefficient * gear[0] * force)
        if tendon.spans:
            forces.elsewhere = True
            tendon.add_force(context, f"{name}_force", gear[0] * force)
        return
    site = element.referred(context.sites, "site", target)
    forces.elsewhere = True
    if "refsite" in element.attributes:
        left_out("actuators with a refsite", name)
        return
    if gear[:3].any():
        push = [g * force for g in gear[:3]]
        context.add_load(f"{name}_force", Force(site, push, expressed_in=site))
    if gear[3:].any():
        twist = [g * force for g in gear[3:]]
        context.add_load(f"{name}_torque", Torque(site, twist, expressed_in=site))


@final
@dataclass(frozen=True)
class Law:
    """Gain and bias (fixed, by length, by velocity), dynamics and time constant [s]."""

    gain: tuple[float, float, float] = (1.0, 0.0, 0.0)
    bias: tuple[float, float, float] = (0.0, 0.0, 0.0)
    dynamics: str = "none"
    constant: float = 1.0


def law_of(context: MjcfImport, child: XmlElement) -> tuple[XmlElement, Law | None]:
    """Return an actuator with its defaults, and its law; None if not known."""
    attributes: dict[str, str] = {}
    law: Law | None = Law()
    for default in context.document.defaults(child):
        if default.tag in ACTUATORS:
            attributes |= default.attributes
            law = _changed(law, default, default.attributes, None)
    attributes |= child.attributes
    whole = replace(child, attributes=attributes)
    # A shortcut sets what it stands for anew, from the defaults as well.
    shortcut = child.tag not in ("general", "plugin")
    own = whole.attributes if shortcut else child.attributes
    joint, mass = context.joints.get(whole.get("joint", "")), None
    if joint is not None and joint.kind in ("hinge", "slide"):
        gear = (whole.numbers("gear", None, ()) or (1.0,))[0]
        mass = inertia_of(context, joint) / gear**2 if gear else None
    return whole, _changed(law, replace(child, attributes=own), own, mass)


def _gains(
    e: XmlElement, attributes: dict[str, str], mass: float | None
) -> tuple[float, float] | None:
    """Return those of position and velocity; None if they are not known here."""
    kp, kv = e.number("kp", 1.0), e.number("kv", 0.0)
    if "inheritrange" in attributes or ("dampratio" in attributes and mass is None):
        return None
    if "dampratio" in attributes:
        kv = 2 * e.number("dampratio") * math.sqrt(kp * (mass or 0.0))
    return kp, kv


def _changed(
    law: Law | None, e: XmlElement, attributes: dict[str, str], mass: float | None
) -> Law | None:
    match e.tag:
        case "general":
            return _general(law, e)
        case "motor":
            return Law()
        case "position" | "intvelocity":
            gains = _gains(e, attributes, mass)
            if gains is None:
                return None
            kp, kv = gains
            constant = e.number("timeconst", 0.0) if e.tag == "position" else 0.0
            dynamics = "filter" if constant > 0 else "none"
            dynamics = dynamics if e.tag == "position" else "integrator"
            return Law((kp, 0, 0), (0, -kp, -kv), dynamics, constant or 1.0)
        case "velocity":
            kv = e.number("kv", 1.0)
            return Law((kv, 0, 0), (0, 0, -kv))
        case "damper":
            return Law((0, 0, -e.number("kv", 1.0)))
        case "cylinder":
            area = e.number("area", 1.0)
            if "diameter" in attributes:
                area = math.pi / 4 * e.number("diameter") ** 2
            fixed, length, rate = e.numbers("bias", 3, (0, 0, 0))
            delay = e.number("timeconst", 1.0)
            return Law((area, 0, 0), (fixed, length, rate), "filter", delay)
    return None


def _general(law: Law | None, e: XmlElement) -> Law | None:
    law = law or Law()
    gain, bias = law.gain, law.bias
    gain_type = e.get("gaintype", "affine" if any(gain[1:]) else "fixed")
    bias_type = e.get("biastype", "affine" if any(bias) else "none")
    dynamics = e.get("dyntype", law.dynamics).removesuffix("exact")
    if gain_type not in ("fixed", "affine") or bias_type not in ("none", "affine"):
        return None
    gain = _coefficients(e, "gainprm", gain)
    bias = _coefficients(e, "biasprm", bias)
    if gain_type == "fixed":
        gain = (gain[0], 0.0, 0.0)
    if bias_type == "none":
        bias = (0.0, 0.0, 0.0)
    if dynamics not in ("none", "integrator", "filter"):
        return None
    constant = (e.numbers("dynprm", None, ()) or (law.constant,))[0]
    return Law(gain, bias, dynamics, constant or 1.0)


def _coefficients(
    e: XmlElement, name: str, before: tuple[float, float, float]
) -> tuple[float, float, float]:
    numbers = e.numbers(name, None, ())[:3]
    a, b, c = (*numbers, *before[len(numbers) :])
    return a, b, c
