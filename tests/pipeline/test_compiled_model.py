import numpy as np
import pytest

import symbody as sb
from probes.random_systems import random_state_of
from symbody.expr.evaluate import evaluate_all
from symbody.library.catalog import YARDSTICKS
from symbody.pipeline.functions import FUNCTIONS, OF_CONSTRAINTS, OF_WHENS

# A compiled function fuses multiplications and additions where the reference rounds
# twice; sums of terms of opposite sign lose some digits of the difference.
COMPILED = 1e-11


@pytest.fixture
def rng():
    return np.random.default_rng(20)


@pytest.mark.parametrize("name", YARDSTICKS)
def test_the_compiled_derivative_is_that_of_the_formulas(name, rng):
    compiled = sb.compile_model(YARDSTICKS[name]())
    system = compiled.system
    q, v = random_state_of(rng, system)
    u = rng.normal(size=len(system.u))
    groups = ((system.q, q), (system.v, v), (system.u, u))
    values = {
        symbol: x
        for symbols, xs in groups
        for symbol, x in zip(symbols, xs, strict=True)
    }
    values |= dict(zip(system.p, compiled.parameters, strict=True)) | {system.t: 0.7}
    results = compiled.equations().results
    expected = evaluate_all([*results["qd"], *results["vd"]], values)
    actual = compiled.derivatives(0.7, np.concatenate([q, v]), u)
    np.testing.assert_allclose(actual, expected, rtol=COMPILED, atol=COMPILED)


@pytest.mark.parametrize("name", YARDSTICKS)
def test_the_equation_of_motion_holds_between_the_functions(name, rng):
    compiled = sb.compile_model(YARDSTICKS[name]())
    system = compiled.system
    q, v = random_state_of(rng, system)
    u = rng.normal(size=len(system.u))
    vd = compiled.forward_dynamics(0.3, q, v, u)
    left = compiled.mass_matrix(q, 0.3) @ vd + compiled.bias(0.3, q, v, u)
    tau = compiled.function("joint_forces")(0.3, q, v, u)
    scale = max(1.0, np.abs(tau).max(), np.abs(compiled.bias(0.3, q, v, u)).max())
    np.testing.assert_allclose(left, tau, atol=1e-10 * scale)


@pytest.mark.parametrize("name", YARDSTICKS)
def test_the_jacobian_is_the_slope_of_the_derivative(name, rng):
    compiled = sb.compile_model(YARDSTICKS[name]())
    system = compiled.system
    q, v = random_state_of(rng, system)
    y, u = np.concatenate([q, v]), rng.normal(size=len(system.u))
    actual = compiled.function("jacobian")(0.7, y, u)
    h = 1e-6
    steps = h * np.eye(len(y))
    columns = [
        (compiled.derivatives(0.7, y + s, u) - compiled.derivatives(0.7, y - s, u))
        / (2 * h)
        for s in steps
    ]
    expected = np.array(columns).T
    scale = max(1.0, np.abs(expected).max())
    np.testing.assert_allclose(actual, expected, atol=1e-6 * scale)


@pytest.mark.parametrize(
    "name", ["crane_crab", "driven_pendulum", "four_bar", "loader"]
)
def test_the_jacobian_with_work_is_the_slope_of_the_balance(name, rng):
    compiled = sb.compile_model(YARDSTICKS[name]())
    system = compiled.system
    y = np.array([*compiled.start_state(), 0.4])
    u = rng.normal(size=len(system.u))
    rates = compiled.function("balance")
    h = 1e-6
    columns = [
        (rates(0.7, y + step, u) - rates(0.7, y - step, u)) / (2 * h)
        for step in h * np.eye(len(y))
    ]
    actual = compiled.function("balance_jacobian")(0.7, y, u)
    scale = max(1.0, np.abs(columns).max())
    np.testing.assert_allclose(actual, np.array(columns).T, atol=1e-6 * scale)


def test_parameters_change_without_compiling_again():
    compiled = sb.compile_model(sb.library.pendulum())
    function = compiled.function("derivatives")
    name = next(iter(compiled.system.parameters))
    before = compiled.derivatives(0.0, [0.3, 0.1])
    other = compiled.with_parameters({name: 7.0})
    assert other.function("derivatives").address == function.address
    after = other.derivatives(0.0, [0.3, 0.1])
    np.testing.assert_array_equal(compiled.derivatives(0.0, [0.3, 0.1]), before)
    fresh = sb.compile_model(sb.library.pendulum(), parameters={name: 7.0})
    np.testing.assert_array_equal(fresh.derivatives(0.0, [0.3, 0.1]), after)


def test_a_default_that_is_a_formula_follows_its_parameters():
    compiled = sb.compile_model(sb.library.crane_crab(), parameters={"m2": 3.0})
    values = dict(
        zip((s.name for s in compiled.system.p), compiled.parameters, strict=True)
    )
    assert values["I2"] == pytest.approx(3.0 / 12)


def test_automatic_choice_takes_the_fewest_operations():
    totals = {}
    for formalism in ("composite", "recursive", "articulated", "auto"):
        equations = sb.derive(sb.library.arm6(), formalism)
        totals[formalism] = sb.count_operations(list(equations.results["vd"])).total
    assert totals["auto"] == min(totals.values())


def test_unknown_functions_equations_and_parameters_are_named():
    compiled = sb.compile_model(sb.library.pendulum())
    with pytest.raises(
        sb.errors.DerivationError, match=r"'torques': unknown.*derivatives"
    ):
        compiled.function("torques")
    with pytest.raises(sb.errors.DerivationError, match=r"'motion': it must.*dynamics"):
        compiled.equations("motion")
    with pytest.raises(sb.errors.ModelError, match=r"'mass_of_moon': not in model"):
        compiled.with_parameters({"mass_of_moon": 1.0})


