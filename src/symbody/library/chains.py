"""Serial chains of any length: the yardstick of derivation."""

from __future__ import annotations

from collections.abc import Sequence

from symbody.arguments import Arguments
from symbody.errors import ModelError
from symbody.model.model import Model

_LONGEST = 100_000


def chain(
    joints: int, *, axes: Sequence[str] = ("Rz", "Ry", "Rx"), name: str = "chain"
) -> Model:
    """Return a spatial chain with full symbols.

    Each body has mass, a centre of mass in all three directions, six different
    entries of inertia and an offset in all three directions, all of them parameters.

    Args:
        joints: How many bodies.
        axes: Joints, repeated in this order.
        name: Of the model.
    """
    asked = Arguments("chain", ModelError)
    joints = asked.whole("joints", joints, least=1, most=_LONGEST)
    kinds = asked.items("axes", axes, str) or ("Rz",)
    model = Model(name)
    place = model.world.origin
    for i in range(1, joints + 1):
        m = model.add_parameter(f"m_{i}", 1.0 + 0.1 * (i % 3), positive=True, unit="kg")
        com = model.add_parameter(f"c_{i}", (0.02, 0.01, -0.25), unit="m")
        J = model.add_parameter(
            f"J_{i}", (0.05, 0.06, 0.03, 0.001, 0.002, -0.001), unit="kg m²"
        )
        body = model.add_body(f"body_{i}", mass=m, com=com, inertia=J)
        kind = kinds[(i - 1) % len(kinds)]
        model.add_joint(f"joint_{i}", place, body, kind, q=0.1)
        tip = model.add_parameter(f"l_{i}", (0.03, -0.02, -0.5), unit="m")
        place = body.add_frame("tip", at=tip)
    return model


def planar_pendulums(links: int, *, name: str = "pendulums") -> Model:
    """Return a planar chain of rods that swing about parallel axes.

    Args:
        links: How many rods.
        name: Of the model.
    """
    asked = Arguments("planar_pendulums", ModelError)
    links = asked.whole("links", links, least=1, most=_LONGEST)
    model = Model(name)
    place = model.world.origin
    for i in range(1, links + 1):
        m = model.add_parameter(f"m_{i}", 1.0, positive=True, unit="kg")
        length = model.add_parameter(f"l_{i}", 1.0, positive=True, unit="m")
        rod = model.add_body(
            f"rod_{i}",
            mass=m,
            com=(0, 0, -length / 2),
            inertia=(0, m * length**2 / 12, 0),
        )
        model.add_joint(f"hinge_{i}", place, rod, "Ry", q=0.5)
        place = rod.add_frame("tip", at=(0, 0, -length))
    return model
