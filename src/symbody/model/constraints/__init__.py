"""Kinds of constraints, a file each; `symbody/constraints.pyi` lists them."""
