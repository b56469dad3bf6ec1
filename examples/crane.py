"""The crane crab: from a description to equations, motion and C code."""

import math
from collections.abc import Mapping

import symbody as sb

model = sb.Model("crane", gravity=(0, 0, -9.81))
F = model.add_input("F", limits=(-20, 20), unit="N")
m1 = model.add_parameter("m1", 1.0, positive=True, unit="kg")
m2 = model.add_parameter("m2", 1.0, positive=True, unit="kg")
l2 = model.add_parameter("l2", 1.0, positive=True, unit="m")

crab = model.add_body("crab", mass=m1)
load = model.add_body("load", mass=m2, inertia=(0, m2 * l2**2 / 12, 0))
hook = load.add_frame("hook", at=(0, 0, l2))

model.add_joint("rail", model.world, crab, "Tx")
model.add_joint("swing", crab, hook, "Ry")
model.add_load("motor", sb.loads.Force(crab, (F, 0, 0)))
model.add_sensor("tip", sb.sensors.Position(load))


def controller(t: float, measured: Mapping[str, float]) -> float:
    """Bring the crab to x = 2 m and damp the swing: a function of what is measured."""
    rail = 3.2 * (2 - measured["q_rail"]) - 3.8 * measured["v_rail"]
    return rail - 0.8 * measured["q_swing"] + 0.6 * measured["v_swing"]


if __name__ == "__main__":
    equations = sb.derive(model)
    print("M =", sb.text(equations.results["M"]), sep="\n")
    print("c =", sb.text(equations.results["c"]), sep="\n")

    free = sb.simulate(model, 5.0, start={"q_swing": 1.0})
    drift = float(abs(free.energy["total"] - free.energy["total"][0]).max())
    print(f"uncontrolled: the energy stays to {drift:.1e} J")

    pushed = sb.simulate(model, 5.0, inputs={"F": 3 * sb.sin(2 * math.pi * model.t)})
    print("pushed:", pushed.statistics)

    moved = sb.simulate(model, 10.0, inputs={"F": controller})
    print(f"controlled: the crab ends at {moved.array('q_rail')[-1]:.3f} m")
    moved.plot(["q_rail", "q_swing", "F"]).savefig("crane.png")
