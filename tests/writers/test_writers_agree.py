"""Every writer gives what the reference evaluation gives.

A function is computed with fused multiply-add, and the four divisions of a formula may
become one and three products: a few roundings differ, hence 1e-13.
"""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from symbody.expr import evaluate, evaluate_all
from symbody.runtime.load import load
from symbody.testing import COVERAGE, VALUES
from symbody.writers.generate import generate

ROLES = {"state": (), "parameters": tuple(VALUES), "both": ("b", "c", "d")}
BACKENDS = [
    "llvm",
    pytest.param("c", marks=pytest.mark.compiler("c")),
    "python",
]


def name_of(index, role):
    return f"f_{index}_{role}"


@pytest.fixture(scope="module")
def programs(program_of):
    """One program an expression and role of its symbols: nothing is shared."""
    return {
        (name, role): program_of([node], name_of(index, role), parameters)
        for index, (name, node) in enumerate(COVERAGE.items())
        for role, parameters in ROLES.items()
    }


@pytest.fixture(scope="module")
def loaded(programs):
    """Functions by backend; each backend compiles all programs together."""
    found = {}

    def functions(backend):
        if backend not in found:
            found[backend] = load(list(programs.values()), backend)
        return found[backend]

    return functions


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("name", COVERAGE)
def test_a_compiled_function_gives_the_reference_value(
    name, role, backend, programs, loaded, arguments_of
):
    program = programs[name, role]
    function = loaded(backend)[program.name]
    y, p = arguments_of(program)
    (actual,) = function.with_parameters(p)(y)
    assert actual == pytest.approx(evaluate(COVERAGE[name], VALUES), rel=1e-13, abs=0)


@pytest.fixture(scope="module")
def numpy_functions(programs):
    scope = {}
    (text,) = generate(list(programs.values()), "numpy").values()
    exec(text, scope)
    return scope


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("name", COVERAGE)
def test_numpy_gives_the_reference_value_for_many_states(
    name, role, programs, numpy_functions, arguments_of
):
    program = programs[name, role]
    y, p = arguments_of(program)
    many = np.repeat(np.reshape(y, (-1, 1)), 3, axis=1)
    k = numpy_functions[f"{program.name}_constants"](p)
    (actual,) = numpy_functions[program.name](many, p, k)
    expected = [evaluate(COVERAGE[name], VALUES)] * 3
    np.testing.assert_allclose(actual, expected, rtol=1e-13, atol=0)


def results_of_all(program, y, p):
    yield load([program], "llvm", p)[program.name](y)
    for language in ("python", "numpy"):
        scope = {}
        (text,) = generate([program], language).values()
        exec(text, scope)
        yield scope[program.name](y, p, scope[f"{program.name}_constants"](p))


@settings(max_examples=60)
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
