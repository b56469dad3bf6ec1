"""FMUs of models with when clauses jump as simulate does, inside and in a tool."""

from __future__ import annotations

import xml.etree.ElementTree as ET
import zipfile

import fmpy
import numpy as np
import pytest

import symbody as sb
from probes.switching import (
    counted,
    dropped,
    notched,
    pushed,
    stepped,
    thermostat,
    touched,
)
from symbody.errors import ModelError, WriterError
from symbody.exports.packages import generate

TIMES = np.linspace(0.0, 2.0, 21)
# What tells versions of FMI apart is the same in all models.
LATER = [
    pytest.param(make, 2, marks=pytest.mark.slow) for make in (pushed, counted, dropped)
]
MODELS = [
    (make, 3) for make in (thermostat, pushed, counted, touched, dropped, stepped)
]
MODELS += [(thermostat, 2), (touched, 2), *LATER]
KINDS = ("CoSimulation", "ModelExchange")
# How exactly a tool's solver finds events, one after the other.
ATOL = {"CoSimulation": 1e-7, "ModelExchange": 2e-6}


def names_of(model):
    discrete = [s.name for d in model.discretes.values() for s in d.symbols.ravel()]
    return [*sb.compile_model(model).state_labels(), *discrete]


def columns(folder, model, version, kind, **options):
    names = names_of(model)
    result = fmpy.simulate_fmu(
        str(folder / f"{model.name}_fmi{version}.fmu"), fmi_type=kind, output=names,
        stop_time=TIMES[-1], output_interval=TIMES[1], relative_tolerance=1e-9,
        **options,
    )  # fmt: skip
    # A row an event, beside the times: a tool that errs a little meets no more of them.
    assert len(result) < 6 * len(TIMES)
    rows = [np.flatnonzero(np.abs(result["time"] - t) < 1e-9)[-1] for t in TIMES]
    return np.column_stack([result[name][rows] for name in names])


def simulated(model):
    motion = sb.simulate(model, TIMES, method=sb.DP54(rtol=1e-10, atol=1e-12))
    assert len({event.contact for event in motion.events}) > 1
    return np.column_stack([motion[name].values for name in names_of(model)])


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("whens")


def built(folder, make, version):
    """Return the folder with the FMU of a model in it, which is built once."""
    if not (folder / f"{make.__name__}_fmi{version}.fmu").exists():
        generate(make(), f"fmu{version}", folder)
    return folder


@pytest.mark.compiler("c")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("make", "version"), MODELS)
def test_jumps_are_ours(folder, make, version, kind):
    folder = built(folder, make, version)
    actual, wanted = columns(folder, make(), version, kind), simulated(make())
    np.testing.assert_allclose(actual, wanted, rtol=0, atol=ATOL[kind])


@pytest.mark.compiler("c")
@pytest.mark.parametrize("kind", KINDS)
def test_steps_end_where_formulas_switch_by_the_state(tmp_path, kind, recwarn):
    generate(notched(), "fmu3", tmp_path)
    assert not recwarn
    motion = sb.simulate(notched(), TIMES, method=sb.DP54(rtol=1e-10, atol=1e-12))
    wanted = np.column_stack([motion.q, motion.v, motion["side"].values])
    actual = columns(tmp_path, notched(), 3, kind)
    np.testing.assert_allclose(actual, wanted, rtol=0, atol=10 * ATOL[kind])


@pytest.mark.compiler("c")
def test_a_parameter_moves_a_threshold_and_a_start(folder):
    model = thermostat()
    actual = columns(
        built(folder, thermostat, 3),
        model,
        3,
        "CoSimulation",
        start_values={"high": 20.5},
    )
    motion = sb.simulate(model, TIMES, parameters={"high": 20.5})
    assert actual[0, -1] == pytest.approx(20.5 / 21)
    np.testing.assert_allclose(actual[:, -1], motion["heater"].values, atol=1e-12)


@pytest.mark.compiler("c")
def test_a_run_depends_on_nothing_before_it(folder):
    """Runs of this and of another instance that reads its state have the same bits."""
    path = built(folder, notched, 3) / "notched_fmi3.fmu"
    unpacked = fmpy.extract(str(path))
    description = fmpy.read_model_description(unpacked)
    at = {v.name: v.valueReference for v in description.modelVariables}
    first, second = (
        fmpy.instantiate_fmu(unpacked, description, "CoSimulation") for _ in range(2)
    )

    def begin(fmu):
        fmu.enterInitializationMode(tolerance=1e-6)
        fmu.exitInitializationMode()

    def end(fmu, start):
        for i in range(start, 20):
            fmu.doStep(i / 10, 0.1)
        return fmu.getFloat64([at["q_s"], at["v_s"]])

    begin(first), begin(second)
    for i in range(7):
        first.doStep(i / 10, 0.1)
    saved = first.serializeFMUState(first.getFMUState())
    wanted = end(first, 7)
    first.reset(), begin(first)
    assert end(first, 0) == wanted
    second.setFMUState(second.deserializeFMUState(saved))
    assert end(second, 7) == wanted


@pytest.mark.compiler("c")
def test_discrete_variables_are_outputs_that_change_at_events(folder):
    for version, tag in ((2, "ScalarVariable"), (3, "Float64")):
        path = built(folder, thermostat, version) / f"thermostat_fmi{version}.fmu"
        with zipfile.ZipFile(path) as archive:
            root = ET.fromstring(archive.read("modelDescription.xml"))
        (one,) = [e for e in root.iter(tag) if e.get("name") == "heater"]
        assert (one.get("causality"), one.get("variability")) == ("output", "discrete")
        assert not fmpy.validation.validate_fmu(str(path))


@pytest.mark.compiler("c")
def test_clauses_without_end_end_the_run_by_name(tmp_path):
    model = sb.Model("relay")
    x = model.add_joint("x", model.world, model.add_body("b", 1.0), "Tx", q=1.0).q[0]
    side = model.add_discrete("side", start=-1)
    model.add_load("pull", sb.loads.JointForce(model.joints["x"], 9 * side))
    model.when(x, {side: -1}, name="above")
    model.when(-x, {side: 1}, name="below")
    model.when(side, {side: -side}, direction="both", name="never")
    generate(model, "fmu3", tmp_path)
    lines = []

    def note(*arguments):
        lines.append(str(arguments[-1]))

    with pytest.raises(Exception, match=r"Step"):
        columns(tmp_path, model, 3, "CoSimulation", logger=note)
    assert any("clauses act again and again" in line for line in lines)


@pytest.mark.parametrize("form", ["c", "latex"])
def test_other_formats_refuse_clauses_by_name(form, tmp_path):
    with pytest.raises(ModelError, match=r"'too_hot'.*clib, fmu2, fmu3"):
        generate(thermostat(), form, tmp_path)


def test_a_variable_without_a_clause_is_refused(tmp_path):
    model = sb.library.pendulum()
    model.add_discrete("mode", start=1)
    with pytest.raises(WriterError, match="'mode' is changed by no when clause"):
        generate(model, "fmu2", tmp_path)
