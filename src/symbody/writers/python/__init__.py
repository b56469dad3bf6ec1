"""The Python writer: scalar, the readable reference."""
