"""Many states and random formulas give what the reference evaluation gives.

That single operations do is in test_languages.py.
A function is computed with fused multiply-add, and the four divisions of a formula may
become one and three products: a few roundings differ, hence 1e-13.
"""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from probes.load import load
from symbody.expr.evaluate import evaluate, evaluate_all
from symbody.expr.functions import cosh, exp, floor, maximum, sign, sinh
from symbody.expr.node import symbol
from symbody.testing import COVERAGE, VALUES
from symbody.writers.generate import generate

ROLES = {"state": (), "parameters": tuple(VALUES), "both": ("b", "c", "d")}


def test_numpy_gives_the_reference_value_for_many_states(program_of, arguments_of):
    programs = {
        (name, role): program_of([node], f"f_{index}_{role}", parameters)
        for index, (name, node) in enumerate(COVERAGE.items())
        for role, parameters in ROLES.items()
    }
    functions = {}
    (text,) = generate(list(programs.values()), "numpy").values()
    exec(text, functions)
    for (name, role), program in programs.items():
        y, p = arguments_of(program)
        many = np.repeat(np.reshape(y, (-1, 1)), 3, axis=1)
        k = functions[f"{program.name}_constants"](p)
        (actual,) = functions[program.name](many, p, k)
        expected = [evaluate(COVERAGE[name], VALUES)] * 3
        message = f"{name}, {role}"
        np.testing.assert_allclose(actual, expected, 1e-13, err_msg=message)


def results_of_all(program, y, p):
    yield load([program], "llvm", p)[program.name](y)
    for language in ("python", "numpy"):
        scope = {}
        (text,) = generate([program], language).values()
        exec(text, scope)
        yield scope[program.name](y, p, scope[f"{program.name}_constants"](p))


@pytest.mark.parametrize("value", [-1000.0, -0.5, -0.0, 0.0, 1000.0, math.nan])
def test_what_is_too_large_or_no_number_agrees(program_of, value):
    a = symbol("a")
    formulas = [sign(a), sinh(a), cosh(a), exp(a), maximum(a, 1), floor(a), a**-17]
    program = program_of(formulas, "f")
    expected = evaluate_all(formulas, {"a": value})
    (in_c,) = [load([program], "c")["f"]([value])]
    for actual in (in_c, *results_of_all(program, [value], [])):
        np.testing.assert_allclose(np.ravel(actual), expected, rtol=1e-14)


@given(st.randoms(use_true_random=False))
def test_random_formulas_agree(
    program_of, arguments_of, random_formulas, error_bounds, random
):
    formulas = random_formulas(lambda bound: random.randrange(bound))
    bounds = error_bounds(formulas)
    assume(bounds is not None)
    program = program_of(formulas, "f", ("b", "c", "d"))
    expected = np.array(evaluate_all(formulas, VALUES))
    for actual in results_of_all(program, *arguments_of(program)):
        assert np.all(np.abs(actual - expected) <= 100 * np.array(bounds) + 1e-300)


@pytest.mark.compiler("c")
def test_random_formulas_agree_in_c(
    program_of, arguments_of, random_formulas, error_bounds, rng
):
    formulas = [
        random_formulas(lambda bound: int(rng.integers(bound))) for _ in range(150)
    ]
    cases = [(f, b) for f in formulas if (b := error_bounds(f)) is not None]
    assert len(cases) > 30
    programs = [
        program_of(f, f"f_{index}", ("b", "c", "d"))
        for index, (f, _) in enumerate(cases)
    ]
    functions = load(programs, "c")
    for program, (formula, bounds) in zip(programs, cases, strict=True):
        y, p = arguments_of(program)
        function = functions[program.name].with_parameters(p)
        difference = function(y) - evaluate_all(formula, VALUES)
        assert np.all(np.abs(difference) <= 100 * np.array(bounds) + 1e-300)
