"""A door closes over a spring-loaded catch, hits its frame, and stays shut.

The roller of the catch is lifted by a bump and falls behind it; a gap of one's own,
stops and a pivot with dry friction are set-valued laws.
"""

import symbody as sb


def door(speed: float) -> sb.Model:
    """Return a sliding door with a catch."""
    model = sb.Model("door_latch", gravity=(0, 0, 0))
    leaf, catch = model.add_body("leaf", mass=4.0), model.add_body("catch", mass=0.1)
    close = model.add_joint("close", model.world, leaf, "Tx", v=speed)
    slide = model.add_joint("slide", leaf, catch, "Tz")
    model.add_load("spring", sb.loads.JointForce(slide, -40.0 - 4000.0 * slide.q[0]))
    model.add_contact("bottom", sb.contacts.JointStop(slide, least=0.0))
    frame = sb.contacts.JointStop(close, greatest=0.16)
    model.add_contact("frame", frame, restitution=0.3)
    model.add_contact("rail", sb.contacts.DryFriction(close, 0.05, 4.0 * 9.81))
    # The strike plate: a bump of 10 mm at 0.12 m.
    tip = model.add_sensor("tip", sb.sensors.Position(catch))
    bump = 0.01 * sb.exp(-(((tip[0] - 0.12) / 0.015) ** 2)) - 0.001
    model.add_contact("strike", sb.contacts.Gap(tip[2] - bump))
    return model


for speed in (0.5, 0.7, 1.5):
    motion = sb.simulate(door(speed), 1.5)
    place = motion.array("q_close")[-1]
    outcome = "shut" if place > 0.13 else "not shut"
    hits = len(motion.events.of("frame", "impact"))
    print(f"{speed} m/s: {outcome} at {place:.4f} m after {hits} impacts on the frame")
