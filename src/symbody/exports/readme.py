"""The README of a folder of generated files: how each language is built and called.

In the instructions stand NAME for the files, FUNCTION for the first function, ARGUMENTS
and RESULTS for its own, VALUES for statements in Python that define the arguments.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from textwrap import wrap

from symbody.exports.interface import Options
from symbody.pipeline.compiled_model import CompiledModel
from symbody.program.program import Program

_PYTHON = """\
```python
from MODULE import FUNCTION, FUNCTION_constants

VALUES
k = FUNCTION_constants(p)  # once after p has changed
RESULTS = FUNCTION(ARGUMENTS, k)
```
"""

_CPP = """\
```cpp
#include "NAME.hpp"

using namespace symbody::NAME;
std::array<double, FUNCTION_size_of_k> k;
FUNCTION_constants(p, k); // once after p has changed
FUNCTION(ARGUMENTS, k, RESULTS);
```
"""

_FMU = """\
Import the file as it is in any tool that reads FMI, or run it in Python:

```python
import fmpy

result = fmpy.simulate_fmu("FILE", stop_time=10.0)
```
"""

INSTRUCTIONS: dict[str, str] = {
    "c": """\
Build, with any C99 compiler: `cc -std=c99 -O2 -c NAME.c`; link with `-lm`.

```c
#include "NAME.h"

double k[CONSTANTS];
FUNCTION_constants(p, k); /* once after p has changed */
FUNCTION(ARGUMENTS, k, RESULTS);
```
""",
    "casadi": """\
Needs the Python package casadi.

```python
from NAME_casadi import FUNCTION_function

VALUES
f = FUNCTION_function()  # a casadi.Function
RESULTS = f(ARGUMENTS)
```
""",
    "clib": "See its own README.md for CMake, pkg-config and an example program.\n",
    "cpp": """\
Build, with any C++17 compiler: `c++ -std=c++17 -O2 -c NAME.cpp`.

"""
    + _CPP
    + """
Arrays are std::array, C arrays, or spans of the length that the header says.
""",
    "cpp_header": """\
Nothing to build: include the header in C++17.

"""
    + _CPP,
    "cuda": """\
Build: `nvcc -O2 -c NAME.cu`. One thread computes one state; the header says how arrays
of many states are laid out.

```cpp
#include "NAME.cuh"

FUNCTION_constants_launch(p, k, 0); // once after p has changed
FUNCTION_launch(n, ARGUMENTS, k, RESULTS, 0);
```
""",
    "fmu2": _FMU,
    "fmu3": _FMU,
    "fortran": """\
Build, with any Fortran 2008 compiler: `gfortran -std=f2008 -O2 -c NAME.f90`.

```fortran
use NAME
real(real64) :: k(FUNCTION_size_of_k)
call FUNCTION_constants(p, k)  ! once after p has changed
call FUNCTION(ARGUMENTS, k, RESULTS)
```
""",
    "jax": """\
Needs the Python package jax; jit, vmap and grad work on the functions. For double
precision set jax_enable_x64 first.

"""
    + _PYTHON.replace("MODULE", "NAME_jax"),
    "json": """\
Data for programs of your own; the schema beside it says what stands where.
""",
    "julia": """\
```julia
include("NAME.jl")
using .NAME
k = zeros(FUNCTION_size_of_k)
FUNCTION_constants!(k, p)  # once after p has changed
FUNCTION!(RESULTS, ARGUMENTS, k)
```
""",
    "latex": "Compile with `pdflatex NAME.tex`, or input it into a document.\n",
    "llvm": """\
Text of LLVM IR. Build: `clang -O1 -c NAME.ll`; the functions have the signatures of C:

```c
void FUNCTION_constants(const double *p, double *k);
```
""",
    "matlab": """\
Runs in MATLAB and Octave without a toolbox; in this folder:

```matlab
[T, Y] = NAME_sim([0, 10]);
```
""",
    "modelica": """\
Open the file in a Modelica tool, and extend or simulate the model NAME.
""",
    "numpy": """\
Needs the Python package numpy. Arguments may be arrays of many states, one a column.

"""
    + _PYTHON.replace("MODULE", "NAME"),
    "python": "Needs Python alone.\n\n" + _PYTHON.replace("MODULE", "NAME"),
    "rust": """\
Build: `cargo build --release`; or `--no-default-features --features libm` without std.

```rust
let mut k = [0.0; FUNCTION_size_of_k];
FUNCTION_constants(&p, &mut k); // once after p has changed
FUNCTION(REFERENCES, &k, &mut RESULTS);
```
""",
    "sfunction": """\
