"""The model of a .mbs file: the cuts of its loops, user functions to fill in.

References:
    Modeling Multibody Systems with ROBOTRAN, sections 3.2.3
    and 4.2 to 4.5.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from symbody.arguments import listed
from symbody.io.context import Naming, Parameters
from symbody.io.robotran import bodies
from symbody.io.robotran.bodies import RobotranImport, named, number_of, text_of
from symbody.io.source import Notes, Source
from symbody.io.xml import XmlElement, parse_xml
from symbody.model.body import Body, Frame
from symbody.model.constraints.cuts import Lock, Rod
from symbody.model.joint import Joint
from symbody.model.loads.joint_loads import JointForce
from symbody.model.loads.springs import Force, PointToPoint, Torque
from symbody.model.model import Model
from symbody.model.sensors import frames
from symbody.model.sensors.energy import Jacobian

# Given the frame, in the words of ROBOTRAN: what is measured in the inertial frame,
# and the matrix that takes components there to those in the body.
_MEASURED: dict[str, tuple[str, Callable[[RobotranImport, Any], Any]]] = {
    "Pos": ("P", lambda context, frame: frames.Position(frame)),
    "Rot": (
        "R",
        lambda context, frame: frames.Orientation(context.model.world, seen_from=frame),
    ),
    "Vit": ("V", lambda context, frame: frames.Velocity(frame)),
    "Om": ("OM", lambda context, frame: frames.AngularVelocity(frame)),
    "Acc": ("A", lambda context, frame: frames.Acceleration(frame)),
    "Omp": ("OMP", lambda context, frame: frames.AngularAcceleration(frame)),
    "Jac": (
        "J",
        lambda context, frame: Jacobian(frame, [joint for _, joint in context.joints]),
    ),
}


def add_user_functions(context: RobotranImport, *, joint_forces: bool) -> None:
    """Add joint forces, external forces, links and sensors."""
    if joint_forces:
        for element, joint in context.joints:
            if joint.drives[0] is None:
                with element.blamed():
                    unit = "N m" if text_of(element, "type")[0] == "R" else "N"
                    Q = context.add_law(f"Q_{joint.name}", (), unit)
                    context.add_load(f"{joint.name}_force", JointForce(joint, Q))
    for element, frame in context.point_elements:
        for sensor in element.all("sensor"):
            _measure(context, sensor, frame)
        for force in element.all("extforce"):
            _measure(context, force, frame)
            with force.blamed():
                name = named(force, "name")
                F = context.add_law(f"{name}_F", (3,), "N")
                M = context.add_law(f"{name}_M", (3,), "N m")
                context.add_load(f"{name}_force", Force(frame, F))
                context.add_load(f"{name}_torque", Torque(frame, M))
    for link in context.below("links"):
        with link.blamed():
            _link(context, link)


def _measure(context: RobotranImport, element: XmlElement, frame: Body | Frame) -> None:
    with element.blamed():
        name = named(element, "name")
        for word, (suffix, sensor) in _MEASURED.items():
            if element.get(word, "false") == "true":
                context.add_sensor(f"{name}_{suffix}", sensor(context, frame))


def _link(context: RobotranImport, element: XmlElement) -> None:
    if element.tag not in ("link", "link3D"):
        return
    name = named(element, "name")
    if element.tag == "link3D":
        context.notes.left_out("links with forces in three directions", name)
        return
    first, second = context.ends(element)
    context.add_sensor(f"Z_{name}", frames.Distance(first, second))
    F = context.add_law(f"F_{name}", (), "N")
    # There a force that pulls the ends together counts as positive.
    context.add_load(f"{name}_force", PointToPoint(first, second, -F))


def add_user_models(context: RobotranImport) -> None:
    """Add the parameters of the user's models, and the states they name."""
    models = [m for m in context.below("user_models") if m.tag == "user_model"]
    for model in models:
        owner = named(model, "name")
        for element in model.all("parameter"):
            with element.blamed():
                _add_parameter(context, owner, element)
    for element in context.below("user_variables"):
        if element.tag != "user_variable":
            continue
        with element.blamed():
            name = named(element, "varname")
            if text_of(element, "type", "in") == "in":
                own = context.naming.take("input", name)
                size = int(number_of(element, "size", 1.0))
                context.model.add_input(own, shape=() if size < 2 else (size,))
            else:
                context.notes.left_out("variables that the user's functions give", name)


