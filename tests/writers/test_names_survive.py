from __future__ import annotations

import numpy as np
import pytest

import symbody as sb
from probes.load import load
from symbody.testing.cases import named_awkwardly
from symbody.writers.generate import generate

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


@pytest.mark.parametrize("name", ["f0", "f1_car", "f2_"])
def test_a_model_may_be_called_as_functions_of_curves_are(name):
    model = sb.Model(name)
    body = model.add_body("body", mass=1.0)
    slide = model.add_joint("slide", model.world, body, "Tx")
    push = model.add_curve("push", [0, 1, 2], [1, 2, 1], extrapolation="constant")
    model.add_load("load", sb.loads.JointForce(slide, push(slide.q[0])))
    compiled = sb.compile_model(model)
    assert compiled.derivatives(0.0, [1.0, 0.0]) == pytest.approx([0.0, 2.0])
    program = compiled.program("derivatives")
    (text, *_) = generate([program], "python").values()
    assert f"\ndef {name}_derivatives_(" in text


def test_a_curve_is_not_taken_for_a_function_of_such_a_model():
    model = sb.Model("f0")
    slide = model.add_joint("slide", model.world, model.add_body("body", 1.0), "Tx")
    energy = model.add_curve("energy", [0, 1, 2], [1, 2, 1])
    model.add_load("load", sb.loads.JointForce(slide, energy(slide.q[0])))
    compiled = sb.compile_model(model)
    programs = [compiled.program(name) for name in ("derivatives", "energy")]
    (text,) = generate(programs, "python").values()
    scope: dict[str, object] = {}
    exec(text, scope)
    np.testing.assert_allclose(
        scope["f0_derivatives_"](0, [1.0, 0], [], [], []), [0, 2]
    )
