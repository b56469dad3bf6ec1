"""FMUs tell tools when formulas of time have corners, and end their own steps there."""

from __future__ import annotations

import math

import fmpy
import numpy as np
import pytest

import symbody as sb
from symbody.exports.packages import generate

pytestmark = pytest.mark.compiler("c")

VERSIONS = (2, 3)
KINDS = ("CoSimulation", "ModelExchange")
every_kind = pytest.mark.parametrize("kind", KINDS)
every_version = pytest.mark.parametrize("version", VERSIONS)
# Where each builds FMUs of its own, two have what the other two have.
every_form = pytest.mark.parametrize(
    ("version", "kind"),
    [
        (2, "CoSimulation"),
        (3, "ModelExchange"),
        pytest.param(2, "ModelExchange", marks=pytest.mark.slow),
        pytest.param(3, "CoSimulation", marks=pytest.mark.slow),
    ],
)


def mass(model, name):
    """A free mass of 1 kg, and its joint."""
    body = model.add_body(name, mass=1.0)
    return model.add_joint(f"x_{name}", model.world, body, "Tx")


def build():
    """Masses under brief pulses that are given in all ways."""
    model = sb.Model("pulses", gravity=(0, 0, 0))
    t = model.t
    begin, width = model.add_parameter("begin", 5.0), model.add_parameter("width", 0.06)
    rate = model.add_parameter("rate", 30.0)
    on = sb.where(sb.both(begin < t, t < begin + width), 1, 0)
    model.add_load("switch", sb.loads.JointForce(mass(model, "a"), on))
    model.add_load(
        "wave", sb.loads.JointForce(mass(model, "b"), sb.sign(sb.sin(rate * t)))
    )
    x, y = [0, 4.98, 4.99, 5, 5.03, 5.06, 5.07, 5.08, 9], [0, 0, 0, 0, 1, 0, 0, 0, 0]
    bump = model.add_curve("bump", x, y, extrapolation="constant")
    model.add_load("curve", sb.loads.JointForce(mass(model, "c"), bump(t)))
    late = sb.where(sb.both(t * t > 25, t * t < 27), 1, 0)
    model.add_load("square", sb.loads.JointForce(mass(model, "d"), late))
    return model


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("fmu")
    for version in VERSIONS:
        generate(build(), f"fmu{version}", folder)
    return folder


def speeds(folder, version, kind, *, interval=10.0, **values):
    """The last speeds of an FMU that FMPy runs for 10 s."""
    names = [f"v_x_{name}" for name in "abcd"]
    result = fmpy.simulate_fmu(
        str(folder / f"pulses_fmi{version}.fmu"), fmi_type=kind, stop_time=10.0,
        output_interval=interval, relative_tolerance=1e-9, start_values=values,
        output=names,
    )  # fmt: skip
    return np.array([result[name][-1] for name in names])


def square_momentum(T, w):
    """The integral of sign(sin(w t)) from 0 to T."""
    period = 2 * math.pi / w
    rest = T - math.floor(T / period) * period
    return min(rest, period - rest)


@every_form
def test_brief_pulses_act(folder, version, kind):
    expected = sb.simulate(build(), 10.0, method=sb.DP54(rtol=1e-10, atol=1e-12)).v[-1]
    np.testing.assert_allclose(expected[0], 0.06, rtol=1e-12)
    found = speeds(folder, version, kind)
    # CVode keeps the tolerance of 1e-9 in each of some hundred steps.
    atol = 1e-12 if kind == "CoSimulation" else 2e-6
    np.testing.assert_allclose(found, expected, atol=atol)


@every_form
def test_parameters_move_the_events(folder, version, kind):
    values = {"begin": 2.3, "width": 0.004, "rate": 7.0}
    found = speeds(folder, version, kind, **values)
    assert found[0] == pytest.approx(0.004, abs=1e-7)
    assert found[1] == pytest.approx(square_momentum(10.0, 7.0), abs=1e-6)


@every_kind
def test_steps_of_the_tool_that_meet_events_change_nothing(folder, kind):
    found = speeds(folder, 3, kind, interval=0.05)
    expected = speeds(folder, 3, kind)
    atol = 1e-12 if kind == "CoSimulation" else 2e-6
    np.testing.assert_allclose(found, expected, atol=atol)


@every_version
def test_a_parameter_that_is_tuned_moves_the_next_event(folder, version):
    path = str(folder / f"pulses_fmi{version}.fmu")
    unpacked = fmpy.extract(path)
    description = fmpy.read_model_description(unpacked)
    fmu = fmpy.instantiate_fmu(unpacked, description, "CoSimulation")
    at = {v.name: v.valueReference for v in description.modelVariables}
    fmu.enterInitializationMode()
    fmu.exitInitializationMode()
    fmu.doStep(0.0, 1.0)
    (getattr(fmu, "setFloat64", None) or fmu.setReal)([at["begin"]], [7.5])
    fmu.doStep(1.0, 9.0)
    (speed,) = (getattr(fmu, "getFloat64", None) or fmu.getReal)([at["v_x_a"]])
    fmu.terminate()
    fmu.freeInstance()
    assert speed == pytest.approx(0.06, abs=1e-9)


