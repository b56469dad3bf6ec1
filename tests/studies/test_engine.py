"""Runs that are done together are those that are done alone."""

import numpy as np
import pytest

import symbody as sb
from symbody import studies
from symbody.analyses.run import driver
from symbody.library import closed_by_constraints as known
from symbody.studies import runs

KEPT = {"end": "q_s", "high": studies.Maximum("q_s"), "all": studies.History("v_s")}


def rooted():
    """Return a spring whose stiffness is a root, without a value for k < 0."""
    model = sb.Model("rooted")
    m, k = model.add_parameter("m", 1.0), model.add_parameter("k", 4.0)
    body = model.add_body("b", mass=m)
    s = model.add_joint("s", model.world, body, "Tx", q=0.3)
    model.add_load("spring", sb.loads.JointForce(s, -sb.sqrt(k) * s.q[0]))
    return model


def study_of(values, keep=None, **options):
    vary = studies.rows(values)
    return sb.Study(rooted(), vary, keep or KEPT, duration=[0, 0.4, 1], **options)


@pytest.mark.parametrize("bad", [("k", -1.0), ("m", 0.0), ("m", -1.0)])
def test_a_run_that_fails_among_others_leaves_them_as_they_are(bad):
    values = {"m": np.linspace(1.0, 2.0, 40), "k": np.linspace(1.0, 9.0, 40)}
    alone = study_of(values).run(progress=False)
    values[bad[0]][17] = bad[1]
    result = study_of(values).run(progress=False, workers=1)
    assert [failure.run for failure in result.failures] == [17]
    others = np.arange(40) != 17
    for label in KEPT:
        wanted = alone.array(label)[others]
        assert np.array_equal(result.array(label)[others], wanted)
        assert np.isnan(result.array(label)[17]).all()


def test_runs_in_one_call_are_those_of_simulate_to_the_last_bit():
    values = {"k": [1.0, 2.0, 5.0, 9.0], "v_s": [0.0, 1.0, -1.0, 0.5]}
    study = study_of(values)
    result = study.run(progress=False, workers=1)
    for run, k in enumerate(values["k"]):
        start = {"v_s": values["v_s"][run]}
        motion = sb.simulate(rooted(), [0, 0.4, 1], parameters={"k": k}, start=start)
        assert result.array("end")[run] == motion.array("q_s")[-1]
        assert result.array("high")[run] == motion.array("q_s").max()
        assert np.array_equal(result.array("all")[run], motion.array("v_s"))


def test_reductions_of_all_runs_at_once_are_those_of_one_motion_each():
    values = {"k": np.linspace(1.0, 9.0, 30)}
    together = study_of(values).run(progress=False)
    keep = {**KEPT, "mean": studies.Mean("q_s")}  # which looks at one motion at once
    one_by_one = study_of(values, keep).run(progress=False)
    for label in KEPT:
        assert np.array_equal(together.array(label), one_by_one.array(label))


def test_a_run_of_too_many_steps_is_told_as_in_simulate():
    study = study_of({"k": [1.0, 4.0, 1e12, 2.0]}, method=sb.DP54(max_steps=200))
    result = study.run(progress=False, workers=1)
    (failure,) = result.failures
    assert failure.run == 2
    with pytest.raises(sb.errors.AnalysisError) as refused:
        study.rerun(2)
    assert failure.message == str(refused.value)


def loader_study(**vary):
    keep = {"end": "q_lever", "cylinder": studies.Maximum("q_lift_stroke")}
    return sb.Study(sb.library.loader(), studies.rows(vary), keep, duration=[0, 0.2])


def test_runs_with_explicit_loops_are_those_of_simulate_to_the_last_bit():
    q = sb.compile_model(sb.library.loader()).system.q_start[0]
    vary = {"q_boom": q + np.linspace(0, 0.05, 8), "m_boom": np.linspace(400, 900, 8)}
    study = loader_study(**vary)
    assert study._runs.engine() is not None
    result = study.run(progress=False, workers=1)
    for run in range(8):
        own = {name: float(values[run]) for name, values in vary.items()}
        start = {"q_boom": own.pop("q_boom")}
        motion = sb.simulate(sb.library.loader(), [0, 0.2], parameters=own, start=start)
        assert result.array("end")[run] == motion.array("q_lever")[-1]
        highest = motion.array("q_lift_stroke").max()
        assert result.array("cylinder")[run] == highest


@pytest.mark.parametrize("name", ["loom", "ornithopter", "rocket", "valve_train"])
def test_runs_with_loops_by_formulas_and_constraints_are_those_of_simulate(name):
    compiled = sb.compile_model(sb.library.LIBRARY[name]())
    first, times = compiled.state_labels()[0], [0, 0.05, 0.1]
    starts = compiled.start_state()[0] + np.array([0.0, 1e-3])
    both = sb.simulate_many(compiled, {first: starts}, times)
    for start, states in zip(starts, both.states, strict=True):
        motion = sb.simulate(compiled, times, start={first: start})
        alone = np.array([motion.array(name) for name in compiled.state_labels()])
        np.testing.assert_allclose(states, alone.T, rtol=1e-9, atol=1e-9)


def test_a_loop_that_comes_to_its_end_is_told_of_its_run_alone():
    compiled = sb.compile_model(sb.library.loader())
    v = [0.0, 0.0, 1e3, 0.0, 0.0, 0.0, 0.0]
    result = loader_study(v_boom=v).run(progress=False, workers=1)
    assert [failure.run for failure in result.failures] == [2]
    with pytest.raises(sb.errors.AnalysisError) as alone:
        sb.simulate(compiled, [0, 0.2], start={"v_boom": 1e3})
    assert str(alone.value) in str(result.failures[0])


