"""Time integration as C, once: sources, their LLVM text, and what loads it."""
