"""FMUs are valid, and FMPy simulates them as we simulate the model."""

from __future__ import annotations

import ctypes
import gc
import subprocess
import warnings
import zipfile
from pathlib import Path

import fmpy
import numpy as np
import pytest
from fmpy.build import build_platform_binary
from fmpy.model_description import read_build_description
from fmpy.validation import validate_fmu

import symbody as sb
from symbody.cli import main
from symbody.errors import CompileError, WriterError
from symbody.exports.generate import generate
from symbody.runtime import compiler as compiler_module

pytestmark = pytest.mark.compiler("c")

VERSIONS = (2, 3)
KINDS = ("CoSimulation", "ModelExchange")
TIMES = np.linspace(0.0, 1.0, 11)
HEADERS = Path(fmpy.__file__).parent / "c-code"


def sled():
    """A model with everything in it that an FMU can hold."""
    model = sb.Model("sled")
    m = model.add_parameter("m", 2.0, positive=True, unit="kg")
    I = model.add_parameter("I", m * 0.1)
    arm = model.add_parameter("arm", [0.1, 0.0, 0.4])
    push = model.add_input("push", limits=(-10.0, 10.0), unit="N")
    drag = sb.ExternalFunction(
        "drag", lambda v: v * abs(v), c="return v*fabs(v);", derivatives=[sb.absolute]
    )
    bump = model.add_curve("bump", [0, 0.1, 0.3, 0.6], [0, 0.5, 0.2, 0.0])
    sled = model.add_body("sled", mass=m)
    rail = model.add_joint("rail", model.world, sled, "Tx", v=1.0)
    bob = model.add_body("bob", mass=0.5, com=arm, inertia=(I, I, I))
    model.add_joint("ball", sled, bob, sb.Spherical("quaternion"))
    lag = model.add_state("lag", 0.2, unit="N")
    model.set_rate(lag, 5 * (push - lag))
    x, v = rail.q[0], rail.v[0]
    stop = sb.where(x > 0.3, -800 * (x - 0.3) - 5 * v, 0)
    force = lag + bump(x) - 0.1 * drag(v) + stop + sb.sin(3 * model.t)
    model.add_load("force", sb.JointForce(rail, force))
    model.add_sensor("tip", sb.Position(bob))
    model.add_expression("stop", stop + push, sensor=True, unit="N")
    return model


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("fmu")
    for version in VERSIONS:
        generate(sled(), f"fmu{version}", folder)
    return folder


@pytest.fixture(scope="module")
def compiled():
    return sb.compile_model(sled())


@pytest.fixture(scope="module")
def unpacked(folder):
    return {v: fmpy.extract(path_of(folder, v), folder / f"{v}") for v in VERSIONS}


def path_of(folder, version):
    return str(folder / f"sled_fmi{version}.fmu")


def simulated(folder, version, kind, names, **options):
    """Return what FMPy gets at the times, one column a name."""
    options = {"relative_tolerance": 1e-10, "stop_time": TIMES[-1], **options}
    result = fmpy.simulate_fmu(
        path_of(folder, version),
        fmi_type=kind,
        output=names,
        output_interval=TIMES[1],
        **options,
    )
    # Before and after an event there is a row each.
    rows = [np.flatnonzero(np.abs(result["time"] - t) < 1e-9)[-1] for t in TIMES]
    return np.array([result[name][rows] for name in names]).T


def expected(compiled, names, **options):
    motion = sb.simulate(compiled, times=TIMES, rtol=1e-11, atol=1e-12, **options)
    tables = motion.to_dataframe()
    return tables[list(names)].to_numpy()


@pytest.mark.parametrize("version", VERSIONS)
def test_the_description_is_valid(folder, unpacked, version):
    assert validate_fmu(path_of(folder, version)) == []
    description = fmpy.read_model_description(unpacked[version])
    names = [variable.name for variable in description.modelVariables]
    assert {"m", "arm[0]", "push", "q_rail", "der(v_rail)", "lag", "tip_x"} <= {*names}
    push = next(v for v in description.modelVariables if v.name == "push")
    assert (push.causality, push.unit, push.min, push.max) == (
        "input", "N", "-10.0", "10.0",
    )  # fmt: skip
    assert description.numberOfEventIndicators == 1
    assert description.modelExchange.needsCompletedIntegratorStep
    assert len(description.eventIndicators) == (0 if version == 2 else 1)
    if version == 3:
        (build,) = read_build_description(unpacked[3])
        files = build.sourceFileSets[0].sourceFiles
        assert "sled.c" in files
        assert all((Path(unpacked[3]) / "sources" / f).exists() for f in files)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("version", VERSIONS)
