"""A block that stands on a table rocks after a push, and comes to rest again.

Its corners are unilateral contacts with friction: they lift off, hit and hold.
"""

import symbody as sb

WIDTH, HEIGHT = 0.2, 0.5

model = sb.Model("rocking_block")
inertia = (0.2, 8 / 12 * (WIDTH**2 + HEIGHT**2), 0.2)
block = model.add_body("block", mass=8.0, inertia=inertia)
# It turns about its right corner.
at, push = (0, HEIGHT / 2, 0), (0.6 * HEIGHT, 0.6 * WIDTH, 1.2)
model.add_joint("joint", model.world, block, ["Tx", "Tz", "Ry"], q=at, v=push)
corners = sb.contacts.BoxOnPlane(block, model.world, (WIDTH, 0, HEIGHT))
model.add_contact("corners", corners, restitution=0.1, friction=0.8, law="poisson")
model.add_visual(block, sb.visuals.Box((WIDTH, 0.2, HEIGHT)))
motion = sb.simulate(model, 3.0, save=sb.Save(work=True))

tilt = motion["q_joint_Ry"]
impacts = motion.events.of(kind="impact")
print(f"greatest tilt {float(abs(tilt).max()):.4f} rad, at the end {tilt[-1]:.1e} rad")
print(f"{len(impacts)} impacts took {motion.events.energy:.4f} J; {motion.events!r}")
print(f"largest error of the energy {float(abs(motion['energy_error']).max()):.1e} J")
motion.plot("q_joint_Ry", "v_joint_Ry", "impact_loss").savefig("rocking_block.png")
