"""Timers of languages that compilers make machine code of, with the signature of C."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

from language_problem import Problem, Timer, build
from size import left_out

import symbody as sb

_OPTIMIZED = ["-O2", "-march=native", "-fPIC", "-shared"]


def found(compiler: str) -> bool:
    """Return whether a compiler is there; say so if it is not."""
    if shutil.which(compiler):
        return True
    left_out(f"there is no {compiler}")
    return False


def llvm(problem: Problem, folder: Path) -> Iterator[tuple[str, Timer]]:
    """Yield the timer of LLVM."""
    other = sb.compile_model(sb.library.LIBRARY[problem.name]())
    timer = problem.machine_code("LLVM", other.function("derivatives").address)
    # The code lives as long as the model.
    yield "LLVM (default)", lambda: timer() if other else 0.0


def cpp(problem: Problem, folder: Path) -> Iterator[tuple[str, Timer]]:
    """Yield the timers of two compilers of C++."""
    given = ", ".join(f"Input<{n}>({a}, {n})" for a, n in problem.sizes().items())
    pointers = ", ".join(f"const double *{a}" for a in problem.sizes())
    shim = (
        f'#include "{problem.name}.hpp"\n'
        f'extern "C" void f(double t, {pointers}, double *yd)\n{{\n'
        f"    using namespace symbody;\n    using namespace symbody::{problem.name};\n"
        f"    {problem.program.name}(t, {given}, "
        f"Output<{problem.sizes()['y']}>(yd, {problem.sizes()['y']}));\n}}\n"
    )
    problem.write("cpp", folder, {"shim.cpp": shim})
    for compiler in ("g++", "clang++"):
        if found(compiler):
            command = [compiler, "-std=c++17", *_OPTIMIZED, "-o", f"{compiler}.so"]
            sources = ["shim.cpp", f"{problem.name}.cpp"]
            yield f"C++, {compiler}", problem.library(folder, [*command, *sources])


def fortran(problem: Problem, folder: Path) -> Iterator[tuple[str, Timer]]:
    """Yield the timer of Fortran."""
    if not found("gfortran"):
        return
    sizes = problem.sizes()
    declared = "".join(
        f"  real(c_double), intent(in) :: {a}({n})\n" for a, n in sizes.items()
    )
    shim = (
        "subroutine f(t, y, u, p, k, yd) bind(C, name='f')\n"
        f"  use iso_c_binding, only: c_double\n  use {problem.name}\n"
        f"  real(c_double), value :: t\n{declared}"
        f"  real(c_double), intent(out) :: yd({sizes['y']})\n"
        f"  call {problem.program.name}(t, y, u, p, k, yd)\nend subroutine f\n"
    )
    problem.write("fortran", folder, {"shim.f90": shim})
    command = ["gfortran", *_OPTIMIZED, "-o", "fortran.so"]
    sources = [f"{problem.name}.f90", "shim.f90"]
    yield "Fortran, gfortran", problem.library(folder, [*command, *sources])


def rust(problem: Problem, folder: Path) -> Iterator[tuple[str, Timer]]:
    """Yield the timer of Rust."""
    if not found("rustc"):
        return
    name, sizes = problem.name, problem.sizes()
    given = ", ".join(f"&*({a} as *const [f64; {n}])" for a, n in sizes.items())
    pointers = ", ".join(f"{a}: *const f64" for a in sizes)
    shim = (
        "#[no_mangle]\n"
        f'pub unsafe extern "C" fn f(t: f64, {pointers}, yd: *mut f64) {{\n'
        f"    {name}::{problem.program.name}(t, {given}, "
        f"&mut *(yd as *mut [f64; {sizes['y']}]))\n}}\n"
    )
    problem.write("rust", folder, {"shim.rs": shim})
    rustc = ["rustc", "--edition", "2021", "-C", "opt-level=3"]
    rustc += ["-C", "target-cpu=native"]
    standard = ["--crate-type", "rlib", "--cfg", 'feature="std"']
    build([*rustc, *standard, f"{name}.rs"], folder)
    shared = ["--crate-type", "cdylib", "--extern", f"{name}=lib{name}.rlib"]
    command = [*rustc, *shared, "-o", "rust.so", "shim.rs"]
    yield "Rust, rustc", problem.library(folder, command)
