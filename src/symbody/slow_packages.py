"""SciPy, pandas and xarray, imported when something in them is first used.

Each takes a third of a second or more, which nobody waits for who derives, simulates
or prints.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, final

__all__ = ["pd", "scipy", "xr"]

if TYPE_CHECKING:
    # Type checkers and editors find what is in them.
    import pandas as pd
    import scipy
    import xarray as xr
else:

    @final
    class _Slow:
        """A package, whose modules and functions are its attributes."""

        def __init__(self, name: str) -> None:
            self._name = name

        def __getattr__(self, name: str) -> Any:
            return getattr(import_module(self._name), name)

    pd, scipy, xr = map(_Slow, ("pandas", "scipy", "xarray"))
