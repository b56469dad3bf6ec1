import numpy as np
import pytest

import symbody as sb


def pendulum():
    model = sb.library.double_pendulum()
    body = list(model.bodies.values())[-1]
    tip = body.add_frame("tip", at=(0, 0, -1))
    p = model.add_sensor("p", sb.Position(tip))
    v = model.add_sensor("v", sb.Velocity(tip))
    return model, p, v


def started(model, **options):
    return sb.simulate(model, times=[0, 0.01], **options)


def across(model):
    """Return the entry of positions in which the plane of the model is level."""
    compiled = sb.compile_model(model, backend="python")
    y = np.array(compiled.start_state()) + 0.1
    moved = compiled.sensor_values(0.0, y)["p"]
    return int(np.argmax(np.abs(moved[:2])))


def test_a_sensor_shows_at_the_start_what_is_asked_for():
    model, p, v = pendulum()
    k = across(pendulum()[0])
    model.start_at(p[k], 0.25)
    model.start_at(v[k], -0.4)
    motion = started(model)
    assert motion.array("p")[0, k] == pytest.approx(0.25, abs=1e-9)
    assert motion.array("v")[0, k] == pytest.approx(-0.4, abs=1e-9)


def test_parameters_of_a_run_keep_the_condition():
    model, p, _ = pendulum()
    k = across(pendulum()[0])
    model.start_at(p[k], 0.25)
    name = next(n for n in model.parameters if n.startswith("l"))
    motion = started(model, parameters={name: 1.3})
    assert motion.array("p")[0, k] == pytest.approx(0.25, abs=1e-9)


def test_start_values_of_a_run_take_the_place_of_conditions():
    model, p, _ = pendulum()
    model.start_at(p[across(pendulum()[0])], 0.25)
    first = next(iter(model.joints.values())).q[0].name
    motion = started(model, start={first: 0.7})
    assert motion.array(first)[0] == 0.7


def test_loops_close_where_the_condition_holds():
    model = sb.library.four_bar(explicit=False)
    body = model.bodies["rod"]
    place = model.add_sensor("place", sb.Position(body))
    model.start_at(place[2], 0.3)
    motion = started(model)
    assert motion.array("place")[0, 2] == pytest.approx(0.3, abs=1e-9)


def test_what_cannot_be_at_the_start_is_refused():
    model, p, _ = pendulum()
    model.start_at(p[across(pendulum()[0])], 50.0)
    with pytest.raises(sb.AnalysisError, match=r"start_at\(p\[\d\], 50\)"):
        started(model)


@pytest.mark.parametrize(
    ("value", "words"),
    [("x", "not a finite number"), (np.inf, "not a finite"), ([1, 2], "shape")],
)
def test_a_value_that_is_no_number_is_refused(value, words):
    model, p, _ = pendulum()
    with pytest.raises(sb.ModelError, match=words):
        model.start_at(p, value)


def test_a_constant_and_an_acceleration_are_refused():
    model, _, _ = pendulum()
    with pytest.raises(sb.ModelError, match="is a constant"):
        model.start_at(3.0, 1.0)
    pull = model.add_sensor("a", sb.Acceleration(next(iter(model.bodies.values()))))
    model.start_at(pull[0], 1.0)
    with pytest.raises(sb.ModelError, match="neither of positions nor of velocities"):
        started(model)


def test_conditions_are_kept_in_files(tmp_path):
    model, p, _ = pendulum()
    model.start_at(p[across(pendulum()[0])] * 2, 0.5)
    sb.write(model, tmp_path / "m.json")
    again = sb.read(tmp_path / "m.json")
    ours, theirs = (sb.compile_model(m).start_state() for m in (model, again))
    np.testing.assert_array_equal(ours, theirs)
