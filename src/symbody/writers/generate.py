"""Programs as source files, by language."""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from typing import TypeAlias

from symbody.errors import WriterError
from symbody.program.program import Program, identifier
from symbody.public_names import LateFunction

# From programs, and the name of the files without extension, to the text of each file,
# by file name. A WriterError says what of a program the language cannot express. The
# name is that of the module, crate or namespace, too, where the language has one.
Writer: TypeAlias = Callable[[Sequence[Program], str], dict[str, str]]


def _late(place: str, name: str = "write") -> LateFunction:
    """Return a writer: all sixteen take 20 ms to import, and a process needs one."""
    return LateFunction(f"symbody.writers.{place}", name)


WRITERS: dict[str, Writer] = {
    "c": _late("c.write"), "casadi": _late("casadi"), "cpp": _late("c.cpp"),
    "cpp_header": _late("c.cpp", "write_header"), "fortran": _late("fortran"),
    "jax": _late("traced", "write_jax"), "json": _late("json"),
    "julia": _late("julia"), "latex": _late("latex.equations"),
    "llvm": _late("llvm.write"), "matlab": _late("matlab"),
    "modelica": _late("modelica"), "numpy": _late("numpy"), "python": _late("python"),
    "rust": _late("rust"), "torch": _late("traced", "write_torch"),
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
