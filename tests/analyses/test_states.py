"""Extra states: motors and controllers, integrated with the motion."""

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import symbody as sb

TIGHT = {"method": sb.DP54(rtol=1e-11, atol=1e-12)}


def motor(**sizes):
    """A pendulum turned by a DC motor: the current is a state."""
    model = sb.Model("motor")
    values = {"R": 2.0, "L": 0.05, "k": 0.3, "m": 0.4, "l": 0.5} | sizes
    R, L, k, m, l = (model.add_parameter(n, v) for n, v in values.items())
    U = model.add_input("U", unit="V")
    body = model.add_body("bob", mass=m, com=(0, 0, -l))
    pivot = model.add_joint("pivot", model.world, body, "Rx", q=0.3)
    i = model.add_state("i", 0.1, unit="A")
    model.set_rate(i, (U - R * i - k * pivot.v[0]) / L)
    model.add_load("torque", sb.loads.JointForce(pivot, k * i))
    return model


def rates_of_the_motor(t, y):
    q, v, i = y
    vd = (0.3 * i - 0.4 * 9.81 * 0.5 * np.sin(q)) / (0.4 * 0.25)
    return [v, vd, (3.0 - 2.0 * i - 0.3 * v) / 0.05]


def reference(rates, y0, times):
    options = {"method": "DOP853", "rtol": 1e-12, "atol": 1e-13}
    return solve_ivp(rates, (0, times[-1]), y0, t_eval=times, **options).y.T


@pytest.mark.parametrize("method", ["DP54", "Radau"])
def test_a_dc_motor_moves_as_scipy_says(method):
    motion = sb.simulate(
        motor(), 2.0, inputs={"U": 3.0}, method=getattr(sb, method)(1e-11, 1e-12)
    )
    expected = reference(rates_of_the_motor, [0.3, 0.0, 0.1], motion.time)
    np.testing.assert_allclose(motion["q_pivot"], expected[:, 0], atol=1e-8)
    np.testing.assert_allclose(motion["i"], expected[:, 2], atol=1e-8)
    np.testing.assert_array_equal(motion.x[:, 0], motion["i"])
    assert motion["i"].attrs["kind"] == "state"
    assert motion["i"].attrs["units"] == "A"


@pytest.mark.parametrize("backend", ["llvm", "c", "python"])
@pytest.mark.parametrize("formalism", ["kane", "composite", "articulated", "tmt"])
def test_the_rates_are_those_of_the_formulas(backend, formalism):
    compiled = sb.compile_model(motor(), backend=backend, formalism=formalism)
    assert compiled.state_labels() == ("q_pivot", "v_pivot", "i")
    y = [0.7, -1.3, 0.6]
    np.testing.assert_allclose(
        compiled.derivatives(0.0, y, [3.0]), rates_of_the_motor(0, y), rtol=1e-13
    )


def test_the_jacobian_is_that_of_differences():
    model = motor()
    tip = model.bodies["bob"].add_frame("tip", (0, 0, -0.5))
    place = model.add_sensor("place", sb.sensors.Position(tip))
    i = model.states["i"].value
    z = model.add_state("z", [0.2, -0.4])
    model.set_rate("z", [sb.sin(z[1]) * i + place[1], place[2] ** 2 - z[0] * z[1]])
    model.add_load("more", sb.loads.Force(tip, (0, z[0] * i, z[1])))
    compiled = sb.compile_model(model)
    y = np.array([0.7, -1.3, 0.6, 0.25, -0.35])
    J = compiled.function("jacobian")(0.1, y, [3.0])
    h = 1e-6
    columns = [
        compiled.derivatives(0.1, y + h * e, [3.0])
        - compiled.derivatives(0.1, y - h * e, [3.0])
        for e in np.eye(5)
    ]
    np.testing.assert_allclose(J, np.transpose(columns) / (2 * h), atol=1e-7)
    assert np.count_nonzero(J[1, 2:]) == 3
    assert np.count_nonzero(J[2:, 2:]) == 5


def test_forward_and_inverse_dynamics_take_the_states():
    compiled = sb.compile_model(motor())
    vd = compiled.forward_dynamics(0.0, [0.7], [-1.3], x=[0.6])
    np.testing.assert_allclose(vd, rates_of_the_motor(0, [0.7, -1.3, 0.6])[1])
    left = compiled.inverse_dynamics(0.0, [0.7], [-1.3], vd, x=[0.6])
    np.testing.assert_allclose(left, 0, atol=1e-14)
    at_start = compiled.forward_dynamics(0.0, [0.7], [-1.3])
    np.testing.assert_allclose(at_start, rates_of_the_motor(0, [0.7, -1.3, 0.1])[1])
    weight = 0.4 * 9.81 * 0.5 * np.sin(0.7)
    assert compiled.bias(0.0, [0.7], [0.0]) == pytest.approx([weight])


