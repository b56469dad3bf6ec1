"""Names of elements: the allowed ones, and those that are taken."""

from __future__ import annotations

import re

from symbody.arguments import shown
from symbody.errors import ModelError, NameTakenError

_VALID = re.compile(r"[A-Za-z][A-Za-z0-9_]*\Z")
_RESERVED = frozenset({"t", "time", "world"})
# Names of quantities that results have besides the user's.
_OF_RESULTS = frozenset(
    {"axis", "row", "column", "kinetic_energy", "potential_energy", "total_energy"}
    | {"work", "energy_error", "residual"}
)
_MEASURED = frozenset({"input", "expression", "sensor", "state"})


def check_name(kind: str, name: str) -> None:
    """Raise ModelError unless the name can be used in every language."""
    if not isinstance(name, str) or not _VALID.match(name):
        cleaned = re.sub(r"\W+", "_", str(name), flags=re.ASCII).strip("_")
        if not _VALID.match(cleaned):
            cleaned = f"a_{cleaned}".rstrip("_")
        raise ModelError(
            f"{kind} {shown(name)}: a name is a letter followed by letters, digits and "
            f"underscores, because it appears in generated code. "
            f"Try {cleaned!r}."
        )
    if name in _RESERVED:
        raise ModelError(
            f"{kind} {name!r}: the name is reserved. 't' is time, 'time' that of "
            f"motions and FMUs, 'world' is body 0; pick another, e.g. {name + '_a'!r}."
        )


class NameBook:
    """The names of one model, each with the kind of element that has it."""

    def __init__(self) -> None:
        self._kinds: dict[str, str] = {}

    def copy(self) -> NameBook:
        """Return another one with the same names."""
        other = NameBook()
        other._kinds.update(self._kinds)
        return other

    def check(self, kind: str, name: str) -> None:
        """Raise unless a name of the user's may be taken."""
        check_name(kind, name)
        if kind in _MEASURED and name in _OF_RESULTS:
            raise ModelError(
                f"{kind} {name!r}: a motion has a quantity or dimension of this name "
                f"already, as it has {', '.join(sorted(_OF_RESULTS - {name}))}; pick "
                f"another, e.g. {name + '_2'!r}."
            )
        self.check_free(kind, name)

    def check_free(self, kind: str, name: str) -> None:
        """Raise NameTakenError if a name that follows, as q_hip, is taken."""
        if name in self._kinds:
            raise NameTakenError(kind, name, self._kinds[name])

    def take(self, kind: str, name: str) -> None:
        """Reserve a name that was checked, last, so that what is refused has none."""
        self._kinds[name] = kind

    def kind_of(self, name: str) -> str | None:
        """Return the kind of the element of this name."""
        return self._kinds.get(name)
