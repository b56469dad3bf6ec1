"""Curves and external functions are the same in every language."""

import math

import numpy as np
import pytest

import symbody as sb
from probes.load import load
from symbody.expr.evaluate import evaluate_all
from symbody.testing import VALUES
from symbody.writers.generate import WRITERS, generate

BACKENDS = ["llvm", pytest.param("c", marks=pytest.mark.compiler("c")), "python"]
EXTRAPOLATIONS = ["linear", "constant", "periodic", "error"]
X = [-1.0, -0.25, 0.5, 0.75, 2.0]
Y = [0.5, 2.0, -1.0, 0.25, 0.5]
Z = [0.0, 1.0, 2.5]
TABLE = np.cos(np.add.outer(np.array(X), np.square(Z)))
TABLE[-1] = TABLE[0]
a, b = sb.symbol("a"), sb.symbol("b")
POINTS = np.array([*X, -1.7, -0.3, 0.0, 0.6, 1.9, 2.6, 11.0])


def with_derivatives(formula, *symbols, order=3):
    found = [formula]
    for s in symbols:
        found += [sb.derivative(f, s) for f in found]
    for s in symbols:
        for _ in range(order - 1):
            found.append(sb.derivative(found[-1], s))
    return found


@pytest.fixture(scope="module")
def formulas():
    """Curves of one and two arguments, and their derivatives, by extrapolation."""
    model = sb.Model("m")
    found = {}
    for kind in EXTRAPOLATIONS:
        cam = model.add_curve(f"cam_{kind}", X, Y, extrapolation=kind)
        other = "linear" if kind == "periodic" else kind
        plane = model.add_curve(
            f"plane_{kind}", (X, Z), TABLE, extrapolation=(kind, other)
        )
        nodes = with_derivatives(cam(a) + cam(b * 0.5), a)
        nodes += with_derivatives(plane(a, b), a, b)
        found[kind] = [node for node in nodes if node is not sb.expr.node.ZERO]
    return found


def results(language_or_backend, program, y):
    if language_or_backend != "numpy":
        return load([program], language_or_backend)[program.name](y)
    scope = {}
    (text,) = generate([program], "numpy").values()
    exec(text, scope)
    return scope[program.name](y, [], np.zeros(0))


@pytest.mark.covering(1)
@pytest.mark.parametrize("kind", EXTRAPOLATIONS)
@pytest.mark.parametrize("backend", [*BACKENDS, "numpy"])
def test_a_curve_has_the_reference_value_everywhere(
    backend, kind, formulas, program_of
):
    program = program_of(formulas[kind], "f")
    function = None
    if backend != "numpy":
        function = load([program], backend)["f"]
    names = [s.name for s in program.arguments[0].symbols]
    for x in POINTS:
        for z in (-0.5, 1.0, 1.8, 2.5, 3.0):
            values = {"a": x, "b": z}
            expected = np.array(evaluate_all(formulas[kind], values))
            y = [values[name] for name in names]
            actual = function(y) if function else results("numpy", program, y)
            np.testing.assert_allclose(actual, expected, rtol=1e-12, atol=1e-13)


def test_numpy_takes_many_points_at_once(formulas, program_of):
    program = program_of(formulas["linear"], "f")
    y = np.array([POINTS, np.linspace(-1, 3, len(POINTS))])
    expected = [
        evaluate_all(formulas["linear"], {"a": p, "b": q}) for p, q in y.T.tolist()
    ]
    np.testing.assert_allclose(
        results("numpy", program, y), np.transpose(expected), rtol=1e-12, atol=1e-13
    )


def test_a_curve_of_parameters_is_looked_up_once_a_run(program_of):
    cam = sb.Model("m").add_curve("cam", X, Y)
    program = program_of([a * cam(b)], "f", ("b",))
    assert [str(k.node.op.name) for k in program.constants] == ["cam"]
    assert load([program], "llvm", [0.6])["f"]([2.0]) == pytest.approx(
        2 * cam(0.6).value
    )


def test_curves_and_symbols_of_one_name_do_not_meet(program_of):
    names = ["sin", "f0_sin", "f1_sin", "x", "c", "i"]
    first, second = (
        sb.Model("m").add_curve("sin", X, np.multiply(Y, n)) for n in (1, 2)
    )
    total = sum(first(sb.symbol(n)) + second(sb.symbol(n)) for n in names)
    program = program_of([total + sb.sin(sb.symbol("x"))], "f")
    values = [0.1 * n for n in range(len(names))]
    points = dict(zip(names, values, strict=True))
    y = [points[s.name] for s in program.arguments[0].symbols]
    expected = 3 * sum(first(v).value for v in values) + math.sin(points["x"])
    for backend in ("llvm", "c", "python", "numpy"):
        assert results(backend, program, y)[0] == pytest.approx(expected, rel=1e-13)


