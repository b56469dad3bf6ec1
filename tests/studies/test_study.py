"""Studies: designs, what is kept, and the same numbers wherever they run."""

import errno
import os
import sys
from pathlib import Path

import numpy as np
import pytest
import scipy.stats

import symbody as sb
from symbody import studies
from symbody.errors import CallError, FileError, Interrupted, ModelError
from symbody.library import closed_by_constraints as known
from symbody.studies import store


def cart():
    model = sb.Model("cart")
    m = model.add_parameter("m", 1.0, unit="kg")
    k = model.add_parameter("k", [4.0, 1.0])
    body = model.add_body("b", mass=m)
    slide = model.add_joint("s", model.world, body, "Tx", q=1.0)
    push = model.add_input("F")
    model.add_load(
        "spring", sb.loads.JointForce(slide, push - k[0] * slide.q[0] * k[1])
    )
    return model


def swing(m, k, q):
    """Return where an undamped oscillator is after 2 s."""
    return q * np.cos(2.0 * np.sqrt(k / m))


def test_a_grid_has_every_value_with_every_other_in_closed_form():
    vary = {"m": [1.0, 2.0], "k[0]": [3.0, 4.0, 5.0], "q_s": [0.5, 1.0]}
    result = sb.Study(cart(), vary, {"end": "q_s"}, duration=2.0).run(progress=False)
    assert result.completed
    assert result.layout.grid == (2, 3, 2)
    assert "end" in result
    assert "k[0]" in result
    assert "other" not in result
    assert 0 not in result
    end = result.grid()["end"]
    wanted = swing(end["m"], end["k[0]"], end["q_s"])
    # The error allowed in a step is 1e-8 of the state.
    np.testing.assert_allclose(end.transpose(*wanted.dims), wanted, atol=1e-7)


def test_a_grid_of_one_name_has_its_dimension():
    vary = {"m": [2.0, 1.0, 3.0]}
    study = sb.Study(cart(), vary, {"all": studies.History("q_s")}, duration=[0, 1.0])
    whole = study.run(progress=False)
    grid = whole.grid()["all"]
    assert grid.dims == ("m", "time")
    assert grid["m"].values.tolist() == [1.0, 2.0, 3.0]
    assert (grid.values == whole.array("all")[[1, 0, 2]]).all()


def test_values_of_a_product_of_designs_meet():
    both = studies.rows({"m": [1, 2], "q_s": [3, 4]}) * studies.grid({"F": [0, 1]})
    assert len(both) == 4
    assert both.row(3) == {"m": 2.0, "q_s": 4.0, "F": 1.0}
    assert not both.is_grid


def test_inputs_vary_by_words():
    tables = {"none": 0.0, "step": ([0, 1, 1, 2], [0, 0, 1, 1])}
    result = sb.Study(cart(), {"F": tables}, ["v_s"], duration=2.0).run(progress=False)
    assert result.vary["F"].tolist() == ["none", "step"]
    assert result.array("v_s")[0] != result.array("v_s")[1]


def test_a_function_makes_the_model_of_each_run():
    def made(length):
        model = sb.Model("pendulum", gravity=(0, 0, -9.81))
        body = model.add_body("b", mass=1, com=(0, 0, -length))
        model.add_joint("j", model.world, body, "Ry", q=0.01)
        return model

    study = sb.Study(made, {"length": [1.0, 4.0]}, ["q_j"], duration=1.0)
    result = study.run(progress=False)
    wanted = 0.01 * np.cos(np.sqrt(9.81 / np.array([1.0, 4.0])))
    np.testing.assert_allclose(result.array("q_j"), wanted, atol=1e-6)  # sin q = q


