"""Environments of Gymnasium, which this imports: one, and many in lanes together."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from numbers import Integral
from typing import Any, TypeAlias, final

import gymnasium
import numpy as np
from gymnasium.utils.seeding import np_random
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from symbody.analyses.stepper import Stepper
from symbody.arguments import listed, near, real_array, shown
from symbody.errors import AnalysisError, CallError, ModelError, UnknownQuantityError
from symbody.expr.node import Node
from symbody.expr.traverse import symbols_of
from symbody.pipeline import CompiledModel
from symbody.studies.engine import Lanes, Plan

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

    def is_over(self, measured: Mapping[str, Any]) -> bool:
        """Return whether an episode ends with what is measured."""
        return self.failed is not None and bool(self.failed(measured))

    def is_cut(self, t: Any, step: float) -> Any:
        """Return whether an episode is cut off at a time, or at each of several."""
        return t >= (np.inf if self.duration is None else self.duration - 1e-6 * step)

    def rewarded(
        self, measured: Mapping[str, Any], action: Array, t: float, who: str = ""
    ) -> float:
        """Return the reward of a step, or raise ModelError where it is no number."""
        value = self.reward(measured, action)
        number = real_array(value)
        one = None if number is None or number.size != 1 else float(number.item())
        if one is None or not math.isfinite(one):
            raise ModelError(
                f"to_gymnasium: the reward{who} gives {shown(value)} at t = {t:.6g} s. "
                f"It must give one finite number: check that all ways through the "
                f"function return one, such as a penalty where there is none."
            )
        return one


def check_no_options(options: Mapping[str, object] | None) -> None:
    """Raise ModelError if `reset` got options, of which there are none."""
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
        check_no_options(options)
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
            raise not_begun()
        acted = np.clip(np.asarray(action, dtype=float), self._low, self._high)
        self.stepper.step(acted)
        measured, t = self._measured(), self.stepper.t
        over = self._episodes.is_over(measured)
        cut = bool(self._episodes.is_cut(t, self.stepper.dt))
        value = self._episodes.rewarded(measured, acted, t)
        return self._observation(measured), value, over, cut, {"t": t, "action": acted}

    def _measured(self) -> StatesAndSensors:
        return StatesAndSensors({**self.stepper.state, **self.stepper.sensors})

    def _observation(self, measured: Mapping[str, Any]) -> Array:
        parts = [np.ravel(measured[name]) for name in self._episodes.observed]
        return np.concatenate(parts).astype(np.float64) if parts else np.zeros(0)


def lanes_of(stepper: Stepper, start: Sequence[str]) -> Lanes | None:
    """Return a stepper as rows in lanes: with RK4, and no loops, events or clock."""
    model, problem, method = stepper.model, stepper.problem, stepper.method
    system, times = model.system, np.array([0.0, stepper.dt])
    if method.step is None or system.constrained or system.start_conditions:
        return None
    turning = {i + k for i in system.quaternions for k in range(4)}
    if turning & {list(model.state_labels()).index(name) for name in start}:
        return None
    switches = [model.time_switches(name) for name in ("derivatives", "sensors")]
    if any(one.switches or one.calls for one in switches) or _has_clock(model):
        return None
    plan = Plan(model, problem, method, times, (), "yu")
    return None if plan.why_not_in_lanes() else Lanes(plan)


def _has_clock(model: CompiledModel) -> bool:
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
        lanes: Lanes,
        count: int,
        episodes: Episodes,
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
        self._low, self._high = one._low, one._high
        self._episodes = episodes
        stepper = one.stepper
        self._model, self._dt, self._lanes = stepper.model, stepper.dt, lanes
        model = self._model
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
        rows = self._rows_of(options)
        for i, own in enumerate(self._seeds(seed)):
            if own is not None and i in rows:
                self._chances[i] = np_random(own)[0]
        self._begin(rows)
        return self._observations(self._measured()), self._infos(rows, rows[:0])

    def _rows_of(self, options: Mapping[str, object] | None) -> NDArray[np.int64]:
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
        acts, shape = np.asarray(actions, dtype=float), self.action_space.shape
        if acts.shape != shape or not np.isfinite(acts).all():
            raise CallError(
                f"to_gymnasium: actions={shown(actions)}: they must be finite numbers "
                f"in the shape {shape}. Give a row for each environment."
            )
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
        acted = np.clip(acts, self._low, self._high)
        self._U[goes] = acted[goes]
        self._advance(goes)
        self._begin(anew)
        self._steps[goes] += 1
        measured = self._measured()
        rewards, over = np.zeros(self.num_envs), np.zeros(self.num_envs, dtype=bool)
        times, cut = self._times(), over.copy()
        for i in goes.tolist():
            row = StatesAndSensors(
                {name: values[i] for name, values in measured.items()}
            )
            over[i] = self._episodes.is_over(row)
            who = f" of environment {i}"
            rewards[i] = self._episodes.rewarded(row, acted[i], float(times[i]), who)
        cut[goes] = self._episodes.is_cut(times[goes], self._dt)
        self._over = over | cut
        every = np.arange(self.num_envs)
        result, text = self._observations(measured), self._infos(every, goes)
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
            text = self._infos(every, np.flatnonzero(~(over | cut)))
            for i, info in last.items():
                text = self._add_info(text, info, i)
        return result, rewards, over, cut, text

    def _times(self) -> Array:
        return np.asarray(self._dt * self._steps.astype(float))

    def _begin(self, rows: NDArray[np.int64]) -> None:
        for i in rows.tolist():
            self._Y[i], self._U[i], self._steps[i] = self._first, 0.0, 0
            for name, value in self._episodes.first(self._chances[i]).items():
                self._Y[i, self._labels.index(name)] = value
            self._model.check_inertia(0.0, self._Y[i])
            self._over[i], self._begun[i] = False, True

    def _advance(self, rows: NDArray[np.int64]) -> None:
        p, width = self._model.parameters[None, :], self._lanes.width
        for first in range(0, len(rows), width):
            at = rows[first : first + width]
            into = np.full((len(at), 2, self._Y.shape[1]), np.nan)
            failed = self._lanes.stepped(p, self._Y[at], self._U[at], into)
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
            sensor_rows = self._batch(self._times(), self._Y, self._U)
            values, at = sensor_rows.reshape(self.num_envs, -1), 0
            for name, shape in self._sensors.items():
                size = math.prod(shape)
                table[name] = values[:, at : at + size].reshape(-1, *shape)
                at += size
        return table

    def _observations(self, measured: Mapping[str, Any]) -> Array:
        parts = [
            measured[name].reshape(self.num_envs, -1)
            for name in self._episodes.observed
        ]
        return np.hstack(parts) if parts else np.zeros((self.num_envs, 0))

    def _infos(self, rows: Row, acted: Row) -> dict[str, Any]:
        """Return what is told of rows, and of those that acted and still go on."""
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
