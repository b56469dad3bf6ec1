"""Python functions that call compiled ones through buffers of their own.

One function in C (`python_call.py`) copies plain arguments into arrays whose addresses
are known, and has results written where they are wanted. What it does not take is read
here, and results are copied out of such arrays, too: for the sizes of mechanisms that
takes less time than asking NumPy for an address.
Buffers come from a pool and go back into it, so that threads, and calls
within calls, have their own. The checks are written out for the arguments of each
function, since a loop over the arguments takes twice as long.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cache
from struct import Struct
from textwrap import indent
from types import CodeType
from typing import Any, final

import numpy as np

from symbody.runtime.arrays import FLOAT, Slot

_CALL = """\
def {name}({parameters}):
    {convert}
{made}    try:
        _bound = _take()
    except IndexError:
        _bound = _buffers()
    if not _invoke({given}):
        _pointer, _block, {buffers} = _bound
{read}
        _packed({t}, _pointer)
{written}
    _give(_bound)
"""
_READ = """\
    if {x}.__class__ is _array and {x}.dtype is _FLOAT and {x}.shape == _shape_{x}:
        _{x}[:] = {x}
    elif {x}.__class__ is list and len({x}) == _size_{x} and _floats(map(type, {x})):
        _fill_{x}(_{x}, 0, *{x})
    else:
        _{x}[:] = _checked({index}, {x})
"""

# Of no entries: there is nothing to copy.
_READ_NONE = """\
    if {x}.__class__ is not _array or {x}.shape != _shape_{x}:
        _checked({index}, {x})
"""
_FLOATS = frozenset((float, np.float64))

_WRITE = """\
    if (
        {x}.__class__ is _array
        and {x}.dtype is _FLOAT
        and {x}.shape == _shape_{x}
        and {x}.flags.writeable
    ):
        {x}[...] = _{x}
    else:
        _write({index}, {x}, _{x})
"""


@final
class Caller:
    """The calls of a generated function, and the names of its arguments.

    Attributes:
        inputs: The arrays that it takes, and whether they have entries.
        results: The arrays that it gives.
        timed: Whether its first argument is the time t.
        scope: _invoke(pointer, t, *inputs, *results) -> whether it has read the ones
            and written the others; _packed(t, pointer);
            _buffers() -> (pointer, block, *inputs, *results);
            _checked(index, value) -> array; _write(index, array, values);
            _time(t) -> float.
    """

    def __init__(
        self,
        inputs: Sequence[Slot],
        results: Sequence[Slot],
        *,
        timed: bool,
        scope: dict[str, Any],
    ) -> None:
        self.inputs = tuple((slot.name, slot.shape != (0,)) for slot in inputs)
        self.results = tuple(slot.name for slot in results)
        self.timed = timed
        pool: list[object] = []
        shapes = {f"_shape_{slot.name}": slot.shape for slot in (*inputs, *results)}
        sizes = {slot.name: math.prod(slot.shape) for slot in inputs}
        lists: dict[str, Any] = {f"_size_{name}": sizes[name] for name in sizes}
        lists |= {f"_fill_{x}": Struct(f"{n}d").pack_into for x, n in sizes.items()}
        fixed = {
            "_array": np.ndarray,
            "_empty": np.empty,
            "_FLOAT": FLOAT,
            "_floats": _FLOATS.issuperset,
        }
        self.scope = {**scope, **shapes, **lists, **fixed}
        self.scope |= {"_take": pool.pop, "_give": pool.append}

    def returning(self) -> Callable[..., Any]:
        """Return a function (t, inputs) -> results."""
        return self._made("call", _returning(self.inputs, self.results, self.timed))

    def writing(self) -> Callable[..., None]:
        """Return a function (t, inputs, results) that writes into the results."""
        return self._made("into", _writing(self.inputs, self.results, self.timed))

    def _made(self, name: str, code: CodeType) -> Callable[..., Any]:
        scope = dict(self.scope)
        exec(code, scope)
        made: Callable[..., object] = scope[name]
        return made


@cache
def _returning(
    inputs: tuple[tuple[str, bool], ...], results: tuple[str, ...], timed: bool
) -> CodeType:
    made = "".join(f"    {x} = _empty(_shape_{x})\n" for x in results)
    written = "".join(f"    {x}[...] = _{x}\n" for x in results)
    begin = _begin("call", inputs, results, timed, made=made, written=written)
    return compile(f"{begin}    return {', '.join(results)}\n", "<call>", "exec")


@cache
def _writing(
    inputs: tuple[tuple[str, bool], ...], results: tuple[str, ...], timed: bool
) -> CodeType:
    written = "".join(_WRITE.format(x=x, index=i) for i, x in enumerate(results))
    begin = _begin("into", inputs, results, timed, written=written)
    return compile(begin, "<into>", "exec")


def _begin(
    name: str,
    inputs: tuple[tuple[str, bool], ...],
    results: tuple[str, ...],
    timed: bool,
    *,
    written: str,
    made: str | None = None,
) -> str:
    """Return the text of a function up to where results have been written.

    Args:
        name: Of the function.
        inputs: The arrays that it takes, and whether they have entries.
        results: The arrays that are written into.
        timed: Whether its first argument is the time t.
        written: What copies results, where they were not written into these arrays.
        made: What makes these arrays; None if they are arguments.
    """
    values = tuple(x for x, _ in inputs)
    parameters = ("t", *values) if timed else values
    t = "t" if timed else "0.0"
    read = "".join(
        (_READ if filled else _READ_NONE).format(x=x, index=i)
        for i, (x, filled) in enumerate(inputs)
    )
    return _CALL.format(
        name=name,
        parameters=", ".join(parameters if made else (*parameters, *results)),
        convert="if t.__class__ is not float: t = _time(t)" if timed else "pass",
        made=made or "",
        given=", ".join(("_bound[0]", t, *values, *results)),
        buffers="".join(f"_{x}, " for x in (*values, *results)),
        read=indent(read, "    "),
        t=t,
        written=indent(written, "    "),
    )
