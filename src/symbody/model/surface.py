"""Surfaces in files: the triangles of STL and OBJ."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from symbody.errors import ModelError

# A binary STL: 80 bytes, the number of triangles, 50 bytes for each.
_HEAD, _TRIANGLE = 84, 50


def triangles(path: Path) -> NDArray[np.float64]:
    """Return the corners of the triangles of a surface, shape (n, 3, 3).

    Args:
        path: STL file, of text or binary, or OBJ file.

    Raises:
        ModelError: It cannot be read, or holds no triangles.
    """
    readers = {".stl": _stl, ".obj": _obj}
    read = readers.get(path.suffix.lower())
    if read is None:
        raise ModelError(
            f"mesh {str(path)!r}: triangles are read from {', '.join(readers)} files. "
            f"Save the part in one of these formats."
        )
    try:
        found = read(path.read_bytes())
    except OSError as error:
        raise ModelError(
            f"mesh {str(path)!r}: it cannot be read: {error.strerror}. Check the path, "
            f"which is relative to the folder in which Python was started."
        ) from None
    except (ValueError, IndexError) as error:
        raise ModelError(
            f"mesh {str(path)!r}: it is no such file: {error}. Save the part again."
        ) from None
    if not len(found) or not np.isfinite(found).all():
        raise ModelError(
            f"mesh {str(path)!r}: it has {len(found)} triangles, not all of finite "
            f"corners. A solid needs a closed surface; save the part again."
        )
    return found


def _stl(content: bytes) -> NDArray[np.float64]:
    count = int.from_bytes(content[_HEAD - 4 : _HEAD], "little")
    if len(content) == _HEAD + _TRIANGLE * count:
        kind = np.dtype([("floats", "<f4", (4, 3)), ("attribute", "<u2")])
        table = np.frombuffer(content, kind, count, _HEAD)
        return np.asarray(table["floats"][:, 1:], dtype=float)
    rows = [line.split() for line in content.decode("ascii", "strict").splitlines()]
    corners = [[float(x) for x in row[1:4]] for row in rows if row[:1] == ["vertex"]]
    return np.array(corners, dtype=float).reshape(-1, 3, 3)


def _obj(content: bytes) -> NDArray[np.float64]:
    points: list[list[float]] = []
    found: list[list[list[float]]] = []
    for line in content.decode("utf-8", "strict").splitlines():
        row = line.split()
        if row[:1] == ["v"]:
            points.append([float(x) for x in row[1:4]])
        elif row[:1] == ["f"]:
            numbers = [int(word.partition("/")[0]) for word in row[1:]]
            face = [points[n - 1 if n > 0 else n] for n in numbers]
            found += [[face[0], b, c] for b, c in pairwise(face[1:])]
    return np.array(found, dtype=float).reshape(-1, 3, 3)
