"""Actuators: their inputs, laws, transmissions and forces.

    force = gain * (input or activation) + bias

References:
    mujoco.readthedocs.io, Computation, Actuation model; XML reference: actuator.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Any, TypeAlias, final

import numpy as np

from symbody.expr.functions import maximum, minimum
from symbody.expr.node import ZERO, Node, Scalar
from symbody.io.context import Floats
from symbody.io.mjcf.build import MjcfImport, MjJoint, inertia_of, range_of
from symbody.io.mjcf.document import ACTUATORS
from symbody.io.xml import XmlElement
from symbody.model.body import frame_of
from symbody.model.loads.joint_loads import JointForce
from symbody.model.loads.springs import Force, Torque

# Name, force and gear of an actuator.
Effort: TypeAlias = tuple[str, Node, Floats]
_OF_SERVO = "filterexact"  # dynamics of a position servo with a time constant
_TRANSMISSIONS = (
    "joint", "jointinparent", "tendon", "site", "body", "cranksite", "slidersite",
)  # fmt: skip


@final
@dataclass(eq=False)
class Forces:
    """Sums of forces in joints, which may be limited together."""

    owner: dict[str, MjJoint]
    of_joint: dict[str, Node] = field(default_factory=dict)
    elsewhere: bool = False

    def add(self, joint: MjJoint, force: Node) -> None:
        """Add a force to those of a joint of one freedom."""
        before = self.of_joint.get(joint.joint.name, ZERO)
        self.of_joint[joint.joint.name] = before + force


def add_actuators(context: MjcfImport) -> None:
    """Add an input and a force for each actuator."""
    forces = Forces({joint.joint.name: joint for joint in context.joints.values()})
    actuators = context.document.sections("actuator")
    for child in actuators:
        if child.tag not in ACTUATORS:
            raise child.error("this is no actuator.")
        with child.blamed():
            _add(context, child, forces)
    if not actuators or not context.document.flag("actuation"):
        return
    for name, joint in forces.owner.items():
        if forces.elsewhere and "actuatorfrcrange" in joint.element.attributes:
            what = "limits of joints for forces at sites and along spatial tendons"
            context.notes.left_out(what, name)
        with joint.element.blamed():
            # Limits without zero push where no actuator acts.
            force = forces.of_joint.get(name, ZERO)
            if joint.kind in ("hinge", "slide"):
                force = _clipped(context, joint.element, "actuatorfrc", force)
            if force is not ZERO:
                context.add_load(f"{name}_motor", JointForce(joint.joint, force))


def _add(context: MjcfImport, child: XmlElement, forces: Forces) -> None:
    whole, law = law_of(context, child)
    name = child.get("name", "")
    where = next((t for t in _TRANSMISSIONS if t in whole.attributes), None)
    if where is None:
        raise child.error(f"it acts nowhere. Give one of {', '.join(_TRANSMISSIONS)}.")
    target = whole.get(where)
    own = context.naming.take("input", name or f"{target}_motor")
    gear = np.zeros(6)
    entries = (whole.numbers("gear", None, ()) or (1.0,))[:6]
    gear[: len(entries)] = entries
    length, rate = _transmitted(context, whole, where, gear[0])
    disabled = context.document.option.numbers("actuatorgroupdisable", None, ())
    why = ""
    if law is None or where in ("body", "cranksite", "slidersite"):
        why = f"of the kind {child.tag} at a {where}"
    elif whole.number("group", 0.0) in disabled:
        why = "of disabled groups"
    elif not context.document.flag("actuation"):
        why = "that a flag disables"
    elif length is None and any(law.bias[1:] + law.gain[1:]):
        why = f"with feedback at a {where}"
    if law is None or why:
        context.notes.left_out(f"actuators {why}", own)
        if context.start.pop("act", None):
            # It is not known whose the numbers are.
            context.notes.left_out("act of the keyframe")
        return
    unread = ("armature", "damping", "delay", "actearly")
    context.note_unread(whole, own, "actuators", *unread)
    if child.tag == "damper":
        whole.attributes["ctrllimited"] = "true"
    clamps = context.document.flag("clampctrl")
    limits = range_of(context, whole, "ctrl") if clamps else None
    signal: Node = context.model.add_input(own, limits=limits)
    if law.dynamics != "none":
        if range_of(context, whole, "act"):
            context.notes.left_out("limits of activations", own)
        start = context.from_keyframe("act", 1, child) or [0.0]
        integrates = law.dynamics == "integrator"
        if integrates or law.constant > 0:  # else it follows at once
            state = context.naming.take("state", f"{own}_activation")
            x, u = context.model.add_state(state, start[0]), signal
            context.model.set_rate(x, u if integrates else (u - x) / law.constant)
            signal = x
    gain = _affine(law.gain, length, rate)
    bias = _affine(law.bias, length, rate)
    force = _clipped(context, whole, "force", gain * signal + bias)
    _act(context, whole, where, (own, force, gear), forces)


def _clipped(context: MjcfImport, element: XmlElement, name: str, force: Node) -> Node:
    limits = range_of(context, element, name)
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
    if "refsite" in element.attributes:
        left_out("actuators with a refsite", name)
        return
    if frame_of(name, site).body is context.model.world:
        return  # it moves nothing
    forces.elsewhere = True
    if gear[:3].any():
        push = [g * force for g in gear[:3]]
        context.add_load(f"{name}_force", Force(site, push, expressed_in=site))
    if gear[3:].any():
        twist = [g * force for g in gear[3:]]
        context.add_load(f"{name}_torque", Torque(site, twist, expressed_in=site))


@final
@dataclass(frozen=True)
class Law:
    """Gain and bias (fixed, by length, by velocity), dynamics and time constant [s].

    A positive bias by velocity of a position servo is a damping ratio. `kind` is the
    last element that shaped it.
    """

    gain: tuple[float, float, float] = (1.0, 0.0, 0.0)
    bias: tuple[float, float, float] = (0.0, 0.0, 0.0)
    constant: float = 1.0
    gain_type: str = "fixed"
    bias_type: str = "none"
    dynamics: str = "none"
    kind: str = "general"

    def gives(self, kind: str) -> bool:
        """Return whether an actuator of a kind takes its numbers from this law."""
        gain_type = "affine" if kind == "damper" else "fixed"
        general = self.kind == "general" and self.gain_type == gain_type
        return kind in ("general", self.kind) or general


def law_of(context: MjcfImport, child: XmlElement) -> tuple[XmlElement, Law | None]:
    """Return an actuator with its defaults, and its law; None if not known.

    All kinds have one default in a class. What it is not of use for takes its numbers
    from the nearest class around that is of use.
    """
    layers = [d for d in context.document.defaults(child) if d.tag in ACTUATORS]
    attributes: dict[str, str] = {}
    law, around = Law(), list[Law]()
    for _, layers_of_class in groupby([*layers, child], key=lambda e: id(e.parent)):
        for layer in layers_of_class:
            attributes |= layer.attributes
            kind = layer.tag
            usable = (one for one in (law, *reversed(around)) if one.gives(kind))
            law = _changed(next(usable, Law()), layer)
        around.append(law)
    whole = replace(child, attributes=attributes)
    if whole.number("inheritrange", 0.0):
        return whole, None
    if law.gain_type == "fixed":
        law = replace(law, gain=(law.gain[0], 0.0, 0.0))
    kp, ratio = law.gain[0], law.bias[2]
    if law.bias_type == "none":
        law = replace(law, bias=(0.0, 0.0, 0.0))
    elif ratio > 0 and law.bias[1] == -kp:
        joint = context.joints.get(whole.get("joint", ""))
        gear = (whole.numbers("gear", None, ()) or (1.0,))[0]
        if joint is None or joint.kind not in ("hinge", "slide") or not gear:
            return whole, None
        damping = 2 * ratio * math.sqrt(kp * inertia_of(context, joint)) / abs(gear)
        law = replace(law, bias=(law.bias[0], -kp, -damping))
    known = ("fixed", "affine", "none", "integrator", "filter", _OF_SERVO)
    kinds = (law.gain_type, law.bias_type, law.dynamics)
    return whole, law if all(kind in known for kind in kinds) else None


def _changed(law: Law, e: XmlElement) -> Law:
    """Return the law that an element makes of another one."""
    gain, bias = law.gain, law.bias
    match e.tag:
        case "general":
            return Law(
                _coefficients(e, "gainprm", gain),
                _coefficients(e, "biasprm", bias),
                (e.numbers("dynprm", None, ()) or (law.constant,))[0],
                e.get("gaintype", law.gain_type),
                e.get("biastype", law.bias_type),
                e.get("dyntype", law.dynamics),
            )
        case "motor":
            return Law(kind="motor")
        case "position" | "intvelocity":
            kp = e.number("kp", gain[0])
            kv = e.number("dampratio", -e.number("kv", -bias[2]))
            dynamics, constant = "integrator", 1.0
            if e.tag == "position":
                before = law.constant if law.dynamics == _OF_SERVO else 0.0
                lag = e.number("timeconst", before)
                dynamics = _OF_SERVO if lag > 0 else "none"
                constant = lag if lag > 0 else law.constant
            servo = (kp, 0.0, 0.0), (0.0, -kp, kv), constant
            return Law(*servo, "fixed", "affine", dynamics, e.tag)
        case "velocity":
            kv = e.number("kv", gain[0])
            law = Law((kv, 0.0, 0.0), (0.0, 0.0, -kv), bias_type="affine")
        case "damper":
            law = Law((0.0, 0.0, -e.number("kv", -gain[2])), gain_type="affine")
        case "cylinder":
            area = e.number("area", gain[0])
            if "diameter" in e.attributes:
                area = math.pi / 4 * e.number("diameter") ** 2
            bias = _coefficients(e, "bias", bias)
            constant = e.number("timeconst", law.constant)
            law = Law((area, 0.0, 0.0), bias, constant, "fixed", "affine", "filter")
        case _:
            law = Law(gain_type=e.tag, bias_type=e.tag, dynamics=e.tag)
    return replace(law, kind=e.tag)


def _coefficients(
    e: XmlElement, name: str, before: tuple[float, float, float]
) -> tuple[float, float, float]:
    numbers = e.numbers(name, None, ())[:3]
    a, b, c = (*numbers, *before[len(numbers) :])
    return a, b, c