@pytest.mark.parametrize("design", [studies.random, studies.latin_hypercube])
def test_samples_follow_their_distribution_and_their_seed(design):
    vary = {"m": scipy.stats.norm(2.0, 0.1), "q_s": (0.0, 1.0)}
    one, same, other = (design(vary, 4000, seed) for seed in (1, 1, 2))
    assert one.content() == same.content() != other.content()
    # Six standard errors of a mean of 4 000 samples.
    assert abs(one.columns["m"].values.mean() - 2.0) < 6 * 0.1 / np.sqrt(4000)
    assert abs(one.columns["q_s"].values.std() - 1 / np.sqrt(12)) < 0.02


def test_a_latin_hypercube_has_one_sample_in_each_interval():
    values = studies.latin_hypercube({"m": (0, 1)}, 64, 0).columns["m"].values
    assert sorted(np.floor(values * 64)) == list(range(64))


def test_reductions_are_those_of_the_motion():
    keep = {
        "last": "q_s", "high": studies.Maximum("q_s"), "low": studies.Minimum("q_s"),
        "mean": studies.Mean("q_s"), "rms": studies.RootMeanSquare("q_s"),
        "zero": studies.FirstTime("q_s", direction="down"),
        "all": studies.History("q_s"), "own": lambda motion: motion.q.max() ** 2,
    }  # fmt: skip
    study = sb.Study(cart(), {"m": [1.0]}, keep, duration=np.pi)
    result = study.run(progress=False)
    found = {label: result.array(label)[0] for label in keep}
    # q = cos 2 t over a period; the trapezoidal rule is exact for it, and the root lies
    # between two times 6 ms apart.
    assert found["high"] == 1.0
    assert found["own"] == 1.0
    assert found["low"] == pytest.approx(-1.0, abs=1e-4)
    assert found["mean"] == pytest.approx(0.0, abs=1e-7)
    assert found["rms"] == pytest.approx(np.sqrt(0.5), abs=1e-7)
    assert found["zero"] == pytest.approx(np.pi / 4, abs=1e-6)
    np.testing.assert_array_equal(found["all"], study.rerun(0).array("q_s"))
    assert result.layout.units["zero"] == "s"


VARY = {"m": [1.0, 2.0, 3.0], "q_s": list(np.linspace(-1, 1, 7))}
KEEP = {"end": "q_s", "high": studies.Maximum("v_s")}


@pytest.mark.parametrize("where", ["threads", "processes", "dask"])
def test_it_gives_the_same_bits_wherever_it_runs(where):
    study = sb.Study(cart(), VARY, KEEP, duration=2.0)
    here = study.run(workers=1, progress=False)
    there = study.run(where=where, workers=2, progress=False)
    for label in KEEP:
        assert here.array(label).tobytes() == there.array(label).tobytes()


def test_failures_are_data():
    def keep(motion):
        assert motion.q[0, 0] < 0.5, "too far"
        return motion.q[-1, 0]

    vary = {"m": [1.0, 0.0], "q_s": [0.0, 1.0]}
    study = sb.Study(cart(), vary, {"end": keep}, duration=1.0)
    result = study.run(progress=False)
    assert {failure.run for failure in result.failures} == {1, 2, 3}
    assert "too far" in result.failures[0].message
    assert result.failures[0].time == 1.0
    assert np.isnan(result.array("end")[1:]).all()
    with pytest.raises(sb.errors.AnalysisError):
        study.rerun(3)


def test_a_store_goes_on_where_it_was_left(tmp_path):
    place = tmp_path / "runs.zarr"
    study = sb.Study(cart(), VARY, KEEP, duration=2.0)
    done = []

    def stop(runs, of):
        done.append(runs)
        if len(done) == 3:
            raise KeyboardInterrupt

    with pytest.raises(Interrupted) as caught:
        study.run(place, workers=1, progress=stop)
    assert (caught.value.result.array("end")[:6] == study.run().array("end")[:6]).all()
    assert not studies.StudyResult.load(place).completed
    before = done[-1]
    result = study.run(place, workers=1, progress=lambda runs, of: done.append(runs))
    assert done[3] > before
    assert done[-1] == 21
    again = studies.StudyResult.load(place)
    for label in KEEP:
        assert again.array(label).tobytes() == result.array(label).tobytes()
    study.run(place, progress=lambda runs, of: pytest.fail("nothing is left to do"))


