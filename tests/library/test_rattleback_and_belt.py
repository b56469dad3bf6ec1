import numpy as np
import pytest

import symbody as sb


def spins(spin):
    motion = sb.simulate(
        sb.library.rattleback(spin=spin),
        8.0,
        save=sb.Save(work=True),
        method=sb.DP54(rtol=1e-8, atol=1e-9),
    )
    assert np.abs(motion["energy_error"].to_numpy()).max() < 1e-7
    return motion["w"].sel(axis="z").to_numpy()


def test_a_rattleback_turns_back_when_spun_against_its_sense():
    against = spins(-5.0)
    assert against[0] == pytest.approx(-5.0, rel=1e-3)
    assert against.max() > 1.0


def test_a_rattleback_keeps_turning_in_its_sense():
    along = spins(5.0)
    assert along.min() > 4.9


def test_a_stone_whose_inertia_is_not_turned_does_not_turn_back():
    motion = sb.simulate(
        sb.library.rattleback(),
        8.0,
        parameters={"J": (2e-4, 1.6e-3, 1.7e-3, 0, 0, 0)},
    )
    assert motion["w"].sel(axis="z").to_numpy().max() < -4.0


def test_the_pulleys_of_a_belt_turn_in_proportion_and_share_the_inertia():
    motion = sb.simulate(
        sb.library.belt(),
        2.0,
        inputs={"tau": 1.0},
        save=sb.Save(work=True),
        method=sb.DP54(rtol=1e-10),
    )
    assert np.abs(motion["energy_error"].to_numpy()).max() < 1e-8
    fast, slow = motion["v_motor"].to_numpy(), motion["v_load"].to_numpy()
    # Seen from the motor the load's inertia counts by the square of the ratio.
    rate = 1.0 / (0.002 + 0.05 * (0.05 / 0.15) ** 2)
    assert fast[-1] == pytest.approx(rate * 2.0, rel=1e-3)
    assert fast[-1] / slow[-1] == pytest.approx(3.0, rel=1e-5)
