"""Programs as a Julia module, with Base alone.

Functions write into their first arguments and work for numbers of any kind, dual
numbers of automatic differentiation among them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from symbody.expr.definition import Foreign
from symbody.program.names import identifier
from symbody.program.program import Program
from symbody.writers.header import arrays_of, header, size_of_k
from symbody.writers.julia.blocks import ROUTINES
from symbody.writers.julia.definitions import definitions
from symbody.writers.julia.forms import HELPERS, RESERVED
from symbody.writers.julia.frame import DIALECT, function
from symbody.writers.subroutines import subroutines
from symbody.writers.used import Used

_WIDTH = 88


def write(programs: Sequence[Program], name: str) -> dict[str, str]:
    """Return a module.

    Args:
        programs: The programs.
        name: Of the file, without extension, and of the module.

    Raises:
        WriterError: A program holds an operation that Julia has no form for.
    """
    used = Used()
    module = _module_name(name)
    dialect = replace(DIALECT, taken=frozenset({module}))
    texts = [
        function(routine, arrays_of(program, routine.name, _WIDTH))
        for program in programs
        for routine in subroutines(program, dialect, used)
    ]
    done = used.operations
    needed = [text for key, text in ROUTINES.items() if key in done]
    needed += definitions(used)
    helpers = "".join(_helpers(used))
    top = "".join(f"# {line}\n" for line in header(programs))
    exports = "".join(
        f"export {p.name}!, {p.name}_constants!, {size_of_k(p)}\n"
        f"const {size_of_k(p)} = {len(p.constants)}\n"
        for p in programs
    )
    blocks = [f"{top}module {module}\n", exports]
    blocks += [*([helpers] if helpers else []), *needed, *texts]
    return {f"{name}.jl": "\n".join(blocks) + f"\nend # module {module}\n"}


def _helpers(used: Used) -> list[str]:
    """Return the short functions that are needed; the user's may need any of them."""
    foreign = any(isinstance(d, Foreign) for _, _, d in used.definitions())
    return [
        text for name, text in HELPERS.items() if foreign or name in used.operations
    ]


def _module_name(name: str) -> str:
    module = identifier(name)
    return f"{module}_" if module in RESERVED else module
