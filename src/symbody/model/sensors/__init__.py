"""Kinds of sensors, a file each; `symbody/__init__.pyi` lists them."""
