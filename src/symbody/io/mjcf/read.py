"""The model of an MJCF file."""

from __future__ import annotations

from typing import Literal

from symbody.io.context import Naming, Parameters
from symbody.io.mjcf.actuators import add_actuators
from symbody.io.mjcf.build import MjcfImport, add_bodies
from symbody.io.mjcf.couplings import add_equalities, add_tendons
from symbody.io.mjcf.document import Document, document_of, places_of, start_of
from symbody.io.mjcf.passive import add_fluid_forces, add_passive_forces
from symbody.io.mjcf.sensors import add_sensors
from symbody.io.mjcf.tree import MjTree
from symbody.io.mjcf.visuals import add_visuals
from symbody.io.source import Notes, Source, check_option
from symbody.model.model import Model

Friction = Literal["smooth", "off"]


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
) -> Model:
    """Return the model of a MuJoCo file, without its contacts.

    Args:
        source: The file.
        keyframe: Name or number of the keyframe to start from; None for the place in
            which the file draws the bodies.
        parameters: "numbers", or "symbols" for mass properties, stiffness, damping and
            dry friction that can be changed between runs; zeros stay numbers.
        friction: "smooth" for dry friction as `CoulombFriction`; "off" leaves it out.
        regularization: Of the dry friction [rad/s or m/s].
        equalities: Whether equalities close loops and couple joints, exactly.
        sensors: Whether sensors are read.
        shapes: Whether geoms are kept to look at.
    """
    check_option("parameters", parameters, Parameters)
    check_option("friction", friction, Friction)
    document = document_of(source)
    notes, places = Notes(source), places_of(document)
    tree = MjTree(document, places, notes)
    name = Naming().take("model", document.root.get("model", "mujoco"))
    model = Model(name, gravity=_gravity(document))
    context = MjcfImport(model, notes, parameters, document, places, tree)
    add_bodies(context, start_of(document, keyframe))
    add_passive_forces(context, 0.0 if friction == "off" else 1.0, regularization)
    tendons = add_tendons(context, friction, regularization)
    add_actuators(context, tendons)
    if equalities:
        add_equalities(context, tendons)
    add_fluid_forces(context)
    if sensors:
        add_sensors(context, tendons)
    if shapes:
        add_visuals(context)
    _note_the_rest(document, tree, notes)
    model.undrawn = notes.undrawn
    notes.warn()
    return model


def _gravity(document: Document) -> tuple[float, ...]:
    if not document.flag("gravity"):
        return 0.0, 0.0, 0.0
    default = (0.0, 0.0, -9.81)
    option = document.option
    return default if option is None else option.numbers("gravity", 3, default)


def _note_the_rest(document: Document, tree: MjTree, notes: Notes) -> None:
    touching = [
        geom.element.get("name", "")
        for body in tree.bodies
        for geom in body.geoms
        if geom.element.number("contype", 1.0)
        or geom.element.number("conaffinity", 1.0)
    ]
    if len(touching) > 1 and document.flag("contact"):
        notes.left_out(f"contacts of {len(touching)} geoms")
    for tag in ("deformable", "extension"):
        for element in document.sections(tag):
            notes.left_out(f"elements of {tag!r}", element.where)
