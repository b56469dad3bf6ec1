"""Vectors, rotations and inertia, in components."""