@pytest.mark.parametrize(
    "change",
    [
        {"vary": {"m": [1.0, 2.5, 3.0], "q_s": VARY["q_s"]}},
        {"keep": {"end": "q_s", "high": studies.Minimum("v_s")}},
        {"duration": 3.0},
        {"method": sb.DP54(rtol=1e-6)},
        {"parameters": {"k": [4.0, 2.0]}},
    ],
    ids=str,
)
def test_the_store_of_another_study_is_refused(tmp_path, change):
    first = {"vary": VARY, "keep": KEEP, "duration": 2.0}
    sb.Study(cart(), **first).run(tmp_path / "a", progress=False)
    with pytest.raises(FileError, match="another study of 'cart'"):
        sb.Study(cart(), **(first | change)).run(tmp_path / "a", progress=False)


def test_a_compiled_model_is_studied_and_known_by_its_content(tmp_path):
    place, vary, keep = tmp_path / "store", {"m": [1.0, 2.0]}, ["q_s"]

    def study(k, **options):
        model = sb.compile_model(cart(), parameters={"k": [k, 2.0]})
        return sb.Study(model, vary, keep, duration=1.0, **options)

    alike = sb.Study(cart(), vary, keep, duration=1.0, parameters={"k": [4.0, 2.0]})
    result = study(4.0).run(place, progress=False).array("q_s")
    np.testing.assert_array_equal(result, alike.run().array("q_s"))
    study(4.0).run(place, progress=lambda runs, of: pytest.fail("nothing is left"))
    other = study(5.0).run(where="processes", progress=False).array("q_s")
    assert abs(other - result).min() > 1e-4
    with pytest.raises(FileError, match="another study of 'cart'"):
        study(5.0).run(place)
    with pytest.raises(ModelError, match="compiled already"):
        study(4.0, compile=sb.Compile(backend="c"))


def test_another_model_function_or_closure_is_another_study(tmp_path):
    def studied(model, level):
        keep = {"end": lambda motion: motion.q[-1, 0] - level}
        return sb.Study(model, {"m": [1.0]}, keep, duration=1.0)

    studied(cart(), 1.0).run(tmp_path / "a", progress=False)
    other = cart()
    other.add_sensor("x", sb.sensors.Position(other.bodies["b"]))
    for study in (studied(other, 1.0), studied(cart(), 2.0)):
        with pytest.raises(FileError, match="another study"):
            study.run(tmp_path / "a", progress=False)


def test_a_folder_that_is_no_store_and_one_of_another_form_are_refused(tmp_path):
    study = sb.Study(cart(), {"m": [1.0]}, {"end": "q_s"}, duration=1.0)
    (tmp_path / "a").mkdir()
    with pytest.raises(FileError, match="holds no study"):
        study.run(tmp_path / "a", progress=False)
    study.run(tmp_path / "b", progress=False)
    about = tmp_path / "b" / "zarr.json"
    about.write_text(about.read_text().replace('"format": 3', '"format": 7'))
    with pytest.raises(FileError, match="in the form 7"):
        study.run(tmp_path / "b", progress=False)


def test_a_saved_result_is_the_same(tmp_path):
    study = sb.Study(cart(), VARY, KEEP | {"all": studies.History("q_s")}, duration=1.0)
    result = study.run(progress=False)
    with pytest.raises(CallError, match=r"a folder whose ending is .zarr, or none"):
        result.save(tmp_path / "kept.csv")
    result.save(tmp_path / "kept.zarr")
    again = studies.StudyResult.load(tmp_path / "kept.zarr")
    assert again.data.identical(result.data)
    assert str(again) == str(result)


