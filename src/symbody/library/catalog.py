"""All mechanisms that can be made without arguments, for what goes through them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from symbody import library
from symbody.model.model import Model

# Without arguments, each gives the mechanism as its source describes it. The zoo is not
# among them: its closed formulas, which tests derive for each, would fill the memory.
_FUNCTIONS: tuple[Callable[[], Model], ...] = (
    library.andrews, library.arm6, library.arm7, library.branching_tree,
    library.cardan_shaft, library.cart_pole, library.crane_crab, library.crank_slider,
    library.cross_pendulum, library.double_pendulum, library.driven_pendulum,
    library.excavator, library.four_bar, library.free_body, library.furuta_pendulum,
    library.gantry, library.gyroscope, library.heavy_top, library.hexapod,
    library.humanoid, library.loader, library.pendulum, library.planar_body,
    library.quadruped, library.quaternion_pendulum, library.scara, library.skew_chain,
    library.spherical_pendulum, library.tmt_rods,
)  # fmt: skip
_OF_SIZE: dict[str, Callable[[], Model]] = {
    "chain": partial(library.chain, 5),
    "planar_pendulums": partial(library.planar_pendulums, 4),
}
LIBRARY: dict[str, Callable[[], Model]] = dict(
    sorted({**{one.__name__: one for one in _FUNCTIONS}, **_OF_SIZE}.items())
)
