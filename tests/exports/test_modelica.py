"""Modelica packages of whole mechanisms, compiled and simulated by Rumoca."""

from __future__ import annotations

import re
import warnings
from pathlib import Path

import numpy as np
import pytest
import rumoca

import symbody as sb
from probes.switching import notched
from symbody.exports.interface import Options
from symbody.exports.packages import PACKAGES

TIMES = np.linspace(0.0, 0.5, 6)
CONFIG = rumoca.SimConfig(rtol=1e-9, atol=1e-10)


def crane():
    """A crane with limits, a state, a curve, arrays, a choice, and awkward names."""
    model = sb.Model("crane")
    length = model.add_parameter("l", 0.8, positive=True)
    half = model.add_parameter("half", length / 2)
    model.add_parameter("sizes", [[0.3, 0.2], [0.1, length]])
    F = model.add_input("end", limits=(-1, 1), unit="N")
    wind = model.add_input("wind", shape=(2,))
    filtered = model.add_state("filtered", 0.5, rate=F - 2 * model.t)
    crab = model.add_body("crab", mass=2)
    load = model.add_body("load", mass=1 + half)
    rail = model.add_joint("rail", model.world, crab, "Tx", v=0.3)
    model.add_joint(
        "rope", crab, load.add_frame("hook", at=(0, 0, length)), "Ry", q=0.5
    )
    cam = model.add_curve("cam", [-1, 0, 1, 2], [0.2, 0, 0.4, 0.1])
    push = sb.where(rail.q[0] > 0.1, sb.sqrt(rail.q[0] - 0.1), wind[0])
    model.add_load(
        "motor", sb.loads.JointForce(rail, F + filtered + cam(rail.q[0]) + push)
    )
    model.add_sensor("turn", sb.sensors.Orientation(load))
    model.add_sensor("model", sb.sensors.Energy())
    return model


MODELS = {
    "crane": crane,
    "quaternion": sb.library.LIBRARY["quaternion_pendulum"],
    "driven": sb.library.driven_pendulum,
    "four_bar": sb.library.LIBRARY["four_bar"],
    "loader": sb.library.LIBRARY["loader"],
    "excavator": sb.library.excavator,
}
# What cannot be a name in Modelica, as it is called there.
RENAMED = {"model": "model_", "edge": "edge_"}


def text_of(compiled, *functions):
    name = compiled.system.name
    (text,) = PACKAGES["modelica"](compiled, Options(name, functions)).values()
    return text


def simulated(text, model):
    loaded = rumoca.Session().loads(text, model=model)
    return loaded.simulate((0, TIMES[-1]), dt=TIMES[1], config=CONFIG)


def column(motion, name):
    return np.asarray(motion[name])


@pytest.mark.parametrize("name", MODELS)
def test_the_complete_model_moves_and_measures(name):
    compiled = sb.compile_model(MODELS[name]())
    found = simulated(text_of(compiled), f"{compiled.system.name}.Complete")
    motion = sb.simulate(compiled, TIMES, method=sb.DP54(rtol=1e-10, atol=1e-12))
    for state in compiled.state_labels():
        expected = motion[state].to_numpy()
        np.testing.assert_allclose(column(found, state), expected, rtol=3e-6, atol=3e-6)
    last = [column(found, state)[-1] for state in compiled.state_labels()]
    for sensor, values in compiled.sensor_values(TIMES[-1], last).items():
        own = RENAMED.get(sensor, sensor)
        for index in np.ndindex(np.shape(values)):
            place = f"[{','.join(str(i + 1) for i in index)}]" if index else ""
            expected = np.asarray(values)[index]
            measured = column(found, own + place)[-1]
            assert measured == pytest.approx(expected, rel=1e-8, abs=1e-8)


CONNECTED = """
connector Flange
  Real s;
  flow Real f;
end Flange;
model Driven
  extends crane_crab.Mechanism(m1 = 2.0, q_rot_pendulum_start = 0.4);
  Flange flange;
equation
  flange.f = F;
  flange.s = d[1];
end Driven;
model Spring
  Flange flange;
  parameter Real c = 5.0;
equation
  flange.f = c*(flange.s - 1.5);
end Spring;
model Whole
  Driven driven;
  Spring spring;
equation
  connect(driven.flange, spring.flange);
end Whole;
"""


