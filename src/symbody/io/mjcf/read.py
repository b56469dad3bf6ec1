"""The model of an MJCF file, with its geoms as shapes to look at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Literal, TypeAlias

import numpy as np

from symbody.errors import ReadError
from symbody.io.context import Naming, Parameters, Pose, frame_at, pose, valid_name
from symbody.io.mjcf import passive
from symbody.io.mjcf.actuators import add_actuators
from symbody.io.mjcf.build import MjcfImport, add_bodies
from symbody.io.mjcf.contacts import add_contacts
from symbody.io.mjcf.document import (
    document_of,
    note_unknown,
    places_of,
    start_of,
)
from symbody.io.mjcf.geoms import Geom
from symbody.io.mjcf.tree import MjTree
from symbody.io.source import Notes, Source
from symbody.io.xml import XmlElement
from symbody.model.body import Body, Frame, frame_of
from symbody.model.loads.springs import Force, PointToPoint, Torque
from symbody.model.model import Model
from symbody.model.sensors import frames
from symbody.model.sensors.energy import CenterOfMass, Energy
from symbody.model.sensors.frames import Sensor
from symbody.model.sensors.joints import ConstraintForce, ConstraintTorque
from symbody.model.visuals import MESHES, Box, Cylinder, Mesh, Shape, Sphere
from symbody.spatial.vectors import matvec, sub3, transposed

_FRAMES: dict[str, Callable[..., Sensor]] = {
    "framepos": frames.Position,
    "framequat": frames.Orientation,
    "framelinvel": frames.Velocity,
    "frameangvel": frames.AngularVelocity,
    "framelinacc": frames.Acceleration,
    "frameangacc": frames.AngularAcceleration,
}
_AXES = ("framexaxis", "frameyaxis", "framezaxis")
_OF_POINTS = ("framepos", "framelinvel", "framelinacc")


def add_sensors(context: MjcfImport) -> None:
    """Add the sensors of the file."""
    for element in context.document.sections("sensor"):
        with element.blamed():
            own = element.get("name", "")
            context.note_unread(element, own, "sensors", "cutoff", "delay", "interval")
            name = element.get("name", element.tag)
            measured = _quantity(context, element, name)
            if isinstance(measured, tuple):
                context.add_measured(name, *measured)
            elif measured is not None:
                context.add_sensor(name, measured)
            else:
                context.notes.left_out(f"sensors of the kind {element.tag}", own)


# A sensor, or a formula with its unit; None where there is nothing like it.
SensorOrFormula: TypeAlias = Sensor | tuple[Any, str] | None


def _quantity(context: MjcfImport, element: XmlElement, name: str) -> SensorOrFormula:
    tag = element.tag
    match tag:
        case "jointpos" | "jointvel" | "ballquat" | "ballangvel":
            named = element.get("joint")
            joint = element.referred(context.joints, "joint", named).joint
            symbols, unit = joint.v, joint.elements[0].rate_unit
            if tag in ("jointpos", "ballquat"):
                symbols, unit = joint.q, joint.elements[0].unit
            return symbols[0] if len(symbols) == 1 else list(symbols), unit
        case "tendonpos" | "tendonvel":
            tendon = context.tendons.get(element.get("tendon"))
            if tendon is None:
                return None
            return tendon.length if tag == "tendonpos" else tendon.rate, ""
        case "e_kinetic" | "e_potential":
            kinetic, potential = context.add_sensor(f"{name}_of_all", Energy())
            return kinetic if tag == "e_kinetic" else potential + context.stored, "J"
        case "clock":
            return context.model.t, "s"
        case "accelerometer" | "velocimeter" | "gyro" | "force" | "torque":
            site = element.referred(context.sites, "site", element.get("site"))
            return _at_site(context, tag, name, site)
        case "subtreecom":
            first = element.referred(context.named_bodies, "body", element.get("body"))
            inside = {first}
            for number, body in enumerate(context.tree.bodies):
                if number > first and body.parent in inside:
                    inside.add(number)
            return CenterOfMass([context.bodies[n] for n in sorted(inside - {0})])
    if tag not in (*_AXES, *_FRAMES):
        return None
    places = _object_and_reference(context, element)
    if places is None:
        return None
    if tag in _FRAMES:
        return _FRAMES[tag](places[0], seen_from=places[1])
    attitude = frames.Orientation(places[0], seen_from=places[1])
    R = context.add_sensor(f"{name}_attitude", attitude)
    return R[:, _AXES.index(tag)], ""


def _at_site(
    context: MjcfImport, tag: str, name: str, site: Body | Frame
) -> SensorOrFormula:
    """Return what moves a site, or the force on its body from the body's joint."""
    if tag == "velocimeter":
        return frames.Velocity(site, expressed_in=site)
    if tag == "gyro":
        return frames.AngularVelocity(site, expressed_in=site)
    if tag == "accelerometer":
        # The acceleration less that of free fall, in the axes of the site.
        motion = frames.Acceleration(site, expressed_in=site)
        a = context.add_sensor(f"{name}_motion", motion)
        R = context.add_sensor(f"{name}_attitude", frames.Orientation(site))
        gravity = list(enumerate(context.model.gravity))
        return [a[k] - sum(R[i, k] * g for i, g in gravity) for k in range(3)], "m/s²"
    frame = frame_of(name, site)
    joint = context.carriers.get(frame.body.name)
    if joint is None:
        return None
    at_bodies = (Force, Torque, PointToPoint)
    if any(isinstance(n.load, at_bodies) for n in context.model.loads.values()):
        what = "MuJoCo's count of drag, gravcomp and forces at sites and along spatial"
        context.notes.left_out(f"{what} tendons as borne by joints, in sensors", name)
    if tag == "force":
        return ConstraintForce(joint, site)
    F = context.add_sensor(f"{name}_force", ConstraintForce(joint, site))
    M = context.add_sensor(f"{name}_torque", ConstraintTorque(joint, site))
    x, y, z = matvec(transposed(frame.R), sub3(joint.child.p, frame.p))
    about_site = [
        M[0] + y * F[2] - z * F[1],
        M[1] + z * F[0] - x * F[2],
        M[2] + x * F[1] - y * F[0],
    ]
    return about_site, "N m"


