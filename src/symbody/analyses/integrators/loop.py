"""What the driver of a run sees of a method, and the two methods that are compiled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, final

from symbody.analyses.integrators import dormand_prince, runge_kutta_4
from symbody.analyses.integrators.call import RightHandSide
from symbody.analyses.integrators.dormand_prince import Tolerance
from symbody.analyses.integrators.run import Run


class Loop(Protocol):
    """A method at work on a run."""

    def start(self) -> int:
        """Prepare the first step; return RUNNING or why there is none."""

    def advance(self, budget: int) -> int:
        """Try at most `budget` steps; return RUNNING or why the run has ended."""


@final
@dataclass(frozen=True)
class RungeKutta4:
    """Fixed steps, see runge_kutta_4."""

    f: RightHandSide
    run: Run
    step: float

    def start(self) -> int:
        """Evaluate the first rates."""
        return runge_kutta_4.start(self.f, self.run, self.step)

    def advance(self, budget: int) -> int:
        """Step in compiled code."""
        return runge_kutta_4.advance(self.f, self.run, budget)


@final
@dataclass(frozen=True)
class DormandPrince54:
    """Adaptive steps, see dormand_prince."""

    f: RightHandSide
    run: Run
    tolerance: Tolerance

    def start(self) -> int:
        """Evaluate the first rates and choose the first step."""
        return dormand_prince.start(self.f, self.run, self.tolerance)

    def advance(self, budget: int) -> int:
        """Step in compiled code."""
        return dormand_prince.advance(self.f, self.run, self.tolerance, budget)
