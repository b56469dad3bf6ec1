from __future__ import annotations

import subprocess

import pytest

import symbody as sb
from symbody.writers.generate import generate

FLAGS = ["-std=c++17", "-O2", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion"]
USE = """\
#include "pendulum.hpp"

#include <vector>

double slope(double angle);

double slope(double angle)
{
    using namespace symbody::pendulum;
    const double p[] = {2.0, 1.5};
    std::vector<double> y{angle, 0.0};
    std::array<double, 2> yd{};
    std::array<double, 2> k{};
    pendulum_derivatives_constants(p, k);
    pendulum_derivatives(0.0, {y.data(), y.size()}, {}, p, k, yd);
    return yd[1];
}
"""
MAIN = """\
#include "pendulum.hpp"

#include <cmath>

double slope(double angle);

int main()
{
    return std::fabs(slope(0.3) + 9.81/1.5*std::sin(0.3)) < 1e-12 ? 0 : 1;
}
"""


@pytest.fixture
def program():
    model = sb.library.pendulum()
    return sb.compile_model(model).program("derivatives")


def build(folder, files, *more, compiler="g++"):
    for name, text in files.items():
        (folder / name).write_text(text)
    sources = sorted(name for name in files if name.endswith(".cpp"))
    target = [] if more else ["-o", "main"]
    command = [compiler, *FLAGS, "-Werror", *more, *target, *sources]
    return subprocess.run(
        command, cwd=folder, capture_output=True, text=True, check=False
    )


@pytest.mark.compiler("g++")
@pytest.mark.parametrize("language", ["cpp", "cpp_header"])
def test_a_program_of_several_files_uses_arrays_of_all_kinds(
    language, program, tmp_path
):
    files = generate([program], language, name="pendulum")
    done = build(tmp_path, {**files, "use.cpp": USE, "main.cpp": MAIN})
    assert done.returncode == 0, done.stderr
    subprocess.run(["./main"], cwd=tmp_path, check=True)


@pytest.mark.compiler("g++")
def test_an_array_of_another_length_does_not_compile(program, tmp_path):
    files = generate([program], "cpp", name="pendulum")
    wrong = USE.replace("p[] = {2.0, 1.5}", "p[] = {2.0, 1.5, 0.0}")
    done = build(tmp_path, {**files, "use.cpp": wrong}, "-fsyntax-only")
    assert "an array of another length is needed" in done.stderr
    read_only = USE.replace(
        "std::array<double, 2> yd", "const std::array<double, 2> yd"
    )
    assert build(tmp_path, {"use.cpp": read_only}, "-fsyntax-only").returncode != 0


@pytest.mark.compiler("g++")
def test_no_warning_where_the_compiler_looks_deeper(tmp_path):
    compiled = sb.compile_model(sb.library.excavator())
    programs = [compiled.program(p) for p in ("derivatives", "sensors")]
    done = build(tmp_path, generate(programs, "cpp"), "-c")
    assert done.returncode == 0, done.stderr


def test_a_namespace_is_no_keyword_and_lies_in_ours(program):
    header = generate([program], "cpp_header", name="double")["double.hpp"]
    assert "namespace symbody::double_ {" in header


def test_a_header_alone_has_no_source_file(program):
    files = generate([program], "cpp_header", name="pendulum")
    assert list(files) == ["pendulum.hpp"]
    assert (
        "static " not in files["pendulum.hpp"].split("namespace symbody::pendulum")[1]
    )
