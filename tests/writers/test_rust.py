from __future__ import annotations

import os
import tomllib
from pathlib import Path

import numpy as np
import pytest

import symbody as sb
from runners.rust import run
from symbody.testing.cases import cases
from symbody.writers.generate import generate


def libm():
    """The crate libm as Debian has it; CI must have it."""
    found = sorted(Path("/usr/share/cargo/registry").glob("libm-*/src/lib.rs"))
    if not found and not os.environ.get("CI"):
        pytest.skip("needs the sources of the crate libm (librust-libm-dev)")
    return found[-1]


@pytest.fixture(scope="module")
def files():
    compiled = sb.compile_model(sb.library.zoo())
    programs = [compiled.program(p) for p in ("derivatives", "sensors")]
    return generate(programs, "rust", name="zoo")


@pytest.mark.slow
@pytest.mark.compiler("rustc")
def test_without_std_the_crate_libm_gives_the_same(tmp_path):
    chosen = [case for case in cases() if case.name.endswith(", both")]
    inputs = {case.program.name: case.points for case in chosen}
    outputs = run([case.program for case in chosen], inputs, tmp_path, libm=libm())
    for case in chosen:
        for found, expected in zip(
            outputs[case.program.name], case.expected, strict=True
        ):
            for name, values in expected.items():
                size = np.abs(values).max(initial=0.0)
                np.testing.assert_allclose(
                    found[name], values, rtol=case.rtol, atol=case.rtol * size
                )


def test_nothing_is_unsafe_and_std_is_left_out(files):
    text = files["zoo.rs"]
    assert text.startswith("//! symbody")
    assert "#![no_std]" in text
    assert "unsafe" not in text.replace("#![forbid(unsafe_code)]", "")
    outside = text[text.index("use libm as math;") :]
    assert "std::" not in outside


def test_cargo_can_choose_where_mathematics_comes_from(files):
    manifest = tomllib.loads(files["Cargo.toml"])
    assert manifest["lib"]["path"] == "zoo.rs"
    assert manifest["features"] == {"default": ["std"], "std": []}
    assert manifest["dependencies"]["libm"]["optional"] is True


def test_matrices_are_arrays_of_rows():
    program = sb.compile_model(sb.library.double_pendulum()).program("mass_matrix")
    text = generate([program], "rust")["double_pendulum.rs"]
    assert "M: &mut [[f64; 2]; 2]," in text
    assert "M[0][1] = " in text
