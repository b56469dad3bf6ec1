"""Loops in numbers: closed start values, degrees of freedom, choice of coordinates."""

from symbody.closure.mobility import Mobility
from symbody.closure.settle import close_and_partition

__all__ = ["Mobility", "close_and_partition"]
