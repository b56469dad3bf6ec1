"""The description that a PyMbs script gives, its names, and the run it belongs to.

Names that cannot stay, such as time, get an underscore or a number at their end.
"""

from __future__ import annotations

import re
import weakref
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, final

from symbody.errors import ModelError, NameTakenError
from symbody.expr.node import Array, Symbol
from symbody.model.model import Model
from symbody.model.quantities import NameBook
from symbody.pipeline.compiled_model import CompiledModel
from symbody.typing import Formalism
from symbody.whole_files import write_files
from symbody_pymbs.functions import array_of

_alive: weakref.WeakSet[Description] = weakref.WeakSet()
_newest: weakref.ref[Description] | None = None


@final
class Description:
    """The model behind a world, and the records of PyMbs beside it.

    Elements have the script's names; `rates` are derivatives of positions by sensor,
    `held` parameters for inputs in a joint's formula.
    """

    def __init__(self, folder: Path) -> None:
        self.model = Model("model")
        self.names = Names()
        self.world: Any = None
        self.folder = folder
        self.bodies: dict[str, Any] = {}
        self.joints: dict[str, Any] = {}
        self.loads: dict[str, object] = {}
        self.loops: dict[str, object] = {}
        self.sensors: dict[str, object] = {}
        self.constraints: dict[str, object] = {}
        self.expressions: dict[str, object] = {}
        self.visuals: dict[str, object] = {}
        self.parameters: dict[str, float] = {}
        self.controllers: dict[str, Callable[..., object]] = {}
        self.controller_shapes: dict[str, tuple[int, ...]] = {}
        self.ranges: dict[Any, tuple[object, object]] = {}
        self.formalism: Formalism = "recursive"
        self.kinematics_only = False
        self.compiled: CompiledModel | None = None
        self.before_equations: list[Callable[[], object]] = []
        self.rates: dict[str, Array] = {}
        self.held: dict[object, Any] = {}
        self.written: list[Path] = []
        self.notes: list[str] = []
        self.warned: set[str] = set()

    def new_name(self, call: str, kind: str, name: Any, known: Iterable[str]) -> str:
        """Return the name of a new element, an automatic one for None."""
        own: str = self.names.automatic(kind) if name is None else name
        if own in known:
            raise ModelError(
                f"{call}({own!r}): there is a {kind} of this name already; pick "
                f"another."
            )
        return own

    def add(self, call: str, kind: str, name: object, element: object) -> Any:
        """Add an element under its name in the script; return what the model does."""
        elements = getattr(self, f"{kind}s")
        own = self.new_name(call, kind, name, elements)
        add = getattr(self.model, f"add_{kind}")
        added = elements[own] = add(self.names.fresh(kind, own), element)
        return added

    def number(self, who: str, value: object) -> float:
        """Return the value of a number, or of a formula of parameters."""
        try:
            node = array_of(value).item()
            return self.model.default_value(node)
        except (TypeError, ValueError, KeyError):
            raise ModelError(
                f"{who}: {value!r} is neither a number nor a formula of parameters."
            ) from None

    def write(self, files: Mapping[Path, str | bytes]) -> None:
        """Write files of the script, all of them or none."""
        write_files(files)
        self.written += files

    def place_for(self, directory: str) -> Path:
        """Return the folder for a directory of the script, inside that for files."""
        wanted = Path(directory.replace("\\", "/"))
        inside = not wanted.is_absolute() and ".." not in wanted.parts
        folder = self.folder / wanted if inside else self.folder
        folder.mkdir(parents=True, exist_ok=True)
        return folder


