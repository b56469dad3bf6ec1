"""Slopes of motions through events of contacts, against differences."""

import concurrent.futures
import pickle

import numpy as np
import pytest

import symbody as sb

G = 9.81
FINE = sb.DP853(rtol=1e-12, atol=1e-13)


def differences(model, of, wrt, span, h=1e-5, **options):
    """Return slopes at the end by differences of fourth order."""
    compiled = sb.compile_model(model)
    names, states = [s.name for s in compiled.system.p], compiled.state_labels()
    result = []
    for name in wrt:
        values = []
        for k in (-2, -1, 1, 2):
            if name in names:
                moved = {"parameters": {name: compiled.parameters[names.index(name)]}}
            else:
                moved = {"start": {name: compiled.start_state()[states.index(name)]}}
            (entry,) = moved.values()
            entry[name] += k * h
            motion = sb.simulate(compiled, [0, span], method=FINE, **options, **moved)
            values.append([float(motion[one][-1]) for one in of])
        a, b, c, d = np.array(values)
        result.append((8 * (c - b) - (d - a)) / (12 * h))
    return np.array(result).T


def check(model, of, wrt, span, **options):
    slopes = sb.sensitivities(model, of, wrt, [0, span], method=FINE, **options)
    expected = differences(model, of, wrt, span, **options)
    size = np.abs(expected).max()
    np.testing.assert_allclose(slopes.slopes[-1], expected, atol=1e-7 * size)
    return slopes


def disc(law="newton"):
    """Return a spinning disc that is thrown onto a floor."""
    model = sb.Model("disc", gravity=(0.3, 0, -G))
    e, mu = model.add_parameter("e", 0.6), model.add_parameter("mu", 0.3)
    r, m = model.add_parameter("r", 0.1), model.add_parameter("m", 1.3)
    body = model.add_body("body", m, inertia=(0.01, 0.006, 0.01))
    start = {"q": (0, 0.4, 0), "v": (0.5, 0, 2.0)}
    model.add_joint("j", model.world, body, ["Tx", "Tz", "Ry"], **start)
    contact = sb.contacts.SphereOnPlane(body, model.world, r, e, mu, law=law)
    model.add_contact("floor", contact)
    return model


@pytest.mark.parametrize("law", ["newton", "poisson"])
def test_slopes_jump_at_impacts_with_friction(law):
    states = ["q_j_Tx", "q_j_Tz", "q_j_Ry", "v_j_Tx", "v_j_Tz", "v_j_Ry"]
    check(disc(law), states, ["e", "mu", "r", "m", "q_j_Tz", "v_j_Ry"], 0.9)


def test_back_in_time_forces_are_those_of_the_mode_that_the_run_is_in():
    model = sb.Model("block", gravity=(0, 0, 0))
    block = model.add_body("block", 1.0)
    slide = model.add_joint("slide", model.world, block, "Tx", q=0.5, v=2.0)
    spring = sb.loads.JointForce(slide, -model.add_parameter("k", 4.0) * slide.q[0])
    model.add_load("spring", spring)
    dry = sb.contacts.DryFriction(slide, 0.3, normal_force=1.0)
    model.add_contact("dry", dry)
    model.add_sensor("a", sb.sensors.Acceleration(block))
    times = np.linspace(0, -0.8, 9)
    found = sb.sensitivities(model, "a", "k", times)
    motion = sb.simulate(model, times)
    np.testing.assert_allclose(found.values, motion.array("a"), atol=1e-7)


