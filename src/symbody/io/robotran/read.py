"""The model of a .mbs file, with the cuts of its loops.

References:
    Modeling Multibody Systems with ROBOTRAN, section 3.2.3.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from symbody.arguments import listed
from symbody.io.context import Naming, Parameters
from symbody.io.robotran.bodies import (
    RobotranImport,
    add_bodies,
    named,
    number_of,
    text_of,
    vector_of,
)
from symbody.io.robotran.user_functions import add_user_functions, add_user_models
from symbody.io.source import Notes, Source, check_option
from symbody.io.xml import XmlElement, parse_xml
from symbody.model.constraints.cuts import Lock
from symbody.model.constraints.rods import Rod
from symbody.model.joint import Joint
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
    notes = Notes(source)
    context = RobotranImport(model, notes, parameters, root, driven)
    add_bodies(context)
    add_user_models(context)
    add_user_functions(context, laws, joint_forces=joint_forces)
    add_cuts(context)
    notes.warn()
    return model


def add_cuts(context: RobotranImport) -> None:
    """Close the loops, and keep the choice of independent coordinates.

    Raises:
        ReadError: A cut refers to what is not there.
    """
    cuts = context.root.child("cuts")
    closing = [] if cuts is None else cuts.all("ball", "rod", "solid")
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
    _note_user_constraints(context, dependent)
    free = [j for j in natures.get("independent", ()) if j.drives[0] is None]
    with context.root.blamed():
        context.model.choose_independent(*free)


def _note_user_constraints(context: RobotranImport, dependent: Sequence[Joint]) -> None:
    """Tell of constraints by which joints depend on others, but which no cut gives.

    Their number is set in the user's program, so that the file shows only that there
    are more dependent joints than equations of cuts.
    """
    equations = sum(len(c.multipliers) for c in context.model.constraints.values())
    missing = len(dependent) - equations
    if missing <= 0:
        return
    # Equations of cuts may be redundant, as in a plane.
    least = "at least " if equations else ""
    plural = "s" if missing > 1 else ""
    context.notes.left_out(
        f"{least}{missing} user constraint{plural}, which user_cons_hJ computes, so "
        f"that too much can move: cuts give {equations} equations for the "
        f"{len(dependent)} dependent joints {listed(j.name for j in dependent)}; add "
        f"what is missing by add_constraint(name, sb.Algebraic(formula))"
    )


def _add(context: RobotranImport, element: XmlElement) -> None:
    name = context.naming.take("constraint", named(element, "name"))
    first = context.place(element.required_child("endpoint1"))
    second = context.place(element.required_child("endpoint2"))
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
