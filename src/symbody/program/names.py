"""Names of symbols in generated code.

What the user called a symbol it is called in the code, as far as the language allows.
Where it does not, the change is predictable:

* characters that cannot stand in a name become "_", Greek letters are spelled out:
  "r[0]" becomes r_0, "θ" becomes theta;
* a name that the language or the generated code needs itself gets a "_" after it; but
  temporaries t0, t1, … and constants k0, k1, … leave out the numbers of such symbols;
* where a name may not begin with "_", it gets an "x" before it; where names may not be
  long, what is too much is cut off at their end;
* of two symbols that would have one name, the second gets "_2" after it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from itertools import count
from typing import final

from symbody.dataclass import dataclass
from symbody.errors import WriterError
from symbody.expr.node import Symbol

# Arrays of blocks, functions with a definition of their own.
_RESERVED = re.compile(r"t[0-9]+_[gm]|f[0-9]+_.*[^_]|_.*")
_TEMPORARY = re.compile(r"[tk][0-9]+")
_IDENTIFIER = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
_TAKEN = frozenset({"k", "w"})


@final
@dataclass(frozen=True)
class Rules:
    """The rules of a language for names, beyond letters, digits and underscores."""

    letter_first: bool = False
    longest: int | None = None
    case_counts: bool = True


ANY_NAMES = Rules()

# Where identifiers notes what it changes, while someone wants to know.
_renames: ContextVar[dict[str, str] | None] = ContextVar("renames", default=None)
_INDEX = re.compile(r"[\[\],]+")


@contextmanager
def recorded_renames() -> Iterator[dict[str, str]]:
    """Yield a dictionary that gets the names changed meanwhile, indices aside."""
    renames: dict[str, str] = {}
    token = _renames.set(renames)
    try:
        yield renames
    finally:
        _renames.reset(token)


def identifiers(
    symbols: Iterable[Symbol], *, reserved: Collection[str], rules: Rules = ANY_NAMES
) -> dict[Symbol, str]:
    """Return a valid name for each symbol, no two alike, and none `reserved`.

    The order of the symbols must not depend on chance.
    """

    def key(name: str) -> str:
        return name if rules.case_counts else name.lower()

    renames = _renames.get()
    names: dict[Symbol, str] = {}
    reserved_keys = {key(name) for name in reserved}
    taken = set(reserved_keys)
    for symbol in symbols:
        if symbol in names:
            continue
        wanted = identifier(symbol.name)
        if rules.letter_first and wanted[0] == "_":
            wanted = f"x{wanted}"
        wanted = wanted[: rules.longest]
        if key(wanted) in reserved_keys or _RESERVED.fullmatch(key(wanted)):
            wanted = _ended(wanted, "_", rules)
        name = wanted
        number = 1
        while key(name) in taken:
            number += 1
            name = _ended(wanted, f"_{number}", rules)
        taken.add(key(name))
        names[symbol] = name
        if renames is not None and name != _INDEX.sub("_", symbol.name).rstrip("_"):
            renames[symbol.name] = name
    return names


def _ended(name: str, end: str, rules: Rules) -> str:
    """Return a name with an end that is not cut off."""
    length = None if rules.longest is None else rules.longest - len(end)
    return name[:length] + end


def free_names(letter: str, symbols: Iterable[Symbol], first: int = 0) -> Iterator[str]:
    """Yield names of temporaries ("t") or constants ("k") that no symbol has."""
    taken = {identifier(symbol.name).lower() for symbol in symbols}
    return (name for i in count(first) if (name := f"{letter}{i}") not in taken)


def check_names(program: str, arrays: Sequence[str]) -> None:
    """Raise WriterError for names that no language could use, or t not first."""
    for name in (program, *arrays):
        is_reserved = _RESERVED.fullmatch(name) or _TEMPORARY.fullmatch(name)
        if is_reserved or not _IDENTIFIER.fullmatch(name):
            raise WriterError(
                f"program {program!r}: the name {name!r} cannot be used in generated "
                f"code. It needs letters, digits and underscores, a letter first, and "
                f"must not look like a temporary as t0 or k0 do."
            )
    doubled = [n for i, n in enumerate(arrays) if n in arrays[:i] or n in _TAKEN]
    if doubled:
        raise WriterError(
            f"program {program!r}: the name {doubled[0]!r} stands twice, or for the "
            f"constants k or the work array w of each function. Choose another one."
        )
    if "t" in arrays[1:]:
        raise WriterError(
            f"program {program!r}: the time 't' must be the first argument, as it is "
            f"passed by value; here the arrays are {', '.join(arrays)}."
        )


def check_reserved(
    language: str, names: Iterable[str], *, reserved: Collection[str]
) -> None:
    """Refuse, by WriterError, names that a language needs itself."""
    for name in names:
        if name in reserved:
            raise WriterError(
                f"the {language} writer cannot use the name {name!r} for a function or "
                f"an array: the language or the generated code needs it. Choose "
                f"another one, e.g. {name + '_'!r}."
            )


def identifier(name: str) -> str:
    """Return a name with only letters, digits and underscores, no digit first."""
    spelled = "".join(_spelled(character) for character in name)
    parts = re.sub(r"[^0-9A-Za-z_]+", "_", spelled)
    if parts != spelled:
        parts = parts.strip("_")
    if not parts:
        return "x"
    return f"x{parts}" if parts[0].isdigit() else parts


def free_identifier(name: str, reserved: Collection[str]) -> str:
    """Return a name as an identifier, with a "_" after it if it is reserved."""
    own = identifier(name)
    return f"{own}_" if own in reserved else own


def _spelled(character: str) -> str:
    if character.isascii():
        return character
    words = unicodedata.name(character, "").split()
    if words[:1] != ["GREEK"] or "LETTER" not in words:
        return " "
    spelled = words[words.index("LETTER") + 1].lower()
    return spelled.capitalize() if "CAPITAL" in words else spelled
