"""Linear systems as models: written for other tools, they move as the matrices say."""

import fmpy
import numpy as np
import pytest
from scipy.linalg import expm

import symbody as sb


@pytest.fixture(scope="module")
def system():
    """Return the linear system of a cart with a motor, with vectors at both ends."""
    model = sb.Model("cart")
    force = model.add_input("F", shape=2, unit="N")
    current = model.add_state("i", 0.0, unit="A")
    cart = model.add_body("body", mass=2.0)
    slide = model.add_joint("x", model.world, cart, "Tx")
    push = force[0] - 2 * force[1] + 5 * current - slide.q[0] - 0.5 * slide.v[0]
    model.add_load("motor", sb.loads.JointForce(slide, push))
    model.set_rate("i", force[1] - 3.0 * current - 5.0 * slide.v[0])
    model.add_sensor("place", sb.sensors.Position(cart))
    return sb.linearize(model)


def test_rates_and_outputs_are_those_of_the_matrices(system, rng):
    compiled = sb.compile_model(system.to_model())
    x, u = rng.normal(size=3), rng.normal(size=2)
    assert compiled.state_labels() == system.states.names
    rates = compiled.derivatives(0.0, x, u)
    np.testing.assert_allclose(rates, system.A @ x + system.B @ u, rtol=1e-13)
    motion = sb.simulate(compiled, [0, 1], start=x, inputs={"F": u})
    place = system.C @ x + system.D @ u
    np.testing.assert_allclose(motion.array("place")[0], place, rtol=1e-13)


@pytest.mark.compiler("c")
def test_an_fmu_of_it_moves_as_the_matrix_exponential(system, tmp_path):
    (path,) = [
        file
        for file in sb.generate(system.to_model(), "fmu3", tmp_path)
        if file.suffix == ".fmu"
    ]
    found = fmpy.simulate_fmu(
        str(path), start_values={"q_x": 0.3, "i": 0.1}, output=["place_x"],
        output_interval=1.0, stop_time=1.0, relative_tolerance=1e-10,
    )  # fmt: skip
    x = expm(system.A) @ [0.3, 0.0, 0.1]
    # FMPy's integrator is asked for ten digits a step.
    assert found["place_x"][-1] == pytest.approx((system.C @ x)[0], abs=1e-8)


@pytest.mark.parametrize("language", ["modelica", "matlab", "julia", "clib", "latex"])
def test_it_is_written_in_languages(system, language, tmp_path):
    written = sb.generate(system.to_model("linear"), language, tmp_path)
    assert any("linear" in file.name for file in written)


def test_a_matrix_of_outputs_keeps_its_shape():
    model = sb.library.pendulum()
    model.add_sensor("R", sb.sensors.Orientation(next(iter(model.bodies.values()))))
    linear = sb.linearize(model, {"q_hinge": 0.4}).to_model()
    assert linear.expressions["R"].formula.shape == (3, 3)