def test_quantiles_come_with_their_convergence():
    vary = studies.random({"q_s": (0.0, 1.0)}, 400, 3)
    keep = {"start": lambda motion: motion.q[0, 0]}
    result = sb.Study(cart(), vary, keep, duration=[0, 0.01]).run(progress=False)
    found, error = result.quantiles("start", [0.25, 0.5])
    assert (abs(found - [0.25, 0.5]) < 4 * error).all()
    # sqrt(p (1-p) / n) over a density of 1; its own error is a third at most.
    assert error == pytest.approx(np.sqrt([0.25 * 0.75, 0.25]) / 20, rel=1 / 3)


def test_quantiles_of_infinite_values_are_values():
    vary = {"q_s": np.linspace(0.0, 1.0, 11)}
    keep = {"e": lambda motion: np.inf if motion.q[0, 0] > 0.65 else motion.q[0, 0]}
    result = sb.Study(cart(), vary, keep, duration=[0, 0.01]).run(progress=False)
    found, error = result.quantiles("e", [0.3, 0.99])
    assert found == pytest.approx([0.3, np.inf], abs=1e-12)
    assert np.isfinite(error[0])
    assert error[1] == 0.0


BAD = [
    ({"vary": {"M": [1.0]}}, "there is no parameter"),
    ({"vary": {"k[2]": [1.0]}}, "no entry of the parameter 'k'"),
    ({"vary": {"m": [np.nan]}}, "finite"),
    ({"vary": {"m": []}}, "a list with entries"),
    ({"vary": {}}, "names with their values"),
    ({"keep": ["nothing"]}, "do not have"),
    ({"keep": {"m": "q_s"}}, "varies, too"),
    ({"keep": {"x": 5}}, "a function of"),
    ({"keep": {}}, "what is kept"),
    ({"keep": {"x": lambda motion: "text"}}, "must give numbers"),
    ({"metod": "DP54"}, "Did you mean 'method'"),
    ({"duration": None}, "Give how long, as 2.0, or when"),
]


@pytest.mark.parametrize(("change", "words"), BAD, ids=lambda case: str(case)[:40])
def test_what_makes_no_sense_is_told_before_anything_runs(change, words):
    right = {"vary": {"m": [1.0]}, "keep": {"end": "q_s"}, "duration": 1.0}
    with pytest.raises(ModelError, match=words):
        sb.Study(cart(), **(right | change)).run(progress=False)


def test_distributions_without_finite_samples_are_refused():
    with pytest.raises(ModelError, match="Samples must be finite"):
        studies.random({"m": scipy.stats.norm(np.inf, 1.0)}, 10, 0)
    with pytest.raises(ModelError, match="a power of two"):
        studies.sobol({"m": (0, 1)}, 100, 0)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"where": "cloud"}, "one of 'threads', 'processes', 'dask'"),
        ({"workers": 0}, "at least 1"),
        ({"time_limit": 1.0}, "where='processes' only"),
        ({"where": "tcp://127.0.0.1:9"}, "no scheduler of Dask answers"),
    ],
)
def test_a_place_that_cannot_be_had_is_told(options, words, monkeypatch):
    monkeypatch.setattr("symbody.studies.places._PATIENCE", 0.3)
    study = sb.Study(cart(), {"m": [1.0]}, {"end": "q_s"}, duration=1.0)
    with pytest.raises(ModelError, match=words):
        study.run(progress=False, **options)


