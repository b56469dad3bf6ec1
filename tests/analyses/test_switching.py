"""Where a run cannot get on because a formula jumps, the message says which."""

import numpy as np
import pytest

import symbody as sb
from symbody.library import closed_by_constraints as known
from symbody.view.model_page import model_data as page_of


def sliding():
    model = sb.Model("sliding", gravity=(0, 0, 0))
    body = model.add_body("body", mass=1.0)
    joint = model.add_joint("x", model.world, body, "Tx", v=1.0)
    return model, joint


def failure(model, **options):
    options = {"method": "Radau", **options}
    with pytest.raises(sb.errors.AnalysisError) as caught:
        sb.simulate(model, 5.0, **options)
    return str(caught.value)


def test_the_load_that_jumps_is_named_with_its_condition():
    model, joint = sliding()
    model.add_load("calm", sb.loads.JointForce(joint, sb.where(joint.q[0] > 9, 1, 0)))
    model.add_load("dry", sb.loads.JointForce(joint, -0.5 * sb.sign(joint.v[0])))
    text = failure(model)
    assert "the step has become smaller than rounding allows at t = 2 s" in text
    assert "The load 'dry' jumps there, where v_x changes its sign" in text
    assert "for example by tanh" in text


def test_too_many_steps_name_it_too():
    model, joint = sliding()
    model.add_load("dry", sb.loads.JointForce(joint, -0.5 * sb.sign(joint.v[0])))
    text = failure(model, method=sb.DP54(max_steps=50))
    assert "50 steps have led only to" in text
    assert "The load 'dry' jumps there" in text


@pytest.mark.slow
def test_a_load_by_a_sensor_is_named():
    model, joint = sliding()
    model.add_load("coast", sb.loads.JointForce(joint, -0.5))
    speed = model.add_sensor("speed", sb.sensors.Velocity(joint.child))
    law = sb.where(speed[0] > 0.2, 0, 3)
    model.add_load("hold", sb.loads.JointForce(joint, law))
    assert "The load 'hold' jumps there" in failure(model)


def test_a_state_and_an_input_that_jump_are_named():
    model, _ = sliding()
    level = model.add_state("level", 1.0)
    model.set_rate(level, sb.where(level > 0.5, -1, 1))
    assert "The state 'level' jumps there, where 0.5 - level changes" in failure(model)
    model, joint = sliding()
    F = model.add_input("F")
    model.add_load("push", sb.loads.JointForce(joint, F))
    text = failure(model, inputs={"F": -0.5 * sb.sign(joint.v[0])})
    assert "The input 'F' jumps there, where v_x changes its sign" in text


def test_corners_without_a_jump_are_not_blamed():
    model, joint = sliding()
    x = joint.q[0]
    wall = sb.where(x > 1, -1e4 * (x - 1), 0)
    model.add_load("wall", sb.loads.JointForce(joint, wall + 1 / (1 - x) ** 2))
    text = failure(model, method="DP54")
    assert "jumps" not in text


EVEN = {"method": sb.RK4(0.01)}
NOT_LOCATED = "Where formulas switch by the state is not located by "


def switching(law=sb.sign):
    """Return a body that a force by the state brakes; its mass varies."""
    model, joint = sliding()
    force = -law(joint.q[0] + 0.1) * model.add_parameter("F", 1.0)
    model.add_load("bang", sb.loads.JointForce(joint, force))
    return model, joint


def runs_of(model, **options):
    return sb.simulate_many(model, {"F": [0.5, 1.0, 2.0]}, 1.0, **options)


def study_of(model, **options):
    keep = {"x": sb.studies.Final("q_x")}
    return sb.Study(model, {"F": [0.5, 1.0]}, keep, duration=1.0, **options).run()


EVEN_RUNS = {
    "run": lambda model: sb.simulate(model, 1.0, **EVEN),
    "lanes": lambda model: runs_of(model, **EVEN),
    "device": lambda model: runs_of(model, **EVEN, device="emulated_cuda"),
    "study": lambda model: study_of(model, **EVEN),
}
IN_C = pytest.mark.compiler("c")


