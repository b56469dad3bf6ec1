"""Kinds of joints, a file each; `symbody/joints.pyi` lists them."""