def test_slopes_of_a_ball_are_those_of_the_closed_form():
    model = sb.Model("ball", gravity=(0, 0, -G))
    body = model.add_body("ball", 1.0)
    joint = model.add_joint("z", model.world, body, "Tz", q=1.0)
    e = model.add_parameter("e", 0.5)
    model.add_contact("floor", sb.contacts.PointOnPlane(body, model.world, e))
    slopes = sb.sensitivities(model, "q_z", ["q_z", "e"], [0, 0.5, 0.7], method=FINE)
    t0, t = np.sqrt(2 / G), np.array([0.5, 0.7])
    height = 0.5 * G * t0 * (t - t0) - 0.5 * G * (t - t0) ** 2
    np.testing.assert_allclose(slopes.values[1:, 0], height, rtol=1e-12)
    by_time = 0.5 * G * (t - 2 * t0) + G * (t - t0)
    np.testing.assert_allclose(slopes.slopes[1:, 0, 0], by_time / (G * t0), rtol=1e-11)
    np.testing.assert_allclose(slopes.slopes[1:, 0, 1], G * t0 * (t - t0), rtol=1e-11)
    assert joint.name == "z"


def on_belt(kind):
    """Return a block on a spring upon a belt, which sticks and slips."""
    model = sb.Model("belt")
    speed, k = model.add_parameter("speed", 0.4), model.add_parameter("k", 50.0)
    mu, stiction = model.add_parameter("mu", 0.2), model.add_parameter("stiction", 0.35)
    belt, block = model.add_body("belt", 1.0), model.add_body("block", 2.0)
    run = model.add_joint("run", model.world, belt, "Tx")
    model.drive(run, speed * model.t)
    if kind == "plane":
        x = model.add_joint("x", model.world, block, ["Tx", "Tz"], v=(0.1, 0))
        contact = sb.contacts.PointOnPlane(block, belt, friction=mu, stiction=stiction)
    else:
        x = model.add_joint("x", model.world, block, "Tx", v=0.1)
        contact = sb.contacts.Clutch(x, run, mu * 2 * G, stiction * 2 * G)
    model.add_load("spring", sb.loads.Force(block, (-k * x.q[0], 0, 0)))
    model.add_contact("c", contact)
    return model


@pytest.mark.parametrize("kind", ["plane", "clutch"])
def test_slopes_go_through_stick_and_slip(kind):
    of = ["q_x_Tx", "v_x_Tx"] if kind == "plane" else ["q_x", "v_x"]
    check(on_belt(kind), of, ["speed", "k", "mu", "stiction", of[1]], 4.0)


def rubbed_to_and_fro(kind):
    """Return a block whose slip turns back without rest, beside a ball that bounces."""
    model = sb.Model("rubbed")
    push, mu = model.add_parameter("push", 3.5), model.add_parameter("mu", 0.3)
    block, ball = model.add_body("block", 0.5), model.add_body("ball", 0.5)
    force = push * sb.sin(9 * model.t)
    joints = ["Tx", "Ty", "Tz"] if kind == "plane" else "Tx"
    x = model.add_joint("x", model.world, block, joints)
    if kind == "plane":
        contact = sb.contacts.PointOnPlane(block, model.world, friction=mu)
    else:
        contact = sb.contacts.DryFriction(x, mu, 0.5 * G)
    model.add_load("drive", sb.loads.Force(block, (force - 8 * x.q[0], 0, 0)))
    model.add_contact("rubs", contact)
    model.add_joint("z", model.world, ball, "Tz", q=0.3)
    floor = sb.contacts.PointOnPlane(ball, model.world)
    model.add_contact("floor", floor, restitution=0.8)
    return model


@pytest.mark.parametrize("kind", ["plane", "joint"])
def test_slopes_jump_where_slip_turns_back(kind):
    x = "x_Tx" if kind == "plane" else "x"
    model, wrt = rubbed_to_and_fro(kind), ["push", "mu", "v_z"]
    found = check(model, [f"q_{x}", f"v_{x}", "q_z"], wrt, 0.6)
    # Between its slip and its end the block does not stick.
    kinds = [e.kind for e in sb.simulate(model, 0.6).events if e.contact == "rubs"]
    assert kinds == ["slip"]
    cost = model.joints["x"].q[0]
    gradient = sb.cost_gradient(model, ["push", "mu"], 0.6, final=cost, method=FINE)
    at_end = sb.simulate(model, [0, 0.6], method=FINE).array(f"q_{x}")[-1]
    assert gradient.value == pytest.approx(at_end, rel=1e-9)
    np.testing.assert_allclose(
        [gradient.slope(name) for name in ("push", "mu")], found.slopes[-1][0, :2],
        rtol=1e-7,
    )  # fmt: skip


