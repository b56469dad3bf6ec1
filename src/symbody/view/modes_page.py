"""Pages of modes: one is chosen and swings, slowly enough to be seen."""

from __future__ import annotations

from contextlib import suppress
from os import PathLike

import numpy as np

from symbody.analyses.linear.modal import mode_motion
from symbody.arguments import Arguments
from symbody.errors import AnalysisError, ModelError
from symbody.model.model import Model
from symbody.pipeline import CompiledModel
from symbody.results.modes import Modes
from symbody.view.computing import encoded
from symbody.view.live import LivePage, live_page
from symbody.view.pages import Data, page, page_data, states_of
from symbody.whole_files import write_file

# Of a period that is shown.
_SAMPLES = 61
# Loops that do not close at an amplitude may do so at these parts of it.
_SMALLER = (1.0, 0.25, 0.05)


def modes_to_html(
    self: Modes,
    path: str | PathLike[str],
    *,
    model: Model | CompiledModel | None = None,
    amplitude: float = 0.1,
) -> None:
    """Write a page that shows the shapes of the modes in motion, see `Model.to_html`.

    Args:
        path: Of the file.
        model: The mechanism, for modes that were read from a file.
        amplitude: Of the largest entry of a shape, to begin with [rad or m].

    Raises:
        ModelError: The modes are of another model, or their model is unknown.
        FileError: The file cannot be written.
    """
    target = Arguments("to_html", ModelError).path("path", path)
    write_file(target, page(_modes_data(self, model, amplitude)))


def show_modes(
    self: Modes,
    *,
    model: Model | CompiledModel | None = None,
    amplitude: float = 0.1,
    port: int = 0,
    browser: bool | None = None,
) -> LivePage:
    """Show the shapes of the modes in motion in a browser, see `Model.show`.

    Args:
        model: The mechanism, for modes that were read from a file.
        amplitude: Of the largest entry of a shape, to begin with [rad or m].
        port: Where to listen; 0 for any that is free.
        browser: Whether to open one, as by default everywhere but in notebooks.

    Returns:
        The page, with `url` and `close()`.

    Raises:
        ModelError: The modes are of another model, or their model is unknown.
        CallError: The port is taken.
    """
    return live_page(lambda: _modes_data(self, model, amplitude), port, browser)


def _modes_data(
    modes: Modes, model: Model | CompiledModel | None, amplitude: float
) -> Data:
    arguments = Arguments("show", ModelError)
    amplitude = arguments.number("amplitude", amplitude, above=0)
    compiled = model if model is not None else modes.compiled
    if compiled is None:
        raise ModelError(
            f"modes of {modes.model!r}: they were read from a file, which does not "
            f"contain the model. Give the model: model=…."
        )
    center = np.array(modes.system.state, float)
    shown: list[dict[str, object]] = []
    notes: list[str] = []
    for mode in range(len(modes.eigenvalues)):
        for part in _SMALLER:
            used = part * amplitude
            with suppress(AnalysisError):
                motion = mode_motion(
                    compiled, modes, mode, amplitude=used, samples=_SAMPLES
                )
                break
        else:
            notes.append(
                f"mode {mode}: its loops do not close at any amplitude near "
                f"{amplitude:g}; it is not shown."
            )
            continue
        assert motion.compiled is not None
        compiled = motion.compiled
        states = states_of(motion, compiled) - center
        frequency = modes.frequencies[mode]
        words = f"{frequency:.4g} Hz, " if frequency else ""
        name = f"{mode}: {words}{modes.kind(mode)}, mainly {modes.mainly(mode)}"
        shown.append(
            {
                "name": name, "amplitude": used,
                "time": encoded(motion.time), "states": encoded(states),
            }
        )  # fmt: skip
    if not isinstance(compiled, CompiledModel):
        raise ModelError(
            f"modes of {modes.model!r}: none of them can be shown. "
            f"{' '.join(notes)} Give a smaller amplitude."
        )
    data = page_data(compiled, center, "DP853")
    data |= {"modes": shown, "amplitude": amplitude}
    data["notes"] = [*data["notes"], *notes, *modes.notes]
    return data
