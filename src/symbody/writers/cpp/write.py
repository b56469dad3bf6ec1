"""Programs as C++17, with the standard library alone.

Functions take views of arrays whose lengths are part of their types and throw nothing.
They allocate no memory, unless they need more than stacks have room for.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from symbody.program.names import identifier
from symbody.program.program import Program
from symbody.writers.cpp.blocks import ROUTINES
from symbody.writers.cpp.definitions import Linkage, definitions, has_external
from symbody.writers.cpp.forms import HELPERS, RESERVED
from symbody.writers.cpp.frame import DIALECT, allocates, function, head
from symbody.writers.cpp.span import SPAN
from symbody.writers.header import arrays, header, size_of_k
from symbody.writers.sincos_loop import cpp as sincos
from symbody.writers.subroutine import Subroutine
from symbody.writers.subroutines import subroutines
from symbody.writers.used import Used

_WIDTH = 88
_SOURCE = Linkage(data="constexpr ", inner="static ", public="")
_HEADER = Linkage(data="inline constexpr ", inner="inline ", public="inline ")
# A function that is a template may stand in several files without being inlined.
_TEMPLATE = "template <class = void>"


def write(programs: Sequence[Program], name: str) -> dict[str, str]:
    """Return a source file and its header.

    Args:
        programs: The programs.
        name: Of the files, without extension, and of the namespace.

    Raises:
        WriterError: A program holds an operation that C++ has no form for.
    """
    used = Used()
    routines = _routines(programs, used)
    top = _top(programs)
    inside = [_declarations(programs, routines, "")]
    texts = [*_needed(used, _SOURCE), *(function(r, _SOURCE) for r in routines)]
    include = f'#include "{name}.hpp"\n\n{_includes(used, routines)}\n'
    return {
        f"{name}.hpp": top + _guarded(name, [f"{SPAN}\n", *_namespace(name, inside)]),
        f"{name}.cpp": "".join([top, include, *_namespace(name, texts)]),
    }


def write_header(programs: Sequence[Program], name: str) -> dict[str, str]:
    """Return a header that needs no source file.

    Args:
        programs: The programs.
        name: Of the file, without extension, and of the namespace.

    Raises:
        WriterError: A program holds an operation that C++ has no form for.
    """
    used = Used()
    routines = _routines(programs, used)
    texts = [
        _declarations(programs, routines, "inline "),
        *_needed(used, _HEADER),
        *(function(r, _HEADER) for r in routines),
    ]
    blocks = [f"{_includes(used, routines)}\n", f"{SPAN}\n", *_namespace(name, texts)]
    return {f"{name}.hpp": _top(programs) + _guarded(name, blocks)}


def _routines(programs: Sequence[Program], used: Used) -> list[Subroutine]:
    taken = frozenset(n for p in programs for n in (p.name, f"{p.name}_constants"))
    dialect = replace(DIALECT, taken=taken)
    return [r for program in programs for r in subroutines(program, dialect, used)]


def _needed(used: Used, linkage: Linkage) -> list[str]:
    """Return the functions that a file brings along."""
    done = used.operations
    texts = [linkage.inner + text for name, text in HELPERS.items() if name in done]
    if "sincos_n" in done:
        alone = linkage is _HEADER
        texts.append(sincos("", before=_TEMPLATE) if alone else sincos(linkage.inner))
    texts += [text for name, text in ROUTINES.items() if name in done]
    return [*texts, *definitions(used, linkage)]


def _includes(used: Used, routines: Sequence[Subroutine]) -> str:
    names = ["<array>", "<cmath>", "<cstddef>", "<limits>"]
    if any(map(allocates, routines)):
        names += ["<memory>", "<new>"]
    if "solve" in used.operations:
        names.append("<utility>")
    if has_external(used):
        names.insert(3, "<math.h>")
    return "".join(f"#include {name}\n" for name in names)


def _top(programs: Sequence[Program]) -> str:
    return "".join(f"// {line}\n" for line in header(programs))


def _guarded(name: str, blocks: Sequence[str]) -> str:
    guard = f"SYMBODY_{identifier(name).upper()}_HPP"
    return "".join([f"#ifndef {guard}\n#define {guard}\n\n", *blocks, "\n#endif\n"])


def _namespace(name: str, texts: Sequence[str]) -> list[str]:
    own = identifier(name)
    own = f"{own}_" if own in RESERVED else own
    begin = f"namespace symbody::{own} {{\n\n"
    return [begin, "\n".join(texts), f"\n}}  // namespace symbody::{own}\n"]


def _declarations(
    programs: Sequence[Program], routines: Sequence[Subroutine], before: str
) -> str:
    """Return the declarations, and what the entries of the arrays are."""
    public = {routine.name: routine for routine in routines if routine.about}
    texts = []
    for program in programs:
        main = public[program.name]
        constants = public[f"{program.name}_constants"]
        count = len(program.constants)
        lines = [
            f"inline constexpr std::size_t {size_of_k(program)} = {count};",
            "",
            f"/// {constants.about}",
            f"{head(constants, before, named=True)};",
            "",
            f"/// {main.about}",
            *(f"/// {line}" for line in arrays(program, _WIDTH)),
            f"{head(main, before, named=True)};",
        ]
        texts.append("\n".join([*lines, ""]))
    return "\n".join(texts)