def test_work_and_residual_go_with_states():
    motion = sb.simulate(
        motor(), 1.0, inputs={"U": 3.0}, save=sb.Save(work=True, residual=True), **TIGHT
    )
    assert np.abs(motion["work"]).max() > 0.05
    assert np.abs(motion["energy_error"]).max() < 1e-8
    assert motion["residual"].max() < 1e-10


def test_a_pi_controller_removes_the_error_of_a_load():
    model = sb.Model("lift")
    cart = model.add_body("cart", mass=2.0)
    rail = model.add_joint("rail", model.world, cart, "Tz")
    error = model.add_expression("error", 0.5 - rail.q[0], sensor=True)
    integral = model.add_state("integral", rate=error)
    force = 60 * error + 40 * integral - 25 * rail.v[0]
    model.add_load("control", sb.loads.JointForce(rail, force))
    motion = sb.simulate(model, 20.0, **TIGHT)
    assert abs(float(motion["error"][-1])) < 1e-5
    assert float(motion["integral"][-1]) == pytest.approx(2 * 9.81 / 40, abs=1e-4)
    expected = reference(
        lambda t, y: [
            y[1],
            (60 * (0.5 - y[0]) + 40 * y[2] - 25 * y[1]) / 2 - 9.81,
            0.5 - y[0],
        ],
        [0, 0, 0],
        motion.time,
    )
    np.testing.assert_allclose(motion["q_rail"], expected[:, 0], atol=1e-9)


def test_states_may_refer_to_each_other_and_have_a_shape():
    model = sb.Model("waves")
    body = model.add_body("body", mass=1.0)
    model.add_joint("rail", model.world, body, "Tx")
    a = model.add_state("a", 1.0)
    b = model.add_state("b")
    z = model.add_state("z", [[1.0, 0.0], [0.0, 1.0]])
    model.set_rate(a, 3 * b)
    model.set_rate("b", -3 * a)
    model.set_rate(z, np.array([[0, 2], [-2, 0]]) @ z)
    motion = sb.simulate(model, 1.0, start={"z[0,0]": 2.0}, **TIGHT)
    t = motion.time
    np.testing.assert_allclose(motion["a"], np.cos(3 * t), atol=1e-10)
    np.testing.assert_allclose(motion["b"], -np.sin(3 * t), atol=1e-10)
    np.testing.assert_allclose(motion["z"][:, 0, 0], 2 * np.cos(2 * t), atol=1e-10)
    np.testing.assert_allclose(motion["z"][:, 0, 1], np.sin(2 * t), atol=1e-10)


def test_formulas_of_inputs_and_python_inputs_see_states():
    expected = sb.simulate(motor(), 1.0, inputs={"U": 3.0}, **TIGHT)
    model = motor(R=1.0)
    i = model.states["i"].value
    by_formula = sb.simulate(model, 1.0, inputs={"U": 3.0 - i}, **TIGHT)
    by_function = sb.simulate(
        motor(R=1.0), 1.0, inputs={"U": lambda t, now: 3.0 - now["i"]}, **TIGHT
    )
    np.testing.assert_allclose(by_formula["i"], expected["i"], atol=1e-9)
    np.testing.assert_allclose(by_function["i"], expected["i"], atol=1e-9)


def test_a_stiff_state_takes_few_steps_with_the_exact_jacobian():
    options = {"inputs": {"U": 3.0}}
    stiff = motor(L=1e-4)
    radau = sb.simulate(stiff, 0.5, method=sb.Radau(1e-6, 1e-9), **options)
    explicit = sb.simulate(stiff, 0.5, method=sb.DP54(1e-6, 1e-9), **options)
    np.testing.assert_allclose(radau["q_pivot"], explicit["q_pivot"], atol=1e-5)
    assert radau.statistics.steps < explicit.statistics.steps / 10


def test_a_state_may_switch_with_the_motion():
    model = sb.Model("counter")
    body = model.add_body("body", mass=1.0)
    rail = model.add_joint("rail", model.world, body, "Tx", q=-1.0, v=1.0)
    model.add_state("time_right", rate=sb.where(rail.q[0] > 0, 1, 0))
    motion = sb.simulate(model, 3.0, method=sb.DP54(max_step=1e-2))
    assert float(motion["time_right"][-1]) == pytest.approx(2.0, abs=1e-4)


def test_a_rate_that_is_not_finite_names_its_state():
    model = motor()
    i = model.states["i"].value
    model.set_rate("i", sb.log(i - 5))
    with pytest.raises(
        sb.errors.AnalysisError, match=r"rates of i are not finite.* i = 0.1"
    ):
        sb.compile_model(model).derivatives(0.0, [0.0, 0.0, 0.1])
