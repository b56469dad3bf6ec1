"""The .mbs files of ROBOTRAN."""

from symbody.io.robotran.read import read_robotran

__all__ = ["read_robotran"]
