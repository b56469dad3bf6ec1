"""A tumbling body: unit quaternions, so more coordinates than velocities."""

import numpy as np

import symbody as sb

model = sb.Model("tumbling", gravity=(0, 0, 0))
box = model.add_body("box", mass=1.0, inertia=(0.01, 0.02, 0.03))
model.add_joint("free", model.world, box, "free", v=(0, 0, 0, 0.01, 5.0, 0.01))
model.add_sensor("spin", sb.sensors.AngularVelocity(box, expressed_in=box))

if __name__ == "__main__":
    print(sb.assemble(model).describe())
    motion = sb.simulate(model, 20.0)
    e = motion.q[:, 3:]
    print(
        f"length of the quaternion: 1 ± {abs(np.linalg.norm(e, axis=1) - 1).max():.0e}"
    )
    turns = np.diff(np.sign(motion["spin"].sel(axis="y")))
    flips = int((turns != 0).sum())
    print(f"rotation about the middle axis flips {flips} times")
    motion.plot(["spin"]).savefig("tumbling.png")
