"""LLVM text to machine code in this process, kept on disk by its content.

LLVM is slow to load, so it is where there is something to compile or it alone can place
an object in memory.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, final

from symbody.dataclass import dataclass
from symbody.errors import CompileError, FileError, warn_user
from symbody.runtime.cache import entry, entry_name, kept
from symbody.runtime.elf import placed
from symbody.runtime.once import once
from symbody.runtime.processor import processor

if TYPE_CHECKING:
    # See the text above.
    import llvmlite.binding as llvm

# Level 0 compiles four times as fast as level 1 without optimization passes; its code
# takes up to a third longer and does not fuse products and sums, so that last bits
# differ (docs/decisions/0036-no-tiers.md). Level 2 is as level 1.
_OPTIMIZED, _QUICK = 1, 0
_OBJECT = ".o"
_TOLD: set[type[Exception]] = set()
# Addresses by name of what modules call of each other.
_EXTERNALS: dict[str, int] = {}


@final
class TextRefusedError(CompileError):
    """The version of LLVM that is installed does not take a text."""


@final
@dataclass(frozen=True, eq=False)
class MachineCode:
    """Functions in memory; they exist as long as this object does.

    Attributes:
        owner: What owns the memory.
        find: Returns an address by the name of a function or of data.
        name: Under which its object code is kept on disk, see `kept_code`; "" where
            LLVM has not made it.
    """

    owner: object
    find: Callable[[str], int]
    name: str

    def function(self, name: str) -> int:
        """Return the address of a function."""
        return self.find(name)

    def data(self, name: str) -> int:
        """Return the address of a global variable or constant."""
        return self.find(name)


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
    _EXTERNALS.update(externals or {})
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
    result = kept(name, _OBJECT)
    if result is None:
        return None
    return _linked(result, name)


def _linked(code: bytes, name: str) -> MachineCode:
    result = placed(code, _EXTERNALS)
    if result is not None:
        memory, addresses = result
        return MachineCode(memory, addresses.__getitem__, name)
    return _linked_by_llvm(code, name)


def _linked_by_llvm(code: bytes, name: str) -> MachineCode:
    """Place an object in memory by LLVM, which knows all kinds of them."""
    # See the text above.
    import llvmlite.binding as llvm

    prepare()
    for external, address in _EXTERNALS.items():
        llvm.add_symbol(external, address)
    # An engine owns its machine, and ends it.
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), _machine(_OPTIMIZED))
    engine.add_object_file(llvm.ObjectFileRef.from_data(code))
    engine.finalize_object()
    return MachineCode(engine, engine.get_global_value_address, name)


def kept_object(key: str, compiled: Callable[[], bytes]) -> bytes:
    """Return an object file from the cache if it is there under a key, or make it."""
    made: list[bytes] = []

    def make(target: Path) -> None:
        made.append(compiled())
        target.write_bytes(made[-1])

    try:
        result = entry(key, _OBJECT, make)
        return made[-1] if made else result.read_bytes()
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
    # See the text above.
    import llvmlite
    import llvmlite.binding as llvm

    prepare()
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


def _machine(level: int) -> llvm.TargetMachine:
    # See the text above.
    import llvmlite.binding as llvm

    return llvm.Target.from_default_triple().create_target_machine(
        cpu=llvm.get_host_cpu_name(),
        features=llvm.get_host_cpu_features().flatten(),
        opt=level,
        jit=True,
    )


@once
def prepare() -> None:
    """Make LLVM ready, with the symbols of this process known to it."""
    # See the text above.
    import llvmlite.binding as llvm

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    # The first engine opens the process itself as a library.
    llvm.create_mcjit_compiler(llvm.parse_assembly(""), _machine(_QUICK))
