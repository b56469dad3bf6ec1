from __future__ import annotations

import numpy as np
import pytest

from symbody.equations import Equations
from symbody.expr import Symbol
from symbody.program.lower import lower
from symbody.runtime.load import load

AWKWARD = [
    "if", "double", "lambda", "sin", "np", "math", "k", "y", "p", "t0", "k3", "w",
    "r[0]", "θ", "2nd", "a b", "a_b", "__import__", "y1", "unix", "list", "out", "f",
]  # fmt: skip


@pytest.mark.parametrize(
    "backend", ["llvm", pytest.param("c", marks=pytest.mark.compiler("c")), "python"]
)
def test_any_name_can_be_given_to_a_symbol(backend):
    q = tuple(Symbol(name) for name in AWKWARD)
    p = tuple(Symbol(name) for name in AWKWARD)
    total = sum((n + 1) * x * m * m for n, (x, m) in enumerate(zip(q, p, strict=True)))
    groups = {"q": q, "p": p}
    equations = Equations("awkward", "direct", groups, {"r": np.array([total], object)})
    program = lower(equations, "f", {"y": ("q",), "p": ("p",)}, {"out": ("r",)})
    x = np.linspace(1, 2, len(q))
    (actual,) = load([program], backend, x)["f"](x)
    assert actual == pytest.approx(sum((n + 1) * v**3 for n, v in enumerate(x)), 1e-13)
