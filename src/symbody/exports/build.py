"""Shared libraries of generated C for other tools on this platform."""

from __future__ import annotations

import platform
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from symbody.errors import CompileError
from symbody.runtime.compiler import find_compiler

# Unlike code that is run where it was made, a library may go to another processor.
_THIS_PROCESSOR = "-march=native"
_MOST_LINES = 20
_MACHINES = {"amd64": "x86_64", "arm64": "aarch64"}


def machine() -> str:
    """Return the processor as FMI calls it: "x86_64", "aarch64", …."""
    name = platform.machine().lower()
    return _MACHINES.get(name, name)


def system() -> str:
    """Return the operating system as FMI calls it: "linux", "darwin", "windows"."""
    return {"win32": "windows"}.get(sys.platform, sys.platform)


def suffix() -> str:
    """Return how the name of a shared library ends here."""
    return {"linux": ".so", "darwin": ".dylib", "windows": ".dll"}.get(system(), ".so")


def shared_library(
    who: str, files: Mapping[str, str], sources: Sequence[str], remedy: str
) -> bytes:
    """Return the shared library made of some sources, for this platform.

    Args:
        who: For messages.
        files: All texts by name.
        sources: Those that are compiled.
        remedy: What to do instead, for messages; a sentence.

    Raises:
        CompileError: There is no compiler, or it refused.
    """
    try:
        compiler = find_compiler()
    except CompileError as error:
        reason = str(error).split(". ", 1)[0]
        raise CompileError(f"{who}: {reason}. Install gcc or clang. {remedy}") from None
    with tempfile.TemporaryDirectory() as folder:
        for name, text in files.items():
            (Path(folder) / name).write_text(text, encoding="utf-8")
        flags = [flag for flag in compiler.flags if flag != _THIS_PROCESSOR]
        command = [*compiler.command, *flags, "-fvisibility=hidden", "-o", "library"]
        command += [*sources, "-lm"]
        done = subprocess.run(
            command, cwd=folder, capture_output=True, text=True, check=False
        )
        if done.returncode != 0:
            said = "\n".join(done.stderr.splitlines()[:_MOST_LINES])
            raise CompileError(
                f"{who}: the C compiler refused the sources.\n{shlex.join(command)}\n"
                f"{said}\nIf its flags are not known to it, set CC to gcc or clang. "
                f"{remedy}"
            )
        return (Path(folder) / "library").read_bytes()