@pytest.mark.covering(1)
@pytest.mark.parametrize(
    "name", ["arm7", "crane_crab", "heavy_top", "quadruped", "four_bar", "hexapod"]
)
@pytest.mark.parametrize(
    "method", ["DP54", "DP853", sb.RK4(0.001), sb.Radau(rtol=1e-5)], ids=str
)
def test_quick_runs_are_those_of_simulate_to_the_last_bit(name, method):
    model = sb.library.LIBRARY[name]()
    system = sb.compile_model(model).system
    p = next(s for s in system.p if "[" not in s.name and s.sign >= 0).name
    v, kept = system.v[-1].name, {s: s for s in system.sensors}
    vary = studies.random({p: (1.0, 1.1), v: (-0.1, 0.1)}, 6, 5)
    keep = kept | {"mean": studies.Mean(system.q[0].name), "T": "kinetic_energy"}
    study = sb.Study(model, vary, keep, duration=0.3, method=method)
    assert study._runs.engine() is not None
    result = study.run(progress=False, workers=2)
    assert result.completed
    for run in range(6):
        whole = study.rerun(run)
        for label in kept:
            wanted = whole.array(label)[-1]
            assert result.array(label)[run].tobytes() == wanted.tobytes()


def test_runs_of_rolling_are_those_of_simulate_to_the_last_bit():
    wheel = known.disc()
    model = sb.compile_model(wheel)
    speed, y = model.system.v[-1].name, model.start_state()
    vary = {speed: [y[-1], y[-1] + 0.02, y[-1] - 0.3]}
    study = sb.Study(wheel, vary, ["total_energy", "center"], duration=1.5)
    assert study._runs.engine() is not None
    result = study.run(progress=False, workers=2)
    for run in range(3):
        whole = study.rerun(run)
        for label in ("total_energy", "center"):
            wanted = whole.array(label)[-1]
            assert result.array(label)[run].tobytes() == wanted.tobytes()


def switched(condition):
    """Return a cart that is pushed while a condition of time and its mass holds."""
    model = cart()
    slide, m = model.joints["s"], model.parameters["m"]
    push = sb.where(condition(model.t, m), 1.0, 0.0)
    model.add_load("late", sb.loads.JointForce(slide, push))
    model.add_expression("push", push, sensor=True)
    return model


def test_steps_of_runs_end_at_time_events_that_follow_their_parameters():
    model = switched(lambda t, m: t > 0.25 * m)
    times = [0.0, 0.25, 0.25, 0.3, 0.5, 0.5, 0.6]
    keep = {"push": studies.History("push"), "all": studies.History("q_s")}
    vary = studies.rows({"m": [1.0, 2.0, 3.0], "v_s": [0.0, 1.0, -1.0]})
    study = sb.Study(model, vary, keep, duration=times)
    result = study.run(progress=False, workers=1)
    assert study._runs.engine().executor.mode == "loops"
    for run in range(3):
        row = vary.row(run)
        alone = sb.simulate(
            model, times, parameters={"m": row["m"]}, start={"v_s": row["v_s"]}
        )
        assert (result["push"][run] == alone["push"]).all()
        assert (result["all"][run] == alone.array("q_s")).all()
    assert result.array("push")[0].tolist() == [0, 0, 1, 1, 1, 1, 1]
    assert result.array("push")[1].tolist() == [0, 0, 0, 0, 0, 1, 1]
    even = sb.Study(model, vary, keep, duration=times, method=sb.RK4(0.01))
    assert "steps end at events of time" in even._runs.engine().executor.note


def test_runs_whose_time_events_may_be_missed_are_left_to_simulate():
    def noise(t, m):
        return (sb.sin(t) ** 2 + sb.cos(t) ** 2 - 1) * sb.sin(1e9 * t) > 0

    study = sb.Study(switched(noise), {"m": [1.0]}, ["total_energy"], duration=0.1)
    engine = study._runs.engine()
    assert not engine.states([0]).done.any()
    assert study.run(progress=False).completed


def test_the_text_of_a_result_says_how_many_runs_vary_what():
    vary = {"m": [1.0, 2.0], "q_s": [0.5, 1.0]}
    result = sb.Study(cart(), vary, {"end": "q_s"}, duration=0.1).run(progress=False)
    assert "4 runs that vary m, q_s" in repr(result)


