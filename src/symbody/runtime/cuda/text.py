"""Kernels as PTX, NVIDIA's assembly, and as machine code of the processor."""

from __future__ import annotations

import ctypes
import re
from collections.abc import Sequence
from ctypes import c_int64, c_void_p
from typing import final

import llvmlite.binding as llvm
import numpy as np

from symbody.errors import CompileError
from symbody.runtime.arrays import Vector, address, free_memory
from symbody.runtime.cache import processor
from symbody.runtime.cuda.device import Memory
from symbody.runtime.loops.library import loop_text
from symbody.runtime.machine_code import (
    MachineCode,
    llvm_target,
    machine_code,
    object_code,
)
from symbody.writers.llvm.kernel import Kernel

_TRIPLE = "nvptx64-nvidia-cuda"
_LEVEL = 3
# Compute capabilities; text of one runs on all later ones.
_TARGETS = (60, 70, 75, 80, 86, 89, 90)
LEAST = _TARGETS[0]


@final
class NoTargetError(CompileError):
    """LLVM cannot write text for graphics processors."""


def ptx(kernel: Kernel, capability: int) -> str:
    """Return a kernel as PTX, from the cache if it is there."""
    target = f"sm_{max(t for t in _TARGETS if t <= capability)}"
    parts = (kernel.text + kernel.on_device, *map(loop_text, kernel.units))
    key = "\0".join([processor()[0], _TRIPLE, target, str(_LEVEL), *parts])
    return object_code(key, lambda: _compiled(kernel, target).encode()).decode()


def version_of(text: str) -> tuple[int, int]:
    """Return the version of PTX that a text is written in."""
    result = re.search(r"^\.version (\d+)\.(\d+)", text, re.M)
    assert result is not None, text[:200]
    return int(result[1]), int(result[2])


def on_processor(kernel: Kernel) -> MachineCode:
    """Return the same functions for the processor, with `NAME_thread`."""
    return machine_code(str(_joined(kernel, kernel.on_processor)))


def _compiled(kernel: Kernel, target: str) -> str:
    machine = llvm_target(
        _TRIPLE, "device='cuda'", ", or use device='cpu'", NoTargetError
    ).create_target_machine(cpu=target, opt=_LEVEL)
    whole = _joined(kernel, kernel.on_device)
    # Whatever else is visible would be compiled by the driver, too.
    for function in whole.functions:
        if not function.is_declaration and function.name != kernel.name:
            function.linkage = "internal"
    whole.triple, whole.data_layout = _TRIPLE, str(machine.target_data)
    text = str(machine.emit_assembly(whole))
    missing = re.findall(r"^\.extern \.func[^;]*?(\w+)\s*\(", text, re.M)
    if missing:
        raise CompileError(
            f"device='cuda': {kernel.name} calls {', '.join(missing)}, which graphics "
            f"processors do not have. Use device='cpu'."
        )
    return text


def _joined(kernel: Kernel, begins: str) -> llvm.ModuleRef:
    try:
        whole = llvm.parse_assembly(kernel.text + begins)
        for unit in kernel.units:
            whole.link_in(llvm.parse_assembly(loop_text(unit)))
        whole.verify()
    except RuntimeError as error:
        raise CompileError(
            f"device: LLVM {llvm.llvm_version_info} of llvmlite does not take the text "
            f"for graphics processors: {str(error).strip()}. Install another version "
            f"of llvmlite, or use device='cpu'."
        ) from error
    return whole


# The rows of one thread are not side by side on a device; nor are they here.
_THREADS = 3


@final
class EmulatedDevice:
    """The processor, as if it were a graphics processor with a few threads."""

    number = 0
    name = "the processor, which runs the text written for graphics processors"

    def free(self) -> int | None:
        """Return the bytes of memory that may still be had; None if nobody knows."""
        return free_memory()

    def allocate(self, size: int, _what: str, _remedy: str) -> Memory:
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
        self.thread = self._code.find(f"{kernel.name}_thread")
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
