"""Models in a loop of the user's, against `simulate`."""

import copy
import pickle

import numpy as np
import pytest

import symbody as sb
from symbody.library import closed_by_constraints

COPIES = [copy.copy, copy.deepcopy, lambda sim: pickle.loads(pickle.dumps(sim))]


def wind(t):
    return np.sin(t)


def outputs(steps):
    return np.sin(0.3 * np.arange(steps))


def run(sim, forces):
    return np.array([sim.step([F]) for F in forces])


@pytest.mark.parametrize("method", ["DP54", "DP853", "RK4", "Radau"])
def test_steps_are_those_of_a_simulation_with_a_sampled_input(method):
    model, forces = sb.compile_model(sb.library.cart_pole()), outputs(50)
    sim = sb.Stepper(model, 0.01, method=method)
    found = run(sim, forces)
    given = iter(np.append(forces, 0.0))
    own = sb.RK4(0.01) if method == "RK4" else method
    expected = sb.simulate(
        model,
        np.arange(51) * 0.01,
        inputs={"push": sb.Sampled(lambda t: next(given), 0.01)},
        method=own,
    )
    assert sim.t == pytest.approx(0.5)
    both = np.column_stack([expected.q, expected.v])[1:]
    # The last steps of a segment end a rounding earlier or later.
    assert found == pytest.approx(both, abs=1e-12)


@pytest.mark.parametrize("method", ["DP54", "DP853", "RK4", "Radau"])
def test_a_saved_state_goes_on_with_the_same_bits(method):
    sim = sb.Stepper(sb.library.cart_pole(), 0.01, method=method)
    run(sim, outputs(7))
    saved = sim.save()
    first = run(sim, outputs(20))
    assert sim.restore(saved).tolist() == saved.y.tolist()
    assert np.array_equal(run(sim, outputs(20)), first)


def test_a_reset_begins_again():
    sim = sb.Stepper(sb.library.cart_pole(), 0.01)
    first = run(sim, outputs(5))
    sim.reset()
    assert sim.t == 0.0
    assert np.array_equal(run(sim, outputs(5)), first)
    start = sim.reset({"q_hinge": 0.25}, t=3.0)
    assert sim.state["q_hinge"] == start[1] == 0.25
    assert sim.t == 3.0
    sim.step()
    assert sim.t == pytest.approx(3.01)


def test_a_reset_keeps_start_values_of_the_stepper_beside_those_given():
    own = {"q_hinge": 0.4, "v_rail": 1.5}
    sim = sb.Stepper(sb.library.cart_pole(), 0.01, start=own)
    sim.reset({"q_rail": 0.2})
    wanted = {"q_rail": 0.2, "q_hinge": 0.4, "v_rail": 1.5, "v_hinge": 0.0}
    assert sim.state == wanted
    again = pickle.loads(pickle.dumps(sim))
    for one in (sim, again):
        one.reset({"q_hinge": 0.1})
        assert one.state == {**wanted, "q_rail": 0.0, "q_hinge": 0.1}
    sim.reset()
    assert sim.state["q_hinge"] == 0.4


@pytest.mark.parametrize("whole", [False, True])
def test_a_reset_closes_loops_from_the_start_of_the_stepper(whole):
    model = closed_by_constraints.double_four_bar()
    sim = sb.Stepper(model, 0.01, start={"q_pivot0": 0.7})
    if whole:
        sim = sb.Stepper(model, 0.01, start=sim.y.copy())
    y = sim.reset({"v_pivot2": 0.5})
    np.testing.assert_allclose(np.abs(y), [0.7] * 5 + [0.5] * 5, rtol=1e-9)


def test_inputs_hold_until_others_are_given():
    sim = sb.Stepper(sb.library.cart_pole(), 0.01)
    sim.step({"push": 2.0})
    sim.step()
    assert sim.u.tolist() == [2.0]
    sim.reset()
    assert sim.u.tolist() == [0.0]


def test_sensors_are_those_of_the_model_at_the_state():
    model = sb.compile_model(sb.library.double_pendulum())
    sim = sb.Stepper(model, 0.1)
    sim.step()
    expected = model.sensor_values(sim.t, sim.y, sim.u)
    assert sim.sensors.keys() == expected.keys() != set()
    for name, value in sim.sensors.items():
        np.testing.assert_array_equal(value, expected[name])


def test_steps_of_one_length_note_the_switches_that_they_pass_over():
    model = sb.library.pendulum()
    hinge = model.joints["hinge"]
    stop = sb.where(hinge.q[0] > 0.5, -20 * (hinge.q[0] - 0.5), 0)
    model.add_load("stop", sb.loads.JointForce(hinge, stop))
    sim = sb.Stepper(model, 0.01, method="RK4")
    (note,) = sim.notes
    assert "'stop'" in note
    assert pickle.loads(pickle.dumps(sim)).notes == sim.notes
    assert sb.Stepper(model, 0.01).notes == ()


