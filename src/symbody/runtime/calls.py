"""Python functions that call compiled ones through buffers of their own.

One function in C (`call.c`) copies plain arguments into arrays whose addresses are
known, and has results written where they are wanted, in a quarter of the time that
ctypes and Python take, where Python's stable ABI is there. What it does not take is
read in Python, and results are copied out of such arrays, too: for the sizes of
mechanisms that takes less time than asking NumPy for an address.
Buffers come from a pool and go back into it, so that threads, and calls within calls,
have their own. The text of each function names its arguments, as to pack and unpack
them takes a third of the time of a call.
"""

from __future__ import annotations

import ctypes
import sys
from array import array
from collections.abc import Callable, Mapping, Sequence
from ctypes import c_char_p, c_int, c_void_p, py_object
from functools import cache
from types import CodeType
from typing import Any, ClassVar, TypeAlias

import numpy as np

from symbody.runtime.arrays import Slot
from symbody.runtime.llvm import NoLLVMError
from symbody.runtime.loops.library import loop_text
from symbody.runtime.machine_code import TextRefusedError, machine_code, once

_CALL = """\
def {name}({parameters}):
    {convert}
{made}    try:
        _bound = _take()
    except IndexError:
        _bound = _buffers()
    if not _invoke({given}):
        _slowly(_bound, {t}, ({inputs}), ({results}))
    _give(_bound)
"""


def function_of(
    inputs: Sequence[Slot],
    results: Sequence[Slot],
    scope: dict[str, Any],
    *,
    timed: bool,
    returns: bool,
) -> Callable[..., Any]:
    """Return a function (t, inputs) -> results, or (t, inputs, results).

    The scope has _invoke(pointer, t, *inputs, *results) -> whether it has read the ones
    and written the others; _slowly(buffers, t, inputs, results), which does so where it
    has not; _buffers() -> (pointer, block, *inputs, *results); _time(t).
    """
    pool: list[object] = []
    scope = {**scope, "_empty": np.empty, "_take": pool.pop, "_give": pool.append}
    scope |= {f"_shape_{slot.name}": slot.shape for slot in results}
    names = (tuple(slot.name for slot in slots) for slots in (inputs, results))
    exec(_code(*names, timed, returns), scope)
    function: Callable[..., Any] = scope["call" if returns else "into"]
    return function


@cache
def _code(
    inputs: tuple[str, ...], results: tuple[str, ...], timed: bool, returns: bool
) -> CodeType:
    name = "call" if returns else "into"
    parameters = (*(["t"] if timed else []), *inputs, *([] if returns else results))
    t = "t" if timed else "0.0"
    made = "".join(f"    {x} = _empty(_shape_{x})\n" for x in results)
    text = _CALL.format(
        name=name,
        parameters=", ".join(parameters),
        convert="if t.__class__ is not float: t = _time(t)" if timed else "pass",
        made=made if returns else "",
        given=", ".join(("_bound[0]", t, *inputs, *results)),
        t=t,
        inputs="".join(f"{x}, " for x in inputs),
        results="".join(f"{x}, " for x in results),
    )
    end = f"    return {', '.join(results)}\n" if returns else ""
    return compile(text + end, f"<{name}>", "exec")


# In the order of python_api in call.c.
_FUNCTIONS = (
    "PyObject_Type", "Py_DecRef", "Py_IncRef", "PyFloat_AsDouble", "PyLong_AsVoidPtr",
    "PyList_Size", "PyList_GetItem", "PyObject_GetBuffer", "PyBuffer_Release",
    "PyErr_Clear", "PyEval_SaveThread", "PyEval_RestoreThread",
)  # fmt: skip
_OBJECTS = (list, float, np.float64, np.ndarray, True, False)
_FASTCALL = 0x0080
# As in call.c: of results, and of the dimensions of each.
_MOST_RESULTS, _MOST_DIMENSIONS = 32, 4
# Where an array has rows.
ROWS = -1
# Where the address of an array is in a block of addresses, and its shape.
Place: TypeAlias = tuple[int, tuple[int, ...]]


class _Definition(ctypes.Structure):
    """Entry by which Python knows a function in C (PyMethodDef)."""

    _fields_: ClassVar = [
        ("name", c_char_p), ("address", c_void_p), ("flags", c_int), ("text", c_char_p)
    ]  # fmt: skip


def python_call(
    name: str, head: Sequence[int], arguments: Sequence[Place], results: Sequence[Place]
) -> tuple[Callable[..., bool], object]:
    """Return a function of call.c by its name, and what is kept with it.

    It evaluates and returns True, or returns False if it does not take the arguments
    and results; always if this Python cannot have it, or if results are too many. Its
    plan there begins with the numbers of `head`.
    """
    most = max((len(shape) for _, shape in (*arguments, *results)), default=0)
    loaded = _loaded()
    if loaded is None or len(results) > _MOST_RESULTS or most > _MOST_DIMENSIONS:
        return lambda *_: False, None
    made, definitions, _ = loaded
    plan = array("q", [*head, len(arguments), len(results)])
    for place, shape in (*arguments, *results):
        unused = [0] * (_MOST_DIMENSIONS - len(shape))
        plan.extend([place, len(shape), *shape, *unused])
    return made(ctypes.byref(definitions[name]), plan.buffer_info()[0], None), plan


@once
def _loaded() -> tuple[Any, Mapping[str, _Definition], object] | None:
    # What call.c takes for granted of this Python.
    # Lists may change while they are read where Python has no lock; 3.13 can tell.
    locked = sys.version_info < (3, 13) or sys._is_gil_enabled()
    if not (sys.implementation.name == "cpython" and locked and sys.maxsize > 2**32):
        return None
    try:
        code = machine_code(loop_text("call"), seldom=True)
    except (TextRefusedError, NoLLVMError):
        return None
    python = ctypes.pythonapi
    functions = [ctypes.cast(getattr(python, name), c_void_p) for name in _FUNCTIONS]
    table = [*(f.value for f in functions), *map(id, _OBJECTS)]
    addresses = (c_void_p * len(table))(*table)
    ctypes.memmove(code.find("call_api"), addresses, ctypes.sizeof(addresses))
    prototype = ctypes.PYFUNCTYPE(py_object, c_void_p, py_object, c_void_p)
    # Python looks into these until each function is gone.
    definitions = {
        name: _Definition(b"call", code.find(name), _FASTCALL, None)
        for name in ("call_function", "call_rows")
    }
    return prototype(("PyCFunction_NewEx", python)), definitions, code
