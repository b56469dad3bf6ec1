"""Pictures, films and glTF files of models and motions."""

from __future__ import annotations

import io
import math
from collections.abc import Callable, Iterator, Mapping
from os import PathLike
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.run.keeping import StartLike
from symbody.arguments import Arguments
from symbody.errors import CallError, warn_user
from symbody.model.model import Model
from symbody.model.visuals import ArrowsLike
from symbody.pipeline import CompiledModel
from symbody.results.motion import Motion
from symbody.results.plot import Picture
from symbody.view.pages import spread
from symbody.view.pictures import LOOKS, at_start, frames, of_motion, picture
from symbody.view.scene_files import glb, usd
from symbody.view.templates import Numbers
from symbody.whole_files import replacing, write_file

FILMS = (".gif", ".mp4")
_SCENES = (".usd", ".usdc", ".usda")
_FPS = 30.0  # frames a second
_GIF_FPS = 50.0  # the most that browsers do not slow down


def model_picture(
    self: Model,
    *,
    parameters: Mapping[str, object] | None = None,
    start: StartLike | None = None,
    arrows: ArrowsLike = False,
) -> Picture:
    """Return a picture of the mechanism at its start, made without a screen.

    A notebook shows it; `.savefig("crane.png")` writes a file, also .svg and .pdf.

    Args:
        parameters: Values by name in place of the defaults.
        start: Start values by name in place of the model's.
        arrows: Whether forces and torques are drawn as arrows, or which: "loads",
            "reactions" (what joints transmit), "constraints", or several of them.

    Raises:
        ModelError: The model contradicts itself or physics.
    """
    shot = at_start("picture", self, parameters, start, arrows)
    return picture(shot.pieces(0), shot.sizes, shot.titled(self.name))


def motion_picture(
    self: Motion,
    t: float | None = None,
    *,
    model: Model | CompiledModel | None = None,
    arrows: ArrowsLike = False,
) -> Picture:
    """Return a picture of the mechanism at a time of the motion, see `Model.picture`.

    Args:
        t: Between its first and last time; the last by default [s].
        model: The model that moved, for a motion that was read from a file.
        arrows: Whether forces are drawn, or which: "loads", "contacts", "reactions",
            "constraints".

    Raises:
        ModelError: The motion is of another model, or its model is unknown.
        CallError: The time is outside of the motion.
    """
    t = time_within(t, float(self.time[0]), float(self.time[-1]), "the motion")
    # Ground and rails are those of the whole motion, as in its film.
    times = np.append(self.time[spread(self.time.size, LOOKS)], t)
    shot = of_motion("picture", self, model, times, arrows)
    title = shot.titled(f"{self.record.model}, t = {t:.6g} s")
    return picture(shot.pieces(len(times) - 1), shot.sizes, title)


def time_within(t: float | None, first: float, last: float, what: str) -> float:
    """Return the time of a picture [s], the last by default; CallError outside."""
    arguments = Arguments("picture")
    if t is None:
        return last
    t = arguments.number("t", t, unit="s")
    if not min(first, last) <= t <= max(first, last):
        rule = f"between {first:g} and {last:g} s, the times of {what}"
        raise arguments.refused("t", t, rule, "Take a time within.")
    return t


def model_to_gltf(
    self: Model,
    path: str | PathLike[str],
    *,
    parameters: Mapping[str, object] | None = None,
    start: StartLike | None = None,
    arrows: ArrowsLike = False,
) -> None:
    """Write the mechanism at its start as binary glTF 2.0, for Blender and browsers.

    Args:
        path: Of the file, with the ending .glb.
        parameters: Values by name in place of the defaults.
        start: Start values by name in place of the model's.
        arrows: Whether forces are drawn, or which: "loads", "contacts", "reactions",
            "constraints".

    Raises:
        ModelError: The model contradicts itself or physics.
        FileError: The file cannot be written.
    """
    target = target_of("to_gltf", path, (".glb",))
    shot = at_start("to_gltf", self, parameters, start, arrows)
    write_file(target, glb(shot))


