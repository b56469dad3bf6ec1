"""The system's C compiler, and programs to machine code by it."""

from __future__ import annotations

import ctypes
import os
import platform
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import final

from symbody.errors import CompileError, FileError, warn_user
from symbody.program.program import Program
from symbody.runtime.cache import entry, hardware
from symbody.runtime.machine_code import (
    Code,
    MachineCode,
    TextRefusedError,
    addresses_of,
    warn_of_no_cache,
)
from symbody.writers.c.write import write

_CANDIDATES = ("cc", "gcc", "clang")
# Loops over sines and cosines become vector instructions; without errno and traps they
# can. Straight-line code gains nothing from the passes that are switched off, and
# compiles a sixth faster without them.
_FLAGS = (
    "-std=c99", "-O2", "-ftree-loop-vectorize", "-fno-tree-slp-vectorize",
    "-fno-tree-dse", "-fno-gcse", "-ffp-contract=fast", "-fno-math-errno",
    "-fno-trapping-math", "-shared",
)  # fmt: skip
# What fits this processor: clang for ARM does not know the usual word.
THIS_PROCESSOR = (
    "-mcpu=native" if platform.machine() in ("arm64", "aarch64") else "-march=native"
)
# Windows places all libraries where it likes, and clang refuses the word there.
_MOVABLE = () if sys.platform == "win32" else ("-fPIC",)
# With gcc 12, of derivatives of a humanoid by 400 parameters, 1.4 MB of text: level
# 1 compiles it three times as fast as level 2, and the code takes a quarter more.
_LONG = 1_000_000
_LONG_FLAG = "-O1"
_MOST_LINES = 20
_NAME = "module"
_INSTEAD = "use backend='llvm', which needs none"


@final
@dataclass(frozen=True)
class Compiler:
    """A C compiler, called with the user's own flags.

    Its `identity` is all that its output depends on beside the text and the flags, as
    its version and the processor; `instead` what else the user may do where it fails.
    """

    command: tuple[str, ...]
    identity: str
    instead: str = _INSTEAD

    def flags(self, size: int) -> list[str]:
        """Return the flags that symbody adds for a text of so many characters."""
        level = [_LONG_FLAG] if size > _LONG else []
        return [*_FLAGS, *_MOVABLE, THIS_PROCESSOR, *level]

    def library(self, files: Mapping[str, str]) -> MachineCode:
        """Return the code of C sources, with their headers, made unless kept."""
        sources = [name for name in files if name.endswith(".c")]
        flags = self.flags(sum(len(files[name]) for name in sources))

        def make(target: Path) -> None:
            for name, text in files.items():
                (target.parent / name).write_text(text, encoding="utf-8")
            paths = [str(target.parent / name) for name in sources]
            self.run([*flags, "-o", str(target), *paths, "-lm"])

        parts = [*flags, self.identity, *files.values()]
        try:
            return _loaded(entry("\0".join(parts), ".so", make))
        except (CompileError, FileError) as error:
            hindrance = error
        # Without a cache, as LLVM's code; an error of the compiler's own comes again.
        with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            make(file := Path(folder) / f"{_NAME}.so")
            code = _loaded(file)
        warn_of_no_cache(hindrance)
        return code

    def run(self, arguments: Sequence[str], folder: str | None = None) -> None:
        """Call the compiler, in a folder, or raise a CompileError with what it said."""
        command = [*self.command, *arguments]
        try:
            done = subprocess.run(
                command, cwd=folder, capture_output=True, text=True, check=False
            )
        except OSError as error:
            raise CompileError(
                f"the C compiler {self.command[0]!r} cannot be started: {error}. "
                f"{_one_of('Set CC to another one', self.instead)}"
            ) from error
        if done.returncode != 0:
            said = "\n".join(done.stderr.splitlines()[:_MOST_LINES])
            raise CompileError(
                f"the C compiler refused the generated code.\n{shlex.join(command)}\n"
                f"{said}\nIf its flags are not known to it, "
                f"{_one_of('set CC to gcc or clang', self.instead)}"
            )


def _loaded(file: Path) -> MachineCode:
    try:
        library = ctypes.CDLL(str(file))
    except OSError as error:
        raise CompileError(
            f"the compiled library cannot be loaded: {error}. If programs may not be "
            f"run from that folder, set SYMBODY_CACHE_DIR to another one."
        ) from error
    find = partial(ctypes.c_char.in_dll, library)
    return MachineCode(library, lambda name: ctypes.addressof(find(name)), "")


def find_compiler(instead: str = _INSTEAD) -> Compiler:
    """Return the compiler of CC, else cc, gcc or clang; `instead` is for messages."""
    chosen = os.environ.get("CC", "").strip()
    if chosen:
        command = shlex.split(chosen)
        if shutil.which(command[0]) is None:
            raise CompileError(
                f"the C compiler {chosen!r} named by CC is not there. "
                f"{_one_of('Correct CC', 'unset it to take cc, gcc or clang', instead)}"
            )
        return Compiler(tuple(command), _identity(tuple(command)), instead)
    for name in _CANDIDATES:
        if shutil.which(name) is not None:
            return Compiler((name,), _identity((name,)), instead)
    raise CompileError(
        f"there is no C compiler: none of {', '.join(_CANDIDATES)} is on the path. "
        f"{_one_of('Install one', 'set CC', instead)}"
    )


def has_compiler() -> bool:
    """Return whether there is a compiler."""
    try:
        find_compiler()
    except CompileError:
        return False
    return True


def _one_of(*remedies: str) -> str:
    """Return what the user may do as one sentence, without what is empty."""
    *others, last = filter(None, remedies)
    return f"{', '.join(others)}, or {last}." if others else f"{last}."


@cache
def _identity(command: tuple[str, ...]) -> str:
    version = subprocess.run(
        [*command, "--version"], capture_output=True, text=True, check=False
    )
    return "\n".join([*command, version.stdout, sys.platform, hardware()])


_WARNED: set[str] = set()


@contextmanager
def made_from_c(refused: TextRefusedError, what: str) -> Iterator[None]:
    """Make something by the system's C compiler instead, and say so once a process."""
    try:
        yield
    except CompileError as error:
        raise CompileError(
            f"{refused} Without it the {what} are made by a C compiler, but {error}"
        ) from refused
    if what not in _WARNED:
        _WARNED.add(what)
        warn_user(
            f"{refused} Until then the {what} are made by the system's C compiler; "
            f"results agree to rounding."
        )


def load_c(programs: Sequence[Program], *, refused: bool = False) -> Code:
    """Return the functions of programs; if LLVM has `refused` them, C is no way out."""
    compiler = find_compiler(instead="") if refused else find_compiler()
    files = write(programs, _NAME)
    files[f"{_NAME}.c"] += "".join("\n" + _packed(program) for program in programs)
    code = compiler.library(files)
    names = [program.name for program in programs]
    return Code({n: addresses_of(n, code.find, code.find) for n in names}, code)


def _packed(program: Program) -> str:
    """Return the function that takes its pointers from a block."""
    outputs = ["k", *(result.name for result in program.results)]
    inputs = [argument.name for argument in program.arguments if not argument.scalar]
    places = {name: f"block[{index}]" for index, name in enumerate(inputs + outputs)}
    entries = [
        "t" if argument.scalar else places[argument.name]
        for argument in program.arguments
    ]
    entries += [places[name] for name in outputs]
    head = f"void {program.name}_packed(double t, double *const *block)"
    call = f"{program.name}({', '.join(entries)});"
    return f"{head};\n\n{head}\n{{\n    (void)t;\n    {call}\n}}\n"
