"""Motions that repeat with impacts, against closed forms and published numbers."""

import numpy as np
import pytest

import symbody as sb

G = 9.81
FINE = sb.DP853(rtol=1e-11, atol=1e-12)
# Garcia et al. (1998): the simplest walking model at the slope 0.009, long period.
ANGLE, RATE = 0.200310900544287, -0.199832473004977
GARCIA = -0.190099639402167 + 0.557599274284362j


def on_table(a, w=30.0, e=0.8):
    """Return a ball on a table that oscillates."""
    model = sb.Model("table", gravity=(0, 0, -G))
    amplitude = model.add_parameter("a", a)
    plate, ball = model.add_body("plate", 1.0), model.add_body("ball", 1.0)
    up = model.add_joint("up", model.world, plate, "Tz")
    model.drive(up, amplitude * sb.cos(w * model.t))
    model.add_joint("z", model.world, ball, "Tz", q=0.05)
    contact = sb.contacts.PointOnPlane(ball, plate, restitution=e)
    model.add_contact("c", contact)
    return model


@pytest.mark.parametrize("branch", [0, 1])
def test_a_ball_on_an_oscillating_table_has_the_multipliers_of_its_map(branch):
    a, w, e = 0.005, 30.0, 0.8
    T = 2 * np.pi / w
    phase = np.arcsin(-G * T / 2 * (1 - e) / (1 + e) / (a * w))
    phase = (phase, np.pi - phase)[branch]
    d = T - (phase % (2 * np.pi)) / w
    start = {"q_z": a * np.cos(phase) + G * T / 2 * d - G / 2 * d * d}
    start |= {"v_z": G * T / 2 - G * d}
    found = sb.periodic_motion(on_table(a), T, start=start, method=FINE)
    # Of impact times t and velocities v behind them, with heights h of the table:
    # h(t') = h(t) + v (t' - t) - g (t' - t)²/2,  v' = -e (v - g (t' - t)) + (1 + e) h'.
    speed, bend = -a * w * np.sin(phase), -a * w * w * np.cos(phase)
    v = G * T / 2
    # dt' = [(h'(t) - v + g T) dt + T dv] / (h'(t') - v + g T), as h' repeats.
    time = np.array([1.0, T / (speed - v + G * T)])
    J = np.array([time, ((1 + e) * bend + e * G) * time + [-e * G, -e]])
    expected = np.linalg.eigvals(J)
    np.testing.assert_allclose(
        np.sort_complex(found.multipliers), np.sort_complex(expected), rtol=1e-8
    )
    np.testing.assert_allclose(np.prod(found.multipliers), e * e, rtol=1e-10)
    assert found.stable == (branch == 0)


def test_an_impact_oscillator_has_the_multipliers_of_differences():
    model = sb.Model("oscillator")
    body = model.add_body("mass", 1.0)
    x = model.add_joint("x", model.world, body, "Tx", q=0.2)
    push = 3 * sb.cos(2.5 * model.t) - x.q[0] - x.q[0] ** 3 - 0.2 * x.v[0]
    model.add_load("push", sb.loads.JointForce(x, push))
    stop = sb.contacts.JointStop(x, greatest=0.6, restitution=0.7)
    model.add_contact("stop", stop)
    T = 2 * np.pi / 2.5
    motion = sb.simulate(model, [0, 60 * T], method=FINE)
    start = {name: float(motion[name][-1]) for name in ("q_x", "v_x")}
    found = sb.periodic_motion(model, T, start=start, method=FINE)
    motion = sb.simulate(model, T, start=found.start, method=FINE)
    assert len(motion.events.of(kind="impact")) == 1
    J, h = np.zeros((2, 2)), 1e-5
    for k, name in enumerate(("q_x", "v_x")):
        ends = []
        for step in (-2, -1, 1, 2):
            begin = found.start | {name: found.start[name] + step * h}
            end = sb.simulate(model, [0, T], start=begin, method=FINE)
            ends.append(np.array([float(end[n][-1]) for n in ("q_x", "v_x")]))
        J[:, k] = (8 * (ends[2] - ends[1]) - (ends[3] - ends[0])) / (12 * h)
    expected = np.linalg.eigvals(J)
    np.testing.assert_allclose(
        np.sort_complex(found.multipliers), np.sort_complex(expected), atol=1e-7
    )


