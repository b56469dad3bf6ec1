"""Programs as NumPy code: many states in one call, by arrays (n,) or (n, N)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from symbody.writers.printer import EXTREMA, INFIX, Form, choice, logical, shortest
from symbody.writers.python_text import (
    NUMPY,
    Package,
    assign,
    curves,
    extrema,
    filled,
    function,
    of_arrays,
    routines_for,
)
from symbody.writers.script import Dialect

_ROUTINES = routines_for("numpy")
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
    helpers={**extrema("np.where"), **_ROUTINES},
    curve=curves(
        "np.array({})",
        number,
        periodic="{x} = ({x} - {start}) % {period} + {start}",
        piece="i{x} = find_piece({x}, {array})",
        step="{x} = {x} - {array}[np.maximum(i{x} - 1, 0)]",
        row="c = {c}[{indices}]",
        entry="c[..., {i}]",
    ),
    find_piece=_ROUTINES["find_piece"],
    external=filled(
        "external", value="np.vectorize(value, otypes=[float])", nan="np.nan"
    ),
)
write = _PACKAGE.write
