"""Run a PyMbs script as it is, and say what it described."""

from __future__ import annotations

import runpy
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from symbody.compat.pymbs.description import Description
from symbody.compat.pymbs.equations import compiled_of, state_names
from symbody.compat.pymbs.motion import start_rates, start_state, state_at
from symbody.compat.pymbs.provide import provided
from symbody.compat.pymbs.scipy_names import in_scipy
from symbody.compat.pymbs.session import Session, begin, end
from symbody.errors import ModelError, ScriptError


def run_script(path: Path, folder: Path, *, browser: bool = False) -> Description:
    """Run a PyMbs script; return the world whose equations it derived last.

    The script is the user's program and runs as Python would run it, with all rights.

    Args:
        path: The script.
        folder: Where its files go.
        browser: Whether the script's `show` opens its page.

    Raises:
        ModelError: There is no such file, or it makes no world.
        ScriptError: It failed; the message shows the line.
    """
    if not path.is_file():
        raise ModelError(
            f"script {str(path)!r}: there is no such file. Give a Python file that "
            f"describes a system with PyMbs."
        )
    session = Session(folder, path.resolve().parent, browser)
    begin(session)
    try:
        with provided(), in_scipy(), _as_program(path):
            _run(path)
    finally:
        end(session)
    if not session.descriptions:
        raise ModelError(
            f"script {str(path)!r}: it makes no world. A PyMbs script begins with "
            f"world = MbsSystem([0, 0, -1])."
        )
    derived = [it for it in session.descriptions if it.compiled is not None]
    return (derived or session.descriptions)[-1]


def _run(path: Path) -> None:
    try:
        runpy.run_path(str(path), run_name="__main__")
    except SystemExit as exit_:
        if exit_.code not in (None, 0):
            raise ScriptError(
                f"{path}: the script ended with exit({exit_.code!r})."
            ) from None
    except SyntaxError as error:
        lines = traceback.format_exception_only(error)
        raise ScriptError("".join(lines).strip()) from None
    # A script may fail in any way; that is shown with its line, and the run fails.
    except Exception as error:
        raise ScriptError(_where(path, error)) from error


def _where(path: Path, error: Exception) -> str:
    """Return the script's own line, and what was wrong there."""
    folder = str(path.resolve().parent)
    frames = traceback.extract_tb(error.__traceback__)
    own = [
        frame
        for frame in frames
        if str(Path(frame.filename).resolve()).startswith(folder)
    ]
    places = [f"{f.filename}, line {f.lineno}: {f.line}" for f in own]
    what = (
        str(error)
        if isinstance(error, ModelError)
        else (f"{type(error).__name__}: {error}")
    )
    return "\n  ".join([*places, what])


@contextmanager
def _as_program(path: Path) -> Iterator[None]:
    """Let a script find its own modules and arguments, and forget them afterwards."""
    arguments, modules = sys.argv, set(sys.modules)
    folder = str(path.resolve().parent)
    sys.argv = [str(path)]
    sys.path.insert(0, folder)
    try:
        yield
    finally:
        sys.argv = arguments
        sys.path.remove(folder)
        for name in set(sys.modules) - modules:
            file = getattr(sys.modules[name], "__file__", None) or ""
            if file.startswith(folder):
                del sys.modules[name]


def report(it: Description, duration: float | None = None) -> dict[str, object]:
    """Return joints, states, start and its derivative; with a duration the end.

    Raises:
        AnalysisError: The derivative is not finite, or the simulation failed.
    """
    named = [it.joints[name] for name in it.joints]
    by_model = {joint._joint.name: joint for joint in named}
    carried = {joint.name for joint in compiled_of(it).system.joints}
    order = [by_model[name] for name in it.model.joints if name in carried]
    found: dict[str, object] = {
        "joints": list(dict.fromkeys(j.of for j in order if j.dof is not None)),
        "states": state_names(it),
        "y0": start_state(it).tolist(),
        "yd0": start_rates(it).tolist(),
    }
    if duration is not None:
        found |= {"t1": duration, "y1": state_at(it, duration).tolist()}
    return found
