"""The JSON writer: programs as data, for tools of other people."""
