"""One graphics processor: its memory, kept to be used again, and its kernels."""

from __future__ import annotations

import ctypes
import weakref
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from ctypes import byref, c_char_p, c_int, c_int64, c_size_t, c_uint, c_void_p
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias, final

import numpy as np

from symbody.errors import CallError, CompileError
from symbody.runtime.arrays import Vector, address, free_memory
from symbody.runtime.cuda.text import LEAST, emulated, ptx, version_of
from symbody.runtime.machine_code import once
from symbody.writers.llvm.kernel import Kernel
from symbody.writers.llvm.threads import THREADS

# Bytes that are kept at most: to have new memory takes longer than to compute what is
# put into it.
MOST = 2 << 30


@final
class Idle:
    """Addresses by size.

    Memory is given back wherever Python frees what has it, in the midst of other calls
    of the same thread, too, so that no lock may be held; lists need none.
    """

    def __init__(self) -> None:
        self._places: dict[int, list[int]] = defaultdict(list)

    def size(self) -> int:
        """Return the bytes of all."""
        return sum(size * len(blocks) for size, blocks in [*self._places.items()])

    def take(self, size: int) -> int:
        """Return the address of so many bytes, or 0."""
        with suppress(IndexError):
            return self._places[size].pop()
        return 0

    def keep(self, place: int, size: int) -> bool:
        """Return whether there is room to keep memory, and keep it."""
        fits = self.size() + size <= MOST
        if fits:
            self._places[size].append(place)
        return fits

    def take_all(self) -> Iterator[int]:
        """Yield all addresses, which are forgotten."""
        for size in [*self._places]:
            while place := self.take(size):
                yield place


# By which the library is found on Linux, on Linux within Windows, and on Windows.
LIBRARIES = ("libcuda.so.1", "/usr/lib/wsl/lib/libcuda.so.1", "nvcuda.dll")
NO_DEVICE, OUT_OF_MEMORY = 100, 2
WITHOUT = (
    "device='cpu', or where='threads' of a study, computes on the processor, and "
    "'emulated_cuda' runs the text of the graphics processor there, to compare numbers."
)
# The first CUDA version whose driver takes a version of PTX, NVIDIA's assembly.
_FIRST_CUDA = {
    (5, 0): (8, 0), (6, 0): (9, 0), (6, 1): (9, 1), (6, 2): (9, 2), (6, 3): (10, 0),
    (6, 4): (10, 1), (6, 5): (10, 2), (7, 0): (11, 0), (7, 1): (11, 1),
    (7, 2): (11, 2), (7, 3): (11, 3), (7, 4): (11, 4), (7, 5): (11, 5),
    (7, 6): (11, 6), (7, 7): (11, 7), (7, 8): (11, 8), (8, 0): (12, 0),
}  # fmt: skip
_ADDRESS = c_void_p
_ARGUMENTS: dict[str, list[Any]] = {
    "cuInit": [c_uint], "cuDriverGetVersion": [_ADDRESS],
    "cuDeviceGetCount": [_ADDRESS], "cuDeviceGet": [_ADDRESS, c_int],
    "cuDeviceGetName": [_ADDRESS, c_int, c_int],
    "cuDeviceGetAttribute": [_ADDRESS, c_int, c_int],
    "cuDevicePrimaryCtxRetain": [_ADDRESS, c_int], "cuCtxPushCurrent_v2": [c_void_p],
    "cuCtxPopCurrent_v2": [_ADDRESS], "cuCtxSynchronize": [],
    "cuStreamSynchronize": [c_void_p],
    "cuModuleLoadDataEx": [_ADDRESS, c_char_p, c_uint, _ADDRESS, _ADDRESS],
    "cuModuleGetFunction": [_ADDRESS, c_void_p, c_char_p],
    "cuMemGetInfo_v2": [_ADDRESS, _ADDRESS], "cuMemAlloc_v2": [_ADDRESS, c_size_t],
    "cuMemFree_v2": [c_void_p], "cuMemcpyHtoD_v2": [c_void_p, c_void_p, c_size_t],
    "cuMemcpyDtoH_v2": [c_void_p, c_void_p, c_size_t],
    "cuLaunchKernel": [c_void_p, *[c_uint] * 7, c_void_p, _ADDRESS, _ADDRESS],
    "cuGetErrorName": [c_int, _ADDRESS], "cuGetErrorString": [c_int, _ADDRESS],
}  # fmt: skip


