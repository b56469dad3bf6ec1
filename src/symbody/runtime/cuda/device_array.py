"""Arrays in the memory of a graphics processor, given to other packages and taken."""

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
from dataclasses import dataclass
from typing import Any, ClassVar, final

import numpy as np

from symbody.errors import CallError
from symbody.runtime.arrays import FLOAT, Vector
from symbody.runtime.cuda.device import Device, EmulatedDevice, Memory

CUDA = 2
NAME = b"dltensor"
_FLOAT, _BITS = 2, 64
# What is handed out, by its address, until whoever took it calls its deleter.
_HANDED: dict[int, tuple[object, ...]] = {}


@final
class Tensor(Structure):
    """DLTensor."""

    _fields_: ClassVar = [
        ("data", c_void_p), ("device_kind", c_int32), ("device", c_int32),
        ("count", c_int32), ("kind", c_uint8), ("bits", c_uint8), ("lanes", c_uint16),
        ("shape", POINTER(c_int64)), ("strides", POINTER(c_int64)),
        ("offset", c_uint64),
    ]  # fmt: skip


@final
class ManagedTensor(Structure):
    """DLManagedTensor."""

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
    """Return a capsule of a float64 array on a device, which keeps its owner alive."""
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


_DEFAULT_STREAM = 1
_REMEDY = "Convert it there, or give an array of NumPy, which is copied to the device."


@final
class DeviceArray:
    """An array of float64 in the memory of a graphics processor.

    CuPy, Numba, PyTorch, JAX and others take it without a copy by their functions for
    DLPack or `__cuda_array_interface__`, as in ``torch.from_dlpack(array)``.

    Attributes:
        shape: Of the array.
        device: Name of the graphics processor.
    """

    dtype = FLOAT

    def __init__(
        self, device: Device | EmulatedDevice, memory: Memory, shape: tuple[int, ...]
    ) -> None:
        """Wrap memory of numbers, row by row."""
        self._device, self._memory = device, memory
        self.shape, self.device = shape, device.name

    def to_numpy(self) -> Vector:
        """Return a copy in the processor's memory."""
        numbers = np.empty(self.shape)
        self._device.download(self._memory.address, numbers)
        return numbers

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        if copy is False:
            raise ValueError(
                "a DeviceArray is in the memory of a graphics processor: NumPy needs a "
                "copy of it. Leave copy=False away."
            )
        return self.to_numpy().astype(dtype or FLOAT, copy=False)

    def __len__(self) -> int:
        return self.shape[0]

    def __repr__(self) -> str:
        return f"DeviceArray of shape {self.shape} on {self.device}"

    @property
    def __cuda_array_interface__(self) -> dict[str, object]:
        return {
            "shape": self.shape,
            "typestr": FLOAT.str,
            "data": (self._memory.address, False),
            "strides": None,
            "version": 3,
            "stream": _DEFAULT_STREAM,
        }

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA, self._device.number

    def __dlpack__(
        self,
        *,
        stream: int | None = None,
        max_version: tuple[int, int] | None = None,
        dl_device: tuple[int, int] | None = None,
        copy: bool | None = None,
    ) -> object:
        if dl_device not in (None, self.__dlpack_device__()) or copy:
            raise BufferError(
                f"a DeviceArray on device {self._device.number} is given where it is, "
                f"without a copy. Take copies by to_numpy()."
            )
        # All that writes it has ended, so any stream may read it.
        return capsule_of(
            self._memory.address, self.shape, self._device.number, self._memory
        )


@final
@dataclass(frozen=True)
class OnDevice:
    """The place of an argument's numbers; its owner lives as long as they are read."""

    address: int
    shape: tuple[int, ...]
    owner: object


def is_on_device(value: object) -> bool:
    """Return whether a value is an array in the memory of a graphics processor."""
    if getattr(value, "__cuda_array_interface__", None) is not None:
        return True
    tell = getattr(value, "__dlpack_device__", None)
    return tell is not None and tell()[0] == CUDA


def on_device(who: str, name: str, value: object, device: Device) -> OnDevice:
    """Return where the numbers of an array are, when all that writes it has ended."""
    tell = getattr(value, "__dlpack_device__", None)
    number = tell()[1] if tell is not None else device.number
    if number != device.number:
        raise CallError(
            f"{who}: the argument {name!r} is on device {number}, but the function is "
            f"on {device.name}. Ask for batch(…, device='cuda:{number}'), or copy the "
            f"argument."
        )
    interface = getattr(value, "__cuda_array_interface__", None)
    if interface is None:
        return _from_dlpack(who, name, value)
    shape = tuple(interface["shape"])
    steps = interface.get("strides")
    strides = None if steps is None else tuple(s // FLOAT.itemsize for s in steps)
    _check(who, name, interface["typestr"], shape, strides)
    stream = interface.get("stream")
    if stream is not None:
        device.wait_for(stream)
    return OnDevice(interface["data"][0] or 0, shape, value)


def _from_dlpack(who: str, name: str, value: Any) -> OnDevice:
    capsule = value.__dlpack__(stream=_DEFAULT_STREAM)
    pointer = ctypes.pythonapi.PyCapsule_GetPointer
    pointer.restype, pointer.argtypes = c_void_p, [py_object, c_char_p]
    tensor = ManagedTensor.from_address(pointer(capsule, NAME)).tensor
    shape = tuple(tensor.shape[: tensor.count])
    strides = tuple(tensor.strides[: tensor.count]) if tensor.strides else None
    kind = {0: "i", 1: "u", 2: "f", 5: "c"}.get(tensor.kind, "V")
    many = "" if tensor.lanes == 1 else f" times {tensor.lanes}"
    _check(who, name, f"<{kind}{tensor.bits // 8}{many}", shape, strides)
    # Who takes nothing out of the capsule leaves it to free the tensor in the end.
    return OnDevice((tensor.data or 0) + tensor.offset, shape, (value, capsule))


def _check(
    who: str,
    name: str,
    kind: str,
    shape: tuple[int, ...],
    strides: tuple[int, ...] | None,
) -> None:
    if kind != FLOAT.str:
        raise CallError(
            f"{who}: the argument {name!r} holds numbers of the kind {kind!r} on the "
            f"device, but it must hold float64, {FLOAT.str!r}. {_REMEDY}"
        )
    dense = [1]
    for length in reversed(shape[1:]):
        dense.insert(0, length * dense[0])
    loose = strides is not None and any(
        length > 1 and step != wanted
        for length, step, wanted in zip(shape, strides, dense, strict=False)
    )
    if loose and 0 not in shape:
        raise CallError(
            f"{who}: the argument {name!r} has the shape {shape} and steps of "
            f"{strides} numbers on the device, but its numbers must be side by side, "
            f"row by row. {_REMEDY}"
        )
