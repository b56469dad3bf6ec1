"""LLVM, where llvmlite is installed."""

from __future__ import annotations

import importlib
from functools import cache
from importlib.util import find_spec
from typing import Any

from symbody.errors import CompileError


class NoLLVMError(CompileError):
    """There is no LLVM."""


@cache
def is_installed() -> bool:
    """Return whether there is llvmlite, without loading it."""
    return find_spec("llvmlite") is not None


def binding() -> Any:
    """Return the functions of LLVM, which take 45 ms to load; see `NoLLVMError`."""
    try:
        return importlib.import_module("llvmlite.binding")
    except ImportError as error:
        raise NoLLVMError(
            f"LLVM is needed for this, but llvmlite is not there: {error}. Install it "
            f"with: pip install llvmlite"
        ) from error
