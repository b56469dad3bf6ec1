"""The model of a .mbs file: bodies, joints, cuts of loops, user functions to fill in.

References:
    Modeling Multibody Systems with ROBOTRAN, sections 2.3 to 2.5, 3.2.3, 4.2 to 4.5.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, final

from symbody.arguments import listed
from symbody.io.context import (
    ImportContext,
    Naming,
    Parameters,
    free_frame_name,
    valid_name,
)
from symbody.io.source import Notes, Source
from symbody.io.xml import XmlElement, note_misspelled, number_in, parse_xml
from symbody.model.body import Body, Frame
from symbody.model.constraints.cuts import Lock, Rod
from symbody.model.joint import Joint
from symbody.model.loads.joint_loads import JointForce
from symbody.model.loads.springs import Force, PointToPoint, Torque
from symbody.model.model import Model
from symbody.model.sensors import frames
from symbody.model.sensors.energy import Jacobian
from symbody.model.sensors.frames import Sensor

_SHOWN = 60  # characters of what is quoted
KINDS = {
    f"{letter}{number}": f"{letter}{axis}"
    for letter in "TR"
    for number, axis in zip("123", "xyz", strict=True)
}
NATURES = ("independent", "dependent", "driven")
_ORIGIN = "origin"
# What elements hold, beside what draws them.
_WORDS = {
    "mbsDescR7": "mbsname mbsyspad_version base bodytree cuts links user_models "
    "user_variables x3D",
    "base": "baseBodyName gravity point graphics",
    "body": "bodyname parent joint mass com inertia point graphics",
    "joint": "jointname type nature initialvalue symbols graphics",
    "inertia": "Ixx Iyy Izz Ixy Ixz Iyz", "initialvalue": "q qd qdd",
    "point": "pointname coordinates sensor extforce graphics",
    "coordinates": "x y z", "com": "coordinates x y z",
    "gravity": "coordinates x y z", "parent": "bodyname pointname",
    "cuts": "rod ball solid", "rod": "name endpoint1 endpoint2 length graphics",
    "ball": "name endpoint1 endpoint2 ignore graphics",
    "solid": "name endpoint1 endpoint2 ignore graphics",
    "links": "link link3D", "parameter": "name type value",
    "sensor": "name Pos Rot Vit Om Acc Omp Jac graphics",
    "extforce": "name Pos Rot Vit Om Acc Omp Jac graphics x3D",
}  # fmt: skip


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


def named(element: XmlElement, tag: str) -> str:
    """Return the name of an element, given by a child or an attribute."""
    if tag in element.attributes:
        return element.get(tag)
    return text_of(element, tag)


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
    elements = context.root.required_child("bodytree").all("body")
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
            place = [
                context.constant(f"d_{body.name}_{valid_name(own)}_{axis}", value, "m")
                for axis, value in zip("xyz", vector_of(point), strict=True)
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


def add_user_functions(context: RobotranImport, *, joint_forces: bool) -> None:
    """Add joint forces, external forces, links and sensors."""
    if joint_forces:
        for element, joint in context.joints:
            if joint.drives[0] is None:
                with element.blamed():
                    unit = "N m" if text_of(element, "type")[0] == "R" else "N"
                    Q = context.add_law(f"Q_{joint.name}", (), unit)
                    context.add_load(f"{joint.name}_force", JointForce(joint, Q))
    for element, frame in context.point_elements:
        for sensor in element.all("sensor"):
            _measure(context, sensor, frame)
        for force in element.all("extforce"):
            _measure(context, force, frame)
            with force.blamed():
                name = named(force, "name")
                F = context.add_law(f"{name}_F", (3,), "N")
                M = context.add_law(f"{name}_M", (3,), "N m")
                context.add_load(f"{name}_force", Force(frame, F))
                context.add_load(f"{name}_torque", Torque(frame, M))
    for link in context.below("links"):
        with link.blamed():
            _link(context, link)


def _measure(context: RobotranImport, element: XmlElement, frame: Body | Frame) -> None:
    with element.blamed():
        name, joints = named(element, "name"), [joint for _, joint in context.joints]
        # In the inertial frame; the matrix takes components there to those in the body.
        sensors: dict[str, tuple[str, Sensor]] = {
            "Pos": ("P", frames.Position(frame)),
            "Rot": ("R", frames.Orientation(context.model.world, seen_from=frame)),
            "Vit": ("V", frames.Velocity(frame)),
            "Om": ("OM", frames.AngularVelocity(frame)),
            "Acc": ("A", frames.Acceleration(frame)),
            "Omp": ("OMP", frames.AngularAcceleration(frame)),
            "Jac": ("J", Jacobian(frame, joints)),
        }
        for word, (suffix, sensor) in sensors.items():
            if element.get(word, "false") == "true":
                context.add_sensor(f"{name}_{suffix}", sensor)


def _link(context: RobotranImport, element: XmlElement) -> None:
    if element.tag not in ("link", "link3D"):
        return
    name = named(element, "name")
    if element.tag == "link3D":
        context.notes.left_out("links with forces in three directions", name)
        return
    first, second = context.ends(element)
    context.add_sensor(f"Z_{name}", frames.Distance(first, second))
    F = context.add_law(f"F_{name}", (), "N")
    # There a force that pulls the ends together counts as positive.
    context.add_load(f"{name}_force", PointToPoint(first, second, -F))


def add_user_models(context: RobotranImport) -> None:
    """Add the parameters of the user's models, and the states they name."""
    models = [m for m in context.below("user_models") if m.tag == "user_model"]
    for model in models:
        owner = named(model, "name")
        for element in model.all("parameter"):
            with element.blamed():
                _add_parameter(context, owner, element)
    for element in context.below("user_variables"):
        if element.tag != "user_variable":
            continue
        with element.blamed():
            name = named(element, "varname")
            if text_of(element, "type", "in") == "in":
                own = context.naming.take("input", name)
                size = int(number_of(element, "size", 1.0))
                context.model.add_input(own, shape=() if size < 2 else (size,))
            else:
                context.notes.left_out("variables that the user's functions give", name)


