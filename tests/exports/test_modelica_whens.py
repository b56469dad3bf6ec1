"""When clauses in Modelica jump in Rumoca as they do in simulate."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
import rumoca

import symbody as sb
from probes.switching import pushed, thermostat
from symbody.exports.interface import Options
from symbody.exports.packages import PACKAGES, generate

TIMES = np.linspace(0.0, 1.99, 20)  # beside the times of schedules
CONFIG = rumoca.SimConfig(rtol=1e-9, atol=1e-10)


def ranked():
    """Two carts: clauses of three priorities at one instant, and solved impulses."""
    model = sb.Model("ranked", gravity=(0, 0, 0))
    gain = model.add_parameter("gain", 2.0)
    carts = [model.add_body(f"cart{i}", 1.0 + i) for i in range(2)]
    x = model.add_joint("x", model.world, carts[0], "Tx", v=1.0)
    d = model.add_joint("d", carts[0], carts[1], "Tx", v=-0.7)
    F, G = model.add_input("F"), model.add_input("G")
    model.add_load("first", sb.loads.JointForce(x, F))
    model.add_load("second", sb.loads.JointForce(d, G))
    tally = model.add_discrete("tally", start=[[1, gain], [0, 3]])
    s = model.add_state("s", start=0.1)
    model.set_rate(s, tally[1, 1] / 10)
    model.when(every=0.2, changes={tally[0, 0]: gain * tally[0, 0] + 1}, name="beat")
    double = {tally[0, 0]: 10 * tally[0, 0] - s, s: 0.5 * s}
    model.when(every=0.4, changes=double, priority=3, name="other_beat")
    model.when(x.q[0] - 0.4, {tally[0, 1]: 7}, priority=5, name="far", direction="both")
    # At one instant, one known and one solved; then one that sees what they did.
    model.when(at=[0.5, 1.3], impulses={F: (x.v[0], 0.3)}, name="x_becomes")
    model.when(at=[0.5, 1.1], impulses={G: 0.2 * gain}, name="d_is_hit")
    model.when(
        x.v[0] - 0.6, {tally[1, 0]: 1 - tally[1, 0]}, direction="falling", name="end"
    )
    model.when(d.v[0], {tally[1, 1]: -tally[1, 1]}, direction="both", name="turn")
    return model


def text_of(model):
    (text,) = PACKAGES["modelica"](
        sb.compile_model(model), Options(model.name, ())
    ).values()
    return text


def columns(model, **changes):
    session = rumoca.Session().loads(text_of(model), model=f"{model.name}.Complete")
    run = session.with_params(**changes) if changes else session
    result = run.simulate((0, TIMES[-1]), dt=TIMES[1], config=CONFIG)
    times = np.asarray(result["time"])
    rows = [np.flatnonzero(np.abs(times - t) < 1e-9)[-1] for t in TIMES]
    compiled = sb.compile_model(model)
    held = [
        (name, index)
        for name, quantity in compiled.system.discretes.items()
        for index in np.ndindex(quantity.symbols.shape)
    ]
    names = [*compiled.state_labels()]
    names += [f"{n}[{','.join(str(k + 1) for k in i)}]" if i else n for n, i in held]
    return np.column_stack([np.asarray(result[name])[rows] for name in names])


def simulated(model, **changes):
    motion = sb.simulate(
        model, TIMES, parameters=changes, method=sb.DP54(rtol=1e-10, atol=1e-12)
    )
    compiled = sb.compile_model(model)
    names = [*compiled.state_labels(), *(s.name for s in compiled.system.discrete)]
    assert len({event.contact for event in motion.events}) > 1
    return np.column_stack([motion[name].values for name in names])


# Rumoca takes half a minute to compile a pendulum's clauses.
@pytest.mark.parametrize(
    "make", [thermostat, ranked, pytest.param(pushed, marks=pytest.mark.slow)]
)
def test_clauses_jump_as_they_do_in_simulate(make):
    np.testing.assert_allclose(columns(make()), simulated(make()), rtol=0, atol=2e-6)


def test_a_parameter_moves_thresholds_starts_and_jumps():
    wanted = simulated(thermostat(), high=20.5)
    assert not np.allclose(wanted, simulated(thermostat()))
    actual = columns(thermostat(), high=20.5)
    np.testing.assert_allclose(actual, wanted, rtol=0, atol=2e-6)


def test_another_parser_reads_the_clauses():
    # Its grammar is written for an older ANTLR, which warns.
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pymoca.parser import parse

        package = parse(text_of(ranked())).classes["ranked"]
    assert "ranked_behind_clauses" in package.classes


def test_clauses_have_names_and_order():
    text = text_of(ranked())
    assert "when_other_beat = turns_" in text
    assert "sample(0.0, 0.4)" in text
    assert "Real tally[2, 2](start = {{1.0, gain}, {0.0, 3.0}}" in text


def test_a_condition_that_begins_at_zero_is_told():
    model = thermostat()
    model.when(model.t, {"heater": 1}, name="begin")
    with pytest.warns(UserWarning, match="'begin' is zero at the start"):
        text_of(model)


@pytest.mark.parametrize("form", ["fmu3", "matlab", "clib"])
def test_a_condition_that_rests_at_zero_is_told_by_other_formats(form, tmp_path):
    model = sb.Model("late")
    slide = model.add_joint("x", model.world, model.add_body("b", mass=1), "Tx")
    model.add_discrete("n", 0)
    late = sb.where(model.t > 0.5, -1.0, 0.0)
    model.add_load("push", sb.loads.JointForce(slide, late))
    model.when(model.t, {"n": 2}, name="leaves", direction="rising")
    model.when(slide.q[0], {"n": 1}, name="rests", direction="falling")
    with pytest.warns(UserWarning, match="'rests' rests at zero") as told:
        generate(model, form, tmp_path)
    assert not any("'leaves'" in str(one.message) for one in told)
