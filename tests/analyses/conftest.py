"""Compiled functions and problems for the tests of time integration."""

import ctypes
import math
from types import SimpleNamespace

import numpy as np
import pytest

from symbody.analyses.run.problem import InitialValueProblem

SIGNATURE = ctypes.CFUNCTYPE(
    None, ctypes.c_double, *[ctypes.POINTER(ctypes.c_double)] * 5
)


def _compile(function, p=(), k=()):
    """Return a Python function behind an address; out of its domain it gives NaN."""

    def guarded(t, y, u, p, k, out):
        try:
            function(t, y, u, p, k, out)
        except (ArithmeticError, ValueError):
            out[0] = math.nan

    entry = SIGNATURE(guarded)
    return SimpleNamespace(
        address=ctypes.cast(entry, ctypes.c_void_p).value,
        parameters=np.array(p, dtype=float),
        constants=np.array(k, dtype=float),
        kept_alive=entry,
    )


def _oscillator(t, y, u, p, k, yd):
    yd[0] = y[1]
    yd[1] = u[0] - p[0] * y[0]


def _oscillator_jacobian(t, y, u, p, k, J):
    J[0], J[1], J[2], J[3] = 0.0, 1.0, -p[0], 0.0


def _smooth(t, y, u, p, k, yd):
    yd[0] = y[0] * math.cos(t)
    yd[1] = -2.0 * t * y[1] * y[1]


def _spinning(t, y, u, p, k, yd):
    """q (scalar first) of a body with the angular velocity in y[4:7]."""
    q0, q1, q2, q3 = y[0], y[1], y[2], y[3]
    wx, wy, wz = y[4], y[5], y[6]
    yd[0] = 0.5 * (-q1 * wx - q2 * wy - q3 * wz)
    yd[1] = 0.5 * (q0 * wx + q2 * wz - q3 * wy)
    yd[2] = 0.5 * (q0 * wy + q3 * wx - q1 * wz)
    yd[3] = 0.5 * (q0 * wz + q1 * wy - q2 * wx)
    yd[4] = p[0] * wy * wz + q1
    yd[5] = p[1] * wz * wx
    yd[6] = p[2] * wx * wy - q2 * q3


@pytest.fixture(scope="session")
def compiled_function():
    """Return what makes an addressed function of a Python function."""
    return _compile


@pytest.fixture(scope="session")
def functions():
    """Return the right-hand sides that several tests use."""
    return SimpleNamespace(
        oscillator=_compile(_oscillator, [4.0]),
        oscillator_jacobian=_compile(_oscillator_jacobian, [4.0]),
        smooth=_compile(_smooth),
        spinning=_compile(_spinning, [0.3, -0.5, 0.2]),
    )


@pytest.fixture
def oscillator(functions):
    """Return what makes q'' + 4 q = F with q(0) = 1 of its inputs."""

    def problem(inputs, jacobian=None):
        return InitialValueProblem(
            functions.oscillator,
            [1.0, 0.0],
            ("q", "v"),
            input_labels=("F",),
            inputs=inputs,
            jacobian=jacobian,
        )

    return problem


@pytest.fixture
def smooth(functions):
    """Return y' = (y1 cos t, -2 t y2²), which is (exp(sin t), 1 / (1 + t²))."""
    return InitialValueProblem(functions.smooth, [1.0, 1.0], ("a", "b"))


@pytest.fixture
def spinning(functions):
    """Return a turning body with a quaternion, which is its first four states."""
    labels = ("q_0", "q_1", "q_2", "q_3", "w_x", "w_y", "w_z")
    y0 = [1.0, 0.0, 0.0, 0.0, 0.5, 4.0, 0.3]
    return InitialValueProblem(functions.spinning, y0, labels, quaternions=(0,))
