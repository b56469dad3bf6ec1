"""Small models with when clauses, for exports, and with conditions."""

from __future__ import annotations

import symbody as sb


def thermostat() -> sb.Model:
    """Return a block that slides, with a heater that is switched with hysteresis."""
    model = sb.Model("thermostat")
    block = model.add_body("block", 1.0)
    model.add_joint("rail", model.world, block, "Tx", v=0.3)
    high = model.add_parameter("high", 21.0)
    heater = model.add_discrete("heater", start=high / 21)
    T = model.add_state("T", start=20.0)
    model.set_rate(T, 5 * (-(T - 10) / 20 + heater))
    model.when(T - high, {heater: 0}, name="too_hot")
    model.when(19 - T, {heater: 1}, name="too_cold")
    return model


def pushed() -> sb.Model:
    """Return a pendulum that gets impulses, is stopped, and counts."""
    model = sb.Model("pushed")
    rod = model.add_body("rod", 2.0, com=(0, 0, -0.5), inertia=(0.1, 0.1, 0.1))
    hinge = model.add_joint("hinge", model.world, rod, "Ry", q=0.3)
    M = model.add_input("M", unit="N m")
    count = model.add_discrete("count", start=[0, 100])
    model.add_load("motor", sb.loads.JointForce(hinge, M))
    q, v = hinge.q[0], hinge.v[0]
    model.when(-q, {count[0]: count[0] + 1}, impulses={M: 0.5}, name="hit")
    model.when(at=[0.85], impulses={M: (v, 0.0)}, priority=2, name="stop")
    model.when(every=0.35, changes={count[1]: count[1] * 1.1}, name="tick")
    # It sees what the clause before it does, at the same instant.
    model.when(count[1] - 120, {count[0]: 50 - count[0]}, name="many")
    model.when(model.t - 1.33, {count[0]: 7}, name="late")
    return model


def counted() -> sb.Model:
    """Return a ball that bounces, counts how often, and is kicked upwards twice."""
    model = sb.Model("counted")
    body = model.add_body("ball", mass=0.5)
    flight = {"q": (0, 1.0), "v": (0.5, 0)}
    joint = model.add_joint("flight", model.world, body, ["Tx", "Tz"], **flight)
    floor = sb.contacts.SphereOnPlane(body, model.world, radius=0.1)
    model.add_contact("floor", floor, restitution=0.3, friction=0.3)
    push = model.add_input("push", unit="N")
    model.add_load("kick", sb.loads.Force(body, (0, 0, push)))
    bounces = model.add_discrete("bounces", start=0)
    model.when(0.4 - joint.q[1], {bounces: bounces + 1}, name="low")
    model.when(at=[0.75, 1.6], impulses={push: 1.5 / (bounces + 1)}, name="up")
    return model


def stepped() -> sb.Model:
    """Return a cart, and a count that comes to a number and stays there for a while."""
    model = sb.Model("stepped", gravity=(0, 0, 0))
    body = model.add_body("cart", 2.0)
    rail = model.add_joint("rail", model.world, body, "Tx")
    count, seen = model.add_discrete("count", 0), model.add_discrete("seen", 0)
    model.add_load("pull", sb.loads.JointForce(rail, seen - rail.q[0]))
    model.when(every=0.3, changes={count: count + 1}, name="tick")
    for direction in ("rising", "both"):
        own = {"direction": direction, "name": f"reached_{direction}"}
        model.when(count - 3, {seen: seen + 1}, **own)
    return model


def touched() -> sb.Model:
    """Return a sliding body that falls on a floor, with a clause on each result of it.

    They count where the gap, the force and the slip pass thresholds, the force once
    with a jump, where the body lands.
    """
    model = sb.Model("touched")
    body = model.add_body("body", 2.0)
    joint = model.add_joint(
        "j", model.world, body, ["Tx", "Tz"], q=(0, 0.5), v=(3.0, 0)
    )
    floor = sb.contacts.SphereOnPlane(body, model.world, radius=0.1)
    model.add_contact("floor", floor, friction=0.2)
    model.add_load("press", sb.loads.Force(body, (0, 0, -5 * joint.q[0])))
    count = model.add_discrete("count", start=0)
    model.set_rate(model.add_state("total", start=0.0), count / 1000)
    model.when(model["gap_floor"] - 0.2, {count: count + 1}, direction="falling")
    model.when(model["F_floor[n]"] - 5, {count: count + 10}, name="landed")
    model.when(model["F_floor[n]"] - 26, {count: count + 100}, name="pressed")
    model.when(
        model["slip_floor[x]"] - 1, {count: count + 1000}, direction="falling",
        name="slow",
    )  # fmt: skip
    return model


def dropped() -> sb.Model:
    """Return a ball whose floor begins to rise, then drops by a clause, and a box.

    Friction holds the box but for 10 ms.
    """
    model = sb.Model("dropped")
    ball, box = model.add_body("ball", 1.0), model.add_body("box", 2.0)
    fall = model.add_joint("fall", model.world, ball, "Tz")
    slide = model.add_joint("slide", model.world, box, "Tx")
    down, t = model.add_discrete("down", start=0.0), model.t
    model.when(at=[0.51], changes={down: 0.5}, name="away")
    floor = fall.q[0] + down - 0.1 * sb.maximum(0, t - 0.31)
    model.add_contact("floor", sb.contacts.Gap(floor, restitution=0.3))
    load = sb.where(sb.both(t > 0.5, t < 0.51), 0, 10)
    model.add_contact("dry", sb.contacts.DryFriction(slide, 0.4, normal_force=load))
    model.add_load("pull", sb.loads.JointForce(slide, 3.0))
    return model


def conditions(name: str = "conditions") -> sb.Model:
    """Return a slide whose force has all that switches and bends, under a name."""
    model = sb.Model(name)
    k = model.add_parameter("k", 2.0)
    table = model.add_curve("table", [0, 1, 2], [0, 1, 0], extrapolation="linear")
    slide = model.add_joint("s", model.world, model.add_body("b", mass=1), "Tx")
    q, v = slide.q[0], slide.v[0]
    force = sb.where(q > 0.1, sb.sign(v) * k, table(q)) + sb.minimum(q, v) * sb.floor(
        5 * q
    )
    force += sb.exp(-abs(q)) * sb.atan2(q, 2.0) + sb.tanh(v) * sb.sqrt(abs(v))
    force += sb.where(sb.either(q < 0, sb.negate(v > 0)), 1.0, q**3)
    model.add_load("f", sb.loads.JointForce(slide, force))
    return model


def notched(clause: bool = True) -> sb.Model:
    """Return an oscillator that is braked above a speed, and pushed within 1 mm.

    A clause, if there is one, notes once that it was far out.
    """
    model = sb.Model("notched")
    slide = model.add_joint("s", model.world, model.add_body("b", 1.0), "Tx", q=1.0)
    brake = model.add_parameter("brake", 5.0)
    q, v = slide.q[0], slide.v[0]
    notch = sb.where(sb.both(q > 0.2, q < 0.201), 800, 0)
    force = notch - 20 * q - sb.where(v > 0.3, brake, 0)
    if clause:
        model.when(q + 0.5, {model.add_discrete("side"): 1})
    model.add_load("force", sb.loads.JointForce(slide, force))
    return model
