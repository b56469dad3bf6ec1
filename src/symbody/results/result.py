"""Results of analyses: frozen, labelled, told as a table, drawn, saved and loaded."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from os import PathLike
from pathlib import Path
from types import MappingProxyType
from typing import (
    Any,
    ClassVar,
    Self,
    TypeAlias,
    TypeVar,
    final,
    get_type_hints,
    overload,
)

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import LATER, Arguments, Later, hinting, listed, near, shown
from symbody.dataclass import dataclass
from symbody.errors import CallError, Interrupted, UnknownQuantityError
from symbody.notes import Note, NoteKind, noted, of_kind
from symbody.results.tabulated import Axes, Figure, Table, checked_axes, paragraphs
from symbody.system.spellings import spelled_label
from symbody.whole_files import write_file

Kind = TypeVar("Kind")
Ended = TypeVar("Ended", bound="Result")
_ABOUT = "about"
_FORMAT = "symbody result 1"

# The arrays beside an object of JSON, and the classes that it may name.
_Arrays: TypeAlias = Mapping[str, NDArray[np.generic]]
_Kinds: TypeAlias = Mapping[str, type]


def read_result(kind: type[Kind], path: Path) -> Kind:
    """Return the result of some kind in a file, or raise CallError if it holds none."""
    # With what packs and unpacks, 5 ms for starts that read none.
    from zipfile import BadZipFile

    try:
        with np.load(path, allow_pickle=False) as archive:
            arrays = {name: archive[name] for name in archive.files}
            about = json.loads(str(arrays.pop(_ABOUT)[()]))
            if about["format"] != _FORMAT:
                raise ValueError(f"its format is {about['format']!r}")
            result: Kind = _unpacked(about["result"], arrays, _kinds(kind), kind)
            return result
    except (OSError, ValueError, KeyError, TypeError, BadZipFile) as error:
        what = "holds no such result" if path.is_file() else "is not there"
        raise CallError(
            f"{kind.__name__}: the file {str(path)!r} {what} ({error}). "
            f"{kind.__name__}.load reads what the method save of such a result has "
            f"written."
        ) from error


def _packed(value: object, arrays: dict[str, NDArray[np.generic]]) -> object:
    """Return a value as JSON has it; arrays go to the others."""
    if isinstance(value, Note):
        return {"note": [str(value), value.kind, value.element, value.time]}
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if isinstance(value, Enum):
        return {"member": value.name}
    if isinstance(value, np.ndarray):
        name = f"array_{len(arrays)}"
        arrays[name] = value
        return {"array": name}
    if isinstance(value, np.generic):
        return _packed(value.item(), arrays)
    if isinstance(value, complex):
        return {"complex": [value.real, value.imag]}
    if isinstance(value, tuple):
        return {"tuple": [_packed(entry, arrays) for entry in value]}
    if isinstance(value, Mapping):
        pairs = [[k, _packed(entry, arrays)] for k, entry in value.items()]
        return {"mapping": pairs}
    if is_dataclass(value) and not isinstance(value, type):
        own = {
            field.name: _packed(getattr(value, field.name), arrays)
            for field in fields(value)
            if field.metadata.get("saved", True)
        }
        return {"kind": type(value).__name__, "fields": own}
    raise TypeError(f"a result holds {value!r}, which files of results cannot")


def _unpacked(packed: Any, arrays: _Arrays, kinds: _Kinds, wanted: object) -> Any:
    """Return the value that was packed; the type of its field is `wanted`."""

    def of(value: object, hint: object = None) -> Any:
        return _unpacked(value, arrays, kinds, hint)

    match packed:
        case {"array": name}:
            return arrays[name]
        case {"complex": parts}:
            return complex(*parts)
        case {"note": parts}:
            return Note(*parts)
        case {"member": name}:
            assert isinstance(wanted, type), wanted
            assert issubclass(wanted, Enum), wanted
            return wanted[name]
        case {"tuple": entries}:
            return tuple(map(of, entries))
        case {"mapping": pairs}:
            return {key: of(value) for key, value in pairs}
        case {"kind": name, "fields": values}:
            kind = kinds[name]
            if isinstance(wanted, type) and not issubclass(kind, wanted):
                raise ValueError(f"it is a {kind.__name__}")
            hints = get_type_hints(kind)
            return kind(**{n: of(value, hints.get(n)) for n, value in values.items()})
        case dict():
            raise ValueError(f"nobody knows {[*packed]}")
    return packed


def _kinds(kind: type) -> dict[str, type]:
    """Return a dataclass and those that its fields may hold, by their names."""
    kinds: dict[str, type] = {}
    hints: list[Any] = [kind]
    while hints:
        hint = hints.pop()
        hints += getattr(hint, "__args__", ())
        is_kind = isinstance(hint, type) and is_dataclass(hint)
        if is_kind and hint.__name__ not in kinds:
            kinds[hint.__name__] = hint
            hints += get_type_hints(hint).values()
    return kinds


class AnalysisStatus(Enum):
    """The outcome of an analysis, which lists its endings as members.

    A member is made of whether the analysis came to its end, and the message:
    ``CONVERGED = True, "the equilibrium is found"``. Its text is the message.
    """

    def __init__(self, completed: bool, message: str) -> None:
        self.completed = completed
        self.message = message

    def __str__(self) -> str:
        return self.message


def unless_interrupted(result: Ended) -> Ended:
    """Return a result, or raise `Interrupted` with one that Ctrl-C has ended."""
    if result.status.name == "INTERRUPTED":
        raise Interrupted(f"{result.title()}: {result.status}", result)
    return result


@final
@dataclass(frozen=True)
class Labels:
    """Names and units of the entries of a vector, or of rows or columns.

    Attributes:
        names: As the user gave them.
        units: One a name; "" for a number.
    """

    names: tuple[str, ...]
    units: tuple[str, ...]

    def __post_init__(self) -> None:
        assert len(self.names) == len(self.units), self

    def __len__(self) -> int:
        return len(self.names)

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

    def __add__(self, other: Labels) -> Labels:
        return Labels(self.names + other.names, self.units + other.units)

    def at(self, entries: Sequence[int]) -> Labels:
        """Return those of some entries, by their numbers."""
        names, units = self.names, self.units
        return Labels(
            tuple(names[i] for i in entries), tuple(units[i] for i in entries)
        )

    def index(self, name: str, who: str) -> int:
        """Return where a name stands, as "tip[2]", "tip[z]" or "tip_z", or raise."""
        if isinstance(name, str) and name in self.names:
            return self.names.index(name)
        result = spelled_label(name, self.names) if isinstance(name, str) else None
        if result is None:
            raise UnknownQuantityError(
                f"{who}: it has no entry {shown(name)}. It has {listed(self.names)}. "
                f"{near(name, self.names)}"
            )
        return result

    def with_units(self) -> list[str]:
        """Return names with their units in brackets."""
        pairs = zip(self.names, self.units, strict=True)
        return [f"{name} [{unit}]" if unit else name for name, unit in pairs]


# The metadata of a field that files do not hold; it has a default.
UNSAVED = MappingProxyType({"saved": False})


@hinting(dict.fromkeys(("results", "values", "x", "y"), 'result["name"]'))
@dataclass(frozen=True, repr=False, eq=False)
class Result:
    """The result of an analysis, under the names the user gave.

    A kind of result is a subclass, a dataclass with the same options, whose fields are
    numbers, texts, arrays, tuples, dictionaries, Labels and other results: these are
    saved and loaded, but for `UNSAVED` ones, and arrays are read-only. It says what its
    `table` holds, and what `draw` draws.

    Attributes:
        model: Name of the model.
        status: How the analysis ended; its text is the message.
        notes: What else is to be known, a sentence each, which is a `Note`.
    """

    # Whether arrays are copied before they are made read-only.
    _copies: ClassVar[bool] = True

    model: str
    status: AnalysisStatus
    notes: tuple[str, ...]

    def __post_init__(self) -> None:
        """Take arrays as they are now, read-only, and sentences as notes."""
        object.__setattr__(self, "notes", noted(self.notes))
        own = self.__dict__
        for name, value in list(own.items()):
            if isinstance(value, np.ndarray):
                if self._copies:
                    own[name] = value = value.copy()
                value.setflags(write=False)
            elif isinstance(value, Later):
                own[LATER + name] = own.pop(name)

    def __getstate__(self) -> dict[str, object]:
        """Give what is computed, not what computes."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    @property
    def completed(self) -> bool:
        """Whether the analysis came to its end."""
        return self.status.completed

    def notes_of(self, kind: NoteKind) -> tuple[Note, ...]:
        """Return the notes of a kind, such as "inputs" or "start".

        Args:
            kind: One of the kinds of `Note`.

        Raises:
            CallError: There is no such kind.
        """
        return of_kind(noted(self.notes), kind)

    def title(self) -> str:
        """Return a title, as a line."""
        return f"{type(self).__name__} of {self.model!r}"

    def table(self) -> Table:
        """Return the main numbers as a table."""
        raise NotImplementedError

    def draw(self, ax: Axes) -> None:
        """Draw the main picture."""
        raise NotImplementedError

    @overload
    def plot(self, *, ax: None = None) -> Figure: ...
    @overload
    def plot(self, *, ax: object) -> Axes: ...
    def plot(self, *, ax: object = None) -> Figure | Axes:
        """Return a figure of Matplotlib with the main picture.

        A notebook shows it as the value of a cell. In a script `.show()` opens a
        window and `.savefig("picture.png")` writes a file.

        Args:
            ax: Axes of Matplotlib to draw into, which are returned; those of a new
                figure by default.
        """
        return self._pictured(ax)

    def _pictured(self, ax: object, *kind: str | None) -> Figure | Axes:
        """Return axes with a picture of some kind, or a new figure."""
        draw: Any = self.draw
        if ax is not None:
            axes = checked_axes(self.title(), ax)
            draw(axes, *kind)
            return axes
        # Matplotlib takes 0.4 s to import, which computing need not wait for.
        from symbody.results.plot import Picture

        figure = Picture(layout="constrained")
        draw(figure.add_subplot(), *kind)
        return figure

    def save(self, path: str | PathLike[str]) -> None:
        """Write the result into a file, whole or not at all.

        The file is an archive of NumPy arrays, .npz, which holds no code.

        Args:
            path: Of the file, whose ending is .npz.

        Raises:
            CallError: The ending is another.
            FileError: It cannot be written, for one because the disk is full.
        """
        arguments = Arguments(self.title())
        place = arguments.path("path", path)
        if place.suffix.lower() != ".npz":
            rule, remedy = "a file whose ending is .npz", "Name it result.npz."
            raise arguments.refused("path", str(place), rule, remedy)
        arrays: dict[str, NDArray[np.generic]] = {}
        packed = _packed(self, arrays)
        about = json.dumps({"format": _FORMAT, "result": packed}, ensure_ascii=False)
        file = io.BytesIO()
        np.savez_compressed(file, **{_ABOUT: np.array(about)}, **arrays)  # type: ignore[arg-type]
        write_file(place, file.getvalue())

    @classmethod
    def load(cls, path: str | PathLike[str]) -> Self:
        """Return what `save` has written.

        Raises:
            CallError: The file holds something else, or is not there.
        """
        return read_result(cls, Arguments(cls.__name__).path("path", path))

    def __repr__(self) -> str:
        lines = [f"{self.title()}: {self.status}", *self._beside()]
        lines += [f"  {line}" for line in str(self.table()).splitlines()]
        return "\n".join([*lines, *(f"  {note}" for note in self.notes)])

    def _repr_html_(self) -> str:
        above = paragraphs([f"{self.title()}: {self.status}", *self._beside()])
        return f"{above}{self.table()._repr_html_()}{paragraphs(self.notes)}"

    def _beside(self) -> Sequence[str]:
        """Return lines between the title and the table."""
        return ()


@dataclass(frozen=True, repr=False, eq=False)
class NamedResult(Result):
    """A result with quantities by names: ``result["name"]``, ``"name" in result``."""

    __iter__ = None  # its names are of several kinds

    def __getitem__(self, name: str) -> Any:
        raise NotImplementedError

    def __contains__(self, name: object) -> bool:
        """Return whether there is a quantity of this name."""
        try:
            self[name]  # type: ignore[index]
        except UnknownQuantityError:
            return False
        return True
