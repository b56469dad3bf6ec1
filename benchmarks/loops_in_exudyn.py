"""The mechanisms with loops in Exudyn: its own bodies and joints, its own solver.

Exudyn takes absolute coordinates and a constraint for each joint, which its
generalized-alpha solver integrates. What each mechanism is, sizes and masses, is read
from ours. Only the solver is timed, not the description.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from loop_mechanisms import SAMPLES

from symbody.expr.evaluate import evaluate
from symbody.pipeline.compiled_model import CompiledModel

sys.exudynFast = True  # its build without checks of ranges
# Only then may it be imported.
import exudyn as exu  # noqa: E402
from exudyn import itemInterface as ex  # noqa: E402, N813

_RADIUS = 0.95  # less would be less exact; 1 is not stable with constraints


@dataclass
class ExudynRun:
    """A mechanism in Exudyn, to be solved from the start again and again.

    Attributes:
        describe: Returns a new system with the sensors to read.
        offsets: What the sensors' values lack of ours, shape (bodies, entries).
        columns: Which columns of a sensor are compared.
    """

    describe: Callable[[], tuple[Any, list[int]]]
    offsets: np.ndarray
    columns: slice

    def solve(
        self, end: float, steps: int, *, dense: bool, newton: float
    ) -> tuple[float, np.ndarray]:
        """Return the seconds of the solver, and values at SAMPLES + 1 times.

        Constraints are those of positions; those of velocities, which Exudyn's
        trapezoidal rule takes, were not faster for the same error.
        """
        system, sensors = self.describe()
        settings = exu.SimulationSettings()
        integration = settings.timeIntegration
        integration.numberOfSteps, integration.endTime = steps, end
        integration.verboseMode = 0
        integration.newton.relativeTolerance = newton
        integration.newton.absoluteTolerance = newton
        integration.generalizedAlpha.spectralRadius = _RADIUS
        kinds = exu.LinearSolverType
        settings.linearSolverType = kinds.EXUdense if dense else kinds.EigenSparse
        settings.solutionSettings.writeSolutionToFile = False
        settings.solutionSettings.sensorsWritePeriod = end / SAMPLES
        settings.displayStatistics = False
        start = time.process_time()
        system.SolveDynamic(settings, exu.DynamicSolverType.GeneralizedAlpha)
        seconds = time.process_time() - start
        found = [system.GetSensorStoredData(s)[:, 1:][:, self.columns] for s in sensors]
        values = np.stack(found, axis=1) + self.offsets
        return seconds, values.reshape(len(values), -1)


def numbers_of(compiled: CompiledModel) -> Callable[[Any], np.ndarray]:
    """Return a function from formulas of parameters to their values."""
    known = dict(zip(compiled.system.p, compiled.parameters, strict=True))

    def numbers(nodes: Any) -> np.ndarray:
        flat = np.asarray(nodes, dtype=object)
        values = [float(evaluate(node, known)) for node in flat.ravel()]
        return np.reshape(values, flat.shape)

    return numbers


def turned(angle: float, p: np.ndarray) -> np.ndarray:
    """Return a vector of the plane, turned."""
    c, s = np.cos(angle), np.sin(angle)
    return np.array([c * p[0] - s * p[1], s * p[0] + c * p[1]])


class PlanarSystem:
    """A planar mechanism of hinges in Exudyn, copied from ours with its start."""

    def __init__(self, compiled: CompiledModel) -> None:
        self.system = exu.SystemContainer().AddSystem()
        self.numbers = numbers_of(compiled)
        self.bodies = [self.system.AddObject(ex.ObjectGround())]
        self.centers = [np.zeros(2)]
        self.names = ["world"]
        self.angles = [0.0]
        self.places = [np.zeros(2)]
        self.sensors: list[int] = []
        gravity = self.numbers(compiled.system.gravity)
        tree = compiled.system
        for body, joint, carrier, q in zip(
            tree.bodies, tree.joints, tree.parent, tree.q_start, strict=True
        ):
            p = self.numbers(joint.parent.p)[:2]
            self.add_body(body, carrier, p, q)
            self.hinge(self.marker(carrier, p), self.marker(-1, np.zeros(2)))
            weight = float(self.numbers(body.mass)) * gravity
            if weight.any():
                at = self.marker(-1, self.centers[-1])
                load = ex.LoadForceVector(markerNumber=at, loadVector=weight)
                self.system.AddLoad(load)
        for named in compiled.system.constraints:
            self.hinge(self.place(named.constraint.a), self.place(named.constraint.b))

    def add_body(self, body: Any, carrier: int, p: np.ndarray, q: float) -> None:
        """Add a body that starts at rest, with a sensor of its coordinates."""
        center = self.numbers(body.com)[:2]
        angle = self.angles[carrier] + q
        place = self.places[carrier] + turned(self.angles[carrier], p)
        start = [*(place + turned(angle, center)), angle]
        node = self.system.AddNode(ex.NodeRigidBody2D(referenceCoordinates=start))
        rigid = ex.ObjectRigidBody2D(
            mass=float(self.numbers(body.mass)),
            inertia=float(self.numbers(body.inertia[5])),
            nodeNumber=node,
        )
        self.bodies.append(self.system.AddObject(rigid))
        self.centers.append(center)
        self.names.append(body.name)
        self.angles.append(angle)
        self.places.append(place)
        coordinates = exu.OutputVariableType.Coordinates
        sensor = ex.SensorNode(
            nodeNumber=node, outputVariableType=coordinates, storeInternal=True
        )
        self.sensors.append(self.system.AddSensor(sensor))

    def marker(self, body: int, p: np.ndarray) -> int:
        """Return a marker at a place of a body; Exudyn counts from its centre."""
        local = [*(p - self.centers[body]), 0]
        marker = ex.MarkerBodyPosition
        return self.system.AddMarker(
            marker(bodyNumber=self.bodies[body], localPosition=local)
        )

    def place(self, frame: Any) -> int:
        """Return a marker at one of our frames."""
        return self.marker(self.names.index(frame.body.name), self.numbers(frame.p)[:2])

    def hinge(self, a: int, b: int) -> None:
        """Let two markers coincide."""
        self.system.AddObject(ex.ObjectJointRevolute2D(markerNumbers=[a, b]))


def planar(compiled: CompiledModel, load: Callable[[PlanarSystem], None]) -> ExudynRun:
    """Return a planar mechanism in Exudyn; compared are the angles of all bodies.

    Args:
        compiled: Ours, closed by constraints.
        load: Adds what acts beside weight.
    """

    def describe() -> tuple[Any, list[int]]:
        copy = PlanarSystem(compiled)
        load(copy)
        copy.system.Assemble()
        return copy.system, copy.sensors

    angles = np.array(PlanarSystem(compiled).angles[1:])[:, None]
    return ExudynRun(describe, angles, slice(2, 3))


def load_andrews(compiled: CompiledModel, copy: PlanarSystem) -> None:
    """Add the torque of the motor and the spring."""
    values = dict(
        zip((s.name for s in compiled.system.p), compiled.parameters, strict=True)
    )
    k1 = copy.bodies[copy.names.index("K1")]
    turn = copy.system.AddMarker(ex.MarkerBodyRigid(bodyNumber=k1))
    torque = [0, 0, values["mom"]]
    copy.system.AddLoad(ex.LoadTorqueVector(markerNumber=turn, loadVector=torque))
    at = copy.marker(0, np.array([values["xc"], values["yc"]]))
    k3 = copy.names.index("K3")
    end = copy.marker(k3, np.array([values["sd"], -values["sc"]]))
    spring = ex.ObjectConnectorSpringDamper(
        markerNumbers=[at, end],
        stiffness=values["c0"],
        referenceLength=values["l0"],
    )
    copy.system.AddObject(spring)
