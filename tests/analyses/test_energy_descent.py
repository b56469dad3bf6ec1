"""The way down to the least energy, also from exact symmetry; and what has none."""

import numpy as np
import pytest
from scipy.linalg import qr

import symbody as sb
from symbody.analyses.equilibrium import steady_search
from symbody.analyses.equilibrium.energy_descent import descended, has_energy
from symbody.analyses.instant import regular
from symbody.analyses.instant.implicit_point import ImplicitModel
from symbody.analyses.instant.newton import newton
from symbody.analyses.instant.regular import Linear
from symbody.analyses.instant.steady import Steady, Tried


def at_rest(model, **q):
    """Return the equations of rest, and a place."""
    implicit = ImplicitModel(sb.compile_model(model))
    none = dict.fromkeys(range(len(implicit.system.v)), 0.0)
    point = implicit.start
    place = np.array([q.get(s.name, 0.0) for s in implicit.system.q])
    tried = Tried(implicit, implicit.point_of(0.0, np.r_[place, 0 * place], point.u),
                  np.zeros(0))  # fmt: skip
    return Steady(implicit, none, none), tried


def test_pendulums_that_stand_exactly_upright_fall_to_where_they_hang():
    upright = {f"q_hinge_{i}": np.pi if i == 1 else 0.0 for i in range(1, 6)}
    steady, at = at_rest(sb.library.planar_pendulums(5), **upright)
    assert np.abs(steady.residual(at)).max() < 1e-12
    end, is_least = descended(steady, at)
    assert is_least
    from_upright = np.abs(np.angle(np.exp(1j * np.cumsum(end.point.q))))
    np.testing.assert_allclose(from_upright, 0.0, atol=2e-3)


@pytest.mark.slow
def test_what_falls_without_end_is_followed_down_in_few_steps(monkeypatch):
    model = sb.library.chain(24)
    for name, joint in list(model.joints.items()):
        spring = sb.loads.TorsionalSpringDamper(joint, 20.0, 1.0)
        model.add_load(f"spring_{name}", spring)
    counts = {"Jacobians": 0, "singular values": 0}
    jacobian, svd = Steady.jacobian, np.linalg.svd

    def counted(self, at):
        counts["Jacobians"] += 1
        return jacobian(self, at)

    def decomposed(*arguments, **options):
        counts["singular values"] += 1
        return svd(*arguments, **options)

    compiled = sb.compile_model(model)
    monkeypatch.setattr(Steady, "jacobian", counted)
    monkeypatch.setattr(np.linalg, "svd", decomposed)
    found = sb.equilibrium(compiled)
    assert found.stable
    assert counts["Jacobians"] < 60
    assert counts["singular values"] < 10
    # By falling and homotopy alone, as where forces have no potential.
    monkeypatch.setattr(steady_search, "has_energy", lambda steady: False)
    counts["Jacobians"] = 0
    other = sb.equilibrium(compiled)
    np.testing.assert_allclose(found.q, other.q, atol=1e-9)
    assert counts["Jacobians"] > 300


def test_forces_without_a_potential_and_loops_have_no_energy_to_go_by():
    steady, _ = at_rest(sb.library.double_pendulum())
    assert has_energy(steady)
    loop = ImplicitModel(sb.compile_model(sb.library.four_bar()))
    assert not has_energy(Steady(loop, {}, {}))


@pytest.mark.parametrize("extra", ["regular", "singular", "redundant", "frozen"])
def test_steps_are_those_of_least_norm_by_singular_values_of_all(rng, extra):
    n = 7
    J = np.zeros((2 * n, 2 * n))
    J[:n] = rng.normal(size=(n, 2 * n))
    J[n:, n:] = np.eye(n)
    residual = rng.normal(size=2 * n)
    if extra == "singular":
        # A direction that changes nothing, and the balance it leaves open.
        J[:n, 0] = J[:n, 1]
        J[0, :n] = J[1, :n]
        J[0, n:], residual[0] = J[1, n:], residual[1]
    if extra == "redundant":
        J, residual = np.vstack([J, J[2] + J[3]]), np.r_[residual, residual[2:4].sum()]
    if extra == "frozen":
        J[:, 3] = 0.0
        J[4, :n] = J[5, :n]
        J[4, n:], residual[4] = J[5, n:], residual[5]
    linear = Linear(J)
    whole = linear.scaled
    least = np.linalg.lstsq(whole, -residual * linear.rows, rcond=1e-10)[0]
    np.testing.assert_allclose(
        linear.step(residual), linear.columns * least, rtol=1e-9, atol=1e-9
    )
    null = linear.null_space()
    rank = int(np.linalg.matrix_rank(whole, tol=1e-9))
    assert null.shape == (2 * n, 2 * n - rank)
    np.testing.assert_allclose(whole @ null, 0.0, atol=1e-12)
    np.testing.assert_allclose(linear.left(residual), 0.0, atol=1e-9)
    assert (linear._inverse is not None) == (extra == "regular")


def test_a_matrix_near_a_singular_one_has_no_inverse_here():
    close = np.diag([1.0, 1e-10])
    assert regular.inverse(close) is None
    assert regular.inverse(np.ones((2, 2))) is None
    assert regular.inverse(np.diag([np.nan, 1.0])) is None
    assert regular.solution(np.diag([1.0, 1e-14]), np.ones((2, 1)), 1e-14) is None
    exact = regular.solution(close, np.ones((2, 1)), 1e-14)
    np.testing.assert_allclose(exact[:, 0], [1.0, 1e10])


@pytest.mark.parametrize("shape", [(3, 40), (5, 5), (30, 4), (50, 50)])
def test_columns_come_from_the_most_independent_to_the_least(shape, rng):
    A = rng.normal(size=shape)
    A[:, 2] = A[:, 0] + A[:, 1]
    sizes, order = regular.pivoted(A)
    R, expected = qr(A, mode="r", pivoting=True)
    count = min(shape)
    np.testing.assert_allclose(sizes, np.abs(np.diag(R))[:count], atol=1e-12)
    # Two of three that depend on each other are equally far from the third.
    rank = np.linalg.matrix_rank(A) - 1
    np.testing.assert_array_equal(order[:rank], expected[:rank])
    assert sorted(order.tolist()) == list(range(shape[1]))
    assert not regular.pivoted(np.zeros((2, 3)))[0].any()


def test_what_is_coupled_by_rounding_alone_is_singular():
    # A pendulum that stands out: its stiffness is cos(90 degrees), its inertia one.
    J = np.array([[6e-17, 0.0, 1.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]])
    linear = Linear(J, np.array([1.0, 1.0, np.inf]))
    assert linear._inverse is None
    np.testing.assert_array_equal(linear.step(np.array([1.0, 0.0, 0.0])), 0.0)
    np.testing.assert_allclose(np.abs(linear.null_space()[:, 0]), [1.0, 0.0, 0.0])


def test_a_search_that_no_step_can_go_on_with_ends_at_once():
    steady, at = at_rest(sb.library.pendulum(), q_hinge=np.pi / 2)
    result = newton(steady, at)
    assert not result.converged
    assert result.iterations <= 2
    assert sb.equilibrium(sb.library.pendulum(), start={"q_hinge": np.pi / 2}).stable
