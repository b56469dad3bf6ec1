"""Sums of products in the order in which they are added."""

import pytest

from symbody.expr.node import Node, Symbol
from symbody.writers.llvm.lanes_body import Sums

a, b, c, d, e, f = map(Symbol, "abcdef")


def operations(sums: Sums) -> int:
    """Return how many fused operations sums take."""
    return sum(
        len(terms) - (len(terms[0].factors) == 1) for terms in sums.terms.values()
    )


def test_a_sum_begins_with_its_value_so_that_each_product_is_fused():
    root = (a * b + c * d) + e
    terms = Sums.of([root], ()).terms[root]
    assert [term.factors for term in terms] == [(e,), (a, b), (c, d)]


def test_signs_go_through_the_brackets():
    root = a * b - (c - (d - e * f))
    found = {t.factors: t.negative for t in Sums.of([root], ()).terms[root]}
    assert found == {(a, b): False, (c,): True, (d,): False, (e, f): True}


def test_a_product_that_only_sums_read_is_fused_with_each():
    product = a * b
    sums = Sums.of([product + c, product - d], ())
    assert product in sums.absorbed
    assert operations(sums) == 2


def test_a_product_that_sums_without_other_values_begin_with_is_computed_once():
    product = a * b
    sums = Sums.of([product + c * d, product + e * f], ())
    assert product not in sums.absorbed
    assert operations(sums) == 2


@pytest.mark.parametrize("kept", [a * b, a * b + c], ids=["product", "sum"])
def test_what_is_needed_itself_stays_a_value(kept: Node):
    sums = Sums.of([kept, kept + d], ())
    assert kept not in sums.absorbed


def test_a_sum_that_two_sums_read_is_added_once():
    shared = a + b
    sums = Sums.of([shared + c, shared + d], ())
    assert set(sums.terms) == {shared, shared + c, shared + d}


def test_what_is_known_is_not_taken_apart():
    known = a + b
    root = known + c
    assert set(Sums.of([root], {known}).terms) == {root}
