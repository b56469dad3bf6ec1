"""Machine code of programs: addresses, owners, and code from disk."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import final

from symbody.dataclass import dataclass
from symbody.runtime.machine_code import MachineCode, kept_code


@final
@dataclass(frozen=True)
class Addresses:
    """The addresses of the functions of one program.

    Attributes:
        function: (arguments by value or pointer, k, results by pointer), see
            docs/reference; what integrators call.
        constants: (p, k), computes k.
        packed: (t, block): calls `function` with t and the pointers in `block`.
            Passing two arguments instead of seven takes Python 0.2 µs instead of 0.5.
    """

    function: int
    constants: int
    packed: int


@final
@dataclass(frozen=True)
class Code:
    """Functions in memory.

    Attributes:
        addresses: By program name.
        owner: The functions exist as long as this object does.
        kept: Names under which the object code is on disk; None if that is not enough
            for another process.
    """

    addresses: Mapping[str, Addresses]
    owner: object
    kept: tuple[str, ...] | None = None


@final
@dataclass(frozen=True, eq=False)
class _Owner:
    """Memory that must live as long as the functions."""

    codes: Sequence[MachineCode]
    callbacks: Sequence[object]


def load_kept(names: Sequence[str], objects: Sequence[str]) -> Code | None:
    """Return compiled functions that another process has left on disk.

    Args:
        names: Of the programs.
        objects: Names of the object code, as `Code` had them there.

    Returns:
        The functions; None if the code is not kept any more.

    Raises:
        CompileError: The folder for compiled code cannot be used.
    """
    constants, evaluations = map(kept_code, objects)
    if constants is None or evaluations is None:
        return None
    return code_of(names, constants, evaluations, ())


def code_of(
    names: Sequence[str],
    constants: MachineCode,
    evaluations: MachineCode,
    callbacks: Sequence[object],
) -> Code:
    """Return the functions of programs in machine code.

    Args:
        names: Of the programs.
        constants: Has what computes their constants.
        evaluations: Has the functions themselves.
        callbacks: Functions of Python that they call.
    """
    addresses = {
        name: Addresses(
            evaluations.function(name),
            constants.function(f"{name}_constants"),
            evaluations.function(f"{name}_packed"),
        )
        for name in names
    }
    objects = None if callbacks else (constants.name, evaluations.name)
    return Code(addresses, _Owner((constants, evaluations), callbacks), objects)
