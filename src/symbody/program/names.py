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
from collections.abc import Collection, Iterable

from symbody.expr.node import Symbol

# Temporaries and constants of generated code.
_RESERVED = re.compile(r"[tk][0-9]+|_.*")


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
        return "_"
    spelled = words[words.index("LETTER") + 1].lower()
    return spelled.capitalize() if "CAPITAL" in words else spelled
