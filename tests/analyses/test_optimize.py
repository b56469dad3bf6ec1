"""Optimization against minima that are known."""

import numpy as np
import pytest

import symbody as sb


def oscillator():
    """Return a mass of 1 kg on a spring with a damper of parameter d."""
    model = sb.Model("oscillator")
    d = model.add_parameter("d", 0.5, positive=True)
    joint = model.add_joint("s", model.world, model.add_body("b", mass=1), "Tx", q=1.0)
    model.add_load("support", sb.loads.JointForce(joint, -joint.q[0] - d * joint.v[0]))
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
    motion = sb.simulate(model, [0, 1], start=found.start)
    assert motion.array("q_s")[-1] == pytest.approx(2.0, abs=1e-4)


def test_many_variables_go_by_adjoints():
    model = sb.Model("train")
    force = [model.add_parameter(f"f{i}", 0.0) for i in range(6)]
    joint = model.add_joint("s", model.world, model.add_body("b", mass=1), "Tx")
    parts = [
        f * sb.where(model.t < i + 1, sb.where(model.t < i, 0, 1), 0)
        for i, f in enumerate(force)
    ]
    model.add_load("push", sb.loads.JointForce(joint, sum(parts)))
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
        sb.errors.AnalysisError, match=r"failed at ground = 20: .* Give bounds="
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
    with pytest.raises(sb.errors.ModelError, match=message):
        sb.optimize(oscillator()[0], **kinds)


def test_the_result_is_told_drawn_saved_and_loaded(tmp_path):
    model, q, _ = oscillator()
    found = sb.optimize(model, "d", 5.0, running=q**2)
    assert "gradient" in repr(found)
    assert found.plot().axes[0].lines
    found.save(tmp_path / "best.npz")
    assert sb.results.Optimum.load(tmp_path / "best.npz").value("d") == found.value("d")


def thrown():
    """Return a mass that is thrown with two velocities, and its start values' cost."""
    model = sb.Model("thrown", gravity=(0, 0, -9.81))
    ball = model.add_body("ball", mass=1)
    joint = model.add_joint("s", model.world, ball, ["Tx", "Tz"], v=(1.0, 4.0))
    model.add_sensor("place", sb.sensors.Position(ball))
    return model, joint.v[0] ** 2 + joint.v[1] ** 2


def test_a_motion_ends_where_it_must_and_costs_least():
    model, _ = thrown()
    effort = model.joints["s"].v
    found = sb.optimize(
        model, ["v_s_Tx", "v_s_Tz"], 1.0, final=effort[0] ** 2 + effort[1] ** 2,
        at_end={"place_x": 2.0, "place_z": (0.0, None)},
    )  # fmt: skip
    assert found.completed
    # At the end v_z is v_z0 - g, whose square is least where z = v_z0 - g/2 allows it.
    assert found.value("v_s_Tx") == pytest.approx(2.0, rel=1e-6)
    assert found.value("v_s_Tz") == pytest.approx(9.81, rel=1e-6)


def test_a_limit_at_the_end_is_reached_and_told():
    model, q, _ = oscillator()
    limit = {q: (0.2, None)}
    found = sb.optimize(model, {"v_s": 1.0}, 1.0, final=q**2, at_end=limit)
    motion = sb.simulate(model, [0, 1], start=found.start)
    assert motion.array("q_s")[-1] == pytest.approx(0.2, abs=1e-6)
    assert found.notes == ("At its limit: q_s at the end.",)


def test_what_holds_throughout_holds_between_the_times_too():
    model, q, _ = oscillator()
    found = sb.optimize(
        model, {"v_s": 0.0}, 6.0, running=-(q**2), throughout={"q_s": (-1.2, 1.2)},
        bounds={"v_s": (-5.0, 5.0)},
    )  # fmt: skip
    assert found.completed
    motion = sb.simulate(model, 6.0, start=found.start)
    # Looked at at 101 times, of a curve of curvature 1: h²/8 between them.
    assert abs(motion.array("q_s")).max() == pytest.approx(1.2, abs=5e-4)
    assert found.reached[0] > -5e-4


def test_a_condition_on_parameters_alone_is_a_formula():
    model, q, _ = oscillator()
    d = model.parameters["d"].value
    found = sb.optimize(model, "d", 60.0, running=q**2, at_end={d - 0.7: (None, 0)})
    assert found.value("d") == pytest.approx(0.7, rel=1e-6)


def test_conditions_that_nothing_keeps_are_told():
    model, q, _ = oscillator()
    found = sb.optimize(
        model, "d", 1.0, final=q**2, at_end={"q_s": (5.0, None)}, bounds={"d": (0, 9)}
    )
    assert not found.completed
    assert "beyond its limit" in " ".join(found.notes)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"at_end": {"q_s_Tx": (1, 0)}}, "the least and then the greatest"),
        ({"at_end": {"q_s_Tx": (None, None)}}, "one bound at least"),
        ({"throughout": {"q_s_Tx": 1.0}}, "a pair of numbers"),
        ({"at_end": {"place": (0, 1)}}, "one number each"),
        ({"at_end": {"plce_x": (0, 1)}}, "it must be one of"),
        ({"throughout": ["q_s"]}, "a dictionary from names or formulas"),
    ],
)
def test_conditions_that_make_no_sense_are_refused(options, message):
    model, _ = thrown()
    with pytest.raises(sb.errors.ModelError, match=message):
        sb.optimize(model, "v_s_Tx", 1.0, final="kinetic", **options)
