"""Kinds of sensors, a file each; `symbody/sensors.pyi` lists them."""
