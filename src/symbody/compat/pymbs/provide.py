"""The modules PyMbs and pymbs, as long as a script runs.

A finder is asked before all others while it is installed, so that a PyMbs beside us is
neither used nor changed: what was imported before is put back afterwards.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import final

from symbody.compat.pymbs import functions, input, places, symbolics, system

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
