"""The LLVM writer: IR for the loader, no file that anyone reads."""

WIDTH = 8  # rows that lanes compute at a time
