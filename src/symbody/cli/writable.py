"""Check a folder before any work is done whose results it shall hold."""

from __future__ import annotations

import os
from pathlib import Path

from symbody.cli.usage import UsageError


def writable_folder(folder: Path) -> Path:
    """Return a folder, made if it did not exist, in which files can be written.

    Raises:
        UsageError: It cannot be made, is a file, or is protected.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _refused(folder, error.strerror or str(error)) from None
    if not os.access(folder, os.W_OK | os.X_OK):
        raise _refused(folder, "Permission denied")
    return folder


def _refused(folder: Path, reason: str) -> UsageError:
    return UsageError(
        f"folder {str(folder)!r}: results cannot be written into it ({reason}). Choose "
        f"another with --out."
    )