def motion_to_gltf(
    self: Motion,
    path: str | PathLike[str],
    *,
    fps: float = 30.0,
    model: Model | CompiledModel | None = None,
    arrows: ArrowsLike = False,
) -> None:
    """Write the motion as binary glTF 2.0 with animation.

    Args:
        path: Of the file, with the ending .glb.
        fps: Frames a second; what shows them interpolates between.
        model: The model that moved, for a motion that was read from a file.
        arrows: Whether forces are drawn, or which: "loads", "contacts", "reactions",
            "constraints".

    Raises:
        ModelError: The motion is of another model, or its model is unknown.
        FileError: The file cannot be written.
    """
    target = target_of("to_gltf", path, (".glb",))
    fps = Arguments("to_gltf").number("fps", fps, above=0)
    times = film_times(float(self.time[0]), float(self.time[-1]), fps)
    write_file(target, glb(of_motion("to_gltf", self, model, times, arrows)))


def model_to_usd(
    self: Model,
    path: str | PathLike[str],
    *,
    parameters: Mapping[str, object] | None = None,
    start: StartLike | None = None,
    arrows: ArrowsLike = False,
) -> None:
    """Write the mechanism at its start as Universal Scene Description.

    Args:
        path: Of the file, .usd, .usdc or .usda; needs the extra "usd".
        parameters: Values by name in place of the defaults.
        start: Start values by name in place of the model's.
        arrows: Whether forces are drawn, or which: "loads", "contacts", "reactions",
            "constraints".

    Raises:
        ModelError: The model contradicts itself or physics.
        CallError: The ending is another one, or the extra is missing.
        FileError: The file cannot be written.
    """
    target = target_of("to_usd", path, _SCENES)
    shot = at_start("to_usd", self, parameters, start, arrows)
    write_file(target, usd(shot, _FPS, target.suffix))


def motion_to_usd(
    self: Motion,
    path: str | PathLike[str],
    *,
    fps: float = _FPS,
    model: Model | CompiledModel | None = None,
    arrows: ArrowsLike = False,
) -> None:
    """Write the motion as Universal Scene Description with animation.

    Args:
        path: Of the file, .usd, .usdc or .usda; needs the extra "usd".
        fps: Frames a second.
        model: The model that moved, for a motion that was read from a file.
        arrows: Whether forces are drawn, or which: "loads", "contacts", "reactions",
            "constraints".

    Raises:
        ModelError: The motion is of another model, or its model is unknown.
        CallError: The ending is another one, or the extra is missing.
        FileError: The file cannot be written.
    """
    target = target_of("to_usd", path, _SCENES)
    fps = Arguments("to_usd").number("fps", fps, above=0)
    times = film_times(float(self.time[0]), float(self.time[-1]), fps)
    shot = of_motion("to_usd", self, model, times, arrows)
    write_file(target, usd(shot, fps, target.suffix))


def motion_to_video(
    self: Motion,
    path: str | PathLike[str],
    *,
    fps: float = 25.0,
    speed: float = 1.0,
    dpi: float = 80.0,
    model: Model | CompiledModel | None = None,
    arrows: ArrowsLike = False,
    progress: Callable[[float], object] | None = None,
) -> None:
    """Write the motion as a film, made without a screen.

    Args:
        path: Of the file, .gif or .mp4; the latter needs the extra "video".
        fps: Frames a second; of a .gif at most 50, which browsers show in time.
        speed: Seconds of the motion in a second of the film.
        dpi: Dots an inch, of 7 by 6 inches.
        model: The model that moved, for a motion that was read from a file.
        arrows: Whether forces are drawn, or which: "loads", "contacts", "reactions",
            "constraints".
        progress: Is called after each frame with the fraction that is done.

    Raises:
        ModelError: The motion is of another model, or its model is unknown.
        CallError: The ending is another one, or the extra is missing.
        FileError: The file cannot be written.
    """

    def drawn(times: Numbers) -> Iterator[Picture]:
        shot = of_motion("to_video", self, model, times, arrows)
        # As many as tell one frame from the next.
        digits = max(2, math.ceil(-math.log10(np.ptp(times[:2]) or 1.0)))
        for i, t in enumerate(times):
            title = shot.titled(f"{self.record.model}, t = {t:.{digits}f} s")
            yield picture(
                shot.pieces(i), shot.sizes, title, around=shot.around, dpi=dpi
            )

    ends = float(self.time[0]), float(self.time[-1])
    write_film(path, fps, speed, dpi, progress, ends, drawn)


