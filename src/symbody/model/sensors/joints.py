"""Sensors of joints, loads and constraints: motions, reactions, values, multipliers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, cast, final

import numpy as np

from symbody.arguments import Arguments, shown
from symbody.errors import ModelError
from symbody.expr.arithmetic import neg
from symbody.expr.node import Array
from symbody.model.body import Frame
from symbody.model.constraints.constraint import NamedConstraint
from symbody.model.field import Entry, Field, element, elements_base, inheriting, preset
from symbody.model.fields import AnyJoint, MovingJoint, PlaceOrDefault, some_load
from symbody.model.loads.connection import Connection
from symbody.model.loads.load import (
    JointLoad,
    Kinematics,
    Load,
    Wrench,
    loads_by_coordinates,
    loads_by_velocities,
)
from symbody.model.loads.own_law import Connector
from symbody.model.sensors.frames import Sensor
from symbody.spatial.vectors import array


@final
@element
class JointState(Sensor):
    """Coordinates of a joint, then its velocities [rad, m, rad/s or m/s].

    Attributes:
        joint: The joint; where it is driven, the values are those prescribed.
    """

    joint: AnyJoint

    @property
    def shape(self) -> tuple[int, ...]:
        """One entry a coordinate and one a velocity."""
        return (len(self.joint.q) + len(self.joint.v),)

    @property
    def unit(self) -> str:
        """Unit of each coordinate, then of each velocity."""
        elements = self.joint.elements
        units = [e.unit for e in elements for _ in e.coordinates]
        units += [e.rate_unit for e in elements for _ in e.velocities]
        return ", ".join(units) if any(units) else ""

    @property
    def entries(self) -> tuple[str, ...]:
        """Names of the coordinates and velocities."""
        return tuple(symbol.name for symbol in self.joint.q + self.joint.v)

    @property
    def orders(self) -> tuple[int, ...]:
        """Coordinates are positions."""
        return (0,) * len(self.joint.q) + (1,) * len(self.joint.v)

    @property
    def dual_units(self) -> tuple[str, ...]:
        """Units of forces in the joint."""
        elements = self.joint.elements
        return (
            *(e.force_unit for e in elements for _ in e.coordinates),
            *(e.force_unit for e in elements for _ in e.velocities),
        )

    def measure(self, kinematics: Kinematics) -> Array:
        """Return coordinates and velocities."""
        q = kinematics.coordinates(self.joint)
        return array([*q, *kinematics.velocities(self.joint)])

    def dual_wrenches(self, kinematics: Kinematics, dual: Array) -> Sequence[Wrench]:
        """Return nothing: the forces act in the joint."""
        return ()

    def dual_loads(self, dual: Array) -> Sequence[JointLoad]:
        """Return the forces in the joint."""
        forces, count = dual.tolist(), len(self.joint.q)
        return [
            *loads_by_coordinates(self.joint, forces[:count]),
            *loads_by_velocities(self.joint, forces[count:]),
        ]


@final
@element
class JointAcceleration(Sensor):
    """Derivatives of a joint's velocities [rad/s² or m/s²].

    Formulas that hold joint.vd get it, as sensor "acceleration_JOINT".

    Attributes:
        joint: The joint; where it is driven, the values are those prescribed.
    """

    joint: MovingJoint

    @property
    def shape(self) -> tuple[int, ...]:
        """One entry a velocity."""
        return (len(self.joint.v),)

    @property
    def unit(self) -> str:
        """Unit of each entry."""
        units = [e.rate_unit for e in self.joint.elements for _ in e.velocities]
        return ", ".join(f"{unit}²" if unit else "" for unit in units)

    @property
    def entries(self) -> tuple[str, ...]:
        """Names of the accelerations."""
        return tuple(symbol.name for symbol in self.joint.vd)

    def measure(self, kinematics: Kinematics) -> Array:
        """Return the accelerations."""
        return array(kinematics.joint_accelerations(self.joint))


@elements_base
class TransmittedByJoint(Sensor):
    """A vector that acts from the parent on the child at a joint.

    Attributes:
        joint: The joint; it may be fixed.
        expressed_in: Body or frame whose axes the components refer to; None for the
            joint's frame on the child.
    """

    joint: AnyJoint
    expressed_in: PlaceOrDefault = preset(None, instead="joint.child")
    shape = (3,)
    entries = ("x", "y", "z")
    # The method of kinematics that gives it.
    _quantity: ClassVar[str]

    def measure(self, kinematics: Kinematics) -> Array:
        """Return the three components."""
        return array(getattr(kinematics, self._quantity)(self.joint, self.expressed_in))


@final
@inheriting
class ConstraintForce(TransmittedByJoint):
    """Force that the parent exerts on the child at the joint [N].

    It acts at the origin of the joint's frame on the child. Along what the
    joint forbids it is the reaction of the constraint; along its free motions it is
    the load in the joint, along a driven one what the drive needs.
    """

    unit = "N"
    _quantity = "constraint_force"


@final
@inheriting
class ConstraintTorque(TransmittedByJoint):
    """Torque that the parent exerts on the child at the joint [N m].

    It is taken about the origin of the joint's frame on the child. Along what the
    joint forbids it is the reaction of the constraint; along its free motions it is
    the load in the joint, along a driven one what the drive needs.
    """

    unit = "N m"
    _quantity = "constraint_torque"


class AnyLoad(Field[Load | str, Load]):
    """A load of the model, or its name."""

    words = "load, or its name"
    form, sample = "load", some_load(object)

    @classmethod
    def bound(cls, value: object, entry: Entry) -> Load:
        """Return the load."""
        if not isinstance(value, str) and not hasattr(type(value), "value"):
            raise ModelError(
                f"{entry.who}: {value!r} is not a load with a value. Give what "
                f"add_load returned, model.loads[name].load, or the load's name; a "
                f"kind of your own needs `shape`, `unit` and `value`."
            )
        load: Load = entry.bind.load(value)
        return load

    @classmethod
    def frames(cls, value: Load) -> Sequence[Frame]:
        """Return the frames the load acts on or is measured by."""
        return tuple(value.frames())


@final
@element
class LoadValue(Sensor):
    """The value of a load, as its kind defines it.

    Along a line, the force that pushes the ends apart [N]; of cables, muscles and
    connectors the forces of their variables, positive in tension; in a joint, the
    forces along its velocities [N m or N], one number or as many as there are; else
    force or torque as components in the load's own axes, or torque and force.

    Attributes:
        load: What add_load returned, or the name of the load.
    """

    load: AnyLoad

    @property
    def shape(self) -> tuple[int, ...]:
        """As the load's."""
        return self.load.shape

    @property
    def unit(self) -> str:
        """As the load's."""
        return self.load.unit

    def measure(self, kinematics: Kinematics) -> Array:
        """Return the value."""
        return self.load.value(kinematics)


