"""Programs as C99: what users export, and what the system's compiler loads.

No library but libm is needed. Memory is allocated by functions only that need more than
32 kB of it, for large systems of equations; a function `NAME_with_work` beside them is
given it by its caller. Names begin with those of the programs, so that several files
can be linked together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from symbody.program.names import identifier
from symbody.program.program import Program
from symbody.writers.c.blocks import ROUTINES
from symbody.writers.c.definitions import definitions
from symbody.writers.c.forms import HELPERS
from symbody.writers.c.frame import DIALECT, function, lends, prototypes, with_work
from symbody.writers.c.qualifiers import C99, Qualifiers
from symbody.writers.header import arrays, header
from symbody.writers.subroutine import Subroutine, Variable
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
    used = Used()
    routines = _routines(programs, used)
    work = {r.name: r.work for r in routines if r.about and lends(r)}
    some = "#include <stdlib.h>\n" if any(map(lends, routines)) else ""
    source = f'{top}#include "{name}.h"\n\n#include <math.h>\n{some}\n'
    return {
        f"{name}.h": top + _header_text(programs, name, work),
        f"{name}.c": source + _source(routines, used, C99),
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
    return _source(_routines(programs, used), used, qualifiers)


def _routines(programs: Sequence[Program], used: Used) -> list[Subroutine]:
    return [r for program in programs for r in subroutines(program, DIALECT, used)]


def _source(routines: Sequence[Subroutine], used: Used, qualifiers: Qualifiers) -> str:
    texts = [function(routine, qualifiers) for routine in routines]
    done = used.operations
    needed = [text for name, text in HELPERS.items() if name in done]
    blocks = [text for name, text in ROUTINES.items() if name in done]
    helpers = [
        *map(qualifiers.fill, needed),
        *[qualifiers.sincos] * ("sincos_n" in done),
        *map(qualifiers.fill, blocks),
        *definitions(used, qualifiers),
    ]
    return "\n".join([*helpers, *texts])


def top_comment(programs: Sequence[Program]) -> str:
    """Return the comment that says what the functions are."""
    return "/* " + "\n   ".join(header(programs)) + " */\n"


def _header_text(
    programs: Sequence[Program], name: str, work: Mapping[str, Variable | None]
) -> str:
    guard = f"{identifier(name).upper()}_H"
    blocks = [
        f"#ifndef {guard}\n#define {guard}\n",
        '#ifdef __cplusplus\nextern "C" {\n#endif\n',
        *(_declaration(program, work.get(program.name)) for program in programs),
        "#ifdef __cplusplus\n}\n#endif\n",
        "#endif\n",
    ]
    return "\n".join(blocks)


def _declaration(program: Program, work: Variable | None) -> str:
    """Return the prototypes, and what the entries of the arrays are."""
    size, room = (f"{program.name.upper()}_{what}" for what in ("CONSTANTS", "WORK"))
    lines = [f"   {line}" for line in arrays(program, _WIDTH - 3)]
    lines.append(f"   k[{size}]: computed from p by {program.name}_constants")
    if work is not None:
        lines += [
            f"   w[{room}]: scratch memory of {with_work(program.name)};",
            f"   {program.name} allocates it, and without memory its results are NAN",
        ]
    comment = "\n".join(lines).replace("*/", "* /")
    return "\n".join(
        [
            f"/*{comment[2:]} */",
            f"#define {size} {len(program.constants)}",
            *([] if work is None else [f"#define {room} {work.size}"]),
            *prototypes(program, work),
            "",
        ]
    )
