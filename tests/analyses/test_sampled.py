"""Controllers at regular times, against the exact motion under held inputs."""

import time

import numpy as np
import pytest

import symbody as sb

MASS = 2.0


def cart(**options):
    """A mass on a line, pushed by F."""
    model = sb.Model("cart", gravity=(0, 0, 0))
    body = model.add_body("body", mass=MASS)
    joint = model.add_joint("x", model.world, body, "Tx", q=1.0)
    F = model.add_input("F", **options)
    model.add_load("push", sb.loads.JointForce(joint, F))
    return model


def law(t, measured):
    return -3.0 * measured["q_x"] - 2.0 * measured["v_x"]


def held(steps, period, delay=0, initial=0.0, law=law):
    """Return the state after each period, and the force in it, exactly."""
    x, outputs, forces = np.array([1.0, 0.0]), [initial] * delay, []
    for k in range(steps):
        outputs.append(law(k * period, {"q_x": x[0], "v_x": x[1]}))
        a = outputs[k] / MASS
        forces.append(outputs[k])
        x = np.array([x[0] + x[1] * period + a * period**2 / 2, x[1] + a * period])
    return x, forces


@pytest.mark.parametrize("method", ["DP54", "DP853", "Radau"])
def test_outputs_are_held_from_one_sample_to_the_next(method):
    found = sb.simulate(
        cart(),
        5.0,
        inputs={"F": sb.Sampled(law, 0.1)},
        method=getattr(sb, method)(rtol=1e-10),
    )
    x, _ = held(50, 0.1)
    atol = 1e-12 if method in ("DP54", "DP853", "Radau") else 1e-6
    assert [found.q[-1, 0], found.v[-1, 0]] == pytest.approx(x, abs=atol)


def test_a_controller_is_called_once_a_sample_in_the_order_of_time():
    calls = []

    def counting(t, measured):
        calls.append(t)
        return law(t, measured)

    sb.simulate(cart(), 1.0, inputs={"F": sb.Sampled(counting, 0.25)})
    assert calls == [0.0, 0.25, 0.5, 0.75]


@pytest.mark.parametrize("delay", [1, 3])
def test_outputs_act_after_their_delay(delay):
    sampled = sb.Sampled(law, 0.1, 0.1 * delay, initial=0.5)
    found = sb.simulate(cart(), 2.0, inputs={"F": sampled})
    x, _ = held(20, 0.1, delay, 0.5)
    assert [found.q[-1, 0], found.v[-1, 0]] == pytest.approx(x, abs=1e-12)


def test_the_motion_shows_the_held_inputs():
    times = np.arange(0, 21) * 0.05
    found = sb.simulate(cart(), times, inputs={"F": sb.Sampled(law, 0.1)})
    _, forces = held(10, 0.1)
    assert found.array("F")[:20] == pytest.approx(np.repeat(forces, 2), abs=1e-12)


def test_controllers_of_several_rates_and_one_for_several_inputs_agree_with_one():
    model = cart()
    joint = model.joints["x"]
    G = model.add_input("G")
    model.add_load("brake", sb.loads.JointForce(joint, G))
    both = sb.Sampled(lambda t, m: [-3.0 * m["q_x"], -2.0 * m["v_x"]], 0.1)
    found = sb.simulate(model, 2.0, inputs={("F", "G"): both})
    x, _ = held(20, 0.1)
    assert found.q[-1, 0] == pytest.approx(x[0], abs=1e-12)
    apart = {"F": sb.Sampled(lambda t: 1.0, 0.3), "G": sb.Sampled(lambda t: t, 0.2)}
    steps = sb.simulate(model, [0.0, 0.35, 0.65], inputs=apart)
    assert steps.array("F").tolist() == [1.0, 1.0, 1.0]
    assert steps.array("G") == pytest.approx([0.0, 0.2, 0.6])


def test_a_sampled_input_stands_beside_formulas_tables_and_functions():
    model = cart()
    joint = model.joints["x"]
    for name in ("a", "b", "c"):
        model.add_load(
            f"push_{name}", sb.loads.JointForce(joint, model.add_input(name))
        )
    inputs = {
        "F": sb.Sampled(law, 0.1),
        "a": sb.sin(model.t),
        "b": ([0, 1], [0, 2]),
        "c": lambda t: np.cos(t),
    }
    found = sb.simulate(model, 1.0, inputs=inputs, method=sb.DP54(rtol=1e-10))
    t = found.time
    total = found.array("F") + np.sin(t) + 2 * t + np.cos(t)
    assert MASS * found.vd[:, 0] == pytest.approx(total, abs=1e-9)


def test_outputs_stay_within_the_limits_of_their_input():
    found = sb.simulate(
        cart(limits=(-1.0, 1.0)), 1.0, inputs={"F": sb.Sampled(law, 0.1)}
    )
    assert found.array("F").min() == -1.0


def test_an_error_of_a_controller_names_it_and_keeps_the_motion():
    def failing(t, measured):
        if t > 0.35:
            raise ValueError("no more")
        return 0.0

    sampled = {"F": sb.Sampled(failing, 0.1)}
    with pytest.raises(
        sb.errors.AnalysisError, match=r"'F': its controller.*0\.4 s"
    ) as e:
        sb.simulate(cart(), 1.0, inputs=sampled)
    assert e.value.result.time[-1] == pytest.approx(0.4)
    assert str(e.value.__cause__) == "no more"


