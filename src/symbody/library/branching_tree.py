"""A tree whose trunk carries branches, and these twigs."""

from __future__ import annotations

from symbody.model.body import Frame
from symbody.model.model import Model
from symbody.model.sensors.energy import Energy

# Name, the one that carries it, joint, where on that one [m].
_PARTS = (
    ("trunk", "", "Rz", (0.0, 0.0, 0.0)),
    ("branch_left", "trunk", "Rx", (0.1, 0.2, 0.8)),
    ("branch_right", "trunk", "Ry", (0.0, -0.2, 0.9)),
    ("twig_low", "branch_left", "Rx", (0.0, 0.1, 0.4)),
    ("twig_high", "branch_left", "Tz", (0.0, 0.0, 0.6)),
    ("leaf", "twig_low", "Rz", (0.05, 0.0, 0.2)),
    ("bird", "branch_right", "Ty", (0.0, 0.1, 0.3)),
)


def branching_tree() -> Model:
    """Return seven bodies, of which two carry two others each.

    Many entries of its mass matrix are zero: what branches apart does not feel the
    acceleration of the other.
    """
    model = Model("branching_tree")
    bodies = {"": model.world}
    for name, carrier, kind, at in _PARTS:
        m = model.add_parameter(f"m_{name}", 1.0, positive=True, unit="kg")
        J = model.add_parameter(
            f"J_{name}", (0.02, 0.03, 0.02, 0.001, 0.0, 0.002), unit="kg m²"
        )
        body = model.add_body(name, mass=m, com=(0.01, 0.02, 0.2), inertia=J)
        place: Frame = bodies[carrier].add_frame(f"for_{name}", at=at)
        model.add_joint(f"to_{name}", place, body, kind, q=0.2)
        bodies[name] = body
    model.add_sensor("energy", Energy())
    return model
