"""Formalisms: M, c and accelerations of a tree, and what solves their equations."""