def test_ctrl_c_in_a_controller_keeps_the_motion():
    def interrupted(t, measured):
        if t > 0.35:
            raise KeyboardInterrupt
        return 0.0

    with pytest.raises(sb.errors.Interrupted) as caught:
        sb.simulate(cart(), 1.0, inputs={"F": sb.Sampled(interrupted, 0.1)})
    assert caught.value.result.time[-1] == pytest.approx(0.4)


def test_a_controller_that_takes_longer_than_its_period_is_told():
    def slow(t):
        time.sleep(0.002)
        return 0.0

    found = sb.simulate(cart(), 0.01, inputs={"F": sb.Sampled(slow, 0.001)})
    assert "longer than its period of 0.001 s in 10 of 10 calls" in found.notes[-1]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"duration": [1.0, 0.0]}, "let time go forward"),
        ({"duration": 1.0, "inputs": {("F", "x"): 1.0}}, "Known inputs: F"),
        ({"duration": 1.0, "inputs": {("F",): 1.0}}, "Only a function"),
        ({"duration": 1.0, "inputs": {3: 1.0}}, "Give inputs by name"),
        ({"duration": 1.0, "inputs": {("F",): law, "F": 1.0}}, "given twice"),
    ],
)
def test_what_cannot_be_sampled_is_refused(options, message):
    options = {"inputs": {"F": sb.Sampled(law, 0.1)}, **options}
    with pytest.raises(sb.errors.ModelError, match=message):
        sb.simulate(cart(), **options)


def test_all_equations_together_do_not_call_controllers_and_say_so():
    model = cart()
    a, b = (model.add_body(n, mass=1.0) for n in "ab")
    model.add_joint("ja", model.world, a, "Ty")
    model.add_joint("jb", model.world, b, "Ty")
    joints = model.joints
    model.add_constraint(
        "same", sb.constraints.Algebraic(joints["ja"].q[0] - joints["jb"].q[0])
    )
    sampled = {"F": sb.Sampled(law, 0.1)}
    with pytest.raises(sb.errors.ModelError, match="Take constraints='projection'"):
        sb.simulate(model, 0.1, inputs=sampled, constraints="dae")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [((5, 0.1), "function"), ((law, 0.0), "period"), ((law, 0.1, -1.0), "delay")],
)
def test_controllers_that_make_no_sense_are_refused(arguments, message):
    with pytest.raises(sb.errors.ModelError, match=f"Sampled: {message}"):
        sb.Sampled(*arguments)


def test_an_error_of_a_controller_is_one_sentence_among_others():
    with pytest.raises(
        sb.errors.AnalysisError, match=r"in this shape\. The integration"
    ):
        sb.simulate(
            sb.library.cart_pole(), 1.0, inputs={"push": sb.Sampled(lambda t: "a", 0.1)}
        )


def falling(**contact):
    """A mass with an accelerometer, which two inputs lift, perhaps above a floor."""
    model = sb.Model("falling", gravity=(0, 0, -9.81))
    body = model.add_body("body", mass=MASS)
    joint = model.add_joint("x", model.world, body, "Tz", q=0.1)
    F, G = model.add_input("F"), model.add_input("G")
    model.add_load("lift", sb.loads.JointForce(joint, F + G))
    model.add_sensor("felt", sb.sensors.Acceleration(body))
    if contact:
        floor = sb.contacts.PointOnPlane(body, model.world)
        model.add_contact("floor", floor, **contact)
    return model


@pytest.mark.parametrize("G", [5.0, lambda t: 5.0], ids=["constant", "function"])
def test_an_accelerometer_shows_what_the_inputs_before_a_sample_cause(G):
    seen = []

    def law(t, measured):
        seen.append(measured["felt"][2])
        return 1.0 + t

    lift = sb.Sampled(law, 0.01, delay=0.002, initial=0.7)
    sb.simulate(falling(), 0.03, inputs={"F": lift, "G": G})
    forces = 5.0 + np.array([0.7, 1.0, 1.01])
    np.testing.assert_allclose(seen, forces / MASS - 9.81, atol=1e-12)


def test_an_accelerometer_shows_what_a_floor_does():
    seen = []

    def law(t, measured):
        seen.append(measured["felt"][2])
        return 3.0

    sb.simulate(
        falling(restitution=0.0), 0.3, inputs={"F": sb.Sampled(law, 0.05), "G": 0}
    )
    # It hits the floor after 0.155 s.
    expected = [-9.81, *[3 / MASS - 9.81] * 3, *[0.0] * 2]
    np.testing.assert_allclose(seen, expected, atol=1e-12)


@pytest.mark.parametrize("contact", [{}, {"restitution": 0.0}])
def test_a_function_that_looks_at_what_it_causes_is_told_so(contact):
    model = falling(**contact)
    message = r"'felt' depends on what the function returns.*sb\.Sampled"
    inputs = {"F": lambda t, measured: -measured["felt"][2], "G": 0}
    with pytest.raises(sb.errors.AnalysisError, match=message):
        sb.simulate(model, 0.1, inputs=inputs)


