"""Pictures of a motion."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from symbody.results.figure import Picture
from symbody.results.quantity import Array, Quantity

PANEL_SIZE = (8.0, 2.2)  # inches
MOST_IN_COLUMN = 6
MOST_IN_LEGEND = 12
LINE_STYLES = ("-", "--", "-.", ":")  # beyond ten lines, when the colors repeat
COLORS = 10


def plot(
    quantities: Sequence[Quantity],
    time: Array,
    title: str,
    figure: Figure | None = None,
) -> Figure:
    """Return a figure with a panel for each kind and unit, over one time axis.

    Args:
        quantities: What is drawn.
        time: Shape (N,) [s].
        title: Over the first panel.
        figure: Where to draw; a new `Picture` by default.
    """
    panels: dict[str, list[Quantity]] = {}
    for quantity in quantities:
        panels.setdefault(_panel(quantity), []).append(quantity)
    many = 2 if len(panels) > MOST_IN_COLUMN else 1
    rows = max(1, -(-len(panels) // many))
    if figure is None:
        width, height = PANEL_SIZE
        size = (many * width, 0.6 + height * rows)
        figure = Picture(figsize=size, layout="constrained")
    axes = _axes(figure, rows, many, max(1, len(panels)))
    for (label, members), ax in zip(panels.items(), axes, strict=False):
        _draw(ax, members, time)
        ax.set_ylabel(label)
    if many == 1:
        axes[0].set_title(title)
    else:
        figure.suptitle(title)
    return figure


def _axes(figure: Figure, rows: int, columns: int, count: int) -> list[Axes]:
    """Return axes with a common time, down one column and then down the next."""
    grid = figure.add_gridspec(rows, columns)
    axes: list[Axes] = []
    for i in range(count):
        first = axes[0] if axes else None
        ax = figure.add_subplot(grid[i % rows, i // rows], sharex=first)
        is_last = i in (rows - 1, count - 1)
        ax.tick_params(labelbottom=is_last)
        if is_last:
            ax.set_xlabel("time [s]")
        axes.append(ax)
    return axes


def _panel(quantity: Quantity) -> str:
    """Return the label of the panel: what has entries of several units has its own."""
    kind, unit = quantity.kind, quantity.unit
    if quantity.labels and (not unit or "," in unit):
        return f"{kind} {quantity.name}"
    return f"{kind} [{unit}]" if unit not in ("", "1") else kind


def _draw(ax: Axes, quantities: list[Quantity], time: Array) -> None:
    lines = [part for quantity in quantities for part in quantity.columns().items()]
    styles = itertools.chain.from_iterable(
        itertools.repeat(style, COLORS) for style in itertools.cycle(LINE_STYLES)
    )
    for (name, values), style in zip(lines, styles, strict=False):
        ax.plot(time, values, style, linewidth=1.2, label=name)
    ax.grid(True, alpha=0.3)
    ax.margins(x=0)
    handles, labels = ax.get_legend_handles_labels()
    if len(labels) > MOST_IN_LEGEND:
        labels[MOST_IN_LEGEND - 1] = f"… {len(labels) - MOST_IN_LEGEND + 1} more"
    ax.legend(
        handles[:MOST_IN_LEGEND],
        labels[:MOST_IN_LEGEND],
        loc="upper left",
        bbox_to_anchor=(1.0, 1.0),
        fontsize="small",
        frameon=False,
    )
