"""Content: a number for what a value is, whatever kind of object holds it."""

from __future__ import annotations

import dis
import hashlib
import importlib
import importlib.util
import inspect
import sys
import sysconfig
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from functools import cache, cached_property, partial
from pathlib import Path
from types import BuiltinFunctionType, CodeType, FunctionType, MethodType, ModuleType

import numpy as np
from numpy.typing import NDArray

from symbody.errors import ModelError
from symbody.expr.node import Node
from symbody.expr.text import text
from symbody.io.json.write import write_json
from symbody.model.model import Model
from symbody.pipeline import CompiledModel
from symbody.program.content import content_of

_INSTALLED = tuple(
    str(Path(place).resolve())
    for place in {*sysconfig.get_paths().values(), *sys.path}
    if place and ("-packages" in place or place == sysconfig.get_path("stdlib"))
)
_ATTRIBUTES = ("LOAD_ATTR", "LOAD_METHOD")


@cache
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


def _used(
    code: CodeType, known: Mapping[str, object]
) -> Iterator[tuple[bool, str, object]]:
    """Yield globals that code uses: if they are the user's, dotted name, and value.

    Modules of the user count by attributes, or whole if code does more with them.
    """
    steps = [s for s in dis.get_instructions(code) if s.opname != "EXTENDED_ARG"]
    for i, step in enumerate(steps):
        name = step.argval
        if step.opname in ("LOAD_GLOBAL", "LOAD_NAME") and name in known:
            value = known[name]
            if isinstance(value, ModuleType) and is_own_module(value):
                yield True, *_followed(steps[i + 1 :], name, value)
            else:
                yield False, name, value
        elif step.opname == "IMPORT_NAME":
            module = _imported(name, steps[i - 2].argval, known)
            if module is not None:
                yield True, module.__name__, module
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _used(constant, known)


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


_ATOMS = (type(None), bool, int, float, complex, str, bytes, range, slice, Path)
# What of a module counts where it is not known which of its attributes are used.
_PLAIN = (*_ATOMS, list, tuple, dict, set, frozenset, np.ndarray)

# What stands for functions, and where it holds them.
_HOLDERS = MethodType, partial, property, staticmethod, classmethod, cached_property
_HELD = "__func__ __self__ func args keywords fget fset fdel __wrapped__"


def hashed(value: object) -> str:
    """Return a number for a value's content, or raise ModelError if it tells none.

    Functions and classes of the user's own code count by their text, their defaults,
    what they have closed over and the globals that they name; those of installed
    packages by their names. The user's modules count by the attributes that are named,
    or where that is not known by their text and plain values.
    """
    return hashlib.sha256(_Teller().text(value).encode()).hexdigest()


