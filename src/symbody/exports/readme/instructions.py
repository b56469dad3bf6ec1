"""Instructions to build and call the files of each language or format.

NAME stands for the name of the files, FUNCTION for the first function, ARGUMENTS and
RESULTS for what it takes and gives, VALUES for lines that define the arguments in
Python.
"""

from __future__ import annotations

_PYTHON = """\
```python
from MODULE import FUNCTION, FUNCTION_constants

VALUES
k = FUNCTION_constants(p)  # once after p has changed
RESULTS = FUNCTION(ARGUMENTS, k)
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

```cpp
#include "NAME.hpp"

using namespace symbody::NAME;
std::array<double, FUNCTION_size_of_k> k;
FUNCTION_constants(p, k); // once after p has changed
FUNCTION(ARGUMENTS, k, RESULTS);
```

Arrays are std::array, C arrays, or spans of the length that the header says.
""",
    "cpp_header": """\
Nothing to build: include the header in C++17.

```cpp
#include "NAME.hpp"

using namespace symbody::NAME;
std::array<double, FUNCTION_size_of_k> k;
FUNCTION_constants(p, k); // once after p has changed
FUNCTION(ARGUMENTS, k, RESULTS);
```
""",
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