def _object_and_reference(
    context: MjcfImport, element: XmlElement
) -> tuple[Body | Frame, Body | Frame | None] | None:
    """Return the frame of a sensor and of its observer; None if one has no frame."""
    of = _place(context, element, element.get("objtype"), element.get("objname"))
    observer = None
    if "reftype" in element.attributes:
        kind, name = element.get("reftype"), element.get("refname")
        # Axes of 'body' are principal ones.
        observer = _place(context, element, kind, name) if kind != "body" else None
        if observer is None:
            return None
    return None if of is None else (of, observer)


def _place(
    context: MjcfImport, element: XmlElement, kind: str, name: str
) -> Body | Frame | None:
    """Return the frame of a body or site; None for other objects."""
    if kind in ("body", "xbody"):
        body = context.bodies[element.referred(context.named_bodies, "body", name)]
        # MuJoCo's 'body' is the frame on principal axes at the center of mass.
        if kind == "xbody" or body is context.model.world:
            return body
        return passive.com_of(context, body) if element.tag in _OF_POINTS else None
    if kind == "site":
        return element.referred(context.sites, "site", name)
    # The axes of a geom may be others in MuJoCo, which turns meshes.
    if kind == "geom" and element.tag in _OF_POINTS:
        return _geom(context, element, name)
    return None


def _geom(context: MjcfImport, element: XmlElement, name: str) -> Body | Frame | None:
    bodies = zip(context.tree.bodies, context.bodies, strict=True)
    geoms = {g.element.get("name", ""): (on, g) for b, on in bodies for g in b.geoms}
    made, geom = element.referred(geoms, "geom", name)
    return None if geom.kind == "mesh" else frame_at(made, valid_name(name), geom.at)


_GRAY = (0.5, 0.5, 0.5, 1.0)


def add_visuals(context: MjcfImport) -> None:
    """Add the shapes of bodies; planes, ellipsoids and height fields are not shown."""
    materials = {
        element.get("name", ""): context.document.with_defaults(element)
        for element in context.document.sections("asset")
        if element.tag == "material"
    }
    for body, made in zip(context.tree.bodies, context.bodies, strict=True):
        for geom in body.geoms:
            own = geom.element.numbers("rgba", 4, _GRAY)
            material = materials.get(geom.element.get("material", ""))
            if material is not None and "rgba" not in geom.element.attributes:
                own = material.numbers("rgba", 4, _GRAY)
            rgba = tuple(float(c) for c in np.clip(own, 0, 1))
            if rgba[3] <= 0:
                continue
            with geom.element.blamed():
                for shape, at in _shapes(context, geom):
                    wanted = geom.element.get("name", "") or f"{made.name}_geom"
                    name = context.naming.take("visual", wanted)
                    context.model.add_visual(
                        frame_at(made, name, at), shape, color=rgba[:3],
                        opacity=float(rgba[3]), name=name,
                    )  # fmt: skip


