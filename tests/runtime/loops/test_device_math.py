"""The elementary functions for devices are as exact as those of libm."""

import ctypes
import itertools
import math

import mpmath
import numpy as np
import pytest

from symbody.runtime.loops.library import loop_text
from symbody.runtime.machine_code import machine_code
from symbody.writers.llvm.forms import LIBM

SPECIAL = (0.0, 1.0, 2.0, 3.0, 0.5, math.inf, 5e-324, 1e308, 1e17, math.nan)
SPECIAL = (*SPECIAL, *(-x for x in SPECIAL[:-1]))
# Units in the last place; each function is made of a few roundings.
MOST = 3.0


@pytest.fixture(scope="module")
def code():
    return machine_code(loop_text("device_math"))


def function(code, name):
    kinds = [ctypes.c_double] * (1 + LIBM[name])
    return ctypes.CFUNCTYPE(*kinds)(code.find(f"math_{name}"))


def far(rng, low, high, count=150):
    return rng.choice([-1, 1], count) * 10.0 ** rng.uniform(low, high, count)


def arguments(name, rng):
    """Return numbers all over where a function is defined."""
    near = rng.uniform(-1, 1, 150)
    match name:
        case "sin" | "cos" | "tan":
            return [*10 * near, *1e5 * near, *far(rng, -300, 300), *far(rng, 4, 20)]
        case "exp":
            return [*near, *700 * near, *far(rng, -20, -1)]
        case "log":
            return [*abs(far(rng, -300, 300)), *(1 + far(rng, -16, -1)), 1e-310]
        case "asin" | "acos" | "atanh":
            return [*near, *far(rng, -300, 0), *(1 - 10 ** rng.uniform(-15, 0, 99))]
        case "sinh" | "cosh" | "tanh":
            return [*2 * near, *(708 * near), *far(rng, -300, 0)]
        case "acosh":
            return [*(1 + 10 ** rng.uniform(-15, 5, 99)), *abs(far(rng, 1, 300))]
        case _:
            return [*3 * near, *far(rng, -300, 300)]


def error(found, wanted):
    """Return the error in units in the last place."""
    return float(abs(mpmath.mpf(found) - wanted) / np.spacing(abs(float(wanted))))


@pytest.mark.parametrize("name", [n for n, count in LIBM.items() if count == 1])
def test_functions_of_one_argument_are_exact(name, code, rng):
    called = function(code, name)
    with mpmath.workprec(1200):
        for x in map(float, arguments(name, rng)):
            wanted = getattr(mpmath, name)(mpmath.mpf(x))
            assert error(called(x), wanted) < MOST, x


@pytest.mark.parametrize("name", ["atan2", "pow"])
def test_functions_of_two_arguments_are_exact(name, code, rng):
    called = function(code, name)
    near = (rng.uniform(0, 2, 150), rng.uniform(-20, 20, 150))
    wide = (abs(far(rng, -300, 300)), far(rng, -2, 0.0))
    with mpmath.workprec(300):
        for x, y in (*zip(*near, strict=True), *zip(*wide, strict=True)):
            a, b = mpmath.mpf(float(x)), mpmath.mpf(float(y))
            wanted = mpmath.atan2(a, b) if name == "atan2" else a**b
            assert error(called(float(x), float(y)), wanted) < MOST, (x, y)


@pytest.mark.parametrize("name", LIBM)
def test_what_is_not_finite_is_that_of_the_c_library(name, code):
    called, libm = function(code, name), ctypes.CDLL(None)[name]
    libm.restype, libm.argtypes = ctypes.c_double, [ctypes.c_double] * LIBM[name]
    for given in itertools.product(SPECIAL, repeat=LIBM[name]):
        found, wanted = called(*given), libm(*given)
        np.testing.assert_allclose(found, wanted, rtol=1e-14, err_msg=str(given))
        if not math.isnan(wanted):
            assert math.copysign(1, found) == math.copysign(1, wanted), given
