import json
import runpy
from pathlib import Path

import matplotlib as mpl
import numpy as np
import pytest

import symbody as sb

EXAMPLES = sorted((Path(__file__).parents[2] / "examples").glob("*.py"))


# What these show is tested in tests/library, and by the optimal motions.
LONG = ("crane_without_swing", "fuel_injection_pump", "zoo")


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, id=path.stem, marks=[pytest.mark.slow] * (path.stem in LONG))
        for path in EXAMPLES
    ],
)
def test_an_example_runs_and_says_something(path, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    mpl.use("Agg")
    scope = runpy.run_path(str(path), run_name="__main__")
    assert len(capsys.readouterr().out.splitlines()) >= 2
    for model in scope.values():
        if isinstance(model, sb.Model):
            comes_back_from_a_file(model, tmp_path / "model.json")


def comes_back_from_a_file(model, path):
    text = sb.write(model, path).read_text("utf-8")
    functions = {
        f["name"]: sb.ExternalFunction(
            f["name"], f"def {f['name']}({', '.join(f['arguments'])}): return 0.0"
        )
        for f in json.loads(text).get("functions", [])
    }
    again = sb.read(path, functions=functions)
    assert sb.write(again, path).read_text("utf-8") == text
    path.unlink()


def test_the_examples_are_short():
    lengths = {path.name: len(path.read_text().splitlines()) for path in EXAMPLES}
    assert lengths
    assert all(length <= 60 for length in lengths.values()), lengths


def contents(name):
    path = next(one for one in EXAMPLES if one.stem == name)
    return runpy.run_path(str(path), run_name="example")


def test_a_valve_is_hit_with_the_speed_of_its_cam_and_lost_above_the_limit():
    example = contents("valve_train")
    train = example["valve_train"]
    lift, gap, m = (example[n] for n in ("LIFT", "CLEARANCE", "MASS"))
    limit = np.sqrt((250 + 25000 * (lift - gap)) / (1.5 * lift * m))
    angle = np.arccos(2 * (gap / lift) ** (1 / 3) - 1)
    slope = 1.5 * lift * np.sin(angle) * ((1 + np.cos(angle)) / 2) ** 2
    for share, is_lost in ((0.5, False), (0.98, False), (1.02, True)):
        speed = share * limit
        motion = sb.simulate(train(speed), 2 * np.pi / speed)
        hit = motion.events.of("face", "impact")[0]
        assert hit.time == pytest.approx((np.pi - angle) / speed, rel=1e-9)
        assert hit.impulse[0] == pytest.approx(m * speed * slope, rel=1e-8)
        phi = speed * motion.time - np.pi
        q = motion["q_slide"].to_numpy()
        exact = np.maximum(lift * ((1 + np.cos(phi)) / 2) ** 3 - gap, 0.0)
        opening = motion.time < 0.5 * 2 * np.pi / speed
        np.testing.assert_allclose(
            q[opening], exact[opening], atol=1e-4 * is_lost + 1e-9
        )
        seat = motion.events.of("seat", "impact")[0]
        if not is_lost:
            assert seat.impulse[0] == pytest.approx(1.2 * m * speed * slope, rel=1e-6)
        early = [e.time for e in motion.events.of("face", "separation")]
        assert (early[0] < np.pi / speed + 1e-3 / speed) == is_lost


def test_a_catapult_throws_as_far_as_its_energy_says():
    example = contents("catapult")
    arm, stone, length, height, torque = (
        example[n] for n in ("ARM", "STONE", "LENGTH", "HEIGHT", "TORQUE")
    )
    for angle in (1.8, 2.2):
        inertia = (arm / 3 + stone) * length**2
        weight = (arm / 2 + stone) * 9.81 * length
        speed = (
            np.sqrt(2 * (torque * angle - weight * np.sin(angle)) / inertia) * length
        )
        x, z = length * np.cos(angle), height + length * np.sin(angle)
        vx, vz = -speed * np.sin(angle), speed * np.cos(angle)
        far = x + vx * (vz + np.sqrt(vz**2 + 2 * 9.81 * z)) / 9.81
        assert example["distance"](angle) == pytest.approx(-far, rel=1e-7)


def test_switches_act_when_closed_forms_say():
    example = contents("switches")
    heat = sb.simulate(example["motor"](), 300.0)
    hot, cold = 60 * np.log(120 / 50), 60 * np.log(70 / 40)
    warm = 60 * np.log(80 / 50)
    expected = hot + np.array([0, cold, cold + warm, 2 * cold + warm])
    np.testing.assert_allclose(heat.events.times[:4], expected, rtol=1e-9)
    shift = sb.simulate(example["gearbox"](), 3.0)
    (event,) = shift.events.of("shift")
    assert event.time == pytest.approx(200 * 0.7 / 80, rel=1e-9)
    locked = shift.events.of("second", "stick")[0].time
    assert locked - event.time == pytest.approx(150 / (420 / 0.2 + 500 / 2), rel=1e-8)
    table = sb.simulate(example["table"](), 10.0)
    assert [e.contact for e in table.events[:3]] == ["right", "left", "right"]
    places = table.at(table.events.times[:3])["q_slide"].to_numpy()
    np.testing.assert_allclose(places, [0.8, 0.0, 0.8], atol=1e-9)
