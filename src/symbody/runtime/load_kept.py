"""Machine code of programs: from disk, or from what LLVM has just made.

It knows no writer, so that a start that finds all its code imports none.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from symbody.dataclass import dataclass
from symbody.runtime.code import Addresses, Code
from symbody.runtime.machine_code import MachineCode, kept_code


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