def _add_parameter(context: RobotranImport, owner: str, element: XmlElement) -> None:
    name = f"{owner}_{named(element, 'name')}"
    kind = text_of(element, "type", "scalar")
    texts = [value.text for value in element.all("value")]
    values = [as_number(element, text) for text in texts if text]
    start = values[0] if values else 0.0
    if kind == "state":
        own = context.naming.take("state", name)
        rate = context.naming.take("input", f"{name}_d")
        context.model.add_state(own, start, context.model.add_input(rate))
    elif kind == "scalar" or (kind == "vector" and values):
        own = context.naming.take("parameter", name)
        context.model.add_parameter(own, values if kind == "vector" else start)
    else:
        context.notes.left_out(f"parameters of the type {kind}", name)


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

    `driven="locked"` drives a driven joint by a parameter joint_q, until `drive` gives
    another motion; "free" leaves it free, as in the M and c of ROBOTRAN, which hold all
    joints. The functions of the user become inputs, zero unless given, or with
    `laws="formulas"` expressions that `define` completes. With `parameters="symbols"`
    mass properties and points become parameters.
    """
    root = parse_xml(source)
    if root.tag != "mbsDescR7":
        raise root.error("the outermost element of a .mbs file is 'mbsDescR7'.")
    base = root.child("base")
    gravity = vector_of(None if base is None else base.child("gravity"))
    name = Naming().take("model", text_of(root, "mbsname", "robotran"))
    model = Model(name, gravity=gravity)
    notes = Notes(source)
    note_misspelled(root, _WORDS, notes)
    context = RobotranImport(model, notes, parameters, root, driven, laws)
    add_bodies(context)
    add_user_models(context)
    add_user_functions(context, joint_forces=joint_forces)
    add_cuts(context)
    notes.warn()
    return model


def add_cuts(context: RobotranImport) -> None:
    """Close the loops, and keep the choice of independent coordinates."""
    kinds = ("ball", "rod", "solid")
    closing = [cut for cut in context.below("cuts") if cut.tag in kinds]
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
    # The number of user constraints is set in the user's program: the file shows only
    # that there are more dependent joints than equations of cuts, which may be
    # redundant, as in a plane.
    equations = sum(len(c.multipliers) for c in context.model.constraints.values())
    missing = len(dependent) - equations
    if missing > 0:
        least = "at least " if equations else ""
        plural = "s" if missing > 1 else ""
        context.notes.left_out(
            f"{least}{missing} user constraint{plural}, which user_cons_hJ computes, "
            f"so that too much can move: cuts give {equations} equations for the "
            f"{len(dependent)} dependent joints {listed(j.name for j in dependent)}; "
            "add what is missing by "
            "add_constraint(name, sb.constraints.Algebraic(formula))"
        )
    free = [j for j in natures.get("independent", ()) if j.drives[0] is None]
    with context.root.blamed():
        context.model.choose_independent(*free)


def _add(context: RobotranImport, element: XmlElement) -> None:
    name = context.naming.take("constraint", named(element, "name"))
    first, second = context.ends(element)
    if element.tag == "rod":
        own = context.constant(f"{name}_length", number_of(element, "length"), "m")
        context.model.add_constraint(name, Rod(first, second, own))
        return
    ignored = element.child("ignore")
    locked = [ignored is None or ignored.child(axis) is None for axis in "xyz"]
    turns = (1, 1, 1) if element.tag == "solid" else (0, 0, 0)
    if element.tag == "solid" and not all(locked):
        context.notes.left_out("directions that a cut body ignores", name)
        locked = [True] * 3
    context.model.add_constraint(name, Lock(first, second, tuple(locked), turns))
