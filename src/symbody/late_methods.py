"""The methods that are found later, by the names of their functions.

The names and their modules stand in `late_methods.pyi`, as public names do in
`__init__.pyi`: type checkers and editors find the functions themselves there.
"""

from __future__ import annotations

from symbody.public_names import Later, places


def __getattr__(name: str) -> Later:
    known = places(__name__)
    if name not in known:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return Later(known[name], name)