@final
class DriverError(CompileError):
    """The driver of the graphics processor refused a call, with this code."""

    def __init__(self, message: str, code: int) -> None:
        super().__init__(message)
        self.code = code


@final
class Driver:
    """The functions of the driver; each failure is an error."""

    def __init__(self, library: ctypes.CDLL) -> None:
        """Declare what the functions of its library take."""
        self._functions: dict[str, Any] = {}
        for name, kinds in _ARGUMENTS.items():
            function = getattr(library, name, None)
            if function is None:
                raise CompileError(
                    f"device='cuda': the library of NVIDIA's driver has no function "
                    f"{name}. Update the driver; {WITHOUT}"
                )
            function.argtypes, function.restype = kinds, c_int
            self._functions[name] = function

    def __call__(self, name: str, *arguments: object) -> None:
        """Call a function, or raise a DriverError."""
        code = self._functions[name](*arguments)
        if code:
            raise DriverError(
                f"device='cuda': {name} of NVIDIA's driver failed with "
                f"{self._words(code)}. After a fault within a kernel no call of this "
                f"process succeeds: start it anew. {WITHOUT}",
                code,
            )

    def version(self) -> tuple[int, int]:
        """Return the CUDA version of the driver."""
        result = c_int()
        self("cuDriverGetVersion", byref(result))
        return result.value // 1000, result.value % 1000 // 10

    def _words(self, code: int) -> str:
        entries = [f"error {code}"]
        for name in ("cuGetErrorName", "cuGetErrorString"):
            text = c_char_p()
            if not self._functions[name](code, byref(text)) and text.value:
                entries.append(text.value.decode(errors="replace"))
        return ", ".join(entries)


@once
def _driver_of(names: tuple[str, ...]) -> Driver:
    """Return the driver, made ready, or raise a CompileError."""
    for name in names:
        with suppress(OSError):
            library = ctypes.CDLL(name)
            break
    else:
        raise CompileError(
            f"'cuda' needs a graphics processor of NVIDIA with its driver, "
            f"whose library ({names[0]}) is not on this machine. Install the driver; "
            f"{WITHOUT}"
        )
    result = Driver(library)
    try:
        result("cuInit", 0)
    except DriverError as error:
        if error.code != NO_DEVICE:
            raise
        raise _no_device() from error
    return result


def _no_device() -> CompileError:
    return CompileError(
        f"device='cuda': NVIDIA's driver is here, but it finds no graphics processor. "
        f"Look whether nvidia-smi lists one and CUDA_VISIBLE_DEVICES hides it; "
        f"{WITHOUT}"
    )


def check_version(version: tuple[int, int], ptx: tuple[int, int], device: str) -> None:
    """Raise if a driver does not take a version of PTX."""
    needed = _FIRST_CUDA.get(ptx, (ptx[0] + 4, ptx[1]))
    if version < needed:
        raise CompileError(
            f"device='cuda': the driver of {device} is that of CUDA "
            f"{version[0]}.{version[1]}, but its text is PTX {ptx[0]}.{ptx[1]}, which "
            f"needs one of CUDA {needed[0]}.{needed[1]} or newer. Update the driver; "
            f"{WITHOUT}"
        )


@final
@dataclass(frozen=True, eq=False)
class Memory:
    """Memory that is freed when nobody has it any more, with what must live as long."""

    address: int
    owner: object = None


# So many groups for each processor of the device; threads go on with further rows.
_GROUPS = 16
_MULTIPROCESSORS, _MAJOR, _MINOR = 16, 75, 76
_LOG_BUFFER, _LOG_SIZE = 5, 6
_LOG_BYTES = 4096


def cuda_device(number: int) -> Device:
    """Return a graphics processor, from 0 on as nvidia-smi lists them."""
    return _device(number, LIBRARIES)


@once
def _device(number: int, libraries: tuple[str, ...]) -> Device:
    return Device(number, _driver_of(libraries))


# Runs a kernel with so many rows, and the address and step from row to row of each
# array.
Run: TypeAlias = Callable[[int, Sequence[tuple[int, int]]], None]


