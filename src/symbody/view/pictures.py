"""Pictures of a mechanism by Matplotlib, without a screen; and as films."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from symbody.results.figure import Picture
from symbody.view.drawing import Stroke, Surface

Numbers: TypeAlias = NDArray[np.float64]
Piece: TypeAlias = Surface | Stroke
_LINE = 2.0  # points


def extent(pieces: Sequence[Piece]) -> tuple[Numbers, Numbers]:
    """Return the least and the greatest coordinates of what is seen [m]."""
    corners = [np.zeros((1, 3))]
    corners += [p.ends if isinstance(p, Stroke) else p.points for p in pieces]
    points = np.concatenate(corners)
    return points.min(axis=0), points.max(axis=0)


def picture(
    pieces: Sequence[Piece],
    down: Numbers,
    title: str = "",
    *,
    around: tuple[Numbers, Numbers] | None = None,
    size: tuple[float, float] = (7.0, 6.0),
) -> Picture:
    """Return a picture of a mechanism, seen so that gravity points down.

    Args:
        pieces: What is seen.
        down: The acceleration of free fall [m/s²].
        title: Over the picture.
        around: Least and greatest coordinates of all that is to fit in; of the pieces
            by default [m].
        size: Of the picture [inches].
    """
    # Matplotlib takes half a second to import, which only pictures pay for.
    from mpl_toolkits.mplot3d.art3d import Poly3DCollection

    figure = Picture(figsize=size)
    axes = figure.add_subplot(projection="3d")
    viewer = _look(axes, down)
    for piece in pieces:
        if isinstance(piece, Stroke):
            axes.plot(*piece.ends.T, color=piece.color, linewidth=_LINE)
            continue
        axes.add_collection3d(
            Poly3DCollection(
                seen_from(piece, viewer),
                facecolors=piece.color,
                edgecolors=piece.color,
                linewidths=0.3 if piece.opacity == 1 else 0.0,
                alpha=piece.opacity,
                shade=True,
            )
        )
    low, high = extent(pieces) if around is None else around
    middle, half = (low + high) / 2, 0.55 * max(float((high - low).max()), 1e-3)
    for axis, center in zip("xyz", middle, strict=True):
        getattr(axes, f"set_{axis}lim")(center - half, center + half)
        getattr(axes, f"set_{axis}label")(f"{axis} [m]")
    axes.set_box_aspect((1, 1, 1))
    axes.locator_params(nbins=5)
    axes.set_title(title)
    return figure


def seen_from(piece: Surface, viewer: Numbers) -> Numbers:
    """Return the triangles that may be seen.

    Matplotlib sorts triangles by their middle, and would paint the far side of a box
    over its near side.
    """
    triangles = piece.points[piece.faces]
    if not piece.convex or piece.opacity < 1:
        return triangles
    a, b, c = np.moveaxis(triangles, 1, 0)
    return triangles[np.cross(b - a, c - a) @ viewer > 0]


def _look(axes: Any, down: Numbers) -> Numbers:
    """Turn the picture so that gravity points down; return where the viewer is."""
    vertical = int(np.abs(down).argmax()) if np.abs(down).max() > 0 else 2
    below = down[vertical] > 0
    elevation, azimuth = -20.0 if below else 20.0, -60.0
    # Seen from infinity, so that all of a thing is seen from one direction.
    axes.set_proj_type("ortho")
    axes.view_init(
        elevation, azimuth, roll=180 if below else 0, vertical_axis="xyz"[vertical]
    )
    e, a = np.deg2rad(elevation), np.deg2rad(azimuth)
    direction = np.array([np.cos(e) * np.cos(a), np.cos(e) * np.sin(a), np.sin(e)])
    return np.roll(direction, vertical - 2)


def frames(
    pictures: Iterator[Picture],
    dpi: float,
    progress: Callable[[float], object] | None,
    count: int,
) -> Iterator[NDArray[np.uint8]]:
    """Yield pictures as arrays of red, green and blue, shape (height, width, 3)."""
    # As above.
    from matplotlib.backends.backend_agg import FigureCanvasAgg

    for i, figure in enumerate(pictures):
        figure.set_dpi(dpi)
        canvas: Any = FigureCanvasAgg(figure)
        canvas.draw()
        yield np.asarray(canvas.buffer_rgba())[..., :3].copy()
        if progress is not None:
            progress((i + 1) / count)
