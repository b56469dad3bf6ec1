"""The writers of C99, which needs libm only, and of C++17."""
