"""Contracted second derivatives are written in other languages with equal values."""

import importlib.util

import numpy as np
import pytest

import symbody as sb

T, Y, U = 0.0, np.array([0.3, 0.4, 0.5, 0.6]), np.zeros(0)
WEIGHTS = np.array([1.0, 2.0, 3.0, 4.0])


@pytest.fixture(scope="module")
def wanted():
    compiled = sb.compile_model(sb.library.double_pendulum())
    return compiled.hessian(of="derivatives", wrt="y")(T, Y, U, WEIGHTS)


@pytest.mark.compiler("c")
def test_compiled_c_has_the_same(wanted):
    compiled = sb.compile_model(sb.library.double_pendulum(), backend="c")
    found = compiled.hessian(of="derivatives", wrt="y")(T, Y, U, WEIGHTS)
    np.testing.assert_allclose(found, wanted, rtol=1e-12, atol=1e-12)


def test_numpy_text_has_the_same(wanted, tmp_path):
    model = sb.library.double_pendulum()
    sb.generate(model, "numpy", tmp_path, functions=["hessian(derivatives; y)"])
    (path,) = tmp_path.glob("*.py")
    spec = importlib.util.spec_from_file_location("written", path)
    written = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(written)
    name = "double_pendulum_hessian_derivatives_by_y"
    p = sb.compile_model(model).parameters
    k = getattr(written, f"{name}_constants")(p)
    found = getattr(written, name)(T, Y, U, p, WEIGHTS, k)
    np.testing.assert_allclose(found, wanted, rtol=1e-12, atol=1e-12)
