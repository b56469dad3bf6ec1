"""Fits of parameters to made-up measurements."""

import numpy as np
import pytest

import symbody as sb

TIMES = np.linspace(0, 2, 101)
TRUE = {"m_lower": 1.3, "l_upper": 1.1, "l_lower": 0.9}
SCATTER = {"q_upper": 0.01, "q_lower": 0.03}


@pytest.fixture(scope="module")
def pendulums():
    return sb.compile_model(sb.library.double_pendulum())


def measured(compiled, rng=None, times=TIMES):
    motion = sb.simulate(
        compiled, times, parameters=TRUE, method=sb.DP54(rtol=1e-11, atol=1e-12)
    )
    noise = rng.normal(size=(2, times.size)) if rng else np.zeros((2, times.size))
    return {
        name: motion.array(name) + sigma * part
        for (name, sigma), part in zip(SCATTER.items(), noise, strict=True)
    }


def test_data_without_scatter_give_the_parameters_back(pendulums):
    found = sb.fit(pendulums, measured(pendulums), list(TRUE), TIMES)
    assert found.completed
    assert found.values == pytest.approx(list(TRUE.values()), rel=1e-7)
    again = sb.simulate(pendulums, TIMES, parameters=found.parameters)
    assert again.array("q_lower") == pytest.approx(found.fitted[:, 1], abs=1e-6)


@pytest.mark.slow
def test_intervals_hold_the_parameters_in_95_of_100_runs(pendulums, rng):
    inside = np.zeros(3)
    for _ in range(100):
        found = sb.fit(pendulums, measured(pendulums, rng), list(TRUE), TIMES)
        true = np.array(list(TRUE.values()))
        inside += (found.low < true) & (true < found.high)
    # Of 300 binomial draws 95 % within three standard deviations, 1.3 % each.
    assert 0.91 < inside.mean() / 100 < 0.99
    assert inside.min() >= 88


def test_masked_values_are_left_out(pendulums, rng):
    data = measured(pendulums, rng)
    mask = np.arange(TIMES.size) % 3 == 1
    holes = {
        name: np.ma.array(np.where(mask, 7.0, values), mask=mask)
        for name, values in data.items()
    }
    found = sb.fit(pendulums, holes, list(TRUE), TIMES)
    kept = {name: values[~mask] for name, values in data.items()}
    expected = sb.fit(pendulums, kept, list(TRUE), TIMES[~mask])
    for name in ("values", "errors", "scatter", "low"):
        got, wanted = getattr(found, name), getattr(expected, name)
        np.testing.assert_allclose(got, wanted, rtol=1e-5)
    assert np.isnan(found.data[mask]).all()
    assert found.notes == expected.notes


def test_scatter_is_found_for_each_quantity(pendulums, rng):
    found = sb.fit(pendulums, measured(pendulums, rng), list(TRUE), TIMES)
    # The standard deviation of 101 draws has an error of 7 %.
    assert found.scatter == pytest.approx(list(SCATTER.values()), rel=0.25)
    given = sb.fit(
        pendulums, measured(pendulums, rng), list(TRUE), TIMES, sigma=SCATTER
    )
    assert given.scatter == pytest.approx(list(SCATTER.values()))
    assert given.errors == pytest.approx(found.errors, rel=0.3)


def test_start_values_are_found_beside_parameters(pendulums, rng):
    first = {"l_lower": 0.8, "q_upper": 0.1}
    parameters = {name: TRUE[name] for name in ("m_lower", "l_upper")}
    data = measured(pendulums, rng)
    found = sb.fit(pendulums, data, first, TIMES, parameters=parameters)
    start = dict(zip(pendulums.state_labels(), pendulums.start_state(), strict=True))
    low, high = found.interval("q_upper")
    assert low - 0.01 < start["q_upper"] < high + 0.01
    assert [*found.start] == ["q_upper"]


def test_parameters_that_data_cannot_tell_apart_are_named(pendulums, rng):
    data = measured(pendulums, rng)
    free = ["m_upper", "m_lower", "l_upper"]
    found = sb.fit(pendulums, data, free, TIMES, parameters={"l_lower": 0.9})
    assert not found.completed
    assert np.isinf(found.errors[:2]).all()
    assert np.isfinite(found.errors[2])
    assert "cannot tell m_upper and m_lower apart" in " ".join(found.notes)