@pytest.mark.parametrize("later", [0, 3e-7])
def test_two_that_turn_back_one_after_the_other_have_slopes_of_their_own(later):
    model = sb.Model("twins")
    mu = model.add_parameter("mu", 0.3)
    for side, delay in (("a", 0.0), ("b", later)):
        box = model.add_body(f"box_{side}", 0.5)
        slide = model.add_joint(side, model.world, box, "Tx")
        force = 3.5 * sb.sin(9 * (model.t - delay)) - 3 * slide.q[0]
        model.add_load(f"drive_{side}", sb.loads.JointForce(slide, force))
        model.add_contact(f"rubs_{side}", sb.contacts.DryFriction(slide, mu, 0.5 * G))
    check(model, ["q_a", "q_b"], ["mu"], 1.2)


def test_a_fit_finds_the_friction_of_a_motion_to_and_fro():
    model, times = rubbed_to_and_fro("joint"), np.linspace(0, 1.0, 51)
    real = {"push": 3.8, "mu": 0.22}
    measured = sb.simulate(model, times, parameters=real).array("q_x")
    fitted = sb.fit(model, {"q_x": measured}, free=["push", "mu"], times=times)
    assert fitted.parameters == pytest.approx(real, rel=1e-5)


def test_two_that_break_loose_at_one_instant_have_the_slopes_of_one():
    model = sb.Model("twins")
    k = model.add_parameter("k", 20.0)
    for side in "ab":
        box = model.add_body(f"box_{side}", 1.0)
        slide = model.add_joint(side, model.world, box, "Tx")
        pull = sb.loads.JointForce(slide, k * (0.2 * model.t - slide.q[0]))
        model.add_load(f"spring_{side}", pull)
        hold = sb.contacts.DryFriction(slide, 0.3, G, 0.4)
        model.add_contact(f"hold_{side}", hold)
    check(model, ["q_a", "q_b"], ["k"], 1.5)


def test_slopes_of_a_slip_in_the_plane_end_with_it():
    model = sb.Model("block", gravity=(0, 0, -G))
    mu, body = model.add_parameter("mu", 0.3), model.add_body("b", 2.0)
    joints, v = ["Tx", "Ty", "Tz"], (3.0, 4.0, 0)
    model.add_joint("j", model.world, body, joints, v=v)
    contact = sb.contacts.PointOnPlane(body, model.world, friction=mu)
    model.add_contact("c", contact)
    wrt = ["mu", "v_j_Tx", "v_j_Ty"]
    for span in (1.0, 2.5):
        check(model, ["q_j_Tx", "q_j_Ty", "v_j_Tx", "F_c[x]"], wrt, span)


def test_inputs_that_push_over_the_bound_of_friction():
    model = sb.Model("pushed", gravity=(0, 0, -G))
    a, w = model.add_parameter("a", 8.0), model.add_parameter("w", 3.0)
    body, push = model.add_body("b", 2.0), model.add_input("push")
    joint = model.add_joint("j", model.world, body, ["Tx", "Tz"])
    model.add_load("push_it", sb.loads.Force(body, (push, 0, 0)))
    contact = sb.contacts.PointOnPlane(body, model.world, friction=0.3, stiction=0.35)
    model.add_contact("c", contact)
    law = a * sb.sin(w * model.t) - 0.5 * joint.v[0]
    options = {"inputs": {"push": law}}
    check(model, ["q_j_Tx", "v_j_Tx"], ["a", "w"], 2.0, **options)
    wrt = ["a", "w", "push"]
    by = [
        sb.cost_gradient(
            model, wrt, 2.0, final="q_j_Tx", running=push**2, by=by, method=FINE,
            **options,
        ).gradient
        for by in ("forward", "adjoint")
    ]  # fmt: skip
    np.testing.assert_allclose(by[1], by[0], rtol=1e-8)