def _shapes(context: MjcfImport, geom: Geom) -> Iterator[tuple[Shape, Pose]]:
    size = geom.size
    if geom.kind == "mesh":
        yield from _mesh(context, geom)
    elif "mesh" in geom.element.attributes:
        return
    elif geom.kind == "box":
        yield Box([2 * s for s in size]), geom.at
    elif geom.kind == "sphere":
        yield Sphere(size[0]), geom.at
    elif geom.kind in ("cylinder", "capsule"):
        yield Cylinder(size[0], 2 * size[1]), geom.at
        if geom.kind == "capsule":
            for end in (-size[1], size[1]):
                yield Sphere(size[0]), geom.at @ pose((0, 0, end))


def _mesh(context: MjcfImport, geom: Geom) -> Iterator[tuple[Shape, Pose]]:
    meshes = context.tree.meshes
    mesh = meshes.element(geom.element)
    scale = mesh.numbers("scale", 3, (1, 1, 1))
    named = mesh.get("file", "")
    if not named.lower().endswith(MESHES) or len(set(scale)) > 1 or scale[0] <= 0:
        context.notes.not_drawn("pictures of some meshes", named)
        return
    try:
        path = meshes.path(mesh)
    except ReadError:
        where = "say where with read(…, folders=[…])"
        context.notes.not_drawn(f"meshes not found beside the file; {where}", named)
        return
    yield Mesh(path, scale[0]), geom.at @ meshes.place(mesh).inverse()


Friction = Literal["smooth", "rigid", "off"]
Contacts = Literal["rigid", "off"]


def read_mjcf(
    source: Source,
    *,
    keyframe: str | int | None = None,
    parameters: Parameters = "numbers",
    friction: Friction = "smooth",
    regularization: float = 1e-2,
    equalities: bool = True,
    sensors: bool = True,
    shapes: bool = True,
    stops: bool = False,
    contacts: Contacts = "off",
) -> Model:
    """Return the model of a MuJoCo file, see docs/howto/read-mjcf.

    It starts from a keyframe by name or number, or as the file draws the bodies. With
    `parameters="symbols"` mass properties, stiffness, damping and dry friction become
    parameters. The regularization of dry friction is in rad/s or m/s; it is "rigid" as
    a contact that holds. With `stops` ranges of joints end at rigid stops. Contacts of
    geoms are left out, or "rigid" where there are such laws.
    """
    document = document_of(source)
    notes, places = Notes(source), places_of(document)
    tree = MjTree(document, places, notes)
    name = Naming().take("model", document.root.get("model", "mujoco"))
    gravity: tuple[float, ...] = (0.0, 0.0, 0.0)
    if document.flag("gravity"):
        gravity = document.option.numbers("gravity", 3, (0, 0, -9.81))
    model = Model(name, gravity=gravity)
    dry = friction, regularization
    context = MjcfImport(model, notes, parameters, document, places, tree, *dry)
    add_bodies(context, start_of(document, keyframe, notes))
    passive.add_passive_forces(context)
    passive.add_tendons(context)
    add_actuators(context)
    if equalities:
        passive.add_equalities(context)
    passive.add_fluid_forces(context)
    if stops and document.flag("limit"):
        context.add_stops()
        for name, joint in context.joints.items():
            context.note_unread(joint.element, name, "joints", "margin")
    if sensors:
        add_sensors(context)
    if shapes:
        add_visuals(context)
    _note_the_rest(context, contacts)
    model.undrawn = notes.undrawn
    notes.warn()
    return model


def _note_the_rest(context: MjcfImport, contacts: Contacts) -> None:
    """Add contacts if they are wanted, and name what is left out."""
    document, tree, notes = context.document, context.tree, context.notes
    note_unknown(document.root, notes)
    context.note_unread(document.compiler, "", "the compiler", "alignfree")
    if left := context.start.get("act"):
        raise document.root.error(f"act of the keyframe has {len(left)} numbers more.")
    geoms = [geom.element for body in tree.bodies for geom in body.geoms]
    words = ("contype", "conaffinity")
    touching = [g for g in geoms if any(g.number(word, 1.0) for word in words)]
    if contacts == "rigid" and document.flag("contact"):
        for pair in add_contacts(context):
            notes.left_out("contacts of pairs of geoms without rigid laws", pair)
    elif len(touching) > 1 and document.flag("contact"):
        hint = 'contacts="rigid" adds those of spheres, and of shapes on planes'
        notes.left_out(f"contacts of {len(touching)} geoms, of which {hint}")
    for tag in ("deformable", "extension"):
        for element in document.sections(tag):
            notes.left_out(f"elements of {tag!r}", element.where)
