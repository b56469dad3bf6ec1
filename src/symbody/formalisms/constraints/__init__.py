"""Equations of constraints, and the equations of motion that hold them."""