@pytest.mark.parametrize(
    "result_of", [pytest.param(f, id=n, marks=[IN_C] * (n == "device"))
                  for n, f in EVEN_RUNS.items()],
)  # fmt: skip
def test_steps_of_one_length_do_not_locate_switches_and_say_so_once(result_of):
    (note,) = result_of(switching()[0]).notes_of("accuracy")
    assert f"{NOT_LOCATED}steps of one length: a step may pass over a narrow" in note
    assert "piece of load 'bang'" in note
    assert not result_of(switching(sb.sin)[0]).notes_of("accuracy")


def test_a_page_that_does_not_locate_switches_says_so():
    (note,) = page_of(switching()[0])["notes"]
    assert f"{NOT_LOCATED}this page where it computes" in note
    assert not page_of(switching(sb.sin)[0])["notes"]


def test_runs_that_locate_switches_have_no_note():
    model, joint = switching()
    for notes in (sb.simulate(model, 1.0).notes, runs_of(model).notes):
        assert not notes
    passed = model.add_discrete("passed", 0.0)
    model.when(joint.q[0] - 100, {passed: 1.0})
    assert not sb.simulate(model, 1.0).notes


def test_an_input_that_switches_is_told_of():
    model, joint = sliding()
    model.add_load("push", sb.loads.JointForce(joint, model.add_input("F")))
    push = {"F": -sb.sign(joint.q[0] + 0.1)}
    (note,) = sb.simulate(model, 1.0, inputs=push, **EVEN).notes
    assert "a narrow piece of inputs" in note


@pytest.mark.parametrize("form", ["clib", "fmu2", "fmu3", "matlab", "sfunction"])
def test_files_that_locate_switches_do_not_warn_of_them(form, tmp_path, recwarn):
    sb.generate(switching()[0], form, tmp_path, binaries=False)
    assert not recwarn


@pytest.mark.parametrize(("stiffness", "most"), [(1e8, 1000), (1e18, 1_000_000)])
def test_steps_that_get_short_name_the_rate_that_changes_fastest(stiffness, most):
    model, joint = sliding()
    table = model.add_body("table", mass=1.0)
    slow = model.add_joint("slow", model.world, table, "Tx", q=1.0)
    model.add_load("soft", sb.loads.JointForce(slow, -slow.q[0]))
    damping = 2 * stiffness**0.5
    law = sb.cos(model.t) - stiffness * joint.q[0] - damping * joint.v[0]
    model.add_load("mount", sb.loads.JointForce(joint, law))
    text = failure(model, method=sb.DP54(max_steps=most))
    assert "The rate of 'v_x' changes fastest there, from" in text


METHODS = pytest.mark.parametrize("method", [sb.DP54, sb.DP853, sb.Radau])
BUMPS = {
    "where": lambda x, w: sb.where(x > 1, sb.where(x < 1 + w, 50, 0), 0),
    "absolute": lambda x, w: sb.where(abs(x - 1 - w / 2) < w / 2, 50, 0),
    "corners": lambda x, w: 200 / w * sb.maximum(0, w / 2 - abs(x - 1 - w / 2)),
}


@pytest.mark.covering(2)
@METHODS
@pytest.mark.parametrize("place", [0.3, 1000.3])
@pytest.mark.parametrize("law", ["slope", "jump"])
def test_a_run_that_begins_at_rest_within_rounding_of_a_switch_gets_on(
    law, place, method
):
    """A state of 64 bits does not move in the time in which it leaves the switch."""
    model, joint = sliding()
    beyond = joint.q[0] - place
    stop = sb.maximum(0, 100 * beyond) if law == "slope" else sb.where(beyond > 0, 3, 0)
    model.add_load("stop", sb.loads.JointForce(joint, -10 * beyond - 3 - stop))
    compiled = sb.compile_model(model)
    for rounding in range(-3, 9):
        start = {"q_x": place + rounding * np.spacing(place), "v_x": 0.0}
        motion = sb.simulate(compiled, 0.9, start=start, method=method())
        assert motion.statistics.steps < 100
        # Before it comes back to the switch, it swings by the spring alone.
        wanted = place - 0.3 + 0.3 * np.cos(np.sqrt(10) * motion.time)
        assert motion.q[:, 0] == pytest.approx(wanted, abs=1e-6, rel=0)


