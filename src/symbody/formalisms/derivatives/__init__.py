"""Exact derivatives of the dynamics, by recursion over the tree."""
