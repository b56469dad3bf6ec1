"""Pictures of a mechanism at some times, made by Matplotlib without a screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.keeping import StartLike
from symbody.arguments import Arguments
from symbody.errors import ModelError, warn_user
from symbody.expr.evaluate import evaluate
from symbody.model.model import Model
from symbody.pipeline import CompiledModel
from symbody.results.figure import Picture
from symbody.results.motion import Motion
from symbody.view.computing import started
from symbody.view.drawing import Drawing, Stroke, Surface, drawing
from symbody.view.moving_parts import ArrowsLike, DrawnForces, drawn_forces, roles_of
from symbody.view.pages import Recorded, compiled_of, recorded_of, spread
from symbody.view.solids import Numbers

Piece: TypeAlias = Surface | Stroke
_LINE = 2.0  # points


def extent(pieces: Sequence[Piece]) -> tuple[Numbers, Numbers]:
    """Return the least and the greatest coordinates of a picture [m]."""
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
                visible_triangles(piece, viewer),
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


def visible_triangles(piece: Surface, viewer: Numbers) -> Numbers:
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


# Times that are looked at for what has to fit in.
_LOOKS = 25


@final
@dataclass(frozen=True)
class Shot:
    """A mechanism at some times.

    Attributes:
        drawing: What is drawn of it.
        times: Shape (N,) [s].
        y: States, shape (N, n).
        u: Inputs, shape (N, nu).
        rows: The scene, shape (N, items, 15).
        roles: Of the arrows that are drawn.
    """

    drawing: Drawing
    times: Numbers
    y: Numbers
    u: Numbers
    rows: Numbers
    roles: tuple[str, ...]

    @cached_property
    def down(self) -> Numbers:
        """The acceleration of free fall [m/s²]."""
        compiled = self.drawing.compiled
        symbols = compiled.system.p
        values = dict(zip(symbols, compiled.parameters.tolist(), strict=True))
        return np.array([evaluate(g, values) for g in compiled.system.gravity], float)

    @cached_property
    def forces(self) -> DrawnForces:
        """The arrows of the roles."""
        low, high = self.around
        size = max(float(np.linalg.norm(high - low)), 1e-3)
        return drawn_forces(self.drawing, self.times, self.y, self.u, size, self.roles)

    @cached_property
    def around(self) -> tuple[Numbers, Numbers]:
        """Least and greatest coordinates of the mechanism over all times [m]."""
        bounds = [extent(self._bodies(i)) for i in spread(len(self.rows), _LOOKS)]
        return (
            np.min([low for low, _ in bounds], axis=0),
            np.max([high for _, high in bounds], axis=0),
        )

    @cached_property
    def _solids(self) -> dict[int, Surface]:
        return self.drawing.solids(self.rows[0])

    def _bodies(self, i: int) -> list[Piece]:
        return list(self.drawing.pieces(self.rows[i], self._solids))

    def pieces(self, i: int) -> list[Piece]:
        """Return the surfaces and lines at the time of a number."""
        return [*self._bodies(i), *self.forces.at(i)]

    def titled(self, title: str) -> str:
        """Return a title, with the legend of the arrows."""
        legend = self.forces.legend
        return f"{title}\n{legend}" if legend else title


def at_start(
    who: str,
    model: Model,
    parameters: Mapping[str, object] | None,
    start: StartLike | None,
    arrows: ArrowsLike = False,
) -> Shot:
    """Return a mechanism at its start; `who` is the caller."""
    roles = roles_of(Arguments(who), arrows)
    compiled, y, _ = started(model, parameters, start)
    return _shot(compiled, np.zeros(1), y[None, :], None, roles)


def of_motion(
    who: str,
    motion: Motion,
    model: Model | CompiledModel | None,
    times: Numbers,
    arrows: ArrowsLike = False,
) -> Shot:
    """Return a mechanism at some times of a motion; `who` is the caller."""
    roles = roles_of(Arguments(who), arrows)
    compiled = compiled_of(motion, model)
    return shot_between(compiled, recorded_of(motion, compiled), times, roles)


def shot_between(
    compiled: CompiledModel,
    recorded: Recorded,
    times: Numbers,
    roles: tuple[str, ...] = (),
) -> Shot:
    """Return a mechanism at times between those that are recorded."""
    order = np.argsort(recorded.time, kind="stable")
    grid = recorded.time[order]

    def between(columns: Numbers) -> Numbers:
        values = [np.interp(times, grid, column[order]) for column in columns.T]
        return np.column_stack([np.empty((len(times), 0)), *values])

    y = between(recorded.states)
    for at in compiled.system.quaternions:
        y[:, at : at + 4] /= np.linalg.norm(y[:, at : at + 4], axis=1, keepdims=True)
    return _shot(compiled, times, y, between(recorded.inputs), roles)


def _shot(
    compiled: CompiledModel,
    times: Numbers,
    y: Numbers,
    u: Numbers | None,
    roles: tuple[str, ...],
) -> Shot:
    made = drawing(compiled)
    for note in made.notes:
        warn_user(note)
    if not made.items:
        name = made.compiled.system.name
        raise ModelError(
            f"model {name!r}: there is nothing to draw: it has no visuals, and no "
            f"joints that links could lead to. Add shapes with add_visual."
        )
    if u is None:
        u = np.zeros((len(times), len(compiled.system.u)))
    y, u = np.ascontiguousarray(y), np.ascontiguousarray(u)
    return Shot(made, times, y, u, made.rows(times, y, u), roles)
