"""Tables, also of what a model holds, and axes of Matplotlib, without its import."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import Arguments
from symbody.dataclass import dataclass
from symbody.expr.node import Const
from symbody.expr.text import text
from symbody.model.model import Model
from symbody.slow_packages import pd

if TYPE_CHECKING:
    # They take half a second to import, which nobody waits for who draws nothing.
    from matplotlib.axes import Axes as Axes

    # As above.
    from matplotlib.figure import Figure as Figure
else:
    Axes = Figure = object  # for who reads annotations as the program runs

# What a cell of a table may hold; None where there is nothing.
Cell: TypeAlias = str | bool | int | float | complex | None
_DIGITS = 6
_NOTHING = ""


@final
@dataclass(frozen=True)
class Table:
    """Rows under headings, whose first column are names.

    `str(table)` is text for a terminal; a notebook shows it as HTML. The cells keep all
    digits: ``table.rows[0][1]``.

    Attributes:
        columns: Headings.
        rows: Cells, as many a row as there are headings.
    """

    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]

    @classmethod
    def of_matrix(
        cls, corner: str, values: object, rows: Sequence[str], columns: Sequence[str]
    ) -> Table:
        """Return the table of a matrix that is called `corner`, with a name a row."""
        matrix = np.asarray(values)
        assert matrix.shape == (len(rows), len(columns)), matrix.shape
        body = [(n, *r) for n, r in zip(rows, matrix.tolist(), strict=True)]
        return cls((corner, *columns), tuple(body))

    def to_dataframe(self) -> pd.DataFrame:
        """Return the cells as a DataFrame of pandas, the names as its index."""
        frame = pd.DataFrame([*self.rows], columns=[*self.columns])
        return frame.set_index(self.columns[0])

    def __str__(self) -> str:
        rows = [self.columns, *(tuple(map(text_of, row)) for row in self.rows)]
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        left = [self._is_text(i) for i in range(len(self.columns))]
        cells = [
            [c.ljust(w) if at_left else c.rjust(w) for c, w, at_left in
             zip(row, widths, left, strict=True)]
            for row in rows
        ]  # fmt: skip
        cells.insert(1, ["-" * width for width in widths])
        return "\n".join("  ".join(row).rstrip() for row in cells)

    def _is_text(self, column: int) -> bool:
        return all(isinstance(row[column], str) for row in self.rows)

    def _repr_html_(self) -> str:
        # Slow to import, and notebooks alone ask for it.
        import html

        head = "".join(f"<th>{html.escape(name)}</th>" for name in self.columns)
        left = [self._is_text(i) for i in range(len(self.columns))]
        lines = [f"<table>\n<tr>{head}</tr>"]
        for row in self.rows:
            cells = "".join(
                f'<td style="text-align: {"left" if at_left else "right"}">'
                f"{html.escape(text_of(cell))}</td>"
                for cell, at_left in zip(row, left, strict=True)
            )
            lines.append(f"<tr>{cells}</tr>")
        return "\n".join([*lines, "</table>"])


def paragraphs(lines: Iterable[str]) -> str:
    """Return lines as paragraphs of HTML."""
    # As above.
    import html

    return "".join(f"<p>{html.escape(line)}</p>" for line in lines)


def text_of(cell: Cell) -> str:
    """Return a cell as a table shows it: numbers with six digits."""
    if cell is None:
        return _NOTHING
    if isinstance(cell, str):
        return cell
    if isinstance(cell, bool):
        return "yes" if cell else "no"
    if isinstance(cell, complex):
        sign = "-" if cell.imag < 0 else "+"
        return f"{cell.real:.{_DIGITS}g} {sign} {abs(cell.imag):.{_DIGITS}g}i"
    return f"{cell + 0.0:.{_DIGITS}g}"  # which has no -0


_FEW = 3  # lines whose labels stand beside an axis
# A root is far that is so many times farther from zero than those that vibrate.
_FAR = 10.0


def checked_axes(who: str, ax: Any) -> Axes:
    """Return axes of Matplotlib, or raise CallError if they are none."""
    if not (hasattr(ax, "plot") and hasattr(ax, "figure")):
        rule, remedy = "axes of Matplotlib", "Leave it out for new ones."
        raise Arguments(who).refused("ax", ax, rule, remedy)
    axes: Axes = ax
    return axes


def framed(
    ax: Axes, x: str, y: str, title: str | None = None, *, legend: bool = True
) -> None:
    """Give axes their labels, a title if there is one, a grid and a legend.

    Without a label upward it is made of those of a few lines.
    """
    _, labels = ax.get_legend_handles_labels()
    few = ", ".join(labels) if len(labels) <= _FEW else ""
    ax.set(xlabel=x, ylabel=y or few)
    if title is not None:
        ax.set_title(title)
    ax.grid(True, alpha=0.3)
    if legend:
        ax.legend(fontsize="small")


def draw_bars(
    ax: Axes, names: Sequence[str], values: NDArray[np.generic], **style: Any
) -> None:
    """Draw a horizontal bar a name, the first on top."""
    places = np.arange(len(names))
    ax.barh(places, values, **style)
    ax.set_yticks(places, names)
    ax.yaxis.set_inverted(True)


def label_of(name: str, unit: str) -> str:
    """Return the label of an axis."""
    return f"{name} [{unit}]" if unit not in ("", "1") else name


def figure_of(axes: Axes) -> Figure:
    """Return the figure that shows axes, the outermost of figures within figures."""
    figure = axes.get_figure(root=True)
    assert figure is not None, "axes that were removed from their figure"
    return figure


def draw_complex_plane(ax: Axes, values: NDArray[np.complex128]) -> None:
    """Draw the axes of the complex plane, logarithmic outwards where roots are far."""
    ax.axvline(0.0, color="black", linewidth=0.8)
    ax.axhline(0.0, color="black", linewidth=0.8)
    finite = values[np.isfinite(values) & (values != 0)]
    size = np.abs(finite[finite.imag != 0] if finite.imag.any() else finite)
    if not size.size:
        return
    middle, most = float(np.median(size)), float(size.max())
    near = 10 ** np.ceil(np.log10(most if most < _FAR * middle else middle))
    for part, scale in ((finite.real, ax.set_xscale), (finite.imag, ax.set_yscale)):
        if np.abs(part).max() > _FAR * near:
            scale("symlog", linthresh=near, linscale=2.0)


def draw_roots(
    ax: Axes, roots: NDArray[np.complex128], grows: NDArray[np.bool_]
) -> None:
    """Draw complex numbers as crosses, red where what they belong to grows."""
    for chosen, color, label in (
        (~grows, "tab:blue", "decays or stays"), (grows, "tab:red", "grows")
    ):  # fmt: skip
        if chosen.any():
            part = roots[chosen]
            ax.plot(part.real, part.imag, "x", color=color, label=label)


TableKind: TypeAlias = Literal["parameters", "inputs", "states"]


def model_table(self: Model, kind: TableKind = "parameters") -> Table:
    """Return a table of the parameters, inputs or states of a model, entry by entry.

    Args:
        self: The model.
        kind: "parameters", with their defaults and the formulas that these follow;
            "inputs", with their limits; or "states", with their start values.
    """
    Arguments(f"table of model {self.name!r}").word("kind", kind, TableKind)
    rows: list[tuple[Cell, ...]] = []
    if kind == "parameters":
        for p in self.parameters.values():
            for s, node in p.defaults.items():
                formula = "" if isinstance(node, Const) else text(node)
                rows.append((s.name, self.default_value(node), p.unit, formula))
        return Table(("parameter", "default", "unit", "formula"), tuple(rows))
    if kind == "inputs":
        for u in self.inputs.values():
            low, high = u.limits or (None, None)
            rows += [(s.name, u.unit, low, high) for s in u.symbols.ravel().tolist()]
        return Table(("input", "unit", "least", "greatest"), tuple(rows))
    for x in self.states.values():
        pairs = zip(x.symbols.ravel().tolist(), x.start.flat, strict=True)
        rows += [(s.name, float(start), x.unit) for s, start in pairs]
    return Table(("state", "start", "unit"), tuple(rows))
