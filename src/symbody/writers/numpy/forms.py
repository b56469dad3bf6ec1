"""Forms of operations in NumPy, for many states at a time."""

from __future__ import annotations

import builtins
import keyword

from symbody.writers.number_text import shortest
from symbody.writers.printer import INFIX, Binding, Form, Notation, choice, logical
from symbody.writers.script import solved
from symbody.writers.script_definitions import Style

_FUNCTIONS = {
    "sin": "sin", "cos": "cos", "tan": "tan",
    "asin": "arcsin", "acos": "arccos", "atan": "arctan", "atan2": "arctan2",
    "sinh": "sinh", "cosh": "cosh", "tanh": "tanh",
    "asinh": "arcsinh", "acosh": "arccosh", "atanh": "arctanh",
    "exp": "exp", "log": "log", "sqrt": "sqrt", "pow": "power",
    "abs": "abs", "sign": "sign", "floor": "floor",
}  # fmt: skip
_TWO = frozenset({"atan2", "pow"})

FORMS: dict[str, Form] = {
    **INFIX,
    **{
        name: Form(
            f"np.{function}({{}}, {{}})" if name in _TWO else f"np.{function}({{}})"
        )
        for name, function in _FUNCTIONS.items()
    },
    "min": Form("lesser({}, {})"),
    "max": Form("greater({}, {})"),
    **logical("np"),
    "where": choice("np.where({}, {}, {})"),
}

HELPERS: dict[str, str] = {
    "min": '''\
def lesser(a, b):
    """Return b where it is less than a, else a."""
    return np.where(b < a, b, a)
''',
    "max": '''\
def greater(a, b):
    """Return b where it is greater than a, else a."""
    return np.where(b > a, b, a)
''',
}

STYLE = Style(
    language="NumPy",
    not_a_number="np.nan",
    find_piece='''\
def find_piece(x, knots):
    """Return in which piece x lies: 0 is below the first of n knots, n above."""
    return np.searchsorted(knots[:-1], x, side="right") + (x > knots[-1])
''',
    external='''\
def external(function):
    """Return a function of arrays, with NaN where it has no value."""

    def value(*args):
        try:
            return float(function(*args))
        except (ValueError, ArithmeticError):
            return np.nan

    return np.vectorize(value, otypes=[float])
''',
    array="np.array({})".format,
    larger="np.maximum({}, {})".format,
    place=lambda name, indices: f"{name}[{', '.join(indices)}]",
    entry="c[..., {}]".format,
)

RESERVED = frozenset(
    {
        *keyword.kwlist,
        *keyword.softkwlist,
        *dir(builtins),
        "external",
        "find_piece",
        "greater",
        "lesser",
        "newton",
        "np",
        "shape",
        "solve",
    }
)


number = shortest("np.inf")
NOTATION = Notation(
    "NumPy",
    FORMS,
    number,
    Form("np.where({}, 1.0, 0.0)"),
    Form("{} != 0.0", Binding.COMPARE, (Binding.COMPARE + 1,)),
    RESERVED,
    solve=solved,
)
