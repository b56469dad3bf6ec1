"""Pictures of a motion."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import matplotlib.pyplot as plt
import xarray as xr
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from symbody.results.quantity import columns

PANEL_SIZE = (8.0, 2.2)  # inches
MOST_IN_LEGEND = 12
LINE_STYLES = ("-", "--", "-.", ":")  # beyond ten lines, when the colors repeat
COLORS = 10


def plot(
    variables: Sequence[xr.DataArray], title: str, figure: Figure | None = None
) -> Figure:
    """Return a figure with a panel for each kind and unit, over one time axis.

    Args:
        variables: Over "time", with the attributes "kind" and "units".
        title: Over the first panel.
        figure: Where to draw; a new figure of pyplot by default.
    """
    panels: dict[tuple[str, str], list[xr.DataArray]] = {}
    for variable in variables:
        key = (variable.attrs["kind"], variable.attrs["units"])
        panels.setdefault(key, []).append(variable)
    if figure is None:
        width, height = PANEL_SIZE
        size = (width, 0.6 + height * max(len(panels), 1))
        figure = plt.figure(figsize=size, layout="constrained")
    axes = figure.subplots(max(len(panels), 1), 1, sharex=True, squeeze=False)[:, 0]
    for ((kind, unit), members), ax in zip(panels.items(), axes, strict=False):
        _draw(ax, members)
        ax.set_ylabel(f"{kind} [{unit}]" if unit else kind)
    axes[-1].set_xlabel("time [s]")
    axes[0].set_title(title)
    return figure


def _draw(ax: Axes, variables: list[xr.DataArray]) -> None:
    time = variables[0]["time"].to_numpy()
    lines = [part for variable in variables for part in columns(variable).items()]
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
