"""Programs as JAX code: jit, vmap and grad work on every function.

The last dimension of an array counts its entries, those before it are a batch. Numbers
have the precision that JAX is set to: for double precision set jax_enable_x64.
"""

from __future__ import annotations

import builtins
import keyword
from collections.abc import Sequence

from symbody.expr.definition import PiecewisePolynomial
from symbody.program.program import Program
from symbody.writers.jax.blocks import BLOCKS
from symbody.writers.number_text import shortest
from symbody.writers.printer import INFIX, Binding, Form, Notation, choice, logical
from symbody.writers.script import solved
from symbody.writers.traced import Framework, module
from symbody.writers.traced_curves import curve_function

_FUNCTIONS = {
    "sin": "sin", "cos": "cos", "tan": "tan",
    "asin": "arcsin", "acos": "arccos", "atan": "arctan",
    "sinh": "sinh", "cosh": "cosh", "tanh": "tanh",
    "asinh": "arcsinh", "acosh": "arccosh", "atanh": "arctanh",
    "exp": "exp", "log": "log", "sqrt": "sqrt",
    "sign": "sign", "floor": "floor",
}  # fmt: skip

FORMS: dict[str, Form] = {
    **INFIX,
    **{name: Form(f"jnp.{function}({{}})") for name, function in _FUNCTIONS.items()},
    "abs": Form("size({})"),
    "atan2": Form("jnp.arctan2({}, {})"),
    "pow": Form("jnp.power({}, {})"),
    "min": Form("lesser({}, {})"),
    "max": Form("greater({}, {})"),
    **logical("jnp"),
    "where": choice("jnp.where({}, {}, {})"),
}

_HELPERS: dict[str, str] = {
    "abs": '''\
def size(a):
    """Return a without its sign; its slope at 0 is 1."""
    return jnp.where(a < 0.0, -a, a)
''',
    "min": '''\
def lesser(a, b):
    """Return b where it is less than a, else a."""
    return jnp.where(b < a, b, a)
''',
    "max": '''\
def greater(a, b):
    """Return b where it is greater than a, else a."""
    return jnp.where(b > a, b, a)
''',
}

_STACKED = '''\
def stacked(entries, shape):
    """Return entries as an array of a shape, after the dimensions of the batch."""
    if not entries:
        return jnp.zeros(shape)
    array = jnp.stack(jnp.broadcast_arrays(*entries), axis=-1)
    return array.reshape(array.shape[:-1] + shape)
'''

_FIND_PIECE = '''\
def find_piece(x, knots):
    """Return in which piece x lies, and how far it is from where that begins."""
    i = jnp.searchsorted(knots[:-1], x, side="right") + (x > knots[-1])
    return i, x - knots[jnp.maximum(i - 1, 0)]
'''

_RESERVED = frozenset(
    {
        *keyword.kwlist,
        *keyword.softkwlist,
        *dir(builtins),
        "find_piece",
        "greater",
        "jax",
        "jnp",
        "lesser",
        "newton",
        "np",
        "size",
        "solve",
        "stacked",
    }
)


def write(programs: Sequence[Program], name: str) -> dict[str, str]:
    """Return a module with two functions for each program.

    Args:
        programs: The programs.
        name: Of the file, without extension.

    Raises:
        WriterError: A program holds an operation that JAX has no form for, such as an
            external function.
    """
    return {f"{name}_jax.py": module(programs, _JAX)}


_number = shortest("jnp.inf")


def _curve(name: str, curve: PiecewisePolynomial) -> str:
    return curve_function(
        name,
        curve,
        array="np.array({})".format,
        table="jnp.asarray({})".format,
        floor="jnp.floor",
        not_a_number="np.nan",
        first="{0} = jnp.asarray({0}, dtype=float)",
    )


_NOTATION = Notation(
    "jax",
    FORMS,
    _number,
    Form("jnp.where({}, 1.0, 0.0)"),
    Form("{} != 0.0", Binding.COMPARE, (Binding.COMPARE + 1,)),
    _RESERVED,
    item="{}[..., {}]".format,
    solve=solved,
)
_JAX = Framework(
    notation=_NOTATION,
    imports=("import jax", "import jax.numpy as jnp", "import numpy as np"),
    helpers={**_HELPERS, **BLOCKS},
    stacked=_STACKED,
    prepare="{0} = jnp.asarray({0}, dtype=float)",
    example="return v*jnp.abs(v)",
    curve=_curve,
    find_piece=_FIND_PIECE,
)
