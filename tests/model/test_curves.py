"""Curves against closed forms and SciPy's splines."""

import numpy as np
import pytest
from scipy.interpolate import CubicSpline, RectBivariateSpline

import symbody as sb
from symbody.expr.gradient import gradient
from symbody.expr.node import ZERO

X = np.array([-1.0, -0.3, 0.4, 1.5, 2.0, 3.1])
Y = np.sin(2 * X) + X
ENDS = {
    "linear": "natural",
    "constant": "clamped",
    "periodic": "periodic",
    "error": "not-a-knot",
}
EXACT = {"rtol": 1e-12, "atol": 1e-12}
a, b = sb.symbol("a"), sb.symbol("b")


@pytest.fixture
def model():
    return sb.Model("m")


def derivatives(formula, *orders):
    for s, order in zip((a, b), orders, strict=False):
        for _ in range(order):
            formula = sb.derivative(formula, s)
    return formula


@pytest.mark.parametrize("order", [0, 1, 2, 3])
@pytest.mark.parametrize("kind", ENDS)
def test_a_curve_and_its_derivatives_are_scipys(model, kind, order):
    y = Y.copy()
    if kind == "periodic":
        y[-1] = y[0]
    cam = model.add_curve("cam", X, y, extrapolation=kind)
    slope = derivatives(cam(a), order)
    spline = CubicSpline(X, y, bc_type=ENDS[kind])
    for x in [*X, -0.9, 0.0, 0.4 + 1e-9, 2.7]:
        expected = spline(x, order)
        np.testing.assert_allclose(sb.evaluate(slope, {"a": x}), expected, **EXACT)


@pytest.mark.parametrize("count", [2, 3, 4, 150])
@pytest.mark.parametrize("kind", ENDS)
def test_tables_of_few_points_and_of_many_have_scipys_curve(model, kind, count, rng):
    x = np.cumsum(np.exp(rng.normal(size=count)))
    y = rng.normal(size=count)
    if kind == "periodic":
        y[-1] = y[0]
    curve = model.add_curve("cam", x, y, extrapolation=kind)(a)
    spline = CubicSpline(x, y, bc_type=ENDS[kind])
    for at in np.linspace(x[0], x[-1], 7):
        found = [sb.evaluate(f, {"a": at}) for f in (curve, sb.derivative(curve, a))]
        np.testing.assert_allclose(found, [spline(at), spline(at, 1)], atol=1e-10)


@pytest.mark.parametrize("order", [0, 1, 2])
@pytest.mark.parametrize("x", [-4.0, -1.0 - 1e-9, 3.1 + 1e-9, 8.0])
@pytest.mark.parametrize("kind", ["linear", "constant", "periodic", "error"])
def test_what_follows_the_table_is_as_chosen(model, kind, x, order):
    y = np.append(Y[:-1], Y[0]) if kind == "periodic" else Y
    cam = model.add_curve("cam", X, y, extrapolation=kind)
    spline = CubicSpline(X, y, bc_type=ENDS[kind])
    end = X[0] if x < X[0] else X[-1]
    expected = {
        "linear": [spline(end) + spline(end, 1) * (x - end), spline(end, 1), 0.0],
        "constant": [spline(end), 0.0, 0.0],
        "periodic": [spline((x + 1) % 4.1 - 1, n) for n in range(3)],
        "error": [np.nan] * 3,
    }
    found = sb.evaluate(derivatives(cam(a), order), {"a": x})
    np.testing.assert_allclose(found, expected[kind][order], **EXACT)


@pytest.mark.parametrize("kind", ["linear", "periodic"])
def test_the_curvature_is_continuous_at_the_ends_too(model, kind):
    cam = model.add_curve("cam", X, np.append(Y[:-1], Y[0]), extrapolation=kind)
    for end in X[[0, -1]]:
        for order in (0, 1, 2):
            slope = derivatives(cam(a), order)
            below, above = (sb.evaluate(slope, {"a": end + h}) for h in (-1e-9, 1e-9))
            assert below == pytest.approx(above, abs=1e-6)


