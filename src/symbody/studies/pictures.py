"""Pictures of studies."""

from __future__ import annotations

from typing import Any

import numpy as np


def draw_response(result: Any, label: str, ax: Any) -> None:
    """Draw what is kept over what varies: lines of a grid, or points.

    Args:
        result: The result of a study.
        label: Of what is kept, with one entry.
        ax: Axes of Matplotlib.
    """
    values = result.array(label)
    first, *others = result.vary
    x = np.asarray(result.vary[first])
    if result.layout.grid and len(result.layout.grid) <= 2:
        shape = (result.layout.grid[0], -1)
        many = others[0] if others else ""
        for i, column in enumerate(values.reshape(shape).T):
            name = f"{many} = {_short(result.vary[many][i])}" if many else None
            ax.plot(x.reshape(shape)[:, i], column, marker=".", label=name)
        if many:
            ax.legend()
    else:
        colored = np.asarray(result.vary[others[0]]) if others else None
        points = ax.scatter(x, values, c=colored, s=8)
        if others:
            ax.figure.colorbar(points, ax=ax, label=_titled(result, others[0]))
    ax.set_xlabel(_titled(result, first))
    ax.set_ylabel(_titled(result, label))


def _short(value: object) -> str:
    return value if isinstance(value, str) else f"{value:g}"


def _titled(result: Any, name: str) -> str:
    unit = result.layout.units.get(name, "")
    return f"{name} [{unit}]" if unit else name
