"""Gains of passes."""

from __future__ import annotations

from typing import final

from symbody.dataclass import dataclass
from symbody.expr.count import Counts


@final
@dataclass(frozen=True)
class PassReport:
    """The gain of one pass.

    Attributes:
        name: Of the pass.
        before: Operations of one evaluation before it.
        after: Operations after it.
        milliseconds: Time it took [ms].
    """

    name: str
    before: Counts
    after: Counts
    milliseconds: float

    def __str__(self) -> str:
        return (
            f"{self.name}: {self.before.total} -> {self.after.total} operations, "
            f"{self.milliseconds:.1f} ms"
        )
