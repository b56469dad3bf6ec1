"""The five-bar suspension of ROBOTRAN's appendix A: link forces, virtual work, toe."""

import numpy as np
import pytest
from scipy.optimize import fsolve

import symbody as sb
from symbody.library.machines import _RODS, _SEAT, _STRUT, _WHEEL
from symbody.spatial.rotation import rotation

G = 9.81


@pytest.fixture(scope="module")
def compiled():
    return sb.compile_model(sb.library.five_bar_suspension())


@pytest.fixture(scope="module")
def found(compiled):
    return sb.equilibrium(compiled)


def written():
    """Return the suspension whose strut is written as in equations (61) to (66)."""
    model = sb.library.five_bar_suspension(strut=False)
    k, c, Z0 = (model.parameters[n].value for n in ("k", "c", "free_length"))
    top = model.bodies["chassis"].frames["top"]
    seat = model.bodies["rod"].frames["seat"]
    x, v = (
        model.add_sensor(f"{n}_seat", kind(seat))
        - model.add_sensor(f"{n}_top", kind(top))
        for n, kind in (("x", sb.sensors.Position), ("v", sb.sensors.Velocity))
    )
    Z = sb.sqrt(x @ x)
    F = (k * (Z - Z0) + c * (x @ v) / Z) * x / Z
    model.add_load("on_chassis", sb.loads.Force(top, F, expressed_in=model.world))
    model.add_load("on_rod", sb.loads.Force(seat, -F, expressed_in=model.world))
    return model


def strut(z):
    """Return the strut's length, its seat's height and the tire's, by the wheel's.

    Heights are above the chassis.
    """
    inner = {n: np.array(a) for n, (a, _) in _RODS.items()}
    outer = {n: np.array(b) - _WHEEL for n, (_, b) in _RODS.items()}
    length = {n: np.linalg.norm(np.subtract(*_RODS[n])) for n in _RODS}

    def place(unknown):
        x, y, *angles = unknown
        R = np.eye(3)
        for axis, angle in zip("xyz", angles, strict=True):
            R = R @ np.array(rotation(axis, angle), dtype=float)
        return np.array([x, y, z]), R

    def errors(unknown):
        p, R = place(unknown)
        return [np.linalg.norm(p + R @ outer[n] - inner[n]) - length[n] for n in _RODS]

    solved = fsolve(errors, [_WHEEL[0], _WHEEL[1], 0, 0, 0], xtol=1e-14)
    p, R = place(solved)
    end = p + R @ outer["lower_front"]
    seat = inner["lower_front"] + _SEAT * (end - inner["lower_front"])
    patch = p + R @ (0, 0, -0.3)
    return np.array([np.linalg.norm(seat - _STRUT), seat[2], patch[2]])


def test_the_tire_carries_all(found):
    # 300 kg of chassis, 3 kg of rod and 40 kg of carrier with wheel.
    depth = 343 * G / 2e5
    hub = np.array([found[f"wheel[{i}]"] for i in range(3)])
    lean = found["attitude[2,2]"]
    assert hub[2] - 0.3 * lean == pytest.approx(-depth, abs=1e-9)


def test_the_strut_balances_the_chassis_by_virtual_work(found):
    z = found["wheel[2]"] - found["q_heave"]
    Z, _, _ = strut(z)
    h = 1e-4
    ratio, seat, patch = (strut(z + h) - strut(z - h)) / (2 * h)
    # Where the wheel rises against the chassis, the tire works, and the weights of
    # carrier and rod, whose centre is half-way out, and the strut do so against it.
    carried = 343 * G * patch - 40 * G - 3 * G * 0.5 * seat / _SEAT
    assert -4e4 * (0.6 - Z) * ratio == pytest.approx(carried, rel=1e-6)


def test_link_forces_written_out_are_the_same(compiled, found):
    model = sb.compile_model(written())
    other = sb.equilibrium(model)
    assert other.q == pytest.approx(found.q, abs=1e-10)
    ours = sb.modal(compiled, found).eigenvalues
    theirs = sb.modal(model, other).eigenvalues
    assert theirs == pytest.approx(ours, rel=1e-9)


def test_the_tie_rod_is_adjusted_for_no_toe(compiled, found):
    assert abs(found["attitude[0,1]"]) > 1e-4
    adjusted = sb.equilibrium(
        compiled, free=["length_tie"], targets={"attitude[0,1]": 0.0}
    )
    assert adjusted["attitude[0,1]"] == pytest.approx(0, abs=1e-12)
    assert 0.25 < adjusted["length_tie"] < 0.4


def test_ride_and_hop_are_the_two_modes(compiled, found):
    modes = sb.modal(compiled, found)
    ride, hop = modes.frequencies
    assert 0.5 < ride < 3
    assert 8 < hop < 15
    assert modes.status.name == "DECAYS"
