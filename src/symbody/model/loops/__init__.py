"""Kinds of loops, a file each; `symbody/__init__.pyi` lists them."""
