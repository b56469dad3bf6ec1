"""Programs as CasADi code: functions of symbols, and casadi.Function objects."""

from __future__ import annotations

import builtins
import keyword
import re
from collections.abc import Sequence

from symbody.program.program import Program
from symbody.writers.casadi.blocks import BLOCKS
from symbody.writers.casadi.curves import INSIDE, curve
from symbody.writers.number_text import shortest
from symbody.writers.printer import INFIX, Binding, Form, Notation
from symbody.writers.traced import Framework, module, solved_with_residuals

_FUNCTIONS = (
    "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "asinh",
    "acosh", "atanh", "exp", "log", "sqrt", "sign", "floor",
)  # fmt: skip

# Conditions are numbers in CasADi, so none is ever converted.
FORMS: dict[str, Form] = {
    **INFIX,
    "lt": Form("{} < {}", Binding.COMPARE, (Binding.SUM, Binding.SUM)),
    "le": Form("{} <= {}", Binding.COMPARE, (Binding.SUM, Binding.SUM)),
    "eq": Form("ca.eq({}, {})"),
    **{name: Form(f"ca.{name}({{}})") for name in _FUNCTIONS},
    "abs": Form("size({})"),
    "atan2": Form("ca.atan2({}, {})"),
    "pow": Form("ca.power({}, {})"),
    "min": Form("lesser({}, {})"),
    "max": Form("greater({}, {})"),
    "and": Form("ca.logic_and({}, {})"),
    "or": Form("ca.logic_or({}, {})"),
    "not": Form("ca.logic_not({})"),
    "where": Form("ca.if_else({}, {}, {})"),
}

_HELPERS: dict[str, str] = {
    "abs": '''\
def size(a):
    """Return a without its sign; its slope at 0 is 1."""
    return ca.if_else(a < 0, -a, a)
''',
    "min": '''\
def lesser(a, b):
    """Return b where it is less than a, else a."""
    return ca.if_else(b < a, b, a)
''',
    "max": '''\
def greater(a, b):
    """Return b where it is greater than a, else a."""
    return ca.if_else(b > a, b, a)
''',
}

_STACKED = '''\
def stacked(entries, shape):
    """Return entries as a column, or row by row as a matrix."""
    column = ca.vertcat(*entries) if entries else ca.DM(0, 1)
    if len(shape) != 2:
        return column
    return ca.reshape(column, shape[1], shape[0]).T
'''

_RESERVED = frozenset(
    {
        *keyword.kwlist,
        *keyword.softkwlist,
        *dir(builtins),
        "ca",
        "greater",
        "inside",
        "chosen",
        "lesser",
        "math",
        "newton",
        "searched",
        "size",
        "solve",
        "stacked",
    }
)


def write(programs: Sequence[Program], name: str) -> dict[str, str]:
    """Return a module with three functions for each program.

    One for its constants, one for its results, which take symbols or numbers, and one
    that makes a casadi.Function of its arguments.

    Args:
        programs: The programs.
        name: Of the file, without extension.

    Raises:
        WriterError: A program holds an operation that CasADi has no form for, such as
            an external function.
    """
    return {f"{name}_casadi.py": module(programs, _CASADI, _maker)}


def _maker(program: Program) -> str:
    """Return the function that makes a casadi.Function."""
    name = re.sub("__+", "_", program.name).strip("_")
    arguments = [a.name for a in program.arguments]
    results = [result.name for result in program.results]
    values = ", ".join([*arguments, f"{program.name}_constants(p)"])
    if "p" not in arguments:
        values = ", ".join([*arguments, "ca.DM(0, 1)"])
    # An SX graph cannot call the iteration of a Newton block, an MX graph can.
    kind = "MX" if program.bodies else "SX"
    about = f"Return {', '.join(results)} as a function of {', '.join(arguments)}."
    lines = [
        f"def {program.name}_function():",
        f'    """{about}"""',
        *(
            f'    {a.name} = ca.{kind}.sym("{a.name}"'
            + ("" if a.scalar else f", {len(a.symbols)}")
            + ")"
            for a in program.arguments
        ),
        f"    {', '.join(results)} = {program.name}({values})",
        "    return ca.Function(",
        f'        "{name}",',
        f"        [{', '.join(arguments)}],",
        f"        [{', '.join(results)}],",
        f"        {_quoted(arguments)},",
        f"        {_quoted(results)},",
        "    )",
    ]
    return "\n".join([*lines, ""])


def _quoted(names: Sequence[str]) -> str:
    return "[" + ", ".join(f'"{name}"' for name in names) + "]"


_number = shortest("math.inf")


_NOTATION = Notation(
    "casadi",
    FORMS,
    _number,
    Form("{}", Binding.PRODUCT),
    Form("{}", Binding.PRODUCT),
    _RESERVED,
    solve=solved_with_residuals,
)
_CASADI = Framework(
    notation=_NOTATION,
    imports=("import math", "", "import casadi as ca"),
    helpers={**_HELPERS, **BLOCKS},
    stacked=_STACKED,
    prepare="",
    example="return v*ca.fabs(v)",
    curve=curve,
    find_piece=INSIDE,
    residuals=True,
)