def test_start_values_that_loops_move_keep_a_study_from_the_short_way():
    study = loader_study(m_boom=np.linspace(400, 900, 8))
    assert study._runs.engine() is None


CLOSED = {
    "four-bars": known.double_four_bar,
    "window": lambda: known.windows(1),
    "suspension": sb.library.five_bar_suspension,
    "redundant equations": known.bennett,
    "explicit loops beside": known.spatial_slider_crank,
}


@pytest.mark.parametrize("method", ["DP853", "DP54", sb.RK4(0.002)])
def test_runs_that_change_their_dependent_coordinates_are_those_of_simulate(
    method, rng, monkeypatch
):
    compiled, times = sb.compile_model(known.windows(1)), np.linspace(0.0, 0.6, 4)
    start = {"v_pivot0": rng.uniform(-9.0, -5.0, 6), "q_pivot0": rng.uniform(1, 2, 6)}
    several, changes = studies.rows(start), []
    changed = driver.repartitioned
    monkeypatch.setattr(
        driver, "repartitioned", lambda *a: changes.append(a) or changed(*a)
    )
    single = [
        sb.simulate(compiled, times, start=several.row(run), method=method)
        for run in range(6)
    ]
    assert len(changes) >= 5
    changes.clear()
    many = sb.simulate_many(
        sb.compile_model(known.windows(1)), several, times, method=method, workers=2
    )
    assert changes == []
    for states, motion in zip(many.states, single, strict=True):
        assert np.array_equal(states[:, :3], motion.q)
        assert np.array_equal(states[:, 3:], motion.v)


def test_runs_that_close_in_another_posture_say_so_as_simulate_does(rng, monkeypatch):
    compiled = sb.compile_model(sb.library.four_bar(explicit=False))
    vary = studies.rows({"q_crank": rng.uniform(-3.0, 3.0, 12)})
    many = sb.simulate_many(compiled, vary, [0.0, 0.1])
    monkeypatch.setattr(runs.Runs, "engine", lambda _: None)
    alone = sb.simulate_many(compiled, vary, [0.0, 0.1])
    assert np.array_equal(many.states, alone.states)
    assert "in another posture" in many.notes[-1]
    assert many.notes[-1] == alone.notes[-1]


def closed_study(name, rng, *, starts, **options):
    """Return a study of loops that constraints close, and what varies."""
    model = CLOSED[name]()
    system = sb.compile_model(model).system
    vary = {}
    if starts:
        free = system.coordinates.by_constraints.independent[0]
        for symbol, value in (
            (system.q[free], system.q_start[free]),
            (system.v[free], system.v_start[free]),
        ):
            vary[symbol.name] = value + rng.uniform(0, 0.01, 6)
    mass = next((n for n, p in system.parameters.items() if n.startswith("m")), None)
    if mass is not None:
        vary[mass] = rng.uniform(1.0, 1.2, 6) * system.parameters[mass].default.item()
    keep = {"end": system.q[0].name, "speed": studies.Maximum(system.v[-1].name)}
    times = [0, 0.02, 0.05]
    return sb.Study(model, studies.rows(vary), keep, duration=times, **options), vary


@pytest.mark.parametrize("name", CLOSED)
def test_runs_of_closed_loops_are_those_of_simulate_to_the_last_bit(name, rng):
    study, vary = closed_study(name, rng, starts=True)
    result = study.run(progress=False, workers=1)
    _, done, *_ = study._runs.engine().states(range(6))
    assert done.all()
    compiled = sb.compile_model(CLOSED[name]())
    for run in range(6):
        row = {label: float(values[run]) for label, values in vary.items()}
        given = {n: x for n, x in row.items() if n in compiled.state_labels()}
        values = {n: x for n, x in row.items() if n not in given}
        motion = sb.simulate(compiled, [0, 0.02, 0.05], parameters=values, start=given)
        q, v = compiled.system.q[0].name, compiled.system.v[-1].name
        assert result.array("end")[run] == motion.array(q)[-1]
        assert result.array("speed")[run] == motion.array(v).max()


def test_parameters_of_closed_loops_vary_as_in_simulate(rng):
    study, vary = closed_study("suspension", rng, starts=False)
    ((mass, values),) = vary.items()
    result = study.run(progress=False, workers=1)
    _, done, *_ = study._runs.engine().states(range(6))
    assert done.all()
    compiled = sb.compile_model(CLOSED["suspension"]())
    for run, value in enumerate(values):
        motion = sb.simulate(compiled, [0, 0.02, 0.05], parameters={mass: value})
        q = compiled.system.q[0].name
        assert result.array("end")[run] == motion.array(q)[-1]


def test_start_values_that_closing_moves_are_told_in_studies_too():
    system = sb.compile_model(known.windows(1)).system
    own = zip(system.q, system.q_start, strict=True)
    steps = np.array([0.0, 0.01, 0.02, 0.5])
    vary = studies.rows({s.name: q + steps for s, q in own})
    keep = {"end": "q_pin0"}
    study = sb.Study(known.windows(1), vary, keep, duration=[0, 0.1])
    states = study._runs.engine().states(range(4))
    # Of what moves far `simulate` warns.
    assert states.done.tolist() == [True, True, True, False]
    assert [*states.moved] == [1, 2]
    with pytest.warns(sb.errors.ModelWarning, match=r"warned of: 3\."):
        result = study.run(progress=False, workers=1)
    said = result.arrays["message"]
    assert [bool(text) for text in said] == [False, True, True, True]
    assert "q_pin0 = -1.5808 rad in place of -1.5608 (moved by -0.02)" in said[1]
