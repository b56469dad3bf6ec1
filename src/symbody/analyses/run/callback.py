"""A user's Python function behind a C address, so that compiled loops can call it."""

from __future__ import annotations

import ctypes
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.instant.inputs import Array, InputFunction
from symbody.errors import CallError

SIGNATURE = ctypes.CFUNCTYPE(None, ctypes.c_double, *[ctypes.c_void_p] * 5)


@final
class PythonCall:
    """The inputs of a run from a Python function of time and state.

    An exception cannot cross the compiled loop: it is kept, and the loop told to stop.

    Attributes:
        address: Of the C function.
        parameters: None, as the functions of a model have them.
        constants: None as well.
        error: The first exception of the Python function, or None.
        time: When it was raised [s].
    """

    def __init__(
        self,
        function: InputFunction,
        n: int,
        labels: tuple[str, ...],
        stop: NDArray[np.int64],
    ) -> None:
        self._function = function
        self._n = n
        self._labels = labels
        self._stop = stop
        self._views: dict[tuple[int, int], Array] = {}
        self._entry = SIGNATURE(self._call)
        self.parameters = self.constants = np.zeros(0)
        self.address = ctypes.cast(self._entry, ctypes.c_void_p).value or 0
        self.error: BaseException | None = None
        self.time = 0.0

    def failure(self) -> Exception | None:
        """Return what the function raised if it is an error; Ctrl-C is none.

        Raises:
            BaseException: The function raised it to end the program.
        """
        if self.error is None or isinstance(self.error, KeyboardInterrupt):
            return None
        if not isinstance(self.error, Exception):
            raise self.error
        return self.error

    def _call(self, t: float, y: int, u: int, p: int, k: int, out: int) -> None:
        try:
            values = self._function(t, self._view(y, self._n).copy())
            self._view(out, len(self._labels))[:] = self._checked(values)
        # Whatever it is, KeyboardInterrupt included: integrate() deals with it.
        except BaseException as error:
            if self.error is None:
                self.error, self.time = error, t
            self._stop[0] = 1

    def _view(self, address: int, size: int) -> Array:
        """Return the array at an address; a run uses few, and the same all the time."""
        if (address, size) not in self._views:
            memory = (ctypes.c_double * size).from_address(address)
            self._views[address, size] = np.ctypeslib.as_array(memory)
        return self._views[address, size]

    def _checked(self, values: object) -> Array:
        inputs = np.atleast_1d(np.asarray(values, dtype=np.float64))
        if inputs.shape != (len(self._labels),):
            raise CallError(
                f"inputs: the function returned values of shape {inputs.shape}, but "
                f"there are {len(self._labels)} inputs: {', '.join(self._labels)}. "
                f"Return one number for each, in this order."
            )
        return inputs
