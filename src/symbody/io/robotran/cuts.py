"""Cuts of loops as constraints.

References:
    Modeling Multibody Systems with ROBOTRAN, section 3.2.3.
"""

from __future__ import annotations

from collections.abc import Sequence

from symbody.arguments import listed
from symbody.io.robotran.bodies import Built
from symbody.io.robotran.texts import named, number_of, text_of
from symbody.io.xml import XmlElement
from symbody.model.constraints.cuts import Lock
from symbody.model.constraints.rods import Rod
from symbody.model.joint import Joint


def add_cuts(built: Built) -> None:
    """Close the loops, and keep the choice of independent coordinates.

    Raises:
        ReadError: A cut refers to what is not there.
    """
    cuts = built.root.child("cuts")
    closing = [] if cuts is None else cuts.all("ball", "rod", "solid")
    for element in closing:
        with element.blamed():
            _add(built, element)
    natures: dict[str, list[Joint]] = {}
    for joint_element, joint in built.joints:
        nature = text_of(joint_element, "nature", "independent")
        natures.setdefault(nature, []).append(joint)
    dependent = natures.get("dependent", [])
    if not closing and not dependent:
        return
    _note_user_constraints(built, dependent)
    free = [j for j in natures.get("independent", ()) if j.drives[0] is None]
    with built.root.blamed():
        built.model.choose_independent(*free)


def _note_user_constraints(built: Built, dependent: Sequence[Joint]) -> None:
    """Tell of constraints by which joints depend on others, but which no cut gives.

    Their number is set in the user's program, so that the file shows only that there
    are more dependent joints than equations of cuts.
    """
    equations = sum(len(c.multipliers) for c in built.model.constraints.values())
    missing = len(dependent) - equations
    if missing <= 0:
        return
    # Equations of cuts may be redundant, as in a plane.
    least = "at least " if equations else ""
    plural = "s" if missing > 1 else ""
    built.notes.left_out(
        f"{least}{missing} user constraint{plural}, which user_cons_hJ computes, so "
        f"that too much can move: cuts give {equations} equations for the "
        f"{len(dependent)} dependent joints {listed(j.name for j in dependent)}; add "
        f"what is missing by add_constraint(name, sb.Algebraic(formula))"
    )


def _add(built: Built, element: XmlElement) -> None:
    name = built.naming.take("constraint", named(element, "name"))
    first = built.place(element.required_child("endpoint1"))
    second = built.place(element.required_child("endpoint2"))
    if element.tag == "rod":
        length = number_of(element, "length")
        own = built.constants.one(f"{name}_length", length, "m")
        built.model.add_constraint(name, Rod(first, second, own))
        return
    ignored = element.child("ignore")
    kept = [ignored is None or ignored.child(axis) is None for axis in "xyz"]
    turns = (1, 1, 1) if element.tag == "solid" else (0, 0, 0)
    if element.tag == "solid" and not all(kept):
        built.notes.left_out("directions that a cut body ignores", name)
        kept = [True] * 3
    built.model.add_constraint(name, Lock(first, second, tuple(kept), turns))
