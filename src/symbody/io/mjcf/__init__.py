"""MJCF: mechanisms as MuJoCo describes them."""

from symbody.io.mjcf.read import read_mjcf

__all__ = ["read_mjcf"]
