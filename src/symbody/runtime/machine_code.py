"""LLVM text to machine code in this process, kept on disk by its content.

LLVM is slow to load, so it is where there is something to compile or it alone can place
an object in memory.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from functools import partial, wraps
from threading import RLock
from typing import Any, ParamSpec, TypeVar, final

from symbody.dataclass import dataclass
from symbody.errors import CompileError, FileError, warn_user
from symbody.forks import free_in_forks
from symbody.runtime.cache import entry_name, keep_content, processor, read_entry
from symbody.runtime.elf import placed
from symbody.runtime.llvm import binding
from symbody.whole_files import checksum

_Arguments = ParamSpec("_Arguments")
_Made = TypeVar("_Made")
_LOCK = free_in_forks(RLock())


def once(make: Callable[_Arguments, _Made]) -> Callable[_Arguments, _Made]:
    """Keep what a function returns, by its positional arguments; call it once for each.

    `functools.cache` lets two threads that ask at the same time both call it, and keeps
    the last result. Of code in memory the other one is then freed, though addresses in
    it may be known by now; a call of these ends the process.
    """
    made: dict[object, _Made] = {}

    @wraps(make)
    def once_made(*args: _Arguments.args, **kwargs: _Arguments.kwargs) -> _Made:
        if args not in made:
            with _LOCK:
                if args not in made:
                    made[args] = make(*args, **kwargs)
        return made[args]

    return once_made


# Level 0 compiles four times as fast as level 1 without optimization passes; its code
# takes up to a third longer and does not fuse products and sums, so that last bits
# differ (docs/decisions/0036-no-tiers.md). Level 2 is as level 1.
_OPTIMIZED, _FAST = 1, 0
# Code of longer texts exceeds the first cache, and runs as fast without LLVM's order of
# it, which takes a fifth of all time.
_LONG = 500_000
# Options of LLVM, and what they are but for some texts. An unknown one would end the
# process.
_ORDERED, _COUNTERS = ("enable-misched", 1), ("disable-lsr", 0)
OBJECT = ".o"
_WARNED: set[type[Exception]] = set()
# Addresses by name of what modules call of each other.
_EXTERNALS: dict[str, int] = {}


@final
class TextRefusedError(CompileError):
    """The version of LLVM that is installed does not take a text."""


@final
@dataclass(frozen=True, eq=False)
class MachineCode:
    """Functions in memory, which live as long as this; without LLVM `name` is ""."""

    owner: object
    find: Callable[[str], int]
    name: str


def machine_code(
    text: str,
    externals: Mapping[str, int] | None = None,
    *,
    seldom: bool = False,
    many_loops: bool = False,
) -> MachineCode:
    """Return the machine code of a module, in LLVM assembly for any processor.

    `externals` are addresses by name, one thing in all modules of the process. `seldom`
    says that compiling fast matters more; of `many_loops` in a function, that LLVM has
    no better counters for them. A TextRefusedError is of text LLVM rejects.
    """
    _EXTERNALS.update(externals or {})
    level = _FAST if seldom else _OPTIMIZED
    key = "\0".join([*processor(), str(level), checksum(text.encode())])
    compiled = partial(_compiled, text, level, many_loops=many_loops)
    return _linked(object_code(key, compiled), entry_name(key))


def _linked(code: bytes, name: str) -> MachineCode:
    result = placed(code, _EXTERNALS)
    if result is not None:
        memory, addresses = result
        return MachineCode(memory, addresses.__getitem__, name)
    return _linked_by_llvm(code, name)


def _linked_by_llvm(code: bytes, name: str) -> MachineCode:
    """Place an object in memory by LLVM, which knows all kinds of them."""
    llvm = binding()
    prepare()
    for external, address in _EXTERNALS.items():
        llvm.add_symbol(external, address)
    # An engine owns its machine, and ends it.
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), _machine(_OPTIMIZED))
    engine.add_object_file(llvm.ObjectFileRef.from_data(code))
    engine.finalize_object()
    return MachineCode(engine, engine.get_global_value_address, name)


def object_code(key: str, compiled: Callable[[], bytes]) -> bytes:
    """Return an object file from the cache if it is there under a key, or make it."""
    code = None
    try:
        code = read_entry(entry_name(key), OBJECT)
        if not code:
            code = compiled()
            keep_content(key, OBJECT, code)
    except (CompileError, FileError, OSError) as error:
        # Without a cache the code is as good, and made again in each process. An error
        # of LLVM's own comes again.
        code = code or compiled()
        warn_of_no_cache(error)
    return code


def warn_of_no_cache(error: Exception) -> None:
    """Say once a process why code that was made is not on disk."""
    if type(error) not in _WARNED:
        _WARNED.add(type(error))
        warn_user(
            f"compiled code is not kept for the next time, so every start compiles "
            f"anew: {error}"
        )


def _compiled(text: str, level: int, *, many_loops: bool = False) -> bytes:
    prepare()
    llvm = binding()
    try:
        parsed = llvm.parse_assembly(text)
        parsed.verify()
    except RuntimeError as error:
        version = ".".join(map(str, llvm.llvm_version_info))
        package = importlib.import_module("llvmlite").__version__
        raise TextRefusedError(
            f"LLVM {version} of llvmlite {package} does not take the text that machine "
            f"code is made from: {str(error).strip()}. Install another version of "
            "llvmlite; a model's functions can also be made by backend='c' or 'python'."
        ) from error
    machine = _emitting(level)
    parsed.triple = machine.triple
    parsed.data_layout = str(machine.target_data)
    options = [_ORDERED] * (len(text) >= _LONG) + [_COUNTERS] * many_loops
    if parsed.triple[:6] != "x86_64" or llvm.llvm_version_info[0] > 22:
        options = []
    with _LOCK:  # options are the process's, and objects of all threads stay on disk
        try:
            for name, usual in options:
                llvm.set_option("", f"-{name}={1 - usual}")
            return bytes(machine.emit_object(parsed))
        finally:
            for name, usual in options:
                llvm.set_option("", f"-{name}={usual}")


def _machine(level: int) -> Any:
    llvm = binding()
    return llvm.Target.from_default_triple().create_target_machine(
        cpu=llvm.get_host_cpu_name(),
        features=llvm.get_host_cpu_features().flatten(),
        opt=level,
        jit=True,
    )


_emitting = once(_machine)  # An engine, in its place, ends its machine.


@once
def prepare() -> None:
    """Make LLVM ready, with the symbols of this process known to it."""
    llvm = binding()
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    # The first engine opens the process itself as a library.
    llvm.create_mcjit_compiler(llvm.parse_assembly(""), _machine(_FAST))


@final
@dataclass(frozen=True)
class Addresses:
    """The addresses of the functions of one program, see docs/reference.

    `constants` (p, k) computes k; `packed` (t, block) calls `function` with t and
    pointers in a block, which takes Python 0.2 µs instead of 0.5.
    """

    function: int
    constants: int
    packed: int


def addresses_of(
    name: str, find: Callable[[str], int], find_constants: Callable[[str], int]
) -> Addresses:
    """Return where the functions of a program are, by what finds them by name."""
    constants = find_constants(f"{name}_constants")
    return Addresses(find(name), constants, find(f"{name}_packed"))


@final
@dataclass(frozen=True)
class Code:
    """Functions in memory, by program; `objects` is None if the disk lacks some."""

    addresses: Mapping[str, Addresses]
    owner: object
    objects: tuple[str, ...] | None = None


def load_from_disk(name: str, objects: Sequence[str]) -> Code | None:
    """Return a compiled function that another process has left on disk, or None."""
    constants, evaluations = map(kept_code, objects)
    if constants is None or evaluations is None:
        return None
    return code_of([name], constants, evaluations, ())


def kept_code(
    name: str, externals: Mapping[str, int] | None = None
) -> MachineCode | None:
    """Return a module that was left on disk, by the name of its code, or None."""
    _EXTERNALS.update(externals or {})
    content = read_entry(name, OBJECT)
    return None if content is None else _linked(content, name)


def code_of(
    names: Sequence[str],
    constants: MachineCode,
    evaluations: MachineCode,
    callbacks: Sequence[object],
) -> Code:
    """Return functions of programs in machine code, with what they call of Python."""
    addresses = {n: addresses_of(n, evaluations.find, constants.find) for n in names}
    objects = None if callbacks else (constants.name, evaluations.name)
    return Code(addresses, (constants, evaluations, callbacks), objects)


def joined(parts: Sequence[str], who: str, what: str, remedy: str) -> Any:
    """Return texts as one module, or raise a CompileError."""
    llvm = binding()
    try:
        whole = llvm.parse_assembly(parts[0])
        for part in parts[1:]:
            whole.link_in(llvm.parse_assembly(part))
        whole.verify()
    except RuntimeError as error:
        raise CompileError(
            f"{who}: LLVM {llvm.llvm_version_info} of llvmlite does not take the text "
            f"{what}: {str(error).strip()}. Install another version of llvmlite"
            f"{remedy}."
        ) from error
    return whole


@once
def _all_known() -> None:
    llvm = binding()
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()


def llvm_target(triple: str, who: str, remedy: str = "") -> Any:
    """Return a target of LLVM, or raise an error where this build does not have it."""
    llvm = binding()
    _all_known()
    try:
        return llvm.Target.from_triple(triple)
    except RuntimeError as reason:
        raise CompileError(
            f"{who}: LLVM of llvmlite is built without the target {triple}: {reason}. "
            f"Install the package llvmlite from PyPI{remedy}."
        ) from reason
