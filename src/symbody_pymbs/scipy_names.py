"""The functions that scripts took from SciPy up to 1.11, some with complex results."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import scipy

# Names that NumPy itself gave up with its release 2, and what they meant.
_RENAMED = {
    "alltrue": "all", "complex_": "complex128", "cumproduct": "cumprod",
    "float_": "float64", "in1d": "isin", "Inf": "inf", "infty": "inf",
    "Infinity": "inf", "mat": "asmatrix", "NaN": "nan", "NAN": "nan", "product": "prod",
    "round_": "round", "row_stack": "vstack", "sometrue": "any", "trapz": "trapezoid",
}  # fmt: skip
_COMPLEX = (
    "arccos", "arcsin", "arctanh", "log", "log10", "log2", "logn", "power", "sqrt",
)  # fmt: skip


def _names() -> dict[str, object]:
    names = {name: getattr(np, name) for name in np.__all__ if not name.startswith("_")}
    names |= {old: getattr(np, new) for old, new in _RENAMED.items()}
    names |= {name: getattr(np.emath, name) for name in _COMPLEX}
    return names | {"rand": np.random.rand, "randn": np.random.randn}


NAMES: dict[str, object] = _names()
__all__ = list(NAMES)


def __getattr__(name: str) -> Any:
    try:
        return NAMES[name]
    except KeyError:
        raise AttributeError(
            f"module {__name__!r} has no attribute {name!r}: SciPy had no such name "
            f"from NumPy"
        ) from None


@contextmanager
def in_scipy() -> Iterator[None]:
    """Give SciPy these names for a while, except those that it has itself."""
    module = scipy
    before = module.__all__
    new = {name: value for name, value in NAMES.items() if name not in dir(module)}
    vars(module).update(new)
    module.__all__ = list(NAMES)
    try:
        yield
    finally:
        module.__all__ = before
        for name in new:
            vars(module).pop(name, None)
