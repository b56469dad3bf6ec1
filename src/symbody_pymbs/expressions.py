"""Derivatives in time of formulas, and sensors that PyMbs defines in its own manner.

PyMbs turns the difference of two absolute velocities into the axes of a third frame;
symbody's observer turns with his frame. Both are equal where he does not turn.
"""

from __future__ import annotations

from typing import final

import numpy as np

from symbody.errors import ModelError
from symbody.expr.differentiate import time_derivative
from symbody.expr.evaluate import substitute
from symbody.expr.node import ONE, ZERO, Array, Node, Symbol
from symbody.expr.traverse import symbols_of
from symbody.model.field import Field, element
from symbody.model.fields import OptionalBody, Place
from symbody.model.loads.load import Kinematics
from symbody.model.sensors import frames
from symbody.model.sensors.energy import Energy
from symbody.model.sensors.frames import Sensor, VectorOfFrame
from symbody.model.sensors.joints import JointState
from symbody.spatial.vectors import array, cross, plus, sub3
from symbody_pymbs.description import Description, description_of
from symbody_pymbs.functions import Matrix, Value, array_of, number_or_node

_QUANTITIES: dict[str, type[VectorOfFrame]] = {
    kind.__name__: kind
    for kind in (frames.Velocity, frames.Acceleration, frames.AngularAcceleration)
}


def der(formula: object) -> Value:
    """Return the derivative in time of a formula, vector or matrix.

    Coordinates, velocities, time, parameters, expressions, and sensors of positions,
    distances and joints have one.
    """
    array = array_of(formula)
    nodes = list(array.flat)
    rates = {symbol: _rate(symbol) for symbol in symbols_of(nodes)}
    derived = np.empty(array.shape, dtype=object)
    derived.reshape(-1)[:] = time_derivative(nodes, rates)
    return number_or_node(derived[()]) if array.shape == () else Matrix(derived)


def _rate(symbol: Symbol) -> Node:
    it = description_of(symbol)
    match it.model.kinds_of_symbols()[symbol]:
        case "parameter":
            return ZERO
        case "time":
            return ONE
        case "coordinate":
            joint = next(j for j in it.model.joints.values() if symbol in j.q)
            return joint.v[joint.q.index(symbol)]
        case "velocity":
            return _of_velocity(it, symbol)
        case "expression":
            return _of_expression(it, symbol)
        case "sensor":
            return _of_sensor(it, symbol)
        case kind:
            raise _no_rate(symbol, f"{kind}s have")


def _of_velocity(it: Description, symbol: Symbol) -> Node:
    """Return the acceleration along a joint, as a sensor of its frames measures it."""
    joint = next(j for j in it.joints.values() if symbol in j._joint.v)
    kind = frames.Acceleration if joint.dof[0] == "T" else frames.AngularAcceleration
    parent, child = joint.parent._place, joint.child._place
    sensor = kind(child, seen_from=parent, expressed_in=parent)
    symbols = _added(it, joint._joint.name, sensor).tolist()
    acceleration: Node = symbols["xyz".index(joint.dof[1])]
    return acceleration


def _of_expression(it: Description, symbol: Symbol) -> Node:
    for expression in it.model.expressions.values():
        if symbol in expression.formulas:
            rate: Node = array_of(der(expression.formulas[symbol])).item()
            return rate
    raise _no_rate(symbol, "expressions without formula have")


def _of_sensor(it: Description, symbol: Symbol) -> Node:
    for name, named in it.model.sensors.items():
        symbols = named.symbols.reshape(-1).tolist()
        if symbol not in symbols:
            continue
        at = symbols.index(symbol)
        match named.sensor:
            case frames.Distance() if at == 0:
                rate_of_distance: Node = named.symbols[1]
                return rate_of_distance
            case JointState(joint):
                return joint.v[0] if at == 0 else _of_velocity(it, joint.v[0])
            case frames.Position() as sensor:
                of, less, axes = sensor.places
                world = it.model.world.origin
                rate = Difference("PositionRate", of, less or world, axes or world)
                entry: Node = _added(it, name, rate)[at]
                return entry
        raise _no_rate(symbol, f"{type(named.sensor).__name__} sensors have")
    raise AssertionError(symbol)


