"""Axes and figures of Matplotlib, as types and checks that do not import it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeGuard

from symbody.arguments import Arguments

if TYPE_CHECKING:
    # They take 0.4 s to import, which nobody waits for who draws nothing.
    from matplotlib.axes import Axes as Axes

    # As slow.
    from matplotlib.figure import Figure as Figure
else:
    Axes = Figure = object  # for who reads annotations as the program runs


def checked_axes(who: str, ax: object) -> Axes:
    """Return axes of Matplotlib, or raise if they are none.

    Args:
        who: Who asks, for the message.
        ax: What was given.

    Raises:
        CallError: Something else is given.
    """
    if not _is_axes(ax):
        rule, remedy = "axes of Matplotlib", "Leave it out for new ones."
        raise Arguments(who).refused("ax", ax, rule, remedy)
    return ax


def figure_of(axes: Axes) -> Figure:
    """Return the figure that shows axes, the outermost of figures within figures."""
    figure = axes.get_figure(root=True)
    assert figure is not None, "axes that were removed from their figure"
    return figure


def _is_axes(ax: object) -> TypeGuard[Axes]:
    return hasattr(ax, "plot") and hasattr(ax, "figure")
