import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import symbody as sb
from symbody.events.search import Search
from symbody.events.switches import Switch
from symbody.model.quantities import new_curve

t = sb.symbol("t")


def places(argument, low=0.0, high=10.0, levels=(0.0,), period=0.0):
    """The zones in which an argument arrives at a level, and how far that is known."""
    search = Search(Switch(argument, levels, period), t, 1e-3)
    assert search.is_possible
    return search.zones(np.array([low]), np.array([high]))


@pytest.mark.parametrize(
    ("argument", "expected"),
    [
        (t * t - 4, [2.0]),
        (sb.exp(t) - 100, [math.log(100)]),
        ((t - 1) * (t - 2) * (t - 2.001), [1.0, 2.0, 2.001]),
        (sb.sin(t) * sb.exp(-t / 10), [k * math.pi for k in range(4)]),
        (sb.sqrt(t) - 2, [4.0]),
        (t**3 - 1e-9, [1e-3]),
    ],
)
def test_all_zeros_are_found_to_rounding(argument, expected):
    low, high, end = places(argument)
    assert end == 10.0
    np.testing.assert_allclose(low, expected, atol=1e-13)
    np.testing.assert_allclose(high, expected, atol=1e-13)


def test_a_zero_that_is_only_touched_is_found():
    low, high, _ = places(t * t - 2 * t + 1)
    assert low.min() <= 1 <= high.max()
    assert high.max() - low.min() < 1e-6


def test_a_near_miss_is_none():
    assert places(t * t - 2 * t + 1 + 1e-9).low.size == 0


def test_a_formula_that_stays_at_the_level_has_no_place_there():
    low, high, _ = places(sb.maximum(t - 5, 0) * (t - 7))
    np.testing.assert_allclose(low, [5, 7], atol=1e-13)
    np.testing.assert_allclose(high, [5, 7], atol=1e-13)


def test_several_levels_and_their_repetitions_are_found():
    low, _, _ = places(t * t, levels=(1.0, 4.0))
    np.testing.assert_allclose(low, [1, 2], atol=1e-13)
    low, _, _ = places(t * t, 0.0, 4.0, levels=(1.0, 4.0), period=5.0)
    roots = np.sqrt([1, 4, 6, 9, 11, 14, 16])
    np.testing.assert_allclose(low, roots, atol=1e-12)


def test_one_level_that_is_repeated_is_found_each_time():
    low, high, _ = places(t * t, 0.0, 4.0, levels=(1.0,), period=3.0)
    expected = np.sqrt([1, 4, 7, 10, 13, 16])
    assert 0.5 * (low + high) == pytest.approx(expected, abs=1e-14)


def test_very_many_are_found_window_by_window():
    argument = sb.sin(1e5 * t) + 1e-3 * t
    low, _, end = places(argument)
    assert 0 < end < 10
    values = np.sin(1e5 * low) + 1e-3 * low
    assert np.abs(values).max() < 1e-9
    assert low.size == pytest.approx(1e5 * end / math.pi, abs=2)


def test_a_formula_that_intervals_say_nothing_of_is_given_up():
    # Neither the value nor the slope of this is ever clear of 0.
    noise = (sb.sin(t) ** 2 + sb.cos(t) ** 2 - 1) * sb.sin(1e9 * t)
    search = Search(Switch(noise), t, 1e-3)
    begin, end = 0.0, 10.0
    for _ in range(100):
        zones = search.zones(np.array([begin]), np.array([end]))
        if zones is None:
            break
        begin = zones.end
    assert zones is None
    assert begin < 0.1


def test_external_functions_cannot_be_searched():
    external = sb.ExternalFunction("f", math.sin, derivatives=[sb.cos])
    assert not Search(Switch(external(t)), t, 1e-3).is_possible
    no_slope = sb.ExternalFunction("g", math.sin)
    assert not Search(Switch(no_slope(t)), t, 1e-3).is_possible


def test_zones_are_widened_until_rounding_cannot_decide():
    argument = t + 1e8 - 1e8 - 5
    search = Search(Switch(argument), t, 1e-3)
    low, high = search.widened(np.array([5.0]), np.array([5.0]))
    for x, sign in ((low[0], -1), (high[0], 1)):
        assert np.sign(sb.evaluate(argument, {t: float(x)})) == sign
    assert 1e-8 < high[0] - low[0] < 1e-6


@given(st.lists(st.floats(-1, 1), min_size=3, max_size=8))
def test_the_zeros_of_splines_are_those_of_their_samples(values):
    x = np.arange(len(values), dtype=float)
    curve, _ = new_curve("c", x, values, "constant")
    search = Search(Switch(curve(t)), t, 1e-3)
    grid = np.linspace(0.0, x[-1], 400)
    signs = np.sign([sb.evaluate(curve(t), {t: float(s)}) for s in grid])
    ends = x + 1e-9 * np.array([[1], [-1]])
    zones = search.zones(ends[0, :-1], ends[1, 1:])
    for left, right, one, other in zip(grid, grid[1:], signs, signs[1:], strict=False):
        if one * other < 0:
            inside = (zones.high >= left) & (zones.low <= right)
            assert inside.any() or np.isclose(x, left, atol=0.02).any()
