"""Names of elements: as the file has them wherever a model allows it."""

from __future__ import annotations

import re
from typing import final

from symbody.errors import ModelError
from symbody.model.joint import Joint
from symbody.model.names import NameBook

_LONGEST = 200


@final
class Naming:
    """Finds a free name for each element of a file.

    A file may call a body, its joint and its motor all the same, with any characters;
    a model may not. Who comes first keeps the name; others have their kind added to
    it, and a number if that is not enough.
    """

    def __init__(self) -> None:
        self._book = NameBook()
        # The last number that was added to a name.
        self._numbers: dict[str, int] = {}
        # Beginnings, up to an underscore, of all names like those of coordinates.
        self._beginnings: set[str] = set()

    def take(self, kind: str, wanted: str) -> str:
        """Return a free name for an element, which then is taken.

        Args:
            kind: What it is: "body", "joint", "input", ….
            wanted: Its name in the file; empty if it has none.
        """
        first = valid_name(wanted) if wanted else kind
        with_kind = first if first.endswith(kind) else f"{first}_{kind}"
        for name in (first, with_kind):
            if self._is_free(kind, name):
                self._keep(kind, name)
                return name
        number = self._numbers.get(with_kind, 1) + 1
        while not self._is_free(kind, f"{with_kind}_{number}"):
            number += 1
        self._numbers[with_kind] = number
        self._keep(kind, f"{with_kind}_{number}")
        return f"{with_kind}_{number}"

    def moves(self, joint: Joint) -> None:
        """Take the names of the coordinates of a joint."""
        for symbol in (*joint.q, *joint.v, *joint.vd):
            self._keep("coordinate", symbol.name)

    def _keep(self, kind: str, name: str) -> None:
        self._book.take(kind, name)
        if name.startswith(("q_", "v_", "vd_")):
            words = name.split("_")
            self._beginnings.update("_".join(words[:n]) for n in range(2, len(words)))

    def _is_free(self, kind: str, name: str) -> bool:
        try:
            self._book.check(kind, name)
        except ModelError:
            return False
        if kind != "joint":
            return True
        motions = (f"q_{name}", f"v_{name}", f"vd_{name}")
        return all(
            motion not in self._beginnings and self._book.kind_of(motion) is None
            for motion in motions
        )


def valid_name(wanted: str) -> str:
    """Return a name with what a model does not allow in it replaced."""
    cleaned = re.sub(r"\W+", "_", wanted[:_LONGEST], flags=re.ASCII).strip("_")
    return cleaned if cleaned[:1].isalpha() else f"a_{cleaned}".rstrip("_")
