"""Adding loads, loops, constraints, sensors and shapes to look at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypeVar, overload

from symbody.arguments import shown
from symbody.errors import ModelError
from symbody.expr.node import Array
from symbody.model.adding.bodies import checked_no_node
from symbody.model.body import PlaceLike
from symbody.model.constraints.constraint import Constraint, NamedConstraint
from symbody.model.contacts.contact import (
    Contact,
    ImpactWord,
    NamedContact,
    SpeedLaw,
    named_contact,
)
from symbody.model.description import Description
from symbody.model.field import ModelElement
from symbody.model.formulas import OF_CONTACT, FormulaLike
from symbody.model.loads.load import Load, NamedLoad
from symbody.model.loops.path import Loop, NamedLoop
from symbody.model.quantities import symbols_of_shape
from symbody.model.sensors.frames import NamedSensor, Sensor
from symbody.model.sensors.joints import LoadValue
from symbody.model.visuals import Shape, Visual, checked_color, checked_opacity

SomeLoad = TypeVar("SomeLoad", bound=Load)
Element = TypeVar("Element", bound=ModelElement)


# By the kind of an element: the method that all have, and what to give instead of an
# object without it.
_KINDS = {
    "load": (
        "gravitates",
        "Force(body, (0, 0, 1)); to measure something use add_sensor.",
    ),
    "loop": ("solve", "FourBar(rod, rocker)."),
    "constraint": ("positions", "BallCut(a, b) or Rod(a, b, length)."),
    "contact": ("laws", "contacts.PointOnPlane(foot, ground)."),
    "sensor": ("measure", "Position(body); formulas are added by add_expression."),
}


def _bound(self: Description, kind: str, name: str, element: Element) -> Element:
    """Return an element with formulas made nodes, at places of this model."""
    who = f"{kind} {name!r}"
    self._names.check(kind, name)
    method, example = _KINDS[kind]
    if not hasattr(type(element), method):
        remedy = f"Give an object such as {example}"
        for other, (its_method, _) in _KINDS.items():
            if hasattr(type(element), its_method):
                remedy = f"It is a {other}: model.add_{other}({name!r}, …) takes it."
        raise ModelError(f"{who}: {shown(element)} is not a {kind}. {remedy}")
    bound = element.bound(who, self._bind(who))
    for frame in bound.frames():
        self._own_frame(who, frame)
    return bound


def add_load(self: Description, name: str, load: SomeLoad) -> SomeLoad:
    """Add a load: forces and torques between bodies, or along a joint.

    Args:
        name: Unique in the model.
        load: `Force`, `Torque`, `PointToPoint`, `JointForce`, ….

    Raises:
        ModelError: The name is taken, a place is of another model, or a formula
            holds foreign symbols.
    """
    bound = _bound(self, "load", name, load)
    self._names.take("load", name)
    self.loads[name] = NamedLoad(name, bound)
    if bound.gravitates:
        self._tell_weighed(f"the field {name!r} is added after it")
    return bound


def add_loop(self: Description, name: str, loop: Loop) -> NamedLoop:
    """Close a loop whose dependent coordinates are known formulas of the others.

    These leave the state, so that the motion stays one of few coordinates without
    constraints.

    Args:
        name: Unique in the model.
        loop: `FourBar`, `CrankSlider`, ….

    Raises:
        ModelError: The name is taken, a place or joint is of another model, or
            both frames are on one body.
    """
    bound = _bound(self, "loop", name, loop)
    checked_no_node(self, f"loop {name!r}", bound.frames(), "which no joint carries")
    self._names.take("loop", name)
    self.loops[name] = NamedLoop(name, bound)
    return self.loops[name]


def add_constraint(
    self: Description, name: str, constraint: Constraint
) -> NamedConstraint:
    """Add a condition on the motion, for example one that closes a loop.

    Args:
        name: Unique in the model.
        constraint: `BallCut`, `HingeCut`, `Rod`, `Lock`, `Gear`, `Algebraic`,
            `RollingDisc`, ….

    Raises:
        ModelError: The name is taken, a place is of another model, both frames are
            on one body, or a formula holds foreign symbols.
    """
    bound = _bound(self, "constraint", name, constraint)
    why = "whose balance a constraint would break"
    checked_no_node(self, f"constraint {name!r}", bound.frames(), why)
    self._names.take("constraint", name)
    named = NamedConstraint(name, bound)
    self.constraints[name] = named
    return named


def add_contact(
    self: Description,
    name: str,
    contact: Contact,
    *,
    restitution: FormulaLike | SpeedLaw | None = None,
    friction: FormulaLike | SpeedLaw | None = None,
    stiction: FormulaLike | SpeedLaw | None = None,
    law: ImpactWord | None = None,
) -> NamedContact:
    """Add a place where bodies may touch, a stop, or friction that holds.

    Its forces follow from set-valued laws: nothing overlaps, what rests rests. Penalty
    forces are loads, such as `loads.CompliantContact`.

    Args:
        name: Unique in the model; results are the forces "F_NAME", gaps "gap_NAME",
            sliding velocities "slip_NAME", and sums of impulses "impulse_NAME".
        contact: `contacts.PointOnPlane`, `contacts.JointStop`,
            `contacts.DryFriction`, ….
        restitution: In place of the contact's own; None leaves it.
        friction: Likewise.
        stiction: Likewise.
        law: Likewise, of impacts: "newton" or "poisson".

    Raises:
        ModelError: The name is taken, a place is of another model, both places are on
            one body, a coefficient is out of range, or the contact has none such.
    """
    words = {
        "restitution": restitution, "friction": friction, "stiction": stiction,
        "law": law,
    }  # fmt: skip
    changes = {word: value for word, value in words.items() if value is not None}
    own = getattr(type(contact), "__dataclass_fields__", {})
    for word in changes:
        if hasattr(type(contact), "laws") and word not in own:
            raise ModelError(
                f"contact {name!r}: a {type(contact).__name__} has no {word}. It has: "
                f"{', '.join(own)}. Leave it out."
            )
    if changes and hasattr(type(contact), "laws"):
        contact = replace(contact, **changes)  # type: ignore[type-var]
    bound = _bound(self, "contact", name, contact)
    why = "whose balance a contact would break"
    checked_no_node(self, f"contact {name!r}", bound.frames(), why)
    named = named_contact(name, bound)
    for result in named.results:
        self._names.check_free(OF_CONTACT, result)
    self._names.take("contact", name)
    for result in named.results:
        self._names.take(OF_CONTACT, result)
    self.contacts[name] = named
    self._register(OF_CONTACT, [*named.symbols, *named.moving])
    return named


@overload
def add_sensor(self: Description, name: str, sensor: LoadValue) -> Any: ...
@overload
def add_sensor(self: Description, name: str, sensor: Sensor) -> Array: ...
def add_sensor(self: Description, name: str, sensor: Sensor) -> object:
    """Add a measured quantity.

    Args:
        name: Unique in the model.
        sensor: `Position`, `Distance`, `Energy`, ….

    Returns:
        Symbols that stand for the value in loads and expressions: a node, or an
        array of nodes.

    Raises:
        ModelError: The name is taken, or a place is of another model.
    """
    bound = _bound(self, "sensor", name, sensor)
    named = NamedSensor(name, bound, symbols_of_shape(name, bound.shape))
    return self._add("sensor", self.sensors, named)


def add_visual(
    self: Description,
    place: PlaceLike,
    shape: Shape,
    *,
    color: str | Sequence[float] = "gray",
    opacity: float = 1.0,
    name: str | None = None,
) -> Visual:
    """Add a visual shape, which has no effect on the motion.

    Args:
        place: Body or frame in whose axes the shape is given.
        shape: `Box`, `Cylinder`, `Sphere`, `Line`, `Arrow`, `FrameAxes`, `Mesh`.
        color: Name such as "red", "#rrggbb", or three numbers from 0 to 1.
        opacity: From 0, exclusively, to 1.
        name: Unique in the model; visual_1 and so on by default.

    Raises:
        ModelError: The name is taken, a place is of another model, a size is not
            positive, a color unknown, or a file missing.
    """
    name = f"visual_{len(self.visuals) + 1}" if name is None else name
    who = f"visual {name!r}"
    self._names.check("visual", name)
    if not isinstance(shape, Shape):
        raise ModelError(
            f"{who}: {shown(shape)} is not a shape. Give an object such as "
            f"Box((1, 1, 1))."
        )
    frame = self._own_frame(who, place)
    bound = shape.bound(who, self._bind(who))
    for touched in bound.frames():
        self._own_frame(who, touched)
    rgb, opacity = checked_color(who, color), checked_opacity(who, opacity)
    visual = self.visuals[name] = Visual(name, frame, bound, rgb, opacity)
    self._names.take("visual", name)
    return visual
