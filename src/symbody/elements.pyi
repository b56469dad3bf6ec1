"""Parts of kinds and where they are defined; `elements.py` reads them here."""

from symbody.model.catalogue import catalogue as catalogue
from symbody.model.constraints.constraint import Constraint as Constraint
from symbody.model.constraints.constraint import (
    ConstraintKinematics as ConstraintKinematics,
)
from symbody.model.field import Bind as Bind
from symbody.model.field import Entry as Entry
from symbody.model.field import Field as Field
from symbody.model.field import element as element
from symbody.model.field import preset as preset
from symbody.model.field import value_kind as value_kind
from symbody.model.fields import AnyJoint as AnyJoint
from symbody.model.fields import AxisName as AxisName
from symbody.model.fields import ConstantFormula as ConstantFormula
from symbody.model.fields import Coordinate as Coordinate
from symbody.model.fields import Equations as Equations
from symbody.model.fields import Flags as Flags
from symbody.model.fields import Formula as Formula
from symbody.model.fields import Joints as Joints
from symbody.model.fields import MovingJoint as MovingJoint
from symbody.model.fields import OnePerFreedom as OnePerFreedom
from symbody.model.fields import OptionalBody as OptionalBody
from symbody.model.fields import OptionalCoordinates as OptionalCoordinates
from symbody.model.fields import OptionalFormula as OptionalFormula
from symbody.model.fields import OptionalPlace as OptionalPlace
from symbody.model.fields import PerAxis as PerAxis
from symbody.model.fields import PerFreedom as PerFreedom
from symbody.model.fields import Place as Place
from symbody.model.fields import PlaceOrDefault as PlaceOrDefault
from symbody.model.fields import PositionFormula as PositionFormula
from symbody.model.fields import Posture as Posture
from symbody.model.fields import Side as Side
from symbody.model.fields import SingleJoint as SingleJoint
from symbody.model.fields import Vector as Vector
from symbody.model.joint_types.element import Axis as Axis
from symbody.model.joint_types.element import Element as Element
from symbody.model.joint_types.element import elementary as elementary
from symbody.model.loads.connection import Connection as Connection
from symbody.model.loads.load import JointLoad as JointLoad
from symbody.model.loads.load import Kinematics as Kinematics
from symbody.model.loads.load import Load as Load
from symbody.model.loads.load import Wrench as Wrench
from symbody.model.loads.own_law import LawPerFreedom as LawPerFreedom
from symbody.model.loads.own_law import OptionalLaw as OptionalLaw
from symbody.model.loads.variables import Endpoint as Endpoint
from symbody.model.loops.path import Limit as Limit
from symbody.model.loops.path import Loop as Loop
from symbody.model.loops.path import LoopPath as LoopPath
from symbody.model.loops.path import LoopSolution as LoopSolution
from symbody.model.sensors.frames import Dual as Dual
from symbody.model.sensors.frames import Sensor as Sensor
