"""Compiled functions that are called from Python with NumPy arrays."""

from __future__ import annotations

import ctypes
import math
from collections.abc import Callable, Collection, Sequence
from functools import cached_property, partial
from typing import Any, final

import numpy as np
from numpy.typing import ArrayLike

from symbody.dataclass import Shared, dataclass
from symbody.errors import CallError
from symbody.program.program import Program, Repeated
from symbody.runtime.arrays import (
    Slot,
    Vector,
    address,
    checked_output,
    input_array,
    read_only,
    time_value,
)
from symbody.runtime.machine_code import Code

_PACKED = ctypes.CFUNCTYPE(None, ctypes.c_double, ctypes.c_void_p)
_DIRECT = ctypes.CFUNCTYPE(None, ctypes.c_double, *[ctypes.c_void_p] * 5)
_CONSTANTS = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)
# Of code that has other constants than the program of its formulas.
OF_MEMBERS = "members of "


@final
@dataclass(frozen=True)
class Signature:
    """The arguments and results of a program, and how many constants it computes."""

    name: str
    arrays: tuple[Slot, ...]
    timed: bool
    results: tuple[Slot, ...]
    constants: int

    @classmethod
    def of(cls, program: Program | Repeated) -> Signature:
        """Return how a program is called."""
        return cls(
            program.name,
            tuple(
                Slot(a.name, (len(a.symbols),), tuple(s.name for s in a.symbols))
                for a in program.arguments
                if not a.scalar
            ),
            any(a.scalar for a in program.arguments),
            tuple(Slot(r.name, r.shape, r.labels) for r in program.results),
            len(program.constants),
        )


@final
class Entry:
    """A program as machine code: what does not depend on values of parameters.

    `packed` calls it with t and a block of addresses, `direct` with those of y, u, p, k
    and results; `condense` computes the constants k from p. `again` makes the same in
    another process; or of nothing, if not from a program. Code from disk may come from
    a process that derived more, or in another order: `content` is the checksum of its
    formulas, `content_here` that of `program`.
    """

    def __init__(
        self,
        signature: Signature,
        code: Code,
        again: Callable[..., Entry],
        lowered: Callable[[], Program],
        *,
        is_written: bool = True,
        seldom: bool = False,
        content: str | None = None,
        content_here: Callable[[], str | None] | None = None,
    ) -> None:
        self.signature = signature
        self.content, self._content_here = content, content_here
        self.code = code
        self.addresses = addresses = code.addresses[signature.name]
        self.address = addresses.function
        self.packed = _PACKED(addresses.packed)
        self.direct = _DIRECT(addresses.function)
        self.condense = _CONSTANTS(addresses.constants)
        self.timed = signature.timed
        slots = signature.arrays
        self.inputs = tuple(slot for slot in slots if slot.name != "p")
        self.p = next((s for s in slots if s.name == "p"), Slot("p", (0,), ()))
        self.results = signature.results
        self.size = sum(math.prod(slot.shape) for slot in self.results)
        # How many numbers y and u have, if it is called with t, y and u.
        lengths = [slot.shape[0] for slot in self.inputs]
        self.of_states = tuple(lengths) if self.timed and len(lengths) == 2 else None
        self.again = again
        self.is_written = is_written
        self.seldom = seldom
        self.of_rows: dict[object, Any] = {}
        self._lowered = lowered

    def condensed(self, p: Vector) -> Vector:
        """Return the constants k that follow from parameters."""
        k = np.empty(self.signature.constants)
        self.condense(address(p), address(k))
        return k

    @cached_property
    def program(self) -> Program:
        """The program that was compiled, lowered now if its code was kept on disk.

        It computes the same. Its constants are those of `of_program` in their order.
        """
        return self._lowered()

    @property
    def is_derived(self) -> bool:
        """Whether this process has derived the formulas, and not only loaded code."""
        return self._content_here is None

    @cached_property
    def of_program(self) -> Entry:
        """This entry if it was compiled from `program`, or one that is."""
        if self.derived_content == self.content:
            return self
        entry = self.again(self.program)
        entry.content = self.derived_content
        return entry

    @cached_property
    def derived_content(self) -> str | None:
        """The checksum of the formulas of `program`, which is derived for it."""
        here = None if self._content_here is None else self._content_here()
        content = here or self.content
        return content and content.removeprefix(OF_MEMBERS)

    def __reduce__(self) -> tuple[Callable[..., Entry], tuple[Program, ...]]:
        return self.again, ((self.program,) if self.is_written else ())


