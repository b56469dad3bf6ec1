"""Formulas for several members, in every form of code and under differentiation."""

import pickle

import numpy as np
import pytest

from probes.complex_steps import complex_steps
from probes.load import load
from symbody.equations import Equations
from symbody.errors import ExpressionError
from symbody.expr.definition import Part
from symbody.expr.differentiate import directional, jacobian
from symbody.expr.evaluate import evaluate_all
from symbody.expr.functions import sin
from symbody.expr.gradient import gradient
from symbody.expr.node import ZERO, Symbol
from symbody.expr.product_blocks import mapped, matrix_product
from symbody.program.lower import lower
from symbody.program.repetition import without_mapped, without_products

A, B, C = Symbol("a"), Symbol("b"), Symbol("c")
FORMULAS = (A * B - 2 * C, (A * B) * (A * B + C), -C, A, B * C)


def found_for(members, zero=()):
    """Return symbols and the formulas for members, whose values differ."""
    x = [Symbol(f"x{i}") for i in range(5)]
    given = [[sin(x[(i + m) % 5]) * (m + i + 1) for m in range(members)]
             for i in range(3)]  # fmt: skip
    for i, m in zero:
        given[i][m] = ZERO
    return x, given, mapped("many", (A, B, C), FORMULAS, given)


def expected(given):
    """Return the formulas as NumPy has them."""
    a, b, c = given
    return np.array([a * b - 2 * c, a * b * (a * b + c), -c, a, b * c])


def program_of(x, found):
    """Return the program of a function of x."""
    equations = Equations("s", "direct", {"x": tuple(x)}, {"C": found})
    return lower(equations, "s", {"x": ("x",)}, {"C": ("C",)})


def values_of(nodes, x, values):
    """Return an array of formulas as numbers."""
    known = dict(zip(x, values, strict=True))
    nodes = np.array(nodes, dtype=object)
    return np.array(evaluate_all(nodes.ravel().tolist(), known)).reshape(nodes.shape)


@pytest.mark.parametrize("members", [1, 7, 8, 13])
@pytest.mark.parametrize("backend", ["llvm", "c", "python"])
def test_every_backend_computes_them_for_all_members(backend, members, rng):
    x, given, found = found_for(members)
    values = rng.normal(size=5)
    result = load([program_of(x, found)], backend)["s"](values)
    # Numbers up to 1e4, fused or not.
    close = {"rtol": 1e-13, "atol": 1e-11}
    np.testing.assert_allclose(result, expected(values_of(given, x, values)), **close)


@pytest.mark.parametrize("backend", ["llvm", "c", "python"])
def test_products_take_them_from_where_they_are(backend, rng):
    x, given, found = found_for(11)
    # Rows backwards, and one column left out at the begin.
    left, right = found[:2].T[::-1], found[3:][:, 1:]
    parts = [Part(i, 0, 10, 0, 2) for i in range(11)]
    program = program_of(x, matrix_product(left, right, parts))
    values = rng.normal(size=5)
    table = expected(values_of(given, x, values))
    result = load([program], backend)["s"](values)
    # Sums of two terms up to 1e6.
    wanted = table[:2].T[::-1] @ table[3:][:, 1:]
    np.testing.assert_allclose(result, wanted, rtol=1e-12, atol=1e-9)


def test_zeros_of_what_is_given_are_zeros_of_what_is_found():
    _, _, found = found_for(3, zero=[(0, 1), (2, 1)])
    assert [entry is ZERO for entry in found[:, 1]] == [True, True, True, True, True]
    assert not any(entry is ZERO for entry in found[:, 2])


def test_written_out_they_give_the_same(rng):
    x, _, found = found_for(9)
    program, values = program_of(x, found), rng.normal(size=5)
    whole = load([program], "python")["s"](values)
    for written in (without_mapped(program), without_products(program)):
        assert "many" not in {s.node.op.name for s in written.assignments()}
        result = load([written], "llvm")["s"](values)
        np.testing.assert_allclose(result, whole, rtol=1e-13, atol=1e-11)


def test_their_slopes_forwards_backwards_and_by_complex_steps(rng):
    x, given, found = found_for(4)
    values, flat = rng.normal(size=5), found.ravel().tolist()
    known = dict(zip(x, values, strict=True))
    steps = complex_steps(flat, x, known)
    plain = complex_steps(expected(np.array(given)).ravel().tolist(), x, known)
    np.testing.assert_allclose(steps, plain, rtol=1e-12, atol=1e-11)
    ways = [values_of(jacobian(flat, x), x, values)]
    ways.append(np.array([values_of(gradient(f, x), x, values) for f in flat]))
    for way in ways:
        # Slopes up to 1e4.
        np.testing.assert_allclose(way, steps, rtol=1e-12, atol=1e-10)


def test_a_pickle_of_them_is_the_same_formula(rng):
    x, _, found = found_for(3)
    flat = [*x, *directional(found.ravel().tolist(), {x[0]: x[1]})]
    values = rng.normal(size=5)
    copied = pickle.loads(pickle.dumps(flat))
    before = values_of(flat[5:], x, values)
    np.testing.assert_array_equal(values_of(copied[5:], copied[:5], values), before)


@pytest.mark.parametrize(
    ("formulas", "given", "found"),
    [
        ((A,), [[A], [B]], r"depends on 3 symbols, .* shape \(2, 1\)"),
        ((sin(A),), [[A], [B], [C]], "holds the operation 'sin'"),
    ],
)
def test_what_does_not_fit_is_refused(formulas, given, found):
    with pytest.raises(ExpressionError, match=found):
        mapped("many", (A, B, C), formulas, given)


def test_written_out_all_that_a_statement_reads_is_before_it():
    x, given, _ = found_for(3)
    # Part of a statement before the block, and of what the block consists of.
    early = sin(given[0][0] * given[1][0] + x[4])
    program = program_of(x, np.array([early, *mapped("many", (A, B, C), FORMULAS,
                         [[*row[:2], early] for row in given]).ravel()]))  # fmt: skip
    steps = without_mapped(program).assignments()
    named, before = {step.node for step in without_mapped(program).assignments()}, set()
    for step in steps:
        todo = list(step.node.args)
        while todo:
            node = todo.pop()
            assert node in before or node not in named
            todo += () if node in before else getattr(node, "args", ())
        before.add(step.node)