def test_a_parameter_without_effect_stays_and_is_named():
    model = sb.library.pendulum()
    motion = sb.simulate(model, TIMES)
    data = {"q_hinge": motion.array("q_hinge")}
    found = sb.fit(model, data, {"m": 2.0, "l": 1.2}, TIMES)
    assert found.value("m") == pytest.approx(2.0)
    assert found.value("l") == pytest.approx(1.0, rel=1e-7)
    assert "do not depend on m at all" in found.notes[0]


def test_lengths_of_a_loop_are_found_from_sensors(rng):
    model = sb.library.four_bar(explicit=False)
    compiled = sb.compile_model(model)
    names = compiled.state_labels()
    start = dict(zip(names, compiled.start_state().tolist(), strict=True))
    start = {name: start[name] for name in ("q_crank", "v_crank")}
    times = TIMES / 4
    length = 1.02 * model.default_value(model.parameters["l_coupler"].value)
    motion = sb.simulate(
        compiled,
        times,
        start=start,
        parameters={"l_coupler": length},
        method=sb.DP54(rtol=1e-11),
    )
    data = {"curve": motion.array("curve")}
    found = sb.fit(compiled, data, "l_coupler", times)
    assert found.value("l_coupler") == pytest.approx(length, rel=1e-7)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"data": {"q_hinge": [1, 2]}}, r"shape \(2,\), for 101 times"),
        ({"data": {"q_hinge": np.where(TIMES == 1, np.nan, 1)}}, "gap at t = 1 s"),
        ({"data": {"position": np.zeros(101)}}, "for 101 times and 3 entries"),
        ({"data": {"x": TIMES}}, "data='x'"),
        ({"data": {}}, "at least one state or sensor"),
        ({"free": "F"}, "free='F'"),
        ({"free": {"m": 1.0}, "bounds": {"m": (2, 3)}}, "'m' begins at 1"),
        ({"bounds": {"k": (2, 3)}}, "not one of the free variables"),
        ({"bounds": {"l": 3}}, "a pair of numbers"),
        ({"sigma": {"q_hinge": -1}}, "greater than 0"),
        ({"level": 2}, "less than 1"),
        ({"times": [1, 0, 2]}, "follows"),
    ],
)
def test_what_is_no_measurement_is_refused(options, message):
    kinds = {"data": {"q_hinge": np.zeros(101)}, "free": "l", "times": TIMES} | options
    with pytest.raises(sb.errors.SymbodyError, match=message):
        sb.fit(sb.library.pendulum(), **kinds)


def test_the_result_is_told_drawn_saved_and_loaded(pendulums, rng, tmp_path):
    found = sb.fit(pendulums, measured(pendulums, rng), list(TRUE), TIMES)
    assert "95 % from" in repr(found)
    assert len(found.plot().axes[0].lines) == 4
    found.save(tmp_path / "fit.npz")
    again = sb.results.Fit.load(tmp_path / "fit.npz")
    assert again.interval("m_lower") == found.interval("m_lower")
    assert again.parameters == found.parameters


def test_parts_of_what_is_not_told_apart_refer_to_the_values_that_were_found():
    model = sb.Model("oscillator")
    k = model.add_parameter("k", 41.0, positive=True)
    m = model.add_parameter("m", 2.0, positive=True)
    slide = model.add_joint("x", model.world, model.add_body("b", mass=m), "Tx", q=0.5)
    model.add_load("spring", sb.loads.JointForce(slide, -k * slide.q[0]))
    times = np.linspace(0, 3, 61)
    data = {"q_x": sb.simulate(model, times).array("q_x")}
    found = sb.fit(model, data, {"k": 30.0, "m": 2.0}, times=times)
    # k / m alone moves the model, so that both change by the same part.
    assert abs(found.values / found.first - 1).max() > 0.05
    assert "k by +100 %, m by +100 %" in " ".join(found.notes)


def test_times_that_decrease_are_refused():
    model = sb.library.pendulum()
    data = {"q_hinge": np.linspace(1.0, 0.0, 11)}
    with pytest.raises(sb.errors.ModelError, match=r"times=.*it must be increasing"):
        sb.fit(model, data, "l", np.linspace(1.0, 0.0, 11))


