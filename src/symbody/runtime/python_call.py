"""Compiled functions as functions of Python's own kind.

ctypes takes 0.2 µs a call, and reading arrays and lists in Python twice that. A small
C function (`call.c`) does both in a quarter of it, where Python's stable ABI is there,
and has results written where they are wanted; what it does not take is read as before.
"""

from __future__ import annotations

import ctypes
import sys
from array import array
from collections.abc import Callable, Sequence
from ctypes import c_char_p, c_int, c_void_p, py_object
from typing import Any, ClassVar, TypeAlias

import numpy as np

from symbody.runtime.loops.library import loop_text
from symbody.runtime.machine_code import (
    MachineCode,
    TextRefusedError,
    machine_code,
    once,
)

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
# Where the address of an array is in a block of addresses, and its shape.
Slot: TypeAlias = tuple[int, tuple[int, ...]]


class _Definition(ctypes.Structure):
    """Entry by which Python knows a function in C (PyMethodDef)."""

    _fields_: ClassVar = [
        ("name", c_char_p), ("address", c_void_p), ("flags", c_int), ("text", c_char_p)
    ]  # fmt: skip


def python_call(
    packed: int, arguments: Sequence[Slot], results: Sequence[Slot]
) -> tuple[Callable[..., bool], object] | None:
    """Return a function (block, t, *arguments, *results), and what is kept with it.

    It evaluates and returns True, or returns False if an argument is neither a list of
    floats nor an array of them, of its size, or a result no writable array of floats
    side by side, of its shape, or two of them overlap.

    Args:
        packed: Address of the compiled function of t and a block of addresses.
        arguments: Of one dimension.
        results: Of any.

    Returns:
        None if this Python cannot have it, or if results are too many.
    """
    most = max((len(shape) for _, shape in results), default=0)
    if len(results) > _MOST_RESULTS or most > _MOST_DIMENSIONS:
        return None
    loaded = _loaded()
    if loaded is None:
        return None
    made, definition, _ = loaded
    plan = array("q", [packed, len(arguments), len(results)])
    for place, shape in (*arguments, *results):
        unused = [0] * (_MOST_DIMENSIONS - len(shape))
        plan.extend([place, len(shape), *shape, *unused])
    address, _ = plan.buffer_info()
    return made(ctypes.byref(definition), address, None), plan


@once
def _loaded() -> tuple[Any, _Definition, MachineCode] | None:
    if not _has_stable_abi():
        return None
    try:
        code = machine_code(loop_text("call"), quick=True)
    except TextRefusedError:
        return None
    python = ctypes.pythonapi
    functions = [ctypes.cast(getattr(python, name), c_void_p) for name in _FUNCTIONS]
    table = [*(f.value for f in functions), *map(id, _OBJECTS)]
    addresses = (c_void_p * len(table))(*table)
    ctypes.memmove(code.data("call_api"), addresses, ctypes.sizeof(addresses))
    function = code.function("call_function")
    definition = _Definition(b"call", function, _FASTCALL, None)
    prototype = ctypes.PYFUNCTYPE(py_object, c_void_p, py_object, c_void_p)
    return prototype(("PyCFunction_NewEx", python)), definition, code


def _has_stable_abi() -> bool:
    """Return whether this Python has what call.c takes for granted."""
    # Lists may change while they are read where Python has no lock; 3.13 can tell.
    locked = sys.version_info < (3, 13) or sys._is_gil_enabled()
    return sys.implementation.name == "cpython" and locked and sys.maxsize > 2**32
