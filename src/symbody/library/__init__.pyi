"""The mechanisms and where they are; `__init__.py` reads them here."""

from symbody.library.catalog import LIBRARY as LIBRARY
from symbody.library.chains import branching_tree as branching_tree
from symbody.library.chains import chain as chain
from symbody.library.chains import planar_pendulums as planar_pendulums
from symbody.library.chains import skew_chain as skew_chain
from symbody.library.chains import tmt_rods as tmt_rods
from symbody.library.fuel_injection_pump import (
    fuel_injection_pump as fuel_injection_pump,
)
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
from symbody.library.robots import arm6 as arm6
from symbody.library.robots import arm7 as arm7
from symbody.library.robots import hexapod as hexapod
from symbody.library.robots import humanoid as humanoid
from symbody.library.robots import quadruped as quadruped
from symbody.library.robots import scara as scara
from symbody.library.zoo import zoo as zoo
