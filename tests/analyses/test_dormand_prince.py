"""The method of Dormand and Prince, as a user of `integrate` sees it."""

import math
import pickle
from functools import partial

import numpy as np
import pytest
from scipy.integrate import solve_ivp
from scipy.spatial.transform import Rotation

import symbody as sb
from symbody.analyses.instant.inputs import ConstantInputs
from symbody.analyses.run.integrate import integrate
from symbody.analyses.run.methods import DP54
from symbody.analyses.run.problem import InitialValueProblem


def exact(t):
    return np.column_stack([np.exp(np.sin(t)), 1 / (1 + t**2)])


def fixed_step_error(problem, times, step):
    """Integrate with tolerances that allow anything, so that max_step is the step."""
    y = integrate(problem, times, method=DP54(rtol=1e12, atol=1e12, max_step=step)).y
    return np.abs(y - exact(times)).max()


def observed_order(problem, times, step):
    coarse = fixed_step_error(problem, times, step)
    return np.log2(coarse / fixed_step_error(problem, times, step / 2))


def test_the_states_at_steps_are_of_order_5(smooth):
    times = np.array([0, 3.0])
    assert observed_order(smooth, times, 1 / 32) == pytest.approx(5, abs=0.25)


def test_asked_times_do_not_change_the_steps(smooth, rng):
    times = np.unique(np.concatenate([[0, 4], rng.uniform(0, 4, 50)]))
    many, few = integrate(smooth, times), integrate(smooth, [0, 4])
    assert many.statistics.evaluations == few.statistics.evaluations
    assert many.y[-1] == pytest.approx(few.y[-1], rel=1e-15)


@pytest.mark.parametrize("tolerance", [1e-4, 1e-7, 1e-10])
def test_the_error_follows_the_tolerance(smooth, tolerance):
    times = np.linspace(0, 5, 101)
    found = integrate(smooth, times, method=DP54(rtol=tolerance, atol=tolerance))
    error = np.abs(found.y - exact(times)).max()
    assert tolerance / 100 < error < 10 * tolerance


def test_it_agrees_with_scipy(spinning, functions):
    times = np.linspace(0, 5, 26)
    p = functions.spinning.parameters

    def rate(t, y):
        q0, q1, q2, q3, wx, wy, wz = y
        return [
            (-q1 * wx - q2 * wy - q3 * wz) / 2,
            (q0 * wx + q2 * wz - q3 * wy) / 2,
            (q0 * wy + q3 * wx - q1 * wz) / 2,
            (q0 * wz + q1 * wy - q2 * wx) / 2,
            p[0] * wy * wz + q1,
            p[1] * wz * wx,
            p[2] * wx * wy - q2 * q3,
        ]

    expected = solve_ivp(
        rate, (0, 5), spinning.y0, "DOP853", times, rtol=1e-12, atol=1e-12
    )
    found = integrate(spinning, times, method=DP54(rtol=1e-12, atol=1e-12))
    assert found.y == pytest.approx(expected.y.T, abs=1e-10)


def test_it_takes_about_as_many_steps_as_the_same_method_in_scipy(oscillator):
    ours = integrate(
        oscillator(ConstantInputs([0.0])), [0, 50], method=DP54(rtol=1e-8, atol=1e-8)
    )
    theirs = solve_ivp(
        lambda t, y: [y[1], -4 * y[0]], (0, 50), [1, 0], "RK45", rtol=1e-8, atol=1e-8
    )
    assert ours.statistics.evaluations == pytest.approx(theirs.nfev, rel=0.15)


def test_the_last_stage_is_the_first_of_the_next_step(oscillator):
    statistics = integrate(oscillator(ConstantInputs([0.0])), [0, 10]).statistics
    tried = statistics.steps + statistics.rejected
    first_rate_and_step = 2
    assert statistics.evaluations == 6 * tried + first_rate_and_step


def test_quaternions_keep_their_length(spinning):
    y = integrate(
        spinning, np.linspace(0, 50, 777), method=DP54(rtol=1e-4, atol=1e-4)
    ).y
    assert np.linalg.norm(y[:, :4], axis=1) == pytest.approx(1, abs=1e-15)


