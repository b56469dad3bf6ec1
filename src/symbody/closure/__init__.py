"""Loops in numbers: closed start values, degrees of freedom, choice of coordinates."""

from symbody.closure.mobility import Mobility
from symbody.closure.settle import settle

__all__ = ["Mobility", "settle"]