@every_version
def test_the_next_event_is_told_in_model_exchange(folder, version):
    unpacked = fmpy.extract(str(folder / f"pulses_fmi{version}.fmu"))
    description = fmpy.read_model_description(unpacked)
    fmu = fmpy.instantiate_fmu(unpacked, description, "ModelExchange")
    at = {v.name: v.valueReference for v in description.modelVariables}
    (getattr(fmu, "setFloat64", None) or fmu.setReal)([at["rate"]], [0.5])
    fmu.enterInitializationMode()
    fmu.exitInitializationMode()
    update = getattr(fmu, "updateDiscreteStates", None) or fmu.newDiscreteStates
    told = [0.0]
    while told[-1] < 7:
        *_, has_next, time = update()
        assert has_next
        told.append(time)
        fmu.enterContinuousTimeMode()
        fmu.setTime(time)
        fmu.enterEventMode()
    fmu.freeInstance()
    knots = [4.99, 5, 5.03, 5.06, 5.07]
    for expected in (*knots, 4.98, 5.08, math.sqrt(27), 2 * math.pi):
        assert min(abs(x - expected) for x in told) < 1e-14 * expected
    # As some conditions have no formula for their times, the tool asks again.
    assert max(np.diff(told)) <= 1.0


@every_kind
def test_a_jump_at_the_time_of_a_step_is_seen_from_the_right_side(tmp_path, kind):
    model = sb.Model("jumping", gravity=(0, 0, 0))
    level = sb.where(model.t < 0.5, 1, 3)
    model.add_load("push", sb.loads.JointForce(mass(model, "a"), level))
    model.add_expression("level", level, sensor=True)
    (path,) = generate(model, "fmu3", tmp_path)
    result = fmpy.simulate_fmu(
        str(path), fmi_type=kind, stop_time=1.0, output_interval=0.5,
        output=["v_x_a", "level"], relative_tolerance=1e-9,
    )  # fmt: skip
    np.testing.assert_allclose(result["v_x_a"][-1], 2.0, atol=1e-7)
    assert result["level"][0] == 1.0
    assert result["level"][-1] == 3.0


@every_form
def test_jumps_at_whole_numbers_are_events_of_time(tmp_path, version, kind):
    model = sb.Model("stairs", gravity=(0, 0, 0))
    period = model.add_parameter("period", 2.5)
    stair = sb.floor(model.t / period)
    model.add_load("stair", sb.loads.JointForce(mass(model, "a"), stair))
    on = sb.where(model.t % 1 < 0.25, 4, 0)
    model.add_load("pulses", sb.loads.JointForce(mass(model, "b"), on))
    (path,) = generate(model, f"fmu{version}", tmp_path)
    result = fmpy.simulate_fmu(
        str(path), fmi_type=kind, stop_time=9.9, output_interval=9.9,
        output=["v_x_a", "v_x_b"], relative_tolerance=1e-9,
    )  # fmt: skip
    found = [result[name][-1] for name in ("v_x_a", "v_x_b")]
    # CVode keeps 1e-9 a step, from one of some twenty events to the next.
    atol = 1e-12 if kind == "CoSimulation" else 1e-7
    np.testing.assert_allclose(found, [2.5 * (1 + 2) + 3 * 2.4, 10.0], atol=atol)


@every_form
def test_conditions_without_a_formula_for_their_times_are_met(tmp_path, version, kind):
    model = sb.Model("wavy", gravity=(0, 0, 0))
    t = model.t
    wave = sb.sign(sb.sin(3 * t) + 0.3 * t * sb.cos(7 * t))
    model.add_load("push", sb.loads.JointForce(mass(model, "a"), wave))
    (path,) = generate(model, f"fmu{version}", tmp_path)
    expected = sb.simulate(model, 10.0, method=sb.DP54(rtol=1e-10)).v[-1, 0]
    for interval in (10.0, 0.1):
        result = fmpy.simulate_fmu(
            str(path), fmi_type=kind, stop_time=10.0, output_interval=interval,
            output=["v_x_a"], relative_tolerance=1e-9,
        )  # fmt: skip
        # CVode keeps 1e-9 a step, from one of 18 events to the next.
        atol = 1e-12 if kind == "CoSimulation" else 1e-7
        assert result["v_x_a"][-1] == pytest.approx(expected, abs=atol)


@every_version
def test_derivatives_are_those_behind_a_jump_and_within_limits(tmp_path, version):
    model = sb.Model("sided", gravity=(0, 0, 0))
    push = model.add_input("push", limits=(-4, 4))
    gain = sb.where(model.t <= 0.5, 1, 3) * model.add_input("unit", limits=(1, 2))
    model.add_load("motor", sb.loads.JointForce(mass(model, "a"), gain * push))
    (path,) = generate(model, f"fmu{version}", tmp_path)
    unpacked = fmpy.extract(str(path))
    description = fmpy.read_model_description(unpacked)
    fmu = fmpy.instantiate_fmu(unpacked, description, "CoSimulation")
    at = {v.name: v.valueReference for v in description.modelVariables}
    rate, known = [at["der(v_x_a)"]], [at["push"]]

    def slopes():
        found = [fmu.getDirectionalDerivative(rate, known, [1.0])]
        if version == 3:
            found.append(fmu.getAdjointDerivative(rate, known, [1.0]))
        return [float(slope[0]) for slope in found]

    fmu.enterInitializationMode()
    fmu.exitInitializationMode()
    # Zero is none of its values.
    (unit,) = (v for v in description.modelVariables if v.name == "unit")
    get = getattr(fmu, "getFloat64", None) or fmu.getReal
    assert (unit.start, get([at["unit"]])) == ("1.0", [1.0])
    assert set(slopes()) == {1.0}
    fmu.doStep(0.0, 0.5)
    assert set(slopes()) == {3.0}
    if version == 2:  # FMI 3.0 knows no rates of inputs
        fmu.setRealInputDerivatives(known, [1], [5.0])
        fmu.doStep(0.5, 0.5)
        assert set(slopes()) == {3.0}
        fmu.doStep(1.0, 0.5)
        assert set(slopes()) == {0.0}
    fmu.freeInstance()