@pytest.mark.parametrize("orders", [(0, 0), (1, 0), (0, 1), (2, 0), (1, 1), (2, 2)])
def test_a_table_of_two_arguments_is_scipys(model, orders):
    x, y = np.linspace(0, 3, 6) ** 1.3, np.array([-1.0, 0.2, 0.5, 1.4, 2.0])
    table = np.cos(x[:, None] + 0.3 * y**2)
    plane = model.add_curve("plane", (x, y), table, extrapolation="error")
    slope = derivatives(plane(a, b), *orders)
    spline = RectBivariateSpline(x, y, table)
    for point in [(0.3, 0.1), (x[0], y[0]), (x[-1], y[-1]), (x[2], y[3]), (1.1, 1.9)]:
        found = sb.evaluate(slope, dict(zip("ab", point, strict=True)))
        expected = spline(*point, *orders)[0, 0]
        np.testing.assert_allclose(found, expected, rtol=1e-11, atol=1e-11)


def test_a_table_of_two_arguments_goes_on_as_each_argument_does(model):
    x = y = [0.0, 1.0, 2.0]
    table = np.add.outer([0.0, 1.0, 2.0], [0.0, 5.0, 10.0])
    plane = model.add_curve("p", (x, y), table, extrapolation=("linear", "constant"))
    assert sb.evaluate(plane(a, b), {"a": 4.0, "b": 0.0}) == pytest.approx(4.0)
    assert sb.evaluate(plane(a, b), {"a": 4.0, "b": 7.0}) == pytest.approx(14.0)
    assert sb.evaluate(plane(a, b), {"a": -1.0, "b": -7.0}) == pytest.approx(-1.0)


def test_straight_lines_and_parabolas_come_out_exactly(model):
    line = model.add_curve("line", [0, 1], [1, 3])
    assert line(5.0).value == 11.0
    assert derivatives(line(a), 4) is ZERO
    parabola = model.add_curve("p", [0, 1, 2], [0, 1, 4], extrapolation="error")
    assert parabola(1.5).value == pytest.approx(2.25)


def test_derivatives_do_not_depend_on_their_order_and_way(model):
    plane = model.add_curve("plane", (X, X), np.outer(Y, Y))
    formula = plane(a * b, a)
    one = sb.derivative(sb.derivative(plane(a, b), a), b)
    assert one is sb.derivative(sb.derivative(plane(a, b), b), a)
    values = {"a": 0.7, "b": 1.3}
    forward = [sb.evaluate(sb.derivative(formula, s), values) for s in (a, b)]
    reverse = [sb.evaluate(g, values) for g in gradient(formula, [a, b])]
    assert forward == pytest.approx(reverse, rel=1e-14)


def test_a_curve_takes_arrays_and_shows_itself(model):
    cam = model.add_curve("cam", X, Y)
    assert cam([a, 2 * a, 0.4]).shape == (3,)
    assert repr(cam) == "Curve('cam', 6 points)"
    assert sb.text(sb.derivative(cam(a), a)) == "cam_d1(a)"
    assert str(sb.to_sympy(cam(a))) == "cam(a)"
    assert model.curves["cam"] is cam


def follower(kind="periodic"):
    """A cam turns and lifts a follower: a driven joint by a curve of an angle."""
    model = sb.Model("follower")
    angles = np.linspace(0, 2 * np.pi, 13)
    lift = 0.02 * (1 - np.cos(angles)) + 0.005 * np.sin(2 * angles)
    lift[-1] = lift[0]
    cam = model.add_curve("cam", angles, lift, extrapolation=kind)
    body = model.add_body("follower", mass=0.5)
    slide = model.add_joint("slide", model.world, body, "Tz")
    model.drive(slide, cam(3 * model.t + model.t**2))
    rest = model.add_body("rest", mass=0.3)
    spring = model.add_joint("spring", body, rest, "Tz", q=0.1)
    model.add_load("force", sb.loads.JointForce(spring, 2 - 40 * spring.q[0]))
    model.add_sensor("velocity", sb.sensors.Velocity(body))
    return model, cam


def test_a_cam_drives_a_follower_in_balance_of_energy():
    model, cam = follower()
    motion = sb.simulate(
        model, 3.0, save=sb.Save(work=True), method=sb.DP54(rtol=1e-10, atol=1e-12)
    )
    assert np.abs(motion["work"]).max() > 0.1
    assert np.abs(motion["energy_error"]).max() < 1e-8
    t = motion.time
    slope = sb.derivative(cam(a), a)
    expected = [sb.evaluate(slope, {"a": 3 * x + x**2}) * (3 + 2 * x) for x in t]
    np.testing.assert_allclose(motion["velocity"][:, 2], expected, atol=1e-13)


