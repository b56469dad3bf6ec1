"""Pictures of a mechanism at some times, and of its tree, by Matplotlib."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, final

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.run.keeping import StartLike
from symbody.arguments import Arguments
from symbody.errors import ModelError
from symbody.model.model import Model
from symbody.model.visuals import ArrowsLike
from symbody.pipeline import CompiledModel
from symbody.results.motion import Motion
from symbody.results.plot import Picture
from symbody.system.laws import has_sets
from symbody.view.drawing import (
    Drawing,
    DrawnForces,
    MovingPart,
    Surface,
    drawing,
    drawn_forces,
    inputs_of,
    roles_of,
)
from symbody.view.model_page import started
from symbody.view.pages import Recorded, compiled_of, recorded_of, spread
from symbody.view.parts import AXIS_COLORS
from symbody.view.render import Camera, camera_for, image, soup_of
from symbody.view.sizes import Sizes
from symbody.view.templates import Numbers
from symbody.waiting import waiting

# Times that are looked at for what has to fit in.
LOOKS = 25
_MOMENT = 1e-6  # s
_SIZE = (7.0, 6.0)  # inches of a picture
_INK = "0.25"


def picture(
    pieces: Sequence[Surface],
    sizes: Sizes,
    title: str = "",
    *,
    around: tuple[Numbers, Numbers] | None = None,
    dpi: float = 100.0,
) -> Picture:
    """Return a picture of pieces, all of them in it, or what is between two corners."""
    figure = Picture(figsize=_SIZE)
    axes = figure.add_axes((0, 0, 1, 1))
    width, height = (round(side * dpi) for side in _SIZE)
    if around is None:
        points = np.concatenate([piece.points for piece in pieces])
    else:
        points = np.array(np.meshgrid(*np.stack(around, axis=1))).reshape(3, -1).T
    camera = camera_for(points, sizes.view, sizes.up, width, height)
    axes.imshow(image(soup_of(pieces), camera, sizes), extent=(0, width, height, 0))
    axes.set(xlim=(0, width), ylim=(height, 0))
    axes.set_axis_off()
    axes.set_title(title, y=0.98, va="top")
    _draw_scale(axes, camera, sizes)
    _draw_axes(axes, camera)
    return figure


def _draw_scale(axes: Any, camera: Camera, sizes: Sizes) -> None:
    """Draw how long a round length is in the middle of the scene."""
    away = float((camera.eye - sizes.center) @ camera.turn[2])
    pixels = camera.projected(np.array([sizes.center, sizes.center + camera.turn[0]]))
    meter = float(pixels[1, 0] - pixels[0, 0])
    if not (away > 0 and meter > 0):
        return
    most = 0.2 * camera.width / meter
    power = 10.0 ** np.floor(np.log10(most))
    length = power * max(k for k in (1, 2, 5) if k * power <= most)
    x, y = 0.96 * camera.width, 0.955 * camera.height
    ends = [x - length * meter, x]
    axes.plot(ends, [y, y], color=_INK, linewidth=1.5, solid_capstyle="butt")
    axes.text(np.mean(ends), y - 6, f"{length:g} m", ha="center", size=8, color=_INK)


def _draw_axes(axes: Any, camera: Camera) -> None:
    """Draw the directions of the world's axes in a corner."""
    size = 0.05 * camera.width
    x, y = 1.6 * size, camera.height - 1.5 * size
    for name, color, direction in zip("xyz", AXIS_COLORS, camera.turn.T, strict=True):
        ends = np.array([[x, y], [x + size * direction[0], y - size * direction[1]]])
        axes.plot(*ends.T, color=color, linewidth=1.5)
        tip = ends[0] + 1.3 * (ends[1] - ends[0])
        if np.linalg.norm(direction[:2]) > 0.15:
            axes.text(*tip, name, ha="center", va="center", size=8, color=_INK)


def frames(
    pictures: Iterator[Picture],
    dpi: float,
    progress: Callable[[float], object] | None,
    count: int,
) -> Iterator[NDArray[np.uint8]]:
    """Yield pictures as arrays of red, green and blue, shape (height, width, 3)."""
    # As above.
    from matplotlib.backends.backend_agg import FigureCanvasAgg

    with waiting(f"draws {count} frames") as tell:
        for i, figure in enumerate(pictures):
            figure.set_dpi(dpi)
            canvas: Any = FigureCanvasAgg(figure)
            canvas.draw()
            yield np.asarray(canvas.buffer_rgba())[..., :3].copy()
            tell((i + 1) / count)
            if progress is not None:
                progress((i + 1) / count)


@final
@dataclass(frozen=True)
class Shot:
    """A mechanism at times (N,) [s]: states, inputs, and the scene (N, items, 15)."""

    drawing: Drawing
    times: Numbers
    y: Numbers
    u: Numbers
    rows: Numbers
    roles: tuple[str, ...]

    @cached_property
    def forces(self) -> DrawnForces:
        """The arrows of the roles."""
        low, high = self.around
        size = float(np.linalg.norm(high - low)) or 1.0
        return drawn_forces(self.drawing, self.times, self.y, self.u, size, self.roles)

    @cached_property
    def around(self) -> tuple[Numbers, Numbers]:
        """Least and greatest coordinates of the mechanism over all times [m]."""
        ends = [
            end(piece.points, axis=0)
            for i in spread(len(self.rows), LOOKS)
            for piece in self._bodies(i)
            for end in (np.min, np.max)
        ] or [np.zeros(3)]
        return np.min(ends, axis=0), np.max(ends, axis=0)

    @cached_property
    def sizes(self) -> Sizes:
        """The sizes by which the scene is drawn."""
        return self.drawing.sizes(self.rows[spread(len(self.rows), LOOKS)])

    @cached_property
    def parts(self) -> tuple[MovingPart, ...]:
        """The surfaces over all times."""
        return tuple(self.drawing.moving(self.rows, self.sizes))

    def _bodies(self, i: int) -> list[Surface]:
        return [part.posed(i) for part in self.parts]

    def pieces(self, i: int) -> list[Surface]:
        """Return the surfaces at the time of a number."""
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
    one = Recorded(np.zeros(1), y[None, :], inputs_of(compiled)[None, :])
    if roles and compiled.system.contacts and not has_sets(compiled.system):
        # Forces of contacts are those with which a run begins; few pictures need one.
        from symbody.analyses.simulate import simulate

        one = recorded_of(simulate(compiled, [0.0, _MOMENT], start=y), compiled)
    return shot_between(compiled, one, np.zeros(1), roles)


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
    grid, system = recorded.time, compiled.system

    def between(columns: Numbers) -> Numbers:
        values = [np.interp(times, grid, column) for column in columns.T]
        return np.column_stack([np.empty((len(times), 0)), *values])

    y = between(recorded.states)
    # What clauses set is constant between them.
    places = {symbol: i for i, symbol in enumerate(system.coordinates.y)}
    held = [places[s] for when in system.whens.values() for s in when.changed]
    near = 1e-9 * np.ptp(grid)
    rows = np.maximum(np.searchsorted(grid, times + near, side="right") - 1, 0)
    y[:, held] = recorded.states[rows[:, None], held]
    for at in system.quaternions:
        y[:, at : at + 4] /= np.linalg.norm(y[:, at : at + 4], axis=1, keepdims=True)
    made = drawing(compiled)
    if not made.items:
        raise ModelError(
            f"model {system.name!r}: there is nothing to draw: it has no "
            f"visuals, and no joints that links could lead to. Add shapes with "
            f"add_visual."
        )
    u = between(recorded.inputs)
    return Shot(made, times, y, u, made.rows(times, y, u), roles)