def test_a_loop_that_hits_a_stop():
    model = sb.library.four_bar(explicit=False)
    e, least = model.add_parameter("e", 0.7), model.add_parameter("least", -1.6)
    q = model.joints["rocker"].q[0]
    model.add_contact("stop", sb.contacts.Gap(q - least, restitution=e))
    motion = sb.simulate(model, 1.5, method=FINE)
    assert len(motion.events.of(kind="impact")) >= 1
    check(model, ["q_crank", "v_crank"], ["e", "least", "l_crank"], 1.5)


def test_a_ball_that_spins_in_space_until_it_rests():
    model = sb.Model("sphere", gravity=(0, 0, -G))
    mu, e = model.add_parameter("mu", 0.2), model.add_parameter("e", 0.4)
    body = model.add_body("b", 1.0, inertia=(0.004, 0.005, 0.006))
    start = {"q": (0, 0, 0.3, 0.8, 0.6, 0, 0), "v": (1.0, 0.5, 0, 3.0, 1.0, 2.0)}
    model.add_joint("j", model.world, body, "free", **start)
    contact = sb.contacts.SphereOnPlane(body, model.world, 0.1, e, mu)
    model.add_contact("floor", contact)
    of = ["q_j_Tx", "q_j_e1", "v_j_wx"]
    slopes = check(model, of, ["mu", "e", "v_j_wy", "q_j_Tz"], 0.7)
    assert any("series of impacts" in note for note in slopes.notes_of("contacts"))


def test_the_adjoint_of_many_is_the_gradient_by_slopes():
    model = disc()
    joint = model.joints["j"]
    wrt = ["e", "mu", "r", "m", "q_j_Tz", "v_j_Ry", "v_j_Tx"]
    final, running = joint.q[0] + joint.v[2], joint.q[1] * joint.v[0]
    forward, adjoint = (
        sb.cost_gradient(
            model, wrt, 0.9, final=final, running=running, by=by, method=FINE
        )
        for by in ("forward", "adjoint")
    )
    np.testing.assert_allclose(adjoint.value, forward.value, rtol=1e-10)
    np.testing.assert_allclose(adjoint.gradient, forward.gradient, atol=1e-8)


def test_adjoints_of_slow_impacts_beside_what_is_fast():
    model = sb.Model("pair")
    block, ball = (
        model.add_body("block", 0.5),
        model.add_body("ball", 0.7, inertia=0.01 * np.eye(3)),
    )
    model.add_joint("x", model.world, block, "Tx", v=9.0)
    joints = ["Tx", "Tz", "Ry"]
    flight = {"q": (0, 0.25, 0), "v": (0.5, 0, 0.3)}
    model.add_joint("flight", model.world, ball, joints, **flight)
    mu = model.add_parameter("mu", 0.2)
    hold = sb.contacts.DryFriction(model.joints["x"], mu, 0.5 * G)
    model.add_contact("hold", hold)
    floor = sb.contacts.SphereOnPlane(ball, model.world, radius=0.1)
    model.add_contact("floor", floor, restitution=0.4, friction=mu)
    final = model.joints["flight"].q[0] + model.joints["x"].q[0]
    slopes = [
        sb.cost_gradient(model, ["mu"], 0.8, final=final, by=by, method=FINE)
        for by in ("adjoint", "forward")
    ]
    backward, forward = (one.slope("mu") for one in slopes)
    assert backward == pytest.approx(forward, rel=1e-7)


