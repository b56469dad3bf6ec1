"""URDF: robots as the Robot Operating System describes them."""

from symbody.io.urdf.read import read_urdf

__all__ = ["read_urdf"]
