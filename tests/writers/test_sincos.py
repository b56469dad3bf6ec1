"""Our sines and cosines are within one unit in the last place, everywhere."""

from __future__ import annotations

import platform

import llvmlite.binding as llvm
import mpmath
import numpy as np
import pytest

import symbody as sb
from probes.load import load
from symbody.equations import Equations
from symbody.expr.functions import cos, sin
from symbody.expr.node import Symbol
from symbody.program.lower import lower
from symbody.runtime.machine_code import prepare
from symbody.writers.llvm.write import module
from symbody.writers.source_file import Used

BACKENDS = ["llvm", pytest.param("c", marks=pytest.mark.compiler("c"))]
ANGLES = 8


@pytest.fixture(scope="module", params=BACKENDS)
def function(request):
    q = tuple(Symbol(f"q{i}") for i in range(ANGLES))
    results = {"r": np.array([[sin(x), cos(x)] for x in q], dtype=object)}
    program = lower(
        Equations("angles", "direct", {"q": q}, results),
        "f",
        {"y": ("q",)},
        {"r": ("r",)},
    )
    return load([program], request.param)["f"]


def values(function, angles):
    padded = np.append(angles, np.zeros(-len(angles) % ANGLES))
    rows = [function(part) for part in padded.reshape(-1, ANGLES)]
    return np.concatenate(rows)[: len(angles)].T


def near_quarter_turns(rng):
    """Return the doubles next to multiples of π/2, where a small rest is left."""
    with mpmath.workprec(200):
        turns = [int(n) for n in (*range(-50, 50), *rng.integers(-63000, 63000, 300))]
        nearest = np.array([float(n * mpmath.pi / 2) for n in turns])
    return np.concatenate(
        [nearest, np.nextafter(nearest, np.inf), nearest * (1 + 1e-13)]
    )


def errors_in_last_place(actual, angles, exact):
    with mpmath.workprec(200):
        truth = [exact(mpmath.mpf(float(x))) for x in angles]
        units = [np.spacing(abs(float(value))) for value in truth]
        return [
            abs(float((mpmath.mpf(float(a)) - value) / unit))
            for a, value, unit in zip(actual, truth, units, strict=True)
        ]


@pytest.mark.parametrize(
    "angles",
    [
        lambda rng: rng.uniform(-np.pi / 4, np.pi / 4, 400),
        lambda rng: rng.uniform(-10, 10, 400),
        lambda rng: rng.uniform(-1e5, 1e5, 400),
        lambda rng: rng.choice([-1, 1], 400) * 10 ** rng.uniform(-300, 5, 400),
        lambda rng: np.arange(-400, 400) * np.pi / 4,
        near_quarter_turns,
    ],
    ids=[
        "reduced",
        "usual",
        "large",
        "all sizes",
        "eighth turns",
        "near quarter turns",
    ],
)
def test_the_error_is_below_one_unit_in_the_last_place(function, angles, rng):
    x = angles(rng)
    sines, cosines = values(function, x)
    assert max(errors_in_last_place(sines, x, mpmath.sin)) < 0.8
    assert max(errors_in_last_place(cosines, x, mpmath.cos)) < 0.8


@pytest.mark.parametrize("odd", [1.1e5, -3e7, 1e22, np.inf, -np.inf, np.nan])
def test_libm_takes_over_for_the_angle_that_is_out_of_range(function, odd):
    for lane in range(ANGLES):
        x = np.linspace(-1, 1, ANGLES)
        x[lane] = odd
        sines, cosines = values(function, x)
        with np.errstate(invalid="ignore"):
            np.testing.assert_allclose(sines, np.sin(x), rtol=4e-16)
            np.testing.assert_allclose(cosines, np.cos(x), rtol=4e-16)


def test_tiny_angles_are_their_own_sines(function):
    x = np.array([0.0, 5e-324, -5e-324, 1e-310, -1e-300, 1e-20, -1e-9, 0.0])
    sines, cosines = values(function, x)
    assert sines.tolist() == x.tolist()
    assert cosines.tolist() == [1.0] * ANGLES


@pytest.mark.parametrize("count", [1, 2, 3, 7, 9, 17])
@pytest.mark.parametrize("backend", BACKENDS)
def test_groups_of_any_size_are_right(count, backend):
    q = tuple(Symbol(f"q{i}") for i in range(count))
    results = {"r": np.array([sin(x) + 2 * cos(3 * x) for x in q], dtype=object)}
    equations = Equations("angles", "direct", {"q": q}, results)
    program = lower(equations, "f", {"y": ("q",)}, {"r": ("r",)})
    x = np.linspace(-3, 3, count)
    actual = load([program], backend)["f"](x)
    np.testing.assert_allclose(actual, np.sin(x) + 2 * np.cos(3 * x), atol=1e-15)


@pytest.mark.skipif(
    platform.machine().lower() not in ("x86_64", "amd64"),
    reason="the widest registers are of x86",
)
def test_single_rows_leave_the_widest_registers_alone():
    """Where these are in use, fewer units are left for numbers that stand alone."""
    program = sb.compile_model(sb.library.chain(7)).program("derivatives")
    prepare()
    machine = llvm.Target.from_default_triple().create_target_machine(
        cpu="skylake-avx512", opt=1
    )
    parsed = llvm.parse_assembly(module([program], Used(), "evaluations"))
    parsed.triple = machine.triple
    text = machine.emit_assembly(parsed)
    assert "ymm" in text
    assert "zmm" not in text
