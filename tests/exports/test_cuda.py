"""CUDA kernels: what is written, and that the real compiler takes it.

That they compute the reference values is in tests/writers/test_languages.py.
"""

from __future__ import annotations

import shutil
import subprocess

import pytest

import symbody as sb
from symbody.exports.cuda import write
from symbody.testing.cases import cases

NVCC = shutil.which("nvcc")
# What clang must know of CUDA to check the code of the device without it.
RUNTIME = """\
#ifndef CUDA_RUNTIME_H
#define CUDA_RUNTIME_H
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __host__ __attribute__((host))
#define __noinline__ __attribute__((noinline))
typedef __SIZE_TYPE__ size_t;
struct dim3 {
    unsigned x, y, z;
    constexpr dim3(unsigned a, unsigned b = 1, unsigned c = 1) : x(a), y(b), z(c) {}
};
extern const __device__ dim3 threadIdx, blockIdx, blockDim;
typedef int cudaError_t;
typedef struct CUstream_st *cudaStream_t;
enum { cudaSuccess };
cudaError_t cudaGetLastError();
cudaError_t cudaConfigureCall(dim3, dim3, size_t = 0, cudaStream_t = 0);
#endif
"""
ONE = ["acos", "acosh", "asin", "asinh", "atan", "atanh", "cos", "cosh", "exp", "fabs",
       "floor", "log", "rint", "sin", "sinh", "sqrt", "tan", "tanh"]  # fmt: skip
TWO = ["atan2", "copysign", "hypot", "pow"]
MATH = "\n".join(
    [
        '#define NAN __builtin_nan("")',
        "#define INFINITY __builtin_inf()",
        *(f"__attribute__((device)) double {name}(double);" for name in ONE),
        *(f"__attribute__((device)) double {name}(double, double);" for name in TWO),
        "__attribute__((device)) void sincos(double, double *, double *);",
        "",
    ]
)
CLANG = ["clang++", "-x", "cuda", "--cuda-device-only", "--cuda-gpu-arch=sm_70",
         "-nocudainc", "-nocudalib", "-std=c++17", "-I.", "-Wall", "-Wextra", "-Werror",
         "-Wno-unused-function", "-Wno-unknown-cuda-version",
         "-fsyntax-only"]  # fmt: skip


@pytest.fixture(scope="module")
def files():
    """One kernel of each kind, since the compiler takes long for all of them."""
    names = {case.group: case for case in cases()}
    return write([case.program for case in names.values()], "kernels")


def test_no_function_of_the_host_is_called_by_a_kernel(files):
    text = files["kernels.cu"]
    heads = [line for line in text.splitlines() if line.startswith(("static", "void"))]
    assert len(heads) > 20
    assert all(line.startswith("static __device__ ") for line in heads)
    assert "restrict " not in text.replace("__restrict__ ", "")


def test_parts_of_long_functions_stay_apart(files):
    text = files["kernels.cu"]
    assert "static __device__ __noinline__ void zoo_sensors_1(" in text
    assert "__noinline__ void zoo_sensors(" not in text


def test_arrays_and_their_layout_are_in_the_header():
    program = sb.compile_model(sb.library.cart_pole()).program("derivatives")
    header = write([program], "cart")["cart.cuh"]
    assert "stands at [j*n + i]" in header
    assert "y[4]: q_rail, q_hinge, v_rail, v_hinge" in header
    assert "cudaError_t cart_pole_derivatives_launch(" in header


def test_the_body_of_a_function_of_the_user_stays_as_it_is():
    body = "/* restrict */\nreturn 2.0*v;"
    double = sb.ExternalFunction("double_it", lambda v: 2.0 * v, c=body)
    model = sb.Model("sled")
    slide = model.add_joint("slide", model.world, model.add_body("sled", mass=1), "Tx")
    model.add_load("air", sb.loads.JointForce(slide, -double(slide.v[0])))
    program = sb.compile_model(model).program("derivatives")
    text = write([program], "sled")["sled.cu"]
    assert "double_it(double v)\n{\n    /* restrict */\n    return 2.0*v;" in text
    assert "static __device__ double " in text


def test_words_of_cpp_are_no_names():
    model = sb.Model("words")
    new = model.add_parameter("new", 2.0)
    body = model.add_body("body", mass=new)
    model.add_joint("this", model.world, body, "Tz")
    text = write([sb.compile_model(model).program("energy")], "words")["words.cu"]
    assert "const double new_ = p[0];" in text


@pytest.mark.compiler("clang++")
def test_clang_takes_the_code_of_the_device(files, tmp_path):
    broken = files["kernels.cu"].replace("__device__ int find_piece", "int find_piece")
    texts = {"cuda_runtime.h": RUNTIME, "math.h": MATH, "broken.cu": broken}
    for name, text in (texts | files).items():
        (tmp_path / name).write_text(text)
    subprocess.run([*CLANG, "kernels.cu"], cwd=tmp_path, check=True)
    refused = subprocess.run(
        [*CLANG, "broken.cu"], cwd=tmp_path, check=False, capture_output=True, text=True
    )
    assert "call to __host__ function from __device__ function" in refused.stderr


@pytest.mark.slow
@pytest.mark.skipif(NVCC is None, reason="nvcc is not there, nor in Debian or on PyPI")
def test_the_real_compiler_takes_every_kind(files, tmp_path):
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    command = [NVCC, "-std=c++17", "-Werror", "all-warnings", "-c", "kernels.cu"]
    subprocess.run(command, cwd=tmp_path, check=True)
    assert (tmp_path / "kernels.o").stat().st_size > 10_000
