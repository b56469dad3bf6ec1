"""Several motions in one scene: the first as it is, the others as ghosts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from os import PathLike
from typing import Any, final

import numpy as np

from symbody.analyses.run.methods import LoopMethodLike
from symbody.arguments import Arguments, listed
from symbody.errors import ModelError
from symbody.model.model import Model
from symbody.model.visuals import Arrow, Line
from symbody.pipeline import CompiledModel
from symbody.results.motion import Motion
from symbody.results.plot import Picture
from symbody.view import pages
from symbody.view.computing import encoded, scene_described
from symbody.view.files import time_within, write_film
from symbody.view.live import LivePage, live_page
from symbody.view.parts import Color
from symbody.view.pictures import Shot, picture, shot_between
from symbody.view.templates import Numbers
from symbody.whole_files import write_file

# Colors of the ghosts, one after the other, and how much of them is seen.
_COLORS: tuple[Color, ...] = (
    (0.84, 0.15, 0.16), (0.17, 0.63, 0.17), (0.58, 0.4, 0.74), (1.0, 0.5, 0.05),
    (0.09, 0.75, 0.81), (0.89, 0.47, 0.76), (0.55, 0.34, 0.29), (0.5, 0.5, 0.5),
)  # fmt: skip
_FIRST: Color = (0.12, 0.47, 0.71)
_OPACITY = 0.45
# More than these cannot be distinguished.
_MOST = 30
# Poses of a ghost that a page has; it goes straight between them.
_MOST_POSES = 240


@final
@dataclass(frozen=True)
class Run:
    """One of several motions, with its label and the model that moved."""

    label: str
    compiled: CompiledModel
    recorded: pages.Recorded

    def shot(self, times: Numbers, shift: Numbers) -> Shot:
        """Return it at some times, moved aside; before and after it, at its ends."""
        shot = shot_between(self.compiled, self.recorded, times)
        rows = shot.rows.copy()
        for i, item in enumerate(shot.drawing.items):
            rows[:, i, 9:12] += shift
            if isinstance(item.visual.shape, Line | Arrow):
                rows[:, i, 12:15] += shift
        return replace(shot, rows=rows)


@final
@dataclass(frozen=True)
class Together:
    """Several motions in one scene, made by `together`.

    The first is drawn as it is, the others translucent, each in a color.

    Attributes:
        runs: What moves.
        apart: From each to the next [m].
    """

    runs: tuple[Run, ...]
    apart: tuple[float, float, float] = (0.0, 0.0, 0.0)

    def __repr__(self) -> str:
        return f"Together({listed([run.label for run in self.runs])})"

    @property
    def _span(self) -> tuple[float, float]:
        times = [run.recorded.time for run in self.runs]
        return min(float(t[0]) for t in times), max(float(t[-1]) for t in times)

    def _drawn(self, times: Numbers, dpi: float = 100.0) -> Iterator[Picture]:
        apart = np.array(self.apart)
        shots = [run.shot(times, k * apart) for k, run in enumerate(self.runs)]
        low, high = zip(*(shot.around for shot in shots), strict=True)
        around = np.min(low, axis=0), np.max(high, axis=0)
        for i, t in enumerate(times):
            pieces = [
                replace(p, color=_color(k), opacity=_OPACITY * p.opacity) if k else p
                for k, shot in enumerate(shots)
                for p in shot.pieces(i)
            ]
            title = f"{self.runs[0].compiled.system.name}, t = {t:.6g} s"
            figure = picture(pieces, shots[0].sizes, title, around=around, dpi=dpi)
            for k, run in enumerate(self.runs):
                y = 0.97 - 0.035 * k
                figure.text(0.02, y, run.label, color=_color(k), fontsize="small")
            yield figure

    def picture(self, t: float | None = None) -> Picture:
        """Return a picture of all at a time, made without a screen.

        Args:
            t: The time; the last by default [s].

        Raises:
            CallError: None of the motions has this time.
        """
        t = time_within(t, *self._span, "the motions")
        return next(self._drawn(np.array([t])))

    def to_video(
        self,
        path: str | PathLike[str],
        *,
        fps: float = 25.0,
        speed: float = 1.0,
        dpi: float = 80.0,
        progress: Callable[[float], object] | None = None,
    ) -> None:
        """Write a film of all, see `Motion.to_video`.

        Args:
            path: Of the file, .gif or .mp4; the latter needs the extra "video".
            fps: Frames a second; of a .gif at most 50, which browsers show in time.
            speed: Seconds of the motions in a second of the film.
            dpi: Dots an inch, of 7 by 6 inches.
            progress: Is called after each frame with the fraction that is done.

        Raises:
            CallError: The ending is another one, or the extra is missing.
            FileError: The file cannot be written.
        """
        drawn = partial(self._drawn, dpi=dpi)
        write_film(path, fps, speed, dpi, progress, self._span, drawn)

    def to_html(
        self, path: str | PathLike[str], *, method: LoopMethodLike = "DP853"
    ) -> None:
        """Write a page that plays all of them; it computes on with the first.

        Args:
            path: Of the file.
            method: "DP853", "DP54", "Radau" for stiff models, or sb.DP853(rtol=1e-10).

        Raises:
            FileError: The file cannot be written.
        """
        target = Arguments("to_html", ModelError).path("path", path)
        write_file(target, pages.page(self._data(method)))

    def show(
        self,
        *,
        method: LoopMethodLike = "DP853",
        port: int = 0,
        browser: bool | None = None,
    ) -> LivePage:
        """Show all of them in a browser, see `Motion.show`.

        Args:
            method: "DP853", "DP54", "Radau" for stiff models, or sb.DP853(rtol=1e-10).
            port: Where to listen; 0 for any that is free.
            browser: Whether to open one, as by default everywhere but in notebooks.

        Returns:
            The page, with `url` and `close()`.

        Raises:
            CallError: The port is taken.
        """
        return live_page(lambda: self._data(method), port, browser)

    def _data(self, method: LoopMethodLike) -> pages.Data:
        main, *others = self.runs
        data = pages.recorded_data(main.compiled, main.recorded, method)
        apart = np.array(self.apart)
        ghosts: list[dict[str, Any]] = []
        meshes = dict(data["meshes"])
        for k, run in enumerate(others, 1):
            first = sum(len(ghost["scene"]) for ghost in ghosts)
            ghost, more = _ghost_data(run, k, k * apart, first)
            ghosts.append(ghost)
            meshes |= more["meshes"]
            _widen(data["measures"], more["measures"])
        labels: list[dict[str, object]] = [
            {"label": run.label, "color": list(_color(k))}
            for k, run in enumerate(self.runs)
        ]
        data |= {"ghosts": ghosts, "meshes": meshes, "labels": labels}
        begin, end = main.recorded.time[[0, -1]].tolist()
        if self._span != (begin, end):
            data["notes"].append(
                f"Time goes from {begin:.6g} to {end:.6g} s, as of {main.label!r}; all "
                f"together go from {self._span[0]:.6g} to {self._span[1]:.6g} s."
            )
        return data


def _widen(sizes: dict[str, Any], other: dict[str, Any]) -> None:
    """Let the sizes of a page be those of what is beside, too."""
    low = np.minimum(sizes["low"], other["low"])
    high = np.maximum(sizes["high"], other["high"])
    sizes |= {
        "low": low.tolist(), "high": high.tolist(),
        "center": ((low + high) / 2).tolist(),
        "extent": float(np.linalg.norm(high - low)),
        "floor": min(sizes["floor"], other["floor"]),
    }  # fmt: skip


def together(
    motions: Mapping[str, Motion],
    *,
    apart: Sequence[float] = (0.0, 0.0, 0.0),
    model: Model | CompiledModel | None = None,
) -> Together:
    """Return several motions in one scene, for pictures, films and pages.

    Args:
        motions: By the label of each; such as {"soft": …, "stiff": …}, or runs of a
            study, {"run 7": study.rerun(7)}.
        apart: From each to the next, so that they stand side by side; zero lays them
            over each other [m].
        model: The model that moved, of motions from files.

    Returns:
        What has `show`, `to_html`, `picture` and `to_video`.

    Raises:
        ModelError: Nobody knows which model moved.
        CallError: There are no motions, or too many.

    Example:
        >>> import symbody as sb
        >>> model = sb.library.pendulum()
        >>> swings = {
        ...     f"{q} rad": sb.simulate(model, 0.5, start={"q_hinge": q})
        ...     for q in (-1.0, -0.5)
        ... }
        >>> sb.together(swings).picture(0.2).savefig("swings.png")
    """
    arguments = Arguments("together")
    shift = arguments.numbers("apart", apart)
    if shift.shape != (3,):
        raise arguments.refused("apart", apart, "three numbers", "Give x, y and z.")
    moving = []
    for label, motion in arguments.mapping("motions", motions, optional=False).items():
        arguments.instance(f"motions[{label!r}]", motion, Motion, "Give a Motion.")
        compiled = pages.compiled_of(motion, model)
        moving.append(Run(str(label), compiled, pages.recorded_of(motion, compiled)))
    if not 1 <= len(moving) <= _MOST:
        rule = f"from 1 to {_MOST}, which are told apart"
        remedy = "Give {'label': motion}."
        raise arguments.refused("motions", len(moving), rule, remedy)
    x, y, z = shift.tolist()
    return Together(tuple(moving), (x, y, z))


def _color(k: int) -> Color:
    return _COLORS[(k - 1) % len(_COLORS)] if k else _FIRST


def _ghost_data(
    run: Run, k: int, shift: Numbers, first: int
) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the k-th ghost, whose items come behind so many, and what it needs."""
    time = run.recorded.time
    some = pages.spread(time.size, _MOST_POSES)
    shot = run.shot(time[some], shift)
    described = scene_described(shot.drawing.items, run.compiled, shot.rows)
    for row in described["scene"]:
        row |= {"role": "ghost", "body": ""}
        parts = row.get("parts", ())
        row["parts"] = [p for p in parts if p.get("layer", "joints") == "joints"]
        for p in row["parts"]:
            p |= {"color": list(_color(k)), "opacity": _OPACITY, "layer": "always"}
            if "slides" in p:
                p["slides"] += first
            if "skin" in p:
                p["skin"]["places"] = [(first + i, f) for i, f in p["skin"]["places"]]
    ghost = {
        "label": run.label, "color": list(_color(k)), "scene": described["scene"],
        "time": encoded(time[some]), "rows": encoded(shot.rows, "<f4"),
    }  # fmt: skip
    return ghost, described
