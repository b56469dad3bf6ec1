"""Passive forces of joints and of a fluid; tendons, and equalities.

Equalities are soft in MuJoCo, here exact loops and constraints.

References:
    mujoco.readthedocs.io, Computation, Passive forces; Fluid forces, inertia
    model; XML reference: joint/springdamper, tendon, equality.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

import numpy as np

from symbody.expr.functions import absolute, tanh, where
from symbody.expr.node import ZERO, Node, Scalar, as_node
from symbody.io.context import (
    Floats,
    Pose,
    by_quaternion,
    frame_at,
    free_frame_name,
    pose,
    unit_of_damping,
)
from symbody.io.mjcf.build import MjcfImport, MjJoint, Tendon, inertia_of
from symbody.io.mjcf.tree import MjBody
from symbody.io.xml import XmlElement
from symbody.model.body import Body, Frame, frame_of
from symbody.model.constraints.constraint import Algebraic
from symbody.model.constraints.cuts import BallCut, BodyCut
from symbody.model.contacts.joints import DryFriction
from symbody.model.loads.joint_loads import CoulombFriction, TorsionalSpringDamper
from symbody.model.loads.load import unit_in_joint
from symbody.model.loads.springs import Force, Torque
from symbody.model.loops.relations import JointFormula
from symbody.model.sensors import frames

_LEAST = 1e-15  # of mass and moments that MuJoCo divides by
_ALIKE = 1e-9  # moments of which the axes are rounding
_AS_DRAWN = -1.0  # springlength of a tendon at rest where its joints' springs are


def add_passive_forces(context: MjcfImport) -> None:
    """Add the passive forces of joints and bodies."""
    flag = context.document.flag
    if not any(map(flag, ("spring", "damper"))):
        # Without both MuJoCo computes no passive force at all.
        context.document.flags["passive"] = "disable"
    for joint in context.joints.values():
        with joint.element.blamed():
            if flag("passive"):
                _add_spring_and_damper(context, joint)
            if flag("frictionloss"):
                _add_friction(context, joint)
    if flag("passive") and flag("gravity"):
        g = np.array([float(component) for component in context.model.gravity])
        for body, made in context.pairs():
            share = body.element.number("gravcomp", 0.0)
            if share and body.inertial.mass:
                with body.element.blamed():
                    force = Force(com_of(context, made), -share * g * made.mass)
                    context.add_load(f"{made.name}_gravcomp", force)


def _add_spring_and_damper(context: MjcfImport, joint: MjJoint) -> None:
    flag, element, made = context.document.flag, joint.element, joint.joint
    turns_or_slides = joint.kind in ("hinge", "slide")
    stiffness, *harder = element.numbers("stiffness", None, ()) or (0.0,)
    damping, *thicker = element.numbers("damping", None, ()) or (0.0,)
    constant, ratio = element.numbers("springdamper", 2, (0, 0))
    if constant > 0 and ratio > 0 and not turns_or_slides:
        context.notes.left_out("springdamper of ball and free joints", made.name)
        return
    if constant > 0 and ratio > 0:
        inertia = inertia_of(context, joint)
        stiffness = inertia / (constant * ratio) ** 2
        damping = 2 * inertia / constant
    if any((stiffness, *harder)) and flag("spring") and not turns_or_slides:
        context.notes.left_out("springs in ball and free joints", made.name)
    elif any((stiffness, *harder)) and flag("spring"):
        unit = f"{unit_in_joint(made)}/{made.elements[0].unit}"
        k = context.constant(f"k_{made.name}", stiffness, unit)
        rest = joint.unit * element.number("springref", 0.0)
        context.stored = context.stored + _energy((k, *harder), made.q[0] - rest)

        def law(q: Node, v: Node) -> Scalar:
            return -_resistance((0.0, *harder), q - rest, q - rest)

        own = law if any(harder) else None
        spring = TorsionalSpringDamper(made, k, free_angle=rest, law=own)
        context.add_load(f"{made.name}_spring", spring)
    if any(thicker) and flag("damper") and not turns_or_slides:
        what = "damping of higher order in ball and free joints"
        context.notes.left_out(what, made.name)
        thicker = []
    if any((damping, *thicker)) and flag("damper"):
        d = context.constant(f"d_{made.name}", damping, unit_of_damping(made))

        def braking(q: Node, v: Node) -> Scalar:
            return -_resistance((0.0, *thicker), v, absolute(v))

        own = braking if any(thicker) else None
        damper = TorsionalSpringDamper(made, damping=d, law=own)
        context.add_load(f"{made.name}_damper", damper)


def _resistance(coefficients: Sequence[Scalar], x: Node, size: Node) -> Scalar:
    """Return the sum of c_n x size**n."""
    return sum(c * x * size**n for n, c in enumerate(coefficients))


def _energy(coefficients: Sequence[Scalar], x: Node) -> Scalar:
    """Return the energy of a spring of the force c_0 x + c_1 x² + …."""
    return sum(c * x ** (n + 2) / (n + 2) for n, c in enumerate(coefficients))


def _add_friction(context: MjcfImport, joint: MjJoint) -> None:
    friction, made = joint.element.number("frictionloss", 0.0), joint.joint
    if friction == 0:
        return
    if context.dry == "off":
        context.notes.left_out("dry friction of joints, as asked", made.name)
        return
    force = context.constant(f"f_{made.name}", friction, unit_in_joint(made))
    if context.dry == "rigid":
        context.add_contact(f"{made.name}_dry", DryFriction(made, 1, force))
        return
    load = CoulombFriction(made, 1, force, regularization=context.regularization)
    context.add_load(f"{made.name}_friction", load)


def com_of(context: MjcfImport, body: Body) -> Frame:
    """Return the frame at the center of mass of a body."""
    centers, name = context.centers, free_frame_name(body, "com")
    if body.name not in centers:
        centers[body.name] = body.add_frame(name, at=body.com)
    return centers[body.name]


def add_fluid_forces(context: MjcfImport) -> None:
    """Add drag and friction by the medium that the file puts around its bodies."""
    option = context.document.option
    if not context.document.flag("passive"):
        return
    density, viscosity = option.number("density", 0.0), option.number("viscosity", 0.0)
    if not density and not viscosity:
        return
    wind = np.array(option.numbers("wind", 3, (0, 0, 0)))
    for body, made in context.pairs():
        if any(g.element.get("fluidshape", "none") != "none" for g in body.geoms):
            context.notes.left_out("fluid forces of ellipsoids", made.name)
        elif body.inertial.mass > _LEAST:
            with body.element.blamed():
                _add(context, body, made, (density, viscosity, wind))


def _add(
    context: MjcfImport, body: MjBody, made: Body, medium: tuple[float, float, Floats]
) -> None:
    density, viscosity, wind = medium
    J = body.inertial.inertia
    if body.axes is not None:
        axes = body.axes
        moments = np.diag(axes.T @ J @ axes)
    else:
        moments, axes = np.linalg.eigh(J)
        axes[:, 0] *= np.linalg.det(axes)
        if density and np.diff(moments).min() <= _ALIKE * moments.max():
            what = "MuJoCo's choice of axes of drag where principal moments are equal"
            context.notes.left_out(what, made.name)
    squares = 6 * (moments.sum() - 2 * moments) / body.inertial.mass
    box = np.sqrt(np.maximum(squares, _LEAST))
    turn = None if np.allclose(axes, np.eye(3)) else axes
    name = free_frame_name(made, "fluid")
    frame = made.add_frame(name, at=body.inertial.com, rotation=turn)
    flow = frames.Velocity(frame, expressed_in=frame)
    v: Any = context.add_sensor(f"{made.name}_flow", flow)
    spin = frames.AngularVelocity(frame, expressed_in=frame)
    w = context.add_sensor(f"{made.name}_spin", spin)
    if wind.any():
        R = context.add_sensor(f"{made.name}_attitude", frames.Orientation(frame))
        v = [v[k] - sum(R[i, k] * wind[i] for i in range(3)) for k in range(3)]
    mean, force, torque = box.mean(), [], []
    for i in range(3):
        a, b, c = (float(box[(i + k) % 3]) for k in range(3))
        linear = -3 * math.pi * mean * viscosity * v[i]
        angular = -math.pi * mean**3 * viscosity * w[i]
        force.append(linear - 0.5 * density * b * c * absolute(v[i]) * v[i])
        turning = density * a * (b**4 + c**4) / 64
        torque.append(angular - turning * absolute(w[i]) * w[i])
    context.add_load(f"{made.name}_drag", Force(frame, force, expressed_in=frame))
    torque_load = Torque(frame, torque, expressed_in=frame)
    context.add_load(f"{made.name}_drag_torque", torque_load)


def add_tendons(context: MjcfImport) -> None:
    """Add the tendons of a file, with their passive forces."""
    made = {"fixed": _fixed, "spatial": _spatial}
    for child in context.document.sections("tendon"):
        whole = context.document.with_defaults(child, shared="tendon")
        with whole.blamed():
            name = whole.get("name", f"tendon_{len(context.tendons) + 1}")
            tendon = made[child.tag](context, whole) if child.tag in made else None
            if tendon is None:
                continue
            context.tendons[name] = tendon
            _add_passive(context, tendon)
            unread = ("armature", "range", "actuatorfrcrange", "springyield")
            context.note_unread(whole, name, "tendons", *unread)


def _fixed(context: MjcfImport, element: XmlElement) -> Tendon | None:
    length, rate, joints = ZERO, ZERO, []
    for part in element.all("joint"):
        joint = _joint(context, part, "joint").joint
        coefficient = part.number("coef")
        length = length + coefficient * joint.q[0]
        rate = rate + coefficient * joint.v[0]
        joints.append((joint, coefficient))
    name = context.naming.take("tendon", element.get("name", ""))
    return Tendon(element, name, length, rate, joints=joints)


def _spatial(context: MjcfImport, element: XmlElement) -> Tendon | None:
    name = element.get("name", "")
    if element.all("geom"):
        context.notes.left_out("tendons that wrap around geoms", name)
        return None
    own = context.naming.take("tendon", name)
    length, rate = ZERO, ZERO
    spans: list[tuple[Body | Frame, Body | Frame, float]] = []
    for a, b, divisor in _spans(context, element):
        first, second = frame_of(own, a), frame_of(own, b)
        if first.body is second.body:
            ends = zip(first.p, second.p, strict=True)
            apart = [float(x) - float(y) for x, y in ends]
            length = length + as_node(float(np.linalg.norm(apart)) / divisor)
            continue
        distance = context.add_sensor(f"{own}_{len(spans) + 1}", frames.Distance(a, b))
        length, rate = length + distance[0] / divisor, rate + distance[1] / divisor
        spans.append((a, b, divisor))
    return Tendon(element, own, length, rate, spans=spans)


def _spans(
    context: MjcfImport, element: XmlElement
) -> Iterator[tuple[Body | Frame, Body | Frame, float]]:
    branches: list[tuple[float, list[Body | Frame]]] = [(1.0, [])]
    for part in element.children:
        if part.tag == "pulley":
            divisor = part.number("divisor")
            if not divisor > 0:
                raise part.error("the divisor must be positive.")
            if branches[-1][1] or len(branches) > 1:
                branches.append((divisor, []))
            else:
                branches = [(divisor, [])]
            continue
        sites = context.sites if part.tag == "site" else {}
        branches[-1][1].append(part.referred(sites, "site", part.get("site", "")))
    for divisor, branch in branches:
        if len(branch) < 2:
            raise element.error("it needs two sites or more before and behind pulleys.")
        for a, b in pairwise(branch):
            yield a, b, divisor


def _add_passive(context: MjcfImport, tendon: Tendon) -> None:
    element, flag = tendon.element, context.document.flag
    stiffness, damping = (
        element.numbers(word, None, (0.0,)) for word in ("stiffness", "damping")
    )
    force = ZERO
    if any(stiffness) and flag("passive") and flag("spring"):
        stretch = _stretch(context, tendon)
        if stretch is not None:
            force = force - _resistance(stiffness, stretch, stretch)
            context.stored = context.stored + _energy(stiffness, stretch)
    if any(damping) and flag("passive") and flag("damper"):
        force = force - _resistance(damping, tendon.rate, absolute(tendon.rate))
    dry = element.number("frictionloss", 0.0)
    if dry and flag("frictionloss"):
        if context.dry != "smooth":
            # A tendon has no joint whose friction would hold it.
            context.notes.left_out("dry friction of tendons, as asked", tendon.name)
        else:
            force = force - dry * tanh(tendon.rate / context.regularization)
    if force is not ZERO:
        tendon.add_force(context, f"{tendon.name}_passive", force)


def _stretch(context: MjcfImport, tendon: Tendon) -> Node | None:
    """Return by how much a tendon is longer than at rest; zero within a range."""
    rest = tendon.element.numbers("springlength", None, ()) or (_AS_DRAWN,)
    if rest[0] == rest[-1] == _AS_DRAWN:
        if tendon.spans:
            context.notes.left_out(
                "springs of spatial tendons without springlength", tendon.name
            )
            return None
        rests = {
            joint.joint.name: joint.unit * joint.element.number("springref", 0.0)
            for joint in context.joints.values()
        }
        rest = (sum(c * rests[joint.name] for joint, c in tendon.joints),)
    above: Node = tendon.length - rest[-1]
    below: Node = tendon.length - rest[0]
    if rest[0] == rest[-1]:
        return below
    return where(above > 0, above, where(below < 0, below, 0))


def add_equalities(context: MjcfImport) -> None:
    """Add the loops and constraints of equalities."""
    if not context.document.flag("equality"):
        return
    for child in context.document.sections("equality"):
        element = context.document.with_defaults(child, shared="equality")
        if element.get("active", "true") != "true":
            continue
        with element.blamed():
            name = context.naming.take("constraint", element.get("name", ""))
            match element.tag:
                case "connect" | "weld":
                    _hold(context, element, name)
                case "joint":
                    first = _joint(context, element, "joint1")
                    value: Scalar = 0.0
                    if "joint2" in element.attributes:
                        second = _joint(context, element, "joint2")
                        value = second.joint.q[0] - second.zero
                    formula = first.zero + _polynomial(element, value)
                    context.model.add_loop(name, JointFormula(first.joint, formula))
                case "tendon":
                    _tie(context, element, name)
                case _:
                    context.notes.left_out("equalities of flexible bodies", name)


def _hold(context: MjcfImport, element: XmlElement, name: str) -> None:
    cut = BallCut if element.tag == "connect" else BodyCut
    if "site1" in element.attributes:
        ends = [
            element.referred(context.sites, "site", element.get(f"site{k}"))
            for k in (1, 2)
        ]
        context.model.add_constraint(name, cut(*ends))
        return
    names, second_name = context.named_bodies, element.get("body2", "world")
    first = element.referred(names, "body", element.get("body1"))
    second = element.referred(names, "body", second_name)
    places = [_place(context, number) for number in (first, second)]
    if element.tag == "connect":
        on_first = pose(element.numbers("anchor", 3))
        on_second = places[1].inverse() @ places[0] @ on_first
    else:
        on_second = pose(element.numbers("anchor", 3, (0, 0, 0)))
        on_first = places[0].inverse() @ places[1] @ on_second
        relative = element.numbers("relpose", 7, (0, 1, 0, 0, 0, 0, 0))
        if any(relative[3:]):
            # Where the anchor is, and how the second body turns, on the first one.
            on_first = pose(relative[:3], by_quaternion(relative[3:]))
    a = frame_at(context.bodies[first], name, on_first)
    b = frame_at(context.bodies[second], name, on_second)
    context.model.add_constraint(name, cut(a, b))


def _place(context: MjcfImport, number: int) -> Pose:
    """Return where the file draws a body."""
    place = pose()
    while number:
        body = context.tree.bodies[number]
        place, number = body.at @ place, body.parent
    return place


def _joint(context: MjcfImport, element: XmlElement, which: str) -> MjJoint:
    joint = context.joints.get(element.get(which))
    if joint is None or joint.kind not in ("hinge", "slide"):
        raise element.error(f"there is no hinge or slide joint {element.get(which)!r}.")
    return joint


def _polynomial(element: XmlElement, x: Scalar) -> Scalar:
    value: Scalar = 0.0
    for coefficient in reversed(element.numbers("polycoef", None, (0, 1))[:5]):
        value = coefficient + x * value
    return value


def _tie(context: MjcfImport, element: XmlElement, name: str) -> None:
    lengths: list[Node] = []
    zeros = {joint.joint.name: joint.zero for joint in context.joints.values()}
    for which in ("tendon1", "tendon2"):
        if which == "tendon2" and which not in element.attributes:
            continue
        tendon = context.tendons.get(element.get(which))
        if tendon is None or tendon.spans:
            context.notes.left_out("equalities of tendons over points", name)
            return
        rest = sum(c * zeros[joint.name] for joint, c in tendon.joints)
        lengths.append(tendon.length - rest)
    other: Scalar = lengths[1] if len(lengths) > 1 else 0.0
    formula = lengths[0] - _polynomial(element, other)
    if not np.isscalar(formula):
        context.model.add_constraint(name, Algebraic(formula))
