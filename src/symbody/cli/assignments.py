"""Values by name from arguments of a command, and the files that motions become."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from symbody.cli.usage import UsageError
from symbody.results.motion import Motion


def save_motion(motion: Motion, folder: Path, name: str) -> list[Path]:
    """Write a motion as netCDF and its plot as PNG; return the paths."""
    data, picture = folder / f"{name}_motion.nc", folder / f"{name}_motion.png"
    motion.to_netcdf(data)
    motion.plot().savefig(picture, dpi=120)
    return [data, picture]


def assignments(option: str, pairs: Sequence[str]) -> dict[str, Any]:
    """Return values by name from NAME=NUMBER.

    Raises:
        UsageError: One is not of this form.
    """
    values: dict[str, object] = {}
    for pair in pairs:
        name, separator, value = pair.partition("=")
        try:
            numbers = [float(part) for part in value.split(",")]
        except ValueError:
            separator = ""
        if not separator:
            raise UsageError(
                f"{option} {pair!r}: give NAME=NUMBER, for example m1=2.5, or "
                f"NAME=NUMBER,NUMBER for a vector."
            )
        values[name] = numbers[0] if len(numbers) == 1 else numbers
    return values