def swung(noise=0.0, rng=None):
    """Return a pendulum, the times of a motion of another length, and its angles."""
    model = sb.library.pendulum()
    times = np.linspace(0, 5, 101)
    motion = sb.simulate(model, times, parameters={"l": 1.1})
    angles = motion.array("q_hinge").copy()
    if rng is not None:
        angles += noise * rng.normal(size=times.size)
    return model, times, {"q_hinge": angles}


def test_a_local_minimum_is_told_by_residuals_that_do_not_scatter():
    model, times, data = swung()
    found = sb.fit(model, data, {"l": 3.0}, times)
    assert abs(found.value("l") - 1.1) > 1
    assert any("no scatter" in note for note in found.notes)


def test_scatter_is_not_called_a_pattern(rng):
    for _ in range(5):
        model, times, data = swung(0.05, rng)
        assert not sb.fit(model, data, "l", times).notes


def test_loops_that_move_with_time_are_closed_where_the_times_begin():
    model = sb.Model("moved", gravity=(0, 0, 0))
    one, other = (
        model.add_joint(name, model.world, model.add_body(f"body_{name}", 1.0), "Tx")
        for name in ("one", "other")
    )
    k = model.add_parameter("k", 3.0)
    model.add_load("spring", sb.loads.JointForce(one, -k * one.q[0]))
    apart = one.q[0] - other.q[0] - 0.5 * sb.sin(model.t)
    model.add_constraint("apart", sb.constraints.Algebraic(apart))
    times, start = np.linspace(1, 3, 21), {"q_one": 0.2, "v_one": 0.1}
    motion = sb.simulate(model, times, start=start, parameters={"k": 3.5})
    data = {name: motion.array(name) for name in ("q_one", "q_other")}
    whole = [motion.array(name)[0] for name in ("q_one", "q_other", "v_one", "v_other")]
    for own in (start, whole):
        found = sb.fit(model, data, "k", times, start=own)
        assert found.value("k") == pytest.approx(3.5, abs=1e-6)


def test_some_variables_begin_elsewhere_and_others_where_the_model_has_them():
    model, times, data = swung()
    found = sb.fit(model, data, {"l": 1.05, "v_hinge": None}, times)
    assert found.first.tolist() == [1.05, 0.0]
    assert found.value("l") == pytest.approx(1.1, abs=1e-6)


def test_starts_by_start_at_stay_in_all_trials_of_a_fit():
    model = sb.Model("pendulum")
    length = model.add_parameter("l", 1.0)
    bob = model.add_body("bob", 1.0, com=(0, 0, -length))
    model.add_joint("j", model.world, bob, "Ry")
    tip = bob.add_frame("end", at=(0, 0, -length))
    place = model.add_sensor("place", sb.sensors.Position(tip))
    model.start_at(place[0], 0.3)
    times, start = np.linspace(0, 2, 21), {"q_j": -np.arcsin(0.3)}
    motion = sb.simulate(model, times, start=start, parameters={"l": 0.9})
    found = sb.fit(model, {"q_j": motion.array("q_j")}, ["l"], times)
    assert found.parameters["l"] == pytest.approx(0.9, abs=1e-6)
    assert any("start_at" in note for note in found.notes)


def test_loops_of_a_fit_close_where_its_times_begin():
    model = sb.Model("led", gravity=(0, 0, 0))
    mass = model.add_body("mass", 1.0)
    joint = model.add_joint("j", model.world, mass, ["Tx", "Ty"], q=(0.5, 0))
    k = model.add_parameter("k", 1.0)
    lead = sb.constraints.Algebraic(joint.q[1] - sb.sin(model.t))
    model.add_constraint("lead", lead)
    model.add_load("spring", sb.loads.PointToPoint(model.world, mass, -k))
    times = np.linspace(1, 2, 11)
    there = {"q_j_Ty": np.sin(1.0)}
    motion = sb.simulate(model, times, parameters={"k": 2.0}, start=there)
    found = sb.fit(model, {"q_j_Tx": motion.q[:, 0]}, "k", times)
    assert found.value("k") == pytest.approx(2.0, rel=1e-6)
