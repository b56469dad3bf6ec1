"""The version, which stands here only."""

__version__ = "0.3.0"
