"""User functions of ROBOTRAN, as inputs or formulas to fill in.

References:
    Modeling Multibody Systems with ROBOTRAN, sections 4.2 to 4.5.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from symbody.io.robotran.bodies import (
    RobotranImport,
    as_number,
    named,
    number_of,
    text_of,
)
from symbody.io.xml import XmlElement
from symbody.model.body import Body, Frame
from symbody.model.loads.force import Force, Torque
from symbody.model.loads.joint_loads import JointForce
from symbody.model.loads.springs import PointToPoint
from symbody.model.sensors.energy import Jacobian
from symbody.model.sensors.frames import (
    Acceleration,
    AngularAcceleration,
    AngularVelocity,
    Distance,
    Orientation,
    Position,
    Velocity,
)

# Given the frame, in the words of ROBOTRAN: what is measured in the inertial frame,
# and the matrix that takes components there to those in the body.
_MEASURED: dict[str, tuple[str, Callable[[RobotranImport, Any], Any]]] = {
    "Pos": ("P", lambda context, frame: Position(frame)),
    "Rot": (
        "R",
        lambda context, frame: Orientation(context.model.world, seen_from=frame),
    ),
    "Vit": ("V", lambda context, frame: Velocity(frame)),
    "Om": ("OM", lambda context, frame: AngularVelocity(frame)),
    "Acc": ("A", lambda context, frame: Acceleration(frame)),
    "Omp": ("OMP", lambda context, frame: AngularAcceleration(frame)),
    "Jac": (
        "J",
        lambda context, frame: Jacobian(frame, [joint for _, joint in context.joints]),
    ),
}


def add_user_functions(
    context: RobotranImport, laws: str, *, joint_forces: bool
) -> None:
    """Add joint forces, external forces, links and sensors.

    Args:
        context: The model so far.
        laws: "inputs", or "formulas" for expressions that `define` completes.
        joint_forces: Whether joints that are not driven get a force Q.

    Raises:
        ReadError: Something refers to what is not there.
    """
    if joint_forces:
        for element, joint in context.joints:
            if joint.drives[0] is None:
                with element.blamed():
                    unit = "N m" if text_of(element, "type")[0] == "R" else "N"
                    Q = _open(context, laws, f"Q_{joint.name}", (), unit)
                    context.add_load(f"{joint.name}_force", JointForce(joint, Q))
    for element, frame in context.point_elements:
        for sensor in element.all("sensor"):
            _measure(context, sensor, frame)
        for force in element.all("extforce"):
            _measure(context, force, frame)
            _push(context, laws, force, frame)
    links = context.root.child("links")
    for link in [] if links is None else links.children:
        with link.blamed():
            _link(context, laws, link)


def _open(
    context: RobotranImport, laws: str, name: str, shape: tuple[int, ...], unit: str
) -> Any:
    """Return an input, or an expression that waits for its formula."""
    if laws == "inputs":
        own = context.naming.take("input", name)
        return context.model.add_input(own, shape=shape, unit=unit)
    own = context.naming.take("expression", name)
    return context.model.add_expression(own, shape=shape, unit=unit)


def _measure(context: RobotranImport, element: XmlElement, frame: Body | Frame) -> None:
    with element.blamed():
        name = named(element, "name")
        for word, (suffix, sensor) in _MEASURED.items():
            if element.get(word, "false") == "true":
                context.add_sensor(f"{name}_{suffix}", sensor(context, frame))


def _push(
    context: RobotranImport, laws: str, element: XmlElement, frame: Body | Frame
) -> None:
    with element.blamed():
        name = named(element, "name")
        F = _open(context, laws, f"{name}_F", (3,), "N")
        M = _open(context, laws, f"{name}_M", (3,), "N m")
        context.add_load(f"{name}_force", Force(frame, F))
        context.add_load(f"{name}_torque", Torque(frame, M))


def _link(context: RobotranImport, laws: str, element: XmlElement) -> None:
    if element.tag not in ("link", "link3D"):
        return
    name = named(element, "name")
    if element.tag == "link3D":
        context.notes.left_out("links with forces in three directions", name)
        return
    first = context.place(element.required_child("endpoint1"))
    second = context.place(element.required_child("endpoint2"))
    context.add_sensor(f"Z_{name}", Distance(first, second))
    F = _open(context, laws, f"F_{name}", (), "N")
    # There a force that pulls the ends together counts as positive.
    context.add_load(f"{name}_force", PointToPoint(first, second, -F))


def add_user_models(context: RobotranImport) -> None:
    """Add the parameters of the user's models, and the states they name.

    Raises:
        ReadError: A value is no number.
    """
    models = context.root.child("user_models")
    for model in [] if models is None else models.all("user_model"):
        owner = named(model, "name")
        for element in model.all("parameter"):
            with element.blamed():
                _add_parameter(context, owner, element)
    variables = context.root.child("user_variables")
    for element in [] if variables is None else variables.all("user_variable"):
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
    values = [as_number(element, text) for text in texts if text]
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
