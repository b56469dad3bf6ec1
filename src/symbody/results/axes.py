"""Axes and figures of Matplotlib, as types and checks that do not import it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeGuard

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import Arguments

if TYPE_CHECKING:
    # They take 0.4 s to import, which nobody waits for who draws nothing.
    from matplotlib.axes import Axes as Axes

    # As slow.
    from matplotlib.figure import Figure as Figure
else:
    Axes = Figure = object  # for who reads annotations as the program runs

# A root is far that is so many times farther from zero than those that vibrate.
_FAR = 10.0


def checked_axes(who: str, ax: object) -> Axes:
    """Return axes of Matplotlib, or raise CallError if they are none."""
    if not _is_axes(ax):
        rule, remedy = "axes of Matplotlib", "Leave it out for new ones."
        raise Arguments(who).refused("ax", ax, rule, remedy)
    return ax


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


def _is_axes(ax: object) -> TypeGuard[Axes]:
    return hasattr(ax, "plot") and hasattr(ax, "figure")
