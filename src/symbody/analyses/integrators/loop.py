"""What the driver of a run sees of a method, and the two methods that are compiled."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Protocol, final

from symbody.analyses.integrators import dormand_prince, runge_kutta_4
from symbody.analyses.integrators.call import RUNNING, RightHandSide
from symbody.analyses.integrators.dormand_prince import Tolerance
from symbody.analyses.integrators.run import STEP, Run


class Loop(Protocol):
    """A method at work on a run."""

    def start(self, guess: float) -> int:
        """Prepare the first step; return RUNNING or why there is none.

        Args:
            guess: How long it may be, from the steps before an event; 0 without [s].
        """

    def go_on(self) -> int:
        """Go on from the state of the run; return RUNNING or why that cannot be."""

    def advance(self, budget: int) -> int:
        """Try at most `budget` steps; return RUNNING or why the run has ended."""


@final
@dataclass(frozen=True)
class RungeKutta4:
    """Fixed steps, see runge_kutta_4."""

    f: RightHandSide
    run: Run
    step: float

    def start(self, guess: float) -> int:
        """Evaluate the first rates."""
        del guess  # the step is fixed
        return runge_kutta_4.start(self.f, self.run, self.step)

    def go_on(self) -> int:
        """Take the last rates, which are those of the state."""
        return RUNNING

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

    def start(self, guess: float) -> int:
        """Evaluate the first rates and choose the first step."""
        status = dormand_prince.start(self.f, self.run, self.tolerance)
        clock, times = self.run.clock, self.run.times
        span, step = float(times[-1] - times[0]), float(clock[STEP])
        longest = min(abs(span), self.tolerance.max_step)
        clock[STEP] = math.copysign(min(max(abs(step), guess), longest), span)
        return status

    def go_on(self) -> int:
        """Take the last rates, which are those of the state."""
        return RUNNING

    def advance(self, budget: int) -> int:
        """Step in compiled code."""
        return dormand_prince.advance(self.f, self.run, self.tolerance, budget)
