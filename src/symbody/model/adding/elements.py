"""Adding loads, loops, constraints, sensors and shapes to look at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar, overload

from symbody.arguments import shown
from symbody.errors import ModelError
from symbody.expr.node import Array
from symbody.model.adding.joints import checked_no_node
from symbody.model.body import PlaceLike
from symbody.model.constraints.constraint import Constraint, NamedConstraint
from symbody.model.description import Description
from symbody.model.field import ModelElement
from symbody.model.loads.load import Load, NamedLoad
from symbody.model.loops.loop import Loop, NamedLoop
from symbody.model.quantities import (
    symbols_of_shape,
)
from symbody.model.sensors.loads import LoadValue
from symbody.model.sensors.sensor import NamedSensor, Sensor
from symbody.model.visuals import (
    Shape,
    Visual,
    checked_color,
    checked_opacity,
)

SomeLoad = TypeVar("SomeLoad", bound=Load)
Element = TypeVar("Element", bound=ModelElement)


def _bound(self: Description, who: str, element: Element) -> Element:
    """Return an element with formulas made nodes, at places of this model."""
    bound = element.bound(who, self._bind(who))
    for frame in bound.frames():
        self._own_frame(who, frame)
    return bound


def add_load(self: Description, name: str, load: SomeLoad) -> SomeLoad:
    """Add a force law.

    Args:
        name: Unique in the model.
        load: `Force`, `Torque`, `PointToPoint`, `JointForce`, ….

    Raises:
        ModelError: The name is taken, a place is of another model, or a formula
            holds foreign symbols.
    """
    who = f"load {name!r}"
    self._names.check("load", name)
    if not hasattr(type(load), "wrenches"):
        raise ModelError(
            f"{who}: {shown(load)} is not a load. Give an object such as "
            f"Force(body, (0, 0, 1)); to measure something use add_sensor."
        )
    bound = _bound(self, who, load)
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
    who = f"loop {name!r}"
    self._names.check("loop", name)
    if not hasattr(type(loop), "solve"):
        remedy = "Give an object such as FourBar(rod, rocker)."
        if hasattr(type(loop), "positions"):
            remedy = f"It is a constraint: model.add_constraint({name!r}, …) takes it."
        raise ModelError(f"{who}: {shown(loop)} is not a loop. {remedy}")
    bound = _bound(self, who, loop)
    checked_no_node(self, who, bound.frames(), "which no joint carries")
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
    who = f"constraint {name!r}"
    self._names.check("constraint", name)
    if not hasattr(type(constraint), "positions"):
        remedy = "Give an object such as BallCut(a, b) or Rod(a, b, length)."
        if hasattr(type(constraint), "solve"):
            remedy = f"It closes a loop: model.add_loop({name!r}, …) takes it."
        raise ModelError(f"{who}: {shown(constraint)} is not a constraint. {remedy}")
    bound = _bound(self, who, constraint)
    checked_no_node(self, who, bound.frames(), "whose balance a constraint would break")
    self._names.take("constraint", name)
    named = NamedConstraint(name, bound)
    self.constraints[name] = named
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
    who = f"sensor {name!r}"
    self._names.check("sensor", name)
    if not hasattr(type(sensor), "measure"):
        raise ModelError(
            f"{who}: {shown(sensor)} is not a sensor. Give an object such as "
            f"Position(body); forces are added by add_load."
        )
    bound = _bound(self, who, sensor)
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
    """Add something to look at; it changes nothing in the motion.

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
