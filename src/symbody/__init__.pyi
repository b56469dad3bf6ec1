"""The public names and where they are defined; `__init__.py` reads them here."""

from symbody import constraints as constraints
from symbody import contacts as contacts
from symbody import elements as elements
from symbody import errors as errors
from symbody import joints as joints
from symbody import library as library
from symbody import loads as loads
from symbody import loops as loops
from symbody import results as results
from symbody import sensors as sensors
from symbody import studies as studies
from symbody import visuals as visuals
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
from symbody.analyses.optimal.methods import Collocation as Collocation
from symbody.analyses.optimal.methods import Shooting as Shooting
from symbody.analyses.optimal.optimal_control import OptimalControl as OptimalControl
from symbody.analyses.optimal.optimal_phases import OptimalPhases as OptimalPhases
from symbody.analyses.periodic.periodic_motion import periodic_motion as periodic_motion
from symbody.analyses.periodic.periodic_path import periodic_path as periodic_path
from symbody.analyses.periodic.periodic_path import stability_chart as stability_chart
from symbody.analyses.run.methods import DAE as DAE
from symbody.analyses.run.methods import DP54 as DP54
from symbody.analyses.run.methods import DP853 as DP853
from symbody.analyses.run.methods import RK4 as RK4
from symbody.analyses.run.methods import Baumgarte as Baumgarte
from symbody.analyses.run.methods import Moreau as Moreau
from symbody.analyses.run.methods import Partition as Partition
from symbody.analyses.run.methods import Projection as Projection
from symbody.analyses.run.methods import Radau as Radau
from symbody.analyses.run.methods import Taylor as Taylor
from symbody.analyses.run.options import Run as Run
from symbody.analyses.run.options import Save as Save
from symbody.analyses.run.sampled import Sampled as Sampled
from symbody.analyses.simulate import simulate as simulate
from symbody.analyses.stepper import Stepper as Stepper
from symbody.analyses.tangent.cost_gradient import cost_gradient as cost_gradient
from symbody.analyses.tangent.fit import fit as fit
from symbody.analyses.tangent.optimize import optimize as optimize
from symbody.analyses.tangent.sensitivities import sensitivities as sensitivities
from symbody.cli.check import check as check
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
from symbody.formalisms.dynamics.virtual_work import tmt as tmt
from symbody.io import read as read
from symbody.io import write as write
from symbody.model import Body as Body
from symbody.model import Frame as Frame
from symbody.model import Joint as Joint
from symbody.model import Model as Model
from symbody.model.sets.actuators import (
    add_hydraulic_actuator as add_hydraulic_actuator,
)
from symbody.model.sets.actuators import (
    add_hydraulic_cylinder as add_hydraulic_cylinder,
)
from symbody.model.sets.actuators import add_muscle as add_muscle
from symbody.model.sets.drives import add_dc_motor as add_dc_motor
from symbody.model.sets.drives import add_filtered_drive as add_filtered_drive
from symbody.model.sets.drives import add_position_servo as add_position_servo
from symbody.model.sets.rotors import add_bevel_gears as add_bevel_gears
from symbody.model.sets.rotors import add_rotor as add_rotor
from symbody.model.sets.slots import add_contact_slot as add_contact_slot
from symbody.model.sets.slots import add_motion_platform as add_motion_platform
from symbody.model.sets.slots import add_tire as add_tire
from symbody.model.sets.spring_mass import add_spring_mass as add_spring_mass
from symbody.model.sets.viscoelastic import add_viscoelastic as add_viscoelastic
from symbody.model.sets.viscoelastic import fit_relaxation as fit_relaxation
from symbody.model.solids import solid as solid
from symbody.pipeline import CompiledModel as CompiledModel
from symbody.pipeline import compile_model as compile_model
from symbody.pipeline import derive as derive
from symbody.pipeline.frameworks import to_casadi as to_casadi
from symbody.pipeline.frameworks import to_jax as to_jax
from symbody.pipeline.frameworks import to_torch as to_torch
from symbody.pipeline.functions import Compile as Compile
from symbody.results.charts import compare as compare
from symbody.spatial.rotation import quaternion as quaternion
from symbody.spatial.rotation import rotation as rotation
from symbody.studies.ensemble import simulate_many as simulate_many
from symbody.studies.environment import to_gymnasium as to_gymnasium
from symbody.studies.study import Study as Study
from symbody.system import System as System
from symbody.system import assemble as assemble
from symbody.view.together import together as together
from symbody.writers.latex.equations import latex as latex

__version__: str
