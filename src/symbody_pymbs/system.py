"""The world of a PyMbs script: everything is added to it.

References:
    PyMbs documentation, release 2 (2012), chapter 3.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from symbody.errors import ModelError
from symbody.expr.node import Node, Scalar, Symbol
from symbody.model.model import Model
from symbody_pymbs import description, equations, exports, functions, motion
from symbody_pymbs.calls import pymbs_call
from symbody_pymbs.functions import Matrix, Value, array_of
from symbody_pymbs.loads_and_loops import AddLoad, AddLoop, add_constraint
from symbody_pymbs.places import Body, Joint, add_joint, frame_meant
from symbody_pymbs.sensors_and_shapes import AddSensor, AddVisualisation

_SIX = ("xx", "xy", "yy", "xz", "yz", "zz")


class MbsSystem(Body):
    """A multibody system, and its inertial frame.

    Of addLoad, addLoop, addSensor and addVisualisation each has a method a kind; of
    genEquations and genCode each has a method a scheme and a language, and may be
    called as in the first PyMbs.
    """

    def __init__(self, gravity_vect: object = (0, 0, -1), name: str = "world") -> None:
        it = description.new_description()
        Body.__init__(self, it, name, it.model.world)
        it.world = self
        self.gravity_vect = Matrix(array_of(gravity_vect).reshape(-1))
        self._gravity = 9.81
        self._gravity_symbol: Node | None = None
        it.model.gravity = (self.gravity_vect * 9.81).array
        it.before_equations.append(lambda: self.gravity_const)
        self.bodyDict, self.jointDict, self.loadDict = it.bodies, it.joints, it.loads
        self.loopDict, self.sensorDict = it.loops, it.sensors
        self.constraintDict, self.expressionDict = it.constraints, it.expressions
        self.graphRepDict, self.paramDict = it.visuals, it.parameters
        self.controllerDict, self.jointRangeDict = it.controller_shapes, it.ranges
        self.addSensor = AddSensor(it, self)
        self.addLoad = AddLoad(it)
        self.addLoop = AddLoop(it)
        self.addVisualisation = AddVisualisation(it)
        self.genEquations = equations.GenEquations(it)
        self.genCode = exports.GenCode(it)

    @property
    def model(self) -> Model:
        """The model of symbody behind the world, for all that symbody can do with it.

        It is described as far as the script has come; `genEquations` puts its joints
        into PyMbs's order.
        """
        return self._it.model

    @property
    def time(self) -> Symbol:
        """Time [s], for expressions."""
        return self._it.model.t

    @property
    def gravity_const(self) -> Node:
        """The parameter g [m/s²]; setGravity comes before its first use."""
        if self._gravity_symbol is None:
            name = "g" if self._it.names.is_free("g") else "gravity"
            g = self._it.names.symbol("parameter", name)
            self._gravity_symbol = self._it.model.add_parameter(g, self._gravity)
            self._it.parameters[name] = self._gravity
            vector = self.gravity_vect * self._gravity_symbol
            self._it.model.gravity = vector.array
        return self._gravity_symbol

    def setGravity(self, value: object) -> None:
        """Change the value of the gravitational acceleration from 9.81 [m/s²]."""
        if self._gravity_symbol is not None:
            raise ModelError(
                "setGravity: gravity_const or the equations have been used already. "
                "Call setGravity right after MbsSystem."
            )
        self._gravity = self._it.number("setGravity", value)
        self._it.model.gravity = (self.gravity_vect * self._gravity).array

    @pymbs_call(2)
    def addParam(
        self,
        symbol_str: object,
        defaultValue: object,
        positive: object = False,
        negative: object = False,
        name: object = None,
    ) -> Value:
        """Add a parameter; of three values a vector, of six a symmetric matrix."""
        symbol = description.checked_string("addParam", symbol_str)
        default = array_of(defaultValue)
        sign = bool(positive) and not isinstance(positive, str), bool(negative)

        def parts(suffixes: Iterable[str]) -> Matrix:
            pairs = zip(suffixes, default.reshape(-1), strict=True)
            entries = [
                self._scalar(f"{symbol}_{s}", value, *sign) for s, value in pairs
            ]
            return Matrix(np.array(entries, dtype=object))

        if default.size == 1:
            return self._scalar(symbol, default.item(), *sign)
        if default.shape in ((3,), (3, 1)):
            return parts("xyz")
        if default.shape == (6,):
            return functions.symmetric_matrix(parts(_SIX))
        if default.ndim == 2:
            places = list(np.ndindex(default.shape))
            names = [f"{i}_{j}" for i, j in places]
            if default.shape == (3, 3):
                names = ["xyz"[i] + "xyz"[j] for i, j in places]
            return Matrix(parts(names).array.reshape(default.shape))
        raise ModelError(
            f"addParam({symbol!r}): the value has {default.size} entries. A parameter "
            f"is a number, a vector of 3, or 6 entries (xx, xy, yy, xz, yz, zz) of a "
            f"symmetric matrix."
        )

    def _scalar(
        self, symbol: str, value: Scalar, positive: bool, negative: bool
    ) -> Node:
        who = f"addParam({symbol!r})"
        number = self._it.number(who, value)
        if (positive and number < 0) or (negative and number > 0):
            promised = "positive" if positive else "negative"
            raise ModelError(
                f"{who}: it is said to be {promised}, but its value is {number:g}."
            )
        name = self._it.names.symbol("parameter", symbol)
        self._it.parameters[symbol] = number
        # The promise helps to simplify, and must not exclude zero.
        return self._it.model.add_parameter(
            name,
            value,
            positive=positive and number > 0,
            negative=negative and number < 0,
        )

    @pymbs_call(2)
    def addInput(
        self,
        symbol_str: object,
        shape: object = None,
        limits: object = None,
        name: object = None,
    ) -> Value:
        """Add an input, zero unless given; its limits are those of a slider."""
        who = f"addInput({symbol_str!r})"
        if limits is not None and (
            not isinstance(limits, list | tuple) or len(limits) != 2
        ):
            raise ModelError(
                f"{who}: limits={limits!r} must be two numbers, as [-1, 1]."
            )
        return self._input(who, symbol_str, shape)[1]

    @pymbs_call(2)
    def addController(
        self,
        symbol_str: object,
        controlfunc: Any,
        shape: object = None,
        name: object = None,
    ) -> Value:
        """Add an input that a Python function of (t, y, sensors) gives."""
        who = f"addController({symbol_str!r})"
        if not callable(controlfunc):
            raise ModelError(
                f"{who}: {controlfunc!r} is no function of (t, y, sensors)."
            )
        given, value = self._input(who, symbol_str, shape)
        self._it.controllers[self._it.names.of(str(symbol_str))] = controlfunc
        self._it.controller_shapes[str(symbol_str)] = (
            (*given, 1) if len(given) == 1 else given
        )
        return value

    def _input(
        self, who: str, symbol: object, shape: object
    ) -> tuple[tuple[int, ...], Value]:
        """Add an input; return its shape, () for (1,), (1, 1) and None, and symbols."""
        wanted = () if shape is None else shape
        if not isinstance(wanted, tuple | list) or not all(
            type(n) is int for n in wanted
        ):
            raise ModelError(f"{who}: shape={shape!r} must be a tuple such as (3,).")
        given = () if int(np.prod(wanted)) == 1 else tuple(wanted)
        own = self._it.names.symbol("input", description.checked_string(who, symbol))
        return given, functions.wrapped(self._it.model.add_input(own, shape=given))

    @pymbs_call(2)
    def addExpression(
        self,
        symbol_str: object,
        exp: object,
        name: object = None,
        category: Any = description.VarKind.User_Exp,
        positive: object = False,
        negative: object = False,
        limits: object = None,
    ) -> Value:
        """Add a named formula; a sensor if its category says so."""
        symbol = description.checked_string("addExpression", symbol_str)
        own = self._it.names.symbol("expression", symbol)
        self._it.expressions[symbol] = exp
        is_sensor = description.is_result(category)
        formula = array_of(exp)
        return functions.wrapped(
            self._it.model.add_expression(own, formula, sensor=is_sensor)
        )

    @pymbs_call(1)
    def addBody(
        self,
        mass: object,
        cg: object = None,
        inertia: object = None,
        name: object = None,
    ) -> Body:
        """Add a rigid body."""
        it = self._it
        own = description.checked_string(
            "addBody", it.new_name("addBody", "body", name, it.bodies)
        )
        center = Matrix((3,)) if cg is None else Matrix(array_of(cg).reshape(-1))
        about = Matrix((3, 3))
        if inertia is not None:
            about = _inertia(f"addBody({own!r})", inertia)
        place = it.model.add_body(
            it.names.fresh("body", own),
            mass=array_of(mass).item(),
            com=center.array,
            inertia=about.array,
        )
        body = Body(it, own, place, mass=mass, cg=center, inertia=about)
        it.bodies[own] = body
        return body

    def addFlexibleBody(self, *args: object, **named: object) -> None:
        """Refuse: symbody has rigid bodies only."""
        raise ModelError(
            "addFlexibleBody: symbody has rigid bodies only and reads no SID files. "
            "Divide the body into rigid ones with springs between them, or describe it "
            "by a rigid body with addBody."
        )

    @pymbs_call(1)
    def addJoint(
        self,
        CS1: object,
        CS2: object,
        dofList: object = None,
        startVals: object = None,
        startVals_d: object = None,
        name: object = None,
    ) -> Joint | list[Joint]:
        """Add a joint, or several as a list; startVals_d are velocities."""
        starts = {"startVals": startVals, "startVals_d": startVals_d}
        return add_joint(self._it, CS1, CS2, dofList, starts, name)

    def setJointRange(self, joint: Joint, minVal: object, maxVal: object) -> None:
        """Set the range of a joint's slider; it does not stop the joint."""
        if not isinstance(joint, Joint):
            raise ModelError(f"setJointRange: {joint!r} is no joint of this world.")
        low, high = (self._it.number("setJointRange", v) for v in (minVal, maxVal))
        if not low < high:
            raise ModelError(f"setJointRange: {low:g} is not less than {high:g}.")
        self._it.ranges[joint] = (low, high)

    def addJointLoad(self, *args: object, **named: object) -> Any:
        """Add a force or torque in a joint: ``addJointLoad(symbol, joint, name)``."""
        return self.addLoad.Joint(*args, **named)

    def addSpringDamper(self, *args: object, **named: object) -> Any:
        """Add a spring and a damper; see `AddLoad.SpringDamper`."""
        return self.addLoad.SpringDamper(*args, **named)

    @pymbs_call(1)
    def addConstraint(
        self,
        CS1: object,
        CS2: object,
        transLock: object = (0, 0, 0),
        rotLock: object = (0, 0, 0),
        name: object = None,
    ) -> None:
        """Forbid motion along or about the axes of CS1 that have a 1."""
        add_constraint(self._it, (CS1, CS2), (transLock, rotLock), name)

    @pymbs_call(1)
    def addGraphicSensors(
        self,
        cs: object,
        name: object = None,
        category: int = description.VarKind.Graphics,
    ) -> tuple[Value, Value]:
        """Add r_name and T_name, position and orientation."""
        name = self._it.names.automatic("sensor") if name is None else name
        position = self.addSensor.Position(f"r_{name}", self, cs)
        return position, self.addSensor.Orientation(f"T_{name}", self, cs)

    def addMotionSystemSensors(self, CS_D: object, name: str = "BWS") -> None:
        """Add six sensors of a motion platform: r_, T_, v_, om_, a_, dom_name."""
        self._pose(name, CS_D, self, CS_D, axes=CS_D)
        self.addSensor.Acceleration(f"a_{name}", self, CS_D, CSref=CS_D)
        self.addSensor.AngularAcceleration(f"dom_{name}", self, CS_D, CSref=CS_D)

    def addTyreSensorsLoads(self, name: str, CS_C: object, CS_R: object) -> None:
        """Add sensors at a carrier, and inputs F_name, M_name that act on a rim."""
        self._pose(name, CS_C, CS_C, self, axes=CS_C)
        self._wrench(name, CS_R, axes=CS_C)

    def addContactSensorsLoads(self, name: str, CS_C: object) -> None:
        """Add sensors of a frame, and inputs F_name, M_name that act on it."""
        self._pose(name, CS_C, self, CS_C, axes=self)
        self._wrench(name, CS_C, axes=self)

    def addHydCylSensorsLoads(self, name: str, CS1: object, CS2: object) -> None:
        """Add the distance d_name of two frames, and an input F_name between them."""
        self.addSensor.Distance(f"d_{name}", CS1, CS2)
        force = self.addInput(f"F_{name}")
        self.addLoad.PtPForce(force, CS1, CS2, name=f"PtPForce_{name}")

    def _pose(
        self, name: str, at: object, observer: object, turned: object, *, axes: object
    ) -> None:
        """Add r_, T_, v_ and om_ of a frame; T_ of `turned` in `seen`."""
        frame_meant("name of the set first, then its coordinate systems", at)
        self.addSensor.Position(f"r_{name}", self, at)
        self.addSensor.Orientation(f"T_{name}", observer, turned)
        self.addSensor.Velocity(f"v_{name}", self, at, CSref=axes)
        self.addSensor.AngularVelocity(f"om_{name}", self, at, CSref=axes)

    def _wrench(self, name: str, on: object, *, axes: object) -> None:
        force = self.addInput(f"F_{name}", (3,))
        torque = self.addInput(f"M_{name}", (3,))
        self.addLoad.CmpForce(force, on, self, CSref=axes, name=f"CmpForce_{name}")
        self.addLoad.CmpTorque(torque, on, self, CSref=axes, name=f"CmpTorque_{name}")

    show, simulate = motion.show, motion.simulate
    exportGraphReps = exports.exportGraphReps  # noqa: N815
    genSarturisXml = exports.genSarturisXml  # noqa: N815
    genMatlabAnimation = exports.genMatlabAnimation  # noqa: N815
    getMotionEquations = equations.getMotionEquations  # noqa: N815
    getSensorEquations = equations.getSensorEquations  # noqa: N815

    def getParameters(self) -> dict[str, float]:
        """Return the default values of the parameters by symbol."""
        return self._it.parameters

    def getController(self) -> dict[str, tuple[int, ...]]:
        """Return the shapes of the controllers by symbol."""
        return self._it.controller_shapes


def _inertia(who: str, entries: object) -> Matrix:
    array = array_of(entries)
    if array.shape == (3, 3):
        return Matrix(array)
    if array.size == 6:
        return functions.symmetric_matrix(Matrix(array))
    raise ModelError(
        f"{who}: the inertia has the shape {array.shape}. Give a symmetric 3x3 matrix, "
        f"as diag([Ixx, Iyy, Izz]), or six entries (xx, xy, yy, xz, yz, zz)."
    )
