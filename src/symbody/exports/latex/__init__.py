"""A model as a paper: its quantities and its equations of motion."""
