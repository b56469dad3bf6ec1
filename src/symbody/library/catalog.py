"""All mechanisms that can be made without arguments, for what goes through them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from symbody.library.chains import (
    branching_tree,
    chain,
    planar_pendulums,
    skew_chain,
    tmt_rods,
)
from symbody.library.linkages import andrews, crank_slider, four_bar, loader
from symbody.library.machines import cardan_shaft, crane_crab, excavator, gantry
from symbody.library.pendulums import (
    cart_pole,
    cross_pendulum,
    double_pendulum,
    driven_pendulum,
    furuta_pendulum,
    pendulum,
    quaternion_pendulum,
    spherical_pendulum,
)
from symbody.library.robots import arm6, arm7, hexapod, humanoid, quadruped, scara
from symbody.library.tops import free_body, gyroscope, heavy_top, planar_body
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
