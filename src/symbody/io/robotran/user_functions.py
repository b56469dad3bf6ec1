"""User functions of ROBOTRAN, as inputs or formulas to fill in.

References:
    Modeling Multibody Systems with ROBOTRAN, sections 4.2 to 4.5.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from symbody.io.robotran.bodies import Built
from symbody.io.robotran.texts import as_number, named, number_of, text_of
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
_MEASURED: dict[str, tuple[str, Callable[[Built, Any], Any]]] = {
    "Pos": ("P", lambda built, frame: Position(frame)),
    "Rot": ("R", lambda built, frame: Orientation(built.model.world, seen_from=frame)),
    "Vit": ("V", lambda built, frame: Velocity(frame)),
    "Om": ("OM", lambda built, frame: AngularVelocity(frame)),
    "Acc": ("A", lambda built, frame: Acceleration(frame)),
    "Omp": ("OMP", lambda built, frame: AngularAcceleration(frame)),
    "Jac": (
        "J",
        lambda built, frame: Jacobian(frame, [joint for _, joint in built.joints]),
    ),
}


def add_user_functions(built: Built, laws: str, *, joint_forces: bool) -> None:
    """Add joint forces, external forces, links and sensors.

    Args:
        built: The model so far.
        laws: "inputs", or "formulas" for expressions that `define` completes.
        joint_forces: Whether joints that are not driven get a force Q.

    Raises:
        ReadError: Something refers to what is not there.
    """
    if joint_forces:
        for element, joint in built.joints:
            if joint.drives[0] is None:
                with element.blamed():
                    unit = "N m" if text_of(element, "type")[0] == "R" else "N"
                    Q = _open(built, laws, f"Q_{joint.name}", (), unit)
                    load = built.naming.take("load", f"{joint.name}_force")
                    built.model.add_load(load, JointForce(joint, Q))
    for element, frame in built.point_elements:
        for sensor in element.all("sensor"):
            _measure(built, sensor, frame)
        for force in element.all("extforce"):
            _measure(built, force, frame)
            _push(built, laws, force, frame)
    links = built.root.child("links")
    for link in [] if links is None else links.children:
        with link.blamed():
            _link(built, laws, link)


def _open(built: Built, laws: str, name: str, shape: tuple[int, ...], unit: str) -> Any:
    """Return an input, or an expression that waits for its formula."""
    if laws == "inputs":
        own = built.naming.take("input", name)
        return built.model.add_input(own, shape=shape, unit=unit)
    own = built.naming.take("expression", name)
    return built.model.add_expression(own, shape=shape, unit=unit)


def _measure(built: Built, element: XmlElement, frame: Body | Frame) -> None:
    with element.blamed():
        name = named(element, "name")
        for word, (suffix, sensor) in _MEASURED.items():
            if element.get(word, "false") == "true":
                own = built.naming.take("sensor", f"{name}_{suffix}")
                built.model.add_sensor(own, sensor(built, frame))


def _push(built: Built, laws: str, element: XmlElement, frame: Body | Frame) -> None:
    with element.blamed():
        name = named(element, "name")
        F = _open(built, laws, f"{name}_F", (3,), "N")
        M = _open(built, laws, f"{name}_M", (3,), "N m")
        take = built.naming.take
        built.model.add_load(take("load", f"{name}_force"), Force(frame, F))
        built.model.add_load(take("load", f"{name}_torque"), Torque(frame, M))


def _link(built: Built, laws: str, element: XmlElement) -> None:
    if element.tag not in ("link", "link3D"):
        return
    name = named(element, "name")
    if element.tag == "link3D":
        built.notes.left_out("links with forces in three directions", name)
        return
    first = built.place(element.required_child("endpoint1"))
    second = built.place(element.required_child("endpoint2"))
    sensor = built.naming.take("sensor", f"Z_{name}")
    built.model.add_sensor(sensor, Distance(first, second))
    F = _open(built, laws, f"F_{name}", (), "N")
    # There a force that pulls the ends together counts as positive.
    load = built.naming.take("load", f"{name}_force")
    built.model.add_load(load, PointToPoint(first, second, -F))


def add_user_models(built: Built) -> None:
    """Add the parameters of the user's models, and the states they name.

    Raises:
        ReadError: A value is no number.
    """
    models = built.root.child("user_models")
    for model in [] if models is None else models.all("user_model"):
        owner = named(model, "name")
        for element in model.all("parameter"):
            with element.blamed():
                _add_parameter(built, owner, element)
    variables = built.root.child("user_variables")
    for element in [] if variables is None else variables.all("user_variable"):
        with element.blamed():
            name = named(element, "varname")
            if text_of(element, "type", "in") == "in":
                own = built.naming.take("input", name)
                size = int(number_of(element, "size", 1.0))
                built.model.add_input(own, shape=() if size < 2 else (size,))
            else:
                built.notes.left_out("variables that the user's functions give", name)


def _add_parameter(built: Built, owner: str, element: XmlElement) -> None:
    name = f"{owner}_{named(element, 'name')}"
    kind = text_of(element, "type", "scalar")
    texts = [value.text for value in element.all("value")]
    values = [as_number(element, text) for text in texts if text]
    match kind:
        case "scalar":
            own = built.naming.take("parameter", name)
            built.model.add_parameter(own, values[0] if values else 0.0)
        case "vector" if values:
            own = built.naming.take("parameter", name)
            built.model.add_parameter(own, values)
        case "state":
            own = built.naming.take("state", name)
            start = values[0] if values else 0.0
            rate = built.naming.take("input", f"{name}_d")
            built.model.add_state(own, start, built.model.add_input(rate))
        case _:
            built.notes.left_out(f"parameters of the type {kind}", name)
