from __future__ import annotations

import numpy as np
import pytest

from probes.load import load
from symbody.testing.cases import named_awkwardly

AWKWARD = [
    "if", "double", "lambda", "sin", "np", "math", "k", "y", "p", "t0", "k3", "w",
    "r[0]", "θ", "2nd", "a b", "a_b", "__import__", "y1", "unix", "list", "out", "f",
]  # fmt: skip


@pytest.mark.parametrize(
    "backend", ["llvm", pytest.param("c", marks=pytest.mark.compiler("c")), "python"]
)
def test_any_name_can_be_given_to_a_symbol(backend):
    program = named_awkwardly(AWKWARD, "f")
    x = np.linspace(1, 2, len(AWKWARD))
    (actual,) = load([program], backend, x)["f"](x)
    assert actual == pytest.approx(sum((n + 1) * v**3 for n, v in enumerate(x)), 1e-13)
