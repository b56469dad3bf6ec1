from __future__ import annotations

import shutil
import subprocess
from dataclasses import replace

import numpy as np
import pytest

from symbody.equations import Equations
from symbody.expr.functions import cos, sin, sqrt
from symbody.expr.node import Symbol
from symbody.program.lower import lower
from symbody.testing import COVERAGE
from symbody.writers.c import write as c
from symbody.writers.generate import generate

WARNINGS = ["-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Werror"]
STRICT = ["-std=c99", *WARNINGS, "-O1", "-c"]


def compiler():
    return next(c for c in ("cc", "gcc", "clang") if shutil.which(c))


def chain_of_terms(length):
    """Return equations with a long sequence of steps, each used several times."""
    q = tuple(Symbol(f"q{i}") for i in range(4))
    m = Symbol("m", 1)
    nodes = [sin(q[0]), cos(q[1]), q[2] * m, q[3] / m]
    for _ in range(length):
        nodes.append((nodes[-1] * nodes[-4] + nodes[-3]) / (2 + nodes[-2] * nodes[-2]))
    results = {"r": np.array([nodes[-1], nodes[len(nodes) // 2]], dtype=object)}
    return Equations("terms", "direct", {"q": q, "p": (m,)}, results)


def lowered(equations, name="f"):
    return lower(equations, name, {"y": ("q",), "p": ("p",)}, {"r": ("r",)})


@pytest.mark.compiler("c")
def test_no_warning_under_strict_flags(program_of, tmp_path):
    programs = [
        program_of([node], f"f_{index}", parameters)
        for index, node in enumerate(COVERAGE.values())
        for parameters in [("a", "b", "c", "d", "e", "z") if index % 2 else ()]
    ]
    programs.append(lowered(chain_of_terms(400), "long_function"))
    for name, text in generate(programs, "c", name="all").items():
        (tmp_path / name).write_text(text)
    subprocess.run([compiler(), *STRICT, "all.c"], cwd=tmp_path, check=True)


@pytest.mark.compiler("c++")
def test_the_header_is_valid_cpp(program_of, tmp_path):
    files = generate([program_of([COVERAGE["add"]], "f")], "c", name="m")
    (tmp_path / "m.h").write_text(files["m.h"])
    (tmp_path / "main.cpp").write_text(
        '#include "m.h"\n#include "m.h"\nint main() {}\n'
    )
    command = ["c++", *WARNINGS, "-c", "main.cpp"]
    subprocess.run(command, cwd=tmp_path, check=True)


def test_a_long_program_is_split_into_functions_that_share_a_work_array(monkeypatch):
    monkeypatch.setattr(c, "DIALECT", replace(c.DIALECT, longest=100))
    text = generate([lowered(chain_of_terms(200))], "c")["terms.c"]
    assert "static void f_1(" in text
    assert "double w[" in text
    pieces = text.split("static void f_")[1:]
    assert max(piece.count("const double") for piece in pieces) < 120


def test_no_two_files_of_one_name_come_out_different(program_of):
    program = program_of([sqrt(Symbol("a"))], "f")
    assert generate([program], "c") == generate([program], "c")
