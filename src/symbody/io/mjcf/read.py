"""From an MJCF file to a model."""

from __future__ import annotations

from typing import Literal, get_args

from symbody.errors import FileError
from symbody.io.inertial import Constants, Parameters
from symbody.io.mjcf.actuators import add_actuators
from symbody.io.mjcf.build import Built, add_bodies
from symbody.io.mjcf.document import Document, document_of
from symbody.io.mjcf.equalities import add_equalities
from symbody.io.mjcf.fluid import add_fluid_forces
from symbody.io.mjcf.keyframes import start_of
from symbody.io.mjcf.passive import add_passive_forces
from symbody.io.mjcf.places import places_of
from symbody.io.mjcf.sensors import add_sensors
from symbody.io.mjcf.tendons import add_tendons
from symbody.io.mjcf.tree import MjTree
from symbody.io.mjcf.visuals import add_visuals
from symbody.io.naming import Naming
from symbody.io.notes import Notes
from symbody.io.source import Source
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
    for name, value, known in (
        ("parameters", parameters, get_args(Parameters)),
        ("friction", friction, get_args(Friction)),
    ):
        if value not in known:
            raise FileError(
                f"read: {name}={value!r} must be one of {', '.join(map(repr, known))}."
            )
    document = document_of(source)
    notes, naming, places = Notes(source), Naming(), places_of(document)
    tree = MjTree(document, places, notes)
    gravity = (0.0, 0.0, -9.81)
    if document.option is not None:
        gravity = document.option.numbers("gravity", 3, gravity)  # type: ignore[assignment]
    model = Model(
        Naming().take("model", document.root.get("model", "mujoco")),
        gravity=gravity if document.flag("gravity") else (0, 0, 0),
    )
    constants = Constants(model, naming, parameters)
    built = Built(document, places, model, naming, notes, constants, tree)
    add_bodies(built, start_of(document, keyframe))
    add_passive_forces(built, 0.0 if friction == "off" else 1.0, regularization)
    tendons = add_tendons(built, friction, regularization)
    add_actuators(built, tendons)
    if equalities:
        add_equalities(built, tendons)
    add_fluid_forces(built)
    if sensors:
        add_sensors(built, tendons)
    if shapes:
        add_visuals(built)
    _note_the_rest(document, tree, notes)
    notes.warn()
    return model


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
