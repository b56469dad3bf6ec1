"""Parts of an element of one's own: of a load, a sensor, a constraint, a loop.

A class under `@element` whose fields have types such as `Place` and `Formula` is a kind
like symbody's own: models bind its fields, find the frames they touch, and write it
into files, which are read where its module has been imported.
"""

from symbody.model.constraints.constraint import Constraint, ConstraintKinematics
from symbody.model.field import Bind, Entry, Field, element, preset, value_kind
from symbody.model.fields import (
    AxisName,
    ConstantFormula,
    Equations,
    Flags,
    Formula,
    OptionalBody,
    OptionalFormula,
    OptionalPlace,
    PerAxis,
    Place,
    PlaceOrDefault,
    PositionFormula,
    Posture,
    Vector,
)
from symbody.model.joint_fields import (
    AnyJoint,
    Coordinate,
    Joints,
    MovingJoint,
    OnePerFreedom,
    OptionalCoordinates,
    PerFreedom,
    SingleJoint,
)
from symbody.model.joint_types.element import Element, elementary
from symbody.model.joint_types.fields import Axis
from symbody.model.kinematics import Kinematics
from symbody.model.loads.connection import Connection
from symbody.model.loads.endpoints import Endpoint
from symbody.model.loads.load import JointLoad, Load, Wrench
from symbody.model.loads.own_law import LawPerFreedom, OptionalLaw
from symbody.model.loops.loop import Limit, Loop, LoopSolution
from symbody.model.loops.path import LoopPath
from symbody.model.sensors.dual import Dual
from symbody.model.sensors.sensor import Sensor

__all__ = [
    "AnyJoint",
    "Axis",
    "AxisName",
    "Bind",
    "Connection",
    "ConstantFormula",
    "Constraint",
    "ConstraintKinematics",
    "Coordinate",
    "Dual",
    "Element",
    "Endpoint",
    "Entry",
    "Equations",
    "Field",
    "Flags",
    "Formula",
    "JointLoad",
    "Joints",
    "Kinematics",
    "LawPerFreedom",
    "Limit",
    "Load",
    "Loop",
    "LoopPath",
    "LoopSolution",
    "MovingJoint",
    "OnePerFreedom",
    "OptionalBody",
    "OptionalCoordinates",
    "OptionalFormula",
    "OptionalLaw",
    "OptionalPlace",
    "PerAxis",
    "PerFreedom",
    "Place",
    "PlaceOrDefault",
    "PositionFormula",
    "Posture",
    "Sensor",
    "SingleJoint",
    "Vector",
    "Wrench",
    "element",
    "elementary",
    "preset",
    "value_kind",
]
