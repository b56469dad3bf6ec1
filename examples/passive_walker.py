"""A walker without motors goes down a slope: its gait, and when it begins to limp.

Two legs, most of the mass in the hip, feet that stick where they land: the compass of
Goswami and Garcia. Legs have no knees, so the ground has a hole beside each foot that
stands, as McGeer's walkers had stones. One step is a period if the legs exchange parts.
"""

from typing import Any

import numpy as np

import symbody as sb

A, RATE, HOLE = 0.2003, -0.1998, 0.025  # angle and rate of the leg that stands
STEP = 2 * np.sin(A)

model = sb.Model("passive_walker")
m, slope = model.add_parameter("m", 1e-3), model.add_parameter("slope", 0.009)
model.gravity = (sb.sin(slope), 0, -sb.cos(slope))
hip = model.add_body("hip", mass=1.0)
at, rates = (-np.sin(A), np.cos(A)), (-RATE * np.cos(A), -RATE * np.sin(A))
base = model.add_joint("base", model.world, hip, ["Tx", "Tz"], q=at, v=rates)
swing = -RATE * np.cos(2 * A)
for side, name, q, v in ((-1, "left", -A, -RATE), (1, "right", A, swing)):
    leg = model.add_body(f"{name}_leg", m, com=(0, 0, -1))
    joint = model.add_joint(name, hip, leg, "Ry", q=q, v=v)
    foot = leg.add_frame(f"{name}_foot", (0, 0, -1))
    stones = model.add_body(f"{name}_stones", 0)
    up = model.add_joint(f"{name}_up", model.world, stones, "Tz")
    x = (base.q[0] - sb.sin(joint.q[0])) / STEP
    hole = 1 + sb.tanh((side * sb.cos(np.pi * x) + 0.2) / 0.05)
    model.add_loop(f"{name}_profile", sb.loops.JointFormula(up, -HOLE * hole))
    ground = sb.contacts.PointOnPlane(foot, stones, friction=5.0)
    model.add_contact(f"{name}_ground", ground)

fine = sb.DP853(rtol=1e-10, atol=1e-12)
walker = sb.compile_model(model)
begin = sb.simulate(walker, 1.0, method=fine)  # the foot behind has left the ground
first = {name: float(begin[name][-1]) for name in walker.state_labels()}
legs = {"left": "right"}
gait: dict[str, Any] = {"advance": {"q_base_Tx": None}, "exchange": legs}
gait["method"] = fine
walk = sb.periodic_motion(walker, 3.88, start=first, **gait)
print(f"a step takes {walk.period:.4f} s and is {walk.advance['q_base_Tx']:.4f} m long")
print("multipliers", np.round(walk.multipliers[:3], 4), "stable" if walk.stable else "")

# Steeper slopes make it limp: a motion of two unequal steps begins.
path = sb.periodic_path(walker, "slope", (0.009, 0.0155), 3.88, start=first, **gait)
for one in path.bifurcations:
    print(f"{one.kind} at the slope {one.value:.5f}")

# The energy that the slope gives is what the impacts take.
motion = sb.simulate(walker, walk.period, start=walk.start, method=fine)
fall = (1 + 2 * 1e-3) * walk.advance["q_base_Tx"] * np.sin(0.009)
print(f"a step takes {motion.events.energy:.8f} J, and the slope gives {fall:.8f} J")