@pytest.mark.parametrize("language", WRITERS)
def test_texts_are_the_same_every_time(language, program_of):
    def written():
        cam = sb.Model("m").add_curve("cam", X, Y, extrapolation="periodic")
        x = sb.symbol("a")
        return generate([program_of([cam(x), sb.derivative(cam(x), x)], "f")], language)

    assert written() == written()


def friction(v, mu):
    return mu * math.tanh(v / 0.5)


def fast_or_undefined(v):
    return math.log(v)


C_BODY = "return mu*tanh(v/0.5);"


def external(**options):
    slope = sb.ExternalFunction(
        "slope",
        "def slope(v, mu):\n    import math\n    return 2*mu*(1 - math.tanh(v/0.5)**2)",
        c="const double y = tanh(v/0.5);\nreturn 2*mu*(1 - y*y);",
    )
    return sb.ExternalFunction(
        "friction",
        friction,
        **{"c": C_BODY, "derivatives": (slope, lambda v, mu: sb.tanh(v / 0.5))}
        | options,
    )


@pytest.mark.parametrize("backend", [*BACKENDS, "numpy"])
def test_an_external_function_runs_in_every_language(backend, program_of):
    f = external()(a, b)
    roots = [f * f, sb.derivative(f, a), sb.derivative(f, b)]
    program = program_of(roots, "f")
    y = [VALUES[s.name] for s in program.arguments[0].symbols]
    np.testing.assert_allclose(
        results(backend, program, y), evaluate_all(roots, VALUES), rtol=1e-13
    )
    v, mu = VALUES["a"], VALUES["b"]
    assert evaluate_all(roots[1:], VALUES) == pytest.approx(
        [2 * mu * (1 - math.tanh(2 * v) ** 2), math.tanh(2 * v)]
    )


def test_numpy_calls_an_external_function_for_each_state(program_of):
    program = program_of([external()(a, b)], "f")
    y = np.array([[0.1, 0.2, 0.3], [1.0, 2.0, 3.0]])
    expected = [y[1] * np.tanh(y[0] / 0.5)]
    np.testing.assert_allclose(results("numpy", program, y), expected, rtol=1e-13)


@pytest.mark.parametrize("backend", ["llvm", "python", "numpy"])
def test_an_external_function_without_value_gives_nan(backend, program_of):
    f = sb.ExternalFunction("fast", fast_or_undefined)
    assert np.isnan(results(backend, program_of([f(a)], "f"), [-1.0])).all()
    assert math.isnan(sb.evaluate(f(a), {"a": -1.0}))


def test_an_exception_in_an_external_function_is_shown(program_of, capsys):
    f = sb.ExternalFunction("f", lambda x: {}[x])
    assert np.isnan(load([program_of([f(a)], "f")], "llvm")["f"]([1.0])).all()
    assert "KeyError: 1.0" in capsys.readouterr().err


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.parametrize("backend", ["llvm", "python"])
def test_an_exception_of_a_parameter_leaves_no_constants_of_before(
    backend, program_of, capsys
):
    f = sb.ExternalFunction("f", "def f(x):\n    return {1.0: 2.0}[x]")
    function = load([program_of([f(b) * a], "f", ["b"])], backend)["f"]
    assert function.with_parameters([1.0])([3.0]) == [6.0]
    assert np.isnan(function.with_parameters([1.5])([3.0])).all()


def closure():
    size = 2.0

    def scaled(x):
        return size * x

    return scaled


def with_default():
    size = 2.0

    def scaled(x, size=size):
        return size * x

    return scaled


@pytest.mark.parametrize(
    ("function", "language", "message"),
    [
        (friction, "c", "'g' has no body in C. Give c="),
        (lambda x: x, "python", "'g' is not written as 'def g"),
        (closure(), "numpy", "'g' uses 'size' from where it is defined. Give"),
        (with_default(), "python", "'g' uses 'size' from where it is defined. Give"),
        (math.sin, "python", "'g' has no source that can be read. Give"),
    ],
)
def test_a_missing_body_is_said(function, language, message, program_of):
    g = sb.ExternalFunction("g", function)
    node = g(*[a, b][: g.operation.arity])
    with pytest.raises(sb.errors.WriterError, match=message):
        generate([program_of([node], "f")], language)
