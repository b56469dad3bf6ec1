"""Checks of the arrays that compiled functions are called with.

Compiled code reads and writes memory by address, so whatever is not exactly what it
expects is copied first or refused here, never passed on.
"""

from __future__ import annotations

import ctypes
import os
from pathlib import Path
from typing import Any, ClassVar, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import as_named
from symbody.dataclass import dataclass
from symbody.errors import CallError
from symbody.with_units import in_unit

Vector: TypeAlias = NDArray[np.float64]

FLOAT, SINGLE = np.dtype(np.float64), np.dtype(np.float32)
_MOST_LABELS = 12


@final
@dataclass(frozen=True)
class Slot:
    """The shape of one array of a call, and the names of its entries."""

    name: str
    shape: tuple[int, ...]
    labels: tuple[str, ...]

    def expected(self) -> str:
        """Return the shape and the entries in words."""
        names = list(self.labels[:_MOST_LABELS])
        if len(self.labels) > _MOST_LABELS:
            names.append("…")
        entries = f": {', '.join(names)}" if names else ""
        return f"shape {self.shape}{entries}"


def input_array(function: str, slot: Slot, value: object) -> Vector:
    """Return a value as an array of floats to copy from, itself if it is one."""
    who = f"{function}: the argument {slot.name!r}"
    array = np.asarray(in_unit(who, as_named(value, slot.labels), "", CallError))
    if array.shape != slot.shape:
        raise CallError(
            f"{who} has shape {array.shape}, but it must have {slot.expected()}."
        )
    if array.dtype.kind not in "fiub" and array.size:
        raise CallError(
            f"{who} holds {array.dtype}, but its entries must be real numbers. Convert "
            f"it with .astype(float), or take the real part of complex values."
        )
    return np.asarray(array, FLOAT)


def checked_output(
    function: str, slot: Slot, array: Any, kind: np.dtype[Any] = FLOAT
) -> Vector:
    """Return an array that results can be written into, or raise a CallError."""
    flaw = _flaw(slot, array, kind)
    if flaw is not None:
        raise CallError(
            f"{function}: the result {slot.name!r} is to be written into {flaw}; it "
            f"needs a writable array of {kind} and {slot.expected()}. "
            f"{empty(slot.shape, kind)} makes one."
        )
    result: Vector = array
    return result


def empty(shape: tuple[int, ...], kind: np.dtype[Any]) -> str:
    """Return the call of NumPy that makes an array."""
    return f"np.empty({shape}{'' if kind is FLOAT else f', np.{kind}'})"


def _flaw(slot: Slot, array: object, kind: np.dtype[Any]) -> str | None:
    if not isinstance(array, np.ndarray):
        return f"a {type(array).__name__}"
    if array.shape != slot.shape:
        return f"an array of shape {array.shape}"
    if array.dtype != kind or not array.dtype.isnative:
        return f"an array of {array.dtype}"
    return None if array.flags.writeable else "a read-only array"


def time_value(function: str, value: object) -> float:
    """Return the time as a float, or raise a CallError."""
    array = np.asarray(in_unit(f"{function}: the time 't'", value, "s", CallError))
    if array.shape != () or array.dtype.kind not in "fiub":
        raise CallError(
            f"{function}: the time 't' is {value!r}, but it must be one real "
            f"number [s]."
        )
    return float(array)


# Once so much was freed, glibc keeps what is freed later, up to twice as much. Pages
# that it gives back and is given anew take longer than what is computed in them.
np.empty(2**19)
_BEGIN = ctypes.c_char * 0


def address(array: Any) -> int:
    """Return where an array lies in memory."""
    try:
        return ctypes.addressof(_BEGIN.from_buffer(array))
    except (TypeError, ValueError):
        # Of what is read-only or has gaps NumPy tells, in three times the time.
        return int(array.__array_interface__["data"][0])


def read_only(array: Vector) -> Vector:
    """Return a view of the same memory that cannot be written through."""
    view = array.view()
    view.flags.writeable = False
    return view


def free_memory() -> int | None:
    """Return the bytes of memory that may still be had; None if nobody knows."""
    named_by_linux = Path("/proc/meminfo")
    if named_by_linux.exists():
        for line in named_by_linux.read_text(encoding="utf-8").splitlines():
            name, _, value = line.partition(":")
            if name == "MemAvailable":
                return 1024 * int(value.split()[0])
    if "SC_PHYS_PAGES" in getattr(os, "sysconf_names", {}):
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    windows = getattr(ctypes, "windll", None)
    status = _MemoryStatus(length=ctypes.sizeof(_MemoryStatus))
    if windows and windows.kernel32.GlobalMemoryStatusEx(ctypes.byref(status)):
        return int(status.free)
    return None


class _MemoryStatus(ctypes.Structure):
    """Memory as Windows tells it (MEMORYSTATUSEX)."""

    _fields_: ClassVar = [
        ("length", ctypes.c_uint32), ("load", ctypes.c_uint32),
        ("whole", ctypes.c_uint64), ("free", ctypes.c_uint64),
        ("others", ctypes.c_uint64 * 5),
    ]  # fmt: skip
