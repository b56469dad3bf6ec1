"""The model: what the user writes, element by element."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias, TypeVar, final, overload

import numpy as np

from symbody.arguments import Arguments, shown
from symbody.errors import ModelError, warn_user
from symbody.expr.curve import Curve
from symbody.expr.node import Array, Node, Symbol
from symbody.expr.traverse import symbols_of
from symbody.model.body import Body, Frame, PlaceLike, frame_of
from symbody.model.constraints.constraint import Constraint
from symbody.model.curve import Extrapolation, Table, new_curve
from symbody.model.drive import Drives, checked_drives
from symbody.model.field import Bind
from symbody.model.fixed_start import fix, fix_given, start_names
from symbody.model.formulas import (
    ArrayLike,
    FormulaLike,
    MatrixLike,
    NumbersLike,
    VectorLike,
    checked_formula,
)
from symbody.model.independent import independent_names
from symbody.model.joint import Joint, new_joint, unusual
from symbody.model.joint_types.chain import JointKind, joint_type
from symbody.model.joint_types.element import JointType, Law
from symbody.model.loads.coefficients import checked_not_negative
from symbody.model.loads.load import Load
from symbody.model.loops.loop import Loop, NamedLoop, checked_joint
from symbody.model.names import NameBook
from symbody.model.placement import (
    about_center,
    checked_inertia,
    checked_mass,
    checked_placement,
)
from symbody.model.quantities import (
    Expression,
    Input,
    Parameter,
    State,
    checked_limits,
    checked_shape,
    checked_start,
    default_value,
    element_of,
    expanded,
    symbols_of_shape,
)
from symbody.model.sensors.load_value import LoadValue
from symbody.model.sensors.sensor import Sensor
from symbody.model.visuals import (
    Shape,
    Visual,
    checked_color,
    checked_opacity,
)
from symbody.spatial.vectors import IDENTITY, ZERO_VEC, Mat, Vec, vec

SomeLoad = TypeVar("SomeLoad", bound=Load)
# Least and greatest value.
Limits: TypeAlias = tuple[float, float]


@final
@dataclass(frozen=True)
class NamedLoad:
    """A load with the name it has in the model."""

    name: str
    load: Load


@final
@dataclass(frozen=True)
class NamedConstraint:
    """A constraint with the name it has in the model."""

    name: str
    constraint: Constraint

    @property
    def multipliers(self) -> tuple[str, ...]:
        """Names of its multipliers: "lam_NAME" for one, else "lam_NAME[entry]"."""
        entries = self.constraint.entries
        if len(entries) == 1:
            return (f"lam_{self.name}",)
        return tuple(f"lam_{self.name}[{entry}]" for entry in entries)


@final
@dataclass(frozen=True)
class NamedSensor:
    """A sensor with its name and the symbols that stand for its value."""

    name: str
    sensor: Sensor
    symbols: Array


@final
class Model:
    """A mechanism under description; the only mutable type of the package.

    Attributes:
        name: Appears in results and generated code.
        world: Body 0, at rest.
        t: Time [s], for formulas.
        gravity: Acceleration of free fall in the world's axes [m/s²].
        undefined: Expressions that wait for `define`.
    """

    def __init__(
        self, name: str = "model", *, gravity: VectorLike = (0, 0, -9.81)
    ) -> None:
        self._names = NameBook()
        self._names.check("model", name)
        self._kinds: dict[Symbol, str] = {}
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
        self.loops: dict[str, NamedLoop] = {}
        self.loads: dict[str, NamedLoad] = {}
        self.constraints: dict[str, NamedConstraint] = {}
        self.independent: list[str] = []
        self.sensors: dict[str, NamedSensor] = {}
        self.visuals: dict[str, Visual] = {}
        self.world = Body("world", self._placement)
        self._gravity = self._constant_vector("gravity", gravity)

    @property
    def gravity(self) -> Vec:
        """Acceleration of free fall in the world's axes [m/s²]."""
        return self._gravity

    @gravity.setter
    def gravity(self, value: VectorLike) -> None:
        self._gravity = self._constant_vector("gravity", value)

    @overload
    def add_parameter(
        self,
        name: str,
        default: FormulaLike,
        *,
        positive: bool = ...,
        negative: bool = ...,
        unit: str = ...,
    ) -> Symbol: ...
    @overload
    def add_parameter(
        self,
        name: str,
        default: ArrayLike,
        *,
        positive: bool = ...,
        negative: bool = ...,
        unit: str = ...,
    ) -> Array: ...
    def add_parameter(
        self,
        name: str,
        default: Any,
        *,
        positive: bool = False,
        negative: bool = False,
        unit: str = "",
    ) -> Any:
        """Add a quantity that is constant during a run.

        Args:
            name: Unique in the model.
            default: Number, formula of other parameters, or a vector or matrix (nested
                lists or array) of these.
            positive: Promise that every entry is positive; simplification uses it.
            negative: Promise that every entry is negative.
            unit: For tables and plots, e.g. "kg".

        Returns:
            The symbol to write formulas with; an object array for vectors, matrices.

        Raises:
            ModelError: The name is taken, the default is no constant formula, or both
                signs are promised.
        """
        who = f"parameter {name!r}"
        self._names.check("parameter", name)
        asked = Arguments(who, ModelError)
        sign = asked.flag("positive", positive) - asked.flag("negative", negative)
        if positive and negative:
            raise ModelError(
                f"{who}: it cannot be positive and negative at once. Promise one of "
                f"the two, or nothing."
            )
        formula = self._formula(who, default, None, allowed=("parameter",))
        checked_shape("parameter", name, formula.shape)
        symbols = symbols_of_shape(name, formula.shape, sign)
        parameter = Parameter(name, symbols, formula, asked.text("unit", unit))
        self._register("parameter", symbols)
        defaults = zip(symbols.ravel().tolist(), formula.ravel().tolist(), strict=True)
        self._defaults.update(defaults)
        self._names.take("parameter", name)
        self.parameters[name] = parameter
        return parameter.value

    @overload
    def add_input(  # type: ignore[overload-overlap]
        self,
        name: str,
        *,
        shape: tuple[()] = ...,
        limits: tuple[float, float] | None = ...,
        unit: str = ...,
    ) -> Symbol: ...
    @overload
    def add_input(
        self,
        name: str,
        *,
        shape: int | Sequence[int],
        limits: tuple[float, float] | None = ...,
        unit: str = ...,
    ) -> Array: ...
    def add_input(
        self,
        name: str,
        *,
        shape: Any = (),
        limits: tuple[float, float] | None = None,
        unit: str = "",
    ) -> Any:
        """Add a quantity given from outside while time runs, zero unless set.

        Args:
            name: Unique in the model.
            shape: () for a scalar, (n,) or (n, m).
            limits: Least and greatest value; simulation keeps the input between.
            unit: For tables and plots, e.g. "N".

        Returns:
            The symbol to write formulas with; an object array for vectors, matrices.

        Raises:
            ModelError: The name is taken, or shape or limits are not what they should.
        """
        self._names.check("input", name)
        symbols = symbols_of_shape(name, checked_shape("input", name, shape))
        who = f"input {name!r}"
        unit = Arguments(who, ModelError).text("unit", unit)
        entry = Input(name, symbols, checked_limits(who, limits), unit)
        self._register("input", symbols)
        self._names.take("input", name)
        self.inputs[name] = entry
        return entry.value

    @overload
    def add_state(
        self,
        name: str,
        start: float = ...,
        rate: FormulaLike | None = ...,
        *,
        unit: str = ...,
    ) -> Symbol: ...
    @overload
    def add_state(
        self,
        name: str,
        start: NumbersLike,
        rate: ArrayLike | None = ...,
        *,
        unit: str = ...,
    ) -> Array: ...
    def add_state(
        self, name: str, start: Any = 0.0, rate: Any = None, *, unit: str = ""
    ) -> Any:
        """Add a quantity with a differential equation of its own.

        It is integrated together with the motion: the current of a motor, the integral
        of a controller, the pressure in a cylinder.

        Args:
            name: Unique in the model.
            start: Value at the start, or an array of them, which gives the shape.
            rate: Its time derivative: any formula, of the same shape; None if
                `set_rate` gives it later, so that states can refer to each other.
            unit: For tables and plots, e.g. "A".

        Returns:
            The symbol to write formulas with; an object array for vectors, matrices.

        Raises:
            ModelError: The name is taken, the start is not of finite numbers, or the
                rate has another shape or foreign symbols.
        """
        self._names.check("state", name)
        values = checked_start(name, start)
        symbols = symbols_of_shape(name, checked_shape("state", name, values.shape))
        if rate is not None:
            rate = self._formula(f"rate of state {name!r}", rate, values.shape)
        unit = Arguments(f"state {name!r}", ModelError).text("unit", unit)
        state = State(name, symbols, values, rate, unit)
        self._register("state", symbols)
        self._names.take("state", name)
        self.states[name] = state
        return state.value

    def set_rate(
        self, state: Symbol | Array | str, rate: FormulaLike | VectorLike | MatrixLike
    ) -> None:
        """Give a state its differential equation, in place of what it had.

        Args:
            state: What add_state returned, or its name.
            rate: Its time derivative: any formula, of the state's shape.

        Raises:
            ModelError: This is no state of the model, or the rate has another shape or
                foreign symbols.
        """
        found = element_of("set_rate", "state", self.states, state)
        who = f"rate of state {found.name!r}"
        formula = self._formula(who, rate, found.symbols.shape)
        self.states[found.name] = replace(found, rate=formula)

    @overload
    def add_expression(
        self,
        name: str,
        formula: FormulaLike | None = ...,
        *,
        shape: tuple[()] = ...,
        sensor: bool = ...,
        unit: str = ...,
    ) -> Symbol: ...
    @overload
    def add_expression(
        self,
        name: str,
        formula: ArrayLike | None = ...,
        *,
        shape: int | Sequence[int] = ...,
        sensor: bool = ...,
        unit: str = ...,
    ) -> Array: ...
    def add_expression(
        self,
        name: str,
        formula: Any = None,
        *,
        shape: Any = (),
        sensor: bool = False,
        unit: str = "",
    ) -> Any:
        """Add a named formula of anything known: inputs, sensors, coordinates, time.

        Args:
            name: Unique in the model.
            formula: Number, formula, or nested lists or an array of them; None if
                `define` gives it later, so that others can use it before.
            shape: Of an expression without formula: (), (n,) or (n, m).
            sensor: Whether simulations shall return its value.
            unit: For tables and plots.

        Returns:
            The symbol that stands for the formula; an array for vectors, matrices.

        Raises:
            ModelError: The name is taken, or the formula holds foreign symbols.
        """
        self._names.check("expression", name)
        if formula is None:
            value: Array = np.empty(checked_shape("expression", name, shape), object)
        else:
            value = self._formula(f"expression {name!r}", formula, None)
        symbols = symbols_of_shape(name, value.shape)
        asked = Arguments(f"expression {name!r}", ModelError)
        sensor, unit = asked.flag("sensor", sensor), asked.text("unit", unit)
        expression = Expression(name, symbols, value, sensor, unit)
        self._register("expression", symbols)
        self._names.take("expression", name)
        kept = self.undefined if formula is None else self.expressions
        kept[name] = expression
        return expression.value

    def define(
        self,
        expression: Symbol | Array | str,
        formula: FormulaLike | VectorLike | MatrixLike,
    ) -> None:
        """Give an expression that was added without formula its formula.

        Args:
            expression: What add_expression returned, or its name.
            formula: Of anything known, in the shape of the expression.

        Raises:
            ModelError: This is no expression that waits for a formula, or the formula
                has another shape or foreign symbols.
        """
        kind = "expression without formula"
        found = element_of("define", kind, self.undefined, expression)
        who = f"expression {found.name!r}"
        value = self._formula(who, formula, found.symbols.shape)
        self.expressions[found.name] = replace(found, formula=value)
        del self.undefined[found.name]

    def add_curve(
        self,
        name: str,
        x: NumbersLike,
        y: NumbersLike,
        *,
        extrapolation: Extrapolation | Sequence[Extrapolation] = "linear",
    ) -> Curve:
        """Add a function given by a table of points: a cam, a characteristic.

        Between the points it is a cubic spline with continuous second derivatives.

        Args:
            name: Unique in the model.
            x: Abscissae, increasing; a pair (x1, x2) for a table of two arguments.
            y: Ordinates, shape (n,); or a table of shape (n, m) for two arguments.
            extrapolation: What follows beyond the table: "linear", "constant",
                "periodic" (the last point repeats the first), or "error": no value,
                so that a simulation stops there. One for each argument if they differ.

        Returns:
            A function for formulas: ``cam(angle)``. Its derivatives are exact.

        Raises:
            ModelError: The name is taken, or the table is none.
        """
        self._names.check("curve", name)
        curve, table = new_curve(name, x, y, extrapolation)
        self._names.take("curve", name)
        self.curves[name], self.tables[name] = curve, table
        return curve

    def add_body(
        self,
        name: str,
        mass: FormulaLike = 0,
        com: VectorLike = (0, 0, 0),
        inertia: VectorLike | MatrixLike | None = None,
        *,
        inertia_about: Frame | tuple[Any, Any] | str = "com",
        as_given: bool = False,
    ) -> Body:
        """Add a rigid body with a frame of its own.

        Args:
            name: Unique in the model.
            mass: Mass [kg]; zero for a massless body.
            com: Centre of mass in the body's own frame [m].
            inertia: About the centre of mass, in the axes of the body's own frame
                [kg m²]: a symmetric 3x3 matrix, or six numbers (xx, yy, zz, xy, xz,
                yz), the entries of that matrix, or three (xx, yy, zz); None for a
                particle.
            inertia_about: What the inertia is given about, if not the centre of mass:
                "origin" of the body's own frame; or the origin of another frame on the
                body, and in its axes: what add_frame would take, (at, rotation), or a
                frame that is placed so on its own body.
            as_given: Whether an inertia that no distribution of mass has is warned of
                only, as in files of robots, instead of refused.

        Returns:
            The body. Every body needs a joint: `add_joint`.

        Raises:
            ModelError: The name is taken, a number is negative, or the inertia is not
                symmetric.
        """
        who = f"body {name!r}"
        self._names.check("body", name)
        m = checked_mass(who, self._constant(f"mass of {who}", mass, ()))
        center = vec(self._constant(f"com of {who}", com, (3,)))
        J = checked_inertia(
            who,
            inertia,
            lambda value: self._constant(f"inertia of {who}", value, None),
            self.default_value,
        )
        if not (isinstance(inertia_about, str) and inertia_about == "com"):
            p, R = self._reference(who, inertia, inertia_about)
            J = about_center(J, p, R, m, center)
        as_given = Arguments(who, ModelError).flag("as_given", as_given)
        body = Body(name, self._placement, m, center, J, as_given=as_given)
        self._names.take("body", name)
        self.bodies[name] = body
        return body

    def add_joint(
        self,
        name: str,
        parent: PlaceLike,
        child: PlaceLike,
        kind: JointKind,
        *,
        q: float | NumbersLike | None = None,
        v: float | NumbersLike | None = None,
        limits: Limits | Sequence[Limits | None] | None = None,
        armature: FormulaLike | VectorLike = 0,
        fixed: bool | Sequence[bool] = False,
    ) -> Joint:
        """Add a joint between two bodies.

        Args:
            name: Unique in the model; its coordinates are q_name or, where it has
                several, q_name_Tx and so on.
            parent: Body or frame nearer to the world.
            child: Body or frame that the joint carries. With all coordinates at zero
                both frames coincide.
            kind: "Rx", "Ty", …, a list of them, "fixed", "spherical", "free",
                "cylindrical", "planar", "universal", or an object such as
                `Revolute((1, 1, 0))`.
            q: Start coordinates [rad or m]; default where the frames coincide. Where
                loops close from rough values, they may change; a motion tells by how
                much.
            v: Start velocities; default zero. The same holds for them.
            limits: (least, greatest) of the coordinate; a list of those or None where
                there are several. They stop nothing, for there are no stops: a
                simulation that passes one warns, and its motion notes it.
            armature: Inertia of a rotor that turns with the joint, as the joint feels
                it: times the square of the gear ratio [kg m² or kg]. One for all
                velocities or a list. It adds to the diagonal of M and to nothing else.
            fixed: Whether closing the loops must keep the start values that q and v
                give: True, or True or False for each coordinate, with its velocity.
                See also `fix_start`.

        Raises:
            ModelError: A name is taken, a place is of another model, the joint starts
                and ends on one body, start values do not fit, an armature is negative,
                or what is fixed is not given.
        """
        who = f"joint {name!r}"
        self._names.check("joint", name)
        frames = tuple(self._own_frame(who, place) for place in (parent, child))
        if frames[0].body is frames[1].body:
            raise ModelError(
                f"{who}: parent and child are both on {frames[0].body.name!r}. A joint "
                f"connects two bodies; give a frame of another body."
            )
        if frames[1].body is self.world:
            raise ModelError(
                f"{who}: the child is the world, which nothing carries. Give the world "
                f"as parent and {frames[0].body.name!r} as child."
            )
        motions = joint_type(kind)
        for element in motions.elements:
            self._constant(f"axis of {who}", element.axis, (3,))
            if element.law is not None:
                self._check_law(who, element.law)
        joint = new_joint(
            name, frames[0], frames[1], motions, q=q, v=v, limits=limits,
            armature=self._armature(who, motions, armature),
        )  # fmt: skip
        fix_given(joint, fixed)
        motion = {"coordinate": joint.q, "velocity": joint.v, "acceleration": joint.vd}
        for kind_of_symbol, symbols in motion.items():
            for symbol in symbols:
                self._names.check_free(kind_of_symbol, symbol.name)
        for kind_of_symbol, symbols in motion.items():
            for symbol in symbols:
                self._names.take(kind_of_symbol, symbol.name)
            self._register(kind_of_symbol, symbols)
        self._names.take("joint", name)
        self.joints[name] = joint
        for message in unusual(joint):
            warn_user(message)
        return joint

    def drive(
        self,
        joint: Joint,
        formula: FormulaLike | Sequence[FormulaLike | None] | None,
        *,
        provisional: bool = False,
    ) -> None:
        """Prescribe the coordinates of a joint as formulas of time.

        Its velocities and accelerations follow by differentiation, and the force or
        torque that the drive needs becomes a result.

        Args:
            joint: A joint without quaternion.
            formula: Of model.t and parameters [rad or m]; a constant locks the joint.
                One for each coordinate; None leaves a coordinate free, or releases it.
            provisional: Whether another drive may take the place of this one, as of
                joints whose law a file leaves to the user.

        Raises:
            ModelError: The formula depends on anything else, the joint is driven
                already, or cannot be driven.
        """
        self._check_joint(joint)
        asked = Arguments(f"drive of joint {joint.name!r}", ModelError)
        provisional = asked.flag("provisional", provisional)
        drives = self.checked_drives(joint, formula)
        free = joint.name in self._provisional
        for q, before, now in zip(joint.q, joint.drives, drives, strict=True):
            if not free and None not in (before, now) and before is not now:
                raise ModelError(
                    f"drive of joint {joint.name!r}: {q.name} is driven already, by "
                    f"{before!r}. A motion has one cause: release it first with "
                    f"drive(joint, None), or give other formulas for one run by "
                    f"kinematics(model, {{joint: …}})."
                )
        joint.drives[:] = drives
        self._provisional.discard(joint.name)
        if provisional:
            self._provisional.add(joint.name)

    def checked_drives(self, joint: Joint, formula: Any) -> Drives:
        """Return what `drive` would prescribe, without prescribing it.

        Raises:
            ModelError: As of `drive`.
        """
        self._check_joint(joint)
        who = f"drive of joint {joint.name!r}"
        return checked_drives(
            joint,
            formula,
            lambda value: self._formula(who, value, (), allowed=("parameter", "time")),
        )

    def _check_joint(self, joint: Any) -> None:
        name = getattr(joint, "name", None)
        if name is None or self.joints.get(str(name)) is not joint:
            raise ModelError(
                f"drive: {shown(joint)} is not a joint of model {self.name!r}. Give "
                f"what its add_joint returned."
            )

    def add_load(self, name: str, load: SomeLoad) -> SomeLoad:
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
        bound = load.bound(who, self._bind(who))
        for frame in bound.frames():
            self._own_frame(who, frame)
        self._names.take("load", name)
        self.loads[name] = NamedLoad(name, bound)
        return bound

    def add_loop(self, name: str, loop: Loop) -> NamedLoop:
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
        if not hasattr(type(loop), "close"):
            raise ModelError(
                f"{who}: {shown(loop)} is not a loop. Give an object such as "
                f"FourBar(rod, rocker)."
            )
        bound = loop.bound(who, self._bind(who))
        for frame in bound.frames():
            self._own_frame(who, frame)
        self._names.take("loop", name)
        self.loops[name] = NamedLoop(name, bound)
        return self.loops[name]

    def add_constraint(self, name: str, constraint: Constraint) -> NamedConstraint:
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
            raise ModelError(
                f"{who}: {shown(constraint)} is not a constraint. Give an object such "
                f"as BallCut(a, b) or Rod(a, b, length)."
            )
        bound = constraint.bound(who, self._bind(who))
        for frame in bound.frames():
            self._own_frame(who, frame)
        self._names.take("constraint", name)
        named = NamedConstraint(name, bound)
        self.constraints[name] = named
        return named

    def choose_independent(self, *coordinates: Joint | Symbol | str) -> None:
        """Say which coordinates of a constrained mechanism are to be independent.

        The others that may be are chosen by themselves; the choice is verified when
        the model is compiled.

        Args:
            coordinates: Joints, or names or symbols of coordinates or velocities.

        Raises:
            ModelError: One of them is not of this model, or driven.
        """
        for given in coordinates:
            self.independent += independent_names(self, given)

    def fix_start(self, *values: Joint | Symbol | str) -> None:
        """Say which start values closing the loops must keep.

        Others move in place of them; where nothing else can, the model is refused when
        it is compiled.

        Args:
            values: Joints, for all their coordinates; names or symbols of coordinates
                or velocities.

        Raises:
            ModelError: One of them is not of this model, driven, or a part of a
                quaternion.

        Example:
            >>> import symbody as sb
            >>> model = sb.library.four_bar(explicit=False)
            >>> model.fix_start("q_crank", "v_crank")
        """
        for given in values:
            joint, names = start_names(self, given)
            fix(joint, names)

    @overload
    def add_sensor(self, name: str, sensor: LoadValue) -> Any: ...
    @overload
    def add_sensor(self, name: str, sensor: Sensor) -> Array: ...
    def add_sensor(self, name: str, sensor: Sensor) -> Any:
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
        bound = sensor.bound(who, self._bind(who))
        if isinstance(bound, LoadValue):
            self._own_load(who, bound.load)
        for frame in bound.frames():
            self._own_frame(who, frame)
        symbols = symbols_of_shape(name, bound.shape)
        self._register("sensor", symbols)
        self._names.take("sensor", name)
        self.sensors[name] = NamedSensor(name, bound, symbols)
        return symbols[()] if symbols.shape == () else symbols

    def add_visual(
        self,
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

    def default_value(self, formula: FormulaLike) -> float:
        """Return the value of a formula of parameters at their defaults."""
        node = self._constant("default_value", formula, ()).item()
        return default_value(node, self._defaults)

    def _value_without_motion(self, formula: Node) -> float | None:
        (formula,) = expanded([formula], self.expressions)
        if any(self._kinds[symbol] != "parameter" for symbol in symbols_of(formula)):
            return None
        return self.default_value(formula)

    def kinds_of_symbols(self) -> Mapping[Symbol, str]:
        """Return what each symbol of the model stands for."""
        return self._kinds

    def _register(self, kind: str, symbols: Any) -> None:
        for symbol in np.asarray(symbols, dtype=object).reshape(-1):
            self._kinds[symbol] = kind

    def _formula(
        self,
        who: str,
        value: Any,
        shape: tuple[int, ...] | None,
        allowed: tuple[str, ...] = (),
    ) -> Array:
        return checked_formula(who, value, shape, self._kinds, self.name, allowed)

    def _constant(self, who: str, value: Any, shape: tuple[int, ...] | None) -> Array:
        return self._formula(who, value, shape, allowed=("parameter",))

    def _bind(self, who: str) -> Bind:
        return Bind(
            who,
            self._formula,
            self._value_without_motion,
            lambda place: checked_joint(who, tuple(self.joints.values()), place),
        )

    def _constant_vector(self, who: str, value: Any) -> Vec:
        return vec(self._constant(who, value, (3,)))

    def _placement(self, who: str, at: Any, rotation: Any) -> tuple[Vec, Mat]:
        who = f"frame {who!r}"
        p = vec(self._constant(f"at of {who}", at, (3,)))
        if rotation is None:
            return checked_placement(who, p, None)
        R = self._constant(f"rotation of {who}", rotation, (3, 3))
        return checked_placement(who, p, R)

    def _reference(self, who: str, inertia: Any, about: Any) -> tuple[Vec, Mat]:
        """Return origin and axes of the frame that an inertia is given about."""
        if inertia is None:
            raise ModelError(
                f"{who}: inertia_about={about!r}, but there is no inertia. Give both, "
                f"or leave inertia_about out."
            )
        if isinstance(about, Frame):
            frame = self._own_frame(who, about)
            return frame.p, frame.R
        if isinstance(about, str) and about == "origin":
            return ZERO_VEC, IDENTITY
        if not isinstance(about, tuple) or len(about) != 2:
            raise ModelError(
                f"{who}: inertia_about={about!r}. Give 'com', 'origin', a frame, or "
                f"its place on the body as (at, rotation), for example "
                f"((0, 0, 1), None)."
            )
        return self._placement(f"{who}.inertia_about", *about)

    def _armature(self, who: str, kind: JointType, armature: Any) -> tuple[Node, ...]:
        n = sum(len(element.velocities) for element in kind.elements)
        bind = self._bind(who)
        given = armature if hasattr(armature, "__len__") else [armature] * n
        values = tuple(self._constant(f"armature of {who}", given, (n,)))
        for value in values:
            checked_not_negative(who, "the armature", value, "as any inertia", bind)
        return values

    def _check_law(self, who: str, law: Law) -> None:
        kinds = self._kinds | dict.fromkeys(law.coordinates, "own coordinate")
        allowed = ("own coordinate", "parameter", "time")
        for formula in (law.position, law.rotation):
            checked_formula(who, formula, None, kinds, self.name, allowed)

    def _own_load(self, who: str, load: Load) -> None:
        if not any(named.load is load for named in self.loads.values()):
            known = ", ".join(self.loads) or "none"
            raise ModelError(
                f"{who}: {shown(load)} is not a load of model {self.name!r}. Give what "
                f"its add_load returned; known loads: {known}."
            )

    def _own_frame(self, who: str, place: Any) -> Frame:
        frame = frame_of(who, place)
        body = frame.body
        if body is not self.world and self.bodies.get(body.name) is not body:
            known = ", ".join(["world", *self.bodies])
            raise ModelError(
                f"{who}: the body {body.name!r} is not in model {self.name!r}. Use a "
                f"body that its add_body returned; known bodies are {known}."
            )
        return frame

    def __getstate__(self) -> dict[str, Any]:
        # In this order symbols are made anew, as they are sorted by age in places.
        order = sorted(self._kinds, key=lambda symbol: symbol.serial)
        return {"_order": tuple(order), **self.__dict__}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        del self.__dict__["_order"]

    def __copy__(self) -> Model:
        """Return a model of its own: one that shared its tables would change, too."""
        return copy.deepcopy(self)

    def __repr__(self) -> str:
        return (
            f"Model({self.name!r}: {len(self.bodies)} bodies, {len(self.joints)} "
            f"joints, {len(self.loads)} loads, {len(self.sensors)} sensors)"
        )


def checked_model(asked: Arguments, model: Any) -> Model:
    """Return the argument that is a model.

    Args:
        asked: The arguments of the call, of which it is one.
        model: What was given.
    """
    remedy = "Give a symbody.Model, to which bodies and joints were added."
    if hasattr(model, "system"):
        remedy = "Give the symbody.Model that it was made of."
    return asked.instance("model", model, Model, remedy)
