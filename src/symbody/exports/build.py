"""Shared libraries of generated C for other tools on this platform."""

from __future__ import annotations

import os
import platform
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from symbody.errors import CompileError
from symbody.runtime.compiler import find_compiler
from symbody.whole_files import write_file

# Unlike code that is run where it was made, a library may go to another processor.
_THIS_PROCESSOR = "-march=native"
_SHARED = "-shared"
_LIBRARY = "library"
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
    flags = [f for f in compiler.flags if f not in (_THIS_PROCESSOR, _SHARED)]
    compile_one = [*compiler.command, *flags, "-fvisibility=hidden", "-c"]
    objects = [f"{source}.o" for source in sources]
    link = [*compiler.command, _SHARED, "-o", _LIBRARY, *objects, "-lm"]
    with tempfile.TemporaryDirectory() as folder:
        for name, text in files.items():
            write_file(Path(folder) / name, text)
        commands = [
            [*compile_one, "-o", target, source]
            for source, target in zip(sources, objects, strict=True)
        ]
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            done = list(pool.map(lambda command: _run(command, folder), commands))
        said = next((text for text in (*done, _run(link, folder)) if text), "")
        if said:
            raise CompileError(
                f"{who}: the C compiler refused the sources.\n{said}\nIf its flags are "
                f"not known to it, set CC to gcc or clang. {remedy}"
            )
        return (Path(folder) / _LIBRARY).read_bytes()


def _run(command: Sequence[str], folder: str) -> str:
    """Run a command; return it with the first lines of what it said if it failed."""
    try:
        done = subprocess.run(
            command, cwd=folder, capture_output=True, text=True, check=False
        )
    except OSError as error:
        return f"{command[0]} cannot be started: {error}"
    if done.returncode == 0:
        return ""
    said = "\n".join(done.stderr.splitlines()[:_MOST_LINES])
    return f"{shlex.join(command)}\n{said}"
