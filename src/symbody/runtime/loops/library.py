"""The loops: their LLVM text and C sources, and what loads them when first used.

A unit is what is compiled together: the loop, and each method by itself, so that nobody
waits for a method that is not used.
"""

from __future__ import annotations

import ctypes
import math
import re
from collections.abc import Callable, Mapping
from ctypes import c_double, c_int64, c_void_p
from pathlib import Path
from typing import Any, final

import numpy as np

from symbody.dataclass import dataclass
from symbody.errors import CallError
from symbody.runtime.arrays import FLOAT, Vector, address
from symbody.runtime.llvm import NoLLVMError
from symbody.runtime.loops.structures import NO_CALL, Addressed, Call, Run, source
from symbody.runtime.machine_code import (
    MachineCode,
    TextRefusedError,
    machine_code,
    once,
)
from symbody.writers.llvm import NARROW

# In an installation that is not a zip file; what reads them needs no folder.
SOURCES = Path(__file__).parent / "sources"
HEADERS = (
    "ode.h", "solver.h", "singular.h", "nonstiff.h", "model.h", "meeting.h", "batch.h",
    "lanes.h", "lane_blocks.h", "tree_motion.h", "tree_links.h", "contact.h",
    "contact_law.h", "contact_methods.h", "contact_parts.h", "moreau.h",
    "radau_constants.h", "radau_matrices.h",
)  # fmt: skip
_OF_ONE_SOURCE = (
    "call", "definite", "device_math", "device_rows", "device_runs", "dp54", "dp853",
    "lane_blocks", "radau", "repeat", "rk4", "splines", "taylor", "tree_mass",
)  # fmt: skip
UNITS: Mapping[str, tuple[str, ...]] = {
    **{unit: (unit,) for unit in _OF_ONE_SOURCE},
    "loop": ("ode", "adaptive", "singular", "model", "meeting"),
    "batch": ("batch", "lanes"),
    "closing": ("closing", "pivots"),
    "tree_motion": ("tree_motion", "tree_loops"),
    "contact": (
        "contact", "contact_combinations", "contact_events", "contact_guards",
        "contact_impacts", "contact_law", "contact_modes", "contact_newton",
        "contact_pivots", "contact_search",
    ),
    "moreau": ("moreau", "moreau_contacts", "moreau_solve"),
}  # fmt: skip
# LLVM looks for other counters of their loops for up to half of all time, and they run
# as fast without. The loop and steps of dp853 gain by it.
_MANY_LOOPS = ("closing", "contact", "moreau", "radau")


def loop_text(unit: str) -> str:
    """Return the LLVM text of a unit."""
    return source(f"{unit}.ll").decode()


def digest(unit: str) -> str:
    """Return a checksum of the sources of a unit."""
    names = [*HEADERS, *(f"{name}.c" for name in UNITS[unit])]
    # OpenSSL: 3 ms for a start.
    from hashlib import sha256

    return sha256(b"".join(map(source, names))).hexdigest()


# Kinds of arguments in LLVM text.
_KINDS = {"void": None, "ptr": c_void_p, "i64": c_int64, "double": c_double}
_DEFINED = r"\ndefine (\S+) @(\w+)\((.*)\) \{\n"
# Units that others call, by how their functions begin.
_CALLED = {"ode": "loop", "model": "loop", "law": "contact"}
_DECLARED = r"\ndeclare \S+ @((ode|model|law)_\w+)\("


def called(text: str) -> dict[str, str]:
    """Return the functions of other units that the text of one calls, and these."""
    return {name: _CALLED[start] for name, start in re.findall(_DECLARED, text)}


@final
@dataclass(frozen=True, eq=False)
class Library:
    """The functions of a unit; each releases Python's lock while it runs."""

    code: MachineCode
    make: Callable[[str], Any]

    def __getattr__(self, name: str) -> Any:
        result = vars(self)[name] = self.make(name)
        return result


def _compiled_c(unit: str) -> MachineCode:
    """Return a unit from its C sources, with those of the loop if it calls these."""
    # As above.
    from symbody.runtime.compiler import find_compiler

    units = {*called(loop_text(unit)).values(), unit}
    units |= {"loop"} if "contact" in units else set()
    names = [*HEADERS, *(f"{name}.c" for one in sorted(units) for name in UNITS[one])]
    compiler = find_compiler(instead="")  # LLVM has refused already
    return compiler.library({name: source(name).decode() for name in names})


