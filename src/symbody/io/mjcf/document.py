"""An MJCF file: includes, default classes, settings, keyframes, places and angles.

References:
    mujoco.readthedocs.io, XML reference: include, compiler, option, default,
    keyframe; Modeling, Frame orientations.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import final

import numpy as np

from symbody.errors import FileError
from symbody.io.context import (
    Floats,
    Pose,
    about,
    by_axis_angle,
    by_quaternion,
    pose,
    z_along,
)
from symbody.io.source import Notes, Source, open_source
from symbody.io.xml import XmlElement, parse_xml
from symbody.public_names import file_of

ACTUATORS = (
    "general", "motor", "position", "velocity", "intvelocity", "damper", "cylinder",
    "muscle", "adhesion", "plugin", "dcmotor", "orientation", "pid",
)  # fmt: skip
_MAIN = "main"
_CONSTRAINTS = ("contact", "equality", "frictionloss", "limit")
_WAYS = ("quat", "axisangle", "xyaxes", "zaxis", "euler")


@final
@dataclass(eq=False)
class Document:
    """The content of a file, includes in place; classes have own defaults last.

    All elements `compiler` are one, and all `option`.
    """

    source: Source
    root: XmlElement
    compiler: XmlElement
    option: XmlElement
    classes: dict[str, list[XmlElement]] = field(default_factory=dict)
    flags: dict[str, str] = field(default_factory=dict)

    def sections(self, tag: str) -> list[XmlElement]:
        """Return the elements in all top-level elements of a name."""
        return [child for part in self.root.all(tag) for child in part.children]

    def flag(self, name: str) -> bool:
        """Return whether a flag is enabled, as the flags read here are by default."""
        if name in _CONSTRAINTS and not self.flag("constraint"):
            return False
        return self.flags.get(name, "enable") != "disable"

    def with_defaults(
        self, element: XmlElement, inherited: str = "", shared: str = ""
    ) -> XmlElement:
        """Return an element with its class's attributes, `inherited` from around it."""
        defaults = self.defaults(element, inherited)
        layers = [d for tag in (shared, element.tag) for d in defaults if d.tag == tag]
        attributes: dict[str, str] = {}
        for own in [layer.attributes for layer in (*layers, element)]:
            if not own.keys().isdisjoint(_WAYS):
                # A rotation replaces one in another form.
                attributes = {k: v for k, v in attributes.items() if k not in _WAYS}
            attributes |= own
        return replace(element, attributes=attributes)

    def defaults(self, element: XmlElement, inherited: str = "") -> list[XmlElement]:
        """Return the defaults in the class of an element, outermost classes first."""
        name = element.get("class", inherited or _MAIN)
        if name not in self.classes:
            if name == _MAIN:
                return []
            raise element.error(f"there is no default class {name!r}.")
        return self.classes[name]


def document_of(source: Source) -> Document:
    """Return the content of a file, includes in place."""
    root = parse_xml(source)
    if root.tag != "mujoco":
        raise root.error("the outermost element of an MJCF file is 'mujoco'.")
    _include(root, set())
    document = Document(
        source, root, _merged(root, "compiler"), _merged(root, "option")
    )
    for outermost in root.all("default"):
        waiting: list[tuple[XmlElement, list[XmlElement]]] = [(outermost, [])]
        while waiting:
            element, inherited = waiting.pop()
            name = element.get("class", _MAIN if element is outermost else None)
            own = [child for child in element.children if child.tag != "default"]
            defaults = [*document.classes.get(name, inherited), *own]
            document.classes[name] = defaults
            if element is outermost:
                document.classes[_MAIN] = defaults
            waiting += [(inner, defaults) for inner in element.all("default")]
    for option in root.all("option"):
        for flag in option.all("flag"):
            document.flags |= flag.attributes
    return document


def _merged(root: XmlElement, tag: str) -> XmlElement:
    """Return the elements of a name as one with the attributes of all."""
    merged = replace(root, attributes={})
    for element in root.all(tag):
        merged = replace(element, attributes=merged.attributes | element.attributes)
    return merged


def _include(root: XmlElement, known: set[str]) -> None:
    """Put the content of files in place of elements 'include', each file once."""
    open_ = [root]
    while open_:
        element = open_.pop()
        position = 0
        while position < len(element.children):
            child = element.children[position]
            if child.tag != "include":
                open_.append(child)
                position += 1
                continue
            named = child.get("file")
            around = child.source
            path = str(around.file(named, child.line, child.where))
            if path in known:
                raise child.error(f"the file {named!r} is included a second time.")
            known.add(path)
            inner = open_source(path, limits=around.limits)
            # Paths count from the outermost file, then from the one that has them.
            inner = replace(inner, folders=(*around.folders, *inner.folders))
            content = parse_xml(inner).children
            for included in content:
                included.parent = element
            element.children[position : position + 1] = content


