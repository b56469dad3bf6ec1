"""The contents of a model, and the checks of what is added."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar

import numpy as np

from symbody.arguments import shown
from symbody.errors import ModelError, warn_user
from symbody.expr.evaluate import substitute
from symbody.expr.external import Curve
from symbody.expr.node import Array, Const, Node, Symbol, sweep_if_due
from symbody.expr.traverse import symbols_of
from symbody.model.body import Body, ConnectionNode, Frame, frame_of
from symbody.model.constraints.constraint import NamedConstraint
from symbody.model.contacts.contact import NamedContact
from symbody.model.field import Bind
from symbody.model.formulas import FormulaLike, VectorLike, checked_formula
from symbody.model.joint import Joint
from symbody.model.loads.load import Load, NamedLoad, Promise, Range
from symbody.model.loops.path import NamedLoop, checked_joint
from symbody.model.quantities import (
    Discrete,
    Expression,
    Input,
    NameBook,
    Parameter,
    StartCondition,
    State,
    Table,
    When,
    default_value,
    expanded,
    symbols_of_shape,
)
from symbody.model.sensors.frames import NamedSensor
from symbody.model.sensors.joints import JointAcceleration
from symbody.model.visuals import Visual
from symbody.spatial.rotation import check_rotation
from symbody.spatial.vectors import IDENTITY, Mat, Vec, is_constant, mat, vec
from symbody.with_units import in_unit

Quantity = TypeVar(
    "Quantity", Parameter, Input, Expression, State, NamedSensor, Discrete
)
# Rotation matrices hold sines and cosines of right angles up to rounding.
_ROUNDING = 1e-15


class Description:
    """The contents of a model: elements by name, and the meanings of symbols."""

    def __init__(
        self,
        name: str = "model",
        *,
        gravity: VectorLike = (0, 0, -9.81),
        cut: Literal["auto"] | None = None,
    ) -> None:
        sweep_if_due()
        self.cut = cut
        self._names = NameBook()
        self._kinds: dict[Symbol, str] = {}
        self._used: set[Symbol] = set()  # those in formulas
        self._defaults: dict[Symbol, Node] = {}
        self.name = name
        self.t = Symbol("t")
        self._kinds[self.t] = "time"
        self.parameters: dict[str, Parameter] = {}
        self.inputs: dict[str, Input] = {}
        self.expressions: dict[str, Expression] = {}
        self.undefined: dict[str, Expression] = {}
        self.states: dict[str, State] = {}
        self.curves: dict[str, Curve] = {}
        self.tables: dict[str, Table] = {}
        self.bodies: dict[str, Body] = {}
        self.joints: dict[str, Joint] = {}
        self._provisional: set[str] = set()
        self.nodes: dict[str, ConnectionNode] = {}
        self.loops: dict[str, NamedLoop] = {}
        self.loads: dict[str, NamedLoad] = {}
        self.constraints: dict[str, NamedConstraint] = {}
        self.contacts: dict[str, NamedContact] = {}
        self.discretes: dict[str, Discrete] = {}
        self.whens: dict[str, When] = {}
        self.independent: list[str] = []
        self.start_conditions: list[StartCondition] = []
        self.sensors: dict[str, NamedSensor] = {}
        self.visuals: dict[str, Visual] = {}
        self.undrawn: list[str] = []
        self.world = Body("world", self._placement)
        # From which content it was compiled last for an analysis, and to what.
        self._compiled: tuple[object, Any] | None = None
        # Which spring masses took the gravity that was there, by name.
        self._weighed: list[str] = []
        # What sets rely on, at all values of parameters.
        self._promises: list[Promise] = []
        # In which ranges their laws hold, by their names.
        self._ranges: list[tuple[str, Range]] = []
        self._gravity = self._acceleration(gravity)

    @property
    def gravity(self) -> Vec:
        """Acceleration of free fall in the world's axes [m/s²]."""
        return self._gravity

    @gravity.setter
    def gravity(self, value: VectorLike) -> None:
        self._tell_weighed("the model's gravity is set after it")
        self._gravity = self._acceleration(value)
        self._names.news.append("gravity")

    def _acceleration(self, gravity: VectorLike) -> Vec:
        return self._constant_vector("gravity", in_unit("gravity", gravity, "m/s²"))

    def _tell_weighed(self, why: str) -> None:
        """Warn of spring masses that do not feel a gravity."""
        for name in self._weighed:
            warn_user(
                f"spring mass {name!r}: {why}, which its weight does not follow: it "
                f"is that of the gravity and the fields when it was added. Add it last."
            )

    def default_value(self, formula: FormulaLike) -> float:
        """Return the value of a formula of parameters at their defaults."""
        node = self._constant("default_value", formula, ()).item()
        return default_value(node, self._defaults)

    def _value_without_motion(self, formula: Node) -> float | None:
        if isinstance(formula, Const):
            return formula.value
        (formula,) = expanded([formula], self.expressions)
        if any(self._kinds[symbol] != "parameter" for symbol in symbols_of(formula)):
            return None
        return self.default_value(formula)

    def kinds_of_symbols(self) -> Mapping[Symbol, str]:
        """Return the kind of quantity that each symbol of the model is."""
        return self._kinds

    def _add(self, kind: str, table: dict[str, Quantity], quantity: Quantity) -> object:
        """Add a quantity whose name is free, with its symbols; return its value."""
        self._register(kind, quantity.symbols)
        self._names.take(kind, quantity.name)
        table[quantity.name] = quantity
        return quantity.value

    def _register(self, kind: str, symbols: object) -> None:
        entries = np.asarray(symbols, dtype=object).ravel().tolist()
        self._kinds.update(dict.fromkeys(entries, kind))

    def _formula(
        self,
        who: str,
        value: object,
        shape: tuple[int, ...] | None,
        allowed: tuple[str, ...] = (),
        *,
        contacts: bool = False,
    ) -> Array:
        array = checked_formula(
            who, value, shape, self._kinds, self.name, allowed, self._names.kind_of,
            self._used, contacts=contacts,
        )  # fmt: skip
        inside = symbols_of(*array.ravel().tolist()) if not allowed else []
        held = {s for s in inside if self._kinds[s] == "acceleration"}
        if not held:
            return array
        measured: dict[Symbol, Node] = {}
        for joint in self.joints.values():
            if not held.isdisjoint(joint.vd):
                symbols = self._measured_acceleration(joint).ravel().tolist()
                measured |= dict(zip(joint.vd, symbols, strict=True))
        return substitute(array, measured)

    def _measured_acceleration(self, joint: Joint) -> Array:
        """Return the symbols of the sensor of a joint's accelerations, added if new."""
        for named in self.sensors.values():
            known = named.sensor
            if isinstance(known, JointAcceleration) and known.joint is joint:
                return named.symbols
        name = f"acceleration_{joint.name}"
        self._names.check("sensor", name)
        symbols = symbols_of_shape(name, (len(joint.vd),))
        sensor = NamedSensor(name, JointAcceleration(joint), symbols)
        self._add("sensor", self.sensors, sensor)
        return symbols

    def _constant(
        self, who: str, value: object, shape: tuple[int, ...] | None
    ) -> Array:
        return self._formula(who, value, shape, allowed=("parameter",))

    def _bind(self, who: str) -> Bind:
        return Bind(
            who,
            self._formula,
            self._value_without_motion,
            lambda place: checked_joint(who, tuple(self.joints.values()), place),
            lambda load: self._own_load(who, load),
        )

    def _constant_vector(self, who: str, value: object) -> Vec:
        return vec(self._constant(who, value, (3,)))

    def _placement(self, who: str, at: object, rotation: object) -> tuple[Vec, Mat]:
        who = f"frame {who!r}"
        at = in_unit(f"at of {who}", at, "m")
        p = self._constant_vector(f"at of {who}", at)
        if rotation is None:
            return p, IDENTITY
        R = mat(self._constant(f"rotation of {who}", rotation, (3, 3)))
        if is_constant(R):
            values = np.array([[float(entry) for entry in row] for row in R])
            check_rotation(f"{who}: the rotation matrix", values)
            values = np.where(np.abs(values) < _ROUNDING, 0.0, values)
            is_one = np.abs(np.abs(values) - 1) < _ROUNDING
            R = mat(np.where(is_one, np.sign(values), values))
        return p, IDENTITY if R == IDENTITY else R

    def _own_load(self, who: str, load: Load | str) -> Load:
        for name, named in self.loads.items():
            if named.load is load or (isinstance(load, str) and name == load):
                return named.load
        raise ModelError(
            f"{who}: {shown(load)} is not a load of model {self.name!r}. Give what its "
            f"add_load returned, or its name; known loads: "
            f"{', '.join(self.loads) or 'none'}."
        )

    def _own_frame(self, who: str, place: object) -> Frame:
        frame = frame_of(who, place)
        body = frame.body
        node = self.nodes.get(body.name)
        if node is not None and node.body is body:
            return frame
        if body is not self.world and self.bodies.get(body.name) is not body:
            known = ["world", *self.bodies]
            other = ", but of another model" if body.name in known else ""
            raise ModelError(
                f"{who}: the body {body.name!r} is not in model {self.name!r}{other}. "
                f"Use a body that its add_body returned, and a joint of its own; known "
                f"bodies are {', '.join(known)}."
            )
        return frame
