"""Switches of one's own: a motor that gets hot, a limit switch, a gear shift.

Discrete variables keep their values between events; `when` gives them new ones.
"""

import symbody as sb


def motor() -> sb.Model:
    """Return a motor that is switched off at 90 degrees and on again at 60."""
    model = sb.Model("motor", gravity=(0, 0, 0))
    rotor = model.add_body("rotor", 1.0, inertia=(0.01, 0.01, 0.01))
    shaft = model.add_joint("shaft", model.world, rotor, "Rz")
    on = model.add_discrete("on", start=1)
    heat = model.add_state("temperature", start=20.0)
    model.set_rate(heat, 2.0 * on - (heat - 20) / 60)
    drag = 0.002 * shaft.v[0]
    model.add_load("torque", sb.loads.JointForce(shaft, 0.5 * on - drag))
    model.when(heat - 90, {on: 0}, name="too_hot")
    model.when(60 - heat, {on: 1}, name="cooled")
    return model


def table() -> sb.Model:
    """Return a table that goes to and fro between two limit switches."""
    model = sb.Model("table", gravity=(0, 0, 0))
    slide = model.add_joint("slide", model.world, model.add_body("table", 3.0), "Tx")
    way = model.add_discrete("way", start=1)
    push = 40.0 * (0.5 * way - slide.v[0])
    model.add_load("drive", sb.loads.JointForce(slide, push))
    model.when(slide.q[0] - 0.8, {way: -1}, name="right")
    model.when(-slide.q[0], {way: 1}, name="left")
    return model


def gearbox() -> sb.Model:
    """Return an engine that shifts up at 300 rad/s, from half the speed to the same."""
    model = sb.Model("gearbox", gravity=(0, 0, 0))
    engine, wheel = (
        model.add_body(name, 1.0, inertia=(0, 0, inertia))
        for name, inertia in (("engine", 0.2), ("wheel", 2.0))
    )
    fast = model.add_joint("fast", model.world, engine, "Rz", v=100.0)
    slow = model.add_joint("slow", model.world, wheel, "Rz", v=50.0)
    gear = model.add_discrete("gear", start=1)
    model.add_load("drive", sb.loads.JointForce(fast, 80.0))
    low, high = 500.0 * (2 - gear), 500.0 * (gear - 1)
    model.add_contact("first", sb.contacts.Clutch(slow, fast, low, ratio=0.5))
    model.add_contact("second", sb.contacts.Clutch(slow, fast, high))
    model.when(fast.v[0] - 300, {gear: 2}, name="shift")
    return model


RUNS = (motor(), 300.0), (table(), 10.0), (gearbox(), 6.0)
for model, duration in RUNS:
    motion = sb.simulate(model, duration)
    print(f"{model.name}:\n{motion.events}\n")
