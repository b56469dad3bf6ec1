"""A gantry crane: a crab that moves both ways, and a rope of links with a load."""

from __future__ import annotations

from symbody.arguments import Arguments
from symbody.errors import ModelError
from symbody.model.joint_types.chain import Chain
from symbody.model.loads.joint_loads import JointForce
from symbody.model.model import Model
from symbody.model.sensors.frames import Position


def gantry(links: int = 3, *, name: str = "gantry") -> Model:
    """Return a gantry whose rope is a chain of rods.

    The crab moves along x and y under two forces. Each rod is as heavy as its share of
    the rope and turns about x and y in the one above it; a rope that twists would be
    another model.

    Args:
        links: Rods of the rope.
        name: Of the model.
    """
    links = Arguments("gantry", ModelError).whole("links", links, least=1, most=1000)
    model = Model(name)
    F = model.add_input("F", shape=2, unit="N")
    m_crab = model.add_parameter("m_crab", 200.0, positive=True, unit="kg")
    m_rope = model.add_parameter("m_rope", 10.0, positive=True, unit="kg")
    m_load = model.add_parameter("m_load", 100.0, positive=True, unit="kg")
    l_rope = model.add_parameter("l_rope", 6.0, positive=True, unit="m")
    J_load = model.add_parameter("J_load", 20.0, positive=True, unit="kg m²")
    crab = model.add_body("crab", mass=m_crab)
    travel = model.add_joint("travel", model.world, crab, ["Tx", "Ty"])
    model.add_load("motors", JointForce(travel, F))
    length, mass = l_rope / links, m_rope / links
    place = crab.origin
    for i in range(1, links + 1):
        J = mass * length**2 / 12
        rod = model.add_body(
            f"rod_{i}", mass=mass, com=(0, 0, -length / 2), inertia=(J, J, 0)
        )
        model.add_joint(f"knot_{i}", place, rod, ["Rx", "Ry"], q=(0.1, 0.2))
        place = rod.add_frame("end", at=(0, 0, -length))
    load = model.add_body("load", mass=m_load, inertia=(J_load, J_load, J_load))
    model.add_joint("hook", place, load, Chain(("Rx", "Ry")))
    model.add_sensor("place", Position(load))
    return model
