"""Programs as NumPy code: many states in one call, by arrays (n,) or (n, N)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from symbody.expr.definition import CONVERGED, NEWTON_ROUNDS, SMALLEST_PART, STALLED
from symbody.writers.printer import EXTREMA, INFIX, Form, choice, logical, shortest
from symbody.writers.python_text import (
    NUMPY,
    Package,
    assign,
    curves,
    external,
    extrema,
    function,
    of_arrays,
)
from symbody.writers.script import Dialect

BLOCKS: dict[str, str] = {
    "solve": '''\
def solve(n, m, A, b):
    """Return x of A x = b for m right sides, all row by row; NaN if A is singular."""
    entries = np.stack(np.broadcast_arrays(*A, *b), axis=-1).astype(float)
    matrices = entries[..., : n * n].reshape(-1, n, n)
    sides = entries[..., n * n :].reshape(-1, n, m)
    x = np.full(sides.shape, np.nan)
    for i, (matrix, side) in enumerate(zip(matrices, sides)):
        try:
            x[i] = np.linalg.solve(matrix, side)
        except np.linalg.LinAlgError:
            pass
    return np.moveaxis(x.reshape(*entries.shape[:-1], n * m), -1, 0)
''',
    "newton": f'''\
def newton(step, z, a):
    """Return the z near the given one where step, what Newton's method takes off, is 0.

    A step that does not shrink is halved; NaN if it does not converge.
    """
    n = len(z)
    known = np.stack(np.broadcast_arrays(*z, *a)).astype(float)
    z, a = known[:n].copy(), known[n:]
    shape = known.shape[1:]
    before, part = np.full(shape, np.inf), np.ones(shape)
    last, busy = np.zeros_like(z), np.ones(shape, dtype=bool)
    for _ in range({NEWTON_ROUNDS}):
        d = step(z, a)
        size, scale = (d * d).sum(axis=0), 1.0 + (z * z).sum(axis=0)
        done = busy & (size <= {CONVERGED!r} * scale)
        z = np.where(done, z - d, z)
        busy = busy & ~done
        taken = busy & (size < before)
        z = np.where(taken, z - d, z)
        last = np.where(taken, d, last)
        part = np.where(taken, 1.0, part * 0.5)
        back = busy & ~taken
        busy = busy & ~(back & (before <= {STALLED!r} * scale))
        back = back & busy
        lost = back & (np.isinf(before) | (part < {SMALLEST_PART!r}))
        z = np.where(lost, np.nan, np.where(back, z + part * last, z))
        busy = busy & ~lost
        before = np.where(taken, size, before)
        if not busy.any():
            return z
    return np.where(busy, np.nan, z)
''',
}

_TWO = frozenset({"atan2", "pow"})

FORMS: dict[str, Form] = {
    **INFIX,
    **{
        name: Form(
            f"np.{function}({{}}, {{}})" if name in _TWO else f"np.{function}({{}})"
        )
        for name, function in NUMPY.items()
    },
    **EXTREMA,
    **logical("np"),
    "where": choice("np.where({}, {}, {})"),
}

_FIND_PIECE = '''\
def find_piece(x, knots):
    """Return in which piece x lies: 0 is below the first of n knots, n above."""
    return np.searchsorted(knots[:-1], x, side="right") + (x > knots[-1])
'''

number = shortest("np.inf", "np.nan")
NOTATION = of_arrays(
    "NumPy", FORMS, number, "np.where({}, 1.0, 0.0)", "external np shape"
)


def _prepare(arrays: Sequence[str], timed: bool) -> list[str]:
    """Make arrays of floats, since with Python's own 1/0 is an exception."""
    names = ["t"] * timed + list(arrays)
    shapes = ["t.shape"] * timed + [f"{name}.shape[1:]" for name in arrays]
    lines = [f"{name} = np.asarray({name}, dtype=float)" for name in names]
    rows = [f"    {shape}," for shape in shapes]
    return [*lines, "shape = np.broadcast_shapes(", *rows, ")"]


def _create(shape: tuple[int, ...]) -> str:
    if not shape:
        return "np.empty(shape)"
    return f"np.empty(({''.join(f'{size}, ' for size in shape)}*shape))"


_PACKAGE = Package(
    Dialect(
        NOTATION,
        _prepare,
        _create,
        lambda name, indices: f"{name}[{', '.join(map(str, indices)) or '...'}]",
        assign,
        partial(function, decorator='@np.errstate(all="ignore")'),
    ),
    imports=("import numpy as np",),
    helpers={**extrema("np.where"), **BLOCKS},
    curve=curves(
        "np.array({})",
        number,
        periodic="{x} = ({x} - {start}) % {period} + {start}",
        piece="i{x} = find_piece({x}, {array})",
        step="{x} = {x} - {array}[np.maximum(i{x} - 1, 0)]",
        row="c = {c}[{indices}]",
        entry="c[..., {i}]",
    ),
    find_piece=_FIND_PIECE,
    external=external("np.vectorize(value, otypes=[float])", "np.nan"),
)
write = _PACKAGE.write
