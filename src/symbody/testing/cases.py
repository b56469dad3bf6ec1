"""Programs with inputs and the results that every language must give."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.equations import Equations
from symbody.expr.blocks import linear_solve, newton_solve
from symbody.expr.differentiate import derivative, jacobian
from symbody.expr.evaluate import evaluate_all
from symbody.expr.functions import atan, cos, sin, where
from symbody.expr.node import Node, Symbol, symbol
from symbody.expr.traverse import as_vector, symbols_of
from symbody.library.catalog import LIBRARY
from symbody.library.zoo import zoo
from symbody.model.loads.joint_loads import JointForce
from symbody.model.model import Model
from symbody.model.quantities import Extrapolation
from symbody.pipeline.compile import compile_model
from symbody.program.lower import lower
from symbody.program.program import Program
from symbody.testing.coverage import COVERAGE, VALUES

# Words that mean something in one language or another, and what is no word at all.
AWKWARD = (
    "if", "double", "lambda", "sin", "np", "math", "k", "y", "p", "t0", "k3", "w",
    "end", "r[0]", "θ", "2nd", "a b", "a_b", "__import__", "y1", "unix", "list", "out",
    "f", "fn", "function", "model", "equation", "real", "Real", "let", "der", "time",
    "zeros", "I", "subroutine", "template", "begin", "choose", "A", "a", "t", "e", "pi",
    "long_" * 20, "t1", "T2", "k1", "NULL", "M_PI", "typeof",
)  # fmt: skip

# What is tested, in the order of the tables made of it.
GROUPS = (
    "operations", "names and shapes", "curves", "blocks", "trees", "closed loops",
    "states", "everything",
)  # fmt: skip

_ROLES: Mapping[str, tuple[str, ...]] = {
    "state": (),
    "parameters": tuple(VALUES),
    "both": ("b", "c", "d"),
}
# A few roundings differ: products in another order, one division for several.
_EXACT = 1e-13
# Thousands of operations, of which some cancel.
_LONG = 1e-9
_MECHANISMS: Mapping[str, Sequence[str]] = {
    "trees": (
        "crane_crab", "cart_pole", "quaternion_pendulum", "arm6", "excavator", "gantry"
    ),
    "closed loops": ("four_bar", "loader", "andrews"),
}  # fmt: skip
# Small ones, one with a numerical block for many velocities.
_WITH_JACOBIAN = ("quaternion_pendulum", "gantry", "four_bar", "motor")


@final
@dataclass(frozen=True)
class Case:
    """One program, where it is evaluated, and what it gives there.

    Attributes:
        name: What is tested.
        program: The program.
        points: Values of the arguments, in call order, without the constants k.
        rtol: How far results may differ, in relation to their largest.
        group: What kind of thing is tested; one of GROUPS.
    """

    name: str
    program: Program
    points: Sequence[Sequence[object]]
    rtol: float = _EXACT
    group: str = "operations"

    @cached_property
    def expected(self) -> list[dict[str, NDArray[np.float64]]]:
        """At each point the results by name."""
        return [reference(self.program, point) for point in self.points]


@cache
def cases() -> tuple[Case, ...]:
    """Return all cases, whose programs have different names."""
    return (*_coverage(), *_curves(), *_blocks(), _names(), _shapes(), *_mechanisms())


def reference(
    program: Program, point: Sequence[object]
) -> dict[str, NDArray[np.float64]]:
    """Return the results of a program at a point by the reference evaluation."""
    values: dict[Symbol, float] = {}
    for argument, value in zip(program.arguments, point, strict=True):
        entries = np.asarray(value, dtype=float).reshape(-1).tolist()
        values |= dict(zip(argument.symbols, entries, strict=True))
    numbers = iter(evaluate_all(program.outputs(), values))
    return {
        result.name: np.array([next(numbers) for _ in result.nodes]).reshape(
            result.shape
        )
        for result in program.results
    }


def _program(
    name: str, nodes: Sequence[Node], parameters: Sequence[str] = ()
) -> Program:
    symbols = symbols_of(list(nodes))
    array = as_vector(nodes)
    groups = {
        "q": tuple(s for s in symbols if s.name not in parameters),
        "p": tuple(s for s in symbols if s.name in parameters),
    }
    equations = Equations("coverage", "direct", groups, {"r": array})
    return lower(equations, name, {"y": ("q",), "p": ("p",)}, {"out": ("r",)})


def _at(program: Program, values: Mapping[str, float]) -> list[list[float]]:
    return [[values[s.name] for s in a.symbols] for a in program.arguments]


def _coverage() -> Iterator[Case]:
    for number, (name, node) in enumerate(COVERAGE.items()):
        for role, parameters in _ROLES.items():
            program = _program(f"coverage_{number}_{role}", [node], parameters)
            yield Case(f"{name}, {role}", program, [_at(program, VALUES)])


def _curves() -> Iterator[Case]:
    x = [-1.0, -0.25, 0.5, 0.75, 2.0]
    y = [0.5, 2.0, -1.0, 0.25, 0.5]
    z = [0.0, 1.0, 2.5]
    table = np.cos(np.add.outer(np.array(x), np.square(z)))
    table[-1] = table[0]
    model = Model("curves")
    a, b = symbol("a"), symbol("b")
    kinds: tuple[Extrapolation, ...] = ("linear", "constant", "periodic")
    for kind in kinds:
        other: Extrapolation = "linear" if kind == "periodic" else kind
        cam = model.add_curve(f"cam_{kind}", x, y, extrapolation=kind)
        plane = model.add_curve(
            f"plane_{kind}", (x, z), table, extrapolation=(kind, other)
        )
        nodes = [cam(a) + cam(b * 0.5), plane(a, b)]
        nodes += [derivative(node, s) for node in nodes for s in (a, b)]
        nodes.append(derivative(derivative(nodes[0], a), a))
        program = _program(f"curves_{kind}", nodes)
        points = [
            _at(program, {"a": at, "b": bt})
            for at in (*x, -1.7, 0.1, 1.9, 11.0)
            for bt in (-0.5, 1.0, 1.8, 3.0)
        ]
        yield Case(f"curves, {kind}", program, points, 1e-12, "curves")


def _blocks() -> Iterator[Case]:
    q = [Symbol(f"q{i}") for i in range(4)]
    n = 3
    A = [[sin((i + 1) * q[j] + j * q[0]) for j in range(n)] for i in range(n)]
    for i in range(n):
        A[i][i] = A[i][i] + 6.0
    A[0], A[1] = A[1], A[0]
    b = [[cos(q[n] + i * (c + 1)) for c in range(2)] for i in range(n)]
    solution = linear_solve(A, b).ravel().tolist()
    program = _program("linear_system", [*solution, solution[0] * solution[-1]])
    points = [
        _at(program, {"q0": 0.3, "q1": -0.2, "q2": 1.1, "q3": s}) for s in (0.0, 2.0)
    ]
    yield Case("linear system", program, points, 1e-12, "blocks")
    singular = linear_solve([[q[0], 2 * q[0]], [2, 4]], [1, 1]).tolist()
    program = _program("singular_system", singular)
    points = [_at(program, {"q0": 1.0})]
    yield Case("singular system", program, points, group="blocks")
    program = _program("loop_by_newton", _four_bar())
    points = [
        _at(program, {"crank": c, "start_x": 1.0, "start_y": 1.5})
        for c in np.linspace(0, 6, 5)
    ]
    yield Case("loop closed by Newton's method", program, points, 1e-12, "blocks")
    x, a = Symbol("x"), Symbol("a")
    (root,) = newton_solve([x * x + a], {x: 3}, [(x * x + a) / (2 * x)], "root")
    program = _program("root_by_newton", [root])
    points = [_at(program, {"a": value}) for value in (1.0, -4.0)]
    yield Case("Newton's method that may fail", program, points, group="blocks")
    f = atan(x) - a
    (root,) = newton_solve([f], {x: 3 + a}, [f * (1 + x * x)], "flat")
    program = _program("root_by_shorter_steps", [root])
    points = [_at(program, {"a": value}) for value in (0.5, 1.2)]
    name = "Newton's method that must shorten its steps"
    yield Case(name, program, points, 1e-12, "blocks")


def _four_bar() -> list[Node]:
    crank, x, y = Symbol("crank"), Symbol("x"), Symbol("y")
    f = [
        0.3 * cos(crank) + 0.9 * cos(x) - 0.7 * cos(y) - 1.0,
        0.3 * sin(crank) + 0.9 * sin(x) - 0.7 * sin(y),
    ]
    steps = linear_solve(jacobian(f, [x, y]), np.array(f)).tolist()
    angles = newton_solve(f, {x: Symbol("start_x"), y: Symbol("start_y")}, steps)
    return [*angles, *derivative(angles, crank)]


def named_awkwardly(names: Sequence[str], of: str) -> Program:
    """Return a program with strange names of y and p, and the result Σ (n + 1) y p²."""
    q = tuple(Symbol(name) for name in names)
    p = tuple(Symbol(name) for name in names)
    total = sum((n + 1) * x * m * m for n, (x, m) in enumerate(zip(q, p, strict=True)))
    groups = {"q": q, "p": p}
    equations = Equations("awkward", "direct", groups, {"r": np.array([total], object)})
    return lower(equations, of, {"y": ("q",), "p": ("p",)}, {"out": ("r",)})


def _names() -> Case:
    program = named_awkwardly(AWKWARD, "awkward")
    x = np.linspace(1, 2, len(AWKWARD))
    name = "names that languages do not allow"
    return Case(name, program, [(x, x)], 1e-12, "names and shapes")


def _shapes() -> Case:
    t, q, g = Symbol("t"), Symbol("q"), Symbol("g")
    results = {
        "alone": np.array(sin(q) * t, dtype=object),
        "grid": np.array([[q, t * g, g], [q * q, q + g, cos(q)]], dtype=object),
        "fixed": np.array([1.5, -2.0], dtype=object) * (q / q),
        "cube": np.array([[[q], [t]], [[g], [q * g]]], dtype=object),
    }
    groups = {"t": (t,), "q": (q,), "p": (g,)}
    equations = Equations("shapes", "direct", groups, results)
    arguments = {"t": ("t",), "q": ("q",), "p": ("p",)}
    program = lower(equations, "shapes", arguments, {name: (name,) for name in results})
    points = [(0.5, [0.7], [9.81])]
    return Case("results of every shape", program, points, group="names and shapes")


def _mechanisms() -> Iterator[Case]:
    rng = np.random.default_rng(7)
    pairs = [(name, group) for group, names in _MECHANISMS.items() for name in names]
    models = [(name, group, LIBRARY[name]()) for name, group in pairs]
    models += [("motor", "states", _motor()), ("zoo", "everything", zoo())]
    for name, group, model in models:
        compiled = compile_model(model)
        system = compiled.system
        y = compiled.start_state()
        # A linkage may not reach far from where it starts.
        spread = 0.01 if group == "closed loops" else 0.1
        n, m, p = len(y), len(system.u), compiled.parameters
        points = [
            (0.3, y + spread * rng.normal(size=n), rng.normal(size=m), p)
            for _ in range(2)
        ]
        purposes = ["derivatives"] + ["sensors"] * bool(system.sensors)
        purposes += ["jacobian"] * (name in _WITH_JACOBIAN)
        for purpose in purposes:
            program = compiled.program(purpose)
            yield Case(f"{name}, {purpose}", program, points, _LONG, group)
        if name in _WITH_JACOBIAN:
            back = compiled.vjp("derivatives", "y").program
            weighted = [(*point, rng.normal(size=len(y))) for point in points]
            yield Case(f"{name}, vjp", back, weighted, _LONG, group)


def _motor() -> Model:
    """Return a pendulum on a motor with an integrating controller that saturates."""
    model = Model("motor")
    R, L, k = (
        model.add_parameter(n, v) for n, v in {"R": 2.0, "L": 0.05, "k": 0.3}.items()
    )
    wanted = model.add_input("wanted", unit="rad")
    bob = model.add_body("bob", mass=0.4, com=(0, 0, -0.5))
    pivot = model.add_joint("pivot", model.world, bob, "Rx", q=0.2)
    current = model.add_state("current", start=0.1, unit="A")
    total = model.add_state("total", start=[0.3, -0.2])
    off = wanted - pivot.q[0]
    voltage = where(off < 1, 20 * off, 20) + 3 * total[0] * total[1]
    model.set_rate(current, (voltage - R * current - k * pivot.v[0]) / L)
    model.set_rate(total, [off, sin(total[0]) - total[1]])
    model.add_load("torque", JointForce(pivot, k * current))
    return model
