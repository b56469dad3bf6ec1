"""Sensors of MJCF that a model has, too.

References:
    mujoco.readthedocs.io, XML reference: sensor.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from symbody.io.context import frame_at, valid_name
from symbody.io.mjcf.build import MjcfImport
from symbody.io.mjcf.couplings import Tendon
from symbody.io.mjcf.passive import com_of
from symbody.io.xml import XmlElement
from symbody.model.body import Body, Frame, frame_of
from symbody.model.sensors.energy import CenterOfMass, Energy
from symbody.model.sensors.frames import (
    Acceleration,
    AngularAcceleration,
    AngularVelocity,
    Orientation,
    Position,
    Velocity,
)
from symbody.model.sensors.joints import ConstraintForce, ConstraintTorque
from symbody.model.sensors.sensor import Sensor
from symbody.spatial.vectors import matvec, sub3, transposed

_FRAMES: dict[str, Callable[..., Sensor]] = {
    "framepos": Position,
    "framequat": Orientation,
    "framelinvel": Velocity,
    "frameangvel": AngularVelocity,
    "framelinacc": Acceleration,
    "frameangacc": AngularAcceleration,
}
_AXES = ("framexaxis", "frameyaxis", "framezaxis")
_OF_POINTS = ("framepos", "framelinvel", "framelinacc")


def add_sensors(context: MjcfImport, tendons: dict[str, Tendon]) -> None:
    """Add the sensors of the file."""
    for element in context.document.sections("sensor"):
        with element.blamed():
            if not _add(context, element, tendons):
                context.notes.left_out(
                    f"sensors of the kind {element.tag}", element.get("name", "")
                )


def _add(context: MjcfImport, element: XmlElement, tendons: dict[str, Tendon]) -> bool:
    name = element.get("name", element.tag)
    if element.tag in ("jointpos", "jointvel", "ballquat", "ballangvel"):
        joint = context.joint(element, element.get("joint")).joint
        of_position = element.tag in ("jointpos", "ballquat")
        symbols = joint.q if of_position else joint.v
        formula: Any = symbols[0] if len(symbols) == 1 else list(symbols)
        motion = joint.elements[0]
        unit = motion.unit if of_position else motion.rate_unit
        context.add_measured(name, formula, unit)
        return True
    if element.tag in ("tendonpos", "tendonvel"):
        tendon = tendons.get(element.get("tendon"))
        if tendon is None:
            return False
        formula = tendon.length if element.tag == "tendonpos" else tendon.rate
        context.add_measured(name, formula)
        return True
    if element.tag == "clock":
        context.add_measured(name, context.model.t, "s")
        return True
    if element.tag == "accelerometer":
        _add_accelerometer(context, element, name)
        return True
    if element.tag in ("force", "torque"):
        return _add_transmitted(context, element, name)
    if element.tag in _AXES:
        return _add_axis(context, element, name)
    sensor = _sensor(context, element)
    if sensor is not None:
        context.add_sensor(name, sensor)
    return sensor is not None


def _add_accelerometer(context: MjcfImport, element: XmlElement, name: str) -> None:
    """Add the acceleration of a site less that of free fall, in its axes."""
    site = context.site(element, element.get("site"))
    a = context.add_sensor(f"{name}_motion", Acceleration(site, expressed_in=site))
    R = context.add_sensor(f"{name}_attitude", Orientation(site))
    gravity = list(enumerate(context.model.gravity))
    proper = [a[k] - sum(R[i, k] * g for i, g in gravity) for k in range(3)]
    context.add_measured(name, proper, "m/s²")


def _add_axis(context: MjcfImport, element: XmlElement, name: str) -> bool:
    """Add an axis of a frame, in the axes of the world or of another frame."""
    places = _object_and_reference(context, element)
    if places is None:
        return False
    R = context.add_sensor(
        f"{name}_attitude", Orientation(places[0], seen_from=places[1])
    )
    context.add_measured(name, R[:, _AXES.index(element.tag)])
    return True


def _add_transmitted(context: MjcfImport, element: XmlElement, name: str) -> bool:
    """Add the force on a body from its joint, or its torque about a site."""
    site = context.site(element, element.get("site"))
    frame = frame_of(name, site)
    joint = context.carriers.get(frame.body.name)
    if joint is None:
        return False
    if element.tag == "force":
        context.add_sensor(name, ConstraintForce(joint, site))
        return True
    F = context.add_sensor(f"{name}_force", ConstraintForce(joint, site))
    M = context.add_sensor(f"{name}_torque", ConstraintTorque(joint, site))
    x, y, z = matvec(transposed(frame.R), sub3(joint.child.p, frame.p))
    about_site = [
        M[0] + y * F[2] - z * F[1],
        M[1] + z * F[0] - x * F[2],
        M[2] + x * F[1] - y * F[0],
    ]
    context.add_measured(name, about_site, "N m")
    return True


def _sensor(context: MjcfImport, element: XmlElement) -> Sensor | None:
    match element.tag:
        case "velocimeter" | "gyro":
            site = context.site(element, element.get("site"))
            kind = Velocity if element.tag == "velocimeter" else AngularVelocity
            return kind(site, expressed_in=site)
        case "subtreecom":
            return CenterOfMass(_subtree(context, element))
        case "e_potential" | "e_kinetic":
            return Energy()
    if element.tag in _FRAMES:
        places = _object_and_reference(context, element)
        if places is not None:
            return _FRAMES[element.tag](places[0], seen_from=places[1])
    return None


def _object_and_reference(
    context: MjcfImport, element: XmlElement
) -> tuple[Body | Frame, Body | Frame | None] | None:
    """Return the frame of a sensor and of its observer; None if one has no frame."""
    of = _place(context, element, element.get("objtype"), element.get("objname"))
    observer = None
    if "reftype" in element.attributes:
        kind, name = element.get("reftype"), element.get("refname")
        observer = _place(context, element, kind, name)
        if observer is None:
            return None
    return None if of is None else (of, observer)


def _place(
    context: MjcfImport, element: XmlElement, kind: str, name: str
) -> Body | Frame | None:
    """Return the frame of a body or site; None for other objects."""
    if kind in ("body", "xbody"):
        body = context.bodies[context.number(element, name)]
        # MuJoCo's 'body' is the frame on principal axes at the center of mass.
        if kind == "xbody" or body is context.model.world:
            return body
        return com_of(context, body) if element.tag in _OF_POINTS else None
    if kind == "site":
        return context.site(element, name)
    # The axes of a geom may be others in MuJoCo, which turns meshes.
    if kind == "geom" and element.tag in _OF_POINTS:
        return _geom(context, element, name)
    return None


def _geom(context: MjcfImport, element: XmlElement, name: str) -> Body | Frame | None:
    for body, made in zip(context.tree.bodies, context.bodies, strict=True):
        for geom in body.geoms:
            if geom.element.get("name", "") == name:
                if geom.kind == "mesh":
                    return None
                return frame_at(made, valid_name(name), geom.at)
    raise element.error(f"there is no geom {name!r}.")


def _subtree(context: MjcfImport, element: XmlElement) -> list[Body]:
    first = context.number(element, element.get("body"))
    inside = {first}
    for number, body in enumerate(context.tree.bodies):
        if number > first and body.parent in inside:
            inside.add(number)
    inside.discard(0)
    return [context.bodies[number] for number in sorted(inside)]
