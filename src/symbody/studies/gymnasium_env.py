"""Environments of Gymnasium, which this imports."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, final

import gymnasium
import numpy as np
from numpy.typing import NDArray

from symbody.analyses.stepper import Stepper
from symbody.arguments import listed, near, real_array, shown
from symbody.errors import ModelError, UnknownQuantityError

Array = NDArray[np.float64]


@final
class StatesAndSensors(dict[str, Any]):
    """States and sensors by name; says which there are if one is not."""

    def __missing__(self, name: object) -> Any:
        known = [*self]
        raise UnknownQuantityError(
            f"to_gymnasium: {shown(name)} is not measured. A reward may look at "
            f"{listed(known)}. {near(name, known)}"
        )


@dataclass(frozen=True)
class Episodes:
    """Rules of episodes: what is seen of steps, how they are rewarded, and the end."""

    observed: Sequence[str]  # names of states and sensors
    # from what is measured and the action
    reward: Callable[[Mapping[str, Any], Any], float]
    start: Mapping[str, tuple[float, float]]  # ranges of start values by name
    duration: float | None  # when an episode is cut off [s]
    # from what is measured to whether it is over
    failed: Callable[[Mapping[str, Any]], bool] | None

    def first(self, random: np.random.Generator) -> dict[str, float]:
        """Return start values of an episode."""
        return {
            name: float(random.uniform(low, high)) if low != high else low
            for name, (low, high) in self.start.items()
        }

    def rewarded(self, measured: Mapping[str, Any], action: Array, t: float) -> float:
        """Return the reward of a step, or raise ModelError where it is no number."""
        value = self.reward(measured, action)
        number = real_array(value)
        one = None if number is None or number.size != 1 else float(number.item())
        if one is None or not math.isfinite(one):
            raise ModelError(
                f"to_gymnasium: the reward gives {shown(value)} at t = {t:.6g} s. "
                f"It must give one finite number: check that all ways through the "
                f"function return one, such as a penalty where there is none."
            )
        return one


@final
class MechanismEnv(gymnasium.Env[Array, Array]):
    """A mechanism that goes on by steps of one length under actions.

    Attributes:
        stepper: The mechanism at work.
    """

    def __init__(self, stepper: Stepper, episodes: Episodes) -> None:
        """Make spaces from the inputs and from what is observed."""
        self.stepper, self._episodes = stepper, episodes
        self._is_begun = False
        low, high = [], []
        for entry in stepper.model.system.inputs.values():
            limits = entry.limits or (-np.inf, np.inf)
            low += [limits[0]] * entry.symbols.size
            high += [limits[1]] * entry.symbols.size
        self._low, self._high = np.array(low, dtype=float), np.array(high, dtype=float)
        box = gymnasium.spaces.Box
        self.action_space = box(self._low, self._high, dtype=np.float64)
        size = self._observation(self._measured()).shape
        self.observation_space = box(-np.inf, np.inf, size, dtype=np.float64)

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Begin an episode; return what is observed."""
        if options:
            raise ModelError(
                f"to_gymnasium: reset has no options {listed(options)}, which would "
                f"have no effect. Say how episodes begin with start=… of to_gymnasium."
            )
        super().reset(seed=seed)
        self.stepper.reset(self._episodes.first(self.np_random) or None)
        self._is_begun = True
        return self._observation(self._measured()), {"t": self.stepper.t}

    def step(self, action: Array) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """Act for a step; return observation, reward, whether it is over, or cut off.

        Actions beyond the limits of an input act as the limit, which the reward gets,
        too, and which is "action" in what is told beside.

        Raises:
            ModelError: No episode has begun.
        """
        if not self._is_begun:
            raise ModelError(
                "to_gymnasium: no episode has begun, so there is none to go on with. "
                "Call reset() before the first step()."
            )
        numbers = np.ravel(np.asarray(action, dtype=float))
        if numbers.size != self._low.size:
            raise ModelError(
                f"to_gymnasium: action={shown(action)} has {numbers.size} numbers. "
                f"Give {self._low.size}, one for each entry of an input."
            )
        acted = np.clip(numbers, self._low, self._high)
        self.stepper.step(acted)
        measured, t, rules = self._measured(), self.stepper.t, self._episodes
        over = rules.failed is not None and bool(rules.failed(measured))
        # Times of steps are rounded.
        beyond = t + 1e-6 * self.stepper.dt
        cut = rules.duration is not None and beyond >= rules.duration
        value = rules.rewarded(measured, acted, t)
        return self._observation(measured), value, over, cut, {"t": t, "action": acted}

    def _measured(self) -> StatesAndSensors:
        return StatesAndSensors({**self.stepper.state, **self.stepper.sensors})

    def _observation(self, measured: Mapping[str, Any]) -> Array:
        parts = [np.ravel(measured[name]) for name in self._episodes.observed]
        return np.concatenate(parts).astype(np.float64) if parts else np.zeros(0)
