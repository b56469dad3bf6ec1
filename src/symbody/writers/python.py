"""Programs as Python for single numbers; the reference gives NaN where C does."""

from __future__ import annotations

import keyword
import math

from symbody.expr.definition import CONVERGED, NEWTON_ROUNDS, SMALLEST_PART, STALLED
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
from symbody.writers.python_text import Package, assign, curves, external, function
from symbody.writers.script import Dialect, solved, unprepared
from symbody.writers.source_file import Used

_IEEE = tuple(name for name in ELEMENTARY if name != "log")

FORMS: dict[str, Form] = {
    **INFIX,
    **{name: Form(f"{name}({{}})") for name in _IEEE},
    "div": Form("divide({}, {})"),
    "div by number": INFIX["div"],
    "abs": Form("abs({})"),
    "atan2": Form("math.atan2({}, {})"),
    "log": Form("logarithm({})"),
    "pow": Form("power({}, {})"),
    "sign": Form("sign({})"),
    "floor": Form("rounded_down({})"),
    "min": Form("min({}, {})"),
    "max": Form("max({}, {})"),
    "and": connective("{} and {}", Binding.AND, Binding.NOT),
    "or": connective("{} or {}", Binding.OR, Binding.NOT),
    "not": Form("not {}", Binding.NOT, (Binding.NOT,), "condition", ("condition",)),
    "where": choice("{1} if {0} else {2}", Binding.CHOICE, (Binding.OR,) * 3),
}

_WRAPPER = '''\
def ieee(function):
    """Return a function with NaN and infinity in place of exceptions."""

    def value(*args):
        try:
            return function(*args)
        except ValueError:
            return math.nan
        except OverflowError:
            return math.inf

    return value
'''

_HELPERS: dict[str, str] = {
    "div": '''\
def divide(a, b):
    """Return a / b, infinite or NaN where b is zero."""
    if b:
        return a / b
    if a == 0.0 or a != a:
        return math.nan
    return math.copysign(math.inf, a) * math.copysign(1.0, b)
''',
    "log": '''\
def logarithm(a):
    """Return the natural logarithm, -inf at 0 and NaN below."""
    if a > 0.0:
        return math.log(a)
    return -math.inf if a == 0.0 else math.nan
''',
    "pow": '''\
def power(a, b):
    """Return a ** b, infinite or NaN where it is not defined."""
    try:
        return math.pow(a, b)
    except ValueError:
        return math.inf if a == 0.0 else math.nan
    except OverflowError:
        return -math.inf if a < 0.0 and b % 2.0 == 1.0 else math.inf
''',
    "floor": '''\
def rounded_down(a):
    """Return the greatest whole number that is not above a."""
    return float(math.floor(a)) if math.isfinite(a) else a
''',
    "sign": '''\
def sign(a):
    """Return 1, 0 or -1 with the sign of a."""
    return math.copysign(1.0, a) if a else 0.0
''',
    "solve": '''\
def solve(n, m, A, b):
    """Return x of A x = b for m right sides, all row by row; NaN if A is singular."""
    A = [A[i * n : i * n + n] + b[i * m : i * m + m] for i in range(n)]
    for i in range(n):
        best = max(range(i, n), key=lambda row: abs(A[row][i]))
        A[i], A[best] = A[best], A[i]
        if A[i][i] == 0.0 or A[i][i] != A[i][i]:
            return [math.nan] * (n * m)
        for row in A[i + 1 :]:
            factor = row[i] / A[i][i]
            for j in range(i + 1, n + m):
                row[j] -= factor * A[i][j]
    for i in reversed(range(n)):
        for c in range(n, n + m):
            inner = sum(A[i][j] * A[j][c] for j in range(i + 1, n))
            A[i][c] = (A[i][c] - inner) / A[i][i]
    return [A[i][c] for i in range(n) for c in range(n, n + m)]
''',
    "newton": f'''\
def newton(step, z, a):
    """Return the z near the given one where step, what Newton's method takes off, is 0.

    A step that does not shrink is halved; NaN if it does not converge.
    """
    before, part, last = math.inf, 1.0, [0.0] * len(z)
    for _ in range({NEWTON_ROUNDS}):
        d = step(z, a)
        size = sum(x * x for x in d)
        scale = 1.0 + sum(x * x for x in z)
        if size <= {CONVERGED!r} * scale:
            return [x - y for x, y in zip(z, d)]
        if size < before:
            before, part, last = size, 1.0, d
            z = [x - y for x, y in zip(z, d)]
            continue
        if before <= {STALLED!r} * scale:
            return z
        part *= 0.5
        if before == math.inf or part < {SMALLEST_PART!r}:
            break
        z = [x + part * y for x, y in zip(z, last)]
    return [math.nan] * len(z)
''',
}

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
    return [_WRAPPER, "".join(lines)] if names else []


_FIND_PIECE = '''\
def find_piece(x, knots):
    """Return in which piece x lies: 0 is below the first of n knots, n above."""
    low, high = 0, len(knots) - 1
    if x > knots[high]:
        return len(knots)
    while low < high:
        middle = (low + high) // 2
        if knots[middle] <= x:
            low = middle + 1
        else:
            high = middle
    return low
'''


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
    helpers=_HELPERS,
    curve=curves(
        "{}",
        number,
        periodic="{x} = ({x} - {start}) % {period} + {start}",
        piece="i{x} = find_piece({x}, {array})",
        step="{x} = {x} - {array}[max(i{x} - 1, 0)]",
        row="c = {c}[{rows}]",
        entry="c[{i}]",
    ),
    find_piece=_FIND_PIECE,
    external=external("value", "math.nan"),
    brought=_safe,
)
write = _PACKAGE.write
