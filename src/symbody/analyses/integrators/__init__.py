"""Time integration in compiled loops over the addresses of functions."""
