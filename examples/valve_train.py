"""A cam lifts a valve through a clearance, and loses it above a certain speed.

Cam on face and valve on seat are unilateral contacts: the face is hit at the end of the
clearance, and the valve hits its seat where the cam lets go of it.
"""

from typing import Any

import numpy as np

import symbody as sb

RADIUS, LIFT, CLEARANCE, MASS = 0.02, 0.008, 0.0003, 0.1
PRELOAD, STIFFNESS = 250.0, 25000.0


def profile(angle: Any) -> Any:
    """Return how far the face is from the cam's axis, by the angle of its normal."""
    return RADIUS + LIFT * ((1 + sb.cos(angle)) / 2) ** 3


def valve_train(speed: float) -> sb.Model:
    """Return a valve on its seat, under a cam that turns."""
    model = sb.Model("valve_train", gravity=(0, 0, 0))
    cam = model.add_body("cam", mass=1.0, inertia=(1, 1, 1))
    valve = model.add_body("valve", mass=MASS)
    turn = model.add_joint("turn", model.world, cam, "Rz")
    model.drive(turn, speed * model.t + np.pi)
    place = model.world.add_frame("place", at=(RADIUS + CLEARANCE, 0, 0))
    slide = model.add_joint("slide", place, valve, "Tx")
    push = -PRELOAD - STIFFNESS * slide.q[0]
    model.add_load("spring", sb.loads.JointForce(slide, push))
    model.add_contact("face", sb.contacts.FlatOnCam(cam, valve, profile))
    seat = sb.contacts.JointStop(slide, least=0.0)
    model.add_contact("seat", seat, restitution=0.2)
    return model


if __name__ == "__main__":
    # Near the top the face falls with (3/2) lift speed², the spring has all its force.
    limit = np.sqrt((PRELOAD + STIFFNESS * (LIFT - CLEARANCE)) / (1.5 * LIFT * MASS))
    print(f"at the top the spring holds the valve up to {limit:.0f} rad/s")
    for speed in (0.5 * limit, 0.9 * limit, 1.4 * limit):
        motion = sb.simulate(valve_train(speed), 2 * np.pi / speed)
        hits = motion.events.of("face", "impact")
        print(
            f"{speed:5.0f} rad/s: the cam hits the face {len(hits)} times, first with "
            f"{hits[0].impulse[0] / MASS:.3f} m/s, the seat is hit with "
            f"{max(e.impulse[0] for e in motion.events.of('seat', 'impact')):.4f} N s"
        )
