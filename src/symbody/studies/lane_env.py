"""Many environments of one mechanism that step together, eight in lanes at a time."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from numbers import Integral
from typing import Any, TypeAlias, final

import gymnasium
import numpy as np
from gymnasium.utils.seeding import np_random
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from symbody.analyses.stepper import Stepper
from symbody.arguments import listed, shown
from symbody.errors import AnalysisError, CallError, ModelError
from symbody.expr.node import Node
from symbody.expr.traverse import symbols_of
from symbody.pipeline import CompiledModel
from symbody.runtime.lane_runs import LaneRuns
from symbody.studies.gymnasium_env import (
    Measured,
    MechanismEnv,
    check_no_options,
    not_begun,
    one_number,
)

Array = NDArray[np.float64]


def goes_in_lanes(stepper: Stepper, start: Sequence[str]) -> bool:
    """Return whether a mechanism steps in lanes: RK4, no loops, events or clock.

    Args:
        stepper: The mechanism.
        start: Names of the start values that episodes vary.
    """
    model, problem = stepper.model, stepper.problem
    if stepper.method.step is None or model.backend != "llvm":
        return False
    system = model.system
    if system.constrained or system.start_conditions or problem.keeping is not None:
        return False
    turning = {i + k for i in system.quaternions for k in range(4)}
    labels = list(model.state_labels())
    if problem.ends is not None or turning & {labels.index(name) for name in start}:
        return False
    places = [model.time_switches(name) for name in ("derivatives", "sensors")]
    if any(place.switches or place.calls for place in places) or _has_clock(model):
        return False
    return model.batch("derivatives", workers=1).in_lanes


def _has_clock(model: CompiledModel) -> bool:
    """Return whether the rates depend on time."""
    program = model.function("derivatives").program
    nodes: list[Node] = [a.node for a in (*program.assignments(), *program.constants)]
    nodes += [node for result in program.results for node in result.nodes]
    names = {symbol.name for node in nodes for symbol in symbols_of(node)}
    return model.system.t.name in names


# One entry an environment: rewards, or whether episodes are over.
Row: TypeAlias = NDArray[Any]


@final
class LaneEnv(gymnasium.vector.VectorEnv[Array, Array, Row]):
    """Environments as `MechanismEnv`, a row each; what ended begins anew by itself.

    Rows do not know of each other: one has the same bits however many there are.
    """

    def __init__(
        self,
        one: MechanismEnv,
        count: int,
        observed: Sequence[str],
        reward: Callable[[Mapping[str, object], object], float],
        start: Mapping[str, tuple[float, float]],
        duration: float | None,
        failed: Callable[[Mapping[str, object]], bool] | None,
        autoreset: AutoresetMode,
    ) -> None:
        """Make rows, which `reset` puts at their start."""
        self.metadata = {"autoreset_mode": autoreset}
        self._autoreset = autoreset
        self.num_envs = count
        self.single_action_space = one.action_space
        self.single_observation_space = one.observation_space
        self.action_space = batch_space(one.action_space, count)
        self.observation_space = batch_space(one.observation_space, count)
        box = one.action_space
        assert isinstance(box, gymnasium.spaces.Box)
        self._low, self._high = box.low, box.high
        self._observed, self._reward, self._start = observed, reward, start
        self._duration, self._failed = duration, failed
        stepper = one.stepper
        self._model, self._dt = stepper.model, stepper.dt
        model, step = self._model, stepper.method.step
        batch = model.batch("derivatives", workers=1)
        self._lanes = LaneRuns(
            model.function("derivatives"), batch, ["u"], np.array([0.0, self._dt]),
            self._dt if step is None else step, model.system.quaternions,
        )  # fmt: skip
        sensors = model.equations("sensors").results
        self._sensors = {name: nodes.shape for name, nodes in sensors.items()}
        self._batch = model.batch("sensors", workers=1) if self._sensors else None
        self._first = np.array(stepper.problem.y0, dtype=float)
        self._labels = list(model.state_labels())
        self._Y = np.tile(self._first, (count, 1))
        self._U = np.zeros((count, len(model.system.u)))
        self._steps = np.zeros(count, dtype=np.int64)
        self._over = np.zeros(count, dtype=bool)
        self._begun = np.zeros(count, dtype=bool)
        self._chances: list[np.random.Generator] = [
            np_random()[0] for _ in range(count)
        ]

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, object] | None = None,
    ) -> tuple[Array, dict[str, Any]]:
        """Begin an episode in each row; return what is observed.

        Args:
            seed: One for the first row, followed by the next numbers, or one for each.
            options: A "reset_mask" says in which rows; others go on.

        Raises:
            ModelError: A seed, or an option, is none.
        """
        rows = self._asked_rows(options)
        for i, own in enumerate(self._seeds(seed)):
            if own is not None and i in rows:
                self._chances[i] = np_random(own)[0]
        self._begin(rows)
        return self._observations(self._measured()), self._told(rows, rows[:0])

    def _asked_rows(self, options: Mapping[str, object] | None) -> NDArray[np.int64]:
        """Return the rows that shall begin: all, or those of a mask."""
        values = dict(options or {})
        mask = values.pop("reset_mask", None)
        check_no_options(values)
        if mask is None:
            return np.arange(self.num_envs)
        truths = np.asarray(mask)
        if truths.dtype != np.bool_ or truths.shape != (self.num_envs,):
            raise ModelError(
                f"to_gymnasium: reset_mask={shown(mask)}: it must be an array of "
                f"{self.num_envs} truths. Give one for each environment."
            )
        return np.flatnonzero(truths)

    def _seeds(self, seed: int | Sequence[int | None] | None) -> list[int | None]:
        """Return the seed of each row."""
        count = self.num_envs
        if seed is None:
            return [None] * count
        if isinstance(seed, Integral):
            return [int(seed) + i for i in range(count)]
        seeds = list(seed) if isinstance(seed, Sequence | np.ndarray) else []
        if len(seeds) != count or not all(
            one is None or isinstance(one, Integral) for one in seeds
        ):
            raise ModelError(
                f"to_gymnasium: seed={shown(seed)}: it must be a whole number, or one "
                f"for each of {count} environments. Give for example seed=1."
            )
        return [None if one is None else int(one) for one in seeds]

    def step(self, actions: Array) -> tuple[Array, Row, Row, Row, dict[str, Any]]:
        """Act for a step in each row; rows that have ended begin anew, as was chosen.

        Raises:
            AnalysisError: The state of a row is not finite any more.
            CallError: The actions are not one row each, or not finite.
            ModelError: A row has not begun, or it has ended and nobody has begun it
                anew.
        """
        arguments_by_name = self._acts(actions)
        if not self._begun.all():
            rows = listed(np.flatnonzero(~self._begun).tolist(), 5)
            raise not_begun(f" of environments {rows}")
        if self._autoreset is AutoresetMode.DISABLED and self._over.any():
            raise ModelError(
                f"to_gymnasium: the episodes of environments "
                f"{listed(np.flatnonzero(self._over).tolist(), 5)} have ended. Begin "
                f"them anew with reset(options={{'reset_mask': over | cut}}), or take "
                f"autoreset='next_step'."
            )
        anew, goes = np.flatnonzero(self._over), np.flatnonzero(~self._over)
        acted = np.clip(arguments_by_name, self._low, self._high)
        self._U[goes] = acted[goes]
        self._advance(goes)
        self._begin(anew)
        self._steps[goes] += 1
        measured = self._measured()
        rewards = np.zeros(self.num_envs)
        over, cut = (np.zeros(self.num_envs, dtype=bool) for _ in range(2))
        times = self._times().tolist()
        for i in goes.tolist():
            row = Measured({name: values[i] for name, values in measured.items()})
            over[i] = self._failed is not None and bool(self._failed(row))
            rewards[i] = one_number(self._reward(row, acted[i]), times[i], i)
        if self._duration is not None:
            cut[goes] = self._times()[goes] >= self._duration - 1e-6 * self._dt
        self._over = over | cut
        every = np.arange(self.num_envs)
        result, text = self._observations(measured), self._told(every, goes)
        if self._autoreset is AutoresetMode.SAME_STEP and self._over.any():
            ended = np.flatnonzero(self._over)
            last = {
                int(i): {
                    "final_obs": result[i].copy(),
                    "final_info": {"t": text["t"][i], "action": text["action"][i]},
                }
                for i in ended
            }
            self._begin(ended)
            result = self._observations(self._measured())
            text = self._told(every, np.flatnonzero(~(over | cut)))
            for i, info in last.items():
                text = self._add_info(text, info, i)
        return result, rewards, over, cut, text

    def _acts(self, actions: Array) -> Array:
        """Return the actions, a row each."""
        values, shape = np.asarray(actions, dtype=float), self.action_space.shape
        if values.shape != shape or not np.isfinite(values).all():
            raise CallError(
                f"to_gymnasium: actions={shown(actions)}: they must be finite numbers "
                f"in the shape {shape}. Give a row for each environment."
            )
        return values

    def _times(self) -> Array:
        times: Array = self._dt * self._steps.astype(float)
        return times

    def _begin(self, rows: NDArray[np.int64]) -> None:
        for i in rows.tolist():
            self._Y[i], self._U[i], self._steps[i] = self._first, 0.0, 0
            for name, (low, high) in self._start.items():
                value = self._chances[i].uniform(low, high) if low != high else low
                self._Y[i, self._labels.index(name)] = value
            self._model.check_inertia(0.0, self._Y[i])
            self._over[i], self._begun[i] = False, True

    def _advance(self, rows: NDArray[np.int64]) -> None:
        p, width = self._model.parameters[None, :], self._lanes.width
        for first in range(0, len(rows), width):
            at = rows[first : first + width]
            into = np.full((len(at), 2, self._Y.shape[1]), np.nan)
            failed = self._lanes.states(p, self._Y[at], self._U[at], into, _goes_on)
            assert failed is not None, "nobody stops it"
            bad = np.flatnonzero(~np.isnan(failed))
            if bad.size:
                i = int(at[bad[0]])
                raise AnalysisError(
                    f"to_gymnasium: the rates of environment {i} are not finite at "
                    f"t = {self._times()[i] + failed[bad[0]]:g} s. Let `failed` end "
                    f"episodes before, or take a shorter step."
                )
            self._Y[at] = into[:, 1]

    def _measured(self) -> dict[str, Any]:
        table: dict[str, object] = dict(zip(self._labels, self._Y.T, strict=True))
        if self._batch is not None:
            # One entry in all comes without an axis of its own.
            found_rows = self._batch(self._times(), self._Y, self._U)
            values, at = found_rows.reshape(self.num_envs, -1), 0
            for name, shape in self._sensors.items():
                size = math.prod(shape)
                table[name] = values[:, at : at + size].reshape(-1, *shape)
                at += size
        return table

    def _observations(self, measured: Mapping[str, Any]) -> Array:
        parts = [measured[name].reshape(self.num_envs, -1) for name in self._observed]
        return np.hstack(parts) if parts else np.zeros((self.num_envs, 0))

    def _told(self, rows: Row, acted: Row) -> dict[str, Any]:
        """Return what is told beside of rows, as vectors of Gymnasium do.

        Args:
            rows: Of which something is told.
            acted: Those that have acted, and not begun anew since.
        """
        table: dict[str, Any] = {}
        known = {"t": (self._times(), rows), "action": (self._U, acted)}
        for name, (values, places) in known.items():
            text = np.zeros(self.num_envs, dtype=bool)
            text[places] = True
            if text.any():
                stored = np.zeros_like(values)
                stored[text] = values[text]
                table |= {name: stored, f"_{name}": text}
        return table


def _goes_on() -> bool:
    return False