@METHODS
@pytest.mark.parametrize("condition", ["clause", ""])
def test_a_switch_costs_few_evaluations(method, condition):
    """Steps that see both sides are refused until they are tiny: 537 by DP853."""
    model, joint = sliding()
    force = model.add_parameter("force", 0.5)
    push = -joint.q[0] - force * sb.sign(joint.q[0] - 0.3)
    model.add_load("push", sb.loads.JointForce(joint, push))
    if condition:
        passed = model.add_discrete("passed", 0.0)
        model.when(joint.q[0] - 0.3, {passed: passed + 1})
    model = sb.compile_model(model)
    counts, own = [], method(max_step=10.0) if condition else method()
    for size in (0.0, 0.5):
        motion = sb.simulate(model, 20.0, method=own, parameters={"force": size})
        x, v = motion.q[:, 0], motion.v[:, 0]
        energy = 0.5 * (x**2 + v**2) + size * abs(x - 0.3)
        np.testing.assert_allclose(energy, energy[0], atol=1e-6)
        counts.append(motion.statistics.evaluations)
    switches = np.count_nonzero(np.diff(np.sign(x - 0.3)))
    assert switches >= 6
    assert counts[1] - counts[0] < 50 * switches


@METHODS
def test_a_switch_that_is_zero_up_to_rounding_for_a_while_is_passed_at_once(method):
    """Its way was gone by the least step: 1e9 evaluations, which nothing counted."""
    calls = []

    def identity(x):
        calls.append(x)
        assert len(calls) < 20_000
        return x

    level = sb.ExternalFunction("level_of", identity, derivatives=[lambda x: 1.0])
    model = sb.Model("drain")
    # Of what has been 1e10 high, 1e-3 are rounding.
    x = model.add_state("x", 1e10)
    model.set_rate(x, -20 * (x + 1) + sb.where(level(x) > 0, 0, 5.0))
    motion = sb.simulate(model, [0, 1.2, 2.0], method=method())
    after = motion.time[1:] - np.log1p(1e10) / 20
    wanted = -0.75 * (1 - np.exp(-20 * after))
    np.testing.assert_allclose(motion.array("x")[1:], wanted, atol=1e-5)


@METHODS
def test_clauses_just_before_a_switch_are_met_also_where_they_turn_back(method):
    """Steps end just before a switch; the rest of the way was looked at its ends."""
    model, joint = sliding()
    behind = model.add_parameter("behind", 0.1)
    x, met = joint.q[0], model.add_discrete("met", 0.0)
    push = sb.where(x > 0.3 + behind, 0.5, 0) - x
    model.add_load("push", sb.loads.JointForce(joint, push))
    model.when((x - 0.3) ** 2 - 1e-10, {met: met + 1}, direction="both")
    model, own = sb.compile_model(model), method(1e-6, 1e-7, max_step=0.5)
    for way in np.geomspace(1e-4, 0.05, 30):
        motion = sb.simulate(model, 1.0, method=own, parameters={"behind": way})
        assert motion["met"].values[-1] == 2


def test_differences_of_a_jacobian_do_not_cross_a_switch_just_passed():
    """They took its jump for a slope, and Radau stayed on it without an error."""
    model, joint = sliding()
    stiff = model.add_joint("s", model.world, model.add_body("fast", mass=1.0), "Tx")
    follow = -1e4 * (stiff.v[0] - sb.cos(model.t))
    model.add_load("follow", sb.loads.JointForce(stiff, follow))
    push = sb.where(stiff.q[0] + joint.v[0] > 0.2, 500, -50) - 10 * joint.q[0]
    model.add_load("push", sb.loads.JointForce(joint, push))
    model, times = sb.compile_model(model), np.linspace(0, 2, 81)
    start = {"v_x": 0.0}
    wanted = sb.simulate(model, times, start=start, method=sb.DP853(rtol=1e-10))
    motion = sb.simulate(model, times, start=start)
    assert "Radau went on" in str(motion.notes)
    # By stages that converged on anything its speed was off by 27 m/s.
    np.testing.assert_allclose(motion.v, wanted.v, atol=1e-4)


