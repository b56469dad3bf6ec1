"""The model of a .mbs file."""

from __future__ import annotations

from typing import Literal

from symbody.io.choices import check_option
from symbody.io.inertial import Constants, Parameters
from symbody.io.naming import Naming
from symbody.io.notes import Notes
from symbody.io.robotran.bodies import Built, add_bodies
from symbody.io.robotran.cuts import add_cuts
from symbody.io.robotran.texts import text_of, vector_of
from symbody.io.robotran.user_functions import add_user_functions, add_user_models
from symbody.io.source import Source
from symbody.io.xml import parse_xml
from symbody.model.model import Model

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

    Args:
        source: The file.
        driven: "locked" drives the joint by a parameter joint_q, until `drive` gives
            another motion; "free" leaves it free, as in the M and c of ROBOTRAN, which
            hold all joints.
        laws: What the functions of the user become: "inputs", zero unless given, or
            "formulas" that `define` completes.
        joint_forces: Whether each joint has a force Q_joint.
        parameters: "numbers", or "symbols" for mass properties and points that can be
            changed between runs; zeros stay numbers.
    """
    check_option("driven", driven, Driven)
    check_option("laws", laws, Laws)
    check_option("parameters", parameters, Parameters)
    root = parse_xml(source)
    if root.tag != "mbsDescR7":
        raise root.error("the outermost element of a .mbs file is 'mbsDescR7'.")
    base = root.child("base")
    gravity = vector_of(None if base is None else base.child("gravity"))
    name = Naming().take("model", text_of(root, "mbsname", "robotran"))
    model = Model(name, gravity=gravity)
    naming, notes = Naming(), Notes(source)
    constants = Constants(model, naming, parameters)
    built = Built(root, model, naming, notes, constants, driven)
    add_bodies(built)
    add_user_models(built)
    add_user_functions(built, laws, joint_forces=joint_forces)
    add_cuts(built)
    notes.warn()
    return model
