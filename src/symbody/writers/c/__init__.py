"""The C writer: C99 that needs libm only."""
