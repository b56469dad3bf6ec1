"""A motion between its results: inputs as they were, states by the equations."""

import pickle
import warnings

import numpy as np
import pytest

import symbody as sb

ASKED = [0.95, 0.05, 0.33, 0.33, 0.2]


def sliding():
    model = sb.Model("slide", gravity=(0, 0, 0))
    body = model.add_body("body", mass=1.0)
    joint = model.add_joint("x", model.world, body, "Tx")
    model.add_load("push", sb.loads.JointForce(joint, model.add_input("F")))
    return model


def stairs(calls):
    def law(t):
        calls.append(t)
        return 4.0 if round(t / 0.1) % 2 == 0 else 0.0

    return {"F": sb.Sampled(law, 0.1)}


def force(t):
    return np.where(np.floor(np.asarray(t) / 0.1 + 1e-9) % 2 == 0, 4.0, 0.0)


def velocity(t):
    steps = np.floor(np.asarray(t) / 0.2 + 1e-9)
    return 0.4 * steps + 4 * np.minimum(t - 0.2 * steps, 0.1)


@pytest.mark.parametrize("times", [[0.0, 1.0], np.linspace(0, 1, 11)])
def test_inputs_of_controllers_and_states_are_what_they_were(times):
    calls = []
    motion = sb.simulate(
        sliding(), times, inputs=stairs(calls), save=sb.Save(work=True)
    )
    count = len(calls)
    found = motion.at(ASKED)
    assert found["F"].to_numpy().tolist() == force(ASKED).tolist()
    assert found["v_x"].to_numpy() == pytest.approx(velocity(np.array(ASKED)))
    assert found["vd_x"].to_numpy().tolist() == force(ASKED).tolist()
    assert np.abs(found["energy_error"]).max() < 1e-12
    assert found["time"].to_numpy().tolist() == ASKED
    assert motion.at(0.33)["v_x"].item() == found["v_x"][2]
    assert len(calls) == count


def test_a_motion_from_a_file_holds_inputs_and_warns(tmp_path):
    motion = sb.simulate(sliding(), np.linspace(0, 1, 11), inputs=stairs([]))
    motion.save(tmp_path / "motion.nc")
    for other in (
        sb.results.Motion.load(tmp_path / "motion.nc"),
        pickle.loads(pickle.dumps(motion)),
    ):
        with pytest.warns(
            sb.errors.ModelWarning, match=r"'slide': a controller held F"
        ):
            found = other.at(ASKED)
        assert found["F"].to_numpy().tolist() == force(ASKED).tolist()
        with pytest.warns(sb.errors.ModelWarning):
            assert other.at(0.33)["F"].item() == 0.0


def test_a_motion_from_a_file_keeps_steps_and_tells_of_events_between_results():
    model = sliding()
    gear = model.add_discrete("gear", 2.0)
    model.when(at=0.55, changes={gear: gear + 3}, impulses={"F": 1.0})
    motion = sb.simulate(model, np.linspace(0, 1, 11))
    other = pickle.loads(pickle.dumps(motion))
    with pytest.warns(sb.errors.ModelWarning, match="clauses acted, and") as told:
        found = other.at([0.31, 0.45, 0.95])
    assert len(told) == 1
    assert found["gear"].to_numpy().tolist() == [2.0, 2.0, 5.0]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        other.at(motion.time)
        pickle.loads(pickle.dumps(sb.simulate(model, [0, 0.55, 0.55, 1]))).at(
            [0.2, 0.8]
        )


@pytest.mark.parametrize("method", ["DP54", "DP853", "Taylor", "RK4", "Radau"])
def test_few_results_of_any_method_are_enough(method):
    own = sb.RK4(1e-3) if method == "RK4" else getattr(sb, method)(1e-10, 1e-12)
    model = sb.library.pendulum()
    motion = sb.simulate(model, [0, 1.0], method=own)
    fine = sb.simulate(model, [0, 0.35, 1.0], method=sb.DP54(rtol=1e-11, atol=1e-13))
    for name in motion:
        one, other = motion.at(0.35)[name].to_numpy(), fine.array(name)[1]
        assert one == pytest.approx(other, abs=1e-6)


