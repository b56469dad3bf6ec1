"""Loops in numbers: closed start values, degrees of freedom, choice of coordinates."""

from symbody.closure.close_and_partition import close_and_partition
from symbody.closure.mobility import Mobility

__all__ = ["Mobility", "close_and_partition"]
