"""The roller of a fuel pump lifts off its cam above a certain speed.

A constraint would pull it back there; a unilateral contact lets it fly and hit.
"""

import numpy as np

import symbody as sb


def pump(speed: float) -> sb.Model:
    """Return a roller on a spring that a cam of two lobes drives."""
    model = sb.Model("pump", gravity=(0, 0, 0))
    cam = model.add_body("cam", mass=1.0, inertia=(1, 1, 1e-3))
    roller = model.add_body("roller", mass=0.2)
    model.drive(model.add_joint("turn", model.world, cam, "Rz"), speed * model.t)
    lift = model.add_joint("lift", model.world, roller, "Tx", q=0.052)
    push = -150.0 - 8000.0 * (lift.q[0] - 0.05)
    model.add_load("spring", sb.loads.JointForce(lift, push))
    contact = sb.contacts.RollerOnCam(
        cam, roller, lambda angle: 0.05 + 0.002 * sb.cos(2 * angle), radius=0.01
    )
    model.add_contact("contact", contact, restitution=0.3)
    return model


# It stays on the cam while its greatest acceleration towards the cam, 4 a speed², is
# less than what the spring gives at the top.
limit = np.sqrt((150.0 + 8000.0 * 0.002) / (0.2 * 4 * 0.002))
print(f"the roller lifts off above {limit:.1f} rad/s")
for speed in (0.95 * limit, 1.05 * limit, 1.5 * limit):
    motion = sb.simulate(pump(speed), 4 * np.pi / speed)
    opened = motion.events.of(kind="separation")
    force = motion.array("F_contact[n]")
    print(
        f"{speed:6.1f} rad/s: {len(opened)} times off the cam, "
        f"{len(motion.events.of(kind='impact'))} impacts, "
        f"force up to {force.max():.0f} N"
    )
