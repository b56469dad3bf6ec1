"""The folder for the files of a script, and the worlds that it has made."""

from __future__ import annotations

import weakref
from dataclasses import dataclass, field
from pathlib import Path
from typing import final

from symbody.compat.pymbs.description import Description
from symbody.errors import ModelError
from symbody.expr.node import Symbol


@final
@dataclass
class Session:
    """One run of a script.

    Attributes:
        folder: Where files go.
        script_folder: Where the script is, for files that it names.
        browser: Whether `show` opens its page.
        descriptions: What it described, in order.
    """

    folder: Path = field(default_factory=Path)
    script_folder: Path = field(default_factory=Path)
    browser: bool = True
    descriptions: list[Description] = field(default_factory=list)


_sessions = [Session()]
_alive: weakref.WeakSet[Description] = weakref.WeakSet()
_newest: weakref.ref[Description] | None = None


def begin(session: Session) -> None:
    """Let worlds that are made from now on belong to a session."""
    _sessions.append(session)


def end(session: Session) -> None:
    """Return to the session before."""
    _sessions.remove(session)


def opens_browser() -> bool:
    """Return whether `show` opens its page."""
    return _sessions[-1].browser


def new_description() -> Description:
    """Return a description in the folder of the session."""
    global _newest
    session = _sessions[-1]
    description = Description(session.folder)
    # Outside a run worlds are the user's to keep; a list would hold them for ever.
    if session is not _sessions[0]:
        session.descriptions.append(description)
    _alive.add(description)
    _newest = weakref.ref(description)
    return description


def last_description() -> Description | None:
    """Return the newest description of the run, or None.

    Outside a run it is the newest that is still in use.
    """
    session = _sessions[-1]
    if session is not _sessions[0]:
        return session.descriptions[-1] if session.descriptions else None
    return _newest() if _newest is not None else None


def description_of(symbol: Symbol) -> Description:
    """Return the description that a symbol belongs to.

    Raises:
        ModelError: It belongs to none.
    """
    for description in _alive:
        if symbol in description.model.kinds_of_symbols():
            return description
    raise ModelError(
        f"{symbol.name}: this symbol belongs to no world. Use what addParam, addInput, "
        f"addExpression and the sensors of a world return."
    )


def script_folder() -> Path:
    """Return the folder of the script that runs, or the current one."""
    return _sessions[-1].script_folder
