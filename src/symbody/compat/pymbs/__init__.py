"""PyMbs's world and functions, from the package that runs its scripts."""

from symbody_pymbs import *  # noqa: F403
from symbody_pymbs import __all__ as __all__
