"""Optimization against minima that are known."""

import numpy as np
import pytest

import symbody as sb


def oscillator():
    """Return a mass of 1 kg on a spring with a damper of parameter d."""
    model = sb.Model("oscillator")
    d = model.add_parameter("d", 0.5, positive=True)
    joint = model.add_joint("s", model.world, model.add_body("b", mass=1), "Tx", q=1.0)
    model.add_load("support", sb.JointForce(joint, -joint.q[0] - d * joint.v[0]))
    return model, joint.q[0], joint.v[0]


def test_the_damping_with_the_least_integral_of_squares_is_found():
    model, q, _ = oscillator()
    found = sb.optimize(model, "d", 60.0, running=q**2, tolerance=1e-8)
    # From q = 1 at rest the integral is (1/d + d)/2, so that d = 1 is best.
    assert found.completed
    assert found.value("d") == pytest.approx(1.0, rel=1e-6)
    assert found.cost == pytest.approx(1.0, rel=1e-9)
    assert (np.diff(found.costs) <= 0).all()


def test_bounds_are_kept_and_told():
    model, q, _ = oscillator()
    found = sb.optimize(model, "d", 60.0, running=q**2, bounds={"d": (None, 0.7)})
    assert found.completed
    assert found.value("d") == pytest.approx(0.7)
    assert found.notes == ("At its bound: d.",)


def test_start_values_are_found_for_a_wanted_end():
    model, q, _ = oscillator()
    found = sb.optimize(model, {"v_s": 0.0}, 1.0, final=(q - 2) ** 2, tolerance=1e-9)
    motion = sb.simulate(model, times=[0, 1], start=found.start)
    assert motion.array("q_s")[-1] == pytest.approx(2.0, abs=1e-4)


def test_many_variables_go_by_adjoints():
    model = sb.Model("train")
    force = [model.add_parameter(f"f{i}", 0.0) for i in range(6)]
    joint = model.add_joint("s", model.world, model.add_body("b", mass=1), "Tx")
    parts = [
        f * sb.where(model.t < i + 1, sb.where(model.t < i, 0, 1), 0)
        for i, f in enumerate(force)
    ]
    model.add_load("push", sb.JointForce(joint, sum(parts)))
    q, v = joint.q[0], joint.v[0]
    names = [f"f{i}" for i in range(6)]
    effort = 1e-3 * sum(f * f for f in force)
    cost = (q - 1) ** 2 + v**2 + effort
    found = sb.optimize(model, names, 6.0, final=cost, tolerance=1e-8)
    # Least squares of a linear model: x = Aᵀ (A Aᵀ + 1e-3)⁻¹ b.
    A = np.array([[5.5 - i for i in range(6)], [1.0] * 6])
    exact = A.T @ np.linalg.solve(A @ A.T + 1e-3 * np.eye(2), [1, 0])
    assert found.values == pytest.approx(exact, abs=1e-4)


def test_too_few_iterations_are_told():
    model, q, _ = oscillator()
    found = sb.optimize(model, "d", 60.0, running=q**2, max_iterations=1)
    assert not found.completed
    assert "number of iterations" in str(found.status)


def test_values_without_a_simulation_are_told_with_where():
    model = sb.library.four_bar(explicit=False)
    with pytest.raises(
        sb.AnalysisError, match=r"failed at ground = 20: .* Give bounds="
    ):
        sb.optimize(model, {"ground": 20.0}, 1.0, final="kinetic")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"final": None}, "neither final= nor running="),
        ({"free": "s"}, "it must be one of"),
        ({"tolerance": 0}, "greater than 0"),
        ({"max_iterations": 0}, "at least 1"),
    ],
)
def test_what_cannot_be_optimized_is_refused(options, message):
    kinds = {"free": "d", "duration": 1.0, "final": "kinetic"} | options
    with pytest.raises(sb.ModelError, match=message):
        sb.optimize(oscillator()[0], **kinds)


def test_the_result_is_told_drawn_saved_and_loaded(tmp_path):
    model, q, _ = oscillator()
    found = sb.optimize(model, "d", 5.0, running=q**2)
    assert "gradient" in repr(found)
    assert found.plot().axes[0].lines
    found.save(tmp_path / "best.npz")
    assert sb.Optimum.load(tmp_path / "best.npz").value("d") == found.value("d")
