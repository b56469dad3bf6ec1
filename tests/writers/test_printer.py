from __future__ import annotations

import pytest

from symbody.errors import WriterError
from symbody.expr.functions import exp, maximum, sin, where
from symbody.expr.node import apply, symbol
from symbody.expr.operation import Operation
from symbody.writers.c.forms import NOTATION
from symbody.writers.printer import Printer, wrapped

a, b, c = symbol("a"), symbol("b"), symbol("c")


def printed(node):
    names = {a: "a", b: "b", c: "c"}
    return Printer(NOTATION, names).text(node)


@pytest.mark.parametrize(
    ("node", "text"),
    [
        (a - (b + c), "a - (b + c)"),
        ((a - b) - c, "a - b - c"),
        (a * (b + c), "a*(b + c)"),
        (a / (b * c), "a/(b*c)"),
        (a / b * c, "a/b*c"),
        (-(a * b), "-a*b"),
        (-(a + b), "-(a + b)"),
        (a + (-2), "a - 2.0"),
        (a - (-2), "a + 2.0"),
        (-2 * a, "-2.0*a"),
        (a + (-2 - b), "a + (-2.0 - b)"),
        (-2 - b - c, "-2.0 - b - c"),
        ((-2 - b < a) + c, "(double)(-2.0 - b < a) + c"),
        (where(a < b, a, b) + c, "(a < b ? a : b) + c"),
        ((a < b) * c, "(double)(a < b)*c"),
        (where(a, b, c), "a != 0.0 ? b : c"),
        (maximum(a, sin(b)), "greater(a, sin(b))"),
        (exp(-a - b), "exp(-(a + b))"),
    ],
)
def test_parentheses_stand_only_where_they_are_needed(node, text):
    assert printed(node) == text


@pytest.mark.parametrize("value", [0.1, 1 / 3, 5e-324, 1.7976931348623157e308, 1e22])
def test_a_number_is_read_back_as_it_was(value):
    assert float(printed(a * value).removesuffix("*a")) == value


def test_an_unknown_operation_is_named_with_the_remedy():
    twice = Operation("twice", 1, lambda x: 2 * x, "function", lambda x, y: (2,))
    with pytest.raises(WriterError, match=r"the C writer has no form.*'twice'.*FORMS"):
        printed(apply(twice, a))


def test_a_long_line_is_broken_before_plus_and_minus():
    line = "x = " + " + ".join(f"factor{i}*other{i}" for i in range(12))
    lines = wrapped(line, width=60, indent="    ")
    assert all(len(part) <= 60 for part in lines)
    assert all(part.startswith("    + ") for part in lines[1:])
    assert " ".join(part.strip() for part in lines) == line


def test_a_line_without_a_place_to_break_stays_whole():
    line = "x = " + "*".join(["factor"] * 20)
    assert wrapped(line, width=60, indent="    ") == [line]
