"""The benchmark bicycle: nonlinear equations, linearized, against published numbers."""

import numpy as np
import pytest

import symbody as sb

# Meijaard, Papadopoulos, Ruina, Schwab (2007), table 2: weave, capsize, castering.
PUBLISHED = {
    2.0: (2.682345175127 + 1.680662965907j, -3.071586456415, -8.673879848317),
    5.0: (-0.775341882196 + 4.464867713788j, -0.322866429004, -14.078389692798),
    8.0: (-2.693486835811 + 8.460379713969j, 0.143278797657, -20.279408943946),
    10.0: (-3.720168404373 + 10.906811394763j, 0.161053386532, -24.624596350174),
}


@pytest.fixture(scope="module")
def compiled():
    return sb.compile_model(sb.library.bicycle())


def modes_at(compiled, speed):
    ride = sb.equilibrium(compiled, speeds={"v_rear": speed / 0.3})
    return sb.modal(compiled, ride)


@pytest.mark.parametrize("speed", PUBLISHED)
def test_the_eigenvalues_are_those_published(compiled, speed):
    modes = modes_at(compiled, speed)
    found = modes.eigenvalues[~modes.rigid]
    weave, capsize, castering = PUBLISHED[speed]
    for value in (weave, capsize, castering):
        assert np.abs(found - value).min() < 1e-9
    assert len(found) == 3


def test_standing_it_falls_with_the_published_rates(compiled):
    modes = modes_at(compiled, 0.0)
    found = np.sort(modes.eigenvalues[~modes.rigid].real)
    published = [
        -5.53094371765393,
        -3.13164324790656,
        3.13164324790656,
        5.53094371765393,
    ]
    assert found == pytest.approx(published, abs=1e-9)


def test_wheels_roll_and_loads_are_shared_by_both(compiled):
    ride = sb.equilibrium(compiled, speeds={"v_rear": 5.0 / 0.3})
    assert ride["v_base_Tx"] == pytest.approx(5.0, rel=1e-12)
    assert ride["v_front"] == pytest.approx(5.0 / 0.35, rel=1e-12)
    weight = ride["lam_rear_tire[z]"] + ride["lam_front_tire[z]"]
    assert weight == pytest.approx(94 * 9.81, rel=1e-12)


def test_the_nonlinear_bicycle_rights_itself_at_a_stable_speed(compiled):
    ride = sb.equilibrium(compiled, speeds={"v_rear": 5.0 / 0.3})
    start = {**ride.start, "v_base_Rx": 0.05}
    motion = sb.simulate(compiled, 5.0, start=start)
    lean = np.abs(motion.array("q_base_Rx"))
    assert lean[-1] < 0.2 * lean.max()