def write_film(
    path: str | PathLike[str],
    fps: float,
    speed: float,
    dpi: float,
    progress: Callable[[float], object] | None,
    ends: tuple[float, float],
    drawn: Callable[[Numbers], Iterator[Picture]],
) -> None:
    """Write what is drawn at times from end to end as a film; see `Motion.to_video`."""
    arguments = Arguments("to_video")
    target = target_of("to_video", path, FILMS)
    fps = arguments.number("fps", fps, above=0)
    speed = arguments.number("speed", speed, above=0)
    dpi = arguments.number("dpi", dpi, least=10)
    if progress is not None:
        arguments.function("progress", progress, ("fraction",), "Leave it out.")
    write = _gif if target.suffix.lower() == ".gif" else _mp4
    if write is _gif and fps > _GIF_FPS:
        warn_user(
            f"to_video: {target.name!r} gets {_GIF_FPS:g} frames a second, not "
            f"{fps:g}: browsers slow a GIF down whose frames are shorter than 20 ms. "
            f"The film lasts as long. Write a .mp4 for more frames."
        )
        fps = _GIF_FPS
    times = film_times(*ends, fps / speed)
    write(target, frames(drawn(times), dpi, progress, len(times)), fps)


def _gif(path: Path, images: Iterator[NDArray[np.uint8]], fps: float) -> None:
    # Takes a moment to import, which only films pay for.
    from PIL import Image

    several = [Image.fromarray(i).quantize(128) for i in images]
    # A GIF counts in 10 ms: times are rounded, so that errors of durations do not add.
    ends = np.floor(100 * np.arange(len(several) + 1) / fps + 0.5)
    durations = [10 * int(n) for n in np.diff(ends)]
    content = io.BytesIO()
    several[0].save(
        content, "GIF", save_all=True, append_images=several[1:], duration=durations,
        loop=0,
    )  # fmt: skip
    write_file(path, content.getvalue())


def _mp4(path: Path, images: Iterator[NDArray[np.uint8]], fps: float) -> None:
    try:
        # An extra.
        import imageio_ffmpeg
    except ImportError:
        raise CallError(
            f"to_video: {path.name!r} needs a coder of MP4, which is not installed. "
            f"Install it with pip install 'symbody[video]', or write a .gif."
        ) from None
    first = next(images)
    # Coders want even numbers.
    height, width = (n - n % 2 for n in first.shape[:2])
    with replacing(path) as file:
        coder = imageio_ffmpeg.write_frames(
            str(file), (width, height), fps=fps, macro_block_size=2,
            output_params=["-f", "mp4"], ffmpeg_log_level="error",
        )  # fmt: skip
        coder.send(None)
        coder.send(np.ascontiguousarray(first[:height, :width]))
        for image in images:
            coder.send(np.ascontiguousarray(image[:height, :width]))
        coder.close()


def target_of(who: str, path: object, endings: tuple[str, ...]) -> Path:
    """Return the path of a file with one of several endings."""
    arguments = Arguments(who)
    target = arguments.path("path", path)
    if target.suffix.lower() not in endings:
        rule = f"a file that ends in {' or '.join(endings)}"
        raise arguments.refused("path", str(target), rule, "Give it such an ending.")
    return target


def film_times(first: float, last: float, fps: float) -> Numbers:
    """Return the times of frames, so many in a second of the motion [s]."""
    count = int(abs(last - first) * fps + 1e-9) + 1
    step = (1 if last >= first else -1) / fps
    return np.asarray(first + step * np.arange(count))