def test_a_constant_angular_velocity_turns_as_the_closed_form(compiled_function):
    def turning(t, y, u, p, k, yd):
        yd[0] = 0.5 * (-y[1] * p[0] - y[2] * p[1] - y[3] * p[2])
        yd[1] = 0.5 * (y[0] * p[0] + y[2] * p[2] - y[3] * p[1])
        yd[2] = 0.5 * (y[0] * p[1] + y[3] * p[0] - y[1] * p[2])
        yd[3] = 0.5 * (y[0] * p[2] + y[1] * p[1] - y[2] * p[0])

    w = np.array([0.4, -1.0, 0.3])
    rhs = compiled_function(turning, w)
    labels = ("a", "b", "c", "d")
    # A start of wrong length is set right first.
    problem = InitialValueProblem(rhs, [2.0, 0, 0, 0], labels, quaternions=(0,))
    found = integrate(problem, [0, 2.5], method=DP54(rtol=1e-11, atol=1e-11)).y
    assert found[0].tolist() == [1, 0, 0, 0]
    expected = Rotation.from_rotvec(2.5 * w).as_quat()[[3, 0, 1, 2]]
    assert found[-1] == pytest.approx(expected, abs=1e-9)


def test_the_energy_of_an_oscillator_drifts_no_more_than_the_tolerance(oscillator):
    times = np.linspace(0, 100, 1000)
    y = integrate(
        oscillator(ConstantInputs([0.0])), times, method=DP54(rtol=1e-10, atol=1e-10)
    ).y
    energy = 2 * y[:, 0] ** 2 + y[:, 1] ** 2 / 2
    assert energy == pytest.approx(2.0, abs=1e-7)


def test_time_may_run_backward(smooth):
    back = InitialValueProblem(smooth.rhs, exact(np.array([2.0]))[0], smooth.labels)
    y = integrate(back, [2, 1, 0], method=DP54(rtol=1e-9, atol=1e-9)).y
    assert y == pytest.approx(exact(np.array([2.0, 1.0, 0.0])), rel=1e-7)


def test_no_step_is_longer_than_allowed(smooth):
    assert (
        integrate(
            smooth, [0, 4], method=DP54(rtol=1e-6, atol=1e-9, max_step=0.01)
        ).statistics.steps
        >= 400
    )


def test_a_trial_step_outside_of_the_domain_is_repeated_shorter(compiled_function):
    def falling(t, y, u, p, k, yd):
        yd[0] = -math.sqrt(y[0] - 1.0) * 100.0 + 1.0

    problem = InitialValueProblem(compiled_function(falling), [5.0], ("x",))
    found = integrate(problem, [0, 1], method=DP54(rtol=1e-3, atol=1e-3))
    assert found.y[-1, 0] == pytest.approx(1 + 1e-4, abs=1e-3)


def test_stiffness_is_noticed(compiled_function, smooth):
    def van_der_pol(t, y, u, p, k, yd):
        yd[0] = y[1]
        yd[1] = 1e5 * ((1 - y[0] * y[0]) * y[1] - y[0])

    problem = InitialValueProblem(
        compiled_function(van_der_pol), [2.0, -2 / 3], ("x", "v")
    )
    assert integrate(problem, [0, 0.1]).statistics.stiff
    assert not integrate(
        smooth, [0, 10], method=DP54(rtol=1e-6, atol=1e-9, max_step=0.001)
    ).statistics.stiff


def mount(k=1e6, damping=1e4):
    """Return a block on a mount that is shaken slowly: stiff where it is damped."""
    model = sb.Model("mount")
    d = model.add_parameter("d", damping)
    block = model.add_body("block", mass=1.0)
    rail = model.add_joint("rail", model.world, block, "Tx")
    x, v = rail.q[0], rail.v[0]
    force = k * (sb.sin(model.t) - x) - d * v
    model.add_load("mount", sb.loads.JointForce(rail, force))
    return model


def shaken_box(model, rate, pull=1.2):
    """Add a box that slips twice a period, where its friction does not hold."""
    box = model.add_body("box", mass=1.0)
    slide = model.add_joint("slide", model.world, box, "Tx")
    dry = sb.contacts.DryFriction(slide, 1.0, normal_force=1.0)
    model.add_contact("dry", dry)
    push = sb.loads.JointForce(slide, pull * sb.sin(rate * model.t))
    model.add_load("shake", push)


