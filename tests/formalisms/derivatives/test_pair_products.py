"""Large trees pair their bodies by products of matrices, with the same Jacobian."""

import numpy as np
import pytest

import symbody as sb
from symbody.expr.definition import Mapped, Products
from symbody.program.repetition import without_products

STEP = 1e-6


def products(program):
    """Return how many products of matrices a program has."""
    steps = program.assignments()
    return sum(isinstance(step.node.op.definition, Products) for step in steps)


@pytest.fixture(
    scope="module",
    params=["chain", pytest.param("humanoid", marks=pytest.mark.slow)],
)
def compiled(request):
    models = {"chain": lambda: sb.library.chain(12), "humanoid": sb.library.humanoid}
    return sb.compile_model(models[request.param]())


@pytest.fixture
def point(compiled, rng):
    y = compiled.start_state() + 0.3 * rng.normal(size=len(compiled.start_state()))
    for first in compiled.system.quaternions:
        y[first : first + 4] /= np.linalg.norm(y[first : first + 4])
    return 0.0, y, np.zeros(len(compiled.system.u))


def test_their_jacobian_is_the_slope_of_the_rates(compiled, point):
    # One of the mass matrix, one of its sides.
    assert products(compiled.program("jacobian")) == 2
    t, y, u = point
    f = compiled.function("derivatives")
    J = compiled.function("jacobian")(t, y, u)
    steps = STEP * np.eye(len(y))
    wanted = [(f(t, y + s, u) - f(t, y - s, u)) / (2 * STEP) for s in steps]
    scale = np.abs(wanted).max()
    # Rounding of 1e-15 of the rates over twice the step.
    np.testing.assert_allclose(J, np.array(wanted).T, rtol=1e-5, atol=1e-8 * scale)


def test_a_single_column_needs_no_product_of_all(compiled):
    column = compiled.system.v[-1].name
    # That of the mass matrix.
    assert products(compiled.jacobian("vd", column).program) == 1


def test_far_from_the_origin_nothing_is_lost(point, compiled):
    t, y, u = point
    if not compiled.system.quaternions:
        pytest.skip("it is fixed to the world")
    far = y.copy()
    far[:3] += 1e6
    J, moved = (compiled.function("jacobian")(t, at, u) for at in (y, far))
    np.testing.assert_allclose(moved, J, rtol=1e-12, atol=1e-12 * np.abs(J).max())


def test_written_out_they_are_formulas_alone():
    program = sb.compile_model(sb.library.chain(10)).program("jacobian")
    assert products(program) == 2
    bare = without_products(program)
    assert products(bare) == 0
    assert without_products(bare) is bare


def test_what_they_multiply_is_computed_for_all_members_at_once():
    program = sb.compile_model(sb.library.chain(12)).program("jacobian")
    found = {
        step.node.op.name: step.node.op.definition.members
        for step in program.assignments()
        if isinstance(step.node.op.definition, Mapped)
    }
    names = "needed", "wrenches", "bodies", "rows_columns"
    assert found == dict.fromkeys(names, 12)
