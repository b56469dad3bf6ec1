"""Derivatives of named quantities by named variables, as compiled functions."""

import pickle
import time
import warnings

import numpy as np
import pytest

import symbody as sb

QUANTITIES = (
    "derivatives", "sensors", "a", "energy", "kinetic", "reactions", "joint_forces",
    "drives",
)  # fmt: skip
WRT = ["y", "u", "p", "t"]
# Of these slow tests look at more than the Jacobian, as of the others.
JACOBIAN_ONLY = {"sensors", "energy", "drives"}
# Central differences with this step are wrong by its square and by rounding over it.
STEP, CLOSE = 1e-5, 1e-6


def crane():
    """Return a crane on a driven boom with a swinging box, states and parameters."""
    model = sb.Model("crane")
    push = model.add_input("push", unit="N")
    m = model.add_parameter("m", 1.3, positive=True)
    k = model.add_parameter("k", 50.0)
    cart = model.add_body("cart", mass=5)
    boom = model.add_body("boom", mass=2, com=(0.3, 0, 0.1), inertia=(0.1, 0.2, 0.3))
    box = model.add_body("box", mass=m, com=(0, 0, -0.1), inertia=(0.02, 0.03, 0.04))
    rail = model.add_joint("rail", model.world, cart, "Tx")
    turn = model.add_joint("turn", cart, boom, ["Rz", "Ry"], v=(0.3, -0.2))
    tip = boom.add_frame("tip", at=(0.8, 0, 0.1), rotation=sb.rotation("y", 0.3))
    eye = box.add_frame("eye", at=(0, 0, 0.4))
    model.add_joint("hook", tip, eye, ["Rx", "Ry"])
    model.drive(turn, [0.3 * sb.sin(model.t), None])
    model.add_load("motor", sb.loads.JointForce(rail, push))
    model.add_load("spring", sb.loads.SpringDamper(cart, box, k, 2, free_length=0.5))
    a = model.add_sensor("a", sb.sensors.Acceleration(box))
    for name, joint in model.joints.items():
        model.add_sensor(f"force_{name}", sb.sensors.ConstraintForce(joint))
        model.add_sensor(f"torque_{name}", sb.sensors.ConstraintTorque(joint))
    charge = model.add_state("charge", 0.4)
    model.set_rate(charge, a[0] - k * charge * push)
    return model


@pytest.fixture(scope="module")
def compiled():
    return sb.compile_model(crane())


@pytest.fixture
def point(rng, compiled):
    return 0.4, np.array([*0.5 * rng.normal(size=8), 0.7]), np.array([1.5])


