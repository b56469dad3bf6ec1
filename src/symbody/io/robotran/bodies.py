"""Bodies, joints and points of a .mbs file, whose values are texts of elements.

References:
    Modeling Multibody Systems with ROBOTRAN, sections 2.3 to 2.5.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, final

from symbody.io.context import ImportContext, free_frame_name, valid_name
from symbody.io.xml import XmlElement, number_in
from symbody.model.body import Body, Frame
from symbody.model.joint import Joint

_SHOWN = 60  # characters of what is quoted
KINDS = {
    f"{letter}{number}": f"{letter}{axis}"
    for letter in "TR"
    for number, axis in zip("123", "xyz", strict=True)
}
NATURES = ("independent", "dependent", "driven")
_ORIGIN = "origin"


def text_of(element: XmlElement, tag: str, default: str | None = None) -> str:
    """Return the text of a child; ReadError if it is missing without a default."""
    child = element.child(tag)
    if child is None or not child.text:
        if default is None:
            raise element.error(f"an element {tag!r} with a text is missing here.")
        return default
    return child.text


def number_of(element: XmlElement, tag: str, default: float | None = None) -> float:
    """Return the text of a child as a finite number."""
    word = text_of(element, tag, None if default is None else repr(default))
    return as_number(element.child(tag) or element, word)


def as_number(element: XmlElement, word: str) -> float:
    """Return a word as a finite number; raises ReadError if it is none."""
    value = number_in(word)
    if value is None:
        raise element.error(f"{word[:_SHOWN]!r} is not a finite number.")
    return value


def vector_of(element: XmlElement | None) -> tuple[float, float, float]:
    """Return the coordinates x, y, z in an element; zero where they are missing."""
    if element is None:
        return 0.0, 0.0, 0.0
    place = element.child("coordinates") or element
    x, y, z = (number_of(place, axis, 0.0) for axis in "xyz")
    return x, y, z


def named(element: XmlElement, *tags: str) -> str:
    """Return the name of an element, given by a child or an attribute."""
    for tag in tags:
        if tag in element.attributes:
            return element.get(tag)
        child = element.child(tag)
        if child is not None and child.text:
            return child.text
    raise element.error(f"its name is missing: an element {tags[0]!r} with a text.")


@final
@dataclass(eq=False)
class RobotranImport(ImportContext):
    """A model under construction, and where the parts of the file are in it."""

    root: XmlElement
    driven: str
    laws: str
    bodies: dict[str, Body] = field(default_factory=dict)
    points: dict[tuple[str, str], Body | Frame] = field(default_factory=dict)
    point_elements: list[tuple[XmlElement, Frame]] = field(default_factory=list)
    joints: list[tuple[XmlElement, Joint]] = field(default_factory=list)
    names: dict[int, str] = field(default_factory=dict)

    def below(self, tag: str) -> list[XmlElement]:
        """Return the elements in an outermost element, which may be missing."""
        part = self.root.child(tag)
        return [] if part is None else part.children

    def ends(self, element: XmlElement) -> tuple[Body | Frame, Body | Frame]:
        """Return the two points between which an element is."""
        first, second = map(element.required_child, ("endpoint1", "endpoint2"))
        return self.place(first), self.place(second)

    def add_law(self, name: str, shape: tuple[int, ...], unit: str) -> Any:
        """Return an input, or an expression that waits for its formula."""
        if self.laws == "inputs":
            own = self.naming.take("input", name)
            return self.model.add_input(own, shape=shape, unit=unit)
        own = self.naming.take("expression", name)
        return self.model.add_expression(own, shape=shape, unit=unit)

    def place(self, end: XmlElement) -> Body | Frame:
        """Return the frame of a point that an element refers to."""
        body, point = text_of(end, "bodyname"), text_of(end, "pointname", _ORIGIN)
        place = end.referred(self.bodies, "body", body)
        if point == _ORIGIN:
            return place
        if (body, point) not in self.points:
            raise end.error(f"the body {body!r} has no point {point!r}.")
        return self.points[body, point]


def add_bodies(context: RobotranImport) -> None:
    """Add all bodies with their points, and the joints that carry them."""
    base = context.root.child("base")
    context.bodies["base"] = context.model.world
    if base is not None:
        context.bodies.setdefault(
            text_of(base, "baseBodyName", "base"), context.model.world
        )
        _add_points(context, "base", base)
    tree = context.root.required_child("bodytree")
    elements = tree.all("body")
    # Joints come first, because coordinates are called after them.
    context.names = {
        id(joint): context.naming.take("joint", named(joint, "jointname"))
        for element in elements
        for joint in element.all("joint")
    }
    for element in _from_the_base(context, elements):
        with element.blamed():
            _add_body(context, element)


def _from_the_base(
    context: RobotranImport, elements: list[XmlElement]
) -> list[XmlElement]:
    """Return bodies so that parents come first, else in the order of the file."""
    by_name: dict[str, XmlElement] = {}
    for element in elements:
        name = named(element, "bodyname")
        if name in by_name or name in context.bodies:
            raise element.error(f"there is a body {name!r} already.")
        by_name[name] = element
    order: list[XmlElement] = []
    done = set(context.bodies)
    for name in by_name:
        chain: dict[str, None] = {}
        while name not in done:
            if name in chain:
                raise by_name[name].error("the body carries itself.")
            if name not in by_name:
                last = by_name[next(reversed(chain))]
                raise last.error(f"there is no body {name!r}.")
            chain[name] = None
            name = text_of(by_name[name].required_child("parent"), "bodyname")
        order += [by_name[link] for link in reversed(chain)]
        done.update(chain)
    return order


def _add_body(context: RobotranImport, element: XmlElement) -> None:
    name = named(element, "bodyname")
    own, one = context.naming.take("body", name), context.constant
    mass, inertia = number_of(element, "mass", 0.0), element.child("inertia")
    center = zip("xyz", vector_of(element.child("com")), strict=True)
    moments = {
        entry: 0.0 if inertia is None else number_of(inertia, entry, 0.0)
        for entry in ("Ixx", "Iyy", "Izz", "Ixy", "Ixz", "Iyz")
    }
    body = context.bodies[name] = context.model.add_body(
        own,
        com=[one(f"L_{own}_{axis}", value, "m") for axis, value in center],
        mass=one(f"m_{own}", mass, "kg"),
        inertia=[one(f"{i}_{own}", value, "kg m²") for i, value in moments.items()],
        allow_invalid_inertia=True,
    )
    _add_points(context, name, element)
    on: Body | Frame = context.place(element.required_child("parent"))
    joints = element.all("joint")
    if not joints:
        made = context.naming.take("joint", f"{own}_fixed")
        context.model.add_joint(made, on, body, "fixed")
    links = context.links(body, f"{own}_before", len(joints)) if joints else []
    for carried, joint in zip(links, joints, strict=True):
        with joint.blamed():
            _add_joint(context, joint, on, carried)
        on = carried


def _add_points(context: RobotranImport, name: str, element: XmlElement) -> None:
    body = context.bodies[name]
    for point in element.all("point"):
        own = named(point, "pointname")
        if (name, own) in context.points:
            raise point.error(f"the body has a point {own!r} already.")
        with point.blamed():
            at = zip("xyz", vector_of(point), strict=True)
            place = [
                context.constant(f"d_{body.name}_{valid_name(own)}_{axis}", value, "m")
                for axis, value in at
            ]
            frame = body.add_frame(free_frame_name(body, valid_name(own)), at=place)
            context.points[name, own] = frame
            context.point_elements.append((point, frame))


def _add_joint(
    context: RobotranImport, element: XmlElement, on: Body | Frame, carried: Body
) -> None:
    name = context.names[id(element)]
    kind = text_of(element, "type")
    nature = text_of(element, "nature", "independent")
    for what, word, words in (("type", kind, KINDS), ("nature", nature, NATURES)):
        if word not in words:
            raise element.error(f"{what} {word!r} must be one of {', '.join(words)}.")
    start = element.child("initialvalue")
    q = None if start is None else number_of(start, "q", 0.0)
    v = None if start is None else number_of(start, "qd", 0.0)
    joint = context.model.add_joint(name, on, carried, KINDS[kind], q=q, v=v)
    context.naming.moves(joint)
    context.joints.append((element, joint))
    if nature == "driven" and context.driven == "locked":
        where = context.naming.take("parameter", f"{name}_q")
        unit = "rad" if kind[0] == "R" else "m"
        place = context.model.add_parameter(where, q or 0.0, unit=unit)
        context.model.drive(joint, place, provisional=True)
