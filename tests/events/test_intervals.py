import math

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import symbody as sb
from symbody.events.search import can_be_enclosed, enclose
from symbody.expr.definition import BLOCKS, ExternalDefinition
from symbody.expr.evaluate import substitute
from symbody.expr.traverse import reachable
from symbody.testing.coverage import COVERAGE, VALUES

t = sb.symbol("t")
ENCLOSED = [name for name, node in COVERAGE.items() if can_be_enclosed([node])]


def test_all_operations_have_an_enclosure_but_those_that_nobody_can_bound():
    for name in set(COVERAGE) - set(ENCLOSED):
        definitions = [
            getattr(getattr(node, "op", None), "definition", None)
            for node in reachable([COVERAGE[name]])
        ]
        assert any(isinstance(d, (ExternalDefinition, *BLOCKS)) for d in definitions), (
            name
        )
    assert len(ENCLOSED) > 80


@pytest.mark.parametrize("name", ENCLOSED)
@settings.get_profile("mechanisms")
@given(
    slopes=st.lists(st.floats(-2, 2), min_size=6, max_size=6),
    middle=st.floats(-2, 2),
    width=st.sampled_from([0.0, 1e-9, 0.01, 0.5, 3.0]),
)
# Its quotient overflows.
@example(slopes=[0, 0, 0, 0, 0, 2.2e-311], middle=1.0, width=0.0)
def test_values_lie_within_their_enclosure(name, slopes, middle, width):
    symbols = {s.name: s for s in reachable([COVERAGE[name]]) if hasattr(s, "name")}
    places = zip(VALUES.items(), slopes, strict=True)
    moving = {symbols[s]: v + k * t for (s, v), k in places if s in symbols}
    formula = substitute(COVERAGE[name], moving)
    low, high = np.array([middle - width]), np.array([middle + width])
    (found,) = enclose([formula], t, low, high)
    for x in np.linspace(low[0], high[0], 7):
        value = sb.evaluate(formula, {t: float(x)})
        if math.isnan(value):
            continue
        # A compiler may add and multiply in another order, which may differ by this.
        slack = 1e-15 * abs(value) if math.isfinite(value) else 0.0
        assert found.value.low[0] <= value + slack, (x, value, found)
        assert value - slack <= found.value.high[0], (x, value, found)


def test_an_enclosure_of_a_point_is_as_narrow_as_rounding():
    formula = sb.sin(3 * t) * sb.exp(t) / (1 + t * t) - sb.sqrt(t)
    point = np.array([0.7])
    (found,) = enclose([formula], t, point, point)
    assert found.value.high[0] - found.value.low[0] < 1e-13


def test_what_is_undefined_in_the_whole_box_is_nan_and_no_branch_of_it_counts():
    root = sb.sqrt(t - 5)
    low, high = np.array([0.0]), np.array([4.0])
    undefined, chosen = enclose([root, sb.where(t > 4.5, root, 2)], t, low, high)
    assert np.isnan(undefined.value.low[0])
    assert (chosen.value.low[0], chosen.value.high[0]) == (2.0, 2.0)


def test_a_jump_inside_a_box_is_not_smooth():
    low, high = np.array([0.0, 2.0]), np.array([2.0, 4.0])
    for jump in (
        sb.where(t > 1, 1, 0) + t,
        sb.sign(t - 1),
        sb.floor(t / 5 + 0.8) + t,
        1 / (t - 1),
        sb.tan(t + math.pi / 2 - 1),
        sb.atan2(t - 1, -1.0),
    ):
        (found,) = enclose([jump], t, low, high)
        assert found.smooth.tolist() == [False, True]


@given(st.floats(1e3, 1e9), st.floats(0, 1))
def test_sines_of_large_angles_stay_within(size, width):
    low, high = np.array([size]), np.array([size + width])
    sine, cosine = enclose([sb.sin(t), sb.cos(t)], t, low, high)
    for x in (size, size + width / 2, size + width):
        assert sine.value.low[0] <= math.sin(x) <= sine.value.high[0]
        assert cosine.value.low[0] <= math.cos(x) <= cosine.value.high[0]
