"""A pendulum on a shaken pivot stands on its head; the drive's force is a result."""

import math

import symbody as sb

model = sb.Model("kapitza", gravity=(0, 0, -9.81))
frequency = model.add_parameter("f", 40.0, unit="Hz")
amplitude = model.add_parameter("a", 0.02, unit="m")
slide = model.add_body("slide", mass=0.1)
rod = model.add_body("rod", mass=0.2, com=(0, 0, 0.1), inertia=(0, 6.7e-4, 0))
shake = model.add_joint("shake", model.world, slide, "Tz")
tilt = model.add_joint("tilt", slide, rod, "Ry", q=0.3)
model.drive(shake, amplitude * sb.sin(2 * math.pi * frequency * model.t))
model.add_load("friction", sb.loads.JointForce(tilt, -0.001 * tilt.v[0]))

if __name__ == "__main__":
    compiled = sb.compile_model(model)
    shaken = sb.simulate(compiled, 4.0)
    print(f"shaken: the rod ends {shaken.array('q_tilt')[-1]:+.3f} rad from upright")
    still = sb.simulate(compiled, 4.0, parameters={"a": 0.0})
    print(f"still:  it falls to {still.array('q_tilt')[-1]:+.3f} rad")
    force = compiled.function("drives")(0.0, compiled.start_state(), [])
    print(f"force of the drive at the start: {force[0]:.2f} N")
    shaken.plot(["q_tilt"]).savefig("kapitza.png")
