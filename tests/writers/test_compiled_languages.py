"""What languages with declared arguments have beside the cases of all languages.

Functions of the user's, branches without a value, long tables, many constants; and what
cannot be written is said.
"""

from __future__ import annotations

import math
import shutil
from functools import partial

import numpy as np
import pytest

import symbody as sb
from probes.random_systems import random_tree
from runners.cpp import run as run_cpp
from runners.fortran import run as run_fortran
from runners.julia import run as run_julia
from runners.julia_reader import run as read_julia
from runners.rust import run as run_rust
from symbody.equations import Equations
from symbody.expr.functions import acos, acosh, asin, atanh, log, sqrt
from symbody.expr.node import DIV, Symbol, apply, const
from symbody.program.lower import lower
from symbody.testing.cases import reference
from symbody.writers.generate import generate

NO_JULIA = pytest.mark.skipif(
    shutil.which("julia") is None, reason="Julia is neither in Debian nor on PyPI"
)
RUNNERS = {
    "cpp": run_cpp,
    "cpp_header": partial(run_cpp, language="cpp_header"),
    "fortran": run_fortran,
    "julia": run_julia,
    "julia, only read": read_julia,
    "rust": run_rust,
}
LANGUAGES = [
    pytest.param("cpp", marks=pytest.mark.compiler("g++")),
    pytest.param("cpp_header", marks=[pytest.mark.compiler("g++"), pytest.mark.slow]),
    pytest.param("fortran", marks=pytest.mark.compiler("gfortran")),
    pytest.param("julia", marks=NO_JULIA),
    "julia, only read",
    pytest.param("rust", marks=pytest.mark.compiler("rustc")),
]
WRITTEN = ["cpp", "cpp_header", "fortran", "julia", "rust"]
POINTS = [-11.0, -1.7, -1.01, -1.0, -0.6, -0.0, 0.0, 0.3, 0.5, 1.0, 1.9, 2.0, 300.0]


def friction(v, mu):
    return mu * math.tanh(v / 0.5)


BODIES = {
    "fortran": "value = mu*tanh(v/0.5_dp)",
    "julia": "return mu*tanh(v/0.5)",
    "rust": "mu*math::tanh(v/0.5)",
}


def program_of(name, nodes, symbols, parameters=()):
    array = np.empty(len(nodes), dtype=object)
    array[:] = nodes
    groups = {"y": tuple(symbols), "p": tuple(parameters)}
    equations = Equations("direct", "none", groups, {"out": array})
    arguments = {"t": ("t",), "y": ("y",), "p": ("p",)}
    return lower(equations, name, arguments, {"out": ("out",)})


def external():
    f = sb.ExternalFunction(
        "friction", friction, c="return mu*tanh(v/0.5);", bodies=BODIES
    )
    a, b = Symbol("a"), Symbol("b")
    return program_of("friction_force", [f(a, b) + 1, f(b, 2.0)], [a, b])


def undefined():
    """Formulas without a value, alone and in a branch that may be taken."""
    a, b = Symbol("a"), Symbol("b")
    zero, one, infinity = const(0), const(1), const(math.inf)
    lost = [
        sqrt(const(-1)), log(zero), log(const(-1)), acos(const(2)), asin(const(-2)),
        apply(DIV, one, zero), apply(DIV, zero, zero), acosh(zero), atanh(const(2)),
        const(-8) ** const(0.3), a / infinity, a * infinity, sqrt(a), log(a), acos(a),
        asin(a), acosh(a), atanh(a), a**b, sb.sin(a * infinity), sb.cos(a * infinity),
        sb.tan(a * infinity), sb.exp(a), sb.sign(a), 1 / a, sb.atan2(a, b),
        sb.maximum(a, b), sb.minimum(sqrt(a), b), sb.maximum(sqrt(a), b),
        sb.maximum(b, sqrt(a)), sb.where(sqrt(a), 2, 3), sb.equal(sqrt(a), sqrt(a)),
        sb.absolute(a),
    ]  # fmt: skip
    guarded = [sb.where(a < 0, node, n) for n, node in enumerate(lost)]
    return program_of("undefined", [*lost, *guarded], [a, b])


