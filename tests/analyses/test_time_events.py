"""Steps end where formulas of time have corners: no pulse is jumped over.

A body of 1 kg that nothing holds has the momentum of the pulses that act on it.
"""

import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import symbody as sb
from symbody.analyses.run.methods import METHODS

# Momentum 0.06 N s; the default steps of all methods are longer than the pulse.
PULSE = ([0, 5, 5.01, 5.06, 5.07, 10], [0, 0, 1, 1, 0, 0])
# Rounding of some hundred steps, each of which is exact for polynomials.
EXACT = {"rel": 1e-12, "abs": 1e-12}
every_method = pytest.mark.parametrize(
    "method",
    [name for name in METHODS if name != "Moreau"],  # for contacts alone
)


def mass():
    """A free mass with the input F, and its joint."""
    model = sb.Model("mass", gravity=(0, 0, 0))
    F = model.add_input("F")
    body = model.add_body("body", mass=1.0)
    joint = model.add_joint("x", model.world, body, "Tx")
    model.add_load("push", sb.loads.JointForce(joint, F))
    return model, joint


def loaded(force):
    """A free mass under a force of time."""
    model, joint = mass()
    model.add_load("force", sb.loads.JointForce(joint, force(model.t)))
    return model


def pulse(t):
    return sb.where(sb.both(t > 5, t < 5.06), 1, 0)


def last_speed(model, duration=10.0, **options):
    motion = sb.simulate(model, duration, **options)
    return float(motion["v_x"][-1])


def options_of(method):
    return {"method": sb.RK4(1.0) if method == "RK4" else method}


@every_method
def test_a_brief_pulse_of_a_table_acts(method):
    model, _ = mass()
    found = last_speed(model, inputs={"F": PULSE}, **options_of(method))
    # Methods of several steps begin with order 1, and keep the tolerance.
    assert found == pytest.approx(0.06, abs=1e-8)


@every_method
def test_a_brief_pulse_acts_back_in_time(method):
    model, _ = mass()
    motion = sb.simulate(
        model, np.linspace(10, 0, 5), inputs={"F": PULSE}, **options_of(method)
    )
    expected = [0, 0, -0.06, -0.06, -0.06]
    assert motion["v_x"].to_numpy() == pytest.approx(expected, abs=1e-8)


@every_method
def test_a_load_that_is_switched_on_and_off_acts(method):
    found = last_speed(loaded(pulse), **options_of(method))
    assert found == pytest.approx(0.06, **EXACT)


@pytest.mark.parametrize("backend", ["llvm", "c", "python"])
def test_every_backend_sees_the_branch_of_the_segment(backend):
    found = last_speed(loaded(pulse), compile=sb.Compile(backend=backend))
    assert found == pytest.approx(0.06, **EXACT)


def test_parameters_move_an_event():
    model, joint = mass()
    begin, width = model.add_parameter("begin", 5.0), model.add_parameter("width", 0.06)
    on = sb.both(begin < model.t, model.t < begin + width)
    model.add_load("force", sb.loads.JointForce(joint, sb.where(on, 1, 0)))
    compiled = sb.compile_model(model)
    for values in ({}, {"begin": 2.3}, {"width": 1e-3}, {"begin": 9.99}):
        expected = min(values.get("width", 0.06), 10 - values.get("begin", 5.0))
        found = last_speed(compiled, parameters=values)
        assert found == pytest.approx(expected, **EXACT)


def test_a_drive_that_is_switched_acts():
    model, joint = mass()
    cart = model.add_body("cart", mass=1.0)
    rail = model.add_joint("rail", model.world, cart, "Tx")
    t, late = model.t, model.t - 5
    moved = sb.where(t < 5.06, late**2 / 2, 0.06**2 / 2 + 0.06 * (late - 0.06))
    model.drive(rail, sb.where(t < 5, 0, moved))
    model.add_load("drag", sb.loads.JointForce(joint, sb.where(t < 5.1, rail.v[0], 0)))
    assert last_speed(model) == pytest.approx(0.06**2 / 2 + 0.06 * 0.04, **EXACT)