def test_a_function_that_always_fails_is_told_in_sentences():
    def broken(motion):
        raise ValueError("no such thing")

    study = sb.Study(cart(), {"m": [1.0, 2.0]}, {"x": broken}, duration=0.1)
    with pytest.raises(ModelError, match=r"no such thing\. Look at it with rerun\(0\)"):
        study.run(progress=False)


def test_another_duration_is_refused_in_the_users_word(tmp_path):
    def study(duration):
        return sb.Study(cart(), {"m": [1.0, 2.0]}, ["q_s"], duration=duration)

    study(0.1).run(tmp_path / "some", progress=False)
    with pytest.raises(FileError, match=r"differs in times \(or duration\)\."):
        study(0.2).run(tmp_path / "some", progress=False)


def test_any_label_is_drawn():
    result = sb.Study(cart(), VARY, KEEP, duration=0.1).run(progress=False)
    ax = result.plot("high").axes[0]
    assert (ax.get_xlabel(), ax.get_ylabel()) == ("m [kg]", "high [m/s]")
    assert result.plot("end", ax=ax) is ax
    with pytest.raises(
        sb.errors.UnknownQuantityError, match="nothing is kept as 'low'"
    ):
        result.plot("low")


def test_a_study_in_memory_needs_no_further_packages(monkeypatch):
    for package in ("zarr", "tqdm", "loky", "filelock", "distributed"):
        for name in [n for n in sys.modules if n.partition(".")[0] == package]:
            monkeypatch.delitem(sys.modules, name)
        # As Python marks what is not to be found.
        monkeypatch.setitem(sys.modules, package, None)
    study = sb.Study(cart(), {"m": [1.0]}, {"end": "q_s"}, duration=0.1)
    with pytest.raises(ModelError, match=r"symbody\[studies\]"):
        study.run(progress=True)
    monkeypatch.setattr("symbody.studies.description.find_spec", lambda name: None)
    assert study.run().completed


@pytest.mark.parametrize("made", [False, True])
def test_an_entry_that_varies_leaves_the_others_as_the_study_has_them(made):
    model = (lambda: cart()) if made else cart()
    given = {"k": [4.0, 2.0]}
    vary = {"k[0]": [1.0, 2.0]}
    study = sb.Study(model, vary, {"end": "q_s"}, duration=1.0, parameters=given)
    end = study.run(progress=False).array("end")
    np.testing.assert_allclose(end, np.cos(np.sqrt([2.0, 4.0])), atol=1e-7)  # rtol 1e-8
    assert study.rerun(1).q[-1, 0] == end[1]


def test_a_start_in_order_is_as_good_as_one_by_names():
    vary = {"v_s": [0.0, 1.0]}
    ends = [
        sb.Study(cart(), vary, {"end": "q_s"}, duration=1.0, start=start)
        .run(progress=False)
        .array("end")
        for start in ([0.5, 0.0], {"q_s": 0.5})
    ]
    assert ends[0].tolist() == ends[1].tolist()
    with pytest.raises(ModelError, match="one number for each of the 2 states"):
        sb.Study(cart(), vary, {"end": "q_s"}, duration=1.0, start=[0.5]).run()


def test_a_full_disk_is_told_and_what_was_written_stays(tmp_path, monkeypatch):
    study = sb.Study(cart(), VARY, KEEP, duration=2.0)
    written, put = [0], Path.replace

    def until_full(self, target):
        written[0] += 1
        if written[0] > 40:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return put(self, target)

    with monkeypatch.context() as full:
        full.setattr(Path, "replace", until_full)
        with pytest.raises(FileError, match="the disk is full"):
            study.run(tmp_path / "a", workers=1, progress=False)
    assert not [*(tmp_path / "a").rglob("*.part")]
    before = studies.StudyResult.load(tmp_path / "a")
    assert 0 < len(before.completed_runs) < 21
    assert np.isfinite(before.array("end")[before.completed_runs]).all()
    after = study.run(tmp_path / "a", progress=False)
    assert (
        after.array("end").tobytes() == study.run(progress=False).array("end").tobytes()
    )


