"""The decorator of all loops: compiled by Numba, without the GIL, cached on disk."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

import numba

P = ParamSpec("P")
R = TypeVar("R")

njit: Any = numba.njit  # has types in some versions of Numba, but not for `_nrt`


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Return the function compiled to machine code at its first call.

    The code is kept beside the source file, or, where the package cannot be written,
    in the user's cache folder. Without any writable folder it is compiled anew in
    each process, which costs seconds but changes nothing else.

    Numba compares only the file of the function itself with its cache: after a change
    of a function that others call, delete their cached code (``*.nbi``).
    """
    # Without reference counts (_nrt) of the arrays, which are the caller's: a step of
    # a small system is seven times faster. Loops must not allocate, then.
    options = {"nogil": True, "error_model": "numpy", "_nrt": False}
    try:
        loop: Callable[P, R] = njit(function, cache=True, **options)
    except RuntimeError as error:
        if "cannot cache" not in str(error):
            raise
        loop = njit(function, **options)
    return loop
