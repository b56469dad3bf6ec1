"""LLVM text to machine code in this process, kept on disk by its content."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import final

import llvmlite
import llvmlite.binding as llvm

from symbody.dataclass import dataclass
from symbody.errors import CompileError, FileError, warn_user
from symbody.runtime.cache import entry, entry_name, kept
from symbody.runtime.once import once

# Measured on straight-line code of 10 000 operations: level 1 without optimization
# passes compiles twice as fast as level 2, and the code is as fast. Level 0 compiles
# eight times as fast again, and its code takes twice the time.
_OPTIMIZED, _QUICK = 1, 0
_OBJECT = ".o"
_TOLD: set[type[Exception]] = set()


@final
class TextRefusedError(CompileError):
    """The version of LLVM that is installed does not take a text."""


@final
@dataclass(frozen=True, eq=False)
class MachineCode:
    """Functions in memory; they exist as long as this object does.

    Attributes:
        engine: What owns the memory.
        name: Under which its object code is kept on disk, see `kept_code`.
    """

    engine: llvm.ExecutionEngine
    name: str

    def function(self, name: str) -> int:
        """Return the address of a function."""
        return int(self.engine.get_function_address(name))

    def data(self, name: str) -> int:
        """Return the address of a global variable or constant."""
        return int(self.engine.get_global_value_address(name))


def machine_code(
    text: str, externals: Mapping[str, int] | None = None, *, quick: bool = False
) -> MachineCode:
    """Return the machine code of a module.

    Args:
        text: LLVM assembly for any processor.
        externals: Addresses by name of what the module declares only, beside the
            functions of the C library. The names must be the same thing for all
            modules of the process.
        quick: Whether compiling fast matters more than code that runs fast.

    Raises:
        TextRefusedError: This version of LLVM does not take the text.
    """
    for name, address in (externals or {}).items():
        llvm.add_symbol(name, address)
    prepare()
    level = _QUICK if quick else _OPTIMIZED
    key = "\0".join([*processor(), str(level), text])
    code = kept_object(key, lambda: _compiled(text, level))
    return _linked(code, entry_name(key))


def kept_code(name: str) -> MachineCode | None:
    """Return machine code of an earlier process; None if it is not kept any more.

    Args:
        name: See `MachineCode`.

    Raises:
        CompileError: The folder for compiled code cannot be used.
    """
    found = kept(name, _OBJECT)
    if found is None:
        return None
    prepare()
    return _linked(found, name)


def _linked(code: bytes, name: str) -> MachineCode:
    # An engine owns its machine, and ends it.
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), _machine(_OPTIMIZED))
    engine.add_object_file(llvm.ObjectFileRef.from_data(code))
    engine.finalize_object()
    return MachineCode(engine, name)


def kept_object(key: str, compiled: Callable[[], bytes]) -> bytes:
    """Return an object file from the cache if it is there under a key, or make it."""
    made: list[bytes] = []

    def make(target: Path) -> None:
        made.append(compiled())
        target.write_bytes(made[-1])

    try:
        found = entry(key, _OBJECT, make)
        return made[-1] if made else found.read_bytes()
    except (CompileError, FileError, OSError) as error:
        # Without a cache the code is as good, and made again in each process. An error
        # of LLVM's own comes again.
        code = made[-1] if made else compiled()
        _tell_once(error)
        return code


def _tell_once(error: Exception) -> None:
    """Warn that machine code is not kept, once a process and kind of error."""
    if type(error) not in _TOLD:
        _TOLD.add(type(error))
        warn_user(
            f"compiled code is not kept for the next time, so every start compiles "
            f"anew: {error}"
        )


def _compiled(text: str, level: int) -> bytes:
    try:
        parsed = llvm.parse_assembly(text)
        parsed.verify()
    except RuntimeError as error:
        version = ".".join(map(str, llvm.llvm_version_info))
        raise TextRefusedError(
            f"LLVM {version} of llvmlite {llvmlite.__version__} does not take the text "
            f"that machine code is made from: {str(error).strip()}. Install another "
            f"version of llvmlite; a model's functions can also be made by "
            f"backend='c' or 'python'."
        ) from error
    machine = _machine(level)
    parsed.triple = machine.triple
    parsed.data_layout = str(machine.target_data)
    return bytes(machine.emit_object(parsed))


@cache
def processor() -> tuple[str, ...]:
    """Return all that machine code depends on beside its text."""
    return (
        ".".join(map(str, llvm.llvm_version_info)),
        llvm.get_process_triple(),
        llvm.get_host_cpu_name(),
        llvm.get_host_cpu_features().flatten(),
    )


def _machine(level: int) -> llvm.TargetMachine:
    return llvm.Target.from_default_triple().create_target_machine(
        cpu=llvm.get_host_cpu_name(),
        features=llvm.get_host_cpu_features().flatten(),
        opt=level,
        jit=True,
    )


@once
def prepare() -> None:
    """Make LLVM ready, with the symbols of this process known to it."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    # The first engine opens the process itself as a library.
    llvm.create_mcjit_compiler(llvm.parse_assembly(""), _machine(_QUICK))