def test_the_motion_is_ours(folder, compiled, version, kind):
    names = [*compiled.state_labels(), "tip_x", "tip_z", "stop"]
    actual = simulated(folder, version, kind, names)
    compiled.set_parameters()
    np.testing.assert_allclose(actual, expected(compiled, names), atol=3e-7)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("version", VERSIONS)
def test_parameters_start_values_and_inputs_are_those_given(
    folder, compiled, version, kind
):
    values = {"m": 3.0, "push": 25.0, "q_rail": 0.1, "arm[2]": 0.6, "arm[0]": 0.2}
    names = ["q_rail", "v_ball_wy", "tip_z", "I"]
    actual = simulated(folder, version, kind, names, start_values=values)
    parameters = {"m": 3.0, "arm": [0.2, 0.0, 0.6]}
    compiled.set_parameters(parameters)
    wanted = expected(compiled, names[:3], inputs={"push": 25.0}, start={"q_rail": 0.1})
    np.testing.assert_allclose(actual[:, :3], wanted, atol=3e-7)
    np.testing.assert_allclose(actual[:, 3], 0.3, rtol=1e-14)
    compiled.set_parameters()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("version", VERSIONS)
def test_an_input_may_jump(folder, compiled, version, kind):
    table = np.array(
        [(0.0, 0.0), (0.5, 0.0), (0.5, 8.0), (1.0, 8.0)],
        dtype=[("time", np.double), ("push", np.double)],
    )
    names = ["q_rail", "lag", "q_ball_e0"]
    actual = simulated(folder, version, kind, names, input=table)
    jump = ([0.0, 0.5, 0.5 + 1e-12, 1.0], [0.0, 0.0, 8.0, 8.0])
    wanted = expected(compiled, names, inputs={"push": jump})
    np.testing.assert_allclose(actual, wanted, atol=3e-7)


@pytest.fixture
def instance(unpacked, request):
    """An instance for co-simulation that is ready to step."""
    version = request.param
    description = fmpy.read_model_description(unpacked[version])
    said = []

    def note(*arguments):
        said.append(b" ".join(a for a in arguments if isinstance(a, bytes)).decode())

    fmu = fmpy.instantiate_fmu(
        unpacked[version], description, "CoSimulation", logger=note
    )
    fmu.said = said
    fmu.references = {v.name: v.valueReference for v in description.modelVariables}
    if version == 2:
        fmu.setupExperiment(tolerance=1e-9)
    fmu.enterInitializationMode()
    fmu.exitInitializationMode()
    yield fmu
    fmu.terminate()
    fmu.freeInstance()


def read(fmu, names):
    getter = getattr(fmu, "getFloat64", None) or fmu.getReal
    return np.array(getter([fmu.references[name] for name in names]))


def write(fmu, name, value):
    setter = getattr(fmu, "setFloat64", None) or fmu.setReal
    setter([fmu.references[name]], [value])


def step(fmu, t, h):
    fmu.doStep(currentCommunicationPoint=t, communicationStepSize=h)


@pytest.mark.parametrize("instance", [2], indirect=True)
def test_an_input_may_move_during_a_step(instance, compiled):
    reference = (ctypes.c_uint * 1)(instance.references["push"])
    order, rate = (ctypes.c_int * 1)(1), (ctypes.c_double * 1)(8.0)
    instance.fmi2SetRealInputDerivatives(instance.component, reference, 1, order, rate)
    step(instance, 0.0, TIMES[-1])
    names = ["q_rail", "lag", "stop"]
    wanted = expected(compiled, names, inputs={"push": ([0.0, 1.0], [0.0, 8.0])})
    np.testing.assert_allclose(read(instance, names), wanted[-1], atol=3e-7)


both = pytest.mark.parametrize("instance", VERSIONS, indirect=True)
STATES = ("q_rail", "v_rail", "q_ball_e0", "v_ball_wz", "lag")


@both
def test_a_state_is_saved_restored_and_serialized(instance):
    fmu = instance
    serialize = getattr(fmu, "serializeFMUState", None) or fmu.serializeFMUstate
    deserialize = getattr(fmu, "deserializeFMUState", None) or fmu.deSerializeFMUstate
    get = getattr(fmu, "getFMUState", None) or fmu.getFMUstate
    put = getattr(fmu, "setFMUState", None) or fmu.setFMUstate
    step(fmu, 0.0, 0.2)
    write(fmu, "m", 1.5)
    saved = get()
    text = bytes(serialize(saved))
    step(fmu, 0.2, 0.3)
    first = read(fmu, STATES)
    write(fmu, "m", 4.0)
    step(fmu, 0.5, 0.3)
    put(saved)
    step(fmu, 0.2, 0.3)
    np.testing.assert_array_equal(read(fmu, STATES), first)
    put(deserialize(text))
    assert read(fmu, ["m"]) == [1.5]
    step(fmu, 0.2, 0.3)
    np.testing.assert_array_equal(read(fmu, STATES), first)
    with pytest.raises(Exception, match=r"[Dd]e[Ss]erialize"):
        deserialize(b"x" + text[1:])
    assert "belongs to another model" in fmu.said[-1]