@final
class Names:
    """The names of one script, and those of the model."""

    def __init__(self) -> None:
        self._taken: set[str] = set()
        self._symbols: dict[str, str] = {}
        self._model_names: dict[str, str] = {}
        self._numbers: Counter[str] = Counter()

    def automatic(self, prefix: str) -> str:
        """Return the next of body_1, body_2, …, as PyMbs names elements."""
        self._numbers[prefix] += 1
        return f"{prefix}_{self._numbers[prefix]}"

    def fresh(self, kind: str, wanted: str) -> str:
        """Return a name of the model for an element that is no symbol."""
        name, number = allowed_name(kind, wanted), 1
        while not self._taken.isdisjoint(_with_derived(kind, name)):
            number += 1
            name = f"{allowed_name(kind, wanted)}_{number}"
        self._taken.update(_with_derived(kind, name))
        return name

    def symbol(self, kind: str, wanted: str) -> str:
        """Return the name of the model for a symbol."""
        if wanted in self._symbols:
            raise NameTakenError(kind, wanted, self._symbols[wanted])
        self._symbols[wanted] = kind
        name = self._model_names[wanted] = self.fresh(kind, wanted)
        return name

    def of(self, symbol: str) -> str:
        """Return the model's name of a symbol."""
        return self._model_names[symbol]

    def sensors(self) -> list[str]:
        """Return the symbols of sensors."""
        return [symbol for symbol, kind in self._symbols.items() if kind == "sensor"]

    def is_free(self, symbol: str) -> bool:
        """Return whether no symbol has this name."""
        return symbol not in self._symbols


def checked_string(who: str, value: object) -> str:
    """Return a name."""
    if not isinstance(value, str) or not value:
        raise ModelError(f"{who}: the name {value!r} must be a string.")
    return value


def allowed_name(kind: str, wanted: str) -> str:
    """Return the name nearest to a wanted one that a model permits."""
    name = re.sub(r"\W", "_", wanted, flags=re.ASCII).lstrip("_") or "a"
    if not name[0].isalpha():
        name = f"a_{name}"
    while not NameBook().allows(kind, name):
        name += "_"
    return name


def _with_derived(kind: str, name: str) -> set[str]:
    if kind != "joint":
        return {name}
    return {name, f"q_{name}", f"v_{name}", f"vd_{name}"}


@final
class VarKind:
    """The kind of a variable of PyMbs; sensors and graphics are results."""

    Variable = 0x01
    Constant = 0x02
    Parameter = 0x04
    Input = 0x08
    State = 0x10
    Der_State = 0x20
    User_Exp = 0x40
    Sensor = 0x100
    Graphics = 0x200
    Controller = 0x400


def is_result(category: int | str | Iterable[object]) -> bool:
    """Return whether a category, a number or words, makes something a result."""
    words = [category] if isinstance(category, int | str) else list(category)
    numbers = [word for word in words if isinstance(word, int)]
    named = [str(word).upper() for word in words if not isinstance(word, int)]
    return any(n & VarKind.Sensor for n in numbers) or "SENSOR" in named


@final
@dataclass
class Session:
    """One run of a script."""

    folder: Path = field(default_factory=Path)  # where files go
    script_folder: Path = field(default_factory=Path)  # for files that the script names
    browser: bool = True  # whether `show` opens its page
    descriptions: list[Description] = field(default_factory=list)


_sessions = [Session()]


@contextmanager
def worlds_of(session: Session) -> Iterator[None]:
    """Let worlds that are made meanwhile belong to a session."""
    _sessions.append(session)
    try:
        yield
    finally:
        _sessions.remove(session)


def running_session() -> Session:
    """Return the session of the script that runs, or that outside of one."""
    return _sessions[-1]


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
    """Return the newest description of the run, or outside one that is in use."""
    session = _sessions[-1]
    if session is not _sessions[0]:
        return session.descriptions[-1] if session.descriptions else None
    return _newest() if _newest is not None else None


def description_of(symbol: Symbol) -> Description:
    """Return the description that a symbol belongs to."""
    for description in _alive:
        if symbol in description.model.kinds_of_symbols():
            return description
    raise ModelError(
        f"{symbol.name}: this symbol belongs to no world. Use what addParam, addInput, "
        f"addExpression and the sensors of a world return."
    )
