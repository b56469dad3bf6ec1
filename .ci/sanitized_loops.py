"""A plugin of pytest that loads the loops from their C sources, built by CC.

Their usual text is made by clang and linked by LLVM, where no sanitizer sees it.
"""

import ctypes
import os
import shlex
import subprocess
import tempfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from symbody.runtime import calls
from symbody.runtime import machine_code as module
from symbody.runtime.loops import library as loops
from symbody.runtime.loops.library import SOURCES, UNITS

_BY_LLVM = module.machine_code
_MADE = "made by tools/make_loops_text.py"


class Library:
    """A unit as a library that the system has loaded."""

    def __init__(self, unit: str, path: Path) -> None:
        self.name = f"{unit}, sanitized"
        self._library = ctypes.CDLL(str(path), mode=ctypes.RTLD_GLOBAL)

    def find(self, name: str) -> int:
        """Return the address of a function or of data."""
        address = ctypes.cast(getattr(self._library, name), ctypes.c_void_p).value
        assert address
        return address

    data = find


@cache
def _library(unit: str) -> Library:
    path = Path(tempfile.mkdtemp(prefix="sanitized_")) / f"{unit}.so"
    sources = [str(SOURCES / f"{name}.c") for name in UNITS[unit]]
    flags = ["-std=gnu99", "-O1", "-fPIC", "-shared", "-Wno-psabi"]
    command = [*shlex.split(os.environ["CC"]), *flags, *sources, "-o", str(path), "-lm"]
    subprocess.run(command, check=True)
    return Library(unit, path)


def machine_code(
    text: str,
    externals: Mapping[str, int] | None = None,
    *,
    seldom: bool = False,
    many_loops: bool = False,
) -> Library | module.MachineCode:
    """Return machine code as `symbody.runtime.machine_code` does."""
    head = text[:200].split("\n")[0]
    if _MADE in head:
        return _library(head.strip("; ").partition(":")[0])
    return _BY_LLVM(text, externals, seldom=seldom, many_loops=many_loops)


# Modules that have imported it by name keep their own.
for one in (module, loops, calls):
    one.machine_code = machine_code  # type: ignore[assignment]
