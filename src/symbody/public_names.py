"""Public names and methods that are found when used.

The stub of a module, which type checkers and editors read, lists its public names, and
the module finds each there when it is first used: compilers, integrators and tables
take a second. What describes a machine stands in the module of its kind, as
``sb.loads.SpringDamper``.

``model.show()`` reads well, but a model knows nothing of pages. So its class takes the
function by its name, and it is imported when the method is first looked at; see
`late_methods.py`. The function has the object as its first argument.
"""

from __future__ import annotations

import gc
import importlib
import sys
import warnings
from collections.abc import Callable, Mapping
from functools import cache
from operator import attrgetter
from pathlib import Path
from types import FunctionType, MethodType, ModuleType
from typing import Any, final

from symbody.forks import IMPORTING, undisturbed

# How the names that stood in these modules until 0.3 begin now. It is the only table of
# old spellings: these modules say which names they are.
MOVED: Mapping[str, tuple[str, ...]] = {
    "symbody": (
        "joints.", "loads.", "sensors.", "constraints.", "loops.", "visuals.",
        "results.", "errors.",
    ),
    "symbody.elements": ("loads.", "constraints.", "add_"),
    "symbody.studies": ("Study",),
}  # fmt: skip


# Names that are others now.
RENAMED: Mapping[str, str] = {
    "Contact": "CompliantContact", "add_contact": "add_contact_slot"
}  # fmt: skip


_HAD_RENAMED = ("symbody", "symbody.loads", "symbody.elements")


def file_of(package: str, name: str) -> bytes:
    """Return a file that lies in or below a package, in a folder or a zip file."""
    module: Any = importlib.import_module(package)
    place = Path(module.__file__).parent / name
    content: bytes = module.__loader__.get_data(str(place))
    return content


@cache
def places(module: str = "symbody") -> Mapping[str, str]:
    """Return the module of each name that the stub of a module imports."""
    package = str(importlib.import_module(module).__package__)
    text = file_of(package, f"{module[len(package) + 1 :] or '__init__'}.pyi")
    # To parse six stubs would take a sixth of what symbody adds to a start.
    lines = (part.partition(" import ") for part in text.decode().split("\nfrom "))
    return {
        named.lstrip("(\n ").partition(" as ")[0]: place
        for place, _, named in lines
        if " as " in named
    }


@cache
def spellings() -> Mapping[str, str]:
    """Return what users write behind "sb.", for each public name: `loads.Force`."""
    inside = {
        name: f"{module}.{name}"
        for module, place in places().items()
        if place == "symbody"
        for name in importlib.import_module(f"{place}.{module}").__all__
    }
    return inside | {name: name for name in places()}


def by_name(name: str) -> Any:
    """Return what has a public name, wherever it stands."""
    return attrgetter(spellings()[name])(sys.modules["symbody"])


def late_names(module: str) -> Callable[[str], Any]:
    """Return `__getattr__` of a module that imports what its stub lists when used."""

    def imported(name: str) -> Any:
        known = places(module)
        if name not in known:
            raise AttributeError(f"module {module!r} has no attribute {name!r}")
        value = _imported(known[name], name)
        setattr(sys.modules[module], name, value)
        return value

    return imported


class UnknownNameError(AttributeError):
    """A name that is not public; likely ones are looked for when it is shown."""

    def __str__(self) -> str:
        # Imports of submodules come by here, too, and need no proposals.
        hint = importlib.import_module("symbody.arguments").near_public(self.name)
        return f"module {self.args[0]!r} has no attribute {self.name!r}. {hint}"


def public(
    module: str,
) -> tuple[list[str], Callable[[str], Any], Callable[[], list[str]]]:
    """Return `__all__`, `__getattr__` and `__dir__` of a module with a stub."""
    known = places(module)
    names = sorted(known)

    def imported(name: str) -> Any:
        if name not in known:
            return _moved(module, name)
        value = _imported(known[name], name)
        if known[name] != "symbody":
            value = _naming_options(known[name], name, value)
        setattr(sys.modules[module], name, value)
        return value

    return names, imported, lambda: names


def _imported(place: str, name: str) -> Any:
    """Return what a module has under a name, or of the package itself the module."""
    file = f"{place}.{name}" if place == "symbody" else place
    with undisturbed(IMPORTING):
        is_new = file not in sys.modules
        module = importlib.import_module(file)
        if is_new and not gc.get_freeze_count():
            # What modules hold stays: the collector need not look through it as young.
            gc.freeze()
            gc.unfreeze()
    return module if file != place else getattr(module, name)


def _naming_options(place: str, name: str, value: Any) -> Any:
    """Return what a module has, of functions one that knows options misspelled.

    The module has that, too, so that it can be pickled.
    """
    if isinstance(value, FunctionType) and (value.__defaults__ or value.__kwdefaults__):
        saying_unknown = importlib.import_module("symbody.arguments").saying_unknown
        value = saying_unknown(value, name)
        setattr(sys.modules[place], name, value)
    return value


def _moved(module: str, name: str) -> Any:
    """Return what stood in a module until 0.3 and say how it is written now."""
    # Submodules are looked for here as well, and need no imports of the others.
    if name[:1].isupper() or name.startswith("add_"):
        spelling = spellings().get(RENAMED.get(name, name), "")
        known = MOVED.get(module, ())
        if name in RENAMED and module in _HAD_RENAMED:
            known = ("",)
        if spelling.startswith(known):
            old = f"sb{module.removeprefix('symbody')}.{name}"
            text = f"{old} is deprecated: write sb.{spelling}."
            warnings.warn(text, DeprecationWarning, stacklevel=3)
            return by_name(RENAMED.get(name, name))
    raise UnknownNameError(module, name=name)


class NamesBeforeFiles(ModuleType):
    """A package whose public names are not hidden by its files of the same names."""

    def __setattr__(self, name: str, value: object) -> None:
        if isinstance(value, ModuleType) and name in places(self.__name__):
            value = getattr(value, name)
        super().__setattr__(name, value)


@final
class LateFunction:
    """A function that is imported when it is called, or unwrapped as decorated ones."""

    def __init__(self, place: str, name: str) -> None:
        self._place, self._name = place, name

    @property
    def __wrapped__(self) -> Callable[..., Any]:
        function: Callable[..., Any] = _imported(self._place, self._name)
        return function

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Call it."""
        return self.__wrapped__(*args, **kwargs)


@final
class Later:
    """A method that is found by its name when it is looked at."""

    def __init__(self, place: str, name: str) -> None:
        self._place, self._name, self._method = place, name, name

    def __set_name__(self, owner: type, name: str) -> None:
        self._method = name

    def __get__(self, instance: object, owner: type) -> Any:
        function = _imported(self._place, self._name)
        if instance is None:
            return function
        saying_unknown = importlib.import_module("symbody.arguments").saying_unknown
        return MethodType(saying_unknown(function, self._method), instance)
