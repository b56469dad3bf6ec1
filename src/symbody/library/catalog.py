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
_FUNCTIONS: tuple[Callable[[], Model], ...] = (
    andrews, arm6, arm7, branching_tree, cardan_shaft, cart_pole, crane_crab,
    crank_slider, cross_pendulum, double_pendulum, driven_pendulum, excavator, four_bar,
    free_body, furuta_pendulum, gantry, gyroscope, heavy_top, hexapod, humanoid, loader,
    pendulum, planar_body, quadruped, quaternion_pendulum, scara, skew_chain,
    spherical_pendulum, tmt_rods,
)  # fmt: skip
_OF_SIZE: dict[str, Callable[[], Model]] = {
    "chain": partial(chain, 5),
    "planar_pendulums": partial(planar_pendulums, 4),
}
LIBRARY: dict[str, Callable[[], Model]] = dict(
    sorted({**{one.__name__: one for one in _FUNCTIONS}, **_OF_SIZE}.items())
)
