"""Programs as CasADi code: functions of symbols, and casadi.Function objects."""

from __future__ import annotations

import json
import re

import numpy as np
from numpy.typing import NDArray

from symbody.expr.definition import NonlinearSystem, PiecewisePolynomial
from symbody.expr.node import Apply
from symbody.program.program import Program
from symbody.writers.curves import ARGUMENTS, knot_tables, located, polynomial
from symbody.writers.printer import (
    ELEMENTARY,
    EXTREMA,
    INFIX,
    Binding,
    Form,
    Notation,
    Printer,
    shortest,
)
from symbody.writers.python_text import (
    PYTHON_WORDS,
    Package,
    curve_forms,
    curve_text,
    extrema,
    filled,
    routines_for,
    traced,
)
from symbody.writers.script import solved, unprepared

_ROUTINES = routines_for("casadi")
_number = shortest("math.inf", "math.nan")
_CURVES = curve_forms(
    "{}",
    _number,
    periodic="{x} = {x} - {period}*ca.floor(({x} - ({start}))/{period})",
    piece="i{x}, {x} = inside({x}, {array})",
    row="",
    entry="",
)


def _curve(name: str, shown: str, curve: PiecewisePolynomial) -> str:
    """Return the data of a curve and the function of its value.

    An SX graph has no lookup: each coefficient is chosen among those of all pieces.
    """
    arguments = ARGUMENTS[: len(curve.knots)]
    flat = curve.coefficients.reshape(*curve.coefficients.shape[: len(arguments)], -1)
    missing: NDArray[np.bool_] = np.asarray(np.isnan(flat).any(axis=-1))
    data = knot_tables(f"{name}_", curve, _CURVES)
    data.append(_CURVES.data(f"{name}_c", flat.shape, np.nan_to_num(flat).tolist()))
    lines = located(f"{name}_", curve, _CURVES)
    rows = f"{name}_c"
    if len(arguments) == 2:
        rows = f"[chosen(iy, row) for row in {rows}]"
    lines.append(f"c = chosen(ix, {rows})")
    text = polynomial(curve, "c[{}]".format)
    if missing.any():
        lines += _outside(arguments, missing)
        # A product, so that the slope is no number either.
        text = f"ca.if_else(outside, math.nan*({' + '.join(arguments)}), {text})"
    return "".join(data) + curve_text(name, shown, arguments, lines, text)


def _outside(arguments: tuple[str, ...], missing: NDArray[np.bool_]) -> list[str]:
    """Return the statements that tell whether there is no value; the ends have none."""
    ends = []
    for axis, x in enumerate(arguments):
        first = bool(np.take(missing, 0, axis).all())
        last = bool(np.take(missing, -1, axis).all())
        ends += [f"i{x}[0]"] * first + [f"i{x}[-1]"] * last
    text = ends[0]
    for end in ends[1:]:
        text = f"ca.logic_or({text}, {end})"
    return [f"outside = {text}"]


# Conditions are numbers in CasADi, so none is ever converted.
FORMS: dict[str, Form] = {
    **INFIX,
    "lt": Form("{} < {}", Binding.COMPARE, (Binding.SIGNED,) * 2),
    "le": Form("{} <= {}", Binding.COMPARE, (Binding.SIGNED,) * 2),
    "eq": Form("ca.eq({}, {})"),
    **{name: Form(f"ca.{name}({{}})") for name in (*ELEMENTARY, "sign", "floor")},
    "abs": Form("size({})"),
    "atan2": Form("ca.atan2({}, {})"),
    "pow": Form("ca.power({}, {})"),
    **EXTREMA,
    "and": Form("ca.logic_and({}, {})"),
    "or": Form("ca.logic_or({}, {})"),
    "not": Form("ca.logic_not({})"),
    "where": Form("ca.if_else({}, {}, {})"),
}

_OWN = "ca greater inside chosen lesser math newton searched size solve stacked"
_RESERVED = PYTHON_WORDS | set(_OWN.split())


def _maker(program: Program) -> list[str]:
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
        f"        {json.dumps(arguments)},",
        f"        {json.dumps(results)},",
        "    )",
        "",
    ]
    return ["\n".join(lines)]


def _solved(node: Apply, printer: Printer) -> str:
    """Return the call that solves a block; Newton's method gets its residuals, too."""
    text = solved(node, printer)
    if not isinstance(node.op.definition, NonlinearSystem):
        return text
    residual = f"{printer.used.function(node.op)}_residual"
    return text.replace("newton(", f"newton({residual}, ", 1)


_NOTATION = Notation(
    "casadi",
    FORMS,
    _number,
    Form("{}", Binding.PRODUCT),
    Form("{}", Binding.PRODUCT),
    _RESERVED,
    solve=_solved,
)
_PACKAGE = Package(
    traced(_NOTATION, unprepared, residuals=True),
    imports=("import math", "", "import casadi as ca"),
    helpers={
        "abs": filled("size", where="ca.if_else", zero="0"),
        **extrema("ca.if_else"),
        **_ROUTINES,
    },
    curve=_curve,
    find_piece=_ROUTINES["inside"],
    example="return v*ca.fabs(v)",
    brought=lambda used: [_ROUTINES["stacked"]],
    file="{}_casadi.py",
    more=_maker,
)
write = _PACKAGE.write
