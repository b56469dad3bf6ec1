"""Outcomes of analyses as data, and their cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias, final

Outcome: TypeAlias = Literal["completed", "interrupted", "failed"]


@final
@dataclass(frozen=True)
class Status:
    """The outcome of an analysis.

    Attributes:
        outcome: "completed"; "interrupted" by the user, who keeps what was computed;
            or "failed".
        message: What happened, as a sentence for the user.
    """

    outcome: Outcome
    message: str

    @property
    def completed(self) -> bool:
        """Whether the analysis came to its end."""
        return self.outcome == "completed"

    def __str__(self) -> str:
        return f"{self.outcome}: {self.message}"


@final
@dataclass(frozen=True)
class Statistics:
    """The cost of a time integration.

    Attributes:
        method: "DP54", "RK4", "Radau", "BDF" or "LSODA".
        steps: Accepted steps.
        rejected: Steps that were tried in vain; None where the solver does not tell.
        evaluations: Calls of the right-hand side.
        jacobians: Calls of the Jacobian, or differencings if there is none.
        seconds: Of all steps, without loading or compiling the loop.
        stiff: Whether DP54 was held up by stiffness: an implicit method is faster then.
        events: Time events at which steps ended: corners and jumps of formulas of time.
        note: What else is to be known of the steps, such as a longest step that was
            chosen because nobody said when a Python function jumps.
    """

    method: str
    steps: int
    rejected: int | None
    evaluations: int
    jacobians: int
    seconds: float
    stiff: bool = False
    events: int = 0
    note: str = ""

    def __str__(self) -> str:
        parts = [f"{self.steps} steps"]
        if self.rejected is not None:
            parts.append(f"{self.rejected} rejected")
        parts.append(f"{self.evaluations} evaluations")
        if self.jacobians:
            parts.append(f"{self.jacobians} Jacobians")
        if self.events:
            parts.append(f"{self.events} time event{'s' * (self.events > 1)}")
        stiff = ", stiff: try an implicit method" if self.stiff else ""
        note = f"; {self.note}" if self.note else ""
        text = f"{self.method}: {', '.join(parts)} in {self.seconds:.3g} s"
        return f"{text}{stiff}{note}"
