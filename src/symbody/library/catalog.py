"""All mechanisms that can be made without arguments, by subject."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from symbody import library
from symbody.model.model import Model

# What the names stand for where a function has their size as its argument.
_OF_SIZE: dict[str, Callable[[], Model]] = {
    "chain": partial(library.chain, 5),
    "planar_pendulums": partial(library.planar_pendulums, 4),
}


class Subject(NamedTuple):
    """Mechanisms of one subject.

    Attributes:
        yardsticks: Trees and explicit loops with numbers near one, which all laws of
            the tests are tried on, all languages and all formalisms.
        machines: What one recognizes, with the sizes that it has: closed by
            constraints, with friction, in tons or milligrams. Each has a known answer.
    """

    yardsticks: tuple[str, ...] = ()
    machines: tuple[str, ...] = ()


# Without arguments, each gives the mechanism as its source describes it. The zoo is not
# among them: its closed formulas, which tests derive for each, would fill the memory.
SUBJECTS: dict[str, Subject] = {
    "Pendulums and carts": Subject((
        "pendulum", "double_pendulum", "planar_pendulums", "cross_pendulum",
        "spherical_pendulum", "quaternion_pendulum", "driven_pendulum", "cart_pole",
        "furuta_pendulum", "tmt_rods",
    )),
    "Linkages": Subject(("four_bar", "crank_slider", "andrews"), (
        "peaucellier", "pantograph", "watt_engine", "jansen_walker", "scotch_yoke",
        "geneva_drive", "roberval_balance",
    )),
    "Working machines": Subject(("loader", "excavator", "cardan_shaft"), (
        "crank_press", "valve_train", "rocket", "sewing_machine", "loom",
    )),
    "Tops, gyroscopes and regulators": Subject(
        ("free_body", "heavy_top", "gyroscope"),
        ("gyro_compass", "governor", "clock", "watch_escapement", "planetary_gear"),
    ),
    "Vehicles": Subject((), (
        "double_wishbone", "macpherson_strut", "differential", "landing_gear",
        "derailleur",
    )),
    "Cranes and structures": Subject(("crane_crab", "gantry"), (
        "tower_crane", "swing_bridge", "wind_turbine", "trebuchet", "umbrella",
    )),
    "Robots": Subject(("scara", "arm6", "arm7", "hexapod"), ("delta_robot",)),
    "Limbs": Subject(
        ("quadruped", "humanoid"), ("hand", "prosthetic_knee", "ornithopter")
    ),
    "Chains and trees": Subject((
        "chain", "skew_chain", "branching_tree", "planar_body",
    )),
}  # fmt: skip
LIBRARY: dict[str, Callable[[], Model]] = {
    name: _OF_SIZE.get(name) or getattr(library, name)
    for name in sorted(name for one in SUBJECTS.values() for name in sum(one, ()))
}
YARDSTICKS = {
    name: make
    for name, make in LIBRARY.items()
    if any(name in one.yardsticks for one in SUBJECTS.values())
}
