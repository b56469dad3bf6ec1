"""The loops from their C sources, where LLVM does not take their text."""

from __future__ import annotations

import ctypes
from pathlib import Path

from symbody.runtime.cache import entry
from symbody.runtime.compiler import find_compiler, made_from_c
from symbody.runtime.loops.text import HEADERS, OF_DEVICES, UNITS, source
from symbody.runtime.machine_code import MachineCode, TextRefusedError, once


def loops_in_c(refused: TextRefusedError) -> MachineCode:
    """Return all loops and methods, with a warning that says why."""
    with made_from_c(refused, "integrators"):
        library = _compiled()

        def find(name: str) -> int:
            return ctypes.addressof(ctypes.c_char.in_dll(library, name))

        return MachineCode(library, find, "")


@once
def _compiled() -> ctypes.CDLL:
    compiler = find_compiler(instead="")  # LLVM has refused already
    units = [files for unit, files in UNITS.items() if unit not in OF_DEVICES]
    names = [f"{name}.c" for files in units for name in files]
    files = {name: source(name) for name in (*HEADERS, *names)}

    def make(target: Path) -> None:
        for name, content in files.items():
            (target.parent / name).write_bytes(content)
        compiler.compile([target.parent / name for name in names], target)

    texts = [content.decode() for content in files.values()]
    key = "\0".join([*compiler.flags, compiler.identity, *texts])
    return ctypes.CDLL(str(entry(key, ".so", make)))
