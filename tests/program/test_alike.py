"""Formulas that are alike: one formula and a table."""

import symbody as sb
from symbody.expr.evaluate import evaluate, substitute
from symbody.expr.node import symbol
from symbody.program.content import alike, joined

T, A, B, C, D = (symbol(name) for name in "tabcd")
GROUPS = [
    [2.0 * A * sb.sin(B) + T, A + 3.0],
    [5.0 * C * sb.sin(D) + T, C + 3.0],
    [A * B],
    [7.0 * B * sb.sin(A) + T, B + 4.0],
    [sb.cos(C)],
]
VALUES = {"t": 0.3, "a": 1.1, "b": -0.7, "c": 2.2, "d": 0.4}


def values(kind):
    """Return what the formulas of a kind give for each of its groups."""
    tables = [dict(zip(kind.symbols, row, strict=True)) for row in kind.leaves]
    rows = [substitute(list(kind.formulas), table) for table in tables]
    return [[evaluate(node, VALUES) for node in row] for row in rows]


def test_groups_of_the_same_operations_are_one_formula():
    kinds = alike(GROUPS, (T,), {})
    assert [kind.groups for kind in kinds] == [(0, 1, 3), (2,), (4,)]
    for kind in kinds:
        wanted = [[evaluate(node, VALUES) for node in GROUPS[i]] for i in kind.groups]
        assert values(kind) == wanted


def test_constants_that_all_groups_have_stay_in_the_formula():
    (kind, *_) = alike(GROUPS[:2], (T,), {})
    assert [row[0] for row in kind.leaves] != [3.0, 3.0]
    assert len(kind.symbols) == 3


def test_single_groups_are_joined_to_one_formula():
    *several, single = joined(alike(GROUPS, (T,), {}))
    assert [kind.groups for kind in several] == [(0, 1, 3)]
    assert single.groups == (2, 4)
    assert values(single) == [[evaluate(A * B, VALUES), evaluate(sb.cos(C), VALUES)]]


def test_symbols_that_stand_for_numbers_are_numbers():
    place = symbol("place")
    (kind,) = alike([[A * place], [B * place]], (), {place: sb.expr.node.const(-2.0)})
    assert len(kind.symbols) == 1
    assert values(kind) == [[-2.0 * VALUES["a"]], [-2.0 * VALUES["b"]]]
