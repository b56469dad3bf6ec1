"""Memory that may still be had: too much is refused before it is asked for."""

from __future__ import annotations

import os
from pathlib import Path


def free_memory() -> int | None:
    """Return the bytes of memory that may still be had; None if nobody knows."""
    told_by_linux = Path("/proc/meminfo")
    if told_by_linux.exists():
        for line in told_by_linux.read_text().splitlines():
            name, _, value = line.partition(":")
            if name == "MemAvailable":
                return 1024 * int(value.split()[0])
    if "SC_PHYS_PAGES" in getattr(os, "sysconf_names", {}):
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    return None
