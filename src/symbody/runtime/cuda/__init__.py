"""Compiled functions on graphics processors of NVIDIA, by their driver alone."""
