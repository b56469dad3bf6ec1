"""Programs as CasADi code: functions of symbols, and casadi.Function objects."""

from __future__ import annotations

import json
import re

import numpy as np
from numpy.typing import NDArray

from symbody.expr.definition import (
    CONVERGED,
    NEWTON_ROUNDS,
    SMALLEST_PART,
    STALLED,
    NonlinearSystem,
    PiecewisePolynomial,
)
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
    size,
    traced,
)
from symbody.writers.script import solved, unprepared

# Rounds between two checks for convergence.
_INNER = 6

BLOCKS: dict[str, str] = {
    "solve": '''\
def solve(n, m, A, b):
    """Return x of A x = b for m right sides, all row by row; NaN if A is singular."""
    matrix, side = stacked(A, (n, n)), stacked(b, (n, m))
    x = stacked([*ca.horzsplit(ca.reshape(ca.solve(matrix, side).T, 1, n * m))], (1,))
    finite = ca.fabs(x[0]) < math.inf
    for i in range(1, n * m):
        finite = ca.logic_and(finite, ca.fabs(x[i]) < math.inf)
    return ca.if_else(finite, x, math.nan)
''',
    "newton": f'''\
def newton(residual, step, z, a):
    """Return the z near the given one where step, what Newton's method takes off, is 0.

    A step that does not shrink is halved; NaN if it does not converge. CasADi's own
    Newton method starts from there, and differentiates the equation that it solved.
    """
    unknown, known = ca.MX.sym("z", len(z)), ca.MX.sym("a", len(a))
    start, given = ca.vertcat(*z), ca.vertcat(*a)
    found = searched(step, unknown, known)(start, given)
    equation = {{"x": unknown, "p": known, "g": residual(unknown, known)}}
    options = {{"abstol": 1e-14, "max_iter": 3, "error_on_fail": False}}
    solver = ca.rootfinder("newton", "newton", equation, options)
    polished = ca.Function("polished", [unknown, known], [solver(unknown, known)])
    none = ca.Function("none", [unknown, known], [ca.MX(ca.DM.nan(len(z), 1))])
    chosen = ca.Function.if_else("chosen", polished, none)
    return chosen(ca.dot(found, found) < math.inf, found, given)


def searched(step, z, a):
    """Return the function of start and given values that Newton's method ends at."""
    n = z.numel()
    last, before, part = ca.MX.sym("last", n), ca.MX.sym("before"), ca.MX.sym("part")
    busy = ca.MX.sym("busy")
    d = step(z, a)
    size, scale = ca.dot(d, d), 1.0 + ca.dot(z, z)
    done = size <= {CONVERGED!r} * scale
    taken = ca.logic_and(ca.logic_not(done), size < before)
    rest = ca.logic_not(ca.logic_or(done, taken))
    stalled = ca.logic_and(rest, before <= {STALLED!r} * scale)
    back = ca.logic_and(rest, ca.logic_not(stalled))
    less = ca.if_else(taken, 1.0, 0.5 * part)
    small = ca.logic_or(before >= math.inf, less < {SMALLEST_PART!r})
    lost = ca.logic_and(back, small)
    nearer = ca.if_else(stalled, z, ca.if_else(back, z + less * last, z - d))
    state = ca.vertcat(z, last, before, part, busy, a)
    after = ca.vertcat(
        ca.if_else(lost, math.nan, nearer),
        ca.if_else(taken, d, last),
        ca.if_else(taken, size, before),
        less,
        ca.logic_not(ca.logic_or(done, ca.logic_or(stalled, lost))),
        a,
    )
    advance = ca.Function("advance", [state], [after])
    stay = ca.Function("stay", [state], [state])
    for rounds in ({_INNER}, {NEWTON_ROUNDS // _INNER}):
        choice = ca.Function.if_else("choice", advance, stay)
        one = ca.Function("one", [state], [choice(busy, state)])
        advance = one.fold(rounds)
    end = advance(ca.vertcat(z, ca.DM.zeros(n, 1), math.inf, 1.0, 1.0, a))
    root = ca.if_else(end[2 * n + 2], math.nan, end[:n])
    # Derivatives follow from the equation, not from the iteration.
    options = {{"is_diff_in": [False, False]}}
    return ca.Function("searched", [z, a], [root], options)
''',
}

INSIDE = '''\
def inside(x, knots):
    """Return for each piece whether x lies in it, and how far from where it begins."""
    below = [x >= knot for knot in knots[:-1]] + [x > knots[-1]]
    begins = [True] + below
    ends = below + [False]
    holds = [
        ca.logic_and(begin, ca.logic_not(end))
        for begin, end in zip(begins, ends, strict=True)
    ]
    starts = [knots[0], *knots]
    return holds, x - sum(
        ca.if_else(hold, start, 0.0) for hold, start in zip(holds, starts, strict=True)
    )


def chosen(holds, rows):
    """Return the row of numbers or expressions whose condition holds."""
    return [
        sum(ca.if_else(hold, c, 0.0) for hold, c in zip(holds, column, strict=True))
        for column in zip(*rows, strict=True)
    ]
'''


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
    shape = curve.coefficients.shape[: len(arguments)]
    flat = curve.coefficients.reshape(*shape, -1)
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
    "lt": Form("{} < {}", Binding.COMPARE, (Binding.SUM, Binding.SUM)),
    "le": Form("{} <= {}", Binding.COMPARE, (Binding.SUM, Binding.SUM)),
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

_STACKED = '''\
def stacked(entries, shape):
    """Return entries as a column, or row by row as a matrix."""
    column = ca.vertcat(*entries) if entries else ca.DM(0, 1)
    if len(shape) != 2:
        return column
    return ca.reshape(column, shape[1], shape[0]).T
'''

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
    helpers={"abs": size("ca.if_else", "0"), **extrema("ca.if_else"), **BLOCKS},
    curve=_curve,
    find_piece=INSIDE,
    example="return v*ca.fabs(v)",
    brought=lambda used: [_STACKED],
    file="{}_casadi.py",
    more=_maker,
)
write = _PACKAGE.write
