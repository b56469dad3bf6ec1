"""Kernels as PTX, NVIDIA's assembly, and as machine code of the processor."""

from __future__ import annotations

import re
from typing import final

import llvmlite.binding as llvm

from symbody.errors import CompileError
from symbody.runtime.cache import processor
from symbody.runtime.loops.library import loop_text
from symbody.runtime.machine_code import (
    MachineCode,
    joined,
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
    parts = (kernel.text + begins, *map(loop_text, kernel.units))
    remedy = ", or use device='cpu'"
    return joined(parts, "device", "for graphics processors", remedy)
