"""Passes: formulas to cheaper formulas of equal value."""
