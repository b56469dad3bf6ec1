"""Pieces of Modelica text."""

from __future__ import annotations


def comment(text: str) -> str:
    """Return a string of Modelica on one line."""
    escaped = " ".join(text.split()).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
