import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import symbody as sb
from symbody.analyses.instant.inputs import table

t = sb.symbol("t")


def value(line, x):
    return sb.evaluate(line, {t: float(x)})


@given(st.lists(st.floats(-10, 10), min_size=2, max_size=12))
def test_a_table_is_linear_between_its_points_and_constant_beyond(values):
    times = np.arange(len(values)) * 0.7 - 1
    line = table("input 'F'", t, times, values)
    for x in np.linspace(-3, times[-1] + 2, 29):
        expected = np.interp(x, times, values)
        assert value(line, x) == pytest.approx(expected, rel=1e-12, abs=1e-12)


def test_a_table_jumps_where_a_time_stands_twice():
    line = table("input 'F'", t, [0, 1, 1, 2], [0, 1, 5, 6])
    assert value(line, np.nextafter(1, 0)) == pytest.approx(1)
    assert value(line, np.nextafter(1, 2)) == pytest.approx(5)
    assert value(line, 1.5) == pytest.approx(5.5)


def test_a_jump_may_be_at_either_end():
    line = table("input 'F'", t, [0, 0, 1, 1], [7, 1, 2, 9])
    assert [value(line, x) for x in (-1, 0.5, 2)] == [7, 1.5, 9]


@pytest.mark.parametrize(
    ("times", "values", "message"),
    [
        ([0, 1], [1], r"of equal length.*found \[0, 1\] and \[1\]"),
        ([0], [1], "at least two; found \\[0\\] and \\[1\\]"),
        ([0, 2, 1], [1, 1, 1], r"must increase.*Found 1 after 2 at the index 2"),
        ("01", [1, 2], "lists of numbers.*found '01'"),
        ([0, 0], [1, 2], "Found no other time than 0"),
        ([0, 1, 1, 1], [1, 2, 3, 4], "Found 1 three times, from the index 1 on"),
        ([0, math.nan], [1, 2], "Found the time nan at the index 1"),
        ([0, 1], [1, math.inf], "Found the value inf at the index 1"),
    ],
)
def test_what_is_no_table_is_refused_with_what_was_found(times, values, message):
    with pytest.raises(sb.errors.ModelError, match=rf"input 'F': .*{message}"):
        table("input 'F'", t, times, values)
