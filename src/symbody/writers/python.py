"""Programs as Python for single numbers; the reference gives NaN where C does."""

from __future__ import annotations

import keyword
import math

from symbody.writers.printer import (
    ELEMENTARY,
    INFIX,
    NOT_ZERO_IN_PYTHON,
    Binding,
    Form,
    Notation,
    choice,
    connective,
    shortest,
)
from symbody.writers.python_text import (
    Package,
    assign,
    curves,
    filled,
    function,
    routines_for,
)
from symbody.writers.script import Dialect, solved, unprepared
from symbody.writers.source_file import Used

_IEEE = tuple(name for name in ELEMENTARY if name != "log")

FORMS: dict[str, Form] = {
    **INFIX, **{name: Form(f"{name}({{}})") for name in _IEEE},
    "div": Form("divide({}, {})"), "div by number": INFIX["div"],
    "abs": Form("abs({})"), "atan2": Form("math.atan2({}, {})"),
    "log": Form("logarithm({})"), "pow": Form("power({}, {})"),
    "sign": Form("sign({})"), "floor": Form("rounded_down({})"),
    "min": Form("min({}, {})"), "max": Form("max({}, {})"),
    "and": connective("{} and {}", Binding.AND, Binding.NOT),
    "or": connective("{} or {}", Binding.OR, Binding.NOT),
    "not": Form("not {}", Binding.NOT, (Binding.NOT,), "condition", ("condition",)),
    "where": choice("{1} if {0} else {2}", Binding.CHOICE, (Binding.OR,) * 3),
}  # fmt: skip

_ROUTINES = routines_for("python")
_OWN = """\
abs divide external find_piece float ieee logarithm math max min newton power range
rounded_down sign solve
"""
RESERVED = frozenset(
    {
        *keyword.kwlist,
        *keyword.softkwlist,
        *_IEEE,
        # Constants are written with their module, so that results may be called tau.
        *(name for name in dir(math) if callable(getattr(math, name))),
        *_OWN.split(),
    }
)


def _safe(used: Used) -> list[str]:
    """Return the functions of `math` that a module uses, without exceptions."""
    names = [name for name in _IEEE if name in used.operations]
    lines = [f"{name} = ieee(math.{name})\n" for name in names]
    return [_ROUTINES["ieee"], "".join(lines)] if names else []


number = shortest("math.inf", "math.nan")
NOTATION = Notation(
    "Python",
    FORMS,
    number,
    Form("float({})"),
    NOT_ZERO_IN_PYTHON,
    RESERVED,
    solve=solved,
)


def _create(shape: tuple[int, ...]) -> str:
    text = f"[0.0] * {shape[-1]}" if shape else "0.0"
    for size in reversed(shape[:-1]):
        text = f"[{text} for _ in range({size})]"
    return text


_PACKAGE = Package(
    Dialect(
        NOTATION,
        unprepared,
        _create,
        lambda name, indices: name + "".join(f"[{index}]" for index in indices),
        assign,
        function,
    ),
    imports=("import math",),
    helpers=_ROUTINES,
    curve=curves(
        "{}",
        number,
        periodic="{x} = ({x} - {start}) % {period} + {start}",
        piece="i{x} = find_piece({x}, {array})",
        step="{x} = {x} - {array}[max(i{x} - 1, 0)]",
        row="c = {c}[{rows}]",
        entry="c[{i}]",
    ),
    find_piece=_ROUTINES["find_piece"],
    external=filled("external", value="value", nan="math.nan"),
    brought=_safe,
)
write = _PACKAGE.write
