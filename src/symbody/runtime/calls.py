"""Python functions that call compiled ones, with nothing to do if nothing changed.

Looking up the address of an array takes 1 µs; seeing that it is the array of the last
call, unchanged in form, takes a tenth of that. The comparisons are written out for the
arguments of each function, since a loop over the arguments takes twice as long.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import Any

from symbody.runtime.arrays import FLOAT

_CALL = """
def call({time}{inputs}*, p=None):
    if p is not None:
        return _call_with(p, {t}, ({inputs}))
    {convert}
    _pointer, _block, {seen_inputs} _results = _last.seen
    if not (_pointer{same_inputs}):
        _pointer, _results = _bind(({inputs}))
    _packed({t}, _pointer)
    return {copies}
"""

_INTO = """
def into({time}{inputs}{results}):
    {convert}
    _pointer, _block, {seen_inputs} {seen_results} = _last.seen
    if not (_pointer{same_inputs}{same_results}):
        _pointer = _bind(({inputs}), ({results}))
    _packed({t}, _pointer)
"""


class LastCall(threading.local):
    """The arrays of the last call in this thread.

    One a thread, because compiled code runs without Python's lock.

    Attributes:
        seen: The address of the block of addresses, 0 before the first call, and the
            block itself; then for each array the object, and its shape and strides
            (only its shape, for a result) when its address was taken; then, if the
            caller passes no results, those that the function writes into.
    """

    seen: tuple[Any, ...]

    def __init__(self, size: int) -> None:
        self.seen = (0, *[None] * (size - 1))


def caller(
    inputs: Sequence[str], results: Sequence[str], *, timed: bool, scope: dict[str, Any]
) -> tuple[Callable[..., Any], LastCall]:
    """Return a function (inputs, p=None) -> results.

    Args:
        inputs: Names of the arrays it takes.
        results: Names of its results.
        timed: Whether its first argument is the time t.
        scope: What it calls: _packed(t, pointer), _time(t), _bind(inputs) -> (pointer,
            results), _call_with(p, t, inputs) -> results.
    """
    copies = [f"_results[{index}].copy()" for index in range(len(results))]
    returned = (
        copies[0] if len(copies) == 1 else f"({''.join(c + ', ' for c in copies)})"
    )
    last = LastCall(3 + 3 * len(inputs))
    text = _CALL.format(copies=returned, **_parts(inputs, (), timed))
    return _made("call", text, scope | {"_last": last}), last


def writer(
    inputs: Sequence[str], results: Sequence[str], *, timed: bool, scope: dict[str, Any]
) -> tuple[Callable[..., None], LastCall]:
    """Return a function (inputs, results) that writes into the results.

    Args:
        inputs: Names of the arrays it reads.
        results: Names of the arrays it writes.
        timed: Whether its first argument is the time t.
        scope: What it calls: _packed(t, pointer), _time(t), and _bind(inputs, results)
            -> pointer.
    """
    last = LastCall(2 + 3 * len(inputs) + 2 * len(results))
    text = _INTO.format(**_parts(inputs, results, timed))
    return _made("into", text, scope | {"_last": last}), last


def _parts(
    inputs: Sequence[str], results: Sequence[str], timed: bool
) -> dict[str, str]:
    return {
        "time": "t, " if timed else "",
        "t": "t" if timed else "0.0",
        "convert": "if t.__class__ is not float: t = _time(t)" if timed else "",
        "inputs": "".join(f"{name}, " for name in inputs),
        "results": "".join(f"{name}, " for name in results),
        "seen_inputs": "".join(f"_{x}, _{x}_shape, _{x}_strides, " for x in inputs),
        "seen_results": "".join(f"_{x}, _{x}_shape, " for x in results),
        "same_inputs": "".join(
            f" and {x} is _{x} and {x}.dtype is _FLOAT and {x}.shape == _{x}_shape"
            f" and {x}.strides == _{x}_strides"
            for x in inputs
        ),
        # carray: contiguous, aligned and still writable.
        "same_results": "".join(
            f" and {x} is _{x} and {x}.dtype is _FLOAT and {x}.shape == _{x}_shape"
            f" and {x}.flags.carray"
            for x in results
        ),
    }


def _made(name: str, text: str, scope: dict[str, Any]) -> Any:
    scope["_FLOAT"] = FLOAT
    exec(text, scope)
    return scope[name]
