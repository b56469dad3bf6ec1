"""The files that a motion becomes: its data, and its plot."""

from __future__ import annotations

from pathlib import Path

from symbody.results.motion import Motion


def save_motion(motion: Motion, folder: Path, name: str) -> list[Path]:
    """Write a motion as netCDF and its plot as PNG; return the paths."""
    data, picture = folder / f"{name}_motion.nc", folder / f"{name}_motion.png"
    motion.to_netcdf(data)
    motion.plot().savefig(picture, dpi=120)
    return [data, picture]
