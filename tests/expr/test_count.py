import numpy as np

from symbody.expr.functions import maximum, sin, sqrt, where
from symbody.expr.node import Symbol
from symbody.expr.traverse import Counts, count_operations

a, b = Symbol("a"), Symbol("b")


def test_every_kind_is_counted_under_its_heading():
    root = where(a < b, sin(a) * b - 1, -sqrt(b)) / maximum(a, 2)
    assert count_operations(root) == Counts(
        multiplications=1, additions=2, divisions=1, functions=2, logic=3
    )


def test_a_shared_part_counts_once():
    s = sin(a * b)
    assert count_operations([s + a, s - a]) == Counts(1, 2, 0, 1, 0)
    assert count_operations(np.array([[s, s]], dtype=object)) == Counts(1, 0, 0, 1, 0)
    assert count_operations(a).total == 0


def test_counts_are_added_subtracted_and_summed_up():
    assert Counts(5, 4, 3, 2, 1) - Counts(1, 1, 1, 1, 1) == Counts(4, 3, 2, 1, 0)
    assert Counts(5, 4, 3, 2, 1) + Counts(1, 1, 1, 1, 1) == Counts(6, 5, 4, 3, 2)
    assert Counts(5, 4, 3, 2, 1).total == 15


def test_counts_are_readable():
    text = "5 multiplications, 4 additions, 3 divisions, 2 functions"
    assert str(Counts(5, 4, 3, 2)) == text
    assert str(Counts(5, 4, 3, 2, 1)) == text + ", 1 decisions"