@pytest.mark.parametrize(("joints", "end"), [(60, 8.0), (100, 4.0)])
def test_radau_does_not_go_on_where_matrices_cost_more_than_steps_save(joints, end):
    model = sb.library.chain(joints)
    for joint in list(model.joints.values()):
        spring = sb.loads.TorsionalSpringDamper(joint, 2000.0, 20.0)
        model.add_load(f"spring_{joint.name}", spring)
    compiled = sb.compile_model(model, rolled=True)
    own = sb.simulate(compiled, [0, end]).statistics
    alone = sb.simulate(compiled, [0, end], method=sb.DP853()).statistics
    # Tries in vain, and a few steps; 21 339 for 15 830 of 100 joints when a Jacobian
    # in each step, and its factorization, did not count.
    work = own.evaluations + 2 * joints * own.jacobians
    assert work < 1.1 * alone.evaluations


def test_radau_goes_on_by_default_where_stability_limits_steps():
    exact = sb.simulate(mount(), 5.0, method=sb.Radau(1e-12, 1e-14))
    own = sb.simulate(mount(), 5.0)
    assert own.statistics.method == "Radau"
    assert own.statistics.steps < 500
    (note,) = own.notes
    assert note.kind == "accuracy"
    assert 0 < note.time < 0.02
    assert note.startswith(
        f"Radau went on from t = {note.time:.6g} s, as the motion is stiff. method="
    )
    for name in ("q_rail", "v_rail"):
        error = np.abs(own.array(name) - exact.array(name)).max()
        assert error < 1e-8
    between = own.at([1.2345, 4.3])["q_rail"]
    np.testing.assert_allclose(between, exact.at([1.2345, 4.3])["q_rail"], atol=1e-9)


def test_what_is_named_does_not_change_and_says_what_is_better():
    alone = sb.simulate(mount(), 5.0, method="DP853")
    assert alone.statistics.method == "DP853"
    assert alone.statistics.stiff
    assert alone.statistics.steps > 10_000
    (note,) = alone.notes
    assert "Stability limited the steps of DP853, not accuracy" in note
    assert "method='Radau'" in note
    wanted = sb.simulate(mount(), 5.0, method=sb.DP853(may_change=True))
    assert wanted.statistics.method == "Radau"


@pytest.mark.parametrize("rtol", [1e-2, 1e-4, 1e-8])
def test_a_vibration_that_is_motion_stays_with_dp853(rtol):
    model = mount(k=1e4, damping=0.0)
    options = {"start": {"q_rail": 0.1}}
    alone = sb.simulate(model, [0, 30], method=sb.DP853(rtol, rtol / 100), **options)
    own = sb.DP853(rtol, rtol / 100, may_change=True)
    both = sb.simulate(model, [0, 30], method=own, **options)
    assert both.statistics.method == "DP853"
    # Where that was tried it was given up after some steps.
    assert both.statistics.evaluations < 2 * alone.statistics.evaluations + 5000


def slider_on_arm(mass, k, damping):
    """Return an arm that falls, and a slider on it whose spring is fast."""
    model = sb.Model("slider_on_arm")
    arm = model.add_body("arm", 1.0, com=(0.5, 0, 0), inertia=(0.01, 0.1, 0.1))
    model.add_joint("pivot", model.world, arm, "Ry")
    slider, seat = model.add_body("slider", mass), arm.add_frame("seat", at=(0.3, 0, 0))
    slide = model.add_joint("slide", seat, slider, "Tx")
    model.add_load("spring", sb.loads.TorsionalSpringDamper(slide, k, damping))
    return model


def test_steps_beyond_stability_do_not_stir_up_what_is_fast():
    # Steps of |h lambda| of 7 to 20 once passed the estimate, 1600 tolerances off.
    model = slider_on_arm(0.01, 1e4, 0.5)
    compiled, times = sb.compile_model(model), np.linspace(0, 1, 201)
    exact = sb.simulate(compiled, times, method=sb.DP853(1e-12, 1e-14))
    for rtol in 10.0 ** np.arange(-5, -2.9, 0.125):
        motion = sb.simulate(compiled, times, method=sb.DP853(rtol, 0.01 * rtol))
        assert motion.v == pytest.approx(exact.v, rel=0, abs=50 * rtol)


def test_radau_is_tried_before_stability_limits_steps():
    model = sb.compile_model(sb.library.clock())
    alone, own = (
        sb.simulate(model, [0, 0.5], method=sb.DP853(may_change=may))
        for may in (False, True)
    )
    assert not alone.statistics.stiff
    assert own.statistics.method == "Radau"
    assert 4 * own.statistics.evaluations < alone.statistics.evaluations
    np.testing.assert_allclose(own.q[-1], alone.q[-1], atol=1e-11)


