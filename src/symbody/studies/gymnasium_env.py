"""An environment of Gymnasium; imports it."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any, final

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from numpy.typing import NDArray

from symbody.analyses.stepper import Stepper
from symbody.arguments import listed, near, real_array, shown
from symbody.errors import ModelError, UnknownQuantityError

Array = NDArray[np.float64]


@final
class Measured(dict[str, Any]):
    """States and sensors by name; says which there are if one is not."""

    def __missing__(self, name: object) -> Any:
        known = [*self]
        raise UnknownQuantityError(
            f"to_gymnasium: {shown(name)} is not measured. A reward may look at "
            f"{listed(known)}. {near(name, known)}"
        )


def check_no_options(options: Mapping[str, object] | None) -> None:
    """Raise if `reset` got options, of which there are none.

    Raises:
        ModelError: It did.
    """
    if options:
        raise ModelError(
            f"to_gymnasium: reset has no options {listed(options)}, which would have "
            f"no effect. Say how episodes begin with start=… of to_gymnasium."
        )


def not_begun(whose: str = "") -> ModelError:
    """Return the error of a step before there is an episode."""
    return ModelError(
        f"to_gymnasium: no episode{whose} has begun, so there is none to go on with. "
        f"Call reset() before the first step()."
    )


def one_number(value: object, t: float, row: int | None = None) -> float:
    """Return what a reward has given.

    Raises:
        ModelError: It is no finite number.
    """
    number = real_array(value)
    one = None if number is None or number.size != 1 else float(number.item())
    if one is None or not math.isfinite(one):
        who = "" if row is None else f" of environment {row}"
        raise ModelError(
            f"to_gymnasium: the reward{who} gives {shown(value)} at t = {t:.6g} s. It "
            f"must give one finite number: check that all ways through the function "
            f"return one, such as a penalty where there is none."
        )
    return one


@final
class MechanismEnv(gymnasium.Env[Array, Array]):
    """A mechanism that goes on by steps of one length under actions.

    Attributes:
        stepper: The mechanism at work.
    """

    def __init__(
        self,
        stepper: Stepper,
        observed: Sequence[str],
        reward: Callable[[Mapping[str, object], object], float],
        start: Mapping[str, tuple[float, float]],
        duration: float | None,
        failed: Callable[[Mapping[str, object]], bool] | None,
    ) -> None:
        """Make spaces from the inputs and from what is observed."""
        self.stepper, self._observed, self._start = stepper, observed, start
        self._reward, self._duration, self._failed = reward, duration, failed
        self._is_begun = False
        low, high = [], []
        for entry in stepper.model.system.inputs.values():
            limits = entry.limits or (-np.inf, np.inf)
            low += [limits[0]] * entry.symbols.size
            high += [limits[1]] * entry.symbols.size
        self.action_space = gymnasium.spaces.Box(
            np.array(low, dtype=float), np.array(high, dtype=float), dtype=np.float64
        )
        size = self._observation(self._measured()).shape
        self.observation_space = gymnasium.spaces.Box(
            -np.inf, np.inf, size, dtype=np.float64
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Begin an episode; return what is observed."""
        check_no_options(options)
        super().reset(seed=seed)
        start = {
            name: float(self.np_random.uniform(low, high)) if low != high else low
            for name, (low, high) in self._start.items()
        }
        self.stepper.reset(start or None)
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
            raise not_begun()
        box = self.action_space
        assert isinstance(box, gymnasium.spaces.Box)
        acted = np.clip(np.asarray(action, dtype=float), box.low, box.high)
        self.stepper.step(acted)
        measured = self._measured()
        over = self._failed is not None and bool(self._failed(measured))
        end, t = self._duration, self.stepper.t
        cut = end is not None and t >= end - 1e-6 * self.stepper.dt
        value = one_number(self._reward(measured, acted), t)
        table = {"t": t, "action": acted}
        return self._observation(measured), value, over, cut, table

    def _measured(self) -> Measured:
        return Measured({**self.stepper.state, **self.stepper.sensors})

    def _observation(self, measured: Mapping[str, Any]) -> Array:
        parts = [np.ravel(measured[name]) for name in self._observed]
        return np.concatenate(parts).astype(np.float64) if parts else np.zeros(0)


def vector(
    made: Callable[[], MechanismEnv], count: int, autoreset: AutoresetMode
) -> SyncVectorEnv[Array, Array]:
    """Return so many environments side by side."""
    return SyncVectorEnv([made for _ in range(count)], autoreset_mode=autoreset)