def test_a_bump_of_a_spline_acts():
    model, joint = mass()
    x, y = [0, 5, 5.02, 5.04, 5.06, 10], [0, 0, 1, 1, 0, 0]
    # Else the spline would swing to both sides of the bump.
    x, y = [0, 4.98, 4.99, *x[1:-1], 5.07, 5.08, 10], [0, 0, 0, *y[1:-1], 0, 0, 0]
    bump = model.add_curve("bump", x, y, extrapolation="constant")
    model.add_load("force", sb.loads.JointForce(joint, bump(model.t)))
    from scipy.interpolate import CubicSpline

    expected = CubicSpline(x, y, bc_type="clamped").integrate(0, 10)
    # The polynomials are cubic; DP54 is exact for them.
    assert last_speed(model) == pytest.approx(float(expected), rel=1e-10)


def test_the_rate_of_a_state_may_be_switched():
    model, joint = mass()
    level = model.add_state("level", 0.0)
    model.set_rate(level, pulse(model.t))
    model.add_load("force", sb.loads.JointForce(joint, level))
    assert last_speed(model) == pytest.approx(0.06**2 / 2 + 0.06 * 4.94, **EXACT)


def test_an_expression_that_a_load_uses_may_be_switched():
    model, joint = mass()
    on = model.add_expression("on", pulse(model.t))
    model.add_load("force", sb.loads.JointForce(joint, on))
    assert last_speed(model) == pytest.approx(0.06, **EXACT)


def test_a_load_may_be_switched_by_an_input():
    model, joint = mass()
    valve = model.add_input("valve")
    model.add_load("force", sb.loads.JointForce(joint, sb.where(valve > 0.5, 1, 0)))
    found = last_speed(model, inputs={"valve": PULSE})
    # The table rises and falls through 0.5 half way of 0.01 s.
    assert found == pytest.approx(0.06, **EXACT)


def test_limits_of_an_input_are_corners():
    model = sb.Model("mass", gravity=(0, 0, 0))
    F = model.add_input("F", limits=(-0.5, 0.5))
    body = model.add_body("body", mass=1.0)
    joint = model.add_joint("x", model.world, body, "Tx")
    model.add_load("push", sb.loads.JointForce(joint, F))
    found = last_speed(model, inputs={"F": PULSE})
    assert found == pytest.approx(0.5 * 0.06 + 0.5 * 0.005, **EXACT)


def square_momentum(T, w):
    """The integral of sign(sin(w t)) from 0 to T."""
    period = 2 * math.pi / w
    rest = T - math.floor(T / period) * period
    return min(rest, period - rest)


@pytest.mark.parametrize(
    "rate", [3.7, 100.0, pytest.param(1e4, marks=pytest.mark.slow)]
)
def test_a_square_wave_by_the_sign_of_a_sine_is_exact(rate):
    found = last_speed(loaded(lambda t: sb.sign(sb.sin(rate * t))))
    assert found == pytest.approx(square_momentum(10.0, rate), abs=1e-9)


def test_corners_without_a_formula_for_their_times_are_found():
    model = loaded(lambda t: abs(sb.exp(t / 10) - 2) + sb.sign(t * t - 30))
    log, root = 10 * math.log(2), math.sqrt(30)
    below = 2 * log - 10 * (2 - 1)
    above = 10 * (math.e - 2) - 2 * (10 - log)
    expected = below + above + (10 - root) - root
    assert last_speed(model) == pytest.approx(expected, rel=1e-9)