@pytest.mark.covering(2)
@METHODS
@pytest.mark.parametrize("place", ["load", "input", "study"])
@pytest.mark.parametrize("bump", BUMPS.values(), ids=BUMPS)
def test_no_step_jumps_over_a_narrow_piece(bump, place, method):
    for width in (0.1, 1e-3, 1e-5):
        model, joint = sliding()
        force, inputs = bump(joint.q[0], model.add_parameter("w", 1.0)), {}
        if place == "input":
            inputs["F"], force = force, model.add_input("F")
        model.add_load("bump", sb.loads.JointForce(joint, force))
        own = {"parameters": {"w": width}, "inputs": inputs}
        if place == "study":
            vary, keep = {"w": [width, 1.0]}, ["v_x"]
            study = sb.Study(model, vary, keep, duration=10.0, method=method())
            speed = study.run()["v_x"].to_numpy()[0]
        else:
            speed = sb.simulate(model, 10.0, **own, method=method()).v[-1, 0]
        assert abs(speed - np.sqrt(1 + 100 * width)) < 1e-7


@pytest.mark.parametrize("width", [0.05, 1e-4])
def test_no_step_of_ida_jumps_over_a_narrow_piece(width):
    pytest.importorskip("sksundae")
    model = known.windows(1)
    pivot = model.joints["pivot0"]
    angle, force = pivot.q[0], 1.0 / width
    push = sb.where(abs(angle - 1.2) < width, force, 0) - 3 * sb.maximum(0, angle - 1.4)
    model.add_load("push", sb.loads.JointForce(pivot, push))
    own = {"start": {"q_pivot0": 1.5, "v_pivot0": -6.0}}
    wanted = sb.simulate(model, [0, 0.2], method=sb.DP853(rtol=1e-11), **own)
    motion = sb.simulate(model, [0, 0.2], constraints="dae", **own)
    assert np.abs(motion.q[-1] - wanted.q[-1]).max() < 1e-6
    assert not motion.notes_of("accuracy")


@METHODS
def test_a_clause_exactly_at_a_singular_position_ends_by_name(method):
    """Its projection had any velocity there, and so another motion began."""
    model = known.windows(1)
    passed = model.add_discrete("passed", 0.0)
    model.when(model.joints["pivot0"].q[0], {passed: 1.0}, direction="falling")
    start = {"q_pivot0": 1.5, "v_pivot0": -6.0}
    with pytest.raises(sb.errors.AnalysisError, match="nearly a singular position"):
        sb.simulate(model, 0.6, start=start, method=method())


def spring_with_a_clause():
    """Return a body that a one-sided spring throws back, and counts of passages."""
    model = sb.Model("thrown", gravity=(0, 0, 0))
    joint = model.add_joint("x", model.world, model.add_body("b", 1.0), "Tx", q=0.5)
    force = 900 * sb.maximum(0, -joint.q[0]) - 2
    model.add_load("spring", sb.loads.JointForce(joint, force))
    for name, condition in (("met", joint.q[0]), ("turned", joint.v[0])):
        count = model.add_discrete(name, 0.0)
        model.when(condition, {count: count + 1}, direction="both")
    return model


@METHODS
def test_a_force_that_begins_where_a_clause_acts_agrees_with_the_closed_form(method):
    # Flights of 2 m/s² from x = 0.5, between half periods of the spring, which the
    # constant force lengthens: x = (cos 30 t - 1)/450 - v/30 sin 30 t.
    v = np.sqrt(2.0)
    shift, flight = np.arctan(2 / (30 * v)), v / 2
    contact = (np.pi - 2 * shift) / 30 + 4 * shift / 30
    end = 20 * (2 * flight + contact) + flight
    own = method(rtol=1e-10, atol=1e-12)
    motion = sb.simulate(spring_with_a_clause(), end, method=own)
    assert motion["met"].values[-1] == 41
    assert motion["turned"].values[-1] == 40
    assert motion.q[-1, 0] == pytest.approx(0, abs=1e-7)
    assert motion.v[-1, 0] == pytest.approx(-v, abs=1e-7)


