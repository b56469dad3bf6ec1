"""Scratch memory of functions is not of the stack where it is large."""

import ctypes
import os
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import symbody as sb
from probes.load import load
from symbody.equations import Equations
from symbody.expr.blocks import linear_solve
from symbody.program.lower import lower
from symbody.runtime.compiler import find_compiler
from symbody.runtime.machine_code import machine_code
from symbody.writers.c.cpp import write as write_cpp
from symbody.writers.c.write import write as write_c
from symbody.writers.llvm.body import PROCESSOR
from symbody.writers.llvm.write import module
from symbody.writers.source_file import Used

IN_A_SMALL_THREAD = """
import threading
import numpy as np
import symbody as sb
from symbody.equations import Equations
from symbody.expr.blocks import linear_solve
from symbody.program.content import ProgramRequest
from symbody.runtime.functions import CompiledFunction
from symbody.runtime.load import compiled_entry

n = 160
a = [sb.symbol(f"a{i}") for i in range(n)]
at = np.add.outer(np.arange(n), np.arange(n)) % n
x = linear_solve(np.array(a)[at], np.array(a), definite=False)
equations = Equations("solver", "", {"a": tuple(a)}, {"x": x}, {}, ())
asked = ProgramRequest(equations, "solver", {"a": ("a",)}, {"x": ("x",)})
function = CompiledFunction.of(compiled_entry(asked, "BACKEND"))
values, found = np.random.default_rng(0).normal(size=n), []
threading.stack_size(1 << 17)
thread = threading.Thread(target=lambda: found.append(function(values)))
thread.start()
thread.join()
print(np.abs(values[at] @ found[0] - values).max())
"""


@pytest.mark.parametrize(
    "backend", ["llvm", pytest.param("c", marks=pytest.mark.compiler("c"))]
)
def test_a_large_system_is_solved_in_a_thread_with_a_small_stack(backend):
    """Its matrix of 200 kB is larger than the stack, which ended the process."""
    source = {"PYTHONPATH": str(Path(sb.__file__).parents[1])}
    command = [sys.executable, "-c", IN_A_SMALL_THREAD.replace("BACKEND", backend)]
    done = subprocess.run(
        command, capture_output=True, text=True, env=os.environ | source
    )
    assert done.returncode == 0, done.stderr
    assert float(done.stdout) < 1e-12  # some thousand roundings


def solver(n=3):
    A = np.array([[sb.symbol(f"a{i}_{j}") for j in range(n)] for i in range(n)])
    b = np.array([sb.symbol(f"b{i}") for i in range(n)])
    arguments = {"A": tuple(A.ravel()), "b": tuple(b)}
    equations = Equations("solver", "", arguments, {"x": linear_solve(A, b)})
    return lower(equations, "f", {"A": ("A",), "b": ("b",)}, {"x": ("x",)})


def large(n=64):
    """Return a system whose matrix has zeros, entries of an array, and formulas."""
    a = np.array([sb.symbol(f"a{i}") for i in range(n)])
    A = a[np.add.outer(np.arange(n), 3 * np.arange(n)) % n]
    A[np.arange(n) % 3 == 1, :9] = sb.expr.node.ZERO
    A[:4, :4] = np.outer(a[:4], a[:4])
    x = linear_solve(A, a, definite=False)
    equations = Equations("solver", "", {"a": tuple(a)}, {"x": x})
    return lower(equations, "f", {"a": ("a",)}, {"x": ("x",)})


def in_c(text_of, program, names, a, w=None):
    """Return the results of a function of a C text that is changed first."""
    files = {n: text_of(text) for n, text in write_c([program], "large").items()}
    library = find_compiler().library(files)
    found = np.full(len(a), 7.0)
    given = [a, np.zeros(1), found, *([] if w is None else [w])]
    function = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * len(given))
    function(library.find(names))(*(x.ctypes.data for x in given))
    return found


@pytest.mark.compiler("c")
def test_large_arrays_of_c_hold_what_the_interpreter_finds(rng):
    program, a = large(), rng.normal(size=64)
    expected = load([program], "python")["f"](a)
    found = in_c(str, program, "f", a)
    # Some thousand roundings, of a matrix of a condition below 1e4.
    np.testing.assert_allclose(found, expected, rtol=1e-9)


@pytest.mark.compiler("c")
def test_the_caller_may_lend_scratch_memory_to_c(rng):
    program, a, w = large(70), rng.normal(size=70), np.zeros(70 * 70)
    header = write_c([program], "large")["large.h"]
    assert f"#define F_WORK {w.size}\n" in header
    lent = in_c(str, program, "f_with_work", a, w)
    assert lent.tobytes() == in_c(str, program, "f", a).tobytes()
    assert w.any()


