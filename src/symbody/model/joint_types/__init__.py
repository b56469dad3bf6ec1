"""Kinds of joints, a file each; `symbody/__init__.pyi` lists them."""