def _added(it: Description, name: str, sensor: Sensor) -> Array:
    """Return the symbols of the sensor der_name, added at its first use."""
    if name not in it.rates:
        free = it.names.fresh("sensor", f"der_{name}")
        it.rates[name] = it.model.add_sensor(free, sensor)
    return it.rates[name]


def _no_rate(symbol: Symbol, which: str) -> ModelError:
    return ModelError(
        f"der({symbol.name}): {which} no derivative that symbody knows. Coordinates, "
        f"velocities, time, expressions and sensors Position, Distance and Joint do; "
        f"add a sensor of the rate itself, as Velocity."
    )


def coordinates_only(it: Description, formula: Node) -> Node:
    """Return a formula of coordinates; inputs, without rates, become parameters."""
    mapping: dict[Symbol, Node] = {}
    for symbol in _inputs_of(it, formula):
        mapping[symbol] = _held(it, symbol)
    for named in it.model.sensors.values():
        if isinstance(named.sensor, JointState):
            joint = named.sensor.joint
            values = (*joint.q, *joint.v)
            mapping.update(zip(named.symbols.tolist(), values, strict=True))
    for expression in it.model.expressions.values():
        formulas = expression.formulas
        replaced = substitute(list(formulas.values()), mapping)
        mapping.update(zip(formulas, replaced, strict=True))
    return substitute(formula, mapping)


def _inputs_of(it: Description, formula: Node) -> list[Symbol]:
    """Return the inputs of a formula, those inside its expressions included."""
    whole = formula
    for expression in reversed(it.model.expressions.values()):
        whole = substitute(whole, expression.formulas)
    kinds = it.model.kinds_of_symbols()
    return [s for s in symbols_of(whole) if kinds[s] == "input"]


def _held(it: Description, symbol: Symbol) -> Node:
    """Return the parameter that stands for an input in a joint's formula."""
    if symbol.name.partition("[")[0] in it.controllers:
        raise ModelError(
            f"addLoop.ExpJoint: the formula holds {symbol.name!r}, which a controller "
            f"gives. A joint needs two derivatives of its formula: write it with "
            f"world.time instead."
        )
    if symbol not in it.held:
        name = it.names.fresh("parameter", f"{symbol.name}_held")
        it.held[symbol] = it.model.add_parameter(name, 0.0)
        it.notes.append(
            f"addLoop.ExpJoint: the input {symbol.name!r} became the parameter "
            f"{name!r}, zero by default, because a joint needs the derivatives of its "
            f"formula, and an input has none. It is constant during a simulation."
        )
    held: Node = it.held[symbol]
    return held


class QuantityOfFrame(Field[str, str]):
    """A kind of sensor of frames, or "PositionRate"."""

    words = "text"
    form, sample = "word", lambda *_: "Velocity"


@final
@element
class Difference(Sensor):
    """A quantity of one frame less that of another, in the axes of a third.

    It is absolute, or "PositionRate": the derivative of the position's components.
    """

    quantity: QuantityOfFrame
    of: Place
    less: Place
    expressed_in: Place
    shape = (3,)
    entries = ("x", "y", "z")

    @property
    def unit(self) -> str:
        """Unit of the components."""
        return self._kind(self.of).unit

    @property
    def _kind(self) -> type[VectorOfFrame]:
        return _QUANTITIES.get(self.quantity, frames.Velocity)

    def measure(self, kinematics: Kinematics) -> Array:
        """Return the three components."""
        axes = self.expressed_in
        value, less = (
            frames.vector_of(self._kind(frame, expressed_in=axes).measure(kinematics))
            for frame in (self.of, self.less)
        )
        difference = sub3(value, less)
        if self.quantity == "PositionRate":
            p = kinematics.position(self.of, self.less, axes)
            w = kinematics.angular_velocity(axes, None, axes)
            difference = sub3(difference, cross(w, p))
        return array(difference)


@final
@element
class TotalEnergy(Sensor):
    """Kinetic and potential energy of a body, or of all, together [J]."""

    of: OptionalBody
    unit = "J"

    def measure(self, kinematics: Kinematics) -> Array:
        """Return the sum."""
        return array(plus(*Energy(self.of).measure(kinematics)))
