"""Kinds of loads, a file each; `symbody/__init__.pyi` lists them."""
