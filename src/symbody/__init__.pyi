"""The public names and where they are defined; `__init__.py` reads them here."""

from symbody import elements as elements
from symbody import library as library
from symbody import studies as studies
from symbody.analyses.along_motion import energy_flow as energy_flow
from symbody.analyses.along_motion import reactions as reactions
from symbody.analyses.equilibrium.equilibrium import equilibrium as equilibrium
from symbody.analyses.equilibrium.equilibrium_path import (
    equilibrium_path as equilibrium_path,
)
from symbody.analyses.instant.newton import ArcLength as ArcLength
from symbody.analyses.inverse.base_parameters import base_parameters as base_parameters
from symbody.analyses.inverse.inverse_dynamics import (
    inverse_dynamics as inverse_dynamics,
)
from symbody.analyses.inverse.inverse_kinematics import (
    inverse_kinematics as inverse_kinematics,
)
from symbody.analyses.kinematics import kinematics as kinematics
from symbody.analyses.kinematics import mobility as mobility
from symbody.analyses.linear.linearize import linear_formulas as linear_formulas
from symbody.analyses.linear.linearize import linearize as linearize
from symbody.analyses.linear.linearize import linearize_along as linearize_along
from symbody.analyses.linear.modal import modal as modal
from symbody.analyses.linear.modal import mode_motion as mode_motion
from symbody.analyses.linear.modal_path import modal_path as modal_path
from symbody.analyses.operations_by_body import operations_by_body as operations_by_body
from symbody.analyses.run.methods import BDF as BDF
from symbody.analyses.run.methods import DAE as DAE
from symbody.analyses.run.methods import DP54 as DP54
from symbody.analyses.run.methods import DP853 as DP853
from symbody.analyses.run.methods import LSODA as LSODA
from symbody.analyses.run.methods import RK4 as RK4
from symbody.analyses.run.methods import Baumgarte as Baumgarte
from symbody.analyses.run.methods import Partition as Partition
from symbody.analyses.run.methods import Projection as Projection
from symbody.analyses.run.methods import Radau as Radau
from symbody.analyses.run.options import Run as Run
from symbody.analyses.run.options import Save as Save
from symbody.analyses.run.sampled import Sampled as Sampled
from symbody.analyses.simulate import simulate as simulate
from symbody.analyses.stepper import Stepper as Stepper
from symbody.analyses.tangent.cost_gradient import cost_gradient as cost_gradient
from symbody.analyses.tangent.fit import fit as fit
from symbody.analyses.tangent.optimize import optimize as optimize
from symbody.analyses.tangent.sensitivities import sensitivities as sensitivities
from symbody.cli.check import Check as Check
from symbody.cli.check import check as check
from symbody.errors import AnalysisError as AnalysisError
from symbody.errors import CallError as CallError
from symbody.errors import CompileError as CompileError
from symbody.errors import DerivationError as DerivationError
from symbody.errors import ExpressionError as ExpressionError
from symbody.errors import FileError as FileError
from symbody.errors import Interrupted as Interrupted
from symbody.errors import ModelError as ModelError
from symbody.errors import ModelWarning as ModelWarning
from symbody.errors import NameTakenError as NameTakenError
from symbody.errors import ReadError as ReadError
from symbody.errors import SymbodyError as SymbodyError
from symbody.errors import UnknownQuantityError as UnknownQuantityError
from symbody.errors import WriterError as WriterError
from symbody.exports.packages import generate as generate
from symbody.exports.packages import register_writer as register_writer
from symbody.expr.blocks import implicit as implicit
from symbody.expr.differentiate import derivative as derivative
from symbody.expr.differentiate import directional as directional
from symbody.expr.differentiate import jacobian as jacobian
from symbody.expr.differentiate import time_derivative as time_derivative
from symbody.expr.evaluate import evaluate as evaluate
from symbody.expr.evaluate import substitute as substitute
from symbody.expr.external import Curve as Curve
from symbody.expr.external import ExternalFunction as ExternalFunction
from symbody.expr.functions import absolute as absolute
from symbody.expr.functions import acos as acos
from symbody.expr.functions import acosh as acosh
from symbody.expr.functions import asin as asin
from symbody.expr.functions import asinh as asinh
from symbody.expr.functions import atan as atan
from symbody.expr.functions import atan2 as atan2
from symbody.expr.functions import atanh as atanh
from symbody.expr.functions import both as both
from symbody.expr.functions import cos as cos
from symbody.expr.functions import cosh as cosh
from symbody.expr.functions import either as either
from symbody.expr.functions import equal as equal
from symbody.expr.functions import exp as exp
from symbody.expr.functions import floor as floor
from symbody.expr.functions import log as log
from symbody.expr.functions import maximum as maximum
from symbody.expr.functions import minimum as minimum
from symbody.expr.functions import negate as negate
from symbody.expr.functions import sign as sign
from symbody.expr.functions import sin as sin
from symbody.expr.functions import sinh as sinh
from symbody.expr.functions import sqrt as sqrt
from symbody.expr.functions import tan as tan
from symbody.expr.functions import tanh as tanh
from symbody.expr.functions import where as where
from symbody.expr.gradient import gradient as gradient
from symbody.expr.node import symbol as symbol
from symbody.expr.sympy_bridge import from_sympy as from_sympy
from symbody.expr.sympy_bridge import to_sympy as to_sympy
from symbody.expr.text import text as text
from symbody.expr.traverse import count_operations as count_operations
from symbody.formalisms.dynamics.tmt_sympy import tmt as tmt
from symbody.io import read as read
from symbody.io import write as write
from symbody.model import Body as Body
from symbody.model import Frame as Frame
from symbody.model import Joint as Joint
from symbody.model import Model as Model
from symbody.model.constraints.cuts import BallCut as BallCut
from symbody.model.constraints.cuts import BodyCut as BodyCut
from symbody.model.constraints.cuts import HingeCut as HingeCut
from symbody.model.constraints.cuts import Lock as Lock
from symbody.model.constraints.cuts import PlanarHingeCut as PlanarHingeCut
from symbody.model.constraints.cuts import PrismaticCut as PrismaticCut
from symbody.model.constraints.cuts import RigidConnector as RigidConnector
from symbody.model.constraints.cuts import Rod as Rod
from symbody.model.constraints.cuts import UniversalCut as UniversalCut
from symbody.model.constraints.relations import Algebraic as Algebraic
from symbody.model.constraints.relations import Gear as Gear
from symbody.model.constraints.relations import Nonholonomic as Nonholonomic
from symbody.model.constraints.relations import RackAndPinion as RackAndPinion
from symbody.model.constraints.relations import ScrewRelation as ScrewRelation
from symbody.model.constraints.rolling import FlatCam as FlatCam
from symbody.model.constraints.rolling import KnifeEdge as KnifeEdge
from symbody.model.constraints.rolling import RollerCam as RollerCam
from symbody.model.constraints.rolling import RollingDisc as RollingDisc
from symbody.model.constraints.rolling import Skate as Skate
from symbody.model.joint_types.by_law import CustomJoint as CustomJoint
from symbody.model.joint_types.by_law import Screw as Screw
from symbody.model.joint_types.pairs import Chain as Chain
from symbody.model.joint_types.pairs import Cylindrical as Cylindrical
from symbody.model.joint_types.pairs import Fixed as Fixed
from symbody.model.joint_types.pairs import Free as Free
from symbody.model.joint_types.pairs import Planar as Planar
from symbody.model.joint_types.pairs import Prismatic as Prismatic
from symbody.model.joint_types.pairs import Revolute as Revolute
from symbody.model.joint_types.pairs import Spherical as Spherical
from symbody.model.joint_types.pairs import Universal as Universal
from symbody.model.loads.beam import Beam as Beam
from symbody.model.loads.beam import Bushing as Bushing
from symbody.model.loads.beam import Membrane as Membrane
from symbody.model.loads.cable import Bar as Bar
from symbody.model.loads.cable import Cable as Cable
from symbody.model.loads.cable import WrappedCable as WrappedCable
from symbody.model.loads.contact import Contact as Contact
from symbody.model.loads.contact import SphereContact as SphereContact
from symbody.model.loads.gravity_field import GravityField as GravityField
from symbody.model.loads.gravity_field import PointGravity as PointGravity
from symbody.model.loads.joint_loads import CoulombFriction as CoulombFriction
from symbody.model.loads.joint_loads import GearMesh as GearMesh
from symbody.model.loads.joint_loads import JointForce as JointForce
from symbody.model.loads.joint_loads import JointStops as JointStops
from symbody.model.loads.joint_loads import (
    TorsionalSpringDamper as TorsionalSpringDamper,
)
from symbody.model.loads.journal_bearings import (
    FiniteJournalBearing as FiniteJournalBearing,
)
from symbody.model.loads.journal_bearings import JournalBearing as JournalBearing
from symbody.model.loads.muscle import Muscle as Muscle
from symbody.model.loads.own_law import Connector as Connector
from symbody.model.loads.springs import Force as Force
from symbody.model.loads.springs import PointToPoint as PointToPoint
from symbody.model.loads.springs import SpringDamper as SpringDamper
from symbody.model.loads.springs import Torque as Torque
from symbody.model.loads.traction import LineTraction as LineTraction
from symbody.model.loads.traction import Tire as Tire
from symbody.model.loops.hexapod_leg import HexapodLeg as HexapodLeg
from symbody.model.loops.offset_leg import OffsetHexapodLeg as OffsetHexapodLeg
from symbody.model.loops.planar_kinds import CrankSlider as CrankSlider
from symbody.model.loops.planar_kinds import FourBar as FourBar
from symbody.model.loops.planar_kinds import FourBarTrans as FourBarTrans
from symbody.model.loops.planar_kinds import Steering as Steering
from symbody.model.loops.planar_kinds import ThreeBarTrans as ThreeBarTrans
from symbody.model.loops.relations import GearPair as GearPair
from symbody.model.loops.relations import JointFormula as JointFormula
from symbody.model.loops.relations import Transmission as Transmission
from symbody.model.loops.rod_loops import RodLoop as RodLoop
from symbody.model.loops.rod_loops import UniversalRodLoop as UniversalRodLoop
from symbody.model.sensors.energy import CenterOfMass as CenterOfMass
from symbody.model.sensors.energy import Dissipation as Dissipation
from symbody.model.sensors.energy import Energy as Energy
from symbody.model.sensors.energy import Jacobian as Jacobian
from symbody.model.sensors.energy import Power as Power
from symbody.model.sensors.frames import Acceleration as Acceleration
from symbody.model.sensors.frames import (
    AngularAcceleration as AngularAcceleration,
)
from symbody.model.sensors.frames import AngularVelocity as AngularVelocity
from symbody.model.sensors.frames import Distance as Distance
from symbody.model.sensors.frames import Orientation as Orientation
from symbody.model.sensors.frames import Position as Position
from symbody.model.sensors.frames import Velocity as Velocity
from symbody.model.sensors.joints import ConstraintForce as ConstraintForce
from symbody.model.sensors.joints import ConstraintTorque as ConstraintTorque
from symbody.model.sensors.joints import Deformation as Deformation
from symbody.model.sensors.joints import (
    JointAcceleration as JointAcceleration,
)
from symbody.model.sensors.joints import JointState as JointState
from symbody.model.sensors.joints import LoadValue as LoadValue
from symbody.model.sensors.joints import Multiplier as Multiplier
from symbody.model.sets.drives import add_dc_motor as add_dc_motor
from symbody.model.sets.drives import add_filtered_drive as add_filtered_drive
from symbody.model.sets.drives import add_position_servo as add_position_servo
from symbody.model.sets.hydraulics import (
    add_hydraulic_actuator as add_hydraulic_actuator,
)
from symbody.model.sets.hydraulics import (
    add_hydraulic_cylinder as add_hydraulic_cylinder,
)
from symbody.model.sets.muscle import add_muscle as add_muscle
from symbody.model.sets.rotors import add_bevel_gears as add_bevel_gears
from symbody.model.sets.rotors import add_rotor as add_rotor
from symbody.model.sets.slots import add_contact as add_contact
from symbody.model.sets.slots import add_motion_platform as add_motion_platform
from symbody.model.sets.slots import add_tire as add_tire
from symbody.model.sets.spring_mass import add_spring_mass as add_spring_mass
from symbody.model.sets.viscoelastic import add_viscoelastic as add_viscoelastic
from symbody.model.sets.viscoelastic import fit_relaxation as fit_relaxation
from symbody.model.solids import solid as solid
from symbody.model.visuals import Arrow as Arrow
from symbody.model.visuals import Box as Box
from symbody.model.visuals import Cylinder as Cylinder
from symbody.model.visuals import FrameAxes as FrameAxes
from symbody.model.visuals import Line as Line
from symbody.model.visuals import Mesh as Mesh
from symbody.model.visuals import Sphere as Sphere
from symbody.model.visuals import Visual as Visual
from symbody.pipeline import CompiledModel as CompiledModel
from symbody.pipeline import compile_model as compile_model
from symbody.pipeline import derive as derive
from symbody.pipeline.frameworks import to_casadi as to_casadi
from symbody.pipeline.frameworks import to_jax as to_jax
from symbody.pipeline.frameworks import to_torch as to_torch
from symbody.pipeline.functions import Compile as Compile
from symbody.results.charts import compare as compare
from symbody.results.ensemble import Ensemble as Ensemble
from symbody.results.equilibrium import Equilibrium as Equilibrium
from symbody.results.equilibrium import EquilibriumPath as EquilibriumPath
from symbody.results.free_variables import BaseParameters as BaseParameters
from symbody.results.free_variables import Fit as Fit
from symbody.results.free_variables import InverseKinematics as InverseKinematics
from symbody.results.free_variables import Optimum as Optimum
from symbody.results.frequency_response import FrequencyResponse as FrequencyResponse
from symbody.results.frequency_response import StepResponse as StepResponse
from symbody.results.frequency_response import TransferFunction as TransferFunction
from symbody.results.linear_system import LinearSystem as LinearSystem
from symbody.results.modes import ModePaths as ModePaths
from symbody.results.modes import Modes as Modes
from symbody.results.motion import Motion as Motion
from symbody.results.operation_counts import OperationCounts as OperationCounts
from symbody.results.sections import Harmonics as Harmonics
from symbody.results.sensitivities import CostGradient as CostGradient
from symbody.results.sensitivities import Sensitivities as Sensitivities
from symbody.spatial.quaternion import quaternion as quaternion
from symbody.spatial.rotation import rotation as rotation
from symbody.studies.ensemble import simulate_many as simulate_many
from symbody.studies.environment import to_gymnasium as to_gymnasium
from symbody.studies.study import Study as Study
from symbody.system import System as System
from symbody.system import assemble as assemble
from symbody.view.together import Together as Together
from symbody.view.together import together as together

__version__: str
from symbody.writers.latex.equations import latex as latex
