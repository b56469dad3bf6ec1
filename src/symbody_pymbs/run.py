"""Run a PyMbs script as it is, and report its model.

While it runs a finder gives the modules PyMbs and pymbs, in place of installed ones.
"""

from __future__ import annotations

import runpy
import sys
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import final

from symbody.errors import ModelError, ScriptError
from symbody_pymbs import functions, input, places, symbolics, system
from symbody_pymbs.description import Description, Session, worlds_of
from symbody_pymbs.equations import compiled_of, state_names
from symbody_pymbs.motion import start_rates, start_state, state_at
from symbody_pymbs.scipy_names import in_scipy

_ROOTS = ("PyMbs", "pymbs")
# From the modules that scripts import to those that hold their names.
_MODULES: dict[str, ModuleType | None] = {
    "PyMbs": None,
    "PyMbs.Input": input,
    "PyMbs.Symbolics": symbolics,
    "PyMbs.Common": None,
    "PyMbs.Common.Functions": functions,
    "pymbs": None,
    "pymbs.input": input,
    "pymbs.input.mbs_system": system,
    "pymbs.input.body": places,
    "pymbs.input.frame": places,
    "pymbs.symbolics": symbolics,
    "pymbs.symbolics.graph": symbolics,
    "pymbs.common": None,
    "pymbs.common.functions": functions,
}


def run_script(path: Path, folder: Path, *, browser: bool = False) -> Description:
    """Run a PyMbs script, with all rights; return the world that it derived last."""
    if not path.is_file():
        raise ModelError(
            f"script {str(path)!r}: there is no such file. Give a Python file that "
            f"describes a system with PyMbs."
        )
    session = Session(folder, path.resolve().parent, browser)
    with worlds_of(session), provided(), in_scipy(), _as_program(path):
        _run(path)
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
    """Return the script's own line, and the error there."""
    folder = str(path.resolve().parent)
    frames = traceback.extract_tb(error.__traceback__)
    own = [
        frame
        for frame in frames
        if str(Path(frame.filename).resolve()).startswith(folder)
    ]
    places = [f"{f.filename}, line {f.lineno}: {f.line}" for f in own]
    kind = "" if isinstance(error, ModelError) else f"{type(error).__name__}: "
    return "\n  ".join([*places, f"{kind}{error}"])


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
    """Return joints, states, start and its derivative; with a duration the end."""
    by_model = {joint._joint.name: joint for joint in it.joints.values()}
    carried = {joint.name for joint in compiled_of(it).system.joints}
    order = [by_model[name] for name in it.model.joints if name in carried]
    results: dict[str, object] = {
        "joints": list(dict.fromkeys(j.of for j in order if j.dof is not None)),
        "states": state_names(it),
        "y0": start_state(it).tolist(),
        "yd0": start_rates(it).tolist(),
    }
    if duration is not None:
        results |= {"t1": duration, "y1": state_at(it, duration).tolist()}
    return results


@final
class _Finder(MetaPathFinder, Loader):
    """Finds and fills the modules in the table."""

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None = None,
        target: ModuleType | None = None,
    ) -> ModuleSpec | None:
        """Return the spec of a module that scripts import, or None."""
        if fullname.partition(".")[0] not in _ROOTS:
            return None
        if fullname not in _MODULES:
            known = ", ".join(_MODULES)
            raise ModuleNotFoundError(
                f"No module named {fullname!r}: symbody stands in for {known}",
                name=fullname,
            )
        package = any(name.startswith(f"{fullname}.") for name in _MODULES)
        return ModuleSpec(fullname, self, is_package=package)

    def exec_module(self, module: ModuleType) -> None:
        """Give a module its names."""
        source = _MODULES[module.__name__]
        if source is None:
            return
        names = getattr(source, "__all__", None)
        names = names or [name for name in vars(source) if not name.startswith("_")]
        module.__dict__.update({name: getattr(source, name) for name in names})
        module.__dict__["__all__"] = list(names)


@contextmanager
def provided() -> Iterator[None]:
    """Provide the modules of PyMbs; take them away afterwards."""
    before = _take_modules()
    finder = _Finder()
    sys.meta_path.insert(0, finder)
    try:
        yield
    finally:
        sys.meta_path.remove(finder)
        _take_modules()
        sys.modules.update(before)


def _take_modules() -> dict[str, ModuleType]:
    """Remove the modules of PyMbs from those imported, and return them."""
    names = [name for name in sys.modules if name.partition(".")[0] in _ROOTS]
    return {name: sys.modules.pop(name) for name in names}
