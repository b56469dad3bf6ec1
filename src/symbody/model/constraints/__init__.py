"""Kinds of constraints, a file each; `symbody/__init__.pyi` lists them."""
