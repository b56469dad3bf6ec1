"""Studies of FMUs: run for run what symbody's own model does."""

import shutil
import subprocess
import sys
import time
import zipfile
from pathlib import Path

import fmpy
import numpy as np
import pytest

import symbody as sb
from probes.quick_c import quick_c
from symbody import studies
from symbody.errors import FileError, ModelError

pytestmark = pytest.mark.compiler("c")
VARY = {"m_pole": [0.05, 0.2], "q_hinge": [0.1, 0.5], "push": [0.0, 1.0]}
KEEP = {"end": "q_rail", "fast": studies.Maximum("v_rail")}


@pytest.fixture(scope="module", autouse=True)
def _quick_c():
    with quick_c():
        yield


@pytest.fixture(scope="module")
def paths(tmp_path_factory):
    folder = tmp_path_factory.mktemp("fmu")
    model = sb.library.cart_pole()
    return {v: sb.generate(model, f"fmu{v}", folder)[0] for v in (2, 3)}


def ended(source, vary=VARY, keep=KEEP, where="threads", **options):
    study = sb.Study(source, vary, keep, duration=1.0, **options)
    return study.run(where=where, workers=2, progress=False)


@pytest.mark.covering(1)
@pytest.mark.parametrize("version", [2, 3])
@pytest.mark.parametrize("kind", ["CoSimulation", "ModelExchange"])
def test_an_exported_model_does_what_the_model_does(paths, version, kind):
    own = ended(sb.library.cart_pole())
    fmu = ended(studies.Fmu(paths[version], kind=kind, rtol=1e-8))
    assert fmu.completed
    for label in KEEP:
        # FMPy's solver keeps 1e-8 a step; that of the FMU is symbody's.
        np.testing.assert_allclose(fmu.array(label), own.array(label), atol=1e-5)
    assert fmu.layout.units["end"] == "m"
    assert fmu.grid()["end"].dims == ("m_pole", "q_hinge", "push")


def test_processes_and_threads_give_the_same_bits(paths):
    fmu = studies.Fmu(paths[2])
    here, there = ended(fmu), ended(fmu, where="processes")
    assert here.array("end").tobytes() == there.array("end").tobytes()


def test_threads_load_one_after_the_other_and_leave_the_folder(paths, monkeypatch):
    fresh, loading, met = fmpy.instantiate_fmu, [], []

    def slow(*args):
        loading.append(1)
        met.append(len(loading))
        time.sleep(0.05)
        try:
            return fresh(*args)
        finally:
            loading.pop()

    monkeypatch.setattr(fmpy, "instantiate_fmu", slow)
    before = Path.cwd()
    ended(studies.Fmu(paths[2]))
    assert Path.cwd() == before
    assert set(met) == {1}
    assert len(met) > 5


def test_an_instance_that_is_set_back_is_as_a_fresh_one(paths, monkeypatch):
    made = []
    fresh = fmpy.instantiate_fmu
    monkeypatch.setattr(fmpy, "instantiate_fmu", lambda *a: made.append(a) or fresh(*a))
    # A run is timed as often as it takes to know it, which differs from time to time.
    monkeypatch.setattr("symbody.studies.trial._seconds", lambda *a: 1e-3)
    study = sb.Study(studies.Fmu(paths[2]), VARY, KEEP, duration=1.0)
    study.run(workers=1, progress=False)
    # One does all runs. Two beside compare: run 0, which the study does once more, and
    # run 1, the first one after other values.
    assert len(made) == 3


def test_an_fmu_that_remembers_is_told_and_gets_fresh_instances(paths, monkeypatch):
    right = ended(studies.Fmu(paths[2])).array("end")
    known = fmpy.read_model_description(str(paths[2])).modelVariables
    cart = next(v.valueReference for v in known if v.name == "m_cart")
    reset = fmpy.fmi2.FMU2Slave.reset

    def half_reset(self):
        reset(self)
        self.setReal([cart], [3.0])

    monkeypatch.setattr(fmpy.fmi2.FMU2Slave, "reset", half_reset)
    with pytest.warns(sb.errors.ModelWarning, match="each run gets one"):
        found = ended(studies.Fmu(paths[2]))
    assert found.array("end").tobytes() == right.tobytes()


