"""A four-bar linkage: crank, coupler and rocker, one degree of freedom."""

from __future__ import annotations

import math

from symbody.arguments import Arguments
from symbody.errors import ModelError
from symbody.model.constraints.cuts import PlanarHingeCut
from symbody.model.loads.joint_loads import JointForce
from symbody.model.loops.planar_kinds import FourBar
from symbody.model.model import Model
from symbody.model.sensors.frames import Position
from symbody.spatial.rotation import rotation

# Masses per length [kg/m] of the bars, as of slender rods.
_DENSITY = 2.0


def four_bar(*, explicit: bool = True) -> Model:
    """Return a crank that turns fully, a coupler and a rocker in the x-z plane.

    The crank is driven by a torque; the tip of a plate on the coupler draws a coupler
    curve.

    Args:
        explicit: Whether the loop is solved in closed form; otherwise a constraint
            closes it.
    """
    Arguments("four_bar", ModelError).flag("explicit", explicit)
    model = Model("four_bar")
    torque = model.add_input("torque", unit="N m")
    ground = model.add_parameter("ground", 1.0, positive=True, unit="m")
    pivot = model.world.add_frame("pivot", at=(ground, 0, 0))
    bars = []
    for name, length in (("crank", 0.4), ("coupler", 1.1), ("rocker", 0.8)):
        size = model.add_parameter(f"l_{name}", length, positive=True, unit="m")
        m = model.add_parameter(f"m_{name}", _DENSITY * size, positive=True, unit="kg")
        J = m * size**2 / 12
        bar = model.add_body(f"{name}_bar", m, (size / 2, 0, 0), (0, J, J))
        bar.add_frame("end", at=(size, 0, 0))
        bars.append(bar)
    crank, coupler, rocker = bars
    joint = model.add_joint("crank", model.world, crank, "Ry", q=-0.6)
    model.add_joint("coupler", crank["end"], coupler, "Ry")
    model.add_joint("rocker", pivot, rocker, "Ry")
    if explicit:
        model.add_loop("loop", FourBar(coupler["end"], rocker["end"], posture=-1))
    else:
        # The hinge's axis must be z of the frame that the lock looks at.
        turn = rotation("x", math.pi / 2)
        hinge = coupler.add_frame("hinge", at=coupler["end"].p, rotation=turn)
        model.add_constraint("loop", PlanarHingeCut(hinge, rocker["end"]))
    model.add_load("drive", JointForce(joint, torque))
    tip = coupler.add_frame("tip", at=(0.5, 0, 0.4))
    model.add_sensor("curve", Position(tip))
    return model
