"""Programs as C99: what users export, and what the system's compiler loads.

No memory is allocated and no library but libm is needed. Names begin with those of the
programs, so that several files can be linked together.
"""

from __future__ import annotations

from collections.abc import Sequence

from symbody.program.names import identifier
from symbody.program.program import Program
from symbody.writers.c.blocks import ROUTINES
from symbody.writers.c.definitions import definitions
from symbody.writers.c.forms import HELPERS
from symbody.writers.c.frame import DIALECT, function, prototypes
from symbody.writers.c.qualifiers import C99, Qualifiers
from symbody.writers.header import arrays, header
from symbody.writers.subroutines import subroutines
from symbody.writers.used import Used

_WIDTH = 88


def write(programs: Sequence[Program], name: str) -> dict[str, str]:
    """Return a source file and its header.

    Args:
        programs: The programs.
        name: Of the files, without extension.

    Raises:
        WriterError: A program holds an operation that C has no form for.
    """
    top = top_comment(programs)
    source = f'{top}#include "{name}.h"\n\n#include <math.h>\n\n'
    return {
        f"{name}.h": top + _header_text(programs, name),
        f"{name}.c": source + functions(programs, C99),
    }


def functions(programs: Sequence[Program], qualifiers: Qualifiers) -> str:
    """Return the functions of some programs, and what they need, in C or its like.

    Args:
        programs: The programs.
        qualifiers: Of the language.

    Raises:
        WriterError: A program holds an operation that C has no form for.
    """
    used = Used()
    texts = [
        function(routine, qualifiers)
        for program in programs
        for routine in subroutines(program, DIALECT, used)
    ]
    done = used.operations
    needed = [text for name, text in HELPERS.items() if name in done]
    routines = [text for name, text in ROUTINES.items() if name in done]
    helpers = [
        *map(qualifiers.fill, needed),
        *[qualifiers.sincos] * ("sincos_n" in done),
        *map(qualifiers.fill, routines),
        *definitions(used, qualifiers),
    ]
    return "\n".join([*helpers, *texts])


def top_comment(programs: Sequence[Program]) -> str:
    """Return the comment that says what the functions are."""
    return "/* " + "\n   ".join(header(programs)) + " */\n"


def _header_text(programs: Sequence[Program], name: str) -> str:
    guard = f"{identifier(name).upper()}_H"
    blocks = [
        f"#ifndef {guard}\n#define {guard}\n",
        '#ifdef __cplusplus\nextern "C" {\n#endif\n',
        *(_declaration(program) for program in programs),
        "#ifdef __cplusplus\n}\n#endif\n",
        "#endif\n",
    ]
    return "\n".join(blocks)


def _declaration(program: Program) -> str:
    """Return the prototypes, and what the entries of the arrays are."""
    size = f"{program.name.upper()}_CONSTANTS"
    lines = [f"   {line}" for line in arrays(program, _WIDTH - 3)]
    lines.append(f"   k[{size}]: computed from p by {program.name}_constants")
    comment = "\n".join(lines).replace("*/", "* /")
    return "\n".join(
        [
            f"/*{comment[2:]} */",
            f"#define {size} {len(program.constants)}",
            *prototypes(program),
            "",
        ]
    )
