"""The world of a PyMbs script: everything is added to it.

References:
    PyMbs documentation, release 2 (2012), chapter 3.
"""

from __future__ import annotations

from typing import Any

from symbody.errors import ModelError
from symbody.expr.node import Node, Symbol
from symbody.model.model import Model
from symbody_pymbs.calls import name_last, pymbs_call
from symbody_pymbs.description import VarKind, new_description
from symbody_pymbs.equations import (
    Equation,
    GenEquations,
    motion_equations,
    sensor_equations,
)
from symbody_pymbs.exports import GenCode, graph_reps, matlab_animation, scene_files
from symbody_pymbs.loads_and_loops import AddLoad, AddLoop, add_constraint
from symbody_pymbs.matrix import Matrix, Value, array_of
from symbody_pymbs.motion import show, simulate_to_file
from symbody_pymbs.places import Body, Joint, add_joint, frame_meant
from symbody_pymbs.quantities import WithQuantities
from symbody_pymbs.sensors import AddSensor
from symbody_pymbs.visuals import AddVisualisation


class MbsSystem(WithQuantities):
    """A multibody system, and its inertial frame.

    Of addLoad, addLoop, addSensor and addVisualisation each has a method a kind; of
    genEquations and genCode each has a method a scheme and a language, and may be
    called as in the first PyMbs.
    """

    def __init__(self, gravity_vect: object = (0, 0, -1), name: str = "world") -> None:
        it = new_description()
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
        self.genEquations = GenEquations(it)
        self.genCode = GenCode(it)

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

    def addFlexibleBody(self, *args: object, **named: object) -> None:
        """Refuse: symbody has rigid bodies only."""
        raise ModelError(
            "addFlexibleBody: symbody has rigid bodies only and reads no SID files. "
            "Divide the body into rigid ones with springs between them, or describe it "
            "by a rigid body with addBody."
        )

    @pymbs_call(name_last)
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

    @pymbs_call(name_last)
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

    @pymbs_call(name_last)
    def addGraphicSensors(
        self, cs: object, name: object = None, category: int = VarKind.Graphics
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

    def show(
        self,
        modelname: str = "PyMbsModel",
        options: object = None,
        *_: object,
        **more: object,
    ) -> None:
        """Open a page with sliders, modelname.html, and draw modelname.png.

        Of the options {"qNAMERange": (low, high)} is for the slider of a joint; `more`,
        of PyMbs's window, has no effect.
        """
        show(self._it, modelname, options)

    def simulate(
        self,
        q0: object,
        t: float,
        modelname: str = "PyMbsModel",
        text_output: bool = False,
    ) -> None:
        """Simulate from q0 at rest for t seconds into modelname_values.npy or .csv."""
        simulate_to_file(self._it, q0, t, modelname, as_text=text_output)

    def exportGraphReps(self, fileName: str) -> None:
        """Write the visuals and their sizes as text."""
        graph_reps(self._it, fileName)

    def genMatlabAnimation(
        self, modelname: str, dirname: str = ".", **options: Any
    ) -> None:
        """Write a MATLAB function that draws the mechanism along a simulation."""
        matlab_animation(self._it, modelname, dirname, options.get("axislimits"))

    def genSarturisXml(self, modelname: str, dirname: str = ".") -> None:
        """Write glTF and JSON in place of XML for Sarturis, which is gone."""
        scene_files(self._it, modelname, dirname)

    def getParameters(self) -> dict[str, float]:
        """Return the default values of the parameters by symbol."""
        return self._it.parameters

    def getController(self) -> dict[str, tuple[int, ...]]:
        """Return the shapes of the controllers by symbol."""
        return self._it.controller_shapes

    def getMotionEquations(self) -> list[Equation]:
        """Return assignments, in order, that end with the state's derivatives."""
        return motion_equations(self._it)

    def getSensorEquations(self) -> list[Equation]:
        """Return assignments, in order, that end with the values of the sensors."""
        return sensor_equations(self._it)
