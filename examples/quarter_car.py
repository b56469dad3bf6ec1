"""A quarter of a car whose spring and damper are chosen, and what an actuator adds.

The wheel runs over a bump. Comfort is the mean square acceleration of the body; the
travel of the suspension is limited. An active suspension cannot be worse.
"""

import numpy as np

import symbody as sb

BODY, WHEEL, TIRE, TRAVEL = 300.0, 40.0, 1.6e5, 0.03  # kg, kg, N/m, m


def quarter_car(*, active: bool) -> sb.OptimalControl:
    """Return the best ride over a bump of 5 cm, by spring and damper or a force."""
    model = sb.Model("quarter_car", gravity=(0, 0, 0))
    wheel, body = model.add_body("wheel", WHEEL), model.add_body("body", BODY)
    hub = model.add_joint("hub", model.world, wheel, "Tz")
    strut = model.add_joint("strut", wheel, body, "Tz", limits=(-TRAVEL, TRAVEL))
    bump = 0.05 * sb.exp(-(((model.t - 0.3) / 0.1) ** 2))
    model.add_load("tire", sb.loads.JointForce(hub, TIRE * (bump - hub.q[0])))
    k = model.add_parameter("k", 2e4, unit="N/m")
    c = model.add_parameter("c", 1e3, unit="N s/m")
    force = -k * strut.q[0] - c * strut.v[0]
    bounds: dict[str, tuple[float, float]] = {"k": (8e3, 5e4), "c": (200, 5e3)}
    if active:
        F = model.add_input("F", limits=(-3000, 3000), unit="N")
        force = force + F
    model.add_load("spring", sb.loads.JointForce(strut, force))
    cost = (force / BODY) ** 2
    return sb.OptimalControl(model, 1.5, running=cost, free=["k", "c"], bounds=bounds)


if __name__ == "__main__":
    method = sb.Collocation(tolerance=1e-4)
    passive = quarter_car(active=False).solve(method)
    driven = quarter_car(active=True).solve(method)
    print({n: round(float(v), 1) for n, v in passive.parameters.items()})
    rms = [float(np.sqrt(plan.cost / 1.5)) for plan in (passive, driven)]
    print(f"the body feels {rms[0]:.3f} m/s², with an actuator {rms[1]:.3f} m/s²")
    assert rms[1] < 0.5 * rms[0]