def quiet(make, *names):
    """Return a derivative, without what is said of zeros."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", sb.errors.ModelWarning)
        return make(*names)


def values(compiled, of, t, y, u):
    """Return quantities by functions that know of no derivative."""
    if of == "a":
        return compiled.sensor_values(t, y, u)["a"]
    if of in ("energy", "kinetic"):
        return compiled.function("energy")(t, y, u)[: 3 if of == "energy" else 1]
    if of == "joint_forces":
        n, m = len(compiled.system.q), len(compiled.system.v)
        return compiled.function(of)(t, y[:n], y[n : n + m], y[n + m :], u)
    if of == "reactions":
        return compiled.function("sensors")(t, y, u)[3:]
    return compiled.function(of)(t, y, u)


def differences(compiled, of, t, y, u):
    """Return the slopes by y, u, p and t."""
    columns = []
    point = np.concatenate([y, u, compiled.parameters, [t]])
    for j in range(len(point)):
        ends = []
        for sign in (-1, 1):
            moved = point.copy()
            moved[j] += sign * STEP
            parts = np.split(moved[:-1], [len(y), len(y) + len(u)])
            p = dict(zip(("m", "k"), parts[2], strict=True))
            other = compiled.with_parameters(p)
            ends.append(np.atleast_1d(values(other, of, moved[-1], *parts[:2])))
        columns.append((ends[1] - ends[0]) / (2 * STEP))
    return np.array(columns).T


@pytest.mark.parametrize("of", QUANTITIES)
def test_a_jacobian_is_the_slope_of_the_quantity(of, compiled, point):
    J = quiet(compiled.jacobian, of, WRT)
    expected = differences(compiled, of, *point)
    actual = J(*point)
    scale = max(1.0, np.abs(expected).max())
    assert actual.shape == (len(J.rows), len(J.columns)) == J.pattern.shape
    np.testing.assert_allclose(actual, expected, rtol=0, atol=CLOSE * scale)
    assert not actual[~J.pattern].any()


@pytest.mark.parametrize(
    "of",
    [
        pytest.param(of, marks=[pytest.mark.slow] * (of in JACOBIAN_ONLY))
        for of in QUANTITIES
    ],
)
def test_products_are_those_of_the_jacobian(of, compiled, point, rng):
    J = quiet(compiled.jacobian, of, WRT)
    along, back = (quiet(make, of, WRT) for make in (compiled.jvp, compiled.vjp))
    matrix = J(*point)
    direction, weights = rng.normal(size=len(J.columns)), rng.normal(size=len(J.rows))
    scale = max(1.0, np.abs(matrix).max())
    close = {"rtol": 0, "atol": 1e-11 * scale}
    np.testing.assert_allclose(along(*point, direction), matrix @ direction, **close)
    np.testing.assert_allclose(back(*point, weights), weights @ matrix, **close)
    assert not matrix[~along.pattern].any()
    assert (along.rows, back.columns) == (J.rows, J.columns)


@pytest.mark.parametrize(
    "of",
    [
        "derivatives",
        "a",
        pytest.param("energy", marks=pytest.mark.slow),
        pytest.param("drives", marks=pytest.mark.slow),
    ],
)
def test_a_hessian_is_the_slope_of_the_gradient(of, compiled, point, rng):
    gradient = quiet(compiled.vjp, of, ["y", "k"])
    hessian = quiet(compiled.hessian, of, ["y", "k"])
    weights = rng.normal(size=len(gradient.rows))
    t, y, u = point
    actual = hessian(t, y, u, weights)
    columns = [
        (gradient(t, y + s, u, weights) - gradient(t, y - s, u, weights)) / (2 * STEP)
        for s in STEP * np.eye(len(y))
    ]
    expected = np.array(columns).T
    scale = max(1.0, np.abs(expected).max())
    np.testing.assert_allclose(actual[:, :-1], expected, rtol=0, atol=CLOSE * scale)
    np.testing.assert_allclose(actual, actual.T, rtol=0, atol=1e-12 * scale)
    assert not actual[~hessian.pattern].any()


def test_the_slope_by_joint_forces_is_the_inverse_of_the_mass_matrix(compiled, point):
    M = compiled.mass_matrix(point[1][: len(compiled.system.q)], point[0])
    J = compiled.jacobian("vd", "tau")
    np.testing.assert_allclose(J(*point) @ M, np.eye(len(M)), atol=1e-11)


def test_the_slope_of_the_power_by_joint_forces_is_the_velocity():
    power = sb.compile_model(sb.library.double_pendulum()).jacobian("power", ["tau"])
    np.testing.assert_allclose(power(0.0, [0.1, 0.2, 3.0, -2.0], [])[0], [3.0, -2.0])


def held_by_a_rod():
    """Return two pendulums in a row, the end of which a rod holds to the ceiling."""
    model = sb.Model("held")
    push = model.add_input("push")
    at = model.world
    # The rod holds at this start.
    starts = [[0.3], [0.3, 0.506]]
    for i, axes in enumerate((["Ry"], ["Ry", "Rx"])):
        body = model.add_body(f"b{i}", mass=1 + i, com=(0, 0, -0.3), inertia=(1, 2, 3))
        joint = model.add_joint(f"j{i}", at, body, axes, q=starts[i])
        at = body.add_frame("end", at=(0, 0, -1))
        if not i:
            model.add_load("motor", sb.loads.JointForce(joint, push))
    hook = model.world.add_frame("hook", (1, 0, 0))
    model.add_constraint("rod", sb.constraints.Rod(hook, at, 2.5))
    return model


@pytest.mark.parametrize("of", ["vd", "multipliers", "reactions"])
def test_joint_forces_act_through_loops_as_inputs_do(of):
    compiled = sb.compile_model(held_by_a_rod())
    y, u = compiled.start_state() + 0.1, [0.7]
    J = quiet(compiled.jacobian, of, ["u", "tau"])
    np.testing.assert_allclose(J(0.0, y, u)[:, 0], J(0.0, y, u)[:, 1], atol=1e-12)
    assert np.abs(J(0.0, y, u)).max() > 0


def test_joint_forces_act_on_loads_that_follow_accelerations():
    model = sb.Model("added_mass")
    body = model.add_body("body", mass=1.0)
    model.add_joint("slide", model.world, body, "Tx")
    a = model.add_sensor("a", sb.sensors.Acceleration(body))
    model.add_load("water", sb.loads.Force(body, (-2 * a[0], 0, 0)))
    J = sb.compile_model(model).jacobian(["vd", "a"], "tau")(0.0, [0.0, 0.0], [])
    np.testing.assert_allclose(J[:2, 0], [1 / 3, 1 / 3], rtol=1e-12)


@pytest.mark.parametrize("of", ["derivatives", "multipliers", "constraints"])
def test_a_jacobian_of_a_loop_is_the_slope_of_the_quantity(of):
    compiled = sb.compile_model(held_by_a_rod())
    y, u = compiled.start_state() + 0.1, [0.7]
    f = compiled.function(of)
    columns = [
        (f(0.0, y + step, u) - f(0.0, y - step, u)) / (2 * STEP)
        for step in STEP * np.eye(len(y))
    ]
    expected = np.array(columns).T
    scale = max(1.0, np.abs(expected).max())
    actual = compiled.jacobian(of, "y")(0.0, y, u)
    np.testing.assert_allclose(actual, expected, rtol=0, atol=CLOSE * scale)


def test_labels_name_rows_and_columns(compiled):
    J = quiet(compiled.jacobian, ["vd", "kinetic"], ["k", "v_rail", "push", "charge"])
    assert J.rows[0] == compiled.system.vd[0].name
    assert J.rows[-1] == "kinetic"
    assert J.columns == ("k", "v_rail", "push", "charge")
    reactions = quiet(compiled.jacobian, "reactions", "u").rows
    assert reactions[:2] == ("rail.force[x]", "rail.force[y]")


def test_a_coordinate_may_be_given_by_its_symbol_or_an_array_of_them(compiled, point):
    symbols = compiled.system.q
    one = compiled.jacobian("vd", symbols[2])
    several = compiled.jacobian("vd", np.array(symbols[2:], dtype=object))
    np.testing.assert_allclose(one(*point)[:, 0], several(*point)[:, 0], rtol=1e-12)
    assert several.columns == tuple(s.name for s in symbols[2:])


def test_the_same_derivative_is_compiled_once(compiled):
    first = compiled.jacobian("vd", ["q", "tau"])
    again = compiled.with_parameters({"m": 2.0}).jacobian(["vd"], ("q", "tau"))
    assert again.function.address == first.function.address
    assert again.function.parameters[0] == 2.0


def test_a_derivative_survives_a_pickle(compiled, point):
    J = compiled.jacobian("vd", "q")
    copied = pickle.loads(pickle.dumps(J))
    np.testing.assert_array_equal(copied(*point), J(*point))
    assert copied.columns == J.columns
    assert pickle.loads(pickle.dumps(compiled)).jacobian("vd", "q").rows == J.rows


@pytest.mark.parametrize("kind", ["jacobian", "jvp", "vjp"])
def test_what_a_quantity_cannot_depend_on_gives_zeros_and_a_warning(compiled, kind):
    with pytest.warns(
        sb.errors.ModelWarning, match="of 'kinetic' by 'k': every entry is zero"
    ):
        found = getattr(compiled, kind)("kinetic", ["v", "k"])
    assert found.pattern[0].tolist() == [True] * 4 + [False]


@pytest.mark.parametrize(
    ("of", "wrt", "message"),
    [
        ("kinetik", "q", r"of='kinetik': it must be one of 'qd'.*mean 'kinetic'"),
        ("vd", ["q", "v_rial"], r"wrt='v_rial': it must be one of 't'.*'v_rail'"),
        ("vd", ["q", "q_rail"], "each symbol once, but q_rail is among them twice"),
        (["vd", "vd"], "q", "each name once, but 'vd' is among them twice"),
        ("xd", 5, r"wrt=5: it must be a name, a symbol, or a list"),
        ("vd", [], r"wrt=\[\]: it must be a name"),
        ({}, "q", r"of=\{\}: it must be a name or a list of names"),
        ("vd", sb.symbol("m"), "wrt=m: it must be one of"),
    ],
)
def test_wrong_names_are_refused(compiled, of, wrt, message):
    with pytest.raises(sb.errors.DerivationError, match=message):
        compiled.jacobian(of, wrt)


def test_names_with_two_meanings_and_groups_of_nothing_are_refused():
    model = sb.Model("odd")
    body = model.add_body("body", mass=model.add_parameter("p", 1.0))
    model.add_joint("slide", model.world, body, "Tx")
    model.add_sensor("power", sb.sensors.Velocity(body))
    compiled = sb.compile_model(model)
    with pytest.raises(
        sb.errors.DerivationError, match="name of a group and of an element"
    ):
        compiled.jacobian("vd", "p")
    with pytest.raises(sb.errors.DerivationError, match="Give the sensor another name"):
        compiled.jacobian("power", "q")
    with pytest.raises(sb.errors.DerivationError, match="has no entries"):
        compiled.jacobian("vd", "u")
    with pytest.raises(sb.errors.DerivationError, match="has no entries"):
        compiled.jacobian("xd", "q")


def test_an_external_function_without_derivatives_is_named():
    model = sb.Model("dragged")
    body = model.add_body("body", mass=1.0)
    joint = model.add_joint("slide", model.world, body, "Tx")
    drag = sb.ExternalFunction("drag", lambda v: -v * abs(v))
    model.add_load("air", sb.loads.JointForce(joint, drag(joint.v[0])))
    compiled = sb.compile_model(model)
    with pytest.raises(
        sb.errors.ExpressionError, match="function 'drag': its derivatives"
    ):
        compiled.jacobian("vd", "v")
    assert compiled.jacobian("qd", "v")(0.0, [0, 1], [])[0, 0] == 1.0


def test_a_quantity_of_other_models_is_told_with_what_this_one_lacks():
    compiled = sb.compile_model(sb.library.double_pendulum())
    for name in ("multipliers", "constraints"):
        with pytest.raises(sb.errors.DerivationError, match="which has no constraints"):
            compiled.jacobian(name, "q")


def test_stages_within_stages_are_counted_once():
    start = time.perf_counter()
    compiled = sb.compile_model(sb.library.double_pendulum())
    compiled.jacobian("vd", ["q", "v"])
    compiled.jacobian("sensors", "q")
    whole = time.perf_counter() - start
    assert {"derive jacobian", "lower jacobian"} <= compiled.timings.keys()
    assert 0 < sum(compiled.timings.values()) <= whole
    assert min(compiled.timings.values()) >= 0


def test_slopes_of_the_implicit_form_are_one_stage_of_the_timings(
    tmp_path, monkeypatch
):
    """What is derived of them in two places is told under one name."""
    monkeypatch.setenv("SYMBODY_CACHE_DIR", str(tmp_path))
    compiled = sb.compile_model(sb.library.double_pendulum())
    sb.linearize(compiled)
    derived = [stage for stage in compiled.timings if stage.startswith("derive")]
    assert [stage for stage in derived if "slopes" in stage] == [
        "derive slopes of the implicit form"
    ]
