"""Routines that files in C and C++ bring along.

Sines and cosines are those of the LLVM writer, with π/2 in four parts, in loops that
become vectors.

References:
    Cody and Waite (1980), Software Manual for the Elementary Functions, chapter 8.
    fdlibm (Sun Microsystems 1993), k_sin.c and k_cos.c.
"""

from __future__ import annotations

from string import Template

from symbody.writers.source_file import routines

_TEXTS = routines("writers/c/routines.c")
FIND_PIECE = _TEXTS["find_piece"]

# By the name of the routine, which is also what marks its use.
ROUTINES: dict[str, str] = {
    name: _TEXTS[name] for name in ("solve", "solve_definite", "multiply", "newton")
}

_CPP = routines("writers/c/routines.cpp")
CPP_ROUTINES: dict[str, str] = {name: _CPP[name] for name in ("solve", "newton")}

_SINCOS = Template(_TEXTS["sincos"])

_HEAD = """\
static void sincos_n(int n, const double *restrict x, double *restrict s,
                     double *restrict c)"""

SINCOS = _SINCOS.substitute(
    before="", head=_HEAD, truth="int", false="0", whole="(int)turns", space=""
)


def cpp_sincos(prefix: str, *, before: str = "") -> str:
    """Return the function in C++, with words before its head and its attributes."""
    head = f"{prefix}void sincos_n("
    indent = "\n" + " " * len(head)
    pointers = ["const double* __restrict x", "double* __restrict s"]
    arguments = [f"int n, {pointers[0]}", pointers[1], "double* __restrict c)"]
    return _SINCOS.substitute(
        before=f"{before}\n" if before else "",
        head=head + f",{indent}".join(arguments),
        truth="bool",
        false="false",
        whole="static_cast<int>(turns)",
        space="std::",
    )


# The views that functions take, as C++17 has none.
SPAN = _CPP["span"]
