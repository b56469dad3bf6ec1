"""What a user chooses of a time integration."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias, final, get_args

import numpy as np

from symbody.analyses.inputs import Array
from symbody.errors import CallError

Method: TypeAlias = Literal["DP54", "RK4", "Radau", "BDF", "LSODA"]
METHODS: tuple[str, ...] = get_args(Method)
FINEST = 100 * np.finfo(np.float64).eps  # relative tolerance that rounding permits


@final
@dataclass(frozen=True)
class Settings:
    """Method and accuracy of a time integration.

    Attributes:
        method: "DP54" (Dormand–Prince, adaptive), "RK4" (fixed step), or, for stiff
            systems, SciPy's "Radau", "BDF" or "LSODA".
        rtol: Error allowed in a step, relative to the state; not for RK4.
        atol: Error allowed beside it, a number or one for each state; not for RK4.
        step: Step of RK4 [s]; made shorter where no whole number of it fits.
        max_step: Longest step of the other methods [s]. Needed only where a load acts
            so briefly that a long step may pass over it.
        max_steps: After so many steps, accepted or not, the run fails.
    """

    method: Method = "DP54"
    rtol: float = 1e-6
    atol: float | Sequence[float] | Array = 1e-9
    step: float | None = None
    max_step: float = math.inf
    max_steps: int = 10_000_000

    def __post_init__(self) -> None:
        if self.method not in METHODS:
            raise CallError(
                f"time integration: the method {self.method!r} is not known. "
                f"Choose one of {', '.join(METHODS)}."
            )
        if not FINEST <= self.rtol < math.inf:
            raise CallError(
                f"time integration: rtol is {self.rtol}. It must be at least "
                f"{FINEST:.1e}, because double precision has no more digits."
            )
        if not np.all(np.asarray(self.atol) > 0):
            raise CallError(
                f"time integration: atol is {self.atol}. It must be positive, because "
                f"a state may pass through zero; take a small number like 1e-12."
            )
        self._check_steps()

    def _check_steps(self) -> None:
        if (self.method == "RK4") != (self.step is not None):
            raise CallError(
                f"time integration: the method {self.method} got step={self.step}. "
                f"RK4 needs its fixed step; the other methods choose theirs, limited "
                f"by max_step."
            )
        if self.step is not None and not 0 < self.step < math.inf:
            raise CallError(
                f"time integration: step is {self.step}. It must be positive, also "
                f"where the times decrease."
            )
        if not self.max_step > 0:
            raise CallError(
                f"time integration: max_step is {self.max_step}. It must be positive."
            )
        if self.max_steps < 1:
            raise CallError(
                f"time integration: max_steps is {self.max_steps}. At least one step "
                f"must be allowed."
            )

    def tolerances(self, labels: tuple[str, ...]) -> Array:
        """Return the absolute tolerance of each state, shape (n,).

        Raises:
            CallError: The number of given tolerances is neither 1 nor n.
        """
        given = np.asarray(self.atol, dtype=np.float64)
        if given.ndim == 0 or given.shape == (len(labels),):
            return np.full(len(labels), given)
        raise CallError(
            f"time integration: atol has shape {given.shape}, but there are "
            f"{len(labels)} states: {', '.join(labels)}. Give one, or one for each."
        )
