"""The mechanisms and where they are; `__init__.py` reads them here."""

from symbody.library.andrews import andrews as andrews
from symbody.library.arms import arm6 as arm6
from symbody.library.arms import arm7 as arm7
from symbody.library.belt import belt as belt
from symbody.library.bicycle import bicycle as bicycle
from symbody.library.branching_tree import branching_tree as branching_tree
from symbody.library.cardan_shaft import cardan_shaft as cardan_shaft
from symbody.library.cart_pole import cart_pole as cart_pole
from symbody.library.catalog import LIBRARY as LIBRARY
from symbody.library.chains import chain as chain
from symbody.library.chains import planar_pendulums as planar_pendulums
from symbody.library.crane_crab import crane_crab as crane_crab
from symbody.library.crank_slider import crank_slider as crank_slider
from symbody.library.cross_pendulum import cross_pendulum as cross_pendulum
from symbody.library.double_pendulum import double_pendulum as double_pendulum
from symbody.library.driven_pendulum import driven_pendulum as driven_pendulum
from symbody.library.excavator import excavator as excavator
from symbody.library.five_bar_suspension import (
    five_bar_suspension as five_bar_suspension,
)
from symbody.library.four_bar import four_bar as four_bar
from symbody.library.free_body import free_body as free_body
from symbody.library.fuel_injection_pump import (
    fuel_injection_pump as fuel_injection_pump,
)
from symbody.library.furuta_pendulum import furuta_pendulum as furuta_pendulum
from symbody.library.gantry import gantry as gantry
from symbody.library.gyroscope import gyroscope as gyroscope
from symbody.library.heavy_top import heavy_top as heavy_top
from symbody.library.hexapod import hexapod as hexapod
from symbody.library.humanoid import humanoid as humanoid
from symbody.library.loader import loader as loader
from symbody.library.loop_chain import loop_chain as loop_chain
from symbody.library.pendulum import pendulum as pendulum
from symbody.library.planar_body import planar_body as planar_body
from symbody.library.quadruped import quadruped as quadruped
from symbody.library.rattleback import rattleback as rattleback
from symbody.library.scara import scara as scara
from symbody.library.skew_chain import skew_chain as skew_chain
from symbody.library.spherical_pendulum import (
    quaternion_pendulum as quaternion_pendulum,
)
from symbody.library.spherical_pendulum import spherical_pendulum as spherical_pendulum
from symbody.library.tmt_rods import tmt_rods as tmt_rods
from symbody.library.zoo import zoo as zoo
