"""A mechanism with states, and what every language is given and must give."""

from __future__ import annotations

import ctypes
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import numpy as np

from symbody.pipeline.compiled_model import CompiledModel
from symbody.runtime.loops.library import map_over
from symbody.writers.generate import generate

STATES = 256
MANY = 1024

# From nothing to the seconds of one evaluation of one state.
Timer = Callable[[], float]


class Problem:
    """A mechanism with random states.

    Attributes:
        name: Of the mechanism.
        compiled: The model, run by C.
        program: Of its state derivative.
        t: Times, zero.
        Y: States.
        U: Inputs.
        p: Parameters.
        k: Constants.
        expected: What C gives.
    """

    def __init__(self, compiled: CompiledModel) -> None:
        self.name = compiled.system.name
        self.compiled = compiled
        self.program = compiled.program("derivatives")
        function = compiled.function("derivatives")
        start = compiled.start_state()
        rng = np.random.default_rng(1)
        self.t = np.zeros(STATES)
        self.Y = start + 0.1 * rng.normal(size=(STATES, len(start)))
        self.U = np.zeros((STATES, len(compiled.system.u)))
        self.p, self.k = function.parameters, function.constants
        self._out = np.zeros_like(self.Y)
        self._timer(function.address)()
        self.expected = self._out.copy()

    def first(self) -> tuple[np.ndarray, ...]:
        """Return y, u, p, k of the first state."""
        return self.Y[0].copy(), self.U[0].copy(), self.p, self.k

    def many(self) -> tuple[np.ndarray, np.ndarray]:
        """Return y and u of many states, one a row."""
        times = MANY // STATES
        return np.tile(self.Y, (times, 1)), np.tile(self.U, (times, 1))

    def sizes(self) -> dict[str, int]:
        """Return the lengths of y, u, p, k."""
        return {a: len(x) for a, x in zip("yupk", self.first(), strict=True)}

    def check(self, language: str, found: object) -> None:
        """Stop unless a language gives what C gives, for the first states."""
        found = np.array(found)
        expected = self.expected[: found.size // self.Y.shape[1]]
        np.testing.assert_allclose(
            np.reshape(found, expected.shape),
            expected,
            atol=1e-9 * np.abs(expected).max(),
            err_msg=language,
        )

    def _timer(self, address: int) -> Timer:
        function = SimpleNamespace(address=address, parameters=self.p, constants=self.k)
        given = (function, self.t, self.Y, self.U, self._out.shape[1])

        def run() -> float:
            self._out[:] = map_over(*given)  # warms what another language has filled
            start = time.process_time()
            map_over(*given)
            return (time.process_time() - start) / STATES

        return run

    def machine_code(self, language: str, address: int) -> Timer:
        """Return the timer of a function at an address, once it is checked."""
        timer = self._timer(address)
        self._out[:] = np.nan
        timer()
        self.check(language, self._out)
        return timer

    def write(self, language: str, folder: Path, more: dict[str, str]) -> None:
        """Write the program and further files."""
        texts = generate([self.program], language, name=self.name)
        for path, text in (texts | more).items():
            (folder / path).write_text(text)

    def library(self, folder: Path, command: list[str]) -> Timer:
        """Return the timer of the function f in a shared library that is built."""
        build(command, folder)
        path = folder / command[command.index("-o") + 1]
        f = ctypes.cast(ctypes.CDLL(str(path)).f, ctypes.c_void_p)
        assert f.value is not None
        return self.machine_code(path.name, f.value)


def build(command: list[str], folder: Path) -> str:
    """Run a command, show what it said if it fails, and return it otherwise."""
    done = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(f"{' '.join(command)}\n{done.stdout}{done.stderr}")
    return done.stdout


def repeated(call: Callable[[], object], times: int, states: int = 1) -> Timer:
    """Return the timer of a call from Python that computes some states."""

    def run() -> float:
        start = time.process_time()
        for _ in range(times):
            call()
        return (time.process_time() - start) / times / states

    return run
