"""Pictures of a motion, in figures that belong to who asked for them."""

from __future__ import annotations

import base64
import io
import itertools
import os
import warnings
from collections.abc import Sequence
from pathlib import Path
from typing import IO, final

import matplotlib as mpl
import numpy as np
from matplotlib.backends.registry import BackendFilter, backend_registry
from matplotlib.figure import Figure

from symbody.arguments import counted, listed
from symbody.results.record import Array, Quantity
from symbody.results.tabulated import Axes, checked_axes
from symbody.whole_files import write_file


@final
class Picture(Figure):
    """A figure of Matplotlib that pyplot knows only while it is shown.

    In a notebook it appears where it is the value of a cell. Nothing keeps it, so a
    loop may make thousands.
    """

    def show(self, warn: bool = True) -> None:
        """Show the figure: in a window, until that is closed; in a notebook, here.

        Without a screen nothing is shown, and a warning says how to save the figure.

        Args:
            warn: Whether to warn.
        """
        # Matplotlib looks for a screen and loads its windows with this import, which
        # a figure that is only saved does not need.
        import matplotlib.pyplot as plt

        backend = plt.get_backend()
        files = BackendFilter.NON_INTERACTIVE
        if backend.lower() in backend_registry.list_builtin(files):  # type: ignore[no-untyped-call]
            if warn:
                warnings.warn(
                    f"figure: it is not shown, as there is no screen or no toolkit "
                    f"for windows (Matplotlib draws with {backend!r}). Save it "
                    f"instead: motion.plot().savefig('motion.png').",
                    stacklevel=2,
                )
            return
        # What pyplot.figure calls to make a figure gives it this one.
        plt.figure(FigureClass=lambda **_: self)  # type: ignore[arg-type]
        plt.show()

    def savefig(
        self,
        fname: str | os.PathLike[str] | IO[bytes],
        *,
        transparent: bool | None = None,
        **kw: object,
    ) -> None:
        """Save the figure as `matplotlib.figure.Figure.savefig`, whole or not at all.

        Args:
            fname: A path, or a file that is open for writing.
            transparent: Whether the background is.
            kw: What Matplotlib's method takes: dpi, format, bbox_inches, ….

        Raises:
            FileError: The file cannot be written.
        """
        if not isinstance(fname, str | os.PathLike):
            super().savefig(fname, transparent=transparent, **kw)
            return
        path = Path(fname)
        kind = kw.pop("format", None)
        if kind is None and path.suffix in ("", "."):
            path = path.with_name(
                f"{path.name.rstrip('.')}.{mpl.rcParams['savefig.format']}"
            )
        image = io.BytesIO()
        super().savefig(
            image, format=kind or path.suffix[1:], transparent=transparent, **kw
        )
        write_file(path, image.getvalue())

    def _repr_png_(self) -> bytes:
        """Return what notebooks show."""
        image = io.BytesIO()
        super().savefig(image, format="png")
        return image.getvalue()


def image(figure: Figure, dpi: float) -> str:
    """Return a figure as an element of HTML."""
    content = io.BytesIO()
    figure.savefig(content, format="png", dpi=dpi)
    data = base64.b64encode(content.getvalue()).decode()
    return f'<img alt="picture" src="data:image/png;base64,{data}">'


PANEL_SIZE = (8.0, 2.2)  # inches
MOST_IN_COLUMN = 6
MOST_IN_LEGEND = 12
LINE_STYLES = ("-", "--", "-.", ":")  # beyond ten lines, when the colors repeat
COLORS = 10
# Of what is drawn when nothing is asked for by name.
MOST_PANELS = 8
MOST_CHOSEN = 8


def axes_to_draw_in(ax: object = None) -> Axes:
    """Return axes of Matplotlib, or those of a new figure."""
    if ax is None:
        return Picture(layout="constrained").add_subplot()
    return checked_axes("plot", ax)


def plot_into(
    ax: object, quantities: Sequence[Quantity], time: Array, title: str
) -> Axes:
    """Draw quantities into one panel, and return it."""
    drawn = axes_to_draw_in(ax)
    _draw(drawn, list(quantities), time)
    labels = list(dict.fromkeys(map(_panel, quantities)))
    drawn.set(xlabel="time [s]", ylabel=", ".join(labels), title=title)
    return drawn


def plot(
    quantities: Sequence[Quantity],
    time: Array,
    title: str,
    figure: Figure | None = None,
    *,
    chooses: bool = False,
) -> Figure:
    """Return a figure with a panel a kind and unit; if it `chooses`, a part of them."""
    panels: dict[str, list[Quantity]] = {}
    for quantity in quantities:
        panels.setdefault(_panel(quantity), []).append(quantity)
    if chooses and len(panels) > MOST_PANELS:
        left = list(panels)[MOST_PANELS:]
        panels = {label: panels[label] for label in list(panels)[:MOST_PANELS]}
        title += f"\n{counted(len(left), 'panel')} not drawn: {listed(left, 4)}"
    many = 2 if len(panels) > MOST_IN_COLUMN else 1
    rows = max(1, -(-len(panels) // many))
    if figure is None:
        width, height = PANEL_SIZE
        size = (many * width, 0.6 + height * rows)
        figure = Picture(figsize=size, layout="constrained")
    axes = _axes(figure, rows, many, max(1, len(panels)))
    for (label, members), ax in zip(panels.items(), axes, strict=False):
        _draw(ax, members, time, MOST_CHOSEN if chooses else None)
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
    label, unit = str(quantity.kind), quantity.unit
    if quantity.labels and (not unit or "," in unit):
        label = f"{label} {quantity.name}"
        unit = ", ".join(dict.fromkeys(unit.split(", ")))
    return f"{label} [{unit}]" if unit not in ("", "1") else label


def _draw(
    ax: Axes, quantities: list[Quantity], time: Array, most: int | None = None
) -> None:
    lines = [part for quantity in quantities for part in quantity.columns().items()]
    left = 0
    if most is not None and len(lines) > MOST_IN_LEGEND:
        left = len(lines) - most
        # Those whose values have the widest range, in their order.
        finite = [values[np.isfinite(values)] for _, values in lines]
        wide = [float(np.ptp(values)) if values.size else 0.0 for values in finite]
        first = np.argsort(wide, kind="stable")[::-1][:most]
        lines = [lines[i] for i in sorted(first.tolist())]
    styles = itertools.chain.from_iterable(
        itertools.repeat(style, COLORS) for style in itertools.cycle(LINE_STYLES)
    )
    for (name, values), style in zip(lines, styles, strict=False):
        ax.plot(time, values, style, linewidth=1.2, label=name)
    ax.grid(True, alpha=0.3)
    ax.margins(x=0)
    if left:
        ax.plot([], [], " ", label=f"{left} that vary less not drawn")
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
