"""The LLVM writer: IR for the loader, no file that anyone reads."""
