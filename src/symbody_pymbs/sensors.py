"""world.addSensor: measured quantities."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, final

from symbody.errors import ModelError
from symbody.expr.node import ZERO
from symbody.model.body import Body as ModelBody
from symbody.model.body import frame_of
from symbody.model.sensors.energy import CenterOfMass
from symbody.model.sensors.frames import (
    Acceleration,
    AngularAcceleration,
    AngularVelocity,
    Distance,
    Orientation,
    Position,
    Sensor,
    Velocity,
)
from symbody.model.sensors.joints import ConstraintForce, ConstraintTorque, JointState
from symbody_pymbs.calls import Sorted, ends_of_chains, only, sort_arguments
from symbody_pymbs.description import Description, VarKind, is_result
from symbody_pymbs.expressions import Difference, Quantity, TotalEnergy
from symbody_pymbs.matrix import Value, array_of, wrapped
from symbody_pymbs.places import Body, frame_meant
from symbody_pymbs.places import Joint as Hinge

_KEYWORDS = ("symbol", "symbol_str", "name", "category")


@final
class AddSensor:
    """Sensors; the last argument of each is its symbol or the first, both work."""

    def __init__(self, it: Description, world: Body) -> None:
        self._it, self._world = it, world

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

    def Distance(self, *args: object, **named: object) -> Value:
        """Add distance [m] and its rate [m/s]: ``Distance(symbol, CS1, CS2)``."""
        call = self._call("Distance", args, named)
        a, b, _ = call.sorted.ends_and_axes(call.who)
        return self._add(call, Distance(a, b))

    def Position(self, *args: object, **named: object) -> Value:
        """Add the vector from CS1 to CS2: ``Position(symbol, CS1, CS2, CSref)`` [m].

        Its axes, as those of all vectors between two frames, are CSref's or else CS1's.
        """
        call = self._call("Position", args, named)
        a, b, axes = call.sorted.ends_and_axes(call.who)
        sensor = Position(b, seen_from=a, expressed_in=axes)
        return self._add(call, sensor)

    def Orientation(self, *args: object, **named: object) -> Value:
        """Add what takes components in CS2 to CS1: ``(symbol, CS1, CS2)``."""
        call = self._call("Orientation", args, named)
        a, b, _ = call.sorted.ends_and_axes(call.who)
        return self._add(call, Orientation(b, seen_from=a))

    def Velocity(self, *args: object, **named: object) -> Value:
        """Add the velocity of CS2 less that of CS1, as for Position [m/s]."""
        call = self._call("Velocity", args, named)
        return self._relative(call, Velocity, "velocity")

    def Acceleration(self, *args: object, **named: object) -> Value:
        """Add the acceleration of CS2 less that of CS1, as for Position [m/s²]."""
        call = self._call("Acceleration", args, named)
        return self._relative(call, Acceleration, "acceleration")

    def AngularVelocity(self, *args: object, **named: object) -> Value:
        """Add the angular velocity of CS2 relative to CS1, as for Position [rad/s]."""
        call = self._call("AngularVelocity", args, named)
        a, b, axes = call.sorted.ends_and_axes(call.who)
        sensor = AngularVelocity(b, seen_from=a, expressed_in=axes)
        return self._add(call, sensor)

    def AngularAcceleration(self, *args: object, **named: object) -> Value:
        """Add the angular acceleration of CS2 less that of CS1 likewise [rad/s²]."""
        call = self._call("AngularAcceleration", args, named)
        return self._relative(call, AngularAcceleration, "angular_acceleration")

    def Energy(self, *args: object, **named: object) -> Value:
        """Add the energy of a body, of all for the world: ``(symbol, body)`` [J]."""
        call = self._call("Energy", args, named, more=("body",))
        places = [*call.sorted.places, *call.others.get("body", ())]
        frame = frame_meant(call.who, only(call.who, "the body", places))
        body = frame._body._place
        assert isinstance(body, ModelBody)
        everything = frame._body is self._world
        return self._add(call, TotalEnergy(None if everything else body))

    def CenterofMass(self, *args: object, **named: object) -> tuple[Value, Value]:
        """Add symbol_Mass of bodies [kg] and their centre symbol_r in the world [m]."""
        call = self._call("CenterofMass", args, named, more=("Bodies",))
        bodies = self._bodies_meant(call)
        model = self._it.model
        mass = sum((array_of(body.mass).item() for body in bodies), ZERO)
        symbol = call.symbol()
        names = [
            self._it.names.symbol("sensor", f"{symbol}_{s}") for s in ("Mass", "r")
        ]
        total = model.add_expression(names[0], mass, sensor=is_result(call.category))
        massive = [b._place for b in bodies if array_of(b.mass).item() is not ZERO]
        center = model.add_sensor(names[1], CenterOfMass(massive))
        self._it.sensors[call.name()] = (total, center)
        return total, wrapped(center)

    def Joint(self, *args: object, **named: object) -> Value:
        """Add coordinate and velocity of a joint: ``Joint(symbol, joint)``."""
        call = self._call("Joint", args, named)
        return self._add(call, JointState(self._moving(call)._joint))

    def ConstraintForce(self, *args: object, **named: object) -> Value:
        """Add the force of a joint or its chain on the body, in the world [N]."""
        call = self._call("ConstraintForce", *ends_of_chains(args, named))
        return self._in_joint(call, ConstraintForce)

    def ConstraintTorque(self, *args: object, **named: object) -> Value:
        """Add the torque of a joint or its chain on the body, in the world [N m]."""
        call = self._call("ConstraintTorque", *ends_of_chains(args, named))
        return self._in_joint(call, ConstraintTorque)

    def _call(
        self,
        kind: str,
        args: Sequence[object],
        named: Mapping[str, object],
        more: tuple[str, ...] = (),
    ) -> _Call:
        who = f"addSensor.{kind}"
        lists = [value for value in args if isinstance(value, list)]
        others = [value for value in args if not isinstance(value, list)]
        arguments, rest = sort_arguments(who, others, named, (*_KEYWORDS, *more))
        for word in more:
            if word in rest:
                value = rest[word]
                rest[word] = value if isinstance(value, list) else [value]
            elif lists:
                rest[word] = lists[0]
        return _Call(self._it, who, arguments, rest)

    def _relative(
        self, call: _Call, kind: Callable[..., Sensor], quantity: Quantity
    ) -> Value:
        """Add a quantity of CS2 less that of CS1, which is zero at the world."""
        a, b, axes = call.sorted.ends_and_axes(call.who)
        world = self._it.model.world
        if a is world or getattr(a, "body", None) is world:
            return self._add(call, kind(b, expressed_in=axes))
        frames = [frame_of(call.who, place) for place in (b, a, axes)]
        return self._add(call, Difference(quantity, *frames))

    def _in_joint(self, call: _Call, kind: Callable[..., Sensor]) -> Value:
        joint = only(call.who, "the joint", call.sorted.joints)._joint
        return self._add(call, kind(joint, expressed_in=self._it.model.world))

    def _bodies_meant(self, call: _Call) -> list[Any]:
        bodies = [*call.sorted.places, *call.others.get("Bodies", ())]
        if not bodies or any(body is self._world for body in bodies):
            return list(self._it.bodies.values())
        return [frame_meant(call.who, body)._body for body in bodies]

    def _moving(self, call: _Call) -> Hinge:
        joint = only(call.who, "the joint", call.sorted.joints)
        if joint.dof is None:
            raise ModelError(
                f"{call.who}: {joint.name!r} is rigid and has no coordinate."
            )
        return joint

    def _add(self, call: _Call, sensor: Sensor) -> Value:
        name = self._it.names.symbol("sensor", call.symbol())
        value = wrapped(self._it.model.add_sensor(name, sensor))
        self._it.sensors[call.name()] = value
        return value


@final
class _Call:
    """The sorted arguments of one call."""

    def __init__(
        self, it: Description, who: str, arguments: Sorted, others: dict[str, Any]
    ) -> None:
        self._it, self.who, self.sorted, self.others = it, who, arguments, others
        self.category = others.get("category", (arguments.rest or [VarKind.Sensor])[0])
        self._name: str | None = None

    def symbol(self) -> str:
        """Return the symbol: by keyword, or the first string."""
        word = self.others.get("symbol", self.others.get("symbol_str"))
        if word is None:
            if not self.sorted.words:
                raise ModelError(
                    f"{self.who}: no symbol is given, such as 'd'. Formulas and "
                    f"results know the sensor by it."
                )
            word = self.sorted.words[0]
        return str(word)

    def name(self) -> str:
        """Return the name: by keyword, the second string, or sensor_1 and so on."""
        if self._name is None:
            words = self.sorted.words[0 if "symbol" in self.others else 1 :]
            word = self.others.get("name", words[0] if words else None)
            self._name = word or self._it.names.automatic("sensor")
        return self._name
