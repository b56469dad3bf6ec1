"""Pictures of studies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np

from symbody.errors import ModelError
from symbody.results.tabulated import Axes, framed

_MOST_MARKED = 100  # points of a line that are marked
# A StudyResult, which calls the functions of this module.
Kept: TypeAlias = Any


def draw_response(result: Kept, label: str, ax: Axes) -> None:
    """Draw what is kept over what varies: lines of a grid, or points."""
    values = result.array(label)
    first, *others = result.vary
    x = np.asarray(result.vary[first])
    if result.layout.grid and len(result.layout.grid) <= 2:
        shape = (result.layout.grid[0], -1)
        many = others[0] if others else ""
        for i, column in enumerate(values.reshape(shape).T):
            name = f"{many} = {_short(result.vary[many][i])}" if many else None
            mark = "." if len(column) <= _MOST_MARKED else ""
            ax.plot(x.reshape(shape)[:, i], column, marker=mark, label=name)
    else:
        colored = np.asarray(result.vary[others[0]]) if others else None
        points = ax.scatter(x, values, c=colored, s=8)
        if others:
            ax.figure.colorbar(points, ax=ax, label=_titled(result, others[0]))
    lines = bool(ax.get_legend_handles_labels()[1])
    framed(ax, _titled(result, first), _titled(result, label), legend=lines)


def draw_tornado(result: Kept, label: str, ax: Axes) -> None:
    """Draw how far each name moves what is kept, the farthest above.

    Raises:
        ModelError: The design is another one.
    """
    names, values = [*result.vary], result.array(label)
    if not _is_one_at_a_time(result):
        raise ModelError(
            f"{result.title()}: its design is not one of one_at_a_time, so the "
            f"effect of one name alone is unknown. Take sb.studies.one_at_a_time."
        )
    ends = values[1:].reshape(-1, 2)
    order = np.argsort(np.nan_to_num(np.abs(ends - values[0])).max(axis=1))
    place = np.arange(len(names))
    # One above the other, as both ends may lie on one side of the middle.
    for side, word, above in ((0, "low", 0.2), (1, "high", -0.2)):
        ax.barh(
            place + above, ends[order, side] - values[0], 0.4, left=values[0],
            label=word,
        )  # fmt: skip
    ax.axvline(values[0], color="black", linewidth=0.8)
    ax.set_yticks(place, [_titled(result, names[i]) for i in order])
    ax.set_xlabel(_titled(result, label))
    ax.legend()


def _is_one_at_a_time(result: Kept) -> bool:
    """Return whether each name has its low and high end alone, in their order."""
    columns = [np.asarray(values) for values in result.vary.values()]
    if len(columns[0]) != 1 + 2 * len(columns):
        return False
    for i, column in enumerate(columns):
        others = np.delete(column, [1 + 2 * i, 2 + 2 * i])
        if column.dtype.kind != "f" or column.ndim > 1 or np.ptp(others) > 0:
            return False
        if not column[1 + 2 * i] < column[0] < column[2 + 2 * i]:
            return False
    return True


def draw_pairs(result: Kept, labels: Sequence[str], figure: Any) -> None:
    """Draw what is kept over each name that varies, a panel a pair."""
    names = [n for n, v in result.vary.items() if np.ndim(v) == 1]
    axes = figure.subplots(
        len(labels), len(names), squeeze=False, sharex="col", sharey="row"
    )
    size = max(1.0, 8.0 - np.log2(max(2, result.layout.runs)) / 2)
    for i, label in enumerate(labels):
        for j, name in enumerate(names):
            ax = axes[i, j]
            ax.scatter(np.asarray(result.vary[name]), result.array(label), s=size)
            if i == len(labels) - 1:
                ax.set_xlabel(_titled(result, name))
            if j == 0:
                ax.set_ylabel(_titled(result, label))


def _short(value: object) -> str:
    return value if isinstance(value, str) else f"{value:g}"


def _titled(result: Kept, name: str) -> str:
    unit = result.layout.units.get(name, "")
    return f"{name} [{unit}]" if unit else name
