"""Names of a PyMbs script become names of a model.

PyMbs keeps the names of bodies apart from the symbols of parameters, and allows names
that generated code of ours uses itself, as time. Where a name cannot stay it gets an
underscore or a number at its end.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import final

from symbody.errors import ModelError, NameTakenError
from symbody.model.names import NameBook


@final
class Names:
    """The names of one script, and what the model calls them."""

    def __init__(self) -> None:
        self._taken: set[str] = set()
        self._symbols: dict[str, str] = {}
        self._model_names: dict[str, str] = {}
        self._numbers: Counter[str] = Counter()

    def automatic(self, prefix: str) -> str:
        """Return the next of body_1, body_2, …, as PyMbs names what has no name."""
        self._numbers[prefix] += 1
        return f"{prefix}_{self._numbers[prefix]}"

    def fresh(self, kind: str, wanted: str) -> str:
        """Return a name of the model for an element that is no symbol."""
        name, number = allowed_name(kind, wanted), 1
        while not self._taken.isdisjoint(_with_derived(kind, name)):
            number += 1
            name = f"{allowed_name(kind, wanted)}_{number}"
        self._taken.update(_with_derived(kind, name))
        return name

    def symbol(self, kind: str, wanted: str) -> str:
        """Return the name of the model for a symbol.

        Raises:
            NameTakenError: The script has this symbol already.
        """
        if wanted in self._symbols:
            raise NameTakenError(kind, wanted, self._symbols[wanted])
        self._symbols[wanted] = kind
        name = self._model_names[wanted] = self.fresh(kind, wanted)
        return name

    def of(self, symbol: str) -> str:
        """Return what the model calls a symbol."""
        return self._model_names[symbol]

    def sensors(self) -> list[str]:
        """Return the symbols of sensors."""
        return [symbol for symbol, kind in self._symbols.items() if kind == "sensor"]

    def is_free(self, symbol: str) -> bool:
        """Return whether no symbol has this name."""
        return symbol not in self._symbols


def checked_string(who: str, value: object) -> str:
    """Return a name.

    Raises:
        ModelError: It is no string.
    """
    if not isinstance(value, str) or not value:
        raise ModelError(f"{who}: the name {value!r} must be a string.")
    return value


def allowed_name(kind: str, wanted: str) -> str:
    """Return the name nearest to a wanted one that a model permits."""
    name = re.sub(r"\W", "_", wanted, flags=re.ASCII).lstrip("_") or "a"
    if not name[0].isalpha():
        name = f"a_{name}"
    while not _is_allowed(kind, name):
        name += "_"
    return name


def _is_allowed(kind: str, name: str) -> bool:
    try:
        NameBook().check(kind, name)
    except ModelError:
        return False
    return True


def _with_derived(kind: str, name: str) -> set[str]:
    if kind != "joint":
        return {name}
    return {name, f"q_{name}", f"v_{name}", f"vd_{name}"}
