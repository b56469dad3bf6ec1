"""world.addSensor and addVisualisation: measured quantities, shapes to look at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from inspect import Parameter, Signature, signature
from pathlib import Path
from typing import Any, final

from symbody.errors import ModelError
from symbody.expr.node import ZERO, Scalar
from symbody.model import visuals
from symbody.model.sensors import frames
from symbody.model.sensors.energy import CenterOfMass
from symbody.model.sensors.frames import Sensor
from symbody.model.sensors.joints import (
    ConstraintForce,
    ConstraintTorque,
    JointState,
    TransmittedByJoint,
)
from symbody.model.visuals import Shape
from symbody_pymbs.calls import Adding, Call, kind, pymbs_call
from symbody_pymbs.description import Description, VarKind, is_result, running_session
from symbody_pymbs.expressions import Difference, TotalEnergy
from symbody_pymbs.functions import Value, array_of, wrapped
from symbody_pymbs.places import Body, frame_meant


@final
class AddSensor(Adding):
    """Sensors; the last argument of each is its symbol or the first, both work."""

    _group = "addSensor"
    _names = ("category", "symbol")

    def __init__(self, it: Description, world: Body) -> None:
        super().__init__(it)
        self._world = world

    def __call__(self, *args: object, **named: object) -> Any:
        """Add a sensor as the first PyMbs did: ``(name, kind, CS1, CS2, symbol)``."""
        words = [value for value in args if isinstance(value, str)]
        if len(words) != 3 or words[1].startswith("_") or not hasattr(self, words[1]):
            raise ModelError(
                f"addSensor{args!r}: call a kind of it, as addSensor.Position('r', "
                f"CS1, CS2). The call of the first PyMbs works as well: "
                f"addSensor('name', 'Position', CS1, CS2, 'r')."
            )
        name, kind, symbol = words
        places = [value for value in args if not isinstance(value, str)]
        return getattr(self, kind)(symbol, *places, name=name, **named)

    @kind()
    def Distance(self, call: Call) -> Sensor:
        """Add distance [m] and its rate [m/s]: ``Distance(symbol, CS1, CS2)``."""
        a, b, _ = call.ends_and_axes()
        return frames.Distance(a, b)

    @kind()
    def Position(self, call: Call) -> Sensor:
        """Add the vector from CS1 to CS2: ``Position(symbol, CS1, CS2, CSref)`` [m].

        Its axes, as those of all vectors between two frames, are CSref's or else CS1's.
        """
        a, b, axes = call.ends_and_axes()
        return frames.Position(b, seen_from=a, expressed_in=axes)

    @kind()
    def Orientation(self, call: Call) -> Sensor:
        """Add what takes components in CS2 to CS1: ``(symbol, CS1, CS2)``."""
        a, b, _ = call.ends_and_axes()
        return frames.Orientation(b, seen_from=a)

    @kind()
    def Velocity(self, call: Call) -> Sensor:
        """Add the velocity of CS2 less that of CS1, as for Position [m/s]."""
        return self._relative(call, frames.Velocity)

    @kind()
    def Acceleration(self, call: Call) -> Sensor:
        """Add the acceleration of CS2 less that of CS1, as for Position [m/s²]."""
        return self._relative(call, frames.Acceleration)

    @kind()
    def AngularVelocity(self, call: Call) -> Sensor:
        """Add the angular velocity of CS2 relative to CS1, as for Position [rad/s]."""
        a, b, axes = call.ends_and_axes()
        return frames.AngularVelocity(b, seen_from=a, expressed_in=axes)

    @kind()
    def AngularAcceleration(self, call: Call) -> Sensor:
        """Add the angular acceleration of CS2 less that of CS1 likewise [rad/s²]."""
        return self._relative(call, frames.AngularAcceleration)

    @kind()
    def Energy(self, call: Call) -> Sensor:
        """Add the energy of a body, of all for the world: ``(symbol, body)`` [J]."""
        frame = frame_meant(call.who, call.only("the body", call.places))
        return TotalEnergy(frame._body._place)

    @kind()
    def CenterofMass(self, call: Call) -> Sequence[Body]:
        """Add symbol_Mass of bodies [kg] and their centre symbol_r in the world [m]."""
        if not call.places or any(body is self._world for body in call.places):
            return list(self._it.bodies.values())
        return [frame_meant(call.who, body)._body for body in call.places]

    @kind()
    def Joint(self, call: Call) -> Sensor:
        """Add coordinate and velocity of a joint: ``Joint(symbol, joint)``."""
        return JointState(call.moving_joint(" and has no coordinate")._joint)

    @kind()
    def ConstraintForce(self, call: Call) -> Sensor:
        """Add the force of a joint or its chain on the body, in the world [N]."""
        return self._in_joint(call, ConstraintForce)

    @kind()
    def ConstraintTorque(self, call: Call) -> Sensor:
        """Add the torque of a joint or its chain on the body, in the world [N m]."""
        return self._in_joint(call, ConstraintTorque)

    def _relative(self, call: Call, quantity: type[frames.VectorOfFrame]) -> Sensor:
        """Return a quantity of CS2 less that of CS1, which is zero at the world."""
        a, b, axes = call.ends_and_axes()
        world = self._it.model.world
        if a is world or getattr(a, "body", None) is world:
            return quantity(b, expressed_in=axes)
        return Difference(quantity.__name__, b, a, axes)

    def _in_joint(self, call: Call, quantity: type[TransmittedByJoint]) -> Sensor:
        chain = {joint.of for joint in call.joints}
        # The last joint of a chain carries the body.
        joints = call.joints[-1:] if len(chain) == 1 else call.joints
        joint = call.only("the joint", joints)._joint
        return quantity(joint, expressed_in=self._it.model.world)

    def _add(self, call: Call, element: Any) -> Any:
        value: Any
        if isinstance(element, list):
            value = self._center_of_mass(call, element)
        else:
            symbol = self._it.names.symbol("sensor", _symbol(call))
            value = wrapped(self._it.model.add_sensor(symbol, element))
        words = call.words[0 if "symbol" in call.values else 1 :]
        name = call.values.get("name", words[0] if words else None)
        self._it.sensors[name or self._it.names.automatic("sensor")] = value
        return value

    def _center_of_mass(
        self, call: Call, bodies: Sequence[Body]
    ) -> tuple[Value, Value]:
        symbol, names = _symbol(call), self._it.names
        mass, center = (names.symbol("sensor", f"{symbol}_{s}") for s in ("Mass", "r"))
        masses = [array_of(body.mass).item() for body in bodies]
        is_sensor = is_result(call.values.get("category", VarKind.Sensor))
        model = self._it.model
        total = model.add_expression(mass, sum(masses, ZERO), sensor=is_sensor)
        pairs = zip(bodies, masses, strict=True)
        massive = [body._place for body, m in pairs if m is not ZERO]
        return total, wrapped(model.add_sensor(center, CenterOfMass(massive)))


def _symbol(call: Call) -> str:
    """Return the symbol of a sensor: by keyword, or the first text."""
    word = call.values.get("symbol", next(iter(call.words), None))
    if word is None:
        raise ModelError(
            f"{call.who}: no symbol is given, such as 'd'. Formulas and results know "
            f"the sensor by it."
        )
    return str(word)


_CS, _NAME, _COLOR = (
    Parameter(word, Parameter.POSITIONAL_OR_KEYWORD, default=default)
    for word, default in (("cs", Parameter.empty), ("name", None), ("color", None))
)


def _shape(make: Callable[..., Shape | None]) -> Callable[..., None]:
    """Return the method that adds a shape: of cs, its sizes, name and color."""
    own, *sizes = signature(make).parameters.values()

    @wraps(make)
    def add(
        self: AddVisualisation, cs: object, name: object = None, color: object = None,
        **values: object,
    ) -> None:  # fmt: skip
        shape = make(self, **values)
        if shape is not None:
            self._add(make.__name__, cs, shape, name, color)

    parameters = [own, _CS, *sizes, _NAME, _COLOR]
    add.__signature__ = Signature(parameters)  # type: ignore[attr-defined]
    return pymbs_call(1, "addVisualisation.")(add)


@final
class AddVisualisation:
    """Shapes fixed to coordinate systems; sizes may be parameters."""

    def __init__(self, it: Description) -> None:
        self._it = it

    @_shape
    def Box(self, length: object = 1, width: object = 1, height: object = 1) -> Shape:
        """Add a box along x, y, z [m]."""
        return visuals.Box([self._size(edge) for edge in (length, width, height)])

    @_shape
    def Cylinder(
        self, radius: object = 1, height: object = 1, res: object = 20
    ) -> Shape:
        """Add a cylinder around the y axis [m].

        The manual says around z, but PyMbs draws it around y, as VTK does, and scripts
        turn it accordingly; so does the manual's own crane.
        """
        return visuals.Cylinder(self._size(radius), self._size(height), "y")

    @_shape
    def Sphere(self, radius: object = 1, res: object = 50) -> Shape:
        """Add a sphere [m]."""
        return visuals.Sphere(self._size(radius))

    @_shape
    def Line(self, length: object = 1) -> Shape:
        """Add a line along x from the origin [m]."""
        return visuals.Line((_scalar(length), 0, 0))

    @_shape
    def Frame(self, size: object = 1) -> Shape:
        """Add the axes of a coordinate system [m]."""
        return visuals.FrameAxes(self._size(size))

    @_shape
    def Arrow(self, size: object = 1) -> Shape:
        """Add an arrow along x [m]."""
        return visuals.Arrow((_scalar(size), 0, 0))

    @_shape
    def File(self, fileName: object = None, scale: object = 1) -> Shape | None:
        """Add a surface from a file, whose numbers are divided by the scale.

        A file that is missing, or of a kind that symbody does not read, is noted and
        left out.
        """
        who = "addVisualisation.File"
        if not isinstance(fileName, str):
            raise ModelError(f"{who}: {fileName!r} is no name of a file.")
        path = Path(fileName.replace("\\", "/"))
        beside = running_session().script_folder / path
        path = beside if not path.is_file() and beside.is_file() else path
        if path.suffix.lower() not in visuals.MESHES or not path.is_file():
            reason = "does not exist" if not path.is_file() else "is of no known kind"
            self._it.notes.append(f"{who}: {fileName!r} {reason}; left out.")
            return None
        return visuals.Mesh(path, 1 / self._it.number(who, scale))

    def flexible_Body(self, *args: object, **named: object) -> None:
        """Refuse: symbody has rigid bodies only."""
        raise ModelError(
            "addVisualisation.flexible_Body: symbody has no flexible bodies, so there "
            "is nothing to draw. Attach a shape to a rigid body."
        )

    def _size(self, value: object) -> Scalar:
        """Return a size that is positive; that of a thing of no size is tiny."""
        node = _scalar(value)
        number = self._it.number("addVisualisation", node)
        return node if number > 0 else max(-number, 1e-6)

    def _add(
        self, kind: str, cs: object, shape: Shape, name: object, color: object
    ) -> None:
        who = f"addVisualisation.{kind}"
        name = self._it.new_name(who, "visual", name, self._it.visuals)
        self._it.visuals[name] = self._it.model.add_visual(
            frame_meant(who, cs)._place,
            shape,
            color=_color(color),
            name=self._it.names.fresh("visual", name),
        )


def _scalar(value: object) -> Scalar:
    entry: Scalar = array_of(value).item()
    return entry


def _color(color: object) -> Any:
    """Return red, green and blue; gray for names of colors that VTK knows."""
    if isinstance(color, list | tuple) and len(color) >= 3:
        return tuple(color[:3])
    return "gray" if color is None or color not in visuals.COLORS else color