@final
@dataclass(frozen=True, eq=False, repr=False)
class CompiledFunction(Shared):
    """A program as machine code, with values of its parameters.

    Called with the program's arguments except the parameters, it returns its results:
    one array, or a tuple of them. It never changes, and any number of threads may call
    it; compiled code runs without Python's lock.

    Attributes:
        entry: The machine code.
        parameters: Values of the parameters, shape (np,), read-only; NaN until they
            are given.
        constants: What was computed from them, shape (nk,), read-only.
        places: The addresses of the machine code, the parameters and the constants.
    """

    entry: Entry
    parameters: Vector
    constants: Vector
    places: tuple[int, int, int]

    @classmethod
    def of(cls, entry: Entry, parameters: ArrayLike | None = None) -> CompiledFunction:
        """Return the function with values of its parameters, or raise a CallError."""
        if parameters is None:
            p = np.full(entry.p.shape, np.nan)
        else:
            p = np.array(input_array(entry.signature.name, entry.p, parameters))
        # Of what may be written addresses are read faster.
        return cls.bound(entry, read_only(p), address(p))

    @classmethod
    def bound(cls, entry: Entry, p: Vector, place: int) -> CompiledFunction:
        """Return the function with values, which never change, at an address."""
        assert p.shape == entry.p.shape, entry.signature
        k, place = np.empty(entry.signature.constants), place or address(p)
        places = entry.address, place, address(k)
        entry.condense(*places[1:])
        k.flags.writeable = False
        return cls(entry, p, k, places)

    @property
    def of_program(self) -> CompiledFunction:
        """This function as what else is written from its program takes constants."""
        entry = self.entry.of_program
        return self if entry is self.entry else self.of(entry, self.parameters)

    @property
    def name(self) -> str:
        """Name of the program."""
        return self.entry.signature.name

    @property
    def program(self) -> Program:
        """The program that was compiled."""
        return self.entry.program

    @property
    def size(self) -> int:
        """The number of numbers of all its results."""
        return self.entry.size

    @property
    def address(self) -> int:
        """The address for compiled code, valid as long as this object exists."""
        return self.entry.address

    def with_parameters(self, p: ArrayLike) -> CompiledFunction:
        """Return the same function with other values of its parameters.

        What depends on parameters only is computed here, not at every call.

        Args:
            p: Values in the order of the program's argument "p", shape (np,).

        Raises:
            CallError: The shape is wrong, or the entries are not real numbers.
        """
        return CompiledFunction.of(self.entry, p)

    def __call__(self, *arguments: object, p: ArrayLike | None = None) -> Any:
        """Return the results.

        Args:
            *arguments: The program's arguments, in order, without the parameters.
            p: Other parameters than its own, for this call only.

        Raises:
            CallError: The arguments do not fit.
        """
        function = self if p is None else self.with_parameters(p)
        try:
            return function.call(*arguments)
        except TypeError:
            if len(arguments) == self.entry.timed + len(self.entry.inputs):
                raise
        raise CallError(
            f"{self.name}: {len(arguments)} arguments are given, but it is called as "
            f"{self.signature}. Give all of them; the inputs u of a model without "
            f"inputs are an empty list."
        )

    @property
    def signature(self) -> str:
        """The call with the shapes of its arrays: NAME(t, y[2], u[1])."""
        arguments = ["t"] if self.entry.timed else []
        arguments += [f"{slot.name}{list(slot.shape)}" for slot in self.entry.inputs]
        return f"{self.name}({', '.join(arguments)})"

    @cached_property
    def call(self) -> Callable[..., Any]:
        """The function that `__call__` calls, without its overhead of 0.1 µs."""
        return self._called(returns=True)

    @cached_property
    def into(self) -> Callable[..., None]:
        """The function that writes into float64 arrays, behind or among arguments."""
        return self._called(returns=False)

    def __reduce__(self) -> tuple[object, ...]:
        return CompiledFunction.of, (self.entry, self.parameters)

    def __repr__(self) -> str:
        results = ", ".join(
            f"{slot.name}{list(slot.shape)}" for slot in self.entry.results
        )
        has_lanes = any(isinstance(key, frozenset) for key in self.entry.of_rows)
        end = ", of many rows in lanes" if has_lanes else ""
        return f"CompiledFunction {self.signature} -> {results}{end}"

    def _called(self, *, returns: bool) -> Callable[..., Any]:
        # Runs whose loops are compiled do without.
        from symbody.runtime.calls import function_of

        entry = self.entry
        name, inputs, results = self.name, entry.inputs, entry.results
        # None of them holds this object, which is then freed without a collector.
        scope = {
            **_invoking(entry),
            "_time": lambda t: time_value(name, t),
            "_buffers": partial(buffers_of, entry, self.parameters, self.constants),
            "_slowly": partial(_slowly, entry),
        }
        return function_of(inputs, results, scope, timed=entry.timed, returns=returns)


