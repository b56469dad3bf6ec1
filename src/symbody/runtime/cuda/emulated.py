"""The text of a graphics processor on the processor, to compare numbers."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from ctypes import c_int64, c_void_p
from typing import final

import numpy as np

from symbody.runtime.arrays import Vector, address, free_memory
from symbody.runtime.cuda.driver import Memory
from symbody.runtime.cuda.text import on_processor
from symbody.writers.llvm.kernel import Kernel

# The rows of one thread are not side by side on a device; nor are they here.
_THREADS = 3


@final
class EmulatedDevice:
    """The processor, as if it were a graphics processor with a few threads."""

    name = "the processor, which runs the text written for graphics processors"

    def free(self) -> int | None:
        """Return the bytes of memory that may still be had; None if nobody knows."""
        return free_memory()

    def allocate(self, size: int) -> Memory:
        """Return memory."""
        room = np.empty(-(-max(8, size) // 8))
        return Memory(address(room), size, room)

    def upload(self, array: Vector, place: int) -> None:
        """Copy a contiguous array to a place."""
        ctypes.memmove(place, address(array), array.nbytes)

    def download(self, place: int, array: Vector) -> None:
        """Copy from a place into a contiguous array."""
        ctypes.memmove(address(array), place, array.nbytes)

    def loaded(self, kernel: Kernel) -> EmulatedKernel:
        """Return a kernel, as machine code."""
        return EmulatedKernel(kernel)


@final
class EmulatedKernel:
    """A kernel as machine code of the processor."""

    def __init__(self, kernel: Kernel) -> None:
        """Compile it."""
        self._code = on_processor(kernel)
        self.thread = self._code.function(f"{kernel.name}_thread")
        kind = ctypes.CFUNCTYPE(None, c_void_p, c_int64, c_int64)
        self._run = kind(self.thread)

    def __call__(self, rows: int, arguments: Sequence[tuple[int, int]]) -> None:
        """Run all its threads, one after the other."""
        numbers = [c_int64(rows)]
        for place, step in arguments:
            numbers += [c_int64(place), c_int64(step)]
        places = (c_void_p * len(numbers))(*map(ctypes.addressof, numbers))
        for thread in range(_THREADS):
            self._run(ctypes.addressof(places), thread, _THREADS)
