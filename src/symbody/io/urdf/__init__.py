"""URDF: robots as the Robot Operating System describes them."""

from symbody.io.urdf.read import read_urdf
from symbody.io.urdf.write import LEAVABLE, write_urdf

__all__ = ["LEAVABLE", "read_urdf", "write_urdf"]