@pytest.mark.parametrize("version", VERSIONS)
def test_the_solver_of_the_tool_finds_events(folder, version):
    result = fmpy.simulate_fmu(
        path_of(folder, version), fmi_type="ModelExchange", output=["q_rail"],
        relative_tolerance=1e-10, stop_time=1.0,
    )  # fmt: skip
    assert np.abs(result["q_rail"] - 0.3).min() < 1e-9
    assert np.abs(np.diff(result["time"])).min() == 0


@pytest.mark.parametrize("version", VERSIONS)
def test_the_length_of_a_quaternion_is_kept_in_model_exchange(unpacked, version):
    description = fmpy.read_model_description(unpacked[version])
    fmu = fmpy.instantiate_fmu(unpacked[version], description, "ModelExchange")
    fmu.enterInitializationMode()
    fmu.exitInitializationMode()
    update = getattr(fmu, "updateDiscreteStates", None) or fmu.newDiscreteStates
    assert not update()[3]
    n = len(description.derivatives)
    y = (ctypes.c_double * n)()
    fmu.getContinuousStates(y, n)
    assert not fmu.completedIntegratorStep()[0]
    y[1] = 1.1
    fmu.setContinuousStates(y, n)
    assert fmu.completedIntegratorStep()[0]
    assert update()[3]
    fmu.getContinuousStates(y, n)
    assert sum(e * e for e in y[1:5]) == pytest.approx(1.0, abs=1e-15)
    fmu.terminate()
    fmu.freeInstance()


@both
def test_derivatives_are_exact(instance, compiled, rng):
    fmu = instance
    compiled.set_parameters()
    step(fmu, 0.0, 0.4)
    labels = compiled.state_labels()
    y = read(fmu, labels)
    u = np.array([3.0])
    write(fmu, "push", 3.0)
    seeds = rng.normal(size=len(y))
    rates = [fmu.references[f"der({name})"] for name in labels]
    knowns = [fmu.references[name] for name in labels]
    actual = fmu.getDirectionalDerivative(rates, knowns, seeds.tolist())
    J = compiled.function("jacobian")(0.4, y, u)
    np.testing.assert_allclose(actual, J @ seeds, rtol=1e-9, atol=1e-9)
    push = [fmu.references["push"]]
    unknowns = [fmu.references["stop"], fmu.references["der(lag)"]]
    assert list(fmu.getDirectionalDerivative(unknowns, push, [1.0])) == [1.0, 5.0]
    write(fmu, "push", 11.0)
    assert list(fmu.getDirectionalDerivative(unknowns, push, [1.0])) == [0.0, 0.0]


@both
def test_what_cannot_be_is_refused_with_its_name(instance):
    for name, value, reason in (
        ("m", -1.0, "m must be positive"),
        ("I", 1.0, "I is computed from others"),
        ("tip_x", 1.0, "tip_x cannot be set"),
        ("q_rail", 1.0, "q_rail cannot be set after the initialization"),
        ("push", np.nan, "not finite"),
    ):
        with pytest.raises(Exception, match=r"[Ss]et"):
            write(instance, name, value)
        assert reason in instance.said[-1]
    with pytest.raises(Exception, match=r"[dD]oStep"):
        step(instance, 0.7, 0.1)
    assert "the instance is at t = 0 s" in instance.said[-1]


def test_the_declarations_are_those_of_the_standard(unpacked, tmp_path):
    for version in VERSIONS:
        sources = Path(unpacked[version]) / "sources"
        text = (
            f'#include "{HEADERS}/fmi{version}Functions.h"\n'
            f"#define FMI{version}_H\n#define EXPORT\n#define FMI{version}(name) name\n"
        )
        for file in sorted(sources.glob(f"fmi{version}*.c")):
            (tmp_path / "check.c").write_text(text + file.read_text("utf-8"))
            command = ["cc", "-std=c99", "-fsyntax-only", f"-I{sources}", "check.c"]
            subprocess.run(command, cwd=tmp_path, check=True)


def test_the_sources_compile_without_warnings(unpacked, tmp_path):
    for version in VERSIONS:
        files = map(str, sorted((Path(unpacked[version]) / "sources").glob("*.c")))
        flags = "-std=c99 -O1 -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror -c"
        subprocess.run(["cc", *flags.split(), *files], cwd=tmp_path, check=True)


