"""Mechanisms with loops that constraints close."""

from __future__ import annotations

import symbody as sb


def rod_between_balls():
    """Return two bodies of 1 kg on ball joints, and a rod of 1 m between them."""
    model = sb.Model("balls", gravity=(0, 0, -9.81))
    for name, x in (("left", 0.0), ("right", 1.0)):
        body = model.add_body(name, 1, (0, 0, -0.5), (0.1, 0.1, 0.1))
        foot = model.world.add_frame(name, at=(x, 0, 0))
        model.add_joint(f"hip_{name}", foot, body, "spherical")
        body.add_frame("end", at=(0, 0.2, -1))
    left, right = (model.bodies[name].frames["end"] for name in ("left", "right"))
    model.add_constraint("rod", sb.constraints.Rod(left, right, 1.0))
    return model


def add_four_bar(model, i, here, there, length=2, rise=1, mass=1):
    """Add a four-bar between two frames; return its first joint and its links."""
    crank, coupler, rocker = links = [
        model.add_body(f"{name}{i}", mass, inertia=(0.1,) * 3, com=com)
        for name, com in (
            ("crank", (0, 0, 0.5)), ("coupler", (1, 0, 0)), ("rocker", (0, 0, 0.5)),
        )
    ]  # fmt: skip
    first = model.add_joint(f"a{i}", here, crank, "Ry", q=0.4)
    tip = crank.add_frame("tip", at=(0, 0, rise))
    model.add_joint(f"b{i}", tip, coupler, "Ry", q=-0.4)
    model.add_joint(f"c{i}", there, rocker, "Ry", q=0.4)
    end = coupler.add_frame("end", at=(length, 0, 0))
    top = rocker.add_frame("top", at=(0, 0, rise))
    model.add_constraint(f"cut{i}", sb.constraints.PlanarHingeCut(end, top, "y"))
    return first, *links


def four_bars(count):
    """Return four-bars side by side, of three links and two equations each."""
    model = sb.Model("bars", gravity=(0, 0, -9.81))
    for i in range(count):
        feet = (
            model.world.add_frame(f"foot{i}_{x}", at=(5 * i + x, 0, 0)) for x in (0, 2)
        )
        add_four_bar(model, i, *feet)
    return model
