"""A small function of time, state, input and parameters."""

from __future__ import annotations

import numpy as np
import pytest

from symbody.equations import Equations
from symbody.expr.functions import sin
from symbody.expr.node import Symbol
from symbody.program.lower import lower

ARGUMENTS = {"t": ("t",), "y": ("q",), "u": ("u",), "p": ("p",)}


@pytest.fixture(scope="session")
def program():
    """yd = [q2, u/m - g sin(q1) + t], M = [[m g, q1], [q1, 2]]."""
    t, u = Symbol("t"), Symbol("force")
    q1, q2 = Symbol("angle"), Symbol("rate")
    m, g = Symbol("mass", 1), Symbol("g")
    results = {
        "yd": np.array([q2, u / m - g * sin(q1) + t], dtype=object),
        "M": np.array([[m * g, q1], [q1, 2 + 0 * q1]], dtype=object),
    }
    groups = {"t": (t,), "q": (q1, q2), "u": (u,), "p": (m, g)}
    return lower(
        Equations("pendulum", "kane", groups, results),
        "f",
        ARGUMENTS,
        {"yd": ("yd",), "M": ("M",)},
    )


@pytest.fixture(scope="session")
def rate_program(program):
    """The same with yd alone."""
    t, q, u, p = (argument.symbols for argument in program.arguments)
    results = {"yd": np.array([q[1], u[0] / p[0] - p[1] * sin(q[0]) + t[0]], object)}
    groups = {"t": t, "q": q, "u": u, "p": p}
    equations = Equations("pendulum", "kane", groups, results)
    return lower(equations, "rate", ARGUMENTS, {"yd": ("yd",)})
