"""DLPack's structures: how packages hand each other arrays without a copy."""

from __future__ import annotations

import ctypes
from ctypes import (
    POINTER,
    Structure,
    c_char_p,
    c_int,
    c_int32,
    c_int64,
    c_uint8,
    c_uint16,
    c_uint64,
    c_void_p,
    py_object,
)
from typing import Any, ClassVar, final

CUDA = 2
NAME = b"dltensor"
_FLOAT, _BITS = 2, 64
# What is handed out, by its address, until whoever took it calls its deleter.
_HANDED: dict[int, tuple[object, ...]] = {}


@final
class Tensor(Structure):
    """DLTensor."""

    data: int | None
    count: int
    kind: int
    bits: int
    lanes: int
    shape: Any
    strides: Any
    offset: int
    _fields_: ClassVar = [
        ("data", c_void_p), ("device_kind", c_int32), ("device", c_int32),
        ("count", c_int32), ("kind", c_uint8), ("bits", c_uint8), ("lanes", c_uint16),
        ("shape", POINTER(c_int64)), ("strides", POINTER(c_int64)),
        ("offset", c_uint64),
    ]  # fmt: skip


@final
class ManagedTensor(Structure):
    """DLManagedTensor."""

    tensor: Tensor
    _fields_: ClassVar = [
        ("tensor", Tensor), ("context", c_void_p), ("deleter", c_void_p)
    ]  # fmt: skip


def _delete(place: int) -> None:
    _HANDED.pop(place, None)


def _forget(capsule: int) -> None:
    """Free what nobody has taken out of a capsule."""
    if _is_valid(capsule, NAME):
        _delete(_pointer(capsule, NAME))


_DELETER = ctypes.CFUNCTYPE(None, c_void_p)(_delete)
_DESTRUCTOR = ctypes.CFUNCTYPE(None, c_void_p)(_forget)
# Capsules that are being freed must not be counted again, so they are addresses here.
_is_valid = ctypes.PYFUNCTYPE(c_int, c_void_p, c_char_p)(
    ("PyCapsule_IsValid", ctypes.pythonapi)
)
_pointer = ctypes.PYFUNCTYPE(c_void_p, c_void_p, c_char_p)(
    ("PyCapsule_GetPointer", ctypes.pythonapi)
)
_new = ctypes.PYFUNCTYPE(py_object, c_void_p, c_char_p, c_void_p)(
    ("PyCapsule_New", ctypes.pythonapi)
)


def capsule_of(
    address: int, shape: tuple[int, ...], device: int, owner: object
) -> object:
    """Return a capsule with an array of float64 on a graphics processor.

    Args:
        address: Where its numbers are, row by row.
        shape: Of the array.
        device: Number of the graphics processor.
        owner: Lives until the array is not needed any more.
    """
    lengths = (c_int64 * max(1, len(shape)))(*shape)
    steps = (c_int64 * max(1, len(shape)))()
    step = 1
    for i in reversed(range(len(shape))):
        steps[i] = step
        step *= shape[i]
    tensor = Tensor(
        address, CUDA, device, len(shape), _FLOAT, _BITS, 1,
        ctypes.cast(lengths, POINTER(c_int64)), ctypes.cast(steps, POINTER(c_int64)), 0,
    )  # fmt: skip
    managed = ManagedTensor(tensor, None, ctypes.cast(_DELETER, c_void_p))
    place = ctypes.addressof(managed)
    _HANDED[place] = (managed, lengths, steps, owner)
    return _new(place, NAME, ctypes.cast(_DESTRUCTOR, c_void_p))
