"""The frame around statements in Rust."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from symbody.writers.rust.forms import NOTATION
from symbody.writers.subroutine import Dialect, Subroutine, Variable

_INDENT = "    "
_WIDTH = 96


def _array(name: str, texts: Sequence[str], changes: bool) -> list[str]:
    kind = "mut " if changes else ""
    return [f"let {kind}{name}: [f64; {len(texts)}] = [{', '.join(texts)}];"]


def _entry(array: Variable, index: int) -> str:
    places = np.unravel_index(index, array.shape)
    return array.name + "".join(f"[{place}]" for place in places)


def _call(name: str, variables: Sequence[Variable]) -> str:
    # The work array is the caller's own; all others are references already.
    texts = [f"&mut {v.name}" if v.role == "work" else v.name for v in variables]
    return f"{name}({', '.join(texts)});"


DIALECT = Dialect(
    notation=NOTATION,
    define=lambda name, text: f"let {name} = {text};",
    array=_array,
    solve=lambda n, m, A, b: f"solve({n}, {m}, &mut {A}, &mut {b});",
    newton=lambda n, g, step, a, z: f"newton({step}, &{a}, &mut {z});",
    entry=_entry,
    call=_call,
)


def function(routine: Subroutine, about: Sequence[str]) -> str:
    """Return the text of a function.

    Args:
        routine: The function.
        about: What stands in its documentation beside the sentence about it.
    """
    lines = list(routine.lines)
    if routine.work is not None:
        work = routine.work
        lines.insert(0, f"let mut {work.name} = [0.0; {work.size}];")
    body = [f"{_INDENT}{line}".rstrip() for line in lines]
    declared = [_declared(v, used=v not in routine.unused) for v in routine.arguments]
    if routine.about:
        top = [f"/// {routine.about}", *(f"/// {line}".rstrip() for line in about)]
        top.append(f"pub fn {routine.name}(")
    else:
        # Parts that are inlined again would make one long function.
        top = ["#[inline(never)]", f"fn {routine.name}("]
    return "\n".join(
        [*top, *(f"{_INDENT}{d}," for d in declared), ") {", *body, "}", ""]
    )


def _declared(variable: Variable, *, used: bool) -> str:
    kind = "f64"
    for size in reversed(variable.shape):
        kind = f"[{kind}; {size}]"
    before = {"number": "", "input": "&"}.get(variable.role, "&mut ")
    return f"{variable.name if used else f'_{variable.name}'}: {before}{kind}"
