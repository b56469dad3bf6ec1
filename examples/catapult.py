"""A catapult lets its stone go at an angle: a latch is friction that a clause ends.

Until then the stone is held on the arm by dry friction that it never overcomes; from
then on it flies, and a second clause says where it lands.
"""

import numpy as np

import symbody as sb

ARM, STONE, LENGTH, HEIGHT = 5.0, 2.0, 1.2, 1.0
TORQUE = 400.0  # of the twisted ropes [N m]


def catapult(release: float) -> sb.Model:
    """Return a catapult that releases at an angle of the arm above the horizontal."""
    model = sb.Model("catapult")
    arm = model.add_body(
        "arm", ARM, com=(LENGTH / 2, 0, 0), inertia=(0, 0, ARM * LENGTH**2 / 12)
    )
    upright = sb.rotation("x", np.pi / 2)
    axle = model.world.add_frame("axle", at=(0, 0, HEIGHT), rotation=upright)
    turn = model.add_joint("turn", axle, arm, "Rz")
    stone = model.add_body("stone", STONE)
    cup = arm.add_frame("cup", at=(LENGTH, 0, 0))
    seat = model.add_joint("seat", cup, stone, ["Tx", "Ty"])
    latch, landed = model.add_discrete("latch", 1), model.add_discrete("landed", 0)
    model.add_load("ropes", sb.loads.JointForce(turn, TORQUE * latch))
    model.add_contact("hold", sb.contacts.DryFriction(seat, 1.0, 1e5 * latch))
    place = model.add_sensor("place", sb.sensors.Position(stone))
    model.when(turn.q[0] - release, {latch: 0}, name="release")
    model.when(-place[2], {landed: 1}, name="landing")
    return model


def distance(release: float) -> float:
    """Return how far the stone flies, in the direction of the throw."""
    motion = sb.simulate(catapult(release), 3.0)
    (landing,) = motion.events.of("landing")
    (x, *_) = motion.at([landing.time])["place"].to_numpy()[0]
    return float(-x)


if __name__ == "__main__":
    for degrees in (100, 120, 140):
        print(f"released at {degrees}°: {distance(np.radians(degrees)):.2f} m")
