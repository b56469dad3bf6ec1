"""Runs that are done together are those that are done alone."""

import numpy as np
import pytest

import symbody as sb
from symbody import studies

KEPT = {"end": "q_s", "high": studies.Maximum("q_s"), "all": studies.History("v_s")}


def rooted():
    """Return a spring whose stiffness is a root, without a value for k < 0."""
    model = sb.Model("rooted")
    m, k = model.add_parameter("m", 1.0), model.add_parameter("k", 4.0)
    body = model.add_body("b", mass=m)
    s = model.add_joint("s", model.world, body, "Tx", q=0.3)
    model.add_load("spring", sb.JointForce(s, -sb.sqrt(k) * s.q[0]))
    return model


def study_of(values, keep=None, **options):
    vary = studies.rows(values)
    return sb.Study(rooted(), vary, keep or KEPT, times=[0, 0.4, 1], **options)


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
        motion = sb.simulate(
            rooted(), times=[0, 0.4, 1], parameters={"k": k}, start=start
        )
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
    study = study_of({"k": [1.0, 4.0, 1e12, 2.0]}, max_steps=200)
    result = study.run(progress=False, workers=1)
    (failure,) = result.failures
    assert failure.run == 2
    with pytest.raises(sb.AnalysisError) as refused:
        study.rerun(2)
    assert failure.message == str(refused.value)


def loader_study(**vary):
    keep = {"end": "q_lever", "cylinder": studies.Maximum("q_lift_stroke")}
    return sb.Study(sb.library.loader(), studies.rows(vary), keep, times=[0, 0.2])


def test_runs_with_explicit_loops_are_those_of_simulate_to_the_last_bit():
    q = sb.compile_model(sb.library.loader()).system.q_start[0]
    vary = {"q_boom": q + np.linspace(0, 0.05, 8), "m_boom": np.linspace(400, 900, 8)}
    study = loader_study(**vary)
    assert study._runs._quick() is not None
    result = study.run(progress=False, workers=1)
    for run in range(8):
        own = {name: float(values[run]) for name, values in vary.items()}
        start = {"q_boom": own.pop("q_boom")}
        motion = sb.simulate(
            sb.library.loader(), times=[0, 0.2], parameters=own, start=start
        )
        assert result.array("end")[run] == motion.array("q_lever")[-1]
        highest = motion.array("q_lift_stroke").max()
        assert result.array("cylinder")[run] == highest


def test_a_loop_that_comes_to_its_end_is_told_of_its_run_alone():
    compiled = sb.compile_model(sb.library.loader())
    v = [0.0, 0.0, 1e3, 0.0, 0.0, 0.0, 0.0]
    result = loader_study(v_boom=v).run(progress=False, workers=1)
    assert [failure.run for failure in result.failures] == [2]
    with pytest.raises(sb.AnalysisError) as alone:
        sb.simulate(compiled, times=[0, 0.2], start={"v_boom": 1e3})
    assert str(alone.value) in str(result.failures[0])


def test_start_values_that_loops_move_keep_a_study_from_the_short_way():
    study = loader_study(m_boom=np.linspace(400, 900, 8))
    assert study._runs._quick() is None
