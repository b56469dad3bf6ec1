"""Messages about what takes longer than a second, in terminals and notebooks.

A line names the stage and the seconds so far, and is wiped out when it ends. Scripts,
pipes, other threads and CI stay quiet, and so does all with SYMBODY_PROGRESS=0.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TextIO, final

_AFTER, _EVERY = 1.0, 0.25  # s
_BAR = 24


@final
class _Stage:
    """A stage that goes on; `fraction` of it is done, if anybody knows."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.fraction: float | None = None
        self.begun = time.monotonic()

    def line(self) -> str:
        """Return what is told of it."""
        seconds = f"{time.monotonic() - self.begun:.0f} s"
        if self.fraction is None:
            return f"{self.text} … {seconds}"
        done = round(_BAR * self.fraction)
        bar = "█" * done + "░" * (_BAR - done)
        return f"{self.text} {bar} {self.fraction:.0%}, {seconds}"


_STAGES: list[_Stage] = []
_COMMANDS: list[bool] = []


def tell_in_commands() -> None:
    """Tell in the terminal though nobody types Python there: for commands."""
    _COMMANDS.append(True)


@contextmanager
def waiting(text: str) -> Iterator[Callable[[float], object]]:
    """Tell of a stage if it takes long; yield a function of the fraction that is done.

    Args:
        text: What is done, such as "simulate crane".
    """
    if not _is_watched():
        yield lambda fraction: None
        return
    stage, outermost = _Stage(text), not _STAGES
    _STAGES.append(stage)
    ended = threading.Event()
    teller = threading.Thread(target=_tell, args=(ended,), daemon=True)
    if outermost:
        teller.start()
    try:
        yield lambda fraction: setattr(stage, "fraction", fraction)
    finally:
        _STAGES.remove(stage)
        if outermost:
            ended.set()
            teller.join()


def in_notebook() -> bool:
    """Return whether this runs in a notebook, or what else is a kernel of Jupyter."""
    return hasattr(_shell(), "kernel")


def _shell() -> object:
    """Return the shell of IPython, if this runs in one."""
    return getattr(sys.modules.get("IPython"), "get_ipython", lambda: None)()


def _is_watched() -> bool:
    if os.environ.get("CI") or os.environ.get("SYMBODY_PROGRESS") == "0":
        return False
    if threading.current_thread() is not threading.main_thread():
        return False
    if in_notebook():
        return True
    is_typed = _shell() is not None or hasattr(sys, "ps1") or bool(_COMMANDS)
    screen = _screen()
    return is_typed and screen is not None and screen.isatty()


def _screen() -> TextIO:
    # In a notebook the stream of errors is red, and stays so when it is wiped.
    return sys.stdout if in_notebook() else sys.stderr


def _tell(ended: threading.Event) -> None:
    """Write what goes on, from the second that it takes too long."""
    width, pause = 0, _AFTER
    while not ended.wait(pause):
        pause = _EVERY
        stages = list(_STAGES)
        if stages:
            line = stages[-1].line()
            _write(f"\r{line:<{width}}")
            width = max(width, len(line))
    if width:
        _write("\r" + " " * width + "\r")


def _write(text: str) -> None:
    screen = _screen()
    screen.write(text)
    screen.flush()
