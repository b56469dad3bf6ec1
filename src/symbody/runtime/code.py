"""Results of a loader: addresses of machine code, and what keeps it in memory."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from symbody.dataclass import dataclass


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
