"""The benchmark bicycle: nonlinear equations, linearized, against published numbers."""

import numpy as np
import pytest

import symbody as sb

# Meijaard, Papadopoulos, Ruina, Schwab (2007), table 2: weave, capsize, castering.
PUBLISHED = {
    1.0: (3.52696170990070 + 0.80774027519930j, -3.13423125066578, -7.11008014637442),
    2.0: (2.68234517512745 + 1.68066296590675j, -3.07158645641514, -8.67387984831735),
    3.0: (1.70675605663975 + 2.31582447384325j, -2.63366137253667, -10.35101467245920),
    4.0: (0.41325331521125 + 3.07910818603206j, -1.42944427361326, -12.15861426576450),
    5.0: (-0.77534188219585 + 4.46486771378823j, -0.32286642900409, -14.07838969279820),
    6.0: (-1.52644486584142 + 5.87673060598709j, -0.00406690076970, -16.08537123098030),
    7.0: (-2.13875644258362 + 7.19525913329805j, 0.10268170574766, -18.15788466125262),
    8.0: (-2.69348683581097 + 8.46037971396931j, 0.14327879765713, -20.27940894394569),
    9.0: (-3.21675402252485 + 9.69377351531791j, 0.15790184030917, -22.43788559040858),
    10.0: (
        -3.72016840437287 + 10.90681139476287j,
        0.16105338653172,
        -24.62459635017404,
    ),
}
# The same table: where two real modes meet, weave and capsize change their sign.
BIFURCATION, WEAVE, CAPSIZE = 0.68428307889246, 4.29238253634111, 6.02426201538837


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


def test_the_speeds_between_stable_and_unstable_are_those_published(compiled):
    at_weave = modes_at(compiled, WEAVE).eigenvalues
    assert np.abs(at_weave - 3.43503384866144j).min() < 1e-9
    slow, fast = (modes_at(compiled, CAPSIZE + d).eigenvalues for d in (-1e-8, 1e-8))
    # The capsize mode grows by 0.165 1/s for 1 m/s: 1e-8 m/s are 1.65e-9 1/s.
    assert np.abs(slow + 1.65e-9).min() < 1e-10
    assert np.abs(fast - 1.65e-9).min() < 1e-10
    # Two modes meet like a root of the speed: digits of the speed, 1e-14, leave 1e-7.
    # On which side they are, as two real ones or a pair, rounding decides.
    modes = modes_at(compiled, BIFURCATION).eigenvalues
    meeting = np.concatenate([modes, modes[modes.imag > 0].conj()])
    assert np.sort(np.abs(meeting - 3.78290405129320))[:2].max() < 1e-6


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
