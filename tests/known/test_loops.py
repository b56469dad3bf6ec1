"""Mechanisms with loops and rolling whose motion is published or known by hand."""

from __future__ import annotations

import numpy as np
import pytest

import symbody as sb
from symbody.library import closed_by_constraints as known

WAYS = ["projection", "partition"]
ALL_WAYS = [*WAYS, "baumgarte"]


@pytest.mark.parametrize("way", ALL_WAYS)
def test_the_double_four_bar_passes_its_singular_positions(way):
    """Recomputed values to ten digits; rods are on one line several times."""
    motion = sb.simulate(
        known.double_four_bar(),
        [0, 1, 5, 10, 20],
        method=sb.DP54(rtol=1e-11, atol=1e-12),
        constraints=way,
    )
    B, v = motion["B"].to_numpy(), motion["v_B"].to_numpy()
    at_one = (-0.1950203019, -0.9807992057)
    np.testing.assert_allclose(B[1, :2], at_one, atol=1e-8)
    np.testing.assert_allclose(v[1, :2], (-6.6766780369, 1.3275783252), atol=1e-7)
    # At a singular position the accelerations lose digits, which grow with time.
    np.testing.assert_allclose(B[2, :2], (-0.8113104610, -0.5846155454), atol=1e-7)
    np.testing.assert_allclose(B[3, :2], (0.3284581115, 0.9445185382), atol=1e-7)
    np.testing.assert_allclose(B[4, :2], (0.8397465743, 0.5429785364), atol=1e-6)
    assert np.ptp(motion["total_energy"].to_numpy()) < 1e-7


@pytest.mark.parametrize("way", WAYS)
def test_the_spatial_slider_crank_moves_as_published(way):
    times = [0, 0.1, 0.2, 0.5, 1, 2, 5]
    motion = sb.simulate(
        known.spatial_slider_crank(),
        times,
        method=sb.DP54(rtol=1e-11, atol=1e-12),
        constraints=way,
    )
    assert motion["v_x"].to_numpy()[0] == pytest.approx(0.24, abs=1e-12)
    x = motion["q_x"].to_numpy()[1:]
    expected = (
        0.226787189, 0.263038973, 0.184952630, 0.211721661, 0.289085197, 0.240719574,
    )  # fmt: skip
    np.testing.assert_allclose(x, expected, atol=2e-8)


def test_a_leaning_disc_rolls_round_a_circle():
    """Steady turning: moment of momentum about the centre by hand."""
    motion = sb.simulate(
        known.disc(),
        5.0,
        method=sb.DP54(rtol=1e-11, atol=1e-12),
        save=sb.Save(constraints=True),
    )
    center = motion["center"].to_numpy()
    np.testing.assert_allclose(np.hypot(center[:, 0], center[:, 1]), 1.0, atol=1e-7)
    np.testing.assert_allclose(motion["q_free_Rx"].to_numpy(), 0.3, atol=1e-7)
    assert motion["constraint_residual"].to_numpy().max() < 1e-12
    assert np.ptp(motion["total_energy"].to_numpy()) < 1e-8


@pytest.mark.parametrize(
    ("name", "freedom", "counted", "redundant"),
    [("bennett", 1, -2, 3), ("parallel_cranks", 1, 0, 1), ("sarrus", 1, 0, 1)],
)
def test_counting_is_wrong_where_rank_is_right(name, freedom, counted, redundant):
    found = sb.mobility(getattr(known, name)())
    assert found.degrees_of_freedom == freedom
    assert found.grubler == counted
    assert len(found.redundant) == redundant
    assert not found.singular
    assert found.unkept == ()


@pytest.mark.parametrize("tilt", [0.0, 0.3, -0.7])
def test_a_parallelogram_with_a_bar_too_many_moves(tilt):
    model = sb.library.roberval_balance()
    model.start_at(model.joints["beam"].q[0], tilt)
    found = sb.mobility(model)
    assert found.degrees_of_freedom == 1
    assert len(found.redundant) == 1
    assert not found.singular


@pytest.mark.covering(1)
@pytest.mark.parametrize("name", ["bennett", "parallel_cranks", "sarrus"])
@pytest.mark.parametrize("way", WAYS)
def test_overconstrained_mechanisms_move(name, way):
    model = getattr(known, name)()
    start = {} if name == "sarrus" else {sb.mobility(model).independent[0]: 1.0}
    # Bennett's linkage folds at 0.66 s, where another way of moving branches off.
    duration = 0.6 if name == "bennett" else 1.0
    motion = sb.simulate(
        model,
        duration,
        start=start,
        method=sb.DP54(rtol=1e-10, atol=1e-12),
        constraints=way,
        save=sb.Save(constraints=True),
    )
    energy = motion["total_energy"].to_numpy()
    assert np.ptp(energy) < 1e-7 * max(1.0, np.abs(energy).max())
    # The equations that were set aside are fulfilled, too; where the cranks are in
    # line with the bar less well than the others, by the distance from there.
    assert motion["constraint_residual"].to_numpy().max() < 1e-8
