"""Programs as JAX code: jit, vmap and grad work on every function.

The last dimension of an array counts its entries, those before it are a batch. Numbers
have the precision that JAX is set to: for double precision set jax_enable_x64.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from symbody.expr.definition import CONVERGED, NEWTON_ROUNDS, SMALLEST_PART, STALLED
from symbody.program.program import Program
from symbody.writers.curves import curve_function
from symbody.writers.printer import (
    INFIX,
    NOT_ZERO_IN_PYTHON,
    Form,
    Notation,
    choice,
    logical,
    shortest,
)
from symbody.writers.python_text import (
    PYTHON_WORDS,
    Package,
    curve_forms,
    extrema,
    module,
    traced,
)
from symbody.writers.script import solved

_SOLVE = '''\
def solve(n, m, A, b):
    """Return x of A x = b for m right sides, all row by row; NaN if A is singular."""
    entries = jnp.stack(jnp.broadcast_arrays(*A, *b), axis=-1)
    batch = entries.shape[:-1]
    matrix = entries[..., : n * n].reshape((*batch, n, n))
    x = jnp.linalg.solve(matrix, entries[..., n * n :].reshape((*batch, n, m)))
    x = x.reshape((*batch, n * m))
    return jnp.where(jnp.isfinite(x).all(axis=-1, keepdims=True), x, jnp.nan)
'''

_NEWTON = f'''\
def newton(step, z, a):
    """Return the z near the given one where step, what Newton's method takes off, is 0.

    A step that does not shrink is halved; NaN if it does not converge.
    """
    n = len(z)
    entries = jnp.stack(jnp.broadcast_arrays(*z, *a), axis=-1)
    known = jax.lax.stop_gradient(entries)
    start, fixed = known[..., :n], known[..., n:]

    def busy(state):
        return (state[0] < {NEWTON_ROUNDS}) & state[-1].any()

    def advance(state):
        rounds, z, last, before, part, busy = state
        d = step(z, fixed)
        size, scale = (d * d).sum(-1), 1.0 + (z * z).sum(-1)
        done = busy & (size <= {CONVERGED!r} * scale)
        taken = busy & ~done & (size < before)
        stalled = busy & ~done & ~taken & (before <= {STALLED!r} * scale)
        back = busy & ~done & ~taken & ~stalled
        part = jnp.where(taken, 1.0, part * 0.5)
        lost = back & (jnp.isinf(before) | (part < {SMALLEST_PART!r}))
        z = jnp.where((done | taken)[..., None], z - d, z)
        z = jnp.where(back[..., None], z + part[..., None] * last, z)
        z = jnp.where(lost[..., None], jnp.nan, z)
        last = jnp.where(taken[..., None], d, last)
        before = jnp.where(taken, size, before)
        return rounds + 1, z, last, before, part, busy & ~(done | stalled | lost)

    batch = entries.shape[:-1]
    big, ones = jnp.full(batch, jnp.inf), jnp.ones(batch)
    state = (0, start, jnp.zeros_like(start), big, ones, jnp.ones(batch, dtype=bool))
    _, z, _, _, _, left = jax.lax.while_loop(busy, advance, state)
    z = jax.lax.stop_gradient(jnp.where(left[..., None], jnp.nan, z))
    a = entries[..., n:]
    z = z - step(z, a)
    return z - step(z, a)
'''

BLOCKS: dict[str, str] = {"solve": _SOLVE, "newton": _NEWTON}


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
    **extrema("jnp.where"),
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

_OWN = "find_piece greater jax jnp lesser newton np size solve stacked"
_RESERVED = PYTHON_WORDS | set(_OWN.split())


def write(programs: Sequence[Program], name: str) -> dict[str, str]:
    """Return a module with two functions for each program."""
    return {f"{name}_jax.py": module(programs, _JAX)}


_number = shortest("jnp.inf", "np.nan")


_curve = partial(
    curve_function,
    forms=curve_forms(
        "np.array({})",
        _number,
        prepare="{x} = jnp.asarray({x}, dtype=float)",
        periodic="{x} = {x} - {period}*jnp.floor(({x} - ({start}))/{period})",
        piece="i{x}, {x} = find_piece({x}, jnp.asarray({array}))",
        row="c = jnp.asarray({c})[{indices}]",
        entry="c[..., {i}]",
    ),
)


def _prepare(arrays: Sequence[str], timed: bool) -> list[str]:
    names = ["t"] * timed + list(arrays)
    return [f"{name} = jnp.asarray({name}, dtype=float)" for name in names]


_NOTATION = Notation(
    "jax",
    FORMS,
    _number,
    Form("jnp.where({}, 1.0, 0.0)"),
    NOT_ZERO_IN_PYTHON,
    _RESERVED,
    item="{}[..., {}]".format,
    solve=solved,
)
_JAX = Package(
    traced(_NOTATION, _prepare),
    imports=("import jax", "import jax.numpy as jnp", "import numpy as np"),
    helpers={**_HELPERS, **BLOCKS},
    curve=_curve,
    find_piece=_FIND_PIECE,
    example="return v*jnp.abs(v)",
    brought=lambda used: [_STACKED],
)
