"""The crane crab in the three spellings that scripts have."""

import importlib.util
import sys

import numpy as np
import pytest

import symbody as sb

SPELLINGS = ("crane_first.py", "crane_reference.py", "crane_today.py")
STATES = ["q_TransCrab_Tx", "q_RotPendulum_Ry", "qd_TransCrab_Tx", "qd_RotPendulum_Ry"]


def accelerations(q, qd, g=9.81):
    """Return the crane's by hand: all parameters 1 but I = 1/12, no force."""
    M = np.array([[2.0, -np.cos(q)], [-np.cos(q), 1.0 + 1.0 / 12.0]])
    f = np.array([-np.sin(q) * qd**2, -g * np.sin(q)])
    return np.linalg.solve(M, f)


@pytest.mark.parametrize("script", SPELLINGS)
def test_every_spelling_gives_the_states_of_pymbs(script, command):
    found = command(script)
    assert found["joints"] == ["TransCrab", "RotPendulum"]
    assert found["states"] == STATES
    assert found["y0"] == [1.0, -1.0, 0.0, 0.0]
    assert (found["status"], found["error"]) == (0, None)
    assert set(found) >= {"joints", "states", "y0", "yd0", "files", "text"}


@pytest.mark.parametrize("script", SPELLINGS)
def test_every_spelling_gives_the_accelerations_of_the_hand_formula(script, command):
    expected = [0.0, 0.0, *accelerations(-1.0, 0.0)]
    assert command(script)["yd0"] == pytest.approx(expected, abs=1e-14)


@pytest.mark.slow
def test_all_spellings_give_the_motion_of_the_library_s_crane(command):
    motion = sb.simulate(
        sb.library.crane_crab(), [0, 3], method=sb.DP54(rtol=1e-12, atol=1e-13)
    )
    names = ["q_trans_crab", "q_rot_pendulum", "v_trans_crab", "v_rot_pendulum"]
    expected = [float(motion[name][-1]) for name in names]
    for script in SPELLINGS:
        found = command(script, "--simulate", "3")
        assert found["t1"] == 3.0
        np.testing.assert_allclose(found["y1"], expected, atol=1e-9)


def test_code_in_python_is_what_the_manual_says(command, tmp_path):
    found = command("crane_first.py")
    path = tmp_path / "out" / "CraneCrab_der_state.py"
    spec = importlib.util.spec_from_file_location("CraneCrab_der_state", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    rates = module.CraneCrab_der_state(0.0, found["y0"])
    assert rates == pytest.approx(found["yd0"], abs=1e-13)


def test_code_in_matlab_is_the_five_files_of_the_manual(command, tmp_path):
    command("crane_reference.py")
    names = {path.name for path in (tmp_path / "out" / "output").iterdir()}
    files = ("sim", "der_state", "inputs", "sensors", "visual")
    assert {f"CraneCrab_{file}.m" for file in files} <= names


def test_the_system_is_drawn(command, tmp_path):
    command("crane_today.py")
    picture = (tmp_path / "out" / "CraneCrab.png").read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert len(picture) > 10_000


def test_the_modules_are_gone_after_a_run(command):
    command("crane_first.py")
    assert not any(name.lower().startswith("pymbs") for name in sys.modules)
    assert importlib.util.find_spec("PyMbs") is None


def test_a_pymbs_beside_us_is_put_back(command, monkeypatch):
    beside = type(sys)("pymbs")
    monkeypatch.setitem(sys.modules, "pymbs", beside)
    command("crane_today.py")
    assert sys.modules["pymbs"] is beside
