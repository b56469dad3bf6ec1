"""The frame around statements in C++."""

from __future__ import annotations

from collections.abc import Sequence

from symbody.writers.cpp.definitions import Linkage
from symbody.writers.cpp.forms import NOTATION
from symbody.writers.large_arrays import MOST_ON_STACK, in_room
from symbody.writers.lines import broken
from symbody.writers.sincos_loop import angles_together
from symbody.writers.subroutine import Dialect, Subroutine, Variable

_INDENT = "    "
_WIDTH = 96


def _array(name: str, texts: Sequence[str], changes: bool) -> list[str]:
    entries = f"{{{', '.join(texts)}}}" if texts else ""
    before = "" if changes else "const "
    return [f"{before}std::array<double, {len(texts)}> {name} = {{{entries}}};"]


DIALECT = Dialect(
    notation=NOTATION,
    define=lambda name, text: f"const double {name} = {text};",
    array=_array,
    solve=lambda n, m, A, b: f"solve<{n}, {m}>({A}, {b});",
    newton=lambda n, g, step, a, z: (
        f"newton<{n}, {g}>({step}, Input<{g}>({a}), Output<{n}>({z}));"
    ),
    room=in_room,
    angles=angles_together,
)


def head(routine: Subroutine, before: str, *, named: bool) -> str:
    """Return the head of a function.

    Args:
        routine: The function.
        before: What stands before it.
        named: Whether arguments that it does not need have names; without them no
            compiler warns.
    """
    nameless = () if named else routine.unused
    declared = [_declared(v, named=v not in nameless) for v in routine.arguments]
    start = f"{before}void {routine.name}("
    text = f"{start}{', '.join(declared)}) noexcept"
    if routine.iterated:
        text = text.removesuffix(" noexcept")
    return "\n".join(broken(text, width=_WIDTH - 8, indent=" " * len(start)))


def _declared(variable: Variable, *, named: bool) -> str:
    kind = {"number": "double", "input": f"Input<{variable.size}>"}.get(
        variable.role, f"Output<{variable.size}>"
    )
    return f"{kind} {variable.name}" if named else f"{kind} /*{variable.name}*/"


def allocates(routine: Subroutine) -> bool:
    """Return whether scratch memory of a function is more than stacks have room for."""
    return routine.work is not None and routine.work.size > MOST_ON_STACK


def _room(routine: Subroutine, work: Variable) -> list[str]:
    """Return the statements that make the work array."""
    kind = f"std::array<double, {work.size}>"
    if not allocates(routine):
        return [f"{kind} {work.name};"]
    results = [v for v in routine.arguments if v.role == "output"]
    unknown = "std::numeric_limits<double>::quiet_NaN()"
    each = "for (std::size_t i = 0; i < {}; ++i)"
    return [
        f"const std::unique_ptr<{kind}> {work.name}_room(new (std::nothrow) {kind});",
        f"if (!{work.name}_room) {{",
        *(f"{_INDENT}{each.format(v.size)} {v.name}[i] = {unknown};" for v in results),
        f"{_INDENT}return;",
        "}",
        f"{kind}& {work.name} = *{work.name}_room;",
    ]


def function(routine: Subroutine, linkage: Linkage) -> str:
    """Return the text of a function."""
    before = linkage.public if routine.about else linkage.inner
    lines = list(routine.lines)
    if routine.work is not None:
        lines = [*_room(routine, routine.work), *lines]
    body = [f"{_INDENT}{line}".rstrip() for line in lines]
    return "\n".join([head(routine, before, named=False), "{", *body, "}", ""])