def test_what_happens_between_results_is_seen():
    model = sliding()
    table = ([0, 0.5, 0.5, 1], [0, 0, 2, 2])
    motion = sb.simulate(model, [0, 1], inputs={"F": table})
    found = motion.at([0.49, 0.5, 0.75])
    assert found["F"].to_numpy().tolist() == [0, 2, 2]
    assert found["v_x"].to_numpy() == pytest.approx([0, 0, 0.5])


def test_a_motion_back_in_time_goes_back_between_results():
    model = sliding()
    motion = sb.simulate(model, [1, 0], inputs={"F": 3 * model.t**2})
    assert motion.at([0.2, 0.9])["v_x"].to_numpy() == pytest.approx(
        [0.008 - 1, 0.729 - 1]
    )


@pytest.mark.parametrize("way", ["projection", "partition", "baumgarte", "dae"])
def test_constraints_are_kept_between_results(way):
    if way == "dae":
        pytest.importorskip("sksundae")
    model = sb.library.four_bar()
    motion = sb.simulate(model, [0, 0.4], constraints=way)
    fine = sb.simulate(model, [0, 0.17, 0.4])
    for name in fine:
        one, other = motion.at(0.17)[name].to_numpy(), fine.array(name)[1]
        assert one == pytest.approx(other, abs=1e-4)


def test_clauses_at_the_time_of_a_result_act_once():
    model = sliding()
    count = model.add_discrete("count", 0.0)
    model.when(every=0.25, changes={count: count + 1}, impulses={"F": 1.0})
    motion = sb.simulate(model, [0, 0.25, 0.5, 1.0])
    found = motion.at([0.1, 0.3, 0.6, 0.8])
    assert found["count"].to_numpy().tolist() == [1, 2, 3, 4]
    assert found["v_x"].to_numpy().tolist() == [1, 2, 3, 4]


def test_functions_between_results_get_what_was_held_there():
    model = sliding()
    x, gear = model.joints["x"], model.add_discrete("gear", 2.0)
    pull = sb.loads.JointForce(x, gear + model.add_input("G"))
    model.add_load("pull", pull)
    model.when(at=0.5, changes={gear: 50.0})
    inputs = {"F": lambda t: t, "G": sb.Sampled(lambda t: 8 * t, 0.1)}
    motion = sb.simulate(model, [0, 0.3, 0.7, 1.0], inputs=inputs)
    fine = sb.simulate(model, [0, 0.2, 0.6, 0.8, 1.0], inputs=inputs)
    found = motion.at(fine.time[1:4])
    assert found["gear"].to_numpy().tolist() == [2.0, 50.0, 50.0]
    for name in ("q_x", "v_x", "F", "G"):
        assert found[name].to_numpy() == pytest.approx(fine.array(name)[1:4], rel=1e-9)


def test_a_run_that_failed_is_known_up_to_its_end():
    model = sliding()
    push = sb.where(model.t > 0.5, sb.sqrt(0.5 - model.t), 1.0)
    with pytest.raises(sb.errors.AnalysisError) as raised:
        sb.simulate(model, [0, 1], inputs={"F": push})
    assert raised.value.result.at(0.3)["v_x"].item() == pytest.approx(0.3)


def test_what_the_run_has_told_is_not_told_again():
    model = sb.Model("slide")
    body = model.add_body("body", mass=1.0)
    model.add_joint("x", model.world, body, "Tx", v=1.0, limits=(-0.1, 0.1))
    with pytest.warns(sb.errors.ModelWarning, match="q_x is above"):
        motion = sb.simulate(model, 1.0)
    assert motion.at(0.55)["q_x"] == pytest.approx(0.55)
