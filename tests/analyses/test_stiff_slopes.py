"""Slopes of stiff motions by Radau, against explicit methods and closed forms."""

import numpy as np
import pytest

import symbody as sb


def overdamped():
    """Return a mass on a stiff damper and a spring: fast 1/s 1e5, slow about k/c."""
    model = sb.Model("overdamped")
    k = model.add_parameter("k", 2e5, positive=True)
    joint = model.add_joint("s", model.world, model.add_body("b", mass=1), "Tx", q=1.0)
    model.add_load("d", sb.loads.JointForce(joint, -k * joint.q[0] - 1e5 * joint.v[0]))
    return model


def test_slopes_of_a_stiff_motion_are_those_of_its_closed_form():
    found = sb.sensitivities(overdamped(), "q_s", ["k", "q_s"], 1.0, method="Radau")

    def motion(k):
        root = np.sqrt(1e10 - 4 * k + 0j)
        fast, slow = (-1e5 - root) / 2, 2 * k / (-1e5 - root)
        return (fast * np.exp(slow) - slow * np.exp(fast)) / (fast - slow)

    # A complex step, where k is real plus 1e-20 of it.
    by_k = motion(2e5 * (1 + 1e-20j)).imag / (2e5 * 1e-20)
    # Of the tolerance of a step, 1e-9, over the steps of the run.
    assert found.slope("q_s", "k")[-1] == pytest.approx(by_k, rel=1e-6)
    assert found.slope("q_s", "q_s")[-1] == pytest.approx(motion(2e5).real, rel=1e-7)


@pytest.mark.parametrize(
    ("model", "wrt"),
    [
        (sb.library.four_bar(explicit=False), ["l_crank", "v_crank"]),
        (sb.library.double_pendulum(), ["l_lower", "q_upper", "m_lower"]),
        (sb.library.quaternion_pendulum(), ["m"]),
    ],
    ids=["constraint", "tree", "quaternion"],
)
def test_radau_finds_the_slopes_of_explicit_methods(model, wrt):
    options = {"duration": [0.0, 0.5]}
    found = sb.sensitivities(model, "kinetic", wrt, method="Radau", **options)
    known = sb.sensitivities(model, "kinetic", wrt, method="DP853", **options)
    size = abs(known.slopes).max()
    # Errors of single steps add up to some hundred times the tolerance.
    np.testing.assert_allclose(found.slopes, known.slopes, atol=1e-6 * size)


def test_many_columns_go_in_parts():
    # Eight states with eight slopes each are more than go together.
    model = sb.library.chain(4)
    wrt = list(sb.compile_model(model).state_labels())
    options = {"duration": [0.0, 0.1]}
    found = sb.sensitivities(model, "kinetic", wrt, method="Radau", **options)
    known = sb.sensitivities(model, "kinetic", wrt, **options)
    np.testing.assert_allclose(
        found.slopes, known.slopes, atol=1e-6 * abs(known.slopes).max()
    )


def test_a_stiff_model_is_fitted(rng):
    model = overdamped()
    times = np.linspace(0, 1, 21)
    motion = sb.simulate(model, times, parameters={"k": 3e5}, method="Radau")
    data = {"q_s": motion.array("q_s") + 1e-3 * rng.normal(size=21)}
    found = sb.fit(model, data, "k", times, method="Radau")
    low, high = found.interval("k")
    assert low - (high - low) < 3e5 < high + (high - low)


def test_a_method_that_stability_limits_says_which_takes_fewer_steps():
    model, times = overdamped(), [0.0, 0.05, 0.1]
    found = sb.sensitivities(model, "q_s", "k", times)
    data = {"q_s": found.values[:, 0]}
    for result in (found, sb.fit(model, data, "k", times)):
        (note,) = result.notes_of("accuracy")
        assert "method='Radau' takes fewer" in note


def test_adjoints_of_stiff_methods_are_refused_with_what_to_take():
    with pytest.raises(
        sb.errors.ModelError, match="'forward' or 'auto' with method='Radau'"
    ):
        sb.cost_gradient(
            overdamped(), "k", 1.0, final="kinetic", by="adjoint", method="Radau"
        )
