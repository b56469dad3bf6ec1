"""The runtime: programs as compiled functions, callable and by address."""
