"""Versions that machine code depends on beside its text: LLVM, and the processor.

LLVM knows it, but is slow to load, and code that is kept needs nothing else of it. So
its answer is kept as well, by the file that LLVM is in and what Linux says of the
processor; a home folder may be on many machines.
"""

from __future__ import annotations

import json
import os
import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from symbody.errors import CompileError, FileError
from symbody.runtime.cache import entry_name, keep_text, kept

_RECORD = ".json"
_INFORMATION = Path("/proc/cpuinfo")
_WANTED = ("vendor_id", "cpu family", "model", "stepping", "flags")


@cache
def processor() -> tuple[str, ...]:
    """Return all that machine code depends on beside its text."""
    key = _key()
    if key is None:
        return _asked()
    try:
        record = kept(entry_name(key), _RECORD)
        if record is not None:
            return tuple(json.loads(record))
        answer = _asked()
        text = json.dumps(answer)
        keep_text(key, _RECORD, text)
    except (CompileError, FileError):  # of the folder; who compiles tells it
        return _asked()
    return answer


def _asked() -> tuple[str, ...]:
    """Return what LLVM says."""
    # As the text above says.
    import llvmlite.binding as llvm

    return (
        ".".join(map(str, llvm.llvm_version_info)),
        llvm.get_process_triple(),
        llvm.get_host_cpu_name(),
        llvm.get_host_cpu_features().flatten(),
    )


def _key() -> str | None:
    """Return under which key the answer is kept; None if too little is known."""
    result = find_spec("llvmlite")
    if result is None or result.origin is None or not _INFORMATION.exists():
        return None
    library = Path(result.origin).parent / "binding" / "libllvmlite.so"
    try:
        state = library.stat()
    except OSError:
        return None
    return "\0".join(
        [str(library), str(state.st_size), str(state.st_mtime_ns), hardware()]
    )


def hardware() -> str:
    """Return what the system says of the processor, the first if there are several."""
    if not _INFORMATION.exists():
        return " ".join(os.uname()) if hasattr(os, "uname") else sys.platform
    lines = []
    # Not read as a whole: it is long where there are many.
    with _INFORMATION.open(encoding="utf-8", errors="replace") as information:
        for line in information:
            if not line.strip():
                break
            if line.startswith(_WANTED):
                lines.append(line.rstrip("\n"))
    return "\n".join(lines)
