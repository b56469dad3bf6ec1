import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import symbody as sb
from symbody.events.schedule import Schedule
from symbody.events.switches import time_switches

t = sb.symbol("t")


def events(formula, begin=0.0, end=10.0, corners=()):
    switches = time_switches([formula], [t], []).switches
    return Schedule(switches, t, corners, begin, end, 0.01)


def times(*arguments, **options):
    return [event.at for event in events(*arguments, **options)]


def test_events_come_in_the_order_of_the_run():
    formula = sb.where(t > 5, 1, 0) + abs(t - 2) + sb.sign(t * t - 9)
    assert times(formula) == pytest.approx([2, 3, 5], abs=1e-14)
    assert times(formula, 10.0, 0.0) == pytest.approx([5, 3, 2], abs=1e-14)
    assert times(formula, 2.5, 4.0) == pytest.approx([3], abs=1e-14)


def test_before_and_after_lie_on_either_side_in_the_order_of_the_run():
    (event,) = events(sb.sign(t - 5))
    assert event.before < 5 < event.after
    (event,) = events(sb.sign(t - 5), 10.0, 0.0)
    assert event.before > 5 > event.after
    for _, at, after in (event, *events(sb.sign(t - 5))):
        assert abs(after - at) < 1e-13


def test_events_at_the_ends_of_the_run_are_told():
    assert times(abs(t) + abs(t - 10)) == [0, 10]


def test_events_closer_than_rounding_are_one():
    (event,) = events(
        abs(t - 5) + abs(t - 5 - 1e-14) + sb.sign(sb.exp(t) - math.exp(5))
    )
    assert event.before < 5 < 5 + 1e-14 < event.after


def test_times_that_are_given_are_events_too():
    assert times(abs(t - 5), corners=[7.0, 1.0, 30.0]) == [1, 5, 7]
    assert times(abs(t - 5), 10.0, 0.0, corners=[7.0, 1.0]) == [7, 5, 1]


@pytest.mark.parametrize("rate", [3.0, 2e3, 1e5])
def test_a_sine_has_all_its_zeros(rate):
    found = np.array(times(sb.sign(sb.sin(rate * t)), end=2.0))
    expected = np.arange(math.floor(2 * rate / math.pi) + 1) * math.pi / rate
    np.testing.assert_allclose(found, expected, atol=1e-14)


def test_a_floor_jumps_at_whole_numbers_of_its_argument():
    assert times(sb.floor(t), end=3.5) == [0, 1, 2, 3]
    assert times(t % 0.75, end=2.0) == pytest.approx([0, 0.75, 1.5], abs=1e-15)
    assert times(sb.floor(t), 2.5, -1.5) == [2, 1, 0, -1]
    squares = np.sqrt(np.arange(10))
    assert times(t * t // 1, end=3.1) == pytest.approx(squares, abs=1e-14)


def test_more_than_a_window_holds_are_found_without_a_formula_for_them():
    found = np.array(times(sb.sign(sb.sin(4e3 * t) + 1e-3 * t), end=10.0))
    assert found.size == pytest.approx(4e4 / math.pi, abs=2)
    assert np.diff(found) == pytest.approx(math.pi / 4e3, rel=1e-2)


def test_inner_conditions_are_ends_of_the_search_for_outer_ones():
    sawtooth = sb.where(t > 3, t - 3.5, t)
    assert times(sb.sign(sawtooth - 1)) == pytest.approx([1, 3, 4.5], abs=1e-13)


def test_what_cannot_be_searched_is_sampled_and_that_is_told():
    f = sb.ExternalFunction("f", lambda x: math.sin(x))
    schedule = events(sb.sign(f(t)))
    found = [event.at for event in schedule]
    assert found == pytest.approx([0, math.pi, 2 * math.pi, 3 * math.pi], abs=1e-13)
    assert schedule.is_sampled
    assert not events(sb.sign(sb.sin(t))).is_sampled


def test_a_formula_that_intervals_say_nothing_of_is_sampled():
    noise = (sb.sin(t) ** 2 + sb.cos(t) ** 2 - 1) * sb.sin(1e9 * t)
    schedule = events(sb.sign(noise))
    list(schedule)
    assert schedule.is_sampled


@given(
    st.lists(st.floats(0.01, 9.99), min_size=1, max_size=30, unique=True),
    st.booleans(),
)
def test_corners_of_random_formulas_are_all_found(corners, backward):
    formula = sum(abs(t - x) for x in corners)
    ends = (10.0, 0.0) if backward else (0.0, 10.0)
    found = np.array(times(formula, *ends))
    for x in corners:
        assert np.abs(found - x).min() < 1e-12
    assert len(found) <= len(corners)
    assert (np.diff(found) * (ends[1] - ends[0]) > 0).all()