def _add_parameter(context: RobotranImport, owner: str, element: XmlElement) -> None:
    name = f"{owner}_{named(element, 'name')}"
    kind = text_of(element, "type", "scalar")
    texts = [value.text for value in element.all("value")]
    values = [bodies.as_number(element, text) for text in texts if text]
    match kind:
        case "scalar":
            own = context.naming.take("parameter", name)
            context.model.add_parameter(own, values[0] if values else 0.0)
        case "vector" if values:
            own = context.naming.take("parameter", name)
            context.model.add_parameter(own, values)
        case "state":
            own = context.naming.take("state", name)
            start = values[0] if values else 0.0
            rate = context.naming.take("input", f"{name}_d")
            context.model.add_state(own, start, context.model.add_input(rate))
        case _:
            context.notes.left_out(f"parameters of the type {kind}", name)


Driven = Literal["locked", "free"]
Laws = Literal["inputs", "formulas"]


def read_robotran(
    source: Source,
    *,
    driven: Driven = "locked",
    laws: Laws = "inputs",
    joint_forces: bool = True,
    parameters: Parameters = "numbers",
) -> Model:
    """Return the model of a ROBOTRAN file; joints in its order, with its signs.

    `driven="locked"` drives a driven joint by a parameter joint_q, until `drive` gives
    another motion; "free" leaves it free, as in the M and c of ROBOTRAN, which hold all
    joints. The functions of the user become inputs, zero unless given, or with
    `laws="formulas"` expressions that `define` completes. With `parameters="symbols"`
    mass properties and points become parameters.
    """
    root = parse_xml(source)
    if root.tag != "mbsDescR7":
        raise root.error("the outermost element of a .mbs file is 'mbsDescR7'.")
    base = root.child("base")
    gravity = bodies.vector_of(None if base is None else base.child("gravity"))
    name = Naming().take("model", text_of(root, "mbsname", "robotran"))
    model = Model(name, gravity=gravity)
    notes = Notes(source)
    context = RobotranImport(model, notes, parameters, root, driven, laws)
    bodies.add_bodies(context)
    add_user_models(context)
    add_user_functions(context, joint_forces=joint_forces)
    add_cuts(context)
    notes.warn()
    return model


def add_cuts(context: RobotranImport) -> None:
    """Close the loops, and keep the choice of independent coordinates."""
    kinds = ("ball", "rod", "solid")
    closing = [cut for cut in context.below("cuts") if cut.tag in kinds]
    for element in closing:
        with element.blamed():
            _add(context, element)
    natures: dict[str, list[Joint]] = {}
    for joint_element, joint in context.joints:
        nature = text_of(joint_element, "nature", "independent")
        natures.setdefault(nature, []).append(joint)
    dependent = natures.get("dependent", [])
    if not closing and not dependent:
        return
    # The number of user constraints is set in the user's program: the file shows only
    # that there are more dependent joints than equations of cuts, which may be
    # redundant, as in a plane.
    equations = sum(len(c.multipliers) for c in context.model.constraints.values())
    missing = len(dependent) - equations
    if missing > 0:
        least = "at least " if equations else ""
        plural = "s" if missing > 1 else ""
        context.notes.left_out(
            f"{least}{missing} user constraint{plural}, which user_cons_hJ computes, "
            f"so that too much can move: cuts give {equations} equations for the "
            f"{len(dependent)} dependent joints {listed(j.name for j in dependent)}; "
            "add what is missing by "
            "add_constraint(name, sb.constraints.Algebraic(formula))"
        )
    free = [j for j in natures.get("independent", ()) if j.drives[0] is None]
    with context.root.blamed():
        context.model.choose_independent(*free)


def _add(context: RobotranImport, element: XmlElement) -> None:
    name = context.naming.take("constraint", named(element, "name"))
    first, second = context.ends(element)
    if element.tag == "rod":
        length = number_of(element, "length")
        own = context.constant(f"{name}_length", length, "m")
        context.model.add_constraint(name, Rod(first, second, own))
        return
    ignored = element.child("ignore")
    locked = [ignored is None or ignored.child(axis) is None for axis in "xyz"]
    turns = (1, 1, 1) if element.tag == "solid" else (0, 0, 0)
    if element.tag == "solid" and not all(locked):
        context.notes.left_out("directions that a cut body ignores", name)
        locked = [True] * 3
    context.model.add_constraint(name, Lock(first, second, tuple(locked), turns))
