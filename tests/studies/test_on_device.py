"""Studies and ensembles on a graphics processor: the same call, the same numbers."""

import numpy as np
import pytest

import symbody as sb
import symbody.runtime.cuda.device as drivers
from symbody import studies
from symbody.errors import CompileError, FileError, ModelError
from symbody.library.catalog import LIBRARY

pytestmark = pytest.mark.compiler("c")
EMULATED = "emulated_cuda"
FIXED = {"method": sb.RK4(0.01)}
TIMES = [0.0, 0.013, 0.1, 0.25]


def study_of(keep=("q_lower",), vary=None, **options):
    vary = vary or {"q_upper": [0.1, 1.0, 2.0], "m_upper": [0.5, 2.0]}
    options = FIXED | {"duration": TIMES} | options
    return sb.Study(sb.library.double_pendulum(), vary, keep, **options)


def run(study, *arguments, **options):
    return study.run(*arguments, progress=False, **options)


@pytest.mark.covering(1)
@pytest.mark.parametrize("name", ["arm7", "crane_crab", "free_body", "gantry"])
@pytest.mark.parametrize("own", [False, True])
def test_ensembles_on_a_device_are_those_in_lanes(name, own, rng):
    compiled = sb.compile_model(LIBRARY[name]())
    system = compiled.system
    vary = {system.v[-1].name: rng.uniform(-1, 1, 11)}
    if own:
        mass = next(s.name for s in system.p if s.sign > 0 and "[" not in s.name)
        vary[mass] = rng.uniform(0.9, 1.1, 11)
    given = compiled, studies.rows(vary)
    lanes = sb.simulate_many(*given, duration=TIMES, **FIXED)
    there = sb.simulate_many(*given, duration=TIMES, device=EMULATED, **FIXED)
    assert (lanes.way, there.way) == ("lanes", "device")
    # Sines and logarithms are as exact as those of lanes, not the same bits.
    largest = np.abs(lanes.states).max()
    np.testing.assert_allclose(there.states, lanes.states, rtol=0, atol=1e-13 * largest)
    assert "the text written for graphics processors" in str(there)


def test_a_study_on_no_device_names_the_place_that_is_there(monkeypatch, tmp_path):
    monkeypatch.setattr(drivers, "LIBRARIES", ("libnosuch.so.1",))
    with pytest.raises(CompileError, match="or where='threads' of a study"):
        run(study_of(), tmp_path / "store", where="cuda")
    assert not (tmp_path / "store").exists()


def test_inputs_may_differ_and_times_decrease():
    compiled = sb.compile_model(sb.library.crane_crab())
    given = compiled, {"F": [0.0, 5.0, -5.0]}
    for times in ([0.0, 0.2], [1.0, 0.75, 0.5], [0.3]):
        lanes = sb.simulate_many(*given, duration=times, **FIXED)
        there = sb.simulate_many(*given, duration=times, device=EMULATED, **FIXED)
        np.testing.assert_allclose(there.states, lanes.states, rtol=1e-12, atol=1e-13)


def test_a_study_on_a_device_is_that_in_threads_and_tells_where_it_was():
    keep = {"end": "q_lower", "mean": studies.Mean("v_lower"), "T": "total_energy"}
    there, here = run(study_of(keep), where=EMULATED), run(study_of(keep))
    for label in keep:
        np.testing.assert_allclose(
            there.array(label), here.array(label), rtol=1e-12, atol=1e-13
        )
    assert "rounds otherwise" in " ".join(there.notes)


def test_a_run_that_fails_on_a_device_harms_no_other_and_says_why():
    vary = {"l_lower": [1.0, 0.0, 2.0], "v_lower": [1.0, 1e200]}
    there, here = (run(study_of(vary=vary), where=w) for w in (EMULATED, "threads"))
    assert there.failures == here.failures
    assert 0 < len(there.failures) < 6
    good = there.completed_runs
    np.testing.assert_allclose(
        there.array("q_lower")[good], here.array("q_lower")[good], rtol=1e-12
    )


def test_a_store_does_not_mix_kinds_of_processors(tmp_path):
    run(study_of(), tmp_path / "there.zarr", where=EMULATED)
    assert run(study_of(), tmp_path / "there.zarr", where=EMULATED).completed
    with pytest.raises(FileError, match="differs in kind of processor"):
        run(study_of(), tmp_path / "there.zarr")
    run(study_of(), tmp_path / "here.zarr")
    with pytest.raises(FileError, match="differs in kind of processor"):
        run(study_of(), tmp_path / "here.zarr", where=EMULATED)


@pytest.mark.parametrize(
    ("study", "words"),
    [
        (lambda: study_of(method=sb.DP54()), "steps of one length"),
        (lambda: study_of(keep={"f": lambda motion: 1.0}), "keep quantities"),
        (lambda: study_of(compile=sb.Compile(backend="python")), "LLVM writes lanes"),
        (lambda: study_of(method=sb.RK4(0.01, max_steps=3)), "more steps than 3"),
    ],
)
def test_what_cannot_be_on_a_device_is_told_before_anything_is_made(
    study, words, tmp_path
):
    with pytest.raises(ModelError, match=words):
        run(study(), tmp_path / "none.zarr", where=EMULATED)
    assert not (tmp_path / "none.zarr").exists()


def test_without_a_device_nothing_is_made(tmp_path, monkeypatch):
    monkeypatch.setattr(drivers, "LIBRARIES", ("no-such-library.so",))
    with pytest.raises(CompileError, match="driver"):
        run(study_of(), tmp_path / "none.zarr", where="cuda")
    vary, model = {"q_upper": [0.1]}, sb.library.double_pendulum()
    with pytest.raises(CompileError, match="driver"):
        sb.simulate_many(model, vary, TIMES, device="cuda", **FIXED)
    assert not (tmp_path / "none.zarr").exists()


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"device": "gpu"}, "device"),
        ({"device": EMULATED, "workers": 2}, "workers"),
        ({"device": EMULATED, "method": "DP54"}, "steps of one length"),
    ],
)
def test_a_wrong_device_of_ensembles_is_told(options, words):
    options = FIXED | {"duration": TIMES} | options
    with pytest.raises(ModelError, match=words):
        sb.simulate_many(sb.library.double_pendulum(), {"q_upper": [0.1]}, **options)


def test_workers_of_a_device_are_its_own():
    with pytest.raises(ModelError, match="graphics processor has its own"):
        run(study_of(), where=EMULATED, workers=2)
