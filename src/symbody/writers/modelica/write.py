"""Programs as functions of a Modelica package.

A function takes arrays and returns arrays, as those of other languages do. Modelica has
no NaN and no infinity: where a formula has no value, a tool stops with a message. What
a choice does not take is evaluated with harmless arguments, so that it stops nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from symbody.expr.definition import LinearSystem, NonlinearSystem
from symbody.program.names import identifier
from symbody.program.program import Program
from symbody.writers.guards import guarded
from symbody.writers.header import arrays, header
from symbody.writers.lines import broken
from symbody.writers.modelica.blocks import (
    newton_function,
    newton_name,
    solve_function,
    solve_name,
)
from symbody.writers.modelica.definitions import definitions
from symbody.writers.modelica.forms import HELPERS, NOTATION, RESERVED
from symbody.writers.modelica.text import comment
from symbody.writers.subroutine import Dialect, Subroutine, Variable, step_name
from symbody.writers.subroutines import step_functions, subroutines
from symbody.writers.used import Used

_WIDTH = 88
_INDENT = "  "
_NONZERO = "nonzero("
_OWN = "function nonzero "


def write(programs: Sequence[Program], name: str) -> dict[str, str]:
    """Return a file with a package of functions.

    Args:
        programs: The programs.
        name: Of the package, and of the file without extension.

    Raises:
        WriterError: A program holds what Modelica cannot express.
    """
    used = Used()
    blocks = functions(programs, used)
    top = "".join(f"// {line}\n" for line in header(programs))
    return {f"{name}.mo": top + package_text(package_name(name), blocks, "functions")}


def package_name(name: str) -> str:
    """Return the name of a package."""
    own = identifier(name)
    return f"{own}_" if own in RESERVED else own


def package_text(name: str, blocks: Iterable[str], about: str) -> str:
    """Return a package of classes."""
    blocks = list(blocks)
    # Whether conditions are made of numbers is known only now.
    if not any(_NONZERO in block for block in blocks if not block.startswith(_OWN)):
        blocks = [block for block in blocks if not block.startswith(_OWN)]
    inner = "\n".join(
        "".join(f"{_INDENT}{line}".rstrip() + "\n" for line in block.splitlines())
        for block in blocks
    )
    return f"package {name} {comment(about)}\n{inner}end {name};\n"


def functions(
    programs: Sequence[Program], used: Used, *, elsewhere: Sequence[Program] = ()
) -> list[str]:
    """Return the functions of programs, and before them all that they call.

    Args:
        programs: The programs.
        used: Gets the operations that are written; may hold some already, whose
            functions are then returned, too.
        elsewhere: Programs whose steps stand elsewhere; what they call is returned.
    """
    safe = [guarded(program) for program in programs]
    steps = [r for p in elsewhere for r in step_functions(p, DIALECT, used)]
    texts = [
        *(_function(routine) for routine in steps),
        *(
            _function(routine, program)
            for program in safe
            for routine in subroutines(program, DIALECT, used)
        ),
    ]
    called = [*block_functions([*elsewhere, *safe], used), *support(used)]
    return list(dict.fromkeys([*called, *texts]))


def support(used: Used) -> list[str]:
    """Return the functions that formulas call."""
    helpers = dict.fromkeys(
        text
        for name, texts in HELPERS.items()
        if name in used.operations
        for text in texts
    )
    return [*helpers, *definitions(used)]


def block_functions(programs: Iterable[Program], used: Used) -> list[str]:
    """Return the functions that solve the numerical blocks of programs."""
    texts: dict[str, None] = {}
    for program in programs:
        for assignment in program.assignments():
            match assignment.node.op.definition:
                case LinearSystem(n, m):
                    texts[solve_function(n, m)] = None
                case NonlinearSystem(unknowns, fixed):
                    step = step_name(assignment.node.op, used)
                    newton = newton_function(step, len(unknowns), len(fixed))
                    texts[newton] = None
        texts |= dict.fromkeys(block_functions(program.bodies.values(), used))
    return list(texts)


def braced(texts: Sequence[str]) -> str:
    """Return an array of numbers."""
    return f"{{{', '.join(texts)}}}" if texts else "fill(0.0, 0)"


def _entry(array: Variable, index: int) -> str:
    places = []
    for size in reversed(array.shape):
        places.append(index % size + 1)
        index //= size
    return f"{array.name}[{', '.join(str(place) for place in reversed(places))}]"


DIALECT = Dialect(
    notation=NOTATION,
    define=lambda name, text: f"{name} := {text};",
    assign=lambda place, text: f"{place} := {text};",
    array=lambda name, texts, changes: [f"{name} := {braced(texts)};"],
    solve=lambda n, m, A, b: f"{b} := {solve_name(n, m)}({A}, {b});",
    newton=lambda n, g, step, a, z: f"{z} := {newton_name(step)}({a}, {z});",
    entry=_entry,
    call=lambda name, fixed: "",
    broken=lambda text: broken(text, width=_WIDTH - 4, indent=_INDENT),
    longest=1 << 60,
)


def _function(routine: Subroutine, program: Program | None = None) -> str:
    """Return the text of a function; of a program with its arrays as comments."""
    about = routine.about or "One step of Newton's method."
    lines = [f"function {routine.name} {comment(about)}"]
    if program is not None and routine.name == program.name:
        lines += [f"  // {line}" for line in arrays(program, _WIDTH - 7)]
    lines += [f"  {_declared(v)};" for v in routine.arguments]
    if routine.locals:
        lines += ["protected", *_locals(routine.locals)]
    lines += ["algorithm", *(f"{_INDENT}{line}".rstrip() for line in routine.lines)]
    return "\n".join([*lines, f"end {routine.name};", ""])


def _declared(variable: Variable) -> str:
    direction = "output" if variable.role == "output" else "input"
    return f"{direction} Real {variable.name}{_sizes(variable)}"


def _sizes(variable: Variable) -> str:
    shape = ", ".join(map(str, variable.shape))
    return f"[{shape}]" if variable.shape else ""


def _locals(variables: Sequence[Variable]) -> list[str]:
    declared = ", ".join(f"{v.name}{_sizes(v)}" for v in variables)
    return broken(f"  Real {declared};", width=_WIDTH - 2, indent="    ")
