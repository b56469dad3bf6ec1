"""Kinds of loads, a file each; `symbody/loads.pyi` lists them."""