Build in MATLAB, in this folder: `build_NAME`. The block S-Function then takes the name
`NAME_sfun`.
""",
    "torch": """\
Needs the Python package torch; autograd differentiates the functions.

"""
    + _PYTHON.replace("MODULE", "NAME_torch"),
}


_WIDTH = 88


def readme(
    compiled: CompiledModel,
    options: Options,
    files: Mapping[str, Sequence[str]],
    renamed: Mapping[str, Mapping[str, str]],
) -> str:
    """Return the README; `renamed` has names by language and forbidden name."""
    programs = [compiled.program(purpose) for purpose in options.functions]
    lines = [
        f"# {compiled.system.name}",
        "",
        "Written by symbody. The functions with their arguments and results:",
        "",
        *(_signature(program) for program in programs),
        "",
        "Arrays are of double precision, matrices lie row by row; `k` holds what",
        "follows from the parameters alone. The entries:",
        "",
        *_entries(compiled, programs),
    ]
    for language, paths in files.items():
        lines += ["", f"## {language}", "", *_listed("Files", paths), ""]
        lines += _instructions(language, compiled, options, programs[0], paths)
        lines += _renames(renamed.get(language, {}))
    return "\n".join(lines).rstrip() + "\n"


def _signature(program: Program) -> str:
    arguments = ", ".join(
        argument.name
        if argument.scalar
        else f"{argument.name}[{len(argument.symbols)}]"
        for argument in program.arguments
    )
    results = ", ".join(
        f"{r.name}[{', '.join(map(str, r.shape))}]" if r.shape else r.name
        for r in program.results
    )
    return f"- `{program.name}({arguments})` gives {results}"


def _entries(compiled: CompiledModel, programs: Sequence[Program]) -> list[str]:
    entries_by_name: dict[str, tuple[str, ...]] = {}
    for program in programs:
        for argument in program.arguments:
            names = tuple(symbol.name for symbol in argument.symbols)
            if argument.name == "p":
                values = compiled.parameters.tolist()
                names = tuple(
                    f"{name} = {value!r}"
                    for name, value in zip(names, values, strict=True)
                )
            entries_by_name.setdefault(argument.name, names)
        for result in program.results:
            entries_by_name.setdefault(f"{program.name}: {result.name}", result.labels)
    return [
        line
        for name, entries in entries_by_name.items()
        if entries
        for line in _listed(name, entries)
    ]


def _listed(title: str, entries: Sequence[str]) -> list[str]:
    text = f"- {title}: {', '.join(f'`{entry}`' for entry in entries)}"
    return wrap(text, _WIDTH, subsequent_indent="  ", break_long_words=False)


def _instructions(
    language: str,
    compiled: CompiledModel,
    options: Options,
    program: Program,
    paths: Sequence[str],
) -> list[str]:
    text = INSTRUCTIONS.get(language)
    if text is None:
        return ["The functions are called as the comments in the files say."]
    arguments = [argument.name for argument in program.arguments]
    replacements = {
        "CONSTANTS": f"{program.name.upper()}_CONSTANTS",
        "REFERENCES": ", ".join(a if a == "t" else f"&{a}" for a in arguments),
        "VALUES": "\n".join(_values(compiled, program)),
        "ARGUMENTS": ", ".join(arguments),
        "RESULTS": ", ".join(result.name for result in program.results),
        "FUNCTION": program.name,
        "FILE": paths[0].rpartition("/")[2],
        "NAME": options.name,
    }
    text = re.sub("|".join(replacements), lambda m: replacements[m.group()], text)
    return text.rstrip("\n").split("\n")


def _values(compiled: CompiledModel, program: Program) -> list[str]:
    """Return the start state and the parameters' values as statements in Python."""
    system = compiled.system
    known: dict[str, object] = {
        "y": compiled.start_state().tolist(),
        "q": [float(value) for value in system.q_start],
        "v": [float(value) for value in system.v_start],
        "x": [float(value) for value in system.x_start],
        "p": compiled.parameters.tolist(),
    }
    lines = []
    for argument in program.arguments:
        if argument.scalar:
            lines.append(f"{argument.name} = 0.0")
            continue
        zeros = [0.0] * len(argument.symbols)
        text = f"{argument.name} = {known.get(argument.name, zeros)!r}"
        lines += wrap(text, _WIDTH, subsequent_indent="     ", break_on_hyphens=False)
    return lines


def _renames(renamed: Mapping[str, str]) -> list[str]:
    if not renamed:
        return []
    pairs = ", ".join(f"`{name}` is `{other}`" for name, other in renamed.items())
    text = f"Names that cannot stand in these files are changed: {pairs}."
    return ["", *wrap(text, _WIDTH, break_long_words=False)]