@cache
def known_attributes() -> Mapping[str, frozenset[str]]:
    """Return the attributes of each element that MuJoCo knows."""
    lines = file_of("symbody.io.mjcf", "attributes.txt").decode().splitlines()
    parts = (line.partition(":") for line in lines)
    return {tag: frozenset(words.split()) for tag, _, words in parts}


def note_unknown(root: XmlElement, notes: Notes) -> None:
    """Note elements and attributes that MuJoCo refuses, as misspelled ones are."""
    waiting = [root]
    while waiting:
        element = waiting.pop()
        known = known_attributes().get(element.tag)
        if known is None:
            notes.left_out("elements that MuJoCo does not know", element.where)
            continue
        for word in sorted(element.attributes.keys() - known):
            who = f"{word} of {element.where}"
            notes.left_out("attributes that MuJoCo does not know", who)
        waiting += reversed(element.children)


def start_of(
    document: Document, keyframe: str | int | None, notes: Notes
) -> dict[str, list[float]]:
    """Return qpos, qvel and act of a keyframe, as far as it has them."""
    if keyframe is None:
        return {}
    keys = [key for key in document.sections("keyframe") if key.tag == "key"]
    names = [key.get("name", "") for key in keys]
    for number, key in enumerate(keys):
        if keyframe in (number, names[number]):
            for word in ("ctrl", "time", "mpos", "mquat", "plastic"):
                if any(key.numbers(word, None, ())):
                    notes.left_out(f"{word} of the keyframe")
            words = key.attributes.keys() & {"qpos", "qvel", "act"}
            return {word: list(key.numbers(word, None)) for word in words}
    known = ", ".join(name or str(number) for number, name in enumerate(names))
    raise FileError(
        f"read: there is no keyframe {keyframe!r}. Known: {known or 'none'}."
    )


@final
@dataclass(frozen=True)
class Places:
    """Reads places; angles are in units of `unit` [rad], small axes turn along."""

    unit: float
    sequence: str

    def place(self, element: XmlElement) -> Pose:
        """Return the place of an element in the frame around it."""
        if "fromto" in element.attributes:
            ends = np.array(element.numbers("fromto", 6)).reshape(2, 3)
            along = ends[0] - ends[1]
            if not along.any():
                raise element.error("fromto needs two points that differ.")
            return pose(ends.mean(axis=0), z_along(along.tolist()))
        return pose(element.numbers("pos", 3, (0, 0, 0)), self.rotation(element))

    def rotation(self, element: XmlElement) -> Floats:
        """Return the rotation that an element gives."""
        forms = [form for form in _WAYS if form in element.attributes]
        if not forms:
            return np.eye(3)
        if len(forms) > 1:
            raise element.error(f"{forms[0]} and {forms[1]} both tell the rotation.")
        count = {"quat": 4, "axisangle": 4, "xyaxes": 6}.get(forms[0], 3)
        numbers = np.array(element.numbers(forms[0], count))
        vectors = {"quat": numbers, "axisangle": numbers[:3], "xyaxes": numbers[:3]}
        if forms[0] != "euler" and not vectors.get(forms[0], numbers).any():
            raise element.error(f"{forms[0]} has length zero, so it tells no rotation.")
        match forms[0]:
            case "quat":
                return by_quaternion(numbers.tolist())
            case "axisangle":
                return by_axis_angle(numbers[:3].tolist(), self.unit * numbers[3])
            case "zaxis":
                return z_along(numbers.tolist())
            case "xyaxes":
                x = numbers[:3] / np.linalg.norm(numbers[:3])
                y = numbers[3:] - x * (x @ numbers[3:])
                if not np.linalg.norm(y) > 1e-10:
                    raise element.error("xyaxes: both axes lie on one line.")
                y = y / np.linalg.norm(y)
                return np.array([x, y, np.cross(x, y)]).T
        R = np.eye(3)
        for letter, angle in zip(self.sequence, numbers, strict=True):
            turn = about("xyz".index(letter.lower()), self.unit * angle)
            R = R @ turn if letter.islower() else turn @ R
        return R


def places_of(document: Document) -> Places:
    """Return how a file gives angles."""
    compiler = document.compiler
    angle = compiler.choice("angle", ("degree", "radian"), "degree")
    sequence = compiler.get("eulerseq", "xyz")
    if len(sequence) != 3 or set(sequence.lower()) - set("xyz"):
        raise compiler.error(
            f"eulerseq={sequence!r} must be three letters of xyz or XYZ."
        )
    if compiler.get("coordinate", "local") != "local":
        raise compiler.error("coordinate='global' is no longer known to MuJoCo itself.")
    return Places(math.pi / 180 if angle == "degree" else 1.0, sequence)
