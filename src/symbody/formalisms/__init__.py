"""Derivation of equations from a system, by several formalisms."""