def test_a_coordinate_without_inertia_is_named_before_and_after_compiling():
    model = sb.Model("dead")
    I = model.add_parameter("I", 0.0)
    cart = model.add_body("cart", mass=1)
    model.add_joint("rail", model.world, cart, "Tx")
    rotor = model.add_body("rotor", inertia=(I, I, I))
    model.add_joint("spin", cart, rotor, "Rz")
    with pytest.raises(
        sb.errors.AnalysisError, match=r"singular.*spin moves without inertia"
    ):
        sb.simulate(model, 1.0)
    assert sb.simulate(model, 1.0, parameters={"I": 1.0}).status.completed
    compiled = sb.compile_model(model, parameters={"I": 1.0})
    assert sb.simulate(compiled, 1.0).status.completed
    with pytest.raises(
        sb.errors.AnalysisError, match=r"singular.*spin moves without inertia"
    ):
        sb.simulate(compiled, 1.0, parameters={"I": 0.0})

    model.add_joint("late", rotor, model.add_body("needle"), "Rx")
    with pytest.raises(
        sb.errors.DerivationError, match=r"singular.*late moves without"
    ):
        sb.simulate(model, 1.0)


def test_every_function_compiles_unless_the_model_lacks_what_it_needs():
    compiled = sb.compile_model(sb.library.driven_pendulum())
    for name in FUNCTIONS:
        lacking = "constraints" if name in OF_CONSTRAINTS else "contacts"
        if (
            name in OF_CONSTRAINTS
            or name.startswith(("contact", "open_"))
            or name in OF_WHENS
        ):
            lacking = "when clauses" if name in OF_WHENS else lacking
            with pytest.raises(
                sb.errors.DerivationError, match=rf"no {lacking}.*(add_con|with when)"
            ):
                compiled.program(name)
            continue
        assert compiled.program(name).name.endswith(name)
        assert compiled.function(name).address


def test_every_function_can_be_had_in_python():
    model = sb.library.double_pendulum()
    state = [0.3, -0.2], [0.5, 0.1]
    python, fast = (
        sb.compile_model(model, backend=backend) for backend in ("python", "llvm")
    )
    for purpose, more in (("joint_forces", ()), ("inverse_dynamics", ([1.0, 2.0],))):
        ours, theirs = (
            compiled.function(purpose)(0.0, *state, *more, ())
            for compiled in (python, fast)
        )
        np.testing.assert_allclose(ours, theirs, rtol=1e-13)


def test_inputs_are_kept_within_their_limits_as_in_a_simulation():
    model = sb.Model("cart", gravity=(0, 0, 0))
    free = model.add_input("free")
    push = model.add_input("push", shape=2, limits=(1.0, 2.0))
    body = model.add_body("body", mass=1.0)
    joint = model.add_joint("x", model.world, body, ["Tx", "Ty"])
    model.add_load("force", sb.loads.JointForce(joint, (free + push[0], push[1])))
    model.add_expression("felt", push[0] + 10 * push[1], sensor=True)
    compiled = sb.compile_model(model)
    y = [0.0] * 4
    within = [0, 1.5, 1.5], [1.5, 1.5]
    for u, expected in (([7, -5, 5], [8, 2]), ((), [1, 1]), within):
        assert compiled.derivatives(0.0, y, u)[2:].tolist() == expected
        assert compiled.forward_dynamics(0.0, y[:2], y[2:], u).tolist() == expected
    assert compiled.sensor_values(0.0, y, [7, -5, 5])["felt"] == 21.0
    simulated = sb.simulate(compiled, 1.0, inputs={"free": 7.0, "push": [-5.0, 5.0]})
    assert simulated.v[-1].tolist() == pytest.approx([8, 2])
    for u in ([1.0], np.array(1.0)):
        with pytest.raises(sb.errors.CallError):
            compiled.derivatives(0.0, y, u)


def test_what_a_model_gets_after_it_was_compiled_is_told_once():
    model = sb.library.pendulum()
    compiled = sb.compile_model(model)
    sb.simulate(compiled, 0.1)
    (hinge,) = model.joints.values()
    model.add_load("spring", sb.loads.TorsionalSpringDamper(hinge, 1.0))
    model.gravity = (0, 0, -1)
    told = "has changed since it was compiled, by load 'spring', gravity, which"
    with pytest.warns(sb.errors.ModelWarning, match=told):
        sb.simulate(compiled, 0.1)
    sb.simulate(compiled, 0.1)
    model.start_at(hinge.v[0], 0.5)
    with pytest.warns(sb.errors.ModelWarning, match="by condition on the start, which"):
        sb.modal(compiled.with_parameters({}))
    model.add_sensor("angle", sb.sensors.JointState(hinge))
    sb.compile_model(model)  # whose user knows, and may look at the first one
    sb.simulate(compiled, 0.1)


@pytest.mark.parametrize("name", ["paramters", "parameters", "system", "start"])
def test_nothing_of_a_compiled_model_is_set(name):
    compiled = sb.compile_model(sb.library.cart_pole())
    for model in (compiled, compiled.with_parameters({"m_cart": 2.0})):
        before = model.parameters.copy()
        with pytest.raises(sb.errors.ModelError, match=f"model: {name} cannot be set"):
            setattr(model, name, np.ones(len(before)))
        assert (model.parameters == before).all()
