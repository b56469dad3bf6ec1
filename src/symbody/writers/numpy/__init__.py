"""The NumPy writer: many states at a time."""
