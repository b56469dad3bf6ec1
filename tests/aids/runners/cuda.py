"""CUDA kernels, compiled as C++ and run on the processor, one thread after another.

A few definitions take the place of the CUDA runtime; the text that runs is that of the
kernels. It shows what they compute, not that a graphics card does.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from runners import exchange
from runners.exchange import Inputs, Outputs
from symbody.exports.cuda import write
from symbody.program.program import Program

_RUNTIME = """\
#ifndef CUDA_RUNTIME_H
#define CUDA_RUNTIME_H
#define __global__
#define __device__
#define __noinline__
struct Index { unsigned x; };
inline Index blockIdx, blockDim, threadIdx;
typedef int cudaError_t;
typedef void *cudaStream_t;
#endif
"""
_START = """\
#include "generated.cu"

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

static std::ifstream given("inputs.txt");

static double number()
{
    std::string text;
    given >> text;
    return std::strtod(text.c_str(), nullptr);
}

int main()
{
"""
_FLAGS = ("-std=c++17", "-O0", "-Wall", "-Wextra", "-Werror", "-Wno-unused-function")


def run(programs: Sequence[Program], inputs: Inputs, folder: Path) -> Outputs:
    """Return what the kernels give for all points of a program at once.

    Raises:
        SymbodyError: The compiler warned or refused, or the program failed.
    """
    files = write(programs, "generated")
    calls = "".join(_calls(program, len(inputs[program.name])) for program in programs)
    files |= {"cuda_runtime.h": _RUNTIME, "main.cpp": f"{_START}{calls}}}\n"}
    exchange.write_files(files, programs, inputs, folder)
    exchange.execute(["g++", *_FLAGS, "-I.", "-o", "main", "main.cpp"], folder)
    return exchange.outputs_of_command(programs, inputs, ["./main"], folder)


def _calls(program: Program, n: int) -> str:
    """Return the launch of a kernel for all points; t and p are those of the last."""
    lines = [f"const int n = {n};"]
    sizes = {a.name: len(a.symbols) for a in program.arguments if not a.scalar}
    lines += ["double t = 0.0;"] * any(a.scalar for a in program.arguments)
    lines += [f"std::vector<double> {a}(n*{size} + 1);" for a, size in sizes.items()]
    lines.append("for (int i = 0; i < n; ++i) {")
    for argument in program.arguments:
        if argument.scalar:
            lines.append("    t = number();")
            continue
        place = "j" if argument.name == "p" else "j*n + i"
        lines.append(f"    for (int j = 0; j < {sizes[argument.name]}; ++j)")
        lines.append(f"        {argument.name}[{place}] = number();")
    lines.append("}")
    p = "p.data()" if "p" in sizes else "nullptr"
    lines.append(f"std::vector<double> k({len(program.constants)} + 1);")
    lines.append(f"{program.name}_constants_kernel({p}, k.data());")
    results = {result.name: len(result.nodes) for result in program.results}
    lines += [f"std::vector<double> {r}(n*{size});" for r, size in results.items()]
    given = [a.name if a.scalar else f"{a.name}.data()" for a in program.arguments]
    given += ["k.data()", *(f"{result}.data()" for result in results)]
    lines += [
        "blockDim.x = 2;",
        "for (unsigned i = 0; i < (n + 1)/2*2; ++i) {",
        "    blockIdx.x = i/2;",
        "    threadIdx.x = i%2;",
        f"    {program.name}_kernel(n, {', '.join(given)});",
        "}",
        "for (int i = 0; i < n; ++i) {",
        *(
            f'    for (int j = 0; j < {size}; ++j) std::printf("%.17g\\n", '
            f"{result}[j*n + i]);"
            for result, size in results.items()
        ),
        "}",
    ]
    return "    {\n" + "".join(f"        {line}\n" for line in lines) + "    }\n"
