"""A mass that hangs on a net of springs."""

from __future__ import annotations

from symbody.model.loads.springs import SpringDamper
from symbody.model.model import Model


def hung_net() -> Model:
    """A mass of 2 kg on a spring below the knot of two springs, in a plane."""
    model = Model("net")
    body = model.add_body("body", mass=2.0)
    model.add_joint("hang", model.world, body, ["Tx", "Tz"], q=(0.1, -1.0))
    knot = model.add_node("knot", moves="xz", at=(0, 0, -0.6))
    for i, x in enumerate((-0.5, 0.5)):
        hook = model.world.add_frame(f"hook{i}", at=(x, 0, 0))
        spring = SpringDamper(hook, knot, stiffness=500, free_length=0.5)
        model.add_load(f"spring{i}", spring)
    tail = SpringDamper(knot, body, stiffness=400, free_length=0.4)
    model.add_load("tail", tail)
    return model
