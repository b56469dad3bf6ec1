"""A driver that runs kernels on the processor, as a library to load."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

import symbody.runtime.cuda.device as drivers
from symbody.runtime.cuda.device import EmulatedDevice
from symbody.writers.llvm.kernel import Kernel, kernel


@pytest.fixture(scope="session")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Compile the fake driver."""
    compiler = next(filter(shutil.which, ("cc", "gcc", "clang")))
    target = tmp_path_factory.mktemp("driver") / "libfake.so"
    source = Path(__file__).with_name("fake_driver.c")
    command = [compiler, "-shared", "-fPIC", "-O1", source, "-o", target]
    subprocess.run(command, check=True)
    return target


class Fake:
    """The driver, with what a test may set and read."""

    def __init__(self, path: Path) -> None:
        self.library = ctypes.CDLL(str(path))
        self._kept: list[object] = []

    def set(self, **values: int) -> None:
        for name, value in values.items():
            kind = ctypes.c_size_t if name == "free" else ctypes.c_int
            kind.in_dll(self.library, f"fake_{name}").value = value

    def count(self, name: str) -> int:
        return ctypes.c_int.in_dll(self.library, f"fake_{name}").value

    def run(self, function: Any, *, own_parameters: bool = False) -> None:
        """Let it run the kernel of a function."""
        self.run_kernel(kernel(function.entry.program, own_parameters=own_parameters))

    def run_kernel(self, made: Kernel) -> None:
        """Let it run a kernel."""
        loaded = EmulatedDevice().loaded(made)
        self._kept.append(loaded)
        place = ctypes.c_void_p(loaded.thread)
        self.library.fake_kernel(made.name.encode(), place)

    def text(self) -> str:
        self.library.fake_text.restype = ctypes.c_char_p
        return self.library.fake_text().decode()


@pytest.fixture
def fake(library: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Fake:
    """Return a driver of its own for a test, which the package finds."""
    own = tmp_path / "libfake.so"
    shutil.copy(library, own)
    monkeypatch.setattr(drivers, "LIBRARIES", (str(own),))
    return Fake(own)
