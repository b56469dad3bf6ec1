"""The functions that scripts took from SciPy; see `symbody_pymbs.scipy_names`."""

from symbody_pymbs.scipy_names import *  # noqa: F403
from symbody_pymbs.scipy_names import __all__ as __all__
