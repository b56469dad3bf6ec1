"""All mechanisms that can be made without arguments, for what goes through them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from symbody.library.andrews import andrews
from symbody.library.arms import arm6, arm7
from symbody.library.branching_tree import branching_tree
from symbody.library.cardan_shaft import cardan_shaft
from symbody.library.cart_pole import cart_pole
from symbody.library.chains import chain, planar_pendulums
from symbody.library.crane_crab import crane_crab
from symbody.library.crank_slider import crank_slider
from symbody.library.cross_pendulum import cross_pendulum
from symbody.library.double_pendulum import double_pendulum
from symbody.library.driven_pendulum import driven_pendulum
from symbody.library.excavator import excavator
from symbody.library.four_bar import four_bar
from symbody.library.free_body import free_body
from symbody.library.furuta_pendulum import furuta_pendulum
from symbody.library.gantry import gantry
from symbody.library.gyroscope import gyroscope
from symbody.library.heavy_top import heavy_top
from symbody.library.hexapod import hexapod
from symbody.library.humanoid import humanoid
from symbody.library.loader import loader
from symbody.library.pendulum import pendulum
from symbody.library.planar_body import planar_body
from symbody.library.quadruped import quadruped
from symbody.library.scara import scara
from symbody.library.skew_chain import skew_chain
from symbody.library.spherical_pendulum import quaternion_pendulum, spherical_pendulum
from symbody.library.tmt_rods import tmt_rods
from symbody.model.model import Model

# Without arguments, each gives the mechanism as its source describes it. The zoo is not
# among them: its closed formulas, which tests derive for each, would fill the memory.
LIBRARY: dict[str, Callable[[], Model]] = {
    "andrews": andrews,
    "arm6": arm6,
    "arm7": arm7,
    "branching_tree": branching_tree,
    "cardan_shaft": cardan_shaft,
    "cart_pole": cart_pole,
    "chain": partial(chain, 5),
    "crane_crab": crane_crab,
    "crank_slider": crank_slider,
    "cross_pendulum": cross_pendulum,
    "double_pendulum": double_pendulum,
    "driven_pendulum": driven_pendulum,
    "excavator": excavator,
    "four_bar": four_bar,
    "free_body": free_body,
    "furuta_pendulum": furuta_pendulum,
    "gantry": gantry,
    "gyroscope": gyroscope,
    "heavy_top": heavy_top,
    "hexapod": hexapod,
    "humanoid": humanoid,
    "loader": loader,
    "pendulum": pendulum,
    "planar_body": planar_body,
    "planar_pendulums": partial(planar_pendulums, 4),
    "quadruped": quadruped,
    "quaternion_pendulum": quaternion_pendulum,
    "scara": scara,
    "skew_chain": skew_chain,
    "spherical_pendulum": spherical_pendulum,
    "tmt_rods": tmt_rods,
}