def test_a_fit_finds_the_restitution_of_a_measured_ball():
    model = disc()
    times = np.linspace(0, 0.9, 40)
    true = {"e": 0.52, "mu": 0.24, "m": 1.1}
    motion = sb.simulate(model, times, parameters=true, method=FINE)
    data = {name: motion.array(name) for name in ("q_j_Tz", "v_j_Ry")}
    found = sb.fit(model, data, ["e"], times=times, parameters={"mu": 0.24, "m": 1.1})
    np.testing.assert_allclose(found.value("e"), 0.52, rtol=1e-6)


def test_what_has_no_slope_is_named():
    model = sb.Model("grazes", gravity=(0, 0, -G))
    body = model.add_body("b", 1.0)
    model.add_joint("j", model.world, body, "Tz", q=0.5)
    model.add_contact("floor", sb.contacts.PointOnPlane(body, model.world))
    start = {"q_j": 0.0, "v_j": -1.0}
    with pytest.raises(sb.errors.AnalysisError, match="impact at the start"):
        sb.sensitivities(model, "q_j", "v_j", 1.0, start=start)
    swing = sb.Model("swing")
    body = swing.add_body("b", 1.0)
    joint = swing.add_joint("j", swing.world, body, "Tx", q=1.0)
    swing.add_load("spring", sb.loads.JointForce(joint, -joint.q[0]))
    swing.add_contact("stop", sb.contacts.JointStop(joint, least=-1 + 1e-12))
    with pytest.raises(sb.errors.AnalysisError, match="grazes"):
        sb.sensitivities(swing, "q_j", "q_j", 4.0, method=FINE)
    two = sb.Model("lands_flat", gravity=(0, 0, -G))
    body = two.add_body("plank", 1.0, inertia=(0.1, 0.1, 0.1))
    two.add_joint("j", two.world, body, ["Tz", "Ry"], q=(0.5, 0.0))
    for name, x in (("left", -0.5), ("right", 0.5)):
        end = body.add_frame(name, (x, 0, 0))
        contact = sb.contacts.PointOnPlane(end, two.world, restitution=0.5)
        two.add_contact(name, contact)
    sb.sensitivities(two, "q_j_Tz", "q_j_Tz", 0.5)
    with pytest.raises(sb.errors.AnalysisError, match="'left', 'right'"):
        sb.sensitivities(two, "q_j_Tz", "q_j_Ry", 0.5)


def test_slopes_through_events_are_the_same_in_threads_and_copies(tmp_path):
    compiled = sb.compile_model(disc())
    from_file = sb.read(sb.write(disc(), tmp_path / "disc.json"))
    ask = ("q_j_Tx", ["e", "r"], [0, 0.9])
    first = sb.sensitivities(compiled, *ask)
    copy = pickle.loads(pickle.dumps(compiled))
    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        several = [pool.submit(sb.sensitivities, compiled, *ask) for _ in range(4)]
        others = [one.result() for one in several]
    for other in (*others, sb.sensitivities(copy, *ask)):
        np.testing.assert_array_equal(other.slopes, first.slopes)
    other = sb.sensitivities(from_file, *ask)
    np.testing.assert_allclose(other.slopes, first.slopes, rtol=1e-12)


def test_a_gap_of_a_discrete_variable_has_no_slopes():
    model = sb.Model("ball", gravity=(0, 0, -9.81))
    A, d = model.add_parameter("A", 0.2), model.add_discrete("d", start=0.1)
    fall = model.add_joint("z", model.world, model.add_body("b", 0.5), "Tz", q=1.0)
    model.add_contact("floor", sb.contacts.Gap(fall.q[0] - d))
    model.when(at=[0.1], changes={d: A})
    assert sb.simulate(model, 0.5).status.completed
    message = "only, and on discrete variables where no slopes are computed"
    with pytest.raises(sb.errors.ModelError, match=message):
        sb.sensitivities(model, "q_z", "A", 0.5)
