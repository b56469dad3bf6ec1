"""The library of elements, and what a kind of one's own is made of.

`print(symbody.elements.catalogue())` lists the library, a line each: what is between
bodies and nodes, acts in joints, drives, binds. All of it has the same names in
symbody itself.

A class under `@element` whose fields have types such as `Place` and `Formula` is a kind
like symbody's own: models bind its fields, find the frames they touch, and write it
into files, which are read where its module has been imported.
"""

from symbody.model.catalogue import catalogue
from symbody.model.constraints.constraint import Constraint, ConstraintKinematics
from symbody.model.constraints.cuts import (
    BallCut,
    BodyCut,
    HingeCut,
    Lock,
    PlanarHingeCut,
    PrismaticCut,
    RigidConnector,
    Rod,
    UniversalCut,
)
from symbody.model.constraints.relations import (
    Algebraic,
    Gear,
    Nonholonomic,
    RackAndPinion,
    ScrewRelation,
)
from symbody.model.constraints.rolling import (
    FlatCam,
    KnifeEdge,
    RollerCam,
    RollingDisc,
    Skate,
)
from symbody.model.field import Bind, Entry, Field, element, preset, value_kind
from symbody.model.fields import (
    AnyJoint,
    AxisName,
    ConstantFormula,
    Coordinate,
    Equations,
    Flags,
    Formula,
    Joints,
    MovingJoint,
    OnePerFreedom,
    OptionalBody,
    OptionalCoordinates,
    OptionalFormula,
    OptionalPlace,
    PerAxis,
    PerFreedom,
    Place,
    PlaceOrDefault,
    PositionFormula,
    Posture,
    Side,
    SingleJoint,
    Vector,
)
from symbody.model.joint_types.element import Axis, Element, elementary
from symbody.model.kinematics import Kinematics
from symbody.model.loads.beam import Beam, Bushing, Membrane
from symbody.model.loads.cable import Bar, Cable, WrappedCable
from symbody.model.loads.connection import Connection
from symbody.model.loads.contact import Contact, SphereContact
from symbody.model.loads.gravity_field import GravityField, PointGravity
from symbody.model.loads.joint_loads import (
    CoulombFriction,
    GearMesh,
    JointForce,
    JointStops,
    TorsionalSpringDamper,
)
from symbody.model.loads.journal_bearings import FiniteJournalBearing, JournalBearing
from symbody.model.loads.load import JointLoad, Load, Wrench
from symbody.model.loads.muscle import Muscle
from symbody.model.loads.own_law import Connector, LawPerFreedom, OptionalLaw
from symbody.model.loads.springs import Force, PointToPoint, SpringDamper, Torque
from symbody.model.loads.traction import LineTraction, Tire
from symbody.model.loads.variables import Endpoint
from symbody.model.loops.path import Limit, Loop, LoopPath, LoopSolution
from symbody.model.sensors.frames import Dual, Sensor
from symbody.model.sets.drives import (
    add_dc_motor,
    add_filtered_drive,
    add_position_servo,
)
from symbody.model.sets.hydraulics import add_hydraulic_actuator, add_hydraulic_cylinder
from symbody.model.sets.muscle import add_muscle
from symbody.model.sets.rotors import add_bevel_gears, add_rotor
from symbody.model.sets.slots import add_contact, add_motion_platform, add_tire
from symbody.model.sets.spring_mass import add_spring_mass
from symbody.model.sets.viscoelastic import add_viscoelastic

__all__ = [
    "Algebraic",
    "AnyJoint",
    "Axis",
    "AxisName",
    "BallCut",
    "Bar",
    "Beam",
    "Bind",
    "BodyCut",
    "Bushing",
    "Cable",
    "Connection",
    "Connector",
    "ConstantFormula",
    "Constraint",
    "ConstraintKinematics",
    "Contact",
    "Coordinate",
    "CoulombFriction",
    "Dual",
    "Element",
    "Endpoint",
    "Entry",
    "Equations",
    "Field",
    "FiniteJournalBearing",
    "Flags",
    "FlatCam",
    "Force",
    "Formula",
    "Gear",
    "GearMesh",
    "GravityField",
    "HingeCut",
    "JointForce",
    "JointLoad",
    "JointStops",
    "Joints",
    "JournalBearing",
    "Kinematics",
    "KnifeEdge",
    "LawPerFreedom",
    "Limit",
    "LineTraction",
    "Load",
    "Lock",
    "Loop",
    "LoopPath",
    "LoopSolution",
    "Membrane",
    "MovingJoint",
    "Muscle",
    "Nonholonomic",
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
    "PlanarHingeCut",
    "PointGravity",
    "PointToPoint",
    "PositionFormula",
    "Posture",
    "PrismaticCut",
    "RackAndPinion",
    "RigidConnector",
    "Rod",
    "RollerCam",
    "RollingDisc",
    "ScrewRelation",
    "Sensor",
    "Side",
    "SingleJoint",
    "Skate",
    "SphereContact",
    "SpringDamper",
    "Tire",
    "Torque",
    "TorsionalSpringDamper",
    "UniversalCut",
    "Vector",
    "WrappedCable",
    "Wrench",
    "add_bevel_gears",
    "add_contact",
    "add_dc_motor",
    "add_filtered_drive",
    "add_hydraulic_actuator",
    "add_hydraulic_cylinder",
    "add_motion_platform",
    "add_muscle",
    "add_position_servo",
    "add_rotor",
    "add_spring_mass",
    "add_tire",
    "add_viscoelastic",
    "catalogue",
    "element",
    "elementary",
    "preset",
    "value_kind",
]