@pytest.mark.compiler("c")
def test_without_memory_no_result_of_c_is_a_number(rng):
    none = lambda text: text.replace("= malloc(", "= NULL; (void)(")  # noqa: E731
    assert np.isnan(in_c(none, large(70), "f", rng.normal(size=70))).all()


IN_CPP = """
#include "large.hpp"
#include <cstdio>

int main()
{
    std::array<double, COUNT> a{VALUES}, x{};
    symbody::large::f(a, {}, x);
    for (const double each : x)
        std::printf("%.17g ", each);
}
"""


def in_cpp(folder, program, a, changed=str):
    """Return the results of C++ with a stack of 128 kB."""
    files = write_cpp([program], "large")
    listed = ", ".join(map(repr, map(float, a)))
    main = IN_CPP.replace("COUNT", str(len(a))).replace("VALUES", listed)
    for name, text in {**files, "main.cpp": main}.items():
        (folder / name).write_text(changed(text))
    flags = ["-std=c++17", "-O1", "-Wall", "-Wextra", "-Werror", "-o", "main"]
    subprocess.run(["g++", *flags, "large.cpp", "main.cpp"], cwd=folder, check=True)
    command = ["bash", "-c", "ulimit -s 128; ./main"]
    done = subprocess.run(command, cwd=folder, check=True, capture_output=True)
    return np.array(done.stdout.split(), float)


@pytest.mark.compiler("g++")
def test_large_arrays_of_cpp_take_no_memory_of_the_stack(tmp_path, rng):
    program, a = large(160), rng.normal(size=160)
    expected = load([program], "python")["f"](a)
    # Some thousand roundings, of a matrix of a condition below 1e4.
    np.testing.assert_allclose(in_cpp(tmp_path, program, a), expected, rtol=1e-9)


@pytest.mark.compiler("g++")
def test_without_memory_no_result_of_cpp_is_a_number(tmp_path, rng):
    none = lambda text: text.replace("(new (std::nothrow)", "(true ? nullptr : new")  # noqa: E731
    assert np.isnan(in_cpp(tmp_path, large(70), rng.normal(size=70), none)).all()


def test_entries_of_large_systems_are_copied_by_loops_in_c():
    """As ten thousands of numbers and expressions they take compilers minutes."""
    text = write_c([large(100)], "large")["large.c"]
    assert not re.search(r"double \w+\[10000\] = \{", text)
    assert len(re.findall(r"\w+_m\[\d+\] = ", text)) <= 16
    assert "_m[_to[_i]] = a[_from[_i]];" in text


@pytest.mark.compiler("c")
def test_compilers_have_nothing_to_say_of_large_systems_in_c(tmp_path):
    """Entries that only the matrix has are read from their array, and not named."""
    for name, text in write_c([solver(40)], "large").items():
        (tmp_path / name).write_text(text)
    command = ["cc", "-std=c99", "-Wall", "-Wextra", "-Werror", "-c", "large.c"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def called(text, A, b):
    code = machine_code(text)
    found = np.full(len(b), 7.0)
    given = [np.ascontiguousarray(a) for a in (A, b, np.zeros(1), found)]
    kind = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 4)
    kind(code.find("f"))(*(a.ctypes.data for a in given))
    return found


@pytest.mark.parametrize("longest_part", [1, 1000])
def test_memory_of_the_c_library_gives_the_same_bits(longest_part, rng):
    program, on_stack = solver(), replace(PROCESSOR, longest_part=longest_part)
    on_heap = replace(on_stack, most_on_stack=8)
    texts = [module([program], Used(), style=style) for style in (on_stack, on_heap)]
    assert ["@malloc(" in text for text in texts] == [False, True]
    assert "alloca" not in texts[1]
    A, b = rng.normal(size=(3, 3)), rng.normal(size=3)
    first, second = (called(text, A, b) for text in texts)
    assert first.tobytes() == second.tobytes()
    np.testing.assert_allclose(first, np.linalg.solve(A, b), rtol=1e-12)


def test_without_memory_no_result_is_a_number(rng):
    style = replace(PROCESSOR, most_on_stack=8)
    text = module([solver()], Used(), style=style)
    none = "define ptr @none(i64 %n) {\n  ret ptr null\n}\n"
    text = text.replace("call ptr @malloc(", "call ptr @none(") + none
    assert np.isnan(called(text, rng.normal(size=(3, 3)), rng.normal(size=3))).all()
