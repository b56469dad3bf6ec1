import math

import numpy as np
import pytest

import symbody as sb
from symbody.events.schedule import affine, arrival_times, arrivals
from symbody.events.switches import Switch

t, p = sb.symbol("t"), sb.symbol("p")


def times(argument, levels=(0.0,), period=0.0, *, first=0.0, last=10.0):
    """All times in a range at which an argument arrives at the levels."""
    switch = Switch(argument, levels, period)
    found = set()
    for begin, step in arrival_times(affine(switch, t), switch):
        for start in begin[np.isfinite(begin)].tolist():
            turns = range(-20, 20) if step else [0]
            found |= {start + k * step for k in turns}
    return sorted(x for x in found if first <= x <= last)


@pytest.mark.parametrize(
    "argument", [t - 5, 5 - t, 2 * (t - 5) / 3, (t - 3) - 2 + 0 * t]
)
def test_a_line_arrives_once(argument):
    assert times(argument) == pytest.approx([5.0], rel=1e-15)


def test_a_line_arrives_at_each_level_and_at_each_of_their_repetitions():
    assert times(2 * t, (2.0, 3.0)) == [1.0, 1.5]
    assert times(2 * t, (2.0, 3.0), 8.0) == [1.0, 1.5, 5.0, 5.5, 9.0, 9.5]


@pytest.mark.covering(1)
@pytest.mark.parametrize("wave", [sb.sin, sb.cos, sb.tan])
@pytest.mark.parametrize("rate", [1.7, -1.7])
def test_a_wave_arrives_where_it_has_the_value(wave, rate):
    argument = 3 + 2 * wave(rate * t - 0.4)
    found = times(argument, (2.0,))
    values = [sb.evaluate(argument, {t: x}) for x in found]
    assert values == pytest.approx([2.0] * len(found), abs=1e-12)
    grid = np.linspace(0, 10, 10001)
    samples = np.array([sb.evaluate(argument, {t: float(x)}) for x in grid]) - 2
    # A tangent changes its sign at its poles, too, where it is large.
    passes = (samples[1:] * samples[:-1] < 0) & (np.abs(samples[1:]) < 1)
    assert len(found) == passes.sum()


def test_a_wave_that_is_too_flat_does_not_arrive():
    assert times(3 + sb.sin(t)) == []


@pytest.mark.parametrize(
    "argument", [t * t, sb.exp(t), sb.sin(t) + sb.cos(t), t + sb.sin(t), sb.sin(t * t)]
)
def test_other_formulas_are_no_affine_ones(argument):
    assert affine(Switch(argument), t) is None


def test_parameters_stay_in_the_formula():
    switch = Switch(p * t - 3)
    ((first, period),) = arrivals(affine(switch, t), switch)
    assert period == 0
    assert sb.evaluate(first[0], {p: 2.0}) == 1.5
    switch = Switch(sb.sin(p * t), (0.5,))
    early, late = arrivals(affine(switch, t), switch)
    assert sb.evaluate(early.first[0], {p: 2.0}) == pytest.approx(math.pi / 12)
    assert sb.evaluate(late.first[0], {p: 2.0}) == pytest.approx(5 * math.pi / 12)
    assert sb.evaluate(early.period, {p: 2.0}) == pytest.approx(math.pi)


def test_levels_without_end_of_a_wave_are_no_affine_ones():
    assert affine(Switch(sb.sin(t), (0.0,), 0.5), t) is None