def test_tables_functions_and_the_store(paths, tmp_path):
    words = {"step": ([0.0, 0.5, 0.5, 1.0], [0.0, 0.0, 2.0, 2.0]), "none": 0.0}
    keep = {"far": lambda motion: np.abs(motion.array("q_rail")).max()}
    fmu = studies.Fmu(paths[2])
    study = sb.Study(fmu, {"push": words}, keep, duration=1.0)
    result = study.run(tmp_path / "a", progress=False)
    own = ended(sb.library.cart_pole(), {"push": words}, keep)
    np.testing.assert_allclose(result.array("far"), own.array("far"), atol=1e-6)
    other = sb.Study(studies.Fmu(paths[3]), {"push": words}, keep, duration=1.0)
    with pytest.raises(FileError, match=r"differs in model\."):
        other.run(tmp_path / "a", progress=False)


@pytest.fixture(scope="module")
def slider(tmp_path_factory):
    model = sb.Model("slider", gravity=(0, 0, 0))
    mass = model.add_parameter("m", 2.0)
    slide = model.add_joint("x", model.world, model.add_body("b", mass=mass), "Tx", q=1)
    model.add_load("spring", sb.loads.JointForce(slide, -9 * slide.q[0]))
    (path,) = sb.generate(model, "fmu2", tmp_path_factory.mktemp("slider"))
    return model, path


@pytest.mark.slow
def test_runs_with_a_negative_mass_fail_as_those_of_the_model_do(slider):
    model, path = slider
    vary = {"m": [1.0, -1.0, 2.0]}
    own, other = (ended(one, vary, ["q_x"]) for one in (model, studies.Fmu(path)))
    assert [f.run for f in own.failures] == [f.run for f in other.failures] == [1]
    assert "m=-1.0; the FMU says that it must be at least 0" in str(other.failures[0])


def test_an_exported_model_refuses_a_negative_mass_itself(slider, capfd):
    with pytest.raises(Exception, match="fmi2SetReal failed"):
        fmpy.simulate_fmu(str(slider[1]), start_values={"m": -1.0}, stop_time=0.1)
    assert "m must be zero or positive, as masses" in capfd.readouterr().out


LOGGED = """
import sys
import fmpy
from symbody import studies

path = sys.argv[1]
about, folder = fmpy.read_model_description(path), fmpy.extract(path)
mass = [v.valueReference for v in about.modelVariables if v.name == "m"]
gone = fmpy.instantiate_fmu(folder, about, "CoSimulation", logger=lambda *words: None)
gone.freeInstance()
del gone
fmu = studies.Fmu(path, kind="CoSimulation")._ready()._instance()
try:
    fmu.setReal(mass, [-1.0])
except Exception as error:
    print(error)
"""


def test_a_logger_that_is_gone_with_its_fmu_is_not_called_by_the_next_one(slider):
    # It was, which ended the process: hence another one.
    command = [sys.executable, "-c", LOGGED, str(slider[1])]
    ended = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "fmi2SetReal failed" in ended.stdout
    assert "m must be zero or positive, as masses" in ended.stdout


BAD = [
    ({"vary": {"m_polle": [1.0]}}, "Did you mean 'm_pole'"),
    ({"vary": {"tilt_q_hinge": [1.0]}}, "cannot vary"),
    ({"keep": ["q_rial"]}, "do not have"),
    ({"method": sb.RK4(0.01)}, "an FMU knows"),
    ({"duration": [0.0, 0.1, 0.3]}, "evenly spaced"),
    ({"start": {"x": 1.0}}, "no parameter"),
    ({"vary": {"push": [([1, 0], [0, 1])]}}, "times of its table must increase"),
    ({"inputs": {"push": ([0, 1], [0, 1, 2])}}, "two lists of numbers of equal length"),
]


@pytest.mark.parametrize(("change", "words"), BAD, ids=lambda case: str(case)[:30])
def test_what_makes_no_sense_is_told(paths, change, words):
    given = {"vary": VARY, "keep": KEEP, "duration": [0.0, 0.5, 1.0]} | change
    with pytest.raises(ModelError, match=words):
        sb.Study(studies.Fmu(paths[2]), **given).run(progress=False)


def test_what_is_no_fmu_is_told(tmp_path, paths):
    (tmp_path / "a.fmu").write_text("nothing")
    for name in ("a.fmu", "b.fmu"):
        with pytest.raises(FileError, match="cannot be read as an FMU"):
            studies.Fmu(tmp_path / name)
    with pytest.raises(ModelError, match="'CoSimulation'"):
        studies.Fmu(paths[2], kind="Both")


