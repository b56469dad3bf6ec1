"""Linear systems as formulas, against numbers and by hand."""

import numpy as np
import pytest
import sympy

import symbody as sb
from symbody.expr.evaluate import evaluate


@pytest.mark.parametrize("name", ["crane_crab", "double_pendulum", "four_bar"])
def test_formulas_have_the_values_of_the_linear_system(name):
    model = sb.compile_model(getattr(sb.library, name)())
    at = sb.equilibrium(model)
    numbers, found = sb.linearize(model, at), sb.linear_formulas(model, at)
    values = dict(zip(model.system.p, model.parameters.tolist(), strict=True))
    assert found.states == numbers.states
    for word in "ABCD":
        formulas = getattr(found, word)
        entries = [evaluate(node, values) for node in formulas.ravel()]
        expected = getattr(numbers, word)
        np.testing.assert_allclose(
            np.reshape(entries, expected.shape), expected, rtol=1e-9, atol=1e-12
        )


def test_a_crane_at_rest_has_the_matrix_that_is_found_by_hand():
    model = sb.library.crane_crab()
    rest = dict.fromkeys(sb.compile_model(model).state_labels(), 0)
    A, B, _, _ = sb.linear_formulas(model, rest).to_sympy()
    m1, m2, length, inertia = (
        sb.to_sympy(model.parameters[n].value) for n in ("m1", "m2", "l2", "I2")
    )
    det = (m1 + m2) * (inertia + m2 * length**2) - (m2 * length) ** 2
    swing = -(m1 + m2) * m2 * length * sympy.Rational(981, 100) / det
    assert sympy.simplify(A[3, 1] - swing) == 0
    assert sympy.simplify(B[2, 0] - (inertia + m2 * length**2) / det) == 0


def test_simplified_formulas_are_shorter_and_have_the_same_values(rng):
    model = sb.library.crane_crab()
    rest = dict.fromkeys(sb.compile_model(model).state_labels(), 0)
    found = sb.linear_formulas(model, rest)
    short = found.simplified()
    before, after = (
        sum(sb.count_operations(node).total for node in f.A.flat)
        for f in (found, short)
    )
    assert after < before
    system = sb.compile_model(model).system
    values = dict(zip(system.p, rng.uniform(1, 2, len(system.p)), strict=True))
    for word in "ABCD":
        a, b = (
            [evaluate(node, values) for node in getattr(f, word).flat]
            for f in (found, short)
        )
        # The rate of a distance that is zero is 0/0, and stays so.
        np.testing.assert_allclose(b, a, rtol=1e-12)
    assert short.states == found.states


def test_what_is_not_named_stays_a_symbol():
    model = sb.library.pendulum()
    found = sb.linear_formulas(model)
    names = {s.name for s in to_symbols(found.A[1, 0])}
    assert names == {"q_hinge", "l"}


def to_symbols(node):
    return sb.to_sympy(node).free_symbols


@pytest.mark.parametrize(
    ("model", "at", "message"),
    [
        (sb.library.four_bar(explicit=False), None, "has the constraint 'loop'"),
        (sb.library.pendulum(), {"q_hing": 0}, "mean 'q_hinge'"),
        (sb.library.pendulum(), {"q_hinge": "zero"}, "zero"),
        (3, None, "model=3"),
    ],
)
def test_what_has_no_formulas_is_refused(model, at, message):
    with pytest.raises(sb.errors.ModelError, match=message):
        sb.linear_formulas(model, at)


def test_loads_that_an_equilibrium_has_found_act_in_its_formulas():
    """A pull at the end of a pendulum makes it stiffer, g / (l cos q)."""
    model = sb.Model("held", gravity=(0, 0, -9.81))
    rod = model.add_body("rod", mass=1.0, com=(0, 0, -1))
    model.add_joint("hinge", model.world, rod, "Ry")
    tip = rod.add_frame("tip", at=(0, 0, -1))
    model.add_load("pull", sb.loads.Force(tip, (0, 0, 0)))
    found = sb.equilibrium(model, free=["pull[x]"], targets={"q_hinge": 0.4})
    formulas = sb.linear_formulas(model, found)
    stiffness = float(formulas.to_sympy()[0][1, 0])
    assert stiffness == pytest.approx(-9.81 / np.cos(0.4), rel=1e-12)
    assert stiffness == pytest.approx(sb.linearize(model, found).A[1, 0], rel=1e-12)
