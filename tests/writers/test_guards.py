"""Slopes of what is not taken do not spoil those of what is."""

from __future__ import annotations

import jax
import numpy as np
import pytest

import symbody as sb
from symbody.expr.evaluate import evaluate_all
from symbody.expr.node import ZERO, Symbol
from symbody.runtime.load_traced import TracedFunction
from symbody.testing import VALUES
from symbody.writers.guards import guarded

jax.config.update("jax_enable_x64", True)
x, y = Symbol("x"), Symbol("y")
ROOT = sb.where(x > 0, sb.sqrt(x), 0)
GUARDED = {
    "root": (ROOT, [0.0, 1.0], [0.0, 0.0]),
    "root, taken": (ROOT, [4.0, 1.0], [0.25, 0.0]),
    "other branch": (sb.where(x <= 0, y, sb.log(x)), [0.0, 1.0], [0.0, 1.0]),
    "quotient": (sb.where(sb.equal(x, 0), 1, sb.sin(x) / x), [0.0, 0.0], [0.0, 0.0]),
    "power": (sb.where(x > 0, x**1.5 * y, y), [-1.0, 0.0], [0.0, 1.0]),
    "angle": (sb.where(x < y, sb.asin(2 * y), x), [3.0, 1.0], [1.0, 0.0]),
    "overflow": (sb.where(x < 700, sb.exp(x), y), [800.0, 0.0], [0.0, 1.0]),
    "nested": (
        sb.where(x > 0, sb.where(y > 0, sb.sqrt(x * y), x), y), [4.0, -1.0], [1.0, 0.0]
    ),
    "two choices of one root": (
        sb.where(x > 0, sb.sqrt(x), y) + sb.where(y > 0, sb.sqrt(x) * y, y),
        [-1.0, -2.0],
        [0.0, 2.0],
    ),
    "guard inside a guard": (
        sb.where(x > 0, sb.log(sb.where(y > 0, sb.sqrt(y), x)), y),
        [-1.0, -1.0],
        [0.0, 1.0],
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", GUARDED)
def test_a_branch_that_is_not_taken_has_no_part_in_the_slope(name, program_of):
    node, point, expected = GUARDED[name]
    program = program_of([node, 0 * x + y - y], "f")
    names = [s.name for s in program.arguments[0].symbols]
    values = dict(zip("xy", point, strict=True))
    f = TracedFunction("jax", program, [])
    slopes = jax.grad(lambda state: f(state)[0])(np.array([values[n] for n in names]))
    want = dict(zip("xy", expected, strict=True))
    np.testing.assert_allclose(slopes, [want[n] for n in names], rtol=1e-15)


def test_a_root_that_is_needed_anyway_is_not_guarded(program_of):
    program = program_of([ROOT + sb.sqrt(x)], "f")
    assert guarded(program) is program


def test_a_condition_that_needs_the_root_is_no_guard_of_it(program_of):
    program = program_of([sb.where(sb.sqrt(x) > 1, sb.sqrt(x), y)], "f")
    assert guarded(program) is program


def test_constants_are_guarded_by_parameters_only(program_of):
    b, c = Symbol("b"), Symbol("c")
    root = sb.sqrt(c)
    program = program_of([sb.where(b > 0, root, x) * sb.where(x > 0, root, 1)], "f",
                         ("b", "c"))  # fmt: skip
    text = TracedFunction("jax", program, [1.0, 4.0]).text
    assert "sqrt(c)" in text


def test_values_are_the_same(program_of, random_formulas, rng):
    tried = 0
    for number in range(100):
        condition, *branches = random_formulas(lambda bound: int(rng.integers(bound)))
        if ZERO in branches:
            continue  # which nothing can be divided by
        a, b = (sb.log(node) / node for node in branches)
        formulas = [sb.where(condition, a, b), sb.where(b, a, sb.sqrt(b))]
        program = program_of(formulas, f"f_{number}", ("b", "c", "d"))
        other = guarded(program)
        tried += other is not program
        before = evaluate_all(program.outputs(), VALUES)
        np.testing.assert_array_equal(evaluate_all(other.outputs(), VALUES), before)
    assert tried > 20
