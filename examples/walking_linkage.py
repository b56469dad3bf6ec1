"""A four-bar whose coupler draws a curve: one coordinate, no constraints.

Chebyshev's lambda mechanism: the ground is 2 cranks long, coupler half and rocker 2.5.
The end of the coupler moves almost straight for half a turn; it once made a machine
walk.
"""

import numpy as np

import symbody as sb

model = sb.Model("lambda_mechanism")
r = model.add_parameter("r", 0.1, positive=True, unit="m")
torque = model.add_input("torque", unit="N m")

crank, coupler, rocker = (
    model.add_body(name, mass=m, com=c, inertia=(1e-4, J, J))
    for name, m, c, J in (
        ("crank", 0.2, (r / 2, 0, 0), 2e-4),
        ("coupler", 1.0, (2.5 * r, 0, 0), 2e-2),
        ("rocker", 0.5, (1.25 * r, 0, 0), 3e-3),
    )
)
pivot = model.world.add_frame("pivot", at=(2 * r, 0, 0))
pin = crank.add_frame("pin", at=(r, 0, 0))
middle = coupler.add_frame("middle", at=(2.5 * r, 0, 0))
foot = coupler.add_frame("foot", at=(5 * r, 0, 0))
tip = rocker.add_frame("tip", at=(2.5 * r, 0, 0))

turn = model.add_joint("turn", model.world, crank, "Ry", v=6.0)
model.add_joint("bend", pin, coupler, "Ry")
model.add_joint("rock", pivot, rocker, "Ry")
model.add_loop("linkage", sb.loops.FourBar(middle, tip, posture=1))
model.add_load("motor", sb.loads.JointForce(turn, torque))
model.add_sensor("foot", sb.sensors.Position(foot))

if __name__ == "__main__":
    system = sb.assemble(model)
    print(f"{len(model.joints)} joints, {len(system.q)} coordinate: {system.q[0].name}")
    (linkage,) = system.loop_solutions
    for q, value in zip(linkage.solution.dependent, linkage.start, strict=True):
        print(f"{q.name} = {value:.4f} rad follows from {system.q[0].name}")

    keep = {"torque": lambda t, measured: 2.0 * (6.0 - measured["v_turn"])}
    motion = sb.simulate(model, 3.0, inputs=keep)
    x, _, z = motion.array("foot").T
    straight = np.abs(z) < 1.015 * np.abs(z).min()
    print(f"the foot moves {np.ptp(x):.3f} m to and fro, {np.ptp(z):.3f} m up and down")
    print(f"{straight.mean():.0%} of the time it keeps its height within 1.5 %")