def test_the_partial_model_is_extended_by_connectors():
    model = sb.library.crane_crab()
    compiled = sb.compile_model(model, parameters={"m1": 2.0})
    found = simulated(text_of(compiled) + CONNECTED, "Whole")
    motion = sb.simulate(
        compiled,
        TIMES,
        method=sb.DP54(rtol=1e-10),
        start={"q_rot_pendulum": 0.4},
        inputs={"F": -5.0 * (model.joints["trans_crab"].q[0] - 1.5)},
    )
    for state in compiled.state_labels():
        np.testing.assert_allclose(
            column(found, f"driven.{state}"), motion[state].to_numpy(), atol=3e-6
        )


def test_inputs_from_outside_are_inputs_of_the_model():
    text = text_of(sb.compile_model(crane()))
    loaded = rumoca.Session().loads(text, model="crane.WithInputs")
    assert set(loaded.inputs.names) == {"end_in", "wind_in"}
    assert "end_ = min(max(end_in, -1.0), 1.0);" in text


def test_parameters_and_start_values_have_their_defaults():
    loaded = rumoca.Session().loads(
        text_of(sb.compile_model(crane())), model="crane.Complete"
    )
    changed = loaded.with_params(l=2.0)
    motion = changed.simulate((0, 1e-6), dt=1e-6)
    assert column(motion, "q_rope")[0] == 0.5
    text = text_of(sb.compile_model(crane()))
    assert "parameter Real half = l/2.0" in text
    assert "parameter Real sizes[2, 2] = {{0.3, 0.2}, {0.1, l}}" in text
    assert "stateSelect = StateSelect.prefer" in text


def test_another_parser_reads_the_package():
    text = text_of(sb.compile_model(crane()), "derivatives", "mass_matrix")
    # Its grammar is written for an older ANTLR, which warns.
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pymoca.parser import parse

        package = parse(text).classes["crane"]
        with pytest.raises(SyntaxError):
            parse(text.replace("algorithm", "algorythm", 1))
    assert {"Mechanism", "Complete", "WithInputs"} <= set(package.classes)
    assert package.classes["Mechanism"].partial


def test_functions_are_in_the_package_too():
    compiled = sb.compile_model(sb.library.crane_crab())
    text = text_of(compiled, "derivatives", "mass_matrix")
    assert "function crane_crab_mass_matrix " in text
    assert "function crane_crab_derivatives " not in text


def test_what_the_documentation_says_runs(tmp_path, monkeypatch):
    page = (Path(__file__).parents[2] / "docs/languages/modelica.md").read_text("utf-8")
    python, modelica = (
        "\n".join(re.findall(rf"```{kind}\n(.*?)```", page, re.S))
        for kind in ("python", "modelica")
    )
    monkeypatch.chdir(tmp_path)
    exec(python, {})
    text = (tmp_path / "crane" / "crane_crab.mo").read_text("utf-8")
    found = simulated(text + modelica, "Whole")
    assert np.ptp(column(found, "driven.q_trans_crab")) > 0.1


# Forces of time that steps may jump over: 1 N for 0.06 s, and a square wave.
PULSES = {
    "choice": lambda t: sb.where(sb.both(t > 5, t <= 5.06), 1, 0),
    "logic": lambda t: sb.both(t > 5, t < 5.06),
    "square": lambda t: sb.where(sb.either(t * t < 25, t * t > 5.06**2), 0, 1),
    "sign": lambda t: (sb.sign(t - 5) - sb.sign(t - 5.06)) / 2,
    "corner": lambda t: sb.maximum(0, 2 * (1 - abs(t - 5.03) / 0.03)),
    "wave": lambda t: sb.sign(sb.sin(3 * t)),
}


