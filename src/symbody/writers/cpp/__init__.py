"""The C++ writer: C++17 in a namespace, in two files or in a header alone."""
