"""Results of runs: a block of them in a row, those that failed, and warnings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, final

import numpy as np

from symbody.arguments import Numbers
from symbody.results.ensemble import Failure as Failure
from symbody.results.motion import Motion


class Outcome(NamedTuple):
    """The outcome of a run."""

    values: Mapping[str, Numbers]  # what is kept, by label
    notes: Sequence[str] = ()
    warned: bool = False  # whether `simulate` would warn of it
    failure: Failure | None = None


@final
@dataclass(frozen=True, eq=False)
class Block:
    """The kept results of some runs in a row."""

    first: int  # number of the first one
    # By label, an array each, first index that of the run; NaN where it failed.
    values: Mapping[str, Numbers]
    failures: tuple[Failure, ...] = ()
    notes: tuple[tuple[int, str], ...] = ()  # numbers of runs, and sentences
    warned: tuple[int, ...] = ()  # the runs of which `simulate` would warn

    @classmethod
    def joined(cls, parts: Sequence[Block]) -> Block:
        """Return blocks that follow each other as one."""
        first = parts[0]
        table = {
            label: np.concatenate([part.values[label] for part in parts])
            for label in first.values
        }
        failures = tuple(f for part in parts for f in part.failures)
        notes = tuple(n for part in parts for n in part.notes)
        warned = tuple(run for part in parts for run in part.warned)
        return cls(first.first, table, failures, notes, warned)


class Heard(NamedTuple):
    """A motion, and warnings while it was computed, of which most are notes."""

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
