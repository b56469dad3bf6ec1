"""Programs as source files, by language."""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from typing import TypeAlias

from symbody.errors import WriterError
from symbody.program.program import Program, identifier
from symbody.writers.c.cpp import write as write_cpp
from symbody.writers.c.cpp import write_header as write_cpp_header
from symbody.writers.c.write import write as write_c
from symbody.writers.casadi import write as write_casadi
from symbody.writers.fortran import write as write_fortran
from symbody.writers.json import write as write_json
from symbody.writers.julia import write as write_julia
from symbody.writers.latex.equations import write as write_latex
from symbody.writers.llvm.write import write as write_llvm
from symbody.writers.matlab import write as write_matlab
from symbody.writers.modelica import write as write_modelica
from symbody.writers.numpy import write as write_numpy
from symbody.writers.python import write as write_python
from symbody.writers.rust import write as write_rust
from symbody.writers.traced import write_jax, write_torch

# From programs, and the name of the files without extension, to the text of each file,
# by file name. A WriterError says what of a program the language cannot express. The
# name is that of the module, crate or namespace, too, where the language has one.
Writer: TypeAlias = Callable[[Sequence[Program], str], dict[str, str]]

WRITERS: dict[str, Writer] = {
    "c": write_c, "casadi": write_casadi, "cpp": write_cpp,
    "cpp_header": write_cpp_header, "fortran": write_fortran, "jax": write_jax,
    "json": write_json, "julia": write_julia, "latex": write_latex, "llvm": write_llvm,
    "matlab": write_matlab, "modelica": write_modelica, "numpy": write_numpy,
    "python": write_python, "rust": write_rust, "torch": write_torch,
}  # fmt: skip

# Those of the package; users may register more.
LANGUAGES = frozenset(WRITERS)


def writer_of(language: str) -> Writer:
    """Return the writer of a language, or raise WriterError."""
    if language not in WRITERS:
        raise WriterError(
            f"generate: there is no writer for the language {language!r}. Writers "
            f"exist for {', '.join(WRITERS)}."
        )
    return WRITERS[language]


def generate(
    programs: Sequence[Program], language: str, *, name: str | None = None
) -> dict[str, str]:
    """Return the source files of some programs, by file name.

    The same programs give the same text, byte for byte.

    Args:
        programs: The programs, with different names.
        language: A name in the table WRITERS: "c", "python", "matlab", ….
        name: Of the files, without extension; the model's by default.

    Raises:
        WriterError: The language is unknown, or cannot express a program.
    """
    writer = writer_of(language)
    if not programs:
        raise WriterError("generate: there is nothing to write. Pass programs.")
    collecting = gc.isenabled()
    gc.disable()  # it would look through the formulas again and again, in vain
    try:
        return writer(programs, name or identifier(programs[0].model))
    finally:
        if collecting:
            gc.enable()
