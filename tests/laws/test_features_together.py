"""Every mechanism of the library, with a few features on it, has one motion.

What one feature does right may break where another is beside it: loads that switch,
states, clauses, inputs and time events are put on mechanisms with loops, constraints
and quaternions, and their motions are found by all methods, by all ways to keep
constraints, and in many runs at once.
"""

import numpy as np
import pytest

import symbody as sb
from symbody.library.catalog import LIBRARY

TIMES = [0.0, 0.1, 0.25, 0.4]
TIGHT = {"rtol": 1e-8, "atol": 1e-9}


def spring(model, place, number):
    hook = model.world.add_frame("other_hook", at=number(3))
    load = sb.loads.SpringDamper(hook, place, stiffness=5, damping=0.2, free_length=0.3)
    model.add_load("other_spring", load)


def wind(model, place, number):
    """Two corners and a jump."""
    x = model.add_sensor("other_place", sb.sensors.Position(place))[0] - number()
    push = (sb.where(x > 0, 0.5, -0.2), 0.1 * abs(x), sb.maximum(x, 0))
    model.add_load("other_wind", sb.loads.Force(place, push))


def state(model, place, _):
    level = model.add_state("other_level", 0.1)
    speed = model.add_sensor("other_speed", sb.sensors.Velocity(place))
    model.set_rate(level, speed[0] - level)
    model.add_load("other_pull", sb.loads.Force(place, (-0.5 * level, 0, 0)))


def moved(model, place, _):
    F = model.add_input("other_force")
    model.add_load("other_push", sb.loads.Force(place, (F, 0, 0.5 * F)))


def ball(model, place, _):
    body = model.add_body("other_ball", 0.2, inertia=(0.01, 0.02, 0.015))
    joint = model.add_joint("other_joint", place, body, "spherical")
    load = sb.loads.TorsionalSpringDamper(joint, 0.0, 0.05)
    model.add_load("other_damper", load)


def clause(model, place, number):
    on = model.add_discrete("other_switch", 0.0)
    x = model.add_sensor("other_height", sb.sensors.Position(place))[0]
    model.when(x - number(), {on: 1 - on})
    model.add_load("other_lift", sb.loads.Force(place, (0, 0.3 * on, 0)))


def time(model, place, _):
    push = (sb.where(model.t > 0.123, 0.5, 0), 0, sb.maximum(0, model.t - 0.2))
    model.add_load("other_gust", sb.loads.Force(place, push))


FEATURES = (spring, wind, state, moved, ball, clause, time)


def with_features(name):
    """Return a mechanism with three features, and what its inputs do."""
    rng = np.random.default_rng(list(name.encode()))
    model = LIBRARY[name]()
    bodies = [body for body in model.bodies.values() if body is not model.world]
    for k in rng.choice(len(FEATURES), size=3, replace=False):
        body = bodies[rng.integers(len(bodies))]
        at = tuple(rng.normal(size=3) * 0.1)
        place = body.add_frame(f"other_{FEATURES[k].__name__}", at=at)
        FEATURES[k](model, place, lambda *size: 0.3 * rng.normal(size=size))
    pushed = "other_force" in model.inputs
    return model, {"other_force": sb.sin(5 * model.t)} if pushed else None


def states_of(compiled, motion):
    return np.array([motion.array(name) for name in compiled.state_labels()]).T


@pytest.mark.parametrize("name", sorted(set(LIBRARY) - {"free_point"}))
def test_all_methods_and_many_runs_give_one_motion(name):
    model, inputs = with_features(name)
    compiled = sb.compile_model(model)

    def motion(**options):
        run = sb.simulate(compiled, TIMES, inputs=inputs, **options)
        return states_of(compiled, run)

    expected = motion(method=sb.DP853(rtol=1e-11, atol=1e-12))
    size = 1 + np.abs(expected).max(axis=0)
    ways = [{"method": one(**TIGHT)} for one in (sb.DP853, sb.DP54, sb.Radau)]
    ways.append({"method": sb.DP853(**TIGHT, may_change=True)})
    if model.constraints:
        ways += [{"constraints": "partition"}, {"constraints": "baumgarte"}]
    for way in ways:
        # Baumgarte's feedback leaves constraints and comes back: 1e-3.
        most = 1e-3 if "constraints" in way else 2e-5
        assert (np.abs(motion(**way) - expected) / size).max() < most, way
    alone, first = motion(), compiled.state_labels()[0]
    assert np.array_equal(motion(), alone)
    starts = {first: [float(alone[0, 0])] * 2}
    many = sb.simulate_many(compiled, starts, TIMES, inputs=inputs)
    for states in many.states:
        np.testing.assert_allclose(states / size, alone / size, rtol=0, atol=1e-7)
