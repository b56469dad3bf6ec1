"""The decorator of all loops: compiled by Numba, without the GIL, cached on disk."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import numba

from symbody.whole_files import write_file

P = ParamSpec("P")
R = TypeVar("R")

njit: Any = numba.njit  # has types in some versions of Numba, but not for `_nrt`


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Return the function compiled to machine code at its first call.

    The code is kept beside the source file, or, where the package cannot be written,
    in the user's cache folder. Without any writable folder it is compiled anew in
    each process, which costs seconds but changes nothing else.
    """
    # Without reference counts (_nrt) of the arrays, which are the caller's: a step of
    # a small system is seven times faster. Loops must not allocate, then.
    options = {"nogil": True, "error_model": "numpy", "_nrt": False}
    try:
        loop = njit(function, cache=True, **options)
    except RuntimeError as error:
        if "cannot cache" not in str(error):
            raise
        plain: Callable[P, R] = njit(function, **options)
        return plain
    _discard_stale(Path(loop.stats.cache_path))
    cached: Callable[P, R] = loop
    return cached


@functools.cache
def _discard_stale(cache: Path) -> None:
    """Empty the cache if any file of this folder has changed.

    Numba looks at the file of the function itself only, and would keep a loop that has
    an older version of a function from another file inlined.
    """
    digest = hashlib.sha256()
    for source in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(source.read_bytes())
    stamp = cache / "sources.sha256"
    if stamp.exists() and stamp.read_text() == digest.hexdigest():
        return
    for index in cache.glob("*.nbi"):
        index.unlink(missing_ok=True)
    write_file(stamp, digest.hexdigest())
