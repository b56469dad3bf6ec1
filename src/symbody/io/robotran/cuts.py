"""Cuts of loops as constraints.

References:
    Modeling Multibody Systems with ROBOTRAN, section 3.2.3.
"""

from __future__ import annotations

from symbody.io.robotran.bodies import Built
from symbody.io.robotran.texts import named, number_of, text_of
from symbody.io.xml import XmlElement
from symbody.model.constraints.lock import Lock
from symbody.model.constraints.rod import Rod


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
    if not closing:
        return
    independent = [
        joint
        for element, joint in built.joints
        if text_of(element, "nature", "independent") == "independent"
        and joint.drives[0] is None
    ]
    with built.root.blamed():
        built.model.choose_independent(*independent)


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