def test_constraints_hold_through_singular_positions():
    model = closed_by_constraints.double_four_bar()
    sim = sb.Stepper(model, 0.05)
    times = np.arange(61) * 0.05
    found = np.array([sim.q, *(sim.step()[: len(sim.q)] for _ in times[1:])])
    expected = sb.simulate(model, times, method=sb.DP54(rtol=1e-11, atol=1e-12))
    # As accurate as a run at the default tolerance, 1e-8 a step.
    np.testing.assert_allclose(found, expected.q, atol=1e-5)


def test_other_inputs_may_be_formulas_and_tables():
    model = sb.Model("pushed", gravity=(0, 0, 0))
    body = model.add_body("body", mass=1.0)
    joint = model.add_joint("x", model.world, body, "Tx")
    for name in ("F", "G"):
        model.add_load(
            f"push_{name}", sb.loads.JointForce(joint, model.add_input(name))
        )
    sim = sb.Stepper(model, 0.25, inputs={"F": ([0.0, 0.6, 0.6, 9], [0, 0, 1, 1])})
    assert sim.input_names == ("G",)
    for _ in range(4):
        sim.step([0.5])
    assert sim.v == pytest.approx([0.4 + 0.5], abs=1e-12)


def pushed_by_a_table():
    model = sb.Model("pushed", gravity=(0, 0, 0))
    body = model.add_body("body", mass=1.0)
    joint = model.add_joint("x", model.world, body, "Tx")
    model.add_load("push", sb.loads.JointForce(joint, model.add_input("F")))
    return sb.Stepper(model, 0.25, inputs={"F": ([0.0, 0.6, 0.6, 9], [0, 1, 3, 0])})


def test_a_state_from_before_a_jump_sees_the_formulas_of_before():
    sim = pushed_by_a_table()
    sim.step()
    saved = sim.save()
    first = [sim.step() for _ in range(6)]
    sim.restore(saved)
    assert np.array_equal([sim.step() for _ in range(6)], first)


def test_a_step_that_failed_can_be_tried_again_and_ends_where_it_should():
    fails = [False]

    def force(t):
        if fails[0]:
            raise ValueError("no more")
        return 1.0

    sim = sb.Stepper(sb.library.cart_pole(), 0.01, inputs={"push": force})
    sim.step()
    fails[0] = True
    with pytest.raises(sb.errors.AnalysisError, match="no more"):
        sim.step()
    fails[0] = False
    sim.step()
    assert sim.t == pytest.approx(0.02, abs=1e-15)


def test_a_function_that_raises_is_told_with_its_time():
    def failing(t):
        raise ValueError("no more")

    model = sb.library.cart_pole()
    sim = sb.Stepper(model, 0.01, inputs={"push": failing})
    with pytest.raises(
        sb.errors.AnalysisError, match="raised ValueError at t = 0 s: no more"
    ):
        sim.step()


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"dt": 0.0}, "dt=0.0"),
        ({"method": "BDF"}, "method='BDF'"),
        ({"constraints": "dae"}, "constraints='dae'"),
        ({"inputs": {"push": sb.Sampled(lambda t: 0.0, 0.1)}}, "Sampled"),
        ({"inputs": {"psh": 1.0}}, "Known inputs: push"),
    ],
)
def test_options_that_make_no_sense_are_refused(options, message):
    options = {"dt": 0.01, **options}
    with pytest.raises(sb.errors.ModelError, match=message):
        sb.Stepper(sb.library.cart_pole(), **options)


@pytest.mark.parametrize(
    ("u", "message"),
    [
        ([1.0, 2.0], "one for each, in this order"),
        ({"psh": 1.0}, "no input of those that steps set"),
        ({"push": [1.0, 2.0]}, "an array of 1 numbers"),
        ({"push": np.nan}, "finite"),
        ([np.inf], "finite"),
        ("1", "numbers"),
    ],
)
def test_inputs_that_do_not_fit_are_refused_and_change_nothing(u, message):
    sim = sb.Stepper(sb.library.cart_pole(), 0.01)
    sim.step([0.5])
    with pytest.raises(sb.errors.CallError, match=message):
        sim.step(u)
    assert sim.u.tolist() == [0.5]
    assert sim.t == pytest.approx(0.01)


def test_a_state_of_another_model_is_refused():
    saved = sb.Stepper(sb.library.pendulum(), 0.01).save()
    with pytest.raises(sb.errors.CallError, match="a state of this model"):
        sb.Stepper(sb.library.cart_pole(), 0.01).restore(saved)


