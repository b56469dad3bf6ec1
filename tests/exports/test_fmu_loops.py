"""FMUs of models with closed loops keep them closed."""

from __future__ import annotations

import fmpy
import numpy as np
import pytest

import symbody as sb
from symbody.exports.packages import generate

pytestmark = pytest.mark.compiler("c")
TIMES = np.linspace(0.0, 1.0, 6)


def linked():
    """Two pendulums with a rod between their ends."""
    model = sb.Model("linked")
    length = model.add_parameter("l", 1.0, positive=True)
    ends = []
    for i, x in enumerate((0.0, 1.2)):
        place = model.world.add_frame(f"pivot_{i}", at=(x, 0, 0))
        body = model.add_body(
            f"body_{i}", 1.0, (0, 0, -length / 2), inertia=(0.1, 0.1, 0.1)
        )
        model.add_joint(f"pin_{i}", place, body, "Ry", q=0.3 + 0.1 * i)
        ends.append(body.add_frame("end", at=(0, 0, -length)))
    model.add_constraint("rod", sb.constraints.Rod(*ends, 1.1))
    model.add_sensor("tip", sb.sensors.Position(ends[1]))
    return model


@pytest.fixture(scope="module")
def path(tmp_path_factory):
    return str(generate(linked(), "fmu2", tmp_path_factory.mktemp("linked"))[0])


@pytest.fixture(scope="module")
def compiled():
    return sb.compile_model(linked())


def simulated(path, kind, names, start):
    result = fmpy.simulate_fmu(
        path,
        fmi_type=kind,
        stop_time=TIMES[-1],
        output_interval=TIMES[1],
        output=names,
        start_values=start,
        relative_tolerance=1e-10,
    )
    rows = [np.flatnonzero(np.abs(result["time"] - t) < 1e-9)[-1] for t in TIMES]
    return np.array([result[name][rows] for name in names]).T


@pytest.mark.parametrize("kind", ["CoSimulation", "ModelExchange"])
@pytest.mark.parametrize("length", [1.0, 1.3])
def test_the_motion_is_ours_and_the_loop_stays_closed(path, compiled, kind, length):
    names = [*compiled.state_labels(), "tip_x", "tip_z"]
    actual = simulated(path, kind, names, {"l": length})
    compiled = compiled.with_parameters({"l": length})
    motion = sb.simulate(compiled, TIMES, method=sb.DP54(rtol=1e-11, atol=1e-12))
    wanted = motion.to_dataframe()[names].to_numpy()
    np.testing.assert_allclose(actual, wanted, atol=2e-7)
    for t, row in zip(TIMES, actual, strict=True):
        residual = compiled.function("constraints")(t, row[:4], [])
        assert np.abs(residual).max() < (1e-12 if kind == "CoSimulation" else 1e-6)


def test_a_loop_that_cannot_close_is_said(path):
    said = []
    with pytest.raises(Exception, match="fmi2ExitInitializationMode"):
        fmpy.simulate_fmu(
            path,
            fmi_type="CoSimulation",
            start_values={"l": 0.02},
            logger=lambda *words: said.append(words[4].decode()),
        )
    assert "do not close" in said[-1]


@pytest.mark.covering(1)
@pytest.mark.parametrize("format", ["fmu2", "fmu3"])
@pytest.mark.parametrize("kind", ["CoSimulation", "ModelExchange"])
def test_a_locked_mechanism_that_seems_to_move_ends_the_run(tmp_path, kind, format):
    model = sb.Model("between", gravity=(0, 0, 0))
    point = model.add_body("point", 1)
    model.add_joint("plane", model.world, point, ["Tx", "Ty"], v=(0, 1.0))
    for i, x in enumerate((-1, 1)):
        wall = model.world.add_frame(f"wall{i}", at=(x, 0, 0))
        model.add_constraint(f"rod{i}", sb.constraints.Rod(wall, point, 1.0))
    path = str(generate(model, format, tmp_path)[0])
    said = []
    with pytest.raises(Exception, match=r"DoStep|CompletedIntegratorStep"):
        fmpy.simulate_fmu(
            path, fmi_type=kind, stop_time=1.0, output_interval=0.01,
            logger=lambda *words: said.append(str(words)),
        )  # fmt: skip
    assert any("would be broken" in words for words in said)


def test_a_loop_is_closed_again_in_model_exchange(path, compiled, tmp_path):
    y = compiled.start_state()
    description = fmpy.read_model_description(path)
    unpacked = fmpy.extract(path, tmp_path)
    fmu = fmpy.instantiate_fmu(unpacked, description, "ModelExchange")
    fmu.setupExperiment()
    fmu.enterInitializationMode()
    fmu.exitInitializationMode()
    y[1] += 1e-3
    off = (fmpy.fmi2.fmi2Real * 4)(*y)
    fmu.setContinuousStates(off, 4)
    assert fmu.completedIntegratorStep()[0]
    assert fmu.newDiscreteStates()[3]
    fmu.getContinuousStates(off, 4)
    assert np.abs(compiled.function("constraints")(0.0, list(off), [])).max() < 1e-12
    fmu.terminate()
    fmu.freeInstance()
