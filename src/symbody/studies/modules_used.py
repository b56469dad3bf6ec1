"""Modules of the user that code names: which of their attributes it uses."""

from __future__ import annotations

import dis
import importlib
import importlib.util
import sys
import sysconfig
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import CodeType, ModuleType

_INSTALLED = tuple(
    str(Path(place).resolve())
    for place in {*sysconfig.get_paths().values(), *sys.path}
    if place and ("-packages" in place or place == sysconfig.get_path("stdlib"))
)
_ATTRIBUTES = ("LOAD_ATTR", "LOAD_METHOD")


def is_installed(file: str) -> bool:
    """Return whether a file is of an installed package or of the standard library."""
    return str(Path(file).resolve()).startswith(_INSTALLED)


def is_own_module(module: ModuleType) -> bool:
    """Return whether a module is the user's, not an installed package's."""
    if module.__name__.partition(".")[0] == "symbody":
        return False
    file = getattr(module, "__file__", None)
    places = [file] if file else [*getattr(module, "__path__", ())]
    return bool(places) and not any(map(is_installed, places))


def used_of_modules(
    code: CodeType, known: Mapping[str, object]
) -> Iterator[tuple[str, object]]:
    """Yield what code uses of the user's modules, by dotted names.

    It is a module itself where the code does more with it than to name an attribute,
    or imports it.

    Args:
        code: The code; what is inside of it is looked at, too.
        known: Its globals.
    """
    steps = [s for s in dis.get_instructions(code) if s.opname != "EXTENDED_ARG"]
    for i, step in enumerate(steps):
        if step.opname in ("LOAD_GLOBAL", "LOAD_NAME"):
            result = known.get(step.argval)
            if isinstance(result, ModuleType) and is_own_module(result):
                yield _followed(steps[i + 1 :], str(step.argval), result)
        elif step.opname == "IMPORT_NAME":
            module = _imported(step.argval, steps[i - 2].argval, known)
            if module is not None:
                yield module.__name__, module
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from used_of_modules(constant, known)


def _followed(
    steps: list[dis.Instruction], name: str, result: object
) -> tuple[str, object]:
    """Return where a chain of attributes leads to from a module."""
    for step in steps:
        if not isinstance(result, ModuleType) or step.opname not in _ATTRIBUTES:
            break
        if not hasattr(result, step.argval):
            break
        name, result = f"{name}.{step.argval}", getattr(result, step.argval)
    return name, result


def _imported(
    name: str, level: object, known: Mapping[str, object]
) -> ModuleType | None:
    """Return a module of the user that code imports when it runs; None for others."""
    dots = "." * level if isinstance(level, int) else ""
    try:
        whole = importlib.util.resolve_name(
            dots + name, str(known.get("__package__") or "") or None
        )
        top = whole.partition(".")[0]
        if top in (*sys.stdlib_module_names, "symbody"):
            return None
        spec = importlib.util.find_spec(top)
        places = [spec.origin] if spec and spec.has_location else []
        if any(place and is_installed(place) for place in places):
            return None
        module = importlib.import_module(whole)
    except (ImportError, ValueError):  # the code says so itself when it runs
        return None
    return module if is_own_module(module) else None
