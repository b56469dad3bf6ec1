"""Programs as generated Python behind the same addresses as machine code.

The slowest of all, and the one that works everywhere.
"""

from __future__ import annotations

import ctypes
import math
from collections.abc import MutableSequence, Sequence
from typing import Any

import numpy as np

from symbody.program.program import Program
from symbody.runtime.machine_code import Addresses, Code
from symbody.writers.python import write

_POINTER = ctypes.POINTER(ctypes.c_double)
_PACKED = ctypes.CFUNCTYPE(None, ctypes.c_double, ctypes.POINTER(_POINTER))
_CONSTANTS = ctypes.CFUNCTYPE(None, _POINTER, _POINTER)


def load_python(programs: Sequence[Program]) -> Code:
    """Return functions that run generated Python."""
    (text,) = write(programs, "module").values()
    scope: dict[str, object] = {}
    exec(text, scope)
    addresses = {}
    callbacks: list[object] = []
    for program in programs:
        made = _callbacks(program, scope)
        places = [ctypes.cast(one, ctypes.c_void_p).value or 0 for one in made]
        addresses[program.name] = Addresses(*places)
        callbacks += made
    return Code(addresses, callbacks)


def _callbacks(program: Program, scope: dict[str, Any]) -> tuple[Any, Any, Any]:
    evaluate = scope[program.name]
    condense = scope[f"{program.name}_constants"]
    arguments = program.arguments
    sizes = [len(a.symbols) for a in arguments] + [len(program.constants)]
    inputs = len(sizes)
    single = len(program.results) == 1

    def function(*entries: Any) -> None:
        for result, pointer in zip(program.results, entries[inputs:], strict=True):
            _write(pointer, [math.nan] * len(result.nodes))
        values = [
            x if isinstance(x, float) else x[:size]
            for x, size in zip(entries[:inputs], sizes, strict=True)
        ]
        results = evaluate(*values)
        outputs = [results] if single else results
        for value, pointer in zip(outputs, entries[inputs:], strict=True):
            _write(pointer, np.ravel(value).tolist())

    def constants(p: Sequence[float], k: MutableSequence[float]) -> None:
        _write(k, [math.nan] * len(program.constants))
        _write(k, condense(p[: len(program.parameters)]))

    def packed(t: float, block: Any) -> None:
        count = sum(not a.scalar for a in arguments) + 1 + len(program.results)
        pointers = iter(block[:count])
        function(*[t if a.scalar else next(pointers) for a in arguments], *pointers)

    kinds = [ctypes.c_double if a.scalar else _POINTER for a in arguments]
    kinds += [_POINTER] * (1 + len(program.results))
    signature = ctypes.CFUNCTYPE(None, *kinds)
    return signature(function), _CONSTANTS(constants), _PACKED(packed)


def _write(pointer: MutableSequence[float], values: Sequence[float]) -> None:
    for index, value in enumerate(values):
        pointer[index] = value
