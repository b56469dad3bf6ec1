"""Programs as C99, for users' projects and for the system's compiler; libm alone.

Only functions that need more than 32 kB allocate memory, `NAME_with_work` never.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from symbody.program.program import Program, identifier
from symbody.writers.c import forms
from symbody.writers.printer import broken
from symbody.writers.source_file import NOTES_WIDTH, Used, arrays, header
from symbody.writers.split_programs import Dialect, Subroutine, Variable, subroutines

_INDENT = "    "
_WIDTH = 96
_C99 = forms.Qualifiers(
    public="",
    internal="static ",
    part="static ",
    data="static const ",
    restrict="restrict",
    sincos=forms.SINCOS,
    small_stacks=True,
)


def write(programs: Sequence[Program], name: str) -> dict[str, str]:
    """Return a source file and its header."""
    top = top_comment(programs)
    used = Used()
    routines = _routines(programs, used)
    some = "#include <stdlib.h>\n" if any(map(forms.lends, routines)) else ""
    source = f'{top}#include "{name}.h"\n\n#include <math.h>\n{some}\n'
    public = {routine.name: routine for routine in routines if routine.about}
    guard = f"{identifier(name).upper()}_H"
    blocks = [
        f"#ifndef {guard}\n#define {guard}\n",
        '#ifdef __cplusplus\nextern "C" {\n#endif\n',
        *(_declaration(program, public) for program in programs),
        "#ifdef __cplusplus\n}\n#endif\n",
        "#endif\n",
    ]
    return {
        f"{name}.h": top + "\n".join(blocks),
        f"{name}.c": source + _source(routines, used, _C99),
    }


def functions(programs: Sequence[Program], qualifiers: forms.Qualifiers) -> str:
    """Return the functions of some programs, and their helpers, in C or its like."""
    used = Used()
    return _source(_routines(programs, used), used, qualifiers)


def _routines(programs: Sequence[Program], used: Used) -> list[Subroutine]:
    return [r for program in programs for r in subroutines(program, DIALECT, used)]


def _source(
    routines: Sequence[Subroutine], used: Used, qualifiers: forms.Qualifiers
) -> str:
    texts = [function(routine, qualifiers) for routine in routines]
    return "\n".join([*qualifiers.needed(used), *texts])


def top_comment(programs: Sequence[Program]) -> str:
    """Return the comment about the functions."""
    return "/* " + "\n   ".join(header(programs)) + " */\n"


def _declaration(program: Program, public: Mapping[str, Subroutine]) -> str:
    """Return the prototypes, and comments about the entries of the arrays."""
    main, constants = public[program.name], public[f"{program.name}_constants"]
    work = main.work if forms.lends(main) else None
    heads = [_head("", r.name, r.arguments) for r in (main, constants)]
    size, room = (f"{program.name.upper()}_{what}" for what in ("CONSTANTS", "WORK"))
    lines = [f"   {line}" for line in arrays(program, NOTES_WIDTH - 3)]
    lines.append(f"   k[{size}]: computed from p by {program.name}_constants")
    if work is not None:
        lines += [
            f"   w[{room}]: scratch memory of {with_work(program.name)};",
            f"   {program.name} allocates it, and without memory its results are NAN",
        ]
        heads.append(_head("", with_work(main.name), (*main.arguments, work)))
    comment = "\n".join(lines).replace("*/", "* /")
    return "\n".join(
        [
            f"/*{comment[2:]} */",
            f"#define {size} {len(program.constants)}",
            *([] if work is None else [f"#define {room} {work.size}"]),
            *(f"{head};" for head in heads),
            "",
        ]
    )


_HEAD_WIDTH = 88


def _array(name: str, texts: Sequence[str], changes: bool) -> list[str]:
    # C has no arrays without entries.
    entries = texts or ["0.0"]
    shown = ["0.0"] if set(entries) == {"0.0"} else entries
    before = "" if changes else "const "
    return [f"{before}double {name}[{len(entries)}] = {{{', '.join(shown)}}};"]


DIALECT = Dialect(
    notation=forms.NOTATION,
    define=lambda name, text: f"const double {name} = {text};",
    array=_array,
    solve=lambda n, m, A, b: f"solve({n}, {m}, {A}, {b});",
    solve_definite=lambda n, m, A, b: f"solve_definite({n}, {m}, {A}, {b});",
    multiply=lambda sizes, places: (
        f"multiply({', '.join([*map(str, sizes), *places])});"
    ),
    newton=lambda n, g, step, a, z: (
        f"{{ double _w[{2 * n}]; newton({n}, {step}, {a}, {z}, _w); }}"
    ),
    copy=lambda target, index, source, first, count: (
        f"for (int _i = 0; _i < {count}; ++_i) {target}[{index} + _i] = "
        f"{f'{source}[{first} + _i]' if source else '0.0'};"
    ),
    room=forms.in_room,
    comment="/* {} */",
    angles=forms.angles_together,
)


def function(routine: Subroutine, words: forms.Qualifiers) -> str:
    """Return the text of a function, two where its scratch memory is large."""
    work, name = routine.work, routine.name
    inner = words.internal if routine.iterated else words.part
    before = words.public if routine.about else inner
    restrict = f"{words.restrict} "
    head = _head(before, name, routine.arguments, restrict)
    lines = [*(f"(void){v.name};" for v in routine.unused), *routine.lines]
    if work is None or not (words.small_stacks and forms.lends(routine)):
        room = [] if work is None else [f"double {work.name}[{work.size}];"]
        return forms.text_of(head, [*room, *lines])
    own_head = _head(before, with_work(name), (*routine.arguments, work), restrict)
    allocating = _allocating((*routine.arguments, work), with_work(name), work.size)
    return f"{forms.text_of(own_head, lines)}\n{forms.text_of(head, allocating)}"


def with_work(name: str) -> str:
    """Return the name of the function that is given its scratch memory."""
    return f"{name}_with_work"


def _allocating(arguments: Sequence[Variable], inner: str, size: int) -> list[str]:
    """Return the statements of a function that allocates what another one needs."""
    names = ", ".join(variable.name for variable in arguments)
    unknown = [
        f"{_INDENT}for (int _i = 0; _i < {v.size}; ++_i) {v.name}[_i] = NAN;"
        for v in arguments
        if v.role == "output"
    ]
    return [
        f"double *const w = malloc({size}*sizeof(double));",
        "if (w == NULL) {",
        *unknown,
        f"{_INDENT}return;",
        "}",
        *broken(f"{inner}({names});", width=_WIDTH, indent=_INDENT),
        "free(w);",
    ]


def declared(variable: Variable, restrict: str = "") -> str:
    """Return an argument with its type."""
    kinds = {"number": "double ", "input": f"const double *{restrict}"}
    return f"{kinds.get(variable.role, f'double *{restrict}')}{variable.name}"


def _head(
    before: str, name: str, arguments: Iterable[Variable], restrict: str = ""
) -> str:
    texts = [declared(variable, restrict) for variable in arguments]
    start = f"{before}void {name}("
    line = f"{start}{', '.join(texts)})"
    return "\n".join(broken(line, width=_HEAD_WIDTH, indent=" " * len(start)))
