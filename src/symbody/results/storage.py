"""Results in files: an archive of arrays and one text in JSON, without code.

What JSON has no word for is a dictionary of one entry that says what it is; arrays are
named there and lie beside the text.
"""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path
from typing import Any, TypeAlias, TypeVar, get_type_hints

import numpy as np
from numpy.typing import NDArray

from symbody.errors import CallError
from symbody.notes import Note
from symbody.whole_files import write_file

Kind = TypeVar("Kind")
_ABOUT = "about"
_FORMAT = "symbody result 1"

# An object of JSON, the arrays beside it, and the classes that it may name.
_Packed: TypeAlias = Mapping[str, Any]
_Arrays: TypeAlias = Mapping[str, NDArray[np.generic]]
_Kinds: TypeAlias = Mapping[str, type]


def write_result(result: object, path: Path) -> None:
    """Write a dataclass of what `_packed` knows into a file."""
    arrays: dict[str, NDArray[np.generic]] = {}
    packed = _packed(result, arrays)
    about = json.dumps({"format": _FORMAT, "result": packed}, ensure_ascii=False)
    file = io.BytesIO()
    np.savez_compressed(file, **{_ABOUT: np.array(about)}, **arrays)  # type: ignore[arg-type]
    write_file(path, file.getvalue())


def read_result(kind: type[Kind], path: Path) -> Kind:
    """Return the result of some kind in a file, or raise CallError if it holds none."""
    try:
        with np.load(path, allow_pickle=False) as archive:
            arrays = {name: archive[name] for name in archive.files}
            about = json.loads(str(arrays.pop(_ABOUT)[()]))
            if about["format"] != _FORMAT:
                raise ValueError(f"its format is {about['format']!r}")
            packed = about["result"]
            known = {k.__name__: k for k in _kinds(kind)}
            result: Kind = _unpacked(packed, arrays, known, kind)
            return result
    except (OSError, ValueError, KeyError, TypeError, zipfile.BadZipFile) as error:
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


def _unpacked(
    packed: object,
    arrays: _Arrays,
    kinds: _Kinds,
    wanted: object,
) -> Any:
    """Return the value that was packed; the type of its field is `wanted`."""
    if not isinstance(packed, dict):
        return packed
    (what,) = packed.keys() & _UNPACK.keys()
    return _UNPACK[what](packed, arrays, kinds, wanted)


def _dataclass(
    packed: _Packed, arrays: _Arrays, kinds: _Kinds, wanted: object
) -> object:
    kind = kinds[packed["kind"]]
    if isinstance(wanted, type) and not issubclass(kind, wanted):
        raise ValueError(f"it is a {kind.__name__}")
    types = get_type_hints(kind)
    own = {
        name: _unpacked(value, arrays, kinds, types.get(name))
        for name, value in packed["fields"].items()
    }
    return kind(**own)


def _member(packed: _Packed, arrays: _Arrays, kinds: _Kinds, wanted: object) -> object:
    assert isinstance(wanted, type), wanted
    assert issubclass(wanted, Enum), wanted
    return wanted[packed["member"]]


def _several(packed: _Packed, arrays: _Arrays, kinds: _Kinds, wanted: object) -> object:
    return tuple(_unpacked(entry, arrays, kinds, None) for entry in packed["tuple"])


def _mapping(packed: _Packed, arrays: _Arrays, kinds: _Kinds, wanted: object) -> object:
    return {k: _unpacked(v, arrays, kinds, None) for k, v in packed["mapping"]}


_UNPACK: dict[str, Callable[[_Packed, _Arrays, _Kinds, object], object]] = {
    "array": lambda packed, arrays, kinds, wanted: arrays[packed["array"]],
    "complex": lambda packed, arrays, kinds, wanted: complex(*packed["complex"]),
    "member": _member,
    "note": lambda packed, arrays, kinds, wanted: Note(*packed["note"]),
    "tuple": _several,
    "mapping": _mapping,
    "kind": _dataclass,
}


def _kinds(kind: type) -> Iterator[type]:
    """Yield a dataclass and those that its fields may hold."""
    result, open_kinds = {kind}, [kind]
    while open_kinds:
        one = open_kinds.pop()
        yield one
        if not is_dataclass(one):
            continue
        for hint in get_type_hints(one).values():
            for part in _parts(hint):
                if is_dataclass(part) and isinstance(part, type) and part not in result:
                    result.add(part)
                    open_kinds.append(part)


def _parts(hint: object) -> Iterator[object]:
    """Yield a type and what it is made of, as in tuple[Labels, ...]."""
    yield hint
    for part in getattr(hint, "__args__", ()):
        yield from _parts(part)