def test_radau_goes_on_where_some_two_hundred_steps_are_left():
    model = sb.compile_model(sb.library.clock())
    alone, own = (
        sb.simulate(model, [0, 0.5], method=sb.DP853(1e-4, 1e-6, may_change=may))
        for may in (False, True)
    )
    assert alone.statistics.steps == pytest.approx(200, abs=20)
    assert 4 * own.statistics.evaluations < alone.statistics.evaluations
    # A hundredth of what the tolerance allows.
    np.testing.assert_allclose(own.q[-1], alone.q[-1], atol=1e-7)


def test_what_is_at_rest_takes_as_many_steps_however_long_the_run():
    model = sb.compile_model(sb.library.tower_crane())
    steps = [sb.simulate(model, [0, end]).statistics.steps for end in (1e-3, 0.5, 1e4)]
    assert steps == [5, 5, 5]


def test_a_fall_begins_with_a_step_of_ten_times_its_size():
    """With 0.01, 0.06 and 0.36 s; a first step of 1 ms would take another one."""
    model = sb.Model("fall", gravity=(0, 0, -9.81))
    model.add_joint("slide", model.world, model.add_body("ball", 1.0), "Tz")
    motion = sb.simulate(model, [0, 0.5], start={"q_slide": 1.0})
    assert motion.statistics.steps == 4
    np.testing.assert_allclose(motion.q[-1], 1 - 9.81 * 0.5**2 / 2, rtol=1e-12)


@pytest.mark.parametrize("touches", [False, True])
def test_a_try_in_vain_changes_no_bit(touches):
    model = mount(k=1e6, damping=40.0 if touches else 20.0)
    if touches:
        shaken_box(model, 200.0)
    model = sb.compile_model(model)
    options = {"start": {"q_rail": 1e-3}}
    alone, own = (
        sb.simulate(model, 1.0, method=sb.DP853(1e-5, 1e-7, may_change=may), **options)
        for may in (False, True)
    )
    assert own.statistics.method == "DP853"
    assert (own.q == alone.q).all()
    assert own.events.times.tolist() == alone.events.times.tolist()
    more = own.statistics.evaluations - alone.statistics.evaluations
    assert 0 < more < 0.1 * alone.statistics.evaluations


def test_nothing_is_tried_while_something_slips_in_a_plane():
    """Its direction turns fast where that begins: stiff, but not for long."""
    model = sb.Model("puck")
    puck = model.add_body("puck", mass=1.0)
    axes = ["Tx", "Ty", "Tz"]
    slide = model.add_joint("slide", model.world, puck, axes)
    floor = sb.contacts.PointOnPlane(puck, model.world)
    model.add_contact("floor", floor, friction=0.3)
    pull = 4 * sb.sin(50 * model.t)
    model.add_load("pull", sb.loads.JointForce(slide, (pull, 0.3 * pull, 0)))
    compiled = sb.compile_model(model)
    own, alone = (sb.simulate(compiled, 1.0, method=m) for m in (None, "DP853"))
    assert own.statistics.evaluations == alone.statistics.evaluations
    assert len(own.events.of("floor", kind="slip")) == 16


@pytest.mark.parametrize("name", ["arm6", "cardan_shaft"])
def test_few_steps_are_refused_and_these_do_not_evaluate_their_end(name):
    """Behind a refused step the next ones are shorter, as motions turn sharp again."""
    model = getattr(sb.library, name)()
    done = sb.simulate(model, [0, 2.0], method="DP853").statistics
    assert done.evaluations == 2 + 12 * done.steps + 11 * done.rejected
    assert done.rejected < done.steps / 5


def test_a_short_stiff_run_of_many_states_changes():
    """A hand of 32 states, by DP853 alone 3 200 evaluations."""
    done = sb.simulate(sb.library.hand(), [0, 0.05]).statistics
    assert (done.method, done.evaluations < 1000) == ("Radau", True)


def test_a_switch_is_passed_at_once_where_ends_may_meet():
    """Twelve steps in succession that saw it were refused: 716 evaluations."""
    done = sb.simulate(sb.library.geneva_drive(), [0, 0.5]).statistics
    assert done.evaluations < 500