def pushed(force):
    """A mass of 1 kg under a force of time, and a parameter with an awkward name."""
    model = sb.Model("pushed", gravity=(0, 0, 0))
    model.add_parameter("event_1", 1.0)
    joint = model.add_joint("x", model.world, model.add_body("body", mass=1), "Tx")
    model.add_load("push", sb.loads.JointForce(joint, force(model)))
    return model


def last_speed(model):
    text = text_of(sb.compile_model(model))
    loaded = rumoca.Session().loads(text, model="pushed.Complete")
    return column(loaded.simulate((0, 10), dt=10.0, config=CONFIG), "v_x")[-1]


@pytest.mark.parametrize("name", PULSES)
def test_conditions_of_time_are_events(name):
    found = last_speed(pushed(lambda model: PULSES[name](model.t)))
    turns = 10.0 % (2 * np.pi / 3)
    expected = min(turns, 2 * np.pi / 3 - turns) if name == "wave" else 0.06
    # Rumoca finds the times of events to some 1e-9 s.
    assert found == pytest.approx(expected, abs=1e-6)


def test_knots_of_curves_of_time_are_events():
    def bump(model):
        x, y = [5, 5.03, 5.06], [0, 1, 0]
        return model.add_curve("bump", x, y, extrapolation="constant")(model.t)

    assert last_speed(pushed(bump)) == pytest.approx(0.03, abs=1e-6)


def test_conditions_of_time_have_names_of_their_own():
    text = text_of(sb.compile_model(pushed(lambda model: PULSES["choice"](model.t))))
    assert "event_2 = 5.0 < time;" in text
    assert "if event_2 and event_3 then" in text


def test_switches_by_the_state_are_events():
    """What passes over 1 mm is wrong by 0.1 m; a branch not taken has no value."""
    model = notched(clause=False)
    s = model.joints["s"]
    model.add_state("x", rate=sb.where(s.q[0] > 2, sb.sqrt(s.q[0] - 2) > 1, 0.0))
    found = simulated(text_of(sb.compile_model(model)), "notched.Complete")
    motion = sb.simulate(model, TIMES, method=sb.DP54(rtol=1e-11, atol=1e-12))
    for state in ("q_s", "v_s"):
        wanted = motion[state].to_numpy()
        rows = [np.flatnonzero(np.isclose(found["time"], t))[-1] for t in TIMES]
        np.testing.assert_allclose(column(found, state)[rows], wanted, atol=1e-6)


def swing():
    """Two pendulums with a rod between, and names of functions of the package."""
    model = sb.Model("swing")
    length = model.add_parameter("l", 1.0)
    model.add_parameter("swing_closed", 1.0)
    model.add_parameter("solve_2_1", 1.0)
    ends = []
    for name, x in (("left", 0.0), ("right", 1.0)):
        at = model.world.add_frame(name, at=(x, 0, 0))
        body = model.add_body(name, mass=1.0, com=(0, 0, -0.5), inertia=(0, 0.1, 0))
        model.add_joint(f"hinge_{name}", at, body, "Ry", q=0.2, v=0.5)
        ends.append(body.add_frame("end", at=(0, 0, -1)))
    model.add_constraint("rod", sb.constraints.Rod(*ends, length))
    return model


def test_loops_close_at_the_start_for_the_values_given():
    text = text_of(sb.compile_model(swing()))
    session = rumoca.Session().loads(text, model="swing.Complete")
    run = session.with_params(l=1.03, q_hinge_left_start=0.3)
    found = run.simulate((0, TIMES[-1]), dt=TIMES[1], config=CONFIG)
    motion = sb.simulate(
        swing(), TIMES, parameters={"l": 1.03}, start={"q_hinge_left": 0.3},
        method=sb.DP54(rtol=1e-10, atol=1e-12),
    )  # fmt: skip
    for state in motion.compiled.state_labels():
        wanted = motion[state].to_numpy()
        np.testing.assert_allclose(column(found, state), wanted, atol=1e-7)
    assert "parameter Real swing_closed_ =" in text
    assert "parameter Real solve_2_1_ =" in text
