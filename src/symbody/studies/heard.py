"""Motions of runs with what would be warned of, which a study tells once for all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from symbody.results.motion import Motion


class Heard(NamedTuple):
    """A motion, and what would be warned of while it was computed.

    Attributes:
        motion: The motion.
        warnings: Of it; most are notes of the motion, too.
    """

    motion: Motion
    warnings: Sequence[str]

    @property
    def notes(self) -> list[str]:
        """The notes of the motion, and the warnings that are none of them."""
        notes = self.motion.notes
        said = [note.casefold() for note in notes]
        more = [
            warning
            for warning in dict.fromkeys(self.warnings)
            if not any(note in warning.casefold() for note in said)
        ]
        return [*notes, *more]