@final
class Device:
    """A graphics processor, with the context that other packages use, too."""

    def __init__(self, number: int, driver: Driver) -> None:
        """Make ready, or raise a CompileError."""
        count, place, text = c_int(), c_int(), ctypes.create_string_buffer(200)
        driver("cuDeviceGetCount", byref(count))
        if not count.value:
            raise _no_device()
        if number >= count.value:
            raise CompileError(
                f"device='cuda:{number}': there are {count.value} graphics processors. "
                f"Give a number below that, from 0 on."
            )
        driver("cuDeviceGet", byref(place), number)
        self.number, self._driver, handle = number, driver, place.value
        driver("cuDeviceGetName", text, len(text) - 1, handle)
        attributes = (c_int * 3)()
        for i, what in enumerate((_MULTIPROCESSORS, _MAJOR, _MINOR)):
            driver("cuDeviceGetAttribute", byref(attributes, 4 * i), what, handle)
        self._processors, major, minor = attributes
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
        self._idle = Idle()

    def free(self) -> int:
        """Return the bytes of memory that may still be had."""
        result, total = c_size_t(), c_size_t()
        with self._current():
            self._driver("cuMemGetInfo_v2", byref(result), byref(total))
        return result.value + self._idle.size()

    def allocate(self, size: int, what: str, remedy: str) -> Memory:
        """Return memory for something, which is freed when nobody has it any more."""
        size = max(8, size)
        try:
            place = self._used_before(size) or self._new(size)
        except DriverError as error:
            if error.code != OUT_OF_MEMORY:
                raise
            raise CallError(
                f"{what} need {size / 1e9:.3g} GB in one piece, which {self.name} "
                f"does not have. {remedy}"
            ) from error
        memory = Memory(place)
        weakref.finalize(memory, self._release, place, size)
        return memory

    def _used_before(self, size: int) -> int:
        """Return memory that nobody has any more, or 0."""
        place = self._idle.take(size)
        if place:
            # Work that other packages have begun may still read it.
            with self._current():
                self._driver("cuCtxSynchronize")
        return place

    def _new(self, size: int) -> int:
        place = c_void_p()
        with self._current():
            try:
                self._driver("cuMemAlloc_v2", byref(place), size)
            except DriverError as error:
                if error.code != OUT_OF_MEMORY:
                    raise
                for idle in self._idle.take_all():
                    self._driver("cuMemFree_v2", idle)
                self._driver("cuMemAlloc_v2", byref(place), size)
        return place.value or 0

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
        groups = min(-(-rows // THREADS), _GROUPS * self._processors)
        with self._current():
            self._driver(
                "cuLaunchKernel", function, groups, 1, 1, THREADS, 1, 1, 0, None,
                places, None,
            )  # fmt: skip
            self._driver("cuCtxSynchronize")

    def _release(self, place: int, size: int) -> None:
        if not self._idle.keep(place, size):
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


# The rows of one thread are not side by side on a device; nor are they here.
_EMULATED_THREADS = 3


@final
class EmulatedDevice:
    """The processor, as if it were a graphics processor with a few threads."""

    number = 0
    name = "the processor, which runs the text written for graphics processors"

    def free(self) -> int | None:
        """Return the bytes of memory that may still be had; None if nobody knows."""
        return free_memory()

    def allocate(self, size: int, _what: str, _remedy: str) -> Memory:
        """Return memory."""
        room = np.empty(-(-max(8, size) // 8))
        return Memory(address(room), room)

    def upload(self, array: Vector, place: int) -> None:
        """Copy a contiguous array to a place."""
        ctypes.memmove(place, address(array), array.nbytes)

    def download(self, place: int, array: Vector) -> None:
        """Copy from a place into a contiguous array."""
        ctypes.memmove(address(array), place, array.nbytes)

    def loaded(self, kernel: Kernel) -> EmulatedKernel:
        """Return a kernel, as machine code."""
        return EmulatedKernel(kernel)


@final
class EmulatedKernel:
    """A kernel as machine code of the processor."""

    def __init__(self, kernel: Kernel) -> None:
        """Compile it."""
        self._code = emulated(kernel)
        self.thread = self._code.find(f"{kernel.name}_thread")
        self._run = ctypes.CFUNCTYPE(None, c_void_p, c_int64, c_int64)(self.thread)

    def __call__(self, rows: int, arguments: Sequence[tuple[int, int]]) -> None:
        """Run all its threads, one after the other."""
        numbers = [c_int64(rows)]
        for place, step in arguments:
            numbers += [c_int64(place), c_int64(step)]
        places = (c_void_p * len(numbers))(*map(ctypes.addressof, numbers))
        for thread in range(_EMULATED_THREADS):
            self._run(ctypes.addressof(places), thread, _EMULATED_THREADS)
