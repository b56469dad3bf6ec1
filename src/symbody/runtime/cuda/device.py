"""One graphics processor: its memory, and kernels that run on it."""

from __future__ import annotations

import ctypes
import weakref
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from ctypes import byref, c_char_p, c_int, c_int64, c_size_t, c_void_p
from functools import partial
from typing import TypeAlias, final

import symbody.runtime.cuda.driver as drivers
from symbody.errors import CallError, CompileError
from symbody.runtime.arrays import Vector, address
from symbody.runtime.cuda.driver import (
    OUT_OF_MEMORY,
    WITHOUT,
    Driver,
    DriverError,
    Memory,
    check_version,
    checked_device,
    driver,
)
from symbody.runtime.cuda.text import LEAST, ptx, version_of
from symbody.runtime.machine_code import once
from symbody.writers.llvm.kernel import Kernel

# Threads that share a processor's registers: two such groups have 255 each.
_THREADS = 128
# So many groups for each processor of the device; threads go on with further rows.
_GROUPS = 16
_MULTIPROCESSORS, _MAJOR, _MINOR = 16, 75, 76
_LOG_BUFFER, _LOG_SIZE = 5, 6
_LOG_BYTES = 4096


def cuda_device(number: int) -> Device:
    """Return a graphics processor, from 0 on as nvidia-smi lists them."""
    return _device(number, drivers.LIBRARIES)


@once
def _device(number: int, libraries: tuple[str, ...]) -> Device:
    del libraries
    return Device(number)


# Runs a kernel with so many rows, and the address and step from row to row of each
# array.
Run: TypeAlias = Callable[[int, Sequence[tuple[int, int]]], None]


@final
class Device:
    """A graphics processor, with the context that other packages use, too."""

    def __init__(self, number: int) -> None:
        """Make ready."""
        handle = checked_device(number)
        self.number = number
        self._driver: Driver = driver()
        text = ctypes.create_string_buffer(200)
        self._driver("cuDeviceGetName", text, len(text) - 1, handle)
        self._processors, major, minor = (
            self._attribute(handle, what) for what in (_MULTIPROCESSORS, _MAJOR, _MINOR)
        )
        self._capability = 10 * major + minor
        version = ".".join(map(str, self._driver.version()))
        self.name = (
            f"{text.value.decode(errors='replace')} (cuda:{number}, compute capability "
            f"{major}.{minor}, driver of CUDA {version})"
        )
        if self._capability < LEAST:
            raise CompileError(
                f"device='cuda': {self.name} is too old: text is written from compute "
                f"capability {LEAST // 10}.{LEAST % 10} on. {WITHOUT}"
            )
        self._context = c_void_p()
        self._driver("cuDevicePrimaryCtxRetain", byref(self._context), handle)

    def free(self) -> int:
        """Return the bytes of memory that may still be had."""
        result, total = c_size_t(), c_size_t()
        with self._current():
            self._driver("cuMemGetInfo_v2", byref(result), byref(total))
        return result.value

    def allocate(self, size: int, what: str, remedy: str) -> Memory:
        """Return memory for something, which is freed when nobody has it any more."""
        place = c_void_p()
        with self._current():
            try:
                self._driver("cuMemAlloc_v2", byref(place), max(8, size))
            except DriverError as error:
                if error.code != OUT_OF_MEMORY:
                    raise
                raise CallError(
                    f"{what} need {size / 1e9:.3g} GB in one piece, which {self.name} "
                    f"does not have. {remedy}"
                ) from error
        memory = Memory(place.value or 0, size)
        weakref.finalize(memory, self._release, memory.address)
        return memory

    def upload(self, array: Vector, place: int) -> None:
        """Copy a contiguous array to a place on the device."""
        if array.nbytes:
            with self._current():
                self._driver("cuMemcpyHtoD_v2", place, address(array), array.nbytes)

    def download(self, place: int, array: Vector) -> None:
        """Copy from a place on the device into a contiguous array."""
        if array.nbytes:
            with self._current():
                self._driver("cuMemcpyDtoH_v2", address(array), place, array.nbytes)

    def wait_for(self, stream: int) -> None:
        """Wait until all is done that a stream has to do; 1 is the default one."""
        with self._current():
            self._driver("cuStreamSynchronize", stream)

    def loaded(self, kernel: Kernel) -> Run:
        """Return what runs a kernel on the device, and waits for its end."""
        text = ptx(kernel, self._capability)
        check_version(self._driver.version(), version_of(text), self.name)
        log = ctypes.create_string_buffer(_LOG_BYTES)
        options = (c_int * 2)(_LOG_BUFFER, _LOG_SIZE)
        values = (c_void_p * 2)(ctypes.addressof(log), _LOG_BYTES)
        module, function = c_void_p(), c_void_p()
        data = c_char_p(text.encode())
        with self._current():
            try:
                self._driver(
                    "cuModuleLoadDataEx", byref(module), data, 2, options, values
                )
            except DriverError as error:
                sentence = log.value.decode(errors="replace").strip()
                raise CompileError(f"{error} {sentence}".strip()) from error
            name = kernel.name.encode()
            self._driver("cuModuleGetFunction", byref(function), module, name)
        return partial(self._launch, function)

    def _launch(
        self, function: c_void_p, rows: int, arguments: Sequence[tuple[int, int]]
    ) -> None:
        numbers = [c_int64(rows)]
        for place, step in arguments:
            numbers += [c_int64(place), c_int64(step)]
        places = (c_void_p * len(numbers))(*map(ctypes.addressof, numbers))
        groups = min(-(-rows // _THREADS), _GROUPS * self._processors)
        with self._current():
            self._driver(
                "cuLaunchKernel", function, groups, 1, 1, _THREADS, 1, 1, 0, None,
                places, None,
            )  # fmt: skip
            self._driver("cuCtxSynchronize")

    def _attribute(self, handle: int, what: int) -> int:
        result = c_int()
        self._driver("cuDeviceGetAttribute", byref(result), what, handle)
        return result.value

    def _release(self, place: int) -> None:
        with self._current():
            self._driver("cuMemFree_v2", place)

    @contextmanager
    def _current(self) -> Iterator[None]:
        """Make the context that of this thread, and give back the one before."""
        self._driver("cuCtxPushCurrent_v2", self._context)
        try:
            yield
        finally:
            before = c_void_p()
            self._driver("cuCtxPopCurrent_v2", byref(before))
