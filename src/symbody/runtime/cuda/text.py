"""Kernels as PTX, NVIDIA's assembly, and as machine code of the processor."""

from __future__ import annotations

import re
from typing import Any

from symbody.errors import CompileError
from symbody.runtime.cache import processor
from symbody.runtime.llvm import binding
from symbody.runtime.loops.library import loop_text
from symbody.runtime.machine_code import (
    MachineCode,
    joined,
    llvm_target,
    machine_code,
    object_code,
)
from symbody.writers.llvm.kernel import Kernel
from symbody.writers.llvm.threads import on_device, on_processor

_TRIPLE = "nvptx64-nvidia-cuda"
_LEVEL = 3
# Compute capabilities; text of one runs on all later ones.
_TARGETS = (60, 70, 75, 80, 86, 89, 90)
LEAST = _TARGETS[0]


def ptx(kernel: Kernel, capability: int) -> str:
    """Return a kernel as PTX, from the cache if it is there."""
    target = f"sm_{max(t for t in _TARGETS if t <= capability)}"
    parts = (
        kernel.text,
        kernel.loop,
        on_device(kernel.name, kernel.arguments),
        loop_text(kernel.unit),
        loop_text("device_math"),
    )
    key = "\0".join([processor()[0], _TRIPLE, target, str(_LEVEL), *parts])
    return object_code(key, lambda: _compiled(kernel, target).encode()).decode()


def version_of(text: str) -> tuple[int, int]:
    """Return the version of PTX that a text is written in."""
    result = re.search(r"^\.version (\d+)\.(\d+)", text, re.M)
    assert result is not None, text[:200]
    return int(result[1]), int(result[2])


def emulated(kernel: Kernel) -> MachineCode:
    """Return the same functions for the processor, with `NAME_thread`."""
    text = kernel.loop + on_processor(kernel.name, kernel.arguments)
    whole = _joined(text, loop_text(kernel.unit))
    whole.link_in(_joined(kernel.text, loop_text("device_math")))
    return machine_code(str(whole))


def _compiled(kernel: Kernel, target: str) -> str:
    # A barrier needs that version at least.
    features = "+ptx60" if target == "sm_60" else ""
    processors = llvm_target(_TRIPLE, "device='cuda'", ", or use device='cpu'")
    machine = processors.create_target_machine(
        cpu=target, features=features, opt=_LEVEL
    )
    text = kernel.loop + on_device(kernel.name, kernel.arguments)
    loop = _joined(text, loop_text(kernel.unit))
    functions = _joined(kernel.text, loop_text("device_math"))
    for part in (loop, functions):
        part.triple, part.data_layout = _TRIPLE, str(machine.target_data)
    if kernel.together:
        loop.link_in(functions)
    _keep_only(loop, kernel.name)
    llvm = binding()
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(3))
    builder.getModulePassManager().run(loop, builder)
    if not kernel.together:
        loop.link_in(functions)
        # Whatever else is visible would be compiled by the driver, too.
        _keep_only(loop, kernel.name)
    text = str(machine.emit_assembly(loop))
    missing = re.findall(r"^\.extern \.func[^;]*?(\w+)\s*\(", text, re.M)
    if missing:
        raise CompileError(
            f"device='cuda': {kernel.name} calls {', '.join(missing)}, which graphics "
            f"processors do not have. Use device='cpu'."
        )
    return text


def _keep_only(module: Any, name: str) -> None:
    """Let nobody call a function from outside but one."""
    for function in module.functions:
        if not function.is_declaration and function.name != name:
            function.linkage = "internal"


def _joined(*parts: str) -> Any:
    remedy = ", or use device='cpu'"
    return joined(parts, "device", "for graphics processors", remedy)