def test_an_fmu_of_sources_alone_is_built_by_others(tmp_path, monkeypatch):
    monkeypatch.setenv("CC", "no-such-compiler")
    model = sb.library.pendulum()
    with pytest.raises(CompileError, match=r"fmu3: .*no-such-compiler.*binaries=False"):
        generate(model, "fmu3", tmp_path)
    (path,) = generate(model, "fmu3", tmp_path, binaries=False)
    assert not any("binaries" in name for name in zipfile.ZipFile(path).namelist())
    monkeypatch.delenv("CC")
    unpacked = fmpy.extract(str(path), tmp_path / "unpacked")
    # The builder leaves the removal of its folder to chance, with a warning.
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)
        build_platform_binary(unpacked)
        gc.collect()
    result = fmpy.simulate_fmu(unpacked, stop_time=0.5, output=["q_hinge"])
    assert result["q_hinge"][-1] > result["q_hinge"][0] + 0.1


def test_the_same_model_gives_the_same_bytes(tmp_path):
    first, second = (
        generate(model, "fmu2", tmp_path / name, binaries=False)[0].read_bytes()
        for name, model in (("a", sled()), ("b", sled()))
    )
    assert first == second


def test_a_model_without_inputs_and_sensors_becomes_an_fmu(tmp_path):
    model = sb.Model("bare")
    body = model.add_body("body", mass=1.0)
    model.add_joint("fall", model.world, body, "Tz")
    (path,) = generate(model, "fmu2", tmp_path)
    assert validate_fmu(str(path)) == []
    description = fmpy.read_model_description(str(path))
    assert not description.modelExchange.needsCompletedIntegratorStep
    result = fmpy.simulate_fmu(str(path), stop_time=1.0, output=["v_fall"])
    assert result["v_fall"][-1] == pytest.approx(-9.81)


def test_names_that_clash_are_told_apart(tmp_path):
    model = sb.Model("clash")
    body = model.add_body("body", mass=1.0)
    joint = model.add_joint("j", model.world, body, "Tx")
    model.add_sensor("tip", sb.Position(body))
    model.add_expression("tip_x", 2 * joint.q[0], sensor=True)
    (path,) = generate(model, "fmu2", tmp_path, binaries=False)
    assert validate_fmu(str(path)) == []
    variables = fmpy.read_model_description(str(path)).modelVariables
    told = {v.name: v.description for v in variables}
    assert "called tip_x in the model" in told["tip_x_2"]


def test_without_derivatives_of_a_function_the_fmu_says_so(tmp_path):
    model = sb.Model("rough")
    body = model.add_body("body", mass=1.0)
    joint = model.add_joint("j", model.world, body, "Tx")
    push = sb.ExternalFunction("push", lambda t: 2 * t, c="return 2.0*t;")
    model.add_load("push", sb.JointForce(joint, push(model.t) + push(joint.v[0])))
    (path,) = generate(model, "fmu3", tmp_path, binaries=False)
    description = fmpy.read_model_description(str(path))
    assert not description.coSimulation.providesDirectionalDerivative
    text = zipfile.ZipFile(path).read("sources/model.h").decode()
    assert "external function 'push'" in text


def test_a_function_without_a_body_in_c_is_named(tmp_path):
    model = sb.Model("python_only")
    body = model.add_body("body", mass=1.0)
    joint = model.add_joint("j", model.world, body, "Tx")
    law = sb.ExternalFunction("law", lambda v: -v, derivatives=[-1])
    model.add_load("law", sb.JointForce(joint, law(joint.v[0])))
    with pytest.raises(WriterError, match=r"'law' has no body in C"):
        generate(model, "fmu2", tmp_path)


def test_no_compiler_at_all_is_said_with_the_remedy(tmp_path, monkeypatch):
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setattr(compiler_module.shutil, "which", lambda name: None)
    with pytest.raises(CompileError, match=r"fmu2: there is no C compiler.*binaries"):
        generate(sb.library.pendulum(), "fmu2", tmp_path)


def test_the_shell_writes_fmus_of_sources_alone(tmp_path, monkeypatch, capsys):
    (tmp_path / "model.py").write_text(
        "import symbody as sb\nmodel = sb.library.pendulum()\n"
    )
    monkeypatch.chdir(tmp_path)
    arguments = ["model.py", "--lang", "fmu2,fmu3", "--out", "out", "--no-binaries"]
    assert main(["generate", *arguments]) == 0
    said = capsys.readouterr().out
    for version in VERSIONS:
        name = f"out/fmu{version}/pendulum_fmi{version}.fmu"
        assert name in said
        path = tmp_path / name
        names = zipfile.ZipFile(path).namelist()
        assert "sources/pendulum.c" in names
        assert not any(name.startswith("binaries") for name in names)
