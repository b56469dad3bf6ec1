"""Kinds of loops, a file each; `symbody/loops.pyi` lists them."""
