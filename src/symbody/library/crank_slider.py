"""A crank-slider: the driving gear of a piston."""

from __future__ import annotations

from symbody.model.loads.joint_loads import JointForce
from symbody.model.loops.planar_kinds import CrankSlider
from symbody.model.model import Model


def crank_slider() -> Model:
    """Return crank, rod and piston; the rod is carried by the piston.

    The piston slides along x at a height above the crank, and a force acts on it.
    """
    model = Model("crank_slider")
    force = model.add_input("force", unit="N")
    r = model.add_parameter("r", 0.05, positive=True, unit="m")
    l = model.add_parameter("l", 0.16, positive=True, unit="m")  # noqa: E741
    height = model.add_parameter("height", 0.005, unit="m")
    m = model.add_parameter("m", (2.0, 0.5, 0.4), unit="kg")
    J_crank = model.add_parameter("J_crank", 0.01, positive=True, unit="kg m²")
    crank = model.add_body("crank_shaft", m[0], inertia=(0, J_crank, 0))
    pin = crank.add_frame("pin", at=(r, 0, 0))
    piston = model.add_body("piston_head", m[2])
    J = m[1] * l**2 / 12
    rod = model.add_body("rod_bar", m[1], (l / 2, 0, 0), (0, J, J))
    bearing = rod.add_frame("bearing", at=(l, 0, 0))
    guide = model.world.add_frame("guide", at=(0, 0, height))
    model.add_joint("crank", model.world, crank, "Ry", q=-0.5, v=100.0)
    slide = model.add_joint("piston", guide, piston, "Tx", q=0.203)
    model.add_joint("rod", piston, rod, "Ry", q=3.26)
    model.add_loop("loop", CrankSlider(pin, bearing))
    model.add_load("gas", JointForce(slide, force))
    return model
