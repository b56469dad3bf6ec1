"""Pivots of small matrices, taken by compiled code."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from symbody.runtime.arrays import address
from symbody.runtime.loops.library import closing


def compiled_pivots(
    work: NDArray[np.float64], groups: Sequence[tuple[Sequence[int], float]]
) -> tuple[list[tuple[int, int]], float]:
    """Return pivots; see `closure.choose.taken_pivots`, which gives the same.

    Args:
        work: The matrix, shape (m, n).
        groups: Columns, and the least size of a pivot in them.
    """
    m, n = work.shape
    numbers = np.empty(m * n + len(groups) + 1)
    numbers[: m * n] = work.reshape(-1)
    numbers[m * n : -1] = [least for _, least in groups]
    places = np.zeros(len(groups) * n + 4 * m + 2 * n, dtype=np.int64)
    places[[g * n + j for g, (some, _) in enumerate(groups) for j in some]] = 1
    choose = closing()[1]["choose_pivots"]
    count = choose(m, n, len(groups), address(numbers), address(places))
    first = len(groups) * n
    rows = places[first : first + count].tolist()
    columns = places[first + m : first + m + count].tolist()
    return list(zip(rows, columns, strict=True)), float(numbers[-1])