def test_short_runs_stay_with_dp853():
    assert sb.simulate(mount(), 0.02).statistics.method == "DP853"


def conditional(model, sign):
    rail = model.joints["rail"]
    model.when(rail.q[0] - 0.5, {sign: -sign}, direction="both")


def timed(model, sign):
    model.when(every=0.7, changes={sign: -sign})


def sampled(model, _):
    return {"push": sb.Sampled(lambda t, m: 1e4 * m["q_rail"], 0.3)}


def touching(model, _):
    shaken_box(model, 10.0)
    stop = sb.contacts.JointStop(model.joints["rail"], greatest=0.3)
    model.add_contact("stop", stop, restitution=0.5)


@pytest.mark.parametrize("jumping", [conditional, timed, sampled, touching])
def test_radau_goes_on_where_something_jumps_now_and_then(jumping):
    model = mount()
    sign = model.add_discrete("sign", -1.0)
    force = model.add_input("push") + 1e4 * sign
    model.add_load("turned", sb.loads.JointForce(model.joints["rail"], force))
    inputs = jumping(model, sign) or {"push": 0.0}
    model = sb.compile_model(model)

    def motion(model, **options):
        return sb.simulate(model, [0, 2.5, 5.0], inputs=inputs, **options)

    own, alone = motion(model), motion(model, method="DP853")
    exact = motion(model, method=sb.Radau(1e-11, 1e-13))
    assert own.statistics.method == "Radau"
    assert 4 * own.statistics.evaluations < alone.statistics.evaluations
    np.testing.assert_allclose(own.q, exact.q, atol=1e-9)
    instants = [[event.time for event in one.events] for one in (own, exact)]
    np.testing.assert_allclose(*instants, atol=1e-8)
    assert len(instants[0]) == len(alone.events)
    kinds = [[event.kind for event in one.events] for one in (own, exact)]
    assert kinds[0] == kinds[1]
    for other in (model, pickle.loads(pickle.dumps(model))):
        assert (motion(other).q == own.q).all()


