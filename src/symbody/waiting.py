"""Messages about stages that take longer than a second, in terminals and notebooks.

A line names the stage and the seconds so far, and is wiped out when it ends, from
notebooks that are executed, too. Scripts, pipes, other threads and CI stay quiet, and
so does all with SYMBODY_PROGRESS=0.
"""

from __future__ import annotations

import operator
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
        """Return its message."""
        seconds = f"{time.monotonic() - self.begun:.0f} s"
        if self.fraction is None:
            return f"{self.text} … {seconds}"
        done = round(_BAR * self.fraction)
        bar = "█" * done + "░" * (_BAR - done)
        return f"{self.text} {bar} {self.fraction:.0%}, {seconds}"


_STAGES: list[_Stage] = []
_COMMANDS: list[bool] = []


def tell_in_commands() -> None:
    """Write to the terminal without a Python prompt, too: for commands."""
    _COMMANDS.append(True)


@contextmanager
def waiting(text: str) -> Iterator[Callable[[float], object]]:
    """Tell of a stage if it takes long; yield a function of the fraction done."""
    if not is_watched():
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
    """Return whether this runs in a notebook, or another kernel of Jupyter."""
    return hasattr(_shell(), "kernel")


def _shell() -> object:
    """Return the shell of IPython, if this runs in one."""
    return getattr(sys.modules.get("IPython"), "get_ipython", lambda: None)()


def is_watched() -> bool:
    """Return whether somebody sees what is told of stages."""
    # What is quick to look at, and false in scripts.
    if not (_COMMANDS or "ps1" in vars(sys) or "IPython" in sys.modules):
        return False
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
    return sys.stderr


def _tell(ended: threading.Event) -> None:
    """Write the running stage, once it takes too long."""
    display: _Cell | _Line = _Cell() if in_notebook() else _Line()
    pause = _AFTER
    while not ended.wait(pause):
        pause = _EVERY
        stages = list(_STAGES)
        if stages:
            display.put(stages[-1].line())
    display.wipe()


@final
class _Line:
    """A line of a terminal."""

    def __init__(self) -> None:
        self.width = 0

    def put(self, text: str) -> None:
        """Write a text over the one before."""
        self._write(f"\r{text:<{self.width}}")
        self.width = max(self.width, len(text))

    def wipe(self) -> None:
        """Leave nothing."""
        if self.width:
            self._write("\r" + " " * self.width + "\r")

    def _write(self, text: str) -> None:
        screen = _screen()
        screen.write(text)
        screen.flush()


@final
class _Cell:
    """An output of a cell of a notebook, which is replaced.

    Where no front end is, a line that is written over would stay, version by version.
    """

    def __init__(self) -> None:
        self.name = f"symbody-{os.urandom(8).hex()}"
        self.text: str | None = None

    def put(self, text: str) -> None:
        """Show a text in place of the one before."""
        if text == self.text:
            return
        publish = operator.attrgetter("display_pub.publish")(_shell())
        publish(
            {"text/plain": text},
            transient={"display_id": self.name},
            update=self.text is not None,
        )
        self.text = text

    def wipe(self) -> None:
        """Leave nothing."""
        if self.text is not None:
            self.put("")
