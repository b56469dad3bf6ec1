"""Object code of LLVM put into memory without LLVM, on Linux and x86-64.

LLVM takes 45 ms of a start to be there, and 2 ms for each object that it links. What it
makes for a process is simple to place: all may lie far apart, so each reference is an
address of eight bytes (S + A of the System V ABI, AMD64 supplement). What is not as
simple is left to LLVM: `placed` returns None.
"""

from __future__ import annotations

import ctypes
import mmap
import sys
from collections.abc import Mapping
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

# Entries of tables: bytes, or records with fields.
_Row = TypeVar("_Row", bound=np.generic)

_HEAD = np.dtype([
    ("identity", "S16"), ("type", "<u2"), ("machine", "<u2"), ("version", "<u4"),
    ("entry", "<u8"), ("programs", "<u8"), ("sections", "<u8"), ("flags", "<u4"),
    ("size", "<u2"), ("program_size", "<u2"), ("program_count", "<u2"),
    ("section_size", "<u2"), ("section_count", "<u2"), ("names", "<u2"),
])  # fmt: skip
_SECTION = np.dtype([
    ("name", "<u4"), ("kind", "<u4"), ("flags", "<u8"), ("address", "<u8"),
    ("offset", "<u8"), ("size", "<u8"), ("link", "<u4"), ("info", "<u4"),
    ("alignment", "<u8"), ("entry", "<u8"),
])  # fmt: skip
_SYMBOL = np.dtype([
    ("name", "<u4"), ("info", "u1"), ("other", "u1"), ("section", "<u2"),
    ("value", "<u8"), ("size", "<u8"),
])  # fmt: skip
_REFERENCE = np.dtype([
    ("offset", "<u8"), ("kind", "<u4"), ("symbol", "<u4"), ("addend", "<i8"),
])  # fmt: skip
_IDENTITY = b"\x7fELF\x02\x01\x01"  # 64 bits, little endian, version 1
_RELOCATABLE, _X86_64 = 1, 62
# Kinds of sections, and what is done with them in memory.
_CONTENT, _SYMBOLS, _REFERENCES, _ZEROS, _UNWINDING = 1, 2, 4, 8, 0x70000001
_WRITTEN, _IN_MEMORY, _OF_THREADS = 0x1, 0x2, 0x400
_UNDEFINED, _ABSOLUTE, _FIRST_RESERVED = 0, 0xFFF1, 0xFF00
_GLOBAL = 1
_ADDRESS_OF_EIGHT_BYTES = 1
_READ_AND_RUN = mmap.PROT_READ | mmap.PROT_EXEC if sys.platform == "linux" else 0


class _NotSimpleError(Exception):
    """An object has something that is left to LLVM."""


def placed(
    code: bytes, externals: Mapping[str, int]
) -> tuple[object, dict[str, int]] | None:
    """Return an object's memory, and addresses by name; None: LLVM has to place it."""
    if sys.platform != "linux":
        return None
    try:
        return _Object(code).placed(externals)
    except (_NotSimpleError, OSError):  # the latter where memory may not become code
        return None