def test_a_function_is_told_of_a_condition_of_what_it_causes():
    # Compared with what is no number, each condition is false.
    model = falling()
    F, message = model.inputs["F"].symbols[()], "'side' depends on what the function"
    model.add_expression("side", sb.where(F > 0, 1, 7), sensor=True)
    inputs = {"F": lambda t, measured: measured["side"], "G": 0}
    with pytest.raises(sb.errors.AnalysisError, match=message):
        sb.simulate(model, 0.1, inputs=inputs)


def test_a_function_sees_what_other_inputs_cause():
    """Of two carts one is pushed by a table, and the other by what it feels."""
    model = sb.Model("carts", gravity=(0, 0, 0))
    for name in ("a", "b"):
        body = model.add_body(name, mass=MASS)
        joint = model.add_joint(f"x_{name}", model.world, body, "Tx")
        push = model.add_input(f"F_{name}")
        model.add_load(f"push_{name}", sb.loads.JointForce(joint, push))
        model.add_sensor(f"felt_{name}", sb.sensors.Acceleration(body))
    follows = {"F_b": lambda t, measured: MASS * measured["felt_a"][0], "F_a": 3.0}
    found = sb.simulate(model, 1.0, inputs=follows)
    np.testing.assert_allclose(found.q[-1], 3.0 / MASS / 2, rtol=1e-12)


def pushed(slider=True):
    """A mass on a floor, or on a rail, under F and G, with what it accelerates by."""
    model = sb.Model("pushed")
    body = model.add_body("body", mass=MASS)
    joint = model.add_joint("x", model.world, body, ["Tx", "Tz"], v=(1.0, 0))
    F, G = model.add_input("F"), model.add_input("G")
    model.add_load("push", sb.loads.Force(body, [F + G, 0, 0]))
    model.add_load(
        "weight", sb.loads.JointForce(joint, [0, 0 if slider else 9.81 * MASS])
    )
    floor = sb.contacts.PointOnPlane(body, model.world)
    model.add_contact("floor", floor, friction=0.3 if slider else 0.0)
    model.add_sensor("a", sb.sensors.Acceleration(body))
    return model


@pytest.mark.parametrize("method", [sb.DP54(), sb.DP853(), sb.Radau()])
@pytest.mark.parametrize("G", [0.5, ([0.0, 1.0], [0.5, 0.5]), lambda t: 0.5])
def test_a_controller_measures_accelerations_under_inputs_and_contact_forces(method, G):
    seen = []

    def law(t, measured):
        seen.append(measured["a"][0])
        return 2.0 if t < 0.025 else 8.0

    inputs = {"F": sb.Sampled(law, 0.01, initial=1.0), "G": G}
    sb.simulate(pushed(), 0.06, inputs=inputs, method=method)
    before = np.array([1.0, 2.0, 2.0, 2.0, 8.0, 8.0])
    assert seen == pytest.approx((before + 0.5) / MASS - 0.3 * 9.81, abs=1e-12)


@pytest.mark.parametrize("delay", [0, 0.04, 0.1, 0.3])
def test_an_acceleration_is_fed_back_with_a_delay(delay):
    model = cart()
    body, rail = model.bodies["body"], model.joints["x"]
    model.add_load("spring", sb.loads.JointForce(rail, -5.0 * rail.q[0]))
    model.add_sensor("a", sb.sensors.Acceleration(body))
    feedback = sb.Sampled(lambda t, measured: -0.6 * measured["a"][0], 0.1, delay)
    found = sb.simulate(model, 2.0, inputs={"F": feedback})

    x, v, F, t, w = 1.0, 0.0, 0.0, 0.0, np.sqrt(5.0 / MASS)
    acts = []
    for now in np.unique(
        np.round([*np.arange(20) * 0.1, *np.arange(20) * 0.1 + delay], 9)
    ):
        h, still = min(now, 2.0) - t, F / 5.0
        c, s, off = np.cos(w * h), np.sin(w * h), x - still
        x, v, t = still + off * c + v / w * s, v * c - off * w * s, min(now, 2.0)
        measured = (F - 5.0 * x) / MASS
        if round(now / 0.1) == pytest.approx(now / 0.1):
            acts.append((now + delay, -0.6 * measured))
        while acts and acts[0][0] < now + 1e-6:
            F = acts.pop(0)[1]
    h, still = 2.0 - t, F / 5.0
    x = still + (x - still) * np.cos(w * h) + v / w * np.sin(w * h)
    assert found.q[-1, 0] == pytest.approx(x, abs=1e-11)


def test_controllers_of_one_instant_measure_before_any_of_them_acts():
    seen = []

    def law(t, measured):
        seen.append(measured["a"][0])
        return 4.0

    inputs = {name: sb.Sampled(law, 1.0) for name in ("F", "G")}
    sb.simulate(pushed(slider=False), 1.5, inputs=inputs)
    assert seen == pytest.approx([0.0, 0.0, 4.0, 4.0])