def test_a_library_that_cannot_be_loaded_leaves_the_process_in_its_folder(
    tmp_path, paths, monkeypatch
):
    broken = tmp_path / "broken.fmu"
    with zipfile.ZipFile(paths[2]) as whole, zipfile.ZipFile(broken, "w") as copy:
        for name in whole.namelist():
            is_code = name.startswith("binaries/")
            copy.writestr(name, b"nothing" if is_code else whole.read(name))
    monkeypatch.chdir(tmp_path)
    with pytest.raises(ModelError, match="Failed to load shared library"):
        ended(studies.Fmu(broken))
    assert Path.cwd() == tmp_path


def test_many_threads_of_many_runs_are_those_of_one(paths):
    vary = {"q_hinge": np.linspace(-1, 1, 200)}
    for kind in ("CoSimulation", "ModelExchange"):
        fmu = studies.Fmu(paths[2], kind=kind)
        study = sb.Study(fmu, vary, {"end": "q_rail"}, duration=np.linspace(0, 0.05, 6))
        one = study.run(progress=False, workers=1).array("end")
        here = Path.cwd()
        assert study.run(progress=False, workers=8).array("end").tobytes() == (
            one.tobytes()
        )
        assert Path.cwd() == here


def test_an_fmu_that_has_changed_is_told(tmp_path, paths):
    path = shutil.copy(paths[2], tmp_path / "a.fmu")
    fmu = studies.Fmu(path)
    again, given = fmu.__reduce__()
    shutil.copy(paths[3], path)
    with pytest.raises(FileError, match="has changed since"):
        again(*given)


@pytest.mark.parametrize("version", [2, 3])
def test_a_run_that_cannot_begin_is_a_failure(tmp_path, version):
    model = sb.Model("slide")
    body = model.add_body("cart", mass=model.add_parameter("m", 1.0))
    joint = model.add_joint("x", model.world, body, "Tx", q=1.0)
    model.add_load("spring", sb.loads.JointForce(joint, -4 * joint.q[0]))
    (path,) = sb.generate(model, f"fmu{version}", tmp_path)
    study = sb.Study(studies.Fmu(path), {"m": [0.0, 1.0]}, {"end": "q_x"}, duration=1.0)
    result = study.run(workers=1, progress=False)
    assert [failure.run for failure in result.failures] == [0]
    np.testing.assert_allclose(result.array("end")[1], np.cos(2.0), atol=1e-5)


RAMPS = {
    "ramp": ([0.0, 1.0], [0.0, 1.0]),
    "saw": ([0.0, 0.3, 0.3, 0.7, 0.9], [0.0, 1.0, -1.0, 2.0, 0.0]),
    "step": ([0.0, 0.4, 0.4, 1.0], [0.0, 0.0, 1.0, 1.0]),
}


@pytest.mark.parametrize("times", [[0.0, 1.0], np.linspace(0, 1, 11)])
def test_inputs_that_move_between_the_times_of_a_study_are_followed(paths, times):
    got, own = (
        sb.Study(source, {"push": RAMPS}, {"end": "q_rail"}, duration=times)
        .run(progress=False)
        .array("end")
        for source in (studies.Fmu(paths[2]), sb.library.cart_pole())
    )
    # Two solvers, each to its tolerance of 1e-8 a step.
    np.testing.assert_allclose(got, own, atol=1e-6)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("version", "kind"), [(3, "CoSimulation"), (2, "ModelExchange")]
)
def test_inputs_that_an_fmu_holds_in_each_step_are_told(paths, version, kind):
    held, own = (
        sb.Study(source, {"push": RAMPS}, {"end": "q_rail"}, duration=[0.0, 1.0]).run(
            progress=False
        )
        for source in (studies.Fmu(paths[version], kind=kind), sb.library.cart_pole())
    )
    assert any("holds 'push' for steps of 0.001 s" in note for note in held.notes)
    assert not any("Run 2" in note for note in held.notes)
    # Inputs up to 2 N that are late by half a step of 1 ms, and 1 kg to move.
    np.testing.assert_allclose(held.array("end"), own.array("end"), atol=2e-3)