@pytest.mark.covering(1)
@every_method
@pytest.mark.parametrize(
    ("force", "expected"),
    [
        (sb.floor, 45.0),
        (lambda t: t % 4, 2 * 8 + 2),
        (lambda t: t // 2.5, 2.5 * (1 + 2 + 3)),
        (lambda t: sb.where(t % 1 < 0.25, 4, 0), 10.0),
        # -2, -1, 0 and 1; whole turns have an integral of -π each.
        (lambda t: sb.floor(2 * sb.sin(2 * math.pi * t)), -5.0),
    ],
)
def test_forces_that_jump_at_whole_numbers_have_their_momentum(force, expected, method):
    found = last_speed(loaded(force), **options_of(method))
    # Methods of several steps keep the tolerance, from each of up to 60 events on.
    exact = method in ("DP54", "RK4", "Radau")
    assert found == pytest.approx(expected, abs=1e-11 if exact else 1e-6)


def test_an_input_switched_at_100_hertz_has_its_mean():
    model, _ = mass()
    on = sb.where(model.t % 0.01 < 0.0025, 4, 0)
    motion = sb.simulate(model, 10.0, inputs={"F": on})
    assert motion["v_x"].to_numpy()[-1] == pytest.approx(10.0, abs=1e-9)
    # Each period begins and is switched off once; the run ends where one would begin.
    assert motion.statistics.events == pytest.approx(2000, abs=1)


@pytest.mark.parametrize(
    ("table", "expected"),
    [
        (([0, 0.5, 0.5, 1], [0, 1, 1, 1]), 0.25 + 9.5),
        (([0, 0.5, 0.5, 1], [1, 1, 3, 3]), 0.5 + 9.5 * 3),
        (([5, 5, 6], [2, 4, 4]), 2 * 5 + 4 * 5),
        (([4, 5, 5], [2, 2, 7]), 2 * 5 + 7 * 5),
    ],
)
def test_a_table_may_jump(table, expected):
    model, _ = mass()
    found = last_speed(model, inputs={"F": table})
    assert found == pytest.approx(expected, **EXACT)


@settings.get_profile("mechanisms")
@given(
    st.lists(
        st.tuples(st.floats(1e-3, 1.0), st.floats(-5, 5), st.booleans()),
        min_size=2,
        max_size=20,
    )
)
def test_random_tables_have_their_momentum(points):
    times, values = [0.0], [0.0]
    for step, value, jumps in points:
        times.append(times[-1] + step)
        values.append(value)
        if jumps:
            times.append(times[-1])
            values.append(-2 * value)
    found = last_speed(COMPILED, times[-1], inputs={"F": (times, values)})
    assert found == pytest.approx(np.trapezoid(values, times), rel=1e-11, abs=1e-11)


COMPILED = sb.compile_model(mass()[0])


@pytest.mark.covering(1)
@pytest.mark.parametrize("way", ["projection", "partition", "baumgarte", "dae"])
@pytest.mark.parametrize("backward", [False, True])
def test_pulses_act_on_constrained_systems(way, backward):
    model, joint = mass()
    other = model.add_body("other", mass=1.0)
    slide = model.add_joint("y", model.world, other, "Tx")
    model.add_constraint("gear", sb.constraints.Algebraic(joint.q[0] - 2 * slide.q[0]))
    model.add_load("force", sb.loads.JointForce(joint, pulse(model.t)))
    times = [10.0, 7.0, 0.0] if backward else [0.0, 3.0, 10.0]
    motion = sb.simulate(model, times, constraints=way)
    expected = (-1 if backward else 1) * 0.06 / 1.25
    assert float(motion["v_x"][-1]) == pytest.approx(expected, rel=1e-9)


@pytest.mark.parametrize("way", ["projection", "partition", "baumgarte", "dae"])
def test_a_constraint_may_be_switched_by_time(way):
    model, joint = mass()
    other = model.add_body("other", mass=1.0)
    slide = model.add_joint("y", model.world, other, "Tx")
    t, late = model.t, model.t - 5
    moved = sb.where(t < 5.06, late**2 / 2, 0.06**2 / 2 + 0.06 * (late - 0.06))
    gap = joint.q[0] - slide.q[0] - sb.where(t < 5, 0, moved)
    model.add_constraint("piston", sb.constraints.Algebraic(gap))
    motion = sb.simulate(model, 10.0, constraints=way)
    # Feedback follows the constraint to the tolerance of 1e-8.
    assert float(motion["v_x"][-1]) == pytest.approx(0.03, rel=1e-7)


def test_pulses_act_in_explicit_loops():
    model = sb.library.four_bar()
    joint = next(iter(model.joints.values()))
    model.add_load("kick", sb.loads.JointForce(joint, 100 * pulse(10 * model.t)))
    by_events = sb.simulate(model, 1.0, method=sb.DP54(rtol=1e-10))
    assert by_events.statistics.events == 2
    by_small_steps = sb.simulate(model, 1.0, method=sb.DP54(rtol=1e-10, max_step=1e-4))
    np.testing.assert_allclose(by_events.q[-1], by_small_steps.q[-1], rtol=1e-8)


def test_a_time_that_stands_twice_is_answered_before_and_after():
    model, _ = mass()
    jump = ([0, 0.5, 0.5, 1], [1, 1, 3, 3])
    times = [0.0, 0.5, 0.5, 0.8, 0.8, 1.0]
    motion = sb.simulate(model, times, inputs={"F": jump})
    assert motion.time.tolist() == times
    assert motion["F"].to_numpy().tolist() == [1, 1, 3, 3, 3, 3]
    speeds = [0, 0.5, 0.5, 1.4, 1.4, 2.0]
    np.testing.assert_allclose(motion["v_x"], speeds, rtol=1e-12)


def test_what_a_sensor_shows_may_jump_though_nothing_moves_by_it():
    model, _ = mass()
    level = sb.where(model.t < 0.5, 1, 3)
    model.add_expression("level", level, sensor=True)
    motion = sb.simulate(model, [0.0, 0.5, 0.5, 1.0])
    assert motion["level"].to_numpy().tolist() == [1, 1, 3, 3]


def test_back_in_time_what_comes_first_is_answered_first():
    model, _ = mass()
    jump = ([0, 0.5, 0.5, 1], [1, 1, 3, 3])
    motion = sb.simulate(model, [1.0, 0.5, 0.5, 0.0], inputs={"F": jump})
    assert motion["F"].to_numpy().tolist() == [3, 3, 1, 1]
    np.testing.assert_allclose(motion["v_x"], [0, -1.5, -1.5, -2], rtol=1e-12)


def test_what_is_asked_once_at_an_event_is_answered_after_it_but_at_the_end():
    model, _ = mass()
    jumps = ([0, 0, 1, 1, 2, 2], [7, 1, 1, 3, 3, 9])
    motion = sb.simulate(model, [0.0, 1.0, 2.0], inputs={"F": jumps})
    assert motion["F"].to_numpy().tolist() == [1, 3, 3]
    motion = sb.simulate(model, [0, 0, 1, 2, 2], inputs={"F": jumps})
    assert motion["F"].to_numpy().tolist() == [7, 1, 3, 3, 9]


def test_results_just_before_and_after_an_event_are_those_of_their_side():
    model, _ = mass()
    times = [0.0, np.nextafter(0.5, 0), 0.5, np.nextafter(0.5, 1), 1.0]
    jump = ([0, 0.5, 0.5, 1], [1, 1, 3, 3])
    motion = sb.simulate(model, times, inputs={"F": jump})
    assert motion["F"].to_numpy().tolist() == [1, 1, 3, 3, 3]
    assert motion.time.tolist() == times


def test_states_between_steps_do_not_cross_an_event():
    motion = sb.simulate(loaded(pulse), np.linspace(4.9, 5.2, 301))
    t = motion.time
    expected = np.clip(t - 5, 0, 0.06)
    np.testing.assert_allclose(motion["v_x"], expected, atol=1e-12)


def test_at_a_time_reads_between_the_events_that_stand_twice():
    model, _ = mass()
    jump = ([0, 0.5, 0.5, 1], [1, 1, 3, 3])
    before, after = np.linspace(0, 0.5, 6), np.linspace(0.5, 1, 6)
    motion = sb.simulate(model, np.concatenate([before, after]), inputs={"F": jump})
    found = motion.at([0.2, 0.49, 0.5, 0.51, 1.0])
    np.testing.assert_allclose(found["F"], [1, 1, 3, 3, 3], rtol=1e-12)
    np.testing.assert_allclose(found["v_x"], [0.2, 0.49, 0.5, 0.53, 2], rtol=1e-12)
    assert float(motion.at(0.5)["F"]) == 3


@pytest.mark.parametrize(("method", "longest"), [("DP54", 0.02), ("DP853", 0.04)])
def test_python_functions_have_a_longest_step_that_is_told(method, longest):
    model, _ = mass()
    text = f"no step longer than {longest} s, because it is unknown where the input 'F'"
    for begin in (5, 5.007, 5.013, 5.02, 5.027, 5.033):
        inputs = {"F": lambda t, begin=begin: float(begin < t < begin + 0.06)}
        motion = sb.simulate(model, 10.0, inputs=inputs, method=method)
        assert float(motion["v_x"][-1]) == pytest.approx(0.06, rel=1e-4)
        assert text in motion.statistics.note
        assert text in repr(motion)


def test_told_times_of_a_python_function_are_ends_of_steps():
    model, _ = mass()
    motion = sb.simulate(
        model,
        10.0,
        inputs={"F": lambda t: float(5 < t < 5.06)},
        method=sb.DP54(input_times=[5.06, 5.0]),
    )
    assert float(motion["v_x"][-1]) == pytest.approx(0.06, **EXACT)
    assert (motion.statistics.events, motion.statistics.note) == (2, "")


def test_a_longest_step_of_the_users_is_not_told_again():
    model, _ = mass()
    for longest in (0.5, np.inf):
        motion = sb.simulate(
            model, 10.0, inputs={"F": lambda t: 1.0}, method=sb.DP54(max_step=longest)
        )
        assert motion.statistics.note == ""
        assert motion.statistics.steps < 40


def test_external_functions_of_time_have_a_longest_step_and_are_sampled():
    f = sb.ExternalFunction("f", lambda t: math.sin(2 * t))
    motion = sb.simulate(loaded(lambda t: sb.sign(f(t))), 10.0)
    expected = square_momentum(10.0, 2.0)
    assert float(motion["v_x"][-1]) == pytest.approx(expected, abs=1e-9)
    assert "the external function 'f'" in motion.statistics.note
    assert "was checked every 0.005 s" in motion.statistics.note


def test_the_notes_survive_in_a_file(tmp_path):
    model, _ = mass()
    motion = sb.simulate(model, 1.0, inputs={"F": lambda t: 1.0})
    motion.to_netcdf(tmp_path / "motion.nc")
    assert (
        sb.results.Motion.from_netcdf(tmp_path / "motion.nc").statistics
        == motion.statistics
    )


@pytest.mark.parametrize("times", [[math.nan], "abc", [[1.0]], 5.0])
def test_times_of_inputs_that_are_none_are_refused(times):
    model, _ = mass()
    with pytest.raises(
        sb.errors.CallError, match=r"input_times=.*list of finite times"
    ):
        sb.simulate(model, 1.0, method=sb.DP54(input_times=times))


def test_a_table_of_a_thousand_points_costs_a_step_for_each():
    model, _ = mass()
    x = np.linspace(0, 10, 1001)
    y = np.sin(3 * x)
    motion = sb.simulate(model, 10.0, inputs={"F": (x, y)})
    assert float(motion["v_x"][-1]) == pytest.approx(np.trapezoid(y, x), rel=1e-11)
    assert motion.statistics.events == 999
    # Of each segment the first step is as long as the segment, but for the first ones.
    assert motion.statistics.steps < 1020
    assert motion.statistics.rejected == 0


def test_a_step_of_rk4_fits_into_each_segment():
    motion = sb.simulate(loaded(pulse), 10.0, method=sb.RK4(0.5))
    assert motion.statistics.steps == 10 + 1 + 10
    assert motion.statistics.events == 2


def test_a_run_without_time_events_has_the_steps_of_one_segment():
    motion = sb.simulate(sb.library.pendulum(), 1.0)
    assert motion.statistics.events == 0
    assert "event" not in str(motion.statistics)


def test_steps_that_fail_behind_an_event_keep_what_was_computed():
    model, joint = mass()
    broken = sb.where(model.t > 5, sb.sqrt(7 - model.t), 1)
    model.add_load("force", sb.loads.JointForce(joint, broken))
    with pytest.raises(sb.errors.AnalysisError, match=r"v_x.* at t = 7") as caught:
        sb.simulate(model, 10.0)
    found = caught.value.result
    assert found.time[-1] == pytest.approx(7, abs=1e-6)
    expected = 5 + 2 / 3 * 2**1.5
    assert float(found["v_x"][-1]) == pytest.approx(expected, rel=1e-6)


def test_a_force_without_a_value_at_zero_may_begin_later():
    """The speed by 1/t is a logarithm, of one run, of steps, and of many runs."""
    model, joint = mass()
    model.add_load("force", sb.loads.JointForce(joint, 1 / model.t))
    times, gain = [1.0, 2.0], np.log(2)
    assert last_speed(model, times) == pytest.approx(gain, rel=1e-8)
    stepper = sb.Stepper(model, 1.0, t=1.0)
    assert stepper.step()[1] == pytest.approx(gain, rel=1e-8)
    many = sb.simulate_many(model, {"v_x": [0.0, 1.0]}, times)
    np.testing.assert_allclose(many.states[:, -1, 1], [gain, 1 + gain], rtol=1e-8)


def test_a_constraint_has_the_force_of_one_side_where_a_load_on_it_jumps():
    """The load is -3 N until t = 2 s, then 3, beside a weight of 10 N."""
    model = sb.Model("lid", gravity=(0, 0, -10))
    slide = model.add_joint("x", model.world, model.add_body("b", 1.0), ["Tx", "Tz"])
    model.add_constraint("flat", sb.constraints.Algebraic(slide.q[1]))
    push = sb.loads.JointForce(slide, [0, 3 * sb.sign(model.t - 2)])
    model.add_load("push", push)
    motion = sb.simulate(model, [0, 1, 2, 2, 3])
    np.testing.assert_allclose(motion["lam_flat"], [13, 13, 13, 7, 7])
    motion = sb.simulate(model, [3, 2, 1])
    np.testing.assert_allclose(motion["lam_flat"], [7, 13, 13])
