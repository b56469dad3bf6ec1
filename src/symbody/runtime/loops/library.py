"""The loops, loaded into this process when first used, and their answers."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping
from ctypes import c_double, c_int64, c_void_p
from typing import Any, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.dataclass import dataclass
from symbody.errors import CallError
from symbody.runtime.arrays import address
from symbody.runtime.loops.structures import NO_CALL, Addressed, Call, Run
from symbody.runtime.loops.text import loop_text
from symbody.runtime.machine_code import (
    MachineCode,
    TextRefusedError,
    machine_code,
    once,
)

_SIGNATURES: dict[str, tuple[Any, ...]] = {
    "ode_work": (c_int64, c_void_p, c_int64, c_int64),
    "ode_pivots": (c_int64, c_void_p, c_int64),
    "ode_start": (None, c_void_p, c_double, c_double),
    "ode_step": (c_int64, c_void_p),
    "ode_interpolate": (c_int64, c_void_p, c_double, c_void_p),
    "model_connect": (None, c_void_p, c_void_p),
    "model_advance": (c_int64, c_void_p, c_int64),
    "model_map": (
        None, c_void_p, c_int64, c_void_p, c_void_p, c_int64, c_void_p, c_int64,
        c_void_p, c_int64,
    ),
    "model_map_inputs": (
        None, c_void_p, c_int64, c_void_p, c_void_p, c_int64, c_void_p
    ),
}  # fmt: skip


@final
@dataclass(frozen=True, eq=False)
class Library:
    """The functions of the loop; each releases Python's lock while it runs."""

    code: MachineCode
    functions: dict[str, Any]

    def __getattr__(self, name: str) -> Any:
        return self.functions[name]


# Of the loop, for the methods apart.
_SHARED = ("ode_step_adaptive", "ode_projected_rates", "ode_keep_new")


@once
def library() -> Library:
    """Return the loop and its functions."""
    code = _code("loop")
    functions = {
        name: ctypes.CFUNCTYPE(*signature)(code.function(name))
        for name, signature in _SIGNATURES.items()
    }
    return Library(code, functions)


def _code(unit: str, externals: Mapping[str, int] | None = None) -> MachineCode:
    """Return a unit, from its C sources if LLVM does not take its text."""
    try:
        return machine_code(loop_text(unit), externals)
    except TextRefusedError as refused:
        # Brings subprocesses, for which nobody should wait where LLVM does the work.
        from symbody.runtime.loops.in_c import loops_in_c

        return loops_in_c(refused)


@once
def _unit(name: str) -> MachineCode:
    loop = library().code
    needed = {name: loop.function(name) for name in _SHARED}
    return _code(name, needed)


@once
def tree_mass() -> tuple[MachineCode, Any, Any]:
    """Return the mass matrix of a tree in numbers, and the bytes that it works in."""
    code = _code("tree_mass")
    write = ctypes.CFUNCTYPE(None, c_int64, *[c_void_p] * 3, c_int64, c_void_p)
    size = ctypes.CFUNCTYPE(c_int64, c_int64)
    return (
        code,
        write(code.function("tree_mass_matrix")),
        size(code.function("tree_mass_work")),
    )


# Of equations of constraints, choices and starts, see closing.c.
_CLOSING: dict[str, tuple[Any, ...]] = {
    "choose_pivots": (c_int64, c_int64, c_int64, c_int64, c_void_p, c_void_p),
    "closing_work": (c_int64, c_int64, c_int64, c_int64),
    "closing_places": (c_int64, c_int64, c_int64, c_int64),
    "closing_settled": (c_int64, c_void_p, c_void_p),
    "closing_chosen": (c_int64, c_void_p, c_void_p),
    "closing_sign": (c_int64, c_void_p, c_void_p, c_int64, c_void_p, c_void_p),
}


@once
def closing() -> tuple[MachineCode, dict[str, Any]]:
    """Return what closes loops and chooses dependent velocities, by name."""
    code = _code("closing")
    return code, {
        name: ctypes.CFUNCTYPE(*signature)(code.function(name))
        for name, signature in _CLOSING.items()
    }


@once
def repeat_advance() -> tuple[MachineCode, Any]:
    """Return what does runs that differ in numbers one after the other."""
    code = _code("repeat")
    kind = ctypes.CFUNCTYPE(None, c_void_p, c_int64, c_int64)
    return code, kind(code.function("repeat_advance"))


@once
def method_address(name: str) -> int:
    """Return where the description of a method is: "dp54", "dp853", "rk4", "radau5"."""
    code = library().code if name == "dp54" else _unit(name)
    return code.data(f"ode_{name}")


Array: TypeAlias = NDArray[np.float64]


def call_of(function: Addressed | None) -> Call:
    """Return a function with its parameters, as loops take it."""
    if function is None:
        return NO_CALL
    p, k = function.parameters, function.constants
    return Call(function.address, address(p), address(k))


@final
class Answers:
    """The states at asked times, shape (N, n); NaN as far as they are not known.

    Times increase or decrease [s].
    """

    def __init__(self, times: Array, n: int) -> None:
        self.times = np.ascontiguousarray(times, dtype=float)
        self.states: Array = np.full((len(times), n), np.nan)
        rows = len(times)
        self.structure = Run(
            times=address(self.times), states=address(self.states), rows=rows, last=rows
        )

    @property
    def known(self) -> int:
        """The number of rows that are known, from the first."""
        return self.structure.next

    @property
    def last(self) -> int:
        """The row before which a solver stops to answer, as others follow later."""
        return self.structure.last

    @last.setter
    def last(self, row: int) -> None:
        self.structure.last = row

    def put(self, y: Array) -> None:
        """Answer the next time."""
        self.states[self.structure.next] = y
        self.structure.next += 1


def map_over(
    f: Addressed, t: Array, Y: Array, U: Array, size: int, into: Array | None = None
) -> Array:
    """Return f(t, y, u) at each row, shape (N, size), in contiguous memory."""
    if not len(t) == len(Y) == len(U):
        raise CallError(
            f"map_over: the arrays have different numbers of rows: t {len(t)}, "
            f"Y {len(Y)}, U {len(U)}. Each needs one for each time."
        )
    t, Y, U = (np.ascontiguousarray(a, dtype=float) for a in (t, Y, U))
    out: Array = np.zeros((len(t), size)) if into is None else into
    assert out.shape == (len(t), size)
    assert out.flags.c_contiguous
    call = call_of(f)
    library().model_map(
        ctypes.addressof(call), len(t), address(t), address(Y), Y.shape[1], address(U),
        U.shape[1], address(out), size,
    )  # fmt: skip
    return out
