"""Sensors of MJCF that a model has, too.

References:
    mujoco.readthedocs.io, XML reference: sensor.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from symbody.io.frames import frame_at
from symbody.io.mjcf.build import Built
from symbody.io.mjcf.passive import com_of
from symbody.io.mjcf.tendons import Tendon
from symbody.io.naming import plain
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


def add_sensors(built: Built, tendons: dict[str, Tendon]) -> None:
    """Add what the file measures.

    Raises:
        ReadError: A sensor looks at what is not there.
    """
    for element in built.document.sections("sensor"):
        with element.blamed():
            if not _add(built, element, tendons):
                built.notes.left_out(
                    f"sensors of the kind {element.tag}", element.get("name", "")
                )


def _add(built: Built, element: XmlElement, tendons: dict[str, Tendon]) -> bool:
    model = built.model
    name = element.get("name", element.tag)
    if element.tag in ("jointpos", "jointvel", "ballquat", "ballangvel"):
        target = element.get("joint")
        if target not in built.joints:
            raise element.error(f"there is no joint {target!r}.")
        joint = built.joints[target].joint
        of_position = element.tag in ("jointpos", "ballquat")
        symbols = joint.q if of_position else joint.v
        formula: Any = symbols[0] if len(symbols) == 1 else list(symbols)
        motion = joint.elements[0]
        unit = motion.unit if of_position else motion.rate_unit
        own = built.naming.take("expression", name)
        model.add_expression(own, formula, sensor=True, unit=unit)
        return True
    if element.tag in ("tendonpos", "tendonvel"):
        tendon = tendons.get(element.get("tendon"))
        if tendon is None:
            return False
        formula = tendon.length if element.tag == "tendonpos" else tendon.rate
        own = built.naming.take("expression", name)
        model.add_expression(own, formula, sensor=True)
        return True
    if element.tag == "clock":
        model.add_expression(
            built.naming.take("expression", name), model.t, sensor=True, unit="s"
        )
        return True
    if element.tag == "accelerometer":
        _add_accelerometer(built, element, name)
        return True
    if element.tag in ("force", "torque"):
        return _add_transmitted(built, element, name)
    if element.tag in _AXES:
        return _add_axis(built, element, name)
    sensor = _sensor(built, element)
    if sensor is not None:
        model.add_sensor(built.naming.take("sensor", name), sensor)
    return sensor is not None


def _add_accelerometer(built: Built, element: XmlElement, name: str) -> None:
    """Add the acceleration of a site less that of free fall, in its axes."""
    site = _site(built, element, element.get("site"))
    take, model = built.naming.take, built.model
    a = model.add_sensor(
        take("sensor", f"{name}_motion"), Acceleration(site, expressed_in=site)
    )
    R = model.add_sensor(take("sensor", f"{name}_attitude"), Orientation(site))
    felt = [
        a[k] - sum(R[i, k] * g for i, g in enumerate(model.gravity)) for k in range(3)
    ]
    model.add_expression(take("expression", name), felt, sensor=True, unit="m/s²")


def _add_axis(built: Built, element: XmlElement, name: str) -> bool:
    """Add an axis of a frame, in the axes of the world or of another frame."""
    of = _place(built, element, element.get("objtype"), element.get("objname"))
    observer = None
    if "reftype" in element.attributes:
        observer = _place(
            built, element, element.get("reftype"), element.get("refname")
        )
    if of is None or (observer is None and "reftype" in element.attributes):
        return False
    attitude = built.naming.take("sensor", f"{name}_attitude")
    R = built.model.add_sensor(attitude, Orientation(of, seen_from=observer))
    own = built.naming.take("expression", name)
    built.model.add_expression(own, R[:, _AXES.index(element.tag)], sensor=True)
    return True


def _add_transmitted(built: Built, element: XmlElement, name: str) -> bool:
    """Add the force on a body by what carries it, or its torque about a site."""
    site = _site(built, element, element.get("site"))
    assert site is not None
    frame = frame_of(name, site)
    joint = built.carriers.get(frame.body.name)
    if joint is None:
        return False
    take, model = built.naming.take, built.model
    if element.tag == "force":
        model.add_sensor(take("sensor", name), ConstraintForce(joint, site))
        return True
    F = model.add_sensor(take("sensor", f"{name}_force"), ConstraintForce(joint, site))
    M = model.add_sensor(
        take("sensor", f"{name}_torque"), ConstraintTorque(joint, site)
    )
    x, y, z = matvec(transposed(frame.R), sub3(joint.child.p, frame.p))
    about_site = [
        M[0] + y * F[2] - z * F[1],
        M[1] + z * F[0] - x * F[2],
        M[2] + x * F[1] - y * F[0],
    ]
    model.add_expression(take("expression", name), about_site, sensor=True, unit="N m")
    return True


def _sensor(built: Built, element: XmlElement) -> Sensor | None:
    match element.tag:
        case "velocimeter" | "gyro":
            site = _site(built, element, element.get("site"))
            kind = Velocity if element.tag == "velocimeter" else AngularVelocity
            return kind(site, expressed_in=site)
        case "subtreecom":
            return CenterOfMass(_subtree(built, element))
        case "e_potential" | "e_kinetic":
            return Energy()
    if element.tag in _FRAMES:
        kind_of_place = element.get("objtype")
        of = _place(built, element, kind_of_place, element.get("objname"))
        observer = None
        if "reftype" in element.attributes:
            observer = _place(
                built, element, element.get("reftype"), element.get("refname")
            )
        if of is None or (observer is None and "reftype" in element.attributes):
            return None
        return _FRAMES[element.tag](of, seen_from=observer)
    return None


def _place(
    built: Built, element: XmlElement, kind: str, name: str
) -> Body | Frame | None:
    """Return the frame of a body or site; None for what has none."""
    if kind in ("body", "xbody"):
        body = built.bodies[_number(built, element, name)]
        # MuJoCo's 'body' is the frame on principal axes at the center of mass.
        if kind == "xbody" or body is built.model.world:
            return body
        return com_of(built, body) if element.tag in _OF_POINTS else None
    if kind == "site":
        return _site(built, element, name)
    # The axes of a geom may be others in MuJoCo, which turns meshes.
    if kind == "geom" and element.tag in _OF_POINTS:
        return _geom(built, element, name)
    return None


def _site(built: Built, element: XmlElement, name: str) -> Body | Frame:
    if name not in built.sites:
        raise element.error(f"there is no site {name!r}.")
    return built.sites[name]


def _geom(built: Built, element: XmlElement, name: str) -> Body | Frame | None:
    for body, made in zip(built.tree.bodies, built.bodies, strict=True):
        for geom in body.geoms:
            if geom.element.get("name", "") == name:
                if geom.kind == "mesh":
                    return None
                return frame_at(made, plain(name), geom.at)
    raise element.error(f"there is no geom {name!r}.")


def _number(built: Built, element: XmlElement, name: str) -> int:
    if name not in built.named_bodies:
        raise element.error(f"there is no body {name!r}.")
    return built.named_bodies[name]


def _subtree(built: Built, element: XmlElement) -> list[Body]:
    first = _number(built, element, element.get("body"))
    inside = {first}
    for number, body in enumerate(built.tree.bodies):
        if number > first and body.parent in inside:
            inside.add(number)
    inside.discard(0)
    return [built.bodies[number] for number in sorted(inside)]
