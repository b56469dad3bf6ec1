"""Programs as CUDA kernels: one thread a state, with the body of the C writer.

Entry j of state i of n stands at [j*n + i]: neighboring threads read neighbors.
"""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from symbody.exports.interface import Files, Options
from symbody.pipeline.compiled_model import CompiledModel
from symbody.program.program import Program
from symbody.writers.c.forms import Qualifiers
from symbody.writers.c.write import declared, functions, top_comment
from symbody.writers.source_file import arrays
from symbody.writers.split_programs import variables

_WIDTH = 88
_BLOCK = 128

_QUALIFIERS = Qualifiers(
    public="static __device__ ",
    internal="static __device__ ",
    # The parts of long functions are not put together again, for the compiler needs
    # several times as long for one long function.
    part="static __device__ __noinline__ ",
    data="static __device__ const ",
    restrict="__restrict__",
    sincos="""\
/* Sines and cosines of n angles. */
static __device__ void sincos_n(
    int n, const double *__restrict__ x, double *__restrict__ s, double *__restrict__ c)
{
    for (int i = 0; i < n; ++i)
        sincos(x[i], s + i, c + i);
}
""",
)

_HEADER = """\
/* Arrays are in the memory of the device. In those of n states, entry j of state i
   stands at [j*n + i]; p and k are shared by all states. The functions give what the
   start of the kernel gives, and do not wait for its end. */"""


def write(programs: Sequence[Program], name: str) -> dict[str, str]:
    """Return a source file of kernels and its header."""
    top = top_comment(programs)
    guard = f"{name.upper()}_CUH"
    declarations = "\n".join(map(_declaration, programs))
    kernels = "\n".join(map(_kernels, programs))
    launches = "\n".join(map(_launches, programs))
    return {
        f"{name}.cuh": (
            f"{top}#ifndef {guard}\n#define {guard}\n\n#include <cuda_runtime.h>\n\n"
            f"{_HEADER}\n\n{declarations}\n#endif\n"
        ),
        f"{name}.cu": (
            f'{top}#include "{name}.cuh"\n\n#include <math.h>\n\n'
            f"{functions(programs, _QUALIFIERS)}\n{kernels}\n{launches}"
        ),
    }


def _declaration(program: Program) -> str:
    comment = "\n   ".join(arrays(program, _WIDTH - 3)).replace("*/", "* /")
    size = f"{program.name.upper()}_CONSTANTS"
    return "\n".join(
        [
            f"/* {comment}",
            f"   k[{size}]: computed from p by {program.name}_constants_launch */",
            f"#define {size} {len(program.constants)}",
            f"{_constants_head(program)};",
            f"{_head(program)};",
            "",
        ]
    )


def _constants_head(program: Program) -> str:
    return (
        f"cudaError_t {program.name}_constants_launch(\n"
        f"    const double *p, double *k, cudaStream_t stream)"
    )


def _head(program: Program) -> str:
    listed = _listed(["int n", *_parameters(program), "cudaStream_t stream"])
    return f"cudaError_t {program.name}_launch(\n{listed})"


def _listed(entries: Sequence[str]) -> str:
    """Return entries on lines of usual length."""
    lines = wrap(", ".join(entry.replace(" ", "\0") for entry in entries), _WIDTH - 4)
    return "\n".join(f"    {line}" for line in lines).replace("\0", " ")


def _parameters(program: Program) -> list[str]:
    return [declared(variable) for variable in variables(program)]


def _kernels(program: Program) -> str:
    """Return the kernels of the constants and of the program."""
    lines = [
        f"__global__ void {program.name}_constants_kernel(const double *p, double *k)",
        "{",
        f"    {program.name}_constants(p, k);",
        "}",
        "",
        f"__global__ void {program.name}_kernel(",
        f"{_listed(['int n', *_parameters(program)])})",
        "{",
        "    const int i = (int)(blockIdx.x*blockDim.x + threadIdx.x);",
        "    if (i >= n)",
        "        return;",
    ]
    passed = []
    for argument in program.arguments:
        size = len(argument.symbols)
        if argument.scalar or argument.name == "p" or not size:
            passed.append(argument.name)
            continue
        passed.append(f"_{argument.name}")
        lines.append(f"    double _{argument.name}[{size}];")
        lines += _loop(size, f"_{argument.name}[j] = {argument.name}[(size_t)j*n + i];")
    results = [(result.name, len(result.nodes)) for result in program.results]
    lines += [f"    double _{result}[{size}];" for result, size in results if size]
    passed += ["k", *(f"_{result}" if size else result for result, size in results)]
    lines.append(f"    {program.name}({', '.join(passed)});")
    for result, size in results:
        lines += _loop(size, f"{result}[(size_t)j*n + i] = _{result}[j];")
    return "\n".join([*lines, "}", ""])


def _loop(size: int, statement: str) -> list[str]:
    lines = [f"    for (int j = 0; j < {size}; ++j)", f"        {statement}"]
    return lines if size else []


def _launches(program: Program) -> str:
    """Return the functions of the host; only a compiler of CUDA knows <<< >>>."""
    passed = [variable.name for variable in variables(program)]
    return "\n".join(
        [
            "#ifdef __CUDACC__",
            _constants_head(program),
            "{",
            f"    {program.name}_constants_kernel<<<1, 1, 0, stream>>>(p, k);",
            "    return cudaGetLastError();",
            "}",
            "",
            _head(program),
            "{",
            "    if (n <= 0)",
            "        return cudaSuccess;",
            f"    const int blocks = (n + {_BLOCK - 1})/{_BLOCK};",
            f"    {program.name}_kernel<<<blocks, {_BLOCK}, 0, stream>>>(",
            f"    {_listed(['n', *passed])});".replace("\n", "\n    "),
            "    return cudaGetLastError();",
            "}",
            "#endif",
            "",
        ]
    )


def package(compiled: CompiledModel, options: Options) -> Files:
    """Return the functions of a model as kernels."""
    programs = [compiled.program(purpose) for purpose in options.functions]
    return dict(write(programs, options.name))