@pytest.mark.parametrize("rate", [50.0, 100.0])
def test_a_try_that_meets_a_clause_goes_on_where_it_has_come_further(rate):
    model = mount()
    bob = model.add_body("bob", mass=1.0)
    swing = model.add_joint("swing", model.world, bob, "Tx")
    push = sb.loads.JointForce(swing, sb.cos(rate * model.t))
    model.add_load("push", push)
    turns = model.add_discrete("turns", 0.0)
    model.when(swing.v[0], {turns: turns + 1}, direction="both")
    compiled = sb.compile_model(model)
    own, alone = (sb.simulate(compiled, 1.0, method=m) for m in (None, "DP853"))
    assert own.statistics.method == "Radau"
    assert 4 * own.statistics.evaluations < alone.statistics.evaluations
    instants = [[event.time for event in one.events] for one in (own, alone)]
    np.testing.assert_allclose(*instants, atol=1e-9)
    np.testing.assert_allclose(
        instants[0], np.pi / rate * np.arange(1, rate // np.pi + 1), atol=1e-9
    )


@pytest.mark.parametrize("at", [0.008, 0.012, 0.05, 0.2])
def test_switches_within_a_try_do_not_make_it_one_in_vain(at):
    model = slider_on_arm(0.001, 10.0, 5.0)
    pivot = model.joints["pivot"]
    jump = sb.where(pivot.q[0] > at, 2.0, -1.0)
    model.add_load("jump", sb.loads.JointForce(pivot, jump))
    compiled, options = sb.compile_model(model), {"rtol": 1e-6, "atol": 1e-8}
    alone = sb.simulate(compiled, 1.0, method=sb.DP853(**options))
    own = sb.simulate(compiled, 1.0, method=sb.DP853(**options, may_change=True))
    assert own.statistics.method == "Radau"
    assert 5 * own.statistics.evaluations < alone.statistics.evaluations
    np.testing.assert_allclose(own.q, alone.q, atol=1e-6)


@pytest.mark.parametrize(
    ("pulses", "touches"), [(False, False), (True, False), (False, True)]
)
def test_many_runs_have_the_bits_of_single_ones_also_where_they_are_stiff(
    pulses, touches
):
    model = mount()
    if touches:
        shaken_box(model, 4.0)
    if pulses:
        late = sb.where(model.t > 2.0 + 1e-5 * model.parameters["d"], 1e6, 0.0)
        late = sb.loads.JointForce(model.joints["rail"], late)
        model.add_load("pulse", late)
    model = sb.compile_model(model)
    dampings = [1e4, 2.0, 2e4]  # that of the second is tried by Radau, and given up
    many = sb.simulate_many(model, {"d": dampings}, 5.0, workers=2)
    methods = []
    for states, d in zip(many.states, dampings, strict=True):
        # A second run takes the memory of the first one.
        for _ in range(2):
            alone = sb.simulate(model, 5.0, parameters={"d": d})
            assert (np.column_stack([alone.q, alone.v]) == states).all()
        methods.append(alone.statistics.method)
    assert methods == ["Radau", "DP853", "Radau"]
    assert many.way == "loops"
    assert any("as the motion is stiff" in note for note in many.notes)


def test_time_events_and_times_that_decrease_go_with_a_change_of_method():
    model = mount()
    rail = model.joints["rail"]
    pulse = sb.where(model.t > 2.0, 1e6, 0.0)
    model.add_load("pulse", sb.loads.JointForce(rail, pulse))
    own = sb.simulate(model, 5.0)
    exact = sb.simulate(model, 5.0, method=sb.Radau(1e-12, 1e-14))
    assert own.statistics.method == "Radau"
    assert own.statistics.events == 1
    np.testing.assert_allclose(own.array("q_rail"), exact.array("q_rail"), atol=1e-8)
    grown = mount(damping=-1e4)
    fallen = sb.simulate(grown, np.linspace(0.0, -5.0, 11))
    assert fallen.statistics.method == "Radau"
    wanted = sb.simulate(grown, fallen.time, method=sb.Radau(1e-12, 1e-14))
    np.testing.assert_allclose(
        fallen.array("q_rail"), wanted.array("q_rail"), atol=1e-9
    )


@pytest.mark.parametrize("method", [sb.DP54, sb.DP853])
def test_the_first_step_of_a_long_run_moves_time(method):
    """A share of the fastest motion was shorter than the rounding of the run's end."""
    model = sb.Model("fast")
    body = model.add_body("body", mass=1.0)
    slide = model.add_joint("slide", model.world, body, "Tx", q=1.0)
    model.add_load("spring", sb.loads.JointForce(slide, -1e10 * slide.q[0]))
    with pytest.raises(sb.errors.AnalysisError, match="100 steps have led only to"):
        sb.simulate(model, 1e5, method=method(max_steps=100))


@pytest.mark.parametrize(
    ("end", "touches"), [(20.0, False), (-20.0, False), (20.0, True)]
)
def test_dp853_goes_on_where_a_run_is_stiff_no_more(end, touches):
    model, sign = sb.library.planar_pendulums(3), math.copysign(1, end)
    body = model.add_body("body", 1.0)
    slide = model.add_joint("slide", model.world, body, "Tx")
    d = 2e5 / (1 + sb.exp(20 * (sign * model.t - 1)))
    pull = -d * sign * slide.v[0] - d * (slide.q[0] - 0.1)
    model.add_load("pull", sb.loads.JointForce(slide, pull))
    if touches:
        floor = model.world.add_frame("floor", at=(0, 0, -2.9))
        touch = sb.contacts.SphereOnPlane(model.bodies["rod_3"], floor, 0.01)
        model.add_contact("touch", touch, restitution=0.5)
    compiled = sb.compile_model(model)
    whole = sb.simulate(compiled, [0, end])
    left = "DP853 from t = ", "steps of Radau were hardly longer"
    assert all(words in whole.notes[0] for words in left)
    # Radau alone takes 38 000, DP853 387 000.
    assert whole.statistics.evaluations < 15_000
    part = [0, 0.15 * end]
    exact = sb.simulate(compiled, part, method=sb.Radau(1e-12, 1e-14))
    own = sb.simulate(compiled, [*part, end])
    assert np.abs(own.q[1] - exact.q[-1]).max() < 1e-6
    assert (own.q[-1] == whole.q[-1]).all()


def test_radau_goes_on_over_a_bend_where_its_steps_are_short_for_a_while():
    compiled = sb.compile_model(sb.library.jansen_walker())
    evaluations = [
        sb.simulate(compiled, [0.0, end], inputs={"torque": 0.0}).statistics.evaluations
        for end in (0.8, 0.9, 1.0, 1.1, 1.2, 1.3, 1.4)
    ]
    # DP853 takes 17 000 in 1 s; where Radau was left, one in five of them took 15 000.
    assert max(evaluations) < 10_000


def test_a_run_that_changes_method_and_coordinates_leaves_no_parameters_to_the_next():
    model = sb.Model("bars", gravity=(0, 0, -9.81))
    D, place = model.add_parameter("D", 2e4), model.world
    for i in range(3):
        bar = model.add_body(f"b{i}", 1.0, com=(0.25, 0, 0), inertia=(0.02, 0.03, 0.04))
        model.add_joint(f"j{i}", place, bar, "Ry", q=0.3 * i)
        place = bar.add_frame("tip", at=(0.5, 0, 0))
    q, v = model.joints["j1"].q[0], model.joints["j1"].v[0]
    stiff = -D * (q - 0.3 * sb.sin(2 * model.t) + 0.3 * v)
    model.add_load("stiff", sb.loads.JointForce(model.joints["j1"], stiff))
    foot = model.world.add_frame("foot", at=(1.2, 0, 0.9))
    bodies = sb.compile_model(model)
    R, p = bodies.pose("b2", bodies.start_state()[:3])
    length = float(np.linalg.norm(p + R @ (0.5, 0, 0) - (1.2, 0, 0.9)))
    model.add_constraint("rod", sb.constraints.Rod(foot, place, length=length))
    compiled, values = sb.compile_model(model), (2e4, 50.0, 2e4)
    motions = [sb.simulate(compiled, 1.0, parameters={"D": D}) for D in values]
    for D, motion in zip(values, motions, strict=True):
        assert motion.statistics.method == "Radau"
        alone = sb.compile_model(model)
        exact = sb.simulate(
            alone, 1.0, parameters={"D": D}, method=sb.DP853(1e-11, 1e-13)
        )
        assert np.abs(motion.q - exact.q).max() < 1e-6
    assert (motions[0].q == motions[2].q).all()


def cart_in_units(m, kg, s, stiff):
    """A pendulum on a cart on a spring; one m, kg and s are so many units."""
    model = sb.Model("cart", gravity=(0, 0, -9.81 * m / s**2))
    cart = model.add_body("cart", mass=2.0 * kg)
    slide = model.add_joint("x", model.world, cart, "Tx")
    inertia = (0.1 * kg * m**2, 0.1 * kg * m**2, 0.001 * kg * m**2)
    rod = model.add_body("rod", mass=kg, com=(0, 0, -0.5 * m), inertia=inertia)
    model.add_joint("y", cart, rod, "Ry", q=1.0)
    d = 1e4 * kg / s if stiff else 0.0
    spring = (-20.0 - 1e4 * stiff) * kg / s**2 * slide.q[0] - d * slide.v[0]
    pull = 5.0 * kg * m / s**2 * sb.sin(3.0 / s * model.t)
    model.add_load("pull", sb.loads.JointForce(slide, spring + pull))
    return sb.compile_model(model)


@pytest.mark.covering(2)
@pytest.mark.parametrize("units", [(1e3, 1e-3, 1.0), (1, 1, 1e6), (1e-3, 1, 3e-8)])
@pytest.mark.parametrize(
    ("method", "stiff"),
    [
        ("DP54", False),
        ("DP853", False),
        ("Radau", False),
        ("Radau", True),
        (None, True),
    ],
)
def test_units_change_no_step(method, stiff, units):
    """In us or years runs began with 1e-6 of it, and took up to twice as long."""
    make = getattr(sb, method) if method else partial(sb.DP853, may_change=True)
    counts, ends = [], []
    for m, kg, s in ((1, 1, 1), units):
        scale = np.array([m, 1.0, m / s, 1.0 / s])
        compiled = cart_in_units(m, kg, s, stiff)
        own = make(1e-6, tuple(1e-8 * scale))
        motion = sb.simulate(compiled, [0, 0.3 * s], method=own)
        of = motion.statistics
        counts.append((of.evaluations, of.steps, of.rejected, of.jacobians))
        ends.append(np.r_[motion.q[-1], motion.v[-1]] / scale)
    assert counts[0] == counts[1]
    np.testing.assert_allclose(ends[0], ends[1], rtol=1e-8, atol=1e-10)
