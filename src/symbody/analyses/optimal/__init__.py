"""Optimal motions: cost and conditions as formulas, times as a mesh, a solver."""
