"""The Julia writer: a module of functions that write into their first argument."""