def _invoking(entry: Entry) -> dict[str, object]:
    """Return the function that reads plain arguments and evaluates."""
    # As in `_called`.
    from symbody.runtime.calls import python_call

    names = [slot.name for slot in entry.signature.arrays]
    entries = [(names.index(slot.name), slot.shape) for slot in entry.inputs]
    # Behind the constants.
    wanted = [(i, s.shape) for i, s in enumerate(entry.results, len(names) + 1)]
    head = [entry.addresses.packed]
    invoke, plan = python_call("call_function", head, entries, wanted)
    return {"_invoke": invoke, "_plan": plan}


def _slowly(
    entry: Entry,
    buffers: Sequence[Any],
    t: float,
    inputs: Sequence[object],
    results: Sequence[object],
) -> None:
    """Read any arguments through buffers, evaluate, and copy the results."""
    name, (pointer, _, *arrays) = entry.signature.name, buffers
    for slot, array, value in zip(entry.inputs, arrays, inputs, strict=False):
        array[...] = input_array(name, slot, value)
    entry.packed(t, pointer)
    values = arrays[len(inputs) :]
    for slot, array, result in zip(entry.results, values, results, strict=True):
        checked_output(name, slot, result)[...] = array


def buffers_of(entry: Entry, p: Vector, k: Vector) -> tuple[Any, ...]:
    """Return the address of a block of addresses, the block, and its arrays."""
    inputs = [np.zeros(slot.shape) for slot in entry.inputs]
    results = [np.zeros(slot.shape) for slot in entry.results]
    left = iter(inputs)
    arrays = [p if slot.name == "p" else next(left) for slot in entry.signature.arrays]
    addresses = [address(a) for a in (*arrays, k, *results)]
    block = (ctypes.c_void_p * len(addresses))(*addresses)
    return ctypes.addressof(block), block, *inputs, *results


def packed_text(name: str, arguments: Sequence[str], scalars: Collection[str]) -> str:
    """Return the text of a function that takes pointers from a block, and calls one."""
    lines: list[str] = []
    operands: list[str] = []
    for argument in arguments:
        if argument in scalars:
            operands.append("double %t")
            continue
        i = len(lines) // 2
        lines += [
            f"  %a{i} = getelementptr ptr, ptr %block, i64 {i}",
            f"  %p{i} = load ptr, ptr %a{i}",
        ]
        operands.append(f"ptr %p{i}")
    call = f"  call void @{name}({', '.join(operands)})"
    head = f"define void @{name}_packed(double %t, ptr %block) {{"
    return "\n".join([head, *lines, call, "  ret void", "}", ""])
