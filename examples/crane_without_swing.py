"""A crane that carries its load over 2 m in the shortest time, and leaves it at rest.

The same force, switched as if the load were fixed to the crab, leaves it swinging.
"""

import symbody as sb
from symbody.results import Motion, Plan

WAY, FORCE, AFTER = 2.0, 10.0, 4.0  # m, N, s that the load is watched after the ride
STATES = ("q_rail", "q_swing", "v_rail", "v_swing")


def crane() -> sb.Model:
    """Return a crab of 1 kg on its rail, with a load of 1 kg on a rope of 1 m."""
    model = sb.Model("crane", gravity=(0, 0, -9.81))
    F = model.add_input("F", limits=(-FORCE, FORCE), unit="N")
    crab = model.add_body("crab", mass=1.0)
    load = model.add_body("load", mass=1.0, com=(0, 0, -1))
    rail = model.add_joint("rail", model.world, crab, "Tx")
    model.add_joint("swing", crab, load, "Ry")
    model.add_load("motor", sb.loads.JointForce(rail, F))
    return model


def shortest(model: sb.Model) -> Plan:
    """Return the shortest ride, after which nothing moves."""
    ends = dict.fromkeys(STATES, 0.0) | {"q_rail": WAY}
    problem = sb.OptimalControl(model, (0.5, 10), final=model.t, at_end=ends)
    return problem.solve(sb.Collocation(tolerance=1e-4))


def rides(model: sb.Model) -> dict[str, tuple[Motion, Motion]]:
    """Return each ride, and what moves after it without a force."""
    plan = shortest(model)
    # From rest to rest with a load that is fixed: half the time each way.
    fixed = 2 * (2.0 * WAY / FORCE) ** 0.5
    switched = FORCE * sb.sign(fixed / 2 - model.t)
    by_plan = sb.simulate(model, plan.duration, inputs=plan.inputs)
    by_switch = sb.simulate(model, fixed, inputs={"F": switched})
    result = {}
    for name, ride in (("planned", by_plan), ("switched", by_switch)):
        end = {state: float(ride[state][-1]) for state in STATES}
        result[name] = ride, sb.simulate(model, AFTER, inputs={"F": 0.0}, start=end)
    return result


if __name__ == "__main__":
    for name, (ride, after) in rides(crane()).items():
        swing = float(abs(after["q_swing"]).max())
        print(f"{name}: {ride.time[-1]:.3f} s, then the load swings {swing:.2g} rad")
