"""Names of symbols in generated code.

What the user called a symbol it is called in the code, as far as the language allows.
Where it does not, the change is predictable:

* characters that cannot stand in a name become "_", Greek letters are spelled out:
  "r[0]" becomes r_0, "θ" becomes theta;
* a name that the language or the generated code needs itself gets a "_" after it;
* of two symbols that would have one name, the second gets "_2" after it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable, Sequence

from symbody.errors import WriterError
from symbody.expr.node import Symbol

# Temporaries, constants, and functions with a definition of their own.
_RESERVED = re.compile(r"[tk][0-9]+|f[0-9]+_.*[^_]|_.*")
_IDENTIFIER = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
_TAKEN = frozenset({"k", "w"})


def identifiers(
    symbols: Iterable[Symbol], *, reserved: Collection[str]
) -> dict[Symbol, str]:
    """Return a valid name for each symbol, no two alike.

    Args:
        symbols: In an order that does not depend on chance.
        reserved: Keywords, functions and arrays of the generated code.
    """
    names: dict[Symbol, str] = {}
    taken = set(reserved)
    for symbol in symbols:
        if symbol in names:
            continue
        wanted = identifier(symbol.name)
        if wanted in reserved or _RESERVED.fullmatch(wanted):
            wanted += "_"
        name = wanted
        number = 1
        while name in taken:
            number += 1
            name = f"{wanted}_{number}"
        taken.add(name)
        names[symbol] = name
    return names


def check_names(program: str, arrays: Sequence[str]) -> None:
    """Refuse names of a function and its arrays that no language could use.

    Raises:
        WriterError: A name is no identifier, stands twice, or is kept for something
            else; or time is not the first argument.
    """
    for name in (program, *arrays):
        if not _IDENTIFIER.fullmatch(name) or _RESERVED.fullmatch(name):
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
    """Refuse names of functions and arrays that a language needs itself.

    Raises:
        WriterError: One of the names is reserved.
    """
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


def _spelled(character: str) -> str:
    if character.isascii():
        return character
    words = unicodedata.name(character, "").split()
    if words[:1] != ["GREEK"] or "LETTER" not in words:
        return " "
    spelled = words[words.index("LETTER") + 1].lower()
    return spelled.capitalize() if "CAPITAL" in words else spelled
