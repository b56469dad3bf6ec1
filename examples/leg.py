"""A leg with six muscles, two of them over two joints, that stands up from a squat."""

import numpy as np

import symbody as sb

model = sb.Model("leg")
hip = model.world.add_frame("hip", at=(0, 0, 1.0))
thigh = model.add_body("thigh", mass=7, com=(0, 0, -0.2), inertia=(0.12, 0.12, 0.02))
model.add_joint("hip", hip, thigh, "Ry", q=-0.6)
knee = thigh.add_frame("knee", at=(0, 0, -0.42))
shank = model.add_body("shank", mass=3.5, com=(0, 0, -0.2), inertia=(0.06, 0.06, 0.01))
joint = model.add_joint("knee", knee, shank, "Ry", q=1.0)
model.add_load("stops", sb.loads.JointStops(joint, 0.02, 2.4, 3e3, 0.2))
for name in ("hip", "knee"):
    damper = sb.loads.TorsionalSpringDamper(model.joints[name], damping=1.0)
    model.add_load(f"{name}_damping", damper)


def at(body: sb.Body, name: str, x: float, z: float) -> sb.Frame:
    """Return a point of a body in the plane of the leg, front is x."""
    return body.add_frame(name, at=(x, 0, z))


pelvis = model.world
front, back = at(pelvis, "front", 0.06, 1.06), at(pelvis, "back", -0.06, 1.0)
patella = at(thigh, "patella", 0.05, -0.40)
tibia, fibula = at(shank, "tibia", 0.045, -0.06), at(shank, "fibula", -0.03, -0.05)
# Path, strength [N], length of the fiber and of the tendon [m].
MUSCLES = {
    "iliopsoas": ([front, at(thigh, "psoas", 0.02, -0.08)], 1500, 0.10, 0.05),
    "gluteus": ([back, at(thigh, "gluteus", -0.05, -0.10)], 1900, 0.12, 0.03),
    "vasti": ([at(thigh, "shaft", 0.03, -0.15), patella, tibia], 5000, 0.10, 0.22),
    "biceps_short": ([at(thigh, "linea", -0.02, -0.2), fibula], 800, 0.14, 0.10),
    "rectus": ([front, patella, tibia], 1200, 0.11, 0.40),
    "hamstrings": ([back, fibula], 2600, 0.11, 0.33),
}
for name, (path, strength, fiber, tendon) in MUSCLES.items():
    sb.add_muscle(
        model, name, path,
        strength=strength, fiber_length=fiber, tendon_length=tendon, damping=0.1,
    )  # fmt: skip

extend = {"e_vasti": 0.6, "e_gluteus": 0.3, "e_rectus": 0.3}
motion = sb.simulate(model, np.linspace(0, 1, 201), inputs=extend, method="Radau")
knee_angle = np.degrees(motion.array("q_knee"))
print(f"the knee goes from {knee_angle[0]:.0f}° to {knee_angle[-1]:.0f}°")
for name in MUSCLES:
    force = motion.array(f"F_{name}")[:, 0]
    print(f"{name:13} {force[0]:6.0f} N at first, at most {force.max():6.0f} N")
