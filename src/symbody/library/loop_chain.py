"""Planar chains of closed loops of any length: the yardstick of constraints."""

from __future__ import annotations

import math

from symbody.arguments import Arguments
from symbody.errors import ModelError
from symbody.model.body import Body
from symbody.model.constraints.cuts import PlanarHingeCut
from symbody.model.model import Model

# The left crank leans out at the start, and the loop is closed from there.
_LEANING = 0.1  # [rad]


def loop_chain(loops: int) -> Model:
    """Return a tower of four-bars, each on the coupler of the one below.

    A loop has two cranks of different length and a coupler of 1 m, whose far end is
    hinged to the right crank by a constraint. Each adds one degree of freedom, so the
    mechanism has as many as it has loops, and falls under its weight.

    Args:
        loops: How many.
    """
    asked = Arguments("loop_chain", ModelError)
    loops = asked.whole("loops", loops, least=1, most=100_000)
    model = Model("loop_chain", gravity=(0, -9.81, 0))
    inertia = (0, 0, 0.01)
    place: Body = model.world
    for i in range(1, loops + 1):
        left = model.add_body(f"left_{i}", 0.5, (0.25, 0, 0), inertia)
        right = model.add_body(f"right_{i}", 0.5, (0.3, 0, 0), inertia)
        coupler = model.add_body(f"coupler_{i}", 1.0, (0.5, 0, 0), inertia)
        near = place.add_frame("near", at=(0, 0, 0))
        far = place.add_frame("far", at=(1, 0, 0))
        upright = math.pi / 2
        model.add_joint(f"swing_{i}", near, left, "Rz", q=upright + _LEANING)
        model.add_joint(f"rock_{i}", far, right, "Rz", q=upright)
        end = left.add_frame("end", at=(0.5, 0, 0))
        model.add_joint(f"turn_{i}", end, coupler, "Rz", q=-upright)
        hinge = PlanarHingeCut(
            coupler.add_frame("end", at=(1, 0, 0)),
            right.add_frame("end", at=(0.6, 0, 0)),
        )
        model.add_constraint(f"loop_{i}", hinge)
        place = coupler
    return model
