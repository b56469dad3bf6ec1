"""FMUs are valid, and FMPy simulates them as we simulate the model."""

from __future__ import annotations

import ctypes
from pathlib import Path

import fmpy
import numpy as np
import pytest
from fmpy.model_description import read_build_description
from fmpy.validation import validate_fmu

import symbody as sb

pytestmark = pytest.mark.compiler("c")

VERSIONS = (2, 3)
KINDS = ("CoSimulation", "ModelExchange")
TIMES = np.linspace(0.0, 1.0, 11)


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
    motion = sb.simulate(
        compiled, TIMES, method=sb.DP54(rtol=1e-11, atol=1e-12), **options
    )
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
        assert "sled_derivatives.c" in files
        assert all((Path(unpacked[3]) / "sources" / f).exists() for f in files)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("version", VERSIONS)
def test_the_motion_is_ours(folder, compiled, version, kind):
    names = [*compiled.state_labels(), "tip_x", "tip_z", "stop"]
    actual = simulated(folder, version, kind, names)
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
    compiled = compiled.with_parameters(parameters)
    wanted = expected(compiled, names[:3], inputs={"push": 25.0}, start={"q_rail": 0.1})
    np.testing.assert_allclose(actual[:, :3], wanted, atol=3e-7)
    np.testing.assert_allclose(actual[:, 3], 0.3, rtol=1e-14)


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
@pytest.mark.parametrize("value_is_last", [False, True])
def test_an_input_may_move_during_a_step(instance, compiled, value_is_last):
    write(instance, "push", 8.0 if value_is_last else 0.0)
    reference = (ctypes.c_uint * 1)(instance.references["push"])
    order, rate = (ctypes.c_int * 1)(1), (ctypes.c_double * 1)(8.0)
    instance.fmi2SetRealInputDerivatives(instance.component, reference, 1, order, rate)
    if value_is_last:
        write(instance, "push", 0.0)
    step(instance, 0.0, TIMES[-1])
    names = ["q_rail", "lag", "stop"]
    wanted = expected(compiled, names, inputs={"push": ([0.0, 1.0], [0.0, 8.0])})
    np.testing.assert_allclose(read(instance, names), wanted[-1], atol=3e-7)
    # A later value ends the rate.
    write(instance, "push", 5.0)
    step(instance, 1.0, 0.5)
    assert read(instance, ["push"]) == [5.0]


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


def test_adjoint_derivatives_are_the_transpose_of_the_others(unpacked, compiled, rng):
    description = fmpy.read_model_description(unpacked[3])
    assert description.modelExchange.providesAdjointDerivatives
    fmu = fmpy.instantiate_fmu(unpacked[3], description, "ModelExchange")
    fmu.enterInitializationMode()
    fmu.exitInitializationMode()
    at = {
        variable.name: variable.valueReference
        for variable in description.modelVariables
    }
    labels = compiled.state_labels()
    unknowns = [at[f"der({name})"] for name in labels] + [at["stop"]]
    knowns = [at[name] for name in labels] + [at["push"]]
    seeds, weights = rng.normal(size=len(knowns)), rng.normal(size=len(unknowns))
    along = fmu.getDirectionalDerivative(unknowns, knowns, seeds.tolist())
    back = fmu.getAdjointDerivative(unknowns, knowns, weights.tolist())
    assert np.dot(weights, along) == pytest.approx(np.dot(back, seeds), rel=1e-10)
    assert np.count_nonzero(back) > len(labels) // 2
    with pytest.raises(Exception, match="fmi3GetAdjointDerivative"):
        fmu.getAdjointDerivative(knowns, knowns, seeds.tolist())
    fmu.terminate()
    fmu.freeInstance()


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
    # The second leaves one short step out.
    for t, h in ((0.7, 0.1), (1e-10, 1e-10)):
        with pytest.raises(Exception, match=r"[dD]oStep"):
            step(instance, t, h)
        assert "the instance is at t = 0 s" in instance.said[-1]