@once
def library(unit: str) -> Library:
    """Return a unit, from its C sources if LLVM does not take its text."""
    text = loop_text(unit)
    others = called(text).items()
    externals = {name: library(other).code.find(name) for name, other in others}
    attributed = text
    if unit == "tree_motion":  # where only sines have vectors of eight
        attributed = text.replace(") {\n", f") {NARROW} {{\n")
    try:
        code = machine_code(attributed, externals, many_loops=unit in _MANY_LOOPS)
    except TextRefusedError as refused:
        # Brings subprocesses, for which nobody should wait where LLVM does the work.
        from symbody.runtime.compiler import made_from_c

        with made_from_c(refused, "integrators"):
            code = _compiled_c(unit)
    except NoLLVMError:
        # As above.
        from symbody.runtime.compiler import has_compiler

        if not has_compiler():
            # Only for systems that have nothing else.
            from symbody.runtime.loops.in_python import PythonCode

            python = PythonCode(text, externals)
            return Library(MachineCode(python, python.find, ""), python.function)
        code = _compiled_c(unit)
    kinds = {
        name: (result, *(argument.split()[0] for argument in arguments.split(", ")))
        for result, name, arguments in re.findall(_DEFINED, text)
    }

    def make(name: str) -> Any:
        types: list[Any] = [_KINDS[kind] for kind in kinds[name]]
        return ctypes.CFUNCTYPE(*types)(code.find(name))

    return Library(code, make)


def method_address(name: str) -> int:
    """Return where the description of a method is: "dp54", "rk4", "moreau", ..."""
    return library(name).code.find(f"ode_{name}")


def call_of(function: Addressed | None) -> Any:
    """Return a function with its parameters, as loops take it."""
    return NO_CALL if function is None else Call(*places_of(function))


def places_of(function: Addressed) -> tuple[int, int, int]:
    """Return the addresses of a function, its parameters and its constants."""
    places: tuple[int, int, int] | None = getattr(function, "places", None)
    if places is None:
        p, k = function.parameters, function.constants
        places = function.address, address(p), address(k)
    return places


_NO_FORCES: Vector = np.zeros((0, 0))


@final
class Answers:
    """The states (N, n) at times that rise or fall [s], of which `known` rows are.

    Of contacts, `forces` (N, m) beside them.
    """

    def __init__(self, times: Vector, n: int, forces: int = 0) -> None:
        self.times = np.ascontiguousarray(times, FLOAT)
        rows = len(self.times)
        self.states: Vector = np.empty((rows, n))
        self.forces: Vector = np.full((rows, forces), np.nan) if forces else _NO_FORCES
        places = address(self.times), address(self.states)
        # By place, in half of the time that names take: the solver is not known yet.
        self.structure = Run(None, *places, rows, 0, rows)
        self.pointer = ctypes.addressof(self.structure)

    @property
    def known(self) -> int:
        """The number of rows that are known, from the first."""
        return int(self.structure.next)

    def put(self, y: Vector) -> None:
        """Answer the next time."""
        self.states[self.structure.next] = y
        self.structure.next += 1


# Rows of a call, which is not interrupted by Ctrl-C; between calls it is.
BLOCK = 4096


def map_over(
    f: Addressed, t: Vector, Y: Vector, U: Vector, size: int, into: Vector | None = None
) -> Vector:
    """Return f(t, y, u) at each row, shape (N, size), in contiguous memory.

    Rows of Y and U may have more numbers, which are not read.
    """
    if not len(t) == len(Y) == len(U):
        raise CallError(
            f"map_over: the arrays have different numbers of rows: t {len(t)}, "
            f"Y {len(Y)}, U {len(U)}. Each needs one for each time."
        )
    entry = getattr(f, "entry", None)
    if entry is not None:
        # Code reads by address, which other arguments would let it do anywhere.
        n, m = entry.of_states or (math.inf, math.inf)
        if n > Y.shape[1] or m > U.shape[1] or size != getattr(f, "size", size):
            raise CallError(
                f"map_over: {f!r} is to be called as f(t, y[{Y.shape[1]}], "
                f"u[{U.shape[1]}]) with {size} results. Take a function of these "
                f"arguments, or batch, which calls any."
            )
    t, Y, U = (np.ascontiguousarray(a, FLOAT) for a in (t, Y, U))
    out: Vector = np.zeros((len(t), size)) if into is None else into
    assert out.shape == (len(t), size)
    assert out.flags.c_contiguous
    call, map_rows = call_of(f), library("loop").model_map
    for i in range(0, len(t), BLOCK):
        map_rows(
            ctypes.addressof(call), min(BLOCK, len(t) - i), address(t[i:]),
            address(Y[i:]), Y.shape[1], address(U[i:]), U.shape[1], address(out[i:]),
            size,
        )  # fmt: skip
    return out
