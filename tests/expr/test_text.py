import math

import numpy as np
import pytest

from symbody.expr import blocks, functions
from symbody.expr.functions import cos, sin
from symbody.expr.node import Symbol, as_node, const, symbol
from symbody.expr.text import text
from symbody.expr.traverse import symbols_of
from symbody.testing import COVERAGE, VALUES

a, b, c = symbol("a"), symbol("b"), symbol("c")


def read_back(written, symbols):
    """Return the node that Python builds from the text of one formula."""
    scope = vars(functions) | vars(blocks) | {"inf": const(math.inf)}
    scope |= {s.name: s for s in symbols}
    *assignments, last = written.split("\n")
    exec("\n".join(assignments), scope)
    return as_node(eval(last, scope))


@pytest.mark.parametrize("name", COVERAGE)
def test_the_text_of_a_formula_builds_the_same_formula(name):
    node = COVERAGE[name]
    assert read_back(text(node), symbols_of(node)) is node
    assert read_back(repr(node), map(symbol, VALUES)) is node


@pytest.mark.parametrize(
    ("node", "expected"),
    [
        (a - (b - c), "a - (b - c)"),
        (a - b - c, "a - b - c"),
        (-(a + b), "-(a + b)"),
        (-(a * b), "-a*b"),
        (a / (b * c), "a/(b*c)"),
        ((-a) ** b, "(-a)**b"),
        (-(a**b), "-a**b"),
        (a ** (b**c), "a**(b**c)"),
        ((a < b) < c, "(a < b) < c"),
        (a + 1e-9, "a + 1e-09"),
        (a - 3, "a - 3"),
        (-2.5 - a, "-2.5 - a"),
        (const(-1), "-1"),
        (1e22 * a, "1e+22*a"),
        (a + math.inf, "a + inf"),
    ],
)
def test_parentheses_stand_only_where_needed(node, expected):
    assert text(node) == expected


def test_what_is_used_twice_gets_a_name():
    s = sin(a * b)
    assert text(s * s + cos(s)) == "t0 = sin(a*b)\nt0*t0 + cos(t0)"


def test_names_count_up_in_the_order_of_creation():
    p = a * b
    s = sin(p)
    assert text((s + p) / (s - p)) == "t0 = a*b\nt1 = sin(t0)\n(t1 + t0)/(t1 - t0)"


def test_a_symbol_with_its_sign_gets_no_name():
    assert text(sin(b + 1) ** -a * cos(c) ** -a) == "sin(b + 1)**(-a)*cos(c)**(-a)"


def test_names_of_the_user_are_left_to_him():
    t0, t2 = Symbol("t0"), Symbol("t2")
    s, p = sin(t0), cos(t2)
    assert text(s * s + p * p) == "t1 = sin(t0)\nt3 = cos(t2)\nt1*t1 + t3*t3"


def test_an_array_has_a_line_an_entry():
    array = np.array([[a, sin(a)], [1, 2 * sin(a)]], dtype=object)
    assert text(array) == (
        "t0 = sin(a)\n[0, 0] = a\n[0, 1] = t0\n[1, 0] = 1\n[1, 1] = 2*t0"
    )
    assert text([a, [b, c]]) == "[0] = a\n[1][0] = b\n[1][1] = c"


def test_long_formulas_are_cut_into_lines():
    root = a
    for i in range(200):
        root = root + sin(i * b)
    lines = text(root).split("\n")
    assert len(lines) > 10
    assert max(map(len, lines)) < 140
    assert read_back(text(root), [a, b]) is root


def test_a_number_is_text_too():
    assert text(0.1) == "0.1"
