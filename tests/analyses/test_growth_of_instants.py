"""What answers of an instant cost by the number of joints, in counts, not in time."""

from itertools import pairwise

import numpy as np
import pytest

import symbody as sb
from symbody.analyses.instant.implicit_point import ImplicitModel
from symbody.analyses.instant.steady import Steady, Tried
from symbody.pipeline.implicit import ImplicitFunctions


def sprung(joints):
    """Return a compiled chain with a spring in each joint."""
    model = sb.library.chain(joints)
    for name, joint in list(model.joints.items()):
        spring = sb.loads.TorsionalSpringDamper(joint, 1000.0, 1.0)
        model.add_load(f"spring_{name}", spring)
    return sb.compile_model(model)


@pytest.fixture
def counts(monkeypatch):
    """Return how often decompositions and functions are called from here on."""
    counted = dict.fromkeys(("svd", "lstsq", "eigvals", "inv", "at", "jacobian"), 0)

    def count(owner, name):
        function = getattr(owner, name)

        def call(*arguments, **options):
            counted[name] += 1
            return function(*arguments, **options)

        monkeypatch.setattr(owner, name, call)

    for name in ("svd", "lstsq", "eigvals", "inv"):
        count(np.linalg, name)
    count(ImplicitFunctions, "at")
    count(Steady, "jacobian")
    return counted


@pytest.mark.parametrize(
    "sizes", [(12, 36), pytest.param((75, 300), marks=pytest.mark.slow)]
)
def test_equilibria_of_long_chains_take_hardly_more_steps(sizes, counts):
    for joints in sizes:
        compiled = sprung(joints)
        counts.update(dict.fromkeys(counts, 0))
        found = sb.equilibrium(compiled)
        assert found.stable
        assert found.residual < 1e-9
        # Of rank and rigid motions where a search ends; not one a step.
        # Of hundreds of joints masses differ so much that a fall takes them, too.
        assert counts["svd"] + counts["lstsq"] <= 24
        assert counts["eigvals"] <= 2
        assert counts["jacobian"] <= 60
        assert counts["at"] <= 110


def test_velocities_that_are_given_are_no_unknowns():
    """So that a step of a tree at rest solves for its coordinates alone."""
    model = ImplicitModel.of(sprung(6))
    still = dict.fromkeys(range(6), 0.0)
    steady, at = Steady(model, still, still), Tried(model, model.start, np.zeros(0))
    assert steady.jacobian(at).shape == (6, 6)
    assert steady.residual(at).shape == (6,)
    moves = np.arange(12.0).reshape(6, 2)
    whole = steady.whole(moves)
    assert whole.shape == (18, 2)
    np.testing.assert_array_equal(whole[model.columns["q"]], moves)
    assert not whole[model.columns["v"]].any()
    assert not whole[model.columns["vd"]].any()
    one_free = Steady(model, dict.fromkeys(range(5), 0.0), still)
    assert one_free.jacobian(at).shape == (17, 18)


@pytest.mark.parametrize(
    "sizes", [(12, 36), pytest.param((75, 300), marks=pytest.mark.slow)]
)
def test_a_linear_system_takes_two_evaluations_at_any_length(sizes, counts):
    for joints in sizes:
        compiled = sprung(joints)
        counts.update(dict.fromkeys(counts, 0))
        system = sb.linearize(compiled)
        assert system.A.shape == (2 * joints, 2 * joints)
        assert counts["at"] == 2
        assert counts["svd"] + counts["lstsq"] + counts["eigvals"] == 0


@pytest.mark.parametrize(
    "sizes", [(30, 45, 60), pytest.param((40, 80, 120), marks=pytest.mark.slow)]
)
def test_formulas_of_a_long_chain_grow_with_its_joints(sizes, counts):
    numbers = []
    for joints in sizes:
        model = ImplicitModel.of(sprung(joints))
        model.slopes(model.start)
        program = model.functions._both[0].program
        formulas = len(program.outputs())
        numbers.append((formulas / joints, program.counts.total / joints))
    for before, after in pairwise(numbers):
        assert after[0] <= 1.05 * before[0]
        assert after[1] <= 1.05 * before[1]
