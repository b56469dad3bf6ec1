"""The store of a study: its results, on disk or in memory."""

from __future__ import annotations

import hashlib
import json
import shutil
import warnings
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from glob import escape
from pathlib import Path
from types import ModuleType
from typing import Any, TypeAlias, final
from uuid import uuid4

import numpy as np
from numpy.typing import NDArray

from symbody.errors import FileError, warn_user
from symbody.notes import subjects, with_subjects
from symbody.results.record import dimensions_of
from symbody.studies.chunks import PLACE_NUMBER, PLACES, Chunks, Layout, damages_as_text
from symbody.studies.description import imported
from symbody.studies.keep import Block, Failure
from symbody.whole_files import telling

WAITING, COMPLETED, FAILED = 0, 1, 2
# Where the store says what it holds, in a form that has a number.
_MARK, _FORMAT = "symbody_study", 3
_REMEDY = (
    "Something else changed them, or the machine went down. Run the study with this "
    "store again: it knows them."
)


# An array whose first index is that of the run.
Rows: TypeAlias = NDArray[np.generic]


class Store(ABC):
    """A store of results, on disk or in memory."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout

    def waiting(self) -> Iterator[Sequence[int]]:
        """Yield the blocks that are not done."""
        status = self.arrays()["status"][:]
        for runs in self.layout.blocks():
            if (status[runs.start : runs.stop] == WAITING).any():
                yield runs

    @abstractmethod
    def put(self, block: Block, size: int) -> None:
        """Keep a block of so many runs."""

    @abstractmethod
    def vary(self) -> Mapping[str, Rows]:
        """Return the values of what varies, by name."""

    @abstractmethod
    def arrays(self) -> Mapping[str, Any]:
        """Return what is kept by label, and "status" and "message" of each run."""


@final
class Memory(Store):
    """Results in memory."""

    def __init__(self, layout: Layout, vary: Mapping[str, Rows]) -> None:
        super().__init__(layout)
        self._vary, n = vary, layout.runs
        self._arrays: dict[str, Rows] = {
            label: np.full((n, *shape), np.nan)
            for label, shape in layout.shapes.items()
        }
        self._arrays["status"] = np.zeros(n, np.int8)
        self._arrays["message"] = np.full(n, "", dtype=object)

    def put(self, block: Block, size: int) -> None:
        """Keep a block of so many runs."""
        for name, values in _columns(block, size).items():
            self._arrays[name][block.first : block.first + size] = values

    def vary(self) -> Mapping[str, Rows]:
        """Return the values of what varies, by name."""
        return self._vary

    def arrays(self) -> Mapping[str, Rows]:
        """Return what is kept by label, and "status" and "message" of each run."""
        return self._arrays


@final
class Folder(Store):
    """Results in a folder, as Zarr's arrays by blocks; a block's status comes last."""

    def __init__(self, path: Path, layout: Layout, group: Any) -> None:
        super().__init__(layout)
        self.path, self._group = path, group
        # Contents of what varies; stores of earlier versions note none, and no chunks.
        written: dict[str, str] | None = group.attrs[_MARK].get("varied")
        self._written = written or {}
        self._chunks = Chunks(path, layout, noted=written is not None)

    def check(self, *, looks_into: bool = False) -> None:
        """Raise FileError if a chunk is damaged; looking into all may take long."""
        damages = [*self._chunks.damages(self._group, looks_into=looks_into)]
        if damages:
            raise FileError(
                f"{str(self.path)!r}: {damages_as_text(damages)}. Something else "
                f"changed it, or the machine went down. Run the study with this store "
                f"again: what is damaged is done again, and nothing else."
            )

    def mend(self, vary: Mapping[str, Rows]) -> None:
        """Write anew what varies, and count runs in damaged chunks as not done."""
        try:
            self.vary()
        except FileError as error:
            with telling(self.path):
                for name, values in _inputs(self.layout, vary).items():
                    self._group[name][:] = values
            warn_user(f"{error} This study has written them anew.")
        damages = [*self._chunks.damages(self._group, looks_into=True)]
        if not damages:
            return
        with telling(self.path):
            for one in damages:
                # What is done again writes its numbers anew.
                for name in {"status", one.name} - {*self.layout.shapes, PLACES}:
                    self._chunks.place(name, one.number).unlink(missing_ok=True)
        warn_user(
            f"{str(self.path)!r}: {damages_as_text(damages)}. Something else changed "
            f"it, or the machine went down. These runs are done again."
        )

    def is_done(self, block: Sequence[int]) -> bool:
        """Return whether a block is done by now, by whatever client."""
        status = self._group["status"][block[0] : block[-1] + 1]
        return bool((status != WAITING).all())

    def put(self, block: Block, size: int) -> None:
        """Keep a block of so many runs, or raise FileError, as where a disk is full."""
        self._write(block.first, _columns(block, size))

    def fill(self, arrays: Mapping[str, Rows]) -> None:
        """Write all arrays at once."""
        for runs in self.layout.blocks():
            rows = {name: some[runs.start : runs.stop] for name, some in arrays.items()}
            self._write(runs.start, rows)

    def _write(self, first: int, columns: Mapping[str, Rows]) -> None:
        number, message = first // self.layout.block, columns["message"]
        with telling(self.path):
            for label in self.layout.shapes:
                self._chunks.write(label, number, columns[label])
            if (message != "").any():
                self._group["message"][first : first + len(message)] = message
            self._chunks.finish(number, columns["status"])

    def vary(self) -> Mapping[str, Rows]:
        """Return the values of what varies, by name, or raise FileError if damaged."""
        written = self._written
        try:
            names = {*self.layout.varied, *written}
            table = {name: self._group[name][:] for name in names}
            changed = [n for n in written if written[n] != _content(table[n])]
        except (ValueError, RuntimeError) as error:
            text = f"the values of what varies cannot be read ({error})"
            raise FileError(f"{str(self.path)!r}: {text}. {_REMEDY}") from error
        if changed:
            raise FileError(
                f"{str(self.path)!r}: the values of {changed[0]!r} are not those that "
                f"were written. {_REMEDY}"
            )
        return {name: table[name] for name in self.layout.varied}

    def arrays(self) -> Mapping[str, Any]:
        """Return what is kept by label, and "status" and "message" of each run."""
        names = [*self.layout.shapes, "status", "message"]
        return {name: StoredRows(self._group[name], self) for name in names}


@final
class StoredRows:
    """An array of Zarr on disk: numbers are read, and looked at, when asked for."""

    def __init__(self, array: Any, store: Folder) -> None:
        self.zarr, self._store = array, store
        self.shape: tuple[int, ...] = array.shape
        self.dtype: np.dtype[Any] = array.dtype

    def __len__(self) -> int:
        """Return the number of runs."""
        return self.shape[0]

    def __getitem__(self, rows: Any) -> Any:
        """Return some entries, or raise FileError where something has changed them."""
        try:
            return self.zarr[rows]
        except ValueError:  # for one of a checksum
            self._store.check(looks_into=True)
            raise

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        """Return all entries."""
        return np.array(self[:], dtype=dtype)


def _columns(block: Block, size: int) -> dict[str, Rows]:
    status = np.full(size, COMPLETED, np.int8)
    message = np.full(size, "", dtype=object)
    for run, note in block.notes:
        message[run - block.first] = f"{message[run - block.first]} {note}".strip()
    for failure in block.failures:
        at = failure.run - block.first
        status[at] = FAILED
        message[at] = json.dumps([failure.message, failure.time])
    return {**block.values, "message": message, "status": status}


def failures_of(arrays: Mapping[str, Rows]) -> tuple[Failure, ...]:
    """Return the runs that failed."""
    failed = np.flatnonzero(np.asarray(arrays["status"][:]) == FAILED)
    if not failed.size:
        return ()
    messages = np.asarray(arrays["message"][:], dtype=object)
    return tuple(Failure(int(i), *json.loads(messages[i])) for i in failed)


def notes_of(arrays: Mapping[str, Rows]) -> dict[int, str]:
    """Return what is to be known of completed runs, by their numbers."""
    messages = np.asarray(arrays["message"][:], dtype=object)
    result = np.flatnonzero((messages != "") & (arrays["status"][:] == COMPLETED))
    return {int(i): str(messages[i]) for i in result}


def open_store(path: Path, zarr: ModuleType) -> Folder:
    """Return the store in a folder, or raise FileError."""
    try:
        group = zarr.open_group(path, mode="r+")
    except (FileNotFoundError, ValueError, zarr.errors.BaseZarrError) as error:
        raise _foreign(path, "it holds no study") from error
    mark = group.attrs.get(_MARK)
    if not isinstance(mark, dict):
        raise _foreign(path, "it holds no study")
    if mark.get("format") != _FORMAT:
        raise _foreign(
            path,
            f"it holds a study in the form {mark.get('format')!r}, and this version of "
            f"symbody reads and writes form {_FORMAT}",
        )
    layout = _layout(mark["layout"])
    notes = with_subjects(layout.notes, mark.get("about_notes", ()))
    return Folder(path, replace(layout, notes=notes), group)


def _layout(known: Mapping[str, object]) -> Layout:
    """Return a layout as JSON keeps it: lists are tuples."""

    def tuples(value: object) -> Any:
        if isinstance(value, list):
            return tuple(map(tuples, value))
        if isinstance(value, dict):
            return {name: tuples(entry) for name, entry in value.items()}
        return value

    return Layout(**tuples(known))


def _foreign(path: Path, text: str) -> FileError:
    return FileError(
        f"{str(path)!r}: {text}. Choose another folder, or remove this one."
    )


def _inputs(layout: Layout, vary: Mapping[str, Rows]) -> dict[str, Rows]:
    """Return what is written once: what varies, and the times of histories."""
    times = {"time": np.array(layout.times)} if layout.histories else {}
    return {**vary, **times}


def _content(values: Rows) -> str:
    """Return a text that tells numbers or words apart from others."""
    numbers = values.dtype.kind == "f"
    content = values.tobytes() if numbers else json.dumps(values.tolist()).encode()
    return hashlib.sha256(content).hexdigest()


def made(
    path: Path, layout: Layout, columns: Mapping[str, object], zarr: ModuleType
) -> Folder:
    """Return a new store, in its place when it is whole, or raise FileError."""
    # Behind Ctrl-C a thread of Zarr may still write into the one before.
    beside = path.with_name(f".{path.name}.{uuid4().hex[:8]}.new")
    with telling(path):
        for left in path.parent.glob(f".{escape(path.name)}.{8 * '?'}.new"):
            shutil.rmtree(left, ignore_errors=True)
        group = zarr.open_group(beside, mode="w")
        _add_arrays(group, layout, columns)
        inputs = _inputs(layout, {n: np.asarray(v) for n, v in columns.items()})
        written = {name: _content(values) for name, values in inputs.items()}
        group.attrs[_MARK] = {
            "format": _FORMAT, "layout": vars(layout), "varied": written,
            "about_notes": subjects(layout.notes),
        }  # fmt: skip
        with warnings.catch_warnings():
            # Zarr has it, and xarray looks for it, but no standard says how it looks.
            warnings.simplefilter("ignore", UserWarning)
            zarr.consolidate_metadata(group.store)
        beside.rename(path)
    return open_store(path, zarr)


def _add_arrays(group: Any, layout: Layout, columns: Mapping[str, object]) -> None:
    runs, block, codecs = layout.runs, layout.block, imported("zarr.codecs")

    def add(
        name: str, kind: object, shape: tuple[int, ...], dims: tuple[str, ...]
    ) -> Any:
        attributes = {"units": layout.units[name]} if layout.units.get(name) else {}
        fill = {"fill_value": np.nan} if kind == "<f8" else {}
        # Packing takes longer than writing, and results of runs hardly get smaller.
        packed = [] if kind in ("<f8", "i1") else [codecs.ZstdCodec()]
        return group.create_array(
            name, shape=(runs, *shape), chunks=(block, *shape), dtype=kind,
            dimension_names=dims, attributes=attributes,
            compressors=[*packed, codecs.Crc32cCodec()], **fill,
        )  # fmt: skip

    for label, shape in layout.shapes.items():
        array = add(label, "<f8", shape, layout.dimensions(label))
        # So that xarray knows what varies as coordinates.
        array.attrs["coordinates"] = " ".join(layout.varied)
    add("status", "i1", (), ("run",))
    add("message", str, (), ("run",))
    chunks = len(layout.shapes) + 2
    group.create_array(
        PLACES, shape=(-(-runs // block), chunks), chunks=(1, chunks),
        dtype=PLACE_NUMBER, dimension_names=("block", "chunk"),
        compressors=[codecs.Crc32cCodec()],
    )  # fmt: skip
    for name, values in columns.items():
        values = np.asarray(values)
        kind = "<f8" if values.dtype.kind == "f" else str
        dims = ("run", *dimensions_of(name, values.shape[1:]))
        add(name, kind, values.shape[1:], dims)[:] = values
    if layout.histories:
        times = group.create_array(
            "time", shape=(len(layout.times),), dtype="<f8", dimension_names=("time",),
            attributes={"units": "s"},
        )  # fmt: skip
        times[:] = layout.times