class _Teller:
    """Tells values as texts; one that holds itself is told once."""

    def __init__(self) -> None:
        # By identity, with the values, which must live as long as that is used.
        self._known: dict[int, tuple[int, object]] = {}

    def text(self, value: object) -> str:
        """Return a value as a text."""
        if isinstance(value, _ATOMS):
            return repr(value)
        if isinstance(value, np.ndarray):
            return self._array(value)
        if isinstance(value, Model):
            return write_json(value, Path("model.json"))
        if isinstance(value, CompiledModel):
            told = content_of((value.system, value.shared.options))
            if told is None:
                raise ModelError(
                    f"study: the content of the compiled model {value.system.name!r} "
                    f"cannot be told, as functions of Python are in it. Give the model."
                )
            return f"{told} {self.text(value.overrides)}"
        if isinstance(value, Node):
            return text(value)
        known = self._known.get(id(value))
        if known is not None:
            return f"<{known[0]}>"
        self._known[id(value)] = len(self._known), value
        if isinstance(value, Mapping):
            entries = (f"{self.text(k)}: {self.text(v)}" for k, v in value.items())
            return f"{{{', '.join(entries)}}}"
        if isinstance(value, (list, tuple)):
            return f"[{self._listed(value)}]"
        if isinstance(value, (set, frozenset)):
            # In no order, so that each is told by itself.
            return f"{{{', '.join(sorted(_Teller().text(one) for one in value))}}}"
        return self._object(value)

    def _listed(self, values: Iterable[object]) -> str:
        return ", ".join(map(self.text, values))

    def _array(self, array: NDArray[np.generic]) -> str:
        if array.dtype == object:
            return f"array {array.shape} {self.text(array.ravel().tolist())}"
        content = hashlib.sha256(np.ascontiguousarray(array).tobytes()).hexdigest()
        return f"array {array.shape} {array.dtype} {content}"

    def _object(self, value: object) -> str:
        if isinstance(value, ModuleType):
            return self._module(value)
        if isinstance(value, (FunctionType, type, BuiltinFunctionType)):
            name = f"{value.__module__}.{value.__qualname__}"
            if not _is_own(value):
                return name
            return self._function(value) if callable(value) else name
        if isinstance(value, (*_HOLDERS, type(is_installed))):  # or a cache
            return self._listed([getattr(value, name, None) for name in _HELD.split()])
        return self._state(value)

    def _module(self, module: ModuleType) -> str:
        """Return a module's name, and what is in it if it is the user's."""
        if not is_own_module(module):
            return f"module {module.__name__}"
        inside = {
            name: value
            for name, value in sorted(vars(module).items())
            if not name.startswith("__")
            and isinstance(value, (*_PLAIN, FunctionType, type, ModuleType))
        }
        try:
            source = inspect.getsource(module)
        except (OSError, TypeError):  # a folder alone, or a module in C
            source = ""
        return f"module {module.__name__} {source} {self.text(inside)}"

    def _function(self, value: object) -> str:
        """Return the user's function or class, with what it needs to be the same."""
        if isinstance(value, type):
            its = ((n, m) for n, m in vars(value).items() if n != "_abc_impl")
            members = {n: m for n, m in its if n[:2] != "__" or type(m) is FunctionType}
            return (
                f"class {value.__qualname__} {self._listed((value.__bases__, members))}"
            )
        assert isinstance(value, FunctionType)
        cells = [_of_cell(cell) for cell in value.__closure__ or ()]
        used = {one[:2]: one[2] for one in _used(value.__code__, value.__globals__)}
        named = {name: used[own, name] for own, name in sorted(used)}
        own = {name: x for name, x in vars(value).items() if name[0] != "_"}
        rest = (value.__defaults__ or (), value.__kwdefaults__ or {}, cells, named, own)
        return f"{_source(value)} {self._listed(rest)}"

    def _state(self, value: object) -> str:
        """Return an object as what it would be made anew from."""
        try:
            parts = value.__reduce_ex__(4)
        except TypeError as error:
            raise ModelError(
                f"study: a {type(value).__name__} is part of it, whose content cannot "
                f"be told ({error}), so that no store would know whether it holds the "
                f"same study. Give a function that makes it, or run without a store."
            ) from None
        if isinstance(parts, str):  # the name of something in a module
            return f"{type(value).__module__}.{parts}"
        made, arguments, *more = parts
        rest = [[*part] if isinstance(part, Iterator) else part for part in more]
        return f"made by {self._listed((made, arguments, rest))}"


def _of_cell(cell: object) -> object:
    try:
        return getattr(cell, "cell_contents")  # noqa: B009 (of any cell)
    except ValueError:  # nothing is in it yet
        return None


def _source(function: FunctionType) -> str:
    """Return the text of a function and lines around it, or code where it has none."""
    if function.__name__ != "<lambda>":
        with suppress(OSError, TypeError):  # typed in where Python keeps no text
            return inspect.getsource(function)
    return _compiled(function.__code__)


def _compiled(code: CodeType) -> str:
    teller = _Teller()  # sets of words have another order in each process
    constants = [
        _compiled(some) if isinstance(some, CodeType) else teller.text(some)
        for some in code.co_consts
    ]
    return f"{code.co_code.hex()} {constants} {code.co_names}"


def _is_own(value: object) -> bool:
    """Return whether something is the user's own code, not an installed package's."""
    module = getattr(value, "__module__", None) or ""
    if module.partition(".")[0] in ("symbody", "builtins"):
        return False
    result = sys.modules.get(module)
    file = getattr(result, "__file__", None)
    if file is None:
        # A script, a notebook, what was typed in, or a file that was run and became no
        # module; modules in C have no text.
        typed = result is None or module in ("__main__", "__mp_main__")
        return typed and not isinstance(value, BuiltinFunctionType)
    return not is_installed(file)
