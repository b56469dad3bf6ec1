"""Small models with contacts, for exports and pages."""

from __future__ import annotations

import symbody as sb


def ball(height: float = 1.0) -> sb.Model:
    """Return a ball that slides, bounces and rests."""
    model = sb.Model("ball")
    body = model.add_body("ball", mass=0.5)
    flight = {"q": (0, height), "v": (0.5, 0)}
    model.add_joint("flight", model.world, body, ["Tx", "Tz"], **flight)
    floor = sb.contacts.SphereOnPlane(body, model.world, radius=0.1)
    model.add_contact("floor", floor, restitution=0.5, friction=0.3)
    return model


def stick_slip() -> sb.Model:
    """Return a box under dry friction and a force that lets it stick and slip."""
    model = sb.Model("box")
    pull = model.add_input("pull", unit="N")
    body = model.add_body("box", mass=2.0)
    slide = model.add_joint("slide", model.world, body, "Tx", v=1.0)
    dry = sb.contacts.DryFriction(slide, 0.4, normal_force=19.62)
    model.add_contact("dry", dry)
    force = pull + 12 * sb.sin(3 * model.t)
    model.add_load("force", sb.loads.JointForce(slide, force))
    return model


def thrown_box() -> sb.Model:
    """Return a box that lands on its corners, rests, and is pushed later."""
    model = sb.Model("crate")
    body = model.add_body("crate", mass=1.0, inertia=(0, 0.02, 0))
    flight = {"q": (0, 0.5, 0.2), "v": (1.0, 0, 0.5)}
    model.add_joint("flight", model.world, body, ["Tx", "Tz", "Ry"], **flight)
    for i, x in enumerate((-0.2, 0.2)):
        corner = body.add_frame(f"corner{i}", at=(x, 0, -0.1))
        touch = sb.contacts.PointOnPlane(corner, model.world)
        model.add_contact(f"foot{i}", touch, restitution=0.2, friction=0.4)
    late = sb.where(model.t > 1.5, 6.0, 0.0)
    model.add_load("push", sb.loads.Force(body, (late, 0, 0)))
    return model


def turning() -> sb.Model:
    """Return a mass that a force turns back beside its start, with hardly friction."""
    model = sb.Model("turning", gravity=(0, 0, 0))
    body = model.add_body("mass", 1.0)
    model.add_joint("slide", model.world, body, ["Tx", "Ty"], v=(-1.0, 0.02))
    model.add_load("back", sb.loads.Force(body, (1.0, 0, 0)))
    rough = sb.contacts.SlidingFriction(body, model.world, 1e-9, normal_force=10.0)
    model.add_contact("rough", rough)
    return model


def rubbing() -> sb.Model:
    """Return a fast slider crank with dry friction in its slide."""
    model = sb.Model("rubbing")
    crank = model.add_body("crank", 1.0, (0.15, 0, 0), inertia=(0.02, 0.02, 0.02))
    model.add_joint("turn", model.world, crank, "Ry", q=-1.0, v=8.0)
    block = model.add_body("block", mass=0.5)
    slide = model.add_joint("slide", model.world, block, "Tx", q=1.08)
    end = crank.add_frame("end", at=(0.3, 0, 0))
    model.add_constraint("rod", sb.constraints.Rod(end, block, 0.9))
    dry = sb.contacts.DryFriction(slide, 0.3, normal_force=3.0)
    model.add_contact("dry", dry)
    return model
