"""The command line: symbody demo | derive | generate | simulate."""

from symbody.cli.main import main

__all__ = ["main"]