@pytest.mark.parametrize(
    ("dt", "options"), [(0.02, {}), (0.01, {"parameters": {"m_cart": 5.0}})]
)
def test_a_state_of_another_stepper_is_refused(dt, options):
    model = sb.library.cart_pole()
    saved = sb.Stepper(model, 0.01).save()
    with pytest.raises(
        sb.errors.CallError, match=r"saved by this stepper.*reset\(start="
    ):
        sb.Stepper(model, dt, **options).restore(saved)


@pytest.mark.covering(1)
@pytest.mark.parametrize("method", ["DP54", "Radau"])
@pytest.mark.parametrize(
    "model",
    [
        sb.library.cart_pole,
        sb.library.four_bar,
        closed_by_constraints.double_four_bar,
    ],
)
@pytest.mark.parametrize("copied", COPIES)
def test_a_copy_goes_on_by_itself_with_the_same_bits(copied, model, method):
    sim = sb.Stepper(model(), 0.01, method=method)
    for _ in range(5):
        sim.step(np.ones(len(sim.input_names)))
    other = copied(sim)
    expected = [sim.step() for _ in range(10)]
    found = [other.step() for _ in range(10)]
    assert np.array_equal(found, expected)
    assert other.t == sim.t
    assert np.array_equal(other.reset(), sim.reset())
    assert np.array_equal(other.step(), sim.step())


@pytest.mark.parametrize("in_python", [False, True])
@pytest.mark.parametrize("copied", COPIES)
def test_a_copy_has_inputs_of_its_own(copied, in_python):
    model = sb.library.cart_pole()
    model.add_input("wind")
    sim = sb.Stepper(model, 0.01, inputs={"wind": wind} if in_python else {"wind": 0})
    other = copied(sim)
    other.step([1.0])
    sim.step([2.0])
    assert (other.u[0], sim.u[0]) == (1.0, 2.0)
    before = other.step().tolist()
    other.reset()
    other.step([1.0])
    assert other.step().tolist() == before


@pytest.mark.parametrize(
    "make", [closed_by_constraints.double_four_bar, sb.library.ornithopter]
)
def test_a_copy_after_other_coordinates_were_chosen_goes_on_with_the_same_bits(make):
    sim = sb.Stepper(make(), 0.01)
    for _ in range(80):
        sim.step()
    other = pickle.loads(pickle.dumps(sim))
    saved = other.save()
    expected = [sim.step() for _ in range(80)]
    assert np.array_equal([other.step() for _ in range(80)], expected)
    assert other.restore(saved).tolist() == saved.y.tolist()


def test_a_copy_restores_what_the_original_has_saved_with_it():
    sim = sb.Stepper(sb.library.cart_pole(), 0.01)
    run(sim, outputs(3))
    other, saved = pickle.loads(pickle.dumps((sim, sim.save())))
    run(other, outputs(4))
    other.restore(saved)
    assert np.array_equal(run(other, outputs(5)), run(sim, outputs(5)))


def test_a_compiled_model_gives_its_stepper():
    compiled = sb.compile_model(sb.library.cart_pole())
    sim, same = (
        compiled.stepper(0.01, method="RK4"),
        sb.Stepper(compiled, 0.01, method="RK4"),
    )
    np.testing.assert_array_equal(sim.step([1.0]), same.step([1.0]))


def test_the_length_of_steps_is_not_set_between_them():
    sim = sb.Stepper(sb.library.cart_pole(), dt=0.01)
    sim.step()
    with pytest.raises(AttributeError, match="no setter"):
        sim.dt = 0.1
    sim.step()
    assert sim.dt == 0.01
    assert sim.t == pytest.approx(0.02)


def test_sensors_at_the_start_have_forces_of_contacts():
    model = sb.Model("rests")
    box = model.add_body("box", mass=2.0)
    model.add_joint("x", model.world, box, ["Tx", "Tz"], v=(1.0, 0))
    floor = sb.contacts.PointOnPlane(box, model.world)
    model.add_contact("floor", floor, friction=0.3)
    model.add_sensor("a", sb.sensors.Acceleration(box))
    stepper = sb.Stepper(model, 0.01)
    assert stepper.sensors["a"] == pytest.approx([-0.3 * 9.81, 0, 0])
    stepper.step()
    stepper.reset()
    assert stepper.sensors["a"] == pytest.approx([-0.3 * 9.81, 0, 0])


def test_a_misspelt_attribute_cannot_be_set():
    sim = sb.Stepper(sb.library.cart_pole(), 0.01)
    with pytest.raises(AttributeError, match="sate"):
        sim.sate = sim.state
