"""A leg that hops with the least effort: stance and flight, and its foot that lands.

A trunk on a spring with an actuator. The foot, of a tenth of the trunk's mass, stops
where it lands, without rebound: what it loses there, the actuator does as work.
"""

import numpy as np

import symbody as sb

HEIGHT = 1.1  # of the trunk, at the top [m]


def phase(
    *, stands: bool, duration: tuple[float, float], end: dict[str, float] | None = None
) -> sb.OptimalControl:
    """Return a phase of the hop, with the foot on the ground or above it."""
    model = sb.Model("leg", gravity=(0, 0, -9.81))
    trunk, foot = model.add_body("trunk", 10.0), model.add_body("foot", 1.0)
    up = model.add_joint("z", model.world, trunk, "Tz", q=1.0)
    leg = model.add_joint("leg", trunk, foot, "Tz", q=-1.0, limits=(-1.1, -0.6))
    F = model.add_input("F", limits=(-100, 100), unit="N")
    spring = F - 3000 * (leg.q[0] + 1)
    model.add_load("drive", sb.loads.JointForce(leg, spring))
    gap = up.q[0] + leg.q[0]
    keeps: dict[object, tuple[float, None]] = {gap: (0, None)}
    if stands:
        model.add_constraint("ground", sb.constraints.Algebraic(gap))
        keeps = {"lam_ground": (0, None)}  # the ground does not pull
    return sb.OptimalControl(
        model, duration, running=F**2, throughout=keeps, free="all", at_end=end
    )


phases = {
    "stance": phase(stands=True, duration=(0.15, 0.3)),
    "rise": phase(stands=False, duration=(0.1, 0.2), end={"v_z": 0, "q_z": HEIGHT}),
    "fall": phase(stands=False, duration=(0.1, 0.2)),
}
hop = sb.OptimalPhases(phases, periodic="all")
if __name__ == "__main__":
    plans = hop.solve(sb.Collocation(intervals=10, tolerance=1e-5))
    work = 0.0
    for name, plan in plans.items():
        power = plan["F"] * plan["v_leg"]
        work += float(np.trapezoid(power, plan.time))
        print(f"{name:6} takes {plan.duration:.4f} s")
    landing = float(plans["fall"]["v_z"][-1] + plans["fall"]["v_leg"][-1])
    lost = 0.5 * landing**2
    print(f"the foot lands with {-landing:.4f} m/s and loses {lost:.4f} J")
    print(f"the actuator does {work:.4f} J of work")
    print(f"its effort is {plans['rise'].cost:.4f} N² s")
    assert abs(work - lost) < 0.01 * lost