class _Object:
    """An object file of LLVM's being placed; it is written to from `writable` on."""

    def __init__(self, code: bytes) -> None:
        """Read the headers."""
        self.code = code
        head = self._table(_HEAD, 0, 1)[0]
        _need(code.startswith(_IDENTITY))
        _need(int(head["type"]) == _RELOCATABLE and int(head["machine"]) == _X86_64)
        _need(int(head["section_size"]) == _SECTION.itemsize)
        count = int(head["section_count"])
        self.sections = self._table(_SECTION, int(head["sections"]), count)
        # Give each section a place; what is written to gets pages of its own.
        self.places: dict[int, int] = {}
        self.size = self.writable = 0
        for written in (False, True):
            for number, section in enumerate(self.sections):
                flags, kind = int(section["flags"]), int(section["kind"])
                if not flags & _IN_MEMORY or kind == _UNWINDING:
                    continue
                _need(kind in (_CONTENT, _ZEROS) and not flags & _OF_THREADS)
                if bool(flags & _WRITTEN) is written:
                    self.size = _rounded(self.size, int(section["alignment"]))
                    self.places[number] = self.size
                    self.size += int(section["size"])
            self.size = _rounded(self.size, mmap.PAGESIZE)
            self.writable = self.writable if written else self.size

    def _table(self, kind: np.dtype[_Row], offset: int, count: int) -> NDArray[_Row]:
        _need(offset + count * kind.itemsize <= len(self.code))
        return np.frombuffer(self.code, kind, count, offset)

    def _of(self, section: np.void, kind: np.dtype[_Row]) -> NDArray[_Row]:
        size = int(section["size"])
        return self._table(kind, int(section["offset"]), size // kind.itemsize)

    def placed(self, externals: Mapping[str, int]) -> tuple[object, dict[str, int]]:
        """Return memory that can be run and not written, and addresses by name."""
        flags = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS
        memory = mmap.mmap(-1, max(self.size, 1), flags=flags)
        for number, place in self.places.items():
            section = self.sections[number]
            if int(section["kind"]) == _CONTENT:
                content = self._of(section, np.dtype("u1")).tobytes()
                memory[place : place + len(content)] = content
        base = ctypes.addressof(ctypes.c_char.from_buffer(memory))
        tables = [s for s in self.sections if int(s["kind"]) == _SYMBOLS]
        _need(len(tables) == 1)
        (table,) = tables
        symbols = self._of(table, _SYMBOL)
        names = self._of(self.sections[int(table["link"])], np.dtype("u1")).tobytes()
        addresses = self._addresses(symbols, names, base, externals)
        self._connect(np.frombuffer(memory, np.uint8), addresses)
        _make_runnable(base, self.writable)
        is_known = symbols["info"] >> 4 >= _GLOBAL
        known = np.flatnonzero(is_known & (symbols["section"] != _UNDEFINED))
        at = [_name(names, int(place)) for place in symbols["name"][known]]
        return memory, dict(zip(at, addresses[known].tolist(), strict=True))

    def _addresses(
        self,
        symbols: NDArray[np.void],
        names: bytes,
        base: int,
        externals: Mapping[str, int],
    ) -> NDArray[np.uint64]:
        """Return the address of each symbol; zero for those of no section in memory."""
        addresses = np.zeros(len(symbols), np.uint64)
        for i, symbol in enumerate(symbols.tolist()):
            name, _, _, section, value, _ = symbol
            if section == _UNDEFINED:
                addresses[i] = _outside(_name(names, name), externals) if i else 0
            elif section in self.places:
                addresses[i] = base + self.places[section] + value
            else:
                # Names of files, and what unwinds the stack.
                _need(section == _ABSOLUTE or section < _FIRST_RESERVED)
        return addresses

    def _connect(
        self, memory: NDArray[np.uint8], addresses: NDArray[np.uint64]
    ) -> None:
        """Write the addresses to where they are referred to."""
        for section in self.sections:
            place = self.places.get(int(section["info"]))
            if int(section["kind"]) != _REFERENCES or place is None:
                continue
            references = self._of(section, _REFERENCE)
            _need(bool((references["kind"] == _ADDRESS_OF_EIGHT_BYTES).all()))
            target = addresses[references["symbol"]]
            _need(bool(target.all()))
            values = target + references["addend"].astype(np.uint64)
            at = (references["offset"] + np.uint64(place))[:, np.newaxis]
            memory[at + np.arange(8, dtype=np.uint64)] = values[:, np.newaxis].view(
                np.uint8
            )


def _need(is_simple: bool) -> None:
    """Leave an object to LLVM unless something holds."""
    if not is_simple:
        raise _NotSimpleError


def _rounded(size: int, alignment: int) -> int:
    return -(-size // max(alignment, 1)) * max(alignment, 1)


def _name(names: bytes, at: int) -> str:
    return names[at : names.index(b"\0", at)].decode()


def _outside(name: str, externals: Mapping[str, int]) -> int:
    """Return the address of what an object does not define."""
    if name in externals:
        return externals[name]
    try:
        function = getattr(ctypes.pythonapi, name)
    except AttributeError:
        raise _NotSimpleError from None
    return ctypes.cast(function, ctypes.c_void_p).value or 0


def _make_runnable(address: int, size: int) -> None:
    """Let memory be run, and not written any more, or raise an OSError."""
    if not size:
        return
    protect = ctypes.CDLL(None, use_errno=True).mprotect
    protect.argtypes = (ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int)
    if protect(address, size, _READ_AND_RUN):
        raise OSError(ctypes.get_errno(), "mprotect")
