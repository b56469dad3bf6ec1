"""Every language gives the reference values, executed by its own tool."""

from __future__ import annotations

from functools import partial
from importlib.util import find_spec

import numpy as np
import pytest

from symbody.testing.cases import cases
from symbody.testing.runners.casadi import run as run_casadi
from symbody.testing.runners.cpp import run as run_cpp
from symbody.testing.runners.fortran import run as run_fortran
from symbody.testing.runners.jax import run as run_jax
from symbody.testing.runners.matlab import run as run_matlab
from symbody.testing.runners.rust import run as run_rust
from symbody.testing.runners.torch import run as run_torch

RUNNERS = {
    "casadi": run_casadi,
    "cpp": run_cpp,
    "cpp, clang": partial(run_cpp, compiler="clang++"),
    "cpp_header": partial(run_cpp, compiler="clang++", language="cpp_header"),
    "fortran": run_fortran,
    "jax": run_jax,
    "matlab": run_matlab,
    "rust": run_rust,
    "torch": run_torch,
}
# Wheels of PyTorch from the usual index bring gigabytes for graphics cards along.
NO_TORCH = pytest.mark.skipif(
    find_spec("torch") is None, reason="PyTorch is not installed"
)
LANGUAGES = [
    "casadi",
    pytest.param("cpp", marks=pytest.mark.compiler("g++")),
    pytest.param("cpp, clang", marks=pytest.mark.compiler("clang++")),
    pytest.param("cpp_header", marks=pytest.mark.compiler("clang++")),
    pytest.param("fortran", marks=pytest.mark.compiler("gfortran")),
    "jax",
    pytest.param("matlab", marks=pytest.mark.compiler("octave")),
    pytest.param("rust", marks=pytest.mark.compiler("rustc")),
    pytest.param("torch", marks=NO_TORCH),
]


@pytest.fixture(scope="module")
def outputs(tmp_path_factory):
    """What a language gives for all cases, from one start of its tool."""
    found = {}

    def of(language):
        if language not in found:
            programs = [case.program for case in cases()]
            inputs = {case.program.name: case.points for case in cases()}
            folder = tmp_path_factory.mktemp(language)
            found[language] = RUNNERS[language](programs, inputs, folder)
        return found[language]

    return of


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
def test_a_program_gives_the_reference_values(case, language, outputs):
    for found, expected in zip(
        outputs(language)[case.program.name], case.expected, strict=True
    ):
        for name, values in expected.items():
            size = np.abs(values).max(initial=0.0, where=np.isfinite(values))
            np.testing.assert_allclose(
                found[name], values, rtol=case.rtol, atol=case.rtol * size
            )
