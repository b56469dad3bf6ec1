"""CUDA kernels: one thread computes one state."""
