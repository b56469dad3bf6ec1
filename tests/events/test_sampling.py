import math

import numpy as np

import symbody as sb
from symbody.events.schedule import Sampling
from symbody.events.switches import Switch

t = sb.symbol("t")


def test_each_change_is_narrowed_to_neighboring_numbers():
    sampling = Sampling(Switch(sb.sin(t)), t)
    low, high = sampling.zones(np.linspace(0.1, 10, 12))
    assert low.tolist() == [np.nextafter(x, 0) for x in high]
    for x, expected in zip(high, (math.pi, 2 * math.pi, 3 * math.pi), strict=True):
        assert abs(x - expected) < 1e-14


def test_levels_and_their_repetitions_are_told_apart():
    sampling = Sampling(Switch(2 * t, (1.0, 1.5), 4.0), t)
    _, high = sampling.zones(np.linspace(0.0, 5.0, 40))
    assert high.tolist() == [0.5, 0.75, 2.5, 2.75, 4.5, 4.75]


def test_the_edge_of_where_a_formula_is_defined_is_a_place():
    sampling = Sampling(Switch(sb.sqrt(t - 2) + 1), t)
    low, high = sampling.zones(np.linspace(0.0, 5.0, 11))
    assert low[0] < 2 <= high[0]