@pytest.mark.parametrize("step", [1e-3, 1.3e-3])
def test_steps_of_one_length_go_on_over_a_switch(step):
    model, joint = sliding()
    brake = sb.where(joint.q[0] > 0.5, -3, 0)
    model.add_load("brake", sb.loads.JointForce(joint, brake))
    motion = sb.simulate(model, 1.0, method=sb.RK4(step=step))
    assert motion.q[-1, 0] == pytest.approx(1 - 1.5 * 0.5**2, abs=2 * step)


@METHODS
@pytest.mark.parametrize("rtol", [1e-6, 1e-8, 1e-12])
def test_no_step_jumps_over_an_engagement_of_a_geneva_drive(rtol, method):
    model = sb.compile_model(sb.library.geneva_drive())
    near = sb.DP853(rtol=1e-12, atol=1e-12, max_step=1e-3)
    expected = sb.simulate(model, 5.0, method=near).q[-1]
    motion = sb.simulate(model, 5.0, method=method(rtol=rtol, atol=rtol))
    # Of 24 starts DP853 has at most 9e-5 at 1e-8; a lost engagement is 0.2 and more.
    assert np.abs(motion.q[-1] - expected).max() < 1e-6 + 3e4 * rtol


def test_a_threshold_of_zero_by_a_parameter_is_refused_as_the_number_is():
    model = sb.Model("ball")
    body = model.add_body("ball", 1.0)
    model.add_joint("flight", model.world, body, "Tz", q=0.1)
    model.add_contact("floor", sb.contacts.PointOnPlane(body, model.world))
    near, down = model.add_parameter("near", 1e-3), model.add_discrete("down", 0.0)
    model.when(model["gap_floor"] - near, {down: 1}, direction="falling")
    assert sb.simulate(model, 1.0)["down"].values[-1] == 1
    with pytest.raises(sb.errors.ModelError, match="zero as long as a gap is closed"):
        sb.simulate(model, 1.0, parameters={"near": 0.0})


def test_a_condition_that_stands_still_warns_of_nothing_in_steps_of_one_length():
    model, joint = sliding()
    rest = model.add_joint("y", model.world, model.add_body("rest", mass=1.0), "Ty")
    model.add_contact("end", sb.contacts.JointStop(joint, greatest=100))
    passed = model.add_discrete("passed", 0.0)
    model.when(joint.q[0] - 0.205, {passed: 1})
    model.when(rest.q[0] - 10, {passed: 2})
    motion = sb.simulate(model, 1.0, method=sb.Moreau(0.01))
    assert motion["passed"].values[-1] == 1


@pytest.mark.parametrize("rtol", [1e-3, 1e-4, 1e-6])
def test_slopes_by_differences_begin_beside_a_jump_that_a_state_is_on(rtol):
    """Where friction lets go: the jump as a slope gave 2.80 m/s for 2."""
    model = sb.Model("rubs", gravity=(0, 0, -10))
    way = model.add_joint("way", model.world, model.add_body("b", 1.0), "Tx")
    model.add_contact("rub", sb.contacts.DryFriction(way, 0.5, 10.0))
    push = sb.where(way.q[0] > 0, 3.0, 1.0) + 8 * model.t
    model.add_load("push", sb.loads.JointForce(way, push))
    method = sb.Radau(rtol=rtol, atol=1e-3 * rtol)
    motion = sb.simulate(model, np.linspace(0, 1, 11), method=method)
    sliding = np.maximum(4 * motion.time**2 - 2 * motion.time, 0)
    np.testing.assert_allclose(motion.array("v_way")[5:], sliding[5:], atol=1e-4)
