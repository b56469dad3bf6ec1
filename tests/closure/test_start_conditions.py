import numpy as np
import pytest

import symbody as sb


def pendulum(q=None):
    """Return two rods that hang in the plane of x and z, and sensors of the tip."""
    model = sb.Model("pendulum")
    length = model.add_parameter("length", 1.0)
    place = model.world
    for name in ("upper", "lower"):
        rod = model.add_body(name, mass=1, com=(0, 0, -0.5), inertia=(0.1, 0.1, 0.1))
        model.add_joint(f"j_{name}", place, rod, "Ry", q=q)
        place = rod.add_frame("end", at=(0, 0, -length))
    p = model.add_sensor("p", sb.sensors.Position(place))
    v = model.add_sensor("v", sb.sensors.Velocity(place))
    return model, p, v


def started(model, **options):
    return sb.simulate(model, [0, 0.01], **options)


def test_a_sensor_shows_at_the_start_what_is_asked_for():
    model, p, v = pendulum()
    model.start_at(p[0], 0.25)
    model.start_at(v[0], -0.4)
    motion = started(model)
    assert motion.array("p")[0, 0] == pytest.approx(0.25, abs=1e-9)
    assert motion.array("v")[0, 0] == pytest.approx(-0.4, abs=1e-9)


def test_parameters_of_a_run_keep_the_condition():
    model, p, _ = pendulum()
    model.start_at(p[0], 0.25)
    motion = started(model, parameters={"length": 1.3})
    assert motion.array("p")[0, 0] == pytest.approx(0.25, abs=1e-9)


def test_conditions_of_time_hold_where_each_run_begins():
    model = sb.library.pendulum()
    (hinge,) = model.joints.values()
    model.start_at(hinge.v[0] - model.t, 0.5)
    compiled = sb.compile_model(model)
    for begin in (0.0, 5.0, 0.0, 5.0):
        motion = sb.simulate(compiled, [begin, begin + 0.01])
        assert motion.array("v_hinge")[0] == pytest.approx(0.5 + begin, abs=1e-9)
    stepper = sb.Stepper(compiled, 0.01)
    stepper.reset(t=5.0)
    assert stepper.v == pytest.approx([5.5], abs=1e-9)


def test_start_values_of_a_run_take_the_place_of_conditions():
    model, p, _ = pendulum()
    model.start_at(p[0], 0.25)
    motion = started(model, start={"q_j_upper": 0.7})
    assert motion.array("q_j_upper")[0] == 0.7


def test_start_values_that_were_given_move_only_with_a_word():
    model, p, _ = pendulum(q=0.4)
    model.start_at(p[0], 0.25)
    with pytest.warns(sb.errors.ModelWarning, match="start_at"):
        motion = started(model)
    assert motion.array("p")[0, 0] == pytest.approx(0.25, abs=1e-9)


def test_where_there_are_no_loops_none_is_said_not_to_close():
    model, p, _ = pendulum(q=0.4)
    model.start_at(p[0], 0.25)
    told = "what start_at asks for changes start values that are given: q_j_"
    with pytest.warns(sb.errors.ModelWarning, match=told):
        motion = started(model)
    assert not any("loops" in note for note in motion.notes)


def test_loops_close_where_the_condition_holds():
    model = sb.library.four_bar(explicit=False)
    crank = next(iter(model.joints.values()))
    crank.given.clear()
    model.start_at(crank.q[0], 0.9)
    motion = started(model)
    assert motion.array(crank.q[0].name)[0] == pytest.approx(0.9, abs=1e-9)


def test_what_cannot_be_at_the_start_is_refused():
    model, p, _ = pendulum()
    model.start_at(p[0], 50.0)
    with pytest.raises(sb.errors.AnalysisError, match=r"start_at\(p\[\d\], 50\)"):
        started(model)


@pytest.mark.parametrize(
    ("value", "words"),
    [("x", "array of finite"), (np.inf, "array of finite"), ([1, 2], "shape")],
)
def test_a_value_that_is_no_number_is_refused(value, words):
    model, p, _ = pendulum()
    with pytest.raises(sb.errors.ModelError, match=words):
        model.start_at(p, value)


def test_a_constant_is_refused():
    model, _, _ = pendulum()
    with pytest.raises(sb.errors.ModelError, match="is a constant"):
        model.start_at(3.0, 1.0)


def test_conditions_are_kept_in_files(tmp_path):
    model, p, _ = pendulum()
    model.start_at(p[0] * 2, 0.5)
    sb.write(model, tmp_path / "m.json")
    again = sb.read(tmp_path / "m.json")
    ours, theirs = (sb.compile_model(m).start_state() for m in (model, again))
    np.testing.assert_array_equal(ours, theirs)
