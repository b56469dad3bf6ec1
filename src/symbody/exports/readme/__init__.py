"""The README beside generated files: how to build and call each language."""