def test_a_rimless_wheel_rolls_with_the_multiplier_of_the_closed_form():
    spokes, inertia, slope = 8, 0.1, 0.1
    pull = (G * np.sin(slope), 0, -G * np.cos(slope))
    model = sb.Model("rimless", gravity=pull)
    wheel = model.add_body("wheel", 1.0, inertia=(inertia,) * 3)
    start = {"q": (0, 1, 0), "v": (1.2, 0, 1.2)}
    model.add_joint("j", model.world, wheel, ["Tx", "Tz", "Ry"], **start)
    a = np.pi / spokes
    for k in range(3):
        end = (np.sin(2 * a * k), 0, -np.cos(2 * a * k))
        foot = wheel.add_frame(f"foot{k}", end)
        contact = sb.contacts.PointOnPlane(foot, model.world, friction=3.0)
        model.add_contact(f"ground{k}", contact)
    turn = {"q_j_Tx": 2 * np.sin(a), "q_j_Ry": 2 * a}
    found = sb.periodic_motion(model, 0.6, advance=turn, method=FINE)
    ratio = (inertia + np.cos(2 * a)) / (inertia + 1)
    # Along time, along the slope, of the speed; closed contacts hold the others.
    expected = [1, 1, ratio**2, 0, 0, 0]
    np.testing.assert_allclose(found.multipliers, expected, atol=1e-8)


def compass(mass, slope=0.009):
    """Return the walker of Goswami and Garcia on stones, beside which feet swing."""
    model = sb.Model("compass")
    m, gamma = model.add_parameter("m", mass), model.add_parameter("slope", slope)
    model.gravity = (sb.sin(gamma), 0, -sb.cos(gamma))
    hip = model.add_body("hip", 1.0)
    at = (-np.sin(ANGLE), np.cos(ANGLE))
    v = (-np.cos(ANGLE) * RATE, -np.sin(ANGLE) * RATE)
    base = model.add_joint("base", model.world, hip, ["Tx", "Tz"], q=at, v=v)
    swing = RATE * np.cos(2 * ANGLE)
    for side, name, q, v in ((-1, "left", ANGLE, RATE), (1, "right", -ANGLE, swing)):
        leg = model.add_body(f"{name}_leg", m, com=(0, 0, -1))
        joint = model.add_joint(name, hip, leg, "Ry", q=-q, v=-v)
        foot = leg.add_frame(f"{name}_foot", (0, 0, -1))
        stones = model.add_body(f"{name}_stones", 0)
        up = model.add_joint(f"{name}_up", model.world, stones, "Tz")
        x = (base.q[0] - sb.sin(joint.q[0])) / (2 * np.sin(ANGLE))
        hole = 1 + sb.tanh((side * sb.cos(np.pi * x) + 0.2) / 0.05)
        profile = sb.loops.JointFormula(up, -0.025 * hole)
        model.add_loop(f"{name}_profile", profile)
        contact = sb.contacts.PointOnPlane(foot, stones, friction=5.0)
        model.add_contact(f"{name}_ground", contact)
    return sb.compile_model(model)


def step_of(model, **options):
    begin = sb.simulate(model, [0, 1.0], method=FINE)
    start = {name: float(begin[name][-1]) for name in model.state_labels()}
    how = {"advance": {"q_base_Tx": None}, "exchange": {"left": "right"}}
    return {"start": start, "method": FINE, **how, **options}


def test_a_compass_walker_has_the_published_gait():
    model, found = compass(1e-3), []
    options = step_of(model)
    for mass in (1e-3, 5e-4, 2.5e-4):
        own = options | {"parameters": {"m": mass}}
        found.append(sb.periodic_motion(model, 3.88, **own))
    assert found[-1].stable

    def limit(values):
        a, b = 2 * values[1] - values[0], 2 * values[2] - values[1]
        return (4 * b - a) / 3

    # Feet without mass; what is left is of third order in it.
    multiplier = limit([one.multipliers[1] for one in found])
    np.testing.assert_allclose(multiplier, GARCIA, atol=3e-6)
    length = limit([one.advance["q_base_Tx"] for one in found])
    np.testing.assert_allclose(length, 2 * np.sin(ANGLE), atol=1e-7)


@pytest.mark.slow
def test_the_period_of_a_compass_walker_doubles():
    model = compass(1e-3)
    path = sb.periodic_path(model, "slope", (0.009, 0.0156), 3.88, **step_of(model))
    (doubling,) = path.bifurcations
    assert doubling.kind == "period doubling"
    # Garcia et al. (1998): near 0.015.
    np.testing.assert_allclose(doubling.value, 0.015, atol=2e-4)
