"""Programs written in a language, and executed by the tools of that language.

The module of a language, named as its writer, has ``run(programs, inputs, folder)``. It
writes, builds and executes all programs together, so that a tool starts once, and
returns what they gave. What goes in and comes out is in
exchange.py.
"""
