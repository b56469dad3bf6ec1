"""Known signs simplify sizes, signs and roots of squares."""

import pytest

import symbody as sb
from symbody.expr.arithmetic import sign_of
from symbody.expr.evaluate import evaluate
from symbody.expr.node import ONE, Symbol

m, l, n, x = Symbol("m", 1), Symbol("l", 1), Symbol("n", -1), Symbol("x")


@pytest.mark.parametrize(
    ("formula", "size"),
    [
        (sb.sqrt(m**2), m),
        (sb.sqrt((m * l) ** 2), m * l),
        (sb.sqrt((m * n) ** 2), -(m * n)),
        (sb.sqrt((m + 2 * l) ** 2), m + 2 * l),
        (abs(n - m), m - n),
        (abs(m / n), -(m / n)),
        (abs(-(m * l)), m * l),
        (abs(n * n / 3), n * n / 3),
        (abs(sb.sqrt(m) * l), sb.sqrt(m) * l),
        (sb.sign(m * l / 2), ONE),
        (sb.sign(m * n), -ONE),
    ],
)
def test_what_has_a_sign_is_simpler(formula, size):
    assert formula is size
    values = {m: 1.5, l: 0.7, n: -2.5}
    assert evaluate(formula, values) == evaluate(size, values)


@pytest.mark.parametrize("formula", [m - l, m * x, x / m, m + n, x * x, sb.sin(m), -x])
def test_what_has_none_stays(formula):
    assert sign_of(formula) == 0
    size = abs(formula)
    assert size.op.name == "abs"


def test_a_deep_formula_is_not_searched():
    formula = m
    for _ in range(10_000):
        formula = sb.sqrt(formula + l)
    assert sign_of(formula) == 0
