"""Large arrays in C and C++: in scratch memory, filled by loops.

Compilers take minutes for functions with ten thousands of statements, and threads have
stacks of half a megabyte on some systems.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

# 32 kB: what the stack has room for, with what calls the function.
MOST_ON_STACK = 4096
_ENTRY = re.compile(r"(\w+)\[(\d+)\]")
_ZERO = "0.0"
# From so many entries of one array on a table of places is shorter.
_FEW = 8


def in_room(name: str, texts: Sequence[str], begin: int) -> list[str]:
    """Return the statements that make an array in scratch memory and fill it.

    Args:
        name: Of the array.
        texts: Of its entries.
        begin: Its place in scratch memory.
    """
    lines = [f"double *const {name} = &w[{begin}];"]
    if _ZERO in texts:
        lines.append(f"for (int _i = 0; _i < {len(texts)}; ++_i) {name}[_i] = {_ZERO};")
    read: dict[str, list[tuple[int, int]]] = {}
    for place, text in enumerate(texts):
        entry = _ENTRY.fullmatch(text)
        if entry:
            read.setdefault(entry[1], []).append((place, int(entry[2])))
        elif text != _ZERO:
            lines.append(f"{name}[{place}] = {text};")
    for source, pairs in read.items():
        if len(pairs) < _FEW:
            lines += [f"{name}[{to}] = {source}[{at}];" for to, at in pairs]
        else:
            lines += _copied(name, source, pairs)
    return lines


def _copied(name: str, source: str, pairs: Sequence[tuple[int, int]]) -> list[str]:
    """Return the statements that copy entries from places to places."""
    count = len(pairs)
    to, at = pairs[0]
    loop = f"for (int _i = 0; _i < {count}; ++_i)"
    if pairs == [(to + i, at + i) for i in range(count)]:
        return [f"{loop} {name}[{to} + _i] = {source}[{at} + _i];"]
    into, read = ([str(pair[side]) for pair in pairs] for side in (0, 1))
    tables = [
        f"static const int {table}[{count}] = {{{', '.join(places)}}};"
        for table, places in (("_to", into), ("_from", read))
    ]
    return ["{", *tables, f"{loop} {name}[_to[_i]] = {source}[_from[_i]];", "}"]
