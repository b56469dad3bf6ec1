import numpy as np
import pytest

import symbody as sb

TIGHT = {"method": sb.Radau(rtol=1e-9, atol=1e-9)}
A, B, SUPPLY, TANK = (2e-3, 1e-3), 1.4e9, 200e5, 1e5


def boom(**options):
    model = sb.Model("boom", gravity=(0, 0, 0))
    load = model.add_body("load", mass=200.0)
    joint = model.add_joint("way", model.world, load, "Tx", q=0.8)
    friction = sb.loads.TorsionalSpringDamper(joint, 0, 500.0)
    model.add_load("friction", friction)
    own = {"areas": A, "lengths": (0.6, 1.0), "flow": 5e-4} | options
    return model, sb.add_hydraulic_actuator(model, "c", model.world, load, **own)


def test_it_stands_without_force_until_the_valve_opens():
    model, _ = boom()
    motion = sb.simulate(model, [0, 0.2], **TIGHT)
    assert motion.array("q_way")[-1] == pytest.approx(0.8, abs=1e-12)
    assert motion.array("F_c")[0] == 0


def test_it_moves_as_fast_as_oil_comes_in_and_goes():
    """A steady rod: Q_1 = A_1 v through one edge, Q_2 = A_2 v through the other."""
    model, actuator = boom()
    motion = sb.simulate(model, [0, 0.9], inputs={"x_c": 0.3}, **TIGHT)
    v = motion.array("v_way")[-1]
    p1, p2 = (motion.array(str(p))[-1] for p in actuator.pressures)
    assert A[0] * p1 - A[1] * p2 == pytest.approx(500 * v, rel=2e-3)
    into = 5e-4 * 0.3 * np.sqrt((SUPPLY - p1) / SUPPLY)
    out = 5e-4 * 0.3 * np.sqrt((p2 - TANK) / SUPPLY)
    assert A[0] * v == pytest.approx(into, rel=2e-3)
    assert A[1] * v == pytest.approx(out, rel=2e-3)
    assert v > 0.01


def test_closed_in_it_is_a_spring_of_oil():
    """A shut cylinder: k = B (A_1²/V_1 + A_2²/V_2)."""
    model, _ = boom(dead_volume=1e-5)
    model.joints["way"].v_start = (1e-3,)
    k = B * (A[0] ** 2 / (1e-5 + A[0] * 0.2) + A[1] ** 2 / (1e-5 + A[1] * 0.2))
    quarter = np.pi / 2 * np.sqrt(200 / k)
    motion = sb.simulate(model, np.linspace(0, quarter, 201), **TIGHT)
    # The friction of 500 N s/m takes 0.1 % a radian or so.
    reach = 1e-3 * np.sqrt(200 / k)
    assert np.ptp(motion.array("q_way")) == pytest.approx(reach, rel=0.01)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"areas": (1e-3, -1)}, "areas=-1.0: .* greater than 0"),
        ({"lengths": (1.0, 0.6)}, "the least and then the greatest"),
        ({"flow": 0}, "flow=0"),
        ({"leakage": -1}, "leakage=-1"),
        ({"tank": 300e5}, "it must be below the supply"),
    ],
)
def test_what_is_no_cylinder_is_refused(options, words):
    with pytest.raises(sb.errors.ModelError, match=words):
        boom(**options)


@pytest.mark.parametrize("q", [0.57, 1.03])
@pytest.mark.parametrize("analysis", [lambda m: sb.simulate(m, 0.1), sb.equilibrium])
def test_without_a_chamber_it_is_refused_at_rest(q, analysis):
    """The chamber of 1e-5 m³ at the bottom ends 5 mm below the stroke."""
    model, _ = boom()
    model.joints["way"].q_start = (q,)
    words = f"'V_c_1' is a curve from 0.595 to 1.01, .*asked is 'V_c_1' for {q}"
    with pytest.raises((sb.errors.AnalysisError, sb.errors.ModelError), match=words):
        analysis(model)


def test_a_length_beyond_the_stroke_and_a_pressure_below_zero_are_told():
    model, _ = boom()
    model.joints["way"].q_start = (0.598,)
    with pytest.warns(
        sb.errors.ModelWarning, match=r"the length of 'c' .* is below 0.6, f"
    ):
        motion = sb.simulate(model, 0.1)
    assert any("up to 0.598" in note for note in motion.notes)
    model.joints["way"].q_start, model.joints["way"].v_start = (0.8,), (3.0,)
    with pytest.warns(
        sb.errors.ModelWarning, match="the pressure of 'c' .* is below 0"
    ):
        sb.simulate(model, 0.05, method="Radau")
