"""The mechanisms and where they are; `__init__.py` reads them here."""

from symbody.library.catalog import LIBRARY as LIBRARY
from symbody.library.chains import branching_tree as branching_tree
from symbody.library.chains import chain as chain
from symbody.library.chains import planar_pendulums as planar_pendulums
from symbody.library.chains import skew_chain as skew_chain
from symbody.library.chains import tmt_rods as tmt_rods
from symbody.library.classic_linkages import geneva_drive as geneva_drive
from symbody.library.classic_linkages import jansen_walker as jansen_walker
from symbody.library.classic_linkages import pantograph as pantograph
from symbody.library.classic_linkages import peaucellier as peaucellier
from symbody.library.classic_linkages import roberval_balance as roberval_balance
from symbody.library.classic_linkages import scotch_yoke as scotch_yoke
from symbody.library.classic_linkages import watt_engine as watt_engine
from symbody.library.fuel_injection_pump import (
    fuel_injection_pump as fuel_injection_pump,
)
from symbody.library.limbs import delta_robot as delta_robot
from symbody.library.limbs import hand as hand
from symbody.library.limbs import ornithopter as ornithopter
from symbody.library.limbs import prosthetic_knee as prosthetic_knee
from symbody.library.linkages import andrews as andrews
from symbody.library.linkages import crank_slider as crank_slider
from symbody.library.linkages import four_bar as four_bar
from symbody.library.linkages import loader as loader
from symbody.library.linkages import loop_chain as loop_chain
from symbody.library.machines import belt as belt
from symbody.library.machines import bicycle as bicycle
from symbody.library.machines import cardan_shaft as cardan_shaft
from symbody.library.machines import crane_crab as crane_crab
from symbody.library.machines import excavator as excavator
from symbody.library.machines import (
    five_bar_suspension as five_bar_suspension,
)
from symbody.library.machines import gantry as gantry
from symbody.library.pendulums import cart_pole as cart_pole
from symbody.library.pendulums import cross_pendulum as cross_pendulum
from symbody.library.pendulums import double_pendulum as double_pendulum
from symbody.library.pendulums import driven_pendulum as driven_pendulum
from symbody.library.pendulums import free_body as free_body
from symbody.library.pendulums import furuta_pendulum as furuta_pendulum
from symbody.library.pendulums import gyroscope as gyroscope
from symbody.library.pendulums import heavy_top as heavy_top
from symbody.library.pendulums import pendulum as pendulum
from symbody.library.pendulums import planar_body as planar_body
from symbody.library.pendulums import (
    quaternion_pendulum as quaternion_pendulum,
)
from symbody.library.pendulums import rattleback as rattleback
from symbody.library.pendulums import spherical_pendulum as spherical_pendulum
from symbody.library.regulators import clock as clock
from symbody.library.regulators import governor as governor
from symbody.library.regulators import gyro_compass as gyro_compass
from symbody.library.regulators import planetary_gear as planetary_gear
from symbody.library.regulators import watch_escapement as watch_escapement
from symbody.library.robots import arm6 as arm6
from symbody.library.robots import arm7 as arm7
from symbody.library.robots import hexapod as hexapod
from symbody.library.robots import humanoid as humanoid
from symbody.library.robots import quadruped as quadruped
from symbody.library.robots import scara as scara
from symbody.library.structures import swing_bridge as swing_bridge
from symbody.library.structures import tower_crane as tower_crane
from symbody.library.structures import trebuchet as trebuchet
from symbody.library.structures import umbrella as umbrella
from symbody.library.structures import wind_turbine as wind_turbine
from symbody.library.vehicles import derailleur as derailleur
from symbody.library.vehicles import differential as differential
from symbody.library.vehicles import double_wishbone as double_wishbone
from symbody.library.vehicles import landing_gear as landing_gear
from symbody.library.vehicles import macpherson_strut as macpherson_strut
from symbody.library.working_machines import crank_press as crank_press
from symbody.library.working_machines import loom as loom
from symbody.library.working_machines import rocket as rocket
from symbody.library.working_machines import sewing_machine as sewing_machine
from symbody.library.working_machines import valve_train as valve_train
from symbody.library.zoo import zoo as zoo