def test_the_force_of_a_cam_holds_its_second_derivative():
    model, cam = follower()
    compiled = sb.compile_model(model)
    t, s, w = 0.9, 3 * 0.9 + 0.81, 3 + 1.8
    d1, d2 = (sb.evaluate(derivatives(cam(a), n), {"a": s}) for n in (1, 2))
    up = d2 * w**2 + 2 * d1
    push = 2 - 40 * 0.13
    force = compiled.function("drives")(t, [0.13, 0.0], [])
    assert force == pytest.approx([0.5 * (up + 9.81) + push], rel=1e-12)


def test_a_curve_without_value_beyond_its_table_stops_a_simulation():
    model, _ = follower("error")
    with pytest.raises(sb.errors.AnalysisError) as caught:
        sb.simulate(model, 3.0)
    end = caught.value.result.time[-1]
    assert 3 * end + end**2 == pytest.approx(2 * np.pi, abs=0.1)


def test_the_jacobian_of_a_load_by_a_curve_is_exact():
    model = sb.Model("m", gravity=(0, 0, 0))
    body = model.add_body("body", mass=2.0)
    rail = model.add_joint("rail", model.world, body, "Tx")
    force = model.add_curve("force", (X, X), np.outer(Y, np.cos(X)))
    pressure = model.add_state("pressure", 1.0)
    model.set_rate("pressure", force(pressure, rail.q[0]))
    model.add_load(
        "push", sb.loads.JointForce(rail, force(rail.q[0], pressure * rail.v[0]))
    )
    compiled = sb.compile_model(model)
    y, h = np.array([0.7, 0.4, 1.2]), 1e-6
    J = compiled.function("jacobian")(0.0, y, [])
    columns = [
        (compiled.derivatives(0, y + h * e) - compiled.derivatives(0, y - h * e))
        / (2 * h)
        for e in np.eye(3)
    ]
    np.testing.assert_allclose(J, np.transpose(columns), atol=1e-8)
    assert np.count_nonzero(J) == 6


@pytest.mark.parametrize(
    ("x", "y", "extrapolation", "message"),
    [
        (
            [0, 1, 1, 2],
            [0, 1, 2, 3],
            "linear",
            "1 stands twice, at the indices 1 and 2",
        ),
        ([0, 2, 1], [0, 1, 2], "linear", "do not increase: 1 follows 2 at the index 2"),
        ([0], [1], "linear", r"shape \(1,\), but a list of two"),
        ([[0, 1]], [1, 2], "linear", r"shape \(1, 2\), but a list of two"),
        ([0, 1], [1, 2, 3], "linear", r"2 abscissae do not fit the shape \(3,\)"),
        ([0, 1], [1, np.nan], "linear", "ordinates=.*: it must be an array of finite"),
        ([0, np.inf], [1, 2], "linear", "abscissae=.*: it must be an array of finite"),
        ([0, "a"], [1, 2], "linear", "abscissae=.*: it must be an array"),
        ([0, 1], [[1, 2], [3]], "linear", "ordinates=.*: it must be an array"),
        ([0, 1], [a, 2], "linear", "ordinates=.*: it must be an array"),
        ([0, 1], 3, "linear", r"shape \(\). Give a list"),
        ([0, 1], [1, 2], "cubic", "'cubic' must be one of 'linear', 'constant'"),
        ([0, 1], [1, 2], ("linear", "linear"), "one for each of its 1"),
        ([0, 1, 2], [1, 2, 3], "periodic", "begins with 1.0 and ends with 3.0"),
        ([0, 1], np.eye(2), "linear", r"needs a pair.*\(x, y\)"),
        (([0, 1], [0, 1, 2]), np.eye(2), "linear", r"2 and 3 abscissae do not fit"),
        (([0, 1], [1, 0]), np.eye(2), "linear", "0 follows 1"),
    ],
)
def test_what_is_no_table_is_refused(model, x, y, extrapolation, message):
    with pytest.raises(sb.errors.ModelError, match=f"curve 'c'.*{message}"):
        model.add_curve("c", x, y, extrapolation=extrapolation)
    model.add_curve("c", [0, 1], [0, 1])


def test_names_and_arguments_of_curves_are_checked(model):
    cam = model.add_curve("cam", X, Y)
    with pytest.raises(
        sb.errors.NameTakenError, match="'cam': the name is already used"
    ):
        model.add_curve("cam", X, Y)
    with pytest.raises(sb.errors.ModelError, match="curve '2cam': a name is a letter"):
        model.add_curve("2cam", X, Y)
    with pytest.raises(
        sb.errors.ExpressionError, match=r"'cam': 2 arguments.*table has 1"
    ):
        cam(a, b)
