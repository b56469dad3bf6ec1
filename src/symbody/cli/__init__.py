"""The command line: symbody demo | derive | generate | simulate | convert."""

from symbody.cli.main import main

__all__ = ["main"]
