"""The way out where the installed LLVM does not take a text: C, and a warning."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from symbody.errors import CompileError, warn_user
from symbody.runtime.machine_code import TextRefusedError

_TOLD: set[str] = set()


@contextmanager
def made_from_c(refused: TextRefusedError, what: str) -> Iterator[None]:
    """Make something by the system's C compiler instead, and say so once a process.

    Args:
        refused: What LLVM had to say.
        what: Is made, in the plural.

    Raises:
        CompileError: There is no C compiler either; the message says both.
    """
    try:
        yield
    except CompileError as error:
        raise CompileError(
            f"{refused} Without it the {what} are made by a C compiler, but {error}"
        ) from refused
    if what not in _TOLD:
        _TOLD.add(what)
        warn_user(
            f"{refused} Until then the {what} are made by the system's C compiler; "
            f"results agree to rounding."
        )
