"""Triangles of mesh files, for the mass of what they enclose."""

from __future__ import annotations

import math
from itertools import pairwise
from pathlib import Path

import numpy as np

from symbody.io.pose import Floats
from symbody.io.xml import XmlElement

_RECORD = np.dtype([("numbers", "<f4", (4, 3)), ("extra", "<u2")])
_HEAD = 84  # bytes before the triangles of a binary STL file


def triangles_of(path: Path, element: XmlElement) -> Floats:
    """Return the corners of all triangles of a file, shape (n, 3, 3) [m].

    Args:
        path: STL in binary, OBJ, or MuJoCo's own MSH.
        element: Which names it, for messages and bounds.

    Raises:
        ReadError: It cannot be read.
    """
    if path.stat().st_size > element.source.limits.size:
        raise element.error(f"the file {str(path)!r} is too large.")
    data = path.read_bytes()
    try:
        match path.suffix.lower():
            case ".stl":
                return _stl(data)
            case ".obj":
                return _obj(data.decode("utf-8", "replace"))
            case ".msh":
                return _msh(data)
    except (ValueError, IndexError):
        raise element.error(f"the file {str(path)!r} is broken.") from None
    raise element.error(
        f"the file {str(path)!r} is of no known kind. Masses of meshes are computed "
        f"from .stl, .obj and .msh."
    )


def _stl(data: bytes) -> Floats:
    (count,) = np.frombuffer(data, "<u4", 1, 80)
    if len(data) < _HEAD + int(count) * _RECORD.itemsize:
        raise ValueError
    records = np.frombuffer(data, _RECORD, int(count), _HEAD)
    return _finite(records["numbers"][:, 1:].astype(float))


def _obj(text: str) -> Floats:
    points: list[list[float]] = []
    faces: list[tuple[int, int, int]] = []
    for line in text.splitlines():
        words = line.split()
        if words[:1] == ["v"]:
            points.append([float(word) for word in words[1:4]])
        elif words[:1] == ["f"]:
            corners = [int(word.split("/")[0]) for word in words[1:]]
            corners = [n - 1 if n > 0 else len(points) + n for n in corners]
            if min(corners) < 0:
                raise ValueError
            first, *others = corners
            faces += [(first, b, c) for b, c in pairwise(others)]
    return _finite(np.array(points)[np.array(faces)])


def _msh(data: bytes) -> Floats:
    counts = np.frombuffer(data, "<i4", 4)
    if counts.min() < 0:
        raise ValueError
    vertices, normals, texcoords, faces = (int(n) for n in counts)
    points = np.frombuffer(data, "<f4", 3 * vertices, 16).reshape(-1, 3)
    at = 16 + 4 * (3 * vertices + 3 * normals + 2 * texcoords)
    corners = np.frombuffer(data, "<i4", 3 * faces, at).reshape(-1, 3)
    if corners.size and corners.min() < 0:
        raise ValueError
    return _finite(points[corners].astype(float))


def _finite(triangles: Floats) -> Floats:
    if triangles.ndim != 3 or not math.isfinite(float(np.abs(triangles).sum())):
        raise ValueError
    return triangles