def tables():
    """Curves that are long, and that end where their tables end."""
    model, a, b = sb.Model("m"), Symbol("a"), Symbol("b")
    x = np.linspace(-1, 2, 1500)
    long = model.add_curve("long_" * 12, x, np.sin(x))
    ends = model.add_curve("ends", [0.0, 1, 2], [3.0, 4, 5], extrapolation="error")
    steps = sb.derivative(sb.derivative(sb.derivative(ends(b), b), b), b)
    return program_of("tables", [long(a), ends(b), steps, ends(a) * long(b)], [a, b])


def many():
    """More statements, constants and parameters than one function should have."""
    q, m = [Symbol(f"q{i}") for i in range(4)], Symbol("m")
    nodes = [sb.sin(q[0]), sb.cos(q[1]), q[2] * m, q[3] / m]
    for _ in range(500):
        nodes.append((nodes[-1] * nodes[-4] + nodes[-3]) / (2 + nodes[-2] * nodes[-2]))
    constants = [m + 1]
    for i in range(900):
        constants.append(sb.sin(constants[-1] * 1.3 + m * i))
    return program_of("many", [nodes[-1], nodes[450], q[0] * constants[-1]], q, [m])


def wide():
    """A statement far longer than any line."""
    q = [Symbol(f"a_name_of_a_coordinate_that_is_long_{i}") for i in range(40)]
    total = sum(x * y * x for x, y in zip(q[1:], q, strict=False))
    product = math.prod(q[:6])
    return program_of("wide", [total, product, total * product], q)


def formulas(rng):
    """Programs of formulas, with points."""
    for program in (external(), undefined(), tables(), many(), wide()):
        _, y, p = program.arguments
        states = [rng.uniform(0.5, 1.5, len(y.symbols)) for _ in range(3)]
        if len(y.symbols) == 2:
            states += [(a, b) for a in POINTS for b in (0.5, -1.5)]
        yield program, [(0.0, state, [0.7] * len(p.symbols)) for state in states]


def mechanisms(rng):
    """Random trees of four joints, near their start."""
    for seed in (2, 4, 5):
        model = random_tree(np.random.default_rng(seed), 4, name=f"tree_{seed}")
        compiled = sb.compile_model(model)
        start = compiled.start_state()
        states = [start + rng.uniform(-0.3, 0.3, len(start)) for _ in range(2)]
        points = [(0.4, state, [], compiled.parameters) for state in states]
        yield compiled.program("derivatives"), points


def at(program, point):
    """Return the reference values; time is there even if nothing depends on it."""
    time = point[:1] if program.arguments[0].symbols else ((),)
    return reference(program, (*time, *point[1:]))


@pytest.fixture(scope="module")
def suite():
    """Programs with points and the results that must come out."""
    rng = np.random.default_rng(3)
    return [
        (program, points, [at(program, point) for point in points])
        for program, points in (*formulas(rng), *mechanisms(rng))
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_programs_give_the_reference_values(language, suite, tmp_path):
    inputs = {program.name: points for program, points, _ in suite}
    outputs = RUNNERS[language]([p for p, _, _ in suite], inputs, tmp_path)
    for program, _, results in suite:
        for wanted, found in zip(results, outputs[program.name], strict=True):
            for name, expected in wanted.items():
                size = np.abs(expected).max(initial=1, where=np.isfinite(expected))
                np.testing.assert_allclose(
                    found[name],
                    expected,
                    rtol=1e-12,
                    atol=1e-13 * size,
                    err_msg=program.name,
                )


@pytest.mark.parametrize("language", WRITTEN)
def test_a_missing_body_is_said(language):
    a = Symbol("a")
    drag = sb.ExternalFunction("drag", lambda v: v)
    program = program_of("f", [drag(a)], [a])
    with pytest.raises(
        sb.errors.WriterError, match="'drag' has no body in this language"
    ):
        generate([program], language)


@pytest.mark.parametrize("language", WRITTEN)
def test_texts_are_the_same_every_time(language):
    def written():
        return generate([external(), undefined(), tables()], language)

    assert written() == written()