class AnyConnection(AnyLoad):
    """A connecting element of the model, or its name."""

    words = "connecting element, or its name"
    sample = some_load(Connector)

    @classmethod
    def bound(cls, value: object, entry: Entry) -> Any:
        """Return the element."""
        load = entry.bind.load(value)
        if not hasattr(load, "between"):
            raise ModelError(
                f"{entry.who}: the load {shown(value)} is a {type(load).__name__}, "
                f"which has no variables between endpoints. Give a Connector or "
                f"another connecting element; for the force of a load take LoadValue."
            )
        return load


@final
@element
class Deformation(Sensor):
    """The variables of a connecting element, row 0, and their rates, row 1.

    Attributes:
        load: What add_load returned, or the name of the load.
    """

    load: AnyConnection

    @property
    def shape(self) -> tuple[int, ...]:
        """Two rows, as many columns as the element has variables."""
        return (2, *self._element().shape)

    @property
    def orders(self) -> tuple[int, ...]:
        """Variables are of positions."""
        (n,) = self._element().shape
        return (0,) * n + (1,) * n

    @property
    def dual_units(self) -> tuple[str, ...]:
        """Units that follow from the formulas of the variables."""
        return ("",) * len(self.orders)

    def measure(self, kinematics: Kinematics) -> Array:
        """Return variables and rates, shape (2, n)."""
        between = self._element().between(kinematics)
        rows = np.empty(self.shape, dtype=object)
        rows[0], rows[1] = between.values, between.rates
        return rows

    def dual_wrenches(self, kinematics: Kinematics, dual: Array) -> Sequence[Wrench]:
        """Return the wrenches that push the variables up, at the endpoints."""
        between = self._element().between(kinematics)
        return between.wrenches([neg(a + b) for a, b in zip(*dual, strict=True)])

    def _element(self) -> Connection:
        element: object = self.load
        return cast(Connection, element)


class AnyConstraint(Field[NamedConstraint | str, str]):
    """A constraint of the model, or its name."""

    words = "constraint, or its name"
    form, sample = "word", lambda *_: "cut"

    @classmethod
    def bound(cls, value: Any, entry: Entry) -> str:
        """Return the name; `assemble` finds the constraint."""
        if hasattr(value, "multipliers"):
            return str(value.name)
        if not isinstance(value, str):
            raise ModelError(
                f"{entry.who}: {shown(value)} is not a constraint. Give what "
                f"add_constraint returned, or the name of a constraint."
            )
        return value


class Number(Field[int, int]):
    """The number of an equation, from 0."""

    words = "whole number from 0"
    form, sample = "whole", lambda m, n: n

    @classmethod
    def bound(cls, value: object, entry: Entry) -> int:
        """Return the number."""
        return Arguments(entry.who, ModelError).whole(entry.name, value)


@final
@element
class Multiplier(Sensor):
    """A multiplier of a constraint: the generalized force along its equation.

    It is what `simulate` returns as "lam_NAME", with a symbol for formulas: loads may
    follow it, such as a friction that grows with a contact's normal force.

    Attributes:
        constraint: What add_constraint returned, or the name of the constraint.
        entry: Which of its equations.
    """

    constraint: AnyConstraint
    entry: Number = preset(0)

    def measure(self, kinematics: Kinematics) -> Array:
        """Return the multiplier."""
        return array(kinematics.multiplier(self.constraint, self.entry))