@pytest.mark.parametrize("stored", [False, True])
def test_notes_on_runs_are_told_with_the_result(tmp_path, stored):
    vary = {"q_crank": [-0.5, 0.0, 0.2]}
    keep = {"end": "q_rocker"}
    study = sb.Study(sb.library.four_bar(explicit=False), vary, keep, duration=0.01)
    result = study.run(tmp_path / "s.zarr" if stored else None, progress=False)
    assert result.completed
    assert "Notes on runs: 2. Run 2: The loops close in another" in result.notes[1]
    assert list(result.arrays["message"][:2]) == ["", ""]


def test_inputs_without_a_value_are_told_once_of_all_runs(tmp_path):
    model, keep = sb.library.crane_crab(), {"end": "q_rot_pendulum"}
    vary = {"m1": [1.0, 2.0]}
    result = sb.Study(model, vary, keep, duration=0.01).run(progress=False)
    assert result.notes == ("No value was given for the input F: zero was taken.",)
    assert not any(result.arrays["message"])
    stored = sb.Study(model, vary, keep, duration=0.01).run(
        tmp_path / "s.zarr", progress=False
    )
    assert stored.notes == result.notes
    assert sb.simulate_many(model, vary, 0.01).notes[-1] == result.notes[0]
    pushed = {"F": [1.0, 2.0]}
    assert not sb.Study(model, pushed, keep, duration=0.01).run(progress=False).notes
    assert not any("zero" in n for n in sb.simulate_many(model, pushed, 0.01).notes)


def test_a_grid_with_a_value_twice_has_no_dimensions():
    result = sb.Study(cart(), {"m": [1.0, 2.0, 1.0]}, ["q_s"], duration=0.1).run(
        progress=False
    )
    with pytest.raises(sb.errors.UnknownQuantityError, match="a value of 'm' twice"):
        result.grid()


def test_one_run_is_told_in_the_singular():
    study = sb.Study(cart(), {"m": [1.0]}, ["q_s"], duration=0.1)
    assert "1 run that varies m and keeps q_s" in repr(study)
    assert repr(study.design) == "Design of 1 run that varies m"
    assert "1 run that varies m\n" in str(study.run(progress=False))


def test_a_store_is_made_beside_what_ctrl_c_left_of_an_earlier_one(
    tmp_path, monkeypatch
):
    """Zarr's thread writes on there for a while."""
    zarr, add, folders = pytest.importorskip("zarr"), store._add_arrays, []

    def interrupted(group, *arguments):
        folders.append(group.store.root)
        if len(folders) == 1:
            raise KeyboardInterrupt
        zarr.open_group(folders[0], mode="a").create_array("e", shape=1, dtype="f8")
        add(group, *arguments)

    monkeypatch.setattr(store, "_add_arrays", interrupted)
    study = sb.Study(cart(), {"m": [1.0, 2.0]}, {"e": "q_s"}, duration=0.1)
    with pytest.raises(KeyboardInterrupt):
        study.run(tmp_path / "s.zarr", progress=False)
    assert study.run(tmp_path / "s.zarr", progress=False).completed


def test_times_and_what_else_is_saved_go_together():
    save = sb.Save(every=0.1, work=True)
    kept = {"all": sb.studies.History("q_hinge")}
    given = {"duration": 0.3, "inputs": {"push": 0.0}}
    study = sb.Study(
        sb.library.cart_pole(), {"v_rail": [0.1]}, kept, save=save, **given
    )
    motion = sb.simulate(
        sb.library.cart_pole(),
        0.3,
        start={"v_rail": 0.1},
        inputs={"push": 0.0},
        save=sb.Save(every=0.1),
    )
    wanted = pytest.approx(motion.array("q_hinge"), rel=1e-6)
    assert study.run().array("all")[0] == wanted
